import { rejectedShas, rejectionMarker, returnMarker, unresolvedMarker } from "./markers.ts";
import type { UnresolvedWhy } from "./placement.ts";

/** How many commits a gate sent back, those that a revision was made of because of it among them. In: bodies of our own comments, and the
 *  current commit, which is not counted: a re-run must not use up what a revision may. Throws: never. */
export function countRejections(bodies: readonly string[], gate: string, currentSha: string | null = null): number {
  const shas = rejectedShas(bodies, gate);
  return shas.size - (currentSha !== null && shas.has(currentSha) ? 1 : 0);
}

/** Whether a gate sent this very commit back. */
export function isRejected(bodies: readonly string[], gate: string, sha: string): boolean {
  return rejectedShas(bodies, gate).has(sha);
}

/** What the comments of a placement say. Markdown in them is final and of the caller's making; no part is an agent's own text unless it
 *  was made inert before. */
export interface PlacementComment {
  readonly gate: string;
  /** The gate's name as inline markdown. */
  readonly gateMarkdown: string;
  readonly headSha: string;
  readonly maxRedos: number;
  /** Whether the pull request is a draft once all actions are done. */
  readonly isDraft: boolean;
}

/** The marker of the comment on a rejection. In: which time it is with this commit. */
export function markerOfRejection(
  { gate, headSha, isDraft }: Pick<PlacementComment, "gate" | "headSha" | "isDraft">,
  time: number,
): string {
  return isDraft ? returnMarker(gate, headSha, time) : rejectionMarker(gate, headSha);
}

/** The comment on a rejection, for `commentOnce` with its marker. */
export function rejectionComment({
  gate,
  gateMarkdown,
  headSha,
  count,
  maxRedos,
  isDraft,
  time,
}: PlacementComment & { readonly count: number; readonly time: number }): string {
  const draft = isDraft ? " The pull request is a draft until then." : "";
  const again = time > 1 ? " It was marked ready again without a change, which counts as one more time." : "";
  return [
    markerOfRejection({ gate, headSha, isDraft }, time),
    `The judge of ${gateMarkdown} sent this change back before people are asked to review it (${count} of ${maxRedos}). ` +
      `Its critique is in the review and in the check run. Push a revision, and it is judged again.${again}${draft}`,
  ].join("\n");
}

/** What a change is handed to people with. */
export interface Unresolved extends PlacementComment {
  readonly why: UnresolvedWhy;
  /** Final markdown; null for none. */
  readonly critique: string | null;
  /** How the judge's own check stands where it keeps the change from merging all the same. */
  readonly stays: "failed" | "blocked" | null;
}

/** The comment on a change that goes to people although its judge is not content, for `commentOnce` with `unresolvedMarker`. It is never
 *  brought up to date, so it names its commit. */
export function unresolvedComment(unresolved: Unresolved): string {
  const { gate, gateMarkdown, headSha, why, maxRedos, isDraft, critique, stays } = unresolved;
  const draft = isDraft ? " The pull request is still a draft: mark it ready when people are to review it." : "";
  const commit = commitOf(headSha);
  const said = sentenceOf(why, `The judge of ${gateMarkdown}`, maxRedos);
  const decision =
    stays === null
      ? "The decision is with the people who review it."
      : `People are asked to look at it, but its check stays ${stays}: this judge also audits what is to be merged.`;
  const lead = `**Needs attention**${commit === null ? "" : ` (as of commit ${commit})`}. ${said} ${decision}${draft}`;
  const heading = `The critique that stands${commit === null ? "" : `, of commit ${commit}`}:`;
  const rest = critique === null ? [] : ["", heading, "", critique];
  return [unresolvedMarker(gate), lead, ...rest].join("\n");
}

function sentenceOf(why: UnresolvedWhy, judge: string, maxRedos: number): string {
  if (why === "judge-error") return `${judge} gave no usable judgement, so it checked nothing of this change.`;
  if (why === "let-go")
    return `${judge} says that this change does not meet its criteria, no further revision is made, and the policy lets the last one go (\`on-exhausted: neutral\`).`;
  if (maxRedos < 1)
    return `${judge} says that this change does not meet its criteria, and the policy asks for no revision first.`;
  const times = maxRedos === 1 ? "once" : `${maxRedos} times`;
  return `${judge} sent this change back ${times}, and this commit does not meet its criteria.`;
}

/** The start of a commit id as code; null for what is none. */
function commitOf(sha: string): string | null {
  return /^[0-9a-f]{7,64}$/.test(sha) ? `\`${sha.slice(0, 7)}\`` : null;
}
