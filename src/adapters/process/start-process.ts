import type { ChildProcess, StdioOptions } from "node:child_process";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync } from "node:fs";
import { resolve as toAbsolute } from "node:path";
import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { assert } from "../../lib/assert.ts";
import type { ProcessSpec } from "../../ports/process.ts";
import { buildChildEnvironment, holdBack } from "./child-environment.ts";
import type { Enclosure } from "./enclosure.ts";
import { createGroupEnclosure, createHelperEnclosure } from "./enclosure.ts";
import type { Exit } from "./exit-status.ts";
import { buildLaunch, NOTHING_GUARDED } from "./isolation.ts";
import { type GuardedFolders, guardFor } from "./mount-guard.ts";
import { createOutputCapture } from "./output-capture.ts";
import type { ProcessTree } from "./process-tree.ts";
import { createProcessTree } from "./process-tree.ts";
import type { Machine } from "./machine.ts";
import { feedInput } from "./feed-input.ts";
import type { InputPipe, OutputPipe } from "./streams.ts";
import { findSockets, openInput, openInputPipe, openPipes } from "./streams.ts";
import { codeOf, toWorldError } from "../../lib/error.ts";

export interface StartedProcess {
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** What our helper said about the program, where there is a helper. */
  readonly hasHelper: boolean;
  readonly helperWords: () => string;
  readonly exited: Promise<Exit>;
  /** Settles when all output is read, the helper's words included. */
  readonly drained: Promise<unknown>;
  readonly enclosure: Enclosure;
  readonly tree: ProcessTree;
  readonly startedAtMs: number;
  /** Ends a standard input that comes as a stream. */
  readonly stopInput: () => void;
  readonly release: () => void;
}

/** The environment variable by which stray processes of a run are recognised. */
const MARK = "PROCESS_MARK";

const BAD_COMMANDS = new Set(["ENOENT", "EACCES", "ENOTDIR", "ENOEXEC", "E2BIG", "ELOOP", "ERR_INVALID_ARG_VALUE"]);

/** Starts a program in its enclosure. Out: why not, when the command is at fault. Throws when the machine is. */
export async function startProcess(
  machine: Machine,
  spec: ProcessSpec,
  command: { readonly file: string; readonly args: readonly string[] },
): Promise<StartedProcess | "cancelled" | { readonly why: string }> {
  const guarded = await guardProgram(machine, spec);
  const mark = `${MARK}=${randomUUID()}`;
  const whole = { ...buildChildEnvironment(machine.baseEnv, spec), [MARK]: mark.slice(MARK.length + 1) };
  const { env, words } = splitEnvironment(machine, whole, command);
  const launch = buildLaunch(machine.isolation, words[0], words.slice(1), toAbsolute(spec.cwd), guarded);
  const channels = await openChannels(machine, spec);
  try {
    if (spec.signal.aborted) return cancel(channels);
    const { pipes } = channels;
    const input = typeof channels.input === "object" ? channels.input.readEnd : channels.input;
    const out = pipes?.[0].writeEnd ?? "pipe";
    const err = pipes?.[1].writeEnd ?? "pipe";
    const stdio: StdioOptions = launch.hasHelper ? [input, out, "pipe", err, "pipe"] : [input, out, err];
    // Until our mounts are made and our rights given up, nothing may stand in a folder of the checkout, nor in one below the mounts.
    const cwd = launch.hasHelper ? "/" : spec.cwd;
    const child = spawn(launch.file, launch.args, { cwd, env, stdio, detached: true });
    const exited = new Promise<Exit>((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
    await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject));
    return encloseChild(machine, spec, { child, exited, channels, mark, hasHelper: launch.hasHelper });
  } catch (error) {
    cancel(channels);
    if (BAD_COMMANDS.has(codeOf(error) ?? "")) return { why: describeRefusal(command.file, error) };
    throw toWorldError(`${command.file} cannot be started`, error);
  } finally {
    closeEnds(channels);
  }
}

/** What our helpers get, and the program behind them with what they must not see. */
function splitEnvironment(
  { env, isolation: { shell } }: Machine,
  whole: Readonly<Record<string, string>>,
  { file, args }: { readonly file: string; readonly args: readonly string[] },
): { readonly env: Readonly<Record<string, string>>; readonly words: readonly [string, ...string[]] } {
  const { rest, held } = holdBack(whole);
  if (env === null || shell === null || held.length === 0) return { env: whole, words: [file, ...args] };
  // It would take such a path for one more variable.
  const before = file.includes("=") ? [shell.path, "-p", "-c", 'exec "$@"', "start"] : [];
  return { env: rest, words: [env, ...held, ...before, file, ...args] };
}

async function guardProgram({ guard, isolation }: Machine, spec: ProcessSpec): Promise<GuardedFolders> {
  if (isolation.mount === null) return NOTHING_GUARDED;
  try {
    return await guardFor(isolation.canCover ? guard : { ...guard, shared: null }, spec);
  } catch (error) {
    throw toWorldError("a program cannot be enclosed", error);
  }
}

interface Channels {
  readonly input: number | "ignore" | "pipe" | InputPipe;
  readonly pipes: readonly [OutputPipe, OutputPipe] | null;
}

/** Before anybody has both ends of it, a pipe has a name, and whoever sees that could open it. */
async function openChannels(machine: Machine, spec: ProcessSpec): Promise<Channels> {
  const folder = machine.guard.shared?.pipesDir ?? spec.tmpDir;
  let pipes: Channels["pipes"] = null;
  try {
    // Without pipes of ours node makes socket pairs.
    pipes = spec.outputBy === "socket" ? null : await openPipes(folder, machine.mkfifo);
    return { pipes, input: await openStandardInput(machine, spec, folder) };
  } catch (error) {
    const opened: Channels = { pipes, input: "ignore" };
    cancel(opened);
    closeEnds(opened);
    throw toWorldError("the pipes of a program cannot be made", error);
  }
}

async function openStandardInput(machine: Machine, { stdin }: ProcessSpec, folder: string): Promise<Channels["input"]> {
  if (stdin === null) return "ignore";
  if (typeof stdin === "string") return openInput(stdin, folder);
  return (await openInputPipe(folder, machine.mkfifo)) ?? "pipe";
}

function cancel(channels: Channels): "cancelled" {
  for (const pipe of channels.pipes ?? []) pipe.reader.destroy();
  if (typeof channels.input === "object") channels.input.writer.destroy();
  return "cancelled";
}

function closeEnds({ input, pipes }: Channels): void {
  for (const pipe of pipes ?? []) closeSync(pipe.writeEnd);
  if (typeof input === "number") closeSync(input);
  if (typeof input === "object") closeSync(input.readEnd);
}

function encloseChild(
  machine: Machine,
  spec: ProcessSpec,
  parts: {
    readonly child: ChildProcess;
    readonly exited: Promise<Exit>;
    readonly channels: Channels;
    readonly mark: string;
    readonly hasHelper: boolean;
  },
): StartedProcess {
  const { child, exited, channels, mark, hasHelper } = parts;
  const { pipes } = channels;
  assert(child.pid !== undefined, "a started process has an id");
  const [, ownOut, second, third] = child.stdio;
  const stdout = pipes?.[0].reader ?? ownOut;
  const stderr = pipes?.[1].reader ?? (hasHelper ? third : second);
  assert(isReadable(stdout) && isReadable(stderr), "outputs are pipes");
  const words = createOutputCapture(4096);
  const streams = [stdout, stderr];
  if (hasHelper) {
    assert(isReadable(second), "the helper has a pipe for its words");
    second.on("data", (chunk: Buffer) => words.add(chunk));
    streams.push(second);
  }
  const folders = [spec.cwd, spec.homeDir, spec.tmpDir].filter((folder) => folder !== "/");
  const outputs = pipes === null ? findSockets(child.pid) : pipes.map((pipe) => pipe.key);
  const traits = { rootPid: child.pid, mark, folders, pipes: new Set(outputs) };
  const tree = createProcessTree(machine.table, traits);
  const { kind } = machine.isolation;
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const helper = { pid: child.pid, isNamespace: kind === "pid-namespace", hasEnded };
  const isGroup = kind === "group";
  return {
    stdout,
    stderr,
    hasHelper,
    helperWords: () => words.finish().text,
    exited,
    drained: Promise.allSettled(streams.map((stream) => finished(stream, { writable: false }))),
    enclosure: isGroup ? createGroupEnclosure(machine.table, tree) : createHelperEnclosure(machine.table, tree, helper),
    tree,
    startedAtMs: performance.now(),
    stopInput: startFeeding(spec, channels, child),
    release: isGroup ? machine.watch(tree) : () => {},
  };
}

function startFeeding({ stdin }: ProcessSpec, { input }: Channels, child: ChildProcess): () => void {
  if (stdin === null || typeof stdin === "string") return () => {};
  const writer = typeof input === "object" ? input.writer : child.stdin;
  assert(writer !== null, "a streamed input has a pipe");
  return feedInput(stdin, writer).stop;
}

function isReadable(stream: Readable | Writable | null | undefined): stream is Readable {
  return stream !== null && stream !== undefined && "read" in stream;
}

function describeRefusal(file: string, error: unknown): string {
  if (codeOf(error) === "E2BIG") return `the command line of ${file} is too long for this machine`;
  return `${file} cannot be started: ${error instanceof Error ? error.message : String(error)}`;
}
