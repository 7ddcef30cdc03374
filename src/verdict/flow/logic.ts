import { assertNever } from "../../lib/assert.ts";
import type { ComparisonOperator, LogicalOperator } from "./syntax.ts";
import { type Cause, describeValue, mergeCauses, type Value } from "./value.ts";

/** One of three: true, false, or unknown for these causes. */
export type Truth = boolean | { readonly causes: readonly Cause[] };

/** `not`: an unknown stays unknown. */
export function negate(truth: Truth): Truth {
  return typeof truth === "boolean" ? !truth : truth;
}

/** `and` and `or`: one false operand makes an `and` false and one true operand an `or` true, whatever else is unknown. */
export function combine(operator: LogicalOperator, truths: readonly Truth[]): Truth {
  const absorbing = operator === "or";
  if (truths.includes(absorbing)) return absorbing;
  const unknowns = truths.filter((truth) => typeof truth !== "boolean");
  return unknowns.length === 0 ? !absorbing : { causes: mergeCauses(unknowns.map(({ causes }) => causes)) };
}

/** Whether an operand is one of those that made `and` or `or` what it is. In: its truth, and that of the whole. */
export function hasDecided(operator: LogicalOperator, operand: Truth, whole: Truth): boolean {
  if (typeof whole !== "boolean") return typeof operand !== "boolean";
  const tookAllOperands = whole === (operator === "and");
  return tookAllOperands || operand === whole;
}

/** A comparison of two values that are both known. Equality takes two values of one type, order takes numbers only. */
export function compare(operator: ComparisonOperator, left: Value, right: Value, name: string): Truth {
  const truth = compareScalars(operator, left, right);
  if (truth !== null) return truth;
  const detail = `\`${operator}\` cannot compare ${describeValue(left)} with ${describeValue(right)}`;
  return { causes: [{ name, reason: "type-mismatch", detail }] };
}

function compareScalars(operator: ComparisonOperator, left: Value, right: Value): boolean | null {
  if (left.kind !== "known" || right.kind !== "known" || typeof left.value !== typeof right.value) return null;
  if (operator === "==") return left.value === right.value;
  if (operator === "!=") return left.value !== right.value;
  if (typeof left.value !== "number" || typeof right.value !== "number") return null;
  switch (operator) {
    case "<":
      return left.value < right.value;
    case "<=":
      return left.value <= right.value;
    case ">":
      return left.value > right.value;
    case ">=":
      return left.value >= right.value;
    default:
      return assertNever(operator, "operator");
  }
}
