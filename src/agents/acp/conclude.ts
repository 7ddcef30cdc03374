import type { AgentResult } from "../../evidence/agent.ts";
import { MAX_HANDOFF_BYTES } from "../../evidence/handoff/parse.ts";
import { describeOutcome, isToolMissing } from "../../evidence/observe.ts";
import { GateError } from "../../lib/error.ts";
import type { ReasonCode } from "../../lib/reason.ts";
import type { Heard } from "./listen.ts";
import { toRequestFailure } from "./session.ts";
import type { Ended } from "./start.ts";

const MAX_DETAIL_CHARS = 500;
const MAX_TAIL_CHARS = 300;

/** Ends of a turn that are no good ends. Source: https://agentclientprotocol.com/protocol/prompt-turn#stop-reasons */
const BAD_ENDS: ReadonlyMap<string, readonly [ReasonCode, string]> = new Map([
  ["max_tokens", ["budget-exceeded", "it reached the most tokens that it may use"]],
  ["max_turn_requests", ["budget-exceeded", "it reached the most requests that it may make in a turn"]],
  ["refusal", ["agent-crashed", "it refused to go on"]],
  ["cancelled", ["agent-crashed", "it says that it was cancelled, and nobody did"]],
]);

type Failure = NonNullable<AgentResult["failure"]>;

/** Why a turn was no good, or null: the first cause counts. Only `end_turn` is a good end, with a final message unless all that was wanted
 *  is handed in already. */
export function findFailure(
  ended: Omit<Ended, "files">,
  heard: Heard,
  { cancelled, mayBeSilent }: { readonly cancelled: AbortSignal; readonly mayBeSilent: boolean },
): Failure | null {
  const { result, turn, error, fault } = ended;
  if (cancelled.aborted) return { reason: "cancelled", detail: "cancelled" };
  if (turn !== null) return judgeTurn(turn.stopReason, heard, mayBeSilent);
  if (fault !== null) return toFailure(fault);
  if (result.ended === "timed-out") return { reason: "agent-timeout", detail: describeOutcome(result) };
  if (result.ended === "not-started") return { reason: "agent-unavailable", detail: describeOutcome(result) };
  const known = error instanceof GateError ? error : toRequestFailure(error);
  if (known !== null) return toFailure(known);
  const reason = isToolMissing(result) ? "agent-unavailable" : "agent-crashed";
  return { reason, detail: cut(`${describeOutcome(result)} before its turn ended${tailOf(result.stderr.text)}`) };
}

function judgeTurn(stopReason: string, { text, isCut }: Heard, mayBeSilent: boolean): Failure | null {
  if (stopReason !== "end_turn") {
    const [reason, detail] = BAD_ENDS.get(stopReason) ?? ["agent-output-invalid", "it ended for an unknown reason"];
    return { reason, detail: cut(`${detail} (${stopReason})`) };
  }
  if (isCut)
    return { reason: "handoff-unreadable", detail: `its final message has more than ${MAX_HANDOFF_BYTES} bytes` };
  return text.trim() === "" && !mayBeSilent
    ? { reason: "handoff-missing", detail: "its final message is empty" }
    : null;
}

function toFailure({ code, message }: GateError): Failure {
  return { reason: code, detail: cut(message) };
}

function tailOf(stderr: string): string {
  const tail = stderr.trim().slice(-MAX_TAIL_CHARS);
  return tail === "" ? "" : `: ${tail}`;
}

/** Untrusted text of any length, for one line of a report. */
function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > MAX_DETAIL_CHARS ? `${line.slice(0, MAX_DETAIL_CHARS)}…` : line;
}
