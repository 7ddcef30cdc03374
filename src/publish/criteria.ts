import type { CheckEvidence, Provenance } from "../evidence/evidence.ts";
import type { Gate } from "../evidence/gate.ts";
import type { CriterionFinding } from "../evidence/handoff/handoff.ts";
import type { Verdict } from "../verdict/verdict.ts";

/** One acceptance criterion and what was said of it; `answer` is null for one that nobody answered. Texts are untrusted. */
export interface Criterion {
  readonly criterion: string;
  readonly answer: CriterionFinding["answer"];
  readonly evidence: string;
  /** What the answer rests on; null where there is none or its handoff does not count. */
  readonly basis: Provenance | null;
}

/** What was asked and what was answered: the handoffs' findings, then the plan's criteria that none of them speaks of. Empty
 *  where there is no handoff: then nothing was answered anyway. */
export function criteriaOf(gate: Gate, verdict: Verdict): readonly Criterion[] {
  const checks = Object.values(verdict.checks);
  if (checks.every(({ handoff }) => handoff === null)) return [];
  // A check that asks for structured evidence has a handoff too, but not one that answers for the gate.
  const answers = checks.filter(({ facts }) => Object.hasOwn(facts, "verified")).flatMap(answersOf);
  const asked = [...(gate.target?.task.acceptance ?? []), ...(gate.verifier?.acceptance ?? [])];
  return [...answers, ...asked.filter((one) => !isAnswered(one, answers)).map(unanswered)];
}

/** How much of the acceptance was looked at, as `1 of 5 criteria checked`; null where there are no criteria or all were. */
export function coverageOf(gate: Gate, verdict: Verdict): string | null {
  const criteria = criteriaOf(gate, verdict);
  const checked = criteria.filter(({ answer }) => answer === "met" || answer === "not-met").length;
  return checked === criteria.length ? null : `${checked} of ${criteria.length} criteria checked`;
}

/** Two wordings of one criterion: letters and digits count, punctuation and markup do not. */
export function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function answersOf({ handoff, facts }: CheckEvidence): readonly Criterion[] {
  const verified = facts["verified"];
  const basis = verified?.kind === "known" ? verified.provenance : null;
  return (handoff?.criteria ?? []).map((finding) => ({ ...finding, basis }));
}

function unanswered(criterion: string): Criterion {
  return { criterion, answer: null, evidence: "", basis: null };
}

function isAnswered(criterion: string, answers: readonly Criterion[]): boolean {
  return answers.some((one) => lettersOf(one.criterion) === lettersOf(criterion));
}
