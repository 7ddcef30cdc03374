import type { Diagnostic } from "../lib/diagnostic.ts";
import { quote, suggest } from "../lib/fault.ts";
import type { LoadedPlan, PlanTask } from "../plan/plan.ts";
import type { GatePolicy, Policy } from "../policy/policy.ts";
import { CRITERIA_VERIFIER } from "./criteria-plan.ts";
import { verifiedTask } from "./select.ts";
import type { Target } from "./target.ts";
import { gateBearing, isOnWhole, type PlanNames } from "./whole-gate.ts";

/** The names that gates may bear for verifiers. In: the plans that are for this base and stand there with the policy, lest a plan for
 *  something else, or from elsewhere, take a gate off the change; and what this change carries, wherever its plan stands. Throws: never. */
export function planNamesOf(policy: Policy, plans: readonly LoadedPlan[], targets: readonly Target[]): PlanNames {
  const names = new Map(namesOf(plans, policy.criteria.length > 0));
  for (const { task, verifiers } of targets)
    for (const { name } of verifiers)
      for (const one of [name, task.name]) names.set(one, [...(names.get(one) ?? []), name]);
  return { verified: usedNames(names, policy) };
}

/** Those of the names by which the gate of some verifier is found: one of its own name counts before one of its task's. */
function usedNames(names: ReadonlyMap<string, readonly string[]>, policy: Policy): ReadonlySet<string> {
  const isUsed = (name: string, verifiers: readonly string[]): boolean =>
    verifiers.some((verifier) => verifier === name || gateBearing(verifier, policy) === undefined);
  return new Set([...names].flatMap(([name, verifiers]) => (isUsed(name, verifiers) ? [name] : [])));
}

/** Gates of the policy that no pull request will ever meet: mappings that are not on the pull request as a whole, without a verifier, or a
 *  task that verifiers check, of their name in any plan; one with a judge may bear the name of any task. Out: in file order; an error where the name is nearly that of
 *  one without a gate of its own, because a misspelt gate would silently leave it with the defaults; else a warning. Throws: never. */
export function findIdleGates(policy: Policy, plans: readonly LoadedPlan[]): readonly Diagnostic[] {
  const names = namesOf(plans, policy.criteria.length > 0);
  const tasks = new Set(plans.flatMap(({ plan }) => plan.tasks.map(({ name }) => name)));
  const verified = usedNames(names, policy);
  return Object.values(policy.gates).flatMap((gate): readonly Diagnostic[] => {
    if (gate.paths !== null) return explainWhole(gate);
    const verifiers = names.get(gate.name) ?? [];
    if (verified.has(gate.name)) return [];
    const isWhole = isOnWhole(gate, { verified });
    if (concernsJudge(gate, policy) && tasks.has(gate.name))
      return isWhole ? explainWhole(gate) : explainUnread(gate, verifiers);
    if (verifiers.length > 0) return isWhole ? explainWhole(gate) : [explainOverruled(gate)];
    const judged = isWhole ? null : findJudged(gate, policy, new Set([...names.keys(), ...tasks]));
    if (judged !== null) return [explainJudged(gate, judged)];
    const known = concernsJudge(gate, policy) ? new Set([...names.keys(), ...tasks]) : names.keys();
    const gateless = [...known].filter((name) => policy.gates[name] === undefined);
    return explainNobody(gate, policy, { isWhole, suggestion: suggest(gate.name, gateless) });
  });
}

/** Gates that would be on the change as a whole and are not asked, since a plan has a verifier of their name, which the change does not carry.
 *  Out: names. Throws: never. */
export function findUnasked(policy: Policy, { verified }: PlanNames, targets: readonly Target[]): readonly string[] {
  const carried = planNamesOf(policy, [], targets).verified;
  return Object.values(policy.gates)
    .filter((gate) => verified.has(gate.name) && !carried.has(gate.name))
    .filter((gate) => isOnWhole(gate, NO_NAMES) && unreadOnWhole(gate).length === 0)
    .map(({ name }) => name);
}

/** Gates that are on the change as a whole although a plan has a verifier of their name, which the change does not carry: the plan is for another
 *  base, or comes from elsewhere. Out: names. Throws: never. */
export function findAskedAnyway(policy: Policy, names: PlanNames, plans: readonly LoadedPlan[]): readonly string[] {
  const named = planNamesOf(policy, plans, []).verified;
  const whole = Object.values(policy.gates).filter((gate) => named.has(gate.name) && isOnWhole(gate, names));
  return whole.map(({ name }) => name);
}

const NO_NAMES: PlanNames = { verified: new Set() };

/** Whether it says who judges, or that nobody does where the policy would have somebody judge. */
function concernsJudge({ verify }: GatePolicy, policy: Policy): boolean {
  return verify !== null && (verify !== "off" || policy.verify !== null);
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

/** The name by which the gate that a judge gets is called, less its `judge-`; the judge of the whole pull request is called `judge`. */
function findJudged({ name }: GatePolicy, { gates }: Policy, names: ReadonlySet<string>): string | null {
  if (name === "judge") return "";
  const judged = name.startsWith("judge-") ? name.slice("judge-".length) : "";
  return judged !== "" && (names.has(judged) || gates[judged] !== undefined) ? judged : null;
}

function explainJudged({ name, range, file }: GatePolicy, judged: string): Diagnostic {
  const message = `${quote(name)} is what the gate of a judge is called, and no gate that a policy can set, so this one is never used`;
  const hint =
    judged === ""
      ? "Settings of a judge stand in the policy's `verify`, and in `defaults`."
      : `Settings of a judge, such as \`on-blocked\`, stand in the gate ${quote(judged)}, beside its \`verify\`.`;
  return { ruleId: "idle-gate", severity: "warning", message, file, range, path: `gates.${name}`, hint };
}

/** The judge of such a gate is asked, and nobody reads what the gate says of a verifier. */
function explainUnread(gate: GatePolicy, verifiers: readonly string[]): readonly Diagnostic[] {
  const { name, range, file, floor, criteria, checks, passWhen, requireObserved } = gate;
  const said = { floor, criteria, checks: checks.length > 0 ? checks : null, "pass-when": passWhen };
  const unread = Object.entries({ ...said, "require-observed": requireObserved }).filter(([, value]) => value !== null);
  if (unread.length === 0) return [];
  const why = verifiers.length === 0 ? "has no verifier" : "has only verifiers with gates of their own";
  const keys = unread.map(([key]) => quote(key)).join(", ");
  const message = `the task ${quote(name)} ${why}, so that of this gate only \`verify\` counts, and not ${keys}`;
  const hint = verifiers.length === 0 ? "Remove it, or add a verifier to the plan." : "Say it in those gates.";
  return [{ ruleId: "idle-gate", severity: "warning", message, file, range, path: `gates.${name}`, hint }];
}

/** A gate that bears nobody's name and decides alone is on the pull request as a whole, unless a misspelt one is likelier. */
function explainNobody(
  gate: GatePolicy,
  policy: Policy,
  { isWhole, suggestion }: { readonly isWhole: boolean; readonly suggestion: string | null },
): readonly Diagnostic[] {
  const { name, range, file, flow } = gate;
  const [who, others] = concernsJudge(gate, policy)
    ? ["a verifier or a task", "a task"]
    : ["a verifier, or a task with one,", "a task that one verifies"];
  const nobody = `no plan has ${who} named ${quote(name)}`;
  const place = { ruleId: "idle-gate", file, range, path: `gates.${name}` };
  if (suggestion === null && isWhole) return explainWhole(gate);
  if (suggestion === null) {
    const hint = `Name a verifier or ${others}, or give the gate \`paths\`.`;
    return [{ ...place, severity: "warning", message: `${nobody}, so this gate is never used`, hint }];
  }
  const message = `${nobody}, and one with nearly this name would be left with the defaults`;
  const told = `${nobody}, so this gate is on the pull request as a whole`;
  if (flow !== null) {
    return [{ ...place, severity: "warning", message: told, hint: `${suggestion} If not, give it \`paths\`.` }];
  }
  // Its checks are made on every pull request, that of the other name too; what it says of a verifier would be lost.
  const isHarmless = isWhole && unreadOnWhole(gate).length === 0;
  const hint = isWhole ? `${suggestion} If not, give it \`paths\`.` : suggestion;
  return [{ ...place, severity: isHarmless ? "warning" : "error", message: isHarmless ? told : message, hint }];
}

/** Whoever wrote a floor would think that it holds. */
function explainWhole(gate: GatePolicy): readonly Diagnostic[] {
  const { name, range, file } = gate;
  const unread = unreadOnWhole(gate);
  if (unread.length === 0) return [];
  const message = `the gate ${quote(name)} is on ${gate.paths === null ? "the pull request as a whole" : "paths"} and asks no verifier, so that ${unread.join(", ")} of it counts for nothing`;
  const hint = "Remove it, or give the gate the name of a verifier or of a task that one verifies.";
  return [{ ruleId: "idle-gate", severity: "warning", message, file, range, path: `gates.${name}`, hint }];
}

/** What it says of a handoff, where it asks nobody for one. */
function unreadOnWhole({ flow, checks, floor, criteria, requireObserved }: GatePolicy): readonly string[] {
  if (flow !== null || checks.some(({ kind }) => kind === "agent")) return [];
  const said = Object.entries({ floor, criteria, "require-observed": requireObserved });
  return said.filter(([, value]) => value !== null).map(([key]) => quote(key));
}

/** Whoever wrote a floor for the task would think that it holds. */
function explainOverruled({ name, range, file }: GatePolicy): Diagnostic {
  const message = `every verifier of ${quote(name)} has a gate of its own, so this gate is never used`;
  const hint = "Say it in those gates, or remove them.";
  return { ruleId: "idle-gate", severity: "warning", message, file, range, path: `gates.${name}`, hint };
}
