import { expect, test } from "vitest";
import { describeOutcome, isToolMissing, tailOf, toObservedCommand } from "../../../src/evidence/observe.ts";
import type { ProcessResult } from "../../../src/ports/process.ts";

const stream = (text: string, droppedBytes = 0) => ({ text, totalBytes: text.length + droppedBytes, droppedBytes });

function result(overrides: Partial<ProcessResult> = {}): ProcessResult {
  const base = { ended: "finished", exitCode: 0, killedBy: null, startError: null, durationMs: 5 } as const;
  return { ...base, stdout: stream(""), stderr: stream(""), ...overrides };
}

test.each([
  [result(), "exit 0", true],
  [result({ exitCode: 1 }), "exit 1", false],
  [result({ exitCode: null, killedBy: "SIGKILL" }), "killed by SIGKILL", false],
  [result({ ended: "timed-out", exitCode: null, durationMs: 60_010 }), "timed out after 60 s", false],
  [result({ ended: "timed-out", exitCode: 0, durationMs: 40 }), "timed out after 1 s", false],
  [result({ ended: "cancelled", exitCode: 0 }), "cancelled", false],
  [result({ ended: "not-started", exitCode: null, startError: "ENOENT" }), "not started: ENOENT", false],
])("%o", (one, outcome, isSuccess) => {
  expect(describeOutcome(one)).toBe(outcome);
  expect(toObservedCommand("x", one)).toMatchObject({ command: "x", outcome, isSuccess });
});

test("a tool is missing at 126, 127 and when nothing was started, not at 1", () => {
  expect([126, 127, 1, 0].map((exitCode) => isToolMissing(result({ exitCode })))).toEqual([true, true, false, false]);
  expect(isToolMissing(result({ ended: "not-started", exitCode: null }))).toBe(true);
});

test("the tail has the end of both streams and says that it was cut", () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`).join("\n");
  const tail = tailOf(result({ stdout: stream(lines), stderr: stream("npm error code 1\n") }));
  expect(tail).toContain("earlier output is not shown");
  expect(tail).toContain("line 99\nnpm error code 1");
  expect(tail).not.toContain("line 69\n");
  expect(tailOf(result({ stdout: stream("short\n") }))).toBe("short");
  expect(tailOf(result({ stdout: stream("x".repeat(9_000)) })).length).toBeLessThan(4_100);
});
