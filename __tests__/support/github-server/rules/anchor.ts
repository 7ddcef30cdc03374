import type { DiffFile, DiffLine } from "../diff.ts";
import { findLine } from "../place.ts";
import type { Side } from "../state.ts";

/** Where a client wants a comment. Either `line` with its side, or the old `position`. */
export interface WantedPlace {
  readonly path: string;
  readonly position?: number;
  readonly line?: number;
  readonly side?: string;
  readonly start_line?: number;
  readonly start_side?: string;
}

/** Where it stands in the diff. */
export interface Anchor {
  readonly line: number;
  readonly side: Side;
  readonly startLine: number | null;
  readonly startSide: Side | null;
  readonly position: number;
  readonly file: DiffFile;
}

export type Placed = { readonly anchor: Anchor } | { readonly faults: readonly string[] };

const thread = "Pull request review thread";

/** Find a place in the diff. A comment on the right stands on an added or a context line, one on the left on a deleted
 *  line; several lines must follow one another within one hunk. Out: the anchor, or GitHub's sentences. Throws: never. */
export function placeAnchor(files: readonly DiffFile[], wanted: WantedPlace): Placed {
  const file = files.find((candidate) => candidate.path === wanted.path);
  if (file === undefined) return { faults: ["Path could not be resolved"] };
  if (wanted.position !== undefined && wanted.line === undefined) return placeByPosition(file, wanted.position);
  if (wanted.line === undefined) return { faults: ["Line could not be resolved"] };
  const side = toSide(wanted.side ?? "RIGHT");
  const startSide = toSide(wanted.start_side === "side" ? side : (wanted.start_side ?? side));
  if (side === null || startSide === null) return { faults: [`${thread} side is invalid`] };
  const last = findLine(file, side, wanted.line);
  const lineFaults = last === undefined ? lineNotInDiff : [];
  if (wanted.start_line === undefined) return toPlaced(file, lineFaults, last, { line: wanted.line, side });
  const first = findLine(file, startSide, wanted.start_line);
  const faults = [...lineFaults, ...findRangeFaults(first, last, wanted.start_line, wanted.line, side === startSide)];
  return toPlaced(file, faults, last, { line: wanted.line, side, startLine: wanted.start_line, startSide });
}

const lineNotInDiff = [`${thread} line must be part of the diff`, `${thread} diff hunk can't be blank`];

function findRangeFaults(
  first: DiffLine | undefined,
  last: DiffLine | undefined,
  startLine: number,
  line: number,
  isOneSide: boolean,
): readonly string[] {
  // Across the sides, line numbers do not compare; the order in the diff does.
  const isOrdered = first && last ? first.position < last.position : !isOneSide || startLine < line;
  return [
    ...(isOrdered ? [] : [`${thread} start line must precede the end line.`]),
    ...(first === undefined ? [`${thread} start line must be part of the diff`] : []),
    ...(first !== undefined && last !== undefined && first.hunk !== last.hunk
      ? [`${thread} start line must be part of the same hunk as the line.`]
      : []),
  ];
}

function toPlaced(
  file: DiffFile,
  faults: readonly string[],
  last: DiffLine | undefined,
  place: { readonly line: number; readonly side: Side; readonly startLine?: number; readonly startSide?: Side },
): Placed {
  if (faults.length > 0 || last === undefined) return { faults };
  const { line, side, startLine = null, startSide = null } = place;
  return { anchor: { file, line, side, startLine, startSide, position: last.position } };
}

function placeByPosition(file: DiffFile, position: number): Placed {
  const found = file.lines.find((candidate) => candidate.position === position);
  const side = found?.kind === "delete" ? "LEFT" : "RIGHT";
  const line = side === "LEFT" ? found?.oldLine : found?.newLine;
  if (found === undefined || line === undefined || line === null) return { faults: ["Position could not be resolved"] };
  return toPlaced(file, [], found, { line, side });
}

function toSide(text: string | null): Side | null {
  return text === "LEFT" || text === "RIGHT" ? text : null;
}
