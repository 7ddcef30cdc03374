import type { AgentContext, AgentTask } from "../evidence/agent.ts";
import type { EvidenceFile, Transcript } from "../evidence/evidence.ts";
import { describeOutcome } from "../evidence/observe.ts";
import type { ProcessResult } from "../ports/process.ts";
import type { Program } from "../ports/programs.ts";
import type { Cli, CliRun } from "./cli.ts";
import { NO_PROXY } from "./no-proxy.ts";
import { createOutputReader, type ReadOutput } from "./read-output.ts";

/** Kept of each stream by the process port. Standard output goes to the transcript as it comes, standard error at the end. */
const MAX_KEPT_BYTES = 64 * 1024;

/** A program that was run. */
export interface Ended {
  readonly result: ProcessResult;
  readonly output: ReadOutput;
  readonly files: readonly EvidenceFile[];
}

/** A program with all it needs. */
interface Start {
  readonly cli: Pick<Cli, "argv" | "env" | "read" | "readHead">;
  readonly program: Pick<Program, "argv">;
  readonly run: CliRun;
  readonly prompt: string;
  readonly signal: AbortSignal;
}

/** Runs the program to its end. Its events are read while they come. Throws: `GateError` (`disk-full`, `world-failed`). */
export async function startProgram(start: Start, task: AgentTask, { processes }: AgentContext): Promise<Ended> {
  const { cli, program, run, prompt, signal } = start;
  const transcript = await task.openTranscript("agent.jsonl", "What the agent's program printed");
  const reader = createOutputReader(cli.read, cli.readHead);
  let file: EvidenceFile | null = null;
  try {
    const result = await processes.run({
      command: { argv: [...program.argv, ...cli.argv(run)] },
      cwd: run.cwd,
      homeDir: run.homeDir,
      tmpDir: run.tmpDir,
      env: { NO_COLOR: "1", GIT_TERMINAL_PROMPT: "0", ...NO_PROXY, ...cli.env(run) },
      stdin: prompt,
      timeoutMs: run.timeoutMs,
      maxOutputBytes: MAX_KEPT_BYTES,
      // Commands of the agent are programs of the same user: into a pipe they could write events of their own.
      outputBy: "socket",
      onOutput: (stream, bytes) => {
        if (stream === "stderr") return;
        transcript.write(bytes);
        reader.add(bytes);
      },
      signal,
    });
    writeEnd(transcript, result);
    const output = reader.finish();
    file = await transcript.close();
    return { result, output, files: [file] };
  } finally {
    // The cause of a failed run is told, not what its transcript came to.
    if (file === null) await transcript.close().catch(() => null);
  }
}

/** The events are JSON lines, so what stands behind them is too. */
export function writeEnd(transcript: Transcript, result: ProcessResult): void {
  const { text } = result.stderr;
  const lines = text.trim() === "" ? [] : text.trimEnd().split("\n");
  const events = [...lines.map((line) => ({ stderr: line })), { ended: describeOutcome(result) }];
  const bytes = new TextEncoder().encode(`\n${events.map((event) => JSON.stringify(event)).join("\n")}\n`);
  transcript.write(bytes);
}
