import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { PlanTask } from "../../../src/plan/plan.ts";
import { type State, StateSchema, type TaskState } from "../../../src/plan/state.ts";
import type { Report } from "../../../src/publish/report.ts";
import { createStateSink } from "../../../src/sinks/state/index.ts";
import { safeName } from "../../../src/sinks/state/safe-name.ts";
import { touch } from "../../../src/sinks/state/touch.ts";
import { loadedPlan, targetOf } from "../../support/sample-plan.ts";
import { evidence, gate, handoff, observed, report, SUBJECT, verdict } from "../../support/sample-report.ts";
import { makeTempDir } from "../../support/temp-dir.ts";

const RUN_KEY = "octo-org/dark-mode a1 b2 1";
const EARLIER = "2026-11-01T00:00:00.000Z";

async function write(given: Report, outputDir = makeTempDir()): Promise<string> {
  const session = await createStateSink({ outputDir }).open({
    subject: SUBJECT,
    gates: [],
    runKey: RUN_KEY,
    startedAt: "",
  });
  await session.close(given);
  return outputDir;
}

function readState(dir: string): State {
  return StateSchema.parse(JSON.parse(readFileSync(join(dir, "state.json"), "utf8")));
}

function rowOf({ tasks }: State, name: string): TaskState {
  const row = tasks.find((one) => one.name === name);
  if (row === undefined) throw new Error(`no row ${name}`);
  return row;
}

const MARKDOWN = "## Verification\nunit-test-verified\n";
const checked = {
  gate: gate("verify-frontend-toggle"),
  verdict: verdict("passed", {
    checks: [
      evidence("handoff", { handoff: handoff(), handoffMarkdown: MARKDOWN, facts: { verified: observed(true, "") } }),
    ],
  }),
};

const ROW: TaskState = {
  name: "frontend-toggle",
  type: "worker",
  branch: "agent/toggle-7",
  startingRef: "main",
  dependsOn: ["theme-tokens"],
  agentId: "bc-1",
  runId: "run-1",
  parentAgentId: null,
  status: "handed-off",
  resultStatus: "finished",
  handoffPath: "handoffs/frontend-toggle.md",
  startedAt: EARLIER,
  finishedAt: EARLIER,
  lastUpdate: EARLIER,
  note: "by hand",
  attempts: 2,
  slackTs: null,
  prNumber: 12,
  failureMode: null,
  verification: "live-ui-verified",
};

test("without a state every task gets a whole row, and target and verifier the verification", async () => {
  const state = readState(await write(report([checked])));
  expect(state).toMatchObject({ rootSlug: "dark-mode", attention: [] });
  expect(state.tasks.map(({ name, status, verification }) => [name, status, verification])).toEqual([
    ["theme-tokens", "pending", null],
    ["verify-theme-tokens", "pending", null],
    ["frontend-toggle", "handed-off", "unit-test-verified"],
    ["verify-frontend-toggle", "handed-off", "unit-test-verified"],
    ["release-notes", "pending", null],
  ]);
  expect(rowOf(state, "frontend-toggle")).toMatchObject({
    branch: "orch/dark-mode/frontend-toggle",
    startingRef: "main",
    prNumber: 12,
  });
  expect(rowOf(state, "verify-frontend-toggle")).toMatchObject({
    startingRef: "orch/dark-mode/frontend-toggle",
    dependsOn: ["frontend-toggle"],
    resultStatus: "finished",
    handoffPath: "handoffs/verify-frontend-toggle.md",
    lastUpdate: "2026-11-30T10:00:05.000Z",
  });
});

test("the plan's own state is kept but for what this run found out", async () => {
  const other: TaskState = { ...ROW, name: "theme-tokens", verification: null };
  const state: State = {
    rootSlug: "dark-mode",
    tasks: [other, ROW],
    attention: [{ at: EARLIER, message: "kept" }],
    andon: { lastCheckedAt: EARLIER },
  };
  const plan = loadedPlan({ state });
  const target = targetOf("frontend-toggle", plan);
  const after = readState(
    await write(report([{ ...checked, gate: gate("verify-frontend-toggle", { target }) }], { plans: [plan] })),
  );
  expect(after.attention).toEqual(state.attention);
  expect(after.andon).toEqual(state.andon);
  expect(after.tasks[0]).toEqual(other);
  expect(after.tasks[1]).toEqual({
    ...ROW,
    verification: "unit-test-verified",
    lastUpdate: "2026-11-30T10:00:05.000Z",
  });
  expect(after.tasks.map(({ name }) => name)).toEqual([
    "theme-tokens",
    "frontend-toggle",
    "verify-theme-tokens",
    "verify-frontend-toggle",
    "release-notes",
  ]);
});

const ASKED = { startedAt: "2026-11-30T10:00:02.000Z", durationMs: 1500.7 };

test.each([
  ["passed", "handed-off", "finished", null, {}],
  ["blocked", "error", "error", "oom", { verified: { kind: "unknown", reason: "agent-crashed", detail: "exit 137" } }],
  [
    "blocked",
    "handed-off",
    "finished",
    null,
    { verified: { kind: "unknown", reason: "verifier-blocked", detail: "" } },
  ],
  [
    "blocked",
    "error",
    "error",
    "unknown",
    { verified: { kind: "unknown", reason: "handoff-unreadable", detail: "a link" } },
  ],
] as const)(
  "the row of a verifier that %s says %s, %s and %s of its own check in this run",
  async (outcome, status, resultStatus, failureMode, facts) => {
    const before: TaskState = {
      ...ROW,
      name: "verify-frontend-toggle",
      type: "verifier",
      status: outcome === "passed" ? "error" : "pending",
      resultStatus: outcome === "passed" ? "error" : null,
      failureMode: outcome === "passed" ? "cap-hit" : null,
      startedAt: null,
      finishedAt: null,
      verification: null,
    };
    const plan = loadedPlan({ state: { rootSlug: "dark-mode", tasks: [before], attention: [] } });
    const target = targetOf("frontend-toggle", plan);
    const markdown = outcome === "passed" ? MARKDOWN : null;
    const read = outcome === "passed" ? handoff() : null;
    const checks = [
      evidence("paths", { startedAt: EARLIER, durationMs: 1 }),
      evidence("handoff", { facts, handoff: read, handoffMarkdown: markdown, ...ASKED }),
    ];
    const given = report(
      [{ gate: gate("verify-frontend-toggle", { target }), verdict: verdict(outcome, { checks }) }],
      { plans: [plan] },
    );
    expect(rowOf(readState(await write(given)), "verify-frontend-toggle")).toMatchObject({
      status,
      resultStatus,
      failureMode,
      handoffPath: "handoffs/verify-frontend-toggle.md",
      startedAt: "2026-11-30T10:00:02.000Z",
      finishedAt: "2026-11-30T10:00:03.500Z",
      dependsOn: ["frontend-toggle", "theme-tokens"],
    });
  },
);

const claimOf = (name: string): TaskState => ({ ...ROW, name, verification: "live-ui-verified" });

test("a worker's word about itself is kept only where no verifier of the plan is for its task", async () => {
  const verified: TaskState = { ...claimOf("verify-theme-tokens"), type: "verifier", verification: "type-check-only" };
  const tasks = ["theme-tokens", "frontend-toggle", "release-notes"].map(claimOf);
  const plan = loadedPlan({ state: { rootSlug: "dark-mode", tasks: [...tasks, verified], attention: [] } });
  const state = readState(await write(report([], { plans: [plan] })));
  expect(state.tasks.map(({ name, verification }) => [name, verification])).toEqual([
    ["theme-tokens", "type-check-only"],
    ["frontend-toggle", null],
    ["release-notes", "live-ui-verified"],
    ["verify-theme-tokens", "type-check-only"],
    ["verify-frontend-toggle", null],
  ]);
});

test.each([
  ["failed", "live-ui-verified", "verifier-failed"],
  ["failed", null, "verifier-failed"],
  ["passed", null, null],
  ["passed", "live-ui-verified", "unit-test-verified"],
] as const)("a subplanner whose plan %s reads no better than that", async (outcome, claim, expected) => {
  // Its slug is `dark-mode`, its folder that of its task.
  const child = loadedPlan({ path: ".orchestrate/child/plan.json" });
  const plain = loadedPlan();
  const subplanner: PlanTask = { name: "child", type: "subplanner", scopedGoal: "Plan it." };
  const above = loadedPlan({
    path: ".orchestrate/top/plan.json",
    plan: { ...plain.plan, rootSlug: "top", tasks: [subplanner] },
    children: [{ task: "child", path: child.path }],
    state: {
      rootSlug: "top",
      tasks: [{ ...ROW, name: "child", type: "subplanner", verification: claim }],
      attention: [],
    },
  });
  const target = targetOf("frontend-toggle", child);
  const reasons = outcome === "failed" ? ([{ code: "paths-outside", check: "paths", detail: "a.js" }] as const) : [];
  const checks = Object.values(checked.verdict.checks);
  const given = report(
    [{ gate: gate("verify-frontend-toggle", { target }), verdict: verdict(outcome, { checks, reasons }) }],
    { plans: [above, child] },
  );
  const dir = await write(given);
  expect(readdirSync(join(dir, "plans")).toSorted()).toEqual(["child", "top"]);
  const state = readState(join(dir, "plans", "top"));
  expect(rowOf(state, "child").verification).toBe(expected);
  const lines = outcome === "failed" ? ["dark-mode/verify-frontend-toggle: failed: paths-outside: a.js"] : [];
  expect(state.attention.map(({ message }) => message)).toEqual(lines);
});

test("what does not change is not touched", async () => {
  const first = readState(await write(report([checked])));
  const plan = loadedPlan({ state: first });
  const again = report(
    [{ ...checked, gate: gate("verify-frontend-toggle", { target: targetOf("frontend-toggle", plan) }) }],
    {
      plans: [plan],
      finishedAt: "2026-12-01T00:00:00.000Z",
    },
  );
  expect(readState(await write(again))).toEqual(first);
  expect(touch(ROW, { verification: "live-ui-verified", note: "by hand" }, "later")).toBe(ROW);
  expect(touch(ROW, { verification: null }, "later")).toEqual({ ...ROW, verification: null, lastUpdate: "later" });
});

test.each([
  ["failed", "verifier-failed"],
  ["blocked", "verifier-blocked"],
  ["cancelled", "not-verified"],
] as const)("a handoff that claims a pass does not get into the state of a run that %s", async (outcome, expected) => {
  const reasons = [{ code: "paths-outside", check: "paths", detail: "" }] as const;
  const { checks } = checked.verdict;
  const state = readState(
    await write(report([{ ...checked, verdict: verdict(outcome, { checks: Object.values(checks), reasons }) }])),
  );
  expect(rowOf(state, "frontend-toggle").verification).toBe(expected);
  expect(rowOf(state, "verify-frontend-toggle").verification).toBe(expected);
});

test("a handoff is kept word for word under its header", async () => {
  const dir = await write(report([checked]));
  expect(readFileSync(join(dir, "handoffs", "verify-frontend-toggle.md"), "utf8")).toBe(
    `<!-- orchestrate handoff
task: verify-frontend-toggle
branch: orch/dark-mode/frontend-toggle
agentId: default
runId: ${RUN_KEY}
resultStatus: finished
finishedAt: 2026-11-30T10:00:05.000Z
-->

${MARKDOWN}`,
  );
});

test("an agent that did not end properly leaves a banner, also without a word", async () => {
  const facts = { verified: { kind: "unknown", reason: "agent-crashed", detail: "exit 3" } } as const;
  const crashed = verdict("blocked", {
    checks: [evidence("handoff", { facts })],
    reasons: [{ code: "agent-crashed", check: "handoff", detail: "" }],
  });
  const dir = await write(report([{ gate: gate("verify-frontend-toggle"), verdict: crashed }]));
  const text = readFileSync(join(dir, "handoffs", "verify-frontend-toggle.md"), "utf8");
  expect(text).toContain("resultStatus: error\n");
  expect(text.split("-->\n\n")[1]).toBe(
    "> **The run ended with `status=error`.** What follows is the agent's output up to then, not a handoff that counts.\n\n_(no final message)_\n",
  );
  expect(rowOf(readState(dir), "verify-frontend-toggle")).toMatchObject({ status: "error", resultStatus: "error" });
});

test("several agents of one gate, gates on the whole change, and names from people", async () => {
  const checks = [
    evidence("handoff", { handoffMarkdown: "main" }),
    evidence("../ui", { kind: "agent", handoffMarkdown: "second" }),
    evidence("tests", {}),
  ];
  const target = { ...targetOf("frontend-toggle"), branch: "x-->\n<!-- evil" };
  const dir = await write(
    report([
      { gate: gate("verify-frontend-toggle", { target }), verdict: verdict("passed", { checks }) },
      {
        gate: gate(null, { name: "../../etc/passwd" }),
        verdict: verdict("passed", { checks: [evidence("handoff", { handoffMarkdown: "free" })] }),
      },
      {
        gate: gate(null, { name: "..\\..\\etc passwd" }),
        verdict: verdict("passed", { checks: [evidence("handoff", { handoffMarkdown: "twin" })] }),
      },
    ]),
  );
  expect(readdirSync(join(dir, "handoffs")).toSorted()).toEqual([
    "etc-passwd-2.md",
    "etc-passwd.md",
    "verify-frontend-toggle.md",
    "verify-frontend-toggle.ui.md",
  ]);
  const text = readFileSync(join(dir, "handoffs", "verify-frontend-toggle.md"), "utf8");
  expect(text.match(/<!--|-->/g)).toHaveLength(2);
  expect(text).toContain("branch: x- -_ _!- - evil\n");
});

test.each([
  ["a/b", "a-b"],
  ["...", "unnamed"],
  ["", "unnamed"],
  ["-rf", "rf"],
  ["a\u0000b", "a-b"],
  ["x".repeat(300), "x".repeat(100)],
])("safe name of %j", (name, expected) => {
  expect(safeName(name)).toBe(expected);
});

test("several plans get a folder each, also with one slug", async () => {
  const other = loadedPlan({ path: ".orchestrate/other/plan.json" });
  const given = report(
    [
      checked,
      {
        ...checked,
        gate: gate("verify-frontend-toggle", { name: "dark-mode/x", target: targetOf("frontend-toggle", other) }),
      },
    ],
    { plans: [loadedPlan(), other] },
  );
  const dir = await write(given);
  expect(readdirSync(dir, { recursive: true, encoding: "utf8" }).toSorted()).toEqual([
    "plans",
    "plans/dark-mode",
    "plans/dark-mode-2",
    "plans/dark-mode-2/handoffs",
    "plans/dark-mode-2/handoffs/verify-frontend-toggle.md",
    "plans/dark-mode-2/state.json",
    "plans/dark-mode/handoffs",
    "plans/dark-mode/handoffs/verify-frontend-toggle.md",
    "plans/dark-mode/state.json",
  ]);
});

test("a file that cannot be written is a failure of the world", async () => {
  const dir = makeTempDir();
  mkdirSync(join(dir, "state.json"));
  await expect(write(report([checked]), dir)).rejects.toMatchObject({ name: "GateError", code: "world-failed" });
  const blockedDir = join(makeTempDir(), "file");
  writeFileSync(blockedDir, "");
  await expect(write(report([checked]), blockedDir)).rejects.toMatchObject({ code: "world-failed" });
});
