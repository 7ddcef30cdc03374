import { expect, test } from "vitest";
import type { Critique } from "../../../src/evidence/critique.ts";
import { assembleReport, blockedRun } from "../../../src/publish/assemble.ts";
import { evidenceOf, observed } from "../../support/evidence.ts";
import { gate, SUBJECT, verdict } from "../../support/sample-report.ts";

const critique = (text: string): Critique => {
  return { path: null, startLine: null, endLine: null, severity: "high", criterion: null, text };
};

const CHECKS = [
  evidenceOf("old", { passed: observed(false) }, { critiques: [critique("`old` failed")] }),
  evidenceOf("voice", {}, { kind: "agent", critiques: [critique("too long")] }),
  evidenceOf("review", {}, { kind: "judge", critiques: [critique("a nit")] }),
];

function textsOf(outcome: "passed" | "failed" | "blocked"): readonly string[] {
  const time = "2026-01-01T12:00:00.000Z";
  const judged = [{ gate: gate(null), verdict: verdict(outcome, { checks: CHECKS }), durationMs: 1 }];
  const report = assembleReport(blockedRun(SUBJECT, new Error("x")), {
    judged,
    setup: null,
    redo: null,
    earlier: null,
    letThrough: new Set(),
    reasons: [],
    startedAt: time,
    finishedAt: time,
    outputDir: "",
  });
  return report.gates.flatMap(({ critiques }) => critiques.map((one) => one.critique.text)).toSorted();
}

test("where a gate passed, a command that failed was meant to, and only what agents say is told", () => {
  expect(textsOf("passed")).toEqual(["a nit", "too long"]);
});

test.each(["failed", "blocked"] as const)("where a gate %s all critiques are told", (outcome) => {
  expect(textsOf(outcome)).toEqual(["`old` failed", "a nit", "too long"]);
});
