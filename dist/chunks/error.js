// src/lib/error.ts
/** The world's failures: the network, git, the disk, a process. Thrown only by adapters and plug-ins; bad input is a
*  `Diagnostic` and a bug is an assertion. `code` is the reason code that the blocked verdict will carry. */
var GateError = class extends Error {
	code;
	isRetryable;
	constructor(code, message, options = {}) {
		super(message, options.cause === void 0 ? void 0 : { cause: options.cause });
		this.name = "GateError";
		this.code = code;
		this.isRetryable = options.isRetryable ?? false;
	}
};
/** The text of anything thrown, without a stack. */
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
/** The system's error code, such as `ENOENT`, or null. */
function codeOf(error) {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
/** What the machine refused, as a `GateError`: `disk-full` or `world-failed`. In: what was tried, as in `x could not be written`.
*  A `GateError` comes back as it is. */
function toWorldError(action, cause) {
	if (cause instanceof GateError) return cause;
	const code = codeOf(cause);
	const isFull = code === "ENOSPC" || code === "EDQUOT";
	const isRetryable = code === "EAGAIN" || code === "EMFILE" || code === "ENFILE" || code === "ENOMEM";
	return new GateError(isFull ? "disk-full" : "world-failed", `${action}: ${messageOf(cause)}`, {
		cause,
		isRetryable
	});
}

export { toWorldError as i, codeOf as n, messageOf as r, GateError as t };