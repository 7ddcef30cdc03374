import { expect, test } from "vitest";
import { GateError } from "../../../../src/lib/error.ts";
import type { ModelSession, Wire } from "../../../../src/ports/models.ts";
import { createModels } from "../../../../src/adapters/models/models.ts";
import { ask, endpointAt, NO_CAPS, openProxy, REAL_KEY, WIRES } from "../../../support/model-proxy.ts";
import { sendJson, startUpstream } from "../../../support/upstream.ts";

const ANSWERS: Readonly<Record<Wire, unknown>> = {
  anthropic: { type: "message", usage: { input_tokens: 60, output_tokens: 40 } },
  responses: { status: "completed", usage: { input_tokens: 60, output_tokens: 40 } },
  chat: { choices: [], usage: { prompt_tokens: 60, completion_tokens: 40 } },
  gemini: { usageMetadata: { promptTokenCount: 60, candidatesTokenCount: 40 } },
};
const SHAPES: Readonly<Record<Wire, (message: string) => unknown>> = {
  anthropic: (message) => ({ type: "error", error: { type: "permission_error", message } }),
  responses: (message) => ({ error: { message, type: "invalid_request_error", param: null, code: null } }),
  chat: (message) => ({ error: { message, type: "invalid_request_error", param: null, code: null } }),
  gemini: (message) => ({ error: { code: 400, message, status: "INVALID_ARGUMENT" } }),
};

/** Measured: the status after which the agents of a wire do not ask again. */
const REFUSED: Readonly<Record<Wire, number>> = { anthropic: 403, responses: 400, chat: 400, gemini: 400 };

function reasonOf({ stopped }: ModelSession): unknown {
  return stopped.reason instanceof GateError ? [stopped.reason.code, stopped.reason.message] : null;
}

const CAPS = [
  ["calls", { calls: 2 }, "2 of 2 calls used"],
  ["tokens", { tokens: 150 }, "200 of 150 tokens used"],
  ["usd", { usd: 0.08 }, "$0.10 of $0.08 used"],
] as const;

test.each(WIRES.flatMap((wire) => CAPS.map((cap) => [wire, ...cap] as const)))(
  "%s: after the cap in %s no request passes, in the wire's own words",
  async (wire, _name, caps, used) => {
    const upstream = await startUpstream((response) => sendJson(response, ANSWERS[wire]));
    const session = await openProxy(upstream.url, { wire, caps, price: { input: 500, output: 500 } });
    for (let call = 0; call < 2; call += 1) expect((await ask(session, { wire })).status).toBe(200);
    expect(session.stopped.aborted).toBe(false);

    const refused = await ask(session, { wire });
    expect([refused.status, refused.headers.get("x-should-retry")]).toEqual([REFUSED[wire], "false"]);
    expect(await refused.json()).toEqual(
      SHAPES[wire](`The budget of this run is used up: ${used}. The run ends here.`),
    );
    expect(reasonOf(session)).toEqual(["budget-exceeded", `the agent asked its model for more after ${used}`]);

    expect((await ask(session, { wire })).status).toBe(REFUSED[wire]);
    expect(upstream.received.length).toBe(2);
    expect(session.usage()).toMatchObject({ calls: 2, inputTokens: 120, outputTokens: 80 });
  },
);

test("calls at once do not get past the cap in calls", async () => {
  const upstream = await startUpstream((response) => sendJson(response, ANSWERS.anthropic));
  const session = await openProxy(upstream.url, { caps: { calls: 5 } });
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await ask(session)).status));
  expect(statuses.filter((status) => status === 200).length).toBe(5);
  expect(upstream.received.length).toBe(5);
});

test.each([
  ["tokens", { tokens: 50_000 }, {}],
  ["tokens, with a limit in the request", { tokens: 50_000 }, { max_tokens: 60_000 }],
  ["dollars", { usd: 0.5 }, {}],
])("calls at once get past a cap in %s by one call at most", async (_name, caps, body) => {
  const upstream = await startUpstream(async (response) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    sendJson(response, { type: "message", usage: { input_tokens: 1, output_tokens: 60_000 } });
  });
  const session = await openProxy(upstream.url, { caps, price: { input: 1, output: 10 } });
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await ask(session, { body })).status));
  expect(statuses.filter((status) => status === 200).length).toBe(1);
  expect(session.usage()).toMatchObject({ calls: 1, outputTokens: 60_000 });
});

test("calls at once that are small against a cap need not wait for each other", async () => {
  let [now, most] = [0, 0];
  const upstream = await startUpstream(async (response) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 30));
    now -= 1;
    sendJson(response, ANSWERS.anthropic);
  });
  const session = await openProxy(upstream.url, { caps: { tokens: 100_000 } });
  await Promise.all(Array.from({ length: 6 }, () => ask(session, { body: { max_tokens: 1_000 } })));
  expect(most).toBe(6);
});

test("calls that wait for the budget end with the session", async () => {
  const upstream = await startUpstream(() => {});
  const session = await openProxy(upstream.url, { caps: { tokens: 100 } });
  const asked = Promise.allSettled([ask(session), ask(session), ask(session)]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(upstream.received.length).toBe(1);
  await session.close();
  expect((await asked).every(({ status }) => status === "rejected")).toBe(true);
});

test("an answer that says nothing of its usage counts for the cap in tokens", async () => {
  const upstream = await startUpstream((response) => sendJson(response, { choices: [], text: "x".repeat(4_000) }));
  const session = await openProxy(upstream.url, { wire: "chat", caps: { tokens: 900 } });
  expect((await ask(session, { wire: "chat" })).status).toBe(200);
  expect((await ask(session, { wire: "chat" })).status).toBe(400);
});

test("a stream that is cut counts for the cap in tokens", async () => {
  const upstream = await startUpstream((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const delta = { type: "text_delta", text: "x".repeat(4_000) };
    response.write(`data: ${JSON.stringify({ type: "content_block_delta", delta })}\n\n`, () => response.destroy());
  });
  const session = await openProxy(upstream.url, { caps: { tokens: 900 } });
  await expect((await ask(session)).text()).rejects.toThrow();
  expect(session.usage().outputTokens).toBeGreaterThan(900);
  expect((await ask(session)).status).toBe(403);
});

test("a cap in dollars needs a price", async () => {
  const models = createModels({ secretOf: () => REAL_KEY });
  const opened = models.open(endpointAt("http://127.0.0.1:1"), { ...NO_CAPS, usd: 1 }, null);
  await expect(opened).rejects.toMatchObject({
    code: "price-unknown",
    message: expect.stringContaining("add `price: { input, output }`") as string,
  });
});
