/** Where the policy puts a judge: before people are asked (`gate`), as the audit of what is to be merged (`output`), or both. */
type JudgePlace = "gate" | "output" | "both";

/** Events that put a pull request before people, or are about to. */
const OPENING: ReadonlySet<string> = new Set(["opened", "reopened", "ready_for_review"]);

/** What is known before the judge runs. */
export interface PlacementFacts {
  readonly at: JudgePlace;
  /** `action` of a pull request's event; null elsewhere. */
  readonly event: { readonly kind: "pull-request" | "merge-group" | "local"; readonly action: string | null };
  /** As it is now, not as an event told it: a re-run of a job brings an old event. Null where there is none, or none of its own. */
  readonly pullRequest: {
    readonly isOpen: boolean;
    readonly isDraft: boolean;
    readonly hasReviewRequests: boolean;
    /** False where the token may only read, as that of a job for a pull request from a fork. */
    readonly canChange: boolean;
  } | null;
  /** Of `countRejections`: earlier commits of this pull request that this gate sent back; the current one is not among them. */
  readonly rejectionsSoFar: number;
  /** Of `isRejected`, for the current commit. */
  readonly isHeadRejected: boolean;
  /** Of `countReturns`, for the current commit. */
  readonly headReturns: number;
}

/** What is known when the judge has spoken. */
export interface JudgedFacts extends PlacementFacts {
  readonly judge: "pass" | "fail" | "error";
  readonly maxRedos: number;
  /** Whether the policy declares an approval: without one nothing is marked ready and nobody is asked. */
  readonly hasApproval: boolean;
  /** Whether the policy lets a failed verdict go after the last revision, which then nobody is asked for. */
  readonly isLetGo: boolean;
}

/** What concerns the gate alone. */
type GateAction =
  | {
      readonly kind: "note-rejection";
      readonly count: number;
      /** Which time it is with this commit. */
      readonly time: number;
    }
  /** The critique stays visible and unanswered, and people decide. */
  | { readonly kind: "unresolved"; readonly why: UnresolvedWhy };

export type UnresolvedWhy = "redos-used-up" | "judge-error" | "let-go";

/** What concerns the pull request as a whole. */
export type PullRequestAction =
  | { readonly kind: "to-draft" }
  | { readonly kind: "ready" }
  | { readonly kind: "request-reviewers" };

/** What follows from a judgement. `actions` stand in the order in which they are to be done: what is said comes before what notifies
 *  people, so that they find it, and what is counted before what may be refused. */
export interface Placement {
  readonly runs: boolean;
  readonly actions: readonly (GateAction | PullRequestAction)[];
  /** `needs-attention`: the judgement does not keep the change from people, and they must see it. */
  readonly standing: "clear" | "blocks" | "needs-attention";
}

/** Whether the judge runs for this event. One that stands before people runs for every event of a pull request: a commit that was not judged
 *  must not look like one that passed, whoever was asked before. What a merge queue makes is for audits. Throws: never. */
export function runsJudge({ at, event }: Pick<PlacementFacts, "at" | "event">): boolean {
  return at !== "gate" || event.kind !== "merge-group";
}

/** What follows from a judgement. The judge protects the attention of people; it never replaces their decision, so after `maxRedos`
 *  rejections, after an error, and where the policy lets it go, people get it with the critique. That a rejected commit is marked ready
 *  again without a change counts as one more rejection: making it a draft once more could go on for ever.
 *  Throws: never. */
export function placeJudge(facts: JudgedFacts): Placement {
  if (!runsJudge(facts)) return { runs: false, actions: [], standing: "clear" };
  const { judge } = facts;
  // A judge that stands there alone sends back whatever fails, or a change that people had before could never reach them again.
  const isAudit = !isBeforePeople(facts) && !(facts.at === "gate" && judge === "fail" && facts.pullRequest !== null);
  if (facts.at === "output" || isAudit) return { runs: true, actions: [], standing: AUDIT[judge] };
  // What it said of this very commit stands, whatever keeps it from saying it again.
  if (judge === "error" && facts.isHeadRejected) return { runs: true, actions: [], standing: "blocks" };
  const isOver = judge === "fail" ? whyUnresolved(facts) : judge === "error" ? "judge-error" : null;
  if (judge === "fail" && isOver === null) return { runs: true, actions: sendBack(facts), standing: "blocks" };
  const unresolved: readonly GateAction[] = isOver === null ? [] : [{ kind: "unresolved", why: isOver }];
  return {
    runs: true,
    actions: [...unresolved, ...handOver(facts)],
    standing: isOver === null ? "clear" : "needs-attention",
  };
}

/** The one thing to do with a pull request of several judges: it goes to people only when none of them sends it back. In: the placements
 *  of all gates. Out: at most one action of each kind, in order. Throws: never. */
export function combinePlacements(placements: readonly Placement[]): readonly PullRequestAction[] {
  const kinds = new Set(placements.flatMap(({ actions }) => actions.map(({ kind }) => kind)));
  if (kinds.has("to-draft")) return [{ kind: "to-draft" }];
  if (placements.some(({ standing }) => standing === "blocks")) return [];
  return [
    ...(kinds.has("ready") ? [{ kind: "ready" } as const] : []),
    ...(kinds.has("request-reviewers") ? [{ kind: "request-reviewers" } as const] : []),
  ];
}

const AUDIT = { pass: "clear", fail: "blocks", error: "needs-attention" } as const;

function isBeforePeople({ event, pullRequest, rejectionsSoFar, isHeadRejected }: PlacementFacts): boolean {
  if (event.kind !== "pull-request" || pullRequest === null) return false;
  const { isDraft, hasReviewRequests } = pullRequest;
  const isOpening = event.action !== null && OPENING.has(event.action);
  return isOpening || isDraft || hasReviewRequests || isHeadRejected || rejectionsSoFar > 0;
}

/** Null where the change is to be sent back. */
function whyUnresolved(facts: JudgedFacts): UnresolvedWhy | null {
  if (!(facts.rejectionsSoFar + timesBefore(facts) < facts.maxRedos)) return "redos-used-up";
  return facts.isLetGo ? "let-go" : null;
}

/** How often this commit was sent back and then marked ready without a change, by what we know of: that it stood there as a draft. A job
 *  that runs once more for an old event finds it as it left it. */
function timesBefore({ event, pullRequest, headReturns }: PlacementFacts): number {
  const isReadyAgain = event.action === "ready_for_review" && pullRequest?.isDraft === false;
  return isReadyAgain ? headReturns : Math.max(headReturns - 1, 0);
}

function sendBack(facts: JudgedFacts): Placement["actions"] {
  const { pullRequest, rejectionsSoFar } = facts;
  if (!canAct(pullRequest)) return [];
  const before = timesBefore(facts);
  const note = { kind: "note-rejection", count: rejectionsSoFar + before + 1, time: before + 1 } as const;
  return pullRequest.isDraft ? [note] : [note, { kind: "to-draft" }];
}

/** People who gave their review already would be asked again, so after a mere push nobody is while others are still asked. */
function handOver({ pullRequest, event, hasApproval }: JudgedFacts): readonly PullRequestAction[] {
  if (!hasApproval || !canAct(pullRequest)) return [];
  const { isDraft, hasReviewRequests } = pullRequest;
  const isOpening = event.action !== null && OPENING.has(event.action);
  return [
    ...(isDraft ? [{ kind: "ready" } as const] : []),
    ...(isDraft || isOpening || !hasReviewRequests ? [{ kind: "request-reviewers" } as const] : []),
  ];
}

type PullRequestFacts = NonNullable<PlacementFacts["pullRequest"]>;

function canAct(pullRequest: PlacementFacts["pullRequest"]): pullRequest is PullRequestFacts {
  return pullRequest !== null && pullRequest.isOpen && pullRequest.canChange;
}
