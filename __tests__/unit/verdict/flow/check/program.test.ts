import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkProgram } from "../../../../../src/verdict/flow/check-program.ts";
import { inferExpression } from "../../../../../src/verdict/flow/check.ts";
import { SIGNATURES } from "../../../../../src/verdict/flow/signatures.ts";
import { findFunction } from "../../../../../src/verdict/flow/functions.ts";
import {
  BOOL,
  type FlowType,
  INT,
  NOTHING,
  NUMBER,
  type ScopeTypes,
  TEXT,
} from "../../../../../src/verdict/flow/types.ts";
import { parsed } from "../support.ts";
import { everything, given, list, program, record, typeOfSite } from "./support.ts";

function readSeed(name: string): string {
  return readFileSync(new URL(`../../../../fixtures/flow/seed/${name}.flow`, import.meta.url), "utf8");
}

const items = record({ items: list(TEXT) });
const verdict = record({ passed: BOOL, failed: BOOL, checks: record({}) });
const seedScope: ScopeTypes = {
  input: record({ doc_path: TEXT }),
  posts: list(record({ day: TEXT })),
};

function typeOfSeedSite(producer: Parameters<typeof typeOfSite>[0]): FlowType | null {
  const expected = producer.options.find(({ kind }) => kind === "expect");
  const name = expected?.kind === "expect" ? expected.value.text : "";
  if (name.endsWith("List")) return items;
  return name === "TestReport" ? record({ passed: BOOL }) : record({ ok: BOOL });
}

test.each(["any-expression", "basic", "evidence-field", "parallel"])("%s of Agent Flow is sound", (name) => {
  const context = { scope: seedScope, typeOfSite: typeOfSeedSite };
  expect(checkProgram(program(readSeed(name)), context).diagnostics).toEqual([]);
});

test("the gate and the fork of Agent Flow are sound behind what they are about", () => {
  const scope: ScopeTypes = { ...seedScope, quality: verdict, gate: verdict, evidence: TEXT };
  const context = { scope, typeOfSite: typeOfSeedSite };
  expect(checkProgram(program(readSeed("gate")), context).diagnostics).toEqual([]);
  const { diagnostics } = checkProgram(program(readSeed("fork")), context);
  expect(diagnostics.map(({ ruleId }) => ruleId)).toEqual(["no-verdict", "unused-name"]);
});

test("types of lets, checks and outputs are told", () => {
  const source = `let n = input.count + 1
let gate = verify { check few = n < 3 check tests = run("t") pass when few and tests.passed }
require gate.passed else fail "red"
return { n: n, gate: gate.checks.few }`;
  const checked = checkProgram(program(source), { scope: given, typeOfSite });
  expect(checked.diagnostics).toEqual([]);
  expect([...checked.types.values()]).toContainEqual(INT);
  expect(checked.output).toEqual(record({ n: INT, gate: BOOL }));
});

test.each<[string, FlowType]>([
  ["tests.failed + 1", INT],
  ["tests.failed % 2", INT],
  ["tests.failed / 1", NUMBER],
  ["tests.failed + budget", NUMBER],
  ["-tests.failed", INT],
  ["-budget", NUMBER],
  ["tests.total", INT],
  ["sum(posts[*].likes)", INT],
  ["sum([1, budget])", NUMBER],
  ["sum([])", INT],
  ["min(grid[0])", NUMBER],
  ["max(posts[*].likes)", INT],
  ["count(grid)", INT],
  ["posts", list(everything["posts"]?.kind === "list" ? everything["posts"].item : TEXT)],
  ["posts[*].day", list(TEXT)],
  ["posts[*].tags", list(list(TEXT))],
  ["posts[*].tags[*]", list(TEXT)],
  ["posts[*].tags[0]", list(TEXT)],
  ["posts[*].tags.count", list(INT)],
  ["(posts[*].tags).count", INT],
  ["posts[*].author", list(TEXT)],
  ["posts[0].author", TEXT],
  ["(posts[*].day)[0]", TEXT],
  ["grid[*][*]", list(NUMBER)],
  ["[][*]", list(NOTHING)],
  ["[][*][*].day", list(NOTHING)],
  ["[1, 2.5]", list(NUMBER)],
  ["[1, 2]", list(INT)],
  ['["a", handoff.verification]', list(TEXT)],
  ["[[], [1]]", list(list(INT))],
  ["{ a: 1, b: [true] }", record({ a: INT, b: list(BOOL) })],
  ["{ a: files }.a", list(TEXT)],
  ["flags[0]", BOOL],
  ["1 in []", BOOL],
  ["unique([])", BOOL],
  ["subset([], files)", BOOL],
  ['glob(ui.notes, "src/**")', BOOL],
  ['contains(ui.notes, "a")', BOOL],
  ['handoff.verification in ["live-ui-verified"]', BOOL],
  ["handoff.verification == ui.notes", BOOL],
])("%s has its type", (source, type) => {
  expect(inferExpression(parsed(source), everything)).toEqual({ type, diagnostics: [] });
});

test("every function that has types can be evaluated, and every one that can has types", () => {
  for (const name of Object.keys(SIGNATURES)) expect(findFunction(name), name).not.toBeNull();
  for (const name of ["len", "constructor", "toString", "__proto__", "sqrt"])
    expect(findFunction(name), name).toBeNull();
});

test("a whole of another type can be asked for", () => {
  expect(inferExpression(parsed("count(files)"), everything, NUMBER).diagnostics).toEqual([]);
  expect(inferExpression(parsed("files"), everything, TEXT).diagnostics).toMatchObject([{ ruleId: "wrong-type" }]);
});

/** A gate of about 1,000 lines with much in it. */
function createLargeGate(): string {
  const parts = Array.from({ length: 100 }, (_, index) => [
    `let least${index} = ${index === 0 ? "input.count" : `least${index - 1} + 1`}`,
    `let gate${index} = verify {`,
    `  check tests = run("npm test -- ${index}")`,
    `  check ui = agent(claude) { task "look at ${index}" input { least: least${index} } timeout 5m }`,
    `  check enough = count(input.docs) >= least${index} and unique(input.docs)`,
    `  pass when tests.passed and ui.ok and enough and (tests.exitCode == 0 or ui.score > ${index}) and ui.notes != ""`,
    "}",
    `require gate${index}.passed or input.strict and gate${index}.checks.tests.passed else fail "gate ${index}"`,
    `if gate${index}.checks.ui.score > ${index} { emit progress { at: ${index} } }`,
    `else if input.count > ${index} { emit progress { behind: least${index} } }`,
  ]);
  return parts.flat().join("\n");
}

test("a gate of 1,000 lines is checked in a moment", () => {
  const large = program(createLargeGate());
  const check = () => checkProgram(large, { scope: given, typeOfSite });
  expect(check().diagnostics).toEqual([]);
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    check();
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(100);
});
