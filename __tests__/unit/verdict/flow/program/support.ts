import { parseProgram } from "../../../../../src/verdict/flow/parse.ts";
import type { Program, Statement } from "../../../../../src/verdict/flow/program.ts";
import type { Origin } from "../../../../../src/verdict/flow/syntax.ts";

export function originOf(file: string): Origin {
  return { file, start: { line: 1, column: 1 } };
}

/** Parse what is known to be right. */
export function parsedProgram(text: string, origin: Origin = originOf("gate.flow")): Program {
  const { value, diagnostics } = parseProgram(text, origin);
  if (value === null) throw new Error(`${text}: ${diagnostics.map(({ message }) => message).join("; ")}`);
  return value;
}

/** Statements without their places, to compare programs of different texts. */
export function statementsWithoutSpans(statements: readonly Statement[]): unknown {
  return JSON.parse(JSON.stringify(statements, (key, value: unknown) => (/span$/i.test(key) ? undefined : value)));
}
