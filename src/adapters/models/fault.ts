import { codeOf, GateError, messageOf } from "../../lib/error.ts";
import type { ReasonCode } from "../../lib/reason.ts";

/** The reason codes of a model's endpoint that does not do its work. */
export type FaultCode = Extract<ReasonCode, `model-${string}`>;

/** One failure of an endpoint. */
export interface EndpointFault {
  readonly code: FaultCode;
  /** With the endpoint's host, without a key. */
  readonly message: string;
  /** How long the endpoint says to wait; null where it does not. */
  readonly retryAfterMs: number | null;
}

/** The fault as an error, with what more is to be said of it. */
export function toFaultError(fault: EndpointFault, more = ""): GateError {
  const isRetryable = fault.code !== "model-unauthorized" && fault.code !== "model-not-found";
  return new GateError(fault.code, `${fault.message}${more}`, { isRetryable });
}

const KEY_REFUSED =
  /(?:invalid|incorrect|not valid|expired|missing)[^.]{0,40}api[ _-]?key|api[ _-]?key[^.]{0,60}(?:invalid|incorrect|not valid|expired|missing|not found)/i;
const MODEL_UNKNOWN =
  /model[^.]{0,80}(?:not found|does not exist|not exist|unknown|not a valid)|(?:invalid|unknown|no such) model/i;
const MONEY_GONE = /credit balance|insufficient[ _](?:quota|funds|balance|credits)/i;

/** What an error status means. In: what the endpoint said beside it, without the key. Out: null where it is the request's own
 *  fault, which says nothing against the endpoint. */
export function faultOfStatus(
  host: string,
  answer: { readonly status: number; readonly detail: string; readonly retryAfter: string | undefined },
): EndpointFault | null {
  const code = codeOfStatus(answer.status, answer.detail);
  if (code === null) return null;
  const said = answer.detail === "" ? "" : `: ${answer.detail}`;
  const seconds = Number(answer.retryAfter);
  const retryAfterMs = answer.retryAfter === undefined || !Number.isFinite(seconds) ? null : seconds * 1_000;
  return { code, message: `${host} answered ${answer.status}${said}`, retryAfterMs };
}

function codeOfStatus(status: number, detail: string): FaultCode | null {
  if (status === 401 || status === 403) return "model-unauthorized";
  if (status === 404) return "model-not-found";
  if (status === 429 || status === 402) return "model-rate-limited";
  if (status === 407) return "model-unreachable";
  if (status === 408 || status >= 500) return "model-unavailable";
  // Some endpoints answer 400 to everything they refuse; only their words tell what it is.
  if (KEY_REFUSED.test(detail)) return "model-unauthorized";
  if (MODEL_UNKNOWN.test(detail)) return "model-not-found";
  return isMoneyGone(detail) ? "model-rate-limited" : null;
}

/** Whether an endpoint's words say that nothing is left to pay it with. */
export function isMoneyGone(words: string): boolean {
  return MONEY_GONE.test(words);
}

/** An error in the middle of an answer whose status was fine. In: type and message, without the key. */
export function faultOfErrorEvent(host: string, said: string): EndpointFault {
  const code = /rate.?limit|quota|RESOURCE_EXHAUSTED/i.test(said) ? "model-rate-limited" : "model-unavailable";
  return { code, message: `${host} broke off its answer: ${said}`, retryAfterMs: null };
}

/** An answer that is not from a model: a page of a portal, a redirect to another place. */
export function faultOfStranger(host: string, what: string): EndpointFault {
  const message = `${host} answered with ${what}, which no model's endpoint does; is its address right?`;
  return { code: "model-unreachable", message, retryAfterMs: null };
}

/** A limit in time that passed. In: what did not happen, as in `no byte for 120 s`. */
export function faultOfSilence(host: string, what: string, code: FaultCode = "model-unavailable"): EndpointFault {
  return { code, message: `${host}: ${what}`, retryAfterMs: null };
}

const NETWORK_WORDS: Readonly<Record<string, string>> = {
  ENOTFOUND: "there is no such host name (DNS)",
  EAI_AGAIN: "its name cannot be looked up at the moment (DNS)",
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was cut",
  EPIPE: "the connection was cut",
  ETIMEDOUT: "the connection timed out",
  EHOSTUNREACH: "there is no way to the host",
  ENETUNREACH: "there is no way to the network",
  CERT_HAS_EXPIRED: "its TLS certificate has expired",
  CERT_NOT_YET_VALID: "its TLS certificate is not valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its TLS certificate is self-signed; name its authority in NODE_EXTRA_CA_CERTS",
  SELF_SIGNED_CERT_IN_CHAIN: "its TLS certificate is signed by an unknown authority; name it in NODE_EXTRA_CA_CERTS",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "its TLS certificate is signed by an unknown authority; name it in NODE_EXTRA_CA_CERTS",
  UNABLE_TO_GET_ISSUER_CERT: "its TLS certificate is signed by an unknown authority; name it in NODE_EXTRA_CA_CERTS",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    "its TLS certificate is signed by an unknown authority; name it in NODE_EXTRA_CA_CERTS",
  ERR_TLS_CERT_ALTNAME_INVALID: "its TLS certificate is for another host name",
  EPROTO: "it does not speak TLS as we do; is it `http:` rather than `https:`?",
};

/** The code of an error of node's network modules; of the first address where all of a name's addresses failed. */
export function networkCodeOf(error: unknown): string | null {
  if (error instanceof AggregateError && codeOf(error) === null) return codeOf(error.errors[0]);
  const code = codeOf(error);
  return code?.startsWith("ERR_SSL_") === true ? "EPROTO" : code;
}

/** An error of node's network modules, in words. */
export function faultOfNetwork(host: string, error: unknown): EndpointFault {
  const code = networkCodeOf(error);
  const words = NETWORK_WORDS[code ?? ""] ?? (code === null ? messageOf(error) : `${messageOf(error)} (${code})`);
  return { code: "model-unreachable", message: `${host}: ${words}`, retryAfterMs: null };
}
