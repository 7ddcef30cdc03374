import type { Nodes, RootContent } from "mdast";
import { readChunk } from "./chunk.ts";

/** The top-level blocks of a handoff, in order, with positions in the whole text. */
export interface Blocks {
  readonly blocks: readonly RootContent[];
  /** 1-based line where reading was given up because the text is built to be slow; null when all of it was read. */
  readonly tooComplexAtLine: number | null;
  /** The first line opens front matter that nothing closes, so the whole text is inside it. */
  readonly isFrontMatterOpen: boolean;
}

const CHUNK_CHARS = 4096;
/** A few seconds of parsing; a handoff as agents write them costs half of this at the size limit. */
const EFFORT_BUDGET = 200_000;
const MAX_NODE_DEPTH = 1000;
const FRONT_MATTER_OPEN = /^---[ \t]*(?:\r\n|\r|\n)/;
const FRONT_MATTER_CLOSE = /[\r\n]---[ \t]*(?=[\r\n]|$)/;

/** Reads the top-level blocks piece by piece, because the markdown parser's cost grows with the square of what it gets at once.
 *  In: text without a byte order mark. Out: the same blocks as parsing all at once, except that the definition of a reference
 *  counts only in the piece it stands in. Throws: never. */
export function readBlocks(source: string, chunkChars: number = CHUNK_CHARS): Blocks {
  const blocks: RootContent[] = [];
  const headChars = measureFrontMatter(source);
  if (headChars === null) return { blocks, tooComplexAtLine: null, isFrontMatterOpen: true };
  let offset = 0;
  let line = 1;
  let effort = 0;
  let isListCut = false;
  while (offset < source.length) {
    const wantedChars = offset === 0 ? Math.max(headChars, chunkChars) : chunkChars;
    const chunk = readChunk(source, offset, wantedChars, EFFORT_BUDGET - effort);
    if (chunk === null || !moveIntoPlace(chunk.children, offset, line))
      return { blocks, tooComplexAtLine: line, isFrontMatterOpen: false };
    appendBlocks(blocks, chunk.children, isListCut);
    line += source.slice(offset, offset + chunk.nextOffset).match(/\r\n|\r|\n/g)?.length ?? 0;
    offset += chunk.nextOffset;
    effort += chunk.effort;
    isListCut = chunk.isListCut;
  }
  return { blocks, tooComplexAtLine: null, isFrontMatterOpen: false };
}

/** Front matter is the one block whose end decides what its first line means. Out: its length, 0 without any, null when the
 *  first line opens it and nothing closes it. */
function measureFrontMatter(source: string): number | null {
  const opening = FRONT_MATTER_OPEN.exec(source);
  if (opening === null) return source === "---" ? null : 0;
  const from = opening[0].length - 1;
  const closing = FRONT_MATTER_CLOSE.exec(source.slice(from));
  return closing === null ? null : from + closing.index + closing[0].length;
}

/** Shifts all positions from the piece to the whole text. Out: false when the tree is deeper than is safe to walk. */
function moveIntoPlace(children: readonly RootContent[], offset: number, line: number): boolean {
  const pending: { readonly node: Nodes; readonly depth: number }[] = children.map((node) => ({ node, depth: 1 }));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node, depth } = next;
    if (depth > MAX_NODE_DEPTH) return false;
    if (node.position !== undefined) {
      const { start, end } = node.position;
      node.position = { start: moved(start, offset, line), end: moved(end, offset, line) };
    }
    if ("children" in node) for (const child of node.children) pending.push({ node: child, depth: depth + 1 });
  }
  return true;
}

function moved<P extends { line: number; column: number; offset?: number | undefined }>(
  point: P,
  offset: number,
  line: number,
): P {
  return { ...point, line: point.line + line - 1, offset: (point.offset ?? 0) + offset };
}

function appendBlocks(blocks: RootContent[], children: readonly RootContent[], isListCut: boolean): void {
  const last = blocks.at(-1);
  const [first, ...others] = children;
  if (!isListCut || last?.type !== "list" || first?.type !== "list") {
    blocks.push(...children);
    return;
  }
  last.children.push(...first.children);
  if (last.position !== undefined && first.position !== undefined) last.position.end = first.position.end;
  blocks.push(...others);
}
