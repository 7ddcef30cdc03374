import type { ServerContext } from "../context.ts";
import type { Place } from "../place.ts";
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

/** An inline comment as REST shows it. Once outdated its `line` is null, and only the one it was made at
 *  is left. */
export function viewReviewComment(context: ServerContext, comment: ReviewComment, place: Place): unknown {
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
    ...viewPlace(comment, place),
  };
}

function viewPlace(comment: ReviewComment, place: Place): Readonly<Record<string, unknown>> {
  return {
    subject_type: comment.subject,
    position: place.isOutdated ? null : (place.position ?? 1),
    original_position: comment.position ?? 1,
    side: comment.side,
    start_side: comment.startSide,
    line: place.isOutdated ? null : place.line,
    ...(comment.line === null ? {} : { original_line: comment.line }),
    start_line: place.isOutdated ? null : place.startLine,
    original_start_line: comment.startLine,
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
