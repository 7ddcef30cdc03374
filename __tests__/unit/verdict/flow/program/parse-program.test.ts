import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parseProgram } from "../../../../../src/verdict/flow/parse.ts";
import { printProgram } from "../../../../../src/verdict/flow/print-program.ts";
import { expressionsOf } from "../../../../../src/verdict/flow/program.ts";
import { listSites } from "../../../../../src/verdict/flow/sites.ts";
import { originOf, parsedProgram, spansOf, statementsWithoutSpans } from "./support.ts";

const folder = fileURLToPath(new URL("../../../../fixtures/flow/", import.meta.url));

const samples = [
  ...readdirSync(`${folder}seed`).flatMap((name) => (name.endsWith(".flow") ? [`seed/${name}`] : [])),
  "everything.flow",
];

function readSample(name: string): string {
  return readFileSync(`${folder}${name}`, "utf8");
}

/** Compares with the expected text; `UPDATE=1` in the environment rewrites it instead. */
function expectSample(name: string, actual: string): void {
  if (process.env["UPDATE"] === "1") writeFileSync(`${folder}${name}`, actual);
  expect(actual).toBe(readSample(name));
}

test.each(samples)("%s parses to its tree", (name) => {
  const tree = `${JSON.stringify(statementsWithoutSpans(parsedProgram(readSample(name)).statements), null, 2)}\n`;
  expectSample(name.replace(/\.flow$/, ".json"), tree);
});

test.each(samples)("%s prints and parses back to itself", (name) => {
  const { statements } = parsedProgram(readSample(name));
  const printed = printProgram(statements);
  expect(statementsWithoutSpans(parsedProgram(printed).statements)).toEqual(statementsWithoutSpans(statements));
  expect(printProgram(parsedProgram(printed).statements)).toBe(printed);
});

test("all samples of the seed are here", () => {
  expect(samples).toEqual([
    "seed/any-expression.flow",
    "seed/basic.flow",
    "seed/evidence-field.flow",
    "seed/fork.flow",
    "seed/gate.flow",
    "seed/parallel.flow",
    "everything.flow",
  ]);
});

test("places are those of the file that the gate stands in", () => {
  const text = readSample("seed/any-expression.flow");
  const origin = { file: "passwhen.yml", start: { line: 20, column: 9 }, indent: 8 };
  const { statements } = parsedProgram(text, origin);
  expectSample("seed/any-expression.places.txt", `${spansOf(statements, text).join("\n")}\n`);
});

test("a text without statements is a program", () => {
  for (const text of ["", " \n", "-- nothing yet", "/* nothing\nyet */"])
    expect(parsedProgram(text).statements).toEqual([]);
});

test("the expressions of a program are all found", () => {
  const { statements } = parsedProgram(
    `let a = b1
    verify { check c = d2 check e = agent(x) { input { f: g3 } } parallel { check h = i4 } pass when j5 }
    if k6 { return l7 } else if m8 { emit progress { n: o9 } } else { require p10 else fail "" }
    let q = verify { pass when r11 }`,
  );
  const names = expressionsOf(statements).flatMap((node) =>
    JSON.stringify(node).match(/"kind":"name","name":"\w\d+"/g),
  );
  expect(names.map((name) => name?.replaceAll(/\D/g, ""))).toEqual(
    Array.from({ length: 11 }, (_, index) => String(index + 1)),
  );
});

test.each([
  ["let a = agent(x)", ["a"]],
  ["let a = 1 verify { check b = unique(a) }", []],
  ['let v = verify { check a = agent(x) parallel { check b = run("y") check c = paths } }', ["a", "b", "c"]],
  ["let v = verify { check a = agent(x) } let w = verify { check a = agent(y) }", ["v.a", "w.a"]],
  ["verify { check a = agent(x) } verify { check a = agent(y) } verify { check a = paths }", ["a", "a#2", "a#3"]],
  ["if b { let r = agent(x) } else if c { let r = agent(y) } else { let s = agent(y) }", ["r", "r#2", "s"]],
])("the sites of %s", (text, ids) => {
  expect(listSites(parsedProgram(text)).map(({ id }) => id)).toEqual(ids);
});

function ruleOf(text: string): string | undefined {
  return parseProgram(text, originOf("gate.flow")).diagnostics[0]?.ruleId;
}

test("a gate may be 256 KiB long", () => {
  const limit = 256 * 1024;
  expect(ruleOf("let a = 1".padEnd(limit))).toBeUndefined();
  expect(ruleOf("let a = 1".padEnd(limit + 1))).toBe("gate-too-long");
});

test.each([
  ["an expression", (depth: number) => `let a = ${"(".repeat(depth)}1${")".repeat(depth)}`],
  ["blocks", (depth: number) => `${"if a {".repeat(depth)}${"}".repeat(depth)}`],
  ["else if", (depth: number) => `if a {}${" else if a {}".repeat(depth - 1)}`],
  ["types", (depth: number) => `let a = agent(b) { expect ${"[".repeat(depth - 1)}T${"]".repeat(depth - 1)} }`],
  ["records", (depth: number) => `return ${"{ a: ".repeat(depth)}${"}".repeat(depth).replace("}", "1 }")}`],
])("the depth of %s is limited", (_, build) => {
  expect(ruleOf(build(60))).toBeUndefined();
  expect(ruleOf(build(66))).toBe("expression-too-deep");
  expect(ruleOf(build(10_000))).toBe("expression-too-deep");
});

test("brackets that are closed again do not count", () => {
  const text = Array.from({ length: 300 }, (_, at) => `let a${at} = [b[${at}], (c[*].d), f({})]`).join("\n");
  expect(parsedProgram(text).statements).toHaveLength(300);
});
