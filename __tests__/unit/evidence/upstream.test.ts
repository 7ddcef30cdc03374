import pLimit from "p-limit";
import { expect, test } from "vitest";
import { z } from "zod";
import { collectAndJudge, type CollectContext } from "../../../src/evidence/collect.ts";
import type { CheckEvidence } from "../../../src/evidence/evidence.ts";
import type { Gate } from "../../../src/evidence/gate.ts";
import { findUpstream } from "../../../src/evidence/upstream.ts";
import { evidenceOf, gateCheck, gateWith } from "../../support/evidence.ts";
import { NO_MODELS, NO_TRANSCRIPT } from "../../support/fake-agent-world.ts";
import { targetWith, verifier } from "../../support/plug-in-world.ts";

/** The gate of a verifier of this task, with one agent's check and one command. */
function gateOf(name: string, verifies: string, dependsOn: readonly string[] = [], task = verifies): Gate {
  const checks = [gateCheck("handoff", { kind: "agent", agent: "default" }), gateCheck("tests")];
  const own = verifier({ name, verifies, dependsOn: [...dependsOn] });
  return gateWith("handoff.passed", { name, verifier: own, target: targetWith({ name: task }, [own]), checks });
}

function namesOf(gates: readonly Gate[]): readonly string[] {
  return gates.map(({ name }) => name);
}

interface Play {
  /** Verifiers that do not pass. */
  readonly failing?: readonly string[];
  readonly isClaimed?: boolean;
  readonly ms?: number;
}

/** Runs the gates with checks that only say when they ran. */
async function play(gates: readonly Gate[], { failing = [], isClaimed = true, ms = 10 }: Play = {}) {
  const events: string[] = [];
  const prompts = new Map<string, readonly string[]>();
  const module = {
    params: z.unknown(),
    facts: {},
    run: async (
      _: unknown,
      input: {
        readonly name: string;
        readonly verifier: { readonly name: string } | null;
        readonly prompt: () => string;
      },
    ) => {
      const of = `${input.verifier?.name} ${input.name}`;
      events.push(`start ${of}`);
      if (input.name === "handoff") input.prompt();
      await new Promise((resolve) => setTimeout(resolve, ms));
      events.push(`end ${of}`);
      return evidenceOf(
        input.name,
        {},
        { handoffMarkdown: input.name === "handoff" ? `of ${input.verifier?.name}` : null },
      );
    },
  };
  const context: CollectContext = {
    head: "h",
    mergeBase: "m",
    diff: { files: [], isTruncated: false },
    checkOut: () => Promise.reject(new Error("not asked for")),
    loadCheck: () => Promise.resolve(module),
    makeAgent: () => {
      throw new Error("not asked for");
    },
    author: null,
    onEvent: () => {},
    isClaimed: ({ kind }) => isClaimed && kind === "agent",
    promptFor: ({ name }, _, { upstream }) => {
      prompts.set(
        name,
        [...upstream].map(([from, markdown]) => `${from}: ${markdown}`),
      );
      return "";
    },
    keeperFor: () => () => Promise.reject(new Error("not asked for")),
    transcriptsFor: () => NO_TRANSCRIPT,
    limit: pLimit(8),
    queue: pLimit(16),
    processes: { run: () => Promise.reject(new Error("not asked for")) },
    ...NO_MODELS,
    clock: { now: () => new Date(0), elapsedMs: () => performance.now() },
    log: { info: () => {}, warning: () => {}, error: () => {} },
    signal: new AbortController().signal,
  };
  const verdicts = await Promise.all(
    collectAndJudge(gates, context, async ({ name, checks }, perform) => {
      const evidence = await Promise.all(checks.map((check) => perform(check, null)));
      return { passed: !failing.includes(name) && !evidence.some(isBlocked), evidence };
    }),
  );
  return { events, prompts, evidence: verdicts.map((one) => one.evidence) };
}

function isBlocked({ facts }: CheckEvidence): boolean {
  return Object.values(facts).some((fact) => fact.kind === "unknown" && fact.reason === "upstream-blocked");
}

test("verifiers, and tasks by their verifiers, are waited for; the target's own others are not", () => {
  const a = gateOf("verify-a", "a");
  const again = gateOf("verify-a-again", "a", ["a"]);
  const b = gateOf("verify-b", "b", ["verify-a"]);
  const c = gateOf("verify-c", "c", ["b"]);
  const second = gateOf("check-verify-c", "verify-c", [], "c");
  const upstream = findUpstream([second, c, b, again, a]);
  expect(namesOf(upstream.of(again))).toEqual([]);
  expect(namesOf(upstream.of(b))).toEqual(["verify-a"]);
  expect(namesOf(upstream.of(c))).toEqual(["verify-b"]);
  expect(namesOf(upstream.of(second))).toEqual(["verify-c"]);
  const order = namesOf(upstream.inOrder);
  for (const [before, after] of [
    ["verify-a", "verify-b"],
    ["verify-b", "verify-c"],
    ["verify-c", "check-verify-c"],
  ])
    expect(order.indexOf(before ?? "")).toBeLessThan(order.indexOf(after ?? ""));
  expect(order).toHaveLength(5);
});

test("the verifiers of a task wait for those of the tasks that it depends on", async () => {
  const a = gateOf("verify-a", "a");
  const own = verifier({ name: "verify-c", verifies: "c" });
  const c = { ...gateOf("verify-c", "c"), target: targetWith({ name: "c", dependsOn: ["a"] }, [own]) };
  expect(namesOf(findUpstream([c, a]).of(c))).toEqual(["verify-a"]);
  expect(namesOf(findUpstream([c, a]).inOrder)).toEqual(["verify-a", "verify-c"]);
  const { evidence } = await play([c, a], { failing: ["verify-a"] });
  expect(evidence[0]?.[0]?.facts["passed"]).toMatchObject({ kind: "unknown", reason: "upstream-blocked" });
  const both = { ...c, verifier: verifier({ name: "verify-c", verifies: "c", dependsOn: ["verify-a", "a"] }) };
  expect(namesOf(findUpstream([both, a]).of(both))).toEqual(["verify-a"]);
  // A verifier that names the other way round counts first.
  const turned = gateOf("verify-a", "a", ["verify-c"]);
  expect(namesOf(findUpstream([c, turned]).of(c))).toEqual([]);
  expect(namesOf(findUpstream([c, turned]).of(turned))).toEqual(["verify-c"]);
});

test("two verifiers that wait for each other's target do not wait for ever", async () => {
  const gates = [gateOf("verify-a", "a", ["b"]), gateOf("verify-b", "b", ["a"])];
  const { evidence } = await play(gates);
  expect(evidence.flat().filter(isBlocked)).toEqual([]);
});

test("agents run in dependsOn order, as parallel as it allows, and get what those before left", async () => {
  const gates = [
    gateOf("verify-d", "d", ["verify-b", "verify-c"]),
    gateOf("verify-b", "b", ["verify-a"]),
    gateOf("verify-c", "c", ["verify-a"]),
    gateOf("verify-a", "a"),
  ];
  const { events, prompts } = await play(gates);
  const agents = events.filter((event) => event.endsWith("handoff")).map((event) => event.replace(" handoff", ""));
  expect(agents.slice(0, 2)).toEqual(["start verify-a", "end verify-a"]);
  expect(agents.slice(2, 4).toSorted()).toEqual(["start verify-b", "start verify-c"]);
  expect(agents.slice(6)).toEqual(["start verify-d", "end verify-d"]);
  expect(prompts.get("verify-d")).toEqual(["verify-b: of verify-b", "verify-c: of verify-c"]);
  expect(prompts.get("verify-a")).toEqual([]);
});

test("what fails leaves those that wait for it unknown with the reason, all the way down; their other checks run", async () => {
  const gates = [gateOf("verify-a", "a"), gateOf("verify-b", "b", ["verify-a"]), gateOf("verify-c", "c", ["verify-b"])];
  const { events, evidence } = await play(gates, { failing: ["verify-a"] });
  expect(events).not.toContain("start verify-b handoff");
  expect(events).toContain("end verify-c tests");
  const missing = { kind: "unknown", reason: "upstream-blocked" };
  expect(evidence[1]?.[0]?.facts["passed"]).toMatchObject(missing);
  expect(evidence[1]?.[0]?.facts["passed"]?.detail).toContain("`verify-a`");
  expect(evidence[2]?.[0]?.facts["passed"]).toMatchObject(missing);
  expect(evidence[2]?.[0]?.facts["passed"]?.detail).toContain("`verify-b`");
});

test("an observed agent that waits for a claiming one does not keep it waiting", async () => {
  const a = gateOf("verify-a", "a");
  const b = gateOf("verify-b", "b", ["verify-a"]);
  const observed = {
    ...b,
    checks: b.checks.map((check) => ({ ...check, agent: check.agent === null ? null : "recipe" })),
  };
  const { evidence } = await play([observed, a], { isClaimed: false });
  expect(evidence.flat()).toHaveLength(4);
});

test("another plan's verifiers of the same name are not meant", () => {
  const a = gateOf("verify-a", "a");
  const plan = { ...targetWith().plan, path: ".orchestrate/other/plan.json" };
  const elsewhere = { ...a, target: { ...targetWith({ name: "a" }), plan } };
  const b = gateOf("verify-b", "b", ["verify-a"]);
  expect(findUpstream([elsewhere, b]).of(b)).toEqual([]);
});

test("who depends on a subplanner waits for the gates of its plan", () => {
  const child = { ...targetWith().plan, path: ".orchestrate/child/plan.json" };
  const below = gateOf("verify-a", "a");
  const inChild = { ...below, target: { ...targetWith({ name: "a" }), plan: child } };
  const after = gateOf("verify-b", "b", ["child"]);
  const plan = { ...targetWith().plan, children: [{ task: "child", path: child.path }] };
  const gate = { ...after, target: { ...targetWith({ name: "b" }), plan } };
  expect(namesOf(findUpstream([gate, inChild]).of(gate))).toEqual(["verify-a"]);
  const other = { ...gate, verifier: verifier({ name: "verify-b", verifies: "b", dependsOn: ["elsewhere"] }) };
  expect(findUpstream([other, inChild]).of(other)).toEqual([]);
});

test("100 verifiers with fan-out and fan-in cost little beside their own time", async () => {
  const middle = Array.from({ length: 98 }, (_, at) => gateOf(`verify-${at}`, `t${at}`, ["verify-first"]));
  const gates = [gateOf("verify-last", "last", namesOf(middle)), ...middle, gateOf("verify-first", "first")];
  const start = performance.now();
  const { evidence } = await play(gates, { ms: 50 });
  const took = performance.now() - start;
  expect(evidence.flat()).toHaveLength(200);
  // Commands first, 100 at 8 a time; then the first, 98 at 8 a time, the last.
  const ideal = (Math.ceil(100 / 8) + 1 + Math.ceil(98 / 8) + 1) * 50;
  expect(took).toBeLessThan(ideal * 1.5);
});
