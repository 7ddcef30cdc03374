import type { LoadedPlan, PlanTask } from "../plan/plan.ts";
import type { Target } from "./target.ts";

/** Tells each target which tasks of its plan are on the same pull request. A subplanner's plan and the plan above it are one plan
 *  here: the tasks of both share out the files between them. Throws: never. */
export function withCarriedTasks(targets: readonly Target[]): readonly Target[] {
  const roots = rootsOf(new Set(targets.map(({ plan }) => plan)));
  const families = new Map<string | undefined, PlanTask[]>();
  for (const { plan, task } of targets) {
    const root = roots.get(plan.path);
    const known = families.get(root);
    if (known === undefined) families.set(root, [task]);
    else known.push(task);
  }
  return targets.map((target) => ({ ...target, carried: families.get(roots.get(target.plan.path)) ?? [] }));
}

/** By path of a plan, one path that all plans of its family share. */
function rootsOf(plans: ReadonlySet<LoadedPlan>): ReadonlyMap<string, string> {
  const roots = new Map([...plans].map(({ path }) => [path, path]));
  for (const { path, children = [] } of plans)
    for (const child of children) {
      const [from, to] = [roots.get(child.path), roots.get(path)];
      if (from === undefined || to === undefined || from === to) continue;
      for (const [one, root] of roots) if (root === from) roots.set(one, to);
    }
  return roots;
}
