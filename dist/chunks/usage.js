// src/evidence/usage.ts
/** What two runs used together: a number that one of them does not know is not known of both. */
function addUsage(one, other) {
	return {
		calls: add(one.calls, other.calls),
		inputTokens: add(one.inputTokens, other.inputTokens),
		outputTokens: add(one.outputTokens, other.outputTokens),
		usd: add(one.usd, other.usd),
		seconds: one.seconds + other.seconds
	};
}
function add(one, other) {
	return one === null || other === null ? null : one + other;
}

export { addUsage as t };