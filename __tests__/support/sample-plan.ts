import type { LoadedPlan, Plan, PlanTask, VerifierTask } from "../../src/plan/plan.ts";
import type { Target } from "../../src/target/target.ts";

const PLAN: Plan = {
  goal: "Give the editor a dark mode that people can switch on in the settings.",
  summary: "Dark mode for the editor",
  rootSlug: "dark-mode",
  baseBranch: "main",
  repoUrl: "https://github.com/octo-org/dark-mode",
  syncStateToGit: true,
  tasks: [
    {
      name: "theme-tokens",
      type: "worker",
      scopedGoal: "Add a dark theme beside the light one.",
      acceptance: ["`npm test -- theme` passes", "The light theme looks as it did before"],
    },
    {
      name: "verify-theme-tokens",
      type: "verifier",
      verifies: "theme-tokens",
      scopedGoal: "Confirm that the dark theme exists and that the light one did not change.",
    },
    {
      name: "frontend-toggle",
      type: "worker",
      scopedGoal: "Persist `editor.darkMode` so that the toggle survives a reload.",
      dependsOn: ["theme-tokens"],
      pathsAllowed: ["src/**"],
      acceptance: [
        "Toggle renders in Settings → Appearance",
        "Toggling on persists `editor.darkMode=true`",
        "Reloading Settings shows the persisted state",
      ],
    },
    {
      name: "verify-frontend-toggle",
      type: "verifier",
      verifies: "frontend-toggle",
      scopedGoal: "Confirm that the toggle is still on after a reload.",
    },
    { name: "release-notes", type: "worker", scopedGoal: "Write the notes.", dependsOn: ["frontend-toggle"] },
  ],
};

export function loadedPlan(overrides: Partial<LoadedPlan> = {}): LoadedPlan {
  return {
    path: ".orchestrate/dark-mode/plan.json",
    commit: "b".repeat(40),
    digest: "d".repeat(64),
    plan: PLAN,
    state: null,
    handoffs: {},
    ...overrides,
  };
}

export function targetOf(name: string, plan: LoadedPlan = loadedPlan()): Target {
  const task = plan.plan.tasks.find((one) => one.name === name);
  if (task === undefined) throw new Error(`the sample plan has no task ${name}`);
  return {
    plan,
    task,
    branch: `orch/${plan.plan.rootSlug}/${name}`,
    verifiers: plan.plan.tasks.filter((one): one is VerifierTask => isVerifierOf(one, name)),
  };
}

function isVerifierOf(task: PlanTask, name: string): boolean {
  return task.type === "verifier" && task.verifies === name;
}
