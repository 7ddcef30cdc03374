import { mkdir, open, realpath, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { assert } from "../lib/assert.ts";
import { GateError, toWorldError } from "../lib/error.ts";

/** Writes an adapter's files. In: text by absolute path, the folders that may hold them. Code of the pull request may have run with
 *  this HOME before a session is resumed: what it left under a file's name is replaced, and no link leads elsewhere. Throws: `GateError`
 *  (`runner-tampered`, `disk-full`, `world-failed`). */
export async function writeFiles(files: Readonly<Record<string, string>>, roots: readonly string[]): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const root = roots.find((one) => isBelow(path, one));
    assert(root !== undefined, `an adapter writes below HOME, its own folder or the copy's, not to ${path}`);
    await writeBelow(root, path, text);
  }
}

async function writeBelow(root: string, path: string, text: string): Promise<void> {
  const folder = dirname(path);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const wanted = join(await realpath(root), relative(root, folder));
    if ((await realpath(folder)) !== wanted)
      throw new GateError("runner-tampered", `${folder} leads to a place outside the agent's HOME`);
    await rm(path, { recursive: true, force: true });
    const file = await open(path, "wx", 0o600);
    try {
      await file.writeFile(text, "utf8");
    } finally {
      await file.close();
    }
  } catch (error) {
    throw toWorldError(`${path} cannot be written`, error);
  }
}

function isBelow(path: string, root: string): boolean {
  const way = relative(root, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !way.startsWith(sep);
}
