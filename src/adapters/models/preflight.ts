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
  networkCodeOf,
  toFaultError,
  type EndpointFault,
} from "./fault.ts";
import type { ModelLimits } from "./limits.ts";
import { toDetail } from "./redact.ts";

const TRIES = 3;
const PASSING_NETWORK_CODES = ["ECONNRESET", "EPIPE", "EAI_AGAIN"];

interface Attempt {
  readonly fault: EndpointFault | null;
  readonly isWorthRetry: boolean;
}

/** Asks the endpoint for a few tokens, at most three times where the failure may pass. Throws: `GateError` with a `model-` code, or
 *  `cancelled`. */
export async function askOnce(upstream: Upstream, limits: ModelLimits, signal: AbortSignal): Promise<void> {
  const connector = createConnector(upstream);
  try {
    for (let tries = 1; ; tries += 1) {
      const { fault, isWorthRetry } = await attempt(upstream, connector, limits, signal);
      if (signal.aborted) throw new GateError("cancelled", "cancelled while the model's endpoint was asked");
      if (fault === null) return;
      if (!isWorthRetry || tries === TRIES) throw toFaultError(fault, tries === 1 ? "" : ` (${tries} times)`);
      await sleep(limits.retryDelayMs * tries, undefined, { signal }).catch(() => {});
    }
  } finally {
    connector.destroy();
  }
}

async function attempt(
  upstream: Upstream,
  connector: Connector,
  limits: ModelLimits,
  signal: AbortSignal,
): Promise<Attempt> {
  const timeout = AbortSignal.timeout(limits.preflightMs);
  const host = upstream.url.host;
  try {
    const answer = await send(upstream, connector, AbortSignal.any([signal, timeout]));
    return await judge(upstream, answer);
  } catch (error) {
    const seconds = limits.preflightMs / 1_000;
    if (timeout.aborted)
      return { fault: faultOfSilence(host, `no answer for ${seconds} s`, "model-unreachable"), isWorthRetry: false };
    const isWorthRetry = PASSING_NETWORK_CODES.includes(networkCodeOf(error) ?? "");
    return { fault: faultOfNetwork(host, error), isWorthRetry };
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
async function judge(upstream: Upstream, answer: IncomingMessage): Promise<Attempt> {
  const { keyForms, url } = upstream;
  const status = answer.statusCode ?? 502;
  const type = answer.headers["content-type"] ?? "";
  if (status >= 300 && status < 400) {
    answer.destroy();
    return { fault: faultOfStranger(url.host, `a redirect (${status})`), isWorthRetry: false };
  }
  const body = (await readErrorBody(answer, keyForms)) ?? "";
  if (status >= 400) {
    const detail = toDetail(readErrorDetail(body), keyForms);
    const fault = faultOfStatus(url.host, { status, detail, retryAfter: answer.headers["retry-after"] });
    return { fault, isWorthRetry: fault?.code === "model-unavailable" };
  }
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(type) || type === "" || /^text\/event-stream\b/i.test(type);
  return { fault: isJson ? null : faultOfStranger(url.host, `\`${toDetail(type, keyForms)}\``), isWorthRetry: false };
}
