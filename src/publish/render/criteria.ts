import { criteriaOf } from "../criteria.ts";
import { asCode, asTable } from "../markdown.ts";
import type { GateReport } from "../report.ts";
import { asShortPassage } from "./words.ts";

const ANSWERS = { met: "met", "not-met": "**not met**", "n/a": "n/a" } as const;

/** What was asked and what was answered, and by whom. Empty where there are no criteria. */
export function renderCriteria({ gate, verdict }: GateReport): string {
  const rows = criteriaOf(gate, verdict).map(({ criterion, answer, evidence, basis }) => [
    asShortPassage(criterion),
    answer === null ? "not answered" : ANSWERS[answer],
    asShortPassage(evidence),
    answer === null ? "" : `${asCode(gate.agent)}, ${basis ?? "not counted"}`,
  ]);
  return asTable(["Criterion", "Answer", "Evidence", "By"], rows);
}
