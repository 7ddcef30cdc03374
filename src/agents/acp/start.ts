import { writeEnd } from "../../cli-agent/start.ts";
import type { AgentContext, AgentTask } from "../../evidence/agent.ts";
import type { EvidenceFile, Transcript } from "../../evidence/evidence.ts";
import type { GateError } from "../../lib/error.ts";
import type { ProcessResult } from "../../ports/process.ts";
import { type Acquaintance, type Errand, haveTurn, type Turn } from "./session.ts";
import { createWire, type Wire } from "./wire.ts";

const MAX_KEPT_BYTES = 64 * 1024;

/** Times in milliseconds. */
export interface Limits {
  /** Longest wait for each answer before the work begins. */
  readonly startMs: number;
  /** What an agent has to end its turn after it was told to cancel. */
  readonly cancelMs: number;
  /** What an agent has to end by itself when its work is done. */
  readonly leaveMs: number;
}

/** An agent with all it needs. */
interface Start {
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
  readonly errand: Omit<Errand, "signal" | "onRefusal">;
  readonly known: Acquaintance;
  readonly limits: Limits;
  readonly onRefusal: () => void;
}

/** An agent that is gone, with everything it started. */
export interface Ended {
  readonly result: ProcessResult;
  /** How its turn ended; null where it did not end, then `error` is why. */
  readonly turn: Turn | null;
  readonly error: unknown;
  /** What made its output unreadable. */
  readonly fault: GateError | null;
  readonly noiseLines: number;
  readonly files: readonly EvidenceFile[];
}

/** Starts an agent, has one turn with it, and ends it. Cancelled, the agent is told so first. Throws: `GateError`. */
export async function startAgent(start: Start, task: AgentTask, context: AgentContext): Promise<Ended> {
  const transcript = await task.openTranscript("agent.jsonl", "What the agent's program printed");
  let file: EvidenceFile | null = null;
  try {
    const ended = await converse(start, task, context, transcript);
    writeEnd(transcript, ended.result);
    file = await transcript.close();
    return { ...ended, files: [file] };
  } finally {
    // The cause of a failed run is told, not what its transcript came to.
    if (file === null) await transcript.close().catch(() => null);
  }
}

async function converse(
  start: Start,
  task: AgentTask,
  context: AgentContext,
  transcript: Transcript,
): Promise<Omit<Ended, "files">> {
  const [wire, ending] = [createWire(start.errand.listener.hear), new AbortController()];
  const onRefusal = (what: string): void => {
    start.onRefusal();
    transcript.write(new TextEncoder().encode(`${JSON.stringify({ refused: what })}\n`));
  };
  const endSoon = (): void => endAfter(start.limits.cancelMs, ending);
  context.signal.addEventListener("abort", endSoon, { once: true });
  try {
    const running = runProgram(start, task, context, { wire, transcript, signal: ending.signal });
    // Whatever it fails with is told below, once the talk is over too.
    running.catch(() => {});
    const talk = haveTurn(wire, { ...start.errand, onRefusal, signal: context.signal }, start.known);
    const talked = await talk.then(
      (turn) => ({ turn, error: null }),
      (error: unknown) => ({ turn: null, error }),
    );
    wire.endInput();
    if (talked.turn === null || context.signal.aborted) ending.abort();
    else endAfter(start.limits.leaveMs, ending);
    return { result: await running, ...talked, fault: wire.fault(), noiseLines: wire.noiseLines() };
  } finally {
    context.signal.removeEventListener("abort", endSoon);
    ending.abort();
  }
}

interface Channel {
  readonly wire: Wire;
  readonly transcript: Transcript;
  readonly signal: AbortSignal;
}

/** The output ends with the program, whatever becomes of it: nobody waits for an answer then. */
async function runProgram(
  { command, env }: Start,
  { workingCopy, timeoutMs }: AgentTask,
  { processes, signal: cancellation }: AgentContext,
  { wire, transcript, signal }: Channel,
): Promise<ProcessResult> {
  try {
    return await processes.run({
      command: { shell: command },
      cwd: workingCopy.dir,
      homeDir: workingCopy.homeDir,
      tmpDir: workingCopy.tmpDir,
      env: { NO_COLOR: "1", GIT_TERMINAL_PROMPT: "0", ...env },
      stdin: wire.stdin,
      timeoutMs,
      maxOutputBytes: MAX_KEPT_BYTES,
      onOutput: (stream, bytes) => {
        if (stream === "stderr") return;
        transcript.write(bytes);
        wire.add(bytes);
      },
      // Nothing to say goodbye to where it has not even begun.
      signal: cancellation.aborted ? cancellation : signal,
    });
  } finally {
    wire.endOutput();
  }
}

function endAfter(ms: number, ending: AbortController): void {
  const timer = setTimeout(() => ending.abort(), ms);
  ending.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
}
