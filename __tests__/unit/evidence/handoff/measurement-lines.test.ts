import { expect, test } from "vitest";
import { parseHandoff } from "../../../../src/evidence/handoff/parse.ts";

const measurementsOf = (line: string) => parseHandoff(`## Measurements\n${line}\n`, "h.md").handoff.measurements;

/** As agents write them: one line, and name, before, operator and after of the claim that it makes. */
const CLAIMS: readonly (readonly (string | null)[])[] = [
  ["- LOC(src/a.ts): 412 → 354", "LOC(src/a.ts)", "412", "→", "354"],
  ["- LOC(src/a.ts): 412 -> 354", "LOC(src/a.ts)", "412", "→", "354"],
  ["* tests: 84 passing → 84 passing", "tests", "84 passing", "→", "84 passing"],
  ["+ tests: 84 → 85", "tests", "84", "→", "85"],
  ["1. tests: 84 → 85", "tests", "84", "→", "85"],
  ["- [x] tests: 84 → 85", "tests", "84", "→", "85"],
  ["tests: 84 → 85", "tests", "84", "→", "85"],
  ["> - tests: 84 → 85", null],
  ["- `tests: 84 → 85`", "tests", "84", "→", "85"],
  ["- `tests`: 84 → 85", "tests", "84", "→", "85"],
  ["- `tests`: `84` → `85`", "tests", "84", "→", "85"],
  ["- **tests**: 84 → 85", "tests", "84", "→", "85"],
  ["- **tests:** 84 → 85", "tests", "84", "→", "85"],
  ["- __tests__: 84 → 85", "tests", "84", "→", "85"],
  ["- _tests_: 84 → **85**", "tests", "84", "→", "85"],
  ["- ~~tests~~: 84 → 85", "tests", "84", "→", "85"],
  ["-   tests  :   84   →   85  ", "tests", "84", "→", "85"],
  ["- p99: 410ms <= 350ms", "p99", "410ms", "<=", "350ms"],
  ["- p99: 410ms < 350ms", "p99", "410ms", "<", "350ms"],
  ["- p99: 410ms >= 350ms", "p99", "410ms", ">=", "350ms"],
  ["- p99: 410ms > 350ms", "p99", "410ms", ">", "350ms"],
  ["- lint: clean == clean", "lint", "clean", "==", "clean"],
  ["- size: 2.41 MB → 2.39 MB", "size", "2.41 MB", "→", "2.39 MB"],
  ["- cold: start: 5 s → 4 s", "cold: start", "5 s", "→", "4 s"],
  ["- pnpm test --filter @a/b: 84 → 84", "pnpm test --filter @a/b", "84", "→", "84"],
  ["- at 12:30: 5 → 6", "at 12:30", "5", "→", "6"],
  ["- lines<10: 1 → 2", "lines<10", "1", "→", "2"],
  ["- a->b: 1 → 2", "a->b", "1", "→", "2"],
  ["- a: 1 < 2 → 3", "a", "1 < 2", "→", "3"],
  ["- a: -3 → -4", "a", "-3", "→", "-4"],
  ["- größe: 1 → 2", "größe", "1", "→", "2"],
  ["- glob(src/**/*.ts): 1 → 2", "glob(src/**/*.ts)", "1", "→", "2"],
  ["```\ntests: 84 → 85\n```", "tests", "84", "→", "85"],
  ["    tests: 84 -> 85", "tests", "84", "→", "85"],
  ["| claim |\n| --- |\n| tests: 84 → 85 |", "tests", "84", "→", "85"],
  ["- tests: 84 → 85 (faster)", "tests", "84", "→", "85 (faster)"],
  ["- tests: 84→85", null],
  ["- tests: 84->85", null],
  ["- tests: 84 => 85", null],
  ["- tests: 84 ≤ 85", null],
  ["- tests: 84 to 85", null],
  ["- tests 84 → 85", null],
  ["- : 84 → 85", null],
  ["- tests: → 85", null],
  ["- tests: 84 →", null],
  ["- tests: 85", null],
];

test("there are enough shapes", () => {
  expect(CLAIMS.length).toBeGreaterThanOrEqual(30);
});

test.for(CLAIMS)("measurement line %j", ([line, name = null, before, operator, after]) => {
  const read = measurementsOf(line ?? "");
  expect(read?.claims).toEqual(name === null ? [] : [{ name, before, operator, after }]);
  expect(read?.isNone).toBe(false);
});

test.each(["(none)", "- (none)", "`(none)`", "**(none)**", "(None).", "(none) - nothing is counted here"])(
  "%j says that nothing is claimed",
  (line) => {
    expect(measurementsOf(line)).toEqual({ isNone: true, claims: [], unparsed: [] });
  },
);

test.each(["none", "- n/a", "(none) of these: 1"])("%j does not", (line) => {
  const read = measurementsOf(line);
  expect([read?.claims, read?.isNone]).toEqual([[], false]);
  expect(read?.unparsed).toHaveLength(1);
});

test("`(none)` beside a claim takes nothing back", () => {
  expect(measurementsOf("- (none)\n- a: 1 → 2")).toMatchObject({ isNone: false, claims: [{ name: "a" }] });
});
