import { execFile } from "node:child_process";
import { lstatSync } from "node:fs";
import { promisify } from "node:util";
import { removeTree } from "../adapters/git/remove-tree.ts";
import { messageOf } from "../lib/error.ts";
import type { Log } from "../ports/log.ts";

/** Says what is in the way last; there may be as many reasons as files. */
const REMOVE = 'rm -rf -- "$1" 2>/dev/null || { chmod -R u+rwx -- "$1" 2>/dev/null; rm -rf -- "$1" 2>&1 | tail -n 1; }';
/** Not what a check may have put on PATH. */
const PATH = "/usr/bin:/bin";

/** Removes the folder of a run that has its verdict. What cannot be removed costs disk, and is said. Throws: never. */
export async function removeScratch(dir: string, log: Log): Promise<void> {
  const why = await removeTree(dir).then(
    () => null,
    // Paths may be too long to be named, and Node names them all; `rm` goes from folder to folder.
    () => removeFromWithin(dir),
  );
  if (why !== null) log.warning(`a temporary folder could not be removed: ${fromEnd(dir, 90)}: ${why.slice(0, 60)}`);
}

/** Out: what the system said, without the path, which may be long; null when all is gone. */
async function removeFromWithin(dir: string): Promise<string | null> {
  const run = promisify(execFile);
  const said = await run("/bin/sh", ["-c", REMOVE, "sh", dir], { env: { PATH, LC_ALL: "C" } }).then(
    ({ stdout }) => stdout.trim().split(": ").at(-1),
    messageOf,
  );
  if (lstatSync(dir, { throwIfNoEntry: false }) === undefined) return null;
  return said || "rm gives no reason";
}

function fromEnd(text: string, maxChars: number): string {
  return text.length <= maxChars ? text : `…${text.slice(-maxChars)}`;
}
