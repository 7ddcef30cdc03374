import type { Heading, List, ListItem, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** GitHub's own limit for a body, in characters. */
const MAX_CHARS = 65_536;
const MAX_CRITERIA = 200;

/** Acceptance criteria that somebody wrote in prose. */
export interface AcceptanceList {
  /** Markdown on one line each, in order, each once. */
  readonly criteria: readonly string[];
  /** What was left out, for people; null for nothing. */
  readonly remark: string | null;
}

const NOTHING: AcceptanceList = { criteria: [], remark: null };

/** What templates leave where a criterion is to be written. */
const PLACEHOLDER =
  /^(?:to-?do|tbd|tba|n\/?a|none|nothing|\.{2,}|…|-+|_+|x|(?:acceptance )?criteri(?:on|a)(?: ?#?\d+)?|<[^<>]*>|\[[^[\]]*\]|\((?:add|describe|list|write|your)[^()]*\))[.:]?$/i;

/** Deeper than anybody nests; the parser's time grows with the square of it. */
const TOO_DEEP = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){30}|^[ \t>]{100}[ \t>]*(?:[*+-]|\d{1,9}[.)])/m;

/** The parser compares marks of emphasis with one another: more than anybody writes would take it minutes. */
const MAX_MARKS = 5_000;

/** In a list of criteria this would open a code block. */
const OPEN_FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/;

const parser = unified().use(remarkParse).use(remarkGfm);

/** The criteria below every heading "Acceptance criteria" of a markdown text: the boxes of its task lists, nested ones too, or its
 *  plain bullets where there are no boxes. Whether a box is ticked says nothing: its author ticked it. Headings and lists in fences,
 *  quotes, comments and other lists do not count, nor do placeholders. Throws: never. */
export function readAcceptanceList(markdown: string): AcceptanceList {
  if (markdown.length > MAX_CHARS)
    return { ...NOTHING, remark: `the text has ${markdown.length} characters, at most ${MAX_CHARS} are read` };
  if (TOO_DEEP.test(markdown)) return { ...NOTHING, remark: "the text is nested too deeply to be read" };
  if (markdown.split(/[*_]/).length > MAX_MARKS)
    return { ...NOTHING, remark: "the text has too much markup to be read" };
  const items = sectionsOf(parser.parse(markdown)).flatMap((node) => (node.type === "list" ? itemsOf(node) : []));
  const boxes = items.filter(({ checked }) => typeof checked === "boolean");
  const texts = (boxes.length > 0 ? boxes : items).map((item) => textOf(item, markdown));
  const found = [...new Set(texts.filter((text) => text !== "" && !PLACEHOLDER.test(text)))];
  const left = found.length - MAX_CRITERIA;
  const remark = left > 0 ? `${left} of ${found.length} criteria are left out, at most ${MAX_CRITERIA} are read` : null;
  return { criteria: found.slice(0, MAX_CRITERIA), remark };
}

/** What stands below the headings, up to the next heading that is not deeper. */
function sectionsOf({ children }: Root): readonly RootContent[] {
  const found: RootContent[] = [];
  let depth: number | null = null;
  for (const node of children) {
    if (node.type !== "heading") {
      if (depth !== null) found.push(node);
      continue;
    }
    if (isAcceptance(node)) depth = Math.min(depth ?? node.depth, node.depth);
    else if (depth !== null && node.depth <= depth) depth = null;
  }
  return found;
}

function isAcceptance(heading: Heading): boolean {
  const words = toString(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words === "acceptance criteria" || words === "acceptance criterion";
}

function itemsOf(list: List): readonly ListItem[] {
  return list.children.flatMap((item) => [
    item,
    ...item.children.flatMap((child) => (child.type === "list" ? itemsOf(child) : [])),
  ]);
}

/** As it was written, since commands stand in backticks; comments and the lists below it aside. */
function textOf({ children }: ListItem, markdown: string): string {
  const paragraphs = children.filter(({ type }) => type === "paragraph");
  const raw = paragraphs.map(({ position }) => markdown.slice(position?.start.offset, position?.end.offset)).join(" ");
  return raw
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, " ")
    .replace(/^\[[ xX]\]\s/, "")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .replace(OPEN_FENCE, "")
    .trim();
}
