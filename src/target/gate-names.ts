import type { Diagnostic } from "../lib/diagnostic.ts";
import { quote, suggest } from "../lib/fault.ts";
import type { LoadedPlan } from "../plan/plan.ts";
import type { Policy } from "../policy/policy.ts";

/** Gates of the policy that no pull request will ever meet: without `paths` and without a verifier of their name in any plan. A
 *  misspelt name would silently leave its verifier with the defaults. Out: warnings, in file order. Throws: never. */
export function findIdleGates(policy: Policy, plans: readonly LoadedPlan[], policyFile: string): readonly Diagnostic[] {
  const tasks = plans.flatMap(({ plan }) => plan.tasks);
  const verifiers = new Set(tasks.filter(({ type }) => type === "verifier").map(({ name }) => name));
  return Object.values(policy.gates)
    .filter(({ name, paths }) => paths === null && !verifiers.has(name))
    .map(({ name, range }) => ({
      ruleId: "idle-gate",
      severity: "warning",
      message: `no plan has a verifier named ${quote(name)}, so this gate is never used`,
      file: policyFile,
      range,
      path: `gates.${name}`,
      hint: suggest(name, verifiers) ?? "Name a verifier, or give the gate `paths`.",
    }));
}
