import { OWN_MARKER, revisedShas, revisionMarkers } from "./markers.ts";

/** GitHub takes 65,536 characters a comment. */
const MAX_COMMENT_CHARS = 60_000;

/** What every marker of a revision begins with. */
export const REDO_MARKER = `${OWN_MARKER}redo `;

/** What another agent is asked by a mention. */
export interface CommentSources {
  /** As the policy has it, such as `@cursor`: the only active mention. */
  readonly mention: string;
  readonly attempt: number;
  readonly head: string;
  /** Names of the gates before people that sent the commit back. */
  readonly rejectedBy: readonly string[];
  /** Of `revisionInstruction` with delivery to the branch: what others wrote stands in fences there. */
  readonly instruction: string;
}

/** The comment that asks. Out: markdown. A text that is too long says so and points to the review. */
export function redoComment({ mention, attempt, head, rejectedBy, instruction }: CommentSources): string {
  const isShort = instruction.length <= MAX_COMMENT_CHARS;
  const text = isShort
    ? instruction
    : "The critique is too long for a comment: read the newest review of this pull request, revise what it names on the branch of this pull request, and push to that branch.";
  return `${revisionMarkers(attempt, head, rejectedBy)}\n${mention}\n\n${text}`;
}

/** The comment that keeps count of a revision that is on the branch. In: full names of its commit and of the one that was revised. */
export function pushedComment(sources: {
  readonly attempt: number;
  readonly max: number;
  readonly commit: string;
  readonly head: string;
  readonly rejectedBy: readonly string[];
}): string {
  const { attempt, max, commit, head, rejectedBy } = sources;
  const told = `Revision ${attempt} of ${max} was pushed as ${shorten(commit)}, after the critique of ${shorten(head)}.`;
  return `${revisionMarkers(attempt, head, rejectedBy)}\n${told}`;
}

/** A commit as code. */
export function shorten(commit: string): string {
  return `\`${commit.slice(0, 7)}\``;
}

/** How many revisions were asked for, one for each commit but the current one: a re-run asks for the same revision again. In: bodies of our
 *  own comments. */
export function countAsked(bodies: readonly string[], head: string): number {
  const commits = revisedShas(bodies);
  return commits.size - (commits.has(head) ? 1 : 0);
}
