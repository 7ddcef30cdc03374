import type { Plan } from "./plan.ts";
import type { State, TaskState } from "./state.ts";

/** The row of a task in the plan's state, or null. A state of another plan has no say. Throws: never. */
export function stateOf(plan: Plan, state: State | null, taskName: string): TaskState | null {
  if (state?.rootSlug !== plan.rootSlug) return null;
  return state.tasks.find(({ name }) => name === taskName) ?? null;
}

/** The branch that a task's work is on: the one in the state if it names one, else `orch/<rootSlug>/<task>`. Display text, never
 *  given to git. Throws: never. */
export function branchOf(plan: Plan, state: State | null, taskName: string): string {
  const recorded = stateOf(plan, state, taskName)?.branch ?? "";
  return recorded === "" ? orchestrateBranch(plan, taskName) : recorded;
}

/** The branch that Orchestrate gives a task. */
export function orchestrateBranch(plan: Plan, taskName: string): string {
  return `orch/${plan.rootSlug}/${taskName}`;
}
