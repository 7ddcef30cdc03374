import { expect, test } from "vitest";
import { concludeGate, resultOfGate } from "../../../../src/publish/conclude.ts";
import { renderGateHead, renderGateRun } from "../../../../src/publish/render/gate-run.ts";
import { renderJobSummary } from "../../../../src/publish/render/job-summary.ts";
import { renderReviewBody } from "../../../../src/publish/render/review.ts";
import { renderGatesTable } from "../../../../src/publish/render/tables.ts";
import { resultOf } from "../../../../src/publish/render/words.ts";
import type { GateReport, LetThrough } from "../../../../src/publish/report.ts";
import { createTerminalSink } from "../../../../src/sinks/terminal/index.ts";
import type { Outcome } from "../../../../src/verdict/verdict.ts";
import { gate, report, verdict } from "../../../support/sample-report.ts";

const NONE = "-";

/** Outcome, why it is let through, whether it is required, `on-blocked`: the words. */
const WORDS = [
  ["passed", null, true, "block", "Passed"],
  ["passed", null, true, "neutral", "Passed"],
  ["passed", null, false, "block", "Passed"],
  ["passed", null, false, "neutral", "Passed"],
  ["failed", null, true, "block", "Failed"],
  ["failed", null, true, "neutral", "Failed"],
  ["failed", null, false, "block", "Failed, not required"],
  ["failed", null, false, "neutral", "Failed, not required"],
  ["failed", "on-exhausted", true, "block", "Failed, let through"],
  ["failed", "on-exhausted", true, "neutral", "Failed, let through"],
  ["failed", "on-exhausted", false, "block", "Failed, not required"],
  ["failed", "on-exhausted", false, "neutral", "Failed, not required"],
  ["failed", "people-decide", true, "block", "Failed, needs attention, people decide"],
  ["failed", "people-decide", true, "neutral", "Failed, needs attention, people decide"],
  ["failed", "people-decide", false, "block", "Failed, not required"],
  ["failed", "people-decide", false, "neutral", "Failed, not required"],
  ["blocked", null, true, "block", "Blocked"],
  ["blocked", null, true, "neutral", "Not verified, let through"],
  ["blocked", null, false, "block", "Blocked, not required"],
  ["blocked", null, false, "neutral", "Blocked, not required"],
  ["blocked", "on-exhausted", true, "block", "Blocked"],
  ["blocked", "on-exhausted", true, "neutral", "Not verified, let through"],
  ["blocked", "on-exhausted", false, "block", "Blocked, not required"],
  ["blocked", "on-exhausted", false, "neutral", "Blocked, not required"],
  ["blocked", "people-decide", true, "block", "Not verified, needs attention, people decide"],
  ["blocked", "people-decide", true, "neutral", "Not verified, needs attention, people decide"],
  ["blocked", "people-decide", false, "block", "Blocked, not required"],
  ["blocked", "people-decide", false, "neutral", "Blocked, not required"],
  ["cancelled", null, true, "block", "Cancelled"],
  ["cancelled", null, true, "neutral", "Cancelled"],
  ["cancelled", null, false, "block", "Cancelled"],
  ["cancelled", null, false, "neutral", "Cancelled"],
] as const;

const reasons = [{ code: "judge-failed", check: "judge", detail: "it is wrong" }] as const;

function gateReport(
  outcome: Outcome,
  letThrough: LetThrough | null,
  isRequired: boolean,
  onBlocked: "block" | "neutral",
): GateReport {
  const judged = verdict(outcome, { reasons: outcome === "passed" ? [] : reasons });
  const of = gate(null, { name: "ui", isRequired, onBlocked });
  const conclusion = concludeGate(judged, of, letThrough);
  return { gate: of, verdict: judged, letThrough, conclusion, critiques: [], durationMs: 1 };
}

test("every case is there", () => {
  const cases = new Set(
    WORDS.map((row) =>
      row
        .slice(0, 4)
        .map((one) => one ?? NONE)
        .join(),
    ),
  );
  // A pass and a cancelled run are never let through.
  expect(cases.size).toBe(2 * 3 * 2 * 2 + 2 * 2 * 2);
  expect(WORDS.length).toBe(cases.size);
});

test.each(WORDS)("%s, let through %s, required %s, on-blocked %s: %s", (outcome, why, isRequired, onBlocked, words) => {
  const one = gateReport(outcome, why, isRequired, onBlocked);
  expect(resultOf(one)).toBe(words);
  expect(resultOfGate(one.verdict, one.gate, why).conclusion).toBe(one.conclusion.conclusion);
  expect(one.conclusion.title).toMatch(new RegExp(`^${words}(?: by on-[a-z]+: neutral)?: ui`));
  const whole = { ...report([]), gates: [one], outcome: one.verdict.outcome, conclusion: one.conclusion };
  expect(renderGateRun(whole, one).title).toBe(one.conclusion.title);
  expect(renderGatesTable([one])).toContain(`**${words}**`);
  expect(renderJobSummary(whole)).toContain(`## \`ui\`: ${words.toLowerCase()}\n`);
  if (one.conclusion.conclusion !== "success")
    expect(renderReviewBody(whole, [])).toContain(`- \`ui\`: **${words.toLowerCase()}**`);
});

test.each(WORDS)("%s, let through %s, required %s, on-blocked %s: the terminal's line", async (...row) => {
  const one = gateReport(row[0], row[1], row[2], row[3]);
  const lines: string[] = [];
  const run = { ...report([]), gates: [one], outcome: one.verdict.outcome, conclusion: one.conclusion };
  const sink = await createTerminalSink({ print: (text) => void lines.push(text) }).open({
    subject: run.subject,
    gates: [one.gate],
    runKey: "1.1:ci",
    startedAt: run.startedAt,
  });
  await sink?.close(run);
  expect(lines).toContain(one.conclusion.title);
});

test.each(WORDS)("%s, let through %s, required %s, on-blocked %s: why it does not block", (...row) => {
  const one = gateReport(row[0], row[1], row[2], row[3]);
  const head = renderGateHead(report([]), one);
  const isLet = /does not block the merge/.test(head);
  expect(isLet).toBe(one.conclusion.conclusion === "neutral");
  expect(head.includes("on-exhausted")).toBe(one.conclusion.title.includes("on-exhausted"));
  expect(head.includes("on-blocked")).toBe(one.conclusion.title.includes("on-blocked"));
});
