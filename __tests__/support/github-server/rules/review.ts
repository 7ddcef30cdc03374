import { Refusal, refuseReview } from "../answer.ts";
import type { Repository, Review, ReviewState, ServerState, Token } from "../state.ts";
import { readHunkUpTo } from "../diff.ts";
import type { DiffFile } from "../diff.ts";
import { placeAnchor } from "./anchor.ts";
import type { Anchor, WantedPlace } from "./anchor.ts";

export type ReviewEvent = "APPROVE" | "REQUEST_CHANGES" | "COMMENT";

export interface ReviewItem extends WantedPlace {
  readonly body: string;
}

export const stateOfEvent = {
  APPROVE: "APPROVED",
  REQUEST_CHANGES: "CHANGES_REQUESTED",
  COMMENT: "COMMENTED",
} as const satisfies Record<ReviewEvent, ReviewState>;

const maxBodyChars = 65_536;

/** The fault of a comment or review text that is too long, or none. */
export function findBodyFaults(body: string): readonly string[] {
  return Array.from(body).length > maxBodyChars ? [`Body is too long (maximum is ${maxBodyChars} characters)`] : [];
}

/** Who may give which verdict, and with what text. Throws: `Refusal` 422. */
export function checkReviewEvent(
  token: Token,
  repository: Repository,
  author: string,
  event: ReviewEvent,
  body: string,
): void {
  const faults = findBodyFaults(body);
  if (faults.length > 0) throw refuseReview(faults);
  if (event !== "APPROVE" && body.trim() === "") throw refuseReview([`Body can't be blank for ${event}`]);
  if (event === "COMMENT") return;
  const verb = event === "APPROVE" ? "approve" : "request changes on";
  if (token.login === author) throw refuseReview([`Can not ${verb} your own pull request`]);
  if (event === "APPROVE" && token.app?.slug === "github-actions" && !repository.canActionsApprove)
    throw refuseReview(["GitHub Actions is not permitted to approve pull requests."]);
}

/** The draft of a user on a pull request. Others cannot see it, and it stands in the way of that user's next review. */
function findPending(
  state: ServerState,
  pull: { readonly repository: string; readonly number: number },
  login: string,
): Review | null {
  const isPending = (review: Review): boolean =>
    review.repository === pull.repository &&
    review.number === pull.number &&
    review.login === login &&
    review.state === "PENDING";
  return state.reviews.find(isPending) ?? null;
}

/** Throws: `Refusal` 422 if the user has a draft on the pull request. */
export function refusePending(
  state: ServerState,
  pull: { readonly repository: string; readonly number: number },
  login: string,
): void {
  if (findPending(state, pull, login) !== null)
    throw refuseReview(["User can only have one pending review per pull request"]);
}

export interface PlacedItem {
  readonly body: string;
  readonly anchor: Anchor;
  readonly diffHunk: string;
}

/** Place every comment of a review. All or nothing: one bad anchor refuses the review, and like GitHub the answer does
 *  not say which. Throws: `Refusal` 422. */
export function placeItems(files: readonly DiffFile[], items: readonly ReviewItem[]): readonly PlacedItem[] {
  return items.map((item) => {
    const bodyFaults = item.body.trim() === "" ? ["Body can't be blank"] : findBodyFaults(item.body);
    if (bodyFaults.length > 0) throw refuseReview(bodyFaults);
    const placed = placeAnchor(files, item);
    if ("faults" in placed) throw refuseReview([placed.faults.join(" and ")]);
    return {
      body: item.body,
      anchor: placed.anchor,
      diffHunk: readHunkUpTo(placed.anchor.file, placed.anchor.position),
    };
  });
}

/** Throws: `Refusal` 422 unless the review is still a draft. */
export function requirePending(review: Review, deed: string): void {
  if (review.state !== "PENDING")
    throw new Refusal(422, "Unprocessable Entity", [`Can not ${deed} a non-pending pull request review`]);
}
