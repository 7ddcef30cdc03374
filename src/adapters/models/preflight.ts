import type { IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { GateError } from "../../lib/error.ts";
import { createConnector, type Connector } from "./connector.ts";
import type { Upstream } from "./endpoint.ts";
import { readErrorBody, readErrorDetail } from "./error-body.ts";
import {
  faultOfNetwork,
  faultOfSilence,
  faultOfStatus,
  faultOfStranger,
  isMoneyGone,
  networkCodeOf,
  toFaultError,
  type EndpointFault,
} from "./fault.ts";
import type { ModelLimits } from "./limits.ts";
import { toDetail } from "./redact.ts";

const TRIES = 3;
/** An endpoint that wants more patience than this would hold up the whole run. */
const MAX_RETRY_AFTER_MS = 30_000;
const PASSING_NETWORK_CODES = ["ECONNRESET", "EPIPE", "EAI_AGAIN"];

interface Attempt {
  readonly fault: EndpointFault | null;
  /** How long to wait before the endpoint is asked again; null where that would not help. */
  readonly retryInMs: number | null;
}

/** Asks the endpoint for a few tokens, at most three times where the failure may pass: after as long as the endpoint says where it says
 *  that it is asked too often and names half a minute at most. Throws: `GateError` with a `model-` code, or
 *  `cancelled`. */
export async function askOnce(upstream: Upstream, limits: ModelLimits, signal: AbortSignal): Promise<void> {
  const connector = createConnector(upstream);
  try {
    for (let tries = 1; ; tries += 1) {
      const { fault, retryInMs } = await attempt(upstream, connector, { limits, tries }, signal);
      if (signal.aborted) throw new GateError("cancelled", "cancelled while the model's endpoint was asked");
      if (fault === null) return;
      if (retryInMs === null || tries === TRIES) throw toFaultError(fault, tries === 1 ? "" : ` (${tries} times)`);
      await sleep(retryInMs, undefined, { signal }).catch(() => {});
    }
  } finally {
    connector.destroy();
  }
}

interface Turn {
  readonly limits: ModelLimits;
  /** From 1. */
  readonly tries: number;
}

async function attempt(
  upstream: Upstream,
  connector: Connector,
  { limits, tries }: Turn,
  signal: AbortSignal,
): Promise<Attempt> {
  const timeout = AbortSignal.timeout(limits.preflightMs);
  const host = upstream.url.host;
  try {
    const answer = await send(upstream, connector, AbortSignal.any([signal, timeout]));
    return await judge(upstream, answer, { limits, tries });
  } catch (error) {
    const seconds = limits.preflightMs / 1_000;
    if (timeout.aborted)
      return { fault: faultOfSilence(host, `no answer for ${seconds} s`, "model-unreachable"), retryInMs: null };
    const isPassing = PASSING_NETWORK_CODES.includes(networkCodeOf(error) ?? "");
    return { fault: faultOfNetwork(host, error), retryInMs: isPassing ? limits.retryDelayMs * tries : null };
  }
}

function send(upstream: Upstream, connector: Connector, signal: AbortSignal): Promise<IncomingMessage> {
  const { path, headers, body } = upstream.shape.ping(upstream.model);
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  return new Promise((resolve, reject) => {
    const sent = connector.request({
      method: "POST",
      path,
      headers: { ...headers, "content-type": "application/json", accept: "application/json", "content-length": length },
      signal,
    });
    sent.on("response", resolve);
    sent.on("error", reject);
    sent.end(text);
  });
}

/** An error that is about the request and neither the key nor the model shows that both are good. */
async function judge(upstream: Upstream, answer: IncomingMessage, turn: Turn): Promise<Attempt> {
  const { keyForms, url } = upstream;
  const status = answer.statusCode ?? 502;
  const type = answer.headers["content-type"] ?? "";
  if (status >= 300 && status < 400) {
    answer.destroy();
    return { fault: faultOfStranger(url.host, `a redirect (${status})`), retryInMs: null };
  }
  const body = (await readErrorBody(answer, keyForms)) ?? "";
  if (status >= 400) {
    const detail = toDetail(readErrorDetail(body), keyForms);
    const fault = faultOfStatus(url.host, { status, detail, retryAfter: answer.headers["retry-after"] });
    return { fault, retryInMs: fault === null ? null : retryAfter(fault, status, turn) };
  }
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(type) || type === "" || /^text\/event-stream\b/i.test(type);
  return { fault: isJson ? null : faultOfStranger(url.host, `\`${toDetail(type, keyForms)}\``), retryInMs: null };
}

/** Money that is gone does not come back while one waits. */
function retryAfter(fault: EndpointFault, status: number, { limits, tries }: Turn): number | null {
  if (fault.code === "model-unavailable") return limits.retryDelayMs * tries;
  if (status !== 429 || isMoneyGone(fault.message)) return null;
  if (fault.retryAfterMs === null) return limits.limitedDelayMs * tries;
  return fault.retryAfterMs > MAX_RETRY_AFTER_MS ? null : Math.max(0, fault.retryAfterMs);
}
