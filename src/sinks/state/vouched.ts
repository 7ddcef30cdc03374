import { isPassing } from "../../evidence/handoff/floor.ts";
import type { Verification } from "../../evidence/handoff/handoff.ts";
import type { LoadedPlan } from "../../plan/plan.ts";
import type { TaskState } from "../../plan/state.ts";
import type { GateReport, Report } from "../../publish/report.ts";
import { verificationsOf, worstOf } from "../../publish/verification.ts";
import { gatesBelow } from "./below.ts";

/** The Verification of each row of a plan that the state may show: this run's, else what the rows of the task's verifiers have. A
 *  worker's own word stays only where no verifier of the plan is for its task, and a subplanner reads no better than the worst of its
 *  plan. In: the rows as they were, the gates of the plan. Out: a value for every row. */
export function vouchedVerifications(
  rows: readonly TaskState[],
  loaded: LoadedPlan,
  report: Report,
): ReadonlyMap<string, Verification | null> {
  const gates = report.gates.filter(({ gate }) => gate.target?.plan.path === loaded.path);
  const judged = new Map(verificationsOf({ ...report, gates }).map(({ task, verification }) => [task, verification]));
  const before = new Map(rows.map(({ name, verification }) => [name, verification]));
  const valueOf = (task: string): Verification | null => judged.get(task) ?? before.get(task) ?? null;
  return new Map(
    rows.map(({ name, type }) => {
      const verifiers = loaded.plan.tasks.filter((task) => task.type === "verifier" && task.verifies === name);
      const isOwnWord = type === "verifier" || verifiers.length === 0 || judged.has(name);
      const value = isOwnWord ? valueOf(name) : combine(verifiers.map((verifier) => valueOf(verifier.name)));
      return [name, type === "subplanner" ? noBetterThan(worstBelow(name, loaded, report), value) : value];
    }),
  );
}

/** The worst of them; no pass while one is not known. */
function combine(values: readonly (Verification | null)[]): Verification | null {
  const known = values.filter((value) => value !== null);
  const worst = worstOf(known);
  return isPassing(worst) && known.length < values.length ? null : worst;
}

/** The worst value of the targets in the plans below a subplanner. */
function worstBelow(task: string, loaded: LoadedPlan, report: Report): Verification | null {
  const gates = gatesBelow(loaded, report, task);
  const isTarget = (plan: string, name: string): boolean =>
    gates.some(({ gate }: GateReport) => gate.target?.plan.path === plan && gate.target.task.name === name);
  const found = verificationsOf({ ...report, gates }).filter((one) => isTarget(one.plan, one.task));
  return worstOf(found.map(({ verification }) => verification));
}

/** A pass below says nothing of the rest of that plan, so that it raises nothing. */
function noBetterThan(limit: Verification | null, value: Verification | null): Verification | null {
  if (limit === null) return value;
  if (value === null) return isPassing(limit) ? null : limit;
  return worstOf([limit, value]);
}
