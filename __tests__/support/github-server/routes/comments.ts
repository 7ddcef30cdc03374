import { formatTime, notFound, paginate, refuseFields } from "../answer.ts";
import type { Answer, FieldError } from "../answer.ts";
import { isPullCommit, readPullDiff, readPullEnds, requirePull } from "../context.ts";
import type { Call, PullEnds } from "../context.ts";
import { readHunkUpTo } from "../diff.ts";
import type { DiffFile } from "../diff.ts";
import { locate } from "../place.ts";
import { placeAnchor } from "../rules/anchor.ts";
import type { WantedPlace } from "../rules/anchor.ts";
import { findBodyFaults, refusePending } from "../rules/review.ts";
import type { PullRequest, ReviewComment } from "../state.ts";
import { viewIssueComment, viewReviewComment } from "../views/review.ts";
import { canSeeReview, requireReview } from "./reviews.ts";
import { defineRead, defineWrite } from "./route.ts";

const readsPulls = { permissions: ["pull_requests"], level: "read" } as const;
const writesPulls = { permissions: ["pull_requests"], level: "write" } as const;
/** A comment on a pull request may be written with either permission. */
const readsIssues = { permissions: ["issues", "pull_requests"], level: "read" } as const;
const writesIssues = { permissions: ["issues", "pull_requests"], level: "write" } as const;

interface CommentBody extends WantedPlace {
  readonly body: string;
  readonly commit_id: string;
  readonly subject_type?: "line" | "file";
  readonly in_reply_to?: number;
}

export const commentRoutes = [
  defineRead("pulls/list-review-comments", readsPulls, listReviewComments),
  defineRead("pulls/list-comments-for-review", readsPulls, listCommentsOfReview),
  defineWrite<CommentBody>("pulls/create-review-comment", writesPulls, createReviewComment),
  defineRead("issues/list-comments", readsIssues, listIssueComments),
  defineWrite<{ readonly body: string }>("issues/create-comment", writesIssues, createIssueComment),
] as const;

function isOn(pull: PullRequest): (entry: { readonly repository: string; readonly number: number }) => boolean {
  return (entry) => entry.repository === pull.repository && entry.number === pull.number;
}

/** Comments of a draft are as hidden as the draft. */
function listReviewComments(call: Call): Promise<Answer> {
  const pull = requirePull(call);
  const { reviews, reviewComments } = call.context.state;
  const visible = reviewComments.filter((comment) => {
    const review = reviews.find((candidate) => candidate.id === comment.reviewId);
    return isOn(pull)(comment) && (review === undefined || canSeeReview(call, review));
  });
  return answerComments(call, call.query["direction"] === "desc" ? visible.toReversed() : visible);
}

function listCommentsOfReview(call: Call): Promise<Answer> {
  const review = requireReview(call);
  return answerComments(
    call,
    call.context.state.reviewComments.filter((comment) => comment.reviewId === review.id),
  );
}

async function answerComments(call: Call, comments: readonly ReviewComment[]): Promise<Answer> {
  const page = paginate(comments, call.query, call.url);
  const ends = await readPullEnds(call.context.state, requirePull(call));
  const views: unknown[] = [];
  for (const comment of page.items) views.push(await view(call, comment, ends));
  return { status: 200, body: views, headers: page.headers };
}

async function createReviewComment(call: Call, body: CommentBody): Promise<Answer> {
  const { context, repository, token } = call;
  const pull = requirePull(call);
  const bodyFaults = body.body.trim() === "" ? ["Body can't be blank"] : findBodyFaults(body.body);
  if (bodyFaults.length > 0) throw refuseFields(bodyFaults.map((message) => fault("body", message)));
  if (body.in_reply_to === undefined) refusePending(context.state, pull, token.login);
  const ends = await readPullEnds(context.state, pull);
  if (!(await isPullCommit(repository, ends, body.commit_id)))
    throw refuseFields([fault("commit_id", "commit_id is not part of the pull request")]);
  const files = await readPullDiff(context, repository, ends.mergeBase, body.commit_id);
  const comment = body.in_reply_to === undefined ? placeNew(call, body, files) : placeReply(call, pull, body);
  context.state.reviewComments.push(comment);
  return { status: 201, body: await view(call, comment, ends) };
}

function placeReply(call: Call, pull: PullRequest, body: CommentBody): ReviewComment {
  const parent = call.context.state.reviewComments.find((known) => known.id === body.in_reply_to && isOn(pull)(known));
  if (parent === undefined) throw notFound();
  return { ...parent, ...makeIdentity(call), body: body.body, inReplyTo: parent.id };
}

/** A comment outside a review gets a review of its own without text, as on GitHub. */
function placeNew(call: Call, body: CommentBody, files: readonly DiffFile[]): ReviewComment {
  const place = body.subject_type === "file" ? placeOnFile(body, files) : placeOnLine(body, files);
  const pull = requirePull(call);
  const identity = makeIdentity(call);
  const reviewId = call.context.state.nextId();
  call.context.state.reviews.push({
    id: reviewId,
    nodeId: `PRR_${reviewId}`,
    repository: pull.repository,
    number: pull.number,
    login: identity.login,
    commitId: body.commit_id,
    state: "COMMENTED",
    body: "",
    submittedAt: identity.createdAt,
    minimizedReason: null,
  });
  return {
    ...identity,
    ...place,
    repository: pull.repository,
    number: pull.number,
    reviewId,
    path: body.path,
    commitId: body.commit_id,
    inReplyTo: null,
    body: body.body,
  };
}

type Place = Pick<ReviewComment, "subject" | "line" | "side" | "startLine" | "startSide" | "position" | "diffHunk">;

function placeOnFile(body: CommentBody, files: readonly DiffFile[]): Place {
  if (!files.some((file) => file.path === body.path)) throw refuseFields([fault("path", "Path could not be resolved")]);
  const nowhere = { line: null, startLine: null, startSide: null, position: null } as const;
  return { subject: "file", side: "RIGHT", diffHunk: "", ...nowhere };
}

function placeOnLine(body: CommentBody, files: readonly DiffFile[]): Place {
  const placed = placeAnchor(files, body);
  if ("faults" in placed) throw refuseFields(placed.faults.map(toFieldError));
  const { line, side, startLine, startSide, position, file } = placed.anchor;
  return { subject: "line", line, side, startLine, startSide, position, diffHunk: readHunkUpTo(file, position) };
}

/** The same sentences as for a review, but with the name of the field in front and an object around it. */
function toFieldError(sentence: string): FieldError {
  const [, name, rest] = /^Pull request review thread (start line|line|diff hunk|side) (.*)$/u.exec(sentence) ?? [];
  if (name === undefined) return fault("path", sentence);
  const field = `pull_request_review_thread.${name.replace(" ", "_")}`;
  return fault(field, `${field} ${rest ?? ""}`);
}

function fault(field: string, message: string): FieldError {
  return { resource: "PullRequestReviewComment", code: "custom", field, message };
}

function makeIdentity(call: Call): Pick<ReviewComment, "id" | "nodeId" | "login" | "createdAt" | "minimizedReason"> {
  const id = call.context.state.nextId();
  const createdAt = formatTime(call.context.now());
  return { id, nodeId: `PRRC_${id}`, login: call.token.login, createdAt, minimizedReason: null };
}

async function view(call: Call, comment: ReviewComment, ends: PullEnds): Promise<unknown> {
  return viewReviewComment(call.context, comment, await locate(call.context, call.repository, comment, ends));
}

function listIssueComments(call: Call): Answer {
  const pull = requirePull(call);
  const page = paginate(call.context.state.issueComments.filter(isOn(pull)), call.query, call.url);
  return {
    status: 200,
    body: page.items.map((comment) => viewIssueComment(call.context, comment)),
    headers: page.headers,
  };
}

function createIssueComment(call: Call, body: { readonly body: string }): Answer {
  const pull = requirePull(call);
  const faults = body.body.trim() === "" ? ["Body can't be blank"] : findBodyFaults(body.body);
  if (faults.length > 0)
    throw refuseFields(faults.map((message) => ({ resource: "IssueComment", code: "custom", field: "body", message })));
  const { id, login, createdAt, minimizedReason } = makeIdentity(call);
  const { repository, number } = pull;
  const comment = { id, nodeId: `IC_${id}`, repository, number, login, createdAt, body: body.body, minimizedReason };
  call.context.state.issueComments.push(comment);
  return { status: 201, body: viewIssueComment(call.context, comment) };
}
