/** GitHub takes 65,536 characters a comment. */
const MAX_COMMENT_CHARS = 60_000;

/** What every marker begins with. */
export const REDO_MARKER = "<!-- passwhen:redo ";

/** The last thing in a comment: what stands before it may quote what others wrote. */
const MARKER = /(?:^|\n)<!-- passwhen:redo (\d{1,6}) ([0-9a-f]{40}|[0-9a-f]{64}) -->\s*$/;

/** What another agent is asked by a mention. */
export interface CommentSources {
  /** As the policy has it, such as `@cursor`: the only active mention. */
  readonly mention: string;
  readonly attempt: number;
  readonly head: string;
  /** Of `revisionInstruction` with delivery to the branch: what others wrote stands in fences there. */
  readonly instruction: string;
}

/** By which a comment is known to ask for this revision of this commit. */
export function redoMarker(attempt: number, head: string): string {
  return `${REDO_MARKER}${attempt} ${head} -->`;
}

/** The comment that asks. Out: markdown. A text that is too long says so and points to the review. */
export function redoComment({ mention, attempt, head, instruction }: CommentSources): string {
  const isShort = instruction.length <= MAX_COMMENT_CHARS;
  const text = isShort
    ? instruction
    : "The critique is too long for a comment: read the newest review of this pull request, revise what it names on the branch of this pull request, and push to that branch.";
  return `${mention}\n\n${text}\n\n${redoMarker(attempt, head)}`;
}

/** How many revisions were asked for, one for each commit but the current one: a re-run asks for the same revision again. In: bodies of our
 *  own comments. */
export function countAsked(bodies: readonly string[], head: string): number {
  const commits = new Set(bodies.flatMap((body) => MARKER.exec(body)?.[2] ?? []));
  commits.delete(head);
  return commits.size;
}
