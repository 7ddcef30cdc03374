import type { ChangedFile, Diff, DiffHunk, DiffLine } from "../../../ports/git.ts";
import { fitLines, inertLine, lengthInFence } from "./fence.ts";

/** Part of the room for the change that its list of files may take. */
const LIST_SHARE = 0.2;
const NUMBER_WIDTH = 5;
const LONGEST_MARK = "NOT SHOWN: too large for what is left";
const NOT_TEXT_MARK = "NOT SHOWN: its content is not text";
const SUBMODULE_MARK = "submodule: only its commit is shown";
/** Names of what is looked at or listened to. Any other file that is not text may be code: one NUL, or UTF-16, hides a source file. */
const MEDIA = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|mp3|mp4|webm|ogg|wav|mov)$/i;

/** The change as a judge sees it. */
export interface ShownChange {
  readonly list: readonly string[];
  readonly diff: readonly string[];
  /** Why it is not the whole change, for people; empty when it is. */
  readonly gaps: readonly string[];
}

/** All changed files by name, and as many of them whole as fit, in the given order. In: most characters inside both fences together. */
export function showChange({ files, isTruncated }: Diff, order: readonly ChangedFile[], maxChars: number): ShownChange {
  const listRoom = Math.floor(maxChars * LIST_SHARE);
  const widest = fitLines(
    order.map((file) => listed(file, LONGEST_MARK)),
    listRoom,
  );
  let left = maxChars - lengthInFence(widest.lines);
  const diff: string[] = [];
  const marks = new Map<ChangedFile, string>();
  for (const file of order) {
    const lines = hasLines(file) && isSmall(file, left) ? renderFile(file) : null;
    const size = lines === null ? 0 : lengthInFence(lines);
    marks.set(file, markOf(file, lines !== null && size <= left, isTruncated));
    if (lines === null || size > left) continue;
    diff.push(...lines);
    left -= size;
  }
  const list = fitLines(
    order.map((file) => listed(file, marks.get(file) ?? "")),
    lengthInFence(widest.lines),
  );
  return { list: list.lines, diff, gaps: gapsOf({ files, isTruncated }, [...marks.values()], list.left) };
}

function gapsOf({ files, isTruncated }: Diff, marks: readonly string[], unlisted: number): readonly string[] {
  const opaque = marks.filter((mark) => mark === NOT_TEXT_MARK).length;
  const submodules = marks.filter((mark) => mark === SUBMODULE_MARK).length;
  const hidden = marks.filter((mark) => mark.startsWith("NOT SHOWN")).length - opaque;
  const cut = files.filter(({ hunks }) => hunks.some(({ lines }) => lines.some(({ isCut }) => isCut === true)));
  return [
    ...(isTruncated ? ["the change is too large to be compared"] : []),
    ...(hidden > 0 ? [`${hidden} of ${files.length} files do not fit into \`max-input\``] : []),
    ...(opaque > 0 ? [describeOpaque(opaque)] : []),
    ...(submodules > 0 ? [describeSubmodules(submodules)] : []),
    ...(unlisted > 0 ? [`${unlisted} of ${files.length} files are not even listed`] : []),
    ...(cut.length > 0 ? [`${cut.length} of ${files.length} files have lines that are cut`] : []),
  ];
}

function describeOpaque(files: number): string {
  return files === 1
    ? "1 file is not text, so its content was not shown"
    : `${files} files are not text, so their content was not shown`;
}

function describeSubmodules(files: number): string {
  return files === 1
    ? "1 file is a submodule, of which only the commit was shown"
    : `${files} files are submodules, of which only the commits were shown`;
}

function isMedia({ path, previousPath }: ChangedFile): boolean {
  return MEDIA.test(path) && (previousPath === null || MEDIA.test(previousPath));
}

function hasLines({ isBinary, hunks }: ChangedFile): boolean {
  return !isBinary && hunks.length > 0;
}

function markOf(file: ChangedFile, isShown: boolean, isTruncated: boolean): string {
  if (isShown) return file.isSubmodule ? SUBMODULE_MARK : "shown below";
  if (file.isBinary) return isMedia(file) ? "binary: its content is not text" : NOT_TEXT_MARK;
  if (hasLines(file)) return LONGEST_MARK;
  return isTruncated ? "NOT SHOWN: the change is too large" : "no lines changed";
}

function listed({ path, previousPath, status }: ChangedFile, mark: string): string {
  const was = previousPath === null || previousPath === path ? "" : ` (was ${quote(previousPath)})`;
  return `${status} ${quote(path)}${was}: ${mark}`;
}

function quote(path: string): string {
  return inertLine(JSON.stringify(path));
}

/** Without a look at every character: whether it can fit at all. */
function isSmall({ hunks }: ChangedFile, left: number): boolean {
  let chars = 0;
  for (const { lines } of hunks) {
    for (const { text } of lines) chars += text.length;
    if (chars > left) return false;
  }
  return true;
}

/** Numbers stand before each line, so that no line can look like the head of a file or of a hunk. */
function renderFile(file: ChangedFile): readonly string[] {
  return [`=== ${file.status} ${quote(file.path)}`, ...file.hunks.flatMap(renderHunk)];
}

function renderHunk({ oldStart, oldLines, newStart, newLines, lines }: DiffHunk): readonly string[] {
  return [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines.map(renderLine)];
}

const SIGNS = { add: "+", delete: "-", context: " " } as const satisfies Record<DiffLine["kind"], string>;

function renderLine({ kind, oldLine, newLine, text }: DiffLine): string {
  return `${pad(oldLine)} ${pad(newLine)} ${SIGNS[kind]} ${inertLine(text)}`;
}

function pad(line: number | null): string {
  return (line === null ? "" : String(line)).padStart(NUMBER_WIDTH);
}
