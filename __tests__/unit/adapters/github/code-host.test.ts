import { expect, test } from "vitest";

import { createCodeHost } from "../../../../src/adapters/github/code-host.ts";
import { annotations, failureOf, MARKER, output, reviewOf, TOKEN, useStage } from "./support.ts";

const stage = useStage();

function checkRequest(headSha: string) {
  return { name: "passwhen", headSha, externalId: "acme/shop head base 1", output };
}

test("opens a check run in progress and closes it with its conclusion", async () => {
  const { server, host, head } = stage();
  const id = await host.openCheckRun(checkRequest(head));
  const [run] = server.state.checkRuns;
  expect(run).toMatchObject({ id, name: "passwhen", headSha: head, status: "in_progress" });
  expect(run).toMatchObject({ externalId: "acme/shop head base 1", output: { title: "Running" } });
  expect(run?.startedAt).toMatch(/^\d{4}-/);
  const final = { title: "Blocked", summary: "s", text: "details", annotations: annotations(2) };
  await host.closeCheckRun(id, { conclusion: "action_required", output: final });
  expect(run).toMatchObject({
    status: "completed",
    conclusion: "action_required",
    output: { title: "Blocked", summary: "s", text: "details" },
  });
  expect(run?.annotations).toEqual([
    {
      path: "src/app.ts",
      start_line: 1,
      end_line: 1,
      annotation_level: "failure",
      title: "finding 1",
      message: "what is wrong, number 1",
    },
    expect.objectContaining({ title: "finding 2" }),
  ]);
  expect(server.state.requests).toHaveLength(2);
});

test("120 annotations go in three requests, the conclusion with the last", async () => {
  const { server, host, head } = stage();
  const id = await host.openCheckRun(checkRequest(head));
  await host.closeCheckRun(id, { conclusion: "failure", output: { ...output, annotations: annotations(120) } });
  const [run] = server.state.checkRuns;
  expect(run?.annotations.map((annotation) => annotation.title)).toEqual(annotations(120).map(({ title }) => title));
  expect(run).toMatchObject({ status: "completed", conclusion: "failure" });
  const bodies = server.state.requests.slice(1).map((request) => request.body);
  expect(bodies).toHaveLength(3);
  expect(bodies[0]).not.toHaveProperty("conclusion");
  expect(bodies[1]).not.toHaveProperty("status");
  expect(bodies[2]).toMatchObject({ status: "completed", conclusion: "failure" });
});

test("annotations given on opening are not lost", async () => {
  const { server, host, head } = stage();
  const [first, second] = annotations(2);
  if (first === undefined || second === undefined) throw new Error("no annotations");
  const id = await host.openCheckRun({ ...checkRequest(head), output: { ...output, annotations: [first] } });
  await host.closeCheckRun(id, { conclusion: "failure", output: { ...output, annotations: [second] } });
  expect(server.state.checkRuns[0]?.annotations.map(({ title }) => title)).toEqual(["finding 1", "finding 2"]);
});

test("texts over GitHub's limits are cut by bytes and say so", async () => {
  const { server, host, head } = stage();
  const id = await host.openCheckRun(checkRequest(head));
  const [annotation] = annotations(1);
  if (annotation === undefined) throw new Error("no annotation");
  const long = { ...annotation, title: "t".repeat(300), message: "é".repeat(50_000) };
  const update = { title: "t", summary: "é".repeat(40_000), text: "漢".repeat(40_000), annotations: [long] };
  await host.closeCheckRun(id, { conclusion: "failure", output: update });
  const [run] = server.state.checkRuns;
  for (const text of [run?.output.summary, run?.output.text, run?.annotations[0]?.message]) {
    expect(Buffer.byteLength(text ?? "")).toBeLessThanOrEqual(65_535);
    expect(text).toMatch(/… \(cut, \d+ bytes in all\)$/);
    expect(text).not.toContain("\ufffd");
  }
  expect(run?.annotations[0]?.title).toMatch(/… \(cut, 300 characters in all\)$/);
});

test("a dying process closes a check run with one request", async () => {
  const { server, host, head } = stage();
  const id = await host.openCheckRun(checkRequest(head));
  await host.abandonCheckRun(id, { conclusion: "cancelled", output: { ...output, annotations: annotations(60) } });
  expect(server.state.checkRuns[0]).toMatchObject({ status: "completed", conclusion: "cancelled" });
  expect(server.state.checkRuns[0]?.annotations).toHaveLength(50);
  expect(server.state.requests).toHaveLength(2);
});

test("reads a pull request", async () => {
  const { host, head } = stage();
  expect(await host.getPullRequest(17)).toMatchObject({
    number: 17,
    state: "open",
    headSha: head,
    baseRef: "main",
    isFork: false,
  });
});

test("lists the open pull requests of all pages, and no closed ones", async () => {
  const { server, host, head } = stage();
  const [open] = server.state.pulls;
  if (open === undefined) throw new Error("no pull request");
  const { repository, headRef, baseRef } = open;
  for (let number = 101; number <= 205; number += 1)
    server.addPullRequest({
      repository,
      number,
      title: "x",
      headRef,
      baseRef,
      author: "ada",
      state: number === 150 ? "closed" : "open",
    });
  const numbers = (await host.listOpenPullRequests()).map((one) => one.number);
  expect(numbers).toHaveLength(105);
  expect(new Set(numbers).has(150)).toBe(false);
  expect((await host.listOpenPullRequests())[0]).toMatchObject({ headSha: head, isFork: false });
});

test("posts one review with its comments on lines", async () => {
  const { server, host, head } = stage();
  await host.createReview(reviewOf(stage()));
  expect(server.state.reviews).toHaveLength(1);
  expect(server.state.reviews[0]).toMatchObject({ state: "COMMENTED", commitId: head });
  expect(server.state.reviewComments).toMatchObject([
    { path: "src/app.ts", startLine: 10, line: 12, startSide: "RIGHT", side: "RIGHT" },
    { path: "src/app.ts", startLine: null, line: 11, side: "RIGHT" },
  ]);
  expect(server.state.requests).toHaveLength(1);
});

test("a start line equal to the line is left out", async () => {
  const { server, host, head } = stage();
  const comment = { path: "src/app.ts", line: 11, startLine: 11, side: "RIGHT", body: "x" } as const;
  await host.createReview(reviewOf(stage(), { body: "two", comments: [comment] }));
  expect(server.state.requests[0]?.body).toEqual({
    commit_id: head,
    event: "COMMENT",
    body: "two",
    comments: [{ path: "src/app.ts", line: 11, side: "RIGHT", body: "x" }],
  });
});

test("comments on deleted lines lie on the old side", async () => {
  const { server, host } = stage();
  const comment = { path: "src/app.ts", line: 10, startLine: null, side: "LEFT", body: "x" } as const;
  await host.createReview(reviewOf(stage(), { comments: [comment] }));
  expect(server.state.reviewComments).toMatchObject([{ line: 10, side: "LEFT" }]);
});

test("a review with a refused anchor is host-rejected, with GitHub's words, and nothing is posted", async () => {
  const { server, host } = stage();
  const comment = { path: "src/app.ts", line: 400, startLine: null, side: "RIGHT", body: "x" } as const;
  const error = await failureOf(host.createReview(reviewOf(stage(), { comments: [comment] })));
  expect(error.code).toBe("host-rejected");
  expect(error.message).toMatch(
    /^POST \/repos\/acme\/shop\/pulls\/17\/reviews was rejected as invalid \(422\): .*line/,
  );
  expect(server.state.reviews).toEqual([]);
  expect(server.state.requests).toHaveLength(1);
});

test("lists own reviews and comments with the marker, in one request", async () => {
  const { server, host } = stage();
  await host.createReview(reviewOf(stage()));
  await host.createReview(reviewOf(stage(), { body: "no mark here", comments: [] }));
  server.state.requests.length = 0;
  const own = await host.listOwnComments(17, MARKER);
  expect(own.map(({ kind, isMinimized }) => [kind, isMinimized])).toEqual([
    ["review", false],
    ["review-comment", false],
    ["review-comment", false],
  ]);
  expect(own[1]?.body).toContain("Several lines");
  expect(server.state.requests).toHaveLength(1);
});

test("a comment of somebody else with our marker is not ours", async () => {
  const { server, host, makeHost } = stage();
  const permissions = { pull_requests: "write", contents: "read" } as const;
  server.addToken({ token: "person", login: "mallory", isApp: false, permissions });
  server.addToken({ token: "other-app", login: "other[bot]", isApp: true, permissions });
  server.addToken({ token: "namesake", login: "github-actions", isApp: false, permissions });
  for (const token of ["person", "other-app", "namesake"]) await makeHost({ token }).createReview(reviewOf(stage()));
  expect(await host.listOwnComments(17, MARKER)).toEqual([]);
  await host.createReview(reviewOf(stage()));
  expect(await host.listOwnComments(17, MARKER)).toHaveLength(3);
});

test("a bot's own review is recognised by its account where GitHub does not say that the viewer wrote it", async () => {
  const { host, inject } = stage();
  const page = { hasNextPage: false, endCursor: null };
  const nodes = ["Bot", "User"].map((kind) => ({
    id: kind,
    body: MARKER,
    isMinimized: false,
    state: "COMMENTED",
    viewerDidAuthor: false,
    author: { kind, login: "github-actions" },
    comments: { pageInfo: page, nodes: [] },
  }));
  const reviews = { pageInfo: page, nodes: [...nodes, { ...nodes[0], id: "ghost", author: null }] };
  const comments = { pageInfo: page, nodes: [] };
  const data = { viewer: { login: "github-actions[bot]" }, repository: { pullRequest: { reviews, comments } } };
  inject("POST", "/graphql", { kind: "status", status: 200, body: { data } });
  expect((await host.listOwnComments(17, MARKER)).map(({ nodeId }) => nodeId)).toEqual(["Bot"]);
});

test("a draft of ours is not listed", async () => {
  const { server, host, head } = stage();
  await postDraft(server.url, head);
  expect(server.state.reviews).toMatchObject([{ state: "PENDING" }]);
  expect(await host.listOwnComments(17, "")).toEqual([]);
});

test("pages through many reviews and many comments", async () => {
  const { server, host } = stage();
  const comments = Array.from({ length: 120 }, (_, index) => ({
    path: "src/app.ts",
    line: 11,
    startLine: null,
    side: "RIGHT" as const,
    body: `${MARKER} fp=${index} -->`,
  }));
  await host.createReview(reviewOf(stage(), { comments }));
  const [first] = server.state.reviews;
  if (first === undefined) throw new Error("no review");
  for (let index = 1; index < 130; index += 1)
    server.state.reviews.push({ ...first, id: 5_000 + index, nodeId: `PRR_${5_000 + index}` });
  server.state.requests.length = 0;
  const own = await host.listOwnComments(17, MARKER);
  expect(own.filter(({ kind }) => kind === "review")).toHaveLength(130);
  expect(new Set(own.map(({ nodeId }) => nodeId)).size).toBe(250);
  expect(server.state.requests).toHaveLength(3 + 2);
});

test("minimises a comment as outdated", async () => {
  const { server, host } = stage();
  await host.createReview(reviewOf(stage()));
  const [review, comment] = await host.listOwnComments(17, MARKER);
  await host.minimize(review?.nodeId ?? "");
  await host.minimize(comment?.nodeId ?? "");
  expect(server.state.reviews[0]?.minimizedReason).toMatch(/outdated/i);
  expect(server.state.reviewComments[0]?.minimizedReason).toMatch(/outdated/i);
  expect((await host.listOwnComments(17, MARKER)).map(({ isMinimized }) => isMinimized)).toEqual([true, true, false]);
});

test("a GraphQL error inside a 200 is an error", async () => {
  const { server, host, makeHost } = stage();
  const missing = await failureOf(host.minimize("PRR_404"));
  expect(missing.code).toBe("host-not-found");
  expect(missing.message).toMatch(/minimizeComment/);
  server.addToken({
    token: "reader",
    login: "github-actions[bot]",
    isApp: true,
    permissions: { pull_requests: "read" },
  });
  await host.createReview(reviewOf(stage()));
  const forbidden = await failureOf(makeHost({ token: "reader" }).minimize(server.state.reviews[0]?.nodeId ?? ""));
  expect(forbidden.code).toBe("host-forbidden");
  expect(forbidden.message).toContain("pull-requests: write");
});

test("works under the paths of an enterprise server", async () => {
  const { server, head } = stage();
  const repository = { owner: "acme", name: "shop" };
  const host = createCodeHost({ token: TOKEN, apiUrl: `${server.url}/api/v3`, repository });
  await host.openCheckRun(checkRequest(head));
  expect(await host.listOwnComments(17, MARKER)).toEqual([]);
  expect(server.state.requests.map(({ path }) => path)).toEqual(["/api/v3/repos/acme/shop/check-runs", "/api/graphql"]);
});

test("a draft that a dead run left behind is deleted and the review posted", async () => {
  const { server, host, head } = stage();
  await postDraft(server.url, head);
  await host.createReview(reviewOf(stage()));
  expect(server.state.reviews.map(({ state }) => state)).toEqual(["COMMENTED"]);
});

test("ten requests in a row are not spaced out", async () => {
  const { makeHost, head } = stage();
  const host = makeHost({ secondMs: 1_000 });
  const start = performance.now();
  for (let index = 0; index < 5; index += 1) {
    const id = await host.openCheckRun(checkRequest(head));
    await host.closeCheckRun(id, { conclusion: "success", output });
  }
  await host.createReview(reviewOf(stage()));
  await host.createReview(reviewOf(stage()));
  expect(performance.now() - start).toBeLessThan(4_000);
});

async function postDraft(url: string, head: string): Promise<void> {
  const answer = await fetch(`${url}/repos/acme/shop/pulls/17/reviews`, {
    method: "POST",
    headers: { authorization: `token ${TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify({ commit_id: head, body: "left behind" }),
  });
  expect(answer.status).toBe(200);
}
