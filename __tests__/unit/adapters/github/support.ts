import { afterAll, afterEach, beforeAll, expect } from "vitest";

import { type CodeHostOptions, createCodeHost } from "../../../../src/adapters/github/code-host.ts";
import { GateError } from "../../../../src/lib/error.ts";
import type { CheckAnnotation, CheckOutput, CodeHost, ReviewRequest } from "../../../../src/ports/code-host.ts";
import { makeGitRepo, type GitRepo } from "../../../support/git-repo.ts";
import type { Fault, InjectedFault } from "../../../support/github-server/faults.ts";
import { startGitHubServer, type GitHubServer } from "../../../support/github-server/server.ts";

export const TOKEN = "ghs_0123456789abcdefghijklmnopqrstuvwxyz";
export const MARKER = "<!-- passwhen:v1";

/** A local GitHub with the pull request `acme/shop#17`, as new for each test. */
export interface Stage {
  readonly server: GitHubServer;
  readonly head: string;
  readonly host: CodeHost;
  readonly makeHost: (options?: Partial<CodeHostOptions>) => CodeHost;
  /** Makes `times` matching requests fail, from the `nth` on. */
  readonly inject: (method: string, path: string, fault: Fault, times?: number, nth?: number) => void;
}

/** Registers the hooks of a test file. Out: the stage of the running test. One server serves the whole file, because its
 *  validators take a while to build. */
export function useStage(): () => Stage {
  const injected: InjectedFault[] = [];
  let repo: GitRepo;
  let stage: Stage | null = null;
  const current = (): Stage => {
    if (stage === null) throw new Error("the stage is used outside a test");
    return stage;
  };
  beforeAll(async () => {
    repo = makeGitRepo();
    repo.commit({ "src/app.ts": lines(20) });
    repo.switchTo("topic");
    const head = repo.commit({ "src/app.ts": lines(20).replace("line 10\n", "line ten\nline 10b\nline 10c\n") });
    const server = await startGitHubServer();
    server.addRepository({
      owner: "acme",
      name: "shop",
      gitDir: repo.cloneBare(),
      roles: { ada: "write", bob: "read", eve: "none" },
      teams: ["core", "docs"],
      protectedBranches: ["main"],
    });
    const pull = { repository: "acme/shop", number: 17, title: "t", headRef: "topic", baseRef: "main" };
    server.addPullRequest({ ...pull, author: "coding-agent[bot]" });
    const permissions = { contents: "read", checks: "write", issues: "read", pull_requests: "write" } as const;
    server.addToken({ token: TOKEN, login: "github-actions[bot]", isApp: true, permissions });
    const { url: apiUrl, graphqlUrl } = server;
    const fixed = { token: TOKEN, apiUrl, graphqlUrl, repository: { owner: "acme", name: "shop" }, secondMs: 2 };
    const makeHost = (options: Partial<CodeHostOptions> = {}): CodeHost => createCodeHost({ ...fixed, ...options });
    const inject: Stage["inject"] = (method, path, fault, times = 1, nth = 1) =>
      void injected.push(server.inject({ match: { method, path, nth }, times, fault }));
    stage = { server, head, host: makeHost(), makeHost, inject };
  });
  afterEach(() => {
    const { state } = current().server;
    for (const fault of injected.splice(0)) fault.remove();
    expect(state.unknownRequests).toEqual([]);
    // A client that gave up waiting is no fault of the server.
    expect(state.serverBugs.filter((bug) => !bug.endsWith("Error: aborted"))).toEqual([]);
    const { checkRuns, reviews, reviewComments, issueComments, requests, serverBugs } = state;
    for (const list of [checkRuns, reviews, reviewComments, issueComments, requests, serverBugs]) list.length = 0;
    state.tokens.length = 1;
    state.pulls.length = 1;
    const [pull] = state.pulls;
    if (pull !== undefined)
      Object.assign(pull, { isDraft: false, state: "open", requestedUsers: [], requestedTeams: [] });
    state.issues.length = 0;
    state.rateLimit.remaining = state.rateLimit.limit;
  });
  afterAll(async () => {
    await stage?.server.close();
    repo.remove();
  });
  return current;
}

export const output: CheckOutput = { title: "Running", summary: "The gate is running.", text: "", annotations: [] };

export function annotations(count: number): CheckAnnotation[] {
  return Array.from({ length: count }, (_, index) => ({
    path: "src/app.ts",
    startLine: index + 1,
    endLine: index + 1,
    level: "failure",
    title: `finding ${index + 1}`,
    message: `what is wrong, number ${index + 1}`,
  }));
}

export function reviewOf(stage: Stage, over: Partial<ReviewRequest> = {}): ReviewRequest {
  return {
    number: 17,
    headSha: stage.head,
    body: `Two criteria are not met.\n\n${MARKER} head=${stage.head} -->`,
    comments: [
      { path: "src/app.ts", line: 12, startLine: 10, side: "RIGHT", body: `Several lines ${MARKER} fp=1 -->` },
      { path: "src/app.ts", line: 11, startLine: null, side: "RIGHT", body: `One line ${MARKER} fp=2 -->` },
    ],
    ...over,
  };
}

/** The error a call ends with. */
export async function failureOf(work: Promise<unknown>): Promise<GateError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

function lines(count: number): string {
  return Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join("");
}
