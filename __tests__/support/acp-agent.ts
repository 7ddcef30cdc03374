import { exec } from "node:child_process";
import { appendFileSync } from "node:fs";
import process from "node:process";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { type AgentContext, agent, methods, ndJsonStream, RequestError } from "@agentclientprotocol/sdk";

/** One thing that the agent does in its turn. */
export type AcpStep =
  | { readonly do: "say"; readonly text: string; readonly repeat?: number }
  | { readonly do: "update"; readonly update: Readonly<Record<string, unknown>> }
  | { readonly do: "ask"; readonly toolCall: Readonly<Record<string, unknown>>; readonly kinds?: readonly string[] }
  | { readonly do: "read"; readonly path: string; readonly line?: number; readonly limit?: number }
  | { readonly do: "write"; readonly path: string; readonly content: string }
  | { readonly do: "shell"; readonly command: string }
  | { readonly do: "print"; readonly text: string; readonly repeat?: number; readonly times?: number }
  | { readonly do: "call"; readonly method: string }
  | { readonly do: "fail"; readonly code: number; readonly message: string }
  | { readonly do: "exit"; readonly code: number }
  | { readonly do: "hang" };

/** A whole agent. */
export interface AcpScript {
  readonly steps?: readonly AcpStep[];
  readonly stopReason?: string;
  readonly usage?: unknown;
  /** What it answers to `initialize` beside the version; "silent" for nothing at all. */
  readonly initialize?: Readonly<Record<string, unknown>> | "silent";
  /** The error it answers `session/new` with. */
  readonly newSessionError?: { readonly code: number; readonly message: string };
  /** Told while a session is loaded. */
  readonly history?: readonly string[];
  /** Ends its turn as `cancelled` when it is told to; else it goes on. */
  readonly isObedient?: boolean;
}

/** One line of what the agent saw, which it writes to the file in `ACP_LOG`. */
export interface AcpSeen {
  readonly what: string;
  readonly value: unknown;
}

/** The shell command that starts the agent, and the environment that it wants. */
export function acpCommand(
  script: AcpScript,
  log: string,
): { readonly command: string; readonly env: Record<string, string> } {
  const file = fileURLToPath(import.meta.url);
  const env = { ACP_SCRIPT: JSON.stringify(script), ACP_LOG: log, NODE_NO_WARNINGS: "1" };
  return { command: `exec '${process.execPath}' '${file}'`, env };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function serve(script: AcpScript, log: string): void {
  const see = (what: string, value: unknown): void => appendFileSync(log, `${JSON.stringify({ what, value })}\n`);
  let isCancelled = false;
  const { initialize = {} } = script;
  const app = agent({ name: "scripted" })
    .onRequest("initialize", async ({ params }) => {
      see("initialize", params);
      if (initialize === "silent") await new Promise(() => {});
      return { protocolVersion: 1, ...(initialize as object) };
    })
    .onRequest("session/new", ({ params }) => {
      see("session/new", params);
      const { newSessionError: error } = script;
      if (error !== undefined) throw new RequestError(error.code, error.message);
      return { sessionId: "session-1" };
    })
    .onRequest("session/load", async ({ params, client }) => {
      see("session/load", params);
      for (const text of script.history ?? []) await say(client, text);
      return {};
    })
    .onNotification("session/cancel", ({ params }) => {
      see("session/cancel", params);
      isCancelled = script.isObedient ?? false;
    })
    .onRequest("session/prompt", async ({ params, client }) => {
      see("session/prompt", params);
      for (const step of script.steps ?? []) {
        await perform(step, client, see, () => isCancelled);
        if (isCancelled) return { stopReason: "cancelled" as const };
      }
      return { stopReason: (script.stopReason ?? "end_turn") as "end_turn", usage: script.usage };
    });
  const output = Writable.toWeb(process.stdout) as WritableStream<Uint8Array>;
  app.connect(ndJsonStream(output, Readable.toWeb(process.stdin) as ReadableStream<Uint8Array>));
}

async function say(client: AgentContext, text: string): Promise<void> {
  await update(client, { sessionUpdate: "agent_message_chunk", content: { type: "text", text } });
}

async function update(client: AgentContext, content: object): Promise<void> {
  await client.notify("session/update", { sessionId: "session-1", update: content });
}

async function perform(
  step: AcpStep,
  client: AgentContext,
  see: (what: string, value: unknown) => void,
  isCancelled: () => boolean,
): Promise<void> {
  const ask = async (method: string, params: unknown): Promise<void> => {
    const answer = client.request(method, params);
    see(method, await answer.catch((error: RequestError) => ({ error: error.code, message: error.message })));
  };
  const sessionId = "session-1";
  if (step.do === "say") await say(client, step.text.repeat(step.repeat ?? 1));
  if (step.do === "update") await update(client, step.update);
  if (step.do === "read")
    await ask(methods.client.fs.readTextFile, { sessionId, path: step.path, line: step.line, limit: step.limit });
  if (step.do === "write")
    await ask(methods.client.fs.writeTextFile, { sessionId, path: step.path, content: step.content });
  if (step.do === "call") await ask(step.method, { sessionId });
  if (step.do === "ask") {
    const kinds = step.kinds ?? ["allow_once", "allow_always", "reject_once", "reject_always"];
    const options = kinds.map((kind) => ({ optionId: `id-${kind}`, name: kind, kind }));
    const toolCall = { toolCallId: "t", ...step.toolCall };
    await ask(methods.client.session.requestPermission, { sessionId, toolCall, options });
  }
  if (step.do === "shell")
    see("shell", await new Promise((resolve) => exec(step.command, (_, stdout) => resolve(stdout))));
  if (step.do === "print")
    for (let time = 0; time < (step.times ?? 1); time += 1)
      await new Promise((resolve) => process.stdout.write(step.text.repeat(step.repeat ?? 1), resolve));
  if (step.do === "fail") throw new RequestError(step.code, step.message);
  if (step.do === "exit") process.exit(step.code);
  if (step.do === "hang") while (!isCancelled()) await wait(20);
}

const { ACP_SCRIPT: script, ACP_LOG: log } = process.env;
if (script !== undefined && log !== undefined && process.argv[1] === fileURLToPath(import.meta.url))
  serve(JSON.parse(script) as AcpScript, log);
