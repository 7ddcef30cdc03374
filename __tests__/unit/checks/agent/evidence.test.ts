import { readFileSync } from "node:fs";
import { fc } from "../../../support/property.ts";
import { expect, test } from "vitest";
import { check } from "../../../../src/checks/agent/index.ts";
import type { Agent, AgentResult, AgentTask } from "../../../../src/evidence/agent.ts";
import type { CheckInput } from "../../../../src/evidence/check.ts";
import type { ExpectedEvidence } from "../../../../src/policy/policy.ts";
import { checkInput } from "../../../support/plug-in-world.ts";

const text = { kind: "text" } as const;
const UI_CHECK: ExpectedEvidence = {
  name: "UiCheck",
  shape: "record",
  type: {
    kind: "record",
    fields: {
      ok: { kind: "bool" },
      count: { kind: "int" },
      level: { kind: "enum", values: ["low", "high"] },
      notes: { kind: "optional", inner: text },
      screens: { kind: "list", item: text },
      at: { kind: "record", fields: { path: text, line: { kind: "optional", inner: { kind: "int" } } } },
    },
  },
};
const GOOD = { ok: true, count: 2, level: "low", notes: "fine", screens: ["a"], at: { path: "x", line: null } };

function handoffOf(value: string): string {
  return `## Verification\n${value}\n\n## Execution\n- \`npm test\` → 3 passed\n`;
}

async function run(result: Partial<AgentResult>, more: Partial<CheckInput> = {}, tasks: AgentTask[] = []) {
  const agent: Agent = {
    verify: (task) => {
      tasks.push(task);
      const nothing = { failure: null, structured: null, run: null, commands: [], files: [] };
      return Promise.resolve({ handoff: handoffOf("live-ui-verified"), ...nothing, ...result });
    },
  };
  const input = { agent: () => ({ agent, provenance: "claimed" as const }), expect: UI_CHECK, ...more };
  return check.run({ agent: "claude", expect: "UiCheck", task: "Look." }, checkInput(input));
}

const names = Object.keys(UI_CHECK.type.fields);
const expectUnknown = (facts: Readonly<Record<string, unknown>>, reason: string, detail: unknown): void => {
  expect(facts).toEqual(Object.fromEntries(names.map((name) => [name, { kind: "unknown", reason, detail }])));
};

const claimed = (value: unknown, detail: string) => ({ kind: "known", value, provenance: "claimed", detail });

test("the fields of the evidence are the facts, by the agent's word", async () => {
  const { facts } = await run({ structured: [GOOD] });
  expect(facts).toEqual({
    ok: claimed(true, "true"),
    count: claimed(2, "2"),
    level: claimed("low", "low"),
    notes: claimed("fine", "fine"),
    screens: claimed(["a"], '["a"]'),
    at: claimed({ path: "x" }, '{"path":"x"}'),
  });
});

test.each([
  ["null", { ...GOOD, notes: null }],
  ["left out", { ...GOOD, notes: undefined }],
])("an optional field that is %s is unknown, and the others count", async (_, evidence) => {
  const { facts } = await run({ structured: [evidence] });
  expect(facts["notes"]).toMatchObject({ kind: "unknown", reason: "evidence-missing" });
  expect(facts["ok"]).toMatchObject({ kind: "known", value: true });
});

test.each([
  ["an item of the wrong type", { ...GOOD, screens: ["a", "b", 5] }, "screens[2]: expected text, found `5`"],
  ["a text for a bool", { ...GOOD, ok: "yes" }, 'ok: expected a bool, found `"yes"`'],
  ["a missing field", { ...GOOD, ok: undefined }, "ok: is missing; expected a bool"],
  ["a field too many", { ...GOOD, passed: true }, "passed: is not a known key"],
  ["another choice", { ...GOOD, level: "medium" }, 'level: expected `low` or `high`, found `"medium"`'],
  ["a fault deep down", { ...GOOD, at: { path: "x", line: 1.5 } }, "at.line: expected a whole number, found `1.5`"],
  ["no record", "ok", 'expected a record, found `"ok"`'],
  ["nothing at all", undefined, "expected a record, found `undefined`"],
])("%s leaves every fact unknown, with the path", async (_, evidence, detail) => {
  const { facts } = await run({ structured: [evidence] });
  expectUnknown(facts, "evidence-invalid", detail);
});

test.each([
  ["nothing handed in", null, "evidence-missing", "the agent handed in no UiCheck"],
  ["an empty list", [], "evidence-missing", "the agent handed in no UiCheck"],
  ["twice the same", [GOOD, GOOD], "evidence-invalid", "handed in 2 times, and only once is clear"],
  ["too much", [{ ...GOOD, notes: "x".repeat(1_100_000) }], "evidence-invalid", "larger than 1048576 characters"],
] as const)("%s: unknown", async (_, structured, reason, detail) => {
  expectUnknown((await run({ structured })).facts, reason, detail);
});

/** As the runtime gets it: from a text, and deeper than any function that calls itself can go. */
function nested(levels: number, open: string, close: string): unknown {
  return JSON.parse(`${open.repeat(levels)}1${close.repeat(levels)}`);
}

test.each([
  ["lists", nested(200_000, "[", "]")],
  ["records", nested(200_000, '{"a":', "}")],
  ["a field of lists", { ...GOOD, screens: nested(200_000, "[", "]") }],
])("%s nested without end are not walked", async (_, evidence) => {
  const { facts, files } = await run({ structured: [evidence] });
  expectUnknown(facts, "evidence-invalid", "nested deeper than UiCheck is");
  const file = files.find(({ path }) => path.endsWith("evidence.json"));
  expect(readFileSync(file?.path ?? "", "utf8")).toBe('"not kept: nested deeper than 1000 levels"\n');
});

test("what is a little deeper than its type is told where it does not fit, and kept", async () => {
  const { facts, files } = await run({ structured: [{ ...GOOD, screens: nested(15, "[", "]") }] });
  expectUnknown(facts, "evidence-invalid", "screens[0]: expected text, found a list");
  const file = files.find(({ path }) => path.endsWith("evidence.json"));
  expect(readFileSync(file?.path ?? "", "utf8")).toContain("[[[[[[1]");
});

test("evidence of any shape and depth is refused, and nothing breaks", async () => {
  const levels = fc.oneof(fc.nat(40), fc.nat(3_000), fc.nat(100_000));
  const evidence = fc.oneof(
    fc.jsonValue(),
    levels.map((count) => nested(count, "[", "]")),
    levels.map((count) => nested(count, '{"at":', "}")),
  );
  const structured = fc.array(
    fc.oneof(
      evidence,
      evidence.map((more) => ({ ...GOOD, more })),
    ),
    { minLength: 1, maxLength: 2 },
  );
  await fc.assert(
    fc.asyncProperty(structured, async (given) => {
      const { facts } = await run({ structured: given });
      expect(Object.values(facts).every(({ kind }) => kind === "unknown")).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("evidence beside a failure of the agent does not count", async () => {
  const failure = { reason: "agent-timeout", detail: "timed out after 60 s" } as const;
  const { facts, handoff } = await run({ structured: [GOOD], failure });
  expectUnknown(facts, failure.reason, failure.detail);
  expect(handoff).toBeNull();
});

test.each(["verifier-blocked", "not-verified"])(
  "evidence beside a handoff that says %s does not count",
  async (value) => {
    const { facts } = await run({ structured: [GOOD], handoff: handoffOf(value) });
    expectUnknown(facts, value, `evidence beside a handoff that says ${value}`);
  },
);

test("a handoff that says verifier-failed is passed on, so that it can veto", async () => {
  const { facts, handoff } = await run({ structured: [GOOD], handoff: handoffOf("verifier-failed") });
  expect(facts["ok"]).toMatchObject({ value: true });
  expect(handoff?.verification).toBe("verifier-failed");
});

test("evidence without a handoff counts by itself", async () => {
  const { facts, handoff, handoffMarkdown } = await run({ structured: [GOOD], handoff: null });
  expect(facts["ok"]).toMatchObject({ value: true });
  expect([handoff, handoffMarkdown]).toEqual([null, null]);
});

test("what the agent says stays on one line of its detail, cut", async () => {
  const { facts } = await run({ structured: [{ ...GOOD, notes: `::error::\n${"x".repeat(5_000)}` }] });
  expect(facts["notes"]?.detail).toMatch(/^::error:: x+…$/);
  expect(facts["notes"]?.detail).toHaveLength(301);
  const { facts: faulty } = await run({ structured: [{ ...GOOD, [`a\n${"b".repeat(5_000)}`]: 1 }] });
  expect(faulty["ok"]?.detail).not.toContain("\n");
  expect(faulty["ok"]?.detail.length).toBeLessThan(302);
});

const openTranscript = () => Promise.reject(new Error("not asked for"));

test("the agent is given the schema, the task's prompt and where to write a transcript", async () => {
  const tasks: AgentTask[] = [];
  await run({ structured: [GOOD] }, { openTranscript, target: null, verifier: null, prompt: () => "asked" }, tasks);
  expect(tasks).toMatchObject([{ target: null, verifier: null, prompt: "asked", expect: { name: "UiCheck" } }]);
  expect(tasks[0]?.openTranscript).toBe(openTranscript);
  expect(tasks[0]?.expect?.schema).toMatchObject({ type: "object", additionalProperties: false });
  expect(tasks[0]?.expect?.schema["required"]).toEqual(names.filter((name) => name !== "notes"));
});

test("all that was handed in is kept for people, a line each", async () => {
  const { files } = await run({ structured: [GOOD, { ok: "x" }] });
  const file = files.find(({ path }) => path.endsWith("evidence.json"));
  const lines = readFileSync(file?.path ?? "", "utf8")
    .trimEnd()
    .split("\n");
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([GOOD, { ok: "x" }]);
});

test("which agent did the work is passed on; a chain says it itself", async () => {
  const ran = { use: "codex", version: "1", model: "m", sessionId: "s", usage: null, remarks: [] };
  expect((await run({ structured: [GOOD], run: ran })).run).toEqual({ agent: "claude", attempts: [], ...ran });
  const attempts = [{ agent: "claude", reason: "key-missing", detail: "no key", usage: null }] as const;
  const chained = { ...ran, agent: "codex", attempts };
  expect((await run({ structured: [GOOD], run: chained })).run).toEqual(chained);
  expect((await run({ structured: [GOOD] })).run).toBeNull();
});
