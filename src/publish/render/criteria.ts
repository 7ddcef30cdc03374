import { type Criterion, criteriaOf, targetAnswersOf } from "../criteria.ts";
import { asCode, asTable, joinBlocks } from "../markdown.ts";
import type { GateReport } from "../report.ts";
import { asShortPassage } from "./words.ts";

const ANSWERS = { met: "met", "not-met": "**not met**", "n/a": "n/a", none: "not answered" } as const;

/** What was asked and what was answered, and by whom. Empty where there are no criteria. */
export function renderCriteria({ gate, verdict }: GateReport): string {
  const rows = criteriaOf(gate, verdict).map((one) => [
    asShortPassage(one.criterion),
    ANSWERS[one.answer ?? "none"],
    asShortPassage(one.evidence),
    renderSource(one),
  ]);
  return asTable(["Criterion", "Answer", "Evidence", "By"], rows);
}

/** The gate shows the handoff of a verifier; an answer of it that does not count is told all the same. */
function renderSource({ by, basis, answer }: Criterion): string {
  return by === null || answer === null ? "" : `${asCode(by)}, ${basis ?? "not counted"}`;
}

/** For each task that several verifiers check: its acceptance, and what each of them says of it. Empty where there is none. */
export function renderSharedCriteria(gates: readonly GateReport[]): string {
  const byTask = new Map<string, GateReport[]>();
  for (const report of gates) {
    const { target } = report.gate;
    if (target === null) continue;
    const key = JSON.stringify([target.plan.path, target.task.name]);
    byTask.set(key, [...(byTask.get(key) ?? []), report]);
  }
  return joinBlocks([...byTask.values()].filter((reports) => reports.length > 1).map(renderTask));
}

function renderTask(reports: readonly GateReport[]): string {
  const task = reports[0]?.gate.target?.task.name ?? "";
  const answers = reports.map(({ gate, verdict }) => targetAnswersOf(gate, verdict));
  const rows = [...(answers[0]?.keys() ?? [])].map((criterion) => [
    asShortPassage(criterion),
    ...answers.map((one) => ANSWERS[one.get(criterion) ?? "none"]),
  ]);
  if (rows.length === 0) return "";
  const table = asTable(["Criterion", ...reports.map(({ gate }) => asCode(gate.name))], rows);
  return `### Acceptance of ${asCode(task)}, by gate\n\n${table}`;
}
