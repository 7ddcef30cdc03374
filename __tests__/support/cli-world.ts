import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { AgentContext, AgentModule, AgentTask } from "../../src/evidence/agent.ts";
import type { CliParams } from "../../src/cli-agent/params.ts";
import type { Transcript } from "../../src/evidence/evidence.ts";
import type { GateError } from "../../src/lib/error.ts";
import type { ModelCaps, ModelEndpoint, ModelPrice, ModelSession } from "../../src/ports/models.ts";
import type { OfferedTool, ToolOffer } from "../../src/ports/tools.ts";
import { agentContext, agentTask } from "./plug-in-world.ts";

const FAKE = fileURLToPath(new URL("fake-cli-program.ts", import.meta.url));
const RECORDINGS = fileURLToPath(new URL("../fixtures/agent-output", import.meta.url));

/** Agents of which there are recordings. */
export const RECORDED: readonly string[] = readdirSync(RECORDINGS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

export function recordingOf(use: string, name: string): string {
  return join(RECORDINGS, use, `${name}.jsonl`);
}

export function hasRecording(use: string, name: string): boolean {
  return existsSync(recordingOf(use, name));
}

/** What goes on around one run. */
export interface CliScene {
  /** What the program does; see `fake-cli-program.ts`. */
  readonly does?: string;
  readonly recording?: string;
  readonly mark?: string;
  readonly session?: Partial<ModelSession>;
  readonly calls?: Partial<ReturnType<OfferedTool["calls"]>>;
  readonly task?: Partial<AgentTask>;
  readonly context?: Partial<AgentContext>;
  readonly files?: Readonly<Record<string, string>>;
  readonly params?: Partial<CliParams>;
}

export const KEY = "dummy-7f3a";
export const MODEL = "model-of-the-test";

/** A world in which the program of an agent is the fake one. Out: what the run gets, and what it asked of the world. */
export function stageCli(module: AgentModule<CliParams>, use: string, scene: CliScene = {}) {
  const asked = {
    opened: [] as { endpoint: ModelEndpoint; caps: ModelCaps; price: ModelPrice | null }[],
    preflights: [] as ModelEndpoint[],
    installs: [] as boolean[],
    offers: [] as ToolOffer[],
    closed: [] as string[],
    checks: 0,
    transcript: { bytes: 0, head: "", isClosed: false },
  };
  const task = {
    ...agentTask({ files: scene.files ?? {} }),
    openTranscript: openInto(asked.transcript),
    ...scene.task,
  };
  const context = agentContext({ ...portsOf(use, scene, asked), ...scene.context });
  const agent = module.create({ model: MODEL, "max-calls": 200, install: false, ...scene.params });
  return { agent, task, context, asked };
}

type Asked = ReturnType<typeof stageCli>["asked"];

function portsOf(use: string, scene: CliScene, asked: Asked): Pick<AgentContext, "models" | "programs" | "tools"> {
  const recording = recordingOf(use, scene.recording ?? "good");
  const argv = [process.execPath, FAKE, scene.does ?? "replay", recording, scene.mark ?? "60"] as const;
  return {
    programs: {
      find: (_, { install }) => {
        asked.installs.push(install);
        const checkUnchanged = (): Promise<void> => Promise.resolve(void (asked.checks += 1));
        return Promise.resolve({ argv, version: "1.2.3", origin: "path", remark: "not tested", checkUnchanged });
      },
    },
    models: {
      hasKey: () => true,
      preflight: (endpoint) => Promise.resolve(void asked.preflights.push(endpoint)),
      open: (endpoint, caps, price) => {
        asked.opened.push({ endpoint, caps, price });
        return Promise.resolve(sessionOf(scene, asked));
      },
      spent: () => null,
    },
    tools: {
      offer: (offer) => {
        asked.offers.push(offer);
        const server = { name: "passwhen", command: "node", args: ["server.js"], env: { TOOL_FILE: "/tool" } };
        const calls = { accepted: [], refused: [], broken: null, ...scene.calls };
        return Promise.resolve({
          server,
          watch: () => {},
          calls: () => calls,
          close: () => Promise.resolve(void asked.closed.push("tool")),
        });
      },
    },
  };
}

function sessionOf({ session }: CliScene, asked: Asked): ModelSession {
  return {
    url: "http://127.0.0.1:4000",
    key: KEY,
    usage: () => ({ calls: 2, inputTokens: 2000, outputTokens: 100, usd: 0.01 }),
    stopped: new AbortController().signal,
    lastFault: () => null,
    underWay: () => ({ calls: 0, silentMs: 0 }),
    close: () => Promise.resolve(void asked.closed.push("session")),
    ...session,
  };
}

function openInto(kept: { bytes: number; head: string; isClosed: boolean }): AgentTask["openTranscript"] {
  return (name, label) => {
    const transcript: Transcript = {
      write: (bytes) => {
        kept.bytes += bytes.length;
        if (kept.head.length < 100_000) kept.head += Buffer.from(bytes).toString("utf8");
      },
      close: () => {
        kept.isClosed = true;
        return Promise.resolve({ label, path: `/output/${name}` });
      },
    };
    return Promise.resolve(transcript);
  };
}

/** Aborted with this reason after a while. */
export function stoppedAfter(ms: number, reason: GateError): AbortSignal {
  const aborter = new AbortController();
  setTimeout(() => aborter.abort(reason), ms).unref();
  return aborter.signal;
}

/** What the fake program saw. */
export function readCalled(task: AgentTask): { argv: string[]; env: Record<string, string>; cwd: string } {
  return JSON.parse(readFileSync(join(task.workingCopy.homeDir, "called.json"), "utf8"));
}

/** Whether a process whose command line has this mark is alive. */
export function isRunning(mark: string): boolean {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(mark);
      } catch {
        return false;
      }
    });
}
