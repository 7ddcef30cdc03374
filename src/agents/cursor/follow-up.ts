import { setTimeout as pause } from "node:timers/promises";
import type { AgentContext, AgentResult, AgentTask } from "../../evidence/agent.ts";
import { MAX_HANDOFF_BYTES } from "../../evidence/handoff/parse.ts";
import type { ReasonCode } from "../../lib/reason.ts";
import { type Call, type CloudRun, type Patience, readLatestRun, readRun, startRun, stopRun } from "./cloud-api.ts";
import type { Service } from "./http.ts";

const PATIENCE: Patience = {
  retryMs: 1_000,
  pollMs: 5_000,
  rateLimitMs: 30_000,
  stopMs: 2_000,
  pause: (ms, signal) => pause(ms, undefined, { signal }).catch(() => signal.throwIfAborted()),
};

const REMARK =
  "A cloud agent of Cursor's did this in its own copy of the repository, on its own branch; nothing of it was seen here.";

/** A run with one of these is not over. */
const UNDERWAY: ReadonlySet<string> = new Set(["CREATING", "RUNNING"]);

type Outcome = Pick<AgentResult, "handoff" | "failure">;

/** Gives a cloud agent a follow-up, waits for the run that it starts, and hands on the agent's last message. Cancelled or out of time,
 *  the run is stopped (`POST /v1/agents/{id}/runs/{runId}/cancel`). Throws: `GateError` for what the API refuses. */
export async function followUp(
  service: Service,
  session: { readonly id: string; readonly message: string },
  task: Pick<AgentTask, "timeoutMs">,
  context: Pick<AgentContext, "clock" | "signal">,
  patience: Patience = PATIENCE,
): Promise<AgentResult> {
  const { clock } = context;
  const start = clock.elapsedMs();
  const time = AbortSignal.timeout(Math.min(task.timeoutMs, 2 ** 31 - 1));
  const call: Call = {
    service,
    patience,
    signal: AbortSignal.any([context.signal, time]),
    remainingMs: () => task.timeoutMs - (clock.elapsedMs() - start),
  };
  const { handoff, failure } = await converse(call, session, context.signal);
  const seconds = (clock.elapsedMs() - start) / 1000;
  return {
    handoff,
    failure,
    structured: null,
    run: {
      use: "cursor",
      version: null,
      model: null,
      sessionId: session.id,
      usage: { calls: null, inputTokens: null, outputTokens: null, usd: null, seconds },
      remarks: [REMARK],
    },
    commands: [],
    files: [],
  };
}

async function converse(
  call: Call,
  { id, message }: { readonly id: string; readonly message: string },
  cancellation: AbortSignal,
): Promise<Outcome> {
  let run: string | null = null;
  try {
    run = await startRun(call, id, message, await readLatestRun(call, id));
    return conclude(await awaitEnd(call, id, run), call.service.key);
  } catch (error) {
    if (!call.signal.aborted) throw error;
    const stopped = run === null ? "no run of ours is known" : await describeStop(call, id, run);
    if (cancellation.aborted) return failed("cancelled", `cancelled; ${stopped}`);
    return failed("agent-timeout", `the cloud agent did not end in time; ${stopped}`);
  }
}

async function awaitEnd(call: Call, agent: string, run: string): Promise<CloudRun> {
  for (;;) {
    const state = await readRun(call, agent, run);
    if (!UNDERWAY.has(state.status)) return state;
    await call.patience.pause(call.patience.pollMs, call.signal);
  }
}

async function describeStop(call: Call, agent: string, run: string): Promise<string> {
  return (await stopRun(call, agent, run)) ? "its run was stopped" : "its run could not be stopped and may go on";
}

/** Only `FINISHED` is a good end; a status that is not known is none. */
function conclude({ status, text }: CloudRun, key: string): Outcome {
  const handoff = text?.replaceAll(key, "[key]") ?? null;
  if (handoff !== null && Buffer.byteLength(handoff) > MAX_HANDOFF_BYTES)
    return failed("handoff-unreadable", `its last message has more than ${MAX_HANDOFF_BYTES} bytes`);
  if (status === "FINISHED") {
    if (handoff !== null && handoff.trim() !== "") return { handoff, failure: null };
    return failed("handoff-missing", "the cloud agent's run ended without a last message");
  }
  const detail = `the cloud agent's run ended as ${status.slice(0, 40)}`;
  if (status === "EXPIRED") return { handoff, failure: { reason: "agent-timeout", detail } };
  return { handoff, failure: { reason: "agent-crashed", detail } };
}

function failed(reason: ReasonCode, detail: string): Outcome {
  return { handoff: null, failure: { reason, detail } };
}
