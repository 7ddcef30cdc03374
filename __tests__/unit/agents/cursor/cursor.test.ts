import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { agent, cloudAgentOf } from "../../../../src/agents/cursor/index.ts";
import { CursorParams } from "../../../../src/agents/cursor/params.ts";
import { NO_FACTS, readEvent } from "../../../../src/agents/cursor/read.ts";
import { NOTHING_READ } from "../../../../src/cli-agent/cli.ts";
import type { AgentTask } from "../../../../src/evidence/agent.ts";
import { CLOUD_AGENT, CURSOR_KEY, startCursorServer } from "../../../support/cursor-server.ts";
import { agentContext, agentTask, makeDir, targetWith } from "../../../support/plug-in-world.ts";

const context = agentContext({ secret: (name) => (name === "CURSOR_API_KEY" ? CURSOR_KEY : null) });

/** A program that writes down how it was called and then does as the test says. */
function fakeCursor(body: string): { readonly program: string; readonly seen: string } {
  const dir = makeDir();
  const program = join(dir, "cursor-agent");
  const seen = join(dir, "seen");
  const record = `printf '%s\\n' "$@" > ${seen}.argv; env > ${seen}.env; [ "$1" = --version ] || cat > ${seen}.stdin`;
  writeFileSync(program, `#!/bin/bash\n${record}\n${body}\n`);
  chmodSync(program, 0o755);
  return { program, seen };
}

const print = (...events: readonly unknown[]): string =>
  events.map((event) => `echo '${JSON.stringify(event).replaceAll("'", "'\\''")}'`).join("\n");

const session = "6b3a";
const init = { type: "system", subtype: "init", apiKeySource: "env", session_id: session, model: "Composer 2" };
const message = (text: string) => ({
  type: "assistant",
  message: { role: "assistant", content: [{ type: "text", text }] },
  session_id: session,
});
const done = (result: string, more: object = {}) => ({
  type: "result",
  subtype: "success",
  is_error: false,
  duration_ms: 1,
  result,
  session_id: session,
  ...more,
});

async function verify(body: string, settings: object = {}, task: AgentTask = agentTask({ prompt: "# Verify\n" })) {
  const { program, seen } = fakeCursor(body);
  const result = await agent.create(CursorParams.parse({ program, ...settings })).verify(task, context);
  return { result, seen };
}

test("runs the documented command line and takes the last message of a good run", async () => {
  const events = print(init, message("I look."), message("## Handoff\nfine"), done("I look.## Handoff\nfine"));
  const { result, seen } = await verify(events, { model: "composer-2" });
  expect(result).toMatchObject({ handoff: "## Handoff\nfine", failure: null, structured: null, commands: [] });
  expect(result.run).toMatchObject({ use: "cursor", model: "composer-2", sessionId: session });
  const argv = readFileSync(`${seen}.argv`, "utf8").trim().split("\n");
  expect(argv).toEqual(["-p", "--output-format", "stream-json", "--force", "--trust", "--model", "composer-2"]);
  expect(readFileSync(`${seen}.stdin`, "utf8")).toContain("# Verify");
  expect(readFileSync(`${seen}.env`, "utf8")).toContain(`CURSOR_API_KEY=${CURSOR_KEY}`);
});

test("says in every run that the agent holds the key and that nobody tried the real program", async () => {
  const { result } = await verify(print(init, done("x")));
  expect(result.run?.remarks.join("\n")).toMatch(/CURSOR_API_KEY[\s\S]*not tested/);
  expect(result.run?.model).toBe("Composer 2");
});

test("takes out what configures agents, and says so", async () => {
  const task = agentTask({ files: { ".cursor/hooks.json": "{}", "a.txt": "a" } });
  const { result } = await verify(print(init, done("x")), {}, task);
  expect(existsSync(join(task.workingCopy.dir, ".cursor"))).toBe(false);
  expect(existsSync(join(task.workingCopy.dir, "a.txt"))).toBe(true);
  expect(result.run?.remarks.join()).toContain("taken out");
});

test("hides the key in handoff, transcript and patch", async () => {
  const written: Buffer[] = [];
  const kept: string[] = [];
  const copy = agentTask().workingCopy;
  const task: AgentTask = {
    ...agentTask(),
    workingCopy: {
      ...copy,
      patchSince: () => Promise.resolve({ text: `+${CURSOR_KEY}`, files: 1, isTruncated: false }),
    },
    keep: (name, label, text) => {
      kept.push(text);
      return Promise.resolve({ label, path: `/out/${name}` });
    },
    openTranscript: (name, label) =>
      Promise.resolve({
        write: (bytes) => void written.push(Buffer.from(bytes)),
        close: () => Promise.resolve({ label, path: `/out/${name}` }),
      }),
  };
  const { result } = await verify(print(init, done(`the key is ${CURSOR_KEY}`)), {}, task);
  expect(result.handoff).toBe("the key is [secret]");
  expect(Buffer.concat(written).toString()).toContain("the key is [secret]");
  expect(kept).toEqual(["+[secret]"]);
});

test.each([
  ["no result", print(init, message("## Handoff")), "agent-output-invalid"],
  ["no result and an exit code", `${print(init)}\nexit 1`, "agent-crashed"],
  ["an error as result", print(init, done("boom", { is_error: true })), "agent-crashed"],
  ["an error without is_error", print(init, { ...done("boom"), subtype: "error" }), "agent-crashed"],
  ["a result, then a bad end", `${print(init, done("## Handoff"))}\nexit 3`, "agent-crashed"],
  ["a result without text", print(init, { type: "result", subtype: "success", is_error: false }), "handoff-missing"],
  ["an empty result", print(init, done(" ")), "handoff-missing"],
  ["plain text", "echo T: this model is not for you", "agent-output-invalid"],
])("is no good run: %s", async (_name, body, reason) => {
  const { result } = await verify(body);
  expect(result.failure?.reason).toBe(reason);
});

test("what the program says of its tokens is told, its last message must be the end of the result", () => {
  const usage = { inputTokens: 12, outputTokens: 3, cacheReadTokens: 5 };
  const read = readEvent(NOTHING_READ, { ...NO_FACTS, lastMessage: "other" }, done("whole", { usage }));
  expect(read.end).toMatchObject({ text: "whole", isDone: true, sessionId: session });
  expect(read.facts.tokens).toEqual({ inputTokens: 12, outputTokens: 3 });
  const odd = readEvent(NOTHING_READ, NO_FACTS, done("whole", { usage: { inputTokens: "many", outputTokens: -1 } }));
  expect(odd.facts.tokens).toEqual({ inputTokens: null, outputTokens: null });
});

test.each([[null], [1], ["x"], [[]], [{ type: 1 }], [{ type: "assistant", message: 7 }], [{ type: "result" }]])(
  "an event of any shape is read: %j",
  (event) => {
    expect(readEvent(NOTHING_READ, NO_FACTS, event).end.isDone).toBe(false);
  },
);

test("goes on with a session of its own", async () => {
  const { program, seen } = fakeCursor(print(init, done("again")));
  const { resume } = agent.create(CursorParams.parse({ program }));
  const result = await resume?.({ id: session, message: "Fix it." }, agentTask(), context);
  expect(result?.handoff).toBe("again");
  expect(readFileSync(`${seen}.argv`, "utf8")).toContain(`--resume=${session}`);
  expect(readFileSync(`${seen}.stdin`, "utf8")).toContain("Fix it.");
});

test("goes on with a cloud agent through its API, starting nothing here", async () => {
  const server = await startCursorServer({ statuses: ["FINISHED"], result: "# Done" });
  const { program, seen } = fakeCursor("exit 1");
  const { resume } = agent.create(CursorParams.parse({ program, "api-url": server.url }));
  const result = await resume?.({ id: CLOUD_AGENT, message: "Fix it." }, agentTask(), context);
  expect(result).toMatchObject({ handoff: "# Done", failure: null });
  expect(server.complaints).toEqual([]);
  expect(existsSync(`${seen}.argv`)).toBe(false);
});

test("before a run: a key and a program that tells its version", async () => {
  const { program } = fakeCursor("echo 2026.01.28-fd13201");
  const good = agent.create(CursorParams.parse({ program }));
  await expect(good.prepare?.(context)).resolves.toBeUndefined();
  await expect(good.prepare?.(agentContext())).rejects.toMatchObject({ code: "key-missing" });
  const missing = agent.create(CursorParams.parse({ program: "/nowhere/cursor-agent" }));
  const failing = missing.prepare?.(context);
  await expect(failing).rejects.toMatchObject({ code: "agent-unavailable" });
  await expect(failing).rejects.toThrow("curl https://cursor.com/install -fsS | bash");
  const broken = agent.create(CursorParams.parse({ program: fakeCursor("exit 1").program }));
  await expect(broken.prepare?.(context)).rejects.toMatchObject({ code: "agent-unavailable" });
});

test("the version that was found before is told of the run", async () => {
  const { program } = fakeCursor(`[ "$1" = --version ] && echo 2026.01.28-fd13201 && exit\n${print(init, done("x"))}`);
  const made = agent.create(CursorParams.parse({ program }));
  await made.prepare?.(context);
  expect((await made.verify(agentTask(), context)).run?.version).toBe("2026.01.28-fd13201");
});

test.each([
  [{ install: true }],
  [{ model: "-x" }],
  [{ model: "a b" }],
  [{ program: "./bin/cursor" }],
  [{ program: "--version" }],
  [{ "api-url": "http://api.example" }],
  [{ "api-url": "https://user@api.example" }],
  [{ "key-env": "A B" }],
  [{ "base-url": "https://x.example" }],
])("settings that are refused: %j", (settings) => {
  expect(CursorParams.safeParse(settings).success).toBe(false);
});

test("settings: nothing is needed", () => {
  expect(CursorParams.parse({})).toEqual({
    "key-env": "CURSOR_API_KEY",
    "api-url": "https://api.cursor.com",
    program: "cursor-agent",
  });
});

test("the cloud agent that wrote the code is the one in the state of the plan", () => {
  const target = targetWith();
  const withAgent = (agentId: string | null, name = "toggle") => {
    const row = { name, agentId } as unknown;
    const state = { rootSlug: "dark-mode", tasks: [row], attention: [] } as unknown;
    return { ...target, plan: { ...target.plan, state: state as typeof target.plan.state } };
  };
  expect(cloudAgentOf(withAgent(CLOUD_AGENT))).toBe(CLOUD_AGENT);
  expect(cloudAgentOf(withAgent("bc_abc123"))).toBe("bc_abc123");
  expect(cloudAgentOf(withAgent("bc-../../me"))).toBeNull();
  expect(cloudAgentOf(withAgent("claude"))).toBeNull();
  expect(cloudAgentOf(withAgent(null))).toBeNull();
  expect(cloudAgentOf(withAgent(CLOUD_AGENT, "other"))).toBeNull();
  expect(cloudAgentOf({ ...target, plan: { ...target.plan, state: null } })).toBeNull();
});

test("tells which key it needs, without a look at the machine", () => {
  const nothing = { program: null, install: false, model: null, upstream: null };
  expect(agent.describe?.(null)).toEqual({ ...nothing, keyEnv: "CURSOR_API_KEY" });
  const settings = CursorParams.parse({ model: "composer-2", "key-env": "MINE" });
  expect(agent.describe?.(settings)).toEqual({ ...nothing, keyEnv: "MINE", model: "composer-2" });
});
