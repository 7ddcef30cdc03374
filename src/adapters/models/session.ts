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
import { exchange, type Outcome } from "./exchange.ts";
import { createFaultLog } from "./fault-log.ts";
import type { ModelLimits } from "./limits.ts";
import { findRoute, splitTarget, type Route } from "./route.ts";
import { sendError, sendRefusal } from "./send-error.ts";
import type { Tally } from "./tally.ts";

const IDLE_AGENT_MS = 60_000;
const MAX_CONNECTIONS = 256;

/** Says nothing of why: some agents read "overloaded" or "500" in a message as a reason to try again. */
const RUN_ENDED = "The run has ended.";

export interface SessionParts {
  readonly upstream: Upstream;
  readonly tally: Tally;
  readonly clock: Clock;
  readonly limits: ModelLimits;
}

/** Listens on the loopback for one agent run. Throws: `GateError` (`world-failed`). */
export async function openSession(parts: SessionParts): Promise<ModelSession> {
  const { upstream, tally, limits } = parts;
  const key = makeDummyKey();
  const connector = createConnector(upstream);
  const faults = createFaultLog(parts.clock, limits.rateLimitedMs);
  const [stopped, closed] = [new AbortController(), new AbortController()];
  // Each request under way listens, and Node 20 warns of more than ten.
  setMaxListeners(0, closed.signal);
  const underWay = new Set<Promise<void>>();
  const inTurn = pLimit(limits.concurrentCalls);

  const stop = (reason: GateError): void => stopped.abort(reason);
  const refuse = (response: ServerResponse, status: number, message: string): void =>
    sendError(response, upstream.shape, { status, message });

  const note = (outcome: Outcome): void => {
    tally.add(outcome.model, outcome.tokens);
    if (outcome.isSuccess) faults.clear();
    const fatal = outcome.fault === null ? null : faults.add(outcome.fault);
    if (fatal !== null) stop(fatal);
  };

  const forward = async (request: IncomingMessage, response: ServerResponse, route: Route): Promise<void> => {
    if (response.destroyed) return;
    if (stopped.signal.aborted) return sendRefusal(response, upstream.shape, RUN_ENDED);
    const cap = route.isCall ? tally.begin() : null;
    if (cap !== null) {
      stop(new GateError("budget-exceeded", `the agent asked its model for more after ${cap}`));
      return sendRefusal(response, upstream.shape, `The budget of this run is used up: ${cap}. The run ends here.`);
    }
    const onOutcome = route.isCall ? note : () => {};
    await exchange(request, response, route.path, { upstream, connector, limits, signal: closed.signal, onOutcome });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.on("error", () => {});
    request.on("error", () => {});
    if (!carriesKey(request, key)) return refuse(response, 401, "This key is not good for this address.");
    const [method, target] = [request.method ?? "", request.url ?? ""];
    const route = findRoute(upstream.shape, method, target);
    if (route === null)
      return refuse(response, 404, `${method} ${splitTarget(target).path.slice(0, 100)} is not open to agents.`);
    await (route.isCall ? inTurn(() => forward(request, response, route)) : forward(request, response, route));
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

  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    key,
    usage: tally.usage,
    stopped: stopped.signal,
    lastFault: faults.last,
    close: async () => {
      closed.abort();
      const isClosed = new Promise<void>((resolve) => void server.close(() => resolve()));
      server.closeAllConnections();
      connector.destroy();
      await isClosed;
      await Promise.allSettled(underWay);
    },
  };
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
