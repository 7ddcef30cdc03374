import { lstat, mkdir, open, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { assert } from "../lib/assert.ts";
import { codeOf, toWorldError } from "../lib/error.ts";
import { checkOwnFolder } from "./own-folder.ts";

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
  try {
    await makeFolders(root, relative(root, dirname(path)));
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

/** One after the other: what is made below a link is made elsewhere. */
async function makeFolders(root: string, way: string): Promise<void> {
  let at = root;
  await checkOwnFolder(at);
  for (const name of way.split(sep).filter((one) => one !== "")) {
    at = join(at, name);
    const folder = at;
    await mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
      if (codeOf(error) !== "EEXIST" || (await lstat(folder)).isFile()) throw error;
    });
    await checkOwnFolder(at);
  }
}

function isBelow(path: string, root: string): boolean {
  const way = relative(root, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !way.startsWith(sep);
}
