import type { Diagnostic } from "../lib/diagnostic.ts";
import { checkShape, type Fault, quote, suggest, valueAt } from "../lib/fault.ts";
import type { JudgeFile } from "./judge-file.ts";
import {
  AGENT_KEYS,
  canJudge,
  defaultAgentOf,
  findUnableJudges,
  JUDGE_KIND,
  type Judges,
  keysOfKind,
  providerOf,
  useOf,
} from "./judges.ts";

/** Whom a judge file takes as its agent: one of the policy, or a kind without settings of its own. */
interface Base {
  readonly use: string;
  readonly like: string | null;
}

/** Providers that a model may be written with; one that fits the agent's kind is left off. */
const WITH_PROVIDER = /^(anthropic|openai|google|gateway|compatible):(.*)$/s;
/** What a judge file may say of its agent, where the agent's kind has such a setting. */
const OVERRIDES = ["model", "effort", "tools"] as const;

/** The agent that a judge file describes, as an entry of its own. Out: its name, or null where a fault is among the diagnostics or was
 *  told of the policy. Throws: never. */
export function makeFileJudge(
  judges: Judges,
  file: JudgeFile,
): { readonly name: string | null; readonly diagnostics: readonly Diagnostic[] } {
  const faults: Fault[] = [];
  const base = findBase(judges, file, faults);
  const params = base === null ? null : readParams(judges, file, base, faults);
  const ignored = base === null ? [] : findIgnored(judges, file, base);
  const diagnostics = [...file.place(faults, "error"), ...file.place(ignored, "warning")];
  if (base === null || params === null || faults.length > 0) return { name: null, diagnostics };
  const name = `(judge ${file.path})`;
  judges.made.set(name, { ...base, params, timeoutMs: file.settings.timeout ?? null });
  return { name, diagnostics };
}

function findBase(judges: Judges, file: JudgeFile, faults: Fault[]): Base | null {
  const { agent } = file.settings;
  const base = agent === undefined ? findUnnamed(judges, file, faults) : findNamed(judges, agent, faults);
  if (base === null) return null;
  const path = [agent === undefined ? "model" : "agent"];
  const unable = base.like === null ? findUnableKind(judges, base.use) : findUnableJudges(judges, base.like, path);
  faults.push(...unable);
  return unable.length > 0 ? null : base;
}

/** A name of the policy counts before a kind of the same name. */
function findNamed({ data, kinds }: Judges, agent: string, faults: Fault[]): Base | null {
  const names = new Set(["default", ...namesAt(data)]);
  if (names.has(agent)) {
    const use = useOf(data, agent);
    return use === null ? null : { use, like: agent };
  }
  if (Object.hasOwn(kinds.agents, agent)) return { use: agent, like: null };
  const known = [...names, ...Object.keys(kinds.agents)];
  const message = `no agent of the policy and no kind of agent is named ${quote(agent)}`;
  const hint = suggest(agent, known) ?? "Define it under `agents` in the policy.";
  faults.push({ ruleId: "unknown-agent", message, hint, path: ["agent"], mark: "value" });
  return null;
}

/** Without a name: the policy's default agent, else the built-in judge, which has no tools and wants the provider of its model. */
function findUnnamed({ data, kinds }: Judges, { settings }: JudgeFile, faults: Fault[]): Base | null {
  const name = defaultAgentOf(data, null);
  const use = useOf(data, name);
  if (use === null) return null;
  if (canJudge(kinds, use)) return { use, like: name };
  const isBuiltIn = settings.tools === undefined && WITH_PROVIDER.test(settings.model ?? "");
  if (isBuiltIn && Object.hasOwn(kinds.agents, JUDGE_KIND)) return { use: JUDGE_KIND, like: null };
  const message = `nobody says which agent judges, and the default agent ${quote(name)} of the kind ${quote(use)} cannot`;
  const hint = "Add `agent` to the front matter: a name from `agents` in the policy, or a kind such as `claude-code`.";
  faults.push({ ruleId: "missing-agent", message, hint, path: [], mark: "value" });
  return null;
}

function findUnableKind({ kinds }: Judges, use: string): readonly Fault[] {
  if (canJudge(kinds, use)) return [];
  const message = `agents of the kind ${quote(use)} cannot hand in a judgement`;
  return [{ ruleId: "judge-unsupported", message, hint: null, path: ["agent"], mark: "value" }];
}

/** Out: null for a fault, told here or of the agent that the file goes by. */
function readParams(judges: Judges, file: JudgeFile, base: Base, faults: Fault[]): unknown {
  const kind = judges.kinds.agents[base.use];
  if (kind === undefined || (base.like !== null && !isSound(judges, base.like))) return null;
  const settings = settingsOf(judges, file, base, faults);
  const params = checkShape(kind.params, settings);
  faults.push(...params.faults.map((fault) => explainUnsettable(fault, base)));
  return params.data;
}

function isSound({ data, agents }: Judges, name: string): boolean {
  return valueAt(data, ["agents", name]) === undefined || (agents.get(name)?.params ?? null) !== null;
}

/** The agent's settings as written, so that they pass its schema once only. */
function settingsOf(judges: Judges, file: JudgeFile, base: Base, faults: Fault[]): Readonly<Record<string, unknown>> {
  const written = base.like === null ? {} : (valueAt(judges.data, ["agents", base.like]) ?? {});
  const known = keysOfKind(judges.kinds, base.use);
  const own = Object.fromEntries(Object.entries(written).filter(([key]) => !AGENT_KEYS.includes(key)));
  const overrides = OVERRIDES.flatMap((key) => {
    const value = file.settings[key];
    if (value === undefined || !known.includes(key)) return [];
    return [[key, typeof value === "string" && key === "model" ? modelFor(base.use, value, faults) : value] as const];
  });
  const settings = { ...own, ...Object.fromEntries(overrides) };
  // The price is that of the agent's own model.
  const isOtherModel = settings["model"] !== own["model"];
  return Object.fromEntries(Object.entries(settings).filter(([key]) => key !== "price" || !isOtherModel));
}

function modelFor(use: string, model: string, faults: Fault[]): string {
  const provider = providerOf(use);
  const [, named, bare] = WITH_PROVIDER.exec(model) ?? [];
  if (provider === null || named === undefined || bare === undefined) return model;
  if (named === provider) return bare;
  const message = `${quote(model)} is a model of another provider: agents of the kind ${quote(use)} ask \`${provider}\``;
  const hint = "Name another agent, or the model as its provider spells it.";
  faults.push({ ruleId: "wrong-provider", message, hint, path: ["model"], mark: "value" });
  return bare;
}

/** What the kind wants and a judge file has no word for must come from an agent of the policy. */
function explainUnsettable(fault: Fault, { use }: Base): Fault {
  const key = String(fault.path[0]);
  if (OVERRIDES.some((one) => one === key)) return fault;
  const hint = `Write an agent of the kind ${quote(use)} under \`agents\` in the policy, and name it as \`agent\`.`;
  return { ...fault, message: `the agent's \`${key}\` ${fault.message}`, hint, path: [], mark: "value" };
}

function findIgnored({ kinds }: Judges, { settings }: JudgeFile, { use }: Base): readonly Fault[] {
  const known = keysOfKind(kinds, use);
  return OVERRIDES.filter((key) => settings[key] !== undefined && !known.includes(key)).map((key): Fault => {
    const message =
      key === "tools"
        ? "has no effect: no agent kind restricts tools yet"
        : `is ignored: agents of the kind ${quote(use)} have no such setting`;
    return { ruleId: "ignored-setting", message, hint: "Remove it.", path: [key], mark: "key" };
  });
}

function namesAt(data: unknown): readonly string[] {
  const agents = valueAt(data, ["agents"]);
  return typeof agents === "object" && agents !== null && !Array.isArray(agents) ? Object.keys(agents) : [];
}
