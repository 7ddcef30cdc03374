import { z } from "zod";
import {
  checkShape,
  type DataPath,
  type Fault,
  listAlternatives,
  quote,
  suggest,
  unknownKey,
  valueAt,
} from "../lib/fault.ts";
import { type AgentCheckPolicy, NO_AGENT, readAgentCheck, readRunCheck } from "./agent-check.ts";
import { fallbackOf, findFallbackFaults } from "./fallback.ts";
import { AGENT_KEYS, type AgentSettings, findUnableJudges, findUsualJudge, JUDGE_KIND, type Judges } from "./judges.ts";
import type { PolicyKinds } from "./policy.ts";
import { explainNoRubric } from "./rubric-text.ts";
import { checkKindsOf, kindsIn } from "./schema.ts";
import type { ReadTypes } from "./types/read.ts";
import { withHint } from "./verify-hints.ts";

interface CheckSettings extends AgentCheckPolicy {
  readonly kind: string;
  readonly params: unknown;
}

/** Settings of plug-ins that passed their schemas, by name; all of them only when there are no faults. */
export interface PlugIns {
  readonly agents: ReadonlyMap<string, AgentSettings>;
  /** The same agents, with entries for the judges of checks that name none. */
  readonly judges: Judges;
  /** By gate name, then by check name. */
  readonly checks: ReadonlyMap<string, ReadonlyMap<string, CheckSettings>>;
  readonly faults: readonly Fault[];
}

/** Kinds of the checks that the default gate has under these names. */
const DEFAULT_CHECKS: ReadonlyMap<string, string> = new Map([
  ["handoff", "agent"],
  ["paths", "paths"],
  ["measurements", "measurements"],
]);

/** What a check is looked at with. */
interface Surroundings {
  readonly kinds: PolicyKinds;
  readonly types: ReadTypes;
  readonly agentNames: ReadonlySet<string>;
  readonly judges: Judges;
}

/** Checks every agent and every check of a policy against the schema of its kind. In: the data of a policy of any shape and its types;
 *  what is not an agent or a check is left to the schema of the file. Throws: never. */
export function checkPlugIns(data: unknown, kinds: PolicyKinds, types: ReadTypes): PlugIns {
  const faults: Fault[] = [];
  const agents = new Map<string, AgentSettings>();
  for (const [name, agent] of entriesAt(data, ["agents"])) {
    const settings = checkAgent(agent, ["agents", name], kinds, faults);
    if (settings !== null) agents.set(name, settings);
  }
  const agentNames = new Set(["default", ...entriesAt(data, ["agents"]).map(([name]) => name)]);
  for (const path of placesOfNames(data, agentNames)) checkAgentName(data, path, agentNames, faults);
  faults.push(...findFallbackFaults(data, [...agentNames]));
  const judges: Judges = { data, kinds, agents, made: new Map() };
  const surroundings = { kinds, types, agentNames, judges };
  const checks = new Map<string, ReadonlyMap<string, CheckSettings>>();
  for (const [gate] of entriesAt(data, ["gates"])) {
    checkAgentName(data, ["gates", gate, "agent"], agentNames, faults);
    checks.set(gate, checkChecks(data, ["gates", gate, "checks"], surroundings, faults));
  }
  return { agents, judges, checks, faults };
}

/** Where a policy names agents outside its gates. */
function placesOfNames(data: unknown, agentNames: ReadonlySet<string>): readonly DataPath[] {
  const standIns = [...agentNames].flatMap((agent) =>
    fallbackOf(data, agent).map((_, index): DataPath => ["agents", agent, "fallback", index]),
  );
  const ofModels = entriesAt(data, ["models"]).map(([model]): DataPath => ["models", model]);
  return [["defaults", "agent"], ["redo", "agent"], ...standIns, ...ofModels];
}

function checkAgent(agent: unknown, path: DataPath, kinds: PolicyKinds, faults: Fault[]): AgentSettings | null {
  const use = valueAt(agent, ["use"]);
  if (!isMapping(agent) || typeof use !== "string") return null;
  const kind = Object.hasOwn(kinds.agents, use) ? kinds.agents[use] : undefined;
  if (kind === undefined) {
    const known = Object.keys(kinds.agents);
    const hint = suggest(use, known) ?? `Known kinds: ${known.map(quote).join(", ")}.`;
    const message = `no agent kind is named ${quote(use)}`;
    faults.push({ ruleId: "unknown-kind", message, hint, path: [...path, "use"], mark: "value" });
    return null;
  }
  const settings = Object.fromEntries(Object.entries(agent).filter(([key]) => !AGENT_KEYS.includes(key)));
  const params = checkShape(kind.params, settings, { at: path, alsoKnown: AGENT_KEYS });
  faults.push(...params.faults);
  return { use, params: params.data };
}

function checkChecks(
  data: unknown,
  path: DataPath,
  surroundings: Surroundings,
  faults: Fault[],
): ReadonlyMap<string, CheckSettings> {
  const found = new Map<string, CheckSettings>();
  for (const [name, check] of entriesAt(data, path)) {
    const at = [...path, name];
    const settings = checkCheck(check, at, surroundings, faults);
    if (settings === null) continue;
    found.set(name, { ...settings, ...readAsked(settings, data, at, surroundings, faults) });
    const own = DEFAULT_CHECKS.get(name);
    if (own === undefined || own === settings.kind) continue;
    const message = `is a check of the default gate: its kind is \`${own}\`, not \`${settings.kind}\``;
    faults.push({ ruleId: "reserved-check", message, hint: "Give your check another name.", path: at, mark: "key" });
  }
  return found;
}

function readAsked(
  { kind, params }: Pick<CheckSettings, "kind" | "params">,
  data: unknown,
  path: DataPath,
  surroundings: Surroundings,
  faults: Fault[],
): AgentCheckPolicy {
  if (kind === JUDGE_KIND) return readJudge(params, data, path, surroundings, faults);
  if (kind === "run") return readRunCheck(data, path, surroundings.types, faults);
  if (kind !== "agent") return NO_AGENT;
  checkAgentName(data, [...path, "agent"], surroundings.agentNames, faults);
  return readAgentCheck(data, path, surroundings, faults);
}

/** In: the params of a judge check, in which there is a judge also where the policy names none. */
function readJudge(
  params: unknown,
  data: unknown,
  path: DataPath,
  { agentNames, judges }: Surroundings,
  faults: Fault[],
): AgentCheckPolicy {
  const [named, agent] = [valueAt(data, [...path, "agent"]), valueAt(params, ["agent"])];
  const rubric = valueAt(data, [...path, "judge"]);
  const fault = typeof rubric === "string" ? explainNoRubric(rubric, "check") : null;
  if (fault !== null) faults.push({ ...fault, path: [...path, "judge"], mark: "value" });
  if (typeof named === "string") {
    checkAgentName(data, [...path, "agent"], agentNames, faults);
    faults.push(...findUnableJudges(judges, named, [...path, "agent"]));
  }
  return { ...NO_AGENT, agent: typeof agent === "string" ? agent : null };
}

function checkCheck(
  check: unknown,
  path: DataPath,
  { kinds, judges }: Surroundings,
  faults: Fault[],
): Pick<CheckSettings, "kind" | "params"> | null {
  if (!isMapping(check)) return null;
  const checks = checkKindsOf(kinds);
  const known = Object.keys(checks);
  const [kind, ...others] = kindsIn(Object.keys(check), known);
  for (const other of others) {
    const message = `a check has one kind, and this one is \`${kind}\` already`;
    faults.push({ ruleId: "two-kinds", message, hint: "Make two checks of it.", path: [...path, other], mark: "key" });
  }
  const schema = kind === undefined ? undefined : checks[kind];
  if (kind === undefined || schema === undefined) {
    faults.push(...explainNoKind(check, path, checks));
    return null;
  }
  const settings = Object.fromEntries(
    Object.entries(check).filter(([key]) => key !== "timeout" && !others.includes(key)),
  );
  const isJudge = kind === JUDGE_KIND;
  const usual = isJudge && settings["agent"] === undefined ? usualJudge(judges, path, faults) : {};
  const params = checkShape(schema, { ...settings, ...usual }, { at: path, alsoKnown: ["timeout"] });
  const hinted = (fault: Fault) => withHint(fault, "check", valueAt(check, fault.path.slice(path.length)));
  faults.push(...(isJudge ? params.faults.map(hinted) : params.faults));
  return { kind, params: params.data };
}

/** Without a judge a fault is told, and the schema is not to complain of it once more. */
function usualJudge(judges: Judges, path: DataPath, faults: Fault[]): { readonly agent: string } {
  return { agent: findUsualJudge(judges, String(path[1]), { path, mark: "key" }, faults) ?? "(none)" };
}

/** A key that only some kind has says nothing of which kind is meant. */
function explainNoKind(
  check: Readonly<Record<string, unknown>>,
  path: DataPath,
  checks: ReturnType<typeof checkKindsOf>,
): readonly Fault[] {
  const known = Object.keys(checks);
  const ofKinds = new Set(Object.values(checks).flatMap(keysOf));
  const strangers = Object.keys(check).filter((key) => key !== "timeout" && !ofKinds.has(key));
  const message = `has no kind; expected one of the keys ${listAlternatives(known)}`;
  if (strangers.length === 0) return [{ ruleId: "unknown-kind", message, hint: null, path, mark: "value" }];
  return strangers.map((key) => unknownKey(path, key, [...known, "timeout"]));
}

function keysOf(schema: z.ZodType): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function checkAgentName(data: unknown, path: DataPath, known: ReadonlySet<string>, faults: Fault[]): void {
  const name = valueAt(data, path);
  if (typeof name !== "string" || known.has(name)) return;
  const hint = suggest(name, known) ?? `Define it under \`agents\`, or use ${listAlternatives([...known])}.`;
  faults.push({ ruleId: "unknown-agent", message: `no agent is named ${quote(name)}`, hint, path, mark: "value" });
}

function entriesAt(data: unknown, path: DataPath): readonly (readonly [string, unknown])[] {
  const value = valueAt(data, path);
  return isMapping(value) ? Object.entries(value) : [];
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
