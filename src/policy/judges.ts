import { z } from "zod";
import { checkShape, type DataPath, type Fault, listAlternatives, quote, valueAt } from "../lib/fault.ts";
import { fallbackOf } from "./fallback.ts";
import type { PolicyKinds } from "./policy.ts";
import { isAgentName } from "./verify-schema.ts";

/** An agent of the policy that passed the schema of its kind; `params` is null where it did not. */
export interface AgentSettings {
  readonly use: string;
  readonly params: unknown;
}

/** An entry that a policy gets for a judge that it describes without giving it a name. */
interface MadeAgent extends AgentSettings {
  /** The agent whose time and stand-ins it has; null for none. */
  readonly like: string | null;
  /** Null for that of `like`. */
  readonly timeoutMs: number | null;
}

/** What judges are looked up in. `data` is a policy of any shape. */
export interface Judges {
  readonly data: unknown;
  readonly kinds: PolicyKinds;
  /** Also has agents whose params are null. */
  readonly agents: ReadonlyMap<string, AgentSettings>;
  /** By name; a name in parentheses cannot be one of the policy's own. */
  readonly made: Map<string, MadeAgent>;
}

/** Kinds whose models the built-in judge can ask by itself, at the same endpoint and with the same key. */
const PROVIDERS: Readonly<Record<string, string>> = { "claude-code": "anthropic", codex: "openai", gemini: "google" };
/** Keys of an agent that are the runtime's and not the kind's. */
export const AGENT_KEYS: readonly string[] = ["use", "timeout", "fallback"];
/** What the built-in judge takes over from such an agent. */
const ENDPOINT_KEYS = ["base-url", "key-env", "price"];
export const JUDGE_KIND = "judge";
/** The agent that judges where nobody is named. */
const USUAL_NAME = "judge";

/** Where a fault of a judge is to be told. */
interface Place {
  readonly path: DataPath;
  readonly mark: Fault["mark"];
}

/** The provider of a kind's models as the built-in judge names it; null where none is known. */
export function providerOf(use: string): string | null {
  return Object.hasOwn(PROVIDERS, use) ? (PROVIDERS[use] ?? null) : null;
}

/** The kind of an agent; null for one that is not there or says none. */
export function useOf(data: unknown, agent: string): string | null {
  const use = valueAt(data, ["agents", agent, "use"]);
  if (typeof use === "string") return use;
  return agent === "default" && valueAt(data, ["agents", agent]) === undefined ? "recipe" : null;
}

/** Who judges where nobody says so: the policy's agent `judge`, else the model of the gate's agent or of the default one. In: the gate,
 *  null for the whole policy. Out: a name, null where a fault was told. Throws: never. */
export function findUsualJudge(judges: Judges, gate: string | null, place: Place, faults: Fault[]): string | null {
  const { data, agents } = judges;
  const name = useOf(data, USUAL_NAME) === JUDGE_KIND ? USUAL_NAME : defaultAgentOf(data, gate);
  const use = useOf(data, name);
  if (use === JUDGE_KIND) {
    faults.push(...findUnableJudges(judges, name, place.path).map((fault) => ({ ...fault, mark: place.mark })));
    return name;
  }
  const provider = use === null ? null : providerOf(use);
  if (use === null) return null;
  if (provider === null) {
    faults.push({ ...explainNoModel(data, name, use, place), ...place });
    return null;
  }
  const params = agents.get(name)?.params ?? null;
  return params === null ? null : makeLike(judges, name, provider, params, place, faults);
}

/** The agent of a gate, else that of the policy. */
export function defaultAgentOf(data: unknown, gate: string | null): string {
  const own = gate === null ? undefined : valueAt(data, ["gates", gate, "agent"]);
  const usual = valueAt(data, ["defaults", "agent"]);
  return typeof own === "string" ? own : typeof usual === "string" ? usual : "default";
}

/** The built-in judge with a model of its own. Out: a name, null where a fault was told. Throws: never. */
export function makeOfModel(
  judges: Judges,
  gate: string | null,
  model: string,
  path: DataPath,
  faults: Fault[],
): string | null {
  const name = gate === null ? "(judge)" : `(judge ${gate})`;
  return make(judges, name, { model }, { path, mark: "value" }, faults);
}

function makeLike(
  judges: Judges,
  agent: string,
  provider: string,
  params: unknown,
  place: Place,
  faults: Fault[],
): string | null {
  const endpoint = ENDPOINT_KEYS.flatMap((key) => {
    const value = valueAt(params, [key]);
    return value === undefined ? [] : [[key, value] as const];
  });
  const model = String(valueAt(params, ["model"]));
  const settings = { ...Object.fromEntries(endpoint), model: `${provider}:${model}` };
  // A space, so that no gate can have this name.
  return make(judges, `(judge like ${agent})`, settings, place, faults);
}

function make(judges: Judges, name: string, settings: unknown, place: Place, faults: Fault[]): string | null {
  const kind = judges.kinds.agents[JUDGE_KIND];
  if (kind === undefined) {
    const message = `no agent kind is named ${quote(JUDGE_KIND)}`;
    faults.push({ ruleId: "unknown-kind", message, hint: null, ...place });
    return null;
  }
  const params = checkShape(kind.params, settings);
  // What the kind wants beside the model has no place here.
  faults.push(
    ...params.faults.map((fault): Fault => {
      const isModel = fault.path.at(-1) === "model";
      const message = isModel ? fault.message : `needs \`${String(fault.path.at(-1))}\`, which ${fault.message}`;
      const hint = isModel ? fault.hint : "Write an agent of the kind `judge` under `agents`, and name it as `agent`.";
      return { ...fault, message, hint, ...place };
    }),
  );
  if (params.data === null) return null;
  judges.made.set(name, { use: JUDGE_KIND, params: params.data, like: null, timeoutMs: null });
  return name;
}

function explainNoModel(
  data: unknown,
  agent: string,
  use: string,
  { path }: Place,
): Pick<Fault, "ruleId" | "message" | "hint"> {
  const isCheck = path.length === 4;
  const message = `nobody says which model judges, and the agent ${quote(agent)} of the kind ${quote(use)} has none for it`;
  const judge = firstJudge(data);
  const agents = '`agents: { judge: { use: judge, model: "anthropic:claude-sonnet-5" } }`';
  if (judge !== null) {
    const hint = isCheck ? `Name the judge: \`agent: ${judge}\`.` : `Name the judge: \`verify: { agent: ${judge} }\`.`;
    return { ruleId: "missing-model", message, hint };
  }
  const hint = isCheck
    ? `Add ${agents} to the policy.`
    : `Add ${agents} to the policy, or write \`model\` in the mapping of \`verify\`.`;
  return { ruleId: "missing-model", message, hint };
}

/** The first agent of the built-in judge's kind under a name that can be written. */
function firstJudge(data: unknown): string | null {
  const agents = valueAt(data, ["agents"]);
  if (typeof agents !== "object" || agents === null || Array.isArray(agents)) return null;
  return Object.keys(agents).find((name) => isAgentName(name) && useOf(data, name) === JUDGE_KIND) ?? null;
}

/** Who is named to judge, or may stand in for it, and has no way to hand in a judgement. Throws: never. */
export function findUnableJudges(judges: Judges, agent: string, path: DataPath): readonly Fault[] {
  const { data, kinds } = judges;
  const able = Object.keys(kinds.agents).filter((use) => canJudge(kinds, use));
  return [agent, ...fallbackOf(data, agent)].flatMap((name): Fault[] => {
    const use = useOf(data, name);
    if (use === null || canJudge(kinds, use)) return [];
    const who = name === agent ? quote(name) : `${quote(name)}, which stands in for ${quote(agent)},`;
    const message = `${who} is of the kind ${quote(use)}, which cannot hand in a judgement`;
    const hint = able.length === 0 ? null : `Name an agent of the kind ${listAlternatives(able)}.`;
    return [{ ruleId: "judge-unsupported", message, hint, path, mark: "value" }];
  });
}

/** Whether agents of a kind can hand in a judgement; true also for an unknown kind, which is told elsewhere. */
export function canJudge({ agents }: PolicyKinds, use: string): boolean {
  const kind = Object.hasOwn(agents, use) ? agents[use] : undefined;
  return kind === undefined || kind.provenance !== "observed";
}

/** The keys that agents of a kind take beside `use`, `timeout` and `fallback`. */
export function keysOfKind({ agents }: PolicyKinds, use: string): readonly string[] {
  const params = Object.hasOwn(agents, use) ? agents[use]?.params : undefined;
  return params instanceof z.ZodObject ? Object.keys(params.shape) : [];
}
