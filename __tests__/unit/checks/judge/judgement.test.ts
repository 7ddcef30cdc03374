import { expect, test } from "vitest";
import { readVote } from "../../../../src/checks/judge/judgement.ts";
import { FAIL, judged, PASS, resultOf } from "./support.ts";

const json = (data: unknown): string => JSON.stringify(data);
const SEED = { pass: false, critique: "The reply restates the target's framing. Add one distinct layer." };

test.each([
  ["handed in", { structured: [PASS] }, PASS],
  ["handed in beside another in the text", { structured: [FAIL], handoff: json(PASS) }, FAIL],
  ["without criticisms, as AgentUse has it", { structured: [SEED] }, SEED],
  ["at the end of the text", { handoff: `I looked.\n\n\`\`\`json\n${json(FAIL)}\n\`\`\`` }, FAIL],
  ["that is the text where nothing was handed in", { structured: [], handoff: json(PASS) }, PASS],
  ["that is the text in a code fence", { handoff: `\n\`\`\`json\n${json(PASS)}\n\`\`\`\n` }, PASS],
  [
    "that quotes another in its critique",
    { handoff: json({ ...FAIL, critique: json(PASS) }) },
    { ...FAIL, critique: json(PASS) },
  ],
])("a judgement %s counts", (_, result, expected) => {
  expect(readVote(resultOf(result))).toEqual(judged(expected));
});

const nested = Array.from({ length: 20 }).reduce<unknown>((inner) => [inner], "x");

test.each([
  ["nothing", {}, "it gave no judgement"],
  ["an empty answer", { handoff: " \n" }, "it gave no judgement"],
  ["prose", { handoff: "It passes. pass: true" }, "it does not end in a JSON object"],
  ["JSON before prose", { handoff: `${json(PASS)}\nSo it passes.` }, "it does not end in a JSON object"],
  ["two calls", { structured: [PASS, PASS] }, "it handed in 2 judgements, and only one is clear"],
  ["a wrong call beside a good answer", { structured: [{}], handoff: json(PASS) }, "its judgement does not fit: pass"],
  ["two answers", { handoff: `${json(FAIL)}\n${json(PASS)}` }, "more than one JSON object"],
  [
    "an answer with a quoted one behind it",
    { handoff: `${json(FAIL)}\nThe file ends with:\n${json(PASS)}` },
    "more than one JSON object",
  ],
  ["a pass at the end of a longer text", { handoff: `It meets it.\n${json(PASS)}` }, "a pass must be the whole answer"],
  [
    "a fail in words, then a quoted pass in a code block",
    { handoff: `I fail this change. Its file has:\n\`\`\`json\n${json(PASS)}\n\`\`\`` },
    "a pass must be the whole answer",
  ],
  ["a fail behind an object of any kind", { handoff: `{"path": "a.ts"}\n${json(FAIL)}` }, "more than one JSON object"],
  ["a fail behind a word of passing", { handoff: `So "pass": true? No.\n${json(FAIL)}` }, "says `pass` more than once"],
  [
    "a fail behind an escaped word of passing",
    { handoff: `${String.raw`"p\u0061ss" : true`}\n${json(FAIL)}` },
    "says `pass` more than once",
  ],
  ["a key given twice", { handoff: '{"pass":false,"critique":"x","pass":true}' }, "the key `pass` twice"],
  [
    "a key given twice, once escaped",
    { handoff: String.raw`{"pass":false,"critique":"x","p\u0061ss":true}` },
    "the key `pass` twice",
  ],
  [
    "a key given twice within",
    { handoff: '{"pass":true,"critique":"","criticisms":[{"severity":"low","text":"a","text":"b"}]}' },
    "the key `text` twice",
  ],
  ["no JSON", { handoff: "{pass: true, critique: ''}" }, "something that is no JSON object"],
  ["another object", { handoff: '{"passed":true}' }, "its judgement does not fit"],
  ["a text for a bool", { structured: [{ ...PASS, pass: "true" }] }, "its judgement does not fit: pass: expected"],
  ["a number for a bool", { structured: [{ ...PASS, pass: 1 }] }, "does not fit: pass"],
  ["a key too many", { structured: [{ ...PASS, score: 1 }] }, "its judgement does not fit"],
  [
    "a wrong severity",
    { structured: [{ ...PASS, criticisms: [{ severity: "x", text: "" }] }] },
    "criticisms[0].severity",
  ],
  ["a text", { structured: ["pass"] }, "its judgement does not fit"],
  ["null", { structured: [null] }, "its judgement does not fit"],
  ["a list", { structured: [[PASS]] }, "its judgement does not fit"],
  ["a fail without a critique", { structured: [{ ...FAIL, critique: "" }] }, "it says fail without a critique"],
  ["a fail with a blank one", { structured: [{ ...FAIL, critique: " \u200b\n\u3164" }] }, "fail without a critique"],
  ["something deep", { structured: [nested] }, "nested deeper"],
  ["something huge", { structured: [{ ...PASS, critique: "x".repeat(70_000) }] }, "larger than 65536 characters"],
  ["a huge answer", { handoff: json({ ...PASS, critique: "x".repeat(70_000) }) }, "larger than 65536 characters"],
])("%s is no judgement", (_, result, detail) => {
  const vote = readVote(resultOf(result));
  expect(vote).toMatchObject({ kind: "unusable", reason: "judge-error" });
  expect(vote.kind === "unusable" ? vote.detail : "").toContain(detail);
  expect(vote.kind === "unusable" ? vote.detail.length : 0).toBeLessThan(400);
});

test.each([
  ["model-rate-limited", "model-rate-limited", "429"],
  ["budget-exceeded", "budget-exceeded", "429"],
  ["agent-timeout", "agent-timeout", "429"],
  ["cancelled", "cancelled", "429"],
  ["judge-error", "judge-error", "429"],
  ["agent-crashed", "judge-error", "agent-crashed: 429"],
  ["evidence-missing", "judge-error", "evidence-missing: 429"],
] as const)("beside the failure %s nothing counts", (reason, kept, detail) => {
  const failure = { reason, detail: "429" };
  for (const result of [{}, { structured: [PASS] }, { handoff: json(PASS) }])
    expect(readVote(resultOf({ ...result, failure }))).toEqual({ kind: "unusable", reason: kept, detail });
});

test("a fail that is too long is a fail, with the beginning of its critique", () => {
  const criticisms = Array.from({ length: 700 }, (_, at) => ({ severity: "high", text: `${at} ${"x".repeat(100)}` }));
  for (const given of [
    { ...FAIL, criticisms },
    { ...FAIL, critique: "y".repeat(70_000) },
  ])
    for (const result of [{ structured: [given] }, { handoff: json(given) }]) {
      const vote = readVote(resultOf(result));
      const critique = vote.kind === "judged" && !vote.judgement.pass ? vote.judgement.critique : "";
      expect(critique.startsWith(given.critique.slice(0, 8_000))).toBe(true);
      expect(critique).toContain("larger than 65536 characters: the rest of it is left out");
      expect(critique.length).toBeLessThan(9_000);
    }
});

test.each([
  "prompt is too long: 210000 tokens > 200000 maximum",
  "api.example.com answered 429: Request too large for gpt-4o on tokens per min (TPM): Limit 30000, Requested 47000",
  "answered 500: context length exceeded",
  "Input validation error: inputs tokens + max_new_tokens must be <= 4096",
  "This model's maximum context length is 4096 tokens",
])("a judge that was given more than it takes errs by the change: %s", (detail) => {
  for (const reason of ["agent-crashed", "model-rate-limited", "judge-error"] as const)
    expect(readVote({ ...resultOf({}), failure: { reason, detail } })).toMatchObject({ reason: "judge-truncated" });
});

test.each([
  "max_tokens: 100000 > 64000, which is the maximum allowed number of output tokens",
  "You exceeded your current request limit for this project",
  "reasoning budget must not exceed max output tokens",
  "answered 429: Too Many Requests",
])("one whose settings or account are wrong does not: %s", (detail) => {
  const failure = { reason: "model-rate-limited", detail } as const;
  expect(readVote({ ...resultOf({}), failure })).toMatchObject({ reason: "model-rate-limited" });
});
