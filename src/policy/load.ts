import { assert } from "../lib/assert.ts";
import { hasErrors, type Parsed } from "../lib/diagnostic.ts";
import { checkShape, type Fault, formatPath, placeFaults, valueAt } from "../lib/fault.ts";
import { findGlobFaults } from "./glob-faults.ts";
import { explainLaterKey, findTextGates, isTextGate } from "./later.ts";
import { checkPlugIns, type PlugIns } from "./plug-ins.ts";
import {
  type AgentPolicy,
  DEFAULT_POLICY,
  type GatePolicy,
  type Policy,
  type PolicyKinds,
  toRecord,
} from "./policy.ts";
import { type PolicyFile, PolicyFileSchema } from "./schema.ts";
import { decodeText } from "./text.ts";
import { readTypes } from "./types/read.ts";
import type { EvidenceType } from "./types/type.ts";
import { parseYaml, type YamlText } from "./yaml.ts";

export const MAX_POLICY_BYTES = 262_144;

/** Reads a policy. In: the bytes of a `passwhen.yml`, at most 256 KiB of strict UTF-8 and YAML 1.2, the name it has in messages, and
 *  the plug-ins there are. Out: the policy with defaults filled in, or null with every fault at once, in text order; faults of YAML
 *  syntax come alone. An empty file means the defaults. Throws: never. Source: README, "Policy". */
export function parsePolicy(bytes: Uint8Array, file: string, kinds: PolicyKinds): Parsed<Policy> {
  const text = decodeText(bytes, file, MAX_POLICY_BYTES);
  if (text.value === null) return { value: null, diagnostics: text.diagnostics };
  const yaml = parseYaml(text.value, file);
  if (yaml.data === undefined) return { value: null, diagnostics: yaml.diagnostics };
  const data = yaml.data ?? { version: 1 };
  const shape = checkShape(PolicyFileSchema, data, { explainKey: explainLaterKey });
  const shapeFaults = shape.faults.filter(({ path }) => !isTextGate(data, path));
  const types = readTypes(data);
  const plugIns = checkPlugIns(data, kinds, types);
  const gateFaults = findGateFaults(data);
  const globFaults = findGlobFaults(data, shapeFaults);
  const others = [...shapeFaults, ...types.faults, ...plugIns.faults, ...gateFaults, ...globFaults].filter(
    (fault) => !isToldAlready(fault, yaml.faults),
  );
  const diagnostics = placeFaults([...yaml.faults, ...others], yaml.locator, file);
  if (shape.data === null || hasErrors(diagnostics)) return { value: null, diagnostics };
  return { value: toPolicy(shape.data, { plugIns, types: types.types, yaml, kinds }), diagnostics };
}

/** A key that YAML itself makes unusable need not be called unknown as well. */
function isToldAlready({ path, mark }: Fault, told: readonly Fault[]): boolean {
  return mark === "key" && told.some((fault) => formatPath(fault.path) === formatPath(path));
}

function findGateFaults(data: unknown): readonly Fault[] {
  const gates = valueAt(data, ["gates"]);
  if (typeof gates !== "object" || gates === null) return [];
  const names = Object.keys(gates);
  const empty = names.filter((name) => {
    const checks = valueAt(gates, [name, "checks"]) ?? {};
    return (
      (valueAt(gates, [name, "paths"]) ?? null) !== null &&
      typeof checks === "object" &&
      Object.keys(checks ?? {}).length === 0
    );
  });
  const message = "a gate with `paths` decides by its own checks and needs at least one";
  const hint = "Add `checks`; they run on every pull request that changes such files.";
  return [
    ...findTextGates(data, names),
    ...empty.map((name): Fault => ({ ruleId: "no-checks", message, hint, path: ["gates", name], mark: "key" })),
  ];
}

interface PolicyParts {
  readonly plugIns: PlugIns;
  readonly types: ReadonlyMap<string, EvidenceType>;
  readonly yaml: YamlText;
  readonly kinds: PolicyKinds;
}

function toPolicy(file: PolicyFile, { plugIns, types, yaml, kinds }: PolicyParts): Policy {
  const { defaults } = DEFAULT_POLICY;
  return {
    plan: typeof file.plan === "string" ? [file.plan] : (file.plan ?? DEFAULT_POLICY.plan),
    planRef: file["plan-ref"] ?? null,
    criteria: toSources(file.criteria),
    unplanned: file.unplanned ?? DEFAULT_POLICY.unplanned,
    concurrency: file.concurrency ?? DEFAULT_POLICY.concurrency,
    agents: toAgents(file, plugIns, kinds),
    models: toRecord(Object.entries(file.models ?? {})),
    types: toRecord([...types]),
    setup: typeof file.setup === "string" ? [file.setup] : (file.setup ?? DEFAULT_POLICY.setup),
    defaults: {
      agent: file.defaults?.agent ?? defaults.agent,
      floor: file.defaults?.floor ?? defaults.floor,
      criteria: file.defaults?.criteria ?? defaults.criteria,
      onBlocked: file.defaults?.["on-blocked"] ?? defaults.onBlocked,
      timeoutMs: file.defaults?.timeout ?? defaults.timeoutMs,
    },
    gates: toRecord(Object.entries(file.gates ?? {}).map(([name, gate]) => [name, toGate(name, gate, plugIns, yaml)])),
  };
}

/** In file order, each once. */
function toSources(criteria: PolicyFile["criteria"]): Policy["criteria"] {
  if (criteria === undefined) return DEFAULT_POLICY.criteria;
  return typeof criteria === "string" ? [criteria] : [...new Set(criteria)];
}

/** Without an agent named `default` there is the recipe, with its own defaults. */
function toAgents(file: PolicyFile, plugIns: PlugIns, kinds: PolicyKinds): Policy["agents"] {
  const recipe = kinds.agents["recipe"]?.params.safeParse({});
  const standard = { use: "recipe", timeoutMs: null, fallback: [], params: recipe?.data ?? {} };
  const own = Object.entries(file.agents ?? {}).map(([name, agent]): [string, AgentPolicy] => {
    const settings = plugIns.agents.get(name);
    assert(settings, "an agent without faults has settings");
    return [name, { ...settings, timeoutMs: agent.timeout ?? null, fallback: agent.fallback ?? [] }];
  });
  return toRecord<AgentPolicy>([["default", standard], ...own]);
}

type GateFile = NonNullable<PolicyFile["gates"]>[string];

function toGate(name: string, gate: GateFile, plugIns: PlugIns, yaml: YamlText): GatePolicy {
  const checks = Object.entries(gate.checks ?? {}).map(([check, { timeout }]) => {
    const settings = plugIns.checks.get(name)?.get(check);
    assert(settings, "a check without faults has settings");
    return { name: check, ...settings, timeoutMs: timeout ?? null };
  });
  const range = yaml.locator.key(["gates", name]);
  assert(range, "a gate stands somewhere in the file");
  return {
    name,
    floor: gate.floor ?? null,
    criteria: gate.criteria ?? null,
    agent: gate.agent ?? null,
    checks,
    passWhen: yaml.sourceOf(["gates", name, "pass-when"]),
    paths: gate.paths ?? null,
    require: gate.require,
    onBlocked: gate["on-blocked"] ?? null,
    timeoutMs: gate.timeout ?? null,
    range,
  };
}
