import { assert } from "../lib/assert.ts";
import { GateError } from "../lib/error.ts";
import type { Diff, WorkingCopy } from "../ports/git.ts";
import type { AgentContext } from "./agent.ts";
import type { AuthorTexts, CheckModule, FoundEvidence } from "./check.ts";
import { collectInTurn, failedEvidence, type UpstreamHandoffs } from "./collect-check.ts";
import type { CheckEvidence, GateData, KeepFile, OpenTranscript } from "./evidence.ts";
import type { Crew } from "./crew.ts";
import type { Gate, GateCheck } from "./gate.ts";
import { createPhases } from "./phases.ts";
import type { RunEvent } from "./run-event.ts";
import { findUpstream, isJudging, judgedBefore } from "./upstream.ts";

/** Runs work when a place is free; what comes first is run first. */
export type Limit = <T>(work: () => Promise<T>) => Promise<T>;

/** What collecting needs from outside. */
export interface CollectContext extends AgentContext {
  readonly head: string;
  readonly mergeBase: string;
  readonly diff: Diff;
  readonly checkOut: (commit: string) => Promise<WorkingCopy>;
  /** Loads the module of a check kind. */
  readonly loadCheck: (kind: string) => Promise<CheckModule>;
  /** Gives the agent that the policy defines under this name. */
  readonly makeAgent: Crew["get"];
  /** Whether what this check yields is an agent's word. */
  readonly isClaimed: (check: GateCheck) => boolean;
  readonly promptFor: (
    gate: Gate,
    check: GateCheck,
    context: { readonly diff: Diff; readonly upstream: UpstreamHandoffs; readonly input: GateData },
  ) => string;
  /** Texts of the author, for checks that ask for them. */
  readonly author: AuthorTexts | null;
  readonly onEvent: (event: RunEvent) => void;
  readonly keeperFor: (gate: string, check: string) => KeepFile;
  readonly transcriptsFor: (gate: string, check: string) => OpenTranscript;
  /** Runs the work when one of the run's places is free. */
  readonly limit: Limit;
  /** Like `limit`, with a few places more: who has one of these may get ready while it waits for a place to run. */
  readonly queue: Limit;
}

/** Gets the evidence of one check of a gate. In: what the gate gives an agent as input, null for none. Throws: bugs only. */
export type Perform = (check: GateCheck, input: GateData) => Promise<CheckEvidence>;

/** The verdicts on a run's gates. Each gate says itself which of its checks it wants, and when; they run at once as far as the run's limit
 *  allows, but
 *  - those that rest on an agent's word never beside the others, see `Phases`;
 *  - an agent's check only when the gates that its verifier waits for have passed; else it is unknown;
 *  - a judge's check when the other gates of its target have their verdicts.
 *  Out: for each gate what `judge` makes of it, in the gates' order. Only bugs are thrown. */
export function collectAndJudge<Verdict extends { readonly passed: boolean }>(
  gates: readonly Gate[],
  context: CollectContext,
  judge: (gate: Gate, perform: Perform) => Promise<Verdict>,
): readonly Promise<Verdict>[] {
  const upstream = findUpstream(gates);
  const phases = createPhases();
  const outcomes = new Map<Gate, Promise<Outcome<Verdict>>>();
  const outcomesOf = async (some: readonly Gate[]) => Promise.all(some.map(async (one) => outcomes.get(one)));

  const performIn =
    (gate: Gate, done: CheckEvidence[]): Perform =>
    async (check, input) => {
      const before = check.kind === "agent" ? upstream.of(gate) : [];
      const results = await outcomesOf(before);
      const failed = before.filter((_, at) => results[at]?.verdict.passed !== true);
      const others = isJudging(check) ? judgedBefore(gate, gates, upstream) : [];
      const found: readonly FoundEvidence[] = [
        { gate: gate.name, evidence: [...done] },
        ...(await outcomesOf(others)).map((one, at) => ({
          gate: others[at]?.name ?? "",
          evidence: one?.evidence ?? [],
        })),
      ];
      const work = { gate, check, input, upstream: handoffsOf(before, results), found };
      const evidence =
        failed.length > 0
          ? upstreamBlocked(check, failed, context)
          : await phases.within(context.isClaimed(check) ? "claimed" : "observed", () => collectInTurn(work, context));
      done.push(evidence);
      return evidence;
    };

  for (const gate of upstream.inOrder) {
    const done: CheckEvidence[] = [];
    // Later, so that every gate that may be waited for is known.
    const judging = Promise.resolve().then(() => judge(gate, performIn(gate, done)));
    outcomes.set(
      gate,
      judging.then((verdict) => ({ evidence: done, verdict })),
    );
  }
  return gates.map(async (gate) => {
    const outcome = await outcomes.get(gate);
    assert(outcome, "every gate is in the order");
    return outcome.verdict;
  });
}

interface Outcome<Verdict> {
  readonly evidence: readonly CheckEvidence[];
  readonly verdict: Verdict;
}

function handoffsOf(
  gates: readonly Gate[],
  outcomes: readonly ({ readonly evidence: readonly CheckEvidence[] } | undefined)[],
): UpstreamHandoffs {
  return new Map(
    gates.flatMap(({ verifier }, at) => {
      const markdown = outcomes[at]?.evidence.find((one) => one.handoffMarkdown !== null)?.handoffMarkdown ?? null;
      return verifier === null || markdown === null ? [] : [[verifier.name, markdown] as const];
    }),
  );
}

function upstreamBlocked(check: GateCheck, failed: readonly Gate[], { clock }: CollectContext): CheckEvidence {
  const names = failed.map(({ name }) => `\`${name}\``).join(", ");
  const error = new GateError("upstream-blocked", `it was not asked, because ${names} did not pass`);
  return { ...failedEvidence(check, error), startedAt: clock.now().toISOString(), durationMs: 0 };
}
