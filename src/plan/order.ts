import { assert } from "../lib/assert.ts";
import type { Plan, PlanTask } from "./plan.ts";

/** Names of the tasks that must be done before this one: for a verifier first the task it verifies, listed or not, then
 *  `dependsOn` in its order, each once. Throws: never. Source: the schema of Orchestrate. */
export function dependenciesOf(task: PlanTask): readonly string[] {
  const listed = task.dependsOn ?? [];
  return [...new Set(task.type === "verifier" ? [task.verifies, ...listed] : listed)];
}

/** The tasks of a plan without faults, each after everything it depends on, otherwise in plan order. Throws: only for a plan that
 *  `parsePlan` would refuse. */
export function inDependencyOrder(plan: Plan): readonly PlanTask[] {
  const tasks = new Map(plan.tasks.map((task) => [task.name, task]));
  const ordered = new Set<PlanTask>();
  const opened = new Set<PlanTask>();
  const waiting = plan.tasks.toReversed();
  for (let task = waiting.at(-1); task !== undefined; task = waiting.at(-1)) {
    const missing = opened.has(task) ? [] : dependenciesOf(task).map((name) => tasks.get(name));
    opened.add(task);
    const open = missing.filter((one) => one !== undefined).filter((one) => !ordered.has(one));
    assert(!open.some((one) => opened.has(one)), "a plan without faults has no dependency cycle");
    if (open.length > 0) waiting.push(...open.toReversed());
    else ordered.add(waiting.pop() ?? task);
  }
  return [...ordered];
}
