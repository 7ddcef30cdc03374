import type { CriterionFinding } from "./handoff.ts";
import { fold } from "./lookalike.ts";
import { deniesBesideAnswer, deniesInGroup, deniesOpenly, withoutLeadingDenial } from "./refusal.ts";

export type Answer = CriterionFinding["answer"];

/** An item taken apart: what was asked, what was seen, and how it was answered. */
export interface Answered {
  readonly words: string;
  readonly answer: Answer;
}

const NOT_MET = /^not[ -]*met\b|^unmet\b/;
/** What may stand between the answers of two parts: a sign or word that lists, and the name of the next part. */
const NEXT_PART = /^ ?(?:[,;/+&]|and\b|but\b|while\b) ?(?=.*[\p{L}\p{N}])/u;
const COLON = /: | [\u2014\u2013] /;
const ONLY_LISTING = /^[ ,;/+&]*(?:and|or|but)?[ ,;]*$/;

/** Reads the answer of one item. The last parenthesis counts, because a criterion may speak of "met" and "not met" itself; a
 *  denial where no criterion has one still counts against it: an answer in the wrong place must not turn into a pass. In: plain
 *  text in one line; `prose` is the same with code replaced and emphasis in braces; `isStrict` also takes plain words and signs
 *  for a failure, which only findings do. */
export function readAnswer(text: string, prose: string, isStrict: boolean): Answered {
  const groups = findParentheses(text);
  const last = groups.at(-1);
  const answer = last === undefined ? null : toAnswer(last.content, isStrict);
  if (last === undefined || answer === null) {
    const isDenied =
      groups.some(({ content }) => toAnswer(content, false) === "not-met") || deniesOpenly(prose, isStrict);
    return isDenied ? { words: withoutLeadingDenial(text), answer: "not-met" } : { words: text, answer: null };
  }
  const words = `${text.slice(0, last.start).trim()} ${text.slice(last.end).trim()}`.trim();
  // An "n/a" claims nothing, so only a part that is denied openly counts beside it.
  const isTakenBack =
    (answer === "met" && isDeniedAround(prose, isStrict)) ||
    (answer !== "not-met" && hasDeniedPart(text, groups, answer === "met"));
  return isTakenBack ? { words: withoutLeadingDenial(words), answer: "not-met" } : { words, answer };
}

/** Reads an answer that stands alone, such as a table cell. */
export function toAnswer(text: string, isStrict: boolean): Answer {
  const words = fold(text)
    .replace(/[^\p{L}\p{N}/]+/gu, " ")
    .trim();
  if (NOT_MET.test(words) || deniesInGroup(text, isStrict)) return "not-met";
  if (words === "met") return "met";
  return /^(?:n\/a|na|not applicable)\b/.test(words) ? "n/a" : null;
}

function isDeniedAround(prose: string, isStrict: boolean): boolean {
  const last = findParentheses(prose).at(-1);
  return last !== undefined && deniesBesideAnswer(prose.slice(0, last.start), prose.slice(last.end), isStrict);
}

/** `dark (not met), light (met)` answers two parts. Within the criterion, up to its colon, the words may be listed as such. In:
 *  `isMet` looks behind the first colon too, where the evidence starts. */
function hasDeniedPart(text: string, groups: readonly Group[], isMet: boolean): boolean {
  const colon = text.search(COLON);
  return groups.some((group, index) => {
    const next = groups[index + 1];
    if (next === undefined || toAnswer(group.content, false) !== "not-met") return false;
    const between = text.slice(group.end, next.start);
    const isPart = NEXT_PART.test(between) && !ONLY_LISTING.test(between) && toAnswer(next.content, false) !== null;
    const isAnswer = index === groups.length - 2 && colon > next.start;
    const isInCriterion = isMet ? colon >= group.end && !isAnswer : COLON.test(text.slice(group.end));
    return isPart && !isInCriterion;
  });
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
