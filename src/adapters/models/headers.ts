import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import type { KeyForms } from "./redact.ts";

/** Of the connection, not of the message; and what `Connection` names beside them. */
const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "http2-settings",
];

/** What would let an agent speak for itself: another key, another payer, another method than the one that was checked. */
const NOT_THE_AGENTS = [
  "host",
  "expect",
  "content-length",
  "accept-encoding",
  "authorization",
  "x-api-key",
  "api-key",
  "x-goog-api-key",
  "x-goog-user-project",
  "openai-organization",
  "openai-project",
  "cookie",
  "cookie2",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-http-method",
  "x-http-method-override",
  "x-method-override",
];

const NOT_FOR_AGENTS = ["set-cookie", "set-cookie2", "alt-svc", "strict-transport-security"];

/** What goes to the endpoint of an agent's headers. */
export function toUpstreamHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return without(headers, [...HOP_BY_HOP, ...NOT_THE_AGENTS]);
}

/** What goes to the agent of an answer's headers; none that has the key in it. */
export function toAgentHeaders(headers: IncomingHttpHeaders, keyForms: KeyForms): OutgoingHttpHeaders {
  const kept = without(headers, [...HOP_BY_HOP, ...NOT_FOR_AGENTS]);
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => !keyForms.isIn(name) && !keyForms.isIn(String(value))),
  );
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  const named = (headers.connection ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  const dropped = new Set([...names, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
