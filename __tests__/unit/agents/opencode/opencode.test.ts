import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cli } from "../../../../src/agents/opencode/index.ts";
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
  const file = new URL(`../../../fixtures/agent-output/opencode/${name}.jsonl`, import.meta.url);
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

function finish(sessionID: string, reason: string) {
  return { type: "step_finish", sessionID, part: { reason } };
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

test.each(["refused-key", "cut", "loop"])("%s is never read as a good run", (name) => {
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

test("an error at any time makes the run no good, whatever comes after it", () => {
  const error = { type: "error", sessionID: "s", error: { name: "APIError", data: { message: "refused" } } };
  expect([error, finish("s", "stop")].reduce<CliEnd>(cli.read, NOTHING_READ)).toMatchObject({
    isDone: false,
    fault: "refused",
  });
});

test("a step that ends for another reason, or in another session, is no end", () => {
  const end = [finish("s", "tool-calls"), finish("s", "length"), finish("other", "stop")].reduce<CliEnd>(
    cli.read,
    NOTHING_READ,
  );
  expect(end).toMatchObject({ sessionId: "s", isDone: false });
});

test("nothing of the checkout or of an older HOME configures it", () => {
  const env = cli.env(RUN);
  expect(env).toMatchObject({ OPENCODE_DISABLE_PROJECT_CONFIG: "1", OPENCODE_PURE: "1" });
  expect(env["XDG_CONFIG_HOME"]?.startsWith(RUN.ownDir)).toBe(true);
  const settings: unknown = JSON.parse(env["OPENCODE_CONFIG_CONTENT"] ?? "");
  expect(settings).toMatchObject({
    model: "gate/m",
    small_model: "gate/m",
    provider: { gate: { options: { baseURL: "http://127.0.0.1:4000/v1" } } },
    mcp: { passwhen: { type: "local", command: ["node", "server.js"], environment: { A: "1" } } },
  });
  const permissions: unknown = JSON.parse(env["OPENCODE_PERMISSION"] ?? "");
  expect(permissions).toMatchObject({ webfetch: "deny", external_directory: { "*": "deny", "/home/*": "allow" } });
});
