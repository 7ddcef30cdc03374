import { GateError } from "../../lib/error.ts";
import type { Git } from "../../ports/git.ts";
import { checkFullName } from "./commit-name.ts";
import type { RunGit } from "./git-command.ts";
import { expectSuccess } from "./git-command.ts";

type Logged = Awaited<ReturnType<Git["log"]>>[number];

const FIELDS = ["%H", "%T", "%ae", "%B"] as const;

/** Commits that `head` has and `base` has not, each after all that build on it, at most `limit`. Names of a mail map do not count. Throws
 *  `commit-missing`, `git-failed`, also for more text than the limit. */
export async function logCommits(
  run: RunGit,
  gitDir: string,
  request: {
    readonly base: string;
    readonly head: string;
    readonly limit: number;
    readonly maxBytes: number;
  },
): Promise<readonly Logged[]> {
  const { base, head, limit, maxBytes } = request;
  checkFullName(base);
  checkFullName(head);
  if (limit < 1) return [];
  // By descent, not by date: dates are whatever the author of a commit says.
  const args = ["log", "-z", "--topo-order", "--no-mailmap", "--no-show-signature", "--no-notes", "--no-color"];
  args.push("--encoding=UTF-8", `--max-count=${limit}`, `--format=tformat:${FIELDS.join("%x00")}`);
  const output = await run({ args: [...args, head, `^${base}`, "--"], gitDir, maxOutputBytes: maxBytes });
  const text = expectSuccess(output, `commits from ${base} to ${head} cannot be listed`).toString("utf8");
  const fields = text.split("\0").slice(0, -1);
  if (fields.length % FIELDS.length !== 0) throw new GateError("git-failed", "the list of commits is unreadable");
  const commits: Logged[] = [];
  for (let at = 0; at < fields.length; at += FIELDS.length) {
    const [commit = "", tree = "", authorEmail = "", message = ""] = fields.slice(at, at + FIELDS.length);
    commits.push({ commit, tree, authorEmail, message });
  }
  return commits;
}
