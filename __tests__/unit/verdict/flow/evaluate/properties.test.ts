import { fc } from "../../../../support/property.ts";
import { expect, test } from "vitest";
import { evaluate } from "../../../../../src/verdict/flow/evaluate.ts";
import { decidedBy, holdResult, renderExplanation } from "../../../../../src/verdict/flow/explain.ts";
import { LIMITS } from "../../../../../src/verdict/flow/limits.ts";
import { causesIn, toPlain } from "../../../../../src/verdict/flow/plain.ts";
import { printExpression } from "../../../../../src/verdict/flow/print.ts";
import type { Expression, Node } from "../../../../../src/verdict/flow/syntax.ts";
import { type FlowValue, holdFacts, type Leaf, type Scope } from "../../../../../src/verdict/flow/value.ts";
import { anyKnown, anyNode, anyNodeOver, anyUnknown } from "../arbitraries.ts";
import { observed, parsed, smuggle } from "../support.ts";
import { FACTS, hideIn, PLACES, samples, typed } from "./typed.ts";

const RESULTS = ["true", "false", "unknown"];
const NAMES = ["a", "b", "x", "__proto__", "constructor", "toString", "length", "count"];

const strange: fc.Arbitrary<Leaf> = fc
  .oneof(
    fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withSparseArray: true }),
    fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, null, undefined, () => true, Symbol("s"), 1n),
    fc.array(fc.oneof(fc.boolean(), fc.integer(), fc.string({ maxLength: 2 }), fc.constant(null)), { maxLength: 20 }),
    fc.array(fc.dictionary(fc.constantFrom(...NAMES), fc.jsonValue({ maxDepth: 2 })), { maxLength: 5 }),
  )
  .map((value) => observed(smuggle<FlowValue>(value)));

const anyScope: fc.Arbitrary<Scope> = fc
  .dictionary(
    fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 3 })),
    fc.dictionary(
      fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 3 })),
      fc.oneof(anyKnown, anyUnknown, strange),
    ),
  )
  .map((checks) => Object.fromEntries(Object.entries(checks).map(([name, facts]) => [name, holdFacts(name, facts)])));

const hiddenPlaces = fc.subarray([...PLACES], { maxLength: 6 }).map((places): ReadonlySet<string> => new Set(places));

/** A tree as it is, without going through the grammar. */
function rawExpression(root: Node): Expression {
  return { text: "", origin: { file: "gate", start: { line: 1, column: 1 } }, root };
}

test("any tree with any evidence: no throw, a result with its reasons, an explanation that is inert", () => {
  fc.assert(
    fc.property(anyNodeOver(fc.constantFrom(...NAMES)), anyScope, fc.boolean(), (node, scope, isRaw) => {
      const evaluation = evaluate(isRaw ? rawExpression(node) : parsed(printExpression(node)), scope);
      expect(RESULTS).toContain(evaluation.result);
      expect(evaluation.causes.length > 0).toBe(evaluation.result === "unknown");
      expect(evaluation.provenance === null).toBe(evaluation.result === "unknown");
      expect(renderExplanation(evaluation)).not.toMatch(/(?!\n)\p{Cc}/u);
      const held = holdResult(evaluation);
      expect(causesIn(held).length > 0 || toPlain(held) !== null).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("trees over nothing that exists are total as well", () => {
  fc.assert(
    fc.property(anyNode, (node) => {
      expect(RESULTS).toContain(evaluate(rawExpression(node), {}).result);
    }),
    { numRuns: 1_000 },
  );
});

test("a list too long for the budget leaves its part unknown, at once, and the rest as it is", () => {
  const big = Array.from({ length: 400_000 }, (_, index) => index);
  const rows = big.slice(0, 60_000).map((n) => ({ n }));
  const scope = { x: holdFacts("x", { big: observed(big), rows: observed(rows), t: observed(true) }) };
  const started = performance.now();
  for (const part of [
    "unique(x.big)",
    "unique(x.rows[*].n)",
    "1 in x.big",
    "subset(x.big, x.big)",
    "any(x.big[*].a)",
  ]) {
    const { result, causes } = evaluate(parsed(part), scope);
    expect([result, causes[0]?.reason]).toEqual(["unknown", "too-many-steps"]);
    expect(evaluate(parsed(`${part} or x.t`), scope).result).toBe("true");
  }
  expect(evaluate(parsed("count(x.big) == 400000 and x.big[399999] == 399999"), scope).result).toBe("true");
  expect(performance.now() - started).toBeLessThan(4_000);
});

test("functions of two lists do not take a step for each pair", () => {
  const items = Array.from({ length: 20_000 }, (_, index) => index);
  const scope = { x: holdFacts("x", { one: observed(items), other: observed(items.map((item) => item + 20_000)) }) };
  const started = performance.now();
  expect(evaluate(parsed("disjoint(x.one, x.other) and not subset(x.one, x.other)"), scope).result).toBe("true");
  expect(performance.now() - started).toBeLessThan(1_000);
});

test("projections in projections stay within the budget", () => {
  const tags = Array.from({ length: 400 }, () => ({ tags: Array.from({ length: 400 }, (_, index) => ({ index })) }));
  const scope = { x: holdFacts("x", { rows: observed(tags) }) };
  const { result, causes } = evaluate(parsed("count(x.rows[*].tags[*].index) > 0"), scope);
  expect([result, causes[0]?.reason]).toEqual(["unknown", "too-many-steps"]);
});

test("a tree that is deep in a way the parser refuses is unknown", () => {
  let node: Node = parsed("x[*]").root;
  for (let depth = 0; depth < LIMITS.depth * 1_000; depth += 1)
    node = { kind: "projection", list: node, body: { kind: "item", span: node.span }, span: node.span };
  expect(evaluate(rawExpression(node), {}).causes[0]?.reason).toBe("too-many-steps");
});

const SOURCES = fc.oneof(
  typed.bool,
  fc.tuple(typed.bool, typed.bool).map(([one, two]) => `(${one}) or (${two})`),
);

test("making unknown facts, items or fields known never changes a decided result", () => {
  const counts = { decided: 0, learned: 0 };
  fc.assert(
    fc.property(SOURCES, samples, hiddenPlaces, hiddenPlaces, (source, sample, hidden, kept) => {
      const expression = parsed(source);
      const before = evaluate(expression, hideIn(sample, hidden)).result;
      const still = new Set([...hidden].filter((place) => kept.has(place)));
      const after = evaluate(expression, hideIn(sample, still)).result;
      const all = evaluate(expression, hideIn(sample, new Set())).result;
      if (before === "unknown") counts.learned += after === "unknown" ? 0 : 1;
      else expect([after, all]).toEqual([before, before]);
      if (before !== "unknown" && hidden.size > 0) counts.decided += 1;
    }),
    { numRuns: 2_500 },
  );
  expect(counts.decided).toBeGreaterThan(500);
  expect(counts.learned).toBeGreaterThan(50);
});

test("of a value, what is known stays as it is when more gets known", () => {
  const sources = fc.oneof(typed.int, typed.text, typed.bools, typed.ints, typed.texts, typed.rows);
  fc.assert(
    fc.property(sources, samples, hiddenPlaces, (source, sample, hidden) => {
      const expression = parsed(source);
      const before = toPlain(holdResult(evaluate(expression, hideIn(sample, hidden))));
      const after = toPlain(holdResult(evaluate(expression, hideIn(sample, new Set()))));
      expect(isRefinedBy(before, after)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

function isRefinedBy(before: unknown, after: unknown): boolean {
  if (before === null) return true;
  if (typeof before !== "object" || typeof after !== "object" || after === null) return before === after;
  const members = Object.entries(before);
  const others = new Map<string, unknown>(Object.entries(after));
  return members.length === others.size && members.every(([name, value]) => isRefinedBy(value, others.get(name)));
}

test("a result that rests on what is observed stays without anything that is claimed", () => {
  const counts = { observed: 0, mixed: 0 };
  fc.assert(
    fc.property(SOURCES, samples, fc.subarray([...FACTS]), (source, sample, claims) => {
      const said: ReadonlySet<string> = new Set(claims);
      const basisOf = (fact: string) => (said.has(fact) ? "claimed" : "observed");
      const { result, provenance } = evaluate(parsed(source), hideIn(sample, new Set(), basisOf));
      if (provenance !== "observed" && provenance !== "constant") {
        counts.mixed += 1;
        return;
      }
      counts.observed += claims.length > 0 ? 1 : 0;
      expect(evaluate(parsed(source), hideIn(sample, said, basisOf)).result).toBe(result);
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(counts.observed, counts.mixed)).toBeGreaterThan(150);
});

test("the facts that decided are enough, and are what the result rests on", () => {
  fc.assert(
    fc.property(SOURCES, samples, hiddenPlaces, (source, sample, hidden) => {
      const evaluation = evaluate(parsed(source), hideIn(sample, hidden));
      if (evaluation.result === "unknown") return;
      const deciding = new Set(decidedBy(evaluation).map(({ name }) => name?.split(".")[1] ?? ""));
      const others = new Set([...hidden, ...FACTS.filter((fact) => !deciding.has(fact))]);
      expect(evaluate(parsed(source), hideIn(sample, others)).result).toBe(evaluation.result);
      const basisOf = (fact: string) => (deciding.has(fact) ? "observed" : "claimed");
      expect(evaluate(parsed(source), hideIn(sample, hidden, basisOf)).provenance).toMatch(/^(observed|constant)$/);
    }),
    { numRuns: 2_000 },
  );
});

test("with evidence that fits, a sound expression never meets a wrong type", () => {
  const reasons = new Set<string>();
  fc.assert(
    fc.property(SOURCES, samples, (source, sample) => {
      const { causes } = evaluate(parsed(source), hideIn(sample, new Set()));
      for (const { reason } of causes) reasons.add(reason);
      expect(causes.map(({ reason }) => reason)).not.toContain("type-mismatch");
    }),
    { numRuns: 1_000 },
  );
  expect([...reasons].toSorted()).toEqual(["missing-fact", "not-a-number"]);
});
