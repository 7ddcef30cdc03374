import type { CodeHost } from "../ports/code-host.ts";
import { countAttempts, type LoggedCommit } from "./attempts.ts";
import { countAsked, REDO_MARKER } from "./comment.ts";
import type { RedoContext } from "./context.ts";
import { revisedShas } from "./markers.ts";
import { type NoRedoCode, shouldRedo } from "./decide.ts";

/** Commits between merge base and head that are read, to count revisions among them. */
export const MAX_COMMITS = 500;
/** Nobody can own this address, and nobody is credited by it. */
export const AUTHOR = { name: "passwhen", email: "passwhen@passwhen.invalid" };

/** How a pull request stands before a revision of it. */
export interface Standing {
  readonly attempts: number;
  readonly log: readonly LoggedCommit[];
  /** Whether a revision of this very commit was asked for before. */
  readonly isAsked: boolean;
  /** Whether we know of the attempts by more than what commits say. */
  readonly isKnown: boolean;
  /** Why there is none; null where one is to be made. */
  readonly no: NoRedoCode | null;
}

/** Asks the host how the pull request and its branch are now. Throws: `GateError` with a `git-…` or `host-…` code. */
export async function lookUp(context: RedoContext): Promise<Standing> {
  const { event, host, git, mergeBase, outcome, policy, judged, hasBudget } = context;
  const { number, head } = event;
  const pullRequest = await host.getPullRequest(number);
  const log = await git.log(mergeBase, head.sha, MAX_COMMITS);
  const bodies = await ownBodies(number, host);
  const asked = countAsked(bodies, head.sha);
  const attempts = Math.max(countAttempts(log, AUTHOR.email), asked, context.round);
  const isKnown = Math.max(context.round, asked) >= policy.max;
  const failed = judged.filter(({ verdict }) => verdict.failed);
  const critiques = failed.flatMap(({ verdict }) => Object.values(verdict.checks).flatMap((check) => check.critiques));
  const decision = shouldRedo({
    outcome,
    max: policy.max,
    attemptsMade: attempts,
    isHistoryWhole: log.length < MAX_COMMITS,
    pullRequest: { isOpen: pullRequest.state === "open", isFork: pullRequest.isFork || event.isFork },
    branch: pullRequest.isFork ? null : await host.getBranch(head.ref),
    critiques: critiques.length,
    reasons: failed.flatMap(({ verdict }) => verdict.reasons).length,
    hasBudget,
  });
  const isMoved = pullRequest.headSha !== head.sha || pullRequest.headRef !== head.ref;
  const no = decision.kind === "no" ? decision.why : isMoved ? "moved" : null;
  return { attempts, log, isAsked: revisedShas(bodies).has(head.sha), isKnown, no };
}

/** Not our reviews: they quote what others wrote. */
async function ownBodies(number: number, host: CodeHost): Promise<readonly string[]> {
  const own = await host.listOwnComments(number, REDO_MARKER);
  return own.filter(({ kind }) => kind === "comment").map(({ body }) => body);
}
