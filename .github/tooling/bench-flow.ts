import { fileURLToPath } from "node:url";
import { parseExpression, parseProgram } from "../../src/verdict/flow/parse.ts";
import type { Origin } from "../../src/verdict/flow/syntax.ts";

const ROUNDS = 21;
const origin: Origin = { file: "gate.flow", start: { line: 1, column: 1 } };

/** One measurement; bounds are for the reader. */
export interface FlowFigure {
  readonly name: string;
  readonly medianMs: number;
  readonly bound: string;
}

/** A sound gate of a number of lines or a few more, over `input.items` (records with a text `day`) and `input.title`. */
export function gateOfLines(lineCount: number): string {
  const lines: string[] = [];
  for (let part = 1; lines.length < lineCount; part += 1) lines.push(...linesOfPart(part));
  return `${lines.join("\n")}\n`;
}

function linesOfPart(part: number): readonly string[] {
  return [
    `let gate_${part} = verify { -- part ${part}`,
    "  parallel {",
    `    check tests = run("npm test -- part-${part}") { timeout 5m }`,
    `    check lint = run("npm run lint -- part-${part}")`,
    "  }",
    `  check enough = count(input.items) * 2 >= ${part} and unique(input.items[*].day)`,
    `  check named = input.title not in ["", "part"] and starts_with(input.title, "part ${part}")`,
    "  pass when tests.passed and lint.passed and (enough or named)",
    "}",
    `require gate_${part}.passed else fail "part ${part} did not pass"`,
    `emit progress { part: ${part}, passed: gate_${part}.passed, tests: gate_${part}.checks.tests.passed }`,
  ];
}

/** Median of several runs after one that warms up, in milliseconds to two places. */
export function medianOf(work: () => void): number {
  work();
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.round((times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN) * 100) / 100;
}

/** What the gate language costs. */
export function benchFlow(): readonly FlowFigure[] {
  const gate = gateOfLines(1_000);
  const expression = "tests.passed and ui.ok and handoff.verified and count(x.items) >= 3";
  return [
    {
      name: "parse of a 1,000-line gate",
      medianMs: medianOf(() => parseProgram(gate, origin)),
      bound: "parse and check < 200 ms",
    },
    {
      name: "parse of 1,000 expressions",
      medianMs: medianOf(() => {
        for (let turn = 0; turn < 1_000; turn += 1) parseExpression(expression, origin);
      }),
      bound: "none",
    },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const figure of benchFlow()) process.stdout.write(`${JSON.stringify(figure)}\n`);
}
