import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { runGateEval } from "../../../src/entry/gate-eval.ts";
import { UsageError } from "../../../src/entry/settings.ts";
import { makeTempDir } from "../../support/temp-dir.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const POLICY = `version: 1
agents:
  claude: { use: claude-code, model: claude-sonnet-5 }
types:
  UiCheck: { ok: bool, notes: text, screens: [text], score?: int }
input: { doc_path: docs/a.md, least: 2 }
`;

const GATE = `let gate = verify {
  parallel {
    check tests = run("npm test")
    check ui = agent(claude) { task "Look" expect UiCheck }
  }
  check spelled = input.doc_path == "docs/a.md"
  pass when tests.passed and ui.ok and count(ui.screens) >= input.least and spelled
}
let note = agent(claude) { task "Sum up" input { passed: gate.passed } expect text }
emit progress { note: note }
require gate.passed else fail "the page is not ready"
return { note: note }
`;

interface Evaluated {
  readonly exitCode: number;
  readonly printed: string;
}

/** Evaluate a gate on evidence, and what is printed without the folder's name. */
async function evaluate(
  evidence: unknown,
  {
    gate = GATE,
    policy = POLICY,
    explain = false,
    json = false,
  }: { gate?: string; policy?: string; explain?: boolean; json?: boolean } = {},
): Promise<Evaluated> {
  const dir = makeTempDir();
  const paths = { gate: join(dir, "g.flow"), evidence: join(dir, "e.json"), policy: join(dir, "p.yml") };
  writeFileSync(paths.gate, gate);
  writeFileSync(paths.evidence, typeof evidence === "string" ? evidence : JSON.stringify(evidence));
  writeFileSync(paths.policy, policy);
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  const options = { evidence: paths.evidence, policy: paths.policy, repo: dir, explain, json };
  const exitCode = await runGateEval(paths.gate, options);
  vi.restoreAllMocks();
  return { exitCode, printed: written.join("").replaceAll(`${dir}/`, "").trimEnd() };
}

const UI = { ok: true, notes: "fine", screens: ["a.png", "b.png"] };
const EVIDENCE = { tests: { passed: true, exitCode: 0, durationMs: 5 }, ui: UI, note: "All is well." };

test("a gate that passes: verdict, events, output", async () => {
  const { exitCode, printed } = await evaluate({ evidence: EVIDENCE });
  expect(exitCode).toBe(0);
  expect(printed.split("\n")).toEqual([
    "g.flow: passed",
    'event {"kind":"check.started","check":"tests"}',
    expect.stringContaining('{"kind":"check.started","check":"ui"}'),
    expect.stringContaining('{"kind":"check.finished","check":"tests","value":{"passed":true'),
    expect.stringContaining('{"kind":"check.finished","check":"ui","value":{"ok":true'),
    'event {"kind":"check.started","check":"spelled"}',
    'event {"kind":"check.finished","check":"spelled","value":true}',
    'event {"kind":"verify.finished","verify":"gate","result":"true"}',
    'event {"kind":"progress","payload":{"note":"All is well."}}',
    'output {"note":"All is well."}',
  ]);
});

test("a gate that fails says so in the words of its require, and on request why", async () => {
  const evidence = { evidence: { ...EVIDENCE, tests: { passed: false, exitCode: 1 } }, claimed: ["ui"] };
  const { exitCode, printed } = await evaluate(evidence, { explain: true });
  expect(exitCode).toBe(1);
  expect(printed).toContain("g.flow: failed\n  the page is not ready\n");
  expect(printed).toContain("verify gate ✗");
  expect(printed).toContain("tests.passed ✗ (observed: supplied)");
  expect(printed).toContain("ui.ok ✓ (claimed: supplied)");
  expect(printed).toContain("gate.passed ✗");
  expect(printed).toContain("check spelled = true");
  expect(printed).not.toContain("output");
});

test("without --explain nothing is explained", async () => {
  expect((await evaluate({ evidence: EVIDENCE })).printed).not.toContain("✓");
});

test.each([
  ["what the file does not name", { tests: EVIDENCE.tests, note: "x" }, "ui.ok: missing-fact: nothing is given for it"],
  [
    "what the file says is unknown",
    { ...EVIDENCE, ui: { unknown: "agent-timeout", detail: "20 min" } },
    "ui.ok: agent-timeout: 20 min",
  ],
  [
    "one fact that the file says is unknown",
    { ...EVIDENCE, tests: { passed: { unknown: "command-timeout" } } },
    "tests.passed: command-timeout",
  ],
  [
    "a fact that is not given",
    { ...EVIDENCE, tests: { exitCode: 0 } },
    "tests.passed: missing-fact: nothing is given for it",
  ],
])("%s blocks", async (_, evidence, reason) => {
  const { exitCode, printed } = await evaluate({ evidence });
  expect(exitCode).toBe(2);
  expect(printed).toContain(`g.flow: blocked\n  ${reason}`);
});

test("evidence of a type counts only whole: one part that does not fit is told with its place and blocks", async () => {
  const { exitCode, printed } = await evaluate({ evidence: { ...EVIDENCE, ui: { ...UI, notes: 5 } } });
  expect(exitCode).toBe(2);
  expect(printed).toMatch(
    /^e\.json:1:\d+: warning: evidence\.ui\.notes: expected a string, found `5` \[wrong-type\]$/m,
  );
  expect(printed).toContain("ui.ok: evidence-invalid: ui.notes expected a string, found `5`");
});

test("facts of other checks count each for itself", async () => {
  const { exitCode, printed } = await evaluate({
    evidence: { ...EVIDENCE, tests: { passed: true, exitCode: "zero" } },
  });
  expect(exitCode).toBe(0);
  expect(printed).toContain("warning: evidence.tests.exitCode:");
});

test.each([
  ["a list", [1], "expected a record, found a list"],
  ["a text", "yes", 'expected a record, found `"yes"`'],
])("%s where a record is wanted is unknown", async (_, ui, message) => {
  const { exitCode, printed } = await evaluate({ evidence: { ...EVIDENCE, ui } });
  expect(exitCode).toBe(2);
  expect(printed).toContain(message);
});

test("an optional field may be missing or null", async () => {
  expect((await evaluate({ evidence: { ...EVIDENCE, ui: { ...UI, score: null } } })).exitCode).toBe(0);
  expect((await evaluate({ evidence: { ...EVIDENCE, ui: { ...UI, score: 1.5 } } })).exitCode).toBe(2);
});

test("input of the file counts instead of the policy's, if it fits", async () => {
  expect((await evaluate({ evidence: EVIDENCE, input: { least: 3 } })).exitCode).toBe(1);
  expect((await evaluate({ evidence: EVIDENCE, input: { least: "3" } })).exitCode).toBe(2);
  expect((await evaluate({ evidence: EVIDENCE, input: { doc_path: "b" } })).exitCode).toBe(1);
});

test.each([
  [
    "a name that nothing has",
    { evidence: { ...EVIDENCE, uii: {} } },
    "evidence.uii: is nothing that the gate asks evidence for",
    "Did you mean `ui`?",
  ],
  [
    "a name of what is computed",
    { evidence: { ...EVIDENCE, spelled: true } },
    "evidence.spelled: is computed by the gate itself",
    "Give what it is computed from.",
  ],
  [
    "a verify",
    { evidence: { gate: { passed: true } } },
    "evidence.gate: is computed by the gate itself",
    "Give what it is computed from.",
  ],
  [
    "a fact that the check does not have",
    { evidence: { tests: { pased: true } } },
    "evidence.tests.pased: is not a known key",
    "Did you mean `passed`?",
  ],
  [
    "a claim of nothing",
    { claimed: ["ui", "test"] },
    "claimed[1]: is nothing that the gate asks evidence for",
    "Did you mean `tests`?",
  ],
  [
    "an input that the policy does not have",
    { input: { doc_pat: "x" } },
    "input.doc_pat: is not a known key",
    "Did you mean `doc_path`?",
  ],
  [
    "a part that the file does not have",
    { evidences: {} },
    "evidences: is not a known key",
    "Did you mean `evidence`?",
  ],
])("%s is an error of the evidence", async (_, evidence, message, hint) => {
  const { exitCode, printed } = await evaluate(evidence);
  expect(exitCode).toBe(64);
  expect(printed).toMatch(/^e\.json:1:\d+: error: /m);
  expect(printed).toContain(message);
  expect(printed).toContain(hint);
  expect(printed).not.toContain("passed\n");
});

test("evidence that is no JSON is an error with its place", async () => {
  const { exitCode, printed } = await evaluate(`{ "evidence": { `);
  expect(exitCode).toBe(64);
  expect(printed).toMatch(/^e\.json:1:\d+: error: .*\[json-syntax\]/m);
});

test("a gate with faults is blocked before any evidence is looked at", async () => {
  const { exitCode, printed } = await evaluate("no JSON", { gate: GATE.replace("tests.passed", "tests.passd") });
  expect(exitCode).toBe(2);
  expect(printed).toContain("did you mean `passed`?");
  expect(printed).not.toContain("e.json");
});

test("a verifier's `verifier-failed` fails a gate whatever the gate says", async () => {
  const gate = `verify { check a = agent(default) { task "x" } pass when not a.verified }\n`;
  const evidence = { a: { verified: false, verification: "verifier-failed" } };
  expect(await evaluate({ evidence }, { gate })).toMatchObject({
    exitCode: 1,
    printed: expect.stringContaining("a: its handoff says `verifier-failed`") as string,
  });
  const weaker = { a: { verified: false, verification: "type-check-only" } };
  expect((await evaluate({ evidence: weaker }, { gate })).exitCode).toBe(0);
});

test("as JSON it is one document, whatever came of it", async () => {
  const passed = await evaluate({ evidence: EVIDENCE }, { json: true });
  expect(JSON.parse(passed.printed)).toMatchObject({
    gate: "g.flow",
    outcome: "passed",
    exitCode: 0,
    reasons: [],
    error: null,
    steps: [
      { kind: "verify", label: "gate", line: 1, result: "true", isDeciding: false },
      { kind: "require", label: "the page is not ready", line: 11, result: "true", isDeciding: true },
    ],
    computed: [{ check: "spelled", value: true }],
    output: { note: "All is well." },
  });
  const failed = await evaluate({ evidence: { ...EVIDENCE, tests: { passed: false } } }, { json: true });
  expect(JSON.parse(failed.printed)).toMatchObject({
    outcome: "failed",
    error: { name: "WorkflowAssertionError", message: "the page is not ready" },
  });
  const faulty = await evaluate({ evidence: { x: 1 } }, { json: true });
  expect(JSON.parse(faulty.printed)).toMatchObject({
    exitCode: 64,
    outcome: null,
    diagnostics: [{ ruleId: "unknown-name" }],
  });
});

const AGENT = "{ use: claude-code, model: claude-sonnet-5 }";
const SAMPLES = `version: 1
agents: { assistant: ${AGENT}, moderator: ${AGENT}, tester: ${AGENT} }
types:
  HighlightList: { items: [text] }
  RiskList: { items: [text] }
  CoverageCheck: { ok: bool }
  EdgeCheck: { ok: bool }
`;

/** Samples of the language's description that need nothing but agents and types, letter for letter. */
test.each([
  ["basic", { highlights: { items: ["a"] }, risks: { items: ["b"] } }, 0],
  ["basic", { highlights: { items: ["a"] }, risks: { items: [] } }, 1],
  ["basic", { highlights: { items: ["a"] } }, 2],
  ["parallel", { coverage: { ok: true }, edge: { ok: true } }, 0],
  ["parallel", { coverage: { ok: false } }, 1],
  ["evidence-field", { tests: { passed: true } }, 0],
  ["evidence-field", { tests: { passed: false } }, 1],
])("the sample %s on %j", async (name, evidence, exitCode) => {
  const file = fileURLToPath(new URL(`../../fixtures/flow-run/${name}.flow`, import.meta.url));
  const { printed, ...result } = await evaluate({ evidence }, { gate: readFileSync(file, "utf8"), policy: SAMPLES });
  expect(result, printed).toEqual({ exitCode });
});

test("two things cannot both be standard input, and what cannot be read is wrong usage", async () => {
  const options = { repo: "/nowhere", explain: false, json: false };
  await expect(runGateEval("-", { ...options, evidence: "-" })).rejects.toThrow(UsageError);
  await expect(runGateEval("/nowhere/g.flow", { ...options, evidence: "e.json" })).rejects.toThrow(UsageError);
});
