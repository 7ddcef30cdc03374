// src/evidence/handoff/explain.ts
const MAX_CHARS = 300;
/** Outcomes that tell of a failure, then those that tell of an obstacle too. */
const FAILED = /\b(?:exit(?:ed|s)?(?: with)?(?: code| status)?:? ?[1-9]\d*|[1-9]\d* (?:tests? )?fail\w*|fail(?:s|ed|ure)?|error\w*)\b/i;
const NOT_FAILED = /\b(?:0|no|zero|without(?: any)?) (?:tests? )?(?:fail\w*|errors?)\b/gi;
const HINDERED = /\bnot (?:found|started|installed|available)\b|\bno tests? (?:was|were|ran|run)\b|\btimed out\b|\bkilled\b|\bmissing\b|\bblocked\b|\bunable\b|\bcan(?:no|'|\u2019)t\b|\bcould not\b|\brefused\b/i;
/** Why a handoff's value is what it is: the first command that failed or was hindered with its outcome, else the
*  first criterion that is not met, else the first line of the notes, else the value. Out: one line of untrusted plain text, cut. Throws: never. */
function explainValue(handoff, verification) {
	const line = ((verification === "verifier-failed" ? whyFailed(handoff) : whyBlocked(handoff)) ?? verification).replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
	return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)}…` : line;
}
function whyFailed(handoff) {
	return firstItem(handoff, isFailed) ?? firstNotMet(handoff) ?? firstNote(handoff);
}
function whyBlocked(handoff) {
	return firstItem(handoff, (outcome) => HINDERED.test(outcome)) ?? firstItem(handoff, isFailed) ?? firstNote(handoff);
}
function isFailed(outcome) {
	return FAILED.test(outcome.replaceAll(NOT_FAILED, " "));
}
function firstItem({ execution }, isWanted) {
	const item = execution.find(({ text, outcome }) => isWanted(outcome ?? text));
	return item === void 0 ? null : showItem(item);
}
function showItem({ text, command, outcome }) {
	return outcome === null ? text : `\`${command ?? text.split(/\u2192|->|=>/)[0]?.trim() ?? ""}\`: ${outcome}`;
}
function firstNotMet({ criteria }) {
	const broken = criteria.find(({ answer }) => answer === "not-met");
	if (broken === void 0) return null;
	return broken.evidence === "" ? `not met: ${broken.criterion}` : `${broken.criterion}: ${broken.evidence}`;
}
/** Headings, fences and rules of the notes say nothing by themselves. */
function firstNote({ notes }) {
	const line = (notes ?? "").slice(0, 1e4).split("\n").map((one) => one.replace(/^[\s>*+-]+/, "").trim()).find((one) => /^[^#`~|<]/.test(one));
	return line === void 0 || /^\(?none\)?\.?$/i.test(line) ? null : line;
}

export { explainValue as t };