import type { Critique } from "../evidence/critique.ts";
import type { ChangedFile, Diff, DiffHunk } from "../ports/git.ts";
import type { PlacedCritique, Placement } from "./report.ts";

/** More than this many threads in one review bury the first ones. */
const MAX_INLINE = 30;

const SEVERITIES = ["high", "med", "low"] as const;

export interface GateCritique {
  readonly gate: string;
  readonly critique: Critique;
}

interface Lines {
  readonly start: number;
  readonly end: number;
}

/** Where a critique goes. Inline only on the new side of one hunk; a range that only partly lies in the diff is anchored at
 *  the part in the hunk that has most of it, never in another file. Out: for the body, `why` is one clause of plain text that
 *  may hold untrusted words. Throws: never. Source: GitHub refuses a whole review for one line outside the diff. */
export function placeCritique(critique: Critique, diff: Diff): Placement {
  if (critique.path === null) return { kind: "body", why: "it names no file" };
  const path = critique.path.replace(/^(?:\.\/)+/, "");
  const file = diff.files.find((one) => one.path === path);
  if (file === undefined) return { kind: "body", why: whyNoFile(path, diff) };
  const lines = linesOf(critique);
  if (lines === null) return { kind: "body", why: "it names no line" };
  const anchor = largestPart(lines, file);
  if (anchor === null) return { kind: "body", why: whyNoLine(lines, file, diff) };
  const startLine = anchor.start === anchor.end ? null : anchor.start;
  return { kind: "inline", path: file.path, side: "RIGHT", startLine, line: anchor.end };
}

/** Places all critiques of a run. Out: by severity, then path, then line; doubles are merged; at most `maxInline` go inline,
 *  the rest into the body. Nothing is dropped. */
export function placeCritiques(
  critiques: readonly GateCritique[],
  diff: Diff,
  maxInline: number = MAX_INLINE,
): readonly PlacedCritique[] {
  let inline = 0;
  return withoutDoubles(critiques)
    .toSorted(byWeight)
    .map(({ gate, critique }) => {
      const placement = placeCritique(critique, diff);
      if (placement.kind === "inline") inline += 1;
      const isOver = placement.kind === "inline" && inline > maxInline;
      const why = `only ${maxInline} critiques go on the lines themselves`;
      return { gate, critique, placement: isOver ? { kind: "body", why } : placement };
    });
}

function whyNoFile(path: string, diff: Diff): string {
  const renamed = diff.files.find((one) => one.previousPath === path);
  if (renamed !== undefined) return `the file is now ${renamed.path}`;
  return diff.isTruncated ? "the change is too large to compare" : "the file is not part of this change";
}

function whyNoLine(lines: Lines, file: ChangedFile, diff: Diff): string {
  if (file.status === "deleted") return "the file is deleted by this change";
  if (file.isBinary) return "the file is binary";
  if (file.hunks.length === 0 && diff.isTruncated) return "the change is too large to compare";
  if (lines.start === lines.end) return `line ${lines.start} is not part of this change`;
  return `lines ${lines.start}-${lines.end} are not part of this change`;
}

function linesOf({ startLine, endLine }: Critique): Lines | null {
  const one = startLine ?? endLine;
  const other = endLine ?? startLine;
  return one === null || other === null ? null : { start: Math.min(one, other), end: Math.max(one, other) };
}

function largestPart(lines: Lines, file: ChangedFile): Lines | null {
  let best: Lines | null = null;
  for (const hunk of file.hunks) {
    const part = partIn(lines, hunk);
    if (part !== null && (best === null || part.end - part.start > best.end - best.start)) best = part;
  }
  return best;
}

/** The lines of a hunk's new side follow one another without a gap, so first and last say all. */
function partIn(lines: Lines, hunk: DiffHunk): Lines | null {
  const shown = hunk.lines.flatMap(({ newLine }) => (newLine === null ? [] : [newLine]));
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined) return null;
  const part = { start: Math.max(lines.start, first), end: Math.min(lines.end, last) };
  return part.start <= part.end ? part : null;
}

function withoutDoubles(critiques: readonly GateCritique[]): readonly GateCritique[] {
  const seen = new Map<string, GateCritique>();
  for (const one of critiques) {
    const { path, startLine, endLine, text } = one.critique;
    const key = JSON.stringify([one.gate, path, startLine, endLine, text.replaceAll(/\s+/g, " ").trim()]);
    const known = seen.get(key);
    if (known === undefined || weightOf(one) < weightOf(known)) seen.set(key, one);
  }
  return [...seen.values()];
}

function byWeight(one: GateCritique, other: GateCritique): number {
  return (
    weightOf(one) - weightOf(other) ||
    compare(one.critique.path ?? "", other.critique.path ?? "") ||
    (one.critique.startLine ?? 0) - (other.critique.startLine ?? 0)
  );
}

function weightOf({ critique }: GateCritique): number {
  return SEVERITIES.indexOf(critique.severity);
}

/** By code unit: the order must not depend on the machine's language. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
