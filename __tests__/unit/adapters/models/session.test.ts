import { request as requestRaw, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { ask, CALL_PATHS, endpointAt, NO_CAPS, openProxy, REAL_KEY, WIRES } from "../../../support/model-proxy.ts";
import { createModels } from "../../../../src/adapters/models/models.ts";
import { eventOf, sendJson, startUpstream } from "../../../support/upstream.ts";

const MESSAGE = { type: "message", model: "m", content: [], usage: { input_tokens: 1, output_tokens: 1 } };
const BODY = '{"model":"stub-model"}';
const later = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !condition(); tries += 1) await later(10);
  expect(condition()).toBe(true);
}

/** A request with its path exactly as given; fetch would tidy it up. */
function askRaw(url: string, method: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = requestRaw({ hostname, port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end(method !== "POST" ? undefined : /^\/v1(?:alpha|beta)\//.test(path) ? "{}" : BODY);
  });
}

test.each([
  ["anthropic", "x-api-key", REAL_KEY],
  ["responses", "authorization", `Bearer ${REAL_KEY}`],
  ["chat", "authorization", `Bearer ${REAL_KEY}`],
  ["gemini", "x-goog-api-key", REAL_KEY],
] as const)("%s: the endpoint gets the real key in %s, and nothing of the agent's", async (wire, header, value) => {
  const upstream = await startUpstream((response) => sendJson(response, MESSAGE));
  const session = await openProxy(`${upstream.url}/prefix`, { wire });
  const response = await fetch(`${session.url}${CALL_PATHS[wire]}?alt=sse&key=${session.key}&access_token=t`, {
    method: "POST",
    headers: {
      authorization: "Bearer other",
      "x-api-key": "other",
      "api-key": "other",
      "x-goog-api-key": "other",
      cookie: "c=other",
      "openai-organization": "other",
      "x-http-method-override": "DELETE",
      "x-forwarded-for": "1.2.3.4",
      "anthropic-version": "2023-06-01",
      "user-agent": "an-agent/1",
    },
    body: '{"a":1,"model":"stub-model"}',
  });
  expect(response.status).toBe(200);
  const [received] = upstream.received;
  const headers: IncomingHttpHeaders = received?.headers ?? {};
  const { [header]: given, host, "anthropic-version": version, "user-agent": agent, ...rest } = headers;
  expect([given, host, version, agent]).toEqual([value, new URL(upstream.url).host, "2023-06-01", "an-agent/1"]);
  expect(JSON.stringify(rest)).not.toMatch(/other|1\.2\.3\.4|DELETE/);
  expect(JSON.stringify(received)).not.toContain(session.key);
  expect(received).toMatchObject({
    method: "POST",
    url: `/prefix${CALL_PATHS[wire]}?alt=sse`,
    body: '{"a":1,"model":"stub-model"}',
  });
});

test("the session's key is taken wherever agents put theirs; no other key is", async () => {
  const upstream = await startUpstream((response) => sendJson(response, MESSAGE));
  const session = await openProxy(upstream.url);
  const path = CALL_PATHS.anthropic;
  for (const headers of [
    { "x-api-key": session.key },
    { authorization: `Bearer ${session.key}` },
    { "api-key": session.key },
    { "x-goog-api-key": session.key },
  ] as const)
    expect(await askRaw(session.url, "POST", path, headers)).toBe(200);
  const passed = upstream.received.length;
  for (const headers of [
    {},
    { "x-api-key": REAL_KEY },
    { "x-api-key": session.key.slice(0, -1) },
    { authorization: `Basic ${session.key}` },
    { authorization: session.key },
  ] as Record<string, string>[])
    expect(await askRaw(session.url, "POST", path, headers)).toBe(401);
  expect(upstream.received.length).toBe(passed);
  expect(session.usage().calls).toBe(4);
  const other = await openProxy(upstream.url);
  expect(other.key).not.toBe(session.key);
  expect((await ask(other, { key: session.key })).status).toBe(401);
});

const OPEN: Readonly<Record<string, readonly string[]>> = {
  anthropic: [
    "POST /v1/messages?beta=true",
    "POST /v1/messages/count_tokens",
    "GET /v1/models",
    "GET /v1/models/claude-x",
  ],
  responses: ["POST /v1/responses", "POST /v1/responses/compact", "GET /v1/models?client_version=1"],
  chat: ["POST /v1/chat/completions", "GET /v1/models", "GET /v1/models/openai%2Fgpt"],
  gemini: [
    "POST /v1beta/models/gemini-2.5-pro:generateContent",
    "POST /v1alpha/models/gemini-2.5-pro:streamGenerateContent?alt=sse",
    "POST /v1beta/models/gemini-2.5-pro:countTokens",
    "GET /v1beta/models",
  ],
};
const SHUT = [
  "GET /",
  "HEAD /",
  "POST /v1/files",
  "DELETE /v1/models/x",
  "PUT /v1/messages",
  "GET /v1/messages",
  "POST /v1/messages/batches",
  "POST /v1/messages/",
  "POST //v1/messages",
  "POST /x/../v1/messages",
  "POST /v1/messages%2f..%2fadmin",
  "GET /v1/models/..",
  "GET /v1/models/..%2f..%2fadmin",
  "GET /v1/models/a/b",
  "GET http://example.com/v1/models",
  "GET /v1/responses",
  "POST /v1/embeddings",
  "POST /v1beta/models/g:batchGenerateContent",
  "POST /v1beta/cachedContents",
  "POST /v1beta/models/../x:generateContent",
];

test.each(WIRES)("%s: only the wire's own paths and methods are open", async (wire) => {
  const upstream = await startUpstream((response) => sendJson(response, MESSAGE));
  const session = await openProxy(upstream.url, { wire, model: wire === "gemini" ? "gemini-2.5-pro" : "stub-model" });
  const others = WIRES.filter((one) => one !== wire).map((one) => `POST ${CALL_PATHS[one]}`);
  const statuses = new Map<string, number>();
  for (const line of [...(OPEN[wire] ?? []), ...SHUT, ...others]) {
    const [method = "", path = ""] = line.split(" ");
    statuses.set(line, await askRaw(session.url, method, path, { "x-api-key": session.key }));
  }
  for (const [line, status] of statuses)
    expect([line, status]).toEqual([line, OPEN[wire]?.includes(line) === true ? 200 : 404]);
  expect(upstream.received.map(({ method, url }) => `${method} ${url}`)).toEqual(OPEN[wire]);
});

test("the first bytes reach the agent before the last are sent, and the request passes while it is written", async () => {
  const finish: (() => void)[] = [];
  const upstream = await startUpstream((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(eventOf({ type: "message_start", message: { model: "m", usage: { input_tokens: 3 } } }));
    finish.push(() => response.end(eventOf({ type: "message_stop" })));
  });
  const session = await openProxy(upstream.url);
  const answer = await ask(session);
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(Buffer.from(first?.value ?? []).toString()).toContain("message_start");
  finish[0]?.();
  const rest = await reader?.read();
  expect(Buffer.from(rest?.value ?? []).toString()).toContain("message_stop");
  expect((await reader?.read())?.done).toBe(true);
});

test("headers pass before any byte of the body", async () => {
  const upstream = await startUpstream((response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "set-cookie": "a=b", "request-id": "r1" });
    response.flushHeaders();
  });
  const session = await openProxy(upstream.url);
  const { headers } = await ask(session);
  expect([headers.get("request-id"), headers.get("set-cookie")]).toEqual(["r1", null]);
});

test("an agent that does not read holds the endpoint back", async () => {
  const block = Buffer.alloc(256 * 1024, "x");
  let written = 0;
  const upstream = await startUpstream(async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    while (!response.destroyed && written < 400) {
      written += 1;
      if (!response.write(block)) await new Promise((resolve) => void response.once("drain", resolve));
    }
    response.end();
  });
  const session = await openProxy(upstream.url, { limits: { idleMs: 400 } });
  const { hostname, port } = new URL(session.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST /v1/messages HTTP/1.1\r\nhost: x\r\nx-api-key: ${session.key}\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`,
  );
  socket.once("data", () => socket.pause());
  await later(1_000);
  const held = written;
  await later(200);
  expect(written).toBe(held);
  expect(held).toBeLessThan(200);
  expect(session.lastFault()).toBeNull();
  socket.destroy();
});

test("an agent that leaves pays for the whole answer, and that is no fault of the endpoint", async () => {
  const finish: (() => void)[] = [];
  const upstream = await startUpstream((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(eventOf({ type: "message_start", message: { usage: { input_tokens: 500 } } }));
    finish.push(() => response.end(eventOf({ type: "message_delta", usage: { output_tokens: 64_000 } })));
  });
  const session = await openProxy(upstream.url);
  const leave = new AbortController();
  const answer = await ask(session, { signal: leave.signal });
  await answer.body?.getReader().read();
  leave.abort();
  await later(50);
  finish[0]?.();
  await until(() => session.usage().inputTokens > 0);
  expect(session.usage()).toMatchObject({ calls: 1, inputTokens: 500, outputTokens: 64_000 });
});

test.each([
  ["what its request allows", { max_tokens: 900 }, 900],
  ["a large answer", {}, 32_000],
  ["a large answer for several at once", { max_tokens: 900, n: 2 }, 32_000],
])("an answer that takes too long after its agent left is cut, and counted as %s", async (_name, body, output) => {
  let isGone = false;
  const upstream = await startUpstream((response) => {
    response.on("close", () => {
      isGone = true;
    });
  });
  const session = await openProxy(upstream.url, { limits: { lingerMs: 60 } });
  const leave = new AbortController();
  const asked = ask(session, { signal: leave.signal, body: { ...body, text: "x".repeat(400) } });
  await until(() => upstream.received.length === 1);
  leave.abort();
  await expect(asked).rejects.toThrow(/abort/);
  await until(() => isGone && session.usage().inputTokens > 100);
  expect(session.usage().outputTokens).toBe(output);
  expect(session.lastFault()).toBeNull();
});

test("close ends what is under way, closes every socket and waits", async () => {
  let gone = 0;
  const upstream = await startUpstream((response) => {
    response.on("close", () => {
      gone += 1;
    });
  });
  const session = await openProxy(upstream.url);
  const asked = Promise.allSettled([ask(session), ask(session), ask(session)]);
  await until(() => upstream.received.length === 3);
  await session.close();
  expect((await asked).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  await until(() => gone === 3);
  expect(await upstream.countConnections()).toBe(0);
  await expect(ask(session)).rejects.toThrow(/fetch failed/);
  expect(session.stopped.aborted).toBe(false);
  await session.close();
});

test("idle connections are closed with the session", async () => {
  const upstream = await startUpstream(async (response) => {
    await later(20);
    sendJson(response, MESSAGE);
  });
  const session = await openProxy(upstream.url);
  await Promise.all(Array.from({ length: 14 }, async () => (await ask(session)).text()));
  expect(await upstream.countConnections()).toBeGreaterThan(10);
  await session.close();
  for (let tries = 0; tries < 100 && (await upstream.countConnections()) > 0; tries += 1) await later(10);
  expect(await upstream.countConnections()).toBe(0);
});

test("many calls at once: each counts, at most as many as allowed are under way, connections are used again", async () => {
  let [now, most] = [0, 0];
  const ports = new Set<number | undefined>();
  const upstream = await startUpstream(async (response, _received, request) => {
    ports.add(request.socket.remotePort);
    now += 1;
    most = Math.max(most, now);
    await later(5);
    now -= 1;
    sendJson(response, MESSAGE);
  });
  const session = await openProxy(upstream.url, { limits: { concurrentCalls: 4 } });
  const answers = await Promise.all(Array.from({ length: 40 }, async () => (await ask(session)).status));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(session.usage()).toMatchObject({ calls: 40, inputTokens: 40, outputTokens: 40 });
  expect(most).toBe(4);
  expect(ports.size).toBeLessThanOrEqual(6);
});

test("lists of models and counts of tokens are no calls", async () => {
  const upstream = await startUpstream((response, { method }) =>
    sendJson(response, { error: "x" }, method === "GET" ? 404 : 200),
  );
  const session = await openProxy(upstream.url, { caps: { calls: 0 } });
  for (let count = 0; count < 5; count += 1)
    expect(await askRaw(session.url, "GET", "/v1/models", { "x-api-key": session.key })).toBe(404);
  expect(await askRaw(session.url, "POST", "/v1/messages/count_tokens", { "x-api-key": session.key })).toBe(200);
  expect(session.usage().calls).toBe(0);
  expect(session.stopped.aborted).toBe(false);
});

test.each([
  ["http://models.example", "policy-invalid", /clear text/],
  ["https://user:pass@models.example", "policy-invalid", /must have no user/],
  ["ftp://models.example", "policy-invalid", /not an address/],
  ["models.example", "policy-invalid", /not an address/],
])("%s is refused before anything is sent", async (upstream, code, message) => {
  const models = createModels({ secretOf: () => REAL_KEY });
  const opened = models.open(endpointAt(upstream), NO_CAPS, null);
  await expect(opened).rejects.toMatchObject({ code, message: expect.stringMatching(message) as string });
});

test.each([
  [undefined, /`MODEL_KEY` is not set/, false],
  [" \n", /`MODEL_KEY` is not set/, false],
  ["a\r\nx-evil: 1", /not usable/, false],
  ["a b", /not usable/, false],
  ["schlüssel", /not usable/, false],
  ["good\n", null, true],
])("the key %j", async (secret, message, isUsable) => {
  const upstream = await startUpstream((response) => sendJson(response, MESSAGE));
  const models = createModels({ secretOf: (name) => (name === "MODEL_KEY" ? secret : "other") });
  expect(models.hasKey("MODEL_KEY")).toBe(isUsable);
  const opened = models.open(endpointAt(upstream.url), NO_CAPS, null);
  if (message !== null) {
    await expect(opened).rejects.toMatchObject({
      code: "key-missing",
      message: expect.stringMatching(message) as string,
    });
    return;
  }
  const session = await opened;
  await ask(session);
  expect(upstream.received[0]?.headers["x-api-key"]).toBe("good");
  await session.close();
});
