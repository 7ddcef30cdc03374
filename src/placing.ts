import type { GateEvent } from "./event/event.ts";
import { GateError } from "./lib/error.ts";
import type { CodeHost } from "./ports/code-host.ts";
import type { Judged, Run } from "./publish/assemble.ts";
import { asCode, asProse } from "./publish/markdown.ts";
import type { Conclusion, GateReport, Notice, Report } from "./publish/report.ts";
import { isJudgesOwnError } from "./redo/blocked.ts";
import { countReturns, OWN_MARKER, unresolvedMarker } from "./redo/markers.ts";
import {
  countRejections,
  isRejected,
  markerOfRejection,
  rejectionComment,
  unresolvedComment,
} from "./redo/placement-comments.ts";
import {
  combinePlacements,
  placeJudge,
  type Placement,
  type PlacementFacts,
  type PullRequestAction,
  runsJudge,
} from "./redo/placement.ts";
import type { PreparedGate } from "./verdict/prepare.ts";
import type { World } from "./world.ts";

const MAX_CRITIQUE_CHARS = 4_000;

/** The gates that run for an event: a judge that stands before people only where somebody is about to be asked. */
export interface Placed {
  readonly gates: readonly PreparedGate[];
  /** By gate name, for those that a judge decides. */
  readonly placements: Run["placements"];
  readonly notices: readonly Notice[];
}

/** In: gates without faults. Rejections are what our own comments say of them: what commits say of themselves everybody can write.
 *  Throws: `GateError` with a `host-…` code. */
export async function placeJudges(
  gates: readonly PreparedGate[],
  event: GateEvent,
  host: CodeHost | null,
): Promise<Placed> {
  const judges = gates.filter(({ gate }) => gate.placement !== null);
  const isAsked = judges.some(({ gate }) => gate.placement?.at !== "output");
  const number = event.kind === "pull-request" && isAsked && host !== null ? event.number : null;
  const pullRequest = number === null || host === null ? null : await host.getPullRequest(number);
  const own = number === null || host === null ? [] : await host.listOwnComments(number, OWN_MARKER);
  // Reviews quote what others wrote.
  const bodies = own.filter(({ kind }) => kind === "comment").map(({ body }) => body);
  const placements = new Map<string, PlacementFacts>();
  for (const { gate } of judges) {
    const head = event.kind === "local" ? "" : event.head.sha;
    placements.set(gate.name, {
      at: gate.placement?.at ?? "output",
      event: { kind: event.kind, action: event.kind === "pull-request" ? event.action : null },
      pullRequest:
        pullRequest === null
          ? null
          : {
              isOpen: pullRequest.state === "open",
              isDraft: pullRequest.isDraft,
              hasReviewRequests: pullRequest.hasReviewRequests,
              canChange: !pullRequest.isFork,
            },
      rejectionsSoFar: countRejections(bodies, gate.name, head),
      isHeadRejected: isRejected(bodies, gate.name, head),
      headReturns: countReturns(bodies, gate.name, head),
    });
  }
  const isRun = ({ gate: { name } }: PreparedGate): boolean => {
    const facts = placements.get(name);
    return facts === undefined || runsJudge(facts);
  };
  return {
    gates: gates.filter(isRun),
    placements,
    notices: gates
      .filter((one) => !isRun(one))
      .map(({ gate: { name } }) => ({
        level: "info",
        text: `${name} judges before people are asked; what a merge queue makes is not asked about.`,
      })),
  };
}

/** What follows from the judges of a run, by gate name. */
export type Standings = ReadonlyMap<string, Placement>;

/** In: verdicts, and once they are reported what lets them through: what the policy's `redo` lets go is not to be revised any more.
 *  Throws: never. */
export function standingsOf({ placements, policy }: Run, judged: readonly (Judged | GateReport)[]): Standings {
  return new Map(
    judged.flatMap((one) => {
      const { gate, verdict } = one;
      const facts = placements.get(gate.name);
      // What nobody requires informs.
      if (facts === undefined || gate.placement === null || !gate.isRequired) return [];
      const { outcome, reasons } = verdict;
      if (outcome === "cancelled" || (outcome === "blocked" && !isJudgesOwnError(reasons))) return [];
      const judge = verdict.passed ? "pass" : verdict.failed ? "fail" : "error";
      const { maxRedos } = gate.placement;
      const isLetGo = "letThrough" in one && one.letThrough === "on-exhausted";
      const placement = placeJudge({ ...facts, judge, maxRedos, hasApproval: policy.approval !== null, isLetGo });
      return [[gate.name, placement] as const];
    }),
  );
}

/** The judges whose verdict goes to people and no longer blocks. One that is an audit as well keeps blocking. */
export function letThroughBy(standings: Standings, { placements }: Run): ReadonlySet<string> {
  const names = [...standings].flatMap(([name, placement]) =>
    isHandedOver(placement) && placements.get(name)?.at === "gate" ? [name] : [],
  );
  return new Set(names);
}

function isHandedOver({ actions }: Placement): boolean {
  return actions.some(({ kind }) => kind === "unresolved");
}

/** Does what follows from the judges: back to draft, then comments, which say whether it is one, then what notifies people, so that they
 *  find the comments. In: whether another agent is asked for a revision, so that nothing goes to people yet. What the host
 *  refuses is said in the log: the verdict stands without it. Throws: never for what the host says. */
export async function actOn(
  run: Run,
  { gates }: Pick<Report, "gates">,
  { host, log }: Pick<World, "host" | "log">,
  { isAskedElsewhere }: { readonly isAskedElsewhere: boolean },
): Promise<void> {
  const { subject, policy } = run;
  const { number } = subject;
  const standings = standingsOf(run, gates);
  if (host === null || number === null || standings.size === 0) return;
  // Nobody is asked to look at what other gates keep from merging. A judge that hands over says itself that its check stays failed.
  const isHeld = gates.some(({ gate: { name }, conclusion }) => {
    const placement = standings.get(name);
    return isBlocking(conclusion) && (placement === undefined || !isHandedOver(placement));
  });
  const ofAll = combinePlacements([...standings.values()]).filter(
    ({ kind }) => kind === "to-draft" || !(isHeld || isAskedElsewhere),
  );
  const attempt = async (what: string, act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      log.warning(`${what}: ${error.message}`);
      return false;
    }
  };
  const isDone = (wanted: PullRequestAction["kind"]): boolean => ofAll.some(({ kind }) => kind === wanted);
  const wasDraft = [...run.placements.values()].some(({ pullRequest }) => pullRequest?.isDraft === true);
  const isDraft = isDone("to-draft")
    ? await attempt("back to draft", () => host.setDraft(number, true))
    : wasDraft && !isDone("ready");
  for (const [name, placement] of standings) await attempt(name, () => comment(name, placement));
  for (const { kind } of ofAll) {
    if (kind === "ready") await attempt("ready for review", () => host.setDraft(number, false));
    if (kind === "request-reviewers" && policy.approval !== null) {
      const { users, teams } = policy.approval;
      await attempt("reviewers", () => host.requestReviewers(number, { users, teams }));
    }
  }

  async function comment(name: string, { actions }: Placement): Promise<void> {
    if (host === null || number === null) return;
    const { headSha } = subject;
    const one = gates.find(({ gate }) => gate.name === name);
    const maxRedos = one?.gate.placement?.maxRedos ?? 0;
    const common = { gate: name, gateMarkdown: asCode(name), headSha, maxRedos, isDraft };
    const stays = one === undefined || !isBlocking(one.conclusion) ? null : one.verdict.failed ? "failed" : "blocked";
    for (const action of actions) {
      if (action.kind === "note-rejection")
        await host.commentOnce(
          number,
          rejectionComment({ ...common, count: action.count, time: action.time }),
          markerOfRejection(common, action.time),
        );
      // While something else holds it, people are not asked yet.
      if (action.kind === "unresolved" && !isHeld && !isAskedElsewhere)
        await host.commentOnce(
          number,
          unresolvedComment({ ...common, why: action.why, critique: critiqueOf(one), stays }),
          unresolvedMarker(name),
        );
    }
  }
}

function isBlocking({ conclusion }: Conclusion): boolean {
  return conclusion === "failure" || conclusion === "action_required";
}

/** What the judge said last, inert and cut. */
function critiqueOf(one: Pick<GateReport, "verdict"> | undefined): string | null {
  const fact = one?.verdict.checks["judge"]?.facts["critique"];
  if (fact?.kind !== "known" || typeof fact.value !== "string" || fact.value.trim() === "") return null;
  const { value } = fact;
  return asProse(value.length > MAX_CRITIQUE_CHARS ? `${value.slice(0, MAX_CRITIQUE_CHARS)}…` : value);
}
