import { expect, test } from "vitest";
import { matchPaths } from "../../../src/checks/paths/globs.ts";
import { buildGates, type GateSources } from "../../../src/evidence/gates.ts";
import { DEFAULT_POLICY, type GatePolicy, toRecord } from "../../../src/policy/policy.ts";
import type { ChangedFile } from "../../../src/ports/git.ts";
import { BOOL } from "../../../src/policy/types/type.ts";
import { loadedPlan, targetOf } from "../../support/evidence.ts";

const CHECK_FACTS = {
  agent: { verified: BOOL },
  run: { passed: BOOL },
  paths: { ok: BOOL },
  measurements: { ok: BOOL },
} as const;
const NO_AGENT = { agent: null, expect: null, task: null, expression: null } as const;
/** What checks have beside what the policy says. */
const PLAIN = { wantsText: false, shape: "record" } as const;
const LIST = { kind: "list", item: { kind: "text" } } as const;
const range = { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } };
const file = (path: string, previousPath: string | null = null): ChangedFile => ({
  path,
  previousPath,
  status: "modified",
  isBinary: false,
  hunks: [],
});

function build(more: Partial<GateSources> = {}, gates: readonly GatePolicy[] = []) {
  const policy = { ...DEFAULT_POLICY, gates: toRecord(gates.map((gate) => [gate.name, gate] as const)) };
  return buildGates({
    targets: [targetOf()],
    policy,
    diff: { files: [file("src/a.js")], isTruncated: false },
    checkFacts: CHECK_FACTS,
    matchPaths,
    agentOverride: null,
    planNames: { verified: new Set(["verify-widget", "add-widget"]) },
    ...more,
  });
}

function policyText(text: string) {
  return { text, file: "p.yml", range, isExact: true };
}

function gatePolicy(more: Partial<GatePolicy>): GatePolicy {
  return {
    name: "verify-widget",
    floor: null,
    criteria: null,
    agent: null,
    checks: [],
    passWhen: null,
    flow: null,
    verify: null,
    requireObserved: null,
    file: "p.yml",
    paths: null,
    require: true,
    onBlocked: null,
    timeoutMs: null,
    range,
    ...more,
  };
}

test("a verifier without a gate of its own gets the default one", () => {
  const [gate] = build();
  expect(gate).toMatchObject({
    name: "verify-widget",
    agent: "default",
    floor: "unit-test-verified",
    isRequired: true,
    onBlocked: "block",
  });
  expect(gate?.rule.source.text).toBe("handoff.verified");
});

test("paths and measurements join only where the target has them", () => {
  const measurements = [{ name: "lines", command: "wc -l x" }];
  const withAll = build({ targets: [targetOf(loadedPlan({ pathsForbidden: ["docs/**"], measurements }))] });
  expect(withAll[0]?.rule.source.text).toBe("handoff.verified and paths.ok and measurements.ok");
  expect(build({ targets: [targetOf(loadedPlan({ pathsAllowed: [], measurements: [] }))] })[0]?.rule.source.text).toBe(
    "handoff.verified",
  );
});

test("checks of the policy add up with the default ones, and without a pass-when all must hold", () => {
  const tests = { name: "tests", kind: "run", params: { run: "npm test" }, ...NO_AGENT, timeoutMs: 1_000 };
  const [gate] = build({}, [
    gatePolicy({ checks: [tests], floor: "live-ui-verified", require: false, onBlocked: "neutral" }),
  ]);
  expect(gate).toMatchObject({ floor: "live-ui-verified", isRequired: false, onBlocked: "neutral" });
  expect(gate?.checks.map(({ name, timeoutMs }) => [name, timeoutMs])).toEqual([
    ["handoff", 900_000],
    ["tests", 1_000],
  ]);
  expect(gate?.rule.source.text).toBe("handoff.verified and tests.passed");
});

test("what the policy says of a task holds for each of its verifiers that it says nothing of", () => {
  const plan = loadedPlan();
  const [first] = targetOf(plan).verifiers;
  if (first === undefined) throw new Error("the plan has no verifier");
  const targets = [{ ...targetOf(plan), verifiers: [first, { ...first, name: "verify-again" }] }];
  const ofTask = gatePolicy({ name: "add-widget", floor: "live-ui-verified", criteria: "all" });
  const own = gatePolicy({ name: "verify-again", floor: "type-check-only" });
  const floors = (gates: readonly GatePolicy[]) =>
    build({ targets }, gates).map(({ name, floor, criteria }) => [name, floor, criteria]);
  expect(floors([ofTask, own])).toEqual([
    ["verify-widget", "live-ui-verified", "all"],
    ["verify-again", "type-check-only", "reported"],
  ]);
});

test("a gate with paths that happens to be called like a task leaves the task's verifiers alone", () => {
  const checks = [{ name: "links", kind: "run", params: { run: "x" }, ...NO_AGENT, timeoutMs: null }];
  const own = gatePolicy({ name: "add-widget", paths: ["docs/**"], checks, require: false });
  expect(build({}, [own])).toMatchObject([{ name: "verify-widget", isRequired: true, checks: [{ name: "handoff" }] }]);
});

test("a gate with paths that happens to be called like a verifier leaves it alone, and stands beside it", () => {
  const checks = [{ name: "links", kind: "run", params: { run: "x" }, ...NO_AGENT, timeoutMs: null }];
  const own = gatePolicy({ paths: ["docs/**"], checks, require: false, floor: "type-check-only" });
  const ofVerifier = { isRequired: true, floor: "unit-test-verified", checks: [{ name: "handoff" }] };
  expect(build({}, [own])).toMatchObject([ofVerifier]);
  const beside = build({ diff: { files: [], isTruncated: true } }, [own]);
  expect(beside).toMatchObject([ofVerifier, { isRequired: false, target: null, paths: ["docs/**"] }]);
  expect(new Set(beside.map(({ name }) => name)).size).toBe(2);
});

test("a check of the policy that is called like a default one takes its place", () => {
  const params = { agent: "careful" };
  const handoff = { name: "handoff", kind: "agent", params, ...NO_AGENT, agent: "careful", timeoutMs: 2_000 };
  const [gate] = build({}, [gatePolicy({ checks: [handoff] })]);
  const { expression: _, ...asked } = handoff;
  expect(gate?.checks).toEqual([{ ...asked, facts: CHECK_FACTS.agent, ...PLAIN }]);
});

test("a pass-when of the policy keeps its place in the file", () => {
  const [gate] = build({}, [gatePolicy({ passWhen: policyText("handoff.verified") })]);
  expect(gate?.rule).toEqual({ kind: "pass-when", source: policyText("handoff.verified") });
});

test("a gate with paths applies when the change touches them, by either name of a rename, or cannot be seen whole", () => {
  const own = gatePolicy({
    name: "docs",
    paths: ["docs/**"],
    checks: [{ name: "links", kind: "run", params: { run: "x" }, ...NO_AGENT, timeoutMs: null }],
  });
  const names = (diff: GateSources["diff"]) => build({ targets: [], diff }, [own]).map(({ name }) => name);
  expect(names({ files: [file("src/a.js")], isTruncated: false })).toEqual([]);
  expect(names({ files: [file("docs/a.md")], isTruncated: false })).toEqual(["docs"]);
  expect(names({ files: [file("src/a.md", "docs/a.md")], isTruncated: false })).toEqual(["docs"]);
  expect(names({ files: [], isTruncated: true })).toEqual(["docs"]);
  expect(names({ files: [file("docs/a\nb.md")], isTruncated: false })).toEqual(["docs"]);
});

test("verifiers of one name in two plans get gates of two names", () => {
  const other = targetOf(loadedPlan({}, ".orchestrate/other/plan.json"));
  const names = build({ targets: [targetOf(), other] }).map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
});

test("the agent that was asked for replaces the one of policy and gate", () => {
  const [gate] = build({ agentOverride: "other" }, [gatePolicy({ agent: "careful" })]);
  expect(gate?.agent).toBe("other");
  expect(gate?.checks[0]).toMatchObject({ agent: "other", params: { agent: "other" } });
});

const UI = {
  name: "Ui",
  type: { kind: "record", fields: { ok: BOOL, screens: LIST } },
  shape: "record",
} as const;
const ui = { ...NO_AGENT, name: "ui", kind: "agent", agent: "careful", expect: UI, task: "Look.", timeoutMs: null };
const uiParams = { agent: "careful", expect: "Ui", task: "Look." };

test("a check that expects evidence has the fields of its type as facts, also on the pull request as a whole", () => {
  const passWhen = policyText("ui.ok");
  const [verifying] = build({}, [gatePolicy({ checks: [{ ...ui, params: uiParams }], passWhen })]);
  expect(verifying?.checks[0]).toMatchObject({
    name: "handoff",
    facts: { verified: BOOL },
    expect: null,
    task: null,
  });
  const whole = gatePolicy({ name: "all", paths: ["**"], checks: [{ ...ui, params: uiParams }], passWhen });
  const [own] = build({ targets: [] }, [whole]);
  for (const check of [verifying?.checks[1], own?.checks[0]])
    expect(check).toMatchObject({
      params: uiParams,
      agent: "careful",
      facts: { ok: BOOL, screens: LIST },
      expect: UI,
      task: "Look.",
    });
});

test("the agent that was asked for gets the same task and the same type", () => {
  const checks = [{ ...ui, params: uiParams }];
  const [gate] = build({ agentOverride: "other" }, [gatePolicy({ checks, passWhen: policyText("ui.ok") })]);
  expect(gate?.checks[1]).toMatchObject({ agent: "other", params: { ...uiParams, agent: "other" }, expect: UI });
});

test("the model that the plan names for a verifier chooses the agent, unless the gate or the command line does", () => {
  const plan = loadedPlan();
  const verifiers = targetOf(plan).verifiers.map((verifier) => ({ ...verifier, model: "claude-sonnet-5" }));
  const targets = [{ ...targetOf(plan), verifiers }];
  const policy = { ...DEFAULT_POLICY, models: toRecord([["claude-sonnet-5", "claude"]]) };
  const agentOf = (more: Partial<GateSources>) => build({ targets, policy, ...more })[0]?.checks[0]?.agent;
  expect(agentOf({})).toBe("claude");
  expect(agentOf({ agentOverride: "other" })).toBe("other");
  expect(agentOf({ policy: { ...policy, gates: toRecord([["verify-widget", gatePolicy({ agent: "mine" })]]) } })).toBe(
    "mine",
  );
  expect(agentOf({ policy: DEFAULT_POLICY })).toBe("default");
});

test("the target of a gate knows which tasks of its plan are on the same pull request", () => {
  const one = targetOf(loadedPlan({ pathsAllowed: ["src/**"] }));
  const other = { ...one, task: { ...one.task, name: "other" }, verifiers: [] };
  const [gate] = build({ targets: [one, other] });
  expect(gate?.target?.carried?.map(({ name }) => name)).toEqual([one.task.name, "other"]);
  expect(gate?.checks.find(({ kind }) => kind === "paths")?.params).toEqual({ paths: {} });
});

test("an agent that is asked for a text gives its final message, as in the gate language", () => {
  const text = { name: "text", type: { kind: "record", fields: { value: { kind: "text" } } }, shape: "value" } as const;
  const check = { ...ui, expect: text, params: { ...uiParams, expect: "text" } };
  const [gate] = build({}, [gatePolicy({ checks: [check], passWhen: policyText('ui != ""') })]);
  expect(gate?.checks[1]).toMatchObject({
    wantsText: true,
    expect: null,
    shape: "value",
    params: { agent: "careful", task: "Look." },
    facts: { value: { kind: "text" } },
  });
});

const RUN = { name: "t", kind: "run", params: { run: "false" }, ...NO_AGENT, timeoutMs: null } as const;
const whole = (more: Partial<GatePolicy>) =>
  build({ targets: [] }, [gatePolicy({ name: "lint", checks: [RUN], ...more })]);

test("a mapping of a name of its own that decides by its own checks alone is on the pull request as a whole", () => {
  expect(whole({})).toMatchObject([{ name: "lint", target: null, rule: { source: { text: "t.passed" } } }]);
  // Whoever writes plans must not take a gate away by calling a task like it.
  expect(whole({ name: "unchecked" })).toHaveLength(1);
  expect(whole({ passWhen: policyText('t.passed and "handoff" != input.handoff -- not paths') })).toHaveLength(1);
  expect(whole({ checks: [{ ...ui, params: uiParams }], passWhen: policyText("ui.ok") })).toHaveLength(1);
  const paths = { ...RUN, name: "paths", kind: "paths", params: { paths: { forbidden: ["x"] } } };
  expect(whole({ checks: [paths], passWhen: policyText("paths.ok") })).toHaveLength(1);
});

test.each<readonly [string, Partial<GatePolicy>]>([
  ["the name of a verifier", { name: "verify-widget" }],
  ["no check", { checks: [] }],
  ["an expression that reads the handoff", { passWhen: policyText("t.passed and handoff.verified") }],
  ["an expression that reads a default check after a text", { passWhen: policyText('"a" == "a" and paths.ok') }],
  ["an agent without a task", { checks: [{ ...ui, task: null, params: { agent: "careful" } }] }],
  ["measurements", { checks: [{ ...RUN, kind: "measurements", params: { measurements: true } }] }],
  ["paths of a task", { checks: [{ ...RUN, kind: "paths", params: { paths: { allowed: [] } } }] }],
])("a mapping is not on the pull request as a whole for %s", (_, more) => {
  expect(whole(more)).toEqual([]);
});
