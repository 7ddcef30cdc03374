import { expect, test } from "vitest";

import { at, commit, complaintOf, makeWorld, pluck, pullPath } from "./world.ts";
import type { Reply, World } from "./world.ts";

const reviewsPath = `${pullPath}/reviews`;

interface Reviews extends World {
  readonly review: (fields?: object, token?: string) => Promise<Reply>;
  /** A review with one inline comment on `src/app.ts`. */
  readonly comment: (place: object) => Promise<Reply>;
}

async function makeReviews(): Promise<Reviews> {
  const world = await makeWorld();
  const review: Reviews["review"] = (fields = {}, token) =>
    world.send("POST", reviewsPath, { event: "COMMENT", body: "critique", ...fields }, token);
  const comment: Reviews["comment"] = (place) => review({ comments: [{ path: "src/app.ts", body: "why", ...place }] });
  return { ...world, review, comment };
}

test("a comment stands on an added or context line at the right, or a deleted line at the left", async () => {
  const { comment } = await makeReviews();
  const statusOf = async (place: object): Promise<number> => (await comment(place)).status;
  // Old line 5 became new lines 5 and 6; old line 30 went. Three lines around each are context.
  expect(await statusOf({ line: 5, side: "RIGHT" })).toBe(200);
  expect(await statusOf({ line: 6 })).toBe(200);
  expect(await statusOf({ line: 9, side: "RIGHT" })).toBe(200);
  expect(await statusOf({ line: 10, side: "RIGHT" })).toBe(422);
  expect(await statusOf({ line: 30, side: "LEFT" })).toBe(200);
  expect(await statusOf({ line: 29, side: "LEFT" })).toBe(422);
  expect(await statusOf({ line: 20 })).toBe(422);
  expect(await statusOf({ line: 5, side: "right" })).toBe(422);
});

test("the refusals speak GitHub's words, as texts", async () => {
  const { comment, review } = await makeReviews();
  expect(complaintOf(await comment({ line: 20 }))).toBe(
    `422 Unprocessable Entity ["Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank"]`,
  );
  expect(complaintOf(await comment({ line: 6, start_line: 6 }))).toContain("start line must precede the end line");
  expect(complaintOf(await comment({ line: 6, start_line: 1 }))).toContain("start line must be part of the diff");
  expect(complaintOf(await comment({ line: 30, start_line: 5 }))).toContain(
    "start line must be part of the same hunk as the line",
  );
  expect(complaintOf(await review({ comments: [{ path: "README.md", line: 1, body: "b" }] }))).toContain(
    "Path could not be resolved",
  );
  expect(complaintOf(await comment({}))).toContain("Line could not be resolved");
  expect(complaintOf(await comment({ line: 5, body: " " }))).toContain("Body can't be blank");
});

test("several lines lie in one hunk, and may cross from the left to the right", async () => {
  const { comment, server } = await makeReviews();
  expect((await comment({ start_line: 3, line: 6, start_side: "RIGHT", side: "RIGHT" })).status).toBe(200);
  expect((await comment({ start_line: 5, line: 6, start_side: "LEFT", side: "RIGHT" })).status).toBe(200);
  expect((await comment({ start_line: 6, line: 5, start_side: "RIGHT", side: "LEFT" })).status).toBe(422);
  expect(server.state.reviewComments.map(({ startLine, line }) => [startLine, line])).toEqual([
    [3, 6],
    [5, 6],
  ]);
});

test("the old position counts lines below the first hunk header", async () => {
  const { comment, server } = await makeReviews();
  // @@, lines 2 3 4, -5, +5
  expect((await comment({ position: 5 })).status).toBe(200);
  expect(server.state.reviewComments[0]).toMatchObject({ line: 5, side: "RIGHT", position: 5 });
  expect((await comment({ position: 400 })).status).toBe(422);
});

test("a review is all or nothing", async () => {
  const { review, server } = await makeReviews();
  const good = { path: "src/app.ts", line: 5, body: "b" };
  expect((await review({ comments: [good, { ...good, line: 20 }] })).status).toBe(422);
  expect(server.state.reviews).toEqual([]);
  expect(server.state.reviewComments).toEqual([]);
  expect((await review({ comments: [good, good] })).status).toBe(200);
  expect(server.state.reviewComments).toHaveLength(2);
});

test("a review item has no subject_type: comments on a whole file go by another route", async () => {
  const { comment } = await makeReviews();
  expect(complaintOf(await comment({ subject_type: "file" }))).toContain("/comments/0/subject_type is not a known key");
});

test("the commit must be one of the pull request, and need not be its head", async () => {
  const { review, baseSha, headSha, gitDir } = await makeReviews();
  expect(complaintOf(await review({ commit_id: baseSha }))).toContain("commit_id is not part of the pull request");
  expect((await review({ commit_id: headSha.slice(0, 10) })).status).toBe(422);
  commit(gitDir, "work", { "src/new.ts": null });
  const old = await review({ commit_id: headSha, comments: [{ path: "src/new.ts", line: 1, body: "b" }] });
  expect(old.body).toMatchObject({ commit_id: headSha });
});

test("after a force-push an old review is shown at the new head", async () => {
  const { review, send, gitDir, headSha } = await makeReviews();
  await review({ commit_id: headSha });
  const newSha = commit(gitDir, "work", { "src/new.ts": "rewritten\n" }, "main");
  expect(pluck((await send("GET", reviewsPath)).body, "commit_id")).toEqual([newSha]);
});

test("a text is needed to comment or to ask for changes", async () => {
  const { review } = await makeReviews();
  expect((await review({ body: "" })).status).toBe(422);
  expect((await review({ body: "", event: "REQUEST_CHANGES" }, "bob-token")).status).toBe(422);
  expect((await review({ body: "", event: "APPROVE" }, "bob-token")).body).toMatchObject({ state: "APPROVED" });
});

test("a text has at most 65,536 characters, not bytes", async () => {
  const { review, comment } = await makeReviews();
  expect((await review({ body: "é".repeat(65_536) })).status).toBe(200);
  expect((await review({ body: "x".repeat(65_537) })).status).toBe(422);
  expect((await comment({ line: 5, body: "x".repeat(65_537) })).status).toBe(422);
});

test("nobody judges their own pull request, but may comment", async () => {
  const { review } = await makeReviews();
  expect(complaintOf(await review({ event: "APPROVE" }, "user-token"))).toContain(
    "Can not approve your own pull request",
  );
  expect(complaintOf(await review({ event: "REQUEST_CHANGES" }, "user-token"))).toContain("your own pull request");
  expect((await review({}, "user-token")).status).toBe(200);
});

test("a workflow's token approves only where the repository lets it", async () => {
  const { review, server } = await makeReviews();
  const refused = await review({ event: "APPROVE" });
  expect(complaintOf(refused)).toContain("GitHub Actions is not permitted to approve pull requests.");
  expect((await review({ event: "APPROVE" }, "gate-token")).status).toBe(200);
  const [repository] = server.state.repositories;
  if (repository !== undefined) server.state.repositories[0] = { ...repository, canActionsApprove: true };
  expect((await review({ event: "APPROVE" })).status).toBe(200);
});

test("without an event a review is a draft: unseen by others, and in the way of the next", async () => {
  const { review, send } = await makeReviews();
  const draft = await review({ event: undefined, comments: [{ path: "src/app.ts", line: 5, body: "b" }] });
  expect(draft.body).toMatchObject({ state: "PENDING" });
  const id = String(at(draft.body, "id"));
  expect(complaintOf(await review())).toContain("User can only have one pending review per pull request");
  expect((await review({}, "gate-token")).status).toBe(200);
  expect(pluck((await send("GET", reviewsPath, undefined, "gate-token")).body, "state")).toEqual(["COMMENTED"]);
  expect((await send("GET", `${reviewsPath}/${id}`, undefined, "gate-token")).status).toBe(404);
  expect((await send("GET", `${pullPath}/comments`, undefined, "gate-token")).body).toEqual([]);
  expect((await send("GET", `${reviewsPath}/${id}/comments`)).body).toHaveLength(1);
});

test("a draft can be submitted once, or deleted with its comments", async () => {
  const { review, send, server } = await makeReviews();
  const draft = { event: undefined, comments: [{ path: "src/app.ts", line: 5, body: "b" }] };
  const first = `${reviewsPath}/${String(at((await review(draft)).body, "id"))}`;
  expect((await send("POST", `${first}/events`, { event: "COMMENT", body: "" })).status).toBe(422);
  expect((await send("POST", `${first}/events`, { event: "COMMENT" })).body).toMatchObject({ state: "COMMENTED" });
  expect((await send("POST", `${first}/events`, { event: "COMMENT" })).status).toBe(422);
  expect((await send("DELETE", first)).status).toBe(422);
  const second = `${reviewsPath}/${String(at((await review(draft)).body, "id"))}`;
  expect((await send("DELETE", second)).body).toMatchObject({ state: "PENDING" });
  expect(server.state.reviews).toHaveLength(1);
  expect(server.state.reviewComments).toHaveLength(1);
});

test("a review's text can be changed by its author, and a verdict dismissed", async () => {
  const { review, send } = await makeReviews();
  const path = `${reviewsPath}/${String(at((await review({ event: "REQUEST_CHANGES" }, "bob-token")).body, "id"))}`;
  expect((await send("PUT", path, { body: "new" }, "bob-token")).body).toMatchObject({ body: "new" });
  expect((await send("PUT", path, { body: "new" })).status).toBe(422);
  expect((await send("PUT", `${path}/dismissals`, { message: "done" })).body).toMatchObject({ state: "DISMISSED" });
  expect((await send("PUT", `${path}/dismissals`, { message: "done" })).status).toBe(422);
});
