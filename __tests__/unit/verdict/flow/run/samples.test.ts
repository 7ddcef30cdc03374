import { expect, test } from "vitest";
import { type FlowEvent, WorkflowAssertionError } from "../../../../../src/verdict/flow/run.ts";
import { type FlowValue, type Holding, holdLeaf, holdRecord } from "../../../../../src/verdict/flow/value.ts";
import { missing, play, sample } from "./support.ts";

/** The programs are those of the language's description, letter for letter. */

function hold(name: string, value: FlowValue): Holding {
  return holdLeaf(name, { kind: "known", value, provenance: "observed", detail: "given" });
}

function verdictOf(passed: boolean): Holding {
  return holdRecord({ passed: hold("passed", passed), failed: hold("failed", !passed), checks: holdRecord({}) });
}

test("basic form: both lists have something", async () => {
  const answers = { highlights: { items: ["shipped"] }, risks: { items: ["late", "dear"] } };
  const { run, asked, events } = await play(sample("basic"), answers);
  expect(run).toMatchObject({ result: "true", causes: [], error: null, output: null });
  expect(asked.map(({ site, input }) => [site.id, site.producer.kind, input])).toEqual([
    ["highlights", "agent", null],
    ["risks", "agent", null],
  ]);
  expect(events).toEqual([{ kind: "verify.finished", verify: "result", result: "true" }]);
});

test("basic form: an empty list fails the gate with the sample's own words", async () => {
  const { run, events } = await play(sample("basic"), { highlights: { items: ["shipped"] }, risks: { items: [] } });
  expect(run.result).toBe("false");
  expect(run.error).toBeInstanceOf(WorkflowAssertionError);
  expect(run.error?.message).toBe("report must surface highlights and risks");
  expect(events.at(-1)).toEqual({
    kind: "require.failed",
    message: "report must surface highlights and risks",
    result: "false",
  });
});

const POSTS = [{ day: "Mon" }, { day: "Tue" }];

test.each([
  ["a day each", POSTS, true, "true"],
  ["a day twice", [...POSTS, { day: "Mon" }], true, "false"],
  ["no voice", POSTS, false, "false"],
] as const)("a check that is an expression, beside one that is an agent: %s", async (_, posts, ok, result) => {
  const { run, events } = await play(
    sample("any-expression"),
    { brand_voice: { ok } },
    { posts: hold("posts", [...posts]) },
  );
  expect(run.result).toBe(result);
  expect(run.computed.map(({ id, holding }) => [id, holding.value])).toEqual([
    ["one_per_day", { kind: "known", value: posts.length === 2 }],
  ]);
  expect(events).toEqual([
    { kind: "check.started", check: "one_per_day" },
    { kind: "check.finished", check: "one_per_day", value: posts.length === 2 },
    { kind: "verify.finished", verify: "audit", result },
  ]);
});

test("a parallel group: the flat merge of its checks decides", async () => {
  const { run, asked } = await play(sample("parallel"), { coverage: { ok: true }, edge: { ok: false } });
  expect(run.result).toBe("false");
  expect(asked.map(({ site }) => site.id)).toEqual(["coverage", "edge"]);
  const timeouts = asked.map(({ site }) => site.producer.options.find(({ kind }) => kind === "timeout")?.value);
  expect(timeouts).toMatchObject([{ text: "2m" }, { text: "3m" }]);
});

test.each([
  [true, "true"],
  [false, "false"],
] as const)("an evidence field that is %s is applied by the runtime", async (passed, result) => {
  const { run } = await play(sample("evidence-field"), { tests: { passed } });
  expect(run.result).toBe(result);
});

test.each([true, false])("the gate, on a verdict that is %s", async (passed) => {
  const { run } = await play(sample("gate"), {}, { quality: verdictOf(passed) });
  expect(run.result).toBe(String(passed));
  expect(run.error?.message).toBe(passed ? undefined : "screening gate failed");
});

test.each([
  [true, "passed"],
  [false, "blocked"],
] as const)("the fork, on a verdict that is %s: it goes on, and the agent is told", async (passed, gate) => {
  const scope = {
    gate: verdictOf(passed),
    evidence: hold("evidence", ["a.png"]),
    input: hold("input", { doc_path: "docs/a.md" }),
  };
  const { run, asked, events } = await play(sample("fork"), { verdict: hold("verdict", "Well written.") }, scope);
  expect(events).toEqual<FlowEvent[]>([{ kind: "progress", payload: { doc: "docs/a.md", gate } }]);
  expect(asked.map(({ input }) => input)).toEqual([{ evidence: ["a.png"], passed }]);
  expect(run).toMatchObject({
    result: "unknown",
    causes: [{ name: "the gate", reason: "flow-undecided" }],
    error: null,
  });
});

test("the fork behind a verify: influence without a gate, the verify decides", async () => {
  const text = `${sample("parallel")}\n${sample("fork")}`;
  const scope = { evidence: hold("evidence", "x"), input: hold("input", { doc_path: "d" }) };
  const answers = { coverage: { ok: true }, edge: { ok: false }, verdict: hold("verdict", "so so") };
  const { run, asked } = await play(text, answers, scope);
  expect(run.result).toBe("false");
  expect(run.error).toBeNull();
  expect(asked.at(-1)?.input).toEqual({ evidence: "x", passed: false });
});

test("a verdict's members are ordinary values: in an agent's input, in events and in what is returned", async () => {
  const text = `
    let gate = verify {
      check blockers = agent(scout)
      pass when not blockers.items.any
    }
    let note = agent(writer) { input { passed: gate.passed, items: gate.checks.blockers.items } }
    emit progress { failed: gate.failed, items: gate.checks.blockers.items }
    return { note: note, passed: gate.passed }`;
  const answers = { blockers: { items: ["no tests"] }, note: hold("note", "one blocker") };
  const { run, asked, events } = await play(text, answers);
  expect(asked.at(-1)?.input).toEqual({ passed: false, items: ["no tests"] });
  expect(events.at(-1)).toEqual({ kind: "progress", payload: { failed: true, items: ["no tests"] } });
  expect(run.output).toEqual({ note: "one blocker", passed: false });
});

test("an agent that cannot tell leaves the basic form unknown, and the require ends it so", async () => {
  const answers = { highlights: { items: ["shipped"] }, risks: missing("risks") };
  const { run, events } = await play(sample("basic"), answers);
  expect(run).toMatchObject({ result: "unknown", error: null, causes: [{ reason: "verifier-blocked" }] });
  expect(events.at(-1)).toMatchObject({ kind: "require.failed", result: "unknown" });
});
