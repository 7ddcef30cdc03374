import type { Diagnostic, Position } from "../../lib/diagnostic.ts";
import type { Remark } from "./remark.ts";

const MAX_PER_RULE = 20;
const START: Position = { line: 1, column: 1 };

/** Names the file, puts the remarks in text order and keeps the first 20 of each rule; the last of those says how many more
 *  there are. */
export function toDiagnostics(remarks: readonly Remark[], file: string): readonly Diagnostic[] {
  const counts = new Map<string, number>();
  const kept: Remark[] = [];
  for (const remark of remarks) {
    const count = (counts.get(remark.ruleId) ?? 0) + 1;
    counts.set(remark.ruleId, count);
    if (count <= MAX_PER_RULE) kept.push(remark);
  }
  return kept
    .toSorted((left, right) => compare(left.range?.start ?? START, right.range?.start ?? START))
    .map((remark) => ({ ...remark, file, path: null }))
    .map((diagnostic, index, all) => {
      const hidden = (counts.get(diagnostic.ruleId) ?? 0) - MAX_PER_RULE;
      const isLast = all.findLastIndex(({ ruleId }) => ruleId === diagnostic.ruleId) === index;
      if (hidden <= 0 || !isLast) return diagnostic;
      return { ...diagnostic, message: `${diagnostic.message} (and ${hidden} more of this kind, not listed)` };
    });
}

function compare(left: Position, right: Position): number {
  return left.line - right.line || left.column - right.column;
}
