import { assertNever } from "../../lib/assert.ts";
import type { ArithmeticOperator } from "./syntax.ts";

/** What a calculation comes to, or why it comes to no number. */
export type Calculated = { readonly number: number } | { readonly problem: string };

/** One step of arithmetic. Whole numbers stay exact: where the result of two of them cannot be, there is none. Division is that of
 *  numbers, never of whole ones. */
export function calculate(operator: ArithmeticOperator, left: number, right: number): Calculated {
  if ((operator === "/" || operator === "%") && right === 0) return { problem: `${left} ${operator} 0 is no number` };
  const number = apply(operator, left, right);
  const isWhole = operator !== "/" && Number.isSafeInteger(left) && Number.isSafeInteger(right);
  return settleNumber(number, isWhole, `${left} ${operator} ${right}`);
}

/** Sum of numbers. Whole numbers are added up exactly, in whatever order they come. */
export function addUp(numbers: readonly number[]): Calculated {
  const isWhole = numbers.every((one) => Number.isSafeInteger(one));
  const sum = numbers.reduce((total, one) => total + one, 0);
  const exact = isWhole && !Number.isSafeInteger(sum) ? addWhole(numbers) : sum;
  return settleNumber(exact, isWhole, "the sum");
}

/** Partial sums may be out of bounds where the whole is not. */
function addWhole(numbers: readonly number[]): number {
  return Number(numbers.reduce((total, one) => total + BigInt(one), 0n));
}

function apply(operator: ArithmeticOperator, left: number, right: number): number {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "%":
      return left % right;
    default:
      return assertNever(operator, "operator");
  }
}

/** There is one zero only. */
function settleNumber(number: number, isWhole: boolean, what: string): Calculated {
  if (!Number.isFinite(number)) return { problem: `${what} is no finite number` };
  if (isWhole && !Number.isSafeInteger(number)) return { problem: `${what} is too large to be exact` };
  return { number: number + 0 };
}
