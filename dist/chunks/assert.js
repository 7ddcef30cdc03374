// src/lib/assert.ts
/** Stops with a bug report when a closed union got a member that the caller does not handle. */
function assertNever(value, what) {
	throw new Error(`unhandled ${what}: ${JSON.stringify(value)}`);
}
/** Stops with a bug report when something that must hold does not. */
function assert(condition, message) {
	if (condition === false || condition === void 0 || condition === null) throw new Error(`assertion failed: ${message}`);
}

export { assertNever as n, assert as t };