import { type Criterion, criteriaOf, type PlanCriterion, planCriteriaOf, targetAnswersOf } from "../criteria.ts";
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

/** What is asked of more than one gate. For each task that several verifiers check: its acceptance, and what each of them says of it.
 *  For each plan that says what it is accepted by as a whole: that, and who spoke of it. Empty where there is neither. */
export function renderSharedCriteria(gates: readonly GateReport[]): string {
  const tasks = groupBy(gates, ({ plan, task }) => JSON.stringify([plan.path, task.name]));
  const plans = groupBy(gates, ({ plan }) => plan.path);
  return joinBlocks([...tasks.filter((reports) => reports.length > 1).map(renderTask), ...plans.map(renderPlan)]);
}

function groupBy(
  gates: readonly GateReport[],
  keyOf: (target: NonNullable<GateReport["gate"]["target"]>) => string,
): readonly (readonly GateReport[])[] {
  const groups = new Map<string, GateReport[]>();
  for (const report of gates) {
    const { target } = report.gate;
    if (target === null) continue;
    const key = keyOf(target);
    groups.set(key, [...(groups.get(key) ?? []), report]);
  }
  return [...groups.values()];
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

function renderPlan(reports: readonly GateReport[]): string {
  const rows = planCriteriaOf(reports).map(({ criterion, answers }) => [
    asShortPassage(criterion),
    answers.length === 0 ? "not verified by any task" : answers.map(renderAnswer).join("; "),
  ]);
  if (rows.length === 0) return "";
  const slug = reports[0]?.gate.target?.plan.plan.rootSlug ?? "";
  return joinBlocks([
    `### Acceptance criteria of plan ${asCode(slug)}`,
    "Of the plan as a whole. They decide nothing here.",
    asTable(["Criterion", "Answer"], rows),
  ]);
}

function renderAnswer({ gate, answer, isCounted }: PlanCriterion["answers"][number]): string {
  return `${ANSWERS[answer]} (${asCode(gate)}${isCounted ? "" : ", not counted"})`;
}
