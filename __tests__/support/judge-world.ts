import { execFileSync } from "node:child_process";
import { type ModelServer, type Scenario as ModelScenario, startModelServer } from "./model-server/server.ts";
import { pullRequestPayload } from "./payload.ts";
import type { JobResult } from "./runner.ts";
import { makeScenario, planWith, REPOSITORY, type Scenario, type ScenarioOptions } from "./scenario.ts";

export const PLAN_PATH = ".orchestrate/widget/plan.json";
const POLICY_PATH = ".github/passwhen.yml";
export const MODEL_KEY = "sk-ant-key-of-the-test-0123456789";

export const PASS = { json: { pass: true, critique: "", criticisms: [] } } as const;
export const CRITIQUE = "The widget is not fixed. Write `fixed` behind it.";
export const FAIL = {
  json: {
    pass: false,
    critique: CRITIQUE,
    criticisms: [{ path: "src/widget.js", line: 1, severity: "high", text: "Nothing is fixed in this line." }],
  },
} as const;

/** The task, without a verifier, so that the judge is the only gate. */
const BARE_PLAN = withoutVerifier();

/** A pull request whose policy asks a judge, the model that answers for it, and the built action between them. */
export interface JudgeWorld {
  readonly one: Scenario;
  readonly model: ModelServer;
  /** What the model was asked as a judge. */
  readonly asked: () => readonly string[];
  readonly run: (options?: EventOptions) => Promise<JobResult>;
  /** The author pushes a commit. Out: its name. */
  readonly push: (files: Readonly<Record<string, string>>) => string;
  readonly git: (...args: readonly string[]) => string;
  readonly head: () => string;
  /** The conclusions of the newest check run of each name. */
  readonly conclusions: () => Readonly<Record<string, string | null>>;
  /** The summaries of the check run with the verdict of the whole, oldest first. */
  readonly summaries: () => readonly { readonly conclusion: string | null; readonly text: string }[];
  /** Comments in the conversation. */
  readonly comments: () => readonly string[];
  readonly pull: () => { isDraft: boolean; requestedUsers: readonly string[]; requestedTeams: readonly string[] };
  readonly close: () => Promise<void>;
}

interface EventOptions {
  readonly action?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly attempt?: number;
  readonly script?: string;
}

export interface JudgeWorldOptions extends Partial<ScenarioOptions> {
  /** The policy without its version. In: the model's address. */
  readonly policy: (modelUrl: string) => string;
  /** Files of the base branch beside plan and policy. */
  readonly files?: ScenarioOptions["base"];
  readonly plan?: string | null;
  readonly judgements?: ModelScenario["judgements"];
  readonly fault?: NonNullable<Parameters<typeof startModelServer>[0]>["fault"];
  readonly isDraft?: boolean;
}

const WRITES = { checks: "write", contents: "write", pull_requests: "write" } as const;

/** Everything on the loopback: the caller closes it. */
export async function makeJudgeWorld(options: JudgeWorldOptions): Promise<JudgeWorld> {
  const { policy, files = {}, plan = BARE_PLAN, judgements = [PASS], fault = null, isDraft = false, ...rest } = options;
  const { branch = "change" } = rest;
  const model = await startModelServer({
    scenario: { turns: [{ text: "no turn" }], judgements },
    fault,
    key: MODEL_KEY,
  });
  const one = await makeScenario({
    base: {
      ...(plan !== null && { [PLAN_PATH]: plan }),
      [POLICY_PATH]: `version: 1\n${policy(model.url)}\n`,
      ...files,
    },
    change: { "src/widget.js": "export const widget = 1;\n" },
    permissions: WRITES,
    ...rest,
  });
  const { state } = one.server;
  const [repository] = state.repositories;
  if (repository !== undefined) state.repositories[0] = { ...repository, roles: { octocat: "write" }, teams: ["web"] };
  const pull = (): ReturnType<JudgeWorld["pull"]> => {
    const [found] = state.pulls;
    if (found === undefined) throw new Error("there is no pull request");
    return found;
  };
  pull().isDraft = isDraft;
  const git = (...args: readonly string[]): string =>
    execFileSync("git", ["--git-dir", one.gitDir, ...args], { encoding: "utf8" }).trimEnd();
  const head = (): string => git("rev-parse", `refs/heads/${branch}`);
  return {
    one,
    model,
    git,
    head,
    pull,
    asked: () =>
      model.calls
        .filter(({ body, wire }) => wire !== null && body.includes("Judge one change"))
        .map(({ body }) => body),
    run: ({ action = "opened", env = {}, ...more } = {}) =>
      one.run({
        ...more,
        env: { ANTHROPIC_API_KEY: MODEL_KEY, ...env },
        payload: pullRequestPayload({
          action,
          repository: REPOSITORY,
          number: 1,
          headSha: head(),
          headRef: branch,
          baseSha: one.baseSha,
          baseRef: "main",
          ...(rest.fork !== undefined && { headRepository: rest.fork }),
        }),
      }),
    push: (content) => {
      one.repo.git("fetch", "--quiet", one.gitDir, `refs/heads/${branch}`);
      one.repo.git("reset", "--quiet", "--hard", "FETCH_HEAD");
      const sha = one.repo.commit(content);
      one.repo.git("push", "--quiet", one.gitDir, `HEAD:refs/heads/${branch}`);
      return sha;
    },
    conclusions: () => Object.fromEntries(state.checkRuns.map(({ name, conclusion }) => [name, conclusion])),
    summaries: () =>
      state.checkRuns
        .filter(({ name }) => name === "passwhen")
        .map(({ conclusion, output }) => ({ conclusion, text: output.summary ?? "" })),
    comments: () => state.issueComments.map(({ body }) => body),
    close: async () => {
      await one.close();
      await model.close();
    },
  };
}

/** The agent that judges, at the model of the test. */
export function judgeAgent(url: string, more = ""): string {
  return `{ use: judge, model: "anthropic:claude-sonnet-5", base-url: "${url}"${more} }`;
}

function withoutVerifier(): string {
  const plan = JSON.parse(planWith({ acceptance: ["The widget is fixed"] })) as { tasks: unknown[] };
  return `${JSON.stringify({ ...plan, tasks: plan.tasks.slice(0, 1) }, null, 2)}\n`;
}
