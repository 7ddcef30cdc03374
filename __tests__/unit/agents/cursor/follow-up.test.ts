import { expect, test } from "vitest";
import { systemClock } from "../../../../src/adapters/clock.ts";
import type { Patience } from "../../../../src/agents/cursor/cloud-api.ts";
import { followUp } from "../../../../src/agents/cursor/follow-up.ts";
import { CLOUD_AGENT, CURSOR_KEY, type CursorServer, startCursorServer } from "../../../support/cursor-server.ts";

const START = "POST /v1/agents/{id}/runs";
const AGENT = "GET /v1/agents/{id}";
const LOOK = "GET /v1/agents/{id}/runs/{runId}";
const STOP = "POST /v1/agents/{id}/runs/{runId}/cancel";

/** Waits no longer than a moment, and remembers what it was asked to wait. */
function hasty(overrides: Partial<Patience> = {}): Patience & { readonly waits: number[] } {
  const waits: number[] = [];
  return {
    retryMs: 10,
    pollMs: 1,
    rateLimitMs: 7,
    stopMs: 500,
    pause: async (ms, signal) => {
      waits.push(ms);
      await new Promise((resolve) => setTimeout(resolve, 1));
      signal.throwIfAborted();
    },
    ...overrides,
    waits,
  };
}

interface Options {
  readonly patience?: Patience;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
  readonly id?: string;
}

function resume({ url }: Pick<CursorServer, "url">, options: Options = {}) {
  const { patience = hasty(), timeoutMs = 20_000, signal = new AbortController().signal, id = CLOUD_AGENT } = options;
  const service = { url, key: CURSOR_KEY, fetch };
  return followUp(service, { id, message: "Fix it." }, { timeoutMs }, { clock: systemClock, signal }, patience);
}

const routes = ({ requests }: CursorServer): readonly string[] => requests.map(({ route }) => route);

test("gives a follow-up, waits for its run, and hands on the last message", async () => {
  const server = await startCursorServer({ statuses: ["CREATING", "RUNNING", "FINISHED"], result: "# Handoff\n" });
  const { handoff, failure, run, structured } = await resume(server);
  expect({ handoff, failure, structured }).toEqual({ handoff: "# Handoff\n", failure: null, structured: null });
  expect(run).toMatchObject({ use: "cursor", sessionId: CLOUD_AGENT });
  expect(run?.remarks.join()).toContain("cloud agent");
  expect(routes(server)).toEqual([AGENT, START, LOOK, LOOK, LOOK]);
  expect(server.requests[1]?.body).toEqual({ prompt: { text: "Fix it." } });
  expect(server.complaints).toEqual([]);
});

test.each([
  ["ERROR", "agent-crashed"],
  ["CANCELLED", "agent-crashed"],
  ["EXPIRED", "agent-timeout"],
  ["SOMETHING_NEW", "agent-crashed"],
])("a run that ends as %s is no good run: %s", async (status, reason) => {
  const server = await startCursorServer({ statuses: [status], result: "## Verification: live-ui-verified" });
  const { failure } = await resume(server);
  expect(failure).toEqual({ reason, detail: `the cloud agent's run ended as ${status}` });
});

test.each([[null], [" \n"]])("a run without a last message (%j) is no handoff", async (result) => {
  const { failure, handoff } = await resume(await startCursorServer({ statuses: ["FINISHED"], result }));
  expect({ handoff, reason: failure?.reason }).toEqual({ handoff: null, reason: "handoff-missing" });
});

test("a last message beyond the limit is not read", async () => {
  const { failure } = await resume(await startCursorServer({ statuses: ["FINISHED"], result: "x".repeat(1_048_577) }));
  expect(failure?.reason).toBe("handoff-unreadable");
});

test("a key that the agent tells is taken out", async () => {
  const server = await startCursorServer({ statuses: ["FINISHED"], result: `The key is ${CURSOR_KEY}.` });
  expect((await resume(server)).handoff).toBe("The key is [key].");
});

const error = (code: string) => ({ error: { code, message: `Said of ${code} with ${CURSOR_KEY}.` } });

test.each([
  [401, "unauthorized", "model-unauthorized"],
  [403, "plan_required", "model-unauthorized"],
  [404, "agent_not_found", "agent-unavailable"],
  [409, "agent_archived", "agent-unavailable"],
  [400, "validation_error", "agent-unavailable"],
  [302, "moved", "model-unreachable"],
])("%i %s becomes %s, and is not tried again", async (status, code, reason) => {
  const fault = { status, body: error(code), headers: { location: "http://127.0.0.1:1/" } };
  const server = await startCursorServer({ faults: { [START]: [fault] } });
  const failing = resume(server);
  await expect(failing).rejects.toMatchObject({ code: reason });
  await expect(failing).rejects.toThrow(code);
  await expect(failing).rejects.not.toThrow(CURSOR_KEY);
  expect(routes(server)).toEqual([AGENT, START]);
});

test("no such agent", async () => {
  const server = await startCursorServer();
  const failing = resume(server, { id: "bc-unknown" });
  await expect(failing).rejects.toMatchObject({ code: "agent-unavailable" });
  await expect(failing).rejects.toThrow("no such agent");
});

test("a rate limit is waited for as long as the service says", async () => {
  const limits = [{ status: 429, headers: { "retry-after": "2" } }, { status: 429 }];
  const server = await startCursorServer({ faults: { [START]: limits } });
  const patience = hasty();
  expect((await resume(server, { patience })).failure).toBeNull();
  expect(patience.waits.slice(0, 2)).toEqual([2_000, 7]);
});

test("a rate limit that lasts longer than the time left is a failure at once", async () => {
  const server = await startCursorServer({
    faults: { [AGENT]: [{ status: 429, headers: { "retry-after": "3600" } }] },
  });
  await expect(resume(server)).rejects.toMatchObject({ code: "model-rate-limited" });
  expect(routes(server)).toEqual([AGENT]);
});

test("failures of the service are tried again three times, with longer and longer waits", async () => {
  const broken = { status: 500, body: error("internal_error") };
  const patience = hasty();
  const good = await startCursorServer({ faults: { [LOOK]: [broken, "cut", broken] } });
  expect((await resume(good, { patience })).failure).toBeNull();
  expect(patience.waits.slice(0, 3)).toEqual([10, 20, 40]);
  const bad = await startCursorServer({ faults: { [LOOK]: [broken, broken, broken, broken] } });
  await expect(resume(bad)).rejects.toMatchObject({ code: "model-unavailable" });
  expect(routes(bad).filter((route) => route === LOOK)).toHaveLength(4);
});

test("a follow-up whose answer is lost is not given twice", async () => {
  const server = await startCursorServer({ faults: { [START]: ["lost"] } });
  expect((await resume(server)).handoff).toBe("# Done");
  expect(routes(server).filter((route) => route === START)).toHaveLength(1);
});

test("a follow-up that did not come through is given again", async () => {
  const server = await startCursorServer({ faults: { [START]: [{ status: 502 }, "cut"] } });
  expect((await resume(server)).handoff).toBe("# Done");
  expect(routes(server).filter((route) => route === START)).toHaveLength(3);
});

test("a busy agent is waited for", async () => {
  const busy = { status: 409, body: error("agent_busy") };
  const server = await startCursorServer({ faults: { [START]: [busy, busy] } });
  expect((await resume(server)).failure).toBeNull();
});

test("what cannot be reached is unreachable, within bounded time", async () => {
  const failing = resume({ url: "http://127.0.0.1:1" });
  await expect(failing).rejects.toMatchObject({ code: "model-unreachable" });
});

test.each([["<html>"], [[]], [{}]])("an answer of another form (%j) is told", async (body) => {
  const server = await startCursorServer({ faults: { [LOOK]: [{ status: 200, body }] } });
  await expect(resume(server)).rejects.toMatchObject({ code: "agent-output-invalid" });
});

test("out of time, the run is stopped", async () => {
  const server = await startCursorServer({ statuses: ["RUNNING"] });
  const { failure, handoff } = await resume(server, { timeoutMs: 150 });
  expect(handoff).toBeNull();
  expect(failure?.reason).toBe("agent-timeout");
  expect(failure?.detail).toContain("its run was stopped");
  expect(routes(server).at(-1)).toBe(STOP);
});

test("a service that never answers ends with the task's time", async () => {
  const server = await startCursorServer({ faults: { [AGENT]: ["hang"] } });
  const { failure } = await resume(server, { timeoutMs: 150 });
  expect(failure?.reason).toBe("agent-timeout");
});

test("cancelled, it stops looking and stops the run", async () => {
  const server = await startCursorServer({ statuses: ["RUNNING"], faults: { [STOP]: ["hang"] } });
  const aborter = new AbortController();
  const running = resume(server, { signal: aborter.signal });
  while (!routes(server).includes(LOOK)) await new Promise((resolve) => setTimeout(resolve, 5));
  const start = performance.now();
  aborter.abort();
  const { failure } = await running;
  expect(performance.now() - start).toBeLessThan(1_500);
  expect(failure).toEqual({ reason: "cancelled", detail: "cancelled; its run could not be stopped and may go on" });
  const looks = server.requests.length;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(server.requests.length).toBe(looks);
});

test("cancelled before it starts, it asks nothing", async () => {
  const server = await startCursorServer();
  const { failure } = await resume(server, { signal: AbortSignal.abort() });
  expect(failure?.reason).toBe("cancelled");
  expect(server.requests).toEqual([]);
});
