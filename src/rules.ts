import { type Diagnostic, hasErrors } from "./lib/diagnostic.ts";
import { GateError } from "./lib/error.ts";
import { suggest } from "./lib/fault.ts";
import type { ReasonCode } from "./lib/reason.ts";
import { discoverPlans, type Discovery } from "./plan/discover.ts";
import { JUDGE_KIND } from "./policy/judges.ts";
import { DEFAULT_POLICY, type Policy } from "./policy/policy.ts";
import { isPolicyPath, POLICY_PATH, readPolicy, type ReadPolicy } from "./policy/read.ts";
import { type Criteria, NO_CRITERIA } from "./target/criteria.ts";
import { findIdleGates } from "./target/gate-names.ts";
import type { Selection } from "./target/select.ts";
import type { Subject } from "./target/subject.ts";
import type { PreparedGate } from "./verdict/prepare.ts";
import type { VerdictReason } from "./verdict/verdict.ts";
import type { World } from "./world.ts";

/** What the run is judged by, as read at the base commit. */
export interface Rules {
  readonly policy: Policy;
  readonly policyFault: ReadPolicy["fault"];
  readonly judgePaths: ReadPolicy["judgePaths"];
  readonly found: Discovery;
  readonly globs: readonly string[];
  /** Commit that the plans were read at. */
  readonly plansAt: string;
  /** True when somebody named globs or a ref: then it must not look like having no plan when nothing is there. */
  readonly arePlansNamed: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Policy and plans of a run. Throws: `GateError`. */
export async function readRules(subject: Subject, { git, settings, kinds }: World): Promise<Rules> {
  const { policy, fault, judgePaths, diagnostics } = await readPolicy(git, subject.baseSha, POLICY_PATH, kinds);
  const planRef = settings.planRef ?? policy.planRef;
  const plansAt = planRef === null ? subject.baseSha : await git.resolve(planRef);
  if (plansAt === null) throw new GateError("commit-missing", `\`plan-ref\` names no commit: ${planRef}`);
  const globs = settings.plans ?? policy.plan;
  const found = await discoverPlans(git, plansAt, globs);
  return {
    policy,
    policyFault: fault,
    judgePaths,
    found,
    globs,
    plansAt,
    arePlansNamed: planRef !== null || settings.plans !== null || globs.join("\n") !== DEFAULT_POLICY.plan.join("\n"),
    diagnostics: [...diagnostics, ...findIdleGates(policy, found.plans), ...found.diagnostics],
  };
}

/** Why nothing may pass by these rules. In: faults of expressions. */
export function faultsOfRules(rules: Rules, ofExpressions: readonly Diagnostic[]): readonly VerdictReason[] {
  const { policyFault, found, arePlansNamed } = rules;
  const faults = [policyFault, found.fault].flatMap((fault) =>
    fault === null ? [] : [reason(fault.code, fault.detail)],
  );
  const isNothingFound = found.plans.length === 0 && found.fault === null && arePlansNamed;
  if (isNothingFound) faults.push(reason("plan-missing", `nothing matches ${lookedFor(rules)}`));
  const inPolicy = [...rules.diagnostics.filter(({ file }) => isPolicyPath(file)), ...ofExpressions];
  if (policyFault === null && hasErrors(inPolicy))
    faults.push(reason("policy-invalid", "the listed lines have faults"));
  return faults;
}

/** Settings that ask for what is not there. */
export function faultsOfSettings(
  { settings }: World,
  { policy: { agents }, policyFault }: Rules,
  selection: Selection,
): readonly VerdictReason[] {
  const isPolicyRead = policyFault === null;
  const faults: VerdictReason[] = [];
  const { agent } = settings;
  // With a policy that cannot be read nobody knows which agents it has.
  if (agent !== null && isPolicyRead && agents[agent] === undefined)
    faults.push(reason("agent-unavailable", `the policy has no agent ${unknownName(agent, Object.keys(agents))}`));
  if (selection.kind === "task-unknown")
    faults.push(reason("task-unknown", `no plan has a task ${unknownName(selection.task, selection.known)}`));
  return faults;
}

/** Gates whose agents cannot do what is asked of them, as far as that is known only with the plans and the settings of a run: the one asked
 *  for instead of the policy's may not be able to hand in what a check expects, and a judge verifies nothing. */
export function faultsOfOverride(
  { settings, kinds }: Pick<World, "kinds"> & { readonly settings: Pick<World["settings"], "agent"> },
  policy: Policy,
  gates: readonly PreparedGate[],
): readonly VerdictReason[] {
  const ofJudges = faultsOfJudges(settings.agent, policy, gates);
  const use = settings.agent === null ? undefined : policy.agents[settings.agent]?.use;
  if (use === undefined || kinds.agents[use]?.structured !== null) return ofJudges;
  const wanting = gates.flatMap(({ gate }) =>
    gate.checks
      .filter(({ kind, expect }) => kind === "agent" && expect !== null)
      .map(({ name }) => `${gate.name}.${name}`),
  );
  if (wanting.length === 0) return ofJudges;
  const detail = `\`${settings.agent}\` (${use}) hands in no structured evidence, which ${wanting.join(", ")} expects`;
  return [...ofJudges, reason("agent-unavailable", detail)];
}

/** The built-in judge answers by a type and nothing else. In: the agent that the input names; null for none. */
function faultsOfJudges(
  named: string | null,
  { agents, defaults }: Policy,
  gates: readonly PreparedGate[],
): readonly VerdictReason[] {
  const asked = gates.flatMap(({ gate }) =>
    gate.checks.flatMap(({ name, kind, expect, agent }) => {
      if (kind !== "agent" || expect !== null || agent === null || agents[agent]?.use !== JUDGE_KIND) return [];
      return [
        { agent, isVerifier: name === "handoff", place: name === "handoff" ? gate.name : `${gate.name}.${name}` },
      ];
    }),
  );
  const [first] = asked;
  if (first === undefined) return [];
  const { agent, isVerifier, place } = first;
  const askers = asked.length > 1 ? `${place} and ${asked.length - 1} more ask` : `${place} asks`;
  const cannot = `is of the kind \`${JUDGE_KIND}\`, which cannot verify, as ${askers} of it`;
  const whoJudges = "a judge is asked by `verify`, or by a check with `judge`";
  if (agent === named) {
    const detail = `\`${agent}\`, which the input \`agent\` names, ${cannot}: name another agent there; ${whoJudges}`;
    return [reason("agent-unavailable", detail)];
  }
  const advice =
    isVerifier && agent === defaults.agent
      ? "name an agent that verifies as `agent` in `defaults`"
      : "name an agent that verifies, or give the check `expect`";
  return [reason("agent-unavailable", `\`${agent}\` ${cannot}: ${advice}; ${whoJudges}`)];
}

function unknownName(name: string, known: readonly string[]): string {
  const advice = suggest(name, known) ?? (known.length === 0 ? "There are none." : `There are ${known.join(", ")}.`);
  return `\`${name}\`. ${advice}`;
}

/** What was looked for, as a report says it. */
export function lookedFor({ globs, plansAt }: Rules, criteria: Criteria = NO_CRITERIA): string {
  const plans = `${globs.join(", ")} at ${plansAt.slice(0, 12)}`;
  return criteria.lookedFor === null ? plans : `${plans}; ${criteria.lookedFor}`;
}

/** A reason of the run as a whole. */
export function reason(code: ReasonCode, detail: string): VerdictReason {
  return { code, check: null, detail };
}
