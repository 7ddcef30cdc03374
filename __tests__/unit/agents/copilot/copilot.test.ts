import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cli } from "../../../../src/agents/copilot/index.ts";
import { type CliEnd, type CliRun, NOTHING_READ } from "../../../../src/cli-agent/cli.ts";

const RUN: CliRun = {
  url: "http://127.0.0.1:4000",
  key: "dummy",
  model: "m",
  cwd: "/copy",
  homeDir: "/home",
  tmpDir: "/tmp-of-the-run",
  ownDir: "/own",
  tool: { name: "passwhen", command: "node", args: ["server.js"], env: { A: "1" } },
  schema: null,
  resume: null,
  timeoutMs: 60_000,
};

function lines(name: string): readonly unknown[] {
  const file = new URL(`../../../fixtures/agent-output/copilot/${name}.jsonl`, import.meta.url);
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

function readAll(name: string): CliEnd {
  return lines(name).reduce<CliEnd>(cli.read, NOTHING_READ);
}

test.each(["good", "resumed", "tool"])("%s is read as a good run", (name) => {
  const end = readAll(name);
  expect(end).toMatchObject({ isDone: true, fault: null });
  expect(end.sessionId).toMatch(/\S/);
  expect(end.text).toContain("unit-test-verified");
});

test.each(["refused-key", "cut", "html", "loop"])("%s is never read as a good run", (name) => {
  expect(readAll(name)).toMatchObject({ isDone: false, structured: undefined });
});

test("an empty final message is no message", () => {
  expect(readAll("empty").text ?? "").toBe("");
});

test("events of any shape are passed over", () => {
  for (const event of [
    null,
    1,
    "x",
    [],
    {},
    { type: 7 },
    { type: "result" },
    { type: "error" },
    { type: "text", part: 1 },
  ])
    expect(cli.read(NOTHING_READ, event)).toEqual(NOTHING_READ);
});

test("a session is resumed by its id, and the key is in no argument", () => {
  const argv = cli.argv({ ...RUN, resume: "session-7" });
  expect(argv.join(" ")).toContain("session-7");
  expect(argv.join(" ")).not.toContain("dummy");
});

test("an exit code of 0 after an error without an answer is not believed", () => {
  const error = { type: "session.error", data: { message: "refused" } };
  const result = { type: "result", sessionId: "s", exitCode: 0 };
  expect([error, result].reduce<CliEnd>(cli.read, NOTHING_READ)).toMatchObject({ isDone: false, fault: "refused" });
});

test("what an agent of its own says is not its own word", () => {
  const own = { type: "assistant.message", data: { content: "mine" } };
  const other = { type: "assistant.message", agentId: "a", data: { content: "theirs" } };
  expect([own, other].reduce<CliEnd>(cli.read, NOTHING_READ).text).toBe("mine");
});

test("the checkout is never trusted, and no account is used", () => {
  const argv = cli.argv(RUN);
  for (const flag of ["--trust-folder", "--yolo", "--allow-all", "--allow-all-paths"]) expect(argv).not.toContain(flag);
  expect(argv).toEqual(
    expect.arrayContaining(["--no-custom-instructions", "--disable-builtin-mcps", "--no-auto-update"]),
  );
  expect(cli.env(RUN)).toMatchObject({
    COPILOT_OFFLINE: "true",
    COPILOT_PROVIDER_BASE_URL: "http://127.0.0.1:4000/v1",
  });
  expect(Object.keys(cli.env(RUN))).not.toContain("COPILOT_ALLOW_ALL");
  const server: unknown = JSON.parse(cli.files(RUN)["/own/mcp.json"] ?? "");
  expect(server).toMatchObject({ mcpServers: { passwhen: { command: "node", args: ["server.js"], tools: ["*"] } } });
});
