import { canForceTrue } from "./force.ts";
import type { Expression } from "./syntax.ts";
import { readOwn } from "./value.ts";

/** Where each fact comes from, by check and fact name. */
export type Provenances = Readonly<Record<string, Readonly<Record<string, "observed" | "claimed">>>>;

/** Whether agents can make this expression true by what they say, whatever the runtime observes: claims at their best, observed
 *  facts at their worst. A fact whose origin is not named counts as claimed, and an expression too tangled to decide counts
 *  as decided by claims. In: an expression without type faults. Throws: never. Source: threat model, laundered conclusion. */
export function isDecidedByClaimsAlone(expression: Expression, provenances: Provenances): boolean {
  const isClaimed = ([check = "", fact]: readonly string[]) => {
    const facts = readOwn(provenances, check) ?? {};
    if (fact !== undefined) return readOwn(facts, fact) !== "observed";
    const origins = Object.values(facts);
    return origins.length === 0 || origins.includes("claimed");
  };
  return canForceTrue(expression, isClaimed) ?? true;
}
