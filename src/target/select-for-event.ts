import type { GateEvent, GroupMember } from "../event/event.ts";
import { assertNever } from "../lib/assert.ts";
import type { LoadedPlan } from "../plan/plan.ts";
import { isFor, type Selection, type SelectionInput, selectTargets } from "./select.ts";
import type { Target } from "./target.ts";

/** The targets of an event. In: for a merge group, its pull requests. A merge queue's commit may carry several pull requests: their obligations add up. */
export function selectForEvent(
  event: GateEvent,
  plans: readonly LoadedPlan[],
  task: string | null,
  members: readonly GroupMember[] = [],
): Selection {
  const { repository, baseRef } = placeOf(event);
  const select = (prNumber: number | null, headRef: string | null, headIsFork: boolean): Selection =>
    selectTargets({ plans, repository, headRef, headIsFork, baseRef, prNumber, task });
  switch (event.kind) {
    case "local":
      return select(null, event.headRef, false);
    case "pull-request":
      return select(event.number, event.head.ref, event.isFork);
    case "merge-group":
      return members.length === 0
        ? select(null, null, true)
        : members.map(({ number, headRef, isFork }) => select(number, headRef, isFork)).reduce(addUp);
    default:
      return assertNever(event, "kind of event");
  }
}

/** The plans for the repository and the base branch of an event. Throws: never. */
export function plansFor(event: GateEvent, plans: readonly LoadedPlan[]): readonly LoadedPlan[] {
  return plans.filter((plan) => isFor(plan, placeOf(event)));
}

function placeOf(event: GateEvent): Pick<SelectionInput, "repository" | "baseRef"> {
  if (event.kind === "local") return { repository: null, baseRef: null };
  return { repository: event.repository, baseRef: event.base.ref };
}

function addUp(one: Selection, other: Selection): Selection {
  if (one.kind !== "targets") return other.kind === "targets" ? other : one;
  if (other.kind !== "targets") return one;
  const isNew = (target: Target): boolean =>
    !one.targets.some((known) => known.plan === target.plan && known.task === target.task);
  return {
    ...one,
    targets: [...one.targets, ...other.targets.filter(isNew)],
    because: `${one.because}; ${other.because}`,
  };
}
