import type { AgentResult } from "../../evidence/agent.ts";
import { type AskedCriterion, isMet, matchCriteria } from "../../evidence/criteria.ts";
import type { Fact, Provenance } from "../../evidence/evidence.ts";
import { explainValue } from "../../evidence/handoff/explain.ts";
import { isPassing, meetsFloor } from "../../evidence/handoff/floor.ts";
import type { Contradiction, Handoff, UnreadableReason, Verification } from "../../evidence/handoff/handoff.ts";
import type { agentFacts } from "./params.ts";

const MAX_NAMED = 3;
const MAX_NAMED_CHARS = 120;

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

/** What a handoff is judged by. */
export interface HandoffRules {
  readonly floor: Verification;
  readonly provenance: Provenance;
  /** Acceptance items that must be answered with `met`; empty where what is reported will do. */
  readonly mustBeMet: readonly string[];
}

/** What a handoff says, as facts. A handoff beside a failure does not count: what passes in it is left out, what does not pass is
 *  still told, and `verified` stays unknown. Source: "The default gate". */
export function factsOfHandoff(handoff: Handoff, failure: AgentResult["failure"], rules: HandoffRules): AgentFacts {
  const { verification, contradiction } = handoff;
  const { provenance } = rules;
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
    verified: verifiedOf(handoff, verification, rules, known),
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
  { floor, mustBeMet }: HandoffRules,
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
  if (!meetsFloor(verification, floor))
    return { ...known(false, `${verification}, and the floor is ${floor}`), reason: "below-floor" };
  const open = matchCriteria(mustBeMet, handoff.criteria).filter((one) => !isMet(one));
  if (open.length > 0) return { kind: "unknown", reason: "criteria-unanswered", detail: describeOpen(open, mustBeMet) };
  return known(true, verification);
}

/** Such as `2 of 5 acceptance items are not answered with met: Toggle persists (n/a); Colours change (not answered)`. */
function describeOpen(open: readonly AskedCriterion[], asked: readonly string[]): string {
  const shown = open.slice(0, MAX_NAMED).map(({ criterion, findings }) => {
    const words = criterion.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
    const text = words.length > MAX_NAMED_CHARS ? `${words.slice(0, MAX_NAMED_CHARS)}…` : words;
    return `${text} (${findings.find(({ answer }) => answer !== "met")?.answer ?? "not answered"})`;
  });
  const rest = open.length - shown.length;
  const all = matchCriteria(asked, []).length;
  const named = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
  return `${open.length} of ${all} acceptance items ${open.length === 1 ? "is" : "are"} not answered with met: ${named}`;
}
