import { z } from "zod";

import { GateError } from "../../lib/error.ts";
import type { ReviewComment, ReviewRequest } from "../../ports/code-host.ts";
import type { Call, Client } from "./client.ts";
import { cutChars, MAX_COMMENT_CHARS } from "./limits.ts";
import { listOwnReviews, type OwnReview } from "./own-comments.ts";
import { sendOnce } from "./send-once.ts";

const MAX_PAGES = 50;
const permission = "pull-requests: write";

const Review = z.object({ id: z.number(), state: z.string() });

/** Posts one review, all or nothing. A draft of ours that a dead run left behind would refuse every review, so it is deleted. */
export async function createReview(client: Client, request: ReviewRequest): Promise<void> {
  try {
    await postReview(client, request);
  } catch (error) {
    if (!isDraftInTheWay(error)) throw error;
    await deleteDrafts(client, request.number);
    await postReview(client, request);
  }
}

async function postReview(client: Client, request: ReviewRequest): Promise<void> {
  const comments = request.comments.map(toComment);
  const body = cutChars(request.body, MAX_COMMENT_CHARS);
  const parameters = { pull_number: request.number, commit_id: request.headSha, event: "COMMENT", body, comments };
  const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews";
  const call: Call = { route, parameters, permission, isRepeatable: false };
  const bodies = comments.map((comment) => comment.body);
  await sendOnce<unknown>({
    send: () => client.send(call, Review),
    find: async () =>
      (await listOwnReviews(client, request.number)).find((own) => isThisReview(own, body, bodies)) ?? null,
    pause: client.pause,
  });
}

/** A run of the same commit may say the same in its body and differ in its comments, so both are compared. */
function isThisReview({ review, comments }: OwnReview, body: string, bodies: readonly string[]): boolean {
  const posted = comments.map((comment) => plain(comment.body));
  return plain(review.body) === plain(body) && bodies.every((text) => posted.includes(plain(text)));
}

function plain(text: string): string {
  return text.replaceAll("\r\n", "\n").trim();
}

function toComment({ path, body, line, side, startLine }: ReviewComment) {
  // "start line must precede the end line": a single line has no start.
  const start = startLine === null || startLine === line ? {} : { start_line: startLine, start_side: side };
  return { path, body: cutChars(body, MAX_COMMENT_CHARS), line, side, ...start };
}

/** "User can only have one pending review per pull request" has no code of its own. */
function isDraftInTheWay(error: unknown): boolean {
  return error instanceof GateError && error.code === "host-rejected" && /pending review/i.test(error.message);
}

/** Drafts are shown to their author alone, so each one listed is ours. */
async function deleteDrafts(client: Client, number: number): Promise<void> {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews";
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const parameters = { pull_number: number, per_page: 100, page };
    const reviews = await client.send({ route, parameters, permission, isRepeatable: true }, z.array(Review));
    for (const review of reviews) if (review.state === "PENDING") await deleteDraft(client, number, review.id);
    if (reviews.length < 100) return;
  }
}

async function deleteDraft(client: Client, number: number, id: number): Promise<void> {
  const route = "DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}";
  const parameters = { pull_number: number, review_id: id };
  await client.send({ route, parameters, permission, isRepeatable: true }, z.unknown());
}
