import type { CriterionFinding } from "./handoff.ts";
import { fold } from "./lookalike.ts";

export type Answer = CriterionFinding["answer"];

/** An item taken apart: what was asked, what was seen, and how it was answered. */
export interface Answered {
  readonly words: string;
  readonly answer: Answer;
}

const NOT_MET = /^not[ -]*met\b|^unmet\b/;
const BARE_NOT_MET = /(?:[:\u2014\u2013]|-) *not[ -]?met[.!]?$/;

/** Reads the answer of one item. The last parenthesis counts, because a criterion may speak of "met" and "not met" itself; only
 *  when that holds no answer, a "not met" in an earlier one, or bare at the end, still counts against it: an answer in the
 *  wrong place must not turn into a pass. In: plain text in one line. */
export function readAnswer(text: string): Answered {
  const groups = findParentheses(text);
  const last = groups.at(-1);
  const answer = last === undefined ? null : toAnswer(last.content);
  if (last !== undefined && answer !== null)
    return { words: `${text.slice(0, last.start).trim()} ${text.slice(last.end).trim()}`.trim(), answer };
  const isRefused =
    groups.some(({ content }) => toAnswer(content) === "not-met") || BARE_NOT_MET.test(fold(text).trim());
  return { words: text, answer: isRefused ? "not-met" : null };
}

/** Reads an answer that stands alone, such as a table cell. */
export function toAnswer(text: string): Answer {
  const words = fold(text)
    .replace(/[^\p{L}\p{N}/]+/gu, " ")
    .trim();
  if (NOT_MET.test(words)) return "not-met";
  if (words === "met") return "met";
  return /^(?:n\/a|na|not applicable)\b/.test(words) ? "n/a" : null;
}

interface Group {
  readonly start: number;
  readonly end: number;
  readonly content: string;
}

/** The outermost parentheses in order; one that is never closed runs to the end. */
function findParentheses(text: string): readonly Group[] {
  const groups: Group[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(/[()\uFF08\uFF09]/g)) {
    const isOpening = sign === "(" || sign === "\uFF08";
    if (isOpening && depth === 0) start = index;
    if (isOpening) depth += 1;
    else if (depth > 0) {
      depth -= 1;
      if (depth === 0) groups.push({ start, end: index + 1, content: text.slice(start + 1, index) });
    }
  }
  if (depth > 0) groups.push({ start, end: text.length, content: text.slice(start + 1) });
  return groups;
}
