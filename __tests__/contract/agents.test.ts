import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createKeeper } from "../../src/adapters/keep-file.ts";
import { createTranscripts } from "../../src/adapters/transcript.ts";
import { agents } from "../../src/agents/index.ts";
import type { AgentContext, AgentModule, AgentTask } from "../../src/evidence/agent.ts";
import { GateError } from "../../src/lib/error.ts";
import { acpCommand } from "../support/acp-agent.ts";
import { agentContext, agentTask, makeDir } from "../support/plug-in-world.ts";

interface AgentCase {
  /** Makes the agent run this shell command and nothing else. */
  readonly setUp: (command: string) => { readonly params: unknown; readonly task: AgentTask };
  readonly badParams: readonly unknown[];
  readonly provenance: "observed" | "claimed";
}

/** Coding agents: `cli-agents.test.ts` has their contract, which needs what their programs print. */
type CodingAgent = "claude-code" | "codex" | "gemini" | "opencode" | "copilot" | "qwen";

/** The judge has a model, no commands and no copy; `unit/agents/judge` has its contract. */
type WithoutCommands = "judge";

/** One entry for each other agent of the registry: a new one does not compile without its own. */
const CASES = {
  recipe: {
    setUp: (command) => ({ params: {}, task: agentTask({ target: { verify: `\`\`\`sh\n${command}\n\`\`\`` } }) }),
    badParams: [null, "x", { model: "y" }],
    provenance: "observed",
  },
  command: {
    setUp: (command) => ({ params: { command }, task: agentTask() }),
    badParams: [null, {}, { command: 1 }, { command: "x", model: "y" }],
    provenance: "claimed",
  },
  acp: {
    setUp: (command) => {
      const script = { steps: [{ do: "shell", command } as const, { do: "say", text: "done" } as const] };
      return { params: acpCommand(script, join(makeDir(), "seen.jsonl")), task: agentTask() };
    },
    badParams: [null, {}, { command: 1 }, { command: "x", model: "y" }, { command: "x", allow: ["all"] }],
    provenance: "claimed",
  },
  cursor: {
    setUp: (command) => {
      const program = join(makeDir(), "cursor-agent");
      const result = { type: "result", subtype: "success", is_error: false, result: "done", session_id: "s" };
      writeFileSync(program, `#!/bin/bash\n${command}\necho '${JSON.stringify(result)}'\n`, { mode: 0o755 });
      return { params: { program }, task: agentTask() };
    },
    badParams: [null, "x", { install: true }, { model: 1 }, { "api-url": "http://api.example" }],
    provenance: "claimed",
  },
} satisfies Readonly<Record<Exclude<keyof typeof agents, CodingAgent | WithoutCommands>, AgentCase>>;

const contextOf = (overrides: Partial<AgentContext> = {}): AgentContext =>
  agentContext({ secret: () => "crsr_0123456789", ...overrides });

const keptIn = (dir: string) => ({ keep: createKeeper(dir), openTranscript: createTranscripts(dir) });

const cases: Readonly<Record<string, AgentCase>> = CASES;
const registry: Readonly<Record<string, (typeof agents)["recipe"]>> = agents;
const names = Object.keys(CASES);

/** The registry's entry and the case that goes with it. */
async function load(name: string): Promise<AgentCase & { readonly module: AgentModule }> {
  const [one, module] = [cases[name], await registry[name]?.load()];
  if (one === undefined || module === undefined) throw new Error(`no such agent: ${name}`);
  return { ...one, module };
}

function isRunning(mark: string): boolean {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.some((pid) => {
    const file = join("/proc", pid, "cmdline");
    try {
      return existsSync(file) && readFileSync(file, "utf8").includes(mark);
    } catch {
      return false;
    }
  });
}

test.each(names)("%s: bad params are refused by the schema, good ones are not", async (name) => {
  const { setUp, badParams, module } = await load(name);
  const schema = registry[name]?.params;
  for (const params of badParams) expect(schema?.safeParse(params)?.success, JSON.stringify(params)).toBe(false);
  expect(schema?.safeParse(setUp("true").params).success).toBe(true);
  expect(module.params).toBe(schema);
  for (const params of badParams) {
    const act = (): unknown => module.create(params);
    expect(act).toThrow(GateError);
    expect(act).toThrow(expect.objectContaining({ code: "policy-invalid" }));
  }
});

test.each(names)("%s: says whose word its handoff is", async (name) => {
  const { module, provenance } = await load(name);
  expect(module.provenance).toBe(provenance);
});

test.each(names)("%s: a cancelled run ends within three seconds, and nothing of it is left", async (name) => {
  const mark = `60.${Date.now() % 1_000_000}${names.indexOf(name)}`;
  const { setUp, module } = await load(name);
  const { params, task } = setUp(`sleep ${mark} & sleep ${mark}`);
  const aborter = new AbortController();
  const running = module.create(params).verify(task, contextOf({ signal: aborter.signal }));
  while (!isRunning(mark)) await new Promise((resolve) => setTimeout(resolve, 20));
  const start = performance.now();
  aborter.abort();
  const { failure } = await running;
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(failure?.reason).toBe("cancelled");
  expect(isRunning(mark)).toBe(false);
});

test.each(names)("%s: a run that is cancelled before it starts ends at once", async (name) => {
  const { setUp, module } = await load(name);
  const { params, task } = setUp("sleep 60");
  const context = contextOf({ signal: AbortSignal.abort() });
  const start = performance.now();
  const { failure } = await module.create(params).verify(task, context);
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(failure?.reason).toBe("cancelled");
});

test.each(names)("%s: time that is over is a failure, not a verdict", async (name) => {
  const { setUp, module } = await load(name);
  const { params, task } = setUp("sleep 60");
  const { failure } = await module.create(params).verify({ ...task, timeoutMs: 300 }, contextOf());
  expect(["agent-timeout", "command-timeout"]).toContain(failure?.reason);
});

test.each(names)("%s: what the world refuses is a GateError", async (name) => {
  const { setUp, module } = await load(name);
  const { params, task } = setUp("true");
  const agent = module.create(params);
  const nowhere = { ...task, ...keptIn("/dev/null/nowhere") };
  await expect(agent.verify(nowhere, contextOf())).rejects.toBeInstanceOf(GateError);
  const refusing = { run: () => Promise.reject(new GateError("disk-full", "no space left")) };
  await expect(agent.verify(task, contextOf({ processes: refusing }))).rejects.toMatchObject({ code: "disk-full" });
});

test.each(names)("%s: files it leaves exist, below the output folder", async (name) => {
  const { setUp, module } = await load(name);
  const { params, task } = setUp("echo hello");
  const dir = makeDir();
  const { files } = await module.create(params).verify({ ...task, ...keptIn(dir) }, contextOf());
  expect(files.length).toBeGreaterThan(0);
  for (const { path } of files) {
    expect(path.startsWith(dir)).toBe(true);
    expect(existsSync(path)).toBe(true);
  }
});
