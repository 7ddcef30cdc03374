import { expect, test } from "vitest";
import { evaluate } from "../../../../../src/verdict/flow/evaluate.ts";
import { decidedBy, holdResult, listFacts, renderExplanation } from "../../../../../src/verdict/flow/explain.ts";
import { causesIn, toPlain } from "../../../../../src/verdict/flow/plain.ts";
import {
  type Holding,
  holdConstant,
  holdList,
  holdRecord,
  unknownBecause,
} from "../../../../../src/verdict/flow/value.ts";
import { readGolden, updateGolden } from "../golden.ts";
import { claimed, observed, parsed, scopeOf, smuggle, unknown } from "../support.ts";

const hostile = `"; ::error::\u001b[2J\u202e${"x".repeat(400)}`;

const scope = scopeOf({
  tests: { passed: observed(true, "exit 0"), total: observed(3, "report.xml"), file: observed("src/a.ts", "") },
  lint: { passed: observed(false, "exit 1") },
  ui: { ok: claimed(true, "it toggles"), choice: claimed(1, "the second") },
  e2e: { passed: unknown("command-timeout", "after 5 m") },
  posts: {
    list: observed([{ day: "Mon" }, { day: "Tue" }, { day: "Mon" }], "posts.json"),
    gaps: claimed([{ day: "Mon" }, {}], "said"),
    days: observed(["Mon", "Tue"], ""),
    none: observed([], ""),
  },
  hostile: { texts: claimed([hostile, hostile], hostile) },
});

const evaluated = (source: string) => evaluate(parsed(source), scope);
const held = (source: string): Holding => holdResult(evaluated(source));
const explain = (source: string): string => renderExplanation(evaluated(source));

updateGolden("explanations", explain, "flow-eval");

test.each(readGolden("explanations", "flow-eval"))("explanation: $title", ({ source, expected }) => {
  expect(expected).not.toBe("");
  expect(explain(source)).toBe(expected);
  expect(explain(source)).not.toMatch(/(?!\n)\p{Cc}|\u202e/u);
  expect(explain(source).length).toBeLessThan(1_500);
});

test.each([
  ["all([tests.passed, lint.passed, ui.ok])", ["lint.passed"]],
  ["any([tests.passed, lint.passed, e2e.passed])", ["tests.passed"]],
  ["all([tests.passed, e2e.passed])", ["e2e.passed"]],
  ["[tests.passed, ui.ok][0]", ["tests.passed"]],
  ["tests.total in [1, tests.total, ui.choice]", ["tests.total", "tests.total"]],
  ["unique([ui.choice, tests.total, 3])", ["tests.total"]],
  ["{ is: ui.ok, other: e2e.passed }.is", ["ui.ok"]],
  ["count([e2e.passed, ui.ok]) == 2", []],
  ["posts.list[ui.choice].day == tests.file", ["posts.list", "ui.choice", "tests.file"]],
  ["unique(posts.list[*].day) and tests.passed", ["posts.list"]],
])("%s is decided by %j", (source, names) => {
  expect(decidedBy(evaluated(source)).map(({ name }) => name)).toEqual(names);
});

test("facts under calls, lists and arithmetic are listed, in the order they are written", () => {
  const facts = listFacts(evaluated('starts_with(posts.list[ui.choice].day, "M") or tests.total + 1 in [ui.choice]'));
  expect(facts.map(({ name }) => name)).toEqual(["posts.list", "ui.choice", "tests.total", "ui.choice"]);
});

test.each([
  ['posts.list[ui.choice].day == "Tue"', "mixed"],
  ['posts.list[1].day == "Tue"', "observed"],
  ["count(posts.gaps) == 2", "claimed"],
  ["all([tests.passed, ui.ok])", "mixed"],
  ["any([lint.passed, ui.ok])", "claimed"],
  ["all([lint.passed, ui.ok])", "observed"],
  ["count([ui.ok]) == 1", "constant"],
  ["tests.total + ui.choice == 4", "mixed"],
  ["tests.total in [3, ui.choice]", "observed"],
  ["tests.total in [4, ui.choice]", "mixed"],
])("%s rests on what is %s", (source, provenance) => {
  expect(evaluated(source).provenance).toBe(provenance);
});

test("a value under a name says as its detail what it came from", () => {
  const names = { day: held("unique(posts.list[*].day)"), enough: held("tests.total >= 4"), ok: held("ui.ok") };
  expect(renderExplanation(evaluate(parsed("day or ok"), names))).toBe(
    'day ✗ (observed: "Mon" twice; posts.list is a list of 3 items, observed: posts.json)\nor ok ✓ (claimed: it toggles)',
  );
  expect(names.enough.detail).toBe("tests.total is 3, observed: report.xml");
});

test("plain data has null where something is unknown, and every cause is told", () => {
  const holding = holdResult(
    evaluated("{ a: e2e.passed, b: [tests.total, e2e.passed], c: posts.gaps, d: { e: ui.ok } }"),
  );
  expect(toPlain(holding)).toEqual({ a: null, b: [3, null], c: [{ day: "Mon" }, {}], d: { e: true } });
  expect(causesIn(holding)).toEqual([{ name: "e2e.passed", reason: "command-timeout", detail: "after 5 m" }]);
  expect(causesIn(holdResult(evaluated("posts.list")))).toEqual([]);
});

test("plain data has members of any name, and none that is inherited", () => {
  const holding = holdRecord(
    smuggle(JSON.parse('{"__proto__":1}', (_, value: unknown) => (value === 1 ? holdConstant(1) : value))),
  );
  expect(JSON.stringify(toPlain(holding))).toBe('{"__proto__":1}');
});

test("what doubles with every name does not become endless plain data", () => {
  let holding = unknownBecause("x", "verifier-blocked", "");
  for (let level = 0; level < 40; level += 1) holding = holdList([holding, holding]);
  expect(toPlain(holding)).not.toBeNull();
  expect(causesIn(holding).map(({ reason }) => reason)).toEqual(["verifier-blocked", "too-many-steps"]);
  let deep = holdConstant(true);
  for (let level = 0; level < 5_000; level += 1) deep = holdList([deep]);
  expect(causesIn(deep).map(({ reason }) => reason)).toEqual(["too-many-steps"]);
  expect(JSON.stringify(toPlain(deep))).toContain("[null]");
});
