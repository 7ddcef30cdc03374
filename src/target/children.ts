import type { LoadedPlan } from "../plan/plan.ts";
import { repositoryNameOf } from "../plan/repository.ts";
import type { Target } from "./target.ts";

/** Everything that the plans of subplanners hold whose task is among the targets, and what lies below it in turn. Out: the given targets,
 *  then those of each further plan once, as `targetsOf` lists them, and the plans they are of; nothing twice. `left`: plans of subplanners
 *  that bring nothing because they are for another repository; which base they name says nothing, since their work reaches a pull
 *  request through their subplanner. Throws: never. */
export function withChildPlans(
  targets: readonly Target[],
  plans: readonly LoadedPlan[],
  targetsOf: (plan: LoadedPlan) => readonly Target[],
): {
  readonly targets: readonly Target[];
  readonly added: readonly LoadedPlan[];
  readonly left: readonly LoadedPlan[];
} {
  const byPath = new Map(plans.map((plan) => [plan.path, plan]));
  const all = [...targets];
  const known = new Set(all.map(keyOf));
  const added: LoadedPlan[] = [];
  const left = new Set<LoadedPlan>();
  // The list grows while it is walked: what is added may hold subplanners too.
  for (const target of all) {
    for (const { task, path } of target.plan.children ?? []) {
      const child = byPath.get(path);
      if (task !== target.task.name || child === undefined) continue;
      if (!isOfSameRepository(child, target)) {
        left.add(child);
        continue;
      }
      const fresh = targetsOf(child).filter((one) => !known.has(keyOf(one)));
      for (const one of fresh) known.add(keyOf(one));
      all.push(...fresh);
      if (fresh.length > 0) added.push(child);
    }
  }
  const isLeft = (child: LoadedPlan): boolean => !all.some(({ plan }) => plan === child);
  return { targets: all, added, left: [...left].filter(isLeft) };
}

function isOfSameRepository(child: LoadedPlan, { plan }: Target): boolean {
  return repositoryNameOf(child.plan.repoUrl) === repositoryNameOf(plan.plan.repoUrl);
}

function keyOf({ plan, task }: Target): string {
  return `${task.name} ${plan.path}`;
}
