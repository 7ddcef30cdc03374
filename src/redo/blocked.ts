import type { ReasonCode } from "../lib/reason.ts";
import type { VerdictReason } from "../verdict/verdict.ts";

/** What keeps a judge from a judgement and is its own doing, or that of its program, its model and its account: the change has no part in
 *  it. */
const JUDGES_OWN: ReadonlySet<ReasonCode> = new Set([
  "judge-error",
  "agent-crashed",
  "agent-timeout",
  "agent-unavailable",
  "agent-install-failed",
  "agent-output-invalid",
  "key-missing",
  "model-unreachable",
  "model-unauthorized",
  "model-not-found",
  "model-rate-limited",
  "model-unavailable",
  "price-unknown",
  "evidence-missing",
  "evidence-invalid",
  "handoff-missing",
  "handoff-unreadable",
  "handoff-contradictory",
]);

/** Whether a judge gave no judgement by an error of its own. Anything else among the reasons, such as a `setup` that the change broke, a
 *  program that was tampered with, or a change that was not seen whole or used up what a judge may spend, is no error of the judge's. Throws: never. */
export function isJudgesOwnError(reasons: readonly VerdictReason[]): boolean {
  return reasons.length > 0 && reasons.every(({ code }) => JUDGES_OWN.has(code));
}

/** Whether nothing in a policy may let a blocked verdict through: who can write to what judges could do so to be let through.
 *  Throws: never. */
export function isNeverLetThrough(reasons: readonly VerdictReason[]): boolean {
  return reasons.some(({ code }) => code === "runner-tampered");
}
