import { spawn } from "node:child_process";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { gitTestEnvironment } from "../../../support/git-repo.ts";

export interface GitServer {
  readonly url: string;
  /** The Authorization header of each request, in order; empty where there was none. */
  readonly authorizations: readonly string[];
  /** Answers in place of git, used up in order: a status, or `drop` for a closed connection. */
  readonly injected: (number | "drop")[];
  readonly close: () => Promise<void>;
}

/** A git remote over http on loopback, by git's own `http-backend`. In: the bare repository; the token that it asks for. */
export async function startGitServer(bareRepository: string, token: string | null): Promise<GitServer> {
  const authorizations: string[] = [];
  const injected: (number | "drop")[] = [];
  const expected = token === null ? null : `basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
  const server = createServer((request, response) => {
    authorizations.push(request.headers.authorization ?? "");
    const answer = injected.shift();
    if (answer === "drop") request.socket.destroy();
    else if (answer !== undefined) response.writeHead(answer).end("injected");
    else if (expected !== null && request.headers.authorization !== expected) {
      response.writeHead(401, { "www-authenticate": 'Basic realm="test"' }).end();
    } else void serve(bareRepository, request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/repo.git`,
    authorizations,
    injected,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function serve(bareRepository: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url ?? "/", "http://host");
  const child = spawn("git", ["http-backend"], {
    env: {
      ...gitTestEnvironment(),
      GIT_HTTP_EXPORT_ALL: "1",
      GIT_PROJECT_ROOT: bareRepository,
      PATH_INFO: pathname.replace("/repo.git", ""),
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method ?? "GET",
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
    },
  });
  request.pipe(child.stdin);
  const output = await buffer(child.stdout);
  const end = output.indexOf("\r\n\r\n");
  const headers = output
    .toString("latin1", 0, end)
    .split("\r\n")
    .map((line) => line.split(": "));
  const status = headers.find(([name]) => name === "Status")?.[1] ?? "200";
  response.writeHead(Number.parseInt(status, 10), headers.filter(([name]) => name !== "Status").flat());
  response.end(output.subarray(end + 4));
}
