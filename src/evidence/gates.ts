import type { VerifierTask } from "../plan/plan.ts";
import type { GatePolicy, Policy } from "../policy/policy.ts";
import type { Diff } from "../ports/git.ts";
import { withCarriedTasks } from "../target/carried.ts";
import type { Target } from "../target/target.ts";
import { gateBearing, isOnWhole, type PlanNames } from "../target/whole-gate.ts";
import type { FactType } from "./check.ts";
import type { Gate, GateCheck, GateRule } from "./gate.ts";
import { judgeGates } from "./judge-gates.ts";
import type { MatchPaths } from "./match-paths.ts";
import { agentTimeout, computedChecks, ownChecks } from "./own-checks.ts";

/** Where the text of a default `pass when` stands in messages; no file holds it. */
export const DEFAULT_GATE_FILE = "(default gate)";

/** What gates are made of. `checkFacts` lists for each check kind its facts; the first one is what a gate without a
 *  `pass-when` of its own asks for. */
export interface GateSources {
  readonly targets: readonly Target[];
  readonly policy: Policy;
  readonly diff: Diff;
  readonly checkFacts: Readonly<Record<string, Readonly<Record<string, FactType>>>>;
  readonly matchPaths: MatchPaths;
  /** Of all plans: a gate that bears none of them may be on the pull request as a whole. */
  readonly planNames: PlanNames;
  /** An agent name that replaces the one of policy and defaults; null for none. */
  readonly agentOverride: string | null;
}

/** The gates of a run: one for each verifier of each target, then the policy's gates for the pull request as a whole: those whose
 *  `paths` match the change, and those without that bear nobody's name. A truncated diff matches every `paths`. */
export function buildGates(sources: GateSources): readonly Gate[] {
  const { policy } = sources;
  const targets = withCarriedTasks(sources.targets);
  const ofVerifiers = targets.flatMap((target) =>
    target.verifiers.map((verifier) =>
      verifierGate(target, verifier, gatePolicyFor(target, verifier, policy), sources),
    ),
  );
  const onChange = Object.values(policy.gates).filter((gate) => isOnChange(gate, sources));
  const ofWhole = onChange.filter((gate) => !isJudgeAlone(gate)).map((gate) => wholeGate(gate, sources));
  const ofJudges = judgeGates({ policy, targets, checkFacts: sources.checkFacts, onChange });
  return withUniqueNames([...ofVerifiers, ...ofWhole, ...ofJudges]);
}

/** A gate of the verifier's own name counts before the one of the task that it checks. */
function gatePolicyFor({ task }: Target, verifier: VerifierTask, policy: Policy): GatePolicy | null {
  return gateBearing(verifier.name, policy) ?? gateBearing(task.name, policy) ?? null;
}

/** Two plans may use one verifier name: the later ones carry their plan's slug, so that every check run has its own name. */
function withUniqueNames(gates: readonly Gate[]): readonly Gate[] {
  const seen = new Set<string>();
  return gates.map((gate) => {
    let name = gate.name;
    if (seen.has(name)) name = `${gate.target?.plan.plan.rootSlug ?? "gate"}/${gate.name}`;
    for (let count = 2; seen.has(name); count += 1) name = `${gate.name}-${count}`;
    seen.add(name);
    return name === gate.name ? gate : { ...gate, name };
  });
}

/** Whether a gate of the policy is on the pull request as a whole, and applies to it. */
function isOnChange(gate: GatePolicy, sources: GateSources): boolean {
  return gate.paths === null ? isOnWhole(gate, sources.planNames) : touches(gate.paths, sources);
}

/** A gate with `paths` and nothing to decide by but its `verify`: the gate of its judge is all there is. */
function isJudgeAlone({ checks, passWhen, flow, verify }: GatePolicy): boolean {
  return checks.length === 0 && passWhen === null && flow === null && verify !== null && verify !== "off";
}

/** Whether a change touches what a gate is on. Where it cannot be told, it does. Throws: never. */
export function touches(
  globs: readonly string[],
  { diff, matchPaths }: { readonly diff: Pick<Diff, "files" | "isTruncated">; readonly matchPaths: MatchPaths },
): boolean {
  if (diff.isTruncated) return true;
  const result = matchPaths(
    globs,
    diff.files.flatMap(({ path, previousPath }) => [path, previousPath ?? path]),
  );
  return result.kind === "unusable" || result.isMatched.includes(true);
}

function verifierGate(target: Target, verifier: VerifierTask, own: GatePolicy | null, sources: GateSources): Gate {
  const { policy } = sources;
  if (own?.flow != null) return flowGate(target, verifier, own, sources);
  const agent = sources.agentOverride ?? own?.agent ?? agentForModel(verifier, policy) ?? policy.defaults.agent;
  const timeoutMs = own?.timeoutMs ?? policy.defaults.timeoutMs;
  const standard = (kind: string, params: unknown): GateCheck => {
    return { name: kind, kind, params, ...WITHOUT_AGENT, facts: sources.checkFacts[kind] ?? {}, timeoutMs };
  };
  const handoff = { ...standard("agent", { agent }), name: "handoff", agent };
  const checks: GateCheck[] = [{ ...handoff, timeoutMs: agentTimeout(agent, own, policy) }];
  const { pathsAllowed, pathsForbidden, measurements } = target.task;
  if ((pathsAllowed?.length ?? 0) + (pathsForbidden?.length ?? 0) > 0) {
    checks.push(standard("paths", { paths: {} }));
  }
  if ((measurements?.length ?? 0) > 0) checks.push(standard("measurements", { measurements: true }));
  const replaced = replaceByName(checks, ownChecks(own, sources));
  return { ...frame(verifier.name, own, sources, replaced), target, verifier, agent };
}

const WITHOUT_AGENT = { agent: null, expect: null, task: null, wantsText: false, shape: "record" } as const;

/** A gate in the gate language has the checks that it says, and no others. */
function flowGate(target: Target | null, verifier: VerifierTask | null, own: GatePolicy, sources: GateSources): Gate {
  const agent = sources.agentOverride ?? own.agent ?? sources.policy.defaults.agent;
  return { ...frame(verifier?.name ?? own.name, own, sources, []), target, verifier, agent };
}

/** The agent that the policy has for the model that the plan names for this verifier. */
function agentForModel({ model }: VerifierTask, { models }: Policy): string | null {
  return model === undefined ? null : (models[model] ?? null);
}

/** A check of the policy takes the place of the default one of its name; the others come after. */
function replaceByName(defaults: readonly GateCheck[], own: readonly GateCheck[]): readonly GateCheck[] {
  const kept = defaults.map((check) => own.find(({ name }) => name === check.name) ?? check);
  return [...kept, ...own.filter((check) => !kept.includes(check))];
}

function wholeGate(own: GatePolicy, sources: GateSources): Gate {
  const on = own.paths === null ? {} : { paths: own.paths };
  if (own.flow !== null) return { ...flowGate(null, null, own, sources), ...on };
  const checks = ownChecks(own, sources);
  return {
    ...frame(own.name, own, sources, checks),
    ...on,
    target: null,
    verifier: null,
    agent: sources.policy.defaults.agent,
  };
}

function frame(name: string, own: GatePolicy | null, sources: GateSources, checks: readonly GateCheck[]) {
  const { defaults } = sources.policy;
  const computed = computedChecks(own);
  return {
    name,
    checks,
    computed,
    floor: own?.floor ?? defaults.floor,
    criteria: own?.criteria ?? defaults.criteria,
    rule: ruleOf(own, checks, computed),
    placement: null,
    requireObserved: own?.requireObserved ?? defaults.requireObserved,
    isRequired: own?.require ?? true,
    onBlocked: own?.onBlocked ?? defaults.onBlocked,
  };
}

function ruleOf(own: GatePolicy | null, checks: readonly GateCheck[], computed: Gate["computed"]): GateRule {
  if (own !== null && own.flow !== null) return { kind: "flow", source: own.flow };
  if (own !== null && own.passWhen !== null) return { kind: "pass-when", source: own.passWhen };
  const text = defaultPassWhen(checks, computed);
  // No file holds it: what is wrong with it is told where the gate's name stands.
  if (own !== null) return { kind: "pass-when", source: { text, file: own.file, range: own.range, isExact: false } };
  const start = { line: 1, column: 1 };
  return { kind: "pass-when", source: { text, file: DEFAULT_GATE_FILE, range: { start, end: start }, isExact: true } };
}

/** All checks of the gate must hold. */
function defaultPassWhen(checks: readonly GateCheck[], computed: Gate["computed"]): string {
  const ofChecks = checks.map(({ name, facts, shape }) =>
    shape === "value" ? name : `${name}.${Object.keys(facts)[0] ?? "ok"}`,
  );
  return [...ofChecks, ...computed.map(({ name }) => name)].join(" and ");
}
