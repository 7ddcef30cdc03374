import { lstatSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fdir } from "fdir";
import { codeOf, GateError, toWorldError } from "../../lib/error.ts";

/** What a program consists of. */
export interface ProgramFiles {
  /** What is started, absolute; may be a link. */
  readonly file: string;
  /** Folders that belong to the program as a whole, none of them inside another. */
  readonly folders: readonly string[];
  /** Further files and folders that decide what it does; they need not exist. */
  readonly others: readonly string[];
}

const MAX_FILES = 50_000;

/** What there is to know of files without reading them, by absolute path. */
type Identity = ReadonlyMap<string, string>;

/** A program's files as they are now. */
export interface WatchedFiles {
  /** Says what is not watched; null where all is. */
  readonly remark: string | null;
  /** Throws: `GateError` (`runner-tampered`) that names the first file that is not what it was. */
  readonly checkUnchanged: () => Promise<void>;
}

/** Remembers path, place on the disk, size, mode and times of all files of a program. Times are in nanoseconds; the time of the last
 *  change of state cannot be set back without the machine's clock. Synchronous calls: thousands of promises take longer than the
 *  look itself. Throws: `GateError` (`world-failed`). */
export function watchFiles(files: ProgramFiles): WatchedFiles {
  const isTooMany = files.folders.flatMap(listFiles).length > MAX_FILES;
  const watched = isTooMany ? { ...files, folders: [] } : files;
  const before = identify(watched);
  return {
    remark: isTooMany
      ? `only the file that is started is watched for changes: more than ${MAX_FILES} belong to it`
      : null,
    checkUnchanged: async () => {
      const changed = findChange(before, identify(watched));
      if (changed !== null) throw new GateError("runner-tampered", `${changed} is not what it was when this run began`);
    },
  };
}

/** All files and links below a folder, absolute; more than the limit are cut off. Throws: `GateError` (`world-failed`). */
export function listFiles(folder: string): readonly string[] {
  try {
    return new fdir({ suppressErrors: false })
      .withFullPaths()
      .withMaxFiles(MAX_FILES + 1)
      .crawl(folder)
      .sync();
  } catch (error) {
    throw toWorldError(`the folder ${folder} cannot be read`, error);
  }
}

function identify({ file, folders, others }: ProgramFiles): Identity {
  const paths = [...linksTo(file), ...folders.flatMap(listOrNothing), ...others.flatMap(listOther)];
  return new Map(paths.map((path) => [path, describe(path)]));
}

/** A folder that is gone is seen by the files that are missing. */
function listOrNothing(folder: string): readonly string[] {
  return describe(folder) === "missing" ? [] : listFiles(folder);
}

/** What can be seen of it: what we may not list, the program may not read either. */
function listOther(path: string): readonly string[] {
  const links = linksTo(path);
  try {
    return [...links, ...listFiles(path)];
  } catch {
    return links;
  }
}

/** The path itself, what it leads to in the end, and the folder of each: a link of any folder above shows in what it leads to. */
function linksTo(file: string): readonly string[] {
  try {
    const real = realpathSync(file);
    return real === file ? [file] : [file, real];
  } catch {
    return [file];
  }
}

function describe(path: string): string {
  try {
    const { dev, ino, mode, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
    return [dev, ino, mode, size, mtimeNs, ctimeNs].join(":");
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return "missing";
    throw toWorldError(`${path} cannot be looked at`, error);
  }
}

function findChange(before: Identity, now: Identity): string | null {
  for (const [path, identity] of before) if (now.get(path) !== identity) return path;
  for (const path of now.keys()) if (!before.has(path)) return path;
  return null;
}

/** The nearest folder above a file of which `isPackage` holds; null for none. */
export function findFolderAbove(file: string, isPackage: (folder: string) => boolean): string | null {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (isPackage(folder)) return folder;
  return null;
}

/** Where the package manifest of a folder would be. */
export function manifestIn(folder: string): string {
  return join(folder, "package.json");
}
