import { assert } from "../lib/assert.ts";
import { type Diagnostic, hasErrors, type Parsed } from "../lib/diagnostic.ts";
import { checkShape, type DataPath, type Fault, formatPath, placeFaults } from "../lib/fault.ts";
import { findGatesWithoutChecks } from "./empty-gates.ts";
import { findGlobFaults } from "./glob-faults.ts";
import { findInputFaults } from "./input.ts";
import type { FoundJudgeFile } from "./judge-file.ts";
import { checkPlugIns, type PlugIns } from "./plug-ins.ts";
import {
  DEFAULT_POLICY,
  type GatePolicy,
  type Policy,
  type PolicyData,
  type PolicyKinds,
  type PolicyText,
  toRecord,
} from "./policy.ts";
import { findRedoFaults, toApproval, toRedo } from "./redo.ts";
import { findRemarks } from "./remarks.ts";
import { findBudgetFaults } from "./run-budget.ts";
import { type PolicyFile, PolicyFileSchema } from "./schema.ts";
import { decodeText } from "./text.ts";
import { findTextGateFaults, flowPathOf, type GateFile, withTextGates } from "./text-gates.ts";
import { readTypes } from "./types/read.ts";
import type { EvidenceType } from "./types/type.ts";
import { toAgents } from "./to-agents.ts";
import { findJudgesThatVerify } from "./verifiers.ts";
import { readVerifications, type Verifications } from "./verify.ts";
import { parseYaml, type YamlText } from "./yaml.ts";

export const MAX_POLICY_BYTES = 262_144;

/** Reads a policy. In: the bytes of a `passwhen.yml`, at most 256 KiB of strict UTF-8 and YAML 1.2, the name it has in messages, the
 *  plug-ins there are, the gates beside it that are files of their own, and what is at the paths of `readJudgePaths`. Out: the policy
 *  with defaults filled in, or null with every fault at once, in text order, those of judge files last; faults of YAML syntax come
 *  alone. An empty file means the defaults. Throws: never. Source: README, "Policy". */
export function parsePolicy(
  bytes: Uint8Array,
  file: string,
  kinds: PolicyKinds,
  gateFiles: readonly GateFile[] = [],
  judgeFiles: readonly FoundJudgeFile[] = [],
): Parsed<Policy> {
  const text = decodeText(bytes, file, MAX_POLICY_BYTES);
  if (text.value === null) return { value: null, diagnostics: text.diagnostics };
  const yaml = parseYaml(text.value, file);
  if (yaml.data === undefined) return { value: null, diagnostics: yaml.diagnostics };
  const written = yaml.data ?? { version: 1 };
  const data = withTextGates(written);
  const shape = checkShape(PolicyFileSchema, data);
  const types = readTypes(data);
  const plugIns = checkPlugIns(data, kinds, types);
  const verify = readVerifications(plugIns.judges, gateFiles, judgeFiles);
  const others = [
    ...shape.faults,
    ...types.faults,
    ...plugIns.faults,
    ...verify.faults,
    ...findJudgesThatVerify(data, gateFiles),
    ...findBudgetFaults(plugIns.judges),
    ...findRedoFaults(data, kinds),
    ...findInputFaults(data),
    ...findTextGateFaults(written, gateFiles),
    ...findGatesWithoutChecks(data, gateFiles),
    ...findGlobFaults(data, shape.faults),
  ].filter((fault) => !isToldAlready(fault, yaml.faults));
  const own = placeFaults([...yaml.faults, ...others], yaml.locator, file);
  const told: readonly Diagnostic[] = [...own, ...verify.diagnostics];
  if (shape.data === null || hasErrors(told)) return { value: null, diagnostics: told };
  const remarks = placeFaults(findRemarks(data, verify), yaml.locator, file);
  const diagnostics = [...remarks.map((one): Diagnostic => ({ ...one, severity: "warning" })), ...told];
  const parts = { plugIns, verify, types: types.types, yaml, kinds, file, gateFiles, data: written };
  return { value: toPolicy(shape.data, parts), diagnostics };
}

/** A key that YAML itself makes unusable need not be called unknown as well. */
function isToldAlready({ path, mark }: Fault, told: readonly Fault[]): boolean {
  return mark === "key" && told.some((fault) => formatPath(fault.path) === formatPath(path));
}

interface PolicyParts {
  readonly plugIns: PlugIns;
  readonly verify: Verifications;
  readonly types: ReadonlyMap<string, EvidenceType>;
  readonly yaml: YamlText;
  readonly kinds: PolicyKinds;
  readonly file: string;
  readonly gateFiles: readonly GateFile[];
  /** As written, before gates in one text became mappings. */
  readonly data: unknown;
}

function toPolicy(file: PolicyFile, parts: PolicyParts): Policy {
  const { plugIns, verify, types, kinds, gateFiles } = parts;
  const { defaults } = DEFAULT_POLICY;
  const gates = Object.entries(file.gates ?? {}).map(([name, gate]) => [name, toGate(name, gate, parts)] as const);
  const beside = gateFiles.filter(({ name }) => !gates.some(([own]) => own === name));
  return {
    plan: typeof file.plan === "string" ? [file.plan] : (file.plan ?? DEFAULT_POLICY.plan),
    planRef: file["plan-ref"] ?? null,
    criteria: toSources(file.criteria),
    unplanned: file.unplanned ?? DEFAULT_POLICY.unplanned,
    concurrency: file.concurrency ?? DEFAULT_POLICY.concurrency,
    agents: toAgents(file, plugIns, kinds),
    models: toRecord(Object.entries(file.models ?? {})),
    types: toRecord([...types]),
    // `findInputFaults` looked at all of it.
    input: toRecord(Object.entries(file.input ?? {}) as readonly (readonly [string, PolicyData])[]),
    setup: typeof file.setup === "string" ? [file.setup] : (file.setup ?? DEFAULT_POLICY.setup),
    defaults: {
      agent: file.defaults?.agent ?? defaults.agent,
      floor: file.defaults?.floor ?? defaults.floor,
      criteria: file.defaults?.criteria ?? defaults.criteria,
      onBlocked: file.defaults?.["on-blocked"] ?? defaults.onBlocked,
      timeoutMs: file.defaults?.timeout ?? defaults.timeoutMs,
      requireObserved: file.defaults?.["require-observed"] ?? defaults.requireObserved,
    },
    verify: verify.whole,
    approval: toApproval(file.approval),
    redo: toRedo(file.redo, parts.data),
    budget: { usd: file["budget-usd"] ?? null, tokens: file["budget-tokens"] ?? null },
    gates: toRecord([...gates, ...beside.map((one) => [one.name, toGateOfFile(one)] as const)]),
  };
}

/** In file order, each once. */
function toSources(criteria: PolicyFile["criteria"]): Policy["criteria"] {
  if (criteria === undefined) return DEFAULT_POLICY.criteria;
  return typeof criteria === "string" ? [criteria] : [...new Set(criteria)];
}

/** A gate that the policy says nothing about. Throws: never. */
export function toGateOfFile({ name, text }: GateFile): GatePolicy {
  return {
    name,
    floor: null,
    criteria: null,
    agent: null,
    checks: [],
    passWhen: null,
    flow: text,
    requireObserved: null,
    paths: null,
    require: true,
    onBlocked: null,
    timeoutMs: null,
    verify: null,
    range: text.range,
    file: text.file,
  };
}

type GateMapping = NonNullable<PolicyFile["gates"]>[string];

function toGate(name: string, gate: GateMapping, parts: PolicyParts): GatePolicy {
  const { plugIns, verify, yaml, file, gateFiles, data } = parts;
  const textAt = (path: DataPath): PolicyText | null => {
    const source = yaml.sourceOf(path);
    return source === null ? null : { ...source, file };
  };
  const checks = Object.entries(gate.checks ?? {}).map(([check, { timeout }]) => {
    const settings = plugIns.checks.get(name)?.get(check);
    assert(settings, "a check without faults has settings");
    const expression = settings.kind === "expression" ? textAt(["gates", name, "checks", check, "expression"]) : null;
    return { name: check, ...settings, expression, timeoutMs: timeout ?? null };
  });
  const range = yaml.locator.key(["gates", name]);
  assert(range, "a gate stands somewhere in the file");
  const flow = flowPathOf(data, name);
  return {
    name,
    floor: gate.floor ?? null,
    criteria: gate.criteria ?? null,
    agent: gate.agent ?? null,
    checks,
    passWhen: textAt(["gates", name, "pass-when"]),
    flow: flow === null ? (gateFiles.find((one) => one.name === name)?.text ?? null) : textAt(flow),
    requireObserved: gate["require-observed"] ?? null,
    paths: gate.paths ?? null,
    require: gate.require,
    onBlocked: gate["on-blocked"] ?? null,
    timeoutMs: gate.timeout ?? null,
    verify: verify.gates.get(name) ?? null,
    range,
    file,
  };
}
