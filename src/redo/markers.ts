/** What all markers of ours begin with. The host shows nothing of them. They count at the very beginning of a comment only: further down
 *  others may have written, and a comment of another program of the same account may end with whatever a change prints. */
export const OWN_MARKER = "<!-- passwhen:";

/** By which a comment is known to be about this revision of this commit. */
export function redoMarker(attempt: number, head: string): string {
  return `${OWN_MARKER}redo ${attempt} ${head} -->`;
}

/** Says that a gate sent a commit back. In: the gate's name as it is, the full commit id. */
export function rejectionMarker(gate: string, sha: string): string {
  return `${OWN_MARKER}judge-rejected ${encodeName(gate)} ${sha} -->`;
}

/** Says that besides the pull request was a draft then, and which time it was with this commit. */
export function returnMarker(gate: string, sha: string, time: number): string {
  return `${OWN_MARKER}judge-returned ${encodeName(gate)} ${sha} ${time} -->`;
}

/** In the comment that hands a change to people: one for each gate of a pull request, whatever is pushed after it. */
export function unresolvedMarker(gate: string): string {
  return `${OWN_MARKER}judge-unresolved ${encodeName(gate)} -->`;
}

/** Those of a comment on a revision. In: names of the gates before people that sent the commit back. */
export function revisionMarkers(attempt: number, head: string, rejectedBy: readonly string[]): string {
  return [redoMarker(attempt, head), ...rejectedBy.map((gate) => rejectionMarker(gate, head))].join("\n");
}

const MARKER = /^<!-- passwhen:(redo|judge-rejected|judge-returned) (\S+) ([0-9a-f]{7,64})(?: \d{1,6})? -->$/;

/** The commits that a gate sent back. In: bodies of our own comments. */
export function rejectedShas(bodies: readonly string[], gate: string): ReadonlySet<string> {
  const name = encodeName(gate);
  return new Set(markersIn(bodies).flatMap((one) => (one.kind !== "redo" && one.of === name ? [one.sha] : [])));
}

/** How often a commit that a gate sent back stood there as a draft. */
export function countReturns(bodies: readonly string[], gate: string, sha: string): number {
  const name = encodeName(gate);
  const own = markersIn(bodies).filter((one) => one.kind === "judge-returned" && one.of === name && one.sha === sha);
  return new Set(own.map(({ line }) => line)).size;
}

/** The commits that revisions were asked for. */
export function revisedShas(bodies: readonly string[]): ReadonlySet<string> {
  return new Set(markersIn(bodies).flatMap(({ kind, sha }) => (kind === "redo" ? [sha] : [])));
}

interface Marker {
  readonly kind: string;
  /** A gate's name in code, or the number of a revision. */
  readonly of: string;
  readonly sha: string;
  readonly line: string;
}

function markersIn(bodies: readonly string[]): readonly Marker[] {
  return bodies.flatMap((body) => {
    const found: Marker[] = [];
    for (const line of body.split(/\r?\n/)) {
      const [, kind, of, sha] = MARKER.exec(line) ?? [];
      if (kind === undefined || of === undefined || sha === undefined) break;
      found.push({ kind, of, sha, line });
    }
    return found;
  });
}

/** A name as one word that can neither end a comment of HTML nor mention anybody. */
function encodeName(name: string): string {
  // Half a character cannot be encoded at all.
  const whole = name.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
  return encodeURIComponent(whole).replaceAll("--", "-%2D") || "%";
}
