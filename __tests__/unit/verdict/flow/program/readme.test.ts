import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Statement } from "../../../../../src/verdict/flow/program.ts";
import { COMPARISON_OPERATORS, RESERVED_WORDS } from "../../../../../src/verdict/flow/syntax.ts";
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

test.each(programs)("program: %s", (text) => {
  expect(parsedProgram(text).statements.length).toBeGreaterThan(0);
});

test.each(expressions)("expression: %s", (text) => {
  expect(parsed(text).root.kind).not.toBe("literal");
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
