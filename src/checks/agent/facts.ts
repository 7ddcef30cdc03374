import type { AgentResult } from "../../evidence/agent.ts";
import type { Fact, Provenance } from "../../evidence/evidence.ts";
import { isPassing, meetsFloor } from "../../evidence/handoff/floor.ts";
import type { Contradiction, Handoff, UnreadableReason, Verification } from "../../evidence/handoff/handoff.ts";
import { explainValue } from "./explain.ts";
import type { agentFacts } from "./params.ts";

export type AgentFacts = Record<keyof typeof agentFacts, Fact>;

const UNREADABLE: Readonly<Record<UnreadableReason, string>> = {
  "no-section": "the handoff has no `## Verification` section",
  "no-value": "its Verification section has no value",
  "unknown-value": "its Verification is none of the known values",
  "template-value": "its Verification section is still the template",
  "conflicting-sections": "it has several Verification sections that disagree",
  "conflicting-values": "its Verification section has several values that disagree",
  "suspicious-heading": "a heading of it looks like Verification and is not",
  "suspicious-value": "its Verification value has characters that only look right",
  "heading-depth": "its Verification heading is not of the second level",
  "too-large": "it is too large to be read",
};

/** What a handoff says, as facts. A handoff beside a failure does not count: what passes in it is left out, what does not pass is
 *  still told, and `verified` stays unknown. Source: "The default gate". */
export function factsOfHandoff(
  handoff: Handoff,
  failure: AgentResult["failure"],
  { floor, provenance }: { readonly floor: Verification; readonly provenance: Provenance },
): AgentFacts {
  const { verification, contradiction } = handoff;
  const known = (value: boolean | number | string, detail: string): Extract<Fact, { kind: "known" }> => {
    return { kind: "known", value, provenance, detail };
  };
  if (failure !== null) {
    const facts = unknownFacts(failure);
    const isTold = verification !== null && !isPassing(verification);
    return isTold ? { ...facts, verification: known(verification, verification) } : facts;
  }
  if (verification === null) {
    const detail = handoff.reason === null ? "it has no Verification" : UNREADABLE[handoff.reason];
    return unknownFacts({ reason: "handoff-unreadable", detail });
  }
  return {
    verified: verifiedOf(handoff, verification, floor, known),
    verification: known(verification, verification),
    executed: known(handoff.execution.length, `${handoff.execution.length} execution items`),
    contradiction: known(contradiction ?? "none", contradiction ?? "none"),
  };
}

export function unknownFacts({ reason, detail }: NonNullable<AgentResult["failure"]>): AgentFacts {
  const fact: Fact = { kind: "unknown", reason, detail };
  return { verified: fact, verification: fact, executed: fact, contradiction: fact };
}

const CONTRADICTIONS = {
  "criterion-not-met": "a criterion that is not met",
  "no-execution": "nothing under Execution",
  "execution-failed": "runs that all failed",
} as const satisfies Record<Contradiction, string>;

function verifiedOf(
  handoff: Handoff,
  verification: Verification,
  floor: Verification,
  known: (value: boolean, detail: string) => Extract<Fact, { kind: "known" }>,
): Fact {
  const { contradiction } = handoff;
  const detail = explainValue(handoff, verification);
  if (verification === "verifier-blocked" || verification === "not-verified")
    return { kind: "unknown", reason: verification, detail };
  if (verification === "verifier-failed") return { ...known(false, detail), reason: "verifier-failed" };
  if (contradiction !== null) {
    const beside = `${verification} beside ${CONTRADICTIONS[contradiction]}`;
    return { kind: "unknown", reason: "handoff-contradictory", detail: beside };
  }
  if (meetsFloor(verification, floor)) return known(true, verification);
  return { ...known(false, `${verification}, and the floor is ${floor}`), reason: "below-floor" };
}
