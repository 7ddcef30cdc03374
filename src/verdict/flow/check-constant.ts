import { canForceTrue } from "./force.ts";
import type { Expression } from "./syntax.ts";

/** What an expression always comes to; null where it depends on evidence, or is too tangled to tell. In: an expression without type
 *  faults. Throws: never. */
export function findConstant(expression: Pick<Expression, "root">): boolean | null {
  if (canForceTrue(expression, () => false) === true) return true;
  return canForceTrue(expression, () => true) === false ? false : null;
}
