import { expect, test } from "vitest";

import { at, commit, complaintOf, makeWorld, pullPath } from "./world.ts";

const runsPath = "/repos/acme/app/check-runs";

test("a status strikes as often as asked, with its headers, and does no work", async () => {
  const { send, server, headSha } = await makeWorld();
  const run = { name: "gate", head_sha: headSha };
  const headers = { "retry-after": "7" };
  const fault = server.inject({
    match: { method: "POST", path: "/check-runs" },
    times: 2,
    fault: { kind: "status", status: 403, headers },
  });
  expect((await send("GET", `/repos/acme/app/commits/${headSha}/check-runs`)).status).toBe(200);
  const struck = await send("POST", runsPath, run);
  expect(complaintOf(struck)).toContain("403 You have exceeded a secondary rate limit");
  expect(struck.headers.get("retry-after")).toBe("7");
  expect((await send("POST", runsPath, run)).status).toBe(403);
  expect(server.state.checkRuns).toEqual([]);
  expect((await send("POST", runsPath, run)).status).toBe(201);
  expect(fault.hits()).toBe(2);
});

test("every status has the words GitHub uses, or the test's own", async () => {
  const { send, server } = await makeWorld();
  const strike = async (status: number, headers = {}): Promise<string> => {
    server.inject({ fault: { kind: "status", status, headers } });
    return complaintOf(await send("GET", pullPath));
  };
  expect(await strike(401)).toContain("Bad credentials");
  expect(await strike(403, { "x-ratelimit-remaining": "0" })).toContain("API rate limit exceeded");
  expect(await strike(404)).toContain("Not Found");
  expect(await strike(429)).toContain("secondary rate limit");
  expect(await strike(502)).toContain("Server Error");
  server.inject({ fault: { kind: "status", status: 422, body: { message: "own words" } } });
  expect(complaintOf(await send("GET", pullPath))).toContain("422 own words");
});

test("only the nth matching request is struck, by pattern", async () => {
  const { send, server } = await makeWorld();
  server.inject({ match: { path: /\/pulls\/\d+$/u, nth: 2 }, fault: { kind: "status", status: 500 } });
  const statuses = [pullPath, `${pullPath}/files`, pullPath, pullPath].map(
    async (path) => (await send("GET", path)).status,
  );
  expect((await Promise.all(statuses)).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 500]);
});

test("a dropped connection leaves nothing, or leaves the work done", async () => {
  const { send, server, headSha } = await makeWorld();
  const run = { name: "gate", head_sha: headSha };
  server.inject({ match: { method: "POST" }, fault: { kind: "drop" } });
  await expect(send("POST", runsPath, run)).rejects.toThrow();
  expect(server.state.checkRuns).toHaveLength(0);
  server.inject({ match: { method: "POST" }, fault: { kind: "commit-then-drop" } });
  await expect(send("POST", runsPath, run)).rejects.toThrow();
  expect(server.state.checkRuns).toHaveLength(1);
  expect(server.state.requests.map((record) => [record.fault, record.status, at(record.body, "name")])).toEqual([
    ["drop", null, "gate"],
    ["commit-then-drop", null, "gate"],
  ]);
});

test("an error after the work is done", async () => {
  const { send, server } = await makeWorld();
  server.inject({ match: { method: "POST" }, fault: { kind: "commit-then-500" } });
  expect((await send("POST", `${pullPath}/reviews`, { event: "COMMENT", body: "b" })).status).toBe(500);
  expect(server.state.reviews).toHaveLength(1);
});

test("a slow answer comes, after those that were asked for later", async () => {
  const { send, server } = await makeWorld();
  await send("GET", pullPath);
  server.inject({ match: { path: "/files" }, fault: { kind: "slow", delayMs: 700 } });
  const order: string[] = [];
  const ask = async (path: string): Promise<void> => {
    expect((await send("GET", path)).status).toBe(200);
    order.push(path);
  };
  await Promise.all([ask(`${pullPath}/files`), ask(pullPath), ask(pullPath)]);
  expect(order).toEqual([pullPath, pullPath, `${pullPath}/files`]);
});

test("something of the test's own happens between two requests", async () => {
  const { send, server, gitDir, headSha } = await makeWorld();
  const run = (): void => void commit(gitDir, "work", { "src/new.ts": "pushed\n" });
  server.inject({ match: { path: pullPath, nth: 2 }, fault: { kind: "call", run } });
  expect(at((await send("GET", pullPath)).body, "head", "sha")).toBe(headSha);
  expect(at((await send("GET", pullPath)).body, "head", "sha")).not.toBe(headSha);
});

test("a fault can be taken back", async () => {
  const { send, server } = await makeWorld();
  const fault = server.inject({ times: Infinity, fault: { kind: "status", status: 500 } });
  expect((await send("GET", pullPath)).status).toBe(500);
  fault.remove();
  expect((await send("GET", pullPath)).status).toBe(200);
});

test("a client that leaves in the middle is no fault of the server", async () => {
  const { send, server } = await makeWorld();
  const leaving = new AbortController();
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("{")) });
  const init = { method: "POST", body, duplex: "half", signal: leaving.signal } as const;
  const sent = fetch(`${server.url}${runsPath}`, init);
  await expect.poll(() => server.state.requests.length).toBe(1);
  leaving.abort();
  await expect(sent).rejects.toThrow();
  expect((await send("GET", pullPath)).status).toBe(200);
  expect(server.state.serverBugs).toEqual([]);
});
