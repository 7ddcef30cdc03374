import type { ServerResponse } from "node:http";
import type { WireSpeech } from "./wire.ts";

/** What can be wrong with an endpoint: a status, no answer at all (`hang`), headers and then silence (`stall`), half an answer and a
 *  cut connection (`cut`), a web page with status 200 (`garbage`). */
export type FaultKind = "400" | "401" | "403" | "404" | "429" | "500" | "529" | "hang" | "stall" | "cut" | "garbage";

export interface Fault {
  readonly kind: FaultKind;
  /** The first so many requests that it may strike; for ever by default. */
  readonly times?: number;
  /** `agent`: only requests that offer tools, so that probes and lists get through. `all` by default. */
  readonly strikes?: "all" | "agent";
  /** What an error says instead of the usual. */
  readonly says?: string;
  /** Seconds for the header `retry-after`. */
  readonly retryAfter?: number;
}

const PAGE = "<!doctype html><html><title>Sign in</title><body>Please sign in to this network.</body></html>";

/** Answers a request as the fault would have it. In: the frames of the answer that a cut begins to send. */
export function strike(
  { kind, says, retryAfter }: Fault,
  response: ServerResponse,
  { wire, frames }: { readonly wire: WireSpeech; readonly frames: () => readonly string[] },
): void {
  if (kind === "hang") return;
  if (kind === "garbage") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(PAGE);
    return;
  }
  if (kind === "stall" || kind === "cut") {
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (kind === "stall") {
      response.write(": wait\n\n");
      return;
    }
    const all = frames();
    response.write(all.slice(0, Math.ceil(all.length / 2)).join(""), () => {
      setTimeout(() => response.destroy(), 30);
    });
    return;
  }
  const status = Number(kind);
  const wait = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  response.writeHead(status, { "content-type": "application/json", ...wait });
  response.end(JSON.stringify(wire.error(status, says ?? `the scripted model answers ${kind}`)));
}
