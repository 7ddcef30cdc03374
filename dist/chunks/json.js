import { a as printParseErrorCode, i as parseTree, n as getNodePath, r as getNodeValue, t as createScanner } from "./main.js";
import { o as quote, r as limitDiagnostics } from "./fault.js";
import { t as createPositionLookup } from "./text2.js";

// src/plan/json-syntax.ts
const MAX_FAULTS = 1e3;
/** So many tokens after an invalid word the parser is still out of step. */
const STUMBLE_TOKENS = 3;
/** Turns the errors of the JSON parser into sentences and leaves out those that only follow from an earlier one. Throws: never. */
function explainSyntaxErrors(text, errors, positionAt) {
	const tokens = tokenOffsetsOf(text);
	const kept = withoutFollowers(text, tokens, errors).slice(0, MAX_FAULTS);
	const openers = openersAt(text, tokens, new Set(kept.map(({ offset }) => offset)));
	return kept.map(({ error, offset, length }) => {
		const opener = openers.get(offset);
		const sight = {
			offset,
			found: text.slice(offset, offset + length),
			before: text.slice(0, offset).trimEnd().at(-1) ?? "",
			isKey: text.slice(offset + length).trimStart().startsWith(":"),
			opener: opener === void 0 ? null : {
				bracket: text[opener] ?? "",
				line: positionAt(opener).line
			}
		};
		return {
			offset,
			length,
			hint: null,
			...explain(printParseErrorCode(error), sight)
		};
	});
}
/** An invalid word makes the parser stumble over the next tokens too, a string without end over the next line, and a bracket of the
*  wrong kind over everything behind it. */
function withoutFollowers(text, tokens, errors) {
	const kept = [];
	let [stumblesUntil, isLostUntil] = [-1, -1];
	for (const error of errors.toSorted((one, other) => one.offset - other.offset)) {
		const code = printParseErrorCode(error.error);
		const isLost = error.offset <= isLostUntil;
		const isFollower = isLost || error.offset <= stumblesUntil && code.endsWith("Expected");
		if (!isFollower && error.offset !== kept.at(-1)?.offset) kept.push(error);
		if (code === "UnexpectedEndOfString" && (isLost || !isFollower)) isLostUntil = endOfNextLine(text, error.offset);
		if (isFollower) continue;
		if (code === "InvalidSymbol") stumblesUntil = tokens[indexOf(tokens, error.offset) + STUMBLE_TOKENS] ?? text.length;
		if (code === "CommaExpected" && "]}:".includes(text[error.offset] ?? "-")) isLostUntil = text.length;
		if (code === "CommaExpected" && /\d/.test(text[error.offset - 1] ?? "")) stumblesUntil = error.offset + 1;
	}
	return kept;
}
function endOfNextLine(text, offset) {
	const lineEnd = text.indexOf("\n", offset);
	const nextLineEnd = lineEnd === -1 ? -1 : text.indexOf("\n", lineEnd + 1);
	return nextLineEnd === -1 ? text.length : nextLineEnd;
}
function tokenOffsetsOf(text) {
	const scanner = createScanner(text, true);
	const offsets = [];
	while (scanner.getPosition() < text.length) {
		scanner.scan();
		if (scanner.getTokenLength() > 0) offsets.push(scanner.getTokenOffset());
	}
	return offsets;
}
/** Index of the first token at or behind an offset. */
function indexOf(tokens, offset) {
	let [low, high] = [0, tokens.length];
	while (low < high) {
		const middle = low + high >> 1;
		if ((tokens[middle] ?? 0) < offset) low = middle + 1;
		else high = middle;
	}
	return low;
}
/** For each of the places the offset of the innermost bracket that is open before it. */
function openersAt(text, tokens, places) {
	const openers = /* @__PURE__ */ new Map();
	const stack = [];
	for (const offset of [...tokens, text.length]) {
		const innermost = stack.at(-1);
		if (places.has(offset) && innermost !== void 0) openers.set(offset, innermost);
		const character = text[offset] ?? "-";
		if ("{[".includes(character)) stack.push(offset);
		if ("}]".includes(character)) stack.pop();
	}
	return openers;
}
function explain(code, sight) {
	const { found, before, opener } = sight;
	const closer = opener?.bracket === "[" ? "]" : "}";
	if (found === "") return explainEnd(sight, closer);
	if (before === "," && found === closer) return {
		message: `the last entry before \`${closer}\` must not be followed by a comma`,
		hint: "Remove the comma."
	};
	switch (code) {
		case "InvalidSymbol": return explainSymbol(sight);
		case "PropertyNameExpected": return { message: `expected a key in double quotes, found ${quote(found)}` };
		case "ValueExpected": return { message: `expected a value, found ${quote(found)}` };
		case "ColonExpected": return { message: `expected \`:\` after the key, found ${quote(found)}` };
		case "CommaExpected": return explainComma(sight, closer);
		case "EndOfFileExpected": return { message: `expected the end of the file, found ${quote(found)}` };
		case "InvalidCommentToken":
		case "UnexpectedEndOfComment": return {
			message: "comments are not allowed in JSON",
			hint: "Remove the comment."
		};
		case "UnexpectedEndOfString": return {
			message: "the string is not closed on its line",
			hint: "Close it with `\"`; a line break in a string is written `\\n`."
		};
		case "InvalidCharacter": return {
			message: "the string holds a raw control character",
			hint: "Write a tab as `\\t`, others as `\\u` and four digits."
		};
		case "InvalidEscapeCharacter": return {
			message: `the string ${quote(found)} holds an escape that JSON does not have`,
			hint: "JSON has `\\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` and `\\uXXXX`; a backslash itself is written `\\\\`."
		};
		case "InvalidUnicode": return { message: `the string ${quote(found)} holds a \`\\u\` without four hexadecimal digits after it` };
		default: return { message: `the number ${quote(found)} is not complete` };
	}
}
function explainEnd({ before, opener }, closer) {
	if (before === "") return { message: "the file is empty; expected a JSON object" };
	if (opener === null) return { message: "the file ends too early" };
	return {
		message: `the file ends${":,".includes(before) ? ` after \`${before}\`` : ""}, but the \`${opener.bracket}\` of line ${opener.line} is not closed`,
		hint: `Complete the file; it must end with the missing \`${closer}\`.`
	};
}
function explainSymbol({ found, before, isKey, opener }) {
	if (found.startsWith("```")) return {
		message: "the file is wrapped in a Markdown code block",
		hint: "Remove the lines with three back quotes."
	};
	if (opener === null && before !== "") return { message: `expected the end of the file, found ${quote(found)}` };
	if (found.startsWith("'") || isKey) return { message: `${isKey ? "keys" : "strings"} are written in double quotes, found ${quote(found)}` };
	if (/^(true|false|null|none|nil|undefined|nan|[+-]?infinity)$/i.test(found)) return {
		message: `expected a value, found ${quote(found)}`,
		hint: "JSON knows the words `true`, `false` and `null`."
	};
	return {
		message: `${quote(found)} is not JSON`,
		hint: "Text is written in double quotes."
	};
}
function explainComma({ found, before, opener }, closer) {
	if ("]}:".includes(found) && opener !== null) return { message: `expected \`${closer}\` to close the \`${opener.bracket}\` of line ${opener.line}, found ${quote(found)}` };
	if (before === "0" && /^\d/.test(found)) return { message: "a number must not start with 0" };
	return { message: `expected \`,\` or \`${closer}\` before ${quote(found)}` };
}

// src/plan/json.ts
/** Deeper than any plan. The parser and the schema recurse, so that the text is measured before they see it. */
const MAX_DEPTH = 64;
/** A mebibyte of small values would take a gigabyte of faults. */
const MAX_TOKENS = 1e5;
/** Reads strict JSON and remembers where everything stands. With faults of syntax there is no data; with duplicate keys there is,
*  and the last one counts. Throws: never. */
function parseJson(text, file) {
	const positionAt = createPositionLookup(text);
	const rangeAt = (offset, length) => ({
		start: positionAt(offset),
		end: positionAt(offset + length)
	});
	const fault = {
		severity: "error",
		file,
		path: null,
		hint: null
	};
	const excess = findExcess(text);
	if (excess !== null) return refuse([{
		...fault,
		...excess,
		range: rangeAt(excess.offset, 1)
	}]);
	const errors = [];
	const root = parseTree(text, errors, {
		disallowComments: true,
		allowTrailingComma: false,
		allowEmptyContent: false
	});
	if (errors.length > 0 || root === void 0) {
		const diagnostics = explainSyntaxErrors(text, errors, positionAt).map(({ offset, length, message, hint }) => {
			return {
				...fault,
				ruleId: "json-syntax",
				message,
				range: rangeAt(offset, length),
				hint
			};
		});
		return refuse(limitDiagnostics(diagnostics, file));
	}
	const locator = createLocator(root, rangeAt);
	const faults = findDuplicateKeys(root, (node) => positionAt(node.offset).line);
	return {
		data: getNodeValue(root),
		locator,
		faults,
		diagnostics: []
	};
}
function refuse(diagnostics) {
	return {
		data: void 0,
		locator: {
			value: () => null,
			key: () => null
		},
		faults: [],
		diagnostics
	};
}
/** The first token that is too much: nested too deeply or one too many. */
function findExcess(text) {
	const scanner = createScanner(text, true);
	let depth = 0;
	for (let count = 1; scanner.getPosition() < text.length; count += 1) {
		scanner.scan();
		const offset = scanner.getTokenOffset();
		const first = scanner.getTokenLength() === 0 ? "-" : text[offset] ?? "-";
		if ("{[".includes(first)) depth += 1;
		if ("}]".includes(first)) depth -= 1;
		if (depth > MAX_DEPTH) return {
			ruleId: "too-deep",
			message: `lists and objects must not be nested deeper than ${MAX_DEPTH} levels`,
			offset
		};
		if (count > MAX_TOKENS) return {
			ruleId: "too-large",
			message: `the file must not have more than ${MAX_TOKENS} words and marks`,
			offset
		};
	}
	return null;
}
function findDuplicateKeys(root, lineOf) {
	const faults = [];
	const waiting = [root];
	for (let node = waiting.pop(); node !== void 0; node = waiting.pop()) {
		const keys = /* @__PURE__ */ new Map();
		for (const child of node.children ?? []) {
			waiting.push(child);
			const [key] = child.type === "property" ? child.children ?? [] : [];
			if (key === void 0) continue;
			const name = String(key.value);
			const first = keys.get(name);
			if (first === void 0) keys.set(name, key);
			else faults.push(duplicateKey([...getNodePath(node), name], lineOf(first)));
		}
	}
	return faults;
}
function duplicateKey(path, firstLine) {
	return {
		ruleId: "duplicate-key",
		message: `is given twice; the first is on line ${firstLine}`,
		hint: "Keep one of the two.",
		path,
		mark: "key"
	};
}
/** Of duplicate keys the last one is meant, as in the data. */
function createLocator(root, rangeAt) {
	const indexes = /* @__PURE__ */ new Map();
	const propertyOf = (node, key) => {
		if (node?.type !== "object") return void 0;
		const index = indexes.get(node) ?? new Map(node.children?.map((child) => [String(child.children?.[0]?.value), child]));
		indexes.set(node, index);
		return index.get(key);
	};
	const nodeAt = (path) => path.reduce((node, part) => {
		return typeof part === "number" ? node?.children?.[part] : propertyOf(node, part)?.children?.[1];
	}, root);
	const rangeOf = (node) => node === void 0 ? null : rangeAt(node.offset, node.length);
	return {
		value: (path) => rangeOf(nodeAt(path)),
		key: (path) => rangeOf(propertyOf(nodeAt(path.slice(0, -1)), path.at(-1))?.children?.[0])
	};
}

export { parseJson as t };