import type { CapturedOutput, ProcessResult } from "../ports/process.ts";
import type { ObservedCommand } from "./evidence.ts";

const TAIL_LINES = 30;
const TAIL_CHARS = 4_000;

/** What the runtime saw of one command. In: the command as people know it, which may be shorter than what was run. */
export function toObservedCommand(command: string, result: ProcessResult): ObservedCommand {
  return {
    command,
    outcome: describeOutcome(result),
    isSuccess: isSuccess(result),
    durationMs: result.durationMs,
    tail: tailOf(result),
  };
}

/** Whether the command ended by itself with exit code 0. */
export function isSuccess(result: ProcessResult): boolean {
  return result.ended === "finished" && result.exitCode === 0;
}

/** Whether the shell says that what it was to start does not exist or cannot be executed. */
export function isToolMissing(result: ProcessResult): boolean {
  return result.ended === "not-started" || result.exitCode === 126 || result.exitCode === 127;
}

/** `exit 1`, `timed out after 60 s`, `killed by SIGKILL`. */
export function describeOutcome(result: ProcessResult): string {
  const { ended, exitCode, killedBy, startError, durationMs } = result;
  if (ended === "timed-out") return `timed out after ${Math.max(1, Math.round(durationMs / 1000))} s`;
  if (ended === "cancelled") return "cancelled";
  if (ended === "not-started") return `not started: ${startError ?? "unknown error"}`;
  return exitCode === null ? `killed by ${killedBy ?? "a signal"}` : `exit ${exitCode}`;
}

/** Everything that was kept of what the command printed: first standard output, then standard error. */
export function outputOf({ stdout, stderr }: ProcessResult): string {
  return [stdout.text, stderr.text].filter((text) => text.trim() !== "").join("\n");
}

/** The last lines of both streams, capped; errors that runners print at the end stay beside the test output they follow. */
export function tailOf({ stdout, stderr }: ProcessResult): string {
  return [stdout, stderr]
    .map(lastLines)
    .filter((text) => text !== "")
    .join("\n");
}

function lastLines({ text, droppedBytes }: CapturedOutput): string {
  const lines = text.trimEnd().split("\n");
  const kept = lines.slice(-TAIL_LINES).join("\n").slice(-TAIL_CHARS);
  const isCut = droppedBytes > 0 || kept.length < text.trimEnd().length;
  return isCut && kept !== "" ? `[… earlier output is not shown]\n${kept}` : kept;
}
