import { fc } from "../../../support/property.ts";
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
  // Lists that are written out are looked into.
  ["said.ok and any([seen.ok, true])", true],
  ["said.ok and any([seen.ok, seen.also])", false],
  ["said.ok and all([seen.ok, true])", false],
  ["said.ok and all([])", true],
  ["said.ok and none([seen.ok, false])", false],
  ["said.ok and count([seen.ok]) == 1", true],
  ["said.ok and [seen.ok].count == 1", true],
  ["said.ok and [seen.count, 1][1] == 1", true],
  ["said.ok and [seen.count, 1][0] == 1", false],
  ["said.ok and { a: seen.ok, b: true }.b", true],
  ["said.ok and seen.ok in [true, false]", true],
  ["said.ok and seen.ok not in [false]", false],
  ["said.ok and seen.count in [0, 5]", false],
  ["said.ok and (seen.count in [0, 5] or seen.count != 5)", true],
  ["said.ok and subset([seen.ok], [true, false])", true],
  ["said.ok and subset([seen.text], [said.text])", true],
  ["said.ok and not disjoint([seen.ok], [true, false])", true],
  ["said.ok and contains([seen.ok, true], true)", true],
  ["said.ok and contains([seen.ok, false], true)", false],
  ["said.ok and unique([seen.ok, true])", false],
  ["said.ok and not unique([seen.ok, seen.ok])", true],
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

const listed = fc
  .tuple(boolExpressions, boolExpressions, boolExpressions)
  .chain(([a, b, c]) =>
    fc.constantFrom(
      `any([${a}, ${b}, ${c}])`,
      `all([${a}, ${b}]) and (${c})`,
      `none([${a}, ${b}]) or (${c})`,
      `(${a}) in [${b}, ${c}]`,
      `(${a}) not in [${b}] and (${c})`,
      `contains([${a}, ${b}], ${c})`,
      `unique([${a}, ${b}]) or (${c})`,
      `subset([${a}], [${b}, ${c}])`,
      `disjoint([${a}, ${b}], [${c}])`,
      `[${a}, ${b}, ${c}][2]`,
      `count([${a}]) == 1 and (${b})`,
    ),
  );

test("agrees with trying all combinations of what lists have in them", () => {
  const origins: Provenances = { x: { a: "claimed", b: "claimed", c: "observed", d: "observed" } };
  fc.assert(
    fc.property(listed, (source) => {
      const expression = parsed(source);
      expect(isDecidedByClaimsAlone(expression, origins)).toBe(tryAll(expression));
    }),
    { numRuns: 500 },
  );
});

test("lists that are too large to be looked into are one fact, without end of time", () => {
  const nested = (depth: number): string => (depth === 0 ? "seen.ok" : `(${nested(depth - 1)}) in [seen.also, true]`);
  expect(isDecidedByClaimsAlone(parsed(`said.ok and (${nested(25)})`), provenances)).toBe(false);
  const many = Array.from({ length: 500 }, (_, index) => index).join(", ");
  expect(isDecidedByClaimsAlone(parsed(`said.ok and seen.count in [${many}]`), provenances)).toBe(false);
});

test("demanding an observation beside it always makes an expression safe", () => {
  fc.assert(
    fc.property(boolExpressions, (source) => {
      const origins: Provenances = { seen: { ok: "observed" } };
      expect(isDecidedByClaimsAlone(parsed(`seen.ok and (${source})`), origins)).toBe(false);
    }),
  );
});
