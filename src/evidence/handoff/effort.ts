import type { RootContent } from "mdast";

/** Characters whose runs make inline parsing quadratic within one text block. */
const DELIMITERS = /[*_~[\]!]/g;
/** A line with this many container markers in front is not writing; the parser would need one stack frame and more for each. */
const HOSTILE_MARKERS = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){200,}/m;
const MARKERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/;
const UNDERLINE = /^[ \t>]*(?:-+|=+)[ \t]*$/;

/** Whether some line is nested deeper than any person or agent nests. */
export function hasHostileNesting(text: string): boolean {
  return HOSTILE_MARKERS.test(text);
}

/** What parsing this text will cost, without parsing it: an upper bound that is linear for writing and grows with the square
 *  of the length where the markdown parser's own cost does (delimiters in one text block, lazy lines and markers in one
 *  container, underlined headings). In: text of whole lines; `isContainer` when it is one list, quote or footnote. Out: units
 *  of roughly 10 µs, measured; never an exact time. */
export function estimateEffort(text: string, isContainer: boolean): number {
  let units = 0;
  let underlines = 0;
  let markers = 0;
  let run: Run = startRun();
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === "") {
      units += 0.25 + estimateRun(run, isContainer);
      run = startRun();
      continue;
    }
    const lineMarkers = countMarkers(line);
    const indent = isContainer ? Math.max(0, line.search(/[^ \t]/) - 20) : 0;
    units += 2 + 2 * lineMarkers + indent + (line.split("|").length - 1) + (line.includes("]:") ? 4 : 0);
    markers += lineMarkers;
    if (UNDERLINE.test(line)) underlines += 1;
    addLine(run, line, lineMarkers);
  }
  units += estimateRun(run, isContainer) + (underlines * underlines) / 50;
  return units + (isContainer ? (markers * markers) / 4000 : 0);
}

/** Lines without a blank one between them: at worst one text block. */
interface Run {
  chars: number;
  delimiters: number;
  unmarkedLines: number;
  /** Lengths of the backtick runs: each length that has no partner makes the parser look through the rest of the block. */
  readonly tickLengths: Set<number>;
}

function startRun(): Run {
  return { chars: 0, delimiters: 0, unmarkedLines: 0, tickLengths: new Set() };
}

function addLine(run: Run, line: string, markers: number): void {
  run.chars += line.length;
  run.delimiters += line.match(DELIMITERS)?.length ?? 0;
  if (markers === 0) run.unmarkedLines += 1;
  for (const ticks of line.match(/`+/g) ?? []) run.tickLengths.add(ticks.length);
}

function estimateRun(run: Run, isContainer: boolean): number {
  const inline = run.delimiters / 2 + (run.delimiters * run.delimiters) / 1000;
  const ticks = run.tickLengths.size < 5 ? 0 : (run.tickLengths.size * run.chars) / 400;
  return inline + ticks + (isContainer ? (run.unmarkedLines * run.unmarkedLines) / 200 : 0);
}

/** The same for one parsed block, with positions in `text`; code and HTML are free because nothing in them is parsed. */
export function estimateBlock(block: RootContent, text: string): number {
  const start = block.position?.start.offset;
  const end = block.position?.end.offset;
  if (start === undefined || end === undefined || isOpaque(block)) return 1;
  return estimateEffort(text.slice(start, end), canHoldLazyLines(block));
}

function isOpaque(block: RootContent): boolean {
  return block.type === "code" || block.type === "html" || block.type === "yaml";
}

/** Whether lines of this block may belong to it without being marked as such. */
export function canHoldLazyLines(block: RootContent): boolean {
  return block.type === "list" || block.type === "blockquote" || block.type === "footnoteDefinition";
}

function countMarkers(line: string): number {
  const prefix = MARKERS.exec(line)?.[0] ?? "";
  return prefix.match(/>|[-+*]|\d+[.)]/g)?.length ?? 0;
}
