import parseDiff from "parse-diff";
import { assert } from "../../lib/assert.ts";
import type { DiffHunk, DiffLine } from "../../ports/git.ts";

/** What one file's section of a patch says. */
export interface PatchSection {
  readonly isBinary: boolean;
  readonly hunks: readonly DiffHunk[];
}

const SECTION_START = "diff --git ";

/** Splits a patch where a file's section starts. A line of content cannot look like a start: it carries a marker.
 *  Out: the sections' bytes, in order. */
export function splitPatch(patch: Buffer): readonly Buffer[] {
  const sections: Buffer[] = [];
  let start = patch.indexOf(SECTION_START) === 0 ? 0 : -1;
  while (start !== -1) {
    const next = patch.indexOf(`\n${SECTION_START}`, start);
    sections.push(patch.subarray(start, next === -1 ? patch.length : next + 1));
    start = next === -1 ? -1 : next + 1;
  }
  return sections;
}

/** Reads one section. In: its bytes; longest line kept, in characters (a longer one ends with a note). */
export function parseSection(section: Buffer, maxLineChars: number): PatchSection {
  const hunksStart = section.indexOf("\n@@ ");
  const header = section.toString("utf8", 0, hunksStart === -1 ? section.length : hunksStart);
  if (hunksStart === -1) return { isBinary: /^Binary files /m.test(header), hunks: [] };
  // The header's names are quoted and of any length; the list of changed files has them already.
  const text = `diff --git a/f b/f\n--- a/f\n+++ b/f${section.toString("utf8", hunksStart)}`;
  const [file] = parseDiff(text.replace(/\n$/, ""));
  assert(file !== undefined, "a patch section holds one file");
  return { isBinary: false, hunks: file.chunks.map((chunk) => toHunk(chunk, maxLineChars)) };
}

function toHunk(chunk: parseDiff.Chunk, maxLineChars: number): DiffHunk {
  const { oldStart, oldLines, newStart, newLines } = chunk;
  // "\ No newline at end of file" is git's remark, not a line; real lines begin with their marker.
  const changes = chunk.changes.filter((change) => !change.content.startsWith("\\"));
  return { oldStart, oldLines, newStart, newLines, lines: changes.map((change) => toLine(change, maxLineChars)) };
}

function toLine(change: parseDiff.Change, maxLineChars: number): DiffLine {
  const text = cutLine(change.content.slice(1), maxLineChars);
  if (change.type === "add") return { kind: "add", oldLine: null, newLine: change.ln, ...text };
  if (change.type === "del") return { kind: "delete", oldLine: change.ln, newLine: null, ...text };
  return { kind: "context", oldLine: change.ln1, newLine: change.ln2, ...text };
}

function cutLine(text: string, maxChars: number): Pick<DiffLine, "text" | "isCut"> {
  if (text.length <= maxChars) return { text };
  return { text: `${text.slice(0, maxChars)} … (${text.length - maxChars} more characters)`, isCut: true };
}
