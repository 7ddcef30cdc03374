import { fold } from "./lookalike.ts";

// Everything here is matched against folded text: lower case, look-alikes and invisible characters undone.
const ADVERB = "(?:(?:yet|fully|completely|entirely|quite|really|actually|currently)[ -]+)?";
const END = "(?= ?(?:$|[:;,.!)\\]}\u2014\u2013\u2192|]|- ))";
const SUBJECT = "(?:(?:criterion|requirement|it|this|still|is|was|are) ){0,3}";
/** Nobody writes these of a criterion that is met. */
const UNMET = `(?:${SUBJECT}not[ -]*${ADVERB}met|(?:is|was|are|were)n['\u2019]t ${ADVERB}met|unmet|(?:only )?(?:partially|partly|mostly|almost|nearly|half)[ -]met|met (?:only )?(?:in part|partially|partly))${END}`;
/** The same in words that outside of findings speak of other things. */
const UNMET_STRICT = `(?:${UNMET}|(?:not ${ADVERB}(?:satisfied|fulfilled|achieved)|unsatisfied|unfulfilled)${END})`;
/** As an answer only: elsewhere it says that some other work is left. */
const UNFINISHED = `(?:not ${ADVERB}done|not yet|partial(?:ly)?)${END}`;
/** Words for a failure that a criterion about failures also uses. */
const FAILED = "(?:fail(?:s|ed|ing|ure)?|not (?:passed|passing|ok)|(?:does|did) not pass)";
const CROSS = "[\u2717\u2718\u274C\u2716\u2715]";
const BREAK = "(?:[:\u2014\u2013\u2192]|=>?| ->?)";

const GROUP_UNMET = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:${SUBJECT}not[ -]*${ADVERB}met\\b|unmet\\b|met,? (?:but|except|apart from)\\b|${UNMET})`,
  "u",
);
const GROUP_FAILED = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:${UNMET_STRICT}|${UNFINISHED}|${FAILED} ?(?:[.!]*$|[:\u2014\u2013]))|^ ?${CROSS}(?:$|[ :,;])`,
  "u",
);
const CELL_FAILED = new RegExp(`^[^\\p{L}\\p{N}]*(?:${FAILED}|no|false)[.!]*$`, "u");
const CELL_CROSSED = new RegExp(`^[^\\p{L}\\p{N}]*${CROSS}`, "u");
/** `Failed: 0` counts runs and is no answer. */
const LEADS_FAILED = new RegExp(
  `^(?:[([]${FAILED}[)\\]]|\\{?${FAILED}\\}? ?(?:[:\u2014\u2013]|- )\\}?(?! ?(?:0|none|no|nothing)\\b))`,
);
const LEADS_CROSS = new RegExp(`^[([{]*${CROSS}`);
/** A criterion that is met may be about the sign itself. */
const SPEAKS_OF_CROSS = new RegExp(`^[([{]*${CROSS}[)\\]}]* (?:is|are|was|icon)\\b`);
const SAYS_FAILED = new RegExp(`${BREAK} ?[([{]*(?:${FAILED}${END}|${CROSS})`);
const ENDS_FAILED = new RegExp(`(?:(?:${BREAK} ?|[([])${FAILED}|${CROSS})[)\\]}.!]*$`);
/** The state that the change set out from may well have failed. */
const SPEAKS_OF_BASE = /\b(?:before|base|main|master|previous(?:ly)?|old|without|earlier)\b/;
const FIRST_BREAK = new RegExp(BREAK);
const LEADING_DENIAL = new RegExp(
  `^[([{]*(?:${UNMET_STRICT}|${FAILED}(?= ?[:)\\]\u2014\u2013])|${CROSS}\uFE0F?)[)\\]}]*`,
  "i",
);
const MAX_EDGE_CHARS = 400;

interface Edges {
  readonly leads: RegExp;
  readonly says: RegExp;
  readonly ends: RegExp;
}

const LOOSE_EDGES = toEdges(UNMET);
const STRICT_EDGES = toEdges(UNMET_STRICT);

function toEdges(words: string): Edges {
  return {
    leads: new RegExp(`^[([{]*${words}`),
    says: new RegExp(`${BREAK} ?[([{]*${words}`),
    ends: new RegExp(`(?:[:=\u2014\u2013\u2192-] ?|[([{]|[.;,] )${words}[)\\]}.!]*$`),
  };
}

/** Whether the content of a parenthesis denies the criterion. In: `isStrict` also takes the plain words for a failure. */
export function deniesInGroup(content: string, isStrict: boolean): boolean {
  const words = foldHead(content);
  return GROUP_UNMET.test(words) || (isStrict && GROUP_FAILED.test(words));
}

/** Whether a table cell that stands for an answer is nothing but a plain word of denial. */
export function deniesInCell(cell: string): boolean {
  return cell.length < MAX_EDGE_CHARS && CELL_FAILED.test(foldHead(cell));
}

/** Whether a table cell starts with a cross. */
export function isCrossed(cell: string): boolean {
  return CELL_CROSSED.test(foldHead(cell));
}

/** Whether an item without an answer denies its criterion at its start, behind a colon or dash, or at its end. In: one line,
 *  code replaced and emphasis in braces, so that what is quoted does not count. */
export function deniesOpenly(prose: string, isStrict: boolean): boolean {
  const { leads, says, ends } = isStrict ? STRICT_EDGES : LOOSE_EDGES;
  const head = foldHead(prose);
  const tail = foldTail(prose);
  if (leads.test(head) || says.test(head) || ends.test(tail)) return true;
  if (!isStrict) return false;
  if (LEADS_FAILED.test(head) || LEADS_CROSS.test(head)) return true;
  return !SPEAKS_OF_BASE.test(head) && (SAYS_FAILED.test(head) || ENDS_FAILED.test(tail));
}

/** The same for an item that is answered "met" or "n/a": only what cannot be the criterion's own text. In: `before` and `after`
 *  are the item's words around its answer. */
export function deniesBesideAnswer(before: string, after: string, isStrict: boolean): boolean {
  const { leads, says, ends } = isStrict ? STRICT_EDGES : LOOSE_EDGES;
  const head = foldHead(before);
  const rest = foldTail(after);
  const evidenceStart = FIRST_BREAK.exec(head)?.index;
  if (leads.test(head) || ends.test(foldTail(before)) || says.exec(head)?.index === (evidenceStart ?? -1)) return true;
  if (leads.test(rest) || says.test(rest) || ends.test(rest)) return true;
  if (!isStrict) return false;
  const isCrossedOut = LEADS_CROSS.test(head) && !SPEAKS_OF_CROSS.test(head);
  return isCrossedOut || LEADS_FAILED.test(head) || LEADS_CROSS.test(rest) || ENDS_FAILED.test(rest);
}

/** The item without a denial in front, so that its criterion is what comes first. */
export function withoutLeadingDenial(text: string): string {
  const denial = LEADING_DENIAL.exec(text)?.[0];
  const rest = denial === undefined ? "" : text.slice(denial.length).replace(/^[\s:\u2014\u2013,;.-]+/, "");
  return rest === "" ? text : rest;
}

function foldHead(text: string): string {
  return fold(text.slice(0, MAX_EDGE_CHARS)).replace(/\s+/g, " ").trim();
}

function foldTail(text: string): string {
  return fold(text.slice(-MAX_EDGE_CHARS)).replace(/\s+/g, " ").trim();
}
