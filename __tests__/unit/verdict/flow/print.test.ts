import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";
import { parseExpression } from "../../../../src/verdict/flow/parse.ts";
import { printExpression } from "../../../../src/verdict/flow/print.ts";
import { anyNode } from "./arbitraries.ts";
import { parsed, withoutSpans } from "./support.ts";

test("every tree prints as an expression that parses to the same tree", () => {
  const kinds = new Set<string>();
  const isWhole = fc.property(anyNode, (tree) => {
    const source = printExpression(tree);
    for (const [, kind = ""] of JSON.stringify(tree).matchAll(/"kind":"([a-z]+)"/g)) kinds.add(kind);
    const { value, diagnostics } = parseExpression(source, { file: "gate", start: { line: 1, column: 1 } });
    const isTooBig = diagnostics.some(({ ruleId }) => ruleId.startsWith("expression-too-"));
    if (!isTooBig) expect(value === null ? diagnostics : withoutSpans(value.root), source).toEqual(withoutSpans(tree));
  });
  fc.assert(isWhole, { numRuns: 2_000 });
  expect([...kinds].toSorted()).toEqual([
    "arithmetic",
    "call",
    "comparison",
    "in",
    "index",
    "item",
    "list",
    "literal",
    "logical",
    "member",
    "name",
    "negate",
    "not",
    "projection",
    "record",
  ]);
});

test.each([
  ["-(5)", "-(5)"],
  ["- -x", "-(-x)"],
  ["-5 - -5", "-5 - -5"],
  ["a-1", "a - 1"],
  ["(a + b) * c - d - (e - f)", "(a + b) * c - d - (e - f)"],
  ["a % (b * c)", "a % (b * c)"],
  ["not a in b", "a not in b"],
  ["(not a) in b", "(not a) in b"],
  ["posts [ * ] . day", "posts[*].day"],
  ["(posts[*].day).count", "(posts[*].day).count"],
  ["posts[*].tags[*].name[0]", "posts[*].tags[*].name[0]"],
  ["(posts[*])[*]", "(posts[*])[*]"],
  ['{ "a b": 1, and: 2, }', '{ "a b": 1, and: 2 }'],
  ["[1,[ ],{ },]", "[1, [], {}]"],
  ["5.x", "5.x"],
  ["-(5.x)", "-(5.x)"],
  ["f( a,b , )", "f(a, b)"],
])("%s prints as %s", (source, expected) => {
  expect(printExpression(parsed(source).root)).toBe(expected);
});
