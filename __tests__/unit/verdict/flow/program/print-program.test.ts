import { fc } from "../../../../support/property.ts";
import { expect, test } from "vitest";
import { parseProgram } from "../../../../../src/verdict/flow/parse.ts";
import { printProgram } from "../../../../../src/verdict/flow/print-program.ts";
import { anyStatements } from "../arbitraries.ts";
import { originOf, parsedProgram, statementsWithoutSpans } from "./support.ts";

test("every program prints as a text that parses to the same program", () => {
  const kinds = new Set<string>();
  let wholeCount = 0;
  const isWhole = fc.property(anyStatements, (statements) => {
    const source = printProgram(statements);
    const { value, diagnostics } = parseProgram(source, originOf("gate.flow"));
    if (diagnostics.some(({ ruleId }) => ruleId.startsWith("expression-too-"))) return;
    wholeCount += 1;
    expect(value === null ? diagnostics : statementsWithoutSpans(value.statements), source).toEqual(
      statementsWithoutSpans(statements),
    );
    for (const [, kind = ""] of JSON.stringify(statements).matchAll(/"kind":"([a-z-]+)"/g)) kinds.add(kind);
  });
  fc.assert(isWhole, { numRuns: 500 });
  expect(wholeCount).toBeGreaterThan(400);
  for (const kind of ["let", "require", "emit", "if", "return", "verify", "check", "parallel", "pass-when"])
    expect(kinds).toContain(kind);
  for (const kind of ["agent", "run", "stock", "task", "input", "expect", "timeout"]) expect(kinds).toContain(kind);
});

const LAYOUT = `let input_count = count(input.items) + 1
let gate = verify {
  check size = (paths.count > 3)
  parallel {
    check ui = agent(claude-2) {
      task "Toggle \\"dark\\" mode\\nand report"
      input { base: [base.sha], "a b": {} }
      expect [UiCheck]?
      timeout 90s
    }
    check tests = run("npm test")
  }
  pass when size and ui.ok
}
if gate.passed {
  emit progress { gate: gate.passed }
} else if gate.failed {
  emit progress
} else {
  return { why: "unknown" }
}
require gate.passed else fail "no"
verify {}
`;

test("the layout is one statement a line, with blocks indented", () => {
  expect(printProgram(parsedProgram(LAYOUT).statements)).toBe(LAYOUT);
  expect(printProgram(parsedProgram(LAYOUT.replaceAll(/\s+/g, " ")).statements)).toBe(LAYOUT);
});
