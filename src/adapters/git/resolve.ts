import { GateError } from "../../lib/error.ts";
import { describeObjects, isFullName } from "./commit-name.ts";
import type { FetchContext } from "./fetch.ts";
import { fetchCommits } from "./fetch.ts";
import { toGitError } from "./git-error.ts";
import { withPlainRepository } from "./plain-repository.ts";
import type { Remote } from "./remote.ts";
import { retryNetwork } from "./remote.ts";

const MAX_REVISION_CHARS = 1024;

/** Full name of the commit that a revision stands for, or null. A local repository knows names and expressions such as
 *  `main~2`; a remote knows full commit names, branches and tags, and what is found there is fetched. Throws `host-…`. */
export async function resolveRevision(context: FetchContext, revision: string): Promise<string | null> {
  if (!isPlausible(revision)) return null;
  const { run, store, remote } = context;
  const gitDir = store.local?.gitDir ?? store.gitDir;
  const [found] = await describeObjects(run, gitDir, [`${revision}^{commit}`]);
  if (found?.type === "commit") return found.name;
  return remote === null ? null : resolveAtRemote(context, remote, revision);
}

function isPlausible(revision: string): boolean {
  // Names go to git as lines of standard input: a line break would be a second question.
  return revision !== "" && revision.length <= MAX_REVISION_CHARS && !/\p{Cc}/u.test(revision);
}

async function resolveAtRemote(context: FetchContext, remote: Remote, revision: string): Promise<string | null> {
  const name = isFullName(revision) ? revision : await findRemoteName(context, remote, revision);
  if (name === null) return null;
  try {
    await fetchCommits(context, [name]);
    return name;
  } catch (error) {
    if (error instanceof GateError && error.code === "commit-missing") return null;
    throw error;
  }
}

async function findRemoteName(context: FetchContext, remote: Remote, revision: string): Promise<string | null> {
  // ls-remote takes patterns, and no branch or tag name holds any of these.
  if (/[*?[\\^~: ]/.test(revision) || revision.startsWith("-")) return null;
  const places = revision.startsWith("refs/")
    ? [`${revision}^{}`, revision]
    : [`refs/heads/${revision}`, `refs/tags/${revision}^{}`, `refs/tags/${revision}`];
  const output = await withPlainRepository(context, { remote }, (run) =>
    retryNetwork(context.limits, async () => {
      const args = ["ls-remote", "--quiet", "--", remote.url, ...places];
      const result = await run(args, { timeoutMs: context.limits.commandTimeoutMs });
      if (result.exitCode !== 0) throw toGitError("the remote's branches cannot be listed", result.stderr);
      return result.stdout.toString("utf8");
    }),
  );
  const names = new Map(output.split("\n").map((line) => [line.slice(line.indexOf("\t") + 1), line.split("\t")[0]]));
  for (const place of places) {
    const name = names.get(place);
    if (name !== undefined && isFullName(name)) return name;
  }
  return null;
}
