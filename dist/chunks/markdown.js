import { d as showHidden, f as showOnOneLine } from "./conclude.js";

// src/publish/markdown.ts
/** Unseen, and it splits what GitHub would act on. Written as an entity so that whoever reads the source sees it. */
const BREAK = "&#8203;";
const CODE_SPAN = /(?<!`)(`{1,3})(?!`)([^`]+)\1(?!`)/gu;
/** Untrusted text as one line of prose that does nothing: no markup, HTML, links, images, mentions, references, emoji codes,
*  math or commands. Pairs of backticks become code, which is as inert; all else is shown as it was written. Safe wherever
*  inline markdown may stand, at the start of a line too; inside HTML use `asLabel`, in a table `asCell`. Throws: never.
*  By hand and not by a markdown serializer: those escape markup, but GitHub acts on words after the markup is resolved
*  (`@name`, `#12`, bare addresses), and there only a break inside the word helps. */
function asProse(text) {
	const line = showOnOneLine(text);
	const parts = [];
	let end = 0;
	for (const match of line.matchAll(CODE_SPAN)) {
		parts.push(escapeProse(line.slice(end, match.index)), asCode(match[2] ?? ""));
		end = match.index + match[0].length;
	}
	parts.push(escapeProse(line.slice(end)));
	return breakLineStart(parts.join(""));
}
/** `asProse` that keeps line ends: a line end is a break, an empty line a new paragraph. */
function asParagraphs(text) {
	return joinBlocks(showHidden(text).split(/\n\s*\n/).map((paragraph) => paragraph.split("\n").map(asProse).filter((line) => line !== "")).map((paragraph) => paragraph.join("\\\n")));
}
/** Untrusted text as a code span on one line. */
function asCode(text) {
	const line = showOnOneLine(text);
	if (line === "") return "(empty)";
	const fence = "`".repeat(longestBacktickRun(line) + 1);
	const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
	return `${fence}${pad}${line}${pad}${fence}`;
}
/** Inline markdown made fit for a table cell. GFM splits cells before it knows code spans, and counts backslashes to see
*  whether a pipe is escaped. */
function asCell(markdown) {
	return markdown.replaceAll(/(\\*)\|/g, (_, backslashes) => backslashes.length % 2 === 0 ? `${backslashes}\\|` : `${backslashes}|`);
}
/** Untrusted text inside our own HTML, such as `<summary>`, where markdown is not read but words are still acted on. */
function asLabel(text) {
	return breakWords(showOnOneLine(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("$", "&#36;").replaceAll("`", "&#96;"));
}
/** Untrusted lines as a code block; the fence is longer than any run of backticks inside. A line that starts with `/word` is
*  moved by one space: bots read commands from raw text and know no fences. */
function asFence(text) {
	const shown = showHidden(text).replace(/\n+$/, "").replaceAll(/^(?=\/[a-z])/gim, " ");
	const fence = "`".repeat(Math.max(3, longestBacktickRun(shown) + 1));
	return `${fence}text\n${shown}\n${fence}`;
}
/** A fold with a plain text label; `body` is final markdown. */
function asDetails(label, body) {
	return `<details><summary>${asLabel(label)}</summary>\n\n${body}\n\n</details>`;
}
/** A table; heads and cells are final inline markdown. Empty where there are no rows. */
function asTable(heads, rows) {
	if (rows.length === 0) return "";
	return [
		heads,
		heads.map(() => "---"),
		...rows
	].map((cells) => `| ${cells.map(asCell).join(" | ")} |`).join("\n");
}
/** Paragraphs, tables, folds one below the other, without the empty ones. */
function joinBlocks(blocks) {
	return blocks.filter((block) => block !== null && block !== "").join("\n\n");
}
function escapeProse(text) {
	return breakWords(text.replaceAll(/\\(?=[!-/:-@[-`{-~]|$)/g, "\\\\").replaceAll(/&(?=[#a-z])/gi, "&amp;").replaceAll(/[`*~[<|]/g, String.raw`\$&`).replaceAll(/(?<![a-z0-9])_|_(?![a-z0-9])/gi, String.raw`\_`).replaceAll("$", "&#36;"));
}
/** Splits the words GitHub acts on wherever they stand: mentions, references, addresses, emoji codes. Words may hold the
*  backslashes that escape what is in them. */
function breakWords(text) {
	return text.replaceAll(/@(?=\S)/g, `@${BREAK}`).replaceAll(/(?<!&)#(?=[\w\\])/g, `#${BREAK}`).replaceAll(/(?<![a-z0-9])(gh-)(?=\d)/gi, `$1${BREAK}`).replaceAll(/:(?=\/\/)/g, `:${BREAK}`).replaceAll(/(?<![a-z0-9])(www)(?=\.)/gi, `$1${BREAK}`).replaceAll(/:(?=[\w+\\-]+:)/g, `:${BREAK}`);
}
/** Takes the meaning from what only acts at the start of a line: headings, quotes, lists, rules, commands. */
function breakLineStart(line) {
	return line.replace(/^(?=[#>+=-])/, "\\").replace(/^(\d{1,9})(?=[.)])/, "$1\\").replace(/^\//, "&#47;");
}
function longestBacktickRun(text) {
	let longest = 0;
	for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	return longest;
}

export { asProse as a, asParagraphs as i, asDetails as n, asTable as o, asFence as r, joinBlocks as s, asCode as t };