/** What the author must change: criterion, observed behaviour, place. All texts are untrusted plain text. */
export interface Critique {
  /** Repository path, or null when it speaks of the change as a whole. */
  readonly path: string | null;
  /** 1-based line at head, inclusive; null when only the file is named. */
  readonly startLine: number | null;
  readonly endLine: number | null;
  readonly severity: "high" | "med" | "low";
  /** The acceptance criterion it belongs to, where that is known. */
  readonly criterion: string | null;
  /** What is wrong and what was observed. */
  readonly text: string;
}
