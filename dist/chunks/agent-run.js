// src/publish/agent-run.ts
/** The agents' runs of a verdict that a reader would want to know of: those with a program, a model, usage, or a story. */
function agentRunsOf({ checks }) {
	return Object.values(checks).flatMap(({ run }) => run === null || isPlain(run) ? [] : [run]);
}
/** Name in the policy of the agent whose handoff the gate has; the one it was to ask where there is none. */
function agentThatAnswered(gate, { checks }) {
	return Object.values(checks).find(({ handoff, run }) => handoff !== null && run !== null)?.run?.agent ?? gate.agent;
}
function isPlain({ version, model, usage, remarks, attempts }) {
	return version === null && model === null && usage === null && remarks.length === 0 && attempts.length === 0;
}
/** Such as `12 calls, 34,120 tokens in, 2,100 out, $0.21, 48.0 s`; what is not known is left out. Plain text. */
function describeUsage({ calls, inputTokens, outputTokens, usd, seconds }) {
	return [
		calls === null ? null : `${format(calls)} ${calls === 1 ? "call" : "calls"}`,
		inputTokens === null ? null : `${format(inputTokens)} tokens in`,
		outputTokens === null ? null : `${format(outputTokens)} out`,
		usd === null ? null : describeUsd(usd),
		`${seconds.toFixed(1)} s`
	].filter((part) => part !== null).join(", ");
}
function describeUsd(usd) {
	return usd > 0 && usd < .01 ? "under $0.01" : `$${usd.toFixed(2)}`;
}
function format(count) {
	return count.toLocaleString("en-US");
}

export { agentThatAnswered as n, describeUsage as r, agentRunsOf as t };