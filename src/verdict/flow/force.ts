import { assertNever } from "../../lib/assert.ts";
import { abstract, loosen, type FactPart, type Formula } from "./abstract.ts";
import { candidatesFor } from "./candidates.ts";
import type { Expression } from "./syntax.ts";
import { collectUsages } from "./usage.ts";
import type { Scalar } from "./value.ts";

/** More combinations of values than this are not tried. */
const MAX_COMBINATIONS = 5_000;

interface Choice {
  readonly fact: FactPart;
  readonly isFree: boolean;
  readonly values: readonly Scalar[];
}

/** Values chosen so far, by the key of their fact. */
type Assignment = Map<string, Scalar>;

/** Whether the free facts can make an expression true whatever the other facts are, chosen in the knowledge of those: an agent may look first
 *  and then say what fits. In: an expression without type
 *  faults. Out: null where that would take too many combinations. Throws: never. */
export function canForceTrue({ root }: Pick<Expression, "root">, isFree: (fact: FactPart) => boolean): boolean | null {
  return canForce(abstract(root, true), isFree) ?? canForce(abstract(root, false), isFree);
}

/** As `canForceTrue`, of a formula. */
function canForce(formula: Formula, isFree: (fact: FactPart) => boolean): boolean | null {
  const settled = resolve(formula, new Map());
  if (settled !== null) return settled === true;
  const loose = loosen(formula, isFree);
  const choices = collectUsages(loose).map((usage): Choice => {
    const isFreeFact = isFree(usage.fact);
    return { fact: usage.fact, isFree: isFreeFact, values: candidatesFor(usage, isFreeFact) };
  });
  const combinations = choices.reduce((product, { values }) => product * values.length, 1);
  if (combinations > MAX_COMBINATIONS) return canForceByParts(formula, isFree);
  const ordered = [...choices.filter((choice) => !choice.isFree), ...choices.filter((choice) => choice.isFree)];
  return isWon(loose, ordered, 0, new Map());
}

/** A whole that is too large to try is lost with any part that it cannot do without, and won with any that is enough. */
function canForceByParts(formula: Formula, isFree: (fact: FactPart) => boolean): boolean | null {
  if (formula.kind !== "logical") return null;
  const telling = formula.operator === "or";
  return formula.operands.some((operand) => canForce(operand, isFree) === telling) ? telling : null;
}

/** A game of two: first the other facts choose, then the free ones; won if no choice of the others keeps these from it. */
function isWon(formula: Formula, choices: readonly Choice[], made: number, assignment: Assignment): boolean {
  const next = choices[made];
  if (next === undefined) return resolve(formula, assignment) === true;
  const isWonWith = (value: Scalar) => {
    assignment.set(next.fact.key, value);
    return isWon(formula, choices, made + 1, assignment);
  };
  return next.isFree ? next.values.some(isWonWith) : next.values.every(isWonWith);
}

/** What a formula comes to; null where that depends on facts without a value. */
function resolve(formula: Formula, assignment: Assignment): Scalar | null {
  switch (formula.kind) {
    case "literal":
      return formula.value;
    case "fact":
      return assignment.get(formula.fact.key) ?? null;
    case "not": {
      const value = resolve(formula.operand, assignment);
      return typeof value === "boolean" ? !value : null;
    }
    case "logical":
      return resolveLogical(formula, assignment);
    case "comparison": {
      const [left, right] = [resolve(formula.left, assignment), resolve(formula.right, assignment)];
      return typeof left === typeof right && left !== null && right !== null
        ? compare(formula.operator, left, right)
        : null;
    }
    default:
      return assertNever(formula, "formula");
  }
}

function resolveLogical(
  { operator, operands }: Formula & { readonly kind: "logical" },
  assignment: Assignment,
): boolean | null {
  const absorbing = operator === "or";
  let isKnown = true;
  for (const operand of operands) {
    const value = resolve(operand, assignment);
    if (value === absorbing) return absorbing;
    isKnown &&= value === !absorbing;
  }
  return isKnown ? !absorbing : null;
}

function compare(operator: string, left: Scalar, right: Scalar): boolean {
  switch (operator) {
    case "==":
      return left === right;
    case "!=":
      return left !== right;
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    default:
      return left >= right;
  }
}
