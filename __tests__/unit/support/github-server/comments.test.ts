import { expect, test } from "vitest";

import { at, commit, complaintOf, makeWorld, pluck, pullPath } from "./world.ts";

test("a single comment is refused with objects that name the field", async () => {
  const { send, headSha, baseSha } = await makeWorld();
  const post = (fields: object) =>
    send("POST", `${pullPath}/comments`, { body: "b", commit_id: headSha, path: "src/app.ts", line: 5, ...fields });
  expect((await post({})).status).toBe(201);
  const outside = await post({ line: 20 });
  expect(at(outside.body, "errors", 0)).toEqual({
    resource: "PullRequestReviewComment",
    code: "custom",
    field: "pull_request_review_thread.line",
    message: "pull_request_review_thread.line must be part of the diff",
  });
  expect(complaintOf(await post({ commit_id: baseSha }))).toContain("commit_id is not part of the pull request");
  expect(complaintOf(await post({ path: "none.ts" }))).toContain("Path could not be resolved");
  expect(complaintOf(await post({ body: "" }))).toContain("Body can't be blank");
});

test("a comment may stand on a whole file, in lower case only", async () => {
  const { send, headSha } = await makeWorld();
  const body = { body: "b", commit_id: headSha, path: "src/new.ts" };
  expect((await send("POST", `${pullPath}/comments`, { ...body, subject_type: "FILE" })).status).toBe(422);
  const elsewhere = { ...body, subject_type: "file", path: "none.ts" };
  expect(complaintOf(await send("POST", `${pullPath}/comments`, elsewhere))).toContain("Path could not be resolved");
  const made = await send("POST", `${pullPath}/comments`, { ...body, subject_type: "file" });
  expect(made.body).toMatchObject({ subject_type: "file", path: "src/new.ts" });
  expect(at(made.body, "line")).toBeNull();
});

test("a single comment brings a review of its own, and can be replied to", async () => {
  const { send, headSha, server } = await makeWorld();
  const body = { body: "b", commit_id: headSha, path: "src/app.ts", line: 5 };
  const made = await send("POST", `${pullPath}/comments`, body);
  expect(server.state.reviews).toMatchObject([{ state: "COMMENTED", body: "" }]);
  const reply = await send("POST", `${pullPath}/comments`, { ...body, in_reply_to: at(made.body, "id") });
  expect(reply.body).toMatchObject({ in_reply_to_id: at(made.body, "id"), line: 5 });
  expect((await send("POST", `${pullPath}/comments`, { ...body, in_reply_to: 1 })).status).toBe(404);
  expect((await send("GET", `${pullPath}/comments`)).body).toHaveLength(2);
});

test("a comment follows its line through a push, and is outdated once the line is touched", async () => {
  const { send, headSha, gitDir, server } = await makeWorld();
  const comments = [5, 6].map((line) => ({ path: "src/app.ts", line, body: `on ${line}` }));
  await send("POST", `${pullPath}/reviews`, { event: "COMMENT", body: "b", commit_id: headSha, comments });
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`);
  lines.splice(4, 1, "LINE 5", "line 5b changed");
  const newSha = commit(gitDir, "work", { "src/app.ts": `new first line\n${lines.join("\n")}\n` });
  const shown = await send("GET", `${pullPath}/comments`);
  expect(shown.body).toMatchObject([
    { line: 6, original_line: 5, commit_id: newSha, original_commit_id: headSha },
    { line: null, position: null, original_line: 6, commit_id: newSha },
  ]);
  const [review] = server.state.reviews;
  const ofReview = await send("GET", `${pullPath}/reviews/${review?.id ?? 0}/comments`);
  expect(pluck(ofReview.body, "line")).toEqual([6, null]);
});

test("conversation comments need either of two permissions, and have the same limit", async () => {
  const { send, server } = await makeWorld();
  const path = "/repos/acme/app/issues/7/comments";
  server.addToken({ token: "issues", login: "i[bot]", isApp: true, permissions: { issues: "write" } });
  expect((await send("POST", path, { body: "one" })).status).toBe(201);
  expect((await send("POST", path, { body: "two" }, "issues")).status).toBe(201);
  expect((await send("POST", path, { body: "three" }, "fork-token")).status).toBe(403);
  expect((await send("POST", path, { body: "x".repeat(65_537) })).status).toBe(422);
  expect((await send("POST", path, { body: " " })).status).toBe(422);
  expect(pluck((await send("GET", path)).body, "body")).toEqual(["one", "two"]);
  expect((await send("GET", "/repos/acme/app/issues/8/comments")).status).toBe(404);
});
