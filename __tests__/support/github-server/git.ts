import { execFile } from "node:child_process";
import { devNull } from "node:os";

import { parseDiff } from "./diff.ts";
import type { DiffFile } from "./diff.ts";

/** One commit, as `git cat-file` has it. Times are ISO 8601. */
export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

export interface Signature {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

const maxOutputBytes = 256 * 1024 * 1024;

/** The environment of every git process here: no user or system settings, no GIT_* of whoever started us. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return {
    ...(PATH === undefined ? {} : { PATH }),
    ...(SystemRoot === undefined ? {} : { SystemRoot }),
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: devNull,
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C",
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "safe.directory",
    GIT_CONFIG_VALUE_0: "*",
  };
}

/** Run git. Out: its output, or null if it said no (exit code 1 or 128). */
function runGit(args: readonly string[]): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const options = { env: gitEnvironment(), maxBuffer: maxOutputBytes, encoding: "utf8" as const };
    execFile("git", [...args], options, (error, stdout) => {
      if (error === null) resolve(stdout);
      else if (error.code === 1 || error.code === 128) resolve(null);
      else reject(error);
    });
  });
}

async function readGit(gitDir: string, args: readonly string[]): Promise<string> {
  const output = await runGit([`--git-dir=${gitDir}`, ...args]);
  if (output === null) throw new Error(`git ${args.join(" ")} failed in ${gitDir}`);
  return output;
}

/** Full object name of the commit that a revision stands for, or null. */
export async function resolveCommit(gitDir: string, revision: string): Promise<string | null> {
  const question = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`];
  const output = await runGit([`--git-dir=${gitDir}`, ...question]);
  return output === null ? null : output.trim();
}

/** Whether a text is the full name of a commit in the repository. */
export async function hasCommit(gitDir: string, sha: string): Promise<boolean> {
  return /^[0-9a-f]{40}$/u.test(sha) && (await resolveCommit(gitDir, sha)) === sha;
}

/** Object names of the refs that exist among these, by their full names: one process for all. */
export async function readRefs(gitDir: string, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const output = await readGit(gitDir, ["for-each-ref", "--format=%(objectname) %(refname)", ...names]);
  const lines = output.split("\n").filter((line) => line !== "");
  return new Map(lines.map((line) => [line.slice(line.indexOf(" ") + 1), line.slice(0, line.indexOf(" "))]));
}

/** Answers that two object names determine for ever. */
const remembered = new Map<string, Promise<string | null>>();

function remember(gitDir: string, args: readonly string[]): Promise<string | null> {
  const key = args.join(" ");
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const asked = runGit([`--git-dir=${gitDir}`, ...args]);
  remembered.set(key, asked);
  return asked;
}

export async function findMergeBase(gitDir: string, one: string, other: string): Promise<string | null> {
  const output = await remember(gitDir, ["merge-base", one, other]);
  return output === null ? null : output.trim();
}

/** The commits of a pull request, oldest first. */
export async function listCommits(gitDir: string, base: string, head: string): Promise<readonly string[]> {
  const output = await remember(gitDir, ["rev-list", "--reverse", "--topo-order", `${base}..${head}`]);
  return (output ?? "").split("\n").filter((line) => line !== "");
}

export async function readCommit(gitDir: string, sha: string): Promise<Commit> {
  const format = ["%H", "%T", "%P", "%an", "%ae", "%aI", "%cn", "%ce", "%cI", "%B"].join("%x00");
  const output = await readGit(gitDir, ["show", "--no-patch", `--format=${format}`, sha]);
  const [name = "", tree = "", parents = "", ...rest] = output.split("\0");
  const [authorName = "", authorEmail = "", authorDate = "", ...committer] = rest;
  const [committerName = "", committerEmail = "", committerDate = "", message = ""] = committer;
  return {
    sha: name,
    tree,
    parents: parents.split(" ").filter((parent) => parent !== ""),
    author: { name: authorName, email: authorEmail, date: authorDate },
    committer: { name: committerName, email: committerEmail, date: committerDate },
    message: message.trimEnd(),
  };
}

/** What changed between two trees, as GitHub shows a pull request: three lines around each change, renames found.
 *  `diff-tree` obeys no user setting, and needs no working tree. */
export async function readDiff(gitDir: string, base: string, head: string): Promise<readonly DiffFile[]> {
  const shape = ["-r", "-M", "-U3", "--raw", "--patch", "-z", "--full-index", "--no-ext-diff", "--no-textconv"];
  return parseDiff(await readGit(gitDir, ["diff-tree", "--no-color", ...shape, base, head]));
}

/** Point a ref at a commit that is there. */
export function updateRef(gitDir: string, ref: string, sha: string): Promise<void> {
  return writeOnce([`--git-dir=${gitDir}`, "update-ref", ref, sha]);
}

/** Bring a branch of a fork over as a ref of the base repository, as GitHub does for `refs/pull/N/head`. */
export function copyRef(fromGitDir: string, fromRef: string, toGitDir: string, toRef: string): Promise<void> {
  return writeOnce([`--git-dir=${toGitDir}`, "fetch", "--quiet", "--no-tags", fromGitDir, `+${fromRef}:${toRef}`]);
}

const running = new Map<string, Promise<void>>();

/** Two requests at once want the same ref moved, and the second would find it locked: it waits for the first instead. */
function writeOnce(args: readonly string[]): Promise<void> {
  const key = args.join("\0");
  const known = running.get(key);
  if (known !== undefined) return known;
  const writing = runGit(args).then((output) => {
    running.delete(key);
    if (output === null) throw new Error(`git ${args.join(" ")} failed`);
    return undefined;
  });
  running.set(key, writing);
  return writing;
}
