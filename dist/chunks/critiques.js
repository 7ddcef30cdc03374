import { a as renderList, h as clipText, t as asPassage } from "./words2.js";
import { i as asParagraphs, t as asCode } from "./markdown.js";
import { n as lettersOf } from "./criteria.js";

// src/publish/render/critiques.ts
const MAX_LISTED = 100;
const MAX_COMMENT_CHARS = 8e3;
const SEVERITY_WORDS = {
	high: "High",
	med: "Medium",
	low: "Low"
};
/** Critiques as a list, each with its place. */
function renderCritiques(critiques) {
	return renderList(critiques, MAX_LISTED, "critique", renderItem);
}
/** Critiques that have no line of their own in the review, each with its gate and why it is here. */
function renderUnplaced(critiques, whyAll) {
	return renderList(critiques, MAX_LISTED, "critique", (one) => {
		const why = whyAll ?? (one.placement.kind === "body" ? one.placement.why : "");
		return `${renderItem(one)} (Gate ${asCode(one.gate)}${why === "" ? "" : `; here because ${asPassage(why)}`}.)`;
	});
}
/** The text of an inline comment. */
function renderComment({ gate, critique, placement }) {
	const { severity, criterion, text } = critique;
	const isMoved = placement.kind === "inline" && placement.line !== critique.endLine && placement.line !== critique.startLine;
	return [
		`**${SEVERITY_WORDS[severity]}**, gate ${asCode(gate)}${isMoved ? `, for ${renderPlace(critique)}` : ""}`,
		asParagraphs(clipText(text, MAX_COMMENT_CHARS)),
		isNews(criterion, text) ? `Criterion: ${asPassage(criterion)}` : ""
	].filter((part) => part !== "").join("\n\n");
}
function renderItem({ critique }) {
	const { severity, criterion, text } = critique;
	const rest = isNews(criterion, text) ? ` (criterion: ${asPassage(criterion)})` : "";
	return `- **${SEVERITY_WORDS[severity]}**, ${renderPlace(critique)}: ${asPassage(text)}${rest}`;
}
/** Many critiques name their criterion themselves. */
function isNews(criterion, text) {
	return criterion !== null && !lettersOf(text).includes(lettersOf(criterion));
}
function renderPlace({ path, startLine, endLine }) {
	if (path === null) return "the change as a whole";
	const first = startLine ?? endLine;
	const last = endLine ?? startLine;
	const lines = first === null ? "" : first === last ? `:${first}` : `:${first}-${last}`;
	return asCode(`${path}${lines}`);
}

export { renderCritiques as n, renderUnplaced as r, renderComment as t };