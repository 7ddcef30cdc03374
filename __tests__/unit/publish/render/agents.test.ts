import { expect, test } from "vitest";
import type { AgentRun } from "../../../../src/evidence/evidence.ts";
import { describeUsage } from "../../../../src/publish/agent-run.ts";
import { renderAgents, renderAttempts } from "../../../../src/publish/render/agents.ts";
import { evidence, verdict } from "../../../support/sample-report.ts";

const RUN: AgentRun = {
  agent: "codex",
  use: "codex",
  version: "0.171.0",
  model: "gpt-5",
  sessionId: "s-1",
  usage: { calls: 12, inputTokens: 34_120, outputTokens: 2_100, usd: 0.214, seconds: 48.04 },
  remarks: ["newer than the tested version <b>0.170.0</b>"],
  attempts: [],
};
const of = (run: AgentRun | null) => verdict("passed", { checks: [evidence("handoff", { run })] });

test("who did the work, with what, and what it used", () => {
  expect(renderAgents(of(RUN))).toBe(
    "`codex` (`codex` `0.171.0`, model `gpt-5`): 12 calls, 34,120 tokens in, 2,100 out, $0.21, 48.0 s.\n\n" +
      "- newer than the tested version \\<b>0.170.0\\</b>",
  );
});

test("an agent of which nothing is known goes without saying", () => {
  const plain = { ...RUN, version: null, model: null, usage: null, remarks: [] };
  expect(renderAgents(of(plain))).toBe("");
  expect(renderAgents(of(null))).toBe("");
});

test("agents that could not work are named with the reason, and what they had used", () => {
  const usage = { calls: 3, inputTokens: 1, outputTokens: null, usd: null, seconds: 1 };
  const attempts = [{ agent: "claude", reason: "model-rate-limited", detail: "429 @team", usage }] as const;
  const text = renderAttempts(of({ ...RUN, attempts }));
  expect(text).toContain("Agent `claude` could not work (`model-rate-limited`: 429");
  expect(text).not.toContain("@team");
  expect(text).toContain("It had used 3 calls, 1 tokens in, 1.0 s. `codex` was asked instead.");
  expect(renderAttempts(of(RUN))).toBe("");
});

test.each([
  [{ calls: 1, inputTokens: 0, outputTokens: 0, usd: 0, seconds: 0 }, "1 call, 0 tokens in, 0 out, $0.00, 0.0 s"],
  [{ calls: null, inputTokens: null, outputTokens: null, usd: null, seconds: 2 }, "2.0 s"],
  [
    { calls: 2, inputTokens: 5, outputTokens: 5, usd: 0.004, seconds: 2 },
    "2 calls, 5 tokens in, 5 out, under $0.01, 2.0 s",
  ],
])("usage %o", (usage, text) => {
  expect(describeUsage(usage)).toBe(text);
});
