import { type Diagnostic, formatDiagnostic, type Position } from "../../lib/diagnostic.ts";
import type { Origin, SourcePosition } from "./syntax.ts";

const LINE_BREAK = /\r\n|\n|\r/g;
const MAX_EXCERPT_CHARS = 100;
const EXCERPT_LEAD_CHARS = 60;
/** Control characters, and the marks that make a terminal show text in another order than it has. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Text that is safe to put on one line of a terminal. Out: same length in UTF-16 code units; tabs and line breaks become
 *  spaces, other characters that do not show become U+FFFD. */
export function toInertLine(text: string): string {
  return text.replaceAll(/[\t\r\n]/g, " ").replaceAll(UNPRINTABLE, "\uFFFD");
}

/** Cut a text for display. Out: at most `maxChars` code units, the last of them `…` where something was cut. */
export function shorten(text: string, maxChars: number): string {
  return text.length <= maxChars ? text : `${text.slice(0, maxChars - 1)}…`;
}

/** Translate offsets in a text to places in the file it came from. In the function returned: an offset, 0 to `text.length`. */
export function createLocator(text: string, origin: Origin): (offset: number) => SourcePosition {
  const lineStarts = [0, ...Array.from(text.matchAll(LINE_BREAK), (match) => match.index + match[0].length)];
  return (offset) => {
    const lineIndex = findLastAtMost(lineStarts, offset);
    const column = offset - (lineStarts[lineIndex] ?? 0) + columnsBefore(origin, lineIndex) + 1;
    return { line: origin.start.line + lineIndex, column, offset };
  };
}

/** Columns of the file that stand before the text on one of its lines. */
function columnsBefore(origin: Origin, lineIndex: number): number {
  return lineIndex === 0 ? origin.start.column - 1 : (origin.indent ?? 0);
}

function findLastAtMost(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A diagnostic as compilers print it, with its line and carets below. In: `source` is the whole file, or with `origin` the text
 *  that stands there. Out: several lines, inert for a terminal, none longer than about 100 characters of source. */
export function renderCaret(source: string, diagnostic: Diagnostic, origin?: Origin): string {
  const placed = origin ?? { file: diagnostic.file, start: { line: 1, column: 1 } };
  const excerpt = diagnostic.range === null ? [] : renderExcerpt(source, placed, diagnostic.range);
  const advice = diagnostic.hint === null ? [] : [`  ${toInertLine(diagnostic.hint)}`];
  return [toInertLine(formatDiagnostic({ ...diagnostic, hint: null })), ...excerpt, ...advice].join("\n");
}

function renderExcerpt(
  source: string,
  origin: Origin,
  { start, end }: { readonly start: Position; readonly end: Position },
): readonly string[] {
  const lineIndex = start.line - origin.start.line;
  const line = source.split(LINE_BREAK)[lineIndex];
  if (line === undefined) return [];
  const before = columnsBefore(origin, lineIndex);
  const from = Math.min(Math.max(start.column - 1 - before, 0), line.length);
  const to = end.line === start.line ? end.column - 1 - before : line.length;
  const cut = Math.max(from - EXCERPT_LEAD_CHARS, 0);
  const shown = shorten(line.slice(cut), MAX_EXCERPT_CHARS);
  const lead = cut === 0 ? "" : "…";
  const carets = "^".repeat(Math.max(Math.min(to - cut, shown.length) - (from - cut), 1));
  const gutter = " ".repeat(String(start.line).length);
  return [
    ` ${gutter} |`,
    ` ${start.line} | ${lead}${toInertLine(shown)}`,
    ` ${gutter} | ${" ".repeat(from - cut + lead.length)}${carets}`,
  ];
}
