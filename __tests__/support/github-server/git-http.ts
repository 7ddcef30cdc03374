import { execFile, spawn } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

import { authenticateGit, canSee, isAllowed } from "./access.ts";
import { Refusal } from "./answer.ts";
import { findRepository } from "./context.ts";
import { pipeCgi } from "./cgi.ts";
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
  return { fullName, service, isPush };
}

/** Answers git over HTTP out of the bare repositories, through git's own `http-backend`. */
export interface GitHttp {
  readonly serve: (
    wanted: GitRequest,
    record: RequestRecord,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<void>;
  readonly close: () => void;
}

/** Make it. In: the program to run instead of git's own, for a machine that lacks it. */
export function createGitHttp(state: ServerState, backendPath: string | null): GitHttp {
  const children = new Set<ChildProcessWithoutNullStreams>();
  let backend: Promise<string> | null = null;
  return {
    serve: async (wanted, record, request, response) => {
      try {
        const token = requireToken(state, request.headers.authorization);
        record.login = token.login;
        const repository = requireGitAccess(state, wanted, token);
        backend ??= findBackend(backendPath);
        const child = spawn(await backend, { env: describeRequest(wanted, repository, token, request) });
        children.add(child);
        child.on("close", () => children.delete(child));
        pipeCgi(child, record, request, response);
      } catch (error) {
        const refusal = error instanceof Refusal ? error : new Refusal(500, String(error));
        record.status = refusal.status;
        request.resume();
        response.writeHead(refusal.status, { "content-type": "text/plain; charset=utf-8", ...refusal.headers });
        response.end(`${refusal.message}\n`);
      }
    },
    close: () => {
      for (const child of children) child.kill("SIGKILL");
    },
  };
}

function requireToken(state: ServerState, authorization: string | undefined): Token {
  const token = authenticateGit(state, authorization);
  if (token !== null) return token;
  const message = "Invalid username or token. Password authentication is not supported for Git operations.";
  throw new Refusal(401, message, [], { "www-authenticate": 'Basic realm="GitHub"' });
}

/** What one may not read does not exist; what one may only read says so on a push. */
function requireGitAccess(state: ServerState, wanted: GitRequest, token: Token): Repository {
  const repository = findRepository(state, wanted.fullName);
  const canRead = isAllowed(token, { permissions: ["contents"], level: "read" });
  if (repository === null || !canSee(token, repository) || !canRead) throw new Refusal(404, "Repository not found.");
  if (wanted.isPush && !isAllowed(token, { permissions: ["contents"], level: "write" }))
    throw new Refusal(403, "Write access to repository not granted.");
  return repository;
}

function findBackend(given: string | null): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile("git", ["--exec-path"], { env: gitEnvironment() }, (error, stdout) => {
      const name = process.platform === "win32" ? "git-http-backend.exe" : "git-http-backend";
      const path = given ?? join(stdout.trim(), name);
      const isThere = (given !== null || error === null) && existsSync(path);
      const message = `git over HTTP is not available: git's program http-backend is not installed (${path})`;
      if (isThere) resolve(path);
      else reject(new Refusal(500, message));
    });
  });
}

/** As GitHub: any commit may be asked for, clones may be filtered, and the refs of pull requests are read-only. */
const gitSettings = [
  ["safe.directory", "*"],
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
  const protocol = headers["git-protocol"];
  return {
    ...gitEnvironment(),
    GIT_CONFIG_COUNT: String(gitSettings.length),
    ...Object.fromEntries(gitSettings.map(([key], index) => [`GIT_CONFIG_KEY_${index}`, key])),
    ...Object.fromEntries(gitSettings.map(([, value], index) => [`GIT_CONFIG_VALUE_${index}`, value])),
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
