import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type FileContent, type GitRepo, makeGitRepo, makeTempFolder } from "./git-repo.ts";
import { startGitHubServer, type GitHubServer } from "./github-server/server.ts";
import type { Permissions } from "./github-server/state.ts";
import { pullRequestPayload } from "./payload.ts";
import { type JobResult, startJob } from "./runner.ts";

export const REPOSITORY = "octo-org/widget";
const TOKEN = "test-token";

type Files = Readonly<Record<string, FileContent>>;

/** A pull request on a GitHub of our own, and the built action that judges it. */
export interface Scenario {
  readonly server: GitHubServer;
  readonly repo: GitRepo;
  readonly gitDir: string;
  readonly headSha: string;
  readonly baseSha: string;
  readonly outputDir: string;
  /** Runs the action as the runner does. */
  readonly run: (options?: RunOptions) => Promise<JobResult>;
  /** Starts it without waiting, for tests that interrupt. */
  readonly start: (options?: RunOptions) => ReturnType<typeof startJob>;
  /** `verdict.json` of the last run. */
  readonly verdict: () => VerdictFile;
  readonly close: () => Promise<void>;
}

interface RunOptions {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly attempt?: number;
  readonly eventName?: string;
  readonly payload?: unknown;
  readonly script?: string;
  /** Folder of the job, for tests that must know it beforehand. */
  readonly dir?: string;
}

export interface ScenarioOptions {
  /** Files of the base branch. */
  readonly base: Files;
  /** What the pull request adds, changes or deletes. */
  readonly change: Files;
  readonly branch?: string;
  readonly permissions?: Permissions;
  /** Full name of the fork the pull request comes from. */
  readonly fork?: string;
}

/** The parts of `verdict.json` that tests look at. */
interface VerdictFile {
  readonly outcome: string;
  readonly reasons: readonly { readonly code: string; readonly detail: string }[];
  readonly gates: readonly {
    readonly name: string;
    readonly outcome: string;
    readonly reasons: readonly { readonly code: string; readonly detail: string }[];
    readonly checks: readonly { readonly name: string; readonly kind: string }[];
  }[];
  readonly diagnostics: readonly {
    readonly file: string;
    readonly line: number | null;
    readonly column: number | null;
    readonly message: string;
  }[];
}

export const distDir = fileURLToPath(new URL("../../dist", import.meta.url));

/** Makes the repositories and the server. The caller closes it. */
export async function makeScenario(options: ScenarioOptions): Promise<Scenario> {
  const branch = options.branch ?? "change";
  const repo = makeGitRepo();
  const baseSha = repo.commit(options.base, "base");
  repo.switchTo(branch);
  const headSha = repo.commit(options.change, "change");
  const gitDir = repo.cloneBare();
  // A fork's branch does not lie in the repository; GitHub keeps its head under this name.
  if (options.fork !== undefined) repo.git("push", "--quiet", gitDir, "HEAD:refs/pull/1/head");
  const server = await startGitHubServer();
  const [owner = "", name = ""] = REPOSITORY.split("/");
  server.addRepository({ owner, name, gitDir });
  const permissions = options.permissions ?? { checks: "write", contents: "read", pull_requests: "write" };
  server.addToken({ token: TOKEN, login: "github-actions[bot]", isApp: true, permissions });
  const headRepository = options.fork ?? REPOSITORY;
  const pull = {
    repository: REPOSITORY,
    number: 1,
    title: "Change",
    headRef: branch,
    headRepository,
    baseRef: "main",
    author: "agent",
  };
  server.addPullRequest(pull);
  const outputDir = join(makeTempFolder("out"), "out");
  const payload = pullRequestPayload({ ...pull, headSha, baseSha });
  const start = (run: RunOptions = {}) =>
    startJob({
      dir: run.dir ?? makeTempFolder("job"),
      script: run.script ?? join(distDir, "action.js"),
      eventName: run.eventName ?? "pull_request",
      payload: run.payload ?? payload,
      inputs: { "github-token": TOKEN, "output-dir": outputDir, ...run.inputs },
      repository: REPOSITORY,
      apiUrl: server.url,
      graphqlUrl: server.graphqlUrl,
      serverUrl: server.gitUrl,
      attempt: run.attempt ?? 1,
      env: run.env ?? {},
    });
  return {
    server,
    repo,
    gitDir,
    headSha,
    baseSha,
    outputDir,
    start,
    run: (run) => start(run).result,
    verdict: () => JSON.parse(readFileSync(join(outputDir, "verdict.json"), "utf8")) as VerdictFile,
    close: async () => {
      await server.close();
      repo.remove();
    },
  };
}

/** A plan with one worker, `add-widget`, and its verifier. */
export function planWith(
  task: Readonly<Record<string, unknown>> = {},
  verifier: Readonly<Record<string, unknown>> = {},
): string {
  const plan = {
    goal: "Ship the widget.",
    rootSlug: "widget",
    baseBranch: "main",
    repoUrl: `https://github.com/${REPOSITORY}`,
    tasks: [
      { name: "add-widget", type: "worker", scopedGoal: "Add the widget.", ...task },
      {
        name: "verify-widget",
        type: "verifier",
        verifies: "add-widget",
        scopedGoal: "Confirm the widget.",
        ...verifier,
      },
    ],
  };
  return `${JSON.stringify(plan, null, 2)}\n`;
}

/** A policy whose default agent runs this shell program. */
export function policyWithAgent(command: string, more = ""): string {
  return `version: 1\nagents:\n  default: { use: command, command: ${JSON.stringify(command)} }\n${more}`;
}

/** Handoff with this value, an executed command and all else well. */
export function handoffWith(value: string, more = ""): string {
  return `## Verification\n${value}\n\n## Execution\n- \`node --test\` → 3 passed\n\n## Findings\n- [x] Works: seen (met)\n${more}`;
}

/** A shell program that leaves the handoff where the runtime asks for it. */
export function agentWriting(handoff: string): string {
  return `cat > /dev/null; printf '%s' '${Buffer.from(handoff).toString("base64")}' | base64 -d > "$PASSWHEN_HANDOFF"`;
}
