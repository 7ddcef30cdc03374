import { expect, test } from "vitest";
import { checkExpression } from "../../../../src/verdict/flow/check.ts";
import { renderCaret } from "../../../../src/verdict/flow/source.ts";
import type { Origin } from "../../../../src/verdict/flow/syntax.ts";
import { BOOL, type FlowType, NUMBER, type ScopeTypes, TEXT } from "../../../../src/verdict/flow/types.ts";
import { readGolden, updateGolden } from "./golden.ts";
import { parsed, smuggle } from "./support.ts";

const origin: Origin = {
  file: ".github/passwhen.yml",
  start: { line: 9, column: 16 },
  indent: 6,
  path: "gates.ui.pass-when",
};

function record(fields: Readonly<Record<string, FlowType>>): FlowType {
  return { kind: "record", fields };
}

function list(item: FlowType): FlowType {
  return { kind: "list", item };
}

const types: ScopeTypes = {
  tests: record({ passed: BOOL, count: NUMBER }),
  ui: record({ ok: BOOL, notes: TEXT }),
  coverage: record({ lines: NUMBER }),
  handoff: record({ verified: BOOL, verification: TEXT }),
};

function renderFaults(source: string): string {
  const faults = checkExpression(parsed(source, origin), types);
  return faults.map((fault) => renderCaret(source, fault, origin)).join("\n");
}

updateGolden("type-errors", renderFaults);

test.each(readGolden("type-errors"))("type error: $title", ({ source, expected }) => {
  expect(expected).not.toBe("");
  expect(renderFaults(source)).toBe(expected);
});

test.each([
  "tests.passed",
  "not tests.passed",
  "tests.passed and ui.ok and handoff.verified",
  "tests.passed == true",
  "tests.passed == ui.ok",
  "tests.passed != (coverage.lines > 80)",
  "coverage.lines >= 80 and coverage.lines <= 100",
  "coverage.lines > 0 or coverage.lines < 0",
  "1 < tests.count",
  "tests.count < coverage.lines",
  'ui.notes == "" or handoff.verification != "type-check-only"',
  'handoff.verification == "unit-test-verified" or handoff.verification == "live-ui-verified"',
  "ui.notes == handoff.verification",
  "tests.passed and (ui.ok or not handoff.verified)",
  "tests.passed or true and ui.ok",
])("%s is sound", (source) => {
  expect(renderFaults(source)).toBe("");
});

test("names are looked up among a scope's own members only", () => {
  const inherited = smuggle<ScopeTypes>(Object.create({ tests: record({ passed: BOOL }) }));
  expect(checkExpression(parsed("tests.passed"), inherited)).toMatchObject([{ ruleId: "unknown-name", hint: null }]);
  const own = smuggle<ScopeTypes>(
    JSON.parse(
      '{"constructor":{"kind":"record","fields":{"toString":{"kind":"bool"}}},"__proto__":{"kind":"record","fields":{"valueOf":{"kind":"bool"}}}}',
    ),
  );
  expect(checkExpression(parsed("constructor.toString and __proto__.valueOf"), own)).toEqual([]);
});

test("types may be nested", () => {
  const nested: ScopeTypes = { ui: record({ screens: record({ home: record({ ok: BOOL }) }) }) };
  expect(checkExpression(parsed("ui.screens.home.ok"), nested)).toEqual([]);
  expect(checkExpression(parsed("ui.screens.hone.ok"), nested)).toMatchObject([
    { ruleId: "unknown-member", hint: "did you mean `home`?" },
  ]);
  expect(checkExpression(parsed("ui.screens.home"), nested)).toMatchObject([{ ruleId: "non-boolean-result" }]);
});

test("long lists of names are cut, and the message says how many are left out", () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`check${index}`, record({})]));
  expect(checkExpression(parsed("zebra"), many)[0]?.hint).toMatch(/`check7` and 4 more$/);
});

/** Every fact helps here and harms there, so that all combinations would have to be tried. */
function tangle(size: number): string {
  return Array.from({ length: size }, (_, index) => `(x.f${index} and not x.f${(index + 1) % size})`).join(" or ");
}

test.each([
  ["any([tests.passed, true])", "always"],
  ["tests.passed in [true, false]", "always"],
  ["count([tests.passed]) == 1", "always"],
  ["[tests.count, 1][1] == 2", "never"],
  ["all([tests.passed, false])", "never"],
])("%s is %s true: lists that are written out are looked into", (source, always) => {
  expect(renderFaults(source)).toContain(`this is ${always} true`);
});

test("what would take too many combinations to try is not called constant, unless it needs no evidence at all", () => {
  const facts = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`f${index}`, BOOL]));
  expect(checkExpression(parsed(`${tangle(20)} or not x.f0 or x.f0`), { x: record(facts) })).toEqual([]);
  expect(checkExpression(parsed(`${tangle(4)} or not x.f0 or x.f0`), { x: record(facts) })).toHaveLength(1);
  expect(checkExpression(parsed(`${tangle(20)} or true`), { x: record(facts) })).toHaveLength(1);
});

test("facts can be told apart beyond the largest number that can be written", () => {
  const facts: ScopeTypes = { x: record({ a: NUMBER, b: NUMBER }) };
  const source = "x.a > 9007199254740991 and x.b > x.a";
  expect(checkExpression(parsed(source), facts)).toEqual([]);
  expect(checkExpression(parsed(`not (${source})`), facts)).toEqual([]);
});

const structured: ScopeTypes = {
  ui: record({ ok: BOOL, screens: list(TEXT), at: record({ path: TEXT, lines: list(NUMBER), isNew: BOOL }) }),
};

test("fields of records can be used, whatever stands beside them", () => {
  expect(checkExpression(parsed('ui.ok and ui.at.isNew and ui.at.path == "x"'), structured)).toEqual([]);
});
