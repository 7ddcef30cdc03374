import { parsePlan } from "../../src/plan/load.ts";
import type { LoadedPlan, Plan } from "../../src/plan/plan.ts";
import type { State, TaskState } from "../../src/plan/state.ts";

export type TaskInput = Readonly<Record<string, unknown>> & { readonly name: string };

/** A worker, as it stands in a plan. */
export function worker(name: string, more: Readonly<Record<string, unknown>> = {}): TaskInput {
  return { name, type: "worker", scopedGoal: "Do it", ...more };
}

export function verifier(name: string, verifies: string, more: Readonly<Record<string, unknown>> = {}): TaskInput {
  return { name, type: "verifier", verifies, scopedGoal: "Check it", ...more };
}

/** A plan with these tasks, read as a file would be. Throws: when it has faults. */
export function makePlan(tasks: readonly TaskInput[], more: Readonly<Record<string, unknown>> = {}): Plan {
  const plan = {
    goal: "Goal",
    rootSlug: "dark-mode",
    baseBranch: "main",
    repoUrl: "https://github.com/octo/shop",
    tasks,
    ...more,
  };
  const { value, diagnostics } = parsePlan(new TextEncoder().encode(JSON.stringify(plan)), "plan.json");
  if (value === null) throw new Error(JSON.stringify(diagnostics));
  return value;
}

/** The same with a place in the repository and rows of a state. */
export function loadPlan(plan: Plan, rows: readonly TaskState[] | null = null): LoadedPlan {
  const state: State | null = rows === null ? null : { rootSlug: plan.rootSlug, tasks: rows, attention: [] };
  const path = `.orchestrate/${plan.rootSlug}/plan.json`;
  return { path, commit: "a".repeat(40), digest: "b".repeat(64), plan, state, handoffs: {} };
}

export function stateRow(name: string, more: Partial<TaskState> = {}): TaskState {
  const unset = { agentId: null, runId: null, parentAgentId: null, resultStatus: null, handoffPath: null, note: null };
  const times = { startedAt: null, finishedAt: null, lastUpdate: null, slackTs: null };
  const outcome = { prNumber: null, failureMode: null, verification: null };
  const basics = { name, type: "worker", branch: "", startingRef: "main", dependsOn: [], status: "pending" } as const;
  return { ...basics, ...unset, ...times, ...outcome, ...more };
}
