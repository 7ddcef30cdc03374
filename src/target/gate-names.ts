import type { Diagnostic } from "../lib/diagnostic.ts";
import { quote, suggest } from "../lib/fault.ts";
import type { LoadedPlan } from "../plan/plan.ts";
import type { GatePolicy, Policy } from "../policy/policy.ts";

/** Gates of the policy that no pull request will ever meet: without `paths` and without a verifier of their name in any plan. Out:
 *  in file order; an error where the name is nearly that of a verifier without a gate of its own, because a misspelt gate would
 *  silently leave that verifier with the defaults; else a warning. Throws: never. */
export function findIdleGates(policy: Policy, plans: readonly LoadedPlan[], policyFile: string): readonly Diagnostic[] {
  const tasks = plans.flatMap(({ plan }) => plan.tasks);
  const verifiers = new Set(tasks.filter(({ type }) => type === "verifier").map(({ name }) => name));
  const gateless = [...verifiers].filter((name) => policy.gates[name] === undefined);
  return Object.values(policy.gates)
    .filter(({ name, paths }) => paths === null && !verifiers.has(name))
    .map((gate) => toDiagnostic(gate, suggest(gate.name, gateless), policyFile));
}

function toDiagnostic({ name, range }: GatePolicy, suggestion: string | null, file: string): Diagnostic {
  const nobody = `no plan has a verifier named ${quote(name)}`;
  const place = { ruleId: "idle-gate", file, range, path: `gates.${name}` };
  if (suggestion === null) {
    const hint = "Name a verifier, or give the gate `paths`.";
    return { ...place, severity: "warning", message: `${nobody}, so this gate is never used`, hint };
  }
  const message = `${nobody}, and a verifier with nearly this name would be left with the defaults`;
  return { ...place, severity: "error", message, hint: suggestion };
}
