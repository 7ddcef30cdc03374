import { fc } from "../../../../support/property.ts";
import { expect, test } from "vitest";
import { findConstant } from "../../../../../src/verdict/flow/check-constant.ts";
import { checkProgram } from "../../../../../src/verdict/flow/check-program.ts";
import { checkExpression, inferExpression } from "../../../../../src/verdict/flow/check.ts";
import { evaluate } from "../../../../../src/verdict/flow/evaluate.ts";
import { printExpression } from "../../../../../src/verdict/flow/print.ts";
import { holdFacts } from "../../../../../src/verdict/flow/value.ts";
import { anyNode, anyStatements } from "../arbitraries.ts";
import { observed, parsed } from "../support.ts";
import { soundFacts, soundParts, soundTypes } from "./arbitraries.ts";
import { everything, given, typeOfSite } from "./support.ts";

function scopeOf(facts: Readonly<Record<string, Parameters<typeof observed>[0]>>) {
  const leaves = Object.entries(facts).map(([name, value]) => [name, observed(value)] as const);
  return { x: holdFacts("x", Object.fromEntries(leaves)) };
}

/** Faults of value, not of type, which generated expressions may have. */
const ABOUT_VALUES = ["constant-expression", "division-by-zero"];

test("sound expressions of every kind have no fault of type", () => {
  fc.assert(
    fc.property(soundParts.bool, (source) => {
      const faults = checkExpression(parsed(source), soundTypes);
      expect(faults.filter(({ ruleId }) => !ABOUT_VALUES.includes(ruleId))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test("what is sound is never unknown because of a type, once all facts are known", () => {
  fc.assert(
    fc.property(soundParts.bool, soundFacts, (source, facts) => {
      const { causes } = evaluate(parsed(source), scopeOf(facts));
      expect(causes.filter(({ reason }) => reason === "type-mismatch")).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test("what is called always true is never false, and what is called never true is never true", () => {
  const found = { always: 0, never: 0 };
  fc.assert(
    fc.property(soundParts.bool, fc.array(soundFacts, { minLength: 8, maxLength: 8 }), (source, samples) => {
      const expression = parsed(source);
      const constant = findConstant(expression);
      if (constant === null) return;
      found[constant ? "always" : "never"] += 1;
      for (const facts of samples)
        expect(evaluate(expression, scopeOf(facts)).result, source).not.toBe(constant ? "false" : "true");
    }),
    { numRuns: 3_000 },
  );
  expect(found.always).toBeGreaterThan(50);
  expect(found.never).toBeGreaterThan(50);
});

test("checking an expression never throws, and its faults lie inside of it", () => {
  fc.assert(
    fc.property(anyNode, (node) => {
      const source = printExpression(node);
      const { diagnostics, type } = inferExpression(parsed(source), everything);
      if (type === null && diagnostics.length === 0) expect(source).toMatch(/\[\]|nothing/);
      for (const { range } of diagnostics) {
        expect(range?.start.line).toBe(1);
        expect(range?.end.column).toBeLessThanOrEqual(source.length + 1);
      }
    }),
    { numRuns: 1_000 },
  );
});

test("checking a program never throws, whatever it is made of", () => {
  fc.assert(
    fc.property(anyStatements, (statements) => {
      const program = { text: "", origin: { file: "gate.flow", start: { line: 1, column: 1 } }, statements };
      const { diagnostics } = checkProgram(program, { scope: given, typeOfSite });
      for (const { message } of diagnostics) expect(message).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: 1_000 },
  );
});
