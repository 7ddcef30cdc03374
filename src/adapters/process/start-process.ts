import type { ChildProcess, StdioOptions } from "node:child_process";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { assert } from "../../lib/assert.ts";
import type { ProcessSpec } from "../../ports/process.ts";
import { buildChildEnvironment } from "./child-environment.ts";
import type { Enclosure } from "./enclosure.ts";
import { createGroupEnclosure, createHelperEnclosure } from "./enclosure.ts";
import type { Exit } from "./exit-status.ts";
import { buildLaunch } from "./isolation.ts";
import { createOutputCapture } from "./output-capture.ts";
import type { ProcessTree } from "./process-tree.ts";
import { createProcessTree } from "./process-tree.ts";
import type { Machine } from "./machine.ts";
import type { OutputPipe } from "./streams.ts";
import { openInput, openPipes } from "./streams.ts";
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
  const launch = buildLaunch(machine.isolation, command.file, command.args);
  const mark = `${MARK}=${randomUUID()}`;
  const env = { ...buildChildEnvironment(machine.baseEnv, spec), [MARK]: mark.slice(MARK.length + 1) };
  const channels = await openChannels(machine, spec);
  try {
    if (spec.signal.aborted) return cancel(channels);
    const { input, pipes } = channels;
    const out = pipes?.[0].writeEnd ?? "pipe";
    const err = pipes?.[1].writeEnd ?? "pipe";
    const stdio: StdioOptions = launch.hasHelper ? [input, out, "pipe", err, "pipe"] : [input, out, err];
    const child = spawn(launch.file, launch.args, { cwd: spec.cwd, env, stdio, detached: true });
    const exited = new Promise<Exit>((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
    await new Promise((resolve, reject) => child.once("spawn", resolve).once("error", reject));
    return encloseChild(machine, spec, { child, exited, pipes, mark, hasHelper: launch.hasHelper });
  } catch (error) {
    cancel(channels);
    if (BAD_COMMANDS.has(codeOf(error) ?? "")) return { why: describeRefusal(command.file, error) };
    throw toWorldError(`${command.file} cannot be started`, error);
  } finally {
    closeEnds(channels);
  }
}

interface Channels {
  readonly input: number | "ignore";
  readonly pipes: readonly [OutputPipe, OutputPipe] | null;
}

async function openChannels(machine: Machine, spec: ProcessSpec): Promise<Channels> {
  let pipes: Channels["pipes"] = null;
  try {
    pipes = await openPipes(spec.tmpDir, machine.mkfifo);
    return { pipes, input: typeof spec.stdin === "string" ? await openInput(spec.stdin, spec.tmpDir) : "ignore" };
  } catch (error) {
    const opened: Channels = { pipes, input: "ignore" };
    cancel(opened);
    closeEnds(opened);
    throw toWorldError("the pipes of a program cannot be made", error);
  }
}

function cancel(channels: Channels): "cancelled" {
  for (const pipe of channels.pipes ?? []) pipe.reader.destroy();
  return "cancelled";
}

function closeEnds({ input, pipes }: Channels): void {
  for (const pipe of pipes ?? []) closeSync(pipe.writeEnd);
  if (input !== "ignore") closeSync(input);
}

function encloseChild(
  machine: Machine,
  spec: ProcessSpec,
  parts: {
    readonly child: ChildProcess;
    readonly exited: Promise<Exit>;
    readonly pipes: Channels["pipes"];
    readonly mark: string;
    readonly hasHelper: boolean;
  },
): StartedProcess {
  const { child, exited, pipes, mark, hasHelper } = parts;
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
  const traits = { rootPid: child.pid, mark, folders, pipes: new Set(pipes?.map((pipe) => pipe.key)) };
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
    release: isGroup ? machine.watch(tree) : () => {},
  };
}

function isReadable(stream: Readable | Writable | null | undefined): stream is Readable {
  return stream !== null && stream !== undefined && "read" in stream;
}

function describeRefusal(file: string, error: unknown): string {
  if (codeOf(error) === "E2BIG") return `the command line of ${file} is too long for this machine`;
  return `${file} cannot be started: ${error instanceof Error ? error.message : String(error)}`;
}
