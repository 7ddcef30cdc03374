import { expect, test } from "vitest";
import {
  asked,
  bodyOf,
  catchPrinted,
  FAIL,
  MODELS,
  PASS,
  PROVIDERS,
  run,
  stage,
  WIRES,
} from "../../../support/judge-stage.ts";
import { REAL_KEY } from "../../../support/model-proxy.ts";

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
  expect(bodyOf(server)).toMatchObject({ store: false });
});

test("a compatible endpoint is asked for the usage of its stream", async () => {
  const { server } = await run({ model: MODELS.compatible });
  expect(bodyOf(server)).toMatchObject({ stream_options: { include_usage: true } });
});

test("effort and the length of the answer are the policy's", async () => {
  const { server } = await run({ model: MODELS.openai, params: { effort: "high", "max-output-tokens": 1234 } });
  const body = bodyOf(server);
  expect(body).toMatchObject({ reasoning: { effort: "high" }, max_output_tokens: 1234 });
});

test.each(PROVIDERS)("%s: a judgement in a code fence counts", async (provider) => {
  const text = `\`\`\`json\n${JSON.stringify(FAIL, null, 2)}\n\`\`\`\n`;
  const { result } = await run({ model: MODELS[provider], judgements: [{ text }] });
  expect(result).toMatchObject({ failure: null, structured: [FAIL] });
  expect(result.run?.remarks).toEqual([]);
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
    [`${JSON.stringify(PASS)}\n${JSON.stringify(FAIL)}`, "more than one JSON object"],
    [`I would not let it pass.\n${JSON.stringify(PASS)}`, "it is not one JSON object and nothing else"],
    [`I would not let it pass.\n${JSON.stringify(FAIL)}`, "it is not one JSON object and nothing else"],
    [
      JSON.stringify(FAIL).replace("{", String.raw`{"p\u0061ss":true,`),
      "its JSON object has the key `pass` twice in one object",
    ],
  ] as const;
  const judgements = cases.map(([text]) => ({ text }));
  const { judge, task, context } = await stage({ model, judgements });
  for (const [text, why] of cases) {
    const { failure, structured } = await judge.verify(task, context);
    expect(structured, text).toBeNull();
    expect(failure?.reason, text).toBe("judge-error");
    expect(failure?.detail, text).toContain(why);
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
  expect(cut.result).toMatchObject({ structured: null, failure: { reason: "judge-truncated" } });
  expect(cut.result.failure?.detail).toBe("its answer was cut at 300 tokens (`max-output-tokens`)");
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
  expect(result.failure?.reason).toBe("agent-unavailable");
  expect(result.failure?.detail).toContain("kind `judge`");
  expect(server.calls).toEqual([]);
});

test("nothing of it is printed", async () => {
  const printed = catchPrinted();
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
