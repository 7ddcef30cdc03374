import type { BlockContent, DefinitionContent, List, ListItem, Paragraph, PhrasingContent, Text } from "mdast";

/** The handoff's text as the readers of sections see it. */
export interface Source {
  readonly text: string;
  /** Without line endings; `lines[0]` is line 1. */
  readonly lines: readonly string[];
  /** Where each of them starts in `text`. */
  readonly lineOffsets: readonly number[];
}

/** One line of a paragraph, as the tree has it. */
export interface Line {
  readonly nodes: readonly PhrasingContent[];
  /** 1-based, in the whole text. */
  readonly number: number;
}

/** Stands for a code span where only the words around it count. */
const CODE_PLACEHOLDER = "\uFFFC";

export function toSource(text: string): Source {
  const lines: string[] = [];
  const lineOffsets: number[] = [0];
  for (const ending of text.matchAll(/\r\n|\r|\n/g)) {
    lines.push(text.slice(lineOffsets.at(-1), ending.index));
    lineOffsets.push(ending.index + ending[0].length);
  }
  lines.push(text.slice(lineOffsets.at(-1)));
  return { text, lines, lineOffsets };
}

/** The line as written, without its ending. In: 1-based number. */
export function lineAt(source: Source, number: number): string {
  return source.lines[number - 1] ?? "";
}

/** How code spans and emphasis are written out. */
interface Rendering {
  readonly code: (value: string) => string;
  readonly emphasis: (words: string) => string;
}

const keep = (words: string): string => words;
const hide = (): string => CODE_PLACEHOLDER;
const PLAIN: Rendering = { code: keep, emphasis: keep };
const PROSE: Rendering = { code: hide, emphasis: keep };
const MARKED: Rendering = { code: hide, emphasis: (words) => `{${words}}` };

/** The words of inline content: markup gone, code spans and inline HTML as they stand. In a path such as `src/__tests__/a.ts`
 *  markdown sees bold where the author wrote a name, so markup that touches a slash stays. */
export function toPlainText(nodes: readonly PhrasingContent[], source: Source): string {
  return nodes.map((node) => nodeText(node, source, PLAIN)).join("");
}

/** The same with every code span replaced by one character, for recognising headings: what is in code is quoted. */
export function toProse(nodes: readonly PhrasingContent[], source: Source): string {
  return nodes.map((node) => nodeText(node, source, PROSE)).join("");
}

/** The same in one line, with bold and italics in braces, for recognising a word that was set apart. */
export function toMarkedProse(nodes: readonly PhrasingContent[], source: Source): string {
  return joinWords([nodes.map((node) => nodeText(node, source, MARKED)).join("")]);
}

function nodeText(node: PhrasingContent, source: Source, rendering: Rendering): string {
  if (node.type === "text" || node.type === "html") return node.value;
  if (node.type === "inlineCode") return rendering.code(node.value);
  if (node.type === "break") return "\n";
  if (node.type === "image" || node.type === "imageReference") return node.alt ?? "";
  if (node.type === "footnoteReference") return "";
  const path = findPathMarkup(node, source);
  if (path !== null) return path;
  const words = node.children.map((child) => nodeText(child, source, rendering)).join("");
  return node.type === "strong" || node.type === "emphasis" ? rendering.emphasis(words) : words;
}

function findPathMarkup(node: PhrasingContent, source: Source): string | null {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined || node.type === "link" || node.type === "linkReference") return null;
  const isInPath = source.text.charAt(start - 1) === "/" || /^(?:\/|\.\w)/.test(source.text.slice(end, end + 2));
  return isInPath && source.text.charAt(start) !== "~" ? source.text.slice(start, end) : null;
}

/** Splits a paragraph where its own text breaks; a line break inside emphasis or a link does not split. */
export function splitLines(paragraph: Paragraph): readonly Line[] {
  const lines: { readonly nodes: PhrasingContent[]; readonly number: number }[] = [];
  let number = paragraph.position?.start.line ?? 1;
  let isLineOpen = false;
  const add = (node: PhrasingContent): void => {
    if (!isLineOpen) lines.push({ nodes: [], number });
    lines.at(-1)?.nodes.push(node);
    isLineOpen = true;
  };
  const endLine = (): void => {
    isLineOpen = false;
    number += 1;
  };
  for (const child of paragraph.children) {
    number = child.position?.start.line ?? number;
    if (child.type === "break") endLine();
    else if (child.type === "text") {
      for (const [index, value] of child.value.split("\n").entries()) {
        if (index > 0) endLine();
        add(textAt(value, number));
      }
    } else {
      add(child);
      number = child.position?.end.line ?? number;
    }
  }
  return lines;
}

/** Puts lines back together into a paragraph of their own. */
export function toParagraph(lines: readonly Line[]): Paragraph {
  const children = lines.flatMap((line, index) =>
    index === 0 ? line.nodes : [textAt("\n", line.number - 1), ...line.nodes],
  );
  const first = lines[0]?.number ?? 1;
  const point = { line: first, column: 1 };
  return { type: "paragraph", children: [...children], position: { start: point, end: point } };
}

function textAt(value: string, line: number): Text {
  const point = { line, column: 1 };
  return { type: "text", value, position: { start: point, end: point } };
}

/** Every item of a list and of the lists in it, in order. */
export function walkItems(list: List): readonly ListItem[] {
  const items: ListItem[] = [];
  const visit = (item: ListItem): void => {
    items.push(item);
    for (const child of item.children) if (child.type === "list") child.children.forEach(visit);
  };
  list.children.forEach(visit);
  return items;
}

/** The item's own words in one line: its paragraphs, not the lists and code blocks in it. */
export function itemText(item: ListItem, source: Source): string {
  return joinWords(item.children.filter(isParagraph).map((child) => toPlainText(child.children, source)));
}

/** The same with code replaced and emphasis in braces, a text for each paragraph. */
export function itemProse(item: ListItem, source: Source): readonly string[] {
  return item.children.filter(isParagraph).map((child) => toMarkedProse(child.children, source));
}

/** Texts in one line, each run of white space one blank. */
export function joinWords(texts: readonly string[]): string {
  return texts.join(" ").replace(/\s+/g, " ").trim();
}

export function isParagraph(node: BlockContent | DefinitionContent): node is Paragraph {
  return node.type === "paragraph";
}
