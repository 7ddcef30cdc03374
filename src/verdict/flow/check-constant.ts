import { abstract } from "./abstract.ts";
import { canForce } from "./force.ts";
import type { Expression } from "./syntax.ts";

/** What an expression always comes to; null where it depends on evidence, or is too tangled to tell. In: an expression without type
 *  faults. Throws: never. */
export function findConstant({ root }: Pick<Expression, "root">): boolean | null {
  const formula = abstract(root);
  if (canForce(formula, () => false) === true) return true;
  return canForce(formula, () => true) === false ? false : null;
}
