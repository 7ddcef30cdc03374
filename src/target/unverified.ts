import type { Target } from "./target.ts";

const MAX_LISTED = 10;

/** The targets that nobody verifies. A subplanner whose own plan brought targets is verified by theirs. Throws: never. */
export function findUnverified(targets: readonly Target[]): readonly Target[] {
  const carried = new Set(targets.map(({ plan }) => plan.path));
  return targets.filter(({ plan, task, verifiers }) => {
    const isFollowed = (plan.children ?? []).some((child) => child.task === task.name && carried.has(child.path));
    return verifiers.length === 0 && !isFollowed;
  });
}

/** Why these targets do not stand for a verified change, or null: there are none, or some have no verifier. Gates of the policy with
 *  `paths` are no verifiers: the author of a pull request chooses which paths it touches. In: what to say where there are none. */
export function whyUnverified(all: readonly Target[], because: string): string | null {
  const targets = all.filter(({ isForeign }) => isForeign !== true);
  if (targets.length === 0)
    return all.length === 0 ? because : `no acceptance plan is for this repository and base branch; ${because}`;
  const open = findUnverified(targets);
  if (open.length === 0) return null;
  const names = open.slice(0, MAX_LISTED).map(({ task, plan }) => `\`${task.name}\` (${plan.path})`);
  const rest = open.length - names.length;
  return `no verifier checks ${names.join(", ")}${rest > 0 ? ` and ${rest} more tasks` : ""}; ${because}`;
}
