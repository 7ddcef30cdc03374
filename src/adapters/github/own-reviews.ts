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
const ReviewPage = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({
    pullRequest: z.object({ reviews: z.object({ pageInfo: PageInfo, nodes: z.array(Review) }) }),
  }),
});
const MoreComments = z.object({ node: z.object({ comments: CommentPage }) });

const commentFields = `pageInfo { hasNextPage endCursor } nodes { id body isMinimized }`;
const reviewsDocument = `query ownReviews($owner: String!, $name: String!, $number: Int!, $after: String) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviews(first: 50, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id body isMinimized state viewerDidAuthor
          author { kind: __typename login }
          comments(first: 50) { ${commentFields} }
        }
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

/** Our own submitted reviews of a pull request, oldest first; one request unless there are more than 50 of anything. */
export async function listOwnReviews(client: Client, number: number): Promise<readonly OwnReview[]> {
  const { owner, name } = client.repository;
  const own = await collectPages("reviews", async (after) => {
    const variables = { owner, name, number, after };
    const query = { operation: "ownReviews", document: reviewsDocument, variables, permission };
    const { viewer, repository } = await sendQuery(client, query, ReviewPage);
    const { pageInfo, nodes } = repository.pullRequest.reviews;
    return { pageInfo, nodes: nodes.filter((review) => review.state !== "PENDING" && isOwn(review, viewer.login)) };
  });
  return Promise.all(own.map((review) => withAllComments(client, review)));
}

/** Folds a review or comment away. */
export async function minimizeComment(client: Client, nodeId: string): Promise<void> {
  const query = { operation: "minimizeComment", document: minimizeDocument, variables: { id: nodeId }, permission };
  await sendQuery(client, query, z.object({ minimizeComment: z.object({}) }));
}

/** A token of an app is `name[bot]` as a viewer and the bot `name` as an author. */
function isOwn({ viewerDidAuthor, author }: z.infer<typeof Review>, viewerLogin: string): boolean {
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
  throw new GateError(
    "host-rejected",
    `the pull request has more than ${MAX_PAGES * 50} ${what}; none was posted again`,
  );
}
