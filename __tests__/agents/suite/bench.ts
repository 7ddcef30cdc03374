import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { createGit } from "../../../src/adapters/git/git.ts";
import { createKeeper } from "../../../src/adapters/keep-file.ts";
import type { ModelLimits } from "../../../src/adapters/models/limits.ts";
import { createTranscripts } from "../../../src/adapters/transcript.ts";
import { agents } from "../../../src/agents/index.ts";
import type { AgentResult, AgentTask, Expectation } from "../../../src/evidence/agent.ts";
import { parseHandoff } from "../../../src/evidence/handoff/parse.ts";
import { makeGitRepo, makeTempFolder } from "../../support/git-repo.ts";
import { type Fault, type ModelServer, type Scenario, startModelServer } from "../../support/model-server/server.ts";
import { handoffWith } from "../../support/scenario.ts";
import { targetOf } from "../../support/sample-plan.ts";
import type { Traits } from "./traits.ts";
import { createContext, KEY_VARIABLE } from "./world.ts";

export const REAL_KEY = "sk-real-key-of-the-endpoint-4711";
export const HANDOFF = handoffWith("unit-test-verified");

/** So short that a sick endpoint is given up while a test waits. */
const SHORT_LIMITS: Partial<ModelLimits> = {
  connectMs: 3_000,
  firstByteMs: 2_000,
  idleMs: 2_000,
  preflightMs: 4_000,
  retryDelayMs: 50,
  rateLimitedMs: 8_000,
};

export interface BenchOptions {
  readonly scenario: Scenario;
  readonly fault?: Fault;
  /** The checkout; one README by default. */
  readonly files?: Readonly<Record<string, string>>;
  /** Settings beside those that every run has. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly expect?: Expectation;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** One agent, its checkout and its model. */
export interface Run {
  readonly server: ModelServer;
  /** The working copy. */
  readonly dir: string;
  readonly prepare: () => Promise<void>;
  readonly verify: (prompt?: string) => Promise<AgentResult>;
  readonly resume: (id: string, message: string) => Promise<AgentResult>;
}

type Bench = (options: BenchOptions) => Promise<Run>;
export type Define = (property: string, test: (bench: Bench, traits: Traits) => Promise<void>) => void;

/** A model that runs a command, then says something. */
export function shellThen(shell: string, text: string): Scenario {
  return { turns: [{ shell }, { text }], side: '{"title":"Verify"}' };
}

/** A model that hands in evidence the way this agent does, then its handoff. */
export function handingIn({ use }: Traits, evidence: Readonly<Record<string, unknown>>): Scenario {
  if (agents[use].structured === "tool")
    return { turns: [{ call: "submit_evidence", args: evidence }, { text: HANDOFF }] };
  return { turns: [{ json: { handoff: HANDOFF, evidence } }, { text: "Handed in." }] };
}

/** Makes all that one run needs; it is gone after the test. */
export async function makeRun({ use, model }: Traits, options: BenchOptions): Promise<Run> {
  const module = await agents[use].load();
  const server = await startModelServer({ scenario: options.scenario, fault: options.fault ?? null, key: REAL_KEY });
  onTestFinished(() => server.close());
  const root = makeTempFolder("agent");
  const repo = makeGitRepo();
  const commit = repo.commit(options.files ?? { "README.md": "hello from the README\n" });
  const git = createGit({
    remoteUrl: null,
    token: null,
    storeDir: join(root, "store.git"),
    localRepository: repo.dir,
    workDir: join(root, "work"),
    baseEnv: process.env,
  });
  const workingCopy = await git.checkOut(commit);
  onTestFinished(async () => {
    await workingCopy.remove();
    repo.remove();
  });
  const context = createContext({ key: REAL_KEY, limits: SHORT_LIMITS, signal: options.signal ?? null });
  const agent = module.create({
    model,
    "base-url": server.url,
    "key-env": KEY_VARIABLE,
    install: true,
    ...options.params,
  });
  const outputDir = join(root, "out");
  mkdirSync(outputDir);
  const task = (prompt: string): AgentTask => {
    const target = targetOf("frontend-toggle");
    return {
      target,
      verifier: target.verifiers[0] ?? null,
      expect: options.expect ?? null,
      prompt,
      workingCopy,
      keep: createKeeper(outputDir),
      openTranscript: createTranscripts(outputDir),
      timeoutMs: options.timeoutMs ?? 60_000,
    };
  };
  const { prepare, resume } = agent;
  return {
    server,
    dir: workingCopy.dir,
    prepare: () => prepare?.(context) ?? Promise.reject(new Error("it prepares nothing")),
    verify: (prompt = "Verify the widget.\n") => agent.verify(task(prompt), context),
    resume: (id, message) =>
      resume?.({ id, message }, task("not used"), context) ?? Promise.reject(new Error("it cannot be resumed")),
  };
}

/** What the handoff says, by the product's own parser. */
export function verificationOf({ handoff }: AgentResult): string | null {
  return handoff === null ? null : parseHandoff(handoff, "handoff.md").handoff.verification;
}

/** Everything of this machine whose command line has these words. */
export function processesWith(words: string): readonly string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const line = readFileSync(join("/proc", pid, "cmdline"), "utf8").replaceAll("\0", " ");
      return line.includes(words) ? [`${pid} ${line}`] : [];
    } catch {
      return [];
    }
  });
}

export async function waitFor(condition: () => boolean, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`waited ${limitMs} ms in vain`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Whether any file that the run left for people has these words; files may be large. */
export async function isInFiles({ files }: AgentResult, words: string): Promise<boolean> {
  for (const { path } of files) {
    expect(existsSync(path), path).toBe(true);
    let rest = "";
    for await (const chunk of createReadStream(path, { encoding: "utf8" })) {
      rest += chunk as string;
      if (rest.includes(words)) return true;
      rest = rest.slice(-words.length);
    }
  }
  return false;
}
