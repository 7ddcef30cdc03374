import { expect, test } from "vitest";
import { isMet, matchCriteria, nameFindings } from "../../../src/evidence/criteria.ts";
import type { CriterionFinding } from "../../../src/evidence/handoff/handoff.ts";
import { parseHandoff } from "../../../src/evidence/handoff/parse.ts";

const met = (criterion: string, answer: CriterionFinding["answer"] = "met", evidence = "seen"): CriterionFinding => {
  return { criterion, answer, evidence };
};
const read = (item: string) =>
  parseHandoff(`## Verification\nlive-ui-verified\n\n## Findings\n- [x] ${item}\n`, "h.md").handoff.criteria;
const namesOfMet = (asked: readonly string[], findings: readonly CriterionFinding[]) =>
  matchCriteria(asked, findings)
    .filter(isMet)
    .map(({ criterion }) => criterion);

test.each([
  ["as it is", "Toggle renders", "Toggle renders"],
  ["other capitals, marks and end", "All `npm test` passes.", "all npm test Passes"],
  ["white space", "Coverage is  97 %", "Coverage is 97%"],
  ["an underscore in code", "`_id` is unique", "_id is unique"],
  ["emphasis and quotes", "**Dark** mode is “on”", 'Dark mode is "on"'],
  ["letters that are composed otherwise", "Caf\u00e9 opens", "Cafe\u0301 opens"],
  ["signs alone", "→", "→"],
])("a criterion is found again: %s", (_, asked, told) => {
  expect(namesOfMet([asked], [met(told)])).toEqual([asked]);
});

test.each([
  ["another one", "Toggle renders", "Toggle persists"],
  ["a part of it", "Toggle renders and persists", "Toggle renders"],
  ["more than it", "Toggle renders", "Toggle renders and persists"],
  ["marks that are parts of letters", "कि", "का"],
  ["other signs alone", "→", "←"],
  ["nothing", "Toggle renders", ""],
  ["the other comparison", "Latency p95 < 200 ms", "Latency p95 > 200 ms"],
  ["a comparison left out", "Latency p95 < 200 ms", "Latency p95 200 ms"],
  ["a weaker comparison", "`a <= 5`", "a < 5"],
  ["equal, not assigned", "`a == b`", "a = b"],
  ["the opposite", "`a != b`", "a == b"],
  ["or, and a pipe", "`a || b` runs", "a | b runs"],
  ["and, once", "`a && b` runs", "a & b runs"],
  ["plus for minus", "Offset is +5", "Offset is -5"],
  ["a sign left out", "Offset is -5", "Offset is 5"],
  ["a share for a number", "Load is 5%", "Load is 5"],
  ["a negation left out", "`!ready` holds", "ready holds"],
  ["another number", "Within 1.5 s", "Within 15 s"],
  ["an underscore left out", "`max_age` is set", "maxage is set"],
  ["another option", "`curl -v` works", "curl -V works"],
  ["quotes in code left out", '`echo "a  b"` works', "echo a b works"],
])("a criterion is not taken for another: %s", (_, asked, told) => {
  expect(namesOfMet([asked], [met(told)])).toEqual([]);
});

test("a criterion with a colon is found although the handoff's own colon comes after it", () => {
  const asked = ["GET /: returns 200", "GET /: returns 200 within 1 s"];
  expect(namesOfMet(asked, read("GET /: returns 200: got 200 (met)"))).toEqual([asked[0]]);
  expect(namesOfMet(asked, read("GET /: returns 200 within 1 s: took 3 ms (met)"))).toEqual([asked[1]]);
  expect(namesOfMet(asked, read("GET /: it works (met)"))).toEqual([]);
});

test("what may be meant for two items answers none; what goes on after the longer one is meant for it", () => {
  const asked = ["Toggle", "Toggle: persists"];
  expect(namesOfMet(asked, [met("Toggle", "met", "persists")])).toEqual([]);
  expect(namesOfMet(asked, [met("Toggle", "met", "persists: after a reload")])).toEqual(["Toggle: persists"]);
  expect(namesOfMet(asked, [met("Toggle", "met", "persists after a reload")])).toEqual(["Toggle"]);
});

test("what goes on within an item with a colon is another one", () => {
  expect(namesOfMet(["GET /: returns 200"], read("GET /: returns 200 ms late: slow (met)"))).toEqual([]);
});

test("the answer to the opposite comparison is none", () => {
  expect(namesOfMet(["Latency p95 < 200 ms"], read("Latency p95 > 200 ms: 450 ms (met)"))).toEqual([]);
  expect(namesOfMet(["Latency p95 < 200 ms"], read("Latency p95 < 200 ms: 150 ms (met)"))).toHaveLength(1);
});

test.each([
  ["`_id` is unique", "`id` is unique"],
  ["`max_age`", "`maxage`"],
  ["`rm *`", "`rm`"],
  ["`a  b`", "`a b`"],
  ["a \\* b", "a b"],
  ["`-v` works", "`-V` works"],
])("%s and %s are two items, and neither answers for the other", (one, other) => {
  expect(matchCriteria([one, other], [])).toHaveLength(2);
  const answered = namesOfMet([one, other], read(`${one}: seen (met)`));
  expect(answered).not.toContain(other);
  expect(namesOfMet([one, other], read(`${other}: seen (met)`))).not.toContain(one);
});

test.each([
  "`rm *` works",
  "a*b*c",
  "`a: b` holds",
  "**x** < `y_z`: ok",
  "`__init__` runs",
  "Opens https://a.example/x_y",
  "a &lt; b",
])("word for word it is always found: %s", (item) => {
  expect(namesOfMet([item], read(`${item}: seen (met)`))).toEqual([item]);
});

test("a finding is named as the plan has it, and its evidence is what is left", () => {
  const [named] = nameFindings(["`GET /`: returns **200**"], read("GET /: returns 200: got 200 (met)"));
  expect(named).toEqual({
    criterion: "`GET /`: returns **200**",
    finding: { criterion: "GET /", evidence: "got 200", answer: "met" },
  });
});

test("items that differ in signs alone are told apart by them", () => {
  const asked = ["Latency < 5", "Latency > 5"];
  expect(namesOfMet(asked, [met("latency < 5")])).toEqual(["Latency < 5"]);
  expect(namesOfMet(asked, [met("Latency 5")])).toEqual([]);
});

test("an item is met only when nothing else is said of it", () => {
  for (const answer of ["not-met", "n/a", null] as const)
    expect(namesOfMet(["a"], [met("a"), met("A", answer)])).toEqual([]);
  expect(namesOfMet(["a"], [met("a"), met("A.")])).toEqual(["a"]);
});

test("each item comes once, in the plan's order, and blank ones ask nothing", () => {
  const asked = ["b", "a", " ", "", "`b`", "**a**", "c"];
  expect(matchCriteria(asked, []).map(({ criterion }) => criterion)).toEqual(["b", "a", "c"]);
});

test("what objects inherit is no item", () => {
  expect(namesOfMet(["constructor"], [met("toString")])).toEqual([]);
  expect(namesOfMet(["constructor"], [met("constructor")])).toEqual(["constructor"]);
});

test("long lists are matched in bounded time", () => {
  const asked = Array.from({ length: 5_000 }, (_, at) => `Case: number ${at}`);
  const findings = asked.map((text) => met("Case", "met", text.slice(6)));
  const start = performance.now();
  expect(matchCriteria(asked, findings).filter(isMet)).toHaveLength(5_000);
  expect(performance.now() - start).toBeLessThan(5_000);
});
