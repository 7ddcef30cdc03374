import { expect, test } from "vitest";
import { classifyFailure, NEXT_STEPS } from "../../../src/evidence/failure-mode.ts";
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
  ["agent-crashed", "exit 1", "unknown"],
  ["agent-crashed", "exit 1: 1370 files, room 137", "unknown"],
  ["agent-unavailable", "not installed", "unknown"],
])("%s, %s: %s", (reason, detail, mode) => {
  expect(classifyFailure(reason, detail)).toBe(mode);
});

test("there is something to do about each", () => {
  for (const mode of FAILURE_MODES) expect(NEXT_STEPS[mode].length).toBeGreaterThan(0);
});
