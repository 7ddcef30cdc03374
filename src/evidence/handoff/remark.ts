import type { Node } from "mdast";
import type { Diagnostic, Range } from "../../lib/diagnostic.ts";
import { findInvisible } from "./lookalike.ts";
import type { Source } from "./text.ts";

/** A diagnostic of this parser before it knows the name of its file. */
export type Remark = Pick<Diagnostic, "ruleId" | "severity" | "message" | "range" | "hint">;

export function warn(ruleId: string, message: string, range: Range | null, hint: string | null = null): Remark {
  return { ruleId, severity: "warning", message, range, hint };
}

export function fail(ruleId: string, message: string, range: Range | null, hint: string | null = null): Remark {
  return { ruleId, severity: "error", message, range, hint };
}

export function rangeOf(node: Node): Range | null {
  if (node.position === undefined) return null;
  const { start, end } = node.position;
  return { start: { line: start.line, column: start.column }, end: { line: end.line, column: end.column } };
}

/** From the first column of a line to the end of its text. */
export function rangeOfLine(line: number, text: string): Range {
  return { start: { line, column: 1 }, end: { line, column: text.length + 1 } };
}

/** One warning for each line that holds a character nobody can see. */
export function findInvisibles(source: Source): readonly Remark[] {
  return source.lines.flatMap((text, index) => {
    const column = findInvisible(text) + 1;
    if (column === 0) return [];
    const code = (text.codePointAt(column - 1) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const start = { line: index + 1, column };
    const end = { line: index + 1, column: column + 1 };
    return [warn("invisible-character", `this line holds the invisible character U+${code}`, { start, end })];
  });
}
