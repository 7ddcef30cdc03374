import type { CheckEvidence } from "../../evidence/evidence.ts";
import type { CriterionFinding } from "../../evidence/handoff/handoff.ts";
import { asCode, asTable } from "../markdown.ts";
import type { GateReport } from "../report.ts";
import { asShortPassage, lettersOf } from "./words.ts";

const ANSWERS = { met: "met", "not-met": "**not met**", "n/a": "n/a" } as const;

/** A row of the criteria table; `answer` is null for a criterion that nobody answered. */
interface Answer {
  readonly criterion: string;
  readonly answer: CriterionFinding["answer"];
  readonly evidence: string;
  readonly by: string;
}

/** What was asked and what was answered, and by whom: the handoffs' findings, then the plan's criteria that none of them speaks
 *  of. Empty where there is no handoff: then nothing was answered anyway. */
export function renderCriteria({ gate, verdict }: GateReport): string {
  const checks = Object.values(verdict.checks);
  if (checks.every(({ handoff }) => handoff === null)) return "";
  const answers = checks.flatMap((evidence) => answersOf(evidence, gate.agent));
  const asked = [...(gate.target?.task.acceptance ?? []), ...(gate.verifier?.acceptance ?? [])];
  const rows = [...answers, ...asked.filter((one) => !isAnswered(one, answers)).map(unanswered)];
  return asTable(
    ["Criterion", "Answer", "Evidence", "By"],
    rows.map(({ criterion, answer, evidence, by }) => [
      asShortPassage(criterion),
      answer === null ? "not answered" : ANSWERS[answer],
      asShortPassage(evidence),
      by,
    ]),
  );
}

function answersOf({ handoff, facts }: CheckEvidence, agent: string): readonly Answer[] {
  const verified = facts["verified"];
  const provenance = verified?.kind === "known" ? verified.provenance : "not counted";
  return (handoff?.criteria ?? []).map((finding) => ({ ...finding, by: `${asCode(agent)}, ${provenance}` }));
}

function unanswered(criterion: string): Answer {
  return { criterion, answer: null, evidence: "", by: "" };
}

function isAnswered(criterion: string, answers: readonly Answer[]): boolean {
  return answers.some((one) => lettersOf(one.criterion) === lettersOf(criterion));
}
