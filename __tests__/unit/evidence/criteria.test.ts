import { expect, test } from "vitest";
import { isMet, matchCriteria } from "../../../src/evidence/criteria.ts";
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
  ["other capitals, marks and end", "`npm test` passes.", "NPM test passes"],
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
])("a criterion is not taken for another: %s", (_, asked, told) => {
  expect(namesOfMet([asked], [met(told)])).toEqual([]);
});

test("a criterion with a colon is found although the handoff's own colon comes after it", () => {
  const asked = ["GET /: returns 200", "GET /: returns 200 within 1 s"];
  expect(namesOfMet(asked, read("GET /: returns 200: got 200 (met)"))).toEqual([asked[0]]);
  expect(namesOfMet(asked, read("GET /: returns 200 within 1 s: took 3 ms (met)"))).toEqual([asked[1]]);
  expect(namesOfMet(asked, read("GET /: it works (met)"))).toEqual([]);
});

test("a finding answers one item: the one that it names whole", () => {
  const asked = ["Toggle", "Toggle: persists"];
  expect(namesOfMet(asked, [met("Toggle", "met", "persists")])).toEqual(["Toggle"]);
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
  const asked = ["b", "a", " ", "", "`B`", "c"];
  expect(matchCriteria(asked, []).map(({ criterion }) => criterion.toLowerCase())).toEqual(["`b`", "a", "c"]);
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
