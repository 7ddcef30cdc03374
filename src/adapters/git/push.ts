import { GateError } from "../../lib/error.ts";
import { checkFullName } from "./commit-name.ts";
import type { FetchContext } from "./fetch.ts";
import { toGitError } from "./git-error.ts";
import type { RunAtRemote } from "./plain-repository.ts";
import { withPlainRepository } from "./plain-repository.ts";
import type { Remote } from "./remote.ts";
import { retryNetwork } from "./remote.ts";

interface PushRequest {
  readonly commit: string;
  readonly branch: string;
  readonly expected: string;
}

/** Puts a commit on a branch of the remote that is still at `expected`, of which it must be a descendant. Never a tag, never another ref.
 *  Out: `moved` where the branch is elsewhere or gone. Throws `push-refused` with git's words for everything else that ends it. */
export async function pushCommit(context: FetchContext, request: PushRequest): Promise<"pushed" | "moved"> {
  const { remote, limits } = context;
  checkFullName(request.commit);
  checkFullName(request.expected);
  if (remote === null) throw refused("there is no remote to push to");
  return withPlainRepository(context, { remote, config: PUSH_CONFIG }, async (run) => {
    await checkBranch(run, request.branch);
    await checkDescent(run, request);
    return retryNetwork(limits, () => pushOnce(run, remote, request));
  });
}

const PUSH_CONFIG = [
  ["push.followTags", "false"],
  ["push.gpgSign", "false"],
  ["push.recurseSubmodules", "no"],
] as const;

const MAX_BRANCH_CHARS = 244;

async function checkBranch(run: RunAtRemote, branch: string): Promise<void> {
  const isPlain = branch.length <= MAX_BRANCH_CHARS && !branch.startsWith("-") && branch !== "HEAD";
  if (isPlain && !/\p{Cc}/u.test(branch)) {
    const { exitCode } = await run(["check-ref-format", `refs/heads/${branch}`]);
    if (exitCode === 0) return;
  }
  throw refused(`not a name of a branch: ${JSON.stringify(branch.slice(0, MAX_BRANCH_CHARS))}`);
}

/** A lease alone would let git go back in history. */
async function checkDescent(run: RunAtRemote, { commit, expected }: PushRequest): Promise<void> {
  const output = await run(["merge-base", "--is-ancestor", expected, commit]);
  if (output.exitCode === 0 && commit !== expected) return;
  if (output.exitCode > 1) throw toGitError(`commits ${expected} and ${commit} cannot be compared`, output.stderr);
  throw refused(`commit ${commit} does not build on ${expected}`);
}

async function pushOnce(run: RunAtRemote, remote: Remote, request: PushRequest): Promise<"pushed" | "moved"> {
  const { commit, branch, expected } = request;
  const ref = `refs/heads/${branch}`;
  const args = ["push", "--porcelain", "--no-verify", "--no-signed", "--no-follow-tags", "--recurse-submodules=no"];
  const output = await run([...args, `--force-with-lease=${ref}:${expected}`, "--", remote.url, `${commit}:${ref}`]);
  if (output.exitCode === 0) return "pushed";
  const answer = remote.redact(output.stdout.toString("utf8"));
  const failure = toGitError("git push", `${reasonsIn(answer)}${output.stderr}`);
  // An answer that was lost says nothing: where the branch is now says what happened.
  const place = await findPlace(run, remote, ref).catch((error: unknown) => {
    if (error instanceof GateError) return "unknown";
    throw error;
  });
  if (place === commit) return "pushed";
  if (answer.includes("(stale info)") || (place !== expected && place !== "unknown")) return "moved";
  throw new GateError("push-refused", `${branch}: ${failure.message}`, {
    cause: failure,
    isRetryable: failure.isRetryable,
  });
}

function reasonsIn(answer: string): string {
  const lines = answer.split("\n").filter((line) => line.startsWith("!"));
  return lines.map((line) => `${line.split("\t")[2] ?? ""}\n`).join("");
}

/** The commit that a ref of the remote is at; null where there is no such ref. */
async function findPlace(run: RunAtRemote, remote: Remote, ref: string): Promise<string | null> {
  const output = await run(["ls-remote", "--quiet", "--", remote.url, ref]);
  if (output.exitCode !== 0) throw toGitError("the remote's branches cannot be listed", output.stderr);
  const lines = output.stdout.toString("utf8").split("\n");
  return lines.find((line) => line.endsWith(`\t${ref}`))?.split("\t")[0] ?? null;
}

function refused(why: string): GateError {
  return new GateError("push-refused", why);
}
