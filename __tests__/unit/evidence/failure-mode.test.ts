import { expect, test } from "vitest";
import { classifyFailure, describeDeath, NEXT_STEPS } from "../../../src/evidence/failure-mode.ts";
import type { ProcessResult } from "../../../src/ports/process.ts";
import type { ReasonCode } from "../../../src/lib/reason.ts";
import { FAILURE_MODES } from "../../../src/plan/words.ts";

test.each<[ReasonCode, string, string]>([
  ["agent-timeout", "timed out after 900 s", "cap-hit"],
  ["agent-timeout", "timed out after 900 s, ended by SIGKILL", "cap-hit"],
  ["budget-exceeded", "200 of 200 calls used", "cap-hit"],
  ["agent-crashed", "exit 137", "oom"],
  ["agent-crashed", "exit code 137", "oom"],
  ["agent-crashed", "killed by SIGKILL", "oom"],
  ["agent-crashed", "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory", "oom"],
  ["agent-crashed", "exit 1: the pod was OOMKilled", "oom"],
  ["agent-crashed", "exit 1: tool_use_failed", "tool-error"],
  ["agent-crashed", "exit 1: tool error in Bash", "tool-error"],
  ["agent-crashed", "exit 1: TypeError: fetch failed", "network-drop"],
  ["agent-crashed", "exit 1: read ECONNRESET", "network-drop"],
  ["model-unavailable", "500 three times", "network-drop"],
  ["model-unreachable", "connection refused", "network-drop"],
  ["agent-crashed", "exit 134: FATAL ERROR: Ineffective mark-compacts near heap limit", "oom"],
  ["agent-crashed", "exit 1: Error: maximum turns reached", "cap-hit"],
  ["agent-crashed", "exit 1: context window limit exceeded", "cap-hit"],
  ["agent-crashed", "exit 124", "cap-hit"],
  ["agent-crashed", "killed by SIGXCPU", "cap-hit"],
  ["agent-crashed", "exit 1", "unknown"],
  ["agent-crashed", "exit 1: 1370 files, room 137", "unknown"],
  ["agent-unavailable", "not installed", "unknown"],
])("%s, %s: %s", (reason, detail, mode) => {
  expect(classifyFailure(reason, detail)).toBe(mode);
});

test("there is something to do about each", () => {
  for (const mode of FAILURE_MODES) expect(NEXT_STEPS[mode].length).toBeGreaterThan(0);
});

const captured = (text: string) => ({ text, totalBytes: text.length, droppedBytes: 0 });

function ended(exitCode: number, stdout: string, stderr = ""): ProcessResult {
  const streams = { stdout: captured(stdout), stderr: captured(stderr) };
  return { ended: "finished", exitCode, killedBy: null, startError: null, durationMs: 1, ...streams };
}

test.each<[number, string, string, string, string]>([
  [
    134,
    "AssertionError: 1\n",
    "FATAL ERROR: JavaScript heap out of memory\n\n 1: 0xb0 node::Abort\n",
    "FATAL ERROR: JavaScript heap out of memory",
    "oom",
  ],
  [
    1,
    "start\n",
    "Error: connect ECONNREFUSED 127.0.0.1:1\n    at x (a.js:1:1)\n",
    "Error: connect ECONNREFUSED 127.0.0.1:1",
    "network-drop",
  ],
  [127, "", "bash: line 1: nope: command not found\n", "bash: line 1: nope: command not found", "unknown"],
  [3, "", "", "", "unknown"],
  [3, "a\u0007b\u2028c\n", "", "a b c", "unknown"],
])("exit %i is told with its telling line, and classified by it", (exitCode, stdout, stderr, seen, mode) => {
  const detail = describeDeath(ended(exitCode, stdout, stderr));
  expect(detail).toBe(seen === "" ? `exit ${exitCode}` : `exit ${exitCode}: ${seen}`);
  expect(classifyFailure("agent-crashed", detail)).toBe(mode);
});

test("what is told of a death is one line, and cut", () => {
  expect(describeDeath(ended(1, "x".repeat(9_000)))).toMatch(/^exit 1: [x.…]{200,301}…$/);
});
