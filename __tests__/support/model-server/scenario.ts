import type { Json } from "./json.ts";
import type { ModelRequest, OfferedTool, Saying, TokenUsage } from "./wire.ts";

/** What the model does at one turn. In texts and commands `{{RESULT}}` is the last result of a tool, `{{TURN}}` the number of the turn
 *  from 0. */
export type Step = { readonly delayMs?: number } & (
  | { readonly shell: string }
  | { readonly call: string; readonly args?: Json }
  | { readonly json: Json }
  | { readonly text: string; readonly end?: "refused" | "cut" }
);

/** A model's part. Which turn it is follows from the request's own history, so nothing is remembered between calls. */
export interface Scenario {
  /** The last one goes on for ever. */
  readonly turns: readonly Step[];
  /** Other turns for prompts that match; the first that does counts. */
  readonly rounds?: readonly { readonly match: RegExp; readonly turns: readonly Step[] }[];
  /** What requests without tools get: titles, probes. */
  readonly side?: string;
  /** What a judge gets, who has no tools but the one for the answer: in the order in which judges ask, the last one for ever. */
  readonly judgements?: readonly Step[];
  readonly usage?: TokenUsage;
}

export const DEFAULT_USAGE: TokenUsage = { input: 1000, output: 50 };

/** The same thing goes by another name in every agent. */
const SHELL_TOOLS = ["Bash", "bash", "run_shell_command", "exec_command", "shell_command", "shell", "local_shell"];

/** Some agents hide tools behind a search; a look-up of one is not a turn. */
const SEARCH_TOOL = /^tool_?search$/i;
const ANSWER_TOOL = /^structured_?output$/i;

/** The tool in which a provider's library wraps the schema of an answer. */
const JSON_TOOL = "json";
/** The prompt of the pre-flight. */
const PROBE = /^Say ok\.$/;

/** Whether somebody asks for a judgement, and not for a title or a sign of life. */
export function isJudgement({ judgements }: Scenario, { tools, prompt }: ModelRequest): boolean {
  return judgements !== undefined && tools.every(({ name }) => name === JSON_TOOL) && !PROBE.test(prompt);
}

/** How many turns of the round are over. */
export function turnOf({ called }: ModelRequest): number {
  return called.filter((name) => !SEARCH_TOOL.test(name)).length;
}

/** The step for this request; null for a request without tools, which is no part of the agent's loop. In: how many judgements were
 *  asked for before this request. */
export function chooseStep(scenario: Scenario, request: ModelRequest, judged: number): Step | null {
  const { judgements = [] } = scenario;
  if (isJudgement(scenario, request)) return judgements[Math.min(judged, judgements.length - 1)] ?? null;
  if (request.tools.length === 0) return null;
  const turns = scenario.rounds?.find(({ match }) => match.test(request.prompt))?.turns ?? scenario.turns;
  return turns[Math.min(turnOf(request), turns.length - 1)] ?? null;
}

/** What the model says at a step. */
export function sayingAt(step: Step, request: ModelRequest): Saying {
  if ("shell" in step) return callShell(fill(step.shell, request), request);
  if ("call" in step) return callTool(step.call, step.args ?? {}, request);
  if ("text" in step) return { ...step, text: fill(step.text, request) };
  const tool = request.tools.find(({ name }) => ANSWER_TOOL.test(name) || name === JSON_TOOL);
  return tool === undefined ? { text: JSON.stringify(step.json) } : callOf(tool, step.json);
}

function fill(text: string, request: ModelRequest): string {
  return text
    .replaceAll("{{RESULT}}", () => request.results.at(-1) ?? "")
    .replaceAll("{{TURN}}", String(turnOf(request)));
}

function callOf({ name, namespace }: OfferedTool, args: Json): Saying {
  return { tool: name, namespace, args };
}

function callShell(command: string, { tools }: ModelRequest): Saying {
  const tool = SHELL_TOOLS.flatMap((name) => tools.filter((one) => one.name === name))[0];
  if (tool === undefined) return { text: `no shell among the tools: ${tools.map(({ name }) => name).join(", ")}` };
  return callOf(tool, shellArguments(tool, command));
}

function shellArguments({ schema }: OfferedTool, command: string): Json {
  const properties = (schema["properties"] ?? {}) as Readonly<Record<string, Json>>;
  const required = Array.isArray(schema["required"]) ? schema["required"].map(String) : [];
  const key = ["command", "cmd", "script"].find((name) => name in properties) ?? "command";
  const others = required
    .filter((name) => name !== key)
    .map((name) => [name, sampleOf(properties[name] ?? {})] as const);
  const value = properties[key]?.["type"] === "array" ? ["bash", "-lc", command] : command;
  return { ...Object.fromEntries(others), [key]: value };
}

function sampleOf({ enum: words, type }: Json): unknown {
  if (Array.isArray(words)) return words[0] as unknown;
  if (type === "boolean") return false;
  return type === "number" || type === "integer" ? 1 : "step of the scenario";
}

function callTool(wanted: string, args: Json, request: ModelRequest): Saying {
  const { tools, called, results } = request;
  const tool = tools.find(({ name }) => name === wanted) ?? tools.find(({ name }) => name.endsWith(wanted));
  if (tool !== undefined) return callOf(tool, args);
  const search = tools.find(({ name }) => SEARCH_TOOL.test(name));
  if (search === undefined) return { text: `no tool ${wanted} among: ${tools.map(({ name }) => name).join(", ")}` };
  if (!called.some((name) => SEARCH_TOOL.test(name))) return callOf(search, { query: wanted });
  const found = new RegExp(`[\\w-]*${wanted}`).exec(results.at(-1) ?? "")?.[0];
  if (found === undefined) return { text: `the search found no tool ${wanted}` };
  const caller = tools.find(({ name }) => name === "tool_call");
  if (caller === undefined) return { tool: found, namespace: null, args };
  return callOf(caller, { name: found, arguments: args });
}
