import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { KeepFile } from "../evidence/evidence.ts";
import { toWorldError } from "../lib/error.ts";

/** Keeps files for people in one folder, made when the first comes. Code of the pull request may have run as our user: what it
 *  left under a file's name is removed, and a link is never followed. */
export function createKeeper(dir: string): KeepFile {
  return async (name, label, text) => {
    const path = join(dir, name);
    try {
      await mkdir(dir, { recursive: true });
      await rm(path, { force: true, recursive: true });
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
