import { GateError } from "../../lib/error.ts";
import { type Answer, asObject, send, type Service, toFailure } from "./http.ts";

const MAX_RETRIES = 3;

/** How the API is waited for; times in milliseconds. */
export interface Patience {
  /** Before the first, second and third retry after a failure of the service. */
  readonly retryMs: number;
  /** Between two looks at a run, and before a busy agent is asked again. */
  readonly pollMs: number;
  /** After a 429 that does not say how long. */
  readonly rateLimitMs: number;
  /** What a call that stops a run may take. */
  readonly stopMs: number;
  /** Rejects with the signal's reason as soon as it is aborted. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** One conversation with the API, until a signal ends it. */
export interface Call {
  readonly service: Service;
  readonly patience: Patience;
  readonly signal: AbortSignal;
  /** Milliseconds until time is up. */
  readonly remainingMs: () => number;
}

/** What is known of one run of a cloud agent. */
export interface CloudRun {
  /** `CREATING`, `RUNNING`, `FINISHED`, `ERROR`, `CANCELLED`, `EXPIRED`, or what a later version of the API says. */
  readonly status: string;
  /** The agent's last message; null while there is none. */
  readonly text: string | null;
}

/** Out: id of the newest run of an agent, null where it has none. Throws: `GateError`. */
export async function readLatestRun(call: Call, agent: string): Promise<string | null> {
  const answer = await ask(call, agentPath(agent));
  return textOf(answer.body?.["latestRunId"]);
}

/** Throws: `GateError`. */
export async function readRun(call: Call, agent: string, run: string): Promise<CloudRun> {
  const { body } = await ask(call, runPath(agent, run));
  const status = textOf(body?.["status"]);
  if (status === null) throw strange("a run without a status");
  return { status: status.toUpperCase(), text: textOf(body?.["result"]) };
}

/** Gives an agent a follow-up. Waits while the agent is busy. What is not answered may have happened all the same: whether there is a
 *  new run is looked up before the follow-up is sent again. In: the newest run before. Out: id of the new run. Throws: `GateError`. */
export async function startRun(call: Call, agent: string, text: string, before: string | null): Promise<string> {
  const request = { method: "POST", path: `${agentPath(agent)}/runs`, body: { prompt: { text } } } as const;
  for (let failures = 0; ;) {
    const answer = await sendOnce(call, request);
    if (answer instanceof GateError) {
      failures += 1;
      if (failures > MAX_RETRIES) throw answer;
      await rest(call, call.patience.retryMs * 2 ** (failures - 1));
      const latest = await readLatestRun(call, agent);
      if (latest !== null && latest !== before) return latest;
    } else if (answer.status === 409 && answer.code === "agent_busy") await rest(call, call.patience.pollMs);
    else if (answer.status === 429) await restForLimit(call, answer);
    else return runIdOf(answer);
  }
}

/** Asks the API to stop a run of ours, and does not insist: a run that is over cannot be stopped. Out: whether it was. Throws: never. */
export async function stopRun(call: Pick<Call, "service" | "patience">, agent: string, run: string): Promise<boolean> {
  const request = { method: "POST", path: `${runPath(agent, run)}/cancel` } as const;
  try {
    const { status } = await send(call.service, request, AbortSignal.timeout(call.patience.stopMs));
    return status >= 200 && status < 300;
  } catch {
    return false;
  }
}

/** A read, with retries: 3 after failures of the network or the service, and as long as time is left after a rate limit. */
async function ask(call: Call, path: string): Promise<Answer> {
  for (let failures = 0; ;) {
    const answer = await sendOnce(call, { method: "GET", path });
    if (answer instanceof GateError) {
      failures += 1;
      if (failures > MAX_RETRIES) throw answer;
      await rest(call, call.patience.retryMs * 2 ** (failures - 1));
    } else if (answer.status === 429) await restForLimit(call, answer);
    else if (answer.status === 200 && answer.body !== null) return answer;
    else throw answer.status === 200 ? strange("something that is no JSON object") : toFailure(answer);
  }
}

/** Out: an answer, or a failure that may pass by itself. */
async function sendOnce(call: Call, request: Parameters<typeof send>[1]): Promise<Answer | GateError> {
  try {
    const answer = await send(call.service, request, call.signal);
    return answer.status >= 500 ? toFailure(answer) : answer;
  } catch (error) {
    if (error instanceof GateError && error.isRetryable) return error;
    throw error;
  }
}

async function restForLimit(call: Call, answer: Answer): Promise<void> {
  const waitMs = answer.retryAfterMs ?? call.patience.rateLimitMs;
  if (waitMs >= call.remainingMs()) throw toFailure(answer);
  await rest(call, waitMs);
}

async function rest({ patience, signal }: Call, ms: number): Promise<void> {
  await patience.pause(ms, signal);
}

function runIdOf(answer: Answer): string {
  if (answer.status !== 200 && answer.status !== 201) throw toFailure(answer);
  const id = textOf(asObject(answer.body?.["run"])?.["id"]);
  if (id === null) throw strange("a new run without an id");
  return id;
}

function agentPath(agent: string): string {
  return `/v1/agents/${encodeURIComponent(agent)}`;
}

function runPath(agent: string, run: string): string {
  return `${agentPath(agent)}/runs/${encodeURIComponent(run)}`;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function strange(what: string): GateError {
  return new GateError("agent-output-invalid", `Cursor's API answered with ${what}`);
}
