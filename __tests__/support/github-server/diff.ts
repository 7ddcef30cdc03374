/** The diff of a pull request, as the rules for review anchors need it. Written anew here, not taken from the product:
 *  a server that shared the product's reading of a diff could not find its faults. */

type FileStatus = "added" | "removed" | "modified" | "renamed" | "changed";

/** A line of the diff. Deleted lines have an `oldLine`, added lines a `newLine`, context lines both; all 1-based. */
export interface DiffLine {
  readonly kind: "add" | "delete" | "context";
  readonly oldLine: number | null;
  readonly newLine: number | null;
  /** 0-based number of the hunk: both ends of a comment must lie in the same one. */
  readonly hunk: number;
  /** Lines below the first hunk header; later hunk headers count as well. */
  readonly position: number;
}

export interface DiffFile {
  readonly path: string;
  readonly previousPath: string | null;
  readonly status: FileStatus;
  /** Object name of the file at head, or at base if it was removed. */
  readonly blobSha: string;
  readonly additions: number;
  readonly deletions: number;
  /** Hunks only, without file header; null where git shows none (binary, mode change, pure rename). */
  readonly patch: string | null;
  readonly lines: readonly DiffLine[];
}

interface RawEntry {
  readonly letter: string;
  readonly path: string;
  readonly previousPath: string | null;
  readonly blobSha: string;
}

const statusOf: Readonly<Record<string, FileStatus>> = { A: "added", D: "removed", R: "renamed", T: "changed" };

/** Read `git diff-tree --raw --patch -z --full-index`. Out: the files in git's order. */
export function parseDiff(output: string): readonly DiffFile[] {
  const border = output.indexOf("\0\0");
  if (border === -1) return [];
  const sections = splitSections(output.slice(border + 2));
  let next = 0;
  return parseRaw(output.slice(0, border)).map((entry) => {
    // A change of type, say from link to file, is shown as one removal and one addition.
    const count = entry.letter === "T" ? 2 : 1;
    const hunks = sections.slice(next, next + count).flatMap((section) => section.hunks);
    next += count;
    return toFile(entry, hunks);
  });
}

function parseRaw(text: string): readonly RawEntry[] {
  const fields = text.split("\0");
  const entries: RawEntry[] = [];
  for (let index = 0; index < fields.length;) {
    const [, , oldSha = "", newSha = "", status = ""] = (fields[index] ?? "").split(" ");
    const letter = status.slice(0, 1);
    const isRename = letter === "R" || letter === "C";
    const first = fields[index + 1] ?? "";
    entries.push({
      letter,
      path: isRename ? (fields[index + 2] ?? "") : first,
      previousPath: isRename ? first : null,
      blobSha: letter === "D" ? oldSha : newSha,
    });
    index += isRename ? 3 : 2;
  }
  return entries;
}

function splitSections(text: string): readonly { readonly hunks: readonly string[] }[] {
  const sections: { hunks: string[] }[] = [];
  let isInHunk = false;
  for (const line of text.split("\n")) {
    // Every line of a hunk begins with a space, plus, minus or backslash, so this is never one of them.
    if (line.startsWith("diff --git ")) {
      sections.push({ hunks: [] });
      isInHunk = false;
    }
    isInHunk = isInHunk || line.startsWith("@@ ");
    if (isInHunk && line !== "") sections.at(-1)?.hunks.push(line);
  }
  return sections;
}

function toFile(entry: RawEntry, hunkLines: readonly string[]): DiffFile {
  const lines = numberLines(hunkLines);
  return {
    path: entry.path,
    previousPath: entry.previousPath,
    status: statusOf[entry.letter] ?? "modified",
    blobSha: entry.blobSha,
    additions: lines.filter((line) => line.kind === "add").length,
    deletions: lines.filter((line) => line.kind === "delete").length,
    patch: hunkLines.length > 0 ? hunkLines.join("\n") : null,
    lines,
  };
}

function numberLines(hunkLines: readonly string[]): readonly DiffLine[] {
  const lines: DiffLine[] = [];
  let [oldLine, newLine, hunk] = [0, 0, -1];
  for (const [position, text] of hunkLines.entries()) {
    const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/u.exec(text);
    if (header !== null) {
      [oldLine, newLine, hunk] = [Number(header[1]), Number(header[2]), hunk + 1];
    } else if (text.startsWith("+")) {
      lines.push({ kind: "add", oldLine: null, newLine, hunk, position });
      newLine += 1;
    } else if (text.startsWith("-")) {
      lines.push({ kind: "delete", oldLine, newLine: null, hunk, position });
      oldLine += 1;
    } else if (text.startsWith(" ")) {
      lines.push({ kind: "context", oldLine, newLine, hunk, position });
      oldLine += 1;
      newLine += 1;
    }
  }
  return lines;
}

/** The hunk's text from its header down to a line: what GitHub keeps beside a comment. */
export function readHunkUpTo(file: DiffFile, position: number): string {
  const hunkLines = file.patch?.split("\n") ?? [];
  const upTo = hunkLines.slice(0, position + 1);
  const start = upTo.findLastIndex((line) => line.startsWith("@@ "));
  return upTo.slice(Math.max(start, 0)).join("\n");
}
