import type { LoadedPlan } from "../../plan/plan.ts";
import type { GateReport, Report } from "../../publish/report.ts";

/** The gates of the plans that subplanners of a plan wrote, of those below them too. In: one subplanner's task, or null for all. Out: in
 *  the report's order, never those of the plan itself. */
export function gatesBelow(loaded: LoadedPlan, report: Report, task: string | null): readonly GateReport[] {
  const children = new Map(report.plans.map((plan) => [plan.path, plan.children ?? []]));
  const own = (loaded.children ?? []).filter((child) => task === null || child.task === task);
  const below = new Set<string>();
  const waiting = own.map(({ path }) => path);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (path === loaded.path || below.has(path)) continue;
    below.add(path);
    waiting.push(...(children.get(path) ?? []).map((child) => child.path));
  }
  return report.gates.filter(({ gate }) => gate.target !== null && below.has(gate.target.plan.path));
}
