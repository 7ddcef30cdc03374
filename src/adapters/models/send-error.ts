import type { ServerResponse } from "node:http";
import type { WireShape } from "./wires/wire-shape.ts";

/** The status of what the proxy refuses for good. Agents try again after 401, 403, 408, 409, 429 and 5xx, each its own set of
 *  them; after 400 none does. */
export const REFUSED = 400;

/** Answers with an error in the words of the wire. */
export function sendError(response: ServerResponse, shape: WireShape, status: number, message: string): void {
  if (response.destroyed || response.headersSent) return;
  const body = JSON.stringify(shape.errorBody(status, message));
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    ...(status === REFUSED ? { "x-should-retry": "false" } : {}),
  });
  response.end(body);
}
