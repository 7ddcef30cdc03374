/** What all markers of ours begin with. The host shows nothing of them. */
export const OWN_MARKER = "<!-- passwhen:";

/** By which a comment is known to be about this revision of this commit: the last line of it. */
export function redoMarker(attempt: number, head: string): string {
  return `${OWN_MARKER}redo ${attempt} ${head} -->`;
}

/** Says that a gate sent a commit back: the first line of the comment that says so, or a line before the marker of a revision that was asked
 *  for because of it. In: the gate's name as it is, the full commit id. */
export function rejectionMarker(gate: string, sha: string): string {
  return `${OWN_MARKER}judge-rejected ${encodeName(gate)} ${sha} -->`;
}

/** The first line of the comment that hands a change to people: one for each gate of a pull request, whatever is pushed after it. */
export function unresolvedMarker(gate: string): string {
  return `${OWN_MARKER}judge-unresolved ${encodeName(gate)} -->`;
}

/** The last lines of a comment on a revision. In: names of the gates before people that sent the commit back. */
export function revisionMarkers(attempt: number, head: string, rejectedBy: readonly string[]): string {
  return [...rejectedBy.map((gate) => rejectionMarker(gate, head)), redoMarker(attempt, head)].join("\n");
}

const REJECTION_LINE = /^<!-- passwhen:judge-rejected (\S+) ([0-9a-f]{7,64}) -->$/;
const REDO_LINE = /^<!-- passwhen:redo \d{1,6} [0-9a-f]{40,64} -->$/;

/** The commits that a gate sent back. In: bodies of our own comments. Only lines before and after everything else count: between them a comment
 *  may quote what others wrote. */
export function rejectedShas(bodies: readonly string[], gate: string): ReadonlySet<string> {
  const name = encodeName(gate);
  const lines = bodies.flatMap((body) => {
    const all = body.trimEnd().split(/\r?\n/);
    // Those that begin with a marker end with what a judge said.
    const isOfRevision = !body.startsWith(OWN_MARKER) && REDO_LINE.test(all.at(-1) ?? "");
    return [...rejectionsAt(all), ...(isOfRevision ? rejectionsAt(all.toReversed().slice(1)) : [])];
  });
  return new Set(lines.flatMap(([, of, sha]) => (of === name && sha !== undefined ? [sha] : [])));
}

function rejectionsAt(lines: readonly string[]): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const line of lines) {
    const match = REJECTION_LINE.exec(line);
    if (match === null) break;
    found.push(match);
  }
  return found;
}

/** A name as one word that can neither end a comment of HTML nor mention anybody. */
function encodeName(name: string): string {
  // Half a character cannot be encoded at all.
  const whole = name.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
  return encodeURIComponent(whole).replaceAll("--", "-%2D") || "%";
}
