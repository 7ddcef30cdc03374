import { lstat, mkdir, mkdtemp, readFile, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GateError, toWorldError } from "../../lib/error.ts";
import { checkFullName } from "./commit-name.ts";
import type { CopyTree } from "./copy-tree.ts";
import type { RunGit } from "./git-command.ts";
import { expectSuccess } from "./git-command.ts";
import { nameFullDisk } from "./git-error.ts";
import type { CopyContext, CopyPlace, Skeleton } from "./own-repository.ts";
import { saveIndex } from "./own-repository.ts";
import { removeTree } from "./remove-tree.ts";
import type { Store } from "./store.ts";
import type { CopyState, OpenCopy } from "./working-copy.ts";
import { openWorkingCopy } from "./working-copy.ts";

/** A working copy with a repository of its own that borrows the store's objects: no remote, no credential, no hook, no
 *  filter, no hard link. Whoever runs in it has our user's rights and knows where the store is by `objects/info/alternates`: where the
 *  machine allows it, processes get that read-only. Elsewhere, what a verdict rests on is what was read before the pull request's code
 *  ran. Throws `commit-missing`, `git-failed`, `disk-full`. */
export async function checkOutCommit(context: CopyContext, commit: string): Promise<OpenCopy> {
  checkFullName(commit);
  return makeCopy(context, async ({ dir, ownDir, ...place }) => {
    const gitDir = join(dir, ".git");
    await mkdir(join(ownDir, "objects"), { recursive: true });
    await fillSkeleton(gitDir, context.skeleton);
    const args = ["checkout", "--quiet", "--force", "--no-guess", "--detach", commit, "--"];
    const places = { gitDir, workTree: dir, cwd: dir };
    const output = await context.run({ args, ...places, config: [["core.symlinks", "true"]] });
    expectSuccess(output, `commit ${commit} has no copy`);
    const index = await saveIndex({ dir, ownDir, ...place }, join(gitDir, "index"));
    return { index, tree: null, isFresh: true };
  });
}

/** Another copy with everything in the folder of this one, and fresh folders beside it. Throws `git-failed`, `disk-full`;
 *  `runner-tampered` when what ran in the copy put a link or a file in the place of its folder. */
export async function duplicateCopy(context: CopyContext, copyTree: CopyTree, original: OpenCopy): Promise<OpenCopy> {
  return original.inTurn((state) =>
    makeCopy(context, async ({ dir, ownDir }) => {
      await Promise.all([original.place.dir, original.place.ownDir].map((folder) => checkFolder(folder)));
      await Promise.all([copyTree(original.place.dir, dir), copyTree(original.place.ownDir, ownDir)]);
      await Promise.all([dir, ownDir].map((folder) => checkFolder(folder)));
      // Same content, other times: git has to look at each file once.
      return { ...state, isFresh: false };
    }),
  );
}

/** A copy of a link would lead whoever works in it to where the link leads. */
async function checkFolder(folder: string): Promise<void> {
  if (!(await lstat(folder)).isDirectory()) throw new GateError("runner-tampered", `${folder} is no folder any more`);
}

async function makeCopy(context: CopyContext, fill: (place: CopyPlace) => Promise<CopyState>): Promise<OpenCopy> {
  const root = await makeRoot(context.workDir);
  const place = {
    root,
    dir: join(root, "repo"),
    homeDir: join(root, "home"),
    tmpDir: join(root, "tmp"),
    ownDir: join(root, "own"),
  };
  try {
    for (const folder of [place.homeDir, place.tmpDir]) await mkdir(folder);
    return openWorkingCopy(context, place, await fill(place));
  } catch (error) {
    const named = await nameFullDisk(error, root);
    await removeTree(root);
    throw toWorldError("a working copy cannot be made", named);
  }
}

async function makeRoot(workDir: string): Promise<string> {
  try {
    await mkdir(workDir, { recursive: true });
    return await mkdtemp(join(await realpath(workDir), "copy-"));
  } catch (cause) {
    throw toWorldError("a working copy cannot be made", cause);
  }
}

/** The empty repository that every working copy starts from, as git makes one here. Kept in memory: a file of it that somebody changes could
 *  name a program for git to run. Throws `git-failed`, `disk-full`. */
export async function makeSkeleton(run: RunGit, store: Store): Promise<Skeleton> {
  const dir = await mkdtemp(join(store.gitDir, "skeleton-"));
  try {
    const format = store.local === null ? [] : [`--object-format=${store.local.objectFormat}`];
    const args = ["init", "--quiet", "--template=", "--initial-branch=main", ...format, dir];
    expectSuccess(await run({ args, gitDir: null }), "a working copy cannot be made");
    return {
      config: await readFile(join(dir, ".git", "config"), "utf8"),
      alternates: `${join(store.gitDir, "objects")}\n`,
      shallow: store.local?.isShallow === true ? await readFile(join(store.gitDir, "shallow")) : null,
    };
  } finally {
    await removeTree(dir);
  }
}

async function fillSkeleton(gitDir: string, { config, alternates, shallow }: Skeleton): Promise<void> {
  for (const folder of ["objects/info", "objects/pack", "refs/heads", "refs/tags"])
    await mkdir(join(gitDir, folder), { recursive: true });
  await writeFile(join(gitDir, "HEAD"), "ref: refs/heads/main\n");
  await writeFile(join(gitDir, "config"), config);
  await writeFile(join(gitDir, "objects", "info", "alternates"), alternates);
  if (shallow !== null) await writeFile(join(gitDir, "shallow"), shallow);
}
