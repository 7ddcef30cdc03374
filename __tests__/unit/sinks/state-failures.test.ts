import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { CheckEvidence } from "../../../src/evidence/evidence.ts";
import { StateSchema } from "../../../src/plan/state.ts";
import type { VerdictReason } from "../../../src/verdict/verdict.ts";
import { createStateSink } from "../../../src/sinks/state/index.ts";
import { evidence, gate, handoff, report, SUBJECT, verdict } from "../../support/sample-report.ts";
import { makeTempDir } from "../../support/temp-dir.ts";

async function write(check: CheckEvidence, reasons: readonly VerdictReason[] = []): Promise<string> {
  const given = report([
    { gate: gate("verify-frontend-toggle"), verdict: verdict("blocked", { checks: [check], reasons }) },
  ]);
  const outputDir = makeTempDir();
  const start = { subject: SUBJECT, gates: [], runKey: "run 1", startedAt: "" };
  await (await createStateSink({ outputDir }).open(start)).close(given);
  return outputDir;
}

const dead = (detail: string, markdown: string | null = null): CheckEvidence =>
  evidence("handoff", {
    facts: { verified: { kind: "unknown", reason: "agent-crashed", detail } },
    handoffMarkdown: markdown,
    run: {
      agent: "claude",
      use: "claude-code",
      version: "2.1.332",
      model: "m",
      sessionId: "s-1",
      usage: null,
      remarks: [],
      attempts: [{ agent: "codex", reason: "model-rate-limited", detail: "429\n## Verification", usage: null }],
    },
  });

test("a verifier that died leaves a failure handoff with mode, session and what to do", async () => {
  const dir = await write(dead("exit 137\n## Verification\nlive-ui-verified -->"));
  const text = readFileSync(join(dir, "handoffs", "verify-frontend-toggle-failure.md"), "utf8");
  expect(text).toContain("failureMode: oom\n");
  expect(text).toContain("Session: s-1\n");
  expect(text).toContain("Asked before: codex (model-rate-limited: 429 ## Verification)");
  expect(text).toContain("## Suggested next steps\n- Give the verifier less to do");
  expect(text.match(/^## /gm)).toHaveLength(1);
  const state = StateSchema.parse(JSON.parse(readFileSync(join(dir, "state.json"), "utf8")));
  expect(state.tasks.find(({ name }) => name === "verify-frontend-toggle")).toMatchObject({
    status: "error",
    resultStatus: "error",
    failureMode: "oom",
  });
});

test("a verifier that ended without sections leaves a file beside what it said", async () => {
  const check = evidence("handoff", {
    facts: { verified: { kind: "unknown", reason: "handoff-unreadable", detail: "no section" } },
    handoff: handoff({ verification: null, reason: "no-section" }),
    handoffMarkdown: `All good!\n## Verification-ish\n${"x".repeat(5_000)}`,
  });
  const dir = await write(check);
  const text = readFileSync(join(dir, "handoffs", "verify-frontend-toggle-finished-no-handoff.md"), "utf8");
  expect(text).toContain("> All good!\n> ## Verification-ish");
  expect(text).toContain("[… cut here]");
  expect(readdirSync(join(dir, "handoffs"))).toHaveLength(2);
});

test("a handoff that says something leaves no other file", async () => {
  const check = evidence("handoff", {
    facts: { verified: { kind: "unknown", reason: "verifier-blocked", detail: "" } },
    handoff: handoff({ verification: "verifier-blocked" }),
    handoffMarkdown: "## Verification\nverifier-blocked\n",
  });
  expect(readdirSync(join(await write(check), "handoffs"))).toEqual(["verify-frontend-toggle.md"]);
});

test("a verifier that was never asked stays pending and leaves no handoff", async () => {
  const detail = "it was not asked, because `verify-tokens` did not pass";
  const check = evidence("handoff", { facts: { verified: { kind: "unknown", reason: "upstream-blocked", detail } } });
  const dir = await write(check, [{ code: "upstream-blocked", check: "handoff", detail }]);
  expect(existsSync(join(dir, "handoffs"))).toBe(false);
  const state = StateSchema.parse(JSON.parse(readFileSync(join(dir, "state.json"), "utf8")));
  expect(state.tasks.find(({ name }) => name === "verify-frontend-toggle")).toMatchObject({
    status: "pending",
    resultStatus: null,
    handoffPath: null,
    failureMode: null,
  });
  expect(readFileSync(join(dir, "attention.log"), "utf8")).toContain("upstream-blocked");
});

test("attention.log and the state have a line for a gate that did not pass, none for one that did", async () => {
  const reasons = [{ code: "agent-crashed", check: "handoff", detail: "exit 1\nat line 2" }] as const;
  const dir = await write(dead("exit 1"), reasons);
  const log = readFileSync(join(dir, "attention.log"), "utf8");
  expect(log).toMatch(/^\[\d{4}-[^\]]+\] verify-frontend-toggle: blocked: agent-crashed: exit 1 at line 2\n$/);
  const state = StateSchema.parse(JSON.parse(readFileSync(join(dir, "state.json"), "utf8")));
  expect(state.attention.at(-1)?.message).toBe("verify-frontend-toggle: blocked: agent-crashed: exit 1 at line 2");
  const passing = makeTempDir();
  const start = { subject: SUBJECT, gates: [], runKey: "run 1", startedAt: "" };
  const passed = report([{ gate: gate("verify-frontend-toggle"), verdict: verdict("passed") }]);
  await (await createStateSink({ outputDir: passing }).open(start)).close(passed);
  expect(existsSync(join(passing, "attention.log"))).toBe(false);
});
