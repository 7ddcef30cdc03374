import type { AgentResult } from "../../evidence/agent.ts";
import type { CheckEvidence } from "../../evidence/evidence.ts";
import { factsOfTyped, unknownEvidence } from "../../evidence/typed-evidence.ts";
import type { ExpectedEvidence } from "../../policy/policy.ts";
import { type Judgement, readFailure } from "./judgement.ts";
import type { Decision } from "./votes.ts";

/** The type of the language that says what a judge does. Another of this name cannot be defined. */
const JUDGEMENT = "Judgement";

/** Whether the policy asks for the judgement itself, rather than for an answer of a type of its own. */
export function isJudgement(expect: ExpectedEvidence): boolean {
  return expect.name === JUDGEMENT;
}

/** A judgement as the fields of the built-in type. In: what the votes say, why they did not see all of the change where that is not
 *  allowed; then a fail stays known, and nothing else does. Throws: never. */
export function factsOfJudgement(
  expect: ExpectedEvidence,
  { facts, isPass, judgements }: Decision,
  gaps: readonly string[],
): CheckEvidence["facts"] {
  const { pass, critique } = facts;
  if (pass.kind === "unknown" || isPass === null)
    return { ...unknownEvidence(expect, { reason: pass.reason ?? "judge-error", detail: pass.detail }), pass };
  const data = { pass: isPass, critique: "", criticisms: judgements.flatMap(criticismsOf) };
  const { criticisms } = factsOfTyped(expect, data, { provenance: "claimed", leftOut: "the judge left it out" });
  const gap = gaps.join("; ");
  const unseen = { kind: "unknown", reason: "judge-truncated", detail: `it answered, but ${gap}` } as const;
  return { pass, critique, criticisms: criticisms === undefined || gap !== "" ? unseen : criticisms };
}

function criticismsOf({ criticisms }: Judgement): NonNullable<Judgement["criticisms"]> {
  return criticisms ?? [];
}

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
