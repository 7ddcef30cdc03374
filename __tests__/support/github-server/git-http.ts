import { spawn } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

import { authenticateGit, canSee, isAllowed } from "./access.ts";
import { findRepository } from "./context.ts";
import { gitEnvironment } from "./git.ts";
import type { Repository, RequestRecord, ServerState, Token } from "./state.ts";

/** A request of git's smart HTTP protocol, as its URL tells it. */
export interface GitRequest {
  readonly fullName: string;
  /** The part below the repository, such as `/info/refs`. */
  readonly service: string;
  readonly isPush: boolean;
}

/** Whether a URL is git's. Both `owner/name.git` and `owner/name` are, as on GitHub. */
export function parseGitRequest(url: URL): GitRequest | null {
  const pattern = /^\/([^/]+\/[^/]+?)(?:\.git)?(\/(?:info\/refs|git-upload-pack|git-receive-pack))$/u;
  const [, fullName, service] = pattern.exec(url.pathname) ?? [];
  if (fullName === undefined || service === undefined) return null;
  const isPush = service === "/git-receive-pack" || url.searchParams.get("service") === "git-receive-pack";
  return { fullName: decodeURIComponent(fullName), service, isPush };
}

/** Answers git over HTTP out of the bare repositories, through git's own `http-backend`. */
export interface GitHttp {
  readonly serve: (
    wanted: GitRequest,
    record: RequestRecord,
    request: IncomingMessage,
    response: ServerResponse,
  ) => void;
  readonly close: () => void;
}

export function createGitHttp(state: ServerState): GitHttp {
  const children = new Set<ChildProcessWithoutNullStreams>();
  const backend = findBackend();
  return {
    serve: (wanted, record, request, response) => {
      const token = authenticateGit(state, request.headers.authorization);
      record.login = token?.login ?? null;
      const repository = findRepository(state, wanted.fullName);
      const refusal = refuse(wanted, token, repository);
      if (refusal !== null || repository === null || token === null) {
        const [status, text] = refusal ?? [404, "Repository not found."];
        record.status = status;
        const headers = status === 401 ? { "www-authenticate": 'Basic realm="GitHub"' } : {};
        response.writeHead(status, { "content-type": "text/plain", ...headers }).end(`${text}\n`);
        return;
      }
      void backend.then((path) => {
        if (path === null) {
          record.status = 500;
          const text = "git http-backend is not installed on this machine: git over HTTP is not available";
          response.writeHead(500, { "content-type": "text/plain" }).end(`${text}\n`);
          return;
        }
        const child = spawn(path, { env: describeRequest(wanted, repository, token, request) });
        children.add(child);
        child.on("close", () => children.delete(child));
        connect(child, record, request, response);
      });
    },
    close: () => {
      for (const child of children) child.kill("SIGKILL");
    },
  };
}

function refuse(wanted: GitRequest, token: Token | null, repository: Repository | null): [number, string] | null {
  if (token === null)
    return [401, "Invalid username or token. Password authentication is not supported for Git operations."];
  if (repository === null || !canSee(token, repository)) return [404, "Repository not found."];
  if (!isAllowed(token, { permissions: ["contents"], level: "read" })) return [404, "Repository not found."];
  const canPush = isAllowed(token, { permissions: ["contents"], level: "write" });
  return wanted.isPush && !canPush ? [403, "Write access to repository not granted."] : null;
}

function findBackend(): Promise<string | null> {
  return new Promise((resolve) => {
    execFile("git", ["--exec-path"], { env: gitEnvironment() }, (error, stdout) => {
      const name = process.platform === "win32" ? "git-http-backend.exe" : "git-http-backend";
      const path = join(stdout.trim(), name);
      resolve(error === null && existsSync(path) ? path : null);
    });
  });
}

/** As GitHub: any commit may be asked for, clones may be filtered, and the refs of pull requests are read-only. */
const gitSettings = [
  ["uploadpack.allowAnySHA1InWant", "true"],
  ["uploadpack.allowFilter", "true"],
  ["receive.hideRefs", "refs/pull"],
] as const;

/** The request in CGI's variables. The bare repository is the project root, so that only it can be reached. */
function describeRequest(
  wanted: GitRequest,
  repository: Repository,
  token: Token,
  request: IncomingMessage,
): NodeJS.ProcessEnv {
  const { headers } = request;
  const settings = [["safe.directory", "*"], ...gitSettings] as const;
  const protocol = headers["git-protocol"];
  return {
    ...gitEnvironment(),
    GIT_CONFIG_COUNT: String(settings.length),
    ...Object.fromEntries(settings.map(([key], index) => [`GIT_CONFIG_KEY_${index}`, key])),
    ...Object.fromEntries(settings.map(([, value], index) => [`GIT_CONFIG_VALUE_${index}`, value])),
    GIT_PROJECT_ROOT: repository.gitDir,
    GIT_HTTP_EXPORT_ALL: "1",
    PATH_INFO: wanted.service,
    QUERY_STRING: new URL(request.url ?? "/", "http://localhost").search.slice(1),
    REQUEST_METHOD: request.method ?? "GET",
    REMOTE_USER: token.login,
    REMOTE_ADDR: "127.0.0.1",
    CONTENT_TYPE: headers["content-type"] ?? "",
    HTTP_CONTENT_ENCODING: headers["content-encoding"] ?? "",
    ...(headers["content-length"] === undefined ? {} : { CONTENT_LENGTH: headers["content-length"] }),
    ...(typeof protocol === "string" ? { GIT_PROTOCOL: protocol, HTTP_GIT_PROTOCOL: protocol } : {}),
  };
}

/** Stream both ways; the child's first lines are headers. */
function connect(
  child: ChildProcessWithoutNullStreams,
  record: RequestRecord,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  let head = Buffer.alloc(0);
  let isBody = false;
  child.stdin.on("error", () => {});
  child.stderr.resume();
  request.pipe(child.stdin);
  response.on("close", () => child.kill());
  child.stdout.on("data", (chunk: Buffer) => {
    if (isBody) {
      if (!response.write(chunk)) child.stdout.pause();
      return;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf("\r\n\r\n");
    if (end === -1) return;
    isBody = true;
    const { status, headers } = parseHead(head.subarray(0, end).toString("latin1"));
    record.status = status;
    response.writeHead(status, headers);
    response.write(head.subarray(end + 4));
  });
  response.on("drain", () => child.stdout.resume());
  child.on("error", () => response.destroy());
  child.on("close", () => {
    if (!isBody) {
      record.status = 500;
      response.writeHead(500);
    }
    response.end();
  });
}

function parseHead(text: string): { readonly status: number; readonly headers: Record<string, string> } {
  const headers: Record<string, string> = {};
  let status = 200;
  for (const line of text.split("\r\n")) {
    const [, name = "", value = ""] = /^([^:]+):\s*(.*)$/u.exec(line) ?? [];
    if (name.toLowerCase() === "status") status = Number.parseInt(value, 10);
    else if (name !== "") headers[name] = value;
  }
  return { status, headers };
}
