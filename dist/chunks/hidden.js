// src/publish/criteria.ts
/** What was asked and what was answered: the handoffs' findings, then the plan's criteria that none of them speaks of. Empty
*  where there is no handoff: then nothing was answered anyway. */
function criteriaOf(gate, verdict) {
	const checks = Object.values(verdict.checks);
	if (checks.every(({ handoff }) => handoff === null)) return [];
	const answers = checks.flatMap(answersOf);
	const asked = [...gate.target?.task.acceptance ?? [], ...gate.verifier?.acceptance ?? []];
	return [...answers, ...asked.filter((one) => !isAnswered(one, answers)).map(unanswered)];
}
/** How much of the acceptance was looked at, as `1 of 5 criteria checked`; null where there are no criteria or all were. */
function coverageOf(gate, verdict) {
	const criteria = criteriaOf(gate, verdict);
	const checked = criteria.filter(({ answer }) => answer === "met" || answer === "not-met").length;
	return checked === criteria.length ? null : `${checked} of ${criteria.length} criteria checked`;
}
/** Two wordings of one criterion: letters and digits count, punctuation and markup do not. */
function lettersOf(text) {
	return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}
function answersOf({ handoff, facts }) {
	const verified = facts["verified"];
	const basis = verified?.kind === "known" ? verified.provenance : null;
	return (handoff?.criteria ?? []).map((finding) => ({
		...finding,
		basis
	}));
}
function unanswered(criterion) {
	return {
		criterion,
		answer: null,
		evidence: "",
		basis: null
	};
}
function isAnswered(criterion, answers) {
	return answers.some((one) => lettersOf(one.criterion) === lettersOf(criterion));
}

// src/publish/hidden.ts
const ESCAPE = String.fromCodePoint(27);
const CSI = String.fromCodePoint(155);
const BELL = String.fromCodePoint(7);
/** Colours, cursor moves and links of terminals: control sequences, strings that set titles or links, two-character escapes. */
const TERMINAL_CODES = new RegExp(`(?:${ESCAPE}\\[|${CSI})[0-?]*[ -/]*[@-~]|${ESCAPE}\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)|${ESCAPE}[@-Z\\\\^_]`, "gu");
/** What a reader cannot see or what reorders what is seen: controls, bidi and zero-width marks, tags, lone surrogates, private
*  use. The emoji variation selector is left alone: nearly every emoji ends in it. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}](?<!\n|\t|\u{fe0f})/gu;
/** Marks piled on one letter beyond the four that any script needs: they draw over the lines around. */
const PILED_MARKS = /\p{M}(?<=\p{M}{5})/gu;
/** Untrusted text as a reader must see it: terminal codes gone, line ends `\n`, and every hidden character written out, such
*  as `\u{202e}`. Tabs and line ends stay. Throws: never. */
function showHidden(text) {
	return text.replaceAll(TERMINAL_CODES, "").replaceAll(/\r\n?/g, "\n").replaceAll(HIDDEN, writeOut).replaceAll(PILED_MARKS, writeOut);
}
function writeOut(character) {
	return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
/** `showHidden` on a single line: every run of white space is one space, none at the ends. */
function showOnOneLine(text) {
	return showHidden(text).replaceAll(/\s+/gu, " ").trim();
}

export { lettersOf as a, criteriaOf as i, showOnOneLine as n, coverageOf as r, showHidden as t };