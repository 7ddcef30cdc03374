import type { ListItem, RootContent, TableRow } from "mdast";
import type { Range } from "../../lib/diagnostic.ts";
import type { Answer } from "./answer.ts";
import { readAnswer, toAnswer } from "./answer.ts";
import type { CriterionFinding, SeverityFinding } from "./handoff.ts";
import type { Remark } from "./remark.ts";
import { rangeOf, rangeOfLine, warn } from "./remark.ts";
import type { Section } from "./sections.ts";
import type { Line, Source } from "./text.ts";
import { itemText, joinWords, lineAt, splitLines, toPlainText, walkItems } from "./text.ts";

export interface Findings {
  readonly criteria: readonly CriterionFinding[];
  readonly findings: readonly SeverityFinding[];
  /** Where the first criterion answered "not met" stands. */
  readonly notMet: { readonly criterion: string; readonly range: Range | null } | null;
  readonly remarks: readonly Remark[];
}

/** One line of findings, whichever block it stands in. */
interface Entry {
  readonly words: string;
  readonly answer: Answer;
  readonly isTask: boolean;
  readonly isParagraph: boolean;
  readonly range: Range | null;
}

/** In sections of these names `(not met)` speaks of something else than an acceptance criterion of this run. */
const OTHER_NAMES =
  /^(?:notes|execution$|target$|branch$|status$|critiques?$|measurements$|pr$|pull request$|failure ?mode$|suggested|what )/;
const SEVERITY =
  /^(?:\((high|med|medium|low)\)|\[(high|med|medium|low)\]|(high|med|medium|low)(?= ?[:\u2014\u2013]))[ :\u2014\u2013-]*/i;

/** Reads the acceptance criteria with their answers, and the findings with a severity. Criteria are the items of Findings that
 *  have a check box or an answer; an item answered in any other section, except those that speak of something else, counts
 *  too, because a "not met" must not be overlooked for standing under another heading. */
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
    for (const entry of section.blocks.flatMap((block) => readEntries(block, source))) {
      const severity = isFindings ? readSeverity(entry.words) : null;
      if (severity !== null) findings.push(severity);
      const isCriterion = isFindings
        ? entry.isTask || entry.answer !== null
        : entry.answer !== null && !entry.isParagraph;
      if (!isCriterion) continue;
      const criterion = toCriterion(entry);
      criteria.push(criterion);
      if (entry.answer === null) remarks.push(remarkUnanswered(entry.range));
      if (entry.answer === "not-met") notMet ??= { criterion: criterion.criterion, range: entry.range };
    }
  }
  return { criteria, findings, notMet, remarks };
}

function isAboutCriteria(name: string): boolean {
  return /^findings\b|\bacceptance\b|\bcriteri(?:a|on)\b/.test(name);
}

function readEntries(block: RootContent, source: Source): readonly Entry[] {
  if (block.type === "list") return walkItems(block).map((item) => readItem(item, source));
  if (block.type === "paragraph") return splitLines(block).map((line) => readLine(line, source));
  return block.type === "table" ? block.children.slice(1).map((row) => readRow(row, source)) : [];
}

function readItem(item: ListItem, source: Source): Entry {
  const isTask = typeof item.checked === "boolean";
  return { ...readAnswer(itemText(item, source)), isTask, isParagraph: false, range: rangeOf(item) };
}

function readLine(line: Line, source: Source): Entry {
  const text = joinWords([toPlainText(line.nodes, source)]);
  const range = rangeOfLine(line.number, lineAt(source, line.number));
  return { ...readAnswer(text), isTask: false, isParagraph: true, range };
}

/** In a row the last cell that holds an answer counts, with or without parentheses; one cell "not met" is enough against it. */
function readRow(row: TableRow, source: Source): Entry {
  const cells = row.children.map((cell) => joinWords([toPlainText(cell.children, source)]));
  const answers = cells.map((cell) => toAnswer(cell) ?? readAnswer(cell).answer);
  const last = answers.findLast((answer) => answer !== null) ?? null;
  const words = cells.filter((_, index) => answers[index] === null).join(": ");
  return {
    words,
    answer: answers.includes("not-met") ? "not-met" : last,
    isTask: false,
    isParagraph: false,
    range: rangeOf(row),
  };
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
