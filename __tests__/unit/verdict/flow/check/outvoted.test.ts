import { expect, test } from "vitest";
import { createReport } from "../../../../../src/verdict/flow/check-context.ts";
import { reportOutvoted } from "../../../../../src/verdict/flow/check-outvoted.ts";
import { parsed } from "../support.ts";

/** What is warned of, by the column that it stands at. */
function warned(source: string, judges = ["r"]) {
  const expression = parsed(source);
  const { report, diagnostics } = createReport(expression.origin, "warning");
  reportOutvoted(
    expression,
    judges.map((name) => ({ id: name, name })),
    report,
  );
  return diagnostics.map(({ message, range }) => [range?.start.column, message.split(": ").at(-1)]);
}

const UNREAD = "nothing reads `r.pass`";
const STAND_IN = "what else it says can stand in for `r.pass`";

test.each([
  ["r.agreed", 1, UNREAD],
  ["t.passed and r.agreed", 14, UNREAD],
  ["t.passed or r.votes >= 2", 13, UNREAD],
  ['t.passed and r.critique == ""', 14, UNREAD],
  ["t.passed and r.criticisms.none", 14, UNREAD],
  ["not r.truncated", 5, UNREAD],
  ["all([r.agreed, t.passed]) and r.votes == 3", 6, UNREAD],
  ["r.pass or r.agreed", 11, STAND_IN],
  ["t.passed and (r.pass or r.votes == 3)", 25, STAND_IN],
  ["r.pass == r.agreed", 11, STAND_IN],
])("%s can hold although the judge says that the change fails", (source, column, why) => {
  expect(warned(source)).toEqual([[column, why]]);
});

test.each([
  "r.pass",
  "t.passed",
  "t.passed and r.pass",
  "r.pass and r.agreed",
  "r.pass == true and r.votes >= 2",
  "not (not r.pass or not r.agreed)",
  // Whose word counts is said on purpose.
  "t.passed or r.pass",
  "(t.passed or r.pass) and not r.truncated",
  "t.passed or r.pass and r.agreed",
  "not r.pass",
  // All of it is taken.
  "t.passed and contains([r], t) and r.agreed",
  // It never holds, which is told elsewhere.
  "r.agreed and not r.agreed",
])("%s is left alone", (source) => {
  expect(warned(source)).toEqual([]);
});

test("each judge is looked at by itself", () => {
  const source = "r.pass and s.agreed or r.pass and q.votes > 1";
  expect(warned(source, ["r", "s", "q"])).toEqual([
    [12, "nothing reads `s.pass`"],
    [35, "nothing reads `q.pass`"],
  ]);
});

test("what is too tangled to tell is warned of where nothing reads it, and else is not", () => {
  const tangled = Array.from({ length: 20 }, (_, index) => `a.f${index} == b.g${index}`).join(" and ");
  expect(warned(`${tangled} and r.agreed == t.x`)).toHaveLength(1);
  expect(warned(`${tangled} and (r.pass or r.agreed == t.x)`)).toEqual([]);
});
