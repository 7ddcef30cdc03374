import type { VerifierTask } from "../plan/plan.ts";
import type { GatePolicy, Policy } from "../policy/policy.ts";
import type { Diff } from "../ports/git.ts";
import type { Target } from "../target/target.ts";
import type { FactType } from "./check.ts";
import type { Gate, GateCheck } from "./gate.ts";
import type { MatchPaths } from "./match-paths.ts";

/** Where the text of a default `pass when` stands in messages; no file holds it. */
const DEFAULT_GATE_FILE = "(default gate)";

/** What gates are made of. `checkFacts` lists for each check kind its facts; the first one is what a gate without a
 *  `pass-when` of its own asks for. */
export interface GateSources {
  readonly targets: readonly Target[];
  readonly policy: Policy;
  readonly policyFile: string;
  readonly diff: Diff;
  readonly checkFacts: Readonly<Record<string, Readonly<Record<string, FactType>>>>;
  readonly matchPaths: MatchPaths;
  /** An agent name that replaces the one of policy and defaults; null for none. */
  readonly agentOverride: string | null;
}

/** The gates of a run: one for each verifier of each target, then the policy's gates for the pull request as a whole whose
 *  `paths` match the change. A truncated diff matches every such gate. */
export function buildGates(sources: GateSources): readonly Gate[] {
  const { targets, policy } = sources;
  const ofVerifiers = targets.flatMap((target) =>
    target.verifiers.map((verifier) => verifierGate(target, verifier, policy.gates[verifier.name] ?? null, sources)),
  );
  const ofPaths = Object.values(policy.gates)
    .filter((gate) => gate.paths !== null && touches(gate.paths, sources))
    .map((gate) => pathsGate(gate, sources));
  return withUniqueNames([...ofVerifiers, ...ofPaths]);
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

/** Where it cannot be told whether a gate applies, it does. */
function touches(globs: readonly string[], { diff, matchPaths }: GateSources): boolean {
  if (diff.isTruncated) return true;
  const result = matchPaths(
    globs,
    diff.files.flatMap(({ path, previousPath }) => [path, previousPath ?? path]),
  );
  return result.kind === "unusable" || result.isMatched.includes(true);
}

function verifierGate(target: Target, verifier: VerifierTask, own: GatePolicy | null, sources: GateSources): Gate {
  const { policy } = sources;
  const agent = sources.agentOverride ?? own?.agent ?? policy.defaults.agent;
  const timeoutMs = own?.timeoutMs ?? policy.defaults.timeoutMs;
  const checks: GateCheck[] = [
    { name: "handoff", kind: "agent", params: agent, timeoutMs: agentTimeout(agent, own, policy) },
  ];
  const { pathsAllowed, pathsForbidden, measurements } = target.task;
  if ((pathsAllowed?.length ?? 0) + (pathsForbidden?.length ?? 0) > 0) {
    const params = { allowed: pathsAllowed ?? [], forbidden: pathsForbidden ?? [] };
    checks.push({ name: "paths", kind: "paths", params, timeoutMs });
  }
  if ((measurements?.length ?? 0) > 0) {
    checks.push({ name: "measurements", kind: "measurements", params: true, timeoutMs });
  }
  const replaced = replaceByName(checks, ownChecks(own, sources));
  return { ...frame(verifier.name, own, sources, replaced), target, verifier, agent };
}

/** A check of the policy takes the place of the default one of its name; the others come after. */
function replaceByName(defaults: readonly GateCheck[], own: readonly GateCheck[]): readonly GateCheck[] {
  const kept = defaults.map((check) => own.find(({ name }) => name === check.name) ?? check);
  return [...kept, ...own.filter((check) => !kept.includes(check))];
}

function pathsGate(own: GatePolicy, sources: GateSources): Gate {
  const checks = ownChecks(own, sources);
  return {
    ...frame(own.name, own, sources, checks),
    target: null,
    verifier: null,
    agent: sources.policy.defaults.agent,
  };
}

function ownChecks(own: GatePolicy | null, { policy, agentOverride }: GateSources): readonly GateCheck[] {
  const timeoutMs = own?.timeoutMs ?? policy.defaults.timeoutMs;
  return (own?.checks ?? []).map((check) => {
    const { name, kind } = check;
    if (kind !== "agent") return { name, kind, params: check.params, timeoutMs: check.timeoutMs ?? timeoutMs };
    const agent = agentOverride ?? String(check.params);
    return { name, kind, params: agent, timeoutMs: check.timeoutMs ?? agentTimeout(agent, own, policy) };
  });
}

/** The gate's own timeout counts before the agent's, and that before the default. */
function agentTimeout(agent: string, own: GatePolicy | null, { agents, defaults }: Policy): number {
  return own?.timeoutMs ?? agents[agent]?.timeoutMs ?? defaults.timeoutMs;
}

function frame(name: string, own: GatePolicy | null, sources: GateSources, checks: readonly GateCheck[]) {
  const { defaults } = sources.policy;
  return {
    name,
    checks,
    floor: own?.floor ?? defaults.floor,
    passWhen:
      own?.passWhen == null
        ? { text: defaultPassWhen(checks, sources), file: DEFAULT_GATE_FILE, start: { line: 1, column: 1 } }
        : { text: own.passWhen.text, file: sources.policyFile, start: own.passWhen.range.start },
    isRequired: own?.require ?? true,
    onBlocked: own?.onBlocked ?? defaults.onBlocked,
  };
}

/** All checks of the gate must hold. */
function defaultPassWhen(checks: readonly GateCheck[], { checkFacts }: GateSources): string {
  return checks.map(({ name, kind }) => `${name}.${Object.keys(checkFacts[kind] ?? {})[0] ?? "ok"}`).join(" and ");
}
