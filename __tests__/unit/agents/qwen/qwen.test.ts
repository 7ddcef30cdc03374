import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cli } from "../../../../src/agents/qwen/index.ts";
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
  const file = new URL(`../../../fixtures/agent-output/qwen/${name}.jsonl`, import.meta.url);
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

function readAll(name: string): CliEnd {
  return lines(name).reduce<CliEnd>(cli.read, NOTHING_READ);
}

test.each(["good", "resumed", "schema"])("%s is read as a good run", (name) => {
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

test("a cut answer glued to the next one counts for nothing, though the program says success", () => {
  expect(lines("glued").at(-2)).toMatchObject({ type: "result", is_error: false });
  expect(readAll("glued")).toMatchObject({ isDone: false, text: null });
  const later = [
    { type: "system", subtype: "retry", data: { preserveText: true } },
    { type: "user", message: {} },
    { type: "result", is_error: false, result: "whole" },
  ];
  expect(later.reduce<CliEnd>(cli.read, NOTHING_READ)).toMatchObject({ isDone: true, text: "whole" });
});

test("prose where an answer of a shape was asked for is no success", () => {
  expect(readAll("schema-unanswered")).toMatchObject({ isDone: false, structured: undefined });
  expect(readAll("schema").structured).toMatchObject({ evidence: { ok: true } });
});

test("nothing of the checkout configures it", () => {
  const argv = cli.argv({ ...RUN, schema: { type: "object" }, timeoutMs: 90_500 });
  expect(argv[0]).toBe("--bare");
  expect(argv.join(" ")).toContain(`--max-wall-time 91s --json-schema {"type":"object"}`);
  expect(cli.env(RUN)).toMatchObject({
    OPENAI_BASE_URL: "http://127.0.0.1:4000/v1",
    QWEN_USAGE_STATISTICS_ENABLED: "false",
  });
});
