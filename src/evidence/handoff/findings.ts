import type { ListItem, RootContent } from "mdast";
import type { Range } from "../../lib/diagnostic.ts";
import type { Answer } from "./answer.ts";
import { readAnswer } from "./answer.ts";
import type { CriterionFinding, SeverityFinding } from "./handoff.ts";
import type { Remark } from "./remark.ts";
import { rangeOf, rangeOfLine, warn } from "./remark.ts";
import { deniesInGroup } from "./refusal.ts";
import type { Section } from "./sections.ts";
import { readRows } from "./table.ts";
import type { Line, Source } from "./text.ts";
import { itemProse, itemText, joinWords, lineAt, splitLines, toMarkedProse, toPlainText, walkItems } from "./text.ts";

export interface Findings {
  readonly criteria: readonly CriterionFinding[];
  readonly findings: readonly SeverityFinding[];
  /** Where the first criterion stands that is answered "not met", or left unchecked without any answer. */
  readonly notMet: { readonly answer: Answer; readonly range: Range | null } | null;
  readonly remarks: readonly Remark[];
}

/** One line of findings, whichever block it stands in. */
interface Entry {
  readonly words: string;
  readonly answer: Answer;
  /** Whether its box is checked; null without a box. */
  readonly isChecked: boolean | null;
  readonly isParagraph: boolean;
  readonly range: Range | null;
}

/** In sections of these names `(not met)` speaks of something else than an acceptance criterion of this run. */
const OTHER_NAMES =
  /^(?:notes|execution$|target$|branch$|status$|critiques?$|measurements$|pr$|pull request$|failure ?mode$|suggested|what )/;
/** A box that markdown does not know, because it is not in a list or has no blank in it. */
const TYPED_BOX = /^(?:\[ ?\]|[\u2610\u25A1\u2B1C]\uFE0F?) /;
const NONE = /^\(?(?:none|nothing|n\/a|no(?:ne)? criteria)\b/i;
const SEVERITY =
  /^(?:\((high|med|medium|low)\)|\[(high|med|medium|low)\]|(high|med|medium|low)(?= ?[:\u2014\u2013]))[ :\u2014\u2013-]*/i;

/** Reads the acceptance criteria with their answers, and the findings with a severity. Criteria are the items of Findings that
 *  have a check box or an answer; an item answered in any other section, except those that speak of something else, counts
 *  too, because a "not met" must not be overlooked for standing under another heading. A criterion whose box is empty and
 *  that nothing answers speaks against a pass as well: nobody says that it holds. */
export function readFindings(sections: readonly Section[], source: Source): Findings {
  const criteria: CriterionFinding[] = [];
  const findings: SeverityFinding[] = [];
  const remarks: Remark[] = [];
  let notMet: Findings["notMet"] = null;
  let parentName = "";
  for (const section of sections) {
    if (section.depth <= 2) parentName = section.name;
    if (OTHER_NAMES.test(section.name) || OTHER_NAMES.test(parentName)) continue;
    const isFindings = isAboutCriteria(section.name) || isAboutCriteria(parentName);
    const isDenied = isFindings && section.depth > 2 && deniesInGroup(section.name, false);
    for (const read of section.blocks.flatMap((block) => readEntries(block, isFindings, source))) {
      const entry = isDenied ? denyEntry(read) : read;
      const severity = isFindings ? readSeverity(entry.words) : null;
      if (severity !== null) findings.push(severity);
      if (!isCriterion(entry, isFindings)) continue;
      criteria.push(toCriterion(entry));
      if (entry.answer === null) remarks.push(remarkUnanswered(entry.range));
      const isOpen = isFindings && entry.answer === null && entry.isChecked === false && severity === null;
      if (entry.answer === "not-met" || isOpen) notMet ??= { answer: entry.answer, range: entry.range };
    }
  }
  return { criteria, findings, notMet, remarks };
}

function isAboutCriteria(name: string): boolean {
  return /^findings\b|\bacceptance\b|\bcriteri(?:a|on)\b/.test(name);
}

/** Below a heading `Not met` each item is one that is not. */
function denyEntry(entry: Entry): Entry {
  const isDenied = entry.answer === null && !entry.isParagraph && !NONE.test(entry.words);
  return isDenied ? { ...entry, answer: "not-met" } : entry;
}

function isCriterion({ isChecked, answer, isParagraph }: Entry, isFindings: boolean): boolean {
  return isFindings ? isChecked !== null || answer !== null : answer !== null && !isParagraph;
}

function readEntries(block: RootContent, isFindings: boolean, source: Source): readonly Entry[] {
  if (block.type === "list") return walkItems(block).map((item) => readItem(item, isFindings, source));
  if (block.type === "paragraph") return splitLines(block).map((line) => readLine(line, isFindings, source));
  if (block.type !== "table") return [];
  const rows = readRows(block, isFindings, source);
  return rows.map(({ words, answer, range }) => ({ words, answer, isChecked: null, isParagraph: false, range }));
}

function readItem(item: ListItem, isFindings: boolean, source: Source): Entry {
  const isChecked = typeof item.checked === "boolean" ? item.checked : null;
  return toEntry(itemText(item, source), itemProse(item, source), isChecked, false, isFindings, rangeOf(item));
}

function readLine(line: Line, isFindings: boolean, source: Source): Entry {
  const text = joinWords([toPlainText(line.nodes, source)]);
  const range = rangeOfLine(line.number, lineAt(source, line.number));
  return toEntry(text, [toMarkedProse(line.nodes, source)], null, true, isFindings, range);
}

/** What has a severity is no criterion, so only the words "not met" speak for one there. */
function toEntry(
  text: string,
  paragraphs: readonly string[],
  isChecked: boolean | null,
  isParagraph: boolean,
  isFindings: boolean,
  range: Range | null,
): Entry {
  const box = isFindings ? TYPED_BOX.exec(text)?.[0] : undefined;
  const bare = text.slice(box?.length ?? 0);
  const prose = joinWords(paragraphs).slice(box?.length ?? 0);
  const isStrict = isFindings && !SEVERITY.test(bare);
  const answered = readAnswer(bare, prose, isStrict);
  const isDeniedBefore = paragraphs.slice(0, -1).some((part) => readAnswer(part, part, isStrict).answer === "not-met");
  const answer = isDeniedBefore ? "not-met" : answered.answer;
  return { words: answered.words, answer, isChecked: box === undefined ? isChecked : false, isParagraph, range };
}

function readSeverity(words: string): SeverityFinding | null {
  const match = SEVERITY.exec(words);
  const level = (match?.[1] ?? match?.[2] ?? match?.[3])?.toLowerCase();
  if (match === null || level === undefined) return null;
  const severity = level === "high" || level === "low" ? level : "med";
  return { severity, text: words.slice(match[0].length) };
}

function toCriterion({ words, answer }: Entry): CriterionFinding {
  const split = /: | [\u2014\u2013] /.exec(words);
  if (split === null) return { criterion: words.replace(/:$/, ""), evidence: "", answer };
  return { criterion: words.slice(0, split.index), evidence: words.slice(split.index + split[0].length), answer };
}

function remarkUnanswered(range: Range | null): Remark {
  const message = "this criterion ends in no answer";
  return warn("criterion-unanswered", message, range, "end it in `(met)`, `(not met)` or `(n/a)`");
}
