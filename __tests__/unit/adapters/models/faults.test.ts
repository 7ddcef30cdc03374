import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { GateError } from "../../../../src/lib/error.ts";
import type { ModelSession, Wire } from "../../../../src/ports/models.ts";
import { ask, openProxy, REAL_KEY, WIRES, type ProxyOptions } from "../../../support/model-proxy.ts";
import { eventOf, sendEvents, sendJson, startUpstream, type Answer } from "../../../support/upstream.ts";

const GOOD = { type: "message", model: "m", content: [], usage: { input_tokens: 1, output_tokens: 1 } };
const START = { type: "message_start", message: { model: "m", usage: { input_tokens: 7, output_tokens: 1 } } };

function openStream(response: ServerResponse, ...pieces: readonly unknown[]): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(pieces.map(eventOf).join(""));
}

const error = (message: string): unknown => ({ type: "error", error: { type: "some_error", message } });

/** Asks until the run is stopped. Out: how many requests the agent got answers to before, and the statuses; 0 for a cut. */
async function askUntilStopped(session: ModelSession, most = 10): Promise<readonly number[]> {
  const statuses: number[] = [];
  while (!session.stopped.aborted && statuses.length < most) {
    const status = await ask(session)
      .then(async (response) => {
        await response.text();
        return response.status;
      })
      .catch(() => 0);
    statuses.push(status);
  }
  return statuses;
}

const quick = { firstByteMs: 60, idleMs: 60, connectMs: 500 };

const SICK: readonly (readonly [
  name: string,
  answer: Answer,
  statuses: readonly number[],
  code: string,
  message: RegExp,
])[] = [
  [
    "401",
    (response) => sendJson(response, error("invalid x-api-key"), 401),
    [401, 401],
    "model-unauthorized",
    /answered 401: some_error: invalid x-api-key/,
  ],
  ["403", (response) => sendJson(response, error("no"), 403), [403, 403], "model-unauthorized", /answered 403/],
  [
    "404",
    (response) => sendJson(response, error("model: x"), 404),
    [404, 404],
    "model-not-found",
    /answered 404: some_error: model: x/,
  ],
  [
    "400 for a key",
    (response) =>
      sendJson(response, { error: { code: 400, message: "API key not valid. Please pass a valid API key." } }, 400),
    [400, 400],
    "model-unauthorized",
    /API key not valid/,
  ],
  [
    "400 for a model",
    (response) => sendJson(response, error("The model `x` does not exist"), 400),
    [400, 400],
    "model-not-found",
    /does not exist/,
  ],
  [
    "400 for want of money",
    (response) => sendJson(response, error("Your credit balance is too low"), 400),
    [400, 400, 400, 400],
    "model-rate-limited",
    /credit balance/,
  ],
  [
    "429",
    (response) => sendJson(response, error("slow down"), 429),
    [429, 429, 429, 429],
    "model-rate-limited",
    /answered 429: some_error: slow down \(4 times/,
  ],
  [
    "429 with a long wait",
    (response) => sendJson(response, error("tomorrow"), 429, { "retry-after": "3600" }),
    [429],
    "model-rate-limited",
    /tomorrow; that is more than 120 s to wait/,
  ],
  [
    "500",
    (response) => sendJson(response, error("oops"), 500),
    [500, 500, 500, 500],
    "model-unavailable",
    /answered 500: some_error: oops/,
  ],
  [
    "529",
    (response) => sendJson(response, error("overloaded"), 529),
    [529, 529, 529, 529],
    "model-unavailable",
    /answered 529/,
  ],
  [
    "500 as a page",
    (response) =>
      void response.writeHead(500, { "content-type": "text/html" }).end("<html><title>Bad\n gateway</title>"),
    [500, 500, 500, 500],
    "model-unavailable",
    /answered 500: Bad gateway/,
  ],
  [
    "a page with 200",
    (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html>"),
    [502, 502, 502],
    "model-unreachable",
    /answered with `text\/html`, which no model's endpoint does/,
  ],
  [
    "JSON that is none",
    (response) => void response.writeHead(200, { "content-type": "application/json" }).end("<html>"),
    [200, 200, 200],
    "model-unreachable",
    /not JSON/,
  ],
  [
    "a redirect",
    (response) => void response.writeHead(307, { location: "/elsewhere" }).end(),
    [502, 502, 502],
    "model-unreachable",
    /a redirect \(307\)/,
  ],
  ["no answer", () => {}, [504, 504, 504, 504], "model-unavailable", /no answer for 0.06 s/],
  [
    "a connection that is cut at once",
    (response) => void response.destroy(),
    [502, 502, 502],
    "model-unreachable",
    /the connection was cut/,
  ],
  [
    "silence after the headers",
    (response) => openStream(response, "x"),
    [0, 0, 0, 0],
    "model-unavailable",
    /silence in the middle of an answer for 0.06 s/,
  ],
  [
    "a cut stream",
    (response) => {
      openStream(response, START);
      setTimeout(() => response.destroy(), 10);
    },
    [0, 0, 0, 0],
    "model-unavailable",
    /cut before its end/,
  ],
  [
    "a stream that ends too early",
    (response) => sendEvents(response, [START]),
    [200, 200, 200, 200],
    "model-unavailable",
    /cut before its end/,
  ],
  [
    "an error in the stream",
    (response) => sendEvents(response, [START, error("Overloaded")]),
    [200, 200, 200, 200],
    "model-unavailable",
    /broke off its answer: some_error: Overloaded/,
  ],
  [
    "a limit in the stream",
    (response) => sendEvents(response, [{ type: "error", error: { type: "rate_limit_error", message: "m" } }]),
    [200, 200, 200, 200],
    "model-rate-limited",
    /rate_limit_error/,
  ],
];

test.each(SICK)(
  "%s: the agent is told, and the run is stopped in the end",
  async (_name, answer, statuses, code, message) => {
    const upstream = await startUpstream(answer);
    const session = await openProxy(upstream.url, { limits: quick });
    expect(await askUntilStopped(session)).toEqual(statuses);
    expect(session.stopped.reason).toBeInstanceOf(GateError);
    expect(session.stopped.reason).toMatchObject({ code, message: expect.stringMatching(message) as string });
    expect(session.lastFault()).toMatchObject({ code });
    expect(upstream.received.every(({ url }) => url === "/v1/messages")).toBe(true);

    const refused = await ask(session);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: { type: "permission_error", message: "The run has ended." } });
    expect(upstream.received.length).toBe(statuses.length);
  },
);

test("a refused connection stops the run after three", async () => {
  const session = await openProxy("http://127.0.0.1:1");
  expect(await askUntilStopped(session)).toEqual([502, 502, 502]);
  expect(session.stopped.reason).toMatchObject({
    code: "model-unreachable",
    message: expect.stringContaining("127.0.0.1:1: the connection was refused") as string,
  });
  expect(session.usage()).toMatchObject({ calls: 3, inputTokens: 0, outputTokens: 0 });
});

test("a host without a name stops the run after three", async () => {
  const session = await openProxy("https://no-such-host.invalid");
  expect(await askUntilStopped(session)).toEqual([502, 502, 502]);
  expect(session.stopped.reason).toMatchObject({
    code: "model-unreachable",
    message: expect.stringMatching(/DNS/) as string,
  });
});

test.each(WIRES)("%s: a fault of the network is told in the wire's own words", async (wire) => {
  const session = await openProxy("http://127.0.0.1:1", { wire });
  const body: unknown = await (await ask(session, { wire })).json();
  const message = expect.stringContaining("the connection was refused") as string;
  const shapes: Readonly<Record<Wire, unknown>> = {
    anthropic: { type: "error", error: { type: "api_error", message } },
    responses: { error: { message, type: "server_error", param: null, code: null } },
    chat: { error: { message, type: "server_error", param: null, code: null } },
    gemini: { error: { code: 502, message, status: "UNAVAILABLE" } },
  };
  expect(body).toEqual(shapes[wire]);
});

test("an error of the endpoint reaches the agent as it is", async () => {
  const body = { type: "error", error: { type: "rate_limit_error", message: "slow" }, request_id: "r" };
  const upstream = await startUpstream((response) =>
    sendJson(response, body, 429, { "retry-after": "7", "x-ratelimit": "0" }),
  );
  const answer = await ask(await openProxy(upstream.url));
  expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("x-ratelimit")]).toEqual([
    429,
    "7",
    "0",
  ]);
  expect(await answer.json()).toEqual(body);
});

test("a success wipes out the failures before it", async () => {
  let call = 0;
  const upstream = await startUpstream((response) => {
    call += 1;
    if (call % 4 === 0) sendJson(response, GOOD);
    else sendJson(response, error("oops"), 500);
  });
  const session = await openProxy(upstream.url);
  for (let count = 1; count <= 16; count += 1) {
    await (await ask(session)).text();
    expect(session.lastFault()?.code ?? null).toBe(count % 4 === 0 ? null : "model-unavailable");
  }
  expect(session.stopped.aborted).toBe(false);
});

test("failures of several kinds add up, each for itself", async () => {
  let call = 0;
  const upstream = await startUpstream((response) => {
    call += 1;
    sendJson(response, error("oops"), call % 2 === 0 ? 429 : 500);
  });
  const session = await openProxy(upstream.url);
  expect(await askUntilStopped(session)).toEqual([500, 429, 500, 429, 500, 429, 500]);
});

test("an agent's own bad request says nothing against the endpoint", async () => {
  const upstream = await startUpstream((response) => sendJson(response, error("messages: at least one"), 400));
  const session = await openProxy(upstream.url);
  expect(await askUntilStopped(session, 6)).toEqual([400, 400, 400, 400, 400, 400]);
  expect(session.lastFault()).toBeNull();
});

test("waiting for a limit ends by the clock", async () => {
  let nowMs = 0;
  const upstream = await startUpstream((response) => sendJson(response, error("slow"), 429));
  const clock = { now: () => new Date(), elapsedMs: () => nowMs };
  const session = await openProxy(upstream.url, { clock });
  await ask(session);
  nowMs = 121_000;
  await ask(session);
  expect(session.stopped.reason).toMatchObject({ code: "model-rate-limited" });
});

test("an endpoint that answers before it has read all is left, and an agent that reads only after it has sent all gets the answer", async () => {
  let isLeft = false;
  const server = createServer((incoming) => {
    incoming.on("error", () => {});
    incoming.on("close", () => {
      isLeft = true;
    });
    incoming.once("data", () => {
      incoming.pause();
      incoming.write("HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n");
      setTimeout(() => incoming.resume(), 1_000);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const session = await openProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { hostname, port } = new URL(session.url);
  const socket = connect(Number(port), hostname).pause();
  const block = Buffer.alloc(1024 * 1024, "x");
  const [head, tail] = ['{"model":"stub-model","text":"', '"}'];
  const sizeBytes = head.length + 31 * block.length + tail.length;
  socket.write(
    `POST /v1/messages HTTP/1.1\r\nhost: x\r\nx-api-key: ${session.key}\r\ncontent-length: ${sizeBytes}\r\n\r\n`,
  );
  socket.write(head);
  for (let count = 0; count < 31; count += 1)
    await new Promise<void>((resolve, reject) => {
      socket.write(block, (failure) => (failure instanceof Error ? reject(failure) : resolve()));
    });
  socket.write(tail);
  socket.resume();
  const [first] = (await once(socket, "data")) as [Buffer];
  expect(first.toString()).toMatch(/^HTTP\/1\.1 401 /);
  await new Promise((resolve) => void setTimeout(resolve, 1_200));
  expect(isLeft).toBe(true);
  socket.destroy();
});

test.each<[string, Answer, ProxyOptions]>([
  ["in the body of an error", (response) => sendJson(response, error(`bad key ${REAL_KEY}!`), 401), {}],
  [
    "in the headers of an error",
    (response) => sendJson(response, error("no"), 401, { "x-echo": `Bearer ${REAL_KEY}` }),
    {},
  ],
  ["in the content type", (response) => void response.writeHead(200, { "content-type": `text/${REAL_KEY}` }).end(), {}],
  ["in an error of the stream", (response) => sendEvents(response, [error(REAL_KEY)]), { limits: quick }],
])("the key %s comes back in no error", async (_name, answer, options) => {
  const upstream = await startUpstream(answer);
  const session = await openProxy(upstream.url, options);
  const response = await ask(session);
  if (response.status !== 200) expect(await response.text()).not.toContain(REAL_KEY);
  else await response.text();
  expect(JSON.stringify([...response.headers])).not.toContain(REAL_KEY);
  await askUntilStopped(session);
  for (const one of [session.lastFault(), session.stopped.reason as unknown]) {
    expect(one).toBeInstanceOf(GateError);
    const { message, cause, stack } = one as GateError;
    expect(JSON.stringify({ message, cause, stack })).not.toContain(REAL_KEY);
  }
});

test("what an endpoint says at length is cut, and on one line", async () => {
  const upstream = await startUpstream((response) =>
    sendJson(response, error(`a\n::error::b ${"x".repeat(5_000)}`), 404),
  );
  const session = await openProxy(upstream.url);
  await askUntilStopped(session);
  const { message } = session.stopped.reason as GateError;
  expect(message.length).toBeLessThan(320);
  expect(message).not.toContain("\n");
});
