import type { AgentResult } from "../evidence/agent.ts";
import { describeOutcome } from "../evidence/observe.ts";
import { tellingLine } from "../evidence/places.ts";
import { GateError, messageOf } from "../lib/error.ts";
import type { ModelSession } from "../ports/models.ts";
import type { ProcessResult } from "../ports/process.ts";
import type { ReadOutput } from "./read-output.ts";

const MAX_DETAIL_CHARS = 500;

type Failure = NonNullable<AgentResult["failure"]>;

/** One run that is over. */
export interface EndedRun {
  readonly result: ProcessResult;
  readonly output: ReadOutput;
  /** Without `usage` where nobody counts its requests. */
  readonly session: Pick<ModelSession, "stopped" | "lastFault"> & Partial<Pick<ModelSession, "usage" | "underWay">>;
  /** What was found in its output. */
  readonly handoff: string | null;
  /** All that was wanted of it is handed in already. */
  readonly mayBeSilent?: boolean;
  /** Why what it handed in for `expect` does not count; null for nothing. */
  readonly spoilt: string | null;
}

/** Why a run was no good, or null. The first cause counts: what stopped the run explains all that came after it. In: the run, the signal
 *  that cancels it from outside. Throws: never. */
export function findFailure(run: EndedRun, cancelled: AbortSignal): Failure | null {
  const { result, output, session, handoff } = run;
  const outcome = describeOutcome(result);
  if (result.ended === "cancelled" && cancelled.aborted) return { reason: "cancelled", detail: outcome };
  if (result.ended === "timed-out") return whyOutOfTime(session, outcome);
  if (session.stopped.aborted) return toFailure(session.stopped.reason);
  if (result.ended === "not-started") return { reason: "agent-unavailable", detail: outcome };
  const flaw = findFlaw(result, output);
  if (flaw !== null) return { reason: "agent-output-invalid", detail: cut(`${outcome}; ${flaw}`) };
  const crash = findCrash(result, output);
  if (crash !== null) {
    const fault = session.lastFault();
    return fault === null ? crash : { reason: fault.code, detail: cut(`${fault.message} (${crash.detail})`) };
  }
  // Whoever answered, it was not the model that was paid for.
  if (session.usage?.().calls === 0) return { reason: "agent-output-invalid", detail: "its model was never asked" };
  if (run.mayBeSilent !== true && (handoff === null || handoff.trim() === ""))
    return { reason: "handoff-missing", detail: "its final message is empty" };
  // Some call a run good whose last answer was cut: what they say then is a piece.
  const fault = session.lastFault();
  if (fault !== null)
    return { reason: fault.code, detail: cut(`its last request to the model failed: ${fault.message}`) };
  // Nobody who knows what the model says ends before it has said it.
  if ((session.underWay?.().calls ?? 0) > 0)
    return { reason: "agent-output-invalid", detail: "it ended while its model was still answering" };
  return run.spoilt === null ? null : { reason: "evidence-invalid", detail: cut(run.spoilt) };
}

const LONG_SILENCE_MS = 10_000;

/** An endpoint that says nothing takes the agent's time. */
function whyOutOfTime({ lastFault, underWay }: EndedRun["session"], outcome: string): Failure {
  const fault = lastFault();
  if (fault !== null) return { reason: fault.code, detail: cut(`${fault.message} (${outcome})`) };
  const silentMs = underWay?.().silentMs ?? 0;
  if (silentMs < LONG_SILENCE_MS) return { reason: "agent-timeout", detail: outcome };
  const detail = `its model had said nothing for ${Math.round(silentMs / 1000)} s when the time was over (${outcome})`;
  return { reason: "model-unavailable", detail };
}

/** Any flaw spoils a run, one that says it is done above all. Only a program that died may have died in the middle of a line. */
function findFlaw({ exitCode }: ProcessResult, { end, flaw, isCut }: ReadOutput): string | null {
  if (flaw !== null) return flaw;
  return isCut && (end.isDone || exitCode === 0) ? "the last line of its output has no end" : null;
}

/** Only the final event makes a run good. A program that dies after it is not trusted either: exit codes lie, but not to their harm. */
function findCrash(result: ProcessResult, { end }: ReadOutput): Failure | null {
  const isCleanExit = result.exitCode === 0;
  if (end.isDone && isCleanExit) return null;
  const outcome = describeOutcome(result);
  if (end.isDone) return { reason: "agent-crashed", detail: `${outcome} after its final event` };
  if (end.fault !== null) {
    // Some try to fit the schema until they give up.
    const reason = /structured output/i.test(end.fault) ? "evidence-invalid" : "agent-crashed";
    return { reason, detail: cut(`${outcome}: ${end.fault}`) };
  }
  const said = tellingLine(result.stderr.text);
  const detail = cut(`${outcome} without its final event${said === "" ? "" : `: ${said}`}`);
  return { reason: isCleanExit ? "agent-output-invalid" : "agent-crashed", detail };
}

export function describeDropped(lines: number): string {
  return lines === 1
    ? "a line of its output was longer than 8 MiB and was not read"
    : `${lines} lines of its output were longer than 8 MiB and were not read`;
}

function toFailure(reason: unknown): Failure {
  return { reason: reason instanceof GateError ? reason.code : "world-failed", detail: cut(messageOf(reason)) };
}

/** Untrusted text of any length, for one line of a report. */
function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > MAX_DETAIL_CHARS ? `${line.slice(0, MAX_DETAIL_CHARS)}…` : line;
}
