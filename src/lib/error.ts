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
