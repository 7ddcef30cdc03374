import { expect, test } from "vitest";

import { complaintOf, makeWorld, pluck, pullPath } from "./world.ts";

test("lists come in pages, with links to the others", async () => {
  const { send, server } = await makeWorld();
  const path = "/repos/acme/app/issues/7/comments";
  for (let count = 1; count <= 5; count += 1) await send("POST", path, { body: `number ${count}` });
  const first = await send("GET", `${path}?per_page=2`);
  expect(pluck(first.body, "body")).toEqual(["number 1", "number 2"]);
  const link = (page: number, relation: string): string =>
    `<${server.url}${path}?per_page=2&page=${page}>; rel="${relation}"`;
  expect(first.headers.get("link")).toBe(`${link(2, "next")}, ${link(3, "last")}`);
  const last = await send("GET", `${path}?per_page=2&page=3`);
  expect(pluck(last.body, "body")).toEqual(["number 5"]);
  expect(last.headers.get("link")).toBe(`${link(2, "prev")}, ${link(1, "first")}`);
  expect((await send("GET", `${path}?page=9`)).body).toEqual([]);
});

test("a page has thirty entries unless asked, and never more than a hundred", async () => {
  const { send, server } = await makeWorld();
  const path = "/repos/acme/app/issues/7/comments";
  await send("POST", path, { body: "b" });
  const { issueComments } = server.state;
  issueComments.push(...Array.from({ length: 150 }, () => issueComments).flat());
  expect((await send("GET", path)).body).toHaveLength(30);
  expect((await send("GET", `${path}?per_page=1000`)).body).toHaveLength(100);
});

test("every answer tells what is left, and nothing left refuses until the hour is over", async () => {
  let now = new Date("2026-01-01T00:00:00Z");
  const { send, server } = await makeWorld({ now: () => now });
  server.state.rateLimit.remaining = 1;
  const last = await send("GET", pullPath);
  expect(last.status).toBe(200);
  expect(last.headers.get("x-ratelimit-remaining")).toBe("0");
  const refused = await send("GET", pullPath);
  expect(complaintOf(refused)).toContain("403 API rate limit exceeded");
  expect(refused.headers.get("x-ratelimit-reset")).toBe(String(Date.parse("2026-01-01T01:00:00Z") / 1000));
  now = new Date("2026-01-01T01:00:00Z");
  expect((await send("GET", pullPath)).status).toBe(200);
  expect((await send("GET", pullPath, undefined, null)).headers.get("x-ratelimit-limit")).toBe("5000");
});
