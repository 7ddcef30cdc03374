import { isAllowed, requireRepository } from "../access.ts";
import { readPullEnds } from "../context.ts";
import type { ServerContext } from "../context.ts";
import { locate } from "../place.ts";
import type { Place } from "../place.ts";
import type { IssueComment, PullRequest, Review, ReviewComment, Token } from "../state.ts";
import { connect } from "./connection.ts";
import type { Node, Resolver } from "./execute.ts";

/** Who asks, of which server. */
export interface Asker {
  readonly context: ServerContext;
  readonly token: Token;
}

/** What can be folded away. */
export type Minimizable = Review | ReviewComment | IssueComment;

export function makeReview(asker: Asker, pull: PullRequest, review: Review): Node {
  const comments = asker.context.state.reviewComments.filter((comment) => comment.reviewId === review.id);
  return {
    type: "PullRequestReview",
    interfaces: ["Node", "Comment", "Minimizable"],
    fields: {
      ...makeComment(asker, review, `#pullrequestreview-${review.id}`),
      ...makePlain({ state: review.state, submittedAt: review.submittedAt }),
      commit: () => ({ type: "Commit", fields: makePlain({ oid: review.commitId }) }),
      comments: (values) =>
        connect("PullRequestReviewComment", comments, values, (comment) => makeReviewComment(asker, pull, comment)),
    },
  };
}

export function makeReviewComment(asker: Asker, pull: PullRequest, comment: ReviewComment): Node {
  const { context } = asker;
  const place = async (): Promise<Place> => {
    const repository = requireRepository(context.state, asker.token, comment.repository);
    return locate(context, repository, comment, await readPullEnds(context.state, pull));
  };
  return {
    type: "PullRequestReviewComment",
    interfaces: ["Node", "Comment", "Minimizable"],
    fields: {
      ...makeComment(asker, comment, `#discussion_r${comment.id}`),
      ...makePlain({ path: comment.path, originalLine: comment.line, originalStartLine: comment.startLine }),
      ...makePlain({ diffHunk: comment.diffHunk, subjectType: comment.subject.toUpperCase() }),
      outdated: async () => (await place()).isOutdated,
      line: async () => readLine(await place(), "line"),
      startLine: async () => readLine(await place(), "startLine"),
    },
  };
}

function readLine(place: Place, name: "line" | "startLine"): number | null {
  return place.isOutdated ? null : place[name];
}

export function makeIssueComment(asker: Asker, comment: IssueComment): Node {
  return {
    type: "IssueComment",
    interfaces: ["Node", "Comment", "Minimizable"],
    fields: makeComment(asker, comment, `#issuecomment-${comment.id}`),
  };
}

function makeComment(asker: Asker, comment: Minimizable, fragment: string): Readonly<Record<string, Resolver>> {
  const createdAt = "createdAt" in comment ? comment.createdAt : (comment.submittedAt ?? "");
  const isOwn = comment.login === asker.token.login;
  const url = `${asker.context.webUrl}/${comment.repository}/pull/${comment.number}${fragment}`;
  return {
    ...makePlain({
      id: comment.nodeId,
      databaseId: comment.id,
      fullDatabaseId: String(comment.id),
      body: comment.body,
    }),
    ...makePlain({ isMinimized: comment.minimizedReason !== null, minimizedReason: comment.minimizedReason }),
    ...makePlain({ viewerDidAuthor: isOwn, createdAt, url }),
    viewerCanMinimize: () => isAllowed(asker.token, { permissions: ["pull_requests"], level: "write" }),
    author: () => makeActor(comment.login),
  };
}

/** REST calls an app's account `name[bot]`. GraphQL calls the same author `name`, but the viewer `name[bot]`. */
export function makeActor(login: string, isViewer = false): Node {
  const type = login.endsWith("[bot]") ? "Bot" : "User";
  return {
    type,
    interfaces: ["Actor", "Node"],
    fields: makePlain({ login: isViewer ? login : toActorLogin(login), id: `U_${login}` }),
  };
}

export function toActorLogin(login: string): string {
  return login.replace(/\[bot\]$/u, "");
}

export function makePlain(
  values: Readonly<Record<string, string | number | boolean | null>>,
): Readonly<Record<string, Resolver>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, () => value]));
}
