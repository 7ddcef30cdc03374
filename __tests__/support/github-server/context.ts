import type { DiffFile } from "./diff.ts";
import { copyRef, findMergeBase, listCommits, readDiff, readRefs, updateRef } from "./git.ts";
import { notFound } from "./answer.ts";
import type { PullRequest, Repository, ServerState, Token } from "./state.ts";
import type { Dictionary } from "./validate.ts";

/** What every route may ask for. */
export interface ServerContext {
  readonly state: ServerState;
  /** Without a slash at the end. Links in answers start with one of them. */
  readonly apiUrl: string;
  readonly webUrl: string;
  readonly now: () => Date;
  readonly diffs: Map<string, Promise<readonly DiffFile[]>>;
}

/** One request that may do what it asks for, and that fits the description. */
export interface Call {
  readonly context: ServerContext;
  readonly token: Token;
  readonly repository: Repository;
  readonly url: URL;
  readonly parameters: Dictionary;
  readonly query: Dictionary;
}

/** Both ends of a pull request at this moment. `mergeBase` is where its diff starts. */
export interface PullEnds {
  readonly head: string;
  readonly base: string;
  readonly mergeBase: string;
}

export function findRepository(state: ServerState, fullName: string): Repository | null {
  const wanted = fullName.toLowerCase();
  return state.repositories.find((repository) => repository.fullName.toLowerCase() === wanted) ?? null;
}

/** The pull request a path names. Throws: `Refusal` 404. */
export function requirePull(call: Call): PullRequest {
  const number = call.parameters["pull_number"] ?? call.parameters["issue_number"];
  const found = call.context.state.pulls.find(
    (pull) => pull.repository === call.repository.fullName && pull.number === number,
  );
  if (found === undefined) throw notFound();
  return found;
}

/** Read both ends from the repositories on disk, so that a push moves them. `refs/pull/N/head` follows the head branch,
 *  also out of a fork; it alone is left when the branch is gone. Throws: if there is no head or no base. */
export async function readPullEnds(state: ServerState, pull: PullRequest): Promise<PullEnds> {
  const repository = findRepository(state, pull.repository);
  if (repository === null) throw new Error(`pull request ${pull.number}: no repository ${pull.repository}`);
  const { gitDir } = repository;
  const headGitDir = findRepository(state, pull.headRepository)?.gitDir ?? null;
  const pullRef = `refs/pull/${pull.number}/head`;
  const [headRef, baseRef] = [`refs/heads/${pull.headRef}`, `refs/heads/${pull.baseRef}`];
  const refs = await readRefs(gitDir, [pullRef, headRef, baseRef]);
  const headRefs = headGitDir === null || headGitDir === gitDir ? refs : await readRefs(headGitDir, [headRef]);
  const tip = headGitDir === null ? undefined : headRefs.get(headRef);
  if (headGitDir !== null && tip !== undefined && tip !== refs.get(pullRef)) {
    if (headGitDir === gitDir) await updateRef(gitDir, pullRef, tip);
    else await copyRef(headGitDir, headRef, gitDir, pullRef);
  }
  const head = tip ?? refs.get(pullRef);
  const base = refs.get(baseRef);
  if (head === undefined || base === undefined)
    throw new Error(`pull request ${pull.number}: no ${head === undefined ? "head" : "base"}`);
  const mergeBase = await findMergeBase(gitDir, base, head);
  if (mergeBase === null) throw new Error(`pull request ${pull.number}: head and base share no history`);
  return { head, base, mergeBase };
}

/** The diff of a pull request at one of its commits. The same two commits are only compared once. */
export function readPullDiff(
  context: ServerContext,
  repository: Repository,
  base: string,
  head: string,
): Promise<readonly DiffFile[]> {
  const key = `${repository.fullName} ${base} ${head}`;
  const known = context.diffs.get(key);
  if (known !== undefined) return known;
  const reading = readDiff(repository.gitDir, base, head);
  context.diffs.set(key, reading);
  return reading;
}

/** Whether a commit is one of the pull request's own. */
export async function isPullCommit(repository: Repository, ends: PullEnds, sha: string): Promise<boolean> {
  return (await listCommits(repository.gitDir, ends.mergeBase, ends.head)).includes(sha);
}
