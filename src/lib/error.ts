import type { ReasonCode } from "./reason.ts";

/** The world's failures: the network, git, the disk, a process. Thrown only by adapters and plug-ins; bad input is a
 *  `Diagnostic` and a bug is an assertion. `code` is the reason code that the blocked verdict will carry. */
export class GateError extends Error {
  readonly code: ReasonCode;
  readonly isRetryable: boolean;

  constructor(
    code: ReasonCode,
    message: string,
    options: { readonly cause?: unknown; readonly isRetryable?: boolean } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "GateError";
    this.code = code;
    this.isRetryable = options.isRetryable ?? false;
  }
}

/** The text of anything thrown, without a stack. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The system's error code, such as `ENOENT`, or null. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

/** What the machine refused, as a `GateError`: `disk-full` or `world-failed`. In: what was tried, as in `x could not be written`.
 *  A `GateError` comes back as it is. */
export function toWorldError(action: string, cause: unknown): GateError {
  if (cause instanceof GateError) return cause;
  const code = codeOf(cause);
  const isFull = code === "ENOSPC" || code === "EDQUOT";
  const isRetryable = code === "EAGAIN" || code === "EMFILE" || code === "ENFILE" || code === "ENOMEM";
  return new GateError(isFull ? "disk-full" : "world-failed", `${action}: ${messageOf(cause)}`, { cause, isRetryable });
}
