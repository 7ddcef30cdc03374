import type { CheckEvidence } from "../evidence/evidence.ts";
import type { Verification } from "../evidence/handoff/handoff.ts";
import { assertNever } from "../lib/assert.ts";
import type { GateReport } from "./report.ts";

/** From the best to the worst. One verifier that saw a failure outweighs any that saw nothing. */
const WORSE_AND_WORSE = [
  "live-ui-verified",
  "unit-test-verified",
  "type-check-only",
  "verifier-blocked",
  "not-verified",
  "verifier-failed",
] as const satisfies readonly Verification[];

/** The Verification of a task, as the runtime stands by it. */
export interface TaskVerification {
  /** The plan's path, since two plans may use one task name. */
  readonly plan: string;
  readonly task: string;
  readonly verification: Verification;
}

/** The Verification that a gate's verdict supports: what the handoff says where the verdict bears it out, else the failure or
 *  the obstacle that the runtime saw. Out: null where a gate without any handoff passed: nothing is known of how. A handoff
 *  that claims more than the verdict never comes through. */
export function verificationOf({ verdict }: Pick<GateReport, "verdict">): Verification | null {
  const claimed = worstOf(Object.values(verdict.checks).flatMap(valueOf));
  const isOnlyWeak = verdict.reasons.every(({ code }) => code === "below-floor");
  switch (verdict.outcome) {
    case "passed":
      return claimed;
    case "failed":
      return isOnlyWeak && claimed !== null ? claimed : "verifier-failed";
    case "blocked":
      return claimed === "not-verified" ? claimed : "verifier-blocked";
    case "cancelled":
      return "not-verified";
    default:
      return assertNever(verdict.outcome, "outcome");
  }
}

/** The Verification of every task that a gate of the run speaks of, verifiers and their targets. A target has the worst value of
 *  its verifiers. Out: in the order of the gates, targets before their verifiers. */
export function verificationsOf(gates: readonly GateReport[]): readonly TaskVerification[] {
  const found = new Map<string, TaskVerification>();
  for (const report of gates) {
    const { target, verifier } = report.gate;
    const verification = verificationOf(report);
    if (target === null || verifier === null || verification === null) continue;
    for (const task of [target.task.name, verifier.name]) {
      const plan = target.plan.path;
      const key = JSON.stringify([plan, task]);
      const worst = worstOf([verification, found.get(key)?.verification ?? verification]);
      found.set(key, { plan, task, verification: worst ?? verification });
    }
  }
  return [...found.values()];
}

function valueOf({ handoff }: CheckEvidence): readonly Verification[] {
  if (handoff === null || handoff.verification === null) return [];
  return [handoff.contradiction === null ? handoff.verification : "verifier-blocked"];
}

function worstOf(values: readonly Verification[]): Verification | null {
  return values.reduce<Verification | null>((worst, value) => {
    if (worst === null) return value;
    return WORSE_AND_WORSE.indexOf(value) > WORSE_AND_WORSE.indexOf(worst) ? value : worst;
  }, null);
}
