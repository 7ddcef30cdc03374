import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { cli as claude } from "../../../src/agents/claude-code/index.ts";
import { cli as codex } from "../../../src/agents/codex/index.ts";
import { cli as gemini } from "../../../src/agents/gemini/index.ts";
import { type Cli, type CliEnd, type CliRun, NOTHING_READ } from "../../../src/cli-agent/cli.ts";

const RUN: CliRun = {
  url: "http://127.0.0.1:4000",
  key: "dummy",
  model: "m",
  cwd: "/copy/tree",
  homeDir: "/copy/home",
  tmpDir: "/copy/tmp",
  ownDir: "/own",
  tool: null,
  schema: null,
  resume: null,
  timeoutMs: 90_000,
};
const SERVER = { name: "passwhen", command: "/usr/bin/node", args: ["/a b/server.js"], env: { SOCKET: '/own/"x"' } };
const WITH_TOOL: CliRun = { ...RUN, tool: SERVER };
const SCHEMA = { type: "object", properties: {}, required: [], additionalProperties: false };
const CLIS: readonly Cli[] = [claude, codex, gemini];

function readAll(cli: Cli, events: readonly unknown[]): CliEnd {
  return events.reduce<CliEnd>(cli.read, NOTHING_READ);
}

/** What stands behind each `-c`. */
function settingsOf(argv: readonly string[]): readonly string[] {
  return argv.filter((_, index) => argv[index - 1] === "-c");
}

test.each(CLIS)("$use: reads values of any shape and never throws, nor takes them for a good end", (cli) => {
  const types = fc.constantFrom("result", "system", "message", "item.completed", "turn.failed", "error", "init");
  const event = fc.oneof(fc.jsonValue(), fc.record({ type: types, item: fc.jsonValue(), status: fc.jsonValue() }));
  fc.assert(
    fc.property(fc.array(event), (events) => {
      expect(readAll(cli, events).isDone).toBe(false);
    }),
  );
});

test.each(CLIS)(
  "$use: writes below HOME, its own folder and the copy's, and the key is in the environment alone",
  (cli) => {
    for (const run of [RUN, WITH_TOOL, { ...RUN, schema: SCHEMA }]) {
      const files = cli.files(run);
      for (const path of Object.keys(files))
        expect(path).toMatch(/^\/(?:copy\/home\/.|own\/.|copy\/(?:\.gemini\/)?\.env$)/);
      expect(Object.values(files).join("\n")).not.toContain("dummy");
      expect(cli.argv(run)).not.toContain("dummy");
      expect(Object.values(cli.env(run))).toContain("dummy");
    }
  },
);

test("Claude Code: settings of the checkout stay out, and root may use its tools", () => {
  const argv = claude.argv(WITH_TOOL);
  for (const [flag, value] of [
    ["--setting-sources", "user"],
    ["--allowedTools", "Bash,Read,Edit,Write,Glob,Grep,mcp__passwhen"],
    ["--tools", "Bash,Read,Edit,Write,Glob,Grep"],
    ["--mcp-config", "/own/mcp.json"],
  ] as const)
    expect(argv[argv.indexOf(flag) + 1]).toBe(value);
  expect(argv).toContain("--strict-mcp-config");
  expect(argv.join(" ")).not.toMatch(/dangerously|bypassPermissions/);
  expect(claude.env(RUN)).toMatchObject({
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    DISABLE_AUTOUPDATER: "1",
    ENABLE_TOOL_SEARCH: "false",
    BASH_MAX_TIMEOUT_MS: "90000",
  });
  expect(JSON.parse(claude.files(WITH_TOOL)["/own/mcp.json"] ?? "")).toEqual({
    mcpServers: { passwhen: { type: "stdio", command: SERVER.command, args: SERVER.args, env: SERVER.env } },
  });
  expect(JSON.parse(claude.files(RUN)["/copy/home/.claude/settings.json"] ?? "")).toEqual({ disableAllHooks: true });
});

test("Codex: its sandbox leaves what tests need, and its settings are TOML", () => {
  const settings = settingsOf(codex.argv(WITH_TOOL));
  expect(settings).toContain('sandbox_mode="workspace-write"');
  expect(settings).toContain("sandbox_workspace_write.network_access=true");
  expect(settings).toContain("sandbox_workspace_write.exclude_slash_tmp=true");
  expect(settings).toContain('sandbox_workspace_write.writable_roots=["/copy/home"]');
  expect(settings).toContain('approval_policy="never"');
  expect(settings).toContain("project_doc_max_bytes=0");
  expect(settings).toContain(
    String.raw`mcp_servers.passwhen={"command"="/usr/bin/node","args"=["/a b/server.js"],"env"={"SOCKET"="/own/\"x\""},"required"=true,"default_tools_approval_mode"="approve"}`,
  );
  expect(settings.find((one) => one.startsWith("model_providers."))).toContain('"base_url"="http://127.0.0.1:4000/v1"');
  expect(codex.argv(RUN).join(" ")).not.toMatch(/--trust|dangerously|mcp_servers/);
});

test("Codex: the schema goes by a file, the session before all settings, the prompt from standard input", () => {
  const argv = codex.argv({ ...RUN, schema: SCHEMA, resume: "s1" });
  expect(argv.slice(0, 3)).toEqual(["exec", "resume", "s1"]);
  expect(argv.at(-1)).toBe("-");
  expect(argv[argv.indexOf("--output-schema") + 1]).toBe("/own/schema.json");
  expect(JSON.parse(codex.files({ ...RUN, schema: SCHEMA })["/own/schema.json"] ?? "")).toEqual(SCHEMA);
  expect(codex.files(RUN)).toEqual({ "/copy/home/.codex/config.toml": "", "/copy/home/.codex/.env": "" });
});

test("Gemini CLI: settings make it quiet, and the runtime's tool is among those offered", () => {
  const text = gemini.files(WITH_TOOL)["/copy/home/.gemini/settings.json"] ?? "";
  expect(JSON.parse(text)).toMatchObject({
    security: { auth: { selectedType: "gemini-api-key" } },
    privacy: { usageStatisticsEnabled: false },
    telemetry: { enabled: false },
    hooksConfig: { enabled: false },
    tools: { shell: { inactivityTimeout: 90 } },
    mcpServers: { passwhen: { command: SERVER.command, args: SERVER.args, env: SERVER.env, trust: true } },
  });
  expect(text).toContain('"mcp_passwhen_*"');
  expect(gemini.files(RUN)["/copy/home/.gemini/settings.json"]).not.toContain("mcp_");
});

test("Gemini CLI: it finds empty variables right above the working copy, and instructions by no name that can be guessed", () => {
  const files = gemini.files(RUN);
  for (const path of ["/copy/.gemini/.env", "/copy/.env", "/copy/home/.gemini/.env", "/copy/home/.env"])
    expect(files[path], path).toBe("");
  const nameIn = (ownDir: string): unknown =>
    JSON.parse(gemini.files({ ...RUN, ownDir })["/copy/home/.gemini/settings.json"] ?? "").context;
  expect(nameIn("/t/passwhen-1f")).toEqual({ fileName: "passwhen-1f" });
});

test("Claude Code: a result that is an error is no end, whatever its subtype says", () => {
  const result = { type: "result", subtype: "success", is_error: true, result: "API Error: 401", session_id: "s" };
  const end = readAll(claude, [{ type: "system", subtype: "init", session_id: "s" }, result]);
  expect(end).toEqual({ ...NOTHING_READ, sessionId: "s", fault: "API Error: 401" });
  const capped = { type: "result", subtype: "error_max_turns", is_error: true, session_id: "s" };
  expect(readAll(claude, [capped]).fault).toBe("error_max_turns");
  const listed = { ...capped, errors: ["no conversation found"] };
  expect(readAll(claude, [listed]).fault).toBe("no conversation found");
});

const message = (text: string) => ({ type: "item.completed", item: { type: "agent_message", text } });
const command = { type: "item.started", item: { type: "command_execution", command: "true" } };
const completed = { type: "turn.completed", usage: {} };

test("Codex: the last message counts, and only when nothing was done after it", () => {
  expect(readAll(codex, [message("a"), command, message("b"), completed])).toMatchObject({ text: "b", isDone: true });
  expect(readAll(codex, [message("I will run it"), command, completed])).toMatchObject({ text: null, isDone: true });
  const plan = { type: "item.completed", item: { type: "todo_list", items: [] } };
  expect(readAll(codex, [message("b"), plan, completed]).text).toBe("b");
});

test("Codex: tries that failed are forgotten when the turn completes, and told when it does not", () => {
  const retry = { type: "error", message: "Reconnecting... 1/2" };
  expect(readAll(codex, [retry, message("b"), completed])).toMatchObject({ isDone: true, fault: null });
  expect(readAll(codex, [message("b"), retry])).toMatchObject({ isDone: false, fault: "Reconnecting... 1/2" });
  const failed = { type: "turn.failed", error: { message: "401" } };
  expect(readAll(codex, [retry, failed])).toMatchObject({ isDone: false, fault: "401" });
});

test("Codex: a message that is a JSON object is the structured answer too", () => {
  expect(readAll(codex, [message('{"a":1}')]).structured).toEqual({ a: 1 });
  expect(readAll(codex, [message('{"a":1')]).structured).toBeUndefined();
  expect(readAll(codex, [message('{"a":1}'), message("# H")]).structured).toBeUndefined();
  const deep = `{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
  expect(readAll(codex, [message(deep)]).structured).toBe(deep);
});

const piece = (content: string) => ({ type: "message", role: "assistant", content, delta: true });
const success = { type: "result", status: "success" };

const toolUse = { type: "tool_use", tool_name: "run_shell_command", tool_id: "t1" };
const toolResult = { type: "tool_result", tool_id: "t1", status: "success", output: "" };

test("Gemini CLI: an end in the middle of a tool call is none", () => {
  const events = [toolUse, { ...toolUse, tool_id: "t2" }, toolResult, piece("# H"), success];
  expect(readAll(gemini, events)).toMatchObject({ isDone: false, fault: "it ends in the middle of a tool call" });
});

test("Gemini CLI: the output of a command may be too long to be read, when it is that of an open call", () => {
  const head =
    '{"type":"tool_result","timestamp":"2026-01-01T00:00:00.000Z","tool_id":"t1","status":"success","output":"xx';
  const open = readAll(gemini, [toolUse]);
  expect(gemini.readHead?.(open, head)).toEqual({ ...open, openCalls: [] });
  expect(gemini.readHead?.(readAll(gemini, [toolUse, toolResult]), head)).toBe(null);
  expect(gemini.readHead?.(open, head.replace('"t1"', '"t2"'))).toBe(null);
  expect(gemini.readHead?.(open, head.replace("tool_result", "message"))).toBe(null);
});

test("Gemini CLI: pieces of the final message come together, what was said before a tool is left out", () => {
  const events = [piece("I will run it."), toolUse, toolResult, piece("# H"), piece("andoff"), success];
  expect(readAll(gemini, events)).toMatchObject({ text: "# Handoff", isDone: true });
  const user = { type: "message", role: "user", content: "# Verify" };
  expect(readAll(gemini, [user, success]).text).toBeNull();
});

test("Gemini CLI: a run that stopped itself is no good run, though it says success", () => {
  const loop = { type: "error", severity: "warning", message: "Loop detected, stopping execution" };
  expect(readAll(gemini, [piece("## Verification"), loop, success])).toMatchObject({
    isDone: false,
    fault: loop.message,
  });
  const failed = { type: "result", status: "error", error: { message: "[API Error: 401]" } };
  expect(readAll(gemini, [failed])).toMatchObject({ isDone: false, fault: "[API Error: 401]" });
});
