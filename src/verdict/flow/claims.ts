import { type Branching, decidingExpression } from "./check-deciding.ts";
import { canForceTrue } from "./force.ts";
import { type Program } from "./program.ts";
import { listSites } from "./sites.ts";
import type { Expression } from "./syntax.ts";
import { readOwn } from "./value.ts";

/** Where each fact comes from, by check and fact name. */
export type Provenances = Readonly<Record<string, Readonly<Record<string, "observed" | "claimed">>>>;

/** Whether agents can make this expression true by what they say, whatever the runtime observes: claims at their best, observed
 *  facts at their worst. A fact whose origin is not named counts as claimed, and an expression too tangled to decide counts
 *  as decided by claims. In: an expression without type faults. Throws: never. Source: threat model, laundered conclusion. */
export function isDecidedByClaimsAlone(expression: Expression, provenances: Provenances): boolean {
  return canForceTrue(expression, ({ paths }) => isFree(paths.map((path) => originOf(provenances, path)))) ?? true;
}

type FactOrigin = "observed" | "claimed" | null;

/** Null for what no check found, such as `input`. */
function originOf(provenances: Provenances, [check = "", fact]: readonly string[]): FactOrigin {
  const facts = readOwn(provenances, check);
  if (facts === undefined) return null;
  const origins = fact === undefined ? Object.values(facts) : [readOwn(facts, fact) ?? "claimed"];
  return origins.every((origin) => origin === "observed") && origins.length > 0 ? "observed" : "claimed";
}

/** One claim in a part gives it to those who claim, and so does the lack of any observation. */
function isFree(origins: readonly FactOrigin[]): boolean {
  return origins.includes("claimed") || !origins.includes("observed");
}

/** As `isDecidedByClaimsAlone`, for a gate in the gate language: whether claims can pass it whatever is observed, or whether there is a way
 *  through it that they can pass. What is given to the gate, such as `input`, counts for those who claim where it stands alone. In: a
 *  program without faults; `isClaimedSite` gets the id of a site. Throws: never. */
export function isProgramDecidedByClaimsAlone(program: Program, isClaimedSite: (siteId: string) => boolean): boolean {
  const ids = new Set(listSites(program).map(({ id }) => id));
  // Nobody claims anything where the runtime does all the looking.
  if (![...ids].some(isClaimedSite)) return false;
  const originOfSite = ([name = ""]: readonly string[]): FactOrigin => {
    if (!ids.has(name)) return null;
    return isClaimedSite(name) ? "claimed" : "observed";
  };
  const canWin = (branching: Branching) =>
    canForceTrue(decidingExpression(program, branching), ({ paths }) => isFree(paths.map(originOfSite))) ?? true;
  return canWin("by-condition") || canWin("open");
}
