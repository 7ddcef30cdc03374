import { expect, test } from "vitest";
import { REASONS, type ReasonCode } from "../../../src/lib/reason.ts";
import { concludeGate, concludeReason, concludeRun } from "../../../src/publish/conclude.ts";
import type { Outcome } from "../../../src/verdict/verdict.ts";
import { gate, support, verdict } from "../../support/sample-report.ts";

const OUTCOMES = ["passed", "failed", "blocked", "cancelled"] as const;
const reasons = [{ code: "verifier-failed", check: "handoff", detail: "untrusted @octocat" }] as const;
const restsOn = [support("handoff.verified", "false", "claimed", "untrusted @octocat", true)];

/** The table of the design, row by row: outcome, require, on-blocked, conclusion, exit code. */
const TABLE = [
  ["passed", true, "block", "success", 0],
  ["passed", true, "neutral", "success", 0],
  ["passed", false, "block", "success", 0],
  ["passed", false, "neutral", "success", 0],
  ["failed", true, "block", "failure", 1],
  ["failed", true, "neutral", "failure", 1],
  ["failed", false, "block", "neutral", 0],
  ["failed", false, "neutral", "neutral", 0],
  ["blocked", true, "block", "action_required", 2],
  ["blocked", true, "neutral", "neutral", 0],
  ["blocked", false, "block", "neutral", 0],
  ["blocked", false, "neutral", "neutral", 0],
  ["cancelled", true, "block", "cancelled", 130],
  ["cancelled", true, "neutral", "cancelled", 130],
  ["cancelled", false, "block", "cancelled", 130],
  ["cancelled", false, "neutral", "cancelled", 130],
] as const;

test("the table names every case", () => {
  expect(new Set(TABLE.map((row) => row.slice(0, 3).join()))).toHaveProperty("size", OUTCOMES.length * 4);
});

test.each(TABLE)(
  "%s, require %s, on-blocked %s: %s, exit %i",
  (outcome, isRequired, onBlocked, conclusion, exitCode) => {
    const result = concludeGate(verdict(outcome, { reasons, restsOn }), gate(null, { isRequired, onBlocked }));
    expect(result).toMatchObject({ conclusion, exitCode });
    expect(result.title.length).toBeLessThanOrEqual(120);
    expect(result.title).not.toContain("octocat");
  },
);

test("what was tampered with is let through by nothing but that nobody requires it", () => {
  const tampered = [
    { code: "judge-error", check: "judge", detail: "" },
    { code: "runner-tampered", check: "judge", detail: "the program is not what it was" },
  ] as const;
  const blocked = verdict("blocked", { reasons: tampered });
  for (const letThrough of [null, "people-decide", "on-exhausted"] as const)
    expect(concludeGate(blocked, gate(null, { onBlocked: "neutral" }), letThrough)).toMatchObject({
      conclusion: "action_required",
      exitCode: 2,
    });
  expect(concludeGate(blocked, gate(null, { isRequired: false })).conclusion).toBe("neutral");
});

test.each([
  [verdict("passed"), {}, "Passed: verify-frontend-toggle"],
  [verdict("passed", { isDecidedByClaimsAlone: true }), {}, "Passed on claims alone: verify-frontend-toggle"],
  [
    verdict("failed", { reasons, restsOn }),
    {},
    "Failed: verify-frontend-toggle: handoff.verified is false (verifier-failed)",
  ],
  [verdict("failed", { reasons }), {}, "Failed: verify-frontend-toggle (verifier-failed)"],
  [
    verdict("failed", { reasons, restsOn }),
    { isRequired: false },
    "Failed, not required: verify-frontend-toggle: handoff.verified is false (verifier-failed)",
  ],
  [
    verdict("blocked", {
      reasons: [{ code: "handoff-missing", check: "handoff", detail: "" }],
      restsOn: [
        support("paths.ok", "unknown", "unknown", "", true),
        support("handoff.verified", "unknown", "unknown", "", true),
      ],
    }),
    {},
    "Blocked: verify-frontend-toggle: handoff.verified is unknown (handoff-missing)",
  ],
  [
    verdict("blocked", { reasons: [{ code: "agent-timeout", check: null, detail: "" }] }),
    { onBlocked: "neutral" as const },
    "Not verified, let through by on-blocked: neutral: verify-frontend-toggle (agent-timeout)",
  ],
  [
    verdict("failed", { reasons, restsOn: [support("tests.failures", "3", "observed", "", true)] }),
    {},
    "Failed: verify-frontend-toggle: tests.failures is 3 (verifier-failed)",
  ],
  [
    verdict("failed", { reasons, restsOn: [support("voice.notes", "PASSED @octocat", "claimed", "", true)] }),
    {},
    "Failed: verify-frontend-toggle: voice.notes decides (verifier-failed)",
  ],
  [
    verdict("failed", { reasons, restsOn: [support("tests.passed", "true", "observed", "", true)] }),
    {},
    "Failed: verify-frontend-toggle (verifier-failed)",
  ],
  [verdict("cancelled"), {}, "Cancelled: verify-frontend-toggle"],
])("titles: %#", (given, more, title) => {
  expect(concludeGate(given, gate("verify-frontend-toggle", more)).title).toBe(title);
});

test("a long or hostile gate name is shown, cut and without anything hidden", () => {
  const { title } = concludeGate(
    verdict("failed", { reasons, restsOn }),
    gate(null, { name: `a\u202e\n${"x".repeat(300)}` }),
  );
  expect(title).toMatch(/^Failed: a\\u\{202e\} x+…: handoff\.verified is false \(verifier-failed\)$/);
  expect(title.length).toBeLessThanOrEqual(120);
});

function part(
  outcome: Outcome,
  name: string,
  more: { readonly isRequired?: boolean; readonly onBlocked?: "neutral" } = {},
) {
  const given = { gate: gate(null, { name, ...more }), verdict: verdict(outcome, { reasons, restsOn }) };
  return { ...given, conclusion: concludeGate(given.verdict, given.gate) };
}

const ranks = { passed: 0, blocked: 1, failed: 2, cancelled: 3 };

test.each(OUTCOMES.flatMap((one) => OUTCOMES.map((other) => [one, other] as const)))(
  "a run of a gate that %s and one that %s has the worse result",
  (one, other) => {
    const worse = ranks[one] > ranks[other] ? one : other;
    const run = concludeRun([part(one, "a"), part(other, "b")], [], true);
    expect(run.outcome).toBe(worse);
    const alone = concludeRun([part(worse, "a")], [], true);
    expect(run.conclusion).toMatchObject({
      conclusion: alone.conclusion.conclusion,
      exitCode: alone.conclusion.exitCode,
    });
  },
);

test.each(OUTCOMES)("with a reason of the run a gate that %s never makes it green", (outcome) => {
  const blocked = concludeRun([part(outcome, "a")], [{ code: "head-moved", check: null, detail: "" }], true);
  expect(blocked.outcome).toBe(outcome === "passed" ? "blocked" : outcome);
  expect(blocked.conclusion.conclusion).not.toMatch(/success|neutral/);
  const cancelled = concludeRun([part(outcome, "a")], [{ code: "cancelled", check: null, detail: "" }], true);
  expect(cancelled.conclusion.title).not.toContain("blocked");
  expect(cancelled).toMatchObject({ outcome: "cancelled", conclusion: { exitCode: 130 } });
});

test("a gate that does not count is not green beside one that passed, and hides nothing that blocks", () => {
  const optional = part("failed", "optional", { isRequired: false });
  expect(concludeRun([part("passed", "a"), optional], [], true)).toMatchObject({
    outcome: "failed",
    conclusion: { conclusion: "neutral", exitCode: 0 },
  });
  expect(concludeRun([part("blocked", "a"), optional], [], true)).toMatchObject({
    outcome: "blocked",
    conclusion: { exitCode: 2 },
  });
});

test.each([
  [[part("passed", "a"), part("passed", "b")], [], "Passed: all 2 gates"],
  [[part("passed", "a")], [], "Passed: a"],
  [[part("failed", "a"), part("passed", "b"), part("blocked", "c")], [], "Failed: 1 of 3 gates, 1 blocked: a"],
  [[part("blocked", "a"), part("passed", "b")], [], "Blocked: 1 of 2 gates: a"],
  [
    [part("failed", "a", { isRequired: false }), part("passed", "b")],
    [],
    "Not passed, but does not block: 1 of 2 gates: a",
  ],
  [
    [part("failed", "a")],
    [{ code: "head-moved", check: null, detail: "" }],
    "Failed: a: handoff.verified is false (verifier-failed), and the run is blocked (head-moved)",
  ],
  [
    [part("passed", "a")],
    [{ code: "host-not-found", check: null, detail: "" }],
    "Blocked: GitHub does not know the resource (404) (host-not-found)",
  ],
  [[part("failed", "x".repeat(70)), part("failed", "y".repeat(70))], [], "Failed: 2 of 2 gates"],
] as const)("run titles: %#", (gates, given, title) => {
  expect(concludeRun(gates, given, true).conclusion.title).toBe(title);
});

test("nothing to verify says so", () => {
  expect(concludeRun([], [], false)).toEqual({
    outcome: "passed",
    conclusion: { conclusion: "success", exitCode: 0, title: "No acceptance plan covers this pull request" },
  });
  expect(concludeRun([], [], true).conclusion.title).toBe("No gate of the acceptance plan covers this pull request");
});

function isReasonCode(text: string): text is ReasonCode {
  return Object.hasOwn(REASONS, text);
}

test("every reason blocks a run with a title that fits and names its code or its sentence", () => {
  for (const code of Object.keys(REASONS).filter(isReasonCode)) {
    const { outcome, conclusion } = concludeReason({ code });
    expect(outcome).toBe(code === "cancelled" ? "cancelled" : "blocked");
    expect(conclusion.title.length).toBeLessThanOrEqual(120);
    expect(conclusion.title).not.toContain("`");
    expect(conclusion.title.length).toBeGreaterThan(8);
  }
});
