import { Agent as PlainAgent, request as requestPlain, type ClientRequest, type OutgoingHttpHeaders } from "node:http";
import { Agent as SecureAgent, request as requestSecure } from "node:https";
import type { Upstream } from "./endpoint.ts";

/** Requests to one endpoint and nowhere else; redirects are answers like others. */
export interface Connector {
  /** In: a path below the upstream's prefix, with its query. The key is put in here. */
  readonly request: (ask: {
    readonly method: string;
    readonly path: string;
    readonly headers: OutgoingHttpHeaders;
    readonly signal: AbortSignal;
  }) => ClientRequest;
  /** Cuts every connection. */
  readonly destroy: () => void;
}

/** Servers close idle connections after 5 s or more; a request sent at that very moment would fail. */
const IDLE_SOCKET_MS = 4_000;

/** Connections are kept and used again. Variables such as `HTTPS_PROXY` are not looked at. */
export function createConnector(upstream: Upstream): Connector {
  const isSecure = upstream.url.protocol === "https:";
  const options = { keepAlive: true, timeout: IDLE_SOCKET_MS };
  const agent = isSecure ? new SecureAgent(options) : new PlainAgent(options);
  const [keyName, keyValue] = upstream.shape.keyHeader(upstream.key);
  return {
    request: ({ method, path, headers, signal }) =>
      (isSecure ? requestSecure : requestPlain)({
        agent,
        method,
        signal,
        hostname: upstream.url.hostname.replaceAll(/[[\]]/g, ""),
        port: upstream.url.port === "" ? (isSecure ? 443 : 80) : upstream.url.port,
        path: `${upstream.prefix}${path}`,
        headers: { ...headers, [keyName]: keyValue, "accept-encoding": "identity" },
      }),
    destroy: () => agent.destroy(),
  };
}
