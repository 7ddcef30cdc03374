import { expect, test } from "vitest";
import { parsePolicy } from "../../../src/policy/load.ts";
import { findIdleGates } from "../../../src/target/gate-names.ts";
import { loadPlan, makePlan, verifier, worker } from "../../support/plans.ts";
import { policyKinds } from "../../support/policy-kinds.ts";

const plan = loadPlan(makePlan([worker("toggle"), verifier("verify-toggle", "toggle")]));
const policyOf = (gates: string) => {
  const { value } = parsePolicy(new TextEncoder().encode(`version: 1\ngates:\n${gates}`), "passwhen.yml", policyKinds);
  if (value === null) throw new Error("the policy has faults");
  return value;
};

test("gates of verifiers and gates with paths are in use", () => {
  const policy = policyOf("  verify-toggle: {}\n  notes: { paths: [x], checks: { a: { run: x } } }\n");
  expect(findIdleGates(policy, [plan], "passwhen.yml")).toEqual([]);
});

test("a misspelt verifier, a worker and a name of nothing are warned of", () => {
  const policy = policyOf("  verify-togle: {}\n  toggle: {}\n");
  expect(findIdleGates(policy, [plan], "passwhen.yml")).toEqual([
    {
      ruleId: "idle-gate",
      severity: "warning",
      message: "no plan has a verifier named `verify-togle`, so this gate is never used",
      file: "passwhen.yml",
      range: { start: { line: 3, column: 3 }, end: { line: 3, column: 15 } },
      path: "gates.verify-togle",
      hint: "Did you mean `verify-toggle`?",
    },
    expect.objectContaining({ path: "gates.toggle", hint: "Name a verifier, or give the gate `paths`." }),
  ]);
});
