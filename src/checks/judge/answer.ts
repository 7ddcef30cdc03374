import type { AgentResult } from "../../evidence/agent.ts";
import type { CheckEvidence } from "../../evidence/evidence.ts";
import { factsOfTyped, unknownEvidence } from "../../evidence/typed-evidence.ts";
import type { ExpectedEvidence } from "../../policy/policy.ts";
import { readFailure } from "./judgement.ts";

/** What a judge answered by a type of the policy, as facts. In: why it did not see all of the change; then there is no answer.
 *  Throws: never. */
export function factsOfAnswer(
  expect: ExpectedEvidence,
  result: AgentResult | null,
  gaps: readonly string[],
): CheckEvidence["facts"] {
  const failure = result?.failure ?? null;
  if (failure !== null) {
    const told = readFailure(failure);
    return unknownEvidence(expect, told.kind === "unusable" ? told : { reason: "judge-error", detail: failure.detail });
  }
  const answers = result?.structured ?? [];
  if (answers.length !== 1) {
    const detail =
      answers.length === 0 ? "it gave no answer" : `it answered ${answers.length} times, and only one is clear`;
    return unknownEvidence(expect, { reason: "judge-error", detail });
  }
  const gap = gaps.join("; ");
  if (gap !== "") return unknownEvidence(expect, { reason: "judge-truncated", detail: `it answered, but ${gap}` });
  return factsOfTyped(expect, answers[0], { provenance: "claimed", leftOut: "the judge left this field out" });
}
