import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import { cli as claude } from "../../../src/agents/claude-code/index.ts";
import { cli as codex } from "../../../src/agents/codex/index.ts";
import { cli as copilot } from "../../../src/agents/copilot/index.ts";
import { cli as gemini } from "../../../src/agents/gemini/index.ts";
import { cli as opencode } from "../../../src/agents/opencode/index.ts";
import { cli as qwen } from "../../../src/agents/qwen/index.ts";
import { unwrapAnswer } from "../../../src/cli-agent/ask.ts";
import type { Cli } from "../../../src/cli-agent/cli.ts";
import { createOutputReader } from "../../../src/cli-agent/read-output.ts";

const CLIS: readonly Cli[] = [claude, codex, copilot, gemini, opencode, qwen];
const levels = fc.oneof(fc.nat(5), fc.integer({ min: 190, max: 210 }), fc.nat(5_000), fc.nat(200_000));
const deep = fc.oneof(
  levels.map((count) => `${"[".repeat(count)}1${"]".repeat(count)}`),
  levels.map((count) => `${'{"evidence":'.repeat(count)}1${"}".repeat(count)}`),
  // As a text: some programs say JSON in their messages.
  levels.map((count) => JSON.stringify(`{"a":${"[".repeat(count)}${"]".repeat(count)}}`)),
  fc.json(),
);
const EVENTS: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) =>
    `{"type":"result","is_error":false,"status":"success","exitCode":0,"result":"x","structured_output":${inner}}`,
  (inner) => `{"type":"result","is_error":false,"structured_result":${inner},"result":${inner}}`,
  (inner) => `{"type":"item.completed","item":{"type":"agent_message","text":${inner}}}`,
  (inner) => `{"type":"message","role":"assistant","content":${inner}}`,
  (inner) => `{"type":"assistant.message","data":{"content":${inner}}}`,
  (inner) => `{"type":"text","sessionID":"s","part":{"text":${inner}}}`,
  (inner) => `{"type":"error","message":${inner},"sessionID":"s","error":${inner}}`,
];
const line = fc.tuple(fc.constantFrom(...EVENTS), deep).map(([wrap, inner]) => wrap(inner));
const lines = fc.array(fc.oneof(line, fc.string()), { maxLength: 6 });

test.each(CLIS)("$use: output of any depth, size and type is read, and what comes of it can be written", (cli) => {
  fc.assert(
    fc.property(lines, (printed) => {
      const reader = createOutputReader(cli.read);
      reader.add(new TextEncoder().encode(printed.map((one) => `${one}\n`).join("")));
      const { end } = reader.finish();
      expect(() => JSON.stringify([end, unwrapAnswer(end)])).not.toThrow();
    }),
    { numRuns: 60 },
  );
});
