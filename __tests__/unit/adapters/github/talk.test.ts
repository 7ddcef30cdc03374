import { expect, test } from "vitest";

import { failureOf, reviewOf, TOKEN, useStage } from "./support.ts";

const stage = useStage();

const MARK = "<!-- passwhen:judge-rejected ui 0123456789abcdef -->";
const BODY = `${MARK}\nSent back.`;
const PATH = "/repos/acme/shop/issues/17/comments";

function bodies(): readonly string[] {
  return stage().server.state.issueComments.map(({ body }) => body);
}

test("posts a comment once for each marker, in one request more than looking", async () => {
  const { host, server } = stage();
  await host.commentOnce(17, BODY, MARK);
  expect(server.state.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /graphql",
    `POST ${PATH}`,
  ]);
  await host.commentOnce(17, `${MARK}\nOther words.`, MARK);
  expect(bodies()).toEqual([BODY]);
  const other = MARK.replace("ui", "api");
  await host.commentOnce(17, `${other}\nSent back.`, other);
  expect(bodies()).toHaveLength(2);
});

test("the body goes out as it is", async () => {
  const body = "@cursor fix **this** <!-- x -->\r\n```\n``` \\@ &amp;";
  await stage().host.commentOnce(17, body, "@cursor");
  expect(bodies()).toEqual([body]);
});

test("lists comments in the conversation beside reviews, ours alone", async () => {
  const { host, server, makeHost } = stage();
  server.addToken({ token: "person", login: "mallory", isApp: false, permissions: { pull_requests: "write" } });
  await makeHost({ token: "person" }).commentOnce(17, BODY, MARK);
  await host.createReview(reviewOf(stage(), { body: `${MARK} review`, comments: [] }));
  await host.commentOnce(17, BODY, MARK);
  server.state.requests.length = 0;
  const own = await host.listOwnComments(17, MARK);
  expect(own.map(({ kind, body }) => [kind, body])).toEqual([
    ["review", `${MARK} review`],
    ["comment", BODY],
  ]);
  expect(server.state.requests).toHaveLength(1);
});

test("a comment of somebody else with the marker keeps nothing from being posted", async () => {
  const { host, server, makeHost } = stage();
  server.addToken({ token: "person", login: "mallory", isApp: false, permissions: { pull_requests: "write" } });
  await makeHost({ token: "person" }).commentOnce(17, BODY, MARK);
  await host.commentOnce(17, BODY, MARK);
  expect(bodies()).toHaveLength(2);
});

test("a comment of ours that only quotes the marker keeps nothing from being posted", async () => {
  const { host } = stage();
  await host.commentOnce(17, `<!-- passwhen:other -->\n\`\`\`\n${MARK}\n\`\`\``, "passwhen:other");
  await host.commentOnce(17, BODY, MARK);
  expect(bodies()).toHaveLength(2);
});

test("a folded comment is still there", async () => {
  const { host, server } = stage();
  await host.commentOnce(17, BODY, MARK);
  await host.minimize(server.state.issueComments[0]?.nodeId ?? "");
  await host.commentOnce(17, BODY, MARK);
  expect(bodies()).toHaveLength(1);
  expect((await host.listOwnComments(17, MARK))[0]).toMatchObject({ kind: "comment", isMinimized: true });
});

test.each(["commit-then-500", "commit-then-drop"] as const)("is not posted twice after %s", async (kind) => {
  const { host, inject } = stage();
  inject("POST", PATH, { kind });
  await host.commentOnce(17, BODY, MARK);
  expect(bodies()).toEqual([BODY]);
});

test("is posted again after an error that left nothing", async () => {
  const { host, inject } = stage();
  inject("POST", PATH, { kind: "status", status: 502 });
  await host.commentOnce(17, BODY, MARK);
  expect(bodies()).toEqual([BODY]);
});

test("finds its marker among many comments, and all reviews beside them", async () => {
  const { host, server } = stage();
  await host.commentOnce(17, BODY, MARK);
  await host.createReview(reviewOf(stage(), { comments: [] }));
  const [comment] = server.state.issueComments;
  const [review] = server.state.reviews;
  if (comment === undefined || review === undefined) throw new Error("nothing was posted");
  for (let index = 1; index <= 120; index += 1)
    server.state.issueComments.unshift({ ...comment, id: index, nodeId: `IC_${index}`, body: `talk ${index}` });
  for (let index = 1; index <= 60; index += 1)
    server.state.reviews.push({ ...review, id: index, nodeId: `PRR_x${index}` });
  server.state.requests.length = 0;
  await host.commentOnce(17, BODY, MARK);
  expect(bodies()).toHaveLength(121);
  expect(server.state.requests).toHaveLength(3);
  const own = await host.listOwnComments(17, "");
  expect(own.filter(({ kind }) => kind === "review")).toHaveLength(61);
  expect(own.filter(({ kind }) => kind === "comment")).toHaveLength(121);
  expect(new Set(own.map(({ nodeId }) => nodeId)).size).toBe(182);
});

test("a body over the limit is cut and keeps its marker", async () => {
  await stage().host.commentOnce(17, `${MARK}\n${"é".repeat(70_000)}`, MARK);
  expect(bodies()[0]?.length).toBeLessThanOrEqual(65_536);
  expect(bodies()[0]).toMatch(/^<!-- passwhen:judge-rejected ui .*… \(cut, \d+ characters in all\)$/s);
});

test("a marker at the end of a body over the limit is kept, so that it is found again", async () => {
  const { host } = stage();
  for (let times = 0; times < 2; times += 1) await host.commentOnce(17, `${"x".repeat(70_000)}\n\n${MARK}`, MARK);
  expect(bodies()).toHaveLength(1);
  expect(bodies()[0]?.length).toBe(65_536);
  expect(bodies()[0]?.endsWith(`characters in all)\n\n${MARK}`)).toBe(true);
});

test("a body without its marker is a bug, and a token that may only read is told", async () => {
  await expect(stage().host.commentOnce(17, "no mark", MARK)).rejects.toThrow(/assertion failed/);
  await expect(stage().host.commentOnce(17, "no mark", "")).rejects.toThrow(/assertion failed/);
  stage().server.addToken({ token: "reader", login: "r[bot]", isApp: true, permissions: { pull_requests: "read" } });
  const error = await failureOf(stage().makeHost({ token: "reader" }).commentOnce(17, BODY, MARK));
  expect(error.code).toBe("host-forbidden");
  expect(error.message).toContain("`pull-requests: write`");
  expect(error.message).not.toContain(TOKEN);
});
