import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { KeepFile } from "../evidence/evidence.ts";
import { toWorldError } from "../lib/error.ts";

/** Keeps files for people in one folder, made when the first comes. What lies under a file's name is removed, and a link is never
 *  followed. */
export function createKeeper(dir: string): KeepFile {
  return async (name, label, text) => {
    const path = join(dir, name);
    try {
      await clearPlace(dir, name);
      const file = await open(path, "wx", 0o600);
      try {
        await file.writeFile(text, "utf8");
      } finally {
        await file.close();
      }
    } catch (error) {
      throw toWorldError(`${name} cannot be written`, error);
    }
    return { label, path };
  };
}

/** Makes the folder, and removes what code of the pull request, which may have run as our user, left under the name. */
export async function clearPlace(dir: string, name: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  await rm(join(dir, name), { force: true, recursive: true });
}
