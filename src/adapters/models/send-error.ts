import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { WireShape } from "./wires/wire-shape.ts";

/** Answers with an error in the words of the wire. */
export function sendError(
  response: ServerResponse,
  shape: WireShape,
  answer: { readonly status: number; readonly message: string; readonly headers?: OutgoingHttpHeaders },
): void {
  if (response.destroyed || response.headersSent) return;
  const { status, message, headers = {} } = answer;
  const body = JSON.stringify(shape.errorBody(status, message));
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

/** Refuses for good, in words that no agent takes for a reason to ask again. */
export function sendRefusal(response: ServerResponse, shape: WireShape, message: string): void {
  sendError(response, shape, { status: shape.refusedStatus, message, headers: { "x-should-retry": "false" } });
}
