import type { Diagnostic } from "../lib/diagnostic.ts";
import { quote, suggest } from "../lib/fault.ts";
import type { LoadedPlan, PlanTask } from "../plan/plan.ts";
import type { GatePolicy, Policy } from "../policy/policy.ts";
import { CRITERIA_VERIFIER } from "./criteria-plan.ts";
import { verifiedTask } from "./select.ts";

/** The names that gates of verifiers may have. Throws: never. */
export function gateNamesOf(policy: Policy, plans: readonly LoadedPlan[]): ReadonlySet<string> {
  return new Set(namesOf(plans, policy.criteria.length > 0).keys());
}

/** Gates of the policy that no pull request will ever meet: mappings without `paths` and without a verifier, or a task that verifiers check, of
 *  their name in any plan. Out: in file order; an error where the name is nearly that of one without a gate of its own, because a
 *  misspelt gate would silently leave it with the defaults; else a warning. Throws: never. */
export function findIdleGates(policy: Policy, plans: readonly LoadedPlan[]): readonly Diagnostic[] {
  const names = namesOf(plans, policy.criteria.length > 0);
  const gateless = [...names.keys()].filter((name) => policy.gates[name] === undefined);
  return Object.values(policy.gates)
    .filter(({ paths }) => paths === null)
    .flatMap((gate): readonly Diagnostic[] => {
      const verifiers = names.get(gate.name);
      if (verifiers === undefined) return explainNobody(gate, suggest(gate.name, gateless));
      const isInUse = verifiers.some((name) => name === gate.name || policy.gates[name] === undefined);
      return isInUse ? [] : [explainOverruled(gate)];
    });
}

/** By each name that a gate may have, of a verifier or a verified task, the verifiers that it is for; among them the one for criteria
 *  of pull requests where the policy asks for them. */
function namesOf(plans: readonly LoadedPlan[], hasCriteria: boolean): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  const add = (name: string, verifier: string): void => void names.set(name, [...(names.get(name) ?? []), verifier]);
  if (hasCriteria) add(CRITERIA_VERIFIER, CRITERIA_VERIFIER);
  for (const { plan } of plans) {
    const byName = new Map<string, PlanTask>(plan.tasks.map((task) => [task.name, task]));
    for (const task of plan.tasks) {
      if (task.type !== "verifier") continue;
      const verified = verifiedTask(task, byName);
      for (const name of new Set([task.name, verified?.name ?? task.name])) add(name, task.name);
    }
  }
  return names;
}

/** A gate in the gate language that bears nobody's name is on the pull request as a whole. */
function explainNobody({ name, range, file, flow }: GatePolicy, suggestion: string | null): readonly Diagnostic[] {
  const nobody = `no plan has a verifier, or a task with one, named ${quote(name)}`;
  const place = { ruleId: "idle-gate", file, range, path: `gates.${name}` };
  if (suggestion === null && flow !== null) return [];
  if (suggestion === null) {
    const hint = "Name a verifier or a task that one verifies, or give the gate `paths`.";
    return [{ ...place, severity: "warning", message: `${nobody}, so this gate is never used`, hint }];
  }
  const message = `${nobody}, and one with nearly this name would be left with the defaults`;
  if (flow !== null) {
    const isWhole = `${nobody}, so this gate is on the pull request as a whole`;
    return [{ ...place, severity: "warning", message: isWhole, hint: `${suggestion} If not, give it \`paths\`.` }];
  }
  return [{ ...place, severity: "error", message, hint: suggestion }];
}

/** Whoever wrote a floor for the task would think that it holds. */
function explainOverruled({ name, range, file }: GatePolicy): Diagnostic {
  const message = `every verifier of ${quote(name)} has a gate of its own, so this gate is never used`;
  const hint = "Say it in those gates, or remove them.";
  return { ruleId: "idle-gate", severity: "warning", message, file, range, path: `gates.${name}`, hint };
}
