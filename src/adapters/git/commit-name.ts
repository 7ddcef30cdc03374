import { GateError } from "../../lib/error.ts";
import type { RunGit } from "./git-command.ts";
import { expectSuccess } from "./git-command.ts";

/** Whether this is a full object name, the only kind of name that ever reaches git as an argument. */
export function isFullName(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/** Stops anything but full object names. Throws `commit-missing`. */
export function checkFullName(commit: string): void {
  if (!isFullName(commit))
    throw new GateError("commit-missing", `not a full commit name: ${JSON.stringify(commit.slice(0, 100))}`);
}

/** Types of objects by name, as `git cat-file` tells them. In: one name a line at most, free of line breaks.
 *  Out: full name and type per entry, null where there is no such object. */
export async function describeObjects(
  run: RunGit,
  gitDir: string,
  names: readonly string[],
): Promise<readonly ({ readonly name: string; readonly type: string } | null)[]> {
  const input = names.map((name) => `${name}\n`).join("");
  const output = await run({ args: ["cat-file", "--batch-check=%(objectname) %(objecttype)"], gitDir, input });
  const lines = expectSuccess(output, "objects cannot be looked up").toString("utf8").split("\n");
  return names.map((_, index) => {
    const match = /^([0-9a-f]{40,64}) (commit|tree|blob|tag)$/.exec(lines[index] ?? "");
    return match?.[1] === undefined || match[2] === undefined ? null : { name: match[1], type: match[2] };
  });
}
