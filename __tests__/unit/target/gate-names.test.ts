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

test("a misspelt verifier is a fault, because its gate would silently not count", () => {
  const policy = policyOf("  verify-togle: { floor: live-ui-verified }\n");
  expect(findIdleGates(policy, [plan], "passwhen.yml")).toEqual([
    {
      ruleId: "idle-gate",
      severity: "error",
      message:
        "no plan has a verifier named `verify-togle`, and a verifier with nearly this name would be left with the defaults",
      file: "passwhen.yml",
      range: { start: { line: 3, column: 3 }, end: { line: 3, column: 15 } },
      path: "gates.verify-togle",
      hint: "Did you mean `verify-toggle`?",
    },
  ]);
});

test("a worker and a name of nothing are warned of", () => {
  const idle = findIdleGates(policyOf("  toggle: {}\n  release: {}\n"), [plan], "passwhen.yml");
  const hint = "Name a verifier, or give the gate `paths`.";
  expect(idle).toEqual([
    expect.objectContaining({ severity: "warning", path: "gates.toggle", hint }),
    expect.objectContaining({ severity: "warning", path: "gates.release", hint }),
  ]);
  expect(idle[0]?.message).toBe("no plan has a verifier named `toggle`, so this gate is never used");
});

test("without plans nothing can be misspelt", () => {
  expect(findIdleGates(policyOf("  verify-toggle: {}\n"), [], "passwhen.yml")).toMatchObject([{ severity: "warning" }]);
});

test("a name near a verifier that has its own gate is no slip: plans come and go", () => {
  const idle = findIdleGates(policyOf("  verify-toggle: {}\n  verify-toggle-2: {}\n"), [plan], "passwhen.yml");
  expect(idle).toMatchObject([{ severity: "warning", path: "gates.verify-toggle-2" }]);
});
