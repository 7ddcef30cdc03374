import { lstatSync, mkdirSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { getuid } from "node:process";
import { codeOf, toWorldError } from "../lib/error.ts";
import { removeOnExit } from "./crash.ts";
import { UsageError } from "./settings.ts";

/** Where the working copies lie in the run's own folder. */
export const WORK = "work";

/** A private folder of this run for git objects and working copies, gone with the process at the latest. It lies beside those of the
 *  user's other runs. In: the runner's folder for temporary files, or null for the system's. Out: its real path. Throws: `UsageError`;
 *  `GateError`. */
export function makeScratchDir(parent: string | null): string {
  try {
    const folder = realpathSync(parent ?? tmpdir());
    // Git keeps such paths in files with one path a line.
    if (/[\n\r]/.test(folder))
      throw new UsageError(
        `the folder for temporary files, ${JSON.stringify(folder)}, has a line break in its path; set ${parent === null ? "TMPDIR" : "RUNNER_TEMP"} to another`,
      );
    const runs = makeRunsFolder(folder);
    // In one step: nothing may end the process between the two.
    const dir = mkdtempSync(join(runs ?? folder, runs === null ? "passwhen-" : "run-"));
    removeOnExit(dir);
    mkdirSync(join(dir, WORK));
    return dir;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw toWorldError("no temporary folder can be made", error);
  }
}

/** What programs of a run may not change: its own folder, and that with the folders of all runs, also of those that begin later. In: from
 *  `makeScratchDir`. Throws: never. */
export function scratchFolders(scratchDir: string): readonly [scratchDir: string, ...others: string[]] {
  const parent = dirname(scratchDir);
  return basename(parent) === runsName() ? [scratchDir, parent] : [scratchDir];
}

/** It stays when a run ends: another may be about to make its own folder there. Out: null where something else has the name, which anybody
 *  may have put there. */
function makeRunsFolder(folder: string): string | null {
  const name = runsName();
  if (name === null) return null;
  const runs = join(folder, name);
  try {
    mkdirSync(runs, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
  const stats = lstatSync(runs);
  return stats.isDirectory() && stats.uid === getuid?.() && (stats.mode & 0o077) === 0 ? runs : null;
}

function runsName(): string | null {
  const uid = getuid?.();
  return uid === undefined ? null : `passwhen-${uid}`;
}
