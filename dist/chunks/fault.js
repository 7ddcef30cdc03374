import { i as ZodType, r as ZodObject } from "./schemas.js";
import { n as distance } from "./esm.js";

// src/lib/fault.ts
const MAX_DIAGNOSTICS = 100;
const MAX_FAULTS = 1e4;
const MAX_SHOWN_CHARS = 60;
/** Begins the message of an issue whose schema has none of its own; the schema's description follows. */
const NO_MESSAGE = "\0";
/** Checks data against a schema. In: data as parsed, the path it has in the whole, and keys that others read beside it. Out: the schema's output, or null with one
*  fault or more; unknown keys are one fault each. Throws: never. */
function checkShape(schema, data, options = {}) {
	const knownKeys = /* @__PURE__ */ new Map();
	const result = schema.safeParse(data, { error: (issue) => {
		if (issue.code === "unrecognized_keys" && issue.inst instanceof ZodObject) knownKeys.set(issue.input, Object.keys(issue.inst.shape));
		return NO_MESSAGE + (issue.inst instanceof ZodType ? issue.inst.description ?? "" : "");
	} });
	if (result.success) return {
		data: result.data,
		faults: []
	};
	const { at = [], alsoKnown = [], explainKey = () => null } = options;
	return {
		data: null,
		faults: result.error.issues.slice(0, MAX_FAULTS).flatMap((issue) => {
			if (issue.code !== "unrecognized_keys") return faultsOf(issue, data, at);
			const path = dataPathOf(issue.path);
			const known = [...knownKeys.get(valueAt(data, path)) ?? [], ...path.length === 0 ? alsoKnown : []];
			return issue.keys.slice(0, MAX_FAULTS).map((key) => unknownKey([...at, ...path], key, known, explainKey));
		}).slice(0, MAX_FAULTS)
	};
}
/** Looks up the places of faults. Out: in text order, each once, at most 100 and then one that says so. Throws: never. */
function placeFaults(faults, locator, file) {
	const placed = /* @__PURE__ */ new Map();
	for (const { ruleId, message, hint, path, mark } of faults) {
		const range = rangeOf(path, mark, locator);
		const diagnostic = {
			ruleId,
			severity: "error",
			message,
			file,
			range,
			path: formatPath(path),
			hint
		};
		placed.set(JSON.stringify([
			ruleId,
			range,
			diagnostic.path,
			message
		]), diagnostic);
	}
	return limitDiagnostics([...placed.values()].toSorted(byPlace), file);
}
/** The first 100 diagnostics; one more says when there were others. */
function limitDiagnostics(diagnostics, file) {
	if (diagnostics.length <= MAX_DIAGNOSTICS) return diagnostics;
	const message = `only the first ${MAX_DIAGNOSTICS} faults are shown`;
	const rest = {
		severity: "error",
		file,
		range: null,
		path: null,
		hint: "Fix these, then check again."
	};
	return [...diagnostics.slice(0, MAX_DIAGNOSTICS), {
		ruleId: "more-faults",
		message,
		...rest
	}];
}
/** The fault of a key that nobody reads, with the nearest known one. */
function unknownKey(path, key, known, explainKey = () => null) {
	const place = {
		path: [...path, key],
		mark: "key"
	};
	const explained = explainKey(path, key);
	if (explained !== null) return {
		...explained,
		...place
	};
	const advice = known.length === 0 ? null : `Known here: ${known.map(quote).join(", ")}.`;
	return {
		ruleId: "unknown-key",
		message: "is not a known key",
		hint: suggest(key, known) ?? advice,
		...place
	};
}
/** The value at a path of some data; undefined when there is none, and for whatever objects only inherit. */
function valueAt(data, path) {
	return path.reduce((value, part) => {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return void 0;
		return Reflect.get(value, part);
	}, data);
}
/** `tasks[3].verifies`; null for the root. */
function formatPath(path) {
	if (path.length === 0) return null;
	return path.map((part) => {
		if (typeof part === "number") return `[${part}]`;
		return /^[\w$-]{1,100}$/.test(part) ? `.${part}` : `[${show(part)}]`;
	}).join("").replace(/^\./, "");
}
/** A piece of data as a message may show it: on one line, in code quotes, cut when it is long. */
function show(value) {
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
	if (typeof value === "object" && value !== null) return "an object";
	return typeof value === "string" ? `\`"${makeInert(value)}"\`` : `\`${String(value)}\``;
}
/** A name or token as a message may show it: on one line, in code quotes, cut when it is long. */
function quote(word) {
	return `\`${makeInert(word)}\``;
}
/** Without line breaks, control characters, characters that nobody sees and back quotes that would end the code. */
function makeInert(text) {
	const cut = text.length > MAX_SHOWN_CHARS ? `${text.slice(0, MAX_SHOWN_CHARS)}…` : text;
	return JSON.stringify(cut.toWellFormed()).slice(1, -1).replaceAll("\\\"", "\"").replaceAll("`", "'").replaceAll(/[\u007f-\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g, (character) => {
		return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
	});
}
/** `a`, `b` or `c`, each in code quotes. */
function listAlternatives(words) {
	const quoted = words.map(quote);
	return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}
/** The question a hint asks about a misspelt word, or null when no known word is near. */
function suggest(word, known) {
	if (word.length > MAX_SHOWN_CHARS) return null;
	let best = null;
	let bestDistance = Math.min(Math.max(2, Math.floor(word.length / 3)) + 1, word.length);
	for (const candidate of known) {
		const between = distance(plain(word), plain(candidate));
		if (between < bestDistance) [best, bestDistance] = [candidate, between];
	}
	return best === null ? null : `Did you mean \`${best}\`?`;
}
function plain(text) {
	return text.toLowerCase().replaceAll(/[_-]/g, "");
}
function rangeOf(path, mark, locator) {
	if (mark === "key") return locator.key(path) ?? rangeOf(path, "value", locator);
	const isWhole = mark === "value";
	for (let length = isWhole ? path.length : path.length - 1; length >= 0; length -= 1) {
		const range = locator.value(path.slice(0, length));
		if (range === null) continue;
		if (isWhole && length === path.length) return range;
		return {
			start: range.start,
			end: {
				line: range.start.line,
				column: range.start.column + 1
			}
		};
	}
	return null;
}
function byPlace(one, other) {
	const [a, b] = [one.range?.start, other.range?.start];
	return (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
}
function faultsOf(issue, data, at) {
	const local = dataPathOf(issue.path);
	const input = valueAt(data, local);
	const path = [...at, ...local];
	if (issue.code === "invalid_key") return [{
		ruleId: "invalid-name",
		message: issue.issues.map((inner) => inner.message).join("; "),
		hint: null,
		path,
		mark: "key"
	}];
	if (issue.code === "invalid_union" && issue.errors.length > 0 && isPlain(issue)) {
		const fitting = issue.errors.find((inner) => !inner.some(({ code, path: below }) => code === "invalid_type" && below.length === 0));
		if (fitting !== void 0) return fitting.flatMap((inner) => faultsOf(inner, input, path));
	}
	if (input === void 0 && local.length > 0 && expectationOf(issue) !== null) {
		const message = `is missing; expected ${expectationOf(issue)}`;
		const hint = issue.message.slice(1) || null;
		return [{
			ruleId: "missing-key",
			message,
			hint: isPlain(issue) ? hint : null,
			path,
			mark: "container"
		}];
	}
	const words = ("values" in issue ? issue.values : "options" in issue ? issue.options ?? [] : []).filter((word) => typeof word === "string");
	const hint = typeof input === "string" ? suggest(input, words) : null;
	const isEmpty = input === null && isPlain(issue);
	return [{
		ruleId: ruleOf(issue),
		message: messageOf(issue, input),
		hint: isEmpty ? "Remove it or give it a value." : hint,
		path,
		mark: "value"
	}];
}
function isPlain({ message }) {
	return message.startsWith(NO_MESSAGE);
}
function ruleOf({ code }) {
	if (code === "invalid_type" || code === "invalid_union") return "wrong-type";
	return code === "invalid_format" ? "invalid-format" : "invalid-value";
}
function messageOf(issue, input) {
	if (!isPlain(issue)) return issue.code === "invalid_format" || issue.code === "invalid_type" && issue.expected !== "never" ? `${issue.message}, found ${show(input)}` : issue.message;
	const expectation = expectationOf(issue);
	if (expectation !== null) return `expected ${expectation}, found ${show(input)}`;
	if (issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1) return "must not be empty";
	if (issue.code === "too_small") return `must ${amountOf(issue.origin, issue.inclusive === false ? "more than" : "at least", issue.minimum)}, found ${foundOf(input)}`;
	if (issue.code === "too_big") return `must ${amountOf(issue.origin, issue.inclusive === false ? "less than" : "at most", issue.maximum)}, found ${foundOf(input)}`;
	return `is not valid: ${show(input)}`;
}
const TYPE_NAMES = {
	string: "a string",
	number: "a number",
	int: "a whole number",
	boolean: "`true` or `false`",
	array: "a list",
	object: "an object",
	record: "an object"
};
const FORMAT_NAMES = {
	url: "a URL such as `https://github.com/owner/name`",
	datetime: "a UTC time such as `2026-11-30T12:00:00Z`"
};
function expectationOf(issue) {
	if (issue.code === "invalid_type") return TYPE_NAMES[issue.expected] ?? issue.expected;
	if (issue.code === "invalid_value") return listAlternatives(issue.values.map(String));
	if (issue.code === "invalid_format") return FORMAT_NAMES[issue.format] ?? null;
	if (issue.code !== "invalid_union") return null;
	if ("options" in issue && issue.options !== void 0) return listAlternatives(issue.options.map(String));
	const expected = issue.errors.map(([first]) => first === void 0 ? null : expectationOf(first));
	return expected.includes(null) ? null : [...new Set(expected)].join(" or ");
}
function amountOf(origin, bound, amount) {
	const unit = origin === "string" ? "character" : "item";
	if (origin === "string" || origin === "array") return `have ${bound} ${amount} ${unit}${amount === 1 ? "" : "s"}`;
	return `be ${bound} ${amount}`;
}
function foundOf(input) {
	return typeof input === "string" || Array.isArray(input) ? String(input.length) : show(input);
}
function dataPathOf(path) {
	return path.map((part) => typeof part === "number" ? part : String(part));
}

export { placeFaults as a, suggest as c, listAlternatives as i, unknownKey as l, formatPath as n, quote as o, limitDiagnostics as r, show as s, checkShape as t, valueAt as u };