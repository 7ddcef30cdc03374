import { expect, test } from "vitest";
import { GENERIC_RUBRIC } from "../../../src/evidence/judge-gates.ts";
import { revisionInstruction } from "../../../src/redo/instruction.ts";
import { instructionSources } from "../../../src/redo/sources.ts";
import type { JudgedGate } from "../../../src/redo/context.ts";
import type { Verdict } from "../../../src/verdict/verdict.ts";
import { claimed, evidenceOf, gateCheck, gateWith, loadedPlan, targetOf } from "../../support/evidence.ts";

const STANDARD = "Every changed public function has a test";

/** A gate with one judge, and what that judge said. */
function judgedBy(
  params: Readonly<Record<string, unknown>>,
  pass = false,
  acceptance: readonly string[] = [],
): JudgedGate {
  const checks = [gateCheck("r", { kind: "judge", params: { agent: "judge", votes: 1, ...params } })];
  const target = acceptance.length === 0 ? null : targetOf(loadedPlan({ acceptance }));
  const verdict: Verdict = {
    outcome: "failed",
    passed: false,
    failed: true,
    checks: { r: evidenceOf("r", { pass: claimed(pass) }) },
    reasons: [],
    explanation: "",
    restsOn: [],
    isDecidedByClaimsAlone: true,
    output: null,
  };
  return { gate: gateWith("r.pass", { name: "judge", checks, target }), verdict };
}

const told = (...judged: readonly JudgedGate[]): string =>
  revisionInstruction({ attempt: 1, max: 2, delivery: "folder", ...instructionSources(judged) });

test("the standard that a judge went by stands beside the acceptance", () => {
  const judged = judgedBy({ judge: STANDARD }, false, ["The widget is fixed"]);
  expect(instructionSources([judged, judged]).criteria).toEqual(["The widget is fixed", STANDARD]);
  expect(told(judged)).toContain(`2. ${STANDARD}`);
});

test("of a judge file its name is told, and not what it says; the generic standard is no criterion", () => {
  const file = { judge: GENERIC_RUBRIC, rubricFile: { name: ".github/judges/a.md", body: "secret sauce" } };
  expect(told(judgedBy(file))).toContain("1. The standard of the judge file .github/judges/a.md");
  expect(told(judgedBy(file))).not.toContain("secret sauce");
  expect(told(judgedBy({ judge: GENERIC_RUBRIC }))).toContain("No criteria are written down");
});

test("what a judge that is content went by is not what is wrong", () => {
  expect(instructionSources([judgedBy({ judge: STANDARD }, true)]).criteria).toEqual([]);
});

test("a gate that passed, or a check that is no judge's, says nothing", () => {
  const { gate, verdict } = judgedBy({ judge: STANDARD });
  expect(instructionSources([{ gate, verdict: { ...verdict, failed: false } }]).criteria).toEqual([]);
  const checks = [gateCheck("r", { params: { judge: STANDARD } })];
  expect(instructionSources([{ gate: { ...gate, checks }, verdict }]).criteria).toEqual([]);
});

test("a long standard is cut, and says so", () => {
  expect(told(judgedBy({ judge: "x".repeat(5_000) }))).toContain("[… cut here, 1000 characters are not shown]");
});
