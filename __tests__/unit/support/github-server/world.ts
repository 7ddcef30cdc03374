import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { onTestFinished } from "vitest";

import { gitEnvironment } from "../../../support/github-server/git.ts";
import { startGitHubServer } from "../../../support/github-server/server.ts";
import type { GitHubServer } from "../../../support/github-server/server.ts";
import { isDictionary } from "../../../support/github-server/validate.ts";
import type { Dictionary } from "../../../support/github-server/validate.ts";

/** What a request came back as. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A server over a real bare repository: `acme/app` with `main`, and pull request 7 from the branch `work`. */
export interface World {
  readonly server: GitHubServer;
  readonly dir: string;
  readonly gitDir: string;
  readonly baseSha: string;
  readonly headSha: string;
  /** Run git in the working clone that pushes to the bare repository. */
  readonly git: (...args: string[]) => string;
  /** The same without blocking, for what talks to the server, which lives in this process. */
  readonly gitOverHttp: (...args: string[]) => Promise<string>;
  /** Write files, commit them on the current branch and push it. Out: the commit. */
  readonly push: (files: Readonly<Record<string, string>>) => string;
  /** One API request; `app-token` unless another is named, no header at all for null. */
  readonly send: (method: string, path: string, body?: unknown, token?: string | null) => Promise<Reply>;
  readonly graphql: (query: string, variables?: Dictionary, token?: string) => Promise<Reply>;
}

const numbered = (count: number): string => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join("");

/** Make the world of one test; it is gone when the test ends, and every answer must have been one GitHub could give. */
export async function makeWorld(): Promise<World> {
  const dir = mkdtempSync(join(tmpdir(), "github-server-"));
  const gitDir = join(dir, "app.git");
  const clone = join(dir, "clone");
  const identity = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
  const git = (...args: string[]): string =>
    execFileSync("git", [...identity, ...args], {
      cwd: clone,
      env: gitEnvironment(),
      encoding: "utf8",
      stdio: "pipe",
    }).trim();
  const gitOverHttp = async (...args: string[]): Promise<string> => {
    const options = { cwd: clone, env: gitEnvironment(), encoding: "utf8", timeout: 20_000 } as const;
    return (await promisify(execFile)("git", [...identity, ...args], options)).stdout.trim();
  };
  mkdirSync(clone);
  git("init", "--quiet", "--bare", "--initial-branch=main", gitDir);
  git("init", "--quiet", "--initial-branch=main");
  git("remote", "add", "origin", gitDir);
  const push = (files: Readonly<Record<string, string>>): string => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(clone, path)), { recursive: true });
      writeFileSync(join(clone, path), text);
    }
    git("add", "--all");
    git("commit", "--quiet", "--message", "change");
    git("push", "--quiet", "--force", "origin", "HEAD");
    return git("rev-parse", "HEAD");
  };
  const baseSha = push({ "src/app.ts": numbered(40), "src/old.ts": "a\nb\nc\n" });
  git("checkout", "--quiet", "-b", "work");
  const changed = numbered(40).replace("line 5\n", "LINE 5\nline 5b\n").replace("line 30\n", "");
  const headSha = push({ "src/app.ts": changed, "src/new.ts": "one\ntwo\n" });
  const server = await startGitHubServer();
  seed(server, gitDir);
  onTestFinished(async () => {
    await server.close();
    rmSync(dir, { recursive: true, force: true });
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
  return { server, dir, gitDir, baseSha, headSha, git, gitOverHttp, push, send, graphql };
}

function seed(server: GitHubServer, gitDir: string): void {
  const writes = { checks: "write", contents: "read", pull_requests: "write" } as const;
  server.addRepository({ owner: "acme", name: "app", gitDir, roles: { ada: "write" } });
  server.addToken({ token: "app-token", login: "github-actions[bot]", isApp: true, permissions: writes });
  server.addToken({ token: "gate-token", login: "gate[bot]", isApp: true, appId: 77, permissions: writes });
  server.addToken({
    token: "fork-token",
    login: "github-actions[bot]",
    isApp: true,
    permissions: { checks: "read", contents: "read", pull_requests: "read" },
  });
  const owner = { ...writes, contents: "write", issues: "write" } as const;
  server.addToken({ token: "user-token", login: "ada", isApp: false, permissions: owner });
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
    if (Array.isArray(inner)) return inner[Number(key)] as unknown;
    return isDictionary(inner) ? inner[key] : undefined;
  }, value);
}
