import { isAbsolute, join, resolve } from "node:path";
import type { Git, WorkingCopy } from "../../ports/git.ts";
import { assert } from "../../lib/assert.ts";
import { checkOutCommit, duplicateCopy, makeSkeleton } from "./check-out.ts";
import { commitCopy } from "./commit.ts";
import { createCopyTree } from "./copy-tree.ts";
import { diffCommits } from "./diff.ts";
import type { FetchContext } from "./fetch.ts";
import { fetchCommits } from "./fetch.ts";
import { createRunGit } from "./git-command.ts";
import type { GitLimits } from "./git-limits.ts";
import { DEFAULT_GIT_LIMITS } from "./git-limits.ts";
import type { CopyContext } from "./own-repository.ts";
import { logCommits } from "./log.ts";
import { findProgram } from "../process/find-program.ts";
import { pushCommit } from "./push.ts";
import { createQueue } from "./queue.ts";
import { findMergeBase, listFilesAt, readFileAt } from "./read.ts";
import { createRemote } from "./remote.ts";
import { resolveRevision } from "./resolve.ts";
import { openStore } from "./store.ts";
import type { OpenCopy } from "./working-copy.ts";

export interface GitOptions {
  /** Where commits are fetched from: an https, http or file address or an absolute path; null for none. */
  readonly remoteUrl: string | null;
  /** Token for the remote; given to git by environment for the fetch alone. */
  readonly token: string | null;
  /** A bare repository of our own, made when missing. Absolute. */
  readonly storeDir: string;
  /** An existing clone whose objects and names are used and which is never written to. Absolute. */
  readonly localRepository: string | null;
  /** Parent folder of working copies, made when missing. Absolute. */
  readonly workDir: string;
  readonly gitProgram?: string;
  /** Our own environment, of which git gets the path, proxy and certificate variables alone. */
  readonly baseEnv?: Readonly<Record<string, string | undefined>>;
  readonly limits?: Partial<GitLimits>;
}

/** The `Git` port by the git program (2.31 or newer). Nothing runs before the first call. */
export function createGit(options: GitOptions): Git {
  for (const folder of [options.storeDir, options.workDir, options.localRepository ?? "/"])
    assert(isAbsolute(folder), `folders of the git adapter are absolute: ${folder}`);
  const limits = { ...DEFAULT_GIT_LIMITS, ...options.limits };
  const remote = options.remoteUrl === null ? null : createRemote(options.remoteUrl, options.token);
  const storeDir = resolve(options.storeDir);
  // Both at the first command, before anything of a pull request has run: later there may be others of these names on PATH.
  const searchPath = options.baseEnv?.["PATH"] ?? "/usr/local/bin:/usr/bin:/bin";
  const name = options.gitProgram ?? "git";
  const programs = once(async () => {
    const git = await findProgram(name, searchPath, "/");
    return { git, cp: await findProgram("cp", searchPath, "/") };
  });
  const run = createRunGit({
    findProgram: async () => (await programs()).git,
    name,
    baseEnv: options.baseEnv ?? {},
    homeDir: join(storeDir, "no-home"),
    timeoutMs: limits.commandTimeoutMs,
    redact: remote?.redact ?? ((text) => text),
  });
  const open = once(() =>
    openStore(run, { storeDir, localRepository: options.localRepository, hasRemote: remote !== null }),
  );
  const context = async (): Promise<FetchContext> => ({ run, store: await open(), remote, limits });
  const gitDir = async (): Promise<string> => (await open()).gitDir;
  const copies = once(async (): Promise<CopyContext> => {
    const store = await open();
    return {
      run,
      skeleton: await makeSkeleton(run, store),
      objectsDir: join(store.gitDir, "objects"),
      workDir: options.workDir,
      maxListBytes: limits.maxListBytes,
    };
  });
  const copyTree = createCopyTree(async () => (await programs()).cp, limits.fetchTimeoutMs);
  const opened = new WeakMap<WorkingCopy, OpenCopy>();
  const remember = (one: OpenCopy): WorkingCopy => {
    opened.set(one.copy, one);
    return one.copy;
  };
  // Two fetches at once would race for the same refs and bring the same objects twice.
  const inTurn = createQueue();
  return {
    fetch: (commits) => inTurn(async () => fetchCommits(await context(), commits)),
    resolve: (revision) => inTurn(async () => resolveRevision(await context(), revision)),
    readFile: remembering(async (commit: string, path: string, maxBytes: number) =>
      readFileAt(run, await gitDir(), { commit, path, maxBytes }),
    ),
    listFiles: remembering(async (commit: string, prefix: string) =>
      listFilesAt(run, await gitDir(), { commit, prefix, maxBytes: limits.maxListBytes }),
    ),
    mergeBase: async (one, other) => findMergeBase(run, await gitDir(), one, other),
    diff: async (base, head) => diffCommits(run, await gitDir(), { base, head, limits }),
    checkOut: async (commit) => remember(await checkOutCommit(await copies(), commit)),
    duplicate: async (copy) => {
      const original = opened.get(copy);
      assert(original, "only copies of this store are duplicated");
      return remember(await duplicateCopy(await copies(), copyTree, original));
    },
    commit: (copy, request) => {
      const original = opened.get(copy);
      assert(original, "only copies of this store are committed");
      return inTurn(async () => {
        const place = { run, gitDir: await gitDir(), maxListBytes: limits.maxListBytes };
        return commitCopy(place, original, request);
      });
    },
    push: (commit, branch, expected) => inTurn(async () => pushCommit(await context(), { commit, branch, expected })),
    log: async (base, head, limit) =>
      logCommits(run, await gitDir(), { base, head, limit, maxBytes: limits.maxListBytes }),
  };
}

/** Commits do not change, so that a question about one is asked once. What the rules of a run say is read before any code of the pull request
 *  runs, and for a revision not again: by then somebody could have written to the store. A failure is not kept. */
function remembering<Question extends readonly (string | number)[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
): (...question: Question) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (...question) => {
    const key = JSON.stringify(question);
    const answer = known.get(key) ?? ask(...question);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}

/** One run of `make` for all callers; a failure is not kept. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
