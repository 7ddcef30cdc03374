import { GateError, messageOf } from "../lib/error.ts";

/** What a failed write means for the run. In: anything that writing a file threw. Out: `disk-full` or `world-failed`. */
export function fileFailure(error: unknown, what: string): GateError {
  const isFull = error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
  return new GateError(isFull ? "disk-full" : "world-failed", `${what} could not be written: ${messageOf(error)}`, {
    cause: error,
  });
}
