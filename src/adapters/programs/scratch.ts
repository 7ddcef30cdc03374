import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { toWorldError } from "../../lib/error.ts";
import { removeTree } from "../git/remove-tree.ts";

/** Private folders of one program that we start for ourselves. */
export interface Scratch {
  readonly cwd: string;
  readonly homeDir: string;
  readonly tmpDir: string;
}

/** Gives new private folders to `use` and removes them afterwards. Throws: `GateError`, and what `use` throws. */
export async function withScratch<T>(tempDir: string, use: (scratch: Scratch) => Promise<T>): Promise<T> {
  const root = await makeScratch(tempDir);
  try {
    return await use({ cwd: join(root, "work"), homeDir: join(root, "home"), tmpDir: join(root, "tmp") });
  } finally {
    await removeTree(root);
  }
}

async function makeScratch(tempDir: string): Promise<string> {
  try {
    const root = await mkdtemp(join(tempDir, "passwhen-program-"));
    for (const name of ["work", "home", "tmp"]) await mkdir(join(root, name));
    return root;
  } catch (error) {
    throw toWorldError("no temporary folder can be made", error);
  }
}
