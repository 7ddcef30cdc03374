import type { FactUsage } from "./usage.ts";
import type { Scalar } from "./value.ts";

/** Values that stand for all values a fact can have: what it is compared with, what lies between and beyond, and where facts are
 *  compared with each other enough of them for every order. A bool that can only help or only harm has one: a free one the
 *  best, another the worst. Free facts also have values beyond those of all others, as who claims a number can always claim a
 *  larger one. In: usages of an expression without type faults. A fact's type is what its uses say; facts that are only
 *  compared with each other pass for texts. */
export function candidatesFor(fact: FactUsage, isFree: boolean): readonly Scalar[] {
  const group = groupOf(fact);
  const literals = [...new Set(group.flatMap((member) => [...member.literals]))];
  const reach = isFree ? 2 * group.length : group.length;
  if (group.some(({ isBool }) => isBool) || literals.some((literal) => typeof literal === "boolean"))
    return boolCandidates(fact, isFree);
  if (group.some(({ isNumber }) => isNumber) || literals.some((literal) => typeof literal === "number"))
    return numberCandidates(literals.map(Number), group.length, reach);
  return textCandidates(literals.map(String), reach);
}

/** The fact with all that it is compared with, directly or through others. */
function groupOf(fact: FactUsage): readonly FactUsage[] {
  const group = new Set([fact]);
  for (const member of group) for (const rival of member.rivals) group.add(rival);
  return [...group];
}

function boolCandidates({ directions }: FactUsage, isFree: boolean): readonly boolean[] {
  if (directions.has("both") || directions.size !== 1) return [true, false];
  return [directions.has("up") === isFree];
}

function textCandidates(literals: readonly string[], reach: number): readonly string[] {
  const length = Math.max(0, ...literals.map((literal) => literal.length));
  return [...literals, ...count(reach).map((step) => "x".repeat(length + step))];
}

function numberCandidates(literals: readonly number[], size: number, reach: number): readonly number[] {
  const sorted = literals.toSorted((one, other) => one - other);
  const first = sorted[0] ?? 0;
  const last = sorted.at(-1) ?? 0;
  const between = sorted.slice(1).flatMap((upper, index) => {
    const lower = sorted[index] ?? upper;
    return count(size).map((step) => lower + ((upper - lower) * step) / (size + 1));
  });
  const beyond = count(reach).flatMap((step) => [first - step * spacing(first), last + step * spacing(last)]);
  return [...new Set([...sorted, ...between, ...beyond])];
}

/** Wide enough that sums with a large bound stay distinct. */
function spacing(bound: number): number {
  return Math.max(1, Math.abs(bound) / 1024);
}

/** 1 up to and including `last`. */
function count(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
