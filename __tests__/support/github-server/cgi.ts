import type { ChildProcessWithoutNullStreams } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";

import type { RequestRecord } from "./state.ts";

const headEnd = "\r\n\r\n";

/** Connect a request to a CGI program: the request's body goes in, headers and body come out, each at the pace of its
 *  reader. A client that leaves ends the program. */
export function pipeCgi(
  child: ChildProcessWithoutNullStreams,
  record: RequestRecord,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  let head: Buffer | null = Buffer.alloc(0);
  // The program may answer without reading all it is sent.
  child.stdin.on("error", () => request.resume());
  child.stderr.resume();
  request.pipe(child.stdin);
  response.on("close", () => child.kill());
  response.on("drain", () => child.stdout.resume());
  child.stdout.on("data", (chunk: Buffer) => {
    let body = chunk;
    if (head !== null) {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(headEnd);
      if (end === -1) return;
      const { status, headers } = parseHead(head.subarray(0, end).toString("latin1"));
      body = head.subarray(end + headEnd.length);
      head = null;
      record.status = status;
      response.writeHead(status, headers);
    }
    if (body.length > 0 && !response.write(body)) child.stdout.pause();
  });
  child.on("error", () => response.destroy());
  child.on("close", () => {
    if (head !== null) {
      record.status = 500;
      response.writeHead(500);
    }
    response.end();
  });
}

function parseHead(text: string): { readonly status: number; readonly headers: Readonly<Record<string, string>> } {
  const headers: Record<string, string> = {};
  let status = 200;
  for (const line of text.split("\r\n")) {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/u.exec(line) ?? [];
    if (name.toLowerCase() === "status") status = Number.parseInt(value, 10);
    else if (name !== "") headers[name] = value;
  }
  return { status, headers };
}
