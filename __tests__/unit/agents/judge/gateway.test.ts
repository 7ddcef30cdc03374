import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { agent as module } from "../../../../src/agents/judge/index.ts";
import type { AgentTask } from "../../../../src/evidence/agent.ts";
import { catchPrinted, FAIL, JUDGEMENT, PASS } from "../../../support/judge-stage.ts";
import { REAL_KEY } from "../../../support/model-proxy.ts";
import { agentContext, agentTask } from "../../../support/plug-in-world.ts";
import { type Answer, sendEvents, sendJson, startUpstream } from "../../../support/upstream.ts";

/** The gateway's protocol is the SDK's own: the parts of a stream as they are. */
function say(response: ServerResponse, text: string, finish: string | null = "stop"): void {
  const usage = {
    inputTokens: { total: 700, noCache: 700, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 30, text: 30, reasoning: 0 },
  };
  sendEvents(response, [
    { type: "stream-start", warnings: [{ type: "other", message: "::error::printed" }] },
    { type: "text-start", id: "1" },
    { type: "text-delta", id: "1", delta: text },
    { type: "text-end", id: "1" },
    ...(finish === null ? [] : [{ type: "finish", finishReason: { unified: finish, raw: finish }, usage }]),
  ]);
}

async function run(answer: Answer, overrides: Partial<AgentTask> = {}, key: string | null = `${REAL_KEY}\n`) {
  const upstream = await startUpstream(answer);
  const params = module.params.parse({
    model: "gateway:anthropic/claude-sonnet-5",
    "base-url": `${upstream.url}/v4/ai`,
  });
  const judge = module.create(params);
  const context = agentContext({ secret: (name) => (name === "AI_GATEWAY_API_KEY" ? key : null) });
  await judge.prepare?.(context);
  const task = { ...agentTask({ prompt: "# Judge this\n" }), expect: JUDGEMENT, ...overrides };
  const result = await judge.verify(task, context);
  const transcript = result.files.map(({ path }) => readFileSync(path, "utf8")).join("\n");
  return { result, upstream, transcript };
}

test("a judgement through the gateway, with the key and without the proxy", async () => {
  const printed = catchPrinted();
  const { result, upstream } = await run((response) => say(response, JSON.stringify(FAIL)));
  expect(result).toMatchObject({ failure: null, structured: [FAIL] });
  expect(result.run?.usage).toMatchObject({ calls: null, inputTokens: 700, outputTokens: 30, usd: null });
  expect(result.run?.remarks).toEqual([
    "its model was not asked through the runtime's proxy; its calls are not counted",
  ]);
  // The stand-in warns in words that the runner would obey.
  expect(printed).toEqual([]);
  const [call, ...others] = upstream.received;
  expect(others).toEqual([]);
  expect(call?.url).toBe("/v4/ai/language-model");
  expect(call?.headers).toMatchObject({
    authorization: `Bearer ${REAL_KEY}`,
    "ai-language-model-id": "anthropic/claude-sonnet-5",
  });
  expect(JSON.parse(call?.body ?? "{}")).toMatchObject({ responseFormat: { type: "json", name: "Judgement" } });
});

test.each([
  [401, "model-unauthorized", 1],
  [403, "model-unauthorized", 1],
  [404, "model-not-found", 1],
  [402, "model-rate-limited", 1],
  [429, "model-rate-limited", 3],
  [500, "model-unavailable", 3],
  [400, "judge-error", 1],
] as const)("an answer of %i is %s, told without the key", async (status, reason, tries) => {
  const words = `the key ${REAL_KEY} is in my words`;
  const { result, upstream, transcript } = await run((response) => {
    sendJson(response, { error: { message: words, type: "x" } }, status, { "retry-after": "0" });
  });
  expect(result.failure?.reason, result.failure?.detail).toBe(reason);
  expect(upstream.received).toHaveLength(tries);
  expect(JSON.stringify(result) + transcript).not.toContain(REAL_KEY);
});

test("the key is in nothing that is kept, whoever says it", async () => {
  const { transcript } = await run((response) => say(response, `${REAL_KEY} ${JSON.stringify(PASS)}`));
  expect(transcript).toContain("[secret]");
  expect(transcript).not.toContain(REAL_KEY);
});

test("an answer that breaks off is no judgement", async () => {
  const unended = await run((response) => say(response, JSON.stringify(PASS), null));
  expect(unended.result).toMatchObject({ structured: null, failure: { reason: "judge-error" } });
  const broken = await run((response) => {
    sendEvents(response, [
      { type: "text-start", id: "1" },
      { type: "text-delta", id: "1", delta: JSON.stringify(PASS) },
      { type: "error", error: { message: "the provider fell over" } },
    ]);
  });
  expect(broken.result.structured).toBeNull();
  expect(broken.result.failure?.detail).toContain("the provider fell over");
  const cut = await run((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify({ type: "text-start", id: "1" })}\n\n`, () => response.destroy());
  });
  expect(cut.result).toMatchObject({ structured: null });
  expect(cut.result.failure?.reason).toMatch(/^(?:judge-error|model-un\w+)$/);
});

test("an answer that never ends is broken off", async () => {
  const delta = `data: ${JSON.stringify({ type: "text-delta", id: "1", delta: "x".repeat(50_000) })}\n\n`;
  const { result, upstream } = await run((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify({ type: "text-start", id: "1" })}\n\n`);
    const timer = setInterval(() => response.write(delta), 1);
    response.on("close", () => clearInterval(timer));
  });
  expect(result.failure).toEqual({ reason: "judge-error", detail: "its answer is longer than what is read (1 MiB)" });
  await expect.poll(upstream.countConnections).toBe(0);
});

test("a gateway that says nothing takes the time of the judge", async () => {
  const { result } = await run(() => {}, { timeoutMs: 300 });
  expect(result.failure).toEqual({ reason: "agent-timeout", detail: "no answer in 0.3 s" });
});

test("a gateway that nobody reaches is named so", async () => {
  const upstream = await startUpstream((response) => void response.destroy());
  const params = module.params.parse({ model: "gateway:x/y", "base-url": `http://127.0.0.1:${upstream.port}` });
  const context = agentContext({ secret: () => REAL_KEY });
  const task = { ...agentTask(), expect: JUDGEMENT };
  expect((await module.create(params).verify(task, context)).failure?.reason).toBe("model-unreachable");
});

test.each([null, "", " \n"])("without a key (%j) it is told when it is prepared", async (key) => {
  await expect(run((response) => say(response, "{}"), {}, key)).rejects.toMatchObject({ code: "key-missing" });
});
