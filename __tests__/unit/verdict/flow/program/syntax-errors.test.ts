import { expect, test } from "vitest";
import { parseProgram } from "../../../../../src/verdict/flow/parse.ts";
import { renderCaret } from "../../../../../src/verdict/flow/source.ts";
import { readGolden, updateGolden } from "../golden.ts";
import { originOf } from "./support.ts";

const origin = originOf("gate.flow");

function renderFaults(source: string): string {
  const { value, diagnostics } = parseProgram(source, origin);
  const texts = diagnostics.map((diagnostic) => renderCaret(source, diagnostic, origin));
  return value === null ? texts.join("\n") : "no fault";
}

updateGolden("syntax-errors", renderFaults, "flow");

const cases = readGolden("syntax-errors", "flow");

test.each(cases)("syntax error: $title", ({ source, expected }) => {
  expect(renderFaults(source)).toBe(expected);
});

test("every one of these is a fault", () => {
  expect(cases.filter(({ expected }) => expected === "no fault").map(({ title }) => title)).toEqual([]);
});
