import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { agent } from "../../../../src/agents/acp/index.ts";
import { AcpParams } from "../../../../src/agents/acp/params.ts";
import { runAcp } from "../../../../src/agents/acp/run.ts";
import type { AgentContext, AgentTask } from "../../../../src/evidence/agent.ts";
import type { OfferedTool, ToolOffer } from "../../../../src/ports/tools.ts";
import { acpCommand, type AcpScript, type AcpSeen, type AcpStep } from "../../../support/acp-agent.ts";
import { agentContext, agentTask, makeDir } from "../../../support/plug-in-world.ts";

const SECRET = "sk-0123456789abcdef";

interface Options {
  readonly settings?: object;
  readonly task?: AgentTask;
  readonly context?: Partial<AgentContext>;
  readonly resume?: string;
  readonly startMs?: number;
}

async function verify(script: AcpScript, options: Options = {}) {
  const log = join(makeDir(), "seen.jsonl");
  writeFileSync(log, "");
  const { command, env } = acpCommand(script, log);
  const params = AcpParams.parse({ command, env, ...options.settings });
  const limits = { startMs: options.startMs ?? 20_000, cancelMs: 300, leaveMs: 1_000 };
  const { task = agentTask() } = options;
  const result = await runAcp({ params, resume: options.resume ?? null, limits }, task, agentContext(options.context));
  const seen = readFileSync(log, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as AcpSeen);
  return { result, seen, params };
}

const say = (text: string): AcpStep => ({ do: "say", text });
const tool = (id: string, status?: string): AcpStep => ({
  do: "update",
  update:
    status === undefined
      ? { sessionUpdate: "tool_call", toolCallId: id, title: "t", kind: "execute", status: "pending" }
      : { sessionUpdate: "tool_call_update", toolCallId: id, status },
});
const ask = (toolCall: object): AcpStep => ({ do: "ask", toolCall: { ...toolCall } });
const chose = (optionId: string) => ({ outcome: { outcome: "selected", optionId } });
const patchSince = (name: string) => Promise.resolve({ text: `since ${name}`, files: 1, isTruncated: false });
const seenOf = (seen: readonly AcpSeen[], what: string): unknown => seen.find((one) => one.what === what)?.value;

test("has a turn in the working copy, and takes what it says after its last tool call", async () => {
  const steps = [say("I run it."), tool("1"), say("Still."), tool("1", "completed"), say("## Hand"), say("off\n")];
  const task = agentTask({ prompt: "# Verify\n" });
  const initialize = { agentInfo: { name: "scripted", version: "1.2.3" } };
  const { result, seen } = await verify({ steps, initialize, usage: { inputTokens: 7, outputTokens: 2 } }, { task });
  expect(result).toMatchObject({ handoff: "## Handoff\n", failure: null, structured: null, commands: [] });
  expect(result.run).toMatchObject({ use: "acp", version: "1.2.3", model: null, sessionId: "session-1" });
  expect(result.run?.usage).toMatchObject({ inputTokens: 7, outputTokens: 2, usd: null });
  expect(seenOf(seen, "session/new")).toEqual({ cwd: task.workingCopy.dir, mcpServers: [] });
  expect(seenOf(seen, "initialize")).toMatchObject({
    protocolVersion: 1,
    clientCapabilities: { fs: { readTextFile: true, writeTextFile: true }, terminal: false },
  });
  expect(JSON.stringify(seenOf(seen, "session/prompt"))).toContain("# Verify");
});

test("works in the working copy, with its own HOME and the given environment", async () => {
  const task = agentTask({ files: { "a.txt": "a", ".gemini/settings.json": "{}" } });
  const command = 'pwd; ls -A; echo "$HOME|$MINE"';
  const { result, seen, params } = await verify({ steps: [{ do: "shell", command }, say("x")] }, { task });
  expect(params.allow).toEqual(["read", "run", "write"]);
  expect(seenOf(seen, "shell")).toBe(`${task.workingCopy.dir}\na.txt\n${task.workingCopy.homeDir}|\n`);
  expect(result.run?.remarks.join()).toContain("taken out");
});

test("an offered tool is given to the agent, and what it was called with is the evidence", async () => {
  const offers: ToolOffer[] = [];
  let isClosed = false;
  const offered: OfferedTool = {
    server: { name: "passwhen", command: "/bin/tool", args: ["a"], env: { TOKEN: "t" } },
    watch: () => {},
    calls: () => ({ accepted: [{ ok: true }], refused: ["no"], broken: null }),
    close: () => {
      isClosed = true;
      return Promise.resolve();
    },
  };
  const offer = (one: ToolOffer) => {
    offers.push(one);
    return Promise.resolve(offered);
  };
  const schema = { type: "object", properties: { ok: { type: "boolean" } }, required: ["ok"] };
  const task = { ...agentTask(), expect: { name: "UiCheck", schema } };
  const { result, seen } = await verify({ steps: [say("x")] }, { task, context: { tools: { offer } } });
  expect(offers).toEqual([expect.objectContaining({ name: "submit_evidence", schema })]);
  expect(seenOf(seen, "session/new")).toMatchObject({
    mcpServers: [{ name: "passwhen", command: "/bin/tool", args: ["a"], env: [{ name: "TOKEN", value: "t" }] }],
  });
  expect(JSON.stringify(seenOf(seen, "session/prompt"))).toContain("submit_evidence");
  expect(result.structured).toEqual([{ ok: true }]);
  expect(result.run?.remarks.join()).toContain("1 call of the runtime's tool");
  expect(isClosed).toBe(true);
});

test.each([
  ["one", { accepted: [{ pass: true, critique: "" }], refused: [] }, [say("Done.")], null],
  ["one, and it says nothing more", { accepted: [{ pass: true, critique: "" }], refused: [] }, [], null],
  [
    "one beside one that does not fit",
    { accepted: [{ pass: true, critique: "" }], refused: ["no"] },
    [],
    "evidence-invalid",
  ],
  [
    "two",
    {
      accepted: [
        { pass: true, critique: "" },
        { pass: false, critique: "x" },
      ],
      refused: [],
    },
    [],
    null,
  ],
  ["none", { accepted: [], refused: [] }, [], "handoff-missing"],
  ["none that fits, and it says nothing more", { accepted: [], refused: ["no"] }, [], "evidence-invalid"],
  ["none that fits", { accepted: [], refused: ["/pass must be boolean"] }, [say("Done.")], "evidence-invalid"],
])("a judge records its verdict by a tool of its own: %s", async (_, calls, steps, reason) => {
  const offers: ToolOffer[] = [];
  const offered: OfferedTool = {
    server: { name: "passwhen", command: "/bin/tool", args: [], env: {} },
    watch: () => {},
    calls: () => ({ ...calls, broken: null }),
    close: () => Promise.resolve(),
  };
  const offer = (one: ToolOffer) => {
    offers.push(one);
    return Promise.resolve(offered);
  };
  const task = { ...agentTask(), expect: { name: "Judgement", schema: { type: "object" } } };
  const { result, seen } = await verify({ steps }, { task, context: { tools: { offer } } });
  expect(offers).toEqual([expect.objectContaining({ name: "submit_verdict" })]);
  expect(JSON.stringify(seenOf(seen, "session/prompt"))).not.toContain("must be the handoff");
  expect(result.failure?.reason ?? null).toBe(reason);
  expect(result.structured).toEqual(calls.accepted);
});

const noProgress = (): number => -1;

test("evidence over a connection that broke while the agent was at work does not count", async () => {
  let progress = noProgress;
  const offered: OfferedTool = {
    server: { name: "passwhen", command: "/bin/tool", args: [], env: {} },
    watch: (measure) => {
      progress = measure;
    },
    calls: () => ({ accepted: [{ ok: true }], refused: [], broken: "it broke" }),
    close: () => Promise.resolve(),
  };
  const task = { ...agentTask(), expect: { name: "UiCheck", schema: { type: "object" } } };
  const steps = [tool("1"), tool("1", "completed"), say("## Handoff")];
  const folders: string[] = [];
  const offer = (_: unknown, folder: string): Promise<OfferedTool> => {
    folders.push(folder);
    return Promise.resolve(offered);
  };
  const { result } = await verify({ steps }, { task, context: { tools: { offer } } });
  expect(folders).toEqual([dirname(task.workingCopy.dir)]);
  expect(result.structured).toBeNull();
  expect(result.failure).toEqual({ reason: "evidence-invalid", detail: "it broke" });
  expect(progress()).toBe(2);
});

test.each([
  ["max_tokens", "budget-exceeded"],
  ["max_turn_requests", "budget-exceeded"],
  ["refusal", "agent-crashed"],
  ["cancelled", "agent-crashed"],
  ["something_new", "agent-output-invalid"],
])("the stop reason %s is no good end: %s", async (stopReason, reason) => {
  const { result } = await verify({ steps: [say("## Verification: live-ui-verified")], stopReason });
  expect(result.failure?.reason).toBe(reason);
  expect(result.failure?.detail).toContain(stopReason);
});

test.each([
  ["says nothing", { steps: [] }, "handoff-missing"],
  ["says nothing after its last tool call", { steps: [say("## Handoff"), tool("1")] }, "handoff-missing"],
  ["says more than is read", { steps: [{ do: "say", text: "x", repeat: 1_048_577 }] }, "handoff-unreadable"],
  ["ends in its turn", { steps: [say("## Handoff"), { do: "exit", code: 0 }] }, "agent-crashed"],
  ["ends in its turn with 127", { steps: [{ do: "exit", code: 127 }] }, "agent-unavailable"],
  ["answers with an error", { steps: [{ do: "fail", code: -32_603, message: "model said 401" }] }, "agent-crashed"],
  ["tells that its key was refused", { steps: [{ do: "fail", code: 401, message: "no" }] }, "model-unauthorized"],
  ["tells of its model's limit", { steps: [{ do: "fail", code: 429, message: "no" }] }, "model-rate-limited"],
  ["tells that its model is down", { steps: [{ do: "fail", code: 503, message: "no" }] }, "model-unavailable"],
  ["tells of no such model", { steps: [{ do: "fail", code: 404, message: "no" }] }, "model-not-found"],
  ["wants a login", { newSessionError: { code: -32_000, message: "Login" } }, "model-unauthorized"],
  ["speaks another version", { initialize: { protocolVersion: 2 } }, "agent-unavailable"],
  ["greets in another form", { initialize: { protocolVersion: "one" } }, "agent-output-invalid"],
  [
    "prints for ever",
    { steps: [{ do: "print", text: "noise\n", times: 1_001 }, { do: "hang" }] },
    "agent-output-invalid",
  ],
  [
    "prints without an end",
    { steps: [{ do: "print", text: "x", repeat: 1 << 20, times: 10 }, { do: "hang" }] },
    "agent-output-invalid",
  ],
] as [string, AcpScript, string][])("an agent that %s", async (_name, script, reason) => {
  const { result } = await verify(script);
  expect(result.failure?.reason).toBe(reason);
});

test("an agent that is not there is unavailable", async () => {
  const { result } = await verify({}, { settings: { command: "exec /nowhere/agent --acp" } });
  expect(result.failure?.reason).toBe("agent-unavailable");
});

test("an agent that never answers is not waited for", async () => {
  const start = performance.now();
  const { result } = await verify({ initialize: "silent" }, { startMs: 1_500 });
  expect(result.failure).toEqual({ reason: "agent-timeout", detail: "it did not answer `initialize` within 1.5 s" });
  expect(performance.now() - start).toBeLessThan(6_000);
});

test("an agent that never ends is ended when time is up", async () => {
  const { result } = await verify({ steps: [{ do: "hang" }] }, { task: agentTask({ timeoutMs: 1_500 }) });
  expect(result.failure?.reason).toBe("agent-timeout");
});

test("some noise does no harm, and answers to nothing are noise", async () => {
  const forged = { jsonrpc: "2.0", id: "\n::error::forged", result: {} };
  const steps: AcpStep[] = [
    { do: "print", text: "Welcome!\n{ broken\n[]\n{}\n" },
    { do: "print", text: `${JSON.stringify(forged)}\n` },
    { do: "update", update: { sessionUpdate: 7 } },
    say("## Handoff"),
  ];
  const { result } = await verify({ steps });
  expect(result).toMatchObject({ handoff: "## Handoff", failure: null });
  expect(result.run?.remarks.join("\n")).toContain("5 of its lines are no messages");
});

test.each([[true], [false]])(
  "cancelled, the agent is told so before it is ended (obedient: %s)",
  async (isObedient) => {
    const aborter = new AbortController();
    const mark = `61.${Date.now() % 1_000_000}${String(isObedient).length}`;
    const steps: AcpStep[] = [{ do: "shell", command: `(setsid sleep ${mark} >/dev/null 2>&1 &)` }, { do: "hang" }];
    const task = agentTask();
    const running = verify({ steps, isObedient }, { task, context: { signal: aborter.signal } });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const start = performance.now();
    aborter.abort();
    const { result, seen } = await running;
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(result.failure?.reason).toBe("cancelled");
    expect(seenOf(seen, "session/cancel")).toEqual({ sessionId: "session-1" });
  },
);

test("goes on with a session where the agent can load one; what is told of old is not said anew", async () => {
  const script: AcpScript = {
    initialize: { agentCapabilities: { loadSession: true } },
    history: ["## Old handoff"],
    steps: [say("## New handoff")],
  };
  const task = agentTask({ prompt: "Fix it." });
  const { result, seen } = await verify(script, { resume: "session-1", task });
  expect(result).toMatchObject({ handoff: "## New handoff", failure: null });
  expect(seenOf(seen, "session/load")).toEqual({ sessionId: "session-1", cwd: task.workingCopy.dir, mcpServers: [] });
  const unable = await verify({ steps: [say("x")] }, { resume: "session-1" });
  expect(unable.result.failure?.reason).toBe("agent-unavailable");
});

test("secrets are passed on by name, and taken out of what the agent leaves", async () => {
  const secret = (name: string) => (name === "MODEL_KEY" ? SECRET : null);
  const steps: AcpStep[] = [{ do: "shell", command: "printf %s $MODEL_KEY" }, say(`the key is ${SECRET}`)];
  const settings = { secrets: ["MODEL_KEY"] };
  const { result, seen } = await verify({ steps }, { settings, context: { secret } });
  expect(seenOf(seen, "shell")).toBe(SECRET);
  expect(result.handoff).toBe("the key is [secret]");
  expect(result.run?.remarks.join()).toContain("MODEL_KEY");
  await expect(verify({ steps }, { settings })).rejects.toMatchObject({ code: "key-missing" });
  const made = agent.create(AcpParams.parse({ command: "x", ...settings }));
  await expect(made.prepare?.(agentContext())).rejects.toMatchObject({ code: "key-missing" });
});

test("files of the working copy are read and written for the agent, and no others", async () => {
  const outside = makeDir();
  writeFileSync(join(outside, "secret.txt"), "secret");
  const task = agentTask({ files: { "a.txt": "one\ntwo\nthree\n" } });
  const { dir } = task.workingCopy;
  symlinkSync(outside, join(dir, "way-out"));
  symlinkSync(join(outside, "secret.txt"), join(dir, "link.txt"));
  const steps: AcpStep[] = [
    { do: "read", path: join(dir, "a.txt"), line: 2, limit: 1 },
    { do: "read", path: join(dir, "link.txt") },
    { do: "write", path: join(dir, "new/b.txt"), content: "b" },
    { do: "write", path: join(dir, "way-out/c.txt"), content: "c" },
    { do: "call", method: "terminal/create" },
    say("x"),
  ];
  const { result, seen } = await verify({ steps }, { task });
  const answers = seen
    .filter(({ what }) => what.startsWith("fs/") || what.startsWith("terminal/"))
    .map(({ value }) => value);
  const refused = expect.objectContaining({ error: -32_602 }) as unknown;
  expect(answers).toEqual([{ content: "two" }, refused, {}, refused, expect.objectContaining({ error: -32_601 })]);
  expect(readFileSync(join(dir, "new/b.txt"), "utf8")).toBe("b");
  expect(existsSync(join(outside, "c.txt"))).toBe(false);
  expect(result.run?.remarks.join()).toContain("refused 2 things");
});

test("what is not allowed is not offered", async () => {
  const steps: AcpStep[] = [{ do: "write", path: "a.txt", content: "a" }, say("x")];
  const { seen } = await verify({ steps }, { settings: { allow: ["read"] } });
  expect(seenOf(seen, "initialize")).toMatchObject({
    clientCapabilities: { fs: { readTextFile: true, writeTextFile: false } },
  });
  expect(seenOf(seen, "fs/write_text_file")).toMatchObject({ error: -32_601 });
});

test("requests for permission are answered by the policy", async () => {
  const task = agentTask({ files: { "a.txt": "a" } });
  const inside = join(task.workingCopy.dir, "a.txt");
  const steps: AcpStep[] = [
    ask({ kind: "execute", title: "npm test" }),
    ask({ kind: "edit", locations: [{ path: inside }] }),
    ask({ kind: "edit", title: "Edit passwd", locations: [{ path: "/etc/passwd" }] }),
    say("x"),
  ];
  const { seen, result } = await verify({ steps }, { task });
  const answers = seen.filter(({ what }) => what === "session/request_permission").map(({ value }) => value);
  expect(answers).toEqual([chose("id-allow_once"), chose("id-allow_once"), chose("id-reject_once")]);
  expect(result.run?.remarks.join()).toContain("refused 1 thing");
});

test("keeps what the agent printed, and its patch", async () => {
  const written: Buffer[] = [];
  const kept: string[] = [];
  const base = agentTask();
  const task: AgentTask = {
    ...base,
    workingCopy: { ...base.workingCopy, patchSince },
    keep: (name, label, text) => {
      kept.push(`${name}: ${text}`);
      return Promise.resolve({ label, path: `/out/${name}` });
    },
    openTranscript: (name, label) =>
      Promise.resolve({
        write: (bytes) => void written.push(Buffer.from(bytes)),
        close: () => Promise.resolve({ label, path: `/out/${name}` }),
      }),
  };
  const { result } = await verify({ steps: [{ do: "shell", command: "true" }, say("hello")] }, { task });
  expect(Buffer.concat(written).toString()).toContain("hello");
  expect(kept).toEqual(["changes.patch: since as it was"]);
  expect(result.files.map(({ path }) => path)).toEqual(["/out/agent.jsonl", "/out/changes.patch"]);
});

test.each([
  [{}],
  [{ command: " " }],
  [{ command: "x", env: { HOME: "/" } }],
  [{ command: "x", secrets: ["A B"] }],
  [{ command: "x", allow: ["everything"] }],
  [{ command: "x", model: "y" }],
])("settings that are refused: %j", (settings) => {
  expect(AcpParams.safeParse(settings).success).toBe(false);
});

test("tells which key it needs, without a look at the machine", () => {
  const nothing = { program: null, install: false, keyEnv: null, model: null, upstream: null };
  expect(agent.describe?.(null)).toEqual(nothing);
  expect(agent.describe?.(AcpParams.parse({ command: "x" }))).toEqual(nothing);
  const settings = AcpParams.parse({ command: "x", secrets: ["A_KEY", "B_KEY"] });
  expect(agent.describe?.(settings)).toEqual({ ...nothing, keyEnv: "A_KEY" });
});
