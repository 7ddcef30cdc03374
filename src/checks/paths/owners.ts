import type { PlanTask } from "../../plan/plan.ts";
import { liesAbove, matchPaths } from "./globs.ts";

/** A file that the task may not touch. */
export interface Offence {
  readonly path: string;
  readonly kind: "outside" | "forbidden";
}

/** A file that another task on the same pull request may touch. */
export interface OwnedFile {
  readonly path: string;
  readonly task: string;
}

type Shared =
  | { readonly kind: "shared"; readonly left: readonly Offence[]; readonly owned: readonly OwnedFile[] }
  | { readonly kind: "unusable"; readonly detail: string };

/** Takes out what another task of the pull request may touch: its work is in the same change, so that the file says nothing of this
 *  task. A task without allowed paths may touch what is outside of this one's, and nothing that this one is forbidden. In: which
 *  kinds of offence another task can take. Throws: never. */
export function shareOut(
  offences: readonly Offence[],
  others: readonly PlanTask[],
  canTake: Readonly<Record<Offence["kind"], boolean>>,
): Shared {
  let left = offences;
  const owned: OwnedFile[] = [];
  // Those that name the file come first: it is theirs.
  for (const task of others.toSorted((one, other) => Number(hasNoPaths(one)) - Number(hasNoPaths(other)))) {
    const open = left.filter(({ kind }) => canTake[kind] && !(kind === "forbidden" && hasNoPaths(task)));
    if (open.length === 0) continue;
    const may = whatItMay(
      task,
      open.map(({ path }) => path),
    );
    if (may.kind === "unusable") return may;
    const taken = new Set(open.filter((_, index) => may.isMatched[index]));
    owned.push(...[...taken].map(({ path }) => ({ path, task: task.name })));
    left = left.filter((one) => !taken.has(one));
  }
  return { kind: "shared", left, owned };
}

function hasNoPaths({ pathsAllowed }: PlanTask): boolean {
  return (pathsAllowed ?? []).every((glob) => glob.startsWith("!"));
}

function whatItMay({ name, pathsAllowed = [], pathsForbidden = [] }: PlanTask, paths: readonly string[]) {
  const inside = matchPaths(pathsAllowed, paths);
  const banned = matchPaths(pathsForbidden, paths);
  for (const result of [inside, banned])
    if (result.kind === "unusable") return { ...result, detail: `paths of task ${name}: ${result.detail}` };
  const isIn = (result: typeof inside, index: number): boolean =>
    result.kind === "matched" && result.isMatched[index] === true;
  const isMatched = paths.map((path, index) => {
    const isBanned = pathsForbidden.length > 0 && (isIn(banned, index) || liesAbove(path, pathsForbidden));
    return !isBanned && (pathsAllowed.length === 0 || isIn(inside, index));
  });
  return { kind: "matched", isMatched } as const;
}
