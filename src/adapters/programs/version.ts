import { parse } from "semver";
import { GateError } from "../../lib/error.ts";
import type { Processes } from "../../ports/process.ts";
import type { ProgramSpec } from "../../ports/programs.ts";
import { excerpt } from "./excerpt.ts";
import { withScratch } from "./scratch.ts";

const LIMIT_MS = 10_000;
const MAX_OUTPUT_BYTES = 16 * 1024;

export interface VersionContext {
  readonly processes: Processes;
  readonly tempDir: string;
  readonly signal: AbortSignal;
}

/** What came of asking a program for its version. `complaint` goes on after the program's name. */
export type VersionAnswer = { readonly version: string } | { readonly complaint: string };

/** Starts a program in private folders and reads its version from what it prints. Throws: `GateError` (`cancelled`, and what the
 *  machine refuses). */
export async function askVersion(
  { processes, tempDir, signal }: VersionContext,
  argv: readonly [string, ...string[]],
  { versionArgs }: ProgramSpec,
): Promise<VersionAnswer> {
  const { ended, exitCode, killedBy, startError, stdout, stderr } = await withScratch(tempDir, (scratch) =>
    processes.run({
      command: { argv: [...argv, ...versionArgs] },
      ...scratch,
      env: {},
      stdin: null,
      timeoutMs: LIMIT_MS,
      maxOutputBytes: MAX_OUTPUT_BYTES,
      signal,
    }),
  );
  if (ended === "cancelled") throw new GateError("cancelled", "the run was cancelled");
  if (ended === "not-started")
    return { complaint: `cannot be started: ${excerpt(startError ?? "") ?? "no reason given"}` };
  const words = excerpt(stdout.text) ?? excerpt(stderr.text);
  const printed = words === null ? "and printed nothing" : `and printed: ${words}`;
  if (ended === "timed-out") return { complaint: `did not tell its version within ${LIMIT_MS / 1000} s ${printed}` };
  if (exitCode !== 0)
    return { complaint: `ended with ${killedBy ?? `exit code ${exitCode}`} when asked for its version ${printed}` };
  const version = findVersion(stdout.text);
  return version === null ? { complaint: `was asked for its version ${printed}` } : { version };
}

/** The first thing in a text that is a version, whole: `codex-cli 0.171.0` has one, `error 404` has none. */
function findVersion(text: string): string | null {
  for (const [, candidate = ""] of text.matchAll(/(?<![\w.-])v?(\d+\.\d+\.\d+(?:-[\w-]+(?:\.[\w-]+)*)?)(?![\w-])/g)) {
    const version = parse(candidate);
    if (version !== null) return version.version;
  }
  return null;
}
