import { execFile } from "node:child_process";
import { lstatSync } from "node:fs";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { GateError, messageOf } from "../../lib/error.ts";

/** Says what is in the way last; there may be as many reasons as files. */
const REMOVE = 'rm -rf -- "$1" 2>/dev/null || { chmod -R u+rwx -- "$1" 2>/dev/null; rm -rf -- "$1" 2>&1 | tail -n 1; }';
/** Not what a check may have put on PATH. */
const PATH = "/usr/bin:/bin";
const MAX_PATH_CHARS = 90;
const MAX_WHY_CHARS = 60;

/** Deletes a folder and all in it, also where folders were made unwritable or lie too deep to be named; links are deleted, never followed.
 *  Throws `world-failed`, in short, when something stays. */
export async function removeTree(root: string): Promise<void> {
  const why = await rm(root, { recursive: true, force: true }).then(
    () => null,
    // Paths may be too long to be named, and Node names them all; `rm` goes from folder to folder.
    () => removeFromWithin(root),
  );
  if (why === null) return;
  const place = root.length <= MAX_PATH_CHARS ? root : `…${root.slice(-MAX_PATH_CHARS)}`;
  throw new GateError("world-failed", `${place}: ${why.slice(0, MAX_WHY_CHARS)}`);
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
