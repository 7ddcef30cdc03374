import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { expect, onTestFinished } from "vitest";

import { gitEnvironment } from "../../../support/github-server/git.ts";
import { startGitHubServer } from "../../../support/github-server/server.ts";
import type { GitHubServer, ServerOptions } from "../../../support/github-server/server.ts";
import { isDictionary } from "../../../support/github-server/validate.ts";
import type { Dictionary } from "../../../support/github-server/validate.ts";

/** What a request came back as. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Files of a commit by path; null removes one. */
export type Files = Readonly<Record<string, string | null>>;

/** A server over a real bare repository: `acme/app` with `main`, and pull request 7 from the branch `work`. */
export interface World {
  readonly server: GitHubServer;
  readonly dir: string;
  readonly gitDir: string;
  readonly baseSha: string;
  readonly headSha: string;
  /** One API request; as the workflow's token unless another is named, without any for null. */
  readonly send: (method: string, path: string, body?: unknown, token?: string | null) => Promise<Reply>;
  readonly graphql: (query: string, variables?: Dictionary, token?: string) => Promise<Reply>;
  /** Run git in `dir` as a client of the server would: without blocking, for the server lives in this process. */
  readonly git: (...args: string[]) => Promise<string>;
}

export const pullPath = "/repos/acme/app/pulls/7";

const numbered = Array.from({ length: 40 }, (_, index) => `line ${index + 1}\n`).join("");

/** Line 5 becomes two lines, line 30 goes. */
const changed = numbered.replace("line 5\n", "LINE 5\nline 5b\n").replace("line 30\n", "");

/** Make the world of one test. When the test ends it is gone, and every answer must have been one GitHub could give. */
export async function makeWorld(options: ServerOptions = {}): Promise<World> {
  const dir = mkdtempSync(join(tmpdir(), "github-server-"));
  const gitDir = makeRepository(dir, "app.git");
  const baseSha = commit(gitDir, "main", { "src/app.ts": numbered, "src/old.ts": "a\nb\nc\n" });
  const headSha = commit(gitDir, "work", { "src/app.ts": changed, "src/new.ts": "one\ntwo\n" }, "main");
  const server = await startGitHubServer(options);
  seed(server, gitDir);
  onTestFinished(async () => {
    await server.close();
    rmSync(dir, { recursive: true, force: true });
    expect(server.state.serverBugs).toEqual([]);
  });
  const send: World["send"] = async (method, path, body, token = "app-token") => {
    const response = await fetch(server.url + path, {
      method,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed: unknown = text === "" ? null : JSON.parse(text);
    return { status: response.status, headers: response.headers, body: parsed };
  };
  const graphql: World["graphql"] = (query, variables = {}, token = "app-token") =>
    send("POST", "/graphql", { query, variables }, token);
  const git: World["git"] = async (...args) => {
    const settings = { cwd: dir, env: gitEnvironment(), encoding: "utf8", timeout: 20_000 } as const;
    return (await promisify(execFile)("git", args, settings)).stdout.trim();
  };
  return { server, dir, gitDir, baseSha, headSha, send, graphql, git };
}

/** Make an empty bare repository below a folder. */
export function makeRepository(dir: string, name: string): string {
  const gitDir = join(dir, name);
  execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", gitDir], { env: gitEnvironment() });
  return gitDir;
}

/** Put a commit on a branch, as a push would. In: the changed files; the branch to start from, the branch itself unless
 *  given, which makes it a force-push. Out: the commit. */
export function commit(gitDir: string, branch: string, files: Files, from?: string): string {
  const isFirst = from === undefined && !existsBranch(gitDir, branch);
  const changes = Object.entries(files).map(([path, text]) =>
    text === null ? `D ${path}\n` : `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`,
  );
  const start = isFirst ? "" : `from refs/heads/${from ?? branch}^0\n`;
  const head = `commit refs/heads/${branch}\nmark :1\ncommitter Ada <ada@example.com> 1700000000 +0000\ndata 6\nchange\n`;
  const input = `${head}${start}${changes.join("")}\nget-mark :1\ndone\n`;
  const args = [`--git-dir=${gitDir}`, "fast-import", "--quiet", "--force", "--done"];
  return execFileSync("git", args, { env: gitEnvironment(), encoding: "utf8", input }).trim();
}

function existsBranch(gitDir: string, branch: string): boolean {
  const args = [`--git-dir=${gitDir}`, "for-each-ref", `refs/heads/${branch}`];
  return execFileSync("git", args, { env: gitEnvironment(), encoding: "utf8" }).trim() !== "";
}

function seed(server: GitHubServer, gitDir: string): void {
  const writes = { checks: "write", contents: "read", pull_requests: "write" } as const;
  const reads = { checks: "read", contents: "read", pull_requests: "read" } as const;
  const everything = { ...writes, contents: "write", issues: "write" } as const;
  server.addRepository({ owner: "acme", name: "app", gitDir, roles: { ada: "write", bob: "maintain" } });
  server.addToken({ token: "app-token", login: "github-actions[bot]", isApp: true, permissions: writes });
  server.addToken({ token: "gate-token", login: "gate[bot]", isApp: true, appId: 77, permissions: writes });
  server.addToken({ token: "fork-token", login: "github-actions[bot]", isApp: true, permissions: reads });
  server.addToken({ token: "user-token", login: "ada", isApp: false, permissions: everything });
  server.addToken({ token: "bob-token", login: "bob", isApp: false, permissions: everything });
  server.addPullRequest({
    repository: "acme/app",
    number: 7,
    title: "Work",
    headRef: "work",
    baseRef: "main",
    author: "ada",
  });
}

/** Read a value deep inside an answer. In: keys and indexes from the outside in. */
export function at(value: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>((inner, key) => {
    if (isList(inner)) return inner[Number(key)];
    return isDictionary(inner) ? inner[key] : undefined;
  }, value);
}

/** The `message` of a refusal and its `errors`, as one text to match on. */
export function complaintOf(reply: Reply): string {
  return `${reply.status} ${String(at(reply.body, "message"))} ${JSON.stringify(at(reply.body, "errors") ?? [])}`;
}

/** The value of one property of every item. */
export function pluck(items: unknown, key: string): readonly unknown[] {
  return isList(items) ? items.map((item) => at(item, key)) : [];
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
