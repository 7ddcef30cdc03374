import { fileURLToPath } from "node:url";
import { evaluate } from "../../src/verdict/flow/evaluate.ts";
import { checkProgram } from "../../src/verdict/flow/check-program.ts";
import { isProgramDecidedByClaimsAlone } from "../../src/verdict/flow/claims.ts";
import { parseExpression, parseProgram } from "../../src/verdict/flow/parse.ts";
import type { Origin } from "../../src/verdict/flow/syntax.ts";
import { BOOL, type FlowType, INT, TEXT } from "../../src/verdict/flow/types.ts";
import { holdValue, type Scope } from "../../src/verdict/flow/value.ts";

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

const evidence = {
  tests: { passed: true },
  ui: { ok: true },
  handoff: { verified: true },
  x: { items: [1, 2, 3, 4] },
};

/** Evaluate one expression again and again, its parts in a scope that is held once. */
function evaluateOften(source: string, count: number): void {
  const expression = parseExpression(source, origin).value;
  if (expression === null) throw new Error(`${source} is no expression`);
  const scope: Scope = Object.fromEntries(
    Object.entries(evidence).map(([name, facts]) => [name, holdValue(name, facts, "observed", "")]),
  );
  for (let turn = 0; turn < count; turn += 1) {
    if (evaluate(expression, scope).result !== "true") throw new Error(`${source} is not true`);
  }
}

function record(fields: Readonly<Record<string, FlowType>>): FlowType {
  return { kind: "record", fields };
}

/** What `gateOfLines` reads. */
const context = {
  scope: { input: record({ items: { kind: "list", item: record({ day: TEXT }) }, title: TEXT }) },
  typeOfSite: () => record({ passed: BOOL, exitCode: INT }),
};

function benchCheck(text: string): readonly FlowFigure[] {
  const { value: program } = parseProgram(text, origin);
  if (program === null) throw new Error("the gate of the bench does not parse");
  const faults = checkProgram(program, context).diagnostics.map(({ message }) => message);
  if (faults.length > 0) throw new Error(`the gate of the bench has faults: ${faults.join("; ")}`);
  const check = () => checkProgram(program, context);
  const judge = () => isProgramDecidedByClaimsAlone(program, (id) => id.includes("lint"));
  return [
    { name: "check of a 1,000-line gate", medianMs: medianOf(check), bound: "parse and check < 200 ms" },
    { name: "claims of a 1,000-line gate", medianMs: medianOf(judge), bound: "none" },
  ];
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
    ...benchCheck(gate),
    {
      name: "parse of 1,000 expressions",
      medianMs: medianOf(() => {
        for (let turn = 0; turn < 1_000; turn += 1) parseExpression(expression, origin);
      }),
      bound: "none",
    },
    {
      name: "100,000 evaluations of an expression",
      medianMs: medianOf(() => evaluateOften(expression, 100_000)),
      bound: "< 1,000 ms",
    },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const figure of benchFlow()) process.stdout.write(`${JSON.stringify(figure)}\n`);
}
