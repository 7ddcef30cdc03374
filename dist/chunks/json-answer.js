import { o as visit } from "./main.js";
import { o as quote } from "./fault.js";
import { t as isDeeperThan } from "./nesting.js";

// src/evidence/trailing-json.ts
/** The JSON object that ends a text, nothing but white space and the end of a code fence behind it.
*  In: a judge's own answer, any length; most characters looked at. Out: its source; null where the text ends in something else or
*  in an object that is longer. Whether it is JSON is not said. Throws: never. */
function findTrailingObject(text, maxChars) {
	const whole = withoutFence$1(text.trimEnd());
	if (!whole.endsWith("}")) return null;
	const start = findOpening(whole, Math.max(0, whole.length - maxChars));
	return start === null ? null : whole.slice(start);
}
const FENCE = /\n[ \t]*(?:`{3,100}|~{3,100})$/;
function withoutFence$1(text) {
	const last = text.slice(-200);
	return text.slice(0, text.length - last.length) + last.replace(FENCE, "").trimEnd();
}
/** Goes back to the brace that the last one closes. Read from its end, a quotation mark of JSON is one unless an odd number of backslashes
*  stands before it; so one pass is enough, and only one start can be right. */
function findOpening(text, from) {
	let depth = 0;
	let isInText = false;
	for (let at = text.length - 1; at >= from; at -= 1) {
		const character = text[at];
		if (character === "\"" && !isEscaped(text, at)) isInText = !isInText;
		else if (isInText) continue;
		else if (character === "}" || character === "]") depth += 1;
		else if (character === "{" || character === "[") depth -= 1;
		if (depth === 0) return character === "{" ? at : null;
	}
	return null;
}
function isEscaped(text, at) {
	let slashes = 0;
	while (text[at - 1 - slashes] === "\\") slashes += 1;
	return slashes % 2 === 1;
}

// src/evidence/json-answer.ts
/** Reads the one object of an answer. No reader may see another one in it: an object in which a key stands twice, at whatever level and
*  however it is escaped, is none, and so is one beside which a second begins. In: text of strangers. Throws: never. */
function readJsonAnswer(text, bounds) {
	const whole = withoutFence(text.trim());
	const source = whole.startsWith("{") && parseObject(whole) !== null ? whole : findTrailingObject(text, bounds.maxChars);
	if (source === null) return none("it does not end in a JSON object");
	const value = parseObject(source);
	if (value === null) return none("it ends in something that is no JSON object");
	if (source.length > bounds.maxChars) return none(`its JSON object is larger than ${bounds.maxChars} characters`);
	if (isDeeperThan(value, bounds.maxLevels)) return none("its JSON object is nested too deeply");
	const twice = findDuplicateKey(source);
	if (twice !== null) return none(`its JSON object has the key ${quote(twice)} twice in one object`);
	if (source === whole) return {
		kind: "whole",
		value
	};
	const before = text.slice(0, text.lastIndexOf(source));
	if (OBJECT_BEGINNING.test(before)) return none("it has more than one JSON object, and only one is clear");
	if (PASS_KEY.test(before)) return none("it says `pass` more than once, and only one judgement is clear");
	return {
		kind: "trailing",
		value
	};
}
/** Whether a text is a JSON object in which a key stands twice: readers differ in which of the two they take. Throws: never. */
function hasDuplicateKey(text, maxLevels) {
	const value = parseObject(text.trim());
	return value !== null && !isDeeperThan(value, maxLevels) && findDuplicateKey(text.trim()) !== null;
}
const OBJECT_BEGINNING = /\{\s*"(?:[^"\\\n]|\\.)*"\s*:/;
const PASS_KEY = /"(?:p|\\u0070)(?:a|\\u0061)(?:s|\\u0073){2}"\s*:/;
/** Without one code fence around all of it. In: without white space around it. */
function withoutFence(text) {
	const [marks = ""] = /^(?:`{3,100}|~{3,100})/.exec(text) ?? [];
	const [head, tail] = [text.indexOf("\n"), text.lastIndexOf("\n")];
	if (marks === "" || head === tail || !/^[ \t]*[\w-]*[ \t]*\r?$/.test(text.slice(marks.length, head))) return text;
	return text.slice(tail + 1).trim() === marks ? text.slice(head + 1, tail).trim() : text;
}
function parseObject(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
	} catch {
		return null;
	}
}
/** In: JSON that is not nested deeply. Out: the first key that an object has twice; null for none. */
function findDuplicateKey(json) {
	const open = [];
	let twice = null;
	visit(json, {
		onObjectBegin: () => void open.push(/* @__PURE__ */ new Set()),
		onObjectEnd: () => void open.pop(),
		onObjectProperty: (key) => {
			const keys = open.at(-1);
			if (keys?.has(key) === true) twice ??= key;
			keys?.add(key);
		}
	});
	return twice;
}
function none(why) {
	return {
		kind: "none",
		why
	};
}

export { readJsonAnswer as n, hasDuplicateKey as t };