import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { formatTime } from "./answer.ts";
import type { Answer } from "./answer.ts";
import { createApi, send } from "./api.ts";
import { readBody } from "./body.ts";
import { createFaults, defaultFaultBody, strikeBefore } from "./faults.ts";
import type { Fault, Faults, InjectedFault, Injection } from "./faults.ts";
import { createGitHttp, parseGitRequest } from "./git-http.ts";
import type { GitHttp } from "./git-http.ts";
import { seedIssue, seedPull, seedRepository, seedToken } from "./seed.ts";
import type { IssueOptions, PullOptions, RepositoryOptions, TokenOptions } from "./seed.ts";
import { createState } from "./state.ts";
import type { Issue, PullRequest, Repository, RequestRecord, ServerState, Token } from "./state.ts";

export interface ServerOptions {
  /** The clock of everything the server writes down. */
  readonly now?: () => Date;
  /** The name in the server's URLs; it must lead to 127.0.0.1. */
  readonly hostname?: string;
  /** Where git's `http-backend` lies, if not where git itself says. */
  readonly gitBackendPath?: string;
}

/** A running local GitHub. */
export interface GitHubServer {
  /** Base of the API, for `GITHUB_API_URL`. `<url>/api/v3` serves the same, as an enterprise server does. */
  readonly url: string;
  readonly graphqlUrl: string;
  /** For `GITHUB_SERVER_URL`: `<gitUrl>/<owner>/<name>.git` is served by git itself. */
  readonly gitUrl: string;
  readonly state: ServerState;
  readonly addToken: (options: TokenOptions) => Token;
  readonly addRepository: (options: RepositoryOptions) => Repository;
  readonly addPullRequest: (options: PullOptions) => PullRequest;
  readonly addIssue: (options: IssueOptions) => Issue;
  readonly inject: (injection: Injection) => InjectedFault;
  /** Stops at once: open connections are cut. */
  readonly close: () => Promise<void>;
}

/** Start a local GitHub on a free port of 127.0.0.1. Throws: if no port can be had. */
export async function startGitHubServer(options: ServerOptions = {}): Promise<GitHubServer> {
  const now = options.now ?? ((): Date => new Date());
  const state = createState(now());
  const faults = createFaults();
  const gitHttp = createGitHttp(state, options.gitBackendPath ?? null);
  const http = createServer();
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(0, "127.0.0.1", resolve);
  });
  const url = `http://${options.hostname ?? "127.0.0.1"}:${readPort(http.address())}`;
  const answerApi = createApi({ state, apiUrl: url, webUrl: url, now, diffs: new Map() });
  const handle = createHandler(state, url, faults, gitHttp, answerApi);
  http.on("request", (request, response) => {
    handle(request, response).catch((error: unknown) => {
      // A client that leaves in the middle of its request is no fault of the server.
      if (request.complete) state.serverBugs.push(`${request.method ?? ""} ${request.url ?? ""}: ${String(error)}`);
      response.destroy();
    });
  });
  return {
    url,
    graphqlUrl: `${url}/graphql`,
    gitUrl: url,
    state,
    addToken: (tokenOptions) => seedToken(state, tokenOptions),
    addRepository: (repositoryOptions) => seedRepository(state, formatTime(now()), repositoryOptions),
    addPullRequest: (pullOptions) => seedPull(state, formatTime(now()), pullOptions),
    addIssue: (issueOptions) => seedIssue(state, formatTime(now()), issueOptions),
    inject: faults.inject,
    close: () =>
      new Promise((resolve) => {
        gitHttp.close();
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function createHandler(
  state: ServerState,
  url: string,
  faults: Faults,
  gitHttp: GitHttp,
  answerApi: ReturnType<typeof createApi>,
): Handler {
  return async (request, response) => {
    const record = startRecord(state, request);
    const wanted = parseGitRequest(new URL(url + record.path));
    const bodyFault = wanted === null ? await readBody(request, record) : null;
    const fault = faults.take(record.method, record.path);
    record.fault = fault?.kind ?? null;
    await strikeBefore(fault);
    if (fault?.kind === "drop") request.socket.destroy();
    else if (fault?.kind === "status") send(state, record, response, toFaultAnswer(fault));
    else if (wanted !== null) {
      record.operation = "git";
      await gitHttp.serve(wanted, record, request, response);
    } else {
      const answer = await answerApi({ record, headers: request.headers, bodyFault });
      if (fault?.kind === "commit-then-drop") request.socket.destroy();
      else if (fault?.kind === "commit-then-500") send(state, record, response, toFaultAnswer(serverError));
      else send(state, record, response, answer);
    }
  };
}

const serverError = { kind: "status", status: 500 } as const;

function readPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

function startRecord(state: ServerState, request: IncomingMessage): RequestRecord {
  const record: RequestRecord = {
    method: request.method ?? "GET",
    path: request.url ?? "/",
    operation: null,
    login: null,
    body: null,
    status: null,
    answer: null,
    fault: null,
  };
  state.requests.push(record);
  return record;
}

function toFaultAnswer(fault: Extract<Fault, { kind: "status" }>): Answer {
  const headers = fault.headers ?? {};
  return { status: fault.status, headers, body: fault.body ?? defaultFaultBody(fault.status, headers) };
}
