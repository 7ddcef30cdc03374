import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { isAbsolute, join, resolve } from "node:path";

/** Where a program is. In: its name or path, the PATH to search, the folder that relative paths start from.
 *  Out: an absolute path, or null when there is no such executable file. */
export async function findProgram(name: string, path: string, cwd: string): Promise<string | null> {
  if (name === "" || name.includes("\0")) return null;
  // Relative folders on PATH would let the checkout bring its own `bash`.
  const candidates = name.includes("/")
    ? [resolve(cwd, name)]
    : path
        .split(":")
        .filter((folder) => isAbsolute(folder))
        .map((folder) => join(folder, name));
  for (const candidate of candidates) if (await isExecutable(candidate)) return candidate;
  return null;
}

async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
