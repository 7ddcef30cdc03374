import { parseProgram } from "../../../../../src/verdict/flow/parse.ts";
import type { Program, Statement } from "../../../../../src/verdict/flow/program.ts";
import type { Origin, Span } from "../../../../../src/verdict/flow/syntax.ts";

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

/** Every place in a tree, as `line:column-line:column` with the text that it cuts out. */
export function spansOf(tree: unknown, text: string): readonly string[] {
  const found: string[] = [];
  JSON.stringify(tree, (key, value: unknown) => {
    if (isSpan(key, value)) {
      const { start, end } = value;
      const cut = text.slice(start.offset, end.offset).replaceAll(/\s+/g, " ");
      found.push(`${key} ${start.line}:${start.column}-${end.line}:${end.column} ${cut}`);
    }
    return value;
  });
  return found;
}

/** Whether a property of a tree is a place. */
export function isSpan(key: string, value: unknown): value is Span {
  return /span$/i.test(key) && typeof value === "object" && value !== null && "start" in value && "end" in value;
}
