import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Wire } from "../../../src/ports/models.ts";
import { readBody } from "./body.ts";
import { type Fault, type FaultKind, strike } from "./faults.ts";
import { type Json, recordOf } from "./json.ts";
import { chooseStep, DEFAULT_USAGE, isJudgement, sayingAt, type Scenario, turnOf } from "./scenario.ts";
import type { ModelRequest, Reply, Saying, WireSpeech } from "./wire.ts";
import { anthropic } from "./wires/anthropic.ts";
import { chat } from "./wires/chat.ts";
import { gemini } from "./wires/gemini.ts";
import { responses } from "./wires/responses.ts";

export type { Fault, FaultKind } from "./faults.ts";
export type { Scenario } from "./scenario.ts";

const WIRES: readonly WireSpeech[] = [anthropic, responses, chat, gemini];
const KEY_HEADERS = ["authorization", "x-api-key", "x-goog-api-key", "api-key"] as const;
const EXCERPT_CHARS = 400;

export interface ModelServerOptions {
  readonly scenario?: Scenario;
  readonly fault?: Fault | null;
  /** The only key that is taken, without `Bearer`; any will do by default. */
  readonly key?: string;
}

/** One request that came in, in the order of arrival. */
interface ModelCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Null for what is no model call: lists of models, token counts, unknown paths. */
  readonly wire: Wire | null;
  /** The header with the key and its value as it came. */
  readonly auth: { readonly header: string; readonly value: string } | null;
  readonly headers: IncomingHttpHeaders;
  readonly model: string;
  readonly isStreamed: boolean;
  /** A request without tools. */
  readonly isSide: boolean;
  readonly turn: number;
  /** The end of the prompt. */
  readonly prompt: string;
  /** Names of the tools that were offered. */
  readonly tools: readonly string[];
  /** The beginning of the last tool's result. */
  readonly lastResult: string;
  readonly wantsJson: boolean;
  readonly body: string;
  /** What was answered: null for a fault. */
  readonly saying: Saying | null;
  readonly fault: FaultKind | null;
  readonly atMs: number;
}

/** A running scripted model. */
export interface ModelServer {
  readonly url: string;
  readonly calls: readonly ModelCall[];
  readonly setScenario: (scenario: Scenario) => void;
  /** Null heals it. Counts its requests anew. */
  readonly setFault: (fault: Fault | null) => void;
  /** Stops at once: open connections are cut. */
  readonly close: () => Promise<void>;
}

interface State {
  scenario: Scenario;
  fault: Fault | null;
  struck: number;
  count: number;
  judged: number;
  readonly key: string | null;
  readonly calls: ModelCall[];
}

/** Starts a model on a free port of 127.0.0.1 that speaks every wire. Throws: if no port can be had. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const state: State = {
    scenario: options.scenario ?? { turns: [{ text: "ok" }] },
    fault: options.fault ?? null,
    struck: 0,
    count: 0,
    judged: 0,
    key: options.key ?? null,
    calls: [],
  };
  const http = createServer((request, response) => {
    answer(state, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(0, "127.0.0.1", resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: state.calls,
    setScenario: (scenario) => void (state.scenario = scenario),
    setFault: (fault) => void Object.assign(state, { fault, struck: 0 }),
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

const NO_REQUEST: ModelRequest = {
  model: "",
  isStreamed: false,
  prompt: "",
  called: [],
  results: [],
  tools: [],
  wantsJson: false,
};

async function answer(state: State, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(incoming);
  const { pathname } = new URL(incoming.url ?? "/", "http://model");
  const wire = incoming.method === "POST" ? WIRES.find(({ isMine }) => isMine(pathname)) : undefined;
  const request = wire?.parse(parseJson(body), pathname) ?? NO_REQUEST;
  const step = chooseStep(state.scenario, request, state.judged);
  const saying = step === null ? { text: state.scenario.side ?? "ok" } : sayingAt(step, request);
  const fault = faultFor(state, request);
  const note = { incoming, body, request, wire: wire?.name ?? null, fault: fault?.kind ?? null };
  state.calls.push(callOf({ ...note, saying: wire === undefined || fault !== null ? null : saying }));
  state.count += 1;
  if (fault === null && isJudgement(state.scenario, request)) state.judged += 1;
  const usage = state.scenario.usage ?? DEFAULT_USAGE;
  const reply: Reply = { model: request.model, id: `scripted_${state.count}`, saying, usage };
  if (fault !== null) {
    const speech = wire ?? wireOf(pathname);
    strike(fault, response, { wire: speech, frames: () => speech.stream(reply) });
    return;
  }
  if (!isKeyTaken(state, incoming)) {
    sendJson(response, 401, (wire ?? wireOf(pathname)).error(401, "this key is not known"));
    return;
  }
  if (wire === undefined) {
    answerOther(pathname, response);
    return;
  }
  if (step?.delayMs !== undefined) await pause(step.delayMs);
  if (request.isStreamed) sendStream(response, wire.stream(reply));
  else sendJson(response, 200, wire.whole(reply));
}

function faultFor(state: State, request: ModelRequest): Fault | null {
  const { fault } = state;
  const isSide = request.tools.length === 0 && !isJudgement(state.scenario, request);
  if (fault === null || (fault.strikes === "agent" && isSide)) return null;
  if (fault.times !== undefined && state.struck >= fault.times) return null;
  state.struck += 1;
  return fault;
}

function isKeyTaken({ key }: State, { headers, url }: IncomingMessage): boolean {
  if (key === null) return true;
  const given =
    keyOf(headers)?.value.replace(/^Bearer /i, "") ?? new URL(url ?? "/", "http://model").searchParams.get("key");
  return given === key;
}

function keyOf(headers: IncomingHttpHeaders): ModelCall["auth"] {
  for (const header of KEY_HEADERS) {
    const value = headers[header];
    if (typeof value === "string") return { header, value };
  }
  return null;
}

function callOf(note: {
  readonly incoming: IncomingMessage;
  readonly body: string;
  readonly request: ModelRequest;
  readonly wire: Wire | null;
  readonly saying: Saying | null;
  readonly fault: FaultKind | null;
}): ModelCall {
  const { incoming, body, request, wire, saying, fault } = note;
  return {
    method: incoming.method ?? "",
    path: incoming.url ?? "",
    wire,
    auth: keyOf(incoming.headers),
    headers: incoming.headers,
    model: request.model,
    isStreamed: request.isStreamed,
    isSide: wire !== null && request.tools.length === 0,
    turn: turnOf(request),
    prompt: request.prompt.slice(-EXCERPT_CHARS),
    tools: request.tools.map(({ name }) => name),
    lastResult: (request.results.at(-1) ?? "").slice(0, EXCERPT_CHARS),
    wantsJson: request.wantsJson,
    body,
    saying,
    fault,
    atMs: performance.now(),
  };
}

/** Token counts and lists of models; any model is known. */
function answerOther(path: string, response: ServerResponse): void {
  const counting = WIRES.find(({ isCount }) => isCount(path));
  if (counting !== undefined) return sendJson(response, 200, counting.count);
  const [, isGemini, id] = /\/(v1beta\/)?models(?:\/([^/:]+))?$/.exec(path) ?? [path, undefined, undefined];
  if (!/\/models(?:\/[^/:]+)?$/.test(path)) return sendJson(response, 404, wireOf(path).error(404, "no such path"));
  if (isGemini !== undefined) {
    const one = { name: `models/${id ?? "scripted-model"}`, supportedGenerationMethods: ["generateContent"] };
    return sendJson(response, 200, id === undefined ? { models: [one] } : one);
  }
  const one = { id: id ?? "scripted-model", object: "model", type: "model", created: 0, owned_by: "tests" };
  return sendJson(response, 200, id === undefined ? { object: "list", data: [one], has_more: false } : one);
}

/** Whose error shape fits a path that is no model call. */
function wireOf(path: string): WireSpeech {
  return path.includes("/v1beta/") ? gemini : path.includes("/messages") ? anthropic : chat;
}

function sendJson(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function sendStream(response: ServerResponse, frames: readonly string[]): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  for (const one of frames) response.write(one);
  response.end();
}

function parseJson(body: string): Json {
  try {
    return recordOf(JSON.parse(body));
  } catch {
    return {};
  }
}
