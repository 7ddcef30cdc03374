import { readFileSync } from "node:fs";
import process from "node:process";
import { onTestFinished } from "vitest";
import { createModels } from "../../src/adapters/models/models.ts";
import { agent as module } from "../../src/agents/judge/index.ts";
import type { AgentContext, AgentResult, AgentTask } from "../../src/evidence/agent.ts";
import { REAL_KEY } from "./model-proxy.ts";
import { type Fault, type ModelServer, type Scenario, startModelServer } from "./model-server/server.ts";
import { agentContext, agentTask } from "./plug-in-world.ts";

export const PASS = { pass: true, critique: "", criticisms: [] };
export const FAIL = {
  pass: false,
  critique: "The toggle is not saved. Write it to the settings.",
  criticisms: [{ path: "src/toggle.ts", line: 12, severity: "high", text: "Nothing is written here." }],
};
const optional = (type: string) => ({ anyOf: [{ type }, { type: "null" }] });
export const JUDGEMENT = {
  name: "Judgement",
  schema: {
    type: "object",
    properties: {
      pass: { type: "boolean" },
      critique: { type: "string" },
      criticisms: {
        type: "array",
        items: {
          type: "object",
          properties: {
            path: optional("string"),
            line: optional("integer"),
            severity: { type: "string", enum: ["low", "medium", "high"] },
            text: { type: "string" },
          },
          required: ["severity", "text"],
          additionalProperties: false,
        },
      },
    },
    required: ["pass", "critique", "criticisms"],
    additionalProperties: false,
  },
};

export const PROVIDERS = ["anthropic", "openai", "google", "compatible"] as const;
type Provider = (typeof PROVIDERS)[number];
/** Known to the SDK, which picks the way of structured output by the name. */
export const MODELS: Readonly<Record<Provider, string>> = {
  anthropic: "anthropic:claude-sonnet-4-5",
  openai: "openai:gpt-5",
  google: "google:gemini-2.5-pro",
  compatible: "compatible:llama3:8b",
};
export const WIRES = { anthropic: "anthropic", openai: "responses", google: "gemini", compatible: "chat" } as const;

interface Scene {
  readonly model?: string;
  readonly judgements?: Scenario["judgements"];
  readonly usage?: Scenario["usage"];
  readonly fault?: Fault;
  readonly key?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly task?: Partial<AgentTask>;
  readonly context?: Partial<AgentContext>;
  readonly limits?: NonNullable<Parameters<typeof createModels>[0]["limits"]>;
}

interface Judged {
  readonly result: AgentResult;
  readonly server: ModelServer;
  /** What was kept of it. */
  readonly transcript: string;
}

/** A judge before a scripted model, behind the runtime's own proxy. */
export async function stage(scene: Scene) {
  const server = await startModelServer({
    scenario: {
      turns: [{ text: "no turn" }],
      judgements: scene.judgements ?? [{ json: PASS }],
      ...(scene.usage !== undefined && { usage: scene.usage }),
    },
    fault: scene.fault ?? null,
    key: scene.key ?? REAL_KEY,
  });
  onTestFinished(server.close);
  const key = scene.key ?? REAL_KEY;
  const models = createModels({ secretOf: () => key, limits: { retryDelayMs: 10, ...scene.limits } });
  const context = agentContext({ models, ...scene.context });
  const judge = module.create(
    module.params.parse({ model: scene.model ?? MODELS.anthropic, "base-url": server.url, ...scene.params }),
  );
  const task = { ...agentTask({ prompt: "# Judge this\n" }), expect: JUDGEMENT, ...scene.task };
  return { server, judge, task, context };
}

export async function run(scene: Scene = {}): Promise<Judged> {
  const { server, judge, task, context } = await stage(scene);
  const result = await judge.verify(task, context);
  const transcript = result.files.map(({ path }) => readFileSync(path, "utf8")).join("\n");
  return { result, server, transcript };
}

/** What the model itself was asked. */
export const asked = ({ calls }: ModelServer) => calls.filter(({ wire }) => wire !== null);

/** The first question as it came. */
export function bodyOf(server: ModelServer): Readonly<Record<string, unknown>> {
  return JSON.parse(asked(server)[0]?.body ?? "{}") as Readonly<Record<string, unknown>>;
}

/** What would be printed until the end of the test. */
export function catchPrinted(): readonly string[] {
  const printed: string[] = [];
  const print = (...all: unknown[]): void => void printed.push(all.map(String).join(" "));
  const { log, info, warn, error } = console;
  const emitWarning = Reflect.get(process, "emitWarning") as unknown;
  Object.assign(console, { log: print, info: print, warn: print, error: print });
  Object.assign(process, { emitWarning: print });
  onTestFinished(() => {
    Object.assign(console, { log, info, warn, error });
    Object.assign(process, { emitWarning });
  });
  return printed;
}
