import { createHash } from "node:crypto";
import { constants, writeFileSync } from "node:fs";
import type { Stats } from "node:fs";
import { lstat, mkdir, mkdtemp, open, readFile, rename, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GateError } from "../../lib/error.ts";
import type { GitOutput, RunGit } from "./git-command.ts";
import { removeTree } from "./remove-tree.ts";

/** What all working copies of a store have in common. */
export interface CopyContext {
  readonly run: RunGit;
  readonly skeleton: Skeleton;
  /** Objects of the store. */
  readonly objectsDir: string;
  /** Parent folder of working copies. */
  readonly workDir: string;
  readonly maxListBytes: number;
}

/** What the empty repository that working copies start from consists of. */
export interface Skeleton {
  readonly config: string;
  /** Where its objects are borrowed from. */
  readonly alternates: string;
  readonly shallow: Uint8Array | null;
}

/** An index of ours on the disk, as we left it: code in the copy has our user's rights and could write there. */
export interface SavedIndex {
  readonly sha256: string;
  readonly modifiedAtS: number;
}

/** The folders of one working copy. */
export interface CopyPlace {
  readonly root: string;
  readonly dir: string;
  readonly homeDir: string;
  readonly tmpDir: string;
  /** Our own index and objects. */
  readonly ownDir: string;
}

/** Runs git on the files of a copy with a repository of ours. */
export type RunInCopy = (
  args: readonly string[],
  change?: {
    readonly input?: Uint8Array;
    readonly maxOutputBytes?: number;
    /** A folder of the copy, to be looked at with an empty index. */
    readonly folder?: string;
    /** Attributes that win over those in the files. */
    readonly attributes?: string;
    /** Another index than the one of the copy. */
    readonly index?: string;
    /** Who and when, for a commit. */
    readonly env?: Readonly<Record<string, string>>;
  },
) => Promise<GitOutput>;

/** Attributes are data of the pull request. No driver is ever configured for them, but they could still hide a change by calling
 *  its file binary. */
export const PLAIN_ATTRIBUTES = "* !diff !filter !merge\n";

/** Lends a repository for one piece of work: settings, attributes and index are ours, new objects go to the copy's own folder. It is
 *  made anew each time, where nobody expects it, since the copy's code may have written to anything that lay there before.
 *  Out: what the work gave. Throws `git-failed` when the copy or the index was tampered with. */
export async function withOwnRepository<T>(
  context: CopyContext,
  place: CopyPlace,
  saved: SavedIndex,
  work: (run: RunInCopy, indexPath: string) => Promise<T>,
): Promise<T> {
  if (!(await lstatOf(place.dir))?.isDirectory())
    throw new GateError("git-failed", "the working copy is no folder any more");
  const gitDir = await mkdtemp(join(place.root, "look-"));
  try {
    const indexPath = join(gitDir, "index");
    for (const folder of ["objects", "refs", "info"]) await mkdir(join(gitDir, folder));
    await writeFile(join(gitDir, "HEAD"), "ref: refs/heads/unborn\n");
    await writeFile(join(gitDir, "config"), context.skeleton.config);
    await writeFile(indexPath, await readSaved(place, saved));
    // git looks at the content of files that are not older than its index.
    await utimes(indexPath, saved.modifiedAtS, saved.modifiedAtS);
    const objects = join(place.ownDir, "objects");
    const env = { GIT_OBJECT_DIRECTORY: objects, GIT_ALTERNATE_OBJECT_DIRECTORIES: quote(context.objectsDir) };
    const attributesPath = join(gitDir, "info", "attributes");
    let attributes = "";
    return await work(async (args, change = {}) => {
      const wanted = change.attributes ?? PLAIN_ATTRIBUTES;
      if (attributes !== wanted) writeFileSync(attributesPath, (attributes = wanted));
      const workTree = change.folder ?? place.dir;
      const index = change.index ?? (change.folder === undefined ? indexPath : join(gitDir, "no-index"));
      const places = { ...change.env, ...env, GIT_INDEX_FILE: index };
      return context.run({ args, gitDir, workTree, cwd: workTree, ...change, env: places });
    }, indexPath);
  } finally {
    await removeTree(gitDir);
  }
}

/** Keeps an index for later. In: where it lies now. */
export async function saveIndex(place: CopyPlace, indexPath: string): Promise<SavedIndex> {
  const bytes = await readFile(indexPath);
  const { mtimeMs } = await stat(indexPath);
  const target = join(place.ownDir, "index");
  await writeFile(`${target}.new`, bytes, { mode: 0o600 });
  await rename(`${target}.new`, target);
  return { sha256: digest(bytes), modifiedAtS: Math.floor(mtimeMs / 1000) };
}

async function readSaved(place: CopyPlace, saved: SavedIndex): Promise<Buffer> {
  const file = await open(
    join(place.ownDir, "index"),
    constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  );
  try {
    const bytes = (await file.stat()).isFile() ? await file.readFile() : null;
    if (bytes !== null && digest(bytes) === saved.sha256) return bytes;
  } finally {
    await file.close();
  }
  throw new GateError("git-failed", "something wrote to the runtime's own index of a working copy");
}

async function lstatOf(path: string): Promise<Stats | null> {
  return lstat(path).catch(() => null);
}

function digest(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** git splits the list at colons, except within quotes. */
function quote(path: string): string {
  return `"${path.replace(/["\\]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`)}"`;
}
