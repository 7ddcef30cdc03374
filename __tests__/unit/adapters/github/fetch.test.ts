import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";

import { createBoundedFetch } from "../../../../src/adapters/github/fetch.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
}

const fetchBounded = createBoundedFetch(fetch, { timeoutMs: 200, maxBytes: 1_000, secret: "s3cret" });

test("an answer comes whole, with status and headers", async () => {
  const url = await serve((_, response) => void response.writeHead(418, { "x-a": "b" }).end("short and stout"));
  const answer = await fetchBounded(url);
  expect([answer.status, answer.headers.get("x-a"), await answer.text()]).toEqual([418, "b", "short and stout"]);
});

test("an answer without a body stays one", async () => {
  const url = await serve((_, response) => void response.writeHead(204).end());
  expect((await fetchBounded(url)).status).toBe(204);
});

test("an answer never repeats the secret", async () => {
  const url = await serve((_, response) => void response.writeHead(502).end("bad s3cret, s3cret"));
  expect(await (await fetchBounded(url)).text()).toBe("bad ***, ***");
});

test("a body that stops coming is no answer", async () => {
  const url = await serve((_, response) => void response.writeHead(200).write('{"half":'));
  await expect(fetchBounded(url)).rejects.toThrow("no answer within 0.2 s");
});

test("a body that is cut off is no answer", async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { "content-length": 100 });
    response.write("half", () => response.destroy());
  });
  await expect(fetchBounded(url)).rejects.toThrow(/terminated|other side closed|aborted/);
});

test("an endless body is refused", async () => {
  const url = await serve((_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write("x".repeat(600)), 5);
    response.on("close", () => clearInterval(timer));
  });
  await expect(fetchBounded(url)).rejects.toThrow("the answer is larger than 1000 bytes");
});

function failingFetch(error: unknown): typeof fetch {
  const fail = async (): Promise<never> => {
    throw error;
  };
  return createBoundedFetch(fail, { timeoutMs: 200, maxBytes: 9, secret: "" });
}

test("a failure on the network says what it was", async () => {
  const cause = new Error("getaddrinfo ENOTFOUND api.example");
  await expect(failingFetch(new TypeError("fetch failed", { cause }))("http://x")).rejects.toThrow(
    "getaddrinfo ENOTFOUND",
  );
  const several = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
  await expect(failingFetch(new TypeError("fetch failed", { cause: several }))("http://x")).rejects.toThrow(
    "ECONNREFUSED",
  );
  await expect(failingFetch(new Error("plain"))("http://x")).rejects.toThrow("plain");
});
