import type { FactType } from "../evidence/check.ts";
import type { Gate } from "../evidence/gate.ts";
import { DEFAULT_GATE_FILE } from "../evidence/gates.ts";
import { type Diagnostic, hasErrors } from "../lib/diagnostic.ts";
import type { Policy, PolicyKinds } from "../policy/policy.ts";
import { POLICY_PATH } from "../policy/read.ts";
import { gateBearing } from "../target/whole-gate.ts";
import { decidingSpan } from "./flow/deciding-span.ts";
import { isProgramDecidedByClaimsAlone } from "./flow/claims.ts";
import type { Program } from "./flow/program.ts";
import type { ScopeTypes } from "./flow/types.ts";
import { inputType } from "./input-scope.ts";
import { prepareProgram } from "./prepare-flow.ts";
import { explainUnreadHandoffs, findFoldedComment, placedIn, prepareMapping } from "./prepare-mapping.ts";

/** A gate whose rule was parsed and checked, in either form. */
export interface PreparedGate {
  /** With all its checks. */
  readonly gate: Gate;
  readonly program: Program;
  /** Whether agents can make it pass by what they say, whatever the runtime observes. */
  readonly isDecidedByClaimsAlone: boolean;
}

export interface Preparation {
  readonly gates: readonly PreparedGate[];
  /** All faults of all gates; with an error among them no gate may run. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface PrepareSources {
  readonly policy: Policy;
  readonly kinds: PolicyKinds;
  readonly checkFacts: Readonly<Record<string, Readonly<Record<string, FactType>>>>;
  readonly agentOverride: string | null;
}

/** Parse and check every gate before anything runs. Throws: never. */
export function prepareGates(gates: readonly Gate[], sources: PrepareSources): Preparation {
  const results = gates.map((gate) => prepareGate(gate, sources));
  return {
    gates: results.flatMap(({ prepared }) => (prepared === null ? [] : [prepared])),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

function prepareGate(gate: Gate, sources: PrepareSources) {
  const scope: ScopeTypes = { input: inputType(sources.policy) };
  const { program, checks, diagnostics } =
    gate.rule.kind === "flow"
      ? prepareFlowGate(gate, scope, sources)
      : { ...prepareMapping(gate, scope, saidOfHandoffs(gate, sources.policy)), checks: gate.checks };
  if (program === null) return { prepared: null, diagnostics };
  const whole: Gate = { ...gate, checks };
  const isDecidedByClaimsAlone = isProgramDecidedByClaimsAlone(program, (id) => isClaimed(whole, id, sources));
  const faults =
    isDecidedByClaimsAlone && gate.requireObserved
      ? [...diagnostics, explainClaims(gate, "error", program)]
      : diagnostics;
  return {
    prepared: hasErrors(faults) ? null : { gate: whole, program, isDecidedByClaimsAlone },
    diagnostics: faults,
  };
}

function prepareFlowGate(gate: Gate, scope: ScopeTypes, { policy, kinds, checkFacts, agentOverride }: PrepareSources) {
  const { source } = gate.rule;
  const { text, file, range } = source;
  const prepared = prepareProgram(
    text,
    { file, start: range.start, path: `gates.${gate.name}` },
    {
      policy,
      kinds,
      checkFacts,
      agentOverride,
      scope,
      hasTarget: gate.target !== null,
      timeoutMs: policy.gates[gate.name]?.timeoutMs ?? null,
    },
  );
  const path = `gates.${gate.name}`;
  const diagnostics = [
    ...placedIn(source, prepared.diagnostics),
    ...findFoldedComment(source, path),
    ...findUncheckedRules(gate, prepared.checks),
    ...(prepared.program === null || prepared.checks.some(({ kind }) => kind === "agent")
      ? []
      : explainUnreadHandoffs(saidOfHandoffs(gate, policy), { file, range, path })),
  ];
  return { ...prepared, program: hasErrors(diagnostics) ? null : prepared.program, diagnostics };
}

/** Keys by which the policy's gate for a verifier says what its handoff must be. */
function saidOfHandoffs({ target, verifier }: Gate, policy: Policy): readonly string[] {
  if (target === null || verifier === null) return [];
  const own = gateBearing(verifier.name, policy) ?? gateBearing(target.task.name, policy);
  const said = { floor: own?.floor ?? null, criteria: own?.criteria ?? null };
  return Object.entries(said).flatMap(([key, value]) => (value === null ? [] : [key]));
}

/** What the plan asks of the target's paths and measurements, and this gate does not look at. */
function findUncheckedRules({ name, target, rule }: Gate, checks: Gate["checks"]): readonly Diagnostic[] {
  if (target === null) return [];
  const { pathsAllowed = [], pathsForbidden = [], measurements = [] } = target.task;
  const asked = [
    ...(pathsAllowed.length + pathsForbidden.length > 0 ? ["paths" as const] : []),
    ...(measurements.length > 0 ? ["measurements" as const] : []),
  ];
  const { file, range } = rule.source;
  return asked
    .filter((kind) => !checks.some((check) => check.kind === kind))
    .map((kind) => ({
      ruleId: "unchecked-rule",
      severity: "warning",
      message: `the plan's task ${target.task.name} has ${kind === "paths" ? "rules for paths" : "measurements"}, and this gate does not check them`,
      file,
      range,
      path: `gates.${name}`,
      hint: `Add \`check ${kind} = ${kind}\` and ask for \`${kind}.ok\`.`,
    }));
}

/** Whether a check yields an agent's word, or that of one that may stand in for it. */
function isClaimed({ checks }: Gate, id: string, { policy, kinds }: PrepareSources): boolean {
  const check = checks.find(({ name }) => name === id);
  if (check === undefined || check.agent === null) return check === undefined;
  const chain = [check.agent, ...(policy.agents[check.agent]?.fallback ?? [])];
  return chain.some((name) => kinds.agents[policy.agents[name]?.use ?? ""]?.provenance !== "observed");
}

/** That a gate rests on nothing but what agents say. In: its program tells where a gate in the gate language decides. */
export function explainClaims({ name, rule }: Gate, severity: Diagnostic["severity"], program: Program): Diagnostic {
  const { file, isExact } = rule.source;
  const range = (rule.kind === "flow" && isExact ? decidingSpan(program.statements) : null) ?? rule.source.range;
  const place =
    file === DEFAULT_GATE_FILE
      ? {
          file: POLICY_PATH,
          range: null,
          hint: `Give the policy a gate of this name with an observed check, such as \`checks: { tests: { run: "npm test" } }\`.`,
        }
      : { file, range, hint: 'Join an observed check with `and`, such as `run("npm test")`.' };
  return {
    ruleId: "claims-alone",
    severity,
    message: "agents can make this gate pass by what they say, whatever the runtime observes",
    path: `gates.${name}`,
    ...place,
  };
}
