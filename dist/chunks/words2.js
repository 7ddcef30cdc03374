import { t as REASONS } from "./reason.js";
import { i as resultOfGate } from "./conclude.js";
import { a as asProse, t as asCode } from "./markdown.js";

// src/publish/cut.ts
/** Enforced in bytes ("maximum bytesize of 65535"), whatever the documentation says of characters. */
const CHECK_RUN_LIMIT = {
	max: 65535,
	measure: "bytes"
};
const COMMENT_LIMIT = {
	max: 65536,
	measure: "characters"
};
/** The runner drops a larger job summary as a whole. */
const JOB_SUMMARY_LIMIT = {
	max: 1048576,
	measure: "bytes"
};
const encoder = new TextEncoder();
/** Markdown that keeps a limit. Whole lines are kept from the front, inside a code block also part of a line; open code blocks
*  and folds are closed; a note at the end says how much is missing and that the whole is in `whole`. In: markdown of our own
*  rendering, where a fold starts and ends in lines of its own. Throws: never. */
function cutMarkdown(markdown, limit, whole) {
	const total = sizeOf(markdown, limit);
	if (total <= limit.max) return markdown;
	const { kept, open } = keepLines(markdown, limit.max - sizeOf(noteOf(total, total, limit, whole), limit), limit);
	const note = noteOf(total - sizeOf(kept, limit), total, limit, whole);
	return `${kept}${closersOf(open)}${note}`;
}
/** At most `maxChars` characters of a text, cut between code points; what was cut is counted behind it. */
function clipText(text, maxChars) {
	if (text.length <= maxChars) return text;
	const kept = Array.from(text.slice(0, 2 * maxChars)).slice(0, maxChars).join("");
	const rest = countCharacters(text) - maxChars;
	return rest <= 0 ? text : `${kept} … (${rest} more characters)`;
}
/** The last `maxChars` characters of a text, where the end tells most; what was cut is counted in a line before it. */
function clipToTail(text, maxChars) {
	if (text.length <= maxChars) return text;
	const kept = Array.from(text.slice(-2 * maxChars)).slice(-maxChars).join("");
	const rest = countCharacters(text) - maxChars;
	return rest <= 0 ? text : `(${rest} characters before this are not shown)\n${kept}`;
}
function countCharacters(text) {
	let count = 0;
	for (const _ of text) count += 1;
	return count;
}
function keepLines(markdown, room, limit) {
	let open = {
		fence: null,
		folds: 0
	};
	let used = 0;
	const kept = [];
	for (const line of markdown.split("\n")) {
		const next = readLine(line, open);
		const size = sizeOf(line, limit) + (kept.length === 0 ? 0 : 1);
		if (used + size + sizeOf(closersOf(next), limit) > room) {
			const rest = room - used - 1 - sizeOf(closersOf(open), limit);
			if (rest > 0 && open.fence !== null && next.fence !== null) kept.push(cutLine(line, rest, limit));
			break;
		}
		kept.push(line);
		used += size;
		open = next;
	}
	return {
		kept: kept.join("\n"),
		open
	};
}
function readLine(line, open) {
	if (open.fence !== null) return line === open.fence ? {
		...open,
		fence: null
	} : open;
	const fence = /^`{3,}/.exec(line);
	if (fence !== null) return {
		...open,
		fence: fence[0]
	};
	if (line.startsWith("<details>")) return {
		...open,
		folds: open.folds + 1
	};
	return line === "</details>" ? {
		...open,
		folds: open.folds - 1
	} : open;
}
function closersOf({ fence, folds }) {
	return `${fence === null ? "" : `\n${fence}`}${"\n\n</details>".repeat(folds)}`;
}
function noteOf(missing, total, { measure }, whole) {
	return `\n\n**Cut:** ${missing} of ${total} ${measure} are not shown here. The whole text is in ${whole}.`;
}
function cutLine(line, room, limit) {
	let used = 0;
	let kept = "";
	for (const character of line) {
		used += sizeOf(character, limit);
		if (used > room) break;
		kept += character;
	}
	return kept;
}
function sizeOf(text, { measure }) {
	return measure === "bytes" ? encoder.encode(text).length : text.length;
}

// src/publish/render/words.ts
/** Longest untrusted passage in running text; the whole of it is in `verdict.json`. */
const MAX_PASSAGE_CHARS = 2e3;
const MAX_CELL_CHARS = 300;
const OUTCOME_WORDS = {
	passed: "Passed",
	failed: "Failed",
	blocked: "Blocked",
	cancelled: "Cancelled"
};
/** The word for a run's result. Plain text. */
function resultOfRun({ outcome, conclusion, gates }) {
	if (outcome === "passed" && gates.length === 0) return "Nothing to verify";
	if (conclusion.conclusion !== "neutral") return OUTCOME_WORDS[outcome];
	return `${outcome === "blocked" ? "Not verified" : OUTCOME_WORDS[outcome]}, does not block`;
}
/** The words for a gate's result, with which its title begins too. Plain text. */
function resultOf({ gate, verdict, letThrough }) {
	return resultOfGate(verdict, gate, letThrough).words;
}
/** An untrusted passage as one inert line, cut where it is very long. */
function asPassage(text) {
	return asProse(clipText(text, MAX_PASSAGE_CHARS));
}
/** A passage in a table, where a long one would push the rest off the page. */
function asShortPassage(text) {
	return asProse(clipText(text, MAX_CELL_CHARS));
}
/** All reasons of a verdict or a run as a list: code, what it means, what to do, what it rests on. Empty where there are none. */
function renderReasons(reasons) {
	return reasons.map(renderReason).join("\n");
}
function renderReason(reason) {
	const seen = seenOf(reason);
	return `- ${asCode(reason.code)}: ${REASONS[reason.code]}${seen === "" ? "" : `\n  Seen: ${asPassage(seen)}`}`;
}
/** What a reason rests on, as plain text; empty where its detail only repeats its code. */
function seenOf({ code, detail }) {
	const seen = detail.trim();
	return seen === code || seen.endsWith(`: ${code}`) ? "" : seen;
}
const SERIOUS_FIRST = [
	"failure",
	"action_required",
	"cancelled",
	"neutral",
	"success"
];
/** The gates that keep the pull request from merging first. */
function sortGates(gates) {
	return gates.toSorted((one, other) => rankOf(one) - rankOf(other));
}
function rankOf({ conclusion }) {
	return SERIOUS_FIRST.indexOf(conclusion.conclusion);
}
/** The first 12 digits of a commit's name. */
function shortCommit(sha) {
	return sha === "" ? "an unknown commit" : asCode(sha.slice(0, 12));
}
/** `350 ms`, `12.3 s`, `4 min 5 s`. */
function formatDuration(durationMs) {
	if (durationMs < 1e3) return `${Math.round(durationMs)} ms`;
	if (durationMs < 6e4) return `${(durationMs / 1e3).toFixed(1)} s`;
	return `${Math.floor(durationMs / 6e4)} min ${Math.floor(durationMs % 6e4 / 1e3)} s`;
}
/** `1 gate`, `2 gates`. */
function countOf(number, noun) {
	return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
/** The first `max` items of a list, rendered, one a line; a last line says how many more there are and where. */
function renderList(items, max, noun, render) {
	const rest = items.length - max;
	return [...items.slice(0, max).map(render), ...rest > 0 ? [`- ${countOf(rest, noun)} more, in \`verdict.json\``] : []].join("\n");
}

export { cutMarkdown as _, renderList as a, resultOfRun as c, sortGates as d, CHECK_RUN_LIMIT as f, clipToTail as g, clipText as h, formatDuration as i, seenOf as l, JOB_SUMMARY_LIMIT as m, asShortPassage as n, renderReasons as o, COMMENT_LIMIT as p, countOf as r, resultOf as s, asPassage as t, shortCommit as u };