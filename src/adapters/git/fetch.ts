import { GateError } from "../../lib/error.ts";
import { checkFullName, describeObjects } from "./commit-name.ts";
import type { RunGit } from "./git-command.ts";
import { expectSuccess } from "./git-command.ts";
import { nameFullDisk, toGitError } from "./git-error.ts";
import type { GitLimits } from "./git-limits.ts";
import type { RunAtRemote } from "./plain-repository.ts";
import { withPlainRepository } from "./plain-repository.ts";
import type { Remote } from "./remote.ts";
import { retryNetwork } from "./remote.ts";
import type { Store } from "./store.ts";

export interface FetchContext {
  readonly run: RunGit;
  readonly store: Store;
  readonly remote: Remote | null;
  readonly limits: GitLimits;
}

// A ref per fetched commit: it proves that the history arrived whole, and lets the next fetch ask for the rest alone.
const KEPT = "refs/kept";

/** Makes commits and their whole history present. Throws `commit-missing` with the name, `host-…`, `disk-full`. */
export async function fetchCommits(context: FetchContext, commits: readonly string[]): Promise<void> {
  for (const commit of commits) checkFullName(commit);
  const missing = await findMissing(context, [...new Set(commits)]);
  const [first] = missing;
  if (first === undefined) return;
  const { remote } = context;
  if (remote === null) throw new GateError("commit-missing", `commit ${first} is not in the local repository`);
  const refs = await listKept(context);
  await withPlainRepository(context, { remote, refs }, (run) =>
    retryNetwork(context.limits, () => fetchOnce(run, context, remote, missing)),
  );
  await keep(context, missing);
  const types = await describeObjects(context.run, context.store.gitDir, missing);
  for (const [index, commit] of missing.entries())
    if (types[index]?.type !== "commit") throw new GateError("commit-missing", `object ${commit} is not a commit`);
}

async function findMissing(context: FetchContext, commits: readonly string[]): Promise<readonly string[]> {
  const { run, store, remote } = context;
  const types = await describeObjects(run, store.gitDir, commits);
  const missing: string[] = [];
  for (const [index, commit] of commits.entries()) {
    const isThere = types[index]?.type === "commit" && types[index]?.name === commit;
    if (!isThere || (remote !== null && !(await isComplete(context, commit)))) missing.push(commit);
  }
  return missing;
}

/** An object alone proves nothing: a fetch that was killed leaves commits without their files. */
async function isComplete({ run, store }: FetchContext, commit: string): Promise<boolean> {
  const args = ["for-each-ref", "--count=1", "--format=%(refname)", `--contains=${commit}`, KEPT];
  const kept = await run({ args, gitDir: store.gitDir });
  if (kept.exitCode === 0 && kept.stdout.length > 0) return true;
  if (store.local === null) return false;
  const known = await run({ args: args.slice(0, -1), gitDir: store.local.gitDir });
  return known.exitCode === 0 && known.stdout.length > 0;
}

/** Which commits are whole in the store, as `packed-refs`: the remote then sends the rest alone. */
async function listKept({ run, store, limits }: FetchContext): Promise<string> {
  const args = ["for-each-ref", "--format=%(objectname) %(refname)", KEPT];
  const output = await run({ args, gitDir: store.gitDir, maxOutputBytes: limits.maxListBytes });
  const lines = expectSuccess(output, "the commits of the git store cannot be listed").toString("utf8").split("\n");
  const kept = lines.filter((line) => /^([0-9a-f]{40,64}) refs\/kept\/\1$/.test(line));
  return kept.map((line) => `${line}\n`).join("");
}

async function fetchOnce(
  run: RunAtRemote,
  { store }: FetchContext,
  remote: Remote,
  commits: readonly string[],
): Promise<void> {
  const args = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules"];
  args.push("--no-auto-maintenance", "--", remote.url, ...commits.map((commit) => `+${commit}:${KEPT}/${commit}`));
  const output = await run(args);
  if (output.exitCode === 0) return;
  const named = commits.filter((commit) => output.stderr.includes(commit));
  const subject = (named.length > 0 ? named : commits).join(", ");
  throw await nameFullDisk(toGitError(`commit ${subject} cannot be fetched`, output.stderr), store.gitDir);
}

/** Only what arrived whole gets here. */
async function keep({ run, store }: FetchContext, commits: readonly string[]): Promise<void> {
  const input = commits.map((commit) => `update ${KEPT}/${commit} ${commit}\n`).join("");
  const output = await run({ args: ["update-ref", "--stdin"], gitDir: store.gitDir, input });
  if (output.exitCode === 0) return;
  throw await nameFullDisk(toGitError("fetched commits cannot be kept", output.stderr), store.gitDir);
}
