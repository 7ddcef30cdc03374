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
    output: { end, droppedLines: 0, flaw: null, isCut: false },
    session: { stopped: new AbortController().signal, lastFault: () => lastFault },
    handoff: end.text,
    spoilt: null,
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

test("one who handed in all that was wanted may say nothing, and everything else counts as ever", () => {
  const silent = { handoff: null, mayBeSilent: true };
  expect(findFailure(ended(silent), never)).toBe(null);
  expect(findFailure(ended({ ...silent, spoilt: "the connection broke" }), never)?.reason).toBe("evidence-invalid");
  const fault = new GateError("model-unavailable", "the answer was cut");
  expect(findFailure(ended(silent, fault), never)?.reason).toBe("model-unavailable");
});

const done = ended().output;

test.each([
  [
    "a line that is no event",
    { ...done, flaw: "a line of its output is no event" },
    "a line of its output is no event",
  ],
  ["a last line without an end", { ...done, isCut: true }, "the last line of its output has no end"],
])("%s spoils a run that says it is done, and one that does not", (_, output, detail) => {
  const expected = { reason: "agent-output-invalid", detail: `exit 0; ${detail}` };
  expect(findFailure(ended({ output }), never)).toEqual(expected);
  const open = { ...output, end: { ...output.end, isDone: false } };
  expect(findFailure(ended({ output: open }), never)).toEqual(expected);
  // A failure of the endpoint is a reason to ask another agent, and an output that others wrote to is not.
  const fault = new GateError("model-unavailable", "500");
  expect(findFailure(ended({ output }, fault), never)).toEqual(expected);
});

test("a program that dies in the middle of a line died, and one that does so after its final event is no good", () => {
  const result = { ...finished, exitCode: null, killedBy: "SIGKILL" };
  const output = { ...done, isCut: true };
  expect(findFailure(ended({ result, output }), never)?.reason).toBe("agent-output-invalid");
  const open = { ...output, end: { ...output.end, isDone: false } };
  expect(findFailure(ended({ result, output: open }), never)?.reason).toBe("agent-crashed");
});

test("a run whose model was never asked does not count, and one that nobody counts does", () => {
  const { session } = ended();
  const unused = { inputTokens: 0, outputTokens: 0, usd: null };
  expect(findFailure(ended({ session: { ...session, usage: () => ({ calls: 0, ...unused }) } }), never)).toEqual({
    reason: "agent-output-invalid",
    detail: "its model was never asked",
  });
  expect(findFailure(ended({ session: { ...session, usage: () => ({ calls: 1, ...unused }) } }), never)).toBe(null);
});

const timedOut = { ...finished, ended: "timed-out", exitCode: null } as const;

test("time that is over is the model's fault where it had failed, or had long been silent", () => {
  const quiet = (calls: number, silentMs: number) => ({
    stopped: never,
    lastFault: () => null,
    underWay: () => ({ calls, silentMs }),
  });
  const reasonOf = (session: EndedRun["session"]) => findFailure(ended({ result: timedOut, session }), never);
  expect(reasonOf(quiet(1, 170_000))).toMatchObject({
    reason: "model-unavailable",
    detail: expect.stringMatching(/^its model had said nothing for 170 s when the time was over/) as unknown,
  });
  expect(reasonOf(quiet(1, 500))?.reason).toBe("agent-timeout");
  expect(reasonOf(quiet(0, 0))?.reason).toBe("agent-timeout");
  const fault = new GateError("model-rate-limited", "429");
  expect(reasonOf({ stopped: never, lastFault: () => fault })?.reason).toBe("model-rate-limited");
});

test("an agent that ends while its model is still answering did not hear it out", () => {
  const session = { stopped: never, lastFault: () => null, underWay: () => ({ calls: 1, silentMs: 3 }) };
  expect(findFailure(ended({ session }), never)).toEqual({
    reason: "agent-output-invalid",
    detail: "it ended while its model was still answering",
  });
});

test("evidence that does not fit is told as that, whichever way the agent takes it", () => {
  expect(findFailure(ended({ spoilt: "ok: expected a bool" }), never)?.reason).toBe("evidence-invalid");
  const output = { ...ended().output, end: { ...NOTHING_READ, fault: "Failed to provide valid structured output" } };
  expect(findFailure(ended({ output, result: { ...finished, exitCode: 1 } }), never)?.reason).toBe("evidence-invalid");
});

test("what a program says when it dies is in the detail", () => {
  const stderr = { text: "warming up\nFATAL: license expired\n", totalBytes: 34, droppedBytes: 0 };
  const output = { ...ended().output, end: NOTHING_READ };
  const failure = findFailure(ended({ output, result: { ...finished, exitCode: 1, stderr } }), never);
  expect(failure?.detail).toBe("exit 1 without its final event: FATAL: license expired");
});
