import type { Nodes, Paragraph } from "mdast";
import { readBlocks } from "./handoff/blocks.ts";
import { isParagraph, toPlainText, toSource } from "./handoff/text.ts";

/** A criterion as a handoff that repeats it word for word would be read: without markup. */
export interface Wording {
  readonly plain: string;
  /** What stands in code marks, in order: there each sign and capital counts. */
  readonly code: readonly string[];
}

/** Without any of these, markdown is what it says. */
const MAY_BE_MARKUP = /[`*_~\\<>&[\]!@#|]|:\/\/|www\./;

/** Reads a criterion of a plan. In: markdown of any length. Throws: never. */
export function toWording(criterion: string): Wording {
  const line = criterion.replaceAll(/[\r\n\u2028\u2029]+/g, " ").trim();
  if (!MAY_BE_MARKUP.test(line)) return { plain: collapse(line), code: [] };
  const text = `- [ ] ${line}`;
  const [block] = readBlocks(text).blocks;
  const paragraphs = block?.type === "list" ? (block.children[0]?.children.filter(isParagraph) ?? []) : [];
  if (paragraphs.length === 0) return { plain: collapse(line), code: [] };
  const source = toSource(text);
  const plain = paragraphs.map(({ children }) => toPlainText(children, source)).join(" ");
  return { plain: collapse(plain), code: paragraphs.flatMap(codeOf) };
}

/** Where two wordings are one criterion: their texts are the same, and so is what stands in code, white space included. */
export function identityOf({ plain, code }: Wording): string {
  return JSON.stringify([plain, ...code.filter((one) => /\s{2,}/.test(one))]);
}

/** The text but for white space. */
export function exactKey(plain: string): string {
  return collapse(plain.normalize("NFC"));
}

/** The text but for capitals, quotes, the mark at its end, and marks between words that compare and compute nothing. */
export function looseKey(plain: string): string {
  const text = plain
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/["'`\u00ab\u00bb\u2018-\u201f]/g, "")
    .replaceAll(/[,;:]+(?=\s|$)/g, " ")
    .replaceAll(/\s[\u2013\u2014]+(?=\s|$)/g, " ")
    .replaceAll(/(?<=\d)\s+%/g, "%")
    .replace(/[\s.,;:!\u2026]+$/, "");
  return collapse(text);
}

/** Whether all that the criterion has in code marks stands in a text, sign by sign and in its order. */
export function hasCode({ code }: Wording, text: string): boolean {
  const where = collapse(text);
  let from = 0;
  for (const one of code.map(collapse)) {
    const at = where.indexOf(one, from);
    if (at < 0) return false;
    from = at + one.length;
  }
  return true;
}

function codeOf(paragraph: Paragraph): readonly string[] {
  const found: string[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === "inlineCode") found.push(node.value);
    if ("children" in node) node.children.forEach(visit);
  };
  visit(paragraph);
  return found;
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
