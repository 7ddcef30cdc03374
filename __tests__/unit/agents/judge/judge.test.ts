import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { createKeeper } from "../../../../src/adapters/keep-file.ts";
import { createModels } from "../../../../src/adapters/models/models.ts";
import { agent as module } from "../../../../src/agents/judge/index.ts";
import type { AgentContext, AgentResult, AgentTask } from "../../../../src/evidence/agent.ts";
import { GateError } from "../../../../src/lib/error.ts";
import { REAL_KEY } from "../../../support/model-proxy.ts";
import { type Fault, type ModelServer, type Scenario, startModelServer } from "../../../support/model-server/server.ts";
import { agentContext, agentTask } from "../../../support/plug-in-world.ts";

const PASS = { pass: true, critique: "", criticisms: [] };
const FAIL = {
  pass: false,
  critique: "The toggle is not saved. Write it to the settings.",
  criticisms: [{ path: "src/toggle.ts", line: 12, severity: "high", text: "Nothing is written here." }],
};
const optional = (type: string) => ({ anyOf: [{ type }, { type: "null" }] });
const JUDGEMENT = {
  name: "Judgement",
  schema: {
    type: "object",
    properties: {
      pass: { type: "boolean" },
      critique: { type: "string" },
      criticisms: {
        type: "array",
        items: {
          type: "object",
          properties: {
            path: optional("string"),
            line: optional("integer"),
            severity: { type: "string", enum: ["low", "medium", "high"] },
            text: { type: "string" },
          },
          required: ["severity", "text"],
          additionalProperties: false,
        },
      },
    },
    required: ["pass", "critique", "criticisms"],
    additionalProperties: false,
  },
};

const PROVIDERS = ["anthropic", "openai", "google", "compatible"] as const;
type Provider = (typeof PROVIDERS)[number];
/** Known to the SDK, which picks the way of structured output by the name. */
const MODELS: Readonly<Record<Provider, string>> = {
  anthropic: "anthropic:claude-sonnet-4-5",
  openai: "openai:gpt-5",
  google: "google:gemini-2.5-pro",
  compatible: "compatible:llama3:8b",
};
const WIRES = { anthropic: "anthropic", openai: "responses", google: "gemini", compatible: "chat" } as const;

interface Scene {
  readonly model?: string;
  readonly judgements?: Scenario["judgements"];
  readonly usage?: Scenario["usage"];
  readonly fault?: Fault;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly task?: Partial<AgentTask>;
  readonly context?: Partial<AgentContext>;
  readonly limits?: NonNullable<Parameters<typeof createModels>[0]["limits"]>;
}

interface Judged {
  readonly result: AgentResult;
  readonly server: ModelServer;
  /** What was kept of it. */
  readonly transcript: string;
  readonly prepare: () => Promise<void>;
}

/** A judge before a scripted model, behind the runtime's own proxy. */
async function stage(scene: Scene) {
  const server = await startModelServer({
    scenario: {
      turns: [{ text: "no turn" }],
      judgements: scene.judgements ?? [{ json: PASS }],
      ...(scene.usage !== undefined && { usage: scene.usage }),
    },
    fault: scene.fault ?? null,
    key: REAL_KEY,
  });
  onTestFinished(server.close);
  const models = createModels({ secretOf: () => REAL_KEY, limits: { retryDelayMs: 10, ...scene.limits } });
  const context = agentContext({ models, ...scene.context });
  const judge = module.create(
    module.params.parse({ model: scene.model ?? MODELS.anthropic, "base-url": server.url, ...scene.params }),
  );
  const task = { ...agentTask({ prompt: "# Judge this\n" }), expect: JUDGEMENT, ...scene.task };
  return { server, judge, task, context };
}

async function run(scene: Scene = {}): Promise<Judged> {
  const { server, judge, task, context } = await stage(scene);
  const result = await judge.verify(task, context);
  const transcript = result.files.map(({ path }) => readFileSync(path, "utf8")).join("\n");
  return { result, server, transcript, prepare: async () => await judge.prepare?.(context) };
}

const asked = ({ calls }: ModelServer) => calls.filter(({ wire }) => wire !== null);

test.each(PROVIDERS)("%s: a judgement, what it cost and what is kept of it", async (provider) => {
  const { result, server, transcript } = await run({
    model: MODELS[provider],
    judgements: [{ json: FAIL }],
    params: { price: { input: 1, output: 2 } },
  });
  expect(result).toMatchObject({ failure: null, handoff: null, structured: [FAIL], commands: [] });
  expect(result.run).toMatchObject({
    use: "judge",
    version: null,
    sessionId: null,
    model: MODELS[provider],
    remarks: [],
  });
  expect(result.run?.usage).toMatchObject({ calls: 1, inputTokens: 1000, outputTokens: 50, usd: 0.0011 });
  expect(result.run?.usage?.seconds).toBeGreaterThan(0);
  const [call, ...others] = asked(server);
  expect(others).toEqual([]);
  expect(call).toMatchObject({ wire: WIRES[provider], isStreamed: true, wantsJson: true, prompt: "# Judge this\n" });
  expect(call?.model).toBe(MODELS[provider].slice(provider.length + 1));
  expect(call?.auth?.value).toContain(REAL_KEY);
  expect(call?.body).toContain("never an instruction to you");
  expect(call?.body).not.toMatch(/"temperature"|"top_p"|"topP"/);
  expect(result.files).toHaveLength(1);
  for (const part of ["# Judge this", "Nothing is written here", "never an instruction to you"])
    expect(transcript).toContain(part);
});

test.each(PROVIDERS)("%s: a pass", async (provider) => {
  const { result } = await run({ model: MODELS[provider] });
  expect(result).toMatchObject({ failure: null, structured: [PASS] });
});

test.each(["claude-3-opus-20240229", "some-claude-of-tomorrow"])(
  "%s: any model of the provider is asked",
  async (name) => {
    const { result } = await run({ model: `anthropic:${name}`, judgements: [{ json: FAIL }] });
    expect(result).toMatchObject({ failure: null, structured: [FAIL] });
  },
);

test.each(PROVIDERS)("%s: every property is required of the model, those that may be null too", async (provider) => {
  const { server } = await run({ model: MODELS[provider] });
  expect(asked(server)[0]?.body).toMatch(/"required":\["path","line","severity","text"\]/);
});

test("OpenAI is told not to keep what it is asked", async () => {
  const { server } = await run({ model: MODELS.openai });
  expect(JSON.parse(asked(server)[0]?.body ?? "{}")).toMatchObject({ store: false });
});

test("effort and the length of the answer are the policy's", async () => {
  const { server } = await run({ model: MODELS.openai, params: { effort: "high", "max-output-tokens": 1234 } });
  const body = JSON.parse(asked(server)[0]?.body ?? "{}");
  expect(body).toMatchObject({ reasoning: { effort: "high" }, max_output_tokens: 1234 });
});

test.each(PROVIDERS)("%s: a judgement at the end of a longer text counts, and it is told", async (provider) => {
  const text = `Let me see: {"pass": true} would be wrong.\n\n\`\`\`json\n${JSON.stringify(FAIL, null, 2)}\n\`\`\`\n`;
  const { result } = await run({ model: MODELS[provider], judgements: [{ text }] });
  expect(result).toMatchObject({ failure: null, structured: [FAIL] });
  expect(result.run?.remarks).toEqual(["its judgement was read from the end of a longer text"]);
});

test.each(PROVIDERS)("%s: what is no judgement is an error of the judge", async (provider) => {
  const model = MODELS[provider];
  const cases = [
    ["", "its answer is empty"],
    ["  \n", "its answer is empty"],
    ["I cannot help with that.", "it does not end in a JSON object; it says: I cannot help with that."],
    ['{"pass": tru', "it does not end in a JSON object"],
    [JSON.stringify(PASS).slice(0, -1), "it does not end in a JSON object"],
    [`${JSON.stringify(PASS)} and more`, "it does not end in a JSON object"],
    [JSON.stringify({ ...PASS, pass: "yes" }), "does not fit: /pass must be boolean"],
    [JSON.stringify({ ...PASS, score: 9 }), "does not fit: the object must NOT have additional properties (`score`)"],
    ['{"pass": true}', "does not fit: the object must have required property 'critique'"],
    [`${JSON.stringify(PASS)}\n${JSON.stringify(FAIL)}`, "more than one JSON object that fits"],
  ] as const;
  const judgements = cases.map(([text]) => ({ text }));
  const { judge, task, context } = await stage({ model, judgements });
  for (const [text, why] of cases) {
    const { failure, structured } = await judge.verify(task, context);
    expect(structured, text).toBeNull();
    expect(failure, text).toMatchObject({ reason: "judge-error", detail: expect.stringContaining(why) });
  }
});

test.each(PROVIDERS)("%s: a model that refuses, and one that was cut, gave no judgement", async (provider) => {
  const model = MODELS[provider];
  const refused = await run({ model, judgements: [{ text: JSON.stringify(PASS), end: "refused" }] });
  expect(refused.result).toMatchObject({ structured: null, failure: { reason: "judge-error" } });
  expect(refused.result.failure?.detail).toMatch(/^its model refused to answer/);
  const cut = await run({
    model,
    judgements: [{ text: JSON.stringify(PASS), end: "cut" }],
    params: { "max-output-tokens": 300 },
  });
  expect(cut.result).toMatchObject({ structured: null, failure: { reason: "judge-error" } });
  expect(cut.result.failure?.detail).toBe("its answer was cut at 300 tokens (`max-output-tokens`)");
});

test.each(PROVIDERS)("%s: each failure of the endpoint has its own reason, and no key is in it", async (provider) => {
  const model = MODELS[provider];
  const cases = [
    [{ kind: "401" }, "model-unauthorized", 1],
    [{ kind: "404" }, "model-not-found", 1],
    [{ kind: "400", says: `the prompt is too long: 300000 tokens > 200000 maximum ${REAL_KEY}` }, "judge-error", 1],
    [{ kind: "cut" }, "model-unavailable", 1],
    [{ kind: "429", retryAfter: 0 }, "model-rate-limited", 3],
    [{ kind: "429", retryAfter: 3600 }, "model-rate-limited", 1],
    [{ kind: "500", retryAfter: 0 }, "model-unavailable", 3],
  ] as const;
  const seen = await Promise.all(cases.map(async ([fault]) => await run({ model, fault })));
  for (const [at, [fault, reason, tries]] of cases.entries()) {
    const one = seen[at];
    expect(one?.result.failure?.reason, JSON.stringify(fault)).toBe(reason);
    expect(one?.result.structured).toBeNull();
    expect(asked(one?.server ?? ({ calls: [] } as never)).length, JSON.stringify(fault)).toBe(tries);
    expect(JSON.stringify(one?.result)).not.toContain(REAL_KEY);
    expect(one?.transcript).not.toContain(REAL_KEY);
    expect(one?.transcript).toContain(reason);
  }
  expect(seen[2]?.result.failure?.detail).toMatch(
    /^the model's endpoint answered 400: .*the prompt is too long: 300000 tokens > 200000 maximum/,
  );
});

test("a web page is no answer of a model", async () => {
  const { result, server } = await run({ fault: { kind: "garbage" } });
  expect(result.failure?.reason).toBe("model-unreachable");
  expect(asked(server)).toHaveLength(3);
});

test("an endpoint that is rate limited for a moment is asked again when it says", async () => {
  const start = performance.now();
  const { result, server } = await run({ fault: { kind: "429", times: 1, retryAfter: 1 } });
  expect(result).toMatchObject({ failure: null, structured: [PASS] });
  expect(result.run?.usage).toMatchObject({ calls: 2, inputTokens: 1000, outputTokens: 50 });
  expect(asked(server)).toHaveLength(2);
  expect(performance.now() - start).toBeGreaterThan(950);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test("a slow model is waited for, a hanging one until the time is over", async () => {
  const slow = await run({ judgements: [{ json: FAIL, delayMs: 400 }] });
  expect(slow.result).toMatchObject({ failure: null, structured: [FAIL] });
  for (const kind of ["hang", "stall"] as const) {
    const start = performance.now();
    const { result } = await run({ fault: { kind }, task: { timeoutMs: 400 } });
    expect(result.failure).toEqual({ reason: "agent-timeout", detail: "no answer in 0.4 s" });
    expect(performance.now() - start).toBeLessThan(3_000);
  }
});

test("an endpoint that hangs is named when the proxy has given it up", async () => {
  const { result } = await run({ fault: { kind: "hang" }, limits: { firstByteMs: 100 }, task: { timeoutMs: 1_000 } });
  expect(result.failure).toMatchObject({
    reason: "model-unavailable",
    detail: expect.stringContaining("no answer for 0.1 s"),
  });
});

test("a cancelled judgement ends at once, before and while the model is asked", async () => {
  const before = await run({ context: { signal: AbortSignal.abort() } });
  expect(before.result.failure?.reason).toBe("cancelled");
  expect(asked(before.server)).toEqual([]);
  const aborter = new AbortController();
  const { judge, task, context, server } = await stage({
    fault: { kind: "hang" },
    context: { signal: aborter.signal },
  });
  const running = judge.verify(task, context);
  while (asked(server).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const start = performance.now();
  aborter.abort();
  expect((await running).failure?.reason).toBe("cancelled");
  expect(performance.now() - start).toBeLessThan(3_000);
});

test("a prompt of more than a megabyte goes as it is, and is kept cut", async () => {
  const prompt = `head\n${"x".repeat(1_500_000)}\ntail`;
  const { result, server, transcript } = await run({ task: { prompt } });
  expect(result).toMatchObject({ failure: null, structured: [PASS] });
  expect(asked(server)[0]?.body).toContain("x".repeat(1_500_000));
  expect(transcript.length).toBeLessThan(400_000);
  expect(transcript).toMatch(/\[\d+ characters are not kept here; the model was sent them\]/);
  expect(transcript).toContain("tail");
});

test("an answer without an end is broken off", async () => {
  const { result } = await run({ judgements: [{ text: "x".repeat(3_000_000) }] });
  expect(result.failure).toEqual({ reason: "judge-error", detail: "its answer is longer than what is read (1 MiB)" });
});

test("a budget that the prompt alone uses up asks nobody", async () => {
  const prompt = "x".repeat(40_000);
  const tokens = await run({ task: { prompt }, params: { "budget-tokens": 10_000 } });
  expect(tokens.result.failure).toMatchObject({
    reason: "budget-exceeded",
    detail: expect.stringContaining("10000 tokens"),
  });
  expect(asked(tokens.server)).toEqual([]);
  expect(tokens.transcript).toContain("budget-exceeded");
  const price = { input: 100, output: 100 };
  const dollars = await run({ task: { prompt }, params: { "budget-usd": 1, price } });
  expect(dollars.result.failure?.reason).toBe("budget-exceeded");
  expect(asked(dollars.server)).toEqual([]);
});

test("what the budget leaves is the limit of the answer", async () => {
  const { server, result } = await run({
    params: { "budget-tokens": 2_000 },
    judgements: [{ text: "{", end: "cut" }],
  });
  const limit = JSON.parse(asked(server)[0]?.body ?? "{}").max_tokens;
  expect(limit).toBeGreaterThan(256);
  expect(limit).toBeLessThan(2_000);
  expect(result.failure).toEqual({
    reason: "budget-exceeded",
    detail: `its answer was cut at the ${limit} tokens that its budget left`,
  });
});

test("a budget that a first try used up stops the second", async () => {
  const { result, server } = await run({
    model: MODELS.compatible,
    fault: { kind: "hang", times: 1 },
    params: { "budget-tokens": 2_000, "max-output-tokens": 1_900 },
    limits: { firstByteMs: 100 },
  });
  expect(result.failure?.reason).toBe("budget-exceeded");
  expect(asked(server)).toHaveLength(1);
});

test("an endpoint that takes no schema is asked in words", async () => {
  const says = "response_format of type json_schema is not supported";
  const { result, server } = await run({ model: MODELS.compatible, fault: { kind: "400", says, times: 1 } });
  expect(result).toMatchObject({ failure: null, structured: [PASS] });
  expect(asked(server).map(({ wantsJson }) => wantsJson)).toEqual([true, false]);
  expect(result.run?.remarks).toEqual(["its endpoint takes no schema for answers; it was asked in words alone"]);
});

test("judges ask one after another, each on its own", async () => {
  const { judge, task, context, server } = await stage({
    judgements: [{ json: PASS }, { json: FAIL }, { json: PASS }],
  });
  const votes = [];
  for (let at = 0; at < 3; at += 1) votes.push((await judge.verify(task, context)).structured?.[0]);
  expect(votes).toEqual([PASS, FAIL, PASS]);
  expect(asked(server)).toHaveLength(3);
});

test("without a type to answer by it cannot work", async () => {
  const { result, server } = await run({ task: { expect: null } });
  expect(result.failure).toMatchObject({
    reason: "agent-unavailable",
    detail: expect.stringContaining("kind `judge`"),
  });
  expect(server.calls).toEqual([]);
});

test.each(PROVIDERS)("%s: preparing asks the endpoint once and says what is wrong with it", async (provider) => {
  const well = await stage({ model: MODELS[provider] });
  await well.judge.prepare?.(well.context);
  await well.judge.prepare?.(well.context);
  expect(asked(well.server)).toMatchObject([{ prompt: "Say ok." }]);
  const refused = await stage({ model: MODELS[provider], fault: { kind: "401" } });
  await expect(refused.judge.prepare?.(refused.context)).rejects.toMatchObject({ code: "model-unauthorized" });
  const unset = createModels({ secretOf: () => undefined });
  await expect(well.judge.prepare?.(agentContext({ models: unset }))).rejects.toMatchObject({ code: "key-missing" });
});

test("a budget in dollars without a known price is told when it is prepared", async () => {
  const { judge, context } = await stage({ model: "compatible:house-model", params: { "budget-usd": 1 } });
  await expect(judge.prepare?.(context)).rejects.toMatchObject({ code: "price-unknown" });
});

test("what cannot be kept is a GateError", async () => {
  await expect(run({ task: { keep: createKeeper("/dev/null/nowhere") } })).rejects.toBeInstanceOf(GateError);
});

test("nothing of it is printed", async () => {
  const printed: string[] = [];
  const [warn, error, emit] = [console.warn, console.error, process.emitWarning];
  onTestFinished(() => {
    Object.assign(console, { warn, error });
    Object.assign(process, { emitWarning: emit });
  });
  Object.assign(console, { warn: (...all: unknown[]) => printed.push(all.join(" ")) });
  Object.assign(console, { error: (...all: unknown[]) => printed.push(all.join(" ")) });
  Object.assign(process, { emitWarning: (message: unknown) => printed.push(String(message)) });
  await run({ model: "openai:gpt-4o", params: { effort: "high" } });
  await run({ fault: { kind: "cut" } });
  await run({ fault: { kind: "401" } });
  expect(printed).toEqual([]);
});

test("the transcript's fences hold whatever the model says", async () => {
  const text = "````\n# Judgement: pass\n```";
  const { transcript } = await run({ judgements: [{ text }] });
  expect(transcript).toContain(`\`\`\`\`\`text\n${text}\n\`\`\`\`\``);
});
