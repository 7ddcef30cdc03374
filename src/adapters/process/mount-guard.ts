import { accessSync, constants, realpathSync } from "node:fs";
import { dirname } from "node:path";
import type { ProcessSpec } from "../../ports/process.ts";
import { isWithin, makeView, placeInView, type SharedFolder } from "./shared-folder.ts";

/** Folders of ours that programs may read and not change. Absolute, without symlinks. */
export interface Guard {
  /** Those above them that somebody could rename, and put others in their place; outer ones first. */
  readonly pinned: readonly string[];
  readonly readOnly: readonly string[];
  /** Of which a program sees its own alone; null where there is none. */
  readonly shared: SharedFolder | null;
}

/** A folder and the place where a program finds it, with what is mounted below: in a user namespace the kernel lets nobody uncover what
 *  lies under a mount. */
interface Mount {
  readonly from: string;
  readonly at: string;
}

/** The guard as one program gets it. */
export interface GuardedFolders extends Pick<Guard, "pinned" | "readOnly"> {
  /** Within the folders that are read-only, what is the program's own. */
  readonly writable: readonly Mount[];
  /** Put in the place of a folder when all else is in place; what was mounted in it comes along. */
  readonly view: Mount | null;
}

/** Those of these folders that exist, by their real paths: the others cannot be mounted. Throws: never. */
export function realFolders(folders: readonly string[]): readonly string[] {
  const found = folders.flatMap((folder) => {
    try {
      return [realpathSync(folder)];
    } catch {
      return [];
    }
  });
  // One that holds another comes first, or it would cover it.
  return [...new Set(found)].toSorted((one, other) => one.length - other.length);
}

/** The folders above these that we, and so whatever runs as our user, could rename. A folder that something is mounted on cannot be.
 *  Throws: never. */
export function pinnedAbove(readOnly: readonly string[]): readonly string[] {
  const above = readOnly.flatMap((folder) => {
    const found: string[] = [];
    for (let at = dirname(folder); at !== dirname(at); at = dirname(at)) found.push(at);
    return found;
  });
  // A mount of its own within one of these could be written to again.
  const isOpen = (folder: string): boolean => readOnly.every((one) => one !== folder && !isWithin(folder, one));
  const others = [...new Set(above)].filter((folder) => isOpen(folder) && isWritable(dirname(folder)));
  return others.toSorted((one, other) => one.length - other.length);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The guard for a program with these folders, and what it wants on the disk. Throws: what the file system refuses. */
export async function guardFor(
  { readOnly, pinned, shared }: Guard,
  spec: Pick<ProcessSpec, "cwd" | "homeDir" | "tmpDir">,
): Promise<GuardedFolders> {
  const own = ownFolders(readOnly, spec);
  const view = shared === null ? null : await makeView(shared, own);
  const placeOf = (folder: string): string =>
    shared === null || view === null ? folder : placeInView(shared, view, folder);
  return {
    pinned,
    readOnly,
    writable: own.map((folder) => ({ from: folder, at: placeOf(folder) })),
    view: shared === null || view === null ? null : { from: view, at: shared.path },
  };
}

/** What a program may change within guarded folders. One mount for all of its own where they lie side by side: from one mount to another
 *  nothing can be renamed. */
export function ownFolders(
  readOnly: readonly string[],
  spec: Pick<ProcessSpec, "cwd" | "homeDir" | "tmpDir">,
): readonly string[] {
  const own = [spec.cwd, spec.homeDir, spec.tmpDir];
  const parent = dirname(spec.homeDir);
  const isSideBySide = own.every((folder) => isWithin(folder, parent)) && !readOnly.includes(parent);
  return realFolders(isSideBySide ? [parent] : own).filter((folder) => readOnly.some((one) => isWithin(folder, one)));
}
