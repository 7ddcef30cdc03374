import type { List, Paragraph, RootContent } from "mdast";
import type { Range } from "../../lib/diagnostic.ts";
import { isPassing } from "./floor.ts";
import type { UnreadableReason, Verification } from "./handoff.ts";
import { VERIFICATIONS } from "../../plan/words.ts";
import type { Remark } from "./remark.ts";
import { rangeOfLine, warn } from "./remark.ts";
import type { Section } from "./sections.ts";
import type { Statement, Vocabulary } from "./statement.ts";
import { readStatement } from "./statement.ts";
import type { Line, Source } from "./text.ts";
import { lineAt, splitLines, walkItems } from "./text.ts";

/** What one section states: a value, or why it states none. Exactly one of the two is null. */
export interface Reading {
  readonly verification: Verification | null;
  readonly reason: UnreadableReason | null;
  readonly range: Range;
  readonly remarks: readonly Remark[];
}

/** One line of the section and what it says. */
interface Said {
  readonly line: Line;
  readonly statement: Statement;
  /** It is the first line of a list item. */
  readonly isItem: boolean;
  /** The item has a check box: it ticks a value instead of stating it. */
  readonly isTask: boolean;
}

type Outcome = Verification | UnreadableReason;

/** Reads the value of one section. It must lead the first line of the first paragraph, or exactly one item of the first list;
 *  a line of the template in front of it is passed over. Whatever else the section states against it makes it worthless. In:
 *  `subsections` stand below the section; they can only speak against the value. */
export function readValue(
  section: Section,
  subsections: readonly Section[],
  vocabulary: Vocabulary,
  source: Source,
): Reading {
  const remarks: Remark[] = [];
  let hasTemplate = false;
  for (const [index, block] of section.blocks.entries()) {
    if (isSilent(block)) continue;
    const said = readBlock(block, vocabulary, source);
    const own = said.filter(({ statement }) => statement.kind !== "template");
    for (const { line, statement } of said)
      if (statement.kind === "template") remarks.push(remarkTemplate(rangeOfSaid(line, source)));
    hasTemplate ||= own.length < said.length;
    if (own.length === 0 && hasTemplate && said.length > 0) continue;
    const lead = block.type === "list" ? leadOfList(own) : leadOfParagraph(own);
    const rest = [section.blocks.slice(index + 1), ...subsections.map((below) => below.blocks)].flat();
    const others = [...own, ...rest.flatMap((other) => readBlock(other, vocabulary, source))];
    const outcome = lead.outcome === "no-value" && hasTemplate ? "template-value" : lead.outcome;
    const range = lead.line === null ? section.range : rangeOfSaid(lead.line, source);
    return toReading(isVerification(outcome) ? (findObjection(outcome, others) ?? outcome) : outcome, range, remarks);
  }
  return toReading(hasTemplate ? "template-value" : "no-value", section.range, remarks);
}

/** Whether anything in these blocks states a value of its own, wherever it stands. */
export function statedValues(
  blocks: readonly RootContent[],
  vocabulary: Vocabulary,
  source: Source,
): readonly (Verification | "suspicious-value")[] {
  return blocks
    .flatMap((block) => readBlock(block, vocabulary, source))
    .flatMap(({ statement }) => {
      if (statement.kind === "stated") return [statement.value];
      return statement.kind === "suspicious" || statement.kind === "several" ? ["suspicious-value" as const] : [];
    });
}

/** Comments and link definitions show nothing. */
function isSilent(block: RootContent): boolean {
  if (block.type !== "html") return block.type === "definition";
  const value = block.value.trim();
  return value.startsWith("<!--") && value.indexOf("-->") === value.length - 3;
}

function readBlock(block: RootContent, vocabulary: Vocabulary, source: Source): readonly Said[] {
  if (block.type === "paragraph") return readLines(block, false, false, vocabulary, source);
  if (block.type !== "list") return [];
  return readItems(block, vocabulary, source);
}

function readItems(list: List, vocabulary: Vocabulary, source: Source): readonly Said[] {
  const topItems = new Set(list.children);
  return walkItems(list).flatMap((item) =>
    item.children.flatMap((child, index) => {
      if (child.type !== "paragraph") return [];
      const isTask = typeof item.checked === "boolean";
      return readLines(child, index === 0 && topItems.has(item), isTask, vocabulary, source);
    }),
  );
}

function readLines(
  paragraph: Paragraph,
  isItem: boolean,
  isTask: boolean,
  vocabulary: Vocabulary,
  source: Source,
): readonly Said[] {
  return splitLines(paragraph).map((line, index) => ({
    line,
    statement: readStatement(line, vocabulary, source),
    isItem: isItem && index === 0,
    isTask,
  }));
}

interface Lead {
  readonly outcome: Outcome;
  readonly line: Line | null;
}

function leadOfParagraph(said: readonly Said[]): Lead {
  const [first] = said;
  if (first === undefined) return { outcome: "no-value", line: null };
  return { outcome: toOutcome(first.statement), line: first.line };
}

function toOutcome(statement: Statement): Outcome {
  if (statement.kind === "stated") return statement.value;
  if (statement.kind === "several") return "conflicting-values";
  return statement.kind === "suspicious" ? "suspicious-value" : "unknown-value";
}

/** In a list any item that starts with a value takes part, even one that goes on as a sentence. */
function leadOfList(said: readonly Said[]): Lead {
  const items = said.filter(
    ({ isItem, statement }) => isItem && statement.kind !== "prose" && statement.kind !== "denial",
  );
  const [first] = items;
  if (first === undefined) return { outcome: "no-value", line: null };
  const { line } = first;
  if (items.some(({ statement }) => statement.kind === "suspicious")) return { outcome: "suspicious-value", line };
  const values = new Set(items.map(({ statement }) => ("value" in statement ? statement.value : null)));
  if (values.size > 1 || values.has(null)) return { outcome: "conflicting-values", line };
  const stated = items.find(({ statement }) => statement.kind === "stated");
  const isPlain = stated !== undefined && items.every(({ isTask }) => !isTask);
  return isPlain ? { outcome: toOutcome(stated.statement), line: stated.line } : { outcome: "unknown-value", line };
}

/** What speaks against a value that was read; null when nothing does. */
function findObjection(value: Verification, others: readonly Said[]): UnreadableReason | null {
  let objection: UnreadableReason | null = null;
  for (const { statement } of others) {
    if (statement.kind === "suspicious") return "suspicious-value";
    if (statement.kind === "denial" && isPassing(value)) objection = "conflicting-values";
    if (statement.kind === "several") objection = "conflicting-values";
    if (statement.kind === "stated" && statement.value !== value) objection = "conflicting-values";
  }
  return objection;
}

function isVerification(outcome: Outcome): outcome is Verification {
  return (VERIFICATIONS as readonly string[]).includes(outcome);
}

function toReading(outcome: Outcome, range: Range, remarks: readonly Remark[]): Reading {
  return isVerification(outcome)
    ? { verification: outcome, reason: null, range, remarks }
    : { verification: null, reason: outcome, range, remarks };
}

function rangeOfSaid(line: Line, source: Source): Range {
  return rangeOfLine(line.number, lineAt(source, line.number));
}

function remarkTemplate(range: Range): Remark {
  return warn(
    "template-line",
    "a line of the template was left in and is not a value",
    range,
    "replace it by the value",
  );
}
