import type { List, RootContent } from "mdast";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import type { Processor } from "unified";
import { unified } from "unified";
import { canHoldLazyLines, estimateBlock, estimateEffort, hasHostileNesting } from "./effort.ts";

/** Complete top-level blocks from the start of a piece of text; positions count from that start. */
export interface Chunk {
  readonly children: readonly RootContent[];
  /** Where to go on, counted from the start of the piece. */
  readonly nextOffset: number;
  /** The last block is a list that goes on with the next chunk. */
  readonly isListCut: boolean;
  /** What parsing cost, blocks that were read but not kept included. */
  readonly effort: number;
}

const bodyParser = unified().use(remarkParse).use(remarkGfm).use(dropAutolinks).freeze();
const headParser = unified().use(remarkParse).use(remarkGfm).use(dropAutolinks).use(remarkFrontmatter).freeze();

/** Takes the recognition of bare URLs and mail addresses out of GFM: nothing here needs them linked, and it looks at every word,
 *  which costs a quarter of all time and makes a long paragraph quadratic. */
function dropAutolinks(this: Processor): void {
  for (const { text = {} } of this.data().micromarkExtensions ?? [])
    for (const [code, constructs] of Object.entries(text))
      text[Number(code)] = [constructs ?? []].flat().filter(({ name }) => name?.endsWith("Autolink") !== true);
}

/** Reads complete blocks from `offset`, which is the start of a line. In: `wantedChars` is how much to look at first, and how
 *  far to look past a long block. Out: at least one block unless only blank lines are left; null when that would cost more
 *  than `budget`. Throws: never. */
export function readChunk(source: string, offset: number, wantedChars: number, budget: number): Chunk | null {
  let end = findLineEnd(source, offset + wantedChars);
  let open: RootContent | null = null;
  let opaqueChars = 0;
  let effort = 0;
  for (;;) {
    const text = source.slice(offset, end);
    const isFirstLook = open === null && text.length <= 2 * wantedChars;
    if (!isAffordable(text.slice(opaqueChars), isFirstLook, open, budget - effort)) return null;
    const children = parseBlocks(text, offset === 0);
    if (children === null) return null;
    for (const child of children) effort += estimateBlock(child, text);
    if (end === source.length) return { children, nextOffset: text.length, isListCut: false, effort };
    const cut = cutAtLastStart(children);
    if (cut !== null) return { ...cut, effort };
    if (children.length === 0) return { children, nextOffset: text.length, isListCut: false, effort };
    open = children[0] ?? null;
    const opaqueEnd = open === null ? null : findOpaqueEnd(open, text, source.slice(end));
    opaqueChars = opaqueEnd === null ? 0 : text.length + opaqueEnd;
    end = findLineEnd(source, opaqueEnd === null ? offset + 4 * text.length : end + opaqueEnd + wantedChars);
  }
}

function isAffordable(text: string, isFirstLook: boolean, open: RootContent | null, budget: number): boolean {
  if (budget <= 0 || hasHostileNesting(text)) return false;
  return isFirstLook || estimateEffort(text, open !== null && canHoldLazyLines(open)) <= budget;
}

function parseBlocks(text: string, isHead: boolean): RootContent[] | null {
  // The parser drops a byte order mark at the start of whatever it is given; inside a handoff it is an invisible character.
  const given = text.startsWith("\uFEFF") ? `\u200B${text.slice(1)}` : text;
  try {
    return (isHead ? headParser : bodyParser).parse(given).children;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Keeps what comes before the last place where a block, or an item of a top-level list, starts: what another one has followed
 *  can never change again. */
function cutAtLastStart(children: readonly RootContent[]): Omit<Chunk, "effort"> | null {
  const last = children.at(-1);
  const lastItem = last?.type === "list" && last.children.length > 1 ? last.children.at(-1) : undefined;
  if (last?.type === "list" && lastItem !== undefined) {
    const kept = [...children.slice(0, -1), withoutLastItem(last)];
    return { children: kept, nextOffset: findLineStart(lastItem), isListCut: true };
  }
  for (let index = children.length - 1; index > 0; index -= 1) {
    const block = children[index];
    // What follows a definition without a blank line could still become its title.
    const isSafe = children[index - 1]?.type !== "definition";
    if (block !== undefined && isSafe)
      return { children: children.slice(0, index), nextOffset: findLineStart(block), isListCut: false };
  }
  return null;
}

function withoutLastItem(list: List): List {
  const children = list.children.slice(0, -1);
  const end = children.at(-1)?.position?.end;
  const position = list.position === undefined || end === undefined ? {} : { position: { ...list.position, end } };
  return { ...list, children, ...position };
}

/** Code and HTML are cheap at any size and end at a line that is easy to find; a wrong guess only costs another look. Out: how
 *  many characters of `rest` belong to the block; null when it is something else. */
function findOpaqueEnd(block: RootContent, text: string, rest: string): number | null {
  const ending = block.type === "code" ? codeEnding(text) : block.type === "html" ? htmlEnding(text) : null;
  const match = ending?.exec(rest);
  if (ending === null) return null;
  return match === null || match === undefined ? rest.length : match.index + match[0].length;
}

function codeEnding(text: string): RegExp {
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
  return fence === undefined ? /^(?! {4}|\t|[ \t]*$)/m : new RegExp(`^ {0,3}${fence}+[ \\t]*$`, "m");
}

function htmlEnding(text: string): RegExp {
  if (/^\s*<!--/.test(text)) return /-->/;
  if (/^\s*<(?:pre|script|style|textarea)/i.test(text)) return /<\/(?:pre|script|style|textarea)>/i;
  return /^\s*<[?!]/.test(text) ? />/ : /^[ \t]*$/m;
}

function findLineStart(node: RootContent): number {
  const start = node.position?.start;
  return start?.offset === undefined ? 0 : start.offset - (start.column - 1);
}

function findLineEnd(source: string, from: number): number {
  if (from >= source.length) return source.length;
  const ending = /\r\n|\r|\n/g;
  ending.lastIndex = Math.max(0, from - 1);
  const match = ending.exec(source);
  return match === null ? source.length : match.index + match[0].length;
}
