import type { Heading, List, ListItem, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";

/** GitHub's own limit for a body, in characters as Unicode counts them. */
const MAX_CHARS = 65_536;
const MAX_CRITERIA = 200;

/** Acceptance criteria that somebody wrote in prose. */
export interface AcceptanceList {
  /** Markdown on one line each, in order, each once. */
  readonly criteria: readonly string[];
  /** Why there may be more criteria than these, without full stop: then nothing may pass; null where these are all. */
  readonly fault: string | null;
  /** Lines that stand where criteria do and were taken for what a template left. */
  readonly ignored: readonly string[];
  /** What keeps the text from having criteria, though it looks as if it had some; null for nothing. */
  readonly hint: string | null;
}

const NOTHING: AcceptanceList = { criteria: [], fault: null, ignored: [], hint: null };

/** What templates leave where a criterion is to be written. Anything else may be one. */
const PLACEHOLDER =
  /^(?:to-?do|tbd|tba|n\/?a|none|not applicable|\.{2,}|…|-+|_+|(?:acceptance )?criteri(?:on|a)(?: ?#?\d+)?)[.:]?$/i;

/** The same in brackets, where templates say what to write. */
const BRACKETED = /^(?:<([^<>]*)>|\[([^[\]]*)\]|\(([^()]*)\))[.:]?$/;
const INSTRUCTION =
  /^(?:(?:please )?(?:add|describe|enter|fill in|insert|list|write) (?:it|them|(?:(?:a|an|the|your|one|more|another|new|acceptance) ?)*(?:criteri(?:on|a))?)|(?:your|an?|the|first|second|third|next|another) (?:acceptance )?criteri(?:on|a))(?: here)?(?:\.{3}|…)?$/i;

/** Deeper than anybody nests; the parser's time grows with the square of it. A line of one mark alone is a rule. */
const TOO_DEEP =
  /^(?![ \t]*([*_-])(?:[ \t]*\1)*[ \t]*$)(?:(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){30}|[ \t>]{100}[ \t>]*(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$))/m;

/** In a list of criteria this would open a code block. */
const OPEN_FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/;

/** Criteria are taken as they were written. Comparing marks of emphasis with one another would take the parser minutes. */
function withoutEmphasis(this: Processor): void {
  const data: { micromarkExtensions?: unknown[] } = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: ["attention", "strikethrough"] } },
  ];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(withoutEmphasis);

/** The criteria below every heading that begins with "Acceptance criteria" in a markdown text: the boxes of its task lists, nested
 *  ones too, or its plain bullets where there are no boxes. Whether a box is ticked says nothing: its author ticked it. Headings and
 *  lists in fences, quotes, comments and other lists do not count, nor do placeholders. Throws: never. */
export function readAcceptanceList(markdown: string): AcceptanceList {
  const chars = markdown.length > MAX_CHARS ? countChars(markdown) : markdown.length;
  if (chars > MAX_CHARS)
    return { ...NOTHING, fault: `the text has ${chars} characters, at most ${MAX_CHARS} are read` };
  if (TOO_DEEP.test(markdown)) return { ...NOTHING, fault: "the text is nested too deeply to be read" };
  const root = parser.parse(markdown);
  const sections = sectionsOf(root);
  if (sections === null) return { ...NOTHING, hint: hintOf(root) };
  const items = sections.flatMap((node) => (node.type === "list" ? itemsOf(node) : []));
  const lines = items.map((item) => ({ text: textOf(item, markdown), hasBox: hasBox(item, markdown) }));
  const written = lines.filter(({ text }) => text !== "" && !isPlaceholder(text));
  const boxes = written.filter((line) => line.hasBox);
  const found = [...new Set((boxes.length > 0 ? boxes : written).map(({ text }) => text))];
  const ignored = [...new Set(lines.map(({ text }) => text).filter(isPlaceholder))];
  const fault =
    found.length > MAX_CRITERIA ? `there are ${found.length} criteria, at most ${MAX_CRITERIA} are read` : null;
  const hint =
    found.length > 0 ? null : 'there is nothing to check in the lists below its heading "Acceptance criteria"';
  return { criteria: found.slice(0, MAX_CRITERIA), fault, ignored, hint };
}

function countChars(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

function isPlaceholder(text: string): boolean {
  const words = BRACKETED.exec(text);
  const inner = words?.[1] ?? words?.[2] ?? words?.[3];
  return PLACEHOLDER.test(inner?.trim() ?? text) || (inner !== undefined && INSTRUCTION.test(inner.trim()));
}

/** What stands below the headings, up to the next heading that is not deeper; null where there is no such heading. */
function sectionsOf({ children }: Root): readonly RootContent[] | null {
  const found: RootContent[] = [];
  let depth: number | null = null;
  let hasHeading = false;
  for (const node of children) {
    if (node.type !== "heading") {
      if (depth !== null) found.push(node);
      continue;
    }
    if (isAcceptance(node)) {
      depth = Math.min(depth ?? node.depth, node.depth);
      hasHeading = true;
    } else if (depth !== null && node.depth <= depth) depth = null;
  }
  return hasHeading ? found : null;
}

const NAME = /^acceptance criteri(?:on|a)\b/;

function isAcceptance(heading: Heading): boolean {
  return NAME.test(wordsOf(toString(heading)));
}

/** What only looks like the heading: a line in bold or with a colon, or HTML. */
function hintOf({ children }: Root): string | null {
  const isLookalike = children.some((node) => {
    if (node.type === "html") return NAME.test(wordsOf(node.value.replaceAll(/<[^<>]*>/g, " ")));
    if (node.type !== "paragraph") return false;
    const text = toString(node).trim();
    return NAME.test(wordsOf(text)) && (/^[*_]{2}.*[*_]{2}:?$/.test(text) || /^[^:]{1,60}:?$/.test(text));
  });
  return isLookalike
    ? 'a line "Acceptance criteria" is no markdown heading, so nothing below it counts; write `## Acceptance criteria`'
    : null;
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Markdown knows no box with nothing behind it, without a blank in it, or ticked with another letter. */
const BOX = /^\[[^[\]]?\](?:\s|$)/;

function hasBox(item: ListItem, markdown: string): boolean {
  return typeof item.checked === "boolean" || BOX.test(rawOf(item, markdown));
}

function itemsOf(list: List): readonly ListItem[] {
  return list.children.flatMap((item) => [
    item,
    ...item.children.flatMap((child) => (child.type === "list" ? itemsOf(child) : [])),
  ]);
}

/** As it was written, since commands stand in backticks; comments and the lists below it aside. */
function textOf(item: ListItem, markdown: string): string {
  return rawOf(item, markdown)
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, " ")
    .replace(BOX, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .replace(OPEN_FENCE, "")
    .trim();
}

function rawOf({ children }: ListItem, markdown: string): string {
  const paragraphs = children.filter(({ type }) => type === "paragraph");
  return paragraphs.map(({ position }) => markdown.slice(position?.start.offset, position?.end.offset)).join(" ");
}
