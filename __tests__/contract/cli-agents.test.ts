import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { CliParams } from "../../src/cli-agent/params.ts";
import type { AgentModule, AgentResult } from "../../src/evidence/agent.ts";
import { parseHandoff } from "../../src/evidence/handoff/parse.ts";
import { GateError } from "../../src/lib/error.ts";
import type { ReasonCode } from "../../src/lib/reason.ts";
import {
  type CliScene,
  hasRecording,
  isRunning,
  KEY,
  MODEL,
  readCalled,
  RECORDED,
  recordingOf,
  stageCli,
  stoppedAfter,
} from "../support/cli-world.ts";

const AGENTS_DIR = fileURLToPath(new URL("../../src/agents", import.meta.url));
const patchSince = (since: string) => Promise.resolve({ text: `since ${since}`, files: 1, isTruncated: false });
const HANDOFF =
  "## Status\nsuccess\n\n## Target\n`toggle`\n\n## Execution\n- `cat README.md` → exit 0\n\n## Verification\nunit-test-verified\n";
const EXPECT = {
  name: "UiCheck",
  schema: {
    type: "object",
    properties: { ok: { type: "boolean" }, notes: { type: "string" } },
    required: ["ok", "notes"],
    additionalProperties: false,
  },
};

/** Every coding agent that the shared runner drives. */
const MODULES: Readonly<Record<string, () => Promise<{ readonly agent: AgentModule<CliParams> }>>> = {
  "claude-code": () => import("../../src/agents/claude-code/index.ts"),
  codex: () => import("../../src/agents/codex/index.ts"),
  copilot: () => import("../../src/agents/copilot/index.ts"),
  gemini: () => import("../../src/agents/gemini/index.ts"),
  opencode: () => import("../../src/agents/opencode/index.ts"),
  qwen: () => import("../../src/agents/qwen/index.ts"),
};

test("every coding agent is here, with recordings", () => {
  const folders = readdirSync(AGENTS_DIR).filter((name) => {
    const index = join(AGENTS_DIR, name, "index.ts");
    return existsSync(index) && readFileSync(index, "utf8").includes("cliAgent(");
  });
  expect(folders).toEqual(Object.keys(MODULES));
  expect(RECORDED).toEqual(folders);
});

const uses = Object.keys(MODULES).filter((use) => RECORDED.includes(use));

describe.each(uses)("%s", (use) => {
  async function stage(scene: CliScene = {}) {
    const loaded = await MODULES[use]?.();
    if (loaded === undefined) throw new Error(`no such agent: ${use}`);
    return { ...stageCli(loaded.agent, use, scene), provenance: loaded.agent.provenance };
  }

  async function run(scene: CliScene = {}) {
    const staged = await stage(scene);
    return { ...staged, result: await staged.agent.verify(staged.task, staged.context) };
  }

  test("a good run: the handoff, the session, what it used, and nothing left open", async () => {
    const { result, asked, task, provenance } = await run();
    expect(result.failure).toBeNull();
    expect(result.handoff).toBe(HANDOFF);
    expect(result.structured).toBeNull();
    expect(result.commands).toEqual([]);
    expect(result.run).toMatchObject({ use, version: "1.2.3", model: MODEL, remarks: ["not tested"] });
    expect(result.run?.usage).toMatchObject({ calls: 2, inputTokens: 2000, outputTokens: 100, usd: 0.01 });
    expect(result.run?.usage?.seconds).toBeGreaterThan(0);
    expect(result.run?.sessionId).toMatch(/\S/);
    expect(result.files).toEqual([expect.objectContaining({ path: "/output/agent.jsonl" })]);
    expect(asked.transcript.isClosed).toBe(true);
    expect(asked.transcript.head).toContain("unit-test-verified");
    expect(asked.transcript.head.trimEnd().split("\n").at(-1)).toBe('{"ended":"exit 0"}');
    expect(asked).toMatchObject({ checks: 1, closed: ["session"], offers: [], installs: [false] });
    expect(provenance).toBe("claimed");
    expect(readFileSync(join(task.workingCopy.homeDir, "prompt.md"), "utf8")).toMatch(
      /^# Verify\n[^]*## How to hand in/,
    );
  });

  test("the session is resumed with a message as the prompt", async () => {
    const { agent, task, context } = await stage({ recording: "resumed" });
    const result = await agent.resume?.({ id: "session-7", message: "Critique: too thin." }, task, context);
    expect(result).toMatchObject({ failure: null, handoff: HANDOFF.replace("success", "redone") });
    expect(readCalled(task).argv.some((one) => one === "session-7" || one.endsWith("=session-7"))).toBe(true);
    expect(readFileSync(join(task.workingCopy.homeDir, "prompt.md"), "utf8")).toMatch(/^Critique: too thin\./);
  });

  test("it gets the dummy key and the address of the session, and no secret else", async () => {
    const { task } = await run();
    const { env, argv, cwd } = readCalled(task);
    expect(cwd).toBe(task.workingCopy.dir);
    expect(Object.values(env).join("\n")).toContain(KEY);
    expect([...Object.values(env), ...argv].join("\n")).toContain("http://127.0.0.1:4000");
    expect(argv.join("\n")).not.toContain(KEY);
    expect(argv.join("\n")).not.toContain("# Verify");
    const odd = Object.keys(env).filter((name) => /(KEY|TOKEN|SECRET)$/.test(name) && env[name] !== KEY);
    expect(odd).toEqual([]);
  });

  test("nothing on its output can be opened and written to by its commands", async () => {
    const { task } = await run({ does: "open-its-output" });
    expect(readFileSync(join(task.workingCopy.homeDir, "opened.txt"), "utf8")).toBe("ENXIO");
  });

  test("it is kept away from every proxy, whatever files name one", async () => {
    const { env } = readCalled((await run()).task);
    for (const name of ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"])
      expect(env[name], name).toBe("");
    expect(env).toMatchObject({ NO_PROXY: "*", no_proxy: "*" });
  });

  test("structured evidence comes with the handoff", async () => {
    const name = hasRecording(use, "schema") ? "schema" : "tool";
    const given = { ok: true, notes: "seen" };
    const scene = {
      recording: name,
      task: { expect: EXPECT },
      calls: { accepted: [given], refused: ["ok is missing"] },
    };
    const { result, asked } = await run(scene);
    expect(result).toMatchObject({ failure: null, handoff: HANDOFF, structured: [given] });
    expect(asked.offers.length).toBe(name === "tool" ? 1 : 0);
    expect(asked.closed).toEqual(name === "tool" ? ["session", "tool"] : ["session"]);
    const refused = "1 call of the runtime's tool did not fit and was refused";
    expect(result.run?.remarks.includes(refused)).toBe(name === "tool");
  });

  test("preparing looks for the program and asks the endpoint", async () => {
    const params = { "base-url": "https://gateway.example/x/v1", "key-env": "MY_KEY", install: true };
    const { agent, context, asked } = await stage({ params });
    await agent.prepare?.(context);
    expect(asked.installs).toEqual([true]);
    const [endpoint] = asked.preflights;
    expect(endpoint).toMatchObject({ upstream: "https://gateway.example/x", keyEnv: "MY_KEY", model: MODEL });
  });

  test("caps and the price of the policy hold", async () => {
    const price = { input: 1, output: 2 };
    const { asked } = await run({ params: { "budget-usd": 3, "budget-tokens": 4, "max-calls": 5, price } });
    expect(asked.opened).toMatchObject([{ caps: { usd: 3, tokens: 4, calls: 5 }, price }]);
    expect((await run()).asked.opened).toMatchObject([{ caps: { usd: null, tokens: null, calls: 200 }, price: null }]);
  });

  test("what configures agents is out of the copy before it starts, and it is told", async () => {
    const files = { ".claude/settings.json": "{}", ".mcp.json": "{}", "AGENTS.md": "x", "src/a.ts": "1" };
    const { result, task } = await run({ files });
    for (const path of [".claude", ".mcp.json", "AGENTS.md"])
      expect(existsSync(join(task.workingCopy.dir, path)), path).toBe(false);
    expect(existsSync(join(task.workingCopy.dir, "src/a.ts"))).toBe(true);
    expect(result.run?.remarks.join()).toContain("taken out of its working copy");
    expect(readFileSync(join(task.workingCopy.homeDir, "prompt.md"), "utf8")).toContain('".mcp.json"');
  });

  test("what it changed is kept as a patch", async () => {
    const { task } = await stage();
    const workingCopy = { ...task.workingCopy, snapshot: () => Promise.resolve("s1"), patchSince };
    const { result } = await run({ does: "change-the-copy", task: { workingCopy } });
    const patch = result.files.find(({ path }) => path.endsWith("changes.patch"));
    expect(readFileSync(patch?.path ?? "", "utf8")).toBe("since s1");
  });

  const unauthorized = new GateError("model-unauthorized", "the endpoint answers 401");
  const limited = new GateError("model-rate-limited", "the endpoint answers 429");
  const unavailable = new GateError("model-unavailable", "the endpoint breaks off");
  const spent = new GateError("budget-exceeded", "the agent made 5 requests");

  interface Row {
    readonly name: string;
    readonly recording?: string;
    /** Made when the row runs: some things happen a while after. */
    readonly scene: () => CliScene;
    readonly reason: ReasonCode;
    readonly detail?: string;
  }

  const rows: readonly Row[] = [
    {
      name: "the key is refused",
      recording: "refused-key",
      scene: () => ({ session: { lastFault: () => unauthorized } }),
      reason: "model-unauthorized",
      detail: "401",
    },
    {
      name: "429",
      recording: "refused-key",
      scene: () => ({ session: { lastFault: () => limited } }),
      reason: "model-rate-limited",
      detail: "429",
    },
    {
      name: "429 for ever",
      scene: () => ({ does: "hang", session: { stopped: stoppedAfter(400, limited) } }),
      reason: "model-rate-limited",
    },
    {
      name: "500 for ever",
      scene: () => ({ does: "hang", session: { stopped: stoppedAfter(400, unavailable) } }),
      reason: "model-unavailable",
    },
    {
      name: "the stream is cut",
      recording: "cut",
      scene: () => ({ session: { lastFault: () => unavailable } }),
      reason: "model-unavailable",
    },
    {
      name: "HTML with 200",
      recording: "html",
      scene: () => ({ session: { lastFault: () => unavailable } }),
      reason: "model-unavailable",
    },
    { name: "a failure that only the program speaks of", recording: "cut", scene: () => ({}), reason: "agent-crashed" },
    {
      name: "an endless tool loop",
      scene: () => ({ does: "hang", session: { stopped: stoppedAfter(400, spent) } }),
      reason: "budget-exceeded",
      detail: "5 requests",
    },
    {
      name: "a cap that is reached with the last word",
      scene: () => ({ session: { stopped: AbortSignal.abort(spent) } }),
      reason: "budget-exceeded",
    },
    {
      name: "an endpoint that accepts and never answers",
      scene: () => ({ does: "hang", task: { timeoutMs: 1_000 } }),
      reason: "agent-timeout",
    },
    { name: "an empty final message", recording: "empty", scene: () => ({}), reason: "handoff-missing" },
    {
      name: "it stops before the final event with exit 0",
      scene: () => ({ does: "stop-before-the-end" }),
      reason: "agent-output-invalid",
      detail: "exit 0",
    },
    {
      name: "it fails before the final event",
      scene: () => ({ does: "fail-before-the-end" }),
      reason: "agent-crashed",
      detail: "exit 3",
    },
    {
      name: "it prints a handoff and dies",
      scene: () => ({ does: "die-before-the-end" }),
      reason: "agent-crashed",
      detail: "SIGKILL",
    },
    {
      name: "it dies after the final event",
      scene: () => ({ does: "die-after-the-end" }),
      reason: "agent-crashed",
      detail: "SIGKILL after",
    },
    {
      name: "it fails after the final event",
      scene: () => ({ does: "fail-after-the-end" }),
      reason: "agent-crashed",
      detail: "exit 1 after",
    },
    { name: "it prints nothing", scene: () => ({ does: "print-nothing" }), reason: "agent-output-invalid" },
    { name: "it prints a handoff as prose", scene: () => ({ does: "print-prose" }), reason: "agent-output-invalid" },
    { name: "it prints a page", scene: () => ({ does: "print-html" }), reason: "agent-output-invalid" },
    {
      name: "its final event is too long",
      scene: () => ({ does: "long-line-at-the-end" }),
      reason: "agent-output-invalid",
      detail: "8 MiB",
    },
    {
      name: "it ends twice",
      scene: () => ({ does: "end-twice" }),
      reason: "agent-output-invalid",
      detail: "after its final event",
    },
    {
      name: "another final event is put before its own, which is glued to garbage",
      scene: () => ({ does: "be-overwritten" }),
      reason: "agent-output-invalid",
      detail: "after its final event",
    },
    {
      name: "a line before its final event is no event",
      scene: () => ({ does: "print-garbage" }),
      reason: "agent-output-invalid",
      detail: "no event",
    },
    {
      name: "a line is too long",
      scene: () => ({ does: "print-one-long-line" }),
      reason: "agent-output-invalid",
      detail: "a line of its output was longer than 8 MiB and was not read",
    },
    {
      name: "a line is nested too deep",
      scene: () => ({ does: "print-one-deep-line" }),
      reason: "agent-output-invalid",
      detail: "nested deeper than 200 levels",
    },
    {
      name: "its final event has no line end",
      scene: () => ({ does: "cut-the-end" }),
      reason: "agent-output-invalid",
      detail: "has no end",
    },
    {
      name: "its model was never asked",
      scene: () => ({ session: { usage: () => ({ calls: 0, inputTokens: 0, outputTokens: 0, usd: 0 }) } }),
      reason: "agent-output-invalid",
      detail: "never asked",
    },
  ];

  test.each(rows.filter(({ recording = "good" }) => hasRecording(use, recording)))(
    "$name: $reason, in time and with nothing left",
    async ({ recording = "good", scene, reason, detail = "" }) => {
      const mark = `60.${Date.now()}${Math.trunc(Math.random() * 1e6)}`;
      const start = performance.now();
      const { result, asked } = await run({ ...scene(), recording, mark });
      expect(performance.now() - start).toBeLessThan(8_000);
      expect(result.failure?.reason).toBe(reason);
      expect(result.failure?.detail).toContain(detail);
      expect(isRunning(mark)).toBe(false);
      expect(asked.closed).toEqual(["session"]);
      expect(asked.transcript.isClosed).toBe(true);
    },
  );

  test("a loop without end ends as a failure, whoever ends it", async () => {
    const isStopped = readFileSync(recordingOf(use, "loop"), "utf8").includes('{"ended":"cancelled"}');
    const session = isStopped ? { stopped: stoppedAfter(500, spent) } : {};
    const { result } = await run({ recording: "loop", session });
    expect(result.failure?.reason).toBe(isStopped ? "budget-exceeded" : "agent-crashed");
  });

  test("a handoff beside a failure is kept for people", async () => {
    const { result } = await run({ does: "die-after-the-end" });
    expect(result.handoff).toBe(HANDOFF);
  });

  test("cancelled from outside", async () => {
    const aborter = new AbortController();
    const mark = `60.${Date.now()}77`;
    setTimeout(() => aborter.abort(), 400);
    const { result } = await run({ does: "hang", mark, context: { signal: aborter.signal } });
    expect(result.failure?.reason).toBe("cancelled");
    expect(isRunning(mark)).toBe(false);
    const early = await run({ context: { signal: AbortSignal.abort() } });
    expect(early.result.failure?.reason).toBe("cancelled");
  });

  test("daemons do not outlive it, and the run still counts", async () => {
    const mark = `60.${Date.now()}88`;
    const { result } = await run({ does: "leave-daemons", mark });
    expect(result).toMatchObject({ failure: null, handoff: HANDOFF });
    expect(isRunning(mark)).toBe(false);
  });

  test("50 MB of output pass through, and the handoff behind them is found", async () => {
    const before = process.memoryUsage().rss;
    const { result, asked } = await run({ does: "print-50-mb" });
    expect(result).toMatchObject({ failure: null, handoff: HANDOFF });
    expect(asked.transcript.bytes).toBeGreaterThan(50_000_000);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  test("a line that is too long is left out, and the report says so", async () => {
    const { result } = await run({ does: "print-one-long-line" });
    expect(result.handoff).toBe(HANDOFF);
    expect(result.run?.remarks).toContain("a line of its output was longer than 8 MiB and was not read");
  });

  test("a program that does not read its prompt is no trouble", async () => {
    const { result } = await run({ does: "ignore-prompt", task: { prompt: "x".repeat(1_000_000) } });
    expect(result).toMatchObject({ failure: null, handoff: HANDOFF });
  });

  test("a prompt of 300 KB arrives whole", async () => {
    const prompt = "→ é 🙂 ".repeat(25_000);
    const { task, result } = await run({ task: { prompt } });
    expect(result.failure).toBeNull();
    expect(readFileSync(join(task.workingCopy.homeDir, "prompt.md"), "utf8").startsWith(prompt.trimEnd())).toBe(true);
  });

  test("a program that cannot be started is unavailable", async () => {
    const { agent, task, context } = await stage();
    const programs = {
      find: () =>
        Promise.resolve({
          argv: ["/nowhere/agent"] as const,
          version: "1.2.3",
          origin: "path" as const,
          remark: null,
          checkUnchanged: () => Promise.resolve(),
        }),
    };
    const result: AgentResult = await agent.verify(task, { ...context, programs });
    expect(result.failure?.reason).toBe("agent-unavailable");
    expect(result.failure?.detail).toContain("/nowhere");
  });

  test.each(["agent-unavailable", "agent-install-failed", "runner-tampered"] as const)(
    "what the world refuses before the start is thrown: %s",
    async (code) => {
      const { agent, task, context, asked } = await stage();
      const error = new GateError(code, "no");
      const programs = { find: () => Promise.reject(error) };
      await expect(agent.verify(task, { ...context, programs })).rejects.toBe(error);
      expect(asked.opened).toEqual([]);
    },
  );

  test("a disk that is full in the middle is thrown, and all is closed", async () => {
    const error = new GateError("disk-full", "no space left");
    const openTranscript = () => Promise.resolve({ write: () => {}, close: () => Promise.reject(error) });
    const { agent, task, context, asked } = await stage({ task: { openTranscript, expect: EXPECT } });
    await expect(agent.verify(task, context)).rejects.toBe(error);
    expect(asked.closed).toContain("session");
    expect(asked.closed.includes("tool")).toBe(asked.offers.length > 0);
  });

  test.each(["say-it-in-german", "say-it-as-json"])(
    "a final message in the wrong form is handed on: %s",
    async (does) => {
      const { result } = await run({ does });
      expect(result.failure).toBeNull();
      const { handoff } = parseHandoff(result.handoff ?? "", "handoff.md");
      expect(handoff).toMatchObject({ verification: null, reason: "no-section" });
    },
  );
});
