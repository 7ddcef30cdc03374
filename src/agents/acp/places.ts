import { lstat, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, resolve, sep } from "node:path";
import { checkOwnFolder } from "../../cli-agent/own-folder.ts";
import { codeOf, toWorldError } from "../../lib/error.ts";

/** A folder as it was before anything ran in it for which we read and write there. */
export interface Root {
  readonly path: string;
  readonly realPath: string;
  readonly device: number;
  readonly inode: number;
}

/** Remembers which folder it is. Throws: `GateError` (`runner-tampered` when it is a link or none, `world-failed`). */
export async function rememberRoot(path: string): Promise<Root> {
  const { dev: device, ino: inode } = await checkOwnFolder(path);
  try {
    return { path, realPath: await realpath(path), device, inode };
  } catch (error) {
    throw toWorldError(`${path} cannot be looked at`, error);
  }
}

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

/** Whether a path leads to a place below the folder; nothing does once another stands in that one's place. */
export async function isWithin(root: Root, path: string): Promise<boolean> {
  const place = await findPlace(root.path, path);
  const { realPath } = root;
  if (place === null || !place.startsWith(realPath.endsWith(sep) ? realPath : `${realPath}${sep}`)) return false;
  return isAsItWas(root);
}

async function isAsItWas({ path, realPath, device, inode }: Root): Promise<boolean> {
  if ((await findPlace("/", path)) !== realPath) return false;
  const found = await Promise.all([lstat(path), lstat(realPath)]).catch(() => null);
  return found?.every((now) => now.isDirectory() && now.dev === device && now.ino === inode) ?? false;
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
