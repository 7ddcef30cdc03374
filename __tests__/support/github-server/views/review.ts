import type { ServerContext } from "../context.ts";
import type { IssueComment, Review, ReviewComment } from "../state.ts";
import { viewAccount } from "./account.ts";

interface OnPull {
  readonly repository: string;
  readonly number: number;
}

function pullUrl(context: ServerContext, on: OnPull): string {
  return `${context.apiUrl}/repos/${on.repository}/pulls/${on.number}`;
}

function pullHtmlUrl(context: ServerContext, on: OnPull): string {
  return `${context.webUrl}/${on.repository}/pull/${on.number}`;
}

/** A review as REST shows it. `commitId` is where GitHub says it stands now: a force-push moves it to the new head. */
export function viewReview(context: ServerContext, review: Review, commitId: string): unknown {
  const htmlUrl = `${pullHtmlUrl(context, review)}#pullrequestreview-${review.id}`;
  const pullRequestUrl = pullUrl(context, review);
  return {
    id: review.id,
    node_id: review.nodeId,
    user: viewAccount(context, review.login),
    body: review.body,
    state: review.state,
    html_url: htmlUrl,
    pull_request_url: pullRequestUrl,
    author_association: review.login.endsWith("[bot]") ? "NONE" : "COLLABORATOR",
    _links: { html: { href: htmlUrl }, pull_request: { href: pullRequestUrl } },
    commit_id: commitId,
    ...(review.submittedAt === null ? {} : { submitted_at: review.submittedAt }),
  };
}

/** An inline comment as REST shows it. `line` is null once its line has left the diff. */
export function viewReviewComment(
  context: ServerContext,
  comment: ReviewComment,
  place: { readonly isOutdated: boolean; readonly commitId: string },
): unknown {
  const url = `${context.apiUrl}/repos/${comment.repository}/pulls/comments/${comment.id}`;
  const htmlUrl = `${pullHtmlUrl(context, comment)}#discussion_r${comment.id}`;
  const pullRequestUrl = pullUrl(context, comment);
  return {
    id: comment.id,
    node_id: comment.nodeId,
    pull_request_review_id: comment.reviewId,
    url,
    html_url: htmlUrl,
    pull_request_url: pullRequestUrl,
    _links: { self: { href: url }, html: { href: htmlUrl }, pull_request: { href: pullRequestUrl } },
    user: viewAccount(context, comment.login),
    author_association: comment.login.endsWith("[bot]") ? "NONE" : "COLLABORATOR",
    body: comment.body,
    path: comment.path,
    diff_hunk: comment.diffHunk,
    commit_id: place.commitId,
    original_commit_id: comment.commitId,
    created_at: comment.createdAt,
    updated_at: comment.createdAt,
    ...(comment.inReplyTo === null ? {} : { in_reply_to_id: comment.inReplyTo }),
    ...viewPlace(comment, place.isOutdated),
  };
}

function viewPlace(comment: ReviewComment, isOutdated: boolean): Readonly<Record<string, unknown>> {
  const position = comment.position ?? 1;
  return {
    subject_type: comment.subject,
    position: isOutdated ? null : position,
    original_position: position,
    side: comment.side,
    start_side: comment.startSide,
    ...(comment.line === null ? {} : { original_line: comment.line }),
    original_start_line: comment.startLine,
    ...(isOutdated || comment.line === null ? {} : { line: comment.line }),
    start_line: isOutdated ? null : comment.startLine,
  };
}

export function viewIssueComment(context: ServerContext, comment: IssueComment): unknown {
  const repositoryUrl = `${context.apiUrl}/repos/${comment.repository}`;
  return {
    id: comment.id,
    node_id: comment.nodeId,
    url: `${repositoryUrl}/issues/comments/${comment.id}`,
    html_url: `${pullHtmlUrl(context, comment)}#issuecomment-${comment.id}`,
    issue_url: `${repositoryUrl}/issues/${comment.number}`,
    user: viewAccount(context, comment.login),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.createdAt,
    author_association: comment.login.endsWith("[bot]") ? "NONE" : "COLLABORATOR",
  };
}
