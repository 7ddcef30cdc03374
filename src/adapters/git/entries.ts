import { GateError } from "../../lib/error.ts";
import type { GitOutput } from "./git-command.ts";
import { expectSuccess } from "./git-command.ts";

/** One path that differs between two trees. The name is in latin1, one character a byte: it need not be text. */
export interface TreeChange {
  readonly name: string;
  /** Null where it is not there. */
  readonly oldMode: string | null;
  readonly newMode: string | null;
  /** All zeros where it is not there. */
  readonly newId: string;
}

type Run = (args: readonly string[], change: { readonly maxOutputBytes: number }) => Promise<GitOutput>;

const ENTRY = /^:(\d{6}) (\d{6}) [0-9a-f]+ ([0-9a-f]{40,64}) [A-Z]$/;

/** What differs between two trees or commits; a rename is a deletion and an addition. In: `withFolders` lists the trees too. Throws
 *  `git-failed`, also for more than the limit. */
export async function listEntries(
  run: Run,
  [before, after]: readonly [string, string],
  { maxListBytes, withFolders = false }: { readonly maxListBytes: number; readonly withFolders?: boolean },
): Promise<readonly TreeChange[]> {
  const depth = withFolders ? ["-r", "-t"] : ["-r"];
  const args = ["diff-tree", ...depth, "-z", "--raw", "--no-abbrev", "--no-renames", before, after, "--"];
  const output = expectSuccess(await run(args, { maxOutputBytes: maxListBytes }), "changes cannot be listed");
  const fields = output.toString("latin1").split("\0").slice(0, -1);
  const entries: TreeChange[] = [];
  for (let at = 0; at < fields.length; at += 2) {
    const [, oldMode = "", newMode = "", newId = ""] = ENTRY.exec(fields[at] ?? "") ?? [];
    const name = fields[at + 1];
    if (newId === "" || name === undefined) throw new GateError("git-failed", "the list of changes is unreadable");
    entries.push({ name, oldMode: modeIn(oldMode), newMode: modeIn(newMode), newId });
  }
  return entries;
}

function modeIn(mode: string): string | null {
  return mode === "000000" ? null : mode;
}
