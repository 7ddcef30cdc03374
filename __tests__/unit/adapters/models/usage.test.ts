import { expect, test } from "vitest";
import type { Wire } from "../../../../src/ports/models.ts";
import { ask, openProxy, WIRES } from "../../../support/model-proxy.ts";
import { sendEvents, sendJson, startUpstream } from "../../../support/upstream.ts";

const PRICE = { input: 2, output: 10 };

interface Case {
  readonly plain: unknown;
  readonly events: readonly unknown[];
  readonly used: { readonly inputTokens: number; readonly outputTokens: number };
}

const anthropicUsage = {
  input_tokens: 10,
  cache_creation_input_tokens: 20,
  cache_read_input_tokens: 70,
  output_tokens: 40,
};
const responsesUsage = {
  input_tokens: 100,
  input_tokens_details: { cached_tokens: 70 },
  output_tokens: 40,
  output_tokens_details: { reasoning_tokens: 30 },
};
const chatUsage = {
  prompt_tokens: 100,
  completion_tokens: 40,
  prompt_tokens_details: { cached_tokens: 70 },
  total_tokens: 140,
};
const geminiUsage = {
  promptTokenCount: 90,
  toolUsePromptTokenCount: 10,
  cachedContentTokenCount: 70,
  candidatesTokenCount: 10,
  thoughtsTokenCount: 30,
};
const used = { inputTokens: 100, outputTokens: 40 };

const cases: Readonly<Record<Wire, Case>> = {
  anthropic: {
    plain: { type: "message", model: "m", content: [], usage: anthropicUsage },
    events: [
      {
        type: "message_start",
        message: { type: "message", model: "m", usage: { ...anthropicUsage, output_tokens: 1 } },
      },
      { type: "content_block_delta", delta: { type: "text_delta", text: "hällo" } },
      { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 40 } },
      { type: "message_stop" },
    ],
    used,
  },
  responses: {
    plain: { object: "response", status: "completed", model: "m", usage: responsesUsage },
    events: [
      { type: "response.created", response: { status: "in_progress", usage: null, error: null } },
      { type: "response.output_text.delta", delta: "hällo" },
      { type: "response.completed", response: { status: "completed", model: "m", usage: responsesUsage, error: null } },
    ],
    used,
  },
  chat: {
    plain: { choices: [{ message: { content: "hi" }, finish_reason: "stop" }], usage: chatUsage },
    events: [
      { choices: [{ delta: { content: "hällo" }, finish_reason: null }], usage: null },
      { choices: [{ delta: {}, finish_reason: "stop" }] },
      { choices: [], usage: chatUsage },
      "[DONE]",
    ],
    used,
  },
  gemini: {
    plain: { candidates: [{ content: { parts: [{ text: "hi" }] }, finishReason: "STOP" }], usageMetadata: geminiUsage },
    events: [
      {
        candidates: [{ content: { parts: [{ text: "h" }] } }],
        usageMetadata: { promptTokenCount: 90, candidatesTokenCount: 2 },
      },
      { candidates: [{ content: { parts: [{ text: "i" }] }, finishReason: "STOP" }], usageMetadata: geminiUsage },
    ],
    used,
  },
};

test.each(WIRES)(
  "%s: tokens of a plain answer and of a stream are counted, cached and reasoning ones included",
  async (wire) => {
    const { plain, events } = cases[wire];
    const upstream = await startUpstream((response, { body }) => {
      if (body.includes('"stream":true')) sendEvents(response, events);
      else sendJson(response, plain);
    });
    const session = await openProxy(upstream.url, { wire, price: PRICE });

    expect(await (await ask(session, { wire })).json()).toEqual(plain);
    expect(session.usage()).toEqual({ calls: 1, ...used, usd: expect.closeTo(0.0006, 9) as number });

    const streamed = await (await ask(session, { wire, body: { stream: true } })).text();
    expect(streamed.match(/^data: /gm)?.length).toBe(events.length);
    expect(session.usage()).toEqual({
      calls: 2,
      inputTokens: 200,
      outputTokens: 80,
      usd: expect.closeTo(0.0012, 9) as number,
    });
    expect(session.lastFault()).toBeNull();
  },
);

test("a Gemini stream as one JSON list is counted once", async () => {
  const upstream = await startUpstream((response) => sendJson(response, cases.gemini.events));
  const session = await openProxy(upstream.url, { wire: "gemini" });
  await (await ask(session, { wire: "gemini" })).text();
  expect(session.usage()).toMatchObject(used);
});

test("reasoning that a chat server leaves out of the completion's tokens counts", async () => {
  const usage = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 140 };
  const upstream = await startUpstream((response) => sendJson(response, { choices: [], usage }));
  const session = await openProxy(upstream.url, { wire: "chat" });
  await (await ask(session, { wire: "chat" })).text();
  expect(session.usage()).toMatchObject(used);
});

test("a stream without usage is counted by the length of what was asked and written", async () => {
  const upstream = await startUpstream((response) =>
    sendEvents(response, [{ choices: [{ delta: "x".repeat(400), finish_reason: "stop" }] }, "[DONE]"]),
  );
  const session = await openProxy(upstream.url, { wire: "chat" });
  await (await ask(session, { wire: "chat", body: { text: "y".repeat(767) } })).text();
  expect(session.usage()).toMatchObject({ calls: 1, inputTokens: 200, outputTokens: 100 });
});

test("a packed answer goes through as it is and is estimated", async () => {
  const { gzipSync } = await import("node:zlib");
  const packed = gzipSync(JSON.stringify(cases.anthropic.plain));
  const upstream = await startUpstream((response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
    response.end(packed);
  });
  const session = await openProxy(upstream.url);
  expect(await (await ask(session)).json()).toEqual(cases.anthropic.plain);
  expect(upstream.received[0]?.headers["accept-encoding"]).toBe("identity");
  expect(session.usage().outputTokens).toBe(Math.ceil(packed.length / 4));
  expect(session.lastFault()).toBeNull();
});

test("a multi-byte character cut between two chunks passes, and is read whole", async () => {
  const said = { type: "error", error: { type: "api_error", message: "überlastet" } };
  const bytes = Buffer.from(`data: ${JSON.stringify(said)}\n\n`);
  const upstream = await startUpstream(async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const cut = bytes.indexOf("ü") + 1;
    response.write(bytes.subarray(0, cut));
    await new Promise((resolve) => void setTimeout(resolve, 20));
    response.end(bytes.subarray(cut));
  });
  const session = await openProxy(upstream.url);
  expect(Buffer.from(await (await ask(session)).arrayBuffer()).equals(bytes)).toBe(true);
  expect(session.lastFault()?.message).toContain("überlastet");
});

test("money is by list price where the policy gives none, per call and by the model that answered", async () => {
  const usage = { input_tokens: 1_000, cache_read_input_tokens: 1_000, output_tokens: 100 };
  const upstream = await startUpstream((response, { body }) =>
    sendJson(response, {
      type: "message",
      model: body.includes("opus") ? "claude-opus-4-1" : "claude-haiku-4-5",
      usage,
    }),
  );
  const session = await openProxy(upstream.url, { model: "claude-haiku-4-5", caps: { usd: 1 } });
  await (await ask(session, { body: { model: "claude-haiku-4-5" } })).text();
  expect(session.usage().usd).toBeCloseTo(0.001 + 0.0001 + 0.0005, 6);
  await (await ask(session, { body: { model: "claude-haiku-4-5", text: "opus" } })).text();
  expect(session.usage().usd).toBeCloseTo(0.0016 + 0.015 + 0.0015 + 0.0075, 6);
});

test("usd is null where nobody knows the price", async () => {
  const upstream = await startUpstream((response) => sendJson(response, cases.anthropic.plain));
  const session = await openProxy(upstream.url);
  await (await ask(session)).text();
  expect(session.usage()).toMatchObject({ calls: 1, usd: null });
});

test("a stream whose line never ends is not kept in memory, and passes", async () => {
  const block = Buffer.alloc(1024 * 1024, "a");
  const upstream = await startUpstream(async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("data: ");
    for (let count = 0; count < 24; count += 1)
      if (!response.write(block)) await new Promise((resolve) => void response.once("drain", resolve));
    response.end(`\n\ndata: ${JSON.stringify(cases.anthropic.plain)}\n\n`);
  });
  const session = await openProxy(upstream.url);
  const answer = await ask(session);
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
  expect(bytes).toBeGreaterThan(24 * block.length);
  expect(session.usage().outputTokens).toBe(Math.ceil(bytes / 4));
});
