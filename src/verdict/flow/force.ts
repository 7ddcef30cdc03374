import { candidatesFor } from "./candidates.ts";
import { evaluate } from "./evaluate.ts";
import type { Expression } from "./syntax.ts";
import { collectUsages } from "./usage.ts";
import type { FlowValue, Leaf, Scalar, Scope } from "./value.ts";

/** More combinations of values than this are not tried. */
const MAX_COMBINATIONS = 5_000;

interface Choice {
  readonly path: readonly string[];
  readonly isFree: boolean;
  readonly values: readonly Scalar[];
}

type Assignment = readonly { readonly path: readonly string[]; readonly value: Scalar }[];

/** Whether some choice of the free facts makes an expression true whatever the other facts are. In: an expression without type
 *  faults; `isFree` gets a path such as `["tests", "passed"]`. Out: null where that would take too many combinations.
 *  Throws: never. */
export function canForceTrue(expression: Expression, isFree: (path: readonly string[]) => boolean): boolean | null {
  const choices = collectUsages(expression.root).map((usage): Choice => {
    const isFreeFact = isFree(usage.path);
    return { path: usage.path, isFree: isFreeFact, values: candidatesFor(usage, isFreeFact) };
  });
  const combinations = choices.reduce((product, { values }) => product * values.length, 1);
  if (combinations > MAX_COMBINATIONS) return null;
  const ordered = [...choices.filter((choice) => choice.isFree), ...choices.filter((choice) => !choice.isFree)];
  return isWon(expression, ordered, []);
}

/** A game of two: first the free facts choose, then the others; won if the others cannot spoil it. */
function isWon(expression: Expression, [next, ...later]: readonly Choice[], made: Assignment): boolean {
  if (next === undefined) return evaluate(expression, toScope(made)).result === "true";
  const isWonWith = (value: Scalar) => isWon(expression, later, [...made, { path: next.path, value }]);
  return next.isFree ? next.values.some(isWonWith) : next.values.every(isWonWith);
}

function toScope(assignment: Assignment): Scope {
  return mapGroups(assignment, 0, (facts) =>
    mapGroups(facts, 1, (inner): Leaf => ({
      kind: "known",
      value: nest(inner, 2),
      provenance: "observed",
      detail: "",
    })),
  );
}

function nest(assignment: Assignment, depth: number): FlowValue {
  const [first] = assignment;
  if (first !== undefined && first.path.length === depth) return first.value;
  return mapGroups(assignment, depth, (inner) => nest(inner, depth + 1));
}

/** A record with one member for each word that paths have at this depth. */
function mapGroups<T>(assignment: Assignment, depth: number, convert: (group: Assignment) => T): Record<string, T> {
  const words = new Set(assignment.map(({ path }) => path[depth] ?? ""));
  return Object.fromEntries(
    Array.from(words, (word) => [word, convert(assignment.filter(({ path }) => path[depth] === word))]),
  );
}
