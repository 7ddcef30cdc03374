import { expect, test } from "vitest";
import type { AgentRun, AgentUsage } from "../../../src/evidence/evidence.ts";
import { totalUsage } from "../../../src/publish/total-usage.ts";
import { renderSummaryRun } from "../../../src/publish/render/summary-run.ts";
import { evidence, gate, report, verdict } from "../../support/sample-report.ts";

const used = (calls: number, usd: number | null): AgentUsage => ({
  calls,
  inputTokens: 1_000 * calls,
  outputTokens: 10,
  usd,
  seconds: 1,
});
const runWith = (usage: AgentUsage | null, attempts: AgentRun["attempts"] = []): AgentRun => ({
  agent: "critic",
  use: "judge",
  version: null,
  model: "m",
  sessionId: null,
  usage,
  remarks: [],
  attempts,
});

function reportOf(runs: readonly (AgentRun | null)[], redo: AgentRun | null = null) {
  const checks = runs.map((run, at) => evidence(`c${at}`, { run }));
  const worked = { attempts: 1, max: 2, commit: null, refused: [], files: [], note: null, run: redo };
  return report([{ gate: gate(null), verdict: verdict("passed", { checks }) }], {
    redo: redo === null ? null : worked,
  });
}

test("all that agents used adds up, tries that did not count and the worker among them", () => {
  const lost = { agent: "other", reason: "agent-crashed", detail: "", usage: used(1, 0.5) } as const;
  const total = totalUsage(reportOf([runWith(used(2, 0.25), [lost]), null], runWith(used(4, 1))));
  expect(total).toEqual({ calls: 7, inputTokens: 7_000, outputTokens: 30, usd: 1.75, seconds: 3 });
});

test("a price that one of them does not know is not known of all", () => {
  expect(totalUsage(reportOf([runWith(used(1, 1)), runWith(used(1, null))]))?.usd).toBeNull();
});

test("the report says it, and nothing where nobody used anything", () => {
  expect(renderSummaryRun(reportOf([runWith(used(2, 0.25))])).summary).toContain(
    "Agents used 2 calls, 2,000 tokens in, 10 out, $0.25, 1.0 s together.",
  );
  expect(totalUsage(reportOf([null, runWith(null)]))).toBeNull();
  expect(renderSummaryRun(reportOf([null])).summary).not.toContain("Agents used");
});
