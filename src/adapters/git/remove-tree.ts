import { chmod, lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { toWorldError } from "../../lib/error.ts";

/** Deletes a folder and all in it, also where folders were made unwritable; links are deleted, never followed.
 *  Throws `world-failed` when something stays. */
export async function removeTree(root: string): Promise<void> {
  try {
    await rm(root, { recursive: true, force: true });
  } catch {
    try {
      await openFolders(root);
      await rm(root, { recursive: true, force: true, maxRetries: 3 });
    } catch (cause) {
      throw toWorldError(`the folder ${root} cannot be deleted`, cause);
    }
  }
}

async function openFolders(root: string): Promise<void> {
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const status = await lstat(folder);
    if (!status.isDirectory()) continue;
    await chmod(folder, 0o700);
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isDirectory()) waiting.push(join(folder, entry.name));
  }
}
