import { formatTime, notFound, paginate, refuseReview } from "../answer.ts";
import type { Answer } from "../answer.ts";
import { isPullCommit, readPullDiff, readPullEnds, requirePull } from "../context.ts";
import type { Call, PullEnds } from "../context.ts";
import {
  checkReviewEvent,
  findBodyFaults,
  placeItems,
  refusePending,
  requirePending,
  stateOfEvent,
} from "../rules/review.ts";
import type { PlacedItem, ReviewEvent, ReviewItem } from "../rules/review.ts";
import type { PullRequest, Review } from "../state.ts";
import { viewReview } from "../views/review.ts";
import { defineRead, defineWrite } from "./route.ts";

const reads = { permissions: ["pull_requests"], level: "read" } as const;
const writes = { permissions: ["pull_requests"], level: "write" } as const;

interface CreateBody {
  readonly commit_id?: string;
  readonly body?: string;
  readonly event?: ReviewEvent;
  readonly comments?: readonly ReviewItem[];
}

interface SubmitBody {
  readonly body?: string;
  readonly event: ReviewEvent;
}

export const reviewRoutes = [
  defineWrite<CreateBody>("pulls/create-review", writes, createReview),
  defineRead("pulls/list-reviews", reads, listReviews),
  defineRead("pulls/get-review", reads, (call) => answer(call, requireReview(call))),
  defineWrite<SubmitBody>("pulls/submit-review", writes, submitReview),
  defineWrite<{ readonly body: string }>("pulls/update-review", writes, updateReview),
  defineWrite<{ readonly message: string }>("pulls/dismiss-review", writes, dismissReview),
  defineRead("pulls/delete-pending-review", writes, deletePendingReview),
] as const;

async function createReview(call: Call, body: CreateBody): Promise<Answer> {
  const { context, repository, token } = call;
  const pull = requirePull(call);
  const text = body.body ?? "";
  refusePending(context.state, pull, token.login);
  if (body.event !== undefined) checkReviewEvent(token, repository, pull.author, body.event, text);
  else if (findBodyFaults(text).length > 0) throw refuseReview(findBodyFaults(text));
  const ends = await readPullEnds(context.state, pull);
  const commitId = body.commit_id ?? ends.head;
  if (!(await isPullCommit(repository, ends, commitId)))
    throw refuseReview(["commit_id is not part of the pull request"]);
  const files = await readPullDiff(context, repository, ends.mergeBase, commitId);
  const items = placeItems(files, body.comments ?? []);
  const review = addReview(call, pull, commitId, text, body.event);
  if (body.event !== undefined) answerRequest(call, pull);
  for (const item of items) addComment(call, review, item);
  return answer(call, review, ends);
}

function addReview(call: Call, pull: PullRequest, commitId: string, body: string, event?: ReviewEvent): Review {
  const { state, now } = call.context;
  const id = state.nextId();
  const review: Review = {
    id,
    nodeId: `PRR_${id}`,
    repository: pull.repository,
    number: pull.number,
    login: call.token.login,
    commitId,
    state: event === undefined ? "PENDING" : stateOfEvent[event],
    body,
    submittedAt: event === undefined ? null : formatTime(now()),
    minimizedReason: null,
  };
  state.reviews.push(review);
  return review;
}

/** Whoever reviewed is no longer asked to. */
function answerRequest({ token }: Call, pull: PullRequest): void {
  pull.requestedUsers = pull.requestedUsers.filter((login) => login !== token.login);
}

function addComment(call: Call, review: Review, { anchor, body, diffHunk }: PlacedItem): void {
  const { state, now } = call.context;
  const id = state.nextId();
  state.reviewComments.push({
    id,
    nodeId: `PRRC_${id}`,
    repository: review.repository,
    number: review.number,
    reviewId: review.id,
    login: review.login,
    path: anchor.file.path,
    commitId: review.commitId,
    subject: "line",
    line: anchor.line,
    side: anchor.side,
    startLine: anchor.startLine,
    startSide: anchor.startSide,
    position: anchor.position,
    diffHunk,
    inReplyTo: null,
    createdAt: formatTime(now()),
    body,
    minimizedReason: null,
  });
}

async function listReviews(call: Call): Promise<Answer> {
  const pull = requirePull(call);
  const visible = call.context.state.reviews.filter(
    (review) => review.repository === pull.repository && review.number === pull.number && canSeeReview(call, review),
  );
  const page = paginate(visible, call.query, call.url);
  const ends = await readPullEnds(call.context.state, pull);
  const views: unknown[] = [];
  for (const review of page.items) views.push(await view(call, review, ends));
  return { status: 200, body: views, headers: page.headers };
}

function submitReview(call: Call, body: SubmitBody): Promise<Answer> {
  const review = requireReview(call);
  requirePending(review, "submit");
  const text = body.body ?? review.body;
  checkReviewEvent(call.token, call.repository, requirePull(call).author, body.event, text);
  review.body = text;
  review.state = stateOfEvent[body.event];
  review.submittedAt = formatTime(call.context.now());
  answerRequest(call, requirePull(call));
  return answer(call, review);
}

function updateReview(call: Call, body: { readonly body: string }): Promise<Answer> {
  const review = requireReview(call);
  if (review.login !== call.token.login) throw refuseReview(["Can not update a review of somebody else"]);
  const faults = findBodyFaults(body.body);
  if (faults.length > 0) throw refuseReview(faults);
  review.body = body.body;
  return answer(call, review);
}

function dismissReview(call: Call): Promise<Answer> {
  const review = requireReview(call);
  if (review.state !== "APPROVED" && review.state !== "CHANGES_REQUESTED")
    throw refuseReview(["Can not dismiss a commented pull request review"]);
  review.state = "DISMISSED";
  return answer(call, review);
}

async function deletePendingReview(call: Call): Promise<Answer> {
  const review = requireReview(call);
  requirePending(review, "delete");
  const body = await view(call, review, await readPullEnds(call.context.state, requirePull(call)));
  const { reviews, reviewComments } = call.context.state;
  reviews.splice(reviews.indexOf(review), 1);
  for (const comment of reviewComments.filter((candidate) => candidate.reviewId === review.id))
    reviewComments.splice(reviewComments.indexOf(comment), 1);
  return { status: 200, body };
}

/** A draft is seen by its author alone. */
export function canSeeReview(call: { readonly token: { readonly login: string } }, review: Review): boolean {
  return review.state !== "PENDING" || review.login === call.token.login;
}

/** The review a path names. Throws: `Refusal` 404. */
export function requireReview(call: Call): Review {
  const pull = requirePull(call);
  const found = call.context.state.reviews.find(
    (review) =>
      review.repository === pull.repository &&
      review.number === pull.number &&
      review.id === call.parameters["review_id"] &&
      canSeeReview(call, review),
  );
  if (found === undefined) throw notFound();
  return found;
}

async function answer(call: Call, review: Review, known?: PullEnds): Promise<Answer> {
  const ends = known ?? (await readPullEnds(call.context.state, requirePull(call)));
  return { status: 200, body: await view(call, review, ends) };
}

/** After a force-push GitHub shows an old review at the new head, so its commit proves nothing. */
async function view(call: Call, review: Review, ends: PullEnds): Promise<unknown> {
  const isStillThere = await isPullCommit(call.repository, ends, review.commitId);
  return viewReview(call.context, review, isStillThere ? review.commitId : ends.head);
}
