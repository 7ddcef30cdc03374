import { expect, test } from "vitest";
import { z } from "zod";
import type { Agent, AgentModule, AgentResult } from "../../../src/evidence/agent.ts";
import { gatherCrew } from "../../../src/evidence/crew.ts";
import type { Provenance } from "../../../src/evidence/evidence.ts";
import { GateError } from "../../../src/lib/error.ts";
import type { ReasonCode } from "../../../src/lib/reason.ts";
import type { Policy } from "../../../src/policy/policy.ts";
import { agentContext, agentTask } from "../../support/plug-in-world.ts";

const done: AgentResult = {
  handoff: "## Verification\nunit-test-verified\n",
  failure: null,
  structured: null,
  run: null,
  commands: [],
  files: [],
};

function failing(reason: ReasonCode): AgentResult {
  return { ...done, handoff: null, failure: { reason, detail: `because ${reason}` } };
}

function dying(handoff: string | null, detail = "exit 9"): AgentResult {
  return { ...done, handoff, failure: { reason: "agent-crashed", detail } };
}

/** The policy's agents, each of a kind of its own name, with these stand-ins. */
function policyOf(fallbacks: Readonly<Record<string, readonly string[]>>): Policy["agents"] {
  return Object.fromEntries(
    Object.entries(fallbacks).map(([name, fallback]) => [name, { use: name, timeoutMs: null, params: {}, fallback }]),
  );
}

function loaderOf(agents: Readonly<Record<string, Agent>>, observed: readonly string[] = []) {
  return (use: string): Promise<AgentModule> => {
    const provenance: Provenance = observed.includes(use) ? "observed" : "claimed";
    const agent = agents[use] ?? { verify: () => Promise.reject(new Error(`${use} must not be asked`)) };
    return Promise.resolve({ params: z.unknown(), provenance, create: () => agent });
  };
}

const answering = (result: AgentResult): Agent => ({ verify: () => Promise.resolve(result) });
const notInstalled = () => Promise.reject(new GateError("agent-unavailable", "not installed: npm install -g a"));
const faulty = () => Promise.reject(new TypeError("a bug"));
const noCopy = () => Promise.reject(new Error("no copy was to be made"));

test("an agent that cannot work is followed by its stand-ins in order, and the report can tell", async () => {
  const agents = {
    a: answering(failing("model-rate-limited")),
    b: answering(failing("key-missing")),
    c: answering(done),
  };
  const crew = await gatherCrew(["a"], policyOf({ a: ["b", "c"], b: [], c: [] }), loaderOf(agents));
  const copies: string[] = [];
  const task = agentTask();
  const freshCopy = () => {
    copies.push("made");
    return Promise.resolve(task.workingCopy);
  };
  const { handoff, failure, run } = await crew.get("a", freshCopy).agent.verify(task, agentContext());
  expect({ handoff, failure }).toEqual({ handoff: done.handoff, failure: null });
  expect(run).toMatchObject({
    agent: "c",
    use: "c",
    attempts: [
      { agent: "a", reason: "model-rate-limited", detail: "because model-rate-limited" },
      { agent: "b", reason: "key-missing" },
    ],
  });
  expect(copies).toEqual(["made", "made"]);
});

test.each<ReasonCode>([
  "agent-timeout",
  "agent-crashed",
  "budget-exceeded",
  "handoff-missing",
  "agent-output-invalid",
  "runner-tampered",
  "cancelled",
])("%s is no reason to ask another agent", async (reason) => {
  const crew = await gatherCrew(["a"], policyOf({ a: ["b"], b: [] }), loaderOf({ a: answering(failing(reason)) }));
  const { failure, run } = await crew.get("a", noCopy).agent.verify(agentTask(), agentContext());
  expect(failure?.reason).toBe(reason);
  expect(run).toMatchObject({ agent: "a", attempts: [] });
});

test("a verdict of the first agent is never asked of another", async () => {
  const failed = { ...done, handoff: "## Verification\nverifier-failed\n" };
  const crew = await gatherCrew(["a"], policyOf({ a: ["b"], b: [] }), loaderOf({ a: answering(failed) }));
  expect((await crew.get("a", noCopy).agent.verify(agentTask(), agentContext())).handoff).toBe(failed.handoff);
});

test("what an agent found out before the run comes when it is asked, and it is not started", async () => {
  const unfit: Agent = { prepare: notInstalled, verify: noCopy };
  const crew = await gatherCrew(["a"], policyOf({ a: ["b"], b: [] }), loaderOf({ a: unfit, b: answering(done) }));
  await crew.prepare(agentContext());
  const { failure, run } = await crew.get("a", noCopy).agent.verify(agentTask(), agentContext());
  expect(failure).toBe(null);
  expect(run?.use).toBe("b");
  const alone = await gatherCrew(["a"], policyOf({ a: [] }), loaderOf({ a: unfit }));
  await alone.prepare(agentContext());
  const blocked = await alone.get("a", noCopy).agent.verify(agentTask(), agentContext());
  expect(blocked).toMatchObject({ handoff: null, failure: { reason: "agent-unavailable" } });
});

test("a defect of an agent is thrown, not taken for trouble of the machine", async () => {
  const crew = await gatherCrew(
    ["a"],
    policyOf({ a: ["b"], b: [] }),
    loaderOf({ a: { prepare: faulty, verify: noCopy } }),
  );
  await expect(crew.prepare(agentContext())).rejects.toThrow("a bug");
  await expect(crew.get("a", noCopy).agent.verify(agentTask(), agentContext())).rejects.toThrow("no copy");
});

test("a chain claims as soon as one of it does", async () => {
  const policy = policyOf({ a: ["b"], b: [], c: ["a"] });
  const crew = await gatherCrew(["a", "c"], policy, loaderOf({}, ["a", "c"]));
  expect(crew.isClaiming("a")).toBe(true);
  expect(crew.get("a", noCopy).provenance).toBe("claimed");
  expect(crew.isClaiming("c")).toBe(false);
  expect(crew.get("c", noCopy).provenance).toBe("observed");
});

test("stand-ins share the time of the task", async () => {
  const slow: Agent = {
    verify: async () => {
      await new Promise((resolve) => setTimeout(resolve, 120));
      return failing("model-unavailable");
    },
  };
  const given: number[] = [];
  const last: Agent = { verify: ({ timeoutMs }) => Promise.resolve((given.push(timeoutMs), done)) };
  const crew = await gatherCrew(["a"], policyOf({ a: ["b"], b: [] }), loaderOf({ a: slow, b: last }));
  const task = agentTask({ timeoutMs: 1_000 });
  await crew.get("a", () => Promise.resolve(task.workingCopy)).agent.verify(task, agentContext());
  expect(given[0]).toBeLessThan(900);
  expect(given[0]).toBeGreaterThan(300);
});

test("after a cancellation nobody stands in", async () => {
  const controller = new AbortController();
  const cancelling: Agent = {
    verify: () => {
      controller.abort();
      return Promise.resolve(failing("model-unavailable"));
    },
  };
  const crew = await gatherCrew(["a"], policyOf({ a: ["b"], b: [] }), loaderOf({ a: cancelling }));
  const context = agentContext({ signal: controller.signal });
  expect((await crew.get("a", noCopy).agent.verify(agentTask(), context)).failure?.reason).toBe("model-unavailable");
});

test("a name that the policy does not have is said", async () => {
  const crew = await gatherCrew(["x"], policyOf({ a: [] }), loaderOf({}));
  expect(() => crew.get("x", noCopy)).toThrow(expect.objectContaining({ code: "agent-unavailable" }));
});

function taskWith(maxAttempts: number) {
  const task = agentTask({ verifier: { maxAttempts } });
  return { task, freshCopy: () => Promise.resolve(task.workingCopy) };
}

/** Gives these results one after the other, then the last for ever. */
function inTurn(...results: readonly AgentResult[]): Agent & { readonly asked: () => number } {
  let asked = 0;
  return {
    asked: () => asked,
    verify: () => Promise.resolve(results[Math.min(asked++, results.length - 1)] ?? done),
  };
}

test("what may pass is tried again, as often as the plan allows, and every try is shown", async () => {
  const { task, freshCopy } = taskWith(3);
  const agent = inTurn(failing("model-unavailable"), failing("agent-crashed"), done);
  const crew = await gatherCrew(["a"], policyOf({ a: [] }), loaderOf({ a: agent }));
  const { failure, run } = await crew.get("a", freshCopy).agent.verify(task, agentContext());
  expect(failure).toBe(null);
  expect(run).toMatchObject({ attempts: [{ reason: "model-unavailable" }, { reason: "agent-crashed" }] });
  const never = inTurn(failing("model-unavailable"));
  const tired = await gatherCrew(["a"], policyOf({ a: [] }), loaderOf({ a: never }));
  expect((await tired.get("a", freshCopy).agent.verify(task, agentContext())).failure?.reason).toBe(
    "model-unavailable",
  );
  expect(never.asked()).toBe(3);
});

test.each<[string, AgentResult]>([
  ["no time left", failing("agent-timeout")],
  ["no budget left", failing("budget-exceeded")],
  ["no memory", { ...failing("agent-crashed"), failure: { reason: "agent-crashed", detail: "exit 137" } }],
  ["a handoff", { ...done, handoff: "## Verification\nverifier-failed\n" }],
  ["a handoff without a value", { ...done, handoff: "nothing" }],
  ["a verdict before a crash", { ...failing("agent-crashed"), handoff: "## Verification\nverifier-failed\n" }],
  [
    "a verdict before the model failed",
    { ...failing("model-unavailable"), handoff: "## Verification\nverifier-failed\n" },
  ],
  ["output that nobody can trust", failing("agent-output-invalid")],
  [
    "values that disagree, before a crash",
    dying("## Verification\nunit-test-verified\n\n## Verification\nnot-verified\n"),
  ],
  ["a value under another heading, before a crash", dying("# Verification\nverifier-blocked\n")],
  ["the failing value in a fence, before a crash", dying("## Verification\n```\nverifier-failed\n```\n")],
  ["a criterion that is not met, before a crash", dying("## Findings\n- the toggle renders (not met)\n")],
  ["a failed run, before a crash", dying("## Execution\n- `npm test` → exit 1\n")],
  ["a critique, before a crash", dying("## Critique\n- (med) src/a.js:1 — wrong\n")],
  ["a high finding, before a crash", dying("## Findings\n- (high) it is broken\n")],
  ["structured evidence, before a crash", { ...failing("agent-crashed"), structured: [{ passed: false }] }],
  ["memory that its output tells of", dying(null, "exit 134: JavaScript heap out of memory")],
  ["a cap that its output tells of", dying(null, "exit 1: maximum turns reached")],
])("%s is not tried again", async (_, result) => {
  const { task, freshCopy } = taskWith(3);
  const agent = inTurn(result, done);
  const crew = await gatherCrew(["a"], policyOf({ a: [] }), loaderOf({ a: agent }));
  await crew.get("a", freshCopy).agent.verify(task, agentContext());
  expect(agent.asked()).toBe(1);
});

test("a handoff that says nothing yet is kept as a file of its try, and another try counts", async () => {
  const kept: string[] = [];
  const { task, freshCopy } = taskWith(3);
  const keep: typeof task.keep = (name, label, text) => {
    kept.push(`${name}: ${label}: ${text}`);
    return Promise.resolve({ label, path: `/out/${name}` });
  };
  const agent = inTurn(dying("I look at it\n"), dying("## Verification\n"), done);
  const crew = await gatherCrew(["a"], policyOf({ a: [] }), loaderOf({ a: agent }));
  const { failure, files } = await crew.get("a", freshCopy).agent.verify({ ...task, keep }, agentContext());
  expect(failure).toBe(null);
  expect(kept).toEqual([
    "1-a-handoff.md: Handoff of a try that did not count (1-a): I look at it\n",
    "2-a-handoff.md: Handoff of a try that did not count (2-a): ## Verification\n",
  ]);
  expect(files.map(({ path }) => path)).toEqual(["/out/1-a-handoff.md", "/out/2-a-handoff.md"]);
});

test.each(["## Findings\n- the toggle renders (not met)\n", "## Critique\n- (med) src/a.js:1 — wrong\n"])(
  "nobody stands in for an agent that was no more found after it had said %j",
  async (handoff) => {
    const said = { ...failing("agent-unavailable"), handoff };
    const crew = await gatherCrew(["a"], policyOf({ a: ["b"], b: [] }), loaderOf({ a: answering(said) }));
    const { failure } = await crew.get("a", noCopy).agent.verify(agentTask(), agentContext());
    expect(failure?.reason).toBe("agent-unavailable");
  },
);

test("no other agent is asked after a verdict, however the one that gave it ended", async () => {
  const said = { ...failing("model-unavailable"), handoff: "## Verification\nverifier-failed\n" };
  const crew = await gatherCrew(["a"], policyOf({ a: ["b"], b: [] }), loaderOf({ a: answering(said) }));
  const { failure, run, handoff } = await crew.get("a", noCopy).agent.verify(agentTask(), agentContext());
  expect(failure?.reason).toBe("model-unavailable");
  expect(handoff).toContain("verifier-failed");
  expect(run).toMatchObject({ agent: "a", attempts: [] });
});

test("after a tool error another agent is asked, if tries are left", async () => {
  const result: AgentResult = {
    ...failing("agent-crashed"),
    failure: { reason: "agent-crashed", detail: "tool_use_failed" },
  };
  for (const [maxAttempts, use] of [
    [2, "b"],
    [1, "a"],
  ] as const) {
    const { task, freshCopy } = taskWith(maxAttempts);
    const agents = { a: answering(result), b: answering(done) };
    const crew = await gatherCrew(["a"], policyOf({ a: ["b"], b: [] }), loaderOf(agents));
    expect((await crew.get("a", freshCopy).agent.verify(task, agentContext())).run?.use).toBe(use);
  }
});
