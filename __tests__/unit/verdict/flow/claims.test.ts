import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isDecidedByClaimsAlone, type Provenances } from "../../../../src/verdict/flow/claims.ts";
import { evaluate } from "../../../../src/verdict/flow/evaluate.ts";
import type { Expression } from "../../../../src/verdict/flow/syntax.ts";
import { holdFacts, type Leaf, type Scope } from "../../../../src/verdict/flow/value.ts";
import { BOOLS, boolExpressions } from "./arbitraries.ts";
import { observed, parsed, smuggle } from "./support.ts";

const provenances: Provenances = {
  seen: { ok: "observed", also: "observed", count: "observed", text: "observed" },
  said: { ok: "claimed", also: "claimed", count: "claimed", text: "claimed" },
};

test.each([
  ["seen.ok", false],
  ["said.ok", true],
  ["not said.ok", true],
  ["seen.ok and said.ok", false],
  ["seen.ok or said.ok", true],
  ["not (seen.ok and said.ok)", true],
  ["not (seen.ok or said.ok)", false],
  ["seen.ok and (said.ok or seen.also)", false],
  ["said.ok and (seen.ok or not seen.ok)", true],
  ["seen.ok and said.ok or not seen.ok and said.also", true],
  // Who may look first can say what fits.
  ["seen.ok and said.ok or not seen.ok and not said.ok", true],
  ["seen.ok == said.ok", true],
  ["seen.ok != said.ok and (seen.ok or not seen.ok)", true],
  ["seen.ok == said.ok and seen.also", false],
  ["seen.ok == true", false],
  ["said.ok == true", true],
  ["said.count >= 80", true],
  ["seen.count >= 80", false],
  ["said.count >= 80 and seen.count >= 80", false],
  ["said.count >= 80 or seen.count >= 80", true],
  ["said.count > 80 and said.count < 20 or seen.ok", false],
  ["said.count > seen.count", true],
  ["said.count < seen.count", true],
  ["said.count == seen.count", true],
  ["said.count > 80 and said.count == seen.count", false],
  ['said.text == "yes"', true],
  ['seen.text == "yes"', false],
  ["said.text != seen.text", true],
  ['seen.text != "yes" or seen.text == "yes"', true],
  ["nobody.knows", true],
  ["nobody.knows and seen.ok", false],
])("%s: decided by claims alone is %s", (source, expected) => {
  expect(isDecidedByClaimsAlone(parsed(source), provenances)).toBe(expected);
});

test("facts that are only compared with each other could be texts, where a claim can always differ", () => {
  expect(isDecidedByClaimsAlone(parsed("said.ok != seen.ok"), provenances)).toBe(true);
});

test("an expression too tangled to decide counts as decided by claims", () => {
  const parts = Array.from({ length: 20 }, (_, index) => `seen.f${index} == seen.g${index}`);
  expect(isDecidedByClaimsAlone(parsed(parts.join(" and ")), { seen: {} })).toBe(true);
});

test("names that are inherited have no provenance", () => {
  const inherited = smuggle<Provenances>(Object.create({ seen: { ok: "observed" } }));
  expect(isDecidedByClaimsAlone(parsed("seen.ok"), inherited)).toBe(true);
});

const CLAIMED = ["x.a", "x.b"];

/** The same question by trying all: against every observation some claims win. */
function tryAll(expression: Expression): boolean {
  const masks = Array.from({ length: 2 ** BOOLS.length }, (_, mask) => mask);
  const claimMask = BOOLS.reduce((mask, name, index) => mask | (CLAIMED.includes(name) ? 1 << index : 0), 0);
  const wins = (mask: number) => evaluate(expression, scopeOf(mask)).result === "true";
  return masks
    .filter((mask) => (mask & claimMask) === 0)
    .every((rest) => masks.filter((mask) => (mask & ~claimMask) === 0).some((claims) => wins(claims | rest)));
}

function scopeOf(mask: number): Scope {
  const facts = BOOLS.map((name, index): [string, Leaf] => [
    name.split(".")[1] ?? "",
    observed((mask & (1 << index)) !== 0),
  ]);
  return { x: holdFacts("x", Object.fromEntries(facts)) };
}

test("agrees with trying all combinations", () => {
  const origins: Provenances = { x: { a: "claimed", b: "claimed", c: "observed", d: "observed" } };
  let decidedCount = 0;
  fc.assert(
    fc.property(boolExpressions, (source) => {
      const expression = parsed(source);
      const expected = tryAll(expression);
      decidedCount += expected ? 1 : 0;
      expect(isDecidedByClaimsAlone(expression, origins)).toBe(expected);
    }),
    { numRuns: 500 },
  );
  expect(decidedCount).toBeGreaterThan(50);
  expect(decidedCount).toBeLessThan(450);
});

test("demanding an observation beside it always makes an expression safe", () => {
  fc.assert(
    fc.property(boolExpressions, (source) => {
      const origins: Provenances = { seen: { ok: "observed" } };
      expect(isDecidedByClaimsAlone(parsed(`seen.ok and (${source})`), origins)).toBe(false);
    }),
  );
});
