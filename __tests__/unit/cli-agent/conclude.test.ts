import { expect, test } from "vitest";
import { NOTHING_READ } from "../../../src/cli-agent/cli.ts";
import { type EndedRun, findFailure } from "../../../src/cli-agent/conclude.ts";
import { GateError } from "../../../src/lib/error.ts";

const stream = { text: "", totalBytes: 0, droppedBytes: 0 };
const finished = {
  ended: "finished",
  exitCode: 0,
  killedBy: null,
  startError: null,
  stdout: stream,
  stderr: stream,
  durationMs: 1,
} as const;

function ended(overrides: Partial<EndedRun> = {}, lastFault: GateError | null = null): EndedRun {
  const end = { ...NOTHING_READ, text: "## Verification\nunit-test-verified\n", isDone: true };
  return {
    result: finished,
    output: { end, droppedLines: 0 },
    session: { stopped: new AbortController().signal, lastFault: () => lastFault },
    handoff: end.text,
    ...overrides,
  };
}

const never = new AbortController().signal;

test("a run that is done and whose last request went well has no failure", () => {
  expect(findFailure(ended(), never)).toBe(null);
});

test("a run that calls itself done after a request that failed said only a piece", () => {
  const fault = new GateError("model-unavailable", "the answer was cut");
  expect(findFailure(ended({}, fault), never)).toEqual({
    reason: "model-unavailable",
    detail: "its last request to the model failed: the answer was cut",
  });
});

test("what stopped the run explains all that came after it", () => {
  const stopped = AbortSignal.abort(new GateError("budget-exceeded", "3 of 3 calls used"));
  const session = { stopped, lastFault: () => new GateError("model-unavailable", "500") };
  const result = { ...finished, ended: "cancelled", exitCode: null } as const;
  expect(findFailure(ended({ session, result }), never)?.reason).toBe("budget-exceeded");
  expect(findFailure(ended({ session, result }), AbortSignal.abort())?.reason).toBe("cancelled");
});

test("an empty final message is no handoff", () => {
  expect(findFailure(ended({ handoff: " \n" }), never)?.reason).toBe("handoff-missing");
});
