import { accessSync, constants, realpathSync } from "node:fs";
import { dirname, sep } from "node:path";
import type { ProcessSpec } from "../../ports/process.ts";

/** Folders of ours that a program may read and not change, and those in them that are its own. Absolute, without symlinks. */
export interface GuardedFolders {
  /** Those above them that somebody could rename, and put others in their place; outer ones first. */
  readonly pinned: readonly string[];
  readonly readOnly: readonly string[];
  readonly writable: readonly string[];
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

/** What a program may change within guarded folders. One mount for all of its own where they lie side by side: from one mount to another
 *  nothing can be renamed. */
export function guardedFor(
  { readOnly, pinned }: Omit<GuardedFolders, "writable">,
  spec: Pick<ProcessSpec, "cwd" | "homeDir" | "tmpDir">,
): GuardedFolders {
  const own = [spec.cwd, spec.homeDir, spec.tmpDir];
  const parent = dirname(spec.homeDir);
  const isSideBySide = own.every((folder) => isWithin(folder, parent)) && !readOnly.includes(parent);
  const folders = isSideBySide ? [parent] : own;
  return {
    pinned,
    readOnly,
    writable: realFolders(folders.filter((folder) => readOnly.some((one) => isWithin(folder, one)))),
  };
}

function isWithin(folder: string, parent: string): boolean {
  return folder.startsWith(parent + sep);
}

function place(at: number): string {
  return `"\${${at + 1}}"`;
}

/** The words before a program that mount this in the mount namespace they run in, and then become the program; none where there is
 *  nothing to guard. In: a shell and the program that mounts. */
export function guardWords(
  shell: string,
  mount: string,
  { pinned, readOnly, writable }: GuardedFolders,
): readonly string[] {
  if (readOnly.length === 0) return [];
  const all = [...pinned, ...readOnly, ...writable];
  const program = `'${mount.replaceAll("'", String.raw`'\''`)}'`;
  const steps = [
    // With what is mounted below: in a user namespace the kernel lets nobody uncover what lies under a mount.
    ...all.map((_, at) => `${program} --rbind ${place(at)} ${place(at)}`),
    ...readOnly.map((_, at) => `${program} -o remount,bind,ro ${place(pinned.length + at)}`),
    // The folder it stands in is still that below the mounts: from there all could be written to.
    'cd "$(pwd -P)"',
    `shift ${all.length}`,
  ];
  // As for programs that cannot be found, the exit code says that the enclosure failed.
  return [shell, "-c", `${steps.join(" && ")} || exit 125; exec "$@"`, "guard", ...all];
}
