import { expect, test } from "vitest";
import { checkProgram } from "../../../../../src/verdict/flow/check-program.ts";
import { checkExpression } from "../../../../../src/verdict/flow/check.ts";
import { renderCaret } from "../../../../../src/verdict/flow/source.ts";
import { readGolden, updateGolden } from "../golden.ts";
import { parsed } from "../support.ts";
import { everything, given, origin, program, typeOfSite } from "./support.ts";

function renderExpressionFaults(source: string): string {
  const faults = checkExpression(parsed(source, origin), everything);
  return faults.map((fault) => renderCaret(source, fault, origin)).join("\n");
}

function renderProgramFaults(source: string): string {
  const { diagnostics } = checkProgram(program(source), { scope: given, typeOfSite });
  return diagnostics.map((fault) => renderCaret(source, fault, origin)).join("\n");
}

updateGolden("expressions", renderExpressionFaults, "flow-types");
updateGolden("programs", renderProgramFaults, "flow-types");

test.each(readGolden("expressions", "flow-types"))("type error: $title", ({ source, expected }) => {
  expect(expected).not.toBe("");
  expect(renderExpressionFaults(source)).toBe(expected);
});

test.each(readGolden("programs", "flow-types"))("program: $title", ({ title, source, expected }) => {
  expect(expected === "").toBe(title.endsWith(" sound"));
  expect(renderProgramFaults(source)).toBe(expected);
});
