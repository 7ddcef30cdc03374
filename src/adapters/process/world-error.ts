import { GateError, messageOf } from "../../lib/error.ts";

/** The system's error code, such as `ENOENT`, or null. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

/** A refusal of the machine as a `GateError`: `disk-full` or `world-failed`. */
export function toWorldError(action: string, cause: unknown): GateError {
  if (cause instanceof GateError) return cause;
  const code = codeOf(cause);
  const isFull = code === "ENOSPC" || code === "EDQUOT";
  const isRetryable = code === "EAGAIN" || code === "EMFILE" || code === "ENFILE" || code === "ENOMEM";
  return new GateError(isFull ? "disk-full" : "world-failed", `${action}: ${messageOf(cause)}`, { cause, isRetryable });
}
