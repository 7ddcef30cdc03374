import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { onTestFinished } from "vitest";
import { systemClock } from "../../src/adapters/clock.ts";
import { createProcesses } from "../../src/adapters/process/processes.ts";
import { createKeeper } from "../../src/adapters/keep-file.ts";
import type { AgentContext, AgentTask } from "../../src/evidence/agent.ts";
import type { CheckInput } from "../../src/evidence/check.ts";
import type { VerifierTask, WorkerTask } from "../../src/plan/plan.ts";
import type { ChangedFile } from "../../src/ports/git.ts";
import type { WorkingCopy } from "../../src/ports/git.ts";
import type { Target } from "../../src/target/target.ts";
import { NO_MODELS, NO_TRANSCRIPT, UNCHANGED } from "./fake-agent-world.ts";
import { loadedPlan } from "./sample-plan.ts";

export const processes = createProcesses({ baseEnv: { PATH: process.env["PATH"] } });

/** A folder that is gone after the test. */
export function makeDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "passwhen-test-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

function makeCopy(files: Readonly<Record<string, string>> = {}): WorkingCopy {
  const root = makeDir();
  const copy = { dir: join(root, "tree"), homeDir: join(root, "home"), tmpDir: join(root, "tmp") };
  for (const dir of Object.values(copy)) mkdirSync(dir);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy.dir, path)), { recursive: true });
    writeFileSync(join(copy.dir, path), text);
  }
  return { ...copy, ...UNCHANGED, remove: () => Promise.resolve() };
}

export function agentContext(overrides: Partial<AgentContext> = {}): AgentContext {
  const log = { info: () => {}, warning: () => {}, error: () => {} };
  return { processes, ...NO_MODELS, clock: systemClock, log, signal: new AbortController().signal, ...overrides };
}

export const verifier = (overrides: Partial<VerifierTask> = {}): VerifierTask => ({
  name: "verify-toggle",
  type: "verifier",
  verifies: "toggle",
  scopedGoal: "Confirm the toggle.",
  ...overrides,
});

export const worker = (overrides: Partial<WorkerTask> = {}): WorkerTask => ({
  name: "toggle",
  type: "worker",
  scopedGoal: "Add the toggle.",
  ...overrides,
});

export function targetWith(task: Partial<WorkerTask> = {}, verifiers: readonly VerifierTask[] = [verifier()]): Target {
  return { plan: loadedPlan(), task: worker(task), branch: "orch/dark-mode/toggle", verifiers };
}

export function agentTask(
  parts: {
    readonly target?: Partial<WorkerTask>;
    readonly verifier?: Partial<VerifierTask>;
    readonly files?: Readonly<Record<string, string>>;
    readonly prompt?: string;
    readonly timeoutMs?: number;
  } = {},
): AgentTask & { readonly target: Target; readonly verifier: VerifierTask } {
  return {
    verifier: verifier(parts.verifier),
    target: targetWith(parts.target),
    prompt: parts.prompt ?? "# Verify\n",
    workingCopy: makeCopy(parts.files),
    expect: null,
    keep: createKeeper(makeDir()),
    openTranscript: NO_TRANSCRIPT,
    timeoutMs: parts.timeoutMs ?? 20_000,
  };
}

export function changed(path: string, overrides: Partial<ChangedFile> = {}): ChangedFile {
  return { path, previousPath: null, status: "modified", isBinary: false, hunks: [], ...overrides };
}

export function checkInput(
  overrides: Partial<CheckInput> & { readonly files?: Readonly<Record<string, string>> } = {},
): CheckInput {
  const { files, ...rest } = overrides;
  return {
    name: "mine",
    target: targetWith(),
    verifier: verifier(),
    floor: "unit-test-verified",
    criteria: "reported",
    diff: { files: [], isTruncated: false },
    mergeBase: "b".repeat(40),
    head: "a".repeat(40),
    workerHandoff: null,
    checkOut: () => Promise.resolve(makeCopy(files)),
    agent: () => {
      throw new Error("no agent was asked for");
    },
    prompt: () => "# Verify\n",
    expect: null,
    gateInput: null,
    author: null,
    wantsText: false,
    found: [],
    keep: createKeeper(makeDir()),
    openTranscript: NO_TRANSCRIPT,
    timeoutMs: 20_000,
    context: agentContext(),
    ...rest,
  };
}
