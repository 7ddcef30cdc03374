import { setTimeout as pause } from "node:timers/promises";
import { stat } from "node:fs/promises";
import { GateError } from "../../lib/error.ts";
import type { ProcessResult, ProcessSpec } from "../../ports/process.ts";
import type { Enclosure } from "./enclosure.ts";
import type { Exit, ProgramExit } from "./exit-status.ts";
import { readExit } from "./exit-status.ts";
import { findProgram } from "./find-program.ts";
import { buildChildEnvironment } from "./child-environment.ts";
import type { Machine } from "./machine.ts";
import { cancelInput } from "./feed-input.ts";
import type { OutputCapture } from "./output-capture.ts";
import { createOutputCapture } from "./output-capture.ts";
import type { StartedProcess } from "./start-process.ts";
import { startProcess } from "./start-process.ts";

const GRACE_MS = 2000;
const DRAIN_STEP_MS = 250;
const DRAIN_STEPS = 20;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Runs one program to its end and to the end of everything it started. Throws `world-failed`, `disk-full`. */
export async function runProcess(machine: Machine, spec: ProcessSpec): Promise<ProcessResult> {
  try {
    return await startAndSupervise(machine, spec);
  } finally {
    cancelInput(spec.stdin);
  }
}

async function startAndSupervise(machine: Machine, spec: ProcessSpec): Promise<ProcessResult> {
  if (spec.signal.aborted) return emptyResult("cancelled", null);
  const command = await locateCommand(machine, spec);
  if ("why" in command) return emptyResult("not-started", command.why);
  const started = await startProcess(machine, spec, command);
  if (started === "cancelled") return emptyResult("cancelled", null);
  if ("why" in started) return emptyResult("not-started", started.why);
  return supervise(spec, started);
}

/** A program that exists, with its arguments, in a folder that exists; or why it cannot be started. */
async function locateCommand(
  machine: Machine,
  spec: ProcessSpec,
): Promise<{ readonly file: string; readonly args: readonly string[] } | { readonly why: string }> {
  for (const folder of [spec.cwd, spec.tmpDir])
    if (!(await isFolder(folder))) return { why: `the folder ${folder} does not exist` };
  const { command } = spec;
  if ("shell" in command) {
    // Ours, as it was found first, not the one that a PATH would bring by now.
    const { shell } = machine.isolation;
    if (shell?.isBash !== true) return { why: "bash is not installed on this machine" };
    return { file: shell.path, args: ["-c", command.shell] };
  }
  const [name, ...args] = command.argv;
  const { PATH: path = "" } = buildChildEnvironment(machine.baseEnv, spec);
  const file = await findProgram(name, path, spec.cwd);
  return file === null ? { why: `the program ${name} was not found or is not executable` } : { file, args };
}

async function supervise(spec: ProcessSpec, started: StartedProcess): Promise<ProcessResult> {
  const out = createOutputCapture(spec.maxOutputBytes);
  const err = createOutputCapture(spec.maxOutputBytes);
  const listen = (name: "stdout" | "stderr", capture: OutputCapture): void => {
    started[name].on("data", (chunk: Buffer) => {
      capture.add(chunk);
      spec.onOutput?.(name, chunk);
    });
  };
  listen("stdout", out);
  listen("stderr", err);
  const { why, exit } = await awaitExit(spec, started.enclosure, started.exited).finally(started.stopInput);
  try {
    await started.enclosure.finish(exit.signal !== null);
    await drain(started);
  } finally {
    started.release();
  }
  const program: ProgramExit = started.hasHelper
    ? readExit(exit, started.helperWords(), why !== null)
    : { kind: "ended", exitCode: exit.code, killedBy: exit.signal };
  const durationMs = performance.now() - started.startedAtMs;
  if (program.kind === "not-started") return { ...emptyResult("not-started", program.why), durationMs };
  return {
    ended: why ?? "finished",
    exitCode: program.exitCode,
    killedBy: program.killedBy,
    startError: null,
    stdout: out.finish(),
    stderr: err.finish(),
    durationMs,
  };
}

type StopReason = "timed-out" | "cancelled";

async function awaitExit(
  spec: ProcessSpec,
  enclosure: Enclosure,
  exited: Promise<Exit>,
): Promise<{ readonly why: StopReason | null; readonly exit: Exit }> {
  let why: StopReason | null = null;
  let graceTimer: NodeJS.Timeout | undefined;
  const killing = new AbortController();
  const failed = new Promise<never>((_, reject) => {
    killing.signal.addEventListener("abort", () => reject(killing.signal.reason));
  });
  const stop = (reason: StopReason): void => {
    if (why !== null) return;
    why = reason;
    enclosure.terminate();
    graceTimer = setTimeout(() => void enclosure.kill().catch((error: unknown) => killing.abort(error)), GRACE_MS);
  };
  const onAbort = (): void => stop("cancelled");
  const timer = setTimeout(() => stop("timed-out"), Math.min(spec.timeoutMs, LONGEST_TIMER_MS));
  spec.signal.addEventListener("abort", onAbort, { once: true });
  if (spec.signal.aborted) onAbort();
  try {
    const exit = await Promise.race([exited, failed]);
    return { why, exit };
  } finally {
    clearTimeout(timer);
    clearTimeout(graceTimer);
    spec.signal.removeEventListener("abort", onAbort);
  }
}

/** Everything is dead, so the pipes end as soon as they are read; whoever still holds one is killed as well. */
async function drain(started: StartedProcess): Promise<void> {
  for (let step = 0; step < DRAIN_STEPS; step += 1) {
    const hasEnded = await Promise.race([
      started.drained.then(() => true),
      pause(DRAIN_STEP_MS, false, { ref: false }),
    ]);
    if (hasEnded) return;
    started.tree.killPipeHolders();
  }
  if (started.tree.killPipeHolders() > 0)
    throw new GateError("world-failed", "a process that a command started could not be ended");
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

function emptyResult(ended: "cancelled" | "not-started", startError: string | null): ProcessResult {
  const nothing = { text: "", totalBytes: 0, droppedBytes: 0 };
  return { ended, exitCode: null, killedBy: null, startError, stdout: nothing, stderr: nothing, durationMs: 0 };
}
