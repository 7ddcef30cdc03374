import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkExpression } from "../../../../../src/verdict/flow/check.ts";
import { checkProgram } from "../../../../../src/verdict/flow/check-program.ts";
import type { Producer, Statement } from "../../../../../src/verdict/flow/program.ts";
import { SIGNATURES } from "../../../../../src/verdict/flow/signatures.ts";
import { COMPARISON_OPERATORS, RESERVED_WORDS } from "../../../../../src/verdict/flow/syntax.ts";
import { BOOL, type FlowType, INT, NUMBER, type ScopeTypes, TEXT } from "../../../../../src/verdict/flow/types.ts";
import { inputType } from "../../../../../src/verdict/input-scope.ts";
import { FUNCTION_NAMES } from "../arbitraries.ts";
import { parsed } from "../support.ts";
import { parsedProgram } from "./support.ts";

const readme = readFileSync(new URL("../../../../../src/verdict/flow/README.md", import.meta.url), "utf8");

function blocksOf(language: string): readonly string[] {
  return [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text = ""]) =>
    name === language ? [text] : [],
  );
}

const programs = blocksOf("flow");
const expressions = blocksOf("expressions").flatMap((block) => block.split("\n").filter((line) => line !== ""));

const record = (fields: Readonly<Record<string, FlowType>>): FlowType => ({ kind: "record", fields });
const list = (item: FlowType): FlowType => ({ kind: "list", item });

const posts = list(
  record({
    day: TEXT,
    title: TEXT,
    ok: BOOL,
    broken: BOOL,
    words: INT,
    score: NUMBER,
    tags: list(record({ name: TEXT })),
  }),
);
const own = inputType({ input: {} });
if (own.kind !== "record") throw new Error("input is a record");
const input = record({
  ...own.fields,
  posts,
  labels: list(TEXT),
  holidays: list(TEXT),
  kind: TEXT,
  title: TEXT,
  file: TEXT,
});
const checks: ScopeTypes = {
  tests: record({ passed: BOOL }),
  handoff: record({ verified: BOOL }),
  coverage: record({ lines: NUMBER, before: NUMBER }),
  ui: record({ ok: BOOL, broken: BOOL, notes: TEXT, score: NUMBER }),
  head: record({ branch: TEXT }),
  posts,
};
const expected: Readonly<Record<string, FlowType>> = {
  UiCheck: record({ ok: BOOL, notes: TEXT }),
  "[Finding]": list(record({ place: TEXT })),
  text: TEXT,
};
const usual = {
  agent: record({ verified: BOOL }),
  run: record({ passed: BOOL, exitCode: INT, durationMs: INT }),
  stock: record({ ok: BOOL }),
};

function typeOfProducer({ kind, options }: Producer): FlowType {
  const wanted = options.find((option) => option.kind === "expect");
  return wanted === undefined ? usual[kind] : (expected[wanted.value.text] ?? TEXT);
}

test.each(programs)("program: %s", (text) => {
  const program = parsedProgram(text);
  expect(checkProgram(program, { scope: { input }, typeOfSite: typeOfProducer }).diagnostics).toEqual([]);
  expect(program.statements.length).toBeGreaterThan(0);
});

test.each(expressions)("expression: %s", (text) => {
  expect(checkExpression(parsed(text), { ...checks, input })).toEqual([]);
});

test("the language has the functions that are described", () => {
  expect(Object.keys(SIGNATURES).toSorted()).toEqual(FUNCTION_NAMES.toSorted());
});

function kindsIn(tree: unknown): ReadonlySet<string> {
  const kinds = new Set<string>();
  JSON.stringify(tree, (key, value: unknown) => {
    if ((key === "kind" || key === "operator") && typeof value === "string") kinds.add(value);
    return value;
  });
  return kinds;
}

test("every statement, option, operator and function is shown", () => {
  const statements: readonly Statement[] = programs.flatMap((text) => parsedProgram(text).statements);
  const kinds = kindsIn([statements, ...expressions.map((text) => parsed(text).root)]);
  const wanted = [
    ..."let require emit if return verify check parallel pass-when agent run stock task input expect timeout".split(
      " ",
    ),
    ..."literal name member index projection list record not logical comparison in arithmetic call".split(" "),
    ...COMPARISON_OPERATORS,
    ..."and or + - * / %".split(" "),
  ];
  expect(wanted.filter((kind) => !kinds.has(kind))).toEqual([]);
  const called = JSON.stringify(expressions);
  expect(FUNCTION_NAMES.filter((name) => !called.includes(`${name}(`))).toEqual([]);
});

test("the reserved words are listed", () => {
  expect(readme).toContain(`\`${RESERVED_WORDS.join(" ")}\` are reserved`);
});
