import { copyFile, cp, mkdir, mkdtemp, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { GateError, toWorldError } from "../../lib/error.ts";
import type { WorkingCopy } from "../../ports/git.ts";
import { checkFullName } from "./commit-name.ts";
import type { RunGit } from "./git-command.ts";
import { expectSuccess } from "./git-command.ts";
import { nameFullDisk } from "./git-error.ts";
import { removeTree } from "./remove-tree.ts";
import type { Store } from "./store.ts";

/** A working copy with a repository of its own that borrows the store's objects: no remote, no credential, no hook, no
 *  filter, no hard link. Whoever runs in it has our user's rights, so it could still find and change the store through the
 *  path in `objects/info/alternates`; what a verdict rests on must be read before the pull request's code runs, or the
 *  code must run as another user. Throws `commit-missing`, `git-failed`, `disk-full`. */
export async function checkOutCommit(
  run: RunGit,
  skeleton: string,
  request: { readonly commit: string; readonly workDir: string },
): Promise<WorkingCopy> {
  const { commit } = request;
  checkFullName(commit);
  const root = await makeRoot(request.workDir);
  const copy = { dir: join(root, "repo"), homeDir: join(root, "home"), tmpDir: join(root, "tmp") };
  const remove = (): Promise<void> => removeTree(root);
  try {
    for (const folder of Object.values(copy)) await mkdir(folder);
    await cp(skeleton, join(copy.dir, ".git"), { recursive: true });
    const args = ["checkout", "--quiet", "--force", "--no-guess", "--detach", commit, "--"];
    const place = { gitDir: join(copy.dir, ".git"), workTree: copy.dir, cwd: copy.dir };
    expectSuccess(await run({ args, ...place, config: [["core.symlinks", "true"]] }), `commit ${commit} has no copy`);
    const notYet = (): never => {
      throw new GateError("git-failed", "working copies cannot be compared yet");
    };
    return { ...copy, remove, snapshot: async () => notYet(), patchSince: async () => notYet() };
  } catch (error) {
    const named = await nameFullDisk(error, root);
    await remove();
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

/** The empty repository that every working copy starts from: made once, since copying it is much cheaper than `git init`.
 *  Out: the path of its `.git` folder. Throws `git-failed`, `disk-full`. */
export async function makeSkeleton(run: RunGit, store: Store): Promise<string> {
  const dir = join(store.gitDir, "skeleton");
  const format = store.local === null ? [] : [`--object-format=${store.local.objectFormat}`];
  const args = ["init", "--quiet", "--template=", "--initial-branch=main", ...format, dir];
  expectSuccess(await run({ args, gitDir: null }), "a working copy cannot be made");
  await mkdir(join(dir, ".git", "objects", "info"), { recursive: true });
  await writeFile(join(dir, ".git", "objects", "info", "alternates"), `${join(store.gitDir, "objects")}\n`);
  if (store.local?.isShallow === true) await copyFile(join(store.gitDir, "shallow"), join(dir, ".git", "shallow"));
  return join(dir, ".git");
}
