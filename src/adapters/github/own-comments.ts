import { z } from "zod";

import { GateError } from "../../lib/error.ts";
import type { OwnComment } from "../../ports/code-host.ts";
import type { Client } from "./client.ts";
import { sendQuery } from "./graphql.ts";

const MAX_PAGES = 100;
const permission = "pull-requests: write";

const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
const Comment = z.object({ id: z.string(), body: z.string(), isMinimized: z.boolean() });
const CommentPage = z.object({ pageInfo: PageInfo, nodes: z.array(Comment) });
const Author = z.object({ kind: z.string(), login: z.string() }).nullable();
const Review = Comment.extend({
  state: z.string(),
  viewerDidAuthor: z.boolean(),
  author: Author,
  comments: CommentPage,
});
const Talk = Comment.extend({ viewerDidAuthor: z.boolean(), author: Author });
const OwnPage = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({
    pullRequest: z.object({
      reviews: z.object({ pageInfo: PageInfo, nodes: z.array(Review) }),
      comments: z.object({ pageInfo: PageInfo, nodes: z.array(Talk) }),
    }),
  }),
});
const MoreComments = z.object({ node: z.object({ comments: CommentPage }) });

const commentFields = `pageInfo { hasNextPage endCursor } nodes { id body isMinimized }`;
const authorFields = `viewerDidAuthor author { kind: __typename login }`;
const ownDocument = `query ownComments($owner: String!, $name: String!, $number: Int!, $after: String, $afterTalk: String) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviews(first: 50, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id body isMinimized state ${authorFields} comments(first: 50) { ${commentFields} } }
      }
      comments(first: 50, after: $afterTalk) {
        pageInfo { hasNextPage endCursor }
        nodes { id body isMinimized ${authorFields} }
      }
    }
  }
}`;
const moreCommentsDocument = `query reviewComments($id: ID!, $after: String) {
  node(id: $id) { ... on PullRequestReview { comments(first: 50, after: $after) { ${commentFields} } } }
}`;
const minimizeDocument = `mutation minimize($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } }
}`;

type Page<Node> = { readonly pageInfo: z.infer<typeof PageInfo>; readonly nodes: readonly Node[] };

/** A submitted review of our own account, with all its comments: nobody else can write into it. */
export interface OwnReview {
  readonly review: OwnComment;
  readonly comments: readonly OwnComment[];
}

/** What we wrote in the conversation of a pull request and its submitted reviews, drafts left out, each oldest first. */
interface Own {
  readonly reviews: readonly z.infer<typeof Review>[];
  readonly talk: readonly z.infer<typeof Talk>[];
}

/** Our own submitted reviews of a pull request, oldest first; one request unless there are more than 50 of anything. */
export async function listOwnReviews(client: Client, number: number): Promise<readonly OwnReview[]> {
  const { reviews } = await readOwn(client, number);
  return Promise.all(reviews.map((review) => withAllComments(client, review)));
}

/** All that is ours on a pull request: each review before its comments, then the conversation. Requests as above. */
export async function listOwnComments(client: Client, number: number): Promise<readonly OwnComment[]> {
  const { reviews, talk } = await readOwn(client, number);
  const all = await Promise.all(reviews.map((review) => withAllComments(client, review)));
  return [
    ...all.flatMap(({ review, comments }) => [review, ...comments]),
    ...talk.map((comment) => toOwn(comment, "comment")),
  ];
}

/** Reads both lists page by page side by side; the shorter one is asked for beyond its end, which gives nothing. */
async function readOwn(client: Client, number: number): Promise<Own> {
  const { owner, name } = client.repository;
  const found: { reviews: z.infer<typeof Review>[]; talk: z.infer<typeof Talk>[] } = { reviews: [], talk: [] };
  let cursors: { after: string | null; afterTalk: string | null } = { after: null, afterTalk: null };
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const variables = { owner, name, number, ...cursors };
    const query = { operation: "ownComments", document: ownDocument, variables, permission };
    const { viewer, repository } = await sendQuery(client, query, OwnPage);
    const { reviews, comments: talk } = repository.pullRequest;
    found.reviews.push(...reviews.nodes.filter((one) => one.state !== "PENDING" && isOwn(one, viewer.login)));
    found.talk.push(...talk.nodes.filter((one) => isOwn(one, viewer.login)));
    if (!hasNext(reviews) && !hasNext(talk)) return found;
    cursors = {
      after: reviews.pageInfo.endCursor ?? cursors.after,
      afterTalk: talk.pageInfo.endCursor ?? cursors.afterTalk,
    };
  }
  throw tooMany("reviews or comments");
}

function hasNext({ pageInfo }: { readonly pageInfo: z.infer<typeof PageInfo> }): boolean {
  return pageInfo.hasNextPage && pageInfo.endCursor !== null;
}

/** Folds a review or comment away. */
export async function minimizeComment(client: Client, nodeId: string): Promise<void> {
  const query = { operation: "minimizeComment", document: minimizeDocument, variables: { id: nodeId }, permission };
  await sendQuery(client, query, z.object({ minimizeComment: z.object({}) }));
}

/** A token of an app is `name[bot]` as a viewer and the bot `name` as an author. */
function isOwn({ viewerDidAuthor, author }: z.infer<typeof Talk>, viewerLogin: string): boolean {
  return viewerDidAuthor || (author?.kind === "Bot" && `${author.login}[bot]` === viewerLogin);
}

async function withAllComments(client: Client, review: z.infer<typeof Review>): Promise<OwnReview> {
  const comments = await collectPages("comments of a review", async (after) => {
    if (after === null) return review.comments;
    const variables = { id: review.id, after };
    const query = { operation: "reviewComments", document: moreCommentsDocument, variables, permission };
    return (await sendQuery(client, query, MoreComments)).node.comments;
  });
  return { review: toOwn(review, "review"), comments: comments.map((comment) => toOwn(comment, "review-comment")) };
}

function toOwn({ id, body, isMinimized }: z.infer<typeof Comment>, kind: OwnComment["kind"]): OwnComment {
  return { nodeId: id, kind, body, isMinimized };
}

async function collectPages<Node>(
  what: string,
  readPage: (after: string | null) => Promise<Page<Node>>,
): Promise<readonly Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer: Page<Node> = await readPage(after);
    nodes.push(...answer.nodes);
    after = answer.pageInfo.endCursor;
    if (!answer.pageInfo.hasNextPage || after === null) return nodes;
  }
  throw tooMany(what);
}

function tooMany(what: string): GateError {
  return new GateError(
    "host-rejected",
    `the pull request has more than ${MAX_PAGES * 50} ${what}; none was posted again`,
  );
}
