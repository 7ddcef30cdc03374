import { expect, test } from "vitest";
import type { CheckEvidence } from "../../../src/evidence/evidence.ts";
import type { Gate } from "../../../src/evidence/gate.ts";
import type { RunEvent } from "../../../src/evidence/run-event.ts";
import { BOOL, INT, TEXT } from "../../../src/policy/types/type.ts";
import { explainClaims, type PrepareSources } from "../../../src/verdict/prepare.ts";
import {
  claimed,
  evidenceOf,
  gateCheck,
  gateWith,
  loadedPlan,
  observed,
  passWhen,
  targetOf,
  unknown,
} from "../../support/evidence.ts";
import { handoff as handoffOf } from "../../support/sample-report.ts";
import { readWith } from "../policy/judge-policies.ts";
import { judgeWith, prepare, prepareOne, PREPARE_SOURCES } from "../../support/judged.ts";

const CHECK_FACTS = {
  run: { passed: BOOL, exitCode: INT },
  agent: { verified: BOOL },
  paths: { ok: BOOL },
  measurements: { ok: BOOL },
};
const VOICE = { kind: "record", fields: { ok: BOOL, notes: { kind: "optional", inner: TEXT } } } as const;

const SOURCES: PrepareSources = {
  ...PREPARE_SOURCES,
  checkFacts: CHECK_FACTS,
  policy: {
    ...PREPARE_SOURCES.policy,
    types: { VoiceCheck: VOICE, Posts: { kind: "list", item: { kind: "record", fields: { day: TEXT } } } },
    input: { doc_path: "docs/a.md" },
  },
};

function flowGate(text: string, more: Partial<Gate> = {}): Gate {
  const { source } = passWhen(text, ".github/gates/notes.flow");
  return gateWith("", { name: "notes", rule: { kind: "flow", source }, ...more });
}

const GATE = `
let audit = verify {
  check lint = run("npm run lint") { timeout 10s }
  check voice = agent(talker) { task "Is it plain English?" expect VoiceCheck }
  pass when lint.passed and voice.ok
}
require audit.passed else fail "plain English, and no lint"
emit progress { passed: audit.passed, notes: audit.checks.voice.notes }
return { ok: audit.passed }
`;

const lint = (passed: boolean): CheckEvidence =>
  evidenceOf("lint", {
    passed: passed ? observed(true, "exit 0") : { ...observed(false, "exit 1"), reason: "command-failed" },
    exitCode: observed(passed ? 0 : 1),
  });
const voice = (ok: boolean): CheckEvidence =>
  evidenceOf("voice", { ok: claimed(ok), notes: unknown("evidence-missing", "left out") }, { kind: "agent" });

test("the sites of a program become the gate's checks, with what the policy says of their agents", () => {
  const { gate } = prepareOne(flowGate(GATE), SOURCES);
  expect(gate.checks).toMatchObject([
    { name: "lint", kind: "run", params: { run: "npm run lint" }, agent: null, timeoutMs: 10_000 },
    {
      name: "voice",
      kind: "agent",
      params: { agent: "talker", expect: "VoiceCheck", task: "Is it plain English?" },
      agent: "talker",
      facts: VOICE.fields,
      timeoutMs: 900_000,
    },
  ]);
});

test("a program that holds passes, with its output and its events", async () => {
  const events: RunEvent[] = [];
  const verdict = await judgeWith(prepareOne(flowGate(GATE), SOURCES), [lint(true), voice(true)], {
    onEvent: (event) => void events.push(event),
  });
  expect(verdict).toMatchObject({
    outcome: "passed",
    reasons: [],
    output: { ok: true },
    isDecidedByClaimsAlone: false,
  });
  expect(events).toEqual([
    { kind: "verify.finished", gate: "notes", verify: "audit", passed: true, failed: false },
    { kind: "progress", gate: "notes", payload: { passed: true, notes: null } },
  ]);
});

test("a require that does not hold fails the gate, by its message and by the facts behind it", async () => {
  const events: RunEvent[] = [];
  const verdict = await judgeWith(prepareOne(flowGate(GATE), SOURCES), [lint(false), voice(true)], {
    onEvent: (event) => void events.push(event),
  });
  expect(verdict.outcome).toBe("failed");
  expect(verdict.reasons).toEqual([
    { code: "assertion-failed", check: null, detail: "plain English, and no lint" },
    { code: "command-failed", check: "lint", detail: "lint.passed: exit 1" },
  ]);
  expect(events.at(-1)).toEqual({
    kind: "require.failed",
    gate: "notes",
    error: "WorkflowAssertionError",
    message: "plain English, and no lint",
    result: "false",
  });
  expect(verdict.explanation).toBe(
    [
      "verify audit ✗ (does not decide by itself)",
      "  lint.passed ✗ (observed: exit 1) and voice.ok ✓ (claimed: said)",
      "require ✗ plain English, and no lint",
      "  audit.passed ✗ (observed: its `pass when` is false)",
    ].join("\n"),
  );
});

test("what is unknown blocks, naming the fact, whether a verify or a require meets it", async () => {
  const prepared = prepareOne(flowGate(GATE), SOURCES);
  const missing = evidenceOf("voice", { ok: unknown("agent-timeout", "20 min") }, { kind: "agent" });
  const verdict = await judgeWith(prepared, [lint(true), missing]);
  expect(verdict.outcome).toBe("blocked");
  expect(verdict.reasons).toEqual([{ code: "agent-timeout", check: "voice", detail: "voice.ok: 20 min" }]);
  expect((await judgeWith(prepared, [lint(false), missing])).outcome).toBe("failed");
});

test("a verifier-failed of any agent of the program fails it, whatever it says", async () => {
  const handoff = handoffOf({ verification: "verifier-failed" });
  const verdict = await judgeWith(prepareOne(flowGate(GATE), SOURCES), [lint(true), { ...voice(true), handoff }]);
  expect(verdict.outcome).toBe("failed");
  expect(verdict.reasons[0]).toMatchObject({ code: "verifier-failed", check: "voice" });
});

test("checks that the language computes are evidence too, as observed as what they rest on", async () => {
  const text = `let posts = run("cat posts.json") { expect Posts }
verify { check one_per_day = unique(posts[*].day) check few = posts.count < 3 pass when one_per_day and few }`;
  const posts = evidenceOf("posts", { value: observed([{ day: "mon" }, { day: "mon" }] as never) });
  const verdict = await judgeWith(prepareOne(flowGate(text), SOURCES), [posts]);
  expect(verdict.outcome).toBe("failed");
  expect(Object.keys(verdict.checks)).toEqual(["posts", "one_per_day", "few"]);
  expect(verdict.checks["one_per_day"]).toMatchObject({
    kind: "expression",
    facts: { value: { kind: "known", value: false, provenance: "observed" } },
  });
  expect(verdict.reasons).toMatchObject([{ code: "expression-false", check: "one_per_day" }]);
});

test("every fault of agents, types and stock checks is told at its place, all at once", () => {
  const text = `verify {
  check a = agent(tolker) { task "x" expect VoiceChek }
  check b = agent(default) { task "x" expect VoiceCheck }
  check c = agent(talker)
  check d = paths
  check e = run("x") { expect Verification }
  pass when a.ok and b.ok and c.verified and d.ok and e.ok
}`;
  const { gates, diagnostics } = prepare([flowGate(text)], SOURCES);
  expect(gates).toEqual([]);
  expect(diagnostics.map(({ ruleId, range }) => `${range?.start.line}:${range?.start.column} ${ruleId}`)).toEqual([
    "2:19 unknown-agent",
    "2:45 unknown-type",
    "3:19 expect-unsupported",
    "4:13 missing-task",
    "5:13 no-target",
    "6:31 expect-invalid-type",
  ]);
  expect(diagnostics[0]?.hint).toContain("talker");
});

test("with require-observed a gate that claims alone can pass is refused, in both forms", () => {
  const flow = flowGate('verify { check v = agent(talker) { task "x" expect VoiceCheck } pass when v.ok }', {
    requireObserved: true,
  });
  expect(prepare([flow], SOURCES).diagnostics).toMatchObject([{ ruleId: "claims-alone", severity: "error" }]);
  const lets = flowGate('let u = agent(talker) { task "x" expect VoiceCheck }\nrequire u.ok else fail "no"');
  expect(explainClaims(lets, "warning", prepareOne(lets, SOURCES).program).range).toMatchObject({
    start: { line: 2, column: 9 },
    end: { line: 2, column: 13 },
  });
  const [gate] = prepare([{ ...flow, requireObserved: false }], SOURCES).gates;
  expect(gate?.isDecidedByClaimsAlone).toBe(true);
  expect(prepareOne(flowGate(GATE, { requireObserved: true }), SOURCES).isDecidedByClaimsAlone).toBe(false);
});

test("two blocks with a check of one name keep their own commands, evidence and reasons", async () => {
  const text = `let a = verify { check tests = run("one") pass when tests.passed }
let b = verify { check tests = run("two") pass when tests.passed }
require a.passed and b.passed else fail "both"`;
  const prepared = prepareOne(flowGate(text), SOURCES);
  expect(prepared.gate.checks.map(({ name, params }) => [name, params])).toEqual([
    ["a.tests", { run: "one" }],
    ["b.tests", { run: "two" }],
  ]);
  const verdict = await judgeWith(prepared, [
    { ...lint(true), check: "a.tests" },
    { ...lint(false), check: "b.tests" },
  ]);
  expect(verdict.reasons).toEqual([
    { code: "assertion-failed", check: null, detail: "both" },
    { code: "command-failed", check: "b.tests", detail: "tests.passed: exit 1" },
  ]);
  const late = { ...lint(true), check: "b.tests", facts: { passed: unknown("command-timeout", "5 min") } };
  const blocked = await judgeWith(prepared, [{ ...lint(true), check: "a.tests" }, late]);
  expect(blocked.reasons).toEqual([{ code: "command-timeout", check: "b.tests", detail: "b.tests.passed: 5 min" }]);
});

test("an agent whose input is unknown is not asked, and the gate says why it is blocked", async () => {
  const text = `let voice = agent(talker) { task "x" expect VoiceCheck }
verify {
  check again = agent(talker) { task "y" input { notes: voice.notes } expect VoiceCheck }
  check lint = run("npm run lint")
  pass when again.ok and lint.passed
}`;
  const verdict = await judgeWith(prepareOne(flowGate(text), SOURCES), [voice(true), lint(true)]);
  expect(verdict.outcome).toBe("blocked");
  expect(verdict.reasons).toEqual([{ code: "evidence-missing", check: "voice", detail: "voice.notes: left out" }]);
  expect(Object.keys(verdict.checks)).toEqual(["voice", "lint"]);
});

test("an expression at the limits of its own still fits into the gate that it stands for", async () => {
  const deep = `${"(".repeat(64)}t.passed${")".repeat(64)}`;
  const t = gateCheck("t");
  expect(prepare([gateWith(deep, { checks: [t] })]).diagnostics).toEqual([]);
  const long = `not (input.base == "${"y".repeat(16_000)}")`;
  const { source } = passWhen(long);
  const computed = Array.from({ length: 20 }, (_, at) => ({ name: `c${at}`, source }));
  const names = computed.map(({ name }) => name).join(" and ");
  expect(prepare([gateWith(`t.passed and ${names}`, { checks: [t], computed })]).diagnostics).toEqual([]);
  expect(prepare([gateWith(`(${deep})`, { checks: [t] })]).diagnostics).toMatchObject([
    { ruleId: "expression-too-deep" },
  ]);
});

test("a gate that leaves out what the plan asks of its target, or a check of its own, says so", () => {
  const target = targetOf(loadedPlan({ pathsForbidden: ["secret/**"], measurements: [{ name: "n", command: "x" }] }));
  const text = 'verify { check t = run("true") pass when t.passed }';
  expect(prepare([flowGate(text, { target })], SOURCES).diagnostics).toMatchObject([
    { ruleId: "unchecked-rule", severity: "warning", message: expect.stringContaining("rules for paths") as string },
    { ruleId: "unchecked-rule", severity: "warning", message: expect.stringContaining("measurements") as string },
  ]);
  const whole = "verify { check paths = paths check m = measurements pass when paths.ok and m.ok }";
  expect(prepare([flowGate(whole, { target })], SOURCES).diagnostics).toEqual([]);
  const unread = gateWith("t.passed", { checks: [gateCheck("t"), gateCheck("u"), gateCheck("handoff")] });
  expect(prepare([unread]).diagnostics).toMatchObject([
    { ruleId: "unused-name", severity: "warning", message: expect.stringContaining("`u`") as string },
  ]);
});

test("a gate of a verifier whose handoff decides nothing says that what it asks of handoffs counts for nothing", () => {
  const target = targetOf();
  const [verifier = null] = target.verifiers;
  const { value } = readWith("version: 1\ngates: { verify-widget: { floor: live-ui-verified, criteria: all } }\n");
  const own = value?.gates ?? {};
  const sources = { ...SOURCES, policy: { ...SOURCES.policy, gates: own } };
  const told = (gate: Gate) => prepare([{ ...gate, target, verifier }], sources).diagnostics;
  const checks = [gateCheck("t"), gateCheck("handoff", { kind: "agent", facts: { verified: BOOL } })];
  const message = "no handoff decides this gate, so that `floor` and `criteria` of it count for nothing";
  const text = 'verify { check t = run("true") pass when t.passed }';
  for (const gate of [gateWith("t.passed", { checks }), flowGate(text)])
    expect(told(gate)).toMatchObject([{ ruleId: "unused-name", severity: "warning", message }]);
  expect(told(gateWith("t.passed and handoff.verified", { checks }))).toEqual([]);
  expect(told(flowGate('verify { check t = agent(talker) { task "Look." } pass when t.verified }'))).toEqual([]);
});

test("a gate that ends before anything decides is blocked for that", async () => {
  const text = 'let r = run("true")\nif r.passed { require r.exitCode == 0 else fail "x" }';
  const r = evidenceOf("r", { passed: observed(false), exitCode: observed(1) });
  const verdict = await judgeWith(prepareOne(flowGate(text), SOURCES), [r]);
  expect(verdict).toMatchObject({ outcome: "blocked", reasons: [{ code: "flow-undecided" }] });
});

test("where no agent is asked nothing is decided by claims, and who can look first can say what fits", () => {
  const early = 'let r = run("x")\nif r.passed { return 1 }\nrequire r.exitCode == 3 else fail "no"';
  expect(prepareOne(flowGate(early, { requireObserved: true }), SOURCES).isDecidedByClaimsAlone).toBe(false);
  const agree = `verify { check t = run("x") check v = agent(talker) { task "x" expect VoiceCheck } pass when v.ok == t.passed }`;
  expect(prepareOne(flowGate(agree), SOURCES).isDecidedByClaimsAlone).toBe(true);
});

test.each([
  ["what comes after a return does not decide, so that the verify blocks before it do", "if u.ok { return 1 }", false],
  ["so it is in an else", "if u.ok { emit progress } else { return 1 }", false],
  [
    "a require that was reached leaves the verify blocks aside",
    'require u.ok else fail "y" if u.ok { return 1 }',
    true,
  ],
  ["a branch that returns and requires", 'if u.ok { require u.ok else fail "y" return 1 }', true],
])("%s", (_, middle, isDecidedByClaimsAlone) => {
  const text = `let u = agent(talker) { task "x" expect VoiceCheck }
    let g = verify { check t = run("x") pass when t.passed }
    ${middle}
    require g.passed and u.ok else fail "x"`;
  expect(prepareOne(flowGate(text), SOURCES)).toMatchObject({ isDecidedByClaimsAlone });
});
