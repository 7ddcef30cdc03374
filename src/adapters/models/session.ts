import { once, setMaxListeners } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import pLimit from "p-limit";
import { GateError, messageOf, toWorldError } from "../../lib/error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ModelSession } from "../../ports/models.ts";
import { createConnector } from "./connector.ts";
import { carriesKey, makeDummyKey } from "./dummy-key.ts";
import type { Upstream } from "./endpoint.ts";
import { readAsked, type Asked } from "./asked.ts";
import { exchange, type Outcome, type Outgoing } from "./exchange.ts";
import { createFaultLog } from "./fault-log.ts";
import { MAX_REQUEST_BYTES, type ModelLimits } from "./limits.ts";
import { estimateTokens } from "./read-answer.ts";
import { readRequestBody } from "./request-body.ts";
import { findRoute, splitTarget, type Route } from "./route.ts";
import { sendError, sendRefusal } from "./send-error.ts";
import type { Tally } from "./tally.ts";

const IDLE_AGENT_MS = 60_000;
const MAX_CONNECTIONS = 256;

/** Says nothing of why: some agents read "overloaded" or "500" in a message as a reason to try again. */
const RUN_ENDED = "The run has ended.";

const NOTHING: Asked = { maxOutputTokens: 0 };

type Settle = (outcome: Outcome) => void;

export interface SessionParts {
  readonly upstream: Upstream;
  readonly tally: Tally;
  readonly clock: Clock;
  readonly limits: ModelLimits;
  /** Requests that are no calls: lists of models, counts of tokens. */
  readonly freeRequests: number;
}

/** Listens on the loopback for one agent run. Throws: `GateError` (`world-failed`). */
export async function openSession(parts: SessionParts): Promise<ModelSession> {
  const { upstream, tally, limits } = parts;
  let freeLeft = parts.freeRequests;
  const key = makeDummyKey();
  const connector = createConnector(upstream);
  const faults = createFaultLog(parts.clock, limits.rateLimitedMs);
  const [stopped, closed] = [new AbortController(), new AbortController()];
  // Each request under way listens, and Node 20 warns of more than ten.
  setMaxListeners(0, closed.signal);
  const isClosed = once(closed.signal, "abort");
  const underWay = new Set<Promise<void>>();
  const inTurn = pLimit(limits.concurrentCalls);

  const stop = (reason: GateError): void => stopped.abort(reason);
  const refuse = (response: ServerResponse, status: number, message: string): void =>
    sendError(response, upstream.shape, { status, message });

  const note = (outcome: Outcome): void => {
    if (outcome.isSuccess) faults.clear();
    const fatal = outcome.fault === null ? null : faults.add(outcome.fault);
    if (fatal !== null) stop(fatal);
  };

  const calls = new Set<{ heardAtMs: number }>();
  const pass = (
    request: IncomingMessage,
    response: ServerResponse,
    outgoing: Outgoing,
    onOutcome: Settle,
    onBytes = (): void => {},
  ) =>
    exchange(request, response, outgoing, { upstream, connector, limits, signal: closed.signal, onOutcome, onBytes });

  const passCall = async (
    request: IncomingMessage,
    response: ServerResponse,
    outgoing: Outgoing,
    onOutcome: Settle,
  ): Promise<void> => {
    const call = { heardAtMs: parts.clock.elapsedMs() };
    calls.add(call);
    const settle: Settle = (outcome) => {
      calls.delete(call);
      onOutcome(outcome);
    };
    await pass(request, response, outgoing, settle, () => {
      call.heardAtMs = parts.clock.elapsedMs();
    });
  };

  /** A call begins when no call under way may use up the budget. */
  const forwardCall = async (request: IncomingMessage, response: ServerResponse, outgoing: Outgoing): Promise<void> => {
    const estimate = { inputTokens: estimateTokens(outgoing.body?.length ?? 0), ...outgoing.asked };
    for (;;) {
      if (response.destroyed) return;
      if (stopped.signal.aborted || closed.signal.aborted) return sendRefusal(response, upstream.shape, RUN_ENDED);
      const begun = tally.begin(estimate);
      if (begun.kind === "counted")
        return await passCall(request, response, outgoing, (outcome) => {
          begun.settle(outcome.model, outcome.tokens);
          note(outcome);
        });
      if (begun.kind === "wait") {
        // Calls of other sessions may go on for long after this one is over.
        await Promise.race([begun.change, isClosed]);
        continue;
      }
      stop(new GateError("budget-exceeded", describeRefusal(begun)));
      return sendRefusal(
        response,
        upstream.shape,
        `The budget of this run is used up: ${begun.cap}. The run ends here.`,
      );
    }
  };

  /** Lists of models and counts of tokens cost nothing, and are not endless all the same. */
  const forwardFree = async (request: IncomingMessage, response: ServerResponse, outgoing: Outgoing): Promise<void> => {
    if (freeLeft <= 0) return sendRefusal(response, upstream.shape, "No more of these requests are open to this run.");
    freeLeft -= 1;
    await pass(request, response, outgoing, () => {});
  };

  /** Refusals on account of the request say nothing against the endpoint: it never sees them. */
  const forward = async (request: IncomingMessage, response: ServerResponse, route: Route): Promise<void> => {
    if (response.destroyed) return;
    if (stopped.signal.aborted) return sendRefusal(response, upstream.shape, RUN_ENDED);
    if (request.method === "GET")
      return await forwardFree(request, response, { path: route.path, body: null, asked: NOTHING });
    const body = await readRequestBody(request, { maxBytes: MAX_REQUEST_BYTES, silenceMs: limits.firstByteMs }).catch(
      () => undefined,
    );
    if (body === undefined) return void response.destroy();
    if (body === null) return refuse(response, 413, `A request may have ${MAX_REQUEST_BYTES} bytes at most.`);
    if ((request.headers["content-encoding"] ?? "identity") !== "identity")
      return sendRefusal(response, upstream.shape, "The body of a request must not be packed.");
    const asked = readAsked(upstream.shape, { model: upstream.model, path: route.path, body });
    if (typeof asked === "string") return sendRefusal(response, upstream.shape, asked);
    await (route.isCall ? forwardCall : forwardFree)(request, response, { path: route.path, body, asked });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.on("error", () => {});
    request.on("error", () => {});
    if (!carriesKey(request, key)) return refuse(response, 401, "This key is not good for this address.");
    const [method, target] = [request.method ?? "", request.url ?? ""];
    const route = findRoute(upstream.shape, method, target);
    if (route === null)
      return refuse(response, 404, `${method} ${splitTarget(target).path.slice(0, 100)} is not open to agents.`);
    try {
      // Counts of tokens have bodies as large as calls; only what has none need not wait for its turn.
      const isEmpty = method === "GET";
      await (isEmpty ? forward(request, response, route) : inTurn(() => forward(request, response, route)));
    } finally {
      // An agent that is still sending must be able to finish, or it never reads the answer.
      request.resume();
    }
  };

  const server = createServer({ keepAliveTimeout: IDLE_AGENT_MS, requestTimeout: 0 }, (request, response) => {
    const work = handle(request, response)
      .catch((error: unknown) => {
        stop(new GateError("internal-error", `the model proxy failed: ${messageOf(error)}`, { cause: error }));
        response.destroy();
      })
      .finally(() => underWay.delete(work));
    underWay.add(work);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.on("error", () => {});

  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    key,
    usage: tally.usage,
    stopped: stopped.signal,
    underWay: () => {
      const now = parts.clock.elapsedMs();
      const silences = [...calls].map(({ heardAtMs }) => now - heardAtMs);
      return { calls: calls.size, silentMs: Math.max(0, ...silences) };
    },
    lastFault: faults.last,
    close: async () => {
      closed.abort();
      const isServerClosed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      connector.destroy();
      await isServerClosed;
      await Promise.allSettled(underWay);
    },
  };
}

/** Why a session ends that asks for more, or why none begins. */
export function describeRefusal({ whose, cap }: { readonly whose: "session" | "run"; readonly cap: string }): string {
  if (whose === "session") return `the agent asked its model for more after ${cap}`;
  return `the budget of the whole run is used up: ${cap}, all agents together`;
}

async function listen(server: Server): Promise<number> {
  try {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  } catch (error) {
    throw toWorldError("the model proxy cannot listen on the loopback", error);
  }
  const address = server.address() as AddressInfo;
  return address.port;
}
