import type { CheckEvidence, Fact } from "../../evidence/evidence.ts";
import { classifyFailure, type FailureMode } from "../../evidence/failure-mode.ts";
import type { ReasonCode } from "../../lib/reason.ts";

/** Reasons that tell of a verifier that did not come to its end. */
const DIED: ReadonlySet<ReasonCode> = new Set([
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
  "budget-exceeded",
  "setup-failed",
  "world-failed",
  "disk-full",
]);

export interface Death {
  readonly reason: ReasonCode;
  readonly detail: string;
  readonly mode: FailureMode;
}

/** How the agent of a check died; null for one that came to its end. */
export function deathOf({ facts, handoffMarkdown }: CheckEvidence): Death | null {
  for (const fact of Object.values(facts))
    if (isDeath(fact, handoffMarkdown !== null)) return { ...fact, mode: classifyFailure(fact.reason, fact.detail) };
  return null;
}

/** Whether nobody was asked, because something before it did not pass. */
export function wasNotAsked({ facts }: CheckEvidence): boolean {
  return Object.values(facts).some((fact) => fact.kind === "unknown" && fact.reason === "upstream-blocked");
}

/** What was left in place of a handoff and could not even be opened is none. */
function isDeath(fact: Fact, hasHandoff: boolean): fact is Extract<Fact, { kind: "unknown" }> {
  if (fact.kind !== "unknown") return false;
  return DIED.has(fact.reason) || (fact.reason === "handoff-unreadable" && !hasHandoff);
}
