import { client, methods, PROTOCOL_VERSION, RequestError } from "@agentclientprotocol/sdk";
import type { ClientContext, McpServer } from "@agentclientprotocol/sdk";
import pLimit from "p-limit";
import { z } from "zod";
import { GateError, messageOf } from "../../lib/error.ts";
import type { ReasonCode } from "../../lib/reason.ts";
import type { ToolServer } from "../../ports/tools.ts";
import { readTextFile, writeTextFile } from "./files.ts";
import type { Listener } from "./listen.ts";
import type { Permission } from "./params.ts";
import { decide } from "./permissions.ts";
import { isWithin, type Root } from "./places.ts";
import type { Wire } from "./wire.ts";

const AUTH_REQUIRED = -32_000;
const METHOD_NOT_FOUND = -32_601;
/** An agent may ask for more files at once than there is room for. */
const MAX_OPEN_FILES = 4;
const MAX_WAITING_FILES = 1_000;

/** What an agent is asked to do. */
export interface Errand {
  readonly root: Root;
  readonly prompt: string;
  /** The session to go on with; null for a new one. */
  readonly resume: string | null;
  readonly tool: ToolServer | null;
  readonly allow: readonly Permission[];
  /** Longest wait for each answer before the work begins. */
  readonly startTimeoutMs: number;
  readonly listener: Listener;
  /** Told of each thing that the agent was refused; untrusted plain text. */
  readonly onRefusal: (what: string) => void;
  /** Aborted when the turn is to be cancelled. */
  readonly signal: AbortSignal;
}

/** What is known of an agent; filled while it talks, so that it is known of one that fails too. */
export interface Acquaintance {
  version: string | null;
  name: string | null;
  sessionId: string | null;
}

/** How a turn ended, by the agent's own word. */
export interface Turn {
  readonly stopReason: string;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().catch(null);

const Initialized = z.object({
  protocolVersion: z.number(),
  agentInfo: optional(z.object({ name: optional(z.string()), version: optional(z.string()) })),
  agentCapabilities: optional(z.object({ loadSession: optional(z.boolean()) })),
});

const Opened = z.object({ sessionId: z.string().min(1) });

const Prompted = z.object({
  stopReason: z.string(),
  usage: optional(z.object({ inputTokens: optional(z.int().min(0)), outputTokens: optional(z.int().min(0)) })),
});

/** One turn with an agent: hello, session, prompt. Throws: `GateError`; what the wire fails with. */
export async function haveTurn(wire: Wire, errand: Errand, known: Acquaintance): Promise<Turn> {
  const connection = openConnection(wire, errand);
  try {
    const { agent } = connection;
    const within = <T>(what: string, answer: Promise<T>): Promise<T> => inTime(what, answer, errand.startTimeoutMs);
    const canLoad = await greet(agent, errand, known, within);
    const sessionId = await openSession(agent, errand, canLoad, within);
    known.sessionId = sessionId;
    return await prompt(agent, sessionId, errand);
  } finally {
    connection.close();
  }
}

function openConnection(wire: Wire, { root, allow, onRefusal }: Errand) {
  const app = client({ name: "passwhen" }).onRequest(methods.client.session.requestPermission, async ({ params }) => {
    const { response, refusal } = await decide(params, allow, (path) => isWithin(root, path));
    if (refusal !== null) onRefusal(refusal);
    return response;
  });
  const queue = pLimit(MAX_OPEN_FILES);
  const inQueue = <T>(use: () => Promise<T>): Promise<T> => {
    if (queue.pendingCount >= MAX_WAITING_FILES)
      throw RequestError.internalError(undefined, "too many requests at once");
    return tellRefusal(queue(use), onRefusal);
  };
  if (allow.includes("read"))
    app.onRequest(methods.client.fs.readTextFile, ({ params }) => inQueue(() => readTextFile(root, params)));
  if (allow.includes("write"))
    app.onRequest(methods.client.fs.writeTextFile, ({ params }) => inQueue(() => writeTextFile(root, params)));
  return app.connect(wire.stream);
}

async function tellRefusal<T>(answer: Promise<T>, onRefusal: Errand["onRefusal"]): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    // Many agents look for a file before they make it.
    if (!(error instanceof RequestError && error.code === RequestError.resourceNotFound().code))
      onRefusal(messageOf(error));
    throw error;
  }
}

type Within = <T>(what: string, answer: Promise<T>) => Promise<T>;

/** Out: whether the agent can load a session. */
async function greet(agent: ClientContext, { allow }: Errand, known: Acquaintance, within: Within): Promise<boolean> {
  const fs = { readTextFile: allow.includes("read"), writeTextFile: allow.includes("write") };
  const answer = await within(
    "initialize",
    agent.request("initialize", {
      protocolVersion: PROTOCOL_VERSION,
      clientInfo: { name: "passwhen", version: "1" },
      clientCapabilities: { fs, terminal: false },
    }),
  );
  const { protocolVersion, agentInfo, agentCapabilities } = readAnswer("initialize", Initialized, answer);
  known.version = agentInfo?.version ?? null;
  known.name = agentInfo?.name ?? null;
  if (protocolVersion !== PROTOCOL_VERSION)
    throw new GateError(
      "agent-unavailable",
      `it speaks version ${protocolVersion} of the protocol, not ${PROTOCOL_VERSION}`,
    );
  return agentCapabilities?.loadSession === true;
}

async function openSession(
  agent: ClientContext,
  { root: { path: cwd }, resume, tool }: Errand,
  canLoad: boolean,
  within: Within,
): Promise<string> {
  const mcpServers = tool === null ? [] : [toServer(tool)];
  if (resume === null) {
    const answer = await within("session/new", agent.request("session/new", { cwd, mcpServers }));
    return readAnswer("session/new", Opened, answer).sessionId;
  }
  if (!canLoad) throw new GateError("agent-unavailable", "it cannot go on with a session (no `loadSession`)");
  await within("session/load", agent.request("session/load", { sessionId: resume, cwd, mcpServers }));
  return resume;
}

async function prompt(agent: ClientContext, sessionId: string, errand: Errand): Promise<Turn> {
  const cancel = (): void => {
    agent.notify(methods.agent.session.cancel, { sessionId }).catch(() => {});
  };
  errand.signal.addEventListener("abort", cancel, { once: true });
  try {
    errand.listener.begin(sessionId);
    if (errand.signal.aborted) return { stopReason: "cancelled", inputTokens: null, outputTokens: null };
    const blocks = [{ type: "text" as const, text: errand.prompt }];
    const answer = await agent.request("session/prompt", { sessionId, prompt: blocks });
    const { stopReason, usage } = readAnswer("session/prompt", Prompted, answer);
    return { stopReason, inputTokens: usage?.inputTokens ?? null, outputTokens: usage?.outputTokens ?? null };
  } finally {
    errand.signal.removeEventListener("abort", cancel);
  }
}

function toServer({ name, command, args, env }: ToolServer): McpServer {
  return { name, command, args: [...args], env: Object.entries(env).map(([key, value]) => ({ name: key, value })) };
}

/** An agent that is silent is not waited for as long as one that works. */
async function inTime<T>(what: string, answer: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const detail = `it did not answer \`${what}\` within ${Math.round(timeoutMs / 100) / 10} s`;
    timer = setTimeout(() => reject(new GateError("agent-timeout", detail)), timeoutMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function readAnswer<T>(what: string, schema: z.ZodType<T>, answer: unknown): T {
  const { data, success } = schema.safeParse(answer);
  if (!success) throw new GateError("agent-output-invalid", `its answer to \`${what}\` is not one of the protocol`);
  return data;
}

/** What an error that an agent answers with stands for; null for an error of another kind. */
export function toRequestFailure(error: unknown): GateError | null {
  if (!(error instanceof RequestError)) return null;
  const { data } = error;
  const more =
    typeof data === "object" && data !== null && "details" in data && typeof data.details === "string"
      ? `: ${data.details}`
      : "";
  const detail = `it answered with error ${error.code} (${error.message}${more})`;
  if (error.code === AUTH_REQUIRED) return new GateError("model-unauthorized", `${detail}; it wants to be logged in`);
  return new GateError(error.code === METHOD_NOT_FOUND ? "agent-unavailable" : reasonOfStatus(error.code), detail);
}

/** Some agents answer with the status of their model's endpoint, which no other code of the protocol looks like. */
function reasonOfStatus(code: number): ReasonCode {
  if (code === 401 || code === 403) return "model-unauthorized";
  if (code === 404) return "model-not-found";
  if (code === 429) return "model-rate-limited";
  return code >= 500 && code <= 599 ? "model-unavailable" : "agent-crashed";
}
