import { lstat, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, resolve, sep } from "node:path";
import { codeOf } from "../../lib/error.ts";

/** Where a path leads, all links followed. Null where that cannot be told: a link to nowhere, a file used as a folder, no permission. */
export async function findPlace(root: string, path: string): Promise<string | null> {
  if (path === "" || path.includes("\0")) return null;
  const wanted = isAbsolute(path) ? resolve(path) : resolve(root, path);
  const missing: string[] = [];
  for (let at = wanted; ; at = dirname(at)) {
    try {
      return join(await realpath(at), ...missing);
    } catch (error) {
      // A link that leads nowhere is there and yet missing: what is written to it lands elsewhere.
      if (codeOf(error) !== "ENOENT" || (await isThere(at)) || at === dirname(at)) return null;
      missing.unshift(basename(at));
    }
  }
}

/** Whether a path leads to a place below the folder. */
export async function isWithin(root: string, path: string): Promise<boolean> {
  const [base, place] = [await findPlace(root, root), await findPlace(root, path)];
  return base !== null && place !== null && place.startsWith(base.endsWith(sep) ? base : `${base}${sep}`);
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
