import type { Table, TableRow } from "mdast";
import type { Range } from "../../lib/diagnostic.ts";
import type { Answer, Answered } from "./answer.ts";
import { readAnswer, toAnswer } from "./answer.ts";
import { fold } from "./lookalike.ts";
import { deniesInCell, isCrossed } from "./refusal.ts";
import { rangeOf } from "./remark.ts";
import type { Source } from "./text.ts";
import { joinWords, toMarkedProse, toPlainText } from "./text.ts";

const ANSWER_TITLE =
  /^(?:is |was )?(?:met|answer|result|status|outcome|verdict|state|pass(?:ed|es|ing)?|ok|done|satisfied|fulfilled|holds?|works?|[\u2713\u2714\u2705])\b ?[?:]?/;
/** A column that tells what the change set out from, where a failure is what one expects. */
const BASE_TITLE = /\b(?:before|base|main|master|old|previous(?:ly)?|without)\b/;

/** Reads the rows of a table: the last cell that holds an answer counts, with or without parentheses; one denial is enough
 *  against it. In: `isFindings` also takes a bare "no", "failed" or cross, the words in a column of answers only, which is the
 *  last one where no title says so. */
export function readRows(
  table: Table,
  isFindings: boolean,
  source: Source,
): readonly (Answered & { readonly range: Range | null })[] {
  const [head, ...rows] = table.children;
  const titles = head === undefined ? [] : listCells(head, source).map((title) => fold(title).trim());
  const hasAnswerTitle = titles.some((title) => ANSWER_TITLE.test(title));
  return rows.map((row) => {
    const cells = listCells(row, source);
    const answers = cells.map((cell, index): Answer => {
      const title = titles[index] ?? "";
      const isAnswerColumn = hasAnswerTitle ? ANSWER_TITLE.test(title) : index > 0 && index === titles.length - 1;
      const isDenied =
        isFindings && !BASE_TITLE.test(title) && (isCrossed(cell) || (isAnswerColumn && deniesInCell(cell)));
      if (isDenied) return "not-met";
      const nodes = row.children[index]?.children ?? [];
      return (
        toAnswer(cell, false) ?? readAnswer(cell, toMarkedProse(nodes, source), isAnswerColumn && isFindings).answer
      );
    });
    const last = answers.findLast((answer) => answer !== null) ?? null;
    const words = cells.filter((_, index) => answers[index] === null).join(": ");
    return { words, answer: answers.includes("not-met") ? "not-met" : last, range: rangeOf(row) };
  });
}

function listCells(row: TableRow, source: Source): readonly string[] {
  return row.children.map((cell) => joinWords([toPlainText(cell.children, source)]));
}
