import { expect, test } from "vitest";
import type { Handoff, Verification } from "../../../src/evidence/handoff/handoff.ts";
import type { ReasonCode } from "../../../src/lib/reason.ts";
import { verificationOf, verificationsOf } from "../../../src/publish/verification.ts";
import type { Outcome } from "../../../src/verdict/verdict.ts";
import { claimed, evidence, gate, handoff, report, verdict } from "../../support/sample-report.ts";
import { loadedPlan, targetOf } from "../../support/sample-plan.ts";

function judged(
  outcome: Outcome,
  value: Verification | null,
  code: ReasonCode = "verifier-failed",
  more: Partial<Handoff> = {},
) {
  const given = value === null ? null : handoff({ verification: value, ...more });
  const reasons = outcome === "passed" ? [] : [{ code, check: "handoff", detail: "" }];
  return verdict(outcome, { checks: [evidence("handoff", { handoff: given })], reasons });
}

test.each([
  ["passed", "live-ui-verified", undefined, "live-ui-verified"],
  ["passed", "unit-test-verified", undefined, "unit-test-verified"],
  ["passed", null, undefined, "verifier-blocked"],
  ["failed", "verifier-failed", "verifier-failed", "verifier-failed"],
  ["failed", "type-check-only", "below-floor", "type-check-only"],
  ["failed", "unit-test-verified", "below-floor", "unit-test-verified"],
  ["failed", "live-ui-verified", "paths-outside", "verifier-failed"],
  ["failed", null, "command-failed", "verifier-failed"],
  ["blocked", "verifier-blocked", "verifier-blocked", "verifier-blocked"],
  ["blocked", "not-verified", "not-verified", "not-verified"],
  ["blocked", "live-ui-verified", "measurement-failed", "verifier-blocked"],
  ["blocked", null, "handoff-missing", "verifier-blocked"],
  ["cancelled", "live-ui-verified", "cancelled", "not-verified"],
] as const)("%s with %s (%s) stands for %s", (outcome, value, code, expected) => {
  expect(verificationOf({ verdict: judged(outcome, value, code) })).toBe(expected);
});

test("a value that its handoff contradicts is not passed on", () => {
  const contradictory = judged("passed", "live-ui-verified", undefined, { contradiction: "criterion-not-met" });
  expect(verificationOf({ verdict: contradictory })).toBe("verifier-blocked");
});

test("a claim never comes through when the verdict is not a pass", () => {
  for (const value of ["live-ui-verified", "unit-test-verified"] as const)
    for (const outcome of ["failed", "blocked", "cancelled"] as const)
      expect(verificationOf({ verdict: judged(outcome, value, "expression-false") })).not.toBe(value);
});

test("a target has the worst value of its verifiers, in either order", () => {
  const target = targetOf("frontend-toggle");
  const [verifier] = target.verifiers;
  if (verifier === undefined) throw new Error("the sample plan changed");
  const second = { ...verifier, name: "verify-again" };
  const good = { gate: gate("verify-frontend-toggle"), verdict: judged("passed", "live-ui-verified") };
  const bad = {
    gate: gate("verify-frontend-toggle", { name: "verify-again", verifier: second }),
    verdict: judged("failed", "verifier-failed"),
  };
  for (const order of [
    [good, bad],
    [bad, good],
  ]) {
    const found = new Map(verificationsOf(report(order)).map(({ task, verification }) => [task, verification]));
    expect(found).toEqual(
      new Map([
        ["frontend-toggle", "verifier-failed"],
        ["verify-frontend-toggle", "live-ui-verified"],
        ["verify-again", "verifier-failed"],
      ]),
    );
  }
});

test("two plans may use one name; gates on the whole change name no task", () => {
  const other = loadedPlan({ path: ".orchestrate/other/plan.json" });
  const gates = report([
    { gate: gate("verify-frontend-toggle"), verdict: judged("passed", "unit-test-verified") },
    {
      gate: gate("verify-frontend-toggle", {
        name: "other/verify-frontend-toggle",
        target: targetOf("frontend-toggle", other),
      }),
      verdict: judged("failed", null),
    },
    { gate: gate(null), verdict: judged("passed", "live-ui-verified") },
  ]);
  expect(verificationsOf(gates).map(({ plan, task, verification }) => `${plan} ${task} ${verification}`)).toEqual([
    ".orchestrate/dark-mode/plan.json frontend-toggle unit-test-verified",
    ".orchestrate/dark-mode/plan.json verify-frontend-toggle unit-test-verified",
    ".orchestrate/other/plan.json frontend-toggle verifier-failed",
    ".orchestrate/other/plan.json verify-frontend-toggle verifier-failed",
  ]);
});

test("structured evidence needs no handoff, and then nothing is known of how it was verified", () => {
  const checks = [evidence("ui", { kind: "agent", facts: { ok: claimed(true, "true") } })];
  expect(verificationOf({ verdict: verdict("passed", { checks }) })).toBeNull();
  const gates = [{ gate: gate("verify-frontend-toggle"), verdict: verdict("passed", { checks }) }];
  expect(verificationsOf(report(gates)).map(({ verification }) => verification)).toEqual([
    "not-verified",
    "not-verified",
  ]);
});

test("a value whose handoff does not count is no Verification, also where the gate asks for something else", () => {
  const open = { kind: "unknown", reason: "criteria-unanswered", detail: "1 of 2" } as const;
  const checks = [
    evidence("handoff", { handoff: handoff({ verification: "live-ui-verified" }), facts: { verified: open } }),
  ];
  expect(verificationOf({ verdict: verdict("passed", { checks }) })).toBe("verifier-blocked");
});

test("nothing passes in a run that is blocked as a whole", () => {
  const good = { gate: gate("verify-frontend-toggle"), verdict: judged("passed", "live-ui-verified") };
  const reasons = [{ code: "runner-tampered", check: null, detail: "written to: GITHUB_ENV" }] as const;
  expect(verificationsOf({ ...report([good]), reasons }).map(({ verification }) => verification)).toEqual([
    "verifier-blocked",
    "verifier-blocked",
  ]);
});

const notRequired = { isRequired: false, name: "verify-again" } as const;

test("a verifier that is not required counts for itself alone, unless there is no other", () => {
  const target = targetOf("frontend-toggle");
  const [verifier] = target.verifiers;
  if (verifier === undefined) throw new Error("the sample plan changed");
  const again = gate("verify-frontend-toggle", { ...notRequired, verifier: { ...verifier, name: "verify-again" } });
  const good = { gate: gate("verify-frontend-toggle"), verdict: judged("passed", "live-ui-verified") };
  const bad = { gate: again, verdict: judged("failed", "verifier-failed") };
  const shown = (gates: readonly (typeof good)[]) =>
    verificationsOf(report(gates)).map(({ task, verification }) => `${task} ${verification}`);
  for (const order of [
    [good, bad],
    [bad, good],
  ])
    expect(shown(order).toSorted()).toEqual([
      "frontend-toggle live-ui-verified",
      "verify-again verifier-failed",
      "verify-frontend-toggle live-ui-verified",
    ]);
  expect(shown([bad])).toEqual(["frontend-toggle verifier-failed", "verify-again verifier-failed"]);
});
