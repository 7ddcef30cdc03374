import { assert } from "../lib/assert.ts";
import { GateError } from "../lib/error.ts";
import type { Diff, WorkingCopy } from "../ports/git.ts";
import type { AgentContext } from "./agent.ts";
import type { CheckModule } from "./check.ts";
import { collectInTurn, failedEvidence, type UpstreamHandoffs } from "./collect-check.ts";
import type { CheckEvidence, KeepFile, OpenTranscript } from "./evidence.ts";
import type { Crew } from "./crew.ts";
import type { Gate, GateCheck } from "./gate.ts";
import { findUpstream } from "./upstream.ts";

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
    context: { readonly diff: Diff; readonly upstream: UpstreamHandoffs },
  ) => string;
  readonly keeperFor: (gate: string, check: string) => KeepFile;
  readonly transcriptsFor: (gate: string, check: string) => OpenTranscript;
  /** Runs the work when one of the run's places is free. */
  readonly limit: Limit;
  /** Like `limit`, with a few places more: who has one of these may get ready while it waits for a place to run. */
  readonly queue: Limit;
}

/** The evidence of a run's gates and the verdict on each: all checks at once as far as the run's limit allows, but
 *  - those that rest on an agent's word only when the others have ended: code of the pull request that runs as our user in one check
 *    could find the folder where an agent of another leaves its handoff;
 *  - an agent's check only when the gates that its verifier waits for have passed; else it is unknown.
 *  Out: for each gate what `judge` makes of its evidence, in the gates' order. Only bugs are thrown. */
export function collectAndJudge<Verdict extends { readonly passed: boolean }>(
  gates: readonly Gate[],
  context: CollectContext,
  judge: (gate: Gate, evidence: readonly CheckEvidence[]) => Verdict,
): readonly Promise<Verdict>[] {
  const upstream = findUpstream(gates);
  const isWaiting = (gate: Gate, { kind }: GateCheck): boolean => kind === "agent" && upstream.of(gate).length > 0;
  const early = new Map<GateCheck, Promise<CheckEvidence>>();
  for (const gate of gates)
    for (const check of gate.checks)
      if (!context.isClaimed(check) && !isWaiting(gate, check))
        early.set(check, collectInTurn(gate, check, NO_HANDOFFS, context));
  // What waits for another gate is not waited for: that gate may be one that rests on an agent's word.
  const others = Promise.allSettled(early.values());
  const outcomes = new Map<Gate, Promise<Outcome<Verdict>>>();
  const collectLate = async (gate: Gate, check: GateCheck): Promise<CheckEvidence> => {
    const before = isWaiting(gate, check) ? upstream.of(gate) : [];
    const results = await Promise.all(before.map(async (one) => outcomes.get(one)));
    if (context.isClaimed(check)) await others;
    const failed = before.filter((_, at) => results[at]?.verdict.passed !== true);
    if (failed.length > 0) return upstreamBlocked(check, failed, context);
    return collectInTurn(gate, check, handoffsOf(before, results), context);
  };
  for (const gate of upstream.inOrder) {
    const collected = Promise.all(gate.checks.map((check) => early.get(check) ?? collectLate(gate, check)));
    outcomes.set(
      gate,
      collected.then((evidence) => ({ evidence, verdict: judge(gate, evidence) })),
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

const NO_HANDOFFS: UpstreamHandoffs = new Map();

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
