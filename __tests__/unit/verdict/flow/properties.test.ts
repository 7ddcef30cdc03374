import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";
import { checkExpression } from "../../../../src/verdict/flow/check.ts";
import { evaluate } from "../../../../src/verdict/flow/evaluate.ts";
import { decidedBy, renderExplanation } from "../../../../src/verdict/flow/explain.ts";
import { parseExpression } from "../../../../src/verdict/flow/parse.ts";
import { printExpression } from "../../../../src/verdict/flow/print.ts";
import { renderCaret } from "../../../../src/verdict/flow/source.ts";
import type { Node, Origin } from "../../../../src/verdict/flow/syntax.ts";
import { BOOL, NUMBER, type ScopeTypes, TEXT } from "../../../../src/verdict/flow/types.ts";
import type { Facts, Leaf, Scope } from "../../../../src/verdict/flow/value.ts";
import {
  anyKnown,
  anyNode,
  anyUnknown,
  BOOLS,
  boolExpressions,
  NUMBERS,
  soundExpressions,
  soundValues,
  TEXTS,
  tokenSoup,
} from "./arbitraries.ts";
import { claimed, observed, parsed, scopeOf, unknown, withoutSpans } from "./support.ts";

const origin: Origin = { file: "gate.flow", start: { line: 3, column: 5 }, indent: 4 };

const soundTypes: ScopeTypes = {
  x: {
    kind: "record",
    fields: Object.fromEntries([
      ...BOOLS.map((path) => [factOf(path), BOOL] as const),
      ...NUMBERS.map((path) => [factOf(path), NUMBER] as const),
      ...TEXTS.map((path) => [factOf(path), TEXT] as const),
    ]),
  },
};

const anyScope: fc.Arbitrary<Scope> = fc
  .dictionary(
    fc.oneof(fc.constantFrom("a", "b", "x", "__proto__", "constructor"), fc.string({ maxLength: 3 })),
    fc.dictionary(
      fc.oneof(fc.constantFrom("a", "b", "x", "and", "__proto__"), fc.string({ maxLength: 3 })),
      fc.oneof(anyKnown, anyUnknown),
    ),
  )
  .map(scopeOf);

function factOf(path: string): string {
  return path.split(".")[1] ?? "";
}

function toFacts(values: Readonly<Record<string, boolean | number | string>>, missing: ReadonlySet<string>): Facts {
  const facts = Object.entries(values).map(([fact, value]): [string, Leaf] => [
    fact,
    missing.has(fact) ? unknown() : observed(value),
  ]);
  return Object.fromEntries(facts);
}

function toScope(values: Readonly<Record<string, boolean | number | string>>, missing: ReadonlySet<string>): Scope {
  return scopeOf({ x: toFacts(values, missing) });
}

const FACTS = [...BOOLS, ...NUMBERS, ...TEXTS].map(factOf);

const missingFacts = fc.subarray(FACTS).map((facts): ReadonlySet<string> => new Set(facts));

test("printing a tree and parsing it again gives the same tree", () => {
  fc.assert(
    fc.property(anyNode, (node) => {
      expect(withoutSpans(parsed(printExpression(node)).root)).toEqual(withoutSpans(node));
    }),
    { numRuns: 2_000 },
  );
});

test("the evaluator is total: any expression, any scope, no throw, and a result with its reasons", () => {
  fc.assert(
    fc.property(anyNode, anyScope, (node, scope) => {
      const evaluation = evaluate(parsed(printExpression(node)), scope);
      expect(["true", "false", "unknown"]).toContain(evaluation.result);
      expect(evaluation.causes.length > 0).toBe(evaluation.result === "unknown");
      expect(evaluation.provenance === null).toBe(evaluation.result === "unknown");
      expect(evaluation.explanation.isDeciding).toBe(true);
      expect(renderExplanation(evaluation)).not.toMatch(/(?!\n)\p{Cc}/u);
    }),
    { numRuns: 2_000 },
  );
});

test("making unknowns known, by whatever value, never changes a decided result", () => {
  let decidedCount = 0;
  const known = fc.array(anyKnown, { minLength: FACTS.length, maxLength: FACTS.length });
  fc.assert(
    fc.property(
      soundExpressions,
      soundValues,
      missingFacts,
      missingFacts,
      known,
      (source, values, missing, found, more) => {
        const expression = parsed(source);
        const before = toFacts(values, missing);
        const { result } = evaluate(expression, scopeOf({ x: before }));
        const learned = Object.entries(before).map(([fact, leaf], index): [string, Leaf] => [
          fact,
          missing.has(fact) && found.has(fact) ? (more[index] ?? leaf) : leaf,
        ]);
        if (result === "unknown") return;
        decidedCount += missing.size > 0 ? 1 : 0;
        expect(evaluate(expression, scopeOf({ x: Object.fromEntries(learned) })).result).toBe(result);
      },
    ),
    { numRuns: 2_000 },
  );
  expect(decidedCount).toBeGreaterThan(200);
});

test("making known facts unknown, or leaving them out, never turns anything into true or false that was not", () => {
  fc.assert(
    fc.property(soundExpressions, soundValues, missingFacts, (source, values, missing) => {
      const expression = parsed(source);
      const full = evaluate(expression, toScope(values, new Set())).result;
      const present = Object.entries(values).filter(([fact]) => !missing.has(fact));
      const without = toScope(Object.fromEntries(present), new Set());
      for (const scope of [toScope(values, missing), without])
        expect([full, "unknown"]).toContain(evaluate(expression, scope).result);
    }),
    { numRuns: 1_000 },
  );
});

/** Two-valued, and about as short as the language can be described. */
function evaluateSimply(
  node: Node,
  values: Readonly<Record<string, boolean | number | string>>,
): boolean | number | string {
  const read = (part: Node) => evaluateSimply(part, values);
  if (node.kind === "literal") return node.value;
  if (node.kind === "member") return values[node.name] ?? "missing";
  if (node.kind === "not") return !read(node.operand);
  if (node.kind === "logical" && node.operator === "and") return node.operands.every(read);
  if (node.kind === "logical") return node.operands.some(read);
  if (node.kind !== "comparison") throw new Error(`no expression here has a ${node.kind}`);
  const [left, right] = [read(node.left), read(node.right)];
  const results = {
    "==": left === right,
    "!=": left !== right,
    "<": left < right,
    "<=": left <= right,
    ">": left > right,
    ">=": left >= right,
  };
  return results[node.operator];
}

test("with all facts known it agrees with a plain two-valued evaluator", () => {
  fc.assert(
    fc.property(soundExpressions, soundValues, (source, values) => {
      const { result } = evaluate(parsed(source), toScope(values, new Set()));
      expect(result).toBe(String(evaluateSimply(parsed(source).root, values)));
    }),
    { numRuns: 2_000 },
  );
});

/** Three-valued by arithmetic: false 0, unknown ½, true 1. */
function measure(
  node: Node,
  values: Readonly<Record<string, boolean | number | string>>,
  missing: ReadonlySet<string>,
): number {
  const of = (part: Node) => measure(part, values, missing);
  if (node.kind === "not") return 1 - of(node.operand);
  if (node.kind === "logical") return Math[node.operator === "and" ? "min" : "max"](...node.operands.map(of));
  const usesMissing = (part: Node): boolean =>
    part.kind === "member" ? missing.has(part.name) : part.kind !== "literal" && of(part) === 0.5;
  const parts = node.kind === "comparison" ? [node.left, node.right] : [node];
  if (parts.some(usesMissing)) return 0.5;
  if (node.kind !== "comparison") return Number(evaluateSimply(node, values));
  const settled = parts.map((part): Node => {
    if (part.kind === "literal" || part.kind === "member") return part;
    return { kind: "literal", value: of(part) === 1, span: part.span };
  });
  const [left = node.left, right = node.right] = settled;
  return Number(evaluateSimply({ ...node, left, right }, values));
}

test("with facts missing it agrees with Kleene's logic as minimum and maximum", () => {
  const counts = { true: 0, false: 0, unknown: 0 };
  fc.assert(
    fc.property(soundExpressions, soundValues, missingFacts, (source, values, missing) => {
      const { result } = evaluate(parsed(source), toScope(values, missing));
      counts[result] += 1;
      expect({ true: 1, false: 0, unknown: 0.5 }[result]).toBe(measure(parsed(source).root, values, missing));
    }),
    { numRuns: 2_000 },
  );
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(100);
});

test("the facts that decided are enough: with all others unknown the result stays", () => {
  fc.assert(
    fc.property(soundExpressions, soundValues, missingFacts, (source, values, missing) => {
      const expression = parsed(source);
      const evaluation = evaluate(expression, toScope(values, missing));
      if (evaluation.result === "unknown") return;
      const deciding = new Set(decidedBy(evaluation).map((fact) => factOf(fact.name ?? "")));
      const others = new Set(Object.keys(values).filter((fact) => !deciding.has(fact)));
      expect(evaluate(expression, toScope(values, others)).result).toBe(evaluation.result);
    }),
    { numRuns: 1_000 },
  );
});

test("provenance is what the deciding facts rest on", () => {
  fc.assert(
    fc.property(soundExpressions, soundValues, missingFacts, (source, values, saidFacts) => {
      const facts = Object.entries(values).map(([fact, value]): [string, Leaf] => [
        fact,
        saidFacts.has(fact) ? claimed(value) : observed(value),
      ]);
      const evaluation = evaluate(parsed(source), scopeOf({ x: Object.fromEntries(facts) }));
      const origins = new Set(
        decidedBy(evaluation).map(({ name }) => (saidFacts.has(factOf(name ?? "")) ? "claimed" : "observed")),
      );
      const [only = "constant"] = origins;
      expect(evaluation.provenance).toBe(origins.size > 1 ? "mixed" : only);
    }),
    { numRuns: 1_000 },
  );
});

test("an expression is called constant exactly when no bools change it", () => {
  const counts = { constant: 0, open: 0 };
  fc.assert(
    fc.property(boolExpressions, (source) => {
      const expression = parsed(source);
      const results = Array.from({ length: 16 }, (_, mask) => {
        const values = Object.fromEntries(
          ["a", "b", "c", "d"].map((fact, index) => [fact, (mask & (1 << index)) !== 0]),
        );
        return evaluate(expression, toScope(values, new Set())).result;
      });
      const isConstant = new Set(results).size === 1;
      counts[isConstant ? "constant" : "open"] += 1;
      expect(checkExpression(expression, soundTypes).length).toBe(isConstant ? 1 : 0);
    }),
    { numRuns: 1_000 },
  );
  expect(Math.min(counts.constant, counts.open)).toBeGreaterThan(20);
});

test("a sound expression has no type fault, and what is called constant never changes", () => {
  fc.assert(
    fc.property(soundExpressions, fc.array(soundValues, { minLength: 20, maxLength: 20 }), (source, samples) => {
      const expression = parsed(source);
      const faults = checkExpression(expression, soundTypes);
      expect(faults.every(({ ruleId }) => ruleId === "constant-expression")).toBe(true);
      if (faults.length === 0) return;
      expect(new Set(samples.map((values) => evaluate(expression, toScope(values, new Set())).result)).size).toBe(1);
    }),
    { numRuns: 500 },
  );
});

test("what passes the type check has no type mismatch when facts have their types", () => {
  fc.assert(
    fc.property(anyNode, (node) => {
      const types: ScopeTypes = {
        x: { kind: "record", fields: { a: BOOL, b: NUMBER, x: TEXT } },
        a: { kind: "record", fields: { b: BOOL } },
      };
      const expression = parsed(printExpression(node));
      if (checkExpression(expression, types).length > 0) return;
      const scope = scopeOf({ x: { a: observed(true), b: observed(1), x: observed("q") }, a: { b: observed(false) } });
      const reasons = evaluate(expression, scope).causes.map(({ reason }) => reason);
      expect(reasons).not.toContain("type-mismatch");
      if (!/[[%/(*+-]/.test(expression.text)) expect(reasons).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

const anyText = fc.oneof(tokenSoup, fc.string({ unit: "binary", maxLength: 60 }), fc.string({ maxLength: 60 }));

test("any string gives either an expression or one diagnostic with its place, and never a throw", () => {
  const counts = { sound: 0, faulty: 0 };
  fc.assert(
    fc.property(anyText, (source) => {
      const { value, diagnostics } = parseExpression(source, origin);
      counts[value === null ? "faulty" : "sound"] += 1;
      expect(diagnostics.length).toBe(value === null ? 1 : 0);
      for (const diagnostic of diagnostics) {
        expect(diagnostic.message).not.toContain("something else");
        expect(diagnostic.range?.start.line).toBeGreaterThanOrEqual(3);
        expect(renderCaret(source, diagnostic, origin)).not.toMatch(/(?!\n)\p{Cc}/u);
      }
      if (value === null) return;
      expect(withoutSpans(parsed(printExpression(value.root)).root)).toEqual(withoutSpans(value.root));
      expect(() => checkExpression(value, soundTypes)).not.toThrow();
      expect(evaluate(value, {}).result).toBeTypeOf("string");
    }),
    { numRuns: 5_000 },
  );
  expect(Math.min(counts.sound, counts.faulty)).toBeGreaterThan(50);
});
