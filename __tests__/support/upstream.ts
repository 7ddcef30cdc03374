import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** A request as it came in. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A local endpoint that answers by hand, gone after the test. */
export interface Upstream {
  readonly url: string;
  readonly port: number;
  /** In order of arrival; each is there once its body has come. */
  readonly received: readonly Received[];
  /** Connections that are open now. */
  readonly countConnections: () => Promise<number>;
}

export type Answer = (response: ServerResponse, received: Received, request: IncomingMessage) => void | Promise<void>;

export async function startUpstream(answer: Answer): Promise<Upstream> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    response.on("error", () => {});
    const serve = async (): Promise<void> => {
      const body = await text(request);
      const one = { method, url, headers, body };
      received.push(one);
      await answer(response, one, request);
    };
    serve().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const countConnections = (): Promise<number> =>
    new Promise((resolve, reject) => {
      server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
    });
  return { url: `http://127.0.0.1:${port}`, port, received, countConnections };
}

/** Answers with JSON. */
export function sendJson(
  response: ServerResponse,
  data: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(data));
}

/** Answers with a stream of events, one for each piece; text goes as it is. */
export function sendEvents(response: ServerResponse, pieces: readonly unknown[]): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const piece of pieces) response.write(eventOf(piece));
  response.end();
}

export function eventOf(piece: unknown): string {
  return `data: ${typeof piece === "string" ? piece : JSON.stringify(piece)}\n\n`;
}
