import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { GateEvent, Repository } from "../event/event.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** What the action's inputs and the runner's environment say. Empty inputs are null. */
export interface ActionSettings {
  readonly token: string | null;
  readonly task: string | null;
  readonly plans: readonly string[] | null;
  readonly planRef: string | null;
  readonly agent: string | null;
  readonly concurrency: number | null;
  readonly outputDir: string;
  readonly tempDir: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string | null;
  readonly serverUrl: string;
  readonly stepSummaryPath: string | null;
  readonly runAttempt: string;
  readonly runId: string;
}

/** A wrong input or option: the sentence says which, what was given and what is expected. Ends with exit code 64. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Reads inputs (`INPUT_<NAME>`) and the runner's variables. Throws: `UsageError`. */
export function readActionSettings(env: Environment, tempFolder: string): ActionSettings {
  const tempDir = env["RUNNER_TEMP"] ?? tempFolder;
  const plans = input(env, "plan")
    ?.split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return {
    token: input(env, "github-token"),
    task: input(env, "task"),
    plans: plans ?? null,
    planRef: input(env, "plan-ref"),
    agent: input(env, "agent"),
    concurrency: parseConcurrency(input(env, "concurrency"), "input `concurrency`"),
    outputDir: input(env, "output-dir") ?? join(tempDir, `passwhen-${randomUUID()}`),
    tempDir,
    apiUrl: env["GITHUB_API_URL"] ?? "https://api.github.com",
    graphqlUrl: env["GITHUB_GRAPHQL_URL"] ?? null,
    serverUrl: env["GITHUB_SERVER_URL"] ?? "https://github.com",
    stepSummaryPath: env["GITHUB_STEP_SUMMARY"] ?? null,
    runAttempt: env["GITHUB_RUN_ATTEMPT"] ?? "1",
    runId: env["GITHUB_RUN_ID"] ?? "0",
  };
}

function input(env: Environment, name: string): string | null {
  const value = env[`INPUT_${name.toUpperCase()}`]?.trim() ?? "";
  return value === "" ? null : value;
}

/** In: text of a whole number from 1 to 64, or null. Throws: `UsageError` naming `what`. */
export function parseConcurrency(text: string | null, what: string): number | null {
  if (text === null) return null;
  const value = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > 64)
    throw new UsageError(`${what} is ${JSON.stringify(text)}, expected a whole number from 1 to 64`);
  return value;
}

/** Key of one run of one pull request: what a check run's `external_id` starts with. */
export function runKeyOf(event: GateEvent, settings: { readonly runId: string; readonly runAttempt: string }): string {
  if (event.kind === "local") return "local";
  return `${settings.runId}.${settings.runAttempt}:${event.head.sha.slice(0, 12)}:${event.base.sha.slice(0, 12)}`;
}

/** Where git objects are fetched from. */
export function remoteUrlOf(serverUrl: string, { owner, name }: Repository): string {
  return `${serverUrl.replace(/\/+$/, "")}/${owner}/${name}.git`;
}
