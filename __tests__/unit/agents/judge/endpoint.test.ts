import { expect, test } from "vitest";
import { createKeeper } from "../../../../src/adapters/keep-file.ts";
import { createModels } from "../../../../src/adapters/models/models.ts";
import { GateError } from "../../../../src/lib/error.ts";
import { asked, bodyOf, FAIL, MODELS, PASS, PROVIDERS, run, stage } from "../../../support/judge-stage.ts";
import { REAL_KEY } from "../../../support/model-proxy.ts";
import { agentContext } from "../../../support/plug-in-world.ts";

test.each(PROVIDERS)("%s: each failure of the endpoint has its own reason, and no key is in it", async (provider) => {
  const model = MODELS[provider];
  const cases = [
    [{ kind: "401" }, "model-unauthorized", 1],
    [{ kind: "404" }, "model-not-found", 1],
    [{ kind: "400", says: `the prompt is too long: 300000 tokens > 200000 maximum ${REAL_KEY}` }, "judge-truncated", 1],
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

test("an endpoint that is asked too often when a judge is prepared is waited for, and the judge is asked and answers", async () => {
  const start = performance.now();
  const { judge, task, context, server } = await stage({ fault: { kind: "429", retryAfter: 1, times: 1 } });
  await judge.prepare?.(context);
  expect(await judge.verify(task, context)).toMatchObject({ failure: null, structured: [PASS] });
  expect(asked(server)).toHaveLength(3);
  expect(performance.now() - start).toBeGreaterThan(950);
  const later = await stage({ fault: { kind: "429", retryAfter: 3600 } });
  await expect(later.judge.prepare?.(later.context)).rejects.toMatchObject({ code: "model-rate-limited" });
  expect(asked(later.server)).toHaveLength(1);
});

test.each(PROVIDERS)("%s: an answer that is cut in the middle is not asked for again", async (provider) => {
  const { result, server } = await run({ model: MODELS[provider], fault: { kind: "cut", times: 1 } });
  expect(result).toMatchObject({ structured: null, failure: { reason: "model-unavailable" } });
  expect(asked(server)).toHaveLength(1);
});

test("a key that is any word stays a word in what the judge says", async () => {
  for (const key of ["true", "fixed", "x", "pass", "ollama"]) {
    const judgement = { ...FAIL, critique: `The toggle is fixed only where x is true; pass it to ollama. ${key}` };
    for (const json of [judgement, PASS]) {
      const { result, transcript } = await run({ model: MODELS.compatible, key, judgements: [{ json }] });
      expect(result).toMatchObject({ failure: null, structured: [json] });
      expect(transcript).not.toMatch(/\*{3}|\[key\]/);
    }
  }
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
  expect(result.failure?.reason).toBe("model-unavailable");
  expect(result.failure?.detail).toContain("no answer for 0.1 s");
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

test("a budget that the prompt alone uses up asks nobody", async () => {
  const prompt = "x".repeat(40_000);
  const tokens = await run({ task: { prompt }, params: { "budget-tokens": 10_000 } });
  expect(tokens.result.failure?.reason).toBe("budget-exceeded");
  expect(tokens.result.failure?.detail).toContain("10000 tokens");
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
  const limit = Number(bodyOf(server)["max_tokens"]);
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

test("asked in words, a fail may stand at the end of a text, and a pass may not; answers of other types neither", async () => {
  const fault = { kind: "400", says: "response_format is not supported", times: 1 } as const;
  const scene = { model: MODELS.compatible, fault };
  const fail = await run({ ...scene, judgements: [{ text: `It does not save.\n${JSON.stringify(FAIL)}` }] });
  expect(fail.result).toMatchObject({ failure: null, structured: [FAIL] });
  expect(fail.result.run?.remarks).toContain("its judgement was read from the end of a longer text");
  const quoted = `I fail it. The file has:\n\`\`\`json\n${JSON.stringify(PASS)}\n\`\`\``;
  const pass = await run({ ...scene, judgements: [{ text: quoted }] });
  expect(pass.result).toMatchObject({ structured: null, failure: { reason: "judge-error" } });
  expect(pass.result.failure?.detail).toContain("a pass must be the whole answer");
  const voice = { name: "Voice", schema: { type: "object", properties: { pass: { type: "boolean" } } } };
  const typed = await run({ ...scene, task: { expect: voice }, judgements: [{ text: 'So: {"pass": false}' }] });
  expect(typed.result).toMatchObject({ structured: null, failure: { reason: "judge-error" } });
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
