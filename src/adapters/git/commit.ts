import { access, copyFile } from "node:fs/promises";
import { join } from "node:path";
import { assert } from "../../lib/assert.ts";
import { GateError } from "../../lib/error.ts";
import type { CommitRequest, MadeCommit } from "../../ports/git.ts";
import { checkFullName, describeObjects } from "./commit-name.ts";
import { listEntries, type TreeChange } from "./entries.ts";
import type { RunGit } from "./git-command.ts";
import { expectSuccess } from "./git-command.ts";
import type { RunInCopy } from "./own-repository.ts";
import type { OpenCopy } from "./working-copy.ts";

interface CommitContext {
  readonly run: RunGit;
  /** Of the store. */
  readonly gitDir: string;
  readonly maxListBytes: number;
}

/** A commit as it lies in a pack of the copy. */
interface PackedCommit {
  readonly commit: string;
  readonly tree: string;
  readonly pack: string;
}

const MAX_NAMED = 5;

/** One commit in the store, on top of a parent, of what changed in a copy since a snapshot: each path that differs takes its new content, all
 *  others stay as the parent has them. Out: null where that leaves the parent's tree. Throws `redo-refused` for changes that cannot be
 *  kept (files over 16 MiB or unreadable, files that were changed before the snapshot), `commit-missing`, `git-failed`, `disk-full`. */
export async function commitCopy(
  context: CommitContext,
  { look }: OpenCopy,
  request: CommitRequest,
): Promise<MadeCommit | null> {
  const { run, gitDir, maxListBytes } = context;
  const { since, parent } = request;
  checkFullName(since);
  checkFullName(parent);
  const [parentTree] = await describeObjects(run, gitDir, [`${parent}^{tree}`]);
  if (parentTree?.type !== "tree") throw new GateError("commit-missing", `commit ${parent} is not here`);
  return look(async (inCopy, { tree: now, lostSince, ownDir }) => {
    refuseLost(lostSince(since));
    const changes = await listEntries(inCopy, [since, now], { maxListBytes });
    if (changes.length === 0) return null;
    const tree = await applyTo(inCopy, parentTree.name, changes, join(ownDir, "commit-index"));
    if (tree === parentTree.name) return null;
    refuseForeign(changes, await listEntries(inCopy, [parentTree.name, since], { maxListBytes }));
    const commit = await writeCommit(inCopy, tree, request);
    const objects = await listEntries(inCopy, [parentTree.name, tree], { maxListBytes, withFolders: true });
    const pack = await packObjects(inCopy, [commit, tree, ...namesToPack(objects)], join(ownDir, "made"));
    await takeOver(context, { commit, tree, pack }, parent);
    // Read again from the store: there, objects are called by what is in them, whatever the copy's code did to its own.
    const inStore = await listEntries((args, change) => run({ args, gitDir, ...change }), [parent, commit], {
      maxListBytes,
    });
    return { commit, tree, changes: inStore.map(toEntry) };
  });
}

function toEntry({ name, oldMode, newMode }: TreeChange): MadeCommit["changes"][number] {
  return { path: Buffer.from(name, "latin1").toString("utf8"), oldMode, newMode };
}

function refuseLost(names: readonly string[]): void {
  if (names.length === 0) return;
  throw new GateError(
    "redo-refused",
    `changed files are larger than 16 MiB or unreadable and cannot be committed: ${list(names)}`,
  );
}

/** In: names in latin1. */
function list(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMED).map((name) => Buffer.from(name, "latin1").toString("utf8"));
  return `${shown.join(", ")}${names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : ""}`;
}

/** A path takes its whole new content, so what else was done to it before would go into the commit as well. */
function refuseForeign(changes: readonly TreeChange[], before: readonly TreeChange[]): void {
  const foreign = new Set(before.map(({ name }) => name));
  const names = changes.map(({ name }) => name).filter((name) => foreign.has(name));
  if (names.length === 0) return;
  throw new GateError(
    "redo-refused",
    `what was changed before the revision began, by the policy's \`setup\` as a rule, was changed again and cannot be told from it: ${list(names)}`,
  );
}

async function applyTo(
  run: RunInCopy,
  parentTree: string,
  changes: readonly TreeChange[],
  index: string,
): Promise<string> {
  const failed = "the revision cannot be put on top of its parent";
  expectSuccess(await run(["read-tree", parentTree], { index }), failed);
  const lines = changes.map(({ name, newMode, newId }) => `${newMode ?? "0"} ${newId}\t${name}\0`);
  const input = Buffer.from(lines.join(""), "latin1");
  expectSuccess(await run(["update-index", "-z", "--index-info"], { index, input }), failed);
  return nameIn(expectSuccess(await run(["write-tree"], { index }), failed));
}

async function writeCommit(run: RunInCopy, tree: string, request: CommitRequest): Promise<string> {
  const { author, parent, message } = request;
  const seconds = Math.floor(Date.parse(request.date) / 1000);
  assert(Number.isFinite(seconds), `not a date: ${request.date}`);
  const date = `${seconds} +0000`;
  const env = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
    GIT_COMMITTER_DATE: date,
  };
  const args = ["commit-tree", "--no-gpg-sign", "-p", parent, "-F", "-", tree];
  return nameIn(expectSuccess(await run(args, { env, input: Buffer.from(message) }), "the revision has no commit"));
}

/** Submodules name commits of other repositories: they are no objects of this one. */
function namesToPack(entries: readonly TreeChange[]): readonly string[] {
  return entries.filter(({ newMode }) => newMode !== null && newMode !== "160000").map(({ newId }) => newId);
}

async function packObjects(run: RunInCopy, names: readonly string[], prefix: string): Promise<string> {
  const input = Buffer.from([...new Set(names)].map((name) => `${name}\n`).join(""));
  const output = await run(["pack-objects", "--quiet", "--no-reuse-object", prefix], { input });
  return `${prefix}-${nameIn(expectSuccess(output, "the revision cannot be packed"))}.pack`;
}

/** Brings a pack into the store and proves that the commit is whole there. */
async function takeOver({ run, gitDir }: CommitContext, made: PackedCommit, parent: string): Promise<void> {
  const failed = "the revision cannot be kept in the store";
  const target = join(gitDir, "objects", "pack", `pack-${/[0-9a-f]+(?=\.pack$)/.exec(made.pack)?.[0]}`);
  if (!(await isThere(`${target}.idx`))) {
    await copyFile(made.pack, `${target}.pack`);
    expectSuccess(await run({ args: ["index-pack", `${target}.pack`], gitDir }), failed);
  }
  const args = ["rev-list", "--objects", "--quiet", made.commit, "--not", parent];
  expectSuccess(await run({ args, gitDir }), failed);
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function nameIn(output: Buffer): string {
  const name = output.toString("utf8").trim();
  checkFullName(name);
  return name;
}
