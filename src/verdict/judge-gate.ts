import type { Perform } from "../evidence/collect.ts";
import type { CheckEvidence } from "../evidence/evidence.ts";
import type { RunEvent } from "../evidence/run-event.ts";
import { assert, assertNever } from "../lib/assert.ts";
import { computedEvidence } from "./computed.ts";
import { decide } from "./decide.ts";
import { type FlowEvent, runProgram } from "./flow/run.ts";
import type { Scope } from "./flow/value.ts";
import type { PreparedGate } from "./prepare.ts";
import { holdEvidence } from "./scope.ts";
import type { Verdict } from "./verdict.ts";

/** What judging a gate needs of its run. */
export interface JudgeContext {
  /** What the names of the outermost scope stand for, such as `input`. */
  readonly scope: Scope;
  readonly perform: Perform;
  readonly onEvent: (event: RunEvent) => void;
  readonly isCancelled: () => boolean;
  readonly now: () => Date;
}

/** Runs the program of a gate, its checks on the way, and gives the verdict. Throws: bugs only. */
export async function judgeGate(prepared: PreparedGate, context: JudgeContext): Promise<Verdict> {
  const { gate, program } = prepared;
  const { scope, perform, onEvent, isCancelled, now } = context;
  const evidence = new Map<string, CheckEvidence>();
  const run = await runProgram(program, scope, {
    perform: async ({ id }, input) => {
      const check = gate.checks.find(({ name }) => name === id);
      assert(check, "every site of a prepared gate has its check");
      const one = await perform(check, input);
      evidence.set(id, one);
      return holdEvidence(check, one);
    },
    onEvent: (event) => onEvent(toRunEvent(gate.name, event)),
  });
  for (const one of computedEvidence(run.computed, now())) evidence.set(one.check, one);
  // In the gate's order, whatever ended first.
  const names = new Set([...gate.checks.map(({ name }) => name), ...evidence.keys()]);
  return decide(
    prepared,
    run,
    [...names].flatMap((name) => evidence.get(name) ?? []),
    isCancelled(),
  );
}

function toRunEvent(gate: string, event: FlowEvent): RunEvent {
  switch (event.kind) {
    case "check.started":
      return { ...event, gate };
    case "check.finished":
      return { kind: event.kind, gate, check: event.check, facts: { value: event.value }, durationMs: 0 };
    case "verify.finished": {
      const { verify, result } = event;
      const isKnown = result !== "unknown";
      const [passed, failed] = isKnown ? [result === "true", result === "false"] : [null, null];
      return { kind: event.kind, gate, verify, passed, failed };
    }
    case "require.failed":
      return { ...event, gate, error: "WorkflowAssertionError" };
    case "progress":
      return { ...event, gate };
    default:
      return assertNever(event, "flow event");
  }
}
