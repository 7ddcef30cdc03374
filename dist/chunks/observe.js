// src/evidence/observe.ts
/** What the runtime saw of one command. In: the command as people know it, which may be shorter than what was run. */
function toObservedCommand(command, result) {
	return {
		command,
		outcome: describeOutcome(result),
		isSuccess: isSuccess(result),
		durationMs: result.durationMs,
		tail: tailOf(result)
	};
}
/** Whether the command ended by itself with exit code 0. */
function isSuccess(result) {
	return result.ended === "finished" && result.exitCode === 0;
}
/** Whether the shell says that what it was to start does not exist or cannot be executed. */
function isToolMissing(result) {
	return result.ended === "not-started" || result.exitCode === 126 || result.exitCode === 127;
}
/** `exit 1`, `timed out after 60 s`, `killed by SIGKILL`. */
function describeOutcome(result) {
	const { ended, exitCode, killedBy, startError, durationMs } = result;
	if (ended === "timed-out") return `timed out after ${Math.max(1, Math.round(durationMs / 1e3))} s`;
	if (ended === "cancelled") return "cancelled";
	if (ended === "not-started") return `not started: ${startError ?? "unknown error"}`;
	return exitCode === null ? `killed by ${killedBy ?? "a signal"}` : `exit ${exitCode}`;
}
/** Everything that was kept of what the command printed: first standard output, then standard error. */
function outputOf({ stdout, stderr }) {
	return [stdout.text, stderr.text].filter((text) => text.trim() !== "").join("\n");
}
/** The last lines of both streams, capped; errors that runners print at the end stay beside the test output they follow. */
function tailOf({ stdout, stderr }) {
	return [stdout, stderr].map(lastLines).filter((text) => text !== "").join("\n");
}
function lastLines({ text, droppedBytes }) {
	const kept = text.trimEnd().split("\n").slice(-30).join("\n").slice(-4e3);
	return (droppedBytes > 0 || kept.length < text.trimEnd().length) && kept !== "" ? `[… earlier output is not shown]\n${kept}` : kept;
}

export { tailOf as a, outputOf as i, isSuccess as n, toObservedCommand as o, isToolMissing as r, describeOutcome as t };