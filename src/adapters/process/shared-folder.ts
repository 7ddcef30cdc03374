import { createHash } from "node:crypto";
import { mkdir, realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { assert } from "../../lib/assert.ts";

/** The folder in which all programs of a run have their own ones side by side. A mount that is read-only keeps nobody from writing into
 *  a pipe or a socket that lies in it, so each program sees its own ones there and no other. Absolute, without symlinks. */
export interface SharedFolder {
  readonly path: string;
  /** What programs see in its place: folders that hold nothing but places for what is theirs. No program may write there. */
  readonly viewsDir: string;
  /** For our own pipes to programs: no program sees it. */
  readonly pipesDir: string;
}

/** Makes the folder ready, with what goes with it. In: a folder within one of those that are read-only for programs. Throws: what the
 *  file system refuses. */
export async function openSharedFolder(folder: string, readOnly: readonly string[]): Promise<SharedFolder> {
  await mkdir(folder, { recursive: true });
  const path = await realpath(folder);
  assert(
    readOnly.some((one) => isWithin(path, one)),
    "what programs share lies in a folder that they may not change",
  );
  const shared = { path, viewsDir: `${path}-views`, pipesDir: join(path, "pipes") };
  for (const made of [shared.viewsDir, shared.pipesDir]) await mkdir(made, { recursive: true, mode: 0o700 });
  return shared;
}

/** What a program sees in the place of the shared folder. In: its own folders, real paths. Out: that folder, with a place for each of
 *  them in it. Throws: what the file system refuses. */
export async function makeView({ path, viewsDir }: SharedFolder, own: readonly string[]): Promise<string> {
  const places = own.filter((folder) => isWithin(folder, path)).map((folder) => relative(path, folder));
  const view = join(viewsDir, createHash("sha256").update(places.join("\0")).digest("hex").slice(0, 32));
  for (const place of ["", ...places]) await mkdir(join(view, place), { recursive: true, mode: 0o700 });
  return view;
}

/** Where a view has the place of a folder. In: both real. */
export function placeInView({ path }: SharedFolder, view: string, folder: string): string {
  return isWithin(folder, path) ? join(view, relative(path, folder)) : folder;
}

/** Whether a folder lies below another. In: both absolute. */
export function isWithin(folder: string, parent: string): boolean {
  return folder.startsWith(parent + sep);
}
