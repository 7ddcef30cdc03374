import { canForceTrue } from "./force.ts";
import type { Expression } from "./syntax.ts";

/** What an expression always comes to; null where it depends on evidence, or is too tangled to tell. In: an expression without type
 *  faults. Throws: never. */
export function findConstant({ root }: Pick<Expression, "root">): boolean | null {
  if (canForceTrue({ root }, () => false) === true) return true;
  return canForceTrue({ root }, () => true) === false ? false : null;
}
