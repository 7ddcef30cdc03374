import { access, lstat } from "node:fs/promises";
import { join as join$1 } from "node:path";
import { a as isOneCommand, c as strictScript, d as forEachChild, f as choosePlaces, i as isNegated, l as wordsOf, n as isConditional, p as tellFailure, r as isFailure, s as shellStringOf, t as escapeOf, u as parse$1 } from "./strict-shell.js";
import { _ as phrasing, a as decodeString, c as formatHeadingAsSetext, d as containerPhrasing, f as htmlKind, g as patternInScope, h as formatCodeAsIndented, i as remarkGfm, m as classifyCharacter, o as handle, p as encodeCharacterReference, r as remarkParse, s as checkRule, t as unified, u as visit, v as SKIP, y as remarkFrontmatter } from "./lib.js";
import { t as RecipeParams } from "./params6.js";
import { stripVTControlCharacters } from "node:util";
import { i as outputOf, n as isSuccess, o as toObservedCommand, r as isToolMissing } from "./observe.js";

// node_modules/zwitch/index.js
/**
* @callback Handler
*   Handle a value, with a certain ID field set to a certain value.
*   The ID field is passed to `zwitch`, and it’s value is this function’s
*   place on the `handlers` record.
* @param {...any} parameters
*   Arbitrary parameters passed to the zwitch.
*   The first will be an object with a certain ID field set to a certain value.
* @returns {any}
*   Anything!
*/
/**
* @callback UnknownHandler
*   Handle values that do have a certain ID field, but it’s set to a value
*   that is not listed in the `handlers` record.
* @param {unknown} value
*   An object with a certain ID field set to an unknown value.
* @param {...any} rest
*   Arbitrary parameters passed to the zwitch.
* @returns {any}
*   Anything!
*/
/**
* @callback InvalidHandler
*   Handle values that do not have a certain ID field.
* @param {unknown} value
*   Any unknown value.
* @param {...any} rest
*   Arbitrary parameters passed to the zwitch.
* @returns {void|null|undefined|never}
*   This should crash or return nothing.
*/
/**
* @template {InvalidHandler} [Invalid=InvalidHandler]
* @template {UnknownHandler} [Unknown=UnknownHandler]
* @template {Record<string, Handler>} [Handlers=Record<string, Handler>]
* @typedef Options
*   Configuration (required).
* @property {Invalid} [invalid]
*   Handler to use for invalid values.
* @property {Unknown} [unknown]
*   Handler to use for unknown values.
* @property {Handlers} [handlers]
*   Handlers to use.
*/
const own$2 = {}.hasOwnProperty;
/**
* Handle values based on a field.
*
* @template {InvalidHandler} [Invalid=InvalidHandler]
* @template {UnknownHandler} [Unknown=UnknownHandler]
* @template {Record<string, Handler>} [Handlers=Record<string, Handler>]
* @param {string} key
*   Field to switch on.
* @param {Options<Invalid, Unknown, Handlers>} [options]
*   Configuration (required).
* @returns {{unknown: Unknown, invalid: Invalid, handlers: Handlers, (...parameters: Parameters<Handlers[keyof Handlers]>): ReturnType<Handlers[keyof Handlers]>, (...parameters: Parameters<Unknown>): ReturnType<Unknown>}}
*/
function zwitch(key, options) {
	const settings = options || {};
	/**
	* Handle one value.
	*
	* Based on the bound `key`, a respective handler will be called.
	* If `value` is not an object, or doesn’t have a `key` property, the special
	* “invalid” handler will be called.
	* If `value` has an unknown `key`, the special “unknown” handler will be
	* called.
	*
	* All arguments, and the context object, are passed through to the handler,
	* and it’s result is returned.
	*
	* @this {unknown}
	*   Any context object.
	* @param {unknown} [value]
	*   Any value.
	* @param {...unknown} parameters
	*   Arbitrary parameters passed to the zwitch.
	* @property {Handler} invalid
	*   Handle for values that do not have a certain ID field.
	* @property {Handler} unknown
	*   Handle values that do have a certain ID field, but it’s set to a value
	*   that is not listed in the `handlers` record.
	* @property {Handlers} handlers
	*   Record of handlers.
	* @returns {unknown}
	*   Anything.
	*/
	function one(value, ...parameters) {
		/** @type {Handler|undefined} */
		let fn = one.invalid;
		const handlers = one.handlers;
		if (value && own$2.call(value, key)) {
			const id = String(value[key]);
			fn = own$2.call(handlers, id) ? handlers[id] : one.unknown;
		}
		if (fn) return fn.call(this, value, ...parameters);
	}
	one.handlers = settings.handlers || {};
	one.invalid = settings.invalid;
	one.unknown = settings.unknown;
	return one;
}

// node_modules/mdast-util-to-markdown/lib/configure.js
/**
* @import {Options, State} from './types.js'
*/
const own$1 = {}.hasOwnProperty;
/**
* Configure a base state w/ an extension.
*
* @param {State} base
*   Base state to configure.
* @param {Options} extension
*   Extension to apply.
* @returns {State}
*   Given `base`.
*/
function configure(base, extension) {
	let index = -1;
	/** @type {keyof Options} */
	let key;
	if (extension.extensions) while (++index < extension.extensions.length) configure(base, extension.extensions[index]);
	for (key in extension) if (own$1.call(extension, key)) switch (key) {
		case "extensions": break;
		/* c8 ignore next 4 */
		case "unsafe":
			list$1(base[key], extension[key]);
			break;
		case "join":
			list$1(base[key], extension[key]);
			break;
		case "handlers":
			map(base[key], extension[key]);
			break;
		default: base.options[key] = extension[key];
	}
	return base;
}
/**
* Merge arrays from the extension into the base state.
*
* @template T
*   Kind.
* @param {Array<T>} left
*   List to merge into.
* @param {Array<T> | null | undefined} right
*   List to merge from.
* @returns {undefined}
*   Nothing.
*/
function list$1(left, right) {
	if (right) left.push(...right);
}
/**
* Merge objects from the extension into the base state.
*
* @template T
*   Kind.
* @param {Record<string, T>} left
*   Object to merge into.
* @param {Record<string, T> | null | undefined} right
*   Object to merge from.
* @returns {undefined}
*   Nothing.
*/
function map(left, right) {
	if (right) Object.assign(left, right);
}

// node_modules/mdast-util-to-markdown/lib/join.js
/**
* @import {Join} from 'mdast-util-to-markdown'
*/
/** @type {Array<Join>} */
const join = [joinDefaults];
/**
* Default join function.
*
* @type {Join}
*/
function joinDefaults(left, right, parent, state) {
	if (right.type === "code" && formatCodeAsIndented(right, state) && (left.type === "list" || left.type === right.type && formatCodeAsIndented(left, state))) return false;
	if ("spread" in parent && typeof parent.spread === "boolean") {
		if (parent.spread) return 1;
		if (left.type === "html") {
			const kind = htmlKind(left.value);
			if (kind === void 0 || kind === 6 || kind === 7) return 1;
		}
		if (left.type === "blockquote" && right.type === "blockquote") return 1;
		if ((left.type === "definition" || left.type === "paragraph") && right.type === "list" && (right.ordered && typeof right.start === "number" && right.start !== 1 || right.children.length > 0 && right.children[0].children.length === 0)) return 1;
		if (left.type === "paragraph" && right.type === "thematicBreak" && checkRule(state) === "-" && !state.options.ruleSpaces) return 1;
		let tail = left;
		while ((tail.type === "blockquote" || tail.type === "list" || tail.type === "listItem") && tail.children.length > 0) tail = tail.children[tail.children.length - 1];
		if (tail.type !== "definition" && tail.type !== "paragraph") return 0;
		if (right.type === "code" && formatCodeAsIndented(right, state)) return 1;
		if (right.type === "html") {
			const kind = htmlKind(right.value);
			if (kind === void 0 || kind === 7) return 1;
		}
		if ((left.type === "paragraph" || left !== tail) && (right.type === "definition" || right.type === "heading" && formatHeadingAsSetext(right, state) || right.type === "paragraph")) return 1;
		return 0;
	}
}

// node_modules/mdast-util-to-markdown/lib/unsafe.js
/**
* @import {ConstructName, Unsafe} from 'mdast-util-to-markdown'
*/
/**
* List of constructs that occur in phrasing (paragraphs, headings), but cannot
* contain things like attention (emphasis, strong), images, or links.
* So they sort of cancel each other out.
* Note: could use a better name.
*
* @type {Array<ConstructName>}
*/
const fullPhrasingSpans = [
	"autolink",
	"destinationLiteral",
	"destinationRaw",
	"reference",
	"titleQuote",
	"titleApostrophe"
];
/** @type {Array<Unsafe>} */
const unsafe = [
	{
		character: "	",
		after: "[\\r\\n]",
		inConstruct: "phrasing"
	},
	{
		character: "	",
		before: "[\\r\\n]",
		inConstruct: "phrasing"
	},
	{
		character: "	",
		inConstruct: ["codeFencedLangGraveAccent", "codeFencedLangTilde"]
	},
	{
		character: "\r",
		inConstruct: [
			"codeFencedLangGraveAccent",
			"codeFencedLangTilde",
			"codeFencedMetaGraveAccent",
			"codeFencedMetaTilde",
			"destinationLiteral",
			"headingAtx"
		]
	},
	{
		character: "\n",
		inConstruct: [
			"codeFencedLangGraveAccent",
			"codeFencedLangTilde",
			"codeFencedMetaGraveAccent",
			"codeFencedMetaTilde",
			"destinationLiteral",
			"headingAtx"
		]
	},
	{
		character: "\r",
		before: "[\\r\\n]",
		inConstruct: "phrasing"
	},
	{
		character: "\r",
		after: "\\r",
		inConstruct: "phrasing"
	},
	{
		character: "\n",
		before: "\\n",
		inConstruct: "phrasing"
	},
	{
		character: "\n",
		after: "[\\r\\n]",
		inConstruct: "phrasing"
	},
	{
		character: " ",
		after: "[\\r\\n]",
		inConstruct: "phrasing"
	},
	{
		character: " ",
		before: "[\\r\\n]",
		inConstruct: "phrasing"
	},
	{
		character: " ",
		inConstruct: ["codeFencedLangGraveAccent", "codeFencedLangTilde"]
	},
	{
		character: "!",
		after: "\\[",
		inConstruct: "phrasing",
		notInConstruct: fullPhrasingSpans
	},
	{
		character: "\"",
		inConstruct: "titleQuote"
	},
	{
		atBreak: true,
		character: "#"
	},
	{
		character: "#",
		inConstruct: "headingAtx",
		after: "(?:[\r\n]|$)"
	},
	{
		character: "&",
		after: "[#A-Za-z]",
		inConstruct: [
			"codeFencedLangGraveAccent",
			"codeFencedLangTilde",
			"codeFencedMetaGraveAccent",
			"codeFencedMetaTilde",
			"destinationLiteral",
			"destinationRaw",
			"phrasing",
			"titleApostrophe",
			"titleQuote"
		]
	},
	{
		character: "'",
		inConstruct: "titleApostrophe"
	},
	{
		character: "(",
		inConstruct: "destinationRaw"
	},
	{
		before: "\\]",
		character: "(",
		inConstruct: "phrasing",
		notInConstruct: fullPhrasingSpans
	},
	{
		atBreak: true,
		before: "\\d+",
		character: ")"
	},
	{
		character: ")",
		inConstruct: "destinationRaw"
	},
	{
		atBreak: true,
		character: "*",
		after: "(?:[ 	\r\n*])"
	},
	{
		character: "*",
		inConstruct: "phrasing",
		notInConstruct: fullPhrasingSpans
	},
	{
		atBreak: true,
		character: "+",
		after: "(?:[ 	\r\n])"
	},
	{
		atBreak: true,
		character: "-",
		after: "(?:[ 	\r\n-])"
	},
	{
		atBreak: true,
		before: "\\d+",
		character: ".",
		after: "(?:[ 	\r\n]|$)"
	},
	{
		atBreak: true,
		character: "<",
		after: "[!/?A-Za-z]"
	},
	{
		character: "<",
		after: "[!/?A-Za-z]",
		inConstruct: "phrasing",
		notInConstruct: fullPhrasingSpans
	},
	{
		character: "<",
		inConstruct: "destinationLiteral"
	},
	{
		atBreak: true,
		character: "="
	},
	{
		atBreak: true,
		character: ">"
	},
	{
		character: ">",
		inConstruct: "destinationLiteral"
	},
	{
		atBreak: true,
		character: "["
	},
	{
		character: "[",
		inConstruct: "phrasing",
		notInConstruct: fullPhrasingSpans
	},
	{
		character: "[",
		inConstruct: ["label", "reference"]
	},
	{
		character: "\\",
		after: "[\\r\\n]",
		inConstruct: "phrasing"
	},
	{
		character: "]",
		inConstruct: ["label", "reference"]
	},
	{
		atBreak: true,
		character: "_"
	},
	{
		character: "_",
		inConstruct: "phrasing",
		notInConstruct: fullPhrasingSpans
	},
	{
		atBreak: true,
		character: "`"
	},
	{
		character: "`",
		inConstruct: ["codeFencedLangGraveAccent", "codeFencedMetaGraveAccent"]
	},
	{
		character: "`",
		inConstruct: "phrasing",
		notInConstruct: fullPhrasingSpans
	},
	{
		atBreak: true,
		character: "~"
	},
	{
		character: "<",
		inConstruct: "autolink"
	},
	{
		character: ">",
		inConstruct: "autolink"
	},
	{
		character: "",
		inConstruct: "autolink"
	}
];
let code$1 = -1;
while (++code$1 < 33) unsafe.push({
	character: String.fromCharCode(code$1),
	inConstruct: "autolink"
});

// node_modules/mdast-util-to-markdown/lib/util/association.js
/**
* @import {AssociationId} from '../types.js'
*/
/**
* Get an identifier from an association to match it to others.
*
* Associations are nodes that match to something else through an ID:
* <https://github.com/syntax-tree/mdast#association>.
*
* The `label` of an association is the string value: character escapes and
* references work, and casing is intact.
* The `identifier` is used to match one association to another:
* controversially, character escapes and references don’t work in this
* matching: `&copy;` does not match `©`, and `\+` does not match `+`.
*
* But casing is ignored (and whitespace) is trimmed and collapsed: ` A\nb`
* matches `a b`.
* So, we do prefer the label when figuring out how we’re going to serialize:
* it has whitespace, casing, and we can ignore most useless character
* escapes and all character references.
*
* @type {AssociationId}
*/
function association(node) {
	if (node.label || !node.identifier) return node.label || "";
	return decodeString(node.identifier);
}

// node_modules/mdast-util-to-markdown/lib/util/compile-pattern.js
/**
* @import {CompilePattern} from '../types.js'
*/
/**
* Compiles a pattern object into a regular expression.
*
* @type {CompilePattern}
*/
function compilePattern(pattern) {
	if (!pattern._compiled) {
		const before = (pattern.atBreak ? "[\\r\\n][\\t ]*" : "") + (pattern.before ? "(?:" + pattern.before + ")" : "");
		pattern._compiled = new RegExp((pattern.beforeNode ? "^" : before ? "(" + before + ")" : "") + (/[$()*+.?[\\\]^{|}]/.test(pattern.character) ? "\\" : "") + pattern.character + (pattern.afterNode ? "$" : pattern.after ? "(?:" + pattern.after + ")" : ""), pattern.unicode ? "gu" : "g");
	}
	return pattern._compiled;
}

// node_modules/mdast-util-to-markdown/lib/util/container-flow.js
/**
* @import {State} from 'mdast-util-to-markdown'
* @import {FlowChildren, FlowParents, TrackFields} from '../types.js'
*/
/**
* Serialize the children of a parent that contains flow children.
*
* @param {FlowParents} parent
*   Parent of flow nodes.
* @param {State} state
*   Info passed around about the current state.
* @param {TrackFields} info
*   Info on where we are in the document we are generating.
* @returns {string}
*   Serialized children, joined by (blank) lines.
*/
function containerFlow(parent, state, info) {
	const indexStack = state.indexStack;
	const children = parent.children || [];
	const tracker = state.createTracker(info);
	/** @type {Array<string>} */
	const results = [];
	let index = -1;
	indexStack.push(-1);
	while (++index < children.length) {
		const child = children[index];
		indexStack[indexStack.length - 1] = index;
		results.push(tracker.move(state.handle(child, parent, state, {
			before: "\n",
			after: "\n",
			...tracker.current()
		})));
		if (child.type !== "list") state.bulletLastUsed = void 0;
		if (index < children.length - 1) results.push(tracker.move(between(child, children[index + 1], parent, state)));
	}
	indexStack.pop();
	return results.join("");
}
/**
* Determine the markdown to insert between two flow nodes.
*
* @param {FlowChildren} left
*   Left flow node.
* @param {FlowChildren} right
*   Right flow node.
* @param {FlowParents} parent
*   Parent of the flow nodes.
* @param {State} state
*   Info passed around.
* @returns {string}
*   Markdown to insert between the two flow nodes.
*/
function between(left, right, parent, state) {
	let index = state.join.length;
	while (index--) {
		const result = state.join[index](left, right, parent, state);
		if (result === true || result === 1) break;
		if (typeof result === "number") return "\n".repeat(1 + result);
		if (result === false) return "\n\n<!---->\n\n";
	}
	return "\n\n";
}

// node_modules/mdast-util-to-markdown/lib/util/indent-lines.js
/**
* @import {IndentLines} from '../types.js'
*/
const eol = /\r?\n|\r/g;
/**
* Indents each line.
*
* @type {IndentLines}
*/
function indentLines(value, map) {
	/** @type {Array<string>} */
	const result = [];
	let start = 0;
	let line = 0;
	/** @type {RegExpExecArray | null} */
	let match;
	while (match = eol.exec(value)) {
		one(value.slice(start, match.index));
		result.push(match[0]);
		start = match.index + match[0].length;
		line++;
	}
	one(value.slice(start));
	return result.join("");
	/**
	* Indents a single line.
	*
	* @param {string} value
	*   Line.
	*/
	function one(value) {
		result.push(map(value, line, !value));
	}
}

// node_modules/mdast-util-to-markdown/lib/util/safe.js
/**
* @import {Nodes} from 'mdast'
* @import {SafeConfig, State, Unsafe} from 'mdast-util-to-markdown'
*/
const own = {}.hasOwnProperty;
/**
* Make a string safe for embedding in markdown constructs.
*
* In markdown, almost all punctuation characters can, in certain cases,
* result in something.
* Whether they do is highly subjective to where they happen and in what
* they happen.
*
* To solve this, `mdast-util-to-markdown` tracks:
*
* * characters before and after something;
* * what “constructs” we are in.
*
* This information is then used by this function to escape or encode
* special characters.
*
* @param {State} state
*   Info passed around about the current state.
* @param {string | null | undefined} input
*   Raw value to make safe.
* @param {SafeConfig} config
*   Configuration.
* @returns {string}
*   Serialized markdown safe for embedding.
*/
function safe(state, input, config) {
	const value = (config.before || "") + (input || "") + (config.after || "");
	/** @type {Array<number>} */
	const positions = [];
	/** @type {Array<string>} */
	const result = [];
	/** @type {Record<number, {before: boolean, after: boolean}>} */
	const infos = {};
	const percentEncode = state.stack.includes("autolink");
	const offset = config.before ? config.before.length : 0;
	const end = value.length - (config.after ? config.after.length : 0);
	let index = -1;
	while (++index < state.unsafe.length) {
		const pattern = state.unsafe[index];
		if (!patternInScope(state.stack, pattern) || !nodeInScope(pattern.beforeNode, config.beforeNode) || !nodeInScope(pattern.afterNode, config.afterNode)) continue;
		const expression = state.compilePattern(pattern);
		const from = pattern.beforeNode ? offset : 0;
		const subject = value.slice(from, pattern.afterNode ? end : void 0);
		/** @type {RegExpExecArray | null} */
		let match;
		while (match = expression.exec(subject)) {
			const before = Boolean(pattern.before || pattern.atBreak);
			const after = Boolean(pattern.after);
			const position = from + match.index + (before ? match[1].length : 0);
			if (own.call(infos, position)) {
				if (infos[position].before && !before) infos[position].before = false;
				if (infos[position].after && !after) infos[position].after = false;
			} else {
				positions.push(position);
				infos[position] = {
					before,
					after
				};
			}
		}
	}
	positions.sort(numerical);
	let start = offset;
	index = -1;
	while (++index < positions.length) {
		const position = positions[index];
		if (position < start || position >= end) continue;
		if (value.charAt(position) === "_" && position > 0 && classifyCharacter(value.charCodeAt(position - 1)) === void 0 && !own.call(infos, position - 1) && !(position - 1 === offset && /[*_]/.test(value.charAt(offset - 1)))) {
			let sequenceEnd = position + 1;
			while (sequenceEnd < end && value.charAt(sequenceEnd) === "_") sequenceEnd++;
			const skip = sequenceEnd - position - 1;
			if (positions[index + skip] === sequenceEnd - 1 && sequenceEnd < value.length && classifyCharacter(value.charCodeAt(sequenceEnd)) === void 0 && !own.call(infos, sequenceEnd) && !(sequenceEnd === end - 1 && /[*_]/.test(value.charAt(end)))) {
				index += skip;
				continue;
			}
		}
		if (position + 1 < end && positions[index + 1] === position + 1 && infos[position].after && !infos[position + 1].before && !infos[position + 1].after || position - 1 >= offset && positions[index - 1] === position - 1 && infos[position].before && !infos[position - 1].before && !infos[position - 1].after) continue;
		if (start !== position) {
			const slice = value.slice(start, position);
			result.push(percentEncode ? slice : escapeBackslashes(slice, "\\"));
		}
		start = position + 1;
		if (percentEncode) result.push("%" + value.charCodeAt(position).toString(16).toUpperCase().padStart(2, "0"));
		else if (/[!-/:-@[-`{-~]/.test(value.charAt(position)) && (!config.encode || !config.encode.includes(value.charAt(position)))) result.push("\\" + value.charAt(position));
		else result.push(encodeCharacterReference(value.charCodeAt(position)));
	}
	const rest = value.slice(start, end);
	result.push(percentEncode ? rest : escapeBackslashes(rest, config.after));
	return result.join("");
}
/**
* Check if a node matches the node types of a pattern.
*
* @param {Array<Nodes['type']> | Nodes['type'] | null | undefined} types
*   Node types.
* @param {Nodes | undefined} node
*   Node.
* @returns {boolean}
*   Whether `node` matches `types`.
*/
function nodeInScope(types, node) {
	if (!types) return true;
	if (!node) return false;
	return typeof types === "string" ? types === node.type : types.includes(node.type);
}
/**
* Compare two numbers.
*
* @param {number} a
*   Number.
* @param {number} b
*   Other number.
* @returns {number}
*   Result.
*/
function numerical(a, b) {
	return a - b;
}
/**
* Escape backslashes in a string, considering characters that follow.
*
* @param {string} value
*   Value.
* @param {string} after
*   Characters that follow the value.
* @returns {string}
*   Escaped string.
*/
function escapeBackslashes(value, after) {
	const expression = /\\(?=[!-/:-@[-`{-~])/g;
	/** @type {Array<number>} */
	const positions = [];
	/** @type {Array<string>} */
	const results = [];
	const whole = value + after;
	let index = -1;
	let start = 0;
	/** @type {RegExpExecArray | null} */
	let match;
	while (match = expression.exec(whole)) positions.push(match.index);
	while (++index < positions.length) {
		if (start !== positions[index]) results.push(value.slice(start, positions[index]));
		results.push("\\");
		start = positions[index];
	}
	results.push(value.slice(start));
	return results.join("");
}

// node_modules/mdast-util-to-markdown/lib/util/track.js
/**
* @import {CreateTracker, TrackCurrent, TrackMove, TrackShift} from '../types.js'
*/
/**
* Track positional info in the output.
*
* @type {CreateTracker}
*/
function track(config) {
	/* c8 ignore next 5 */
	const options = config || {};
	const now = options.now || {};
	let lineShift = options.lineShift || 0;
	let line = now.line || 1;
	let column = now.column || 1;
	return {
		move,
		current,
		shift
	};
	/**
	* Get the current tracked info.
	*
	* @type {TrackCurrent}
	*/
	function current() {
		return {
			now: {
				line,
				column
			},
			lineShift
		};
	}
	/**
	* Define an increased line shift (the typical indent for lines).
	*
	* @type {TrackShift}
	*/
	function shift(value) {
		lineShift += value;
	}
	/**
	* Move past some generated markdown.
	*
	* @type {TrackMove}
	*/
	function move(input) {
		const value = input || "";
		const chunks = value.split(/\r?\n|\r/g);
		const tail = chunks[chunks.length - 1];
		line += chunks.length - 1;
		column = chunks.length === 1 ? column + tail.length : 1 + tail.length + lineShift;
		return value;
	}
}

// node_modules/mdast-util-to-markdown/lib/index.js
/**
* @import {Info, Join, Options, SafeConfig, State} from 'mdast-util-to-markdown'
* @import {Nodes} from 'mdast'
* @import {Enter, FlowParents, PhrasingParents, TrackFields} from './types.js'
*/
/**
* Turn an mdast syntax tree into markdown.
*
* @param {Nodes} tree
*   Tree to serialize.
* @param {Options | null | undefined} [options]
*   Configuration (optional).
* @returns {string}
*   Serialized markdown representing `tree`.
*/
function toMarkdown(tree, options) {
	const settings = options || {};
	/** @type {State} */
	const state = {
		associationId: association,
		bulletCurrent: void 0,
		bulletLastUsed: void 0,
		containerPhrasing: containerPhrasingBound,
		containerFlow: containerFlowBound,
		createTracker: track,
		compilePattern,
		enter,
		handlers: { ...handle },
		handle: void 0,
		indentLines,
		indexStack: [],
		join: [...join],
		options: {},
		safe: safeBound,
		stack: [],
		unsafe: [...unsafe]
	};
	configure(state, settings);
	if (state.options.tightDefinitions) state.join.push(joinDefinition);
	state.handle = zwitch("type", {
		invalid,
		unknown,
		handlers: state.handlers
	});
	let result = state.handle(phrasing(tree) ? {
		type: "root",
		children: [tree]
	} : tree, void 0, state, {
		before: "\n",
		after: "\n",
		now: {
			line: 1,
			column: 1
		},
		lineShift: 0
	});
	if (result && result.charCodeAt(result.length - 1) !== 10 && result.charCodeAt(result.length - 1) !== 13) result += "\n";
	return result;
	/**
	* Enter a construct.
	*
	* @type {Enter}
	*/
	function enter(name) {
		state.stack.push(name);
		return exit;
		/**
		* Exit a construct.
		*
		* @returns {undefined}
		*   Nothing.
		*/
		function exit() {
			state.stack.pop();
		}
	}
}
/**
* Handle an invalid value that cannot be processed.
*
* @param {unknown} value
*   Value.
* @returns {never}
*   Never.
* @throws {Error}
*   Always.
*/
function invalid(value) {
	throw new Error("Cannot handle value `" + value + "`, expected node");
}
/**
* Handle an unknown node.
*
* @param {unknown} value
*   Value.
* @returns {never}
*   Never.
* @throws {Error}
*   Always.
*/
function unknown(value) {
	throw new Error("Cannot handle unknown node `" + value.type + "`");
}
/**
* Join function for `tightDefinitions` option.
*
* @type {Join}
*/
function joinDefinition(left, right) {
	if (left.type === "definition" && left.type === right.type) return 0;
}
/**
* Serialize the children of a parent that contains phrasing children.
*
* These children will be joined flush together.
*
* @this {State}
*   Info passed around about the current state.
* @param {PhrasingParents} parent
*   Parent of flow nodes.
* @param {Info} info
*   Info on where we are in the document we are generating.
* @returns {string}
*   Serialized children, joined together.
*/
function containerPhrasingBound(parent, info) {
	return containerPhrasing(parent, this, info);
}
/**
* Serialize the children of a parent that contains flow children.
*
* These children will typically be joined by blank lines.
* What they are joined by exactly is defined by `Join` functions.
*
* @this {State}
*   Info passed around about the current state.
* @param {FlowParents} parent
*   Parent of flow nodes.
* @param {TrackFields} info
*   Info on where we are in the document we are generating.
* @returns {string}
*   Serialized children, joined by (blank) lines.
*/
function containerFlowBound(parent, info) {
	return containerFlow(parent, this, info);
}
/**
* Make a string safe for embedding in markdown constructs.
*
* In markdown, almost all punctuation characters can, in certain cases,
* result in something.
* Whether they do is highly subjective to where they happen and in what
* they happen.
*
* To solve this, `mdast-util-to-markdown` tracks:
*
* * Characters before and after something;
* * What “constructs” we are in.
*
* This information is then used by this function to escape or encode
* special characters.
*
* @this {State}
*   Info passed around about the current state.
* @param {string | null | undefined} value
*   Raw value to make safe.
* @param {SafeConfig} config
*   Configuration.
* @returns {string}
*   Serialized markdown safe for embedding.
*/
function safeBound(value, config) {
	return safe(this, value, config);
}

// src/agents/recipe/disarmed.ts
/** Switches with which a runner runs nothing, or succeeds whatever it ran. */
const DISARMING = /^(?:--help|-h|--version|--list|-list|--list-tests|--listTests|--listenvs|--collect-only|--co|--fixtures|--markers|--setup-(?:plan|only)|--cache-show|--dry|--dry-?[Rr]un|--no-run|--show|--show-only|--summary|--status|--graph|--if-present|--pass-?[Ww]ith-?[Nn]o-?[Tt]ests|--allow-?[Nn]o-?[Tt]ests|--permit-no-files|--showConfig|-DskipTests|-DskipITs|-Dmaven\.test\.(?:skip|failure).*|-DtestFailureIgnore|-fn|--fail-never|--no-bail|--exit-zero|--suppress-tests-failed|-run=\^\$|--print-config|--init|--clearCache)(?:=.*)?$/;
/** Words after which a runner does something else than to run tests. */
const OTHER_ERRANDS = {
	vitest: /^(?:list|init|bench)$/,
	jest: /^init$/,
	karma: /^(?:init|start-server|stop)$/,
	tox: /^(?:l|list|c|config|devenv|-l|-a)$/,
	nox: /^-l$/,
	pest: /^init$/,
	cucumber: /^-d$/,
	behave: /^-d$/,
	just: /^-[nls]$/,
	task: /^-[nla]$/,
	rake: /^-[nTPDW]$/,
	mvn: /^-fn$/,
	gradle: /^-[mxt]$/,
	gradlew: /^-[mxt]$/,
	grunt: /^--force$/,
	nx: /^(?:show|list|graph|report)$/
};
/** All that `make` may be told without ceasing to run its targets and to end at the first failure. */
const MAKE_OPTION = /^-(?:[sBwC]|sC|j\d*|l[\d.]*|f|O\w*)$|^--(?:silent|quiet|always-make|jobs|load-average|no-print-directory|print-directory|directory|file|makefile|output-sync|warn-undefined-variables)(?:=.*)?$/;
/** Where `-v` prints the version and ends; elsewhere it makes a run wordy. */
const SMALL_VERSION = new Set("node vitest jest tap jasmine uvu rspec cucumber cucumber-js bats cypress testcafe wdio nightwatch npm npx pnpm pnpx yarn bun bunx command c8 nyc make gmake mvn mvnw gradle gradlew".split(" "));
/** Where `-V` makes a run wordy; elsewhere it prints the version and ends. */
const CAPITAL_VERBOSE = new Set("ctest mvn mvnw gradle gradlew".split(" "));
/** Whether a flag keeps the program from running anything, or lets it succeed without having run anything. */
function isDisarmed(program, args) {
	if (args.some((arg) => DISARMING.test(arg)) || asksForVersion(program, args)) return true;
	if (program === "go") return args.includes("-c") || args[args.indexOf("-run") + 1] === "^$";
	if (["make", "gmake"].includes(program)) return args.some(isOddForMake);
	const errand = Object.hasOwn(OTHER_ERRANDS, program) ? OTHER_ERRANDS[program] : void 0;
	if (errand !== void 0 && args.some((arg) => errand.test(arg))) return true;
	return program === "ctest" && args.includes("-N");
}
function isOddForMake(arg) {
	return arg.startsWith("-") ? !MAKE_OPTION.test(arg) : /^(?:\w*MAKEFLAGS|MFLAGS|SHELL|\.SHELLFLAGS)[:+?]?=/.test(arg);
}
/** What stands after `--` is for another program, whose switches nobody here knows. */
function asksForVersion(program, args) {
	const own = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
	if (own.includes("-v") && SMALL_VERSION.has(program)) return true;
	return own.includes("-V") && !CAPITAL_VERBOSE.has(program);
}

// src/agents/recipe/programs.ts
const all = (kind, names) => Object.fromEntries(names.split(/\s+/).map((name) => [name, kind]));
/** Programs that are one thing whatever they are told to do. */
const PROGRAMS = new Map(Object.entries({
	...all("test", "vitest jest mocha ava tap tape jasmine karma uvu nightwatch testcafe wdio"),
	...all("test", "pytest py.test nose2 tox nox unittest doctest behave rspec minitest cucumber phpunit pest"),
	...all("test", "ctest bats prove busted gotestsum ginkgo"),
	...all("check", "tsc tsgo vue-tsc svelte-check eslint oxlint oxfmt prettier dprint stylelint standard xo knip"),
	...all("check", "ruff mypy pyright flake8 pylint black isort bandit vulture pyflakes"),
	...all("check", "gofmt golangci-lint staticcheck govulncheck rubocop phpstan psalm php-cs-fixer"),
	...all("check", "shellcheck shfmt hadolint yamllint actionlint markdownlint markdownlint-cli2 clang-tidy clang-format"),
	...all("check", "rollup rolldown webpack esbuild tsup tsdown cmake ninja meson javac gcc g++ clang rustc ktlint"),
	...all("no-evidence", "cd pushd popd export source . set unset alias declare local readonly umask ulimit trap eval"),
	...all("no-evidence", "echo printf true : cat tee ls pwd cp mv rm mkdir rmdir touch ln chmod sleep wait kill which type"),
	...all("no-evidence", "git corepack nvm fnm volta asdf apt apt-get brew apk pip pip3 conda createdb dropdb")
}));
/** Programs whose first word says what they do. A word that is not listed is unknown. */
const SUBCOMMANDS = /* @__PURE__ */ new Map([
	["go", {
		...all("test", "test"),
		...all("check", "vet build fmt"),
		...all("no-evidence", "mod get install generate")
	}],
	["cargo", {
		...all("test", "test t nextest"),
		...all("check", "check c clippy build b fmt doc"),
		...all("no-evidence", "fetch install")
	}],
	["deno", {
		...all("test", "test"),
		...all("check", "check lint fmt compile bundle"),
		...all("no-evidence", "install cache")
	}],
	["dotnet", {
		...all("test", "test vstest"),
		...all("check", "build format publish"),
		...all("no-evidence", "restore tool")
	}],
	["swift", {
		...all("test", "test"),
		...all("check", "build")
	}],
	["flutter", {
		...all("test", "test"),
		...all("check", "analyze build"),
		...all("no-evidence", "pub")
	}],
	["dart", {
		...all("test", "test"),
		...all("check", "analyze compile format"),
		...all("no-evidence", "pub")
	}],
	["mix", {
		...all("test", "test"),
		...all("check", "compile format credo dialyzer"),
		...all("no-evidence", "deps.get")
	}],
	["sbt", {
		...all("test", "test testOnly"),
		...all("check", "compile")
	}],
	["stack", {
		...all("test", "test"),
		...all("check", "build"),
		...all("no-evidence", "setup")
	}],
	["cabal", {
		...all("test", "test"),
		...all("check", "build check")
	}],
	["mvn", all("test", "test integration-test package verify install deploy")],
	["mvnw", all("test", "test integration-test package verify install deploy")],
	["bazel", {
		...all("test", "test"),
		...all("check", "build")
	}],
	["zig", {
		...all("test", "test"),
		...all("check", "build fmt")
	}],
	["rails", { ...all("test", "test spec") }],
	["forge", {
		...all("test", "test"),
		...all("check", "build fmt")
	}],
	["hardhat", {
		...all("test", "test"),
		...all("check", "compile")
	}],
	["playwright", {
		...all("test", "test"),
		...all("no-evidence", "install install-deps")
	}],
	["cypress", {
		...all("test", "run"),
		...all("no-evidence", "install verify")
	}],
	["ng", {
		...all("test", "test e2e"),
		...all("check", "build lint")
	}],
	["react-scripts", {
		...all("test", "test"),
		...all("check", "build")
	}],
	["biome", { ...all("check", "check ci lint format") }],
	["astro", { ...all("check", "check build") }],
	["next", { ...all("check", "build lint") }],
	["vite", { ...all("check", "build") }],
	["docker", {
		...all("check", "build"),
		...all("no-evidence", "pull")
	}],
	["bundle", { ...all("no-evidence", "install check") }],
	["poetry", {
		...all("check", "check build"),
		...all("no-evidence", "install sync")
	}],
	["uv", {
		...all("check", "build"),
		...all("no-evidence", "sync pip venv lock")
	}]
]);
/** Programs that take the names of tasks somebody defined; any of the words may be one. */
const TASK_RUNNERS = new Set("make gmake just task rake mvn mvnw gradle gradlew nx turbo lerna composer grunt gulp ant tox-run".split(" "));
/** Package managers that run the scripts of a manifest. */
const PACKAGE_MANAGERS = /* @__PURE__ */ new Set([
	"npm",
	"pnpm",
	"yarn",
	"bun"
]);
const INSTALLS = new Set("install i ci add clean-install rebuild update up link dedupe audit config set get version pack login cache fetch import".split(" "));
/** Programs that start another one: how many words of their own they take before it. */
const WRAPPERS = new Map([
	...[
		"env",
		"sudo",
		"nice",
		"nohup",
		"command",
		"exec",
		"xvfb-run",
		"stdbuf",
		"cross-env",
		"dotenv",
		"npx",
		"pnpx",
		"bunx"
	].map((name) => [name, 0]),
	...[
		"c8",
		"nyc",
		"uvx",
		"time",
		"caffeinate"
	].map((name) => [name, 0]),
	["timeout", 1]
]);
/** Pairs of words that start another program. */
const WRAPPER_PAIRS = new Set("npm exec,npm x,pnpm exec,pnpm dlx,yarn exec,yarn dlx,bun x,bundle exec,poetry run,uv run,pipenv run,pdm run,hatch run,rye run,mise exec,direnv exec".split(","));
/** Programs that run a file in a language of their own. */
const INTERPRETERS = new Set("node tsx ts-node bun deno python python3 ruby php perl bash sh".split(" "));
const TEST_WORDS = /^(?:test|tests|tester|testing|spec|specs|e2e|unit|integration|smoke|jest|vitest|mocha|pytest|playwright|cypress)$/;
const CHECK_WORDS = /^(?:build|compile|bundle|lint|linter|eslint|typecheck|types|type|tsc|check|checks|format|fmt|prettier|package|assemble|vet|clippy|style)$/;
/** Words of tasks that make something ready for tests, or clean up after them. */
const CHORE_WORDS = /^(?:deps|dependencies|setup|up|down|teardown|install|start|stop|clean|cleanup|prepare|bootstrap|init|seed|serve|generate|gen|fixtures?|data|list|help|reports?|results?|kill|pull)$/;
/** Words of files that tests use. */
const HELPER_WORDS = /^(?:helpers?|servers?|libs?|utils?|common|conftest|mocks?|env|db|config|globals?|factory|factories|support|docker)$/;
/** What the name of a script or task says: `test:unit` tests; `build`, `lint`, `test:types` and `test:setup` do not. */
function kindOfTaskName(name) {
	if (INSTALLS.has(name)) return "no-evidence";
	const words = name.toLowerCase().split(/[^a-z0-9]+/);
	const isCheck = words.some((word) => CHECK_WORDS.test(word));
	const isChore = words.some((word) => CHORE_WORDS.test(word));
	if (words.some((word) => TEST_WORDS.test(word)) && !isCheck && !isChore) return "test";
	return isCheck ? "check" : "unknown";
}
/** What the path of a script file says: `scripts/run-tests.sh` and `test/all.js` test. */
function kindOfFile(path) {
	const parts = path.split("/");
	const kinds = parts.map(kindOfTaskName);
	const words = (parts.at(-1) ?? "").toLowerCase().split(/[^a-z0-9]+/);
	if (words.some((word) => CHORE_WORDS.test(word) || HELPER_WORDS.test(word)) && !isTestFile(words)) return "unknown";
	if (kinds.includes("test")) return "test";
	return kinds.at(-1) === "check" ? "check" : "unknown";
}
/** `server.test.js` tests, `server.js` beside it does not. */
function isTestFile(words) {
	return words.some((word) => TEST_WORDS.test(word)) && !words.some((word) => CHORE_WORDS.test(word));
}

// src/agents/recipe/shown.ts
const MAX_DEPTH$1 = 8;
/** The commands of a shell script whose failure it would show: not the left side of `||`, nothing in the background, nothing that a
*  condition may leave out, nothing after what may end the script or its strictness. Out: null for what is no valid shell. Throws: never. */
function shownCommands(script) {
	const { commands, errors } = parse$1(script);
	if (errors !== void 0 && errors.length > 0) return null;
	return commands.some(hasFunction) ? [] : ofList(commands, "all", 0);
}
/** A function may bear the name of any command. */
function hasFunction(root) {
	let isFound = root.type === "Function";
	forEachChild(root, (child) => {
		isFound ||= hasFunction(child);
	});
	return isFound;
}
function ofList(statements, showing, depth) {
	const shown = [];
	for (const [index, statement] of statements.entries()) {
		if (escapeOf(statement) !== null) break;
		const isLast = index === statements.length - 1;
		const isList = statement.command.type === "AndOr";
		if (isLast || showing === "all" || showing === "statements" && !isList) shown.push(...ofStatement(statement, showing, depth));
	}
	return shown;
}
function ofStatement(statement, showing, depth) {
	if (statement.background === true || isConditional(statement)) return [];
	const { command } = statement;
	if (command.type !== "AndOr") return ofNode(command, showing, depth);
	let shown = [];
	for (const [index, node] of command.commands.entries()) if (command.operators[index - 1] === "||") shown = isFailure(node) ? shown : [];
	else shown.push(...ofNode(node, "last", depth));
	return shown;
}
function ofNode(node, showing, depth) {
	if (depth > MAX_DEPTH$1) return [];
	if (node.type === "Command") return [node];
	if (node.type === "Redirected") return ofNode(node.command, showing, depth + 1);
	if (node.type === "Pipeline" && !isNegated(node)) return node.commands.flatMap((part) => ofNode(part, showing, depth + 1));
	if (!(node.type === "Subshell" || node.type === "BraceGroup")) return [];
	return ofList(node.body.commands, showing === "all" ? "statements" : showing, depth + 1);
}

// src/agents/recipe/classify.ts
const STRENGTH = [
	"no-evidence",
	"unknown",
	"check",
	"test"
];
const MAX_DEPTH = 8;
/** What the success of a shell script proves. Only commands count whose failure the script would show. Throws: never. */
function classifyScript(script, depth = 0) {
	const commands = depth > MAX_DEPTH ? null : shownCommands(script);
	return commands === null ? "unknown" : strongest(commands.map((command) => kindOfWords(wordsOf(command), depth)));
}
function strongest(kinds) {
	return STRENGTH[Math.max(0, ...kinds.map((kind) => STRENGTH.indexOf(kind)))] ?? "no-evidence";
}
function kindOfWords(words, depth) {
	const [path, ...args] = words;
	if (path === void 0) return "no-evidence";
	if (/[\s;&|]/.test(path)) return "unknown";
	const script = shellStringOf(words);
	if (script !== null) return isOneCommand(script) ? classifyScript(script, depth + 1) : "no-evidence";
	const program = path.slice(path.lastIndexOf("/") + 1);
	if (isDisarmed(program, optionsOf(isPair(program, args) ? args.slice(1) : args))) return "unknown";
	const inner = unwrap(program, args);
	if (inner !== null) return depth > MAX_DEPTH ? "unknown" : kindOfWords(inner, depth + 1);
	const kind = kindOfProgram(path, program, args, depth);
	return kind === "test" && isDisarmed(program, args) ? "unknown" : kind;
}
/** The options before the first word: `command -v vitest` starts nothing. */
function optionsOf(args) {
	const end = args.findIndex((arg) => !arg.startsWith("-"));
	return end === -1 ? args : args.slice(0, end);
}
/** The command that a wrapper starts, or null when this is no wrapper. */
function unwrap(program, args) {
	const own = isPair(program, args) ? 0 : WRAPPERS.get(program);
	if (own === void 0) return null;
	let rest = args.slice(isPair(program, args) ? 1 : 0);
	while (rest[0] !== void 0 && (rest[0].startsWith("-") || /^[A-Za-z_]\w*=/.test(rest[0]))) rest = rest.slice(1);
	return rest.slice(own);
}
/** `npm exec`, `uv run` */
function isPair(program, args) {
	return WRAPPER_PAIRS.has(`${program} ${args[0] ?? ""}`);
}
function kindOfProgram(path, program, args, depth) {
	const words = positionals(args, program);
	const subcommands = SUBCOMMANDS.get(program) ?? {};
	if (PACKAGE_MANAGERS.has(program)) return kindOfScript(program, words);
	if (TASK_RUNNERS.has(program)) return kindOfTasks(words, subcommands);
	if (program === "deno" && words[0] === "task") return kindOfTaskName(words[1] ?? "");
	const sub = kindIn(subcommands, words[0] ?? "");
	if (sub !== void 0) return sub;
	const known = PROGRAMS.get(program);
	if (known !== void 0) return known;
	if (INTERPRETERS.has(program)) return kindOfInterpreter(program, args, depth);
	return path.includes("/") ? kindOfFile(path) : "unknown";
}
function kindIn(kinds, word) {
	return Object.hasOwn(kinds, word) ? kinds[word] : void 0;
}
function kindOfTasks(words, phases) {
	if (words.length === 0) return "check";
	return strongest(words.map((word) => kindIn(phases, word) ?? kindOfTaskName(word)));
}
/** `npm test`, `npm run lint`, `yarn vitest`, `pnpm --filter web test`, `yarn workspace web test`. */
function kindOfScript(manager, words) {
	let [name = "install", ...rest] = words;
	if (name === "workspace") [name = "", ...rest] = rest.slice(1);
	if (name === "workspaces" && rest[0] === "foreach") [name = "", ...rest] = rest.slice(1);
	if ([
		"run",
		"run-script",
		"rum",
		"urn"
	].includes(name)) return kindOfTaskName(rest[0] ?? "");
	if (manager === "npm") return ["t", "tst"].includes(name) ? "test" : kindOfTaskName(name);
	const script = kindOfTaskName(name);
	return script === "unknown" ? kindOfWords([name, ...rest], MAX_DEPTH) : script;
}
function kindOfInterpreter(program, args, depth) {
	if (args.some((arg) => arg === "--test" || arg.startsWith("--test="))) return "test";
	const module = args[args.indexOf("-m") + 1];
	if (program.startsWith("python") && args.includes("-m") && module !== void 0) return kindOfWords([module, ...args.slice(args.indexOf("-m") + 2)], depth + 1);
	if (program === "bash" || program === "sh" ? !optionsOf(args).every((arg) => SHELL_SWITCH.test(arg)) : args.some((arg) => NOT_A_RUN.test(arg))) return "unknown";
	const file = positionals(args, program).find((word) => word !== "run");
	return file === void 0 ? "unknown" : kindOfFile(file);
}
/** Switches of interpreters that check a file or take a text instead of running one. */
const NOT_A_RUN = /^(?:-[a-z]*[cnlep]|--eval|--print|--check|--syntax-check)$/;
const SHELL_SWITCH = /^-[eluvx]+$/;
const VALUE_OPTIONS = new Set("-w --workspace -C --dir --cwd --prefix --filter -F -f --file --manifest-path --project --import --require -r --loader -W -X".split(" "));
/** The words that are not options, up to `--`. */
function positionals(args, program) {
	const found = [];
	let isValue = false;
	for (const arg of args) {
		if (arg === "--") break;
		const isOption = arg.startsWith("-");
		if (!isOption && !isValue) found.push(arg);
		isValue = isOption && VALUE_OPTIONS.has(arg) && !isFlagOf(program, arg);
	}
	return found;
}
/** `-w` names a workspace in npm and the root in pnpm; `-r` is recursive in package managers and preloads in node. */
function isFlagOf(program, option) {
	return option === "-w" && program !== "npm" || option === "-r" && program !== "node";
}

// src/agents/recipe/known-command.ts
const INSTALLING$1 = /^(?:npm|pnpm|yarn|bun|pip3?|uv|poetry|bundle|composer|go mod) (?:ci|install|i|sync|download)\b/;
const HARMLESS = /^(?:cd|export|set|echo|true|pwd|:)(?:\s|$)/;
/** Words of known commands that reach out of the checkout or undo work, and what hides a command in a word. */
const DANGEROUS = /(?:^|[^A-Za-z])(?:deploy|publish|release|push|upload|docker|apply|destroy|migrate|seed|reset)\w*(?:$|[^A-Za-z])|`|\$\(|sh\s+-\w*c\b/i;
/** Words of known commands that never end. */
const ENDLESS = /(?:^|[^A-Za-z])(?:watch\w*|dev|serve|start|preview)(?:$|[^A-Za-z])/i;
const PLAIN_OPTION = /\s--?(?!watch|serve|apply|publish|deploy|push)[A-Za-z][\w-]*/gi;
/** Programs that mark a text as a command though nobody here knows what it does. */
const OTHER_PROGRAMS = new Set("curl wget docker docker-compose podman kubectl helm terraform ssh psql mysql sqlite3 http".split(" "));
/** Whether this is a command whose meaning is known: tests, builds, type checks, linters, installing what they need. A bare path is
*  more often a file that is spoken of. */
function isKnownCommand(text) {
	if (/^[^\s./][^\s]*\/\S*$/.test(text)) return false;
	const kind = classifyScript(text);
	return kind === "test" || kind === "check" || INSTALLING$1.test(text);
}
/** Whether every command of this script is known, and none could do harm or run on without end: it may be run wherever the plan
*  names it, without having said "run". */
function isHarmlessCommand(text) {
	const words = /sh\s+-\w*c\b/.test(text) ? text : text.replaceAll(PLAIN_OPTION, " ");
	if (!isKnownCommand(text) || DANGEROUS.test(words)) return false;
	if (ENDLESS.test(words) && !INSTALLING$1.test(text)) return false;
	const { commands, errors } = parse$1(text);
	if (errors !== void 0 && errors.length > 0) return false;
	return commands.every(({ command }) => isEveryCommandKnown(command, text));
}
function isEveryCommandKnown(node, script) {
	if (node.type === "Command") {
		const own = script.slice(node.pos, node.end);
		return isKnownCommand(own) || HARMLESS.test(own) || node.name === void 0;
	}
	let areKnown = true;
	forEachChild(node, (child) => {
		areKnown &&= isEveryCommandKnown(child, script);
	});
	return areKnown;
}
/** Whether this may be run wherever the plan names it: harmless, or what commands that follow stand on. */
function isRunWhereNamed(text) {
	return isHarmlessCommand(text) || isStateCommand(text);
}
/** Whether this only goes to a folder or sets a variable. */
function isStateCommand(text) {
	return /^(?:cd|pushd)\s+[^\s;&|`$()]+$|^export\s+\w+=[^\s;&|`$()]*$/.test(text);
}
/** Whether a code span can be a command at all: not a file, an address, a setting or a key. */
function looksLikeCommand(text) {
	if (text === "" || /^(?:https?:|\/|#|<)/.test(text)) return false;
	if (/\s/.test(text)) return !/^[\w.]+\s*[=:]\s/.test(text);
	return text.startsWith("./") || isKnownCommand(text) || /^[a-z][\w-]*$/.test(text);
}
/** Whether a code span is surely a command, known or not: several words of which the first is a program. */
function isSurelyCommand(text) {
	const [program = "", ...args] = text.split(/\s+/);
	const isProgram = [
		PROGRAMS,
		SUBCOMMANDS,
		PACKAGE_MANAGERS,
		TASK_RUNNERS,
		INTERPRETERS,
		WRAPPERS,
		OTHER_PROGRAMS
	].some((table) => table.has(program));
	return isKnownCommand(text) || args.length > 0 && (isProgram || program.startsWith("./"));
}

// src/agents/recipe/mentions.ts
const FAILING$1 = /\b(?:fail|break|broke|complain|error|regress|warn)\w*/i;
const FORBIDDING = /\b(?:(?:do|does|must|should|need|will)(?:n['’]t| not)|never|not|without|avoid|skip|no need to|instead of|rather than|unlike|other than|in place of|except|omit|leave out|no longer)\b/i;
/** Words that set a command aside, on either side of it. */
const DISMISSING = /\b(?:broken|flaky|ignor(?:e|es|ed|ing)|skip(?:s|ped|ping)?|disabled|deprecated|obsolete|optional|out of scope|not needed)\b/i;
const DISMISSED_AFTER = new RegExp(`^[\\s|:,(→>–—-]*(?:(?:which|that|it|this|is|are|was|it['’]s|currently|known|to|be|can|may|should|still|temporarily|please|just|for now|do|don['’]t|not)\\s+)*(?:${DISMISSING.source}|(?:do not|don['’]t) run\\b)(.*)$`, "i");
const CONDITION = /\b(?:if|unless|when|whenever|in case|optionally|on failure)\b/i;
const ALTERNATIVE = /\bor\b[\s(:]*(?:run\s*)?$/i;
const FAILS_AFTER = /^[\s|:,(→>-]*(?:(?:must|should|shall|will|may|still|currently|now|always)\s+)*(?:fails?\b|exits? (?:with )?(?:exit )?(?:code |status )?(?:1\b|non-?zero)|is red\b|(?:is|are|be|need|must|should)(?: not|n['’]t)(?: be)? (?:run|needed|required|expected|necessary)|is (?:optional|skipped|forbidden)\b)/i;
/** What is taken away cannot be run. */
const GONE_AFTER = /^\s*(?:script |command |step |target |task )?(?:(?:is|are|was|were|has been|have been|gets?) (?:\w+ )?(?:removed|deleted|gone|dropped|renamed|replaced)|no longer exists?)\b/i;
/** "You must not skip `npm test`" */
const INSISTING = /(?:\bnot|\bnever|n['’]t)\s+(?:to\s+)?(?:skip|avoid|forget|omit)\b/i;
const CONDITION_AFTER = /^[\s,]*(?:only |just |but )*(?:if|unless|when|in case)\b/i;
const ABOUT_RESULT = /\b(?:pass\w*|clean\w*|green|succe\w+|fail\w*|errors?|warnings?|complain\w*|exit\w*|status|happy|run\w*|execut\w*|check\w*|verif\w*|lint|test|build)\b/i;
/** Sorts the commands of a paragraph that are not in `told`. A name of one word is taken for a command only beside words of its
*  result: "written in `vitest`" speaks of a library. */
function mentionsOf(tokens, told) {
	const run = [];
	const named = [];
	const words = tokens.map(({ kind, value }) => kind === "text" ? value : "").join(" ");
	const isAboutResult = ABOUT_RESULT.test(words);
	for (const [index, { kind, value }] of tokens.entries()) {
		if (kind === "text" || told.includes(value) || !isSurelyCommand(value)) continue;
		((/\s/.test(value) || isAboutResult || words.trim() === "") && isRunWhereNamed(value) && !isExcepted(tokens, index) ? run : named).push(value);
	}
	return {
		run,
		named
	};
}
function isExcepted(tokens, index) {
	const before = clauseBefore(tokens, index);
	const after = textAfter(tokens, index);
	const isAfter = FAILS_AFTER.test(after) || CONDITION_AFTER.test(after);
	return isDismissed(tokens, index) || CONDITION.test(before) || ALTERNATIVE.test(before) || isAfter;
}
/** Whether the sentence says not to run this command, to run another in its place, or that it is broken or gone. */
function isDismissed(tokens, index) {
	const before = clauseBefore(tokens, index);
	const after = textAfter(tokens, index);
	if (GONE_AFTER.test(after) || isElsewhere(tokens, index)) return true;
	const [, rest] = DISMISSED_AFTER.exec(after) ?? [];
	const isOfNext = rest?.trim() === "" && tokens[index + 2] !== void 0;
	return isForbidding(before) || rest !== void 0 && !isOfNext;
}
function isForbidding(words) {
	if (INSISTING.test(words)) return false;
	return DISMISSING.test(words) || FORBIDDING.test(words) && !FAILING$1.test(words);
}
/** Whether the sentence puts this command into a folder, "in `api`", where nobody here can follow with certainty: the same command at
*  the root says nothing of it. */
function isElsewhere(tokens, index) {
	const before = tokens[index - 3];
	const isBefore = isFolder(tokens[index - 2]) && before?.kind === "text" && /\b(?:in|inside|from|within|under)(?: the)?\s*$/i.test(before.value);
	const isAfter = isFolder(tokens[index + 2]) && /^\s*(?:(?:must |should )?pass(?:es)? )?(?:in|inside|from|within|under)(?: the)?(?: folder| directory)?\s*$/i.test(textAfter(tokens, index));
	return isBefore || isAfter;
}
function isFolder(token) {
	return token?.kind === "code" && /^[\w@-][\w@./-]*$/.test(token.value) && !/\.\w+$/.test(token.value);
}
/** Whether these words stand over a list or a block of what is not to be run: "Skip these:" */
function bansWhatFollows(tokens, isHeading) {
	const last = tokens.at(-1);
	if (last?.kind !== "text" || !(isHeading || /:\s*$/.test(last.value))) return false;
	return isForbidding(clauseBefore(tokens, tokens.length));
}
function textAfter(tokens, index) {
	const next = tokens[index + 1];
	return next?.kind === "text" ? next.value : "";
}
/** The words of the same clause that stand before a code span. */
function clauseBefore(tokens, index) {
	return tokens.slice(0, index).map(({ kind, value }) => kind === "text" ? value : "·").join(" ").replaceAll(/\([^()]*·[^()]*\)/g, " ").split(/[.;!?](?:\s|$)|\||\b(?:but|instead,)\s/).at(-1) ?? "";
}

// src/agents/recipe/instructions.ts
const RUN = /^(?:(?:please|then|also|first|next|finally|now|lastly),?\s+)*(?:re-?run|run|execute|invoke)\b/i;
const FILLERS = /^[\s:,]*(?:(?:both|again|also|once|commands?|following|with|via|using|in order)[\s:,]*)*$/i;
const AND = /^[\s,;]*(?:and|then|and then|&|\+)?[\s,;]*(?:run\s*)?$/i;
const OTHERWISE = /\b(?:not|never|without|instead|unless|if|or|before|after|don't|when)\b/i;
const CHECK = /^\s*(?:\[[ x]\]\s*)?(?:(?:check|confirm|ensure|verify|assert|make sure|see)(?: that)?:?)?\s*(?:running\s*)?$/i;
const MODAL = "(?:(?:must|should|shall|has to|have to|needs? to|will|still|also|both|all|always)\\s+)*";
const ZERO = "(?:0|zero)";
const RESULT = [
	"pass(?:es)?",
	"succeeds?",
	`exits? (?:with )?(?:an? )?(?:exit )?(?:code |status )?(?:of )?${ZERO}`,
	`(?:returns?|has|have|gives?) (?:an? )?(?:exit )?(?:code |status )?(?:of )?${ZERO}`,
	`exit (?:code|status):? (?:is )?${ZERO}`,
	"(?:is|are|be|stays?|remains?) (?:green|clean|successful)",
	"(?:reports?|shows?|prints?|has|have|gives?|finds?) (?:no|0|zero) (?:errors?|failures?)",
	"runs? (?:clean|cleanly|green)",
	"(?:runs?|finish(?:es)?|completes?|ends?) (?:successfully|without (?:any )?(?:errors?|failures?))"
].join("|");
const MANNER = "(?:,? (?:cleanly|successfully|without (?:any )?(?:errors?|failures?)|with (?:no|0|zero) (?:errors?|failures?)))?";
const PASSES = new RegExp(`^[\\s:,–—-]*(?:→\\s*)?${MODAL}(?:${RESULT})${MANNER}`, "i");
/** What a sentence may call its command, and what the command must then be. */
const SUBJECT = "(?:the |all |all the |our )?(?:(?<tests>(?:unit )?tests?(?: suite| run)?|suite)|(?<checks>lint(?:er|ing|ers)?|type[- ]?check(?:s|er|ing)?|types|build|checks?|format(?:ter|ting)?|compiler|compilation)|install(?:ation)?)";
/** "All tests pass: ", "The build succeeds (" */
const LABEL_PASSES = new RegExp(`^\\s*${SUBJECT} ${MODAL}(?:${RESULT})${MANNER}\\s*[:(–—-]\\s*$`, "i");
/** "The linter (" */
const LABEL = new RegExp(`^\\s*${SUBJECT}\\s*\\(\\s*$`, "i");
/** "Lint with " */
const VERB_WITH = /^\s*(?:please |then )?(?:(?<tests>test)|(?<checks>lint|build|compile|type[- ]?check|format)|install|check|verify|validate)(?: (?:it|this|everything|the (?:code|change|project|dependencies)|dependencies))?(?: (?:with|using|via|by running|by))\s*:?\s*$/i;
const END = /^\s*\)?\s*[.!;,]?\s*$/;
/** Flattens a sentence. Struck text, images and HTML say nothing. */
function tokensOf(phrases) {
	const tokens = [];
	for (const token of phrases.flatMap(flatten)) {
		const before = tokens.at(-1);
		if (token.kind === "text" && before?.kind === "text") tokens.splice(-1, 1, {
			kind: "text",
			value: before.value + token.value
		});
		else tokens.push(token);
	}
	return tokens;
}
function flatten(node) {
	if (node.type === "inlineCode") return [{
		kind: "code",
		value: node.value.trim()
	}];
	if (node.type === "text") return [{
		kind: "text",
		value: node.value.replaceAll(/\s+/g, " ")
	}];
	if (node.type === "break") return [{
		kind: "text",
		value: " "
	}];
	return node.type === "strong" || node.type === "emphasis" || node.type === "link" ? node.children.flatMap(flatten) : [];
}
/** The commands that an item tells one to run: "Run `a` and `b`", "Check that `a` passes", or, in a list item, "`a`: why" with a
*  command that is known to test or to check. */
function instructedCommands(tokens, isListItem) {
	const claim = passClaimOf(tokens);
	const isHere = (command) => tokens.some(({ kind, value }, index) => kind === "code" && value === command && !isElsewhere(tokens, index));
	if (claim !== null) return claim.commands.filter(isHere);
	const [first, second] = tokens;
	if (first?.kind === "text") return RUN.test(first.value.trimStart()) ? commandsToRun(tokens) : [];
	const isLabelled = second === void 0 || /^\s*(?:[:;,.(–—]|-\s|→|->)/.test(second.value);
	const isTold = isListItem && isLabelled && !isDismissed(tokens, 0);
	return first !== void 0 && isTold && isKnownCommand(first.value) ? [first.value] : [];
}
function commandsToRun(tokens) {
	const commands = [];
	let isAfterCommand = false;
	for (const [index, { kind, value }] of tokens.entries()) {
		if (kind !== "code") continue;
		const words = tokens[index - 1]?.kind === "text" ? tokens[index - 1]?.value ?? "" : "";
		const between = index === 1 ? words.trimStart().replace(RUN, "") : words;
		isAfterCommand = (index === 1 ? FILLERS.test(between) : isAfterCommand && AND.test(between)) && looksLikeCommand(value) || !OTHERWISE.test(between) && isKnownCommand(value);
		isAfterCommand &&= !isDismissed(tokens, index);
		if (isAfterCommand) commands.push(value);
	}
	return commands;
}
/** Reads "`a` passes", "Check that `a` and `b` pass", "`npm test` exits 0 on Linux", "All tests pass: `a`", "The linter (`a`) passes",
*  "Lint with `a`". Out: null for any other sentence, such as "`toggle` passes the value on". */
function passClaimOf(tokens) {
	const lead = tokens[0]?.kind === "text" ? tokens[0].value : "";
	const rest = tokens[0]?.kind === "text" ? tokens.slice(1) : tokens;
	if (rest === tokens && isBareCommand(tokens)) return {
		commands: [tokens[0]?.value ?? ""],
		isWhole: true
	};
	if (CHECK.test(lead)) return plainClaimOf(rest);
	const label = LABEL_PASSES.exec(lead) ?? VERB_WITH.exec(lead);
	if (label !== null) return labelledClaimOf(label, rest, END);
	const subject = LABEL.exec(lead);
	const passes = new RegExp(`^\\)${PASSES.source.slice(1)}[.!]?\\s*$`, "i");
	return subject === null ? null : labelledClaimOf(subject, rest, passes);
}
/** "`npm test`" alone asks for its success. */
function isBareCommand([first, second, ...more]) {
	const isAlone = more.length === 0 && (second === void 0 || END.test(second.value));
	return first?.kind === "code" && isAlone && isHarmlessCommand(first.value);
}
function plainClaimOf(rest) {
	const commands = [];
	for (const [index, { kind, value }] of rest.entries()) {
		if (kind === "code") {
			commands.push(value);
			continue;
		}
		const passes = PASSES.exec(value)?.[0];
		if (passes !== void 0 && /^(?:\W|$)/.test(value.slice(passes.length))) {
			const isWhole = index === rest.length - 1 && /^\s*[.!;,]?\s*$/.test(value.slice(passes.length));
			return commands.length > 0 && commands.every(isWhole ? looksLikeCommand : isKnownCommand) ? {
				commands,
				isWhole
			} : null;
		}
		if (!AND.test(value)) return null;
	}
	return null;
}
/** A label says what the command is: "All tests pass" is not all said when a linter ran. */
function labelledClaimOf(label, rest, end) {
	const last = rest.at(-1);
	const isEnded = last?.kind === "text" ? end.test(last.value) : end === END;
	const between = rest.slice(0, last?.kind === "text" ? -1 : void 0);
	const commands = between.filter(({ kind }) => kind === "code").map(({ value }) => value);
	const areJoined = between.every(({ kind, value }) => kind === "code" || AND.test(value));
	if (!isEnded || !areJoined || commands.length === 0 || !commands.every(isHarmlessCommand)) return null;
	const kinds = commands.map((command) => classifyScript(command));
	const { tests, checks } = label.groups ?? {};
	return {
		commands,
		isWhole: (tests === void 0 || kinds.every((kind) => kind === "test")) && (checks === void 0 || kinds.every((kind) => kind === "check"))
	};
}

// src/agents/recipe/missing.ts
const MAX_LINE_CHARS$1 = 500;
const NAME = "[@\\w][\\w.@/-]{0,100}";
/** How programs say that what they need is not there. The first group is its name; a path of the checkout is never one. */
const MISSING = [
	new RegExp(`\\bCannot find (?:module|package) '(${NAME})'`),
	new RegExp(`\\bFailed to resolve import "(${NAME})" from\\b`),
	new RegExp(`^(?:E\\s+)?ModuleNotFoundError: No module named '(${NAME})'`),
	new RegExp(`^\\S*python[\\d.]*: No module named (${NAME})$`),
	new RegExp(`\\bcannot load such file -- (${NAME}) \\(LoadError\\)`),
	new RegExp(`^(?:\\S*\\bsh|\\S+: line \\d+|\\S+: \\d+): (?:(?:line )?\\d+: )?(${NAME}): (?:command )?not found$`),
	new RegExp(`^g?make(?:\\[\\d+\\])?: (${NAME}): No such file or directory$`)
];
/** The author's own file is missing: that is the change's failure whatever else is missing. */
const OWN = /\bCannot find (?:module|package) '(?:\.{1,2}|\/|file:)/;
const INSTALLING = /\b(?:npm|pnpm|yarn|bun|pip3?|pipx|pipenv|pdm|uv|poetry|hatch|bundle|gem|composer|mod|cargo|deno|make|just|task)\s+(?:\S+\s+)?(?:ci|install|i|sync|download|setup|bootstrap|deps|restore|add|fetch)\b|^\s*yarn\s*$/m;
/** Whether this command installs what others need. */
function isInstalling(script) {
	return INSTALLING.test(script);
}
/** What from outside the checkout a command lacked, by its own output, or null. In: untrusted text. Out: a name of letters, digits and
*  `@ . _ / -`; it can only turn a failure into "blocked", which is no pass either. Throws: never. */
async function findMissing(output, dir) {
	const lines = output.split("\n").map((line) => line.slice(0, MAX_LINE_CHARS$1).trim());
	if (lines.some((line) => OWN.test(line))) return null;
	for (const line of lines) {
		const name = MISSING.map((pattern) => pattern.exec(line)?.[1]).find((found) => found !== void 0);
		if (name !== void 0 && !await isOfCheckout(name, dir)) return name;
	}
	return null;
}
/** `src/theme`, `theme` for `theme.py`, `./x`: the change should have brought it. */
async function isOfCheckout(name, dir) {
	if (name.startsWith("@/") || name.split("/").includes("..")) return true;
	const first = name.startsWith("@") ? name : /^[^./]+/.exec(name)?.[0] ?? name;
	const places = [
		"",
		"src",
		"lib",
		"test",
		"tests"
	].flatMap((folder) => [
		"",
		".py",
		".rb",
		".js",
		".ts"
	].map((ending) => join$1(dir, folder, `${first}${ending}`)));
	return (await Promise.all(places.map((path) => access(path).then(() => true, () => false)))).includes(true);
}

// src/agents/recipe/split.ts
/** Commands after which the shell is another one: folder, variables, options, functions. */
const STATEFUL = new Set("cd pushd popd export source . set unset shopt alias unalias trap exit exec return umask ulimit declare typeset local readonly eval read mapfile wait let hash enable nvm fnm conda deactivate workon module".split(" "));
/** Splits a shell block into commands that can run one by one, each in a shell of its own, so that each has a result of its own.
*  Out: the whole block as one script where a later command needs the shell of an earlier one (folder, variables, background
*  jobs), where there is a here-document, and where the text is not valid shell; nothing for a block of comments. */
function splitScript(script) {
	const { commands, errors } = parse$1(script);
	const whole = script.trim();
	if (errors !== void 0 && errors.length > 0) return [whole];
	if (commands.length === 0) return [];
	if (!commands.every((statement, index) => index === commands.length - 1 || isStateless(statement)) || /\$[?!_]/.test(script)) return [whole];
	return commands.map(({ command, pos, end }) => script.slice(pos, hasHereDocument(command) ? void 0 : end).trim());
}
/** Whether the shell is another one after this script: its folder, variables, functions, background jobs. */
function leavesState(script) {
	return parse$1(script).commands.some((statement) => statement.command.type !== "Subshell" && (statement.background === true || hasState(statement.command)));
}
/** Whether this script does its work in another folder and leaves nothing else behind. */
function isFolderChange(script) {
	const { commands } = parse$1(script);
	const names = commands.flatMap(({ command }) => namesIn(command));
	const isFolderOnly = names.every((name) => name === "cd" || !STATEFUL.has(name));
	const isQuiet = commands.every((statement) => statement.background !== true && !defines(statement.command));
	return isFolderOnly && isQuiet && names.some((name) => !STATEFUL.has(name));
}
function namesIn(node) {
	const names = node.type === "Command" ? [node.name?.value ?? "export"] : [];
	forEachChild(node, (child) => {
		names.push(...namesIn(child));
	});
	return names;
}
function defines(root) {
	return contains(root, ({ type }) => type === "Function" || type === "Coproc");
}
function isStateless(statement) {
	return statement.background !== true && !hasState(statement.command);
}
/** A here-document counts too: its text stands apart from its command, so that the two cannot be cut out as one piece. */
function hasState(root) {
	return contains(root, (node) => {
		if (node.type === "Command") return node.name === void 0 || STATEFUL.has(node.name.value);
		return node.type === "Function" || node.type === "HereDoc" || node.type === "Coproc";
	});
}
function hasHereDocument(root) {
	return contains(root, ({ type }) => type === "HereDoc");
}
function contains(node, isWanted) {
	if (isWanted(node)) return true;
	let isFound = false;
	forEachChild(node, (child) => {
		isFound ||= contains(child, isWanted);
	});
	return isFound;
}
/** Takes the typed commands out of a block that shows a session: what follows `$ `, with its continuation lines. Out: null when no
*  line has the prompt, so that the block is plain shell. */
function readSession(text) {
	const session = [];
	for (const line of text.split("\n")) {
		const current = session.at(-1);
		if (current !== void 0 && isContinued(current.command, line)) {
			session.splice(-1, 1, {
				...current,
				command: `${current.command}\n${line.replace(/^\s*> ?/, "")}`
			});
			continue;
		}
		const command = /^\s*\$ (.*)$/.exec(line)?.[1];
		if (command !== void 0) session.push({
			command,
			printed: []
		});
		else current?.printed.push(line);
	}
	if (session.length === 0) return null;
	return session.map(({ command, printed }) => ({
		command: command.trim(),
		printed
	})).filter(({ command }) => command !== "");
}
/** Whether the shell would have read this line as more of the command. Runners print lines that look like the second prompt, so
*  that prompt alone proves nothing. */
function isContinued(command, line) {
	if (/(?:^|[^\\])(?:\\\\)*\\$/.test(command)) return true;
	const { commands, errors } = parse$1(command);
	if (commands.some((statement) => contains(statement, isOpenHereDocument))) return true;
	return errors !== void 0 && errors.length > 0 && /^\s*>/.test(line);
}
function isOpenHereDocument(node) {
	return node.type === "HereDoc" && node.closing === void 0;
}

// src/agents/recipe/in-script.ts
/** The first of these scripts that runs this command after having prepared something for it, such as a server in the background;
*  preferably one that would show its failure. Not one that works in another folder: there the same words are another command. Out:
*  null where there is none. Throws: never. */
function findScript(command, scripts) {
	const holders = scripts.filter((script) => script !== command && script.includes(command) && isPreparedIn(script, command));
	const shown = holders.find((script) => shownTexts(script).includes(command));
	const [text] = shown === void 0 ? holders : [shown];
	return text === void 0 ? null : {
		text,
		isShown: shown !== void 0
	};
}
function shownTexts(script) {
	return (shownCommands(script) ?? []).map((node) => textOf(node, script));
}
/** What others may stand on, an install or a build, is left in its place. */
function isPreparedIn(script, command) {
	const { commands, errors } = parse$1(script);
	if (errors !== void 0 && errors.length > 0 || isInstalling(command)) return false;
	const all = commands.map((statement) => textsOf(statement, script));
	if (all.flat().some((text) => /^(?:cd|pushd)\b/.test(text))) return false;
	const isTest = classifyScript(command) === "test";
	const isPreparing = ({ background, pos, end }) => background === true || isTest && leavesState(script.slice(pos, end));
	const start = commands.findIndex(isPreparing);
	return start !== -1 && all.slice(start + 1).flat().includes(command);
}
function textsOf(root, script) {
	const texts = root.type === "Command" ? [textOf(root, script)] : [];
	forEachChild(root, (child) => {
		texts.push(...textsOf(child, script));
	});
	return texts;
}
function textOf({ pos, end }, script) {
	return script.slice(pos, end).trim();
}

// src/agents/recipe/sequence.ts
/** Makes one script of commands that need the shell of those before them: after "Run `cd api`", "Run `npm test`" means the tests of
*  `api`. In: the blocks of one text in its order. Out: the same commands in the same order. A block that goes to a folder of its own
*  after work in another one starts over. Throws: never. */
function joinStateful(blocks) {
	const joined = [];
	let open = [];
	for (const block of blocks) {
		if (open.length > 0 && !startsOver(open.flat(), block)) {
			open = [...open, block];
			continue;
		}
		joined.push(...close(open));
		open = leavesState(block.join("\n")) ? [block] : [];
		if (open.length === 0) joined.push(block);
	}
	return [...joined, ...close(open)];
}
function close(open) {
	return open.length < 2 ? open : [[open.flat().join("\n")]];
}
function startsOver(before, [first = ""]) {
	return /^cd\s+(?![-~.$]|"?\.\.)\S/.test(first) && isFolderChange(before.join("\n"));
}
/** Makes one order of those of two texts: the first one's, and of the second one what it has before a command that both have, and
*  what it installs where the first one installs nothing. The rest of the second one comes last. Throws: never. */
function mergeOrders(first, second) {
	const texts = new Set(first.map(({ text }) => text));
	const hasOwnInstall = first.some(({ text }) => isInstalling(text));
	const merged = [];
	let taken = 0;
	const takeUntil = (end) => {
		merged.push(...second.slice(taken, Math.max(taken, end)).filter(({ text }) => !texts.has(text)));
		taken = Math.max(taken, end);
	};
	if (!hasOwnInstall) takeUntil(second.findLastIndex(({ text }) => isInstalling(text)) + 1);
	for (const command of first) {
		takeUntil(second.findIndex(({ text }) => text === command.text));
		merged.push(command);
	}
	takeUntil(second.length);
	return merged;
}

// src/agents/recipe/session.ts
const SHOWS_STATUS = /^(?:echo|printf)\b[^;&|]*\$\?[^;&|]*$/;
/** "cli --bad; echo $?" */
const WITH_STATUS = /^([^]*?)\s*(?:;|\|\|)\s*((?:echo|printf)\b[^;&|]*\$\?[^;&|]*)$/;
const STATUS = /\$\?/;
const LAST_NUMBER = /(?:^|\D)(\d{1,3})\D*$/;
/** Printed lines of a command that is meant to fail. */
const FAILING = /\b(?:error|err|fail(?:ed|ure|s)?|fatal|unknown|invalid|unrecogni[sz]ed|unexpected|cannot|can't|denied|refused|not found|no such|missing|abort(?:ed)?|exit (?:code|status):? [1-9])\b/i;
const NO_FAILURE = /\b(?:0|no|zero|without(?: any)?) (?:error|fail|invalid|missing)\w*|\b(?:error|fail)\w*:? 0\b/gi;
/** Reads which commands of a session must succeed. One whose exit code is shown below it (`echo $?`) must end with that one; one
*  that prints an error need not succeed. Out: commands to run in the session's order. Throws: never. */
function commandsOfSession(session) {
	const steps = session.flatMap(apart);
	const run = [];
	const named = [];
	for (const [index, { command, printed }] of steps.entries()) {
		if (SHOWS_STATUS.test(command)) continue;
		const next = steps[index + 1];
		const status = next !== void 0 && SHOWS_STATUS.test(next.command) ? statusIn(next.printed) : void 0;
		if ((status === void 0 ? saysFailure(printed) : status === null) || STATUS.test(command) || next !== void 0 && isOtherUse(next.command)) named.push(command);
		else run.push(status === void 0 || status === 0 ? command : expectStatus(command, status ?? 0));
	}
	return {
		run: inOneShell(run),
		named
	};
}
/** "cli --bad; echo $?" is two steps, and what was printed is of the second one. */
function apart(step) {
	const [, command, status] = WITH_STATUS.exec(step.command) ?? [];
	if (command === void 0 || status === void 0) return [step];
	return [{
		command,
		printed: []
	}, {
		command: status,
		printed: step.printed
	}];
}
function isOtherUse(command) {
	return STATUS.test(command) && !SHOWS_STATUS.test(command);
}
function statusIn(printed) {
	const number = LAST_NUMBER.exec(printed.join("\n").trim())?.[1];
	return number === void 0 || Number(number) > 255 ? null : Number(number);
}
function saysFailure(printed) {
	return FAILING.test(printed.join("\n").replaceAll(NO_FAILURE, " "));
}
function expectStatus(command, status) {
	return `if ${command}; then false; else [ $? -eq ${status} ]; fi`;
}
function inOneShell(run) {
	return run.every((command, index) => index === run.length - 1 || !leavesState(command)) ? run.flatMap((command) => STATUS.test(command) ? [command] : splitScript(command)) : [run.join("\n")];
}

// src/agents/recipe/collect.ts
/** Languages of code blocks that are run. */
const SHELL_LANGUAGES = /* @__PURE__ */ new Set([
	"sh",
	"bash",
	"shell",
	"console"
]);
/** Languages of code blocks of which only known commands are run: they may hold output, or another shell's words. */
const LOOSE_LANGUAGES = /* @__PURE__ */ new Set(["", ..."zsh ksh fish text txt plain terminal shell-session sh-session shellsession powershell pwsh ps1 cmd bat".split(" ")]);
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
/** Takes what can be run out of a plan: the target's verify plan and the verifier's own in one order that suits both, then
*  acceptance items, the target's before the verifier's. A command that a script runs among others comes last. Throws: never. */
function collectRecipe(target, verifier) {
	const sources = [{
		markdown: target.verify ?? "",
		origin: `verify of ${target.name}`
	}, {
		markdown: verifier.verify ?? "",
		origin: `verify of ${verifier.name}`
	}].map(readSource);
	const items = [...target.acceptance ?? [], ...verifier.acceptance ?? []];
	const accepted = items.map((markdown) => readSource({
		markdown,
		origin: "acceptance"
	}));
	const criteria = items.map((text, index) => {
		return {
			text,
			claim: claimOf(text),
			commands: (accepted[index]?.blocks ?? []).flat()
		};
	});
	const read = [...sources, ...accepted];
	let block = 0;
	const [ofTarget = [], ofVerifier = [], ...rest] = read.map(({ blocks, origin }) => blocks.flatMap((commands) => {
		block += 1;
		return commands.map((text) => ({
			text,
			kind: classifyScript(text),
			block,
			origin,
			script: null
		}));
	}));
	const found = /* @__PURE__ */ new Map();
	for (const command of [...mergeOrders(ofVerifier, ofTarget), ...rest.flat()]) if (!found.has(command.text)) found.set(command.text, command);
	const named = new Set(read.flatMap((source) => source.named).filter((text) => !found.has(text)));
	return {
		commands: withScripts([...found.values()]),
		criteria,
		named: [...named]
	};
}
/** What a script runs among others waits for that script. */
function withScripts(commands) {
	const texts = commands.map(({ text }) => text);
	const all = commands.map((command) => ({
		...command,
		script: findScript(command.text, texts)
	}));
	return [...all.filter(({ script }) => script === null), ...all.filter(({ script }) => script !== null)];
}
/** Shell blocks, instructions and mentions of one text, in its order. */
function readSource({ markdown, origin }) {
	const blocks = [];
	const named = [];
	let isBanned = false;
	visit(parser.parse(markdown), (node, index, parent) => {
		if (node.type === "code") {
			const code = readCode(node);
			if (isBanned) named.push(...code.blocks.flat());
			else blocks.push(...code.blocks);
			named.push(...code.named);
		}
		const tokens = proseOf(node);
		if (tokens === null) return void 0;
		if (parent?.type !== "listItem") isBanned = bansWhatFollows(tokens, node.type === "heading");
		const told = instructedCommands(tokens, isItemStart(node, index, parent));
		const mentions = mentionsOf(tokens, told);
		const meant = /* @__PURE__ */ new Set([...told, ...mentions.run]);
		const commands = tokens.filter(({ kind, value }) => kind === "code" && meant.has(value)).map(({ value }) => value);
		if (isBanned) named.push(...commands);
		else blocks.push(...commands.map((command) => [command]));
		named.push(...mentions.named);
		return SKIP;
	});
	return {
		origin,
		blocks: joinStateful(blocks.filter((commands) => commands.length > 0)),
		named
	};
}
function isItemStart(node, index, parent) {
	return node.type === "paragraph" && parent?.type === "listItem" && index === 0;
}
/** A row of a table is read as one sentence. */
function proseOf(node) {
	if (node.type === "paragraph" || node.type === "heading") return tokensOf(node.children);
	if (node.type !== "tableRow") return null;
	const bar = {
		type: "text",
		value: " | "
	};
	return tokensOf(node.children.flatMap((cell) => [...cell.children, bar]));
}
function readCode({ lang, value }) {
	const language = (lang ?? "").toLowerCase();
	const session = readSession(value);
	const { run: commands, named: open } = session === null ? {
		run: splitScript(value),
		named: []
	} : commandsOfSession(session);
	if (SHELL_LANGUAGES.has(language)) return {
		blocks: [commands],
		named: open
	};
	if (!LOOSE_LANGUAGES.has(language)) return {
		blocks: [],
		named: []
	};
	return {
		blocks: commands.every(isRunWhereNamed) ? [commands] : commands.filter(isRunWhereNamed).map((one) => [one]),
		named: [...commands.filter((one) => !isRunWhereNamed(one) && (session !== null || one.startsWith("./") || isSurelyCommand(one))), ...open]
	};
}
function claimOf(text) {
	const root = parser.parse(text);
	const [first] = root.children;
	const block = first?.type === "list" && first.children.length === 1 ? first.children[0]?.children : root.children;
	const [paragraph] = block ?? [];
	if (paragraph?.type !== "paragraph") return null;
	const claim = passClaimOf(tokensOf(paragraph.children));
	const isAlone = root.children.length === 1 && block?.length === 1;
	return claim === null ? null : {
		...claim,
		isWhole: claim.isWhole && isAlone
	};
}

// src/agents/recipe/judge.ts
const MAX_DETAIL_CHARS = 300;
/** The Verification that the results support. A failure outweighs everything; anything that did not come to a result blocks. */
function judgeResults(results) {
	const has = (state) => results.some((result) => result.state === state);
	const proves = (...kinds) => results.some(({ command }) => kinds.includes(command.kind));
	if (results.length === 0) return nothingToRun("The plan names no command that could be run.");
	if (has("failed")) return {
		verification: "verifier-failed",
		because: "A command failed.",
		failure: null
	};
	if (has("blocked") || has("not-run")) return blocked(results);
	if (proves("test")) return {
		verification: "unit-test-verified",
		because: "Tests ran and every command passed.",
		failure: null
	};
	if (proves("check", "unknown")) return {
		verification: "type-check-only",
		because: "Every command passed, but none of them is known to run tests.",
		failure: null
	};
	return nothingToRun("Only commands ran whose success proves nothing.", results.map(({ command }) => `\`${toOneLine$1(command.text)}\``).join(", "));
}
function nothingToRun(because, names = "") {
	return {
		verification: "verifier-blocked",
		because,
		failure: {
			reason: "nothing-to-run",
			detail: names === "" ? because : `${because.slice(0, -1)}: ${names}`.slice(0, MAX_DETAIL_CHARS)
		}
	};
}
function blocked(results) {
	const verification = "verifier-blocked";
	if (results.some(({ isCancelled }) => isCancelled)) return {
		verification,
		because: "The run was cancelled.",
		failure: {
			reason: "cancelled",
			detail: "cancelled while commands were run"
		}
	};
	if (results.some(({ isTimeout }) => isTimeout)) {
		const because = "The commands did not end in the time given.";
		return {
			verification,
			because,
			failure: {
				reason: "command-timeout",
				detail: because
			}
		};
	}
	return {
		verification,
		because: "A command could not do its work.",
		failure: null
	};
}
/** A criterion is met only when it says nothing but that commands pass, and they did. */
function answerCriterion(criterion, results) {
	const { text, claim } = criterion;
	if (claim === null) return {
		criterion: text,
		answer: "n/a",
		evidence: evidenceWithoutClaim(criterion, results)
	};
	const own = results.filter(({ command }) => claim.commands.includes(command.text));
	const evidence = own.map(({ outcome }) => outcome).join(", ");
	if (own.some(({ state }) => state === "failed")) return {
		criterion: text,
		answer: "not met",
		evidence
	};
	const areAllPassed = claim.commands.every((name) => own.some(({ command, state }) => command.text === name && state === "passed"));
	if (areAllPassed && claim.isWhole) return {
		criterion: text,
		answer: "met",
		evidence
	};
	return {
		criterion: text,
		answer: "n/a",
		evidence: areAllPassed ? `${evidence}; the rest of it is not checked` : evidence
	};
}
/** Commands that a criterion only names are run, and say nothing about the rest of it. */
function evidenceWithoutClaim({ commands }, results) {
	const own = results.filter(({ command }) => commands.includes(command.text));
	if (own.length === 0) return "not a command, so nothing here checks it";
	return `${own.map(({ outcome }) => outcome).join(", ")} of what it names; the rest of it is not checked`;
}
function toOneLine$1(text) {
	return text.replaceAll(/[\s\p{Cc}]+/gu, " ");
}

// src/agents/recipe/nothing-tested.ts
const MAX_LINE_CHARS = 500;
/** What workspace runners print before the line of a package: `web test: `, `web:test: `. */
const PREFIX = "^(?:[\\w@./:-]+(?: [\\w:-]+)?: )?[ \\t]*";
const PACKAGE = /^(?:[\w@./-]+ [\w:-]+|[@\w][\w@./-]*:[\w:-]+): /;
const onLine = (pattern) => new RegExp(`${PREFIX}(?:${pattern})`, "m");
/** The last word of a runner that ran no test; all of these may come with exit code 0. Nothing else that is printed in the same run
*  outweighs it. Each is a line of its own: the title of a test may well speak of "no tests found". */
const NONE = [
	/^(?:[ℹ#]|[ \t]*<!--) tests 0(?: -->)?$/m,
	/^(?:[ℹ#]|[ \t]*<!--) pass 0(?: -->)?\n(?:[ℹ#]|[ \t]*<!--) fail 0(?: -->)?$/m,
	onLine("Tests[ \\t]+no tests|Tests:?[ \\t]+(?!.*\\b(?:passed|failed)\\b).*\\b(?:skipped|todo|total)\\b"),
	onLine("(?:[Ee]rror: )?No tests? (?:files? |modules? )?(?:were )?found(?:$|[,.!]| related\\b)"),
	onLine("=* ?no tests ran(?: in|$)|There are no tests to run|All tests have been excluded"),
	onLine("=* ?\\d+ (?:skipped|deselected|xfailed)[^\\n]* in [\\d.]+s"),
	onLine("0 (?:passing\\b|pass$|examples, 0 failures)|Files=0, Tests=0\\b"),
	/^(\d+) examples?, 0 failures, \1 pending$/m,
	onLine("ok \\| 0 passed\\b|Tasks:[ \\t]+0 successful"),
	onLine("No projects matched the filters|None of the selected packages has|No packages (?:remain|found)|.*\\bNo tasks were (?:run|executed)")
];
/** What a runner says of one package, one folder or one kind of tests, while others may have run. */
const NONE_HERE = [
	onLine("(?:\\[INFO\\] |testing: warning: |error: )?[Nn]o tests to run\\b|ok[ \\t].*\\[no tests to run\\]"),
	onLine("No test is available in|No tests executed|> Task \\S*[tT]est NO-SOURCE"),
	onLine("\\?[ \\t]+\\S+[ \\t]+\\[no test files\\]|.?[ \\t]*Couldn't find any files to test"),
	onLine("0 (?:tests|runs), 0 (?:failures|assertions)"),
	onLine("(?:Ran|Executed) 0 tests\\b|Tests run: 0\\b|1\\.\\.0\\b"),
	onLine("test result: \\w+\\. 0 passed\\b"),
	onLine("g?make(?:\\[\\d+\\])?: (?:Nothing to be done for|'[^']+' is up to date)"),
	onLine("\\d+ skipped$"),
	onLine("(?:[Ee]rror: )?[Nn]o tests? (?:specified|here|yet|configured|defined|written|implemented)[.!]*$")
];
/** How they say that at least one test ran. */
const SOME = [
	onLine("(?:[ℹ#]|<!--) (?:pass|fail)[ \\t]+[1-9]"),
	onLine(`(?:[=✓✔✘✖ ]*|Tests:?[ \\t].*|test result: .*|(?:ok|FAILED) \\| .*|=+ .*|[^\\n]*, )\\b[1-9]\\d* (?:tests? )?(?:passed|passing|pass|failed|failing|fail)(?=\$|[,;|)=]| \\(| [|=]| in \\d)`),
	onLine("(?!.*(?:\\[no tests to run\\]|# (?:skip|SKIP|todo|TODO)))(?:not )?ok[ \\t]+(?:\\d+\\b|-|\\S+[ \\t]+(?:[\\d.]+s|\\(cached\\)))"),
	/^Ran [1-9]\d* tests?\b/m,
	/^\d*[1-9]\d* examples?,/m,
	onLine("(?:\\[\\w+\\] )?Tests run: [1-9]|Executed [1-9]\\d* tests?\\b|OK \\([1-9]\\d* tests?|Tests: [1-9]\\d*, Assertions: [1-9]"),
	onLine("[1-9]\\d* (?:tests?|runs?), \\d+ (?:failures?|assertions?)|Passed! +- Failed: +0, Passed: +[1-9]"),
	/^> Task \S*[tT]est(?: FAILED)?$/m
];
/** Lines in which a package manager repeats the script that it runs: npm and pnpm, yarn and bun. */
const ECHOED = /^(?:> .*\n> |\$ )(.*)$/gm;
const IDLE = /^(?:true|:|exit 0|(?:echo|printf)(?: [^&|;`$]*)?)(?:\s*(?:&&|;)\s*(?:true|:|exit 0))*$/;
const FRAME = /^(?:[>$] .*|yarn run v.*|Done in .*|\s*)$/;
const VERSION = /^(?:[\w@.-]+[/ ])?(?:version )?v?\d+\.\d+\.\d+[\w.+-]*(?: \S+ \S+)?$/;
/** Runners that tell how many tests ran, whatever else they are told: with another reporter their success says nothing. */
const COUNTING_RUNNER = /(?:^|[\s;&|/])(?:node\b[^\n;&|]{0,300}\s--test\b|(?:pytest|py\.test|vitest|jest|mocha|unittest)(?=\s|$)|deno\s+test(?=\s|$))/;
/** Where a package manager begins another script: what runs before and after are two runs. */
const NEXT_SCRIPT = /^(?=> (?:@?[\w./-]+@\S+ )?[\w:.-]+\n> )/m;
/** Whether no test ran at all, which is not a pass whatever the exit code: a runner says so, or does not say how many it ran; or the
*  script is no runner but `true` or an `echo`, or printed only its version. Throws: never. */
function saysNothingTested({ command, output, isSuccess }) {
	const lines = output.split(/\r?\n/).map((line) => line.slice(0, MAX_LINE_CHARS).trimEnd());
	const text = lines.join("\n");
	const runs = runsIn(text);
	if (runs.some((run) => SOME.some((sign) => sign.test(run)) && !(isSuccess && isNone(run)))) return false;
	return isSuccess && COUNTING_RUNNER.test(`${command}\n${echoedScripts(text).join("\n")}`) || runs.some((run) => isNone(run) || isNoneHere(run)) || isIdle(text) || isVersionOnly(lines);
}
/** What each script, and each package of a workspace, printed. */
function runsIn(text) {
	return text.split(NEXT_SCRIPT).flatMap((script) => {
		const perPackage = /* @__PURE__ */ new Map();
		for (const line of script.split("\n")) {
			const name = PACKAGE.exec(line)?.[0] ?? "";
			const own = perPackage.get(name);
			if (own === void 0) perPackage.set(name, [line]);
			else own.push(line);
		}
		return [...perPackage.values()].map((lines) => lines.join("\n"));
	});
}
function isNone(run) {
	return NONE.some((sign) => sign.test(run)) || isAllSkipped(run);
}
function isNoneHere(run) {
	return NONE_HERE.some((sign) => sign.test(run));
}
/** python's unittest counts what it skipped among what it ran. */
function isAllSkipped(run) {
	return [...run.matchAll(/^Ran (\d+) tests? in [^\n]*\n+OK \(([^)\n]*)\)$/gm)].some(([, ran, rest = ""]) => {
		return [...rest.matchAll(/(?:skipped|expected failures)=(\d+)/g)].map(([, count]) => Number(count)).reduce((sum, count) => sum + count, 0) >= Number(ran);
	});
}
function echoedScripts(text) {
	return [...text.matchAll(ECHOED)].map(([, script = ""]) => script.trim());
}
function isIdle(text) {
	const scripts = echoedScripts(text);
	return scripts.length > 0 && scripts.every((script) => IDLE.test(script));
}
function isVersionOnly(lines) {
	const printed = lines.filter((line) => !FRAME.test(line));
	return printed.length === 1 && VERSION.test(printed[0] ?? "");
}

// src/agents/recipe/run.ts
const MAX_OUTPUT_BYTES = 131072;
/** Runs the commands in order, each with the time that is left. After a failure the rest of its block is left out. */
async function runCommands(commands, task, context) {
	const start = context.clock.elapsedMs();
	const results = [];
	const isInstalled = commands.some(({ text }) => isInstalling(text));
	for (const command of commands) {
		const leftMs = task.timeoutMs - (context.clock.elapsedMs() - start);
		const isBlockOver = results.some((one) => one.command.block === command.block && one.state !== "passed");
		if (context.signal.aborted) results.push({
			...notRun(command, "not run, cancelled"),
			isCancelled: true
		});
		else if (isBlockOver) results.push(notRun(command, "not run, its block ended before"));
		else if (leftMs <= 0) results.push({
			...notRun(command, "not run, no time was left"),
			isTimeout: true
		});
		else results.push(await settle(command, results, () => runCommand(command, {
			leftMs,
			isInstalled
		}, task, context)));
	}
	return results;
}
/** What a script runs among others is not run again where its failure would have ended that script: alone it lacks what the script
*  prepares, a server for instance. For the same reason its failure alone proves nothing. */
async function settle(command, results, run) {
	const { script } = command;
	const before = results.find((one) => one.command.text === script?.text);
	if (script === null || before === void 0) return run();
	if (before.state !== "passed") return notRun(command, "not run, the script that runs it did not pass");
	if (script.isShown) return {
		...notRun(command, `${before.outcome}, in the script that runs it`),
		state: "passed"
	};
	const alone = await run();
	if (alone.state !== "failed" || alone.observed === null) return alone;
	const outcome = `${alone.outcome}, run without the script that runs it and hides its result`;
	return {
		...alone,
		state: "blocked",
		outcome,
		observed: {
			...alone.observed,
			outcome
		}
	};
}
function notRun(command, outcome) {
	return {
		command,
		state: "not-run",
		outcome,
		isTimeout: false,
		isCancelled: false,
		observed: null,
		output: ""
	};
}
async function runCommand(command, { leftMs, isInstalled }, { workingCopy }, context) {
	const result = await context.processes.run({
		command: { shell: strictScript(command.text) },
		cwd: workingCopy.dir,
		homeDir: workingCopy.homeDir,
		tmpDir: workingCopy.tmpDir,
		env: {},
		stdin: null,
		timeoutMs: leftMs,
		maxOutputBytes: MAX_OUTPUT_BYTES,
		signal: context.signal
	});
	const output = stripVTControlCharacters(outputOf(result));
	const obstacle = await obstacleOf(command, {
		result,
		output,
		dir: workingCopy.dir,
		isInstalled
	});
	const observed = toObservedCommand(command.text, result);
	const outcome = obstacle === null || obstacle === "" ? observed.outcome : `${observed.outcome}, ${obstacle}`;
	return {
		command,
		state: obstacle === null ? isSuccess(result) ? "passed" : "failed" : "blocked",
		outcome,
		isTimeout: result.ended === "timed-out",
		isCancelled: result.ended === "cancelled",
		observed: {
			...observed,
			outcome,
			isSuccess: observed.isSuccess && obstacle === null
		},
		output
	};
}
/** Why a command says nothing about the change, in words that follow its outcome, or null: a missing tool or package, a kill for lack
*  of memory, a run of no tests. Empty where the outcome says it already. */
async function obstacleOf({ kind, text }, { result, output, dir, isInstalled }) {
	if (result.ended !== "finished" || result.killedBy === "SIGKILL" || result.exitCode === 137) return "";
	const run = {
		command: text,
		output,
		isSuccess: isSuccess(result)
	};
	if (kind === "test" && saysNothingTested(run)) return "but no test was run";
	if (isSuccess(result)) return null;
	const missing = isToolMissing(result) || !isInstalled ? await findMissing(output, dir) : null;
	if (isToolMissing(result)) return missing === null ? "" : `${missing}: not found`;
	return missing === null ? null : `dependencies are not installed: ${missing}`;
}

// node_modules/remark-stringify/lib/index.js
/**
* @typedef {import('mdast').Root} Root
* @typedef {import('mdast-util-to-markdown').Options} ToMarkdownOptions
* @typedef {import('unified').Compiler<Root, string>} Compiler
* @typedef {import('unified').Processor<undefined, undefined, undefined, Root, string>} Processor
*/
/**
* @typedef {Omit<ToMarkdownOptions, 'extensions'>} Options
*/
/**
* Add support for serializing to markdown.
*
* @param {Readonly<Options> | null | undefined} [options]
*   Configuration (optional).
* @returns {undefined}
*   Nothing.
*/
function remarkStringify(options) {
	/** @type {Processor} */
	const self = this;
	self.compiler = compiler;
	/**
	* @type {Compiler}
	*/
	function compiler(tree) {
		return toMarkdown(tree, {
			...self.data("settings"),
			...options,
			extensions: self.data("toMarkdownExtensions") || []
		});
	}
}

// src/agents/recipe/write-handoff.ts
const MAX_SHOWN_CHARS = 2e3;
const MAX_OUTPUTS = 10;
const MAX_NAMED = 30;
const stringifier = unified().use(remarkGfm).use(remarkStringify, {
	bullet: "-",
	listItemIndent: "one",
	fences: true
});
/** Writes the verifier handoff. It is built as a tree and printed by the library, so that whatever a command printed stays text: it
*  can neither open nor close a section. Out: markdown. Source: handoff format. */
function writeHandoff(parts) {
	const { target, judgement } = parts;
	const root = {
		type: "root",
		children: [
			...section("Verification", paragraph([text(judgement.verification)])),
			...section("Target", paragraph([
				code(target.task.name),
				text(" on branch "),
				code(target.branch)
			])),
			...section("Branch", paragraph([text("(no branch)")])),
			...section("Execution", list(parts.results.map(executionItem))),
			...findings(parts),
			...section("Critique", list(parts.failures.flatMap((failure) => critiqueItems(failure, parts)))),
			...notes(parts)
		]
	};
	return stringifier.stringify(root);
}
function executionItem({ command, outcome }) {
	return item([...shown(command.text), text(` → ${outcome}`)]);
}
/** Nothing that a command printed stands here: its own "(met)" would read as an answer. */
function findings({ answers }) {
	const perCriterion = answers.map(({ criterion, evidence, answer }) => item([text(`${closed(cut(toOneLine(criterion)))}: ${evidence} (${answer})`)], answer === "met"));
	return section("Findings", paragraph([text("Per acceptance criterion:")]), list(perCriterion));
}
/** An open parenthesis would swallow the answer at the end. */
function closed(criterion) {
	let depth = 0;
	for (const sign of criterion) if (sign === "(" || sign === "（") depth += 1;
	else if (sign === ")" || sign === "）") depth = Math.max(0, depth - 1);
	return criterion + ")".repeat(depth);
}
function critiqueItems({ result, places }, { answers }) {
	const broken = answers.find(({ criterion, answer }) => answer === "not met" && criterion.includes(result.command.text));
	const subject = broken === void 0 ? `\`${firstLine(result.command.text)}\`` : `${broken.criterion}: not met`;
	return tellFailure(toOneLine(subject), result, places).map(({ place, severity, text: told }) => {
		const story = text(`(${severity}): ${cut(told)}`);
		if (place === null) return item([story]);
		return item([
			code(place.line === null ? place.path : `${place.path}:${place.line}`),
			text(" "),
			story
		]);
	});
}
function notes({ results, judgement, named }) {
	const told = results.filter(({ state, output }) => state !== "passed" && output.trim() !== "");
	const outputs = told.slice(0, MAX_OUTPUTS).flatMap((result) => [paragraph([
		text("Output of "),
		...shown(result.command.text),
		text(":")
	]), fence(result.observed?.tail ?? "")]);
	const rest = told.length - MAX_OUTPUTS;
	return [
		...section("Notes & suggestions", paragraph([text(`${judgement.because} This handoff is written from exit codes alone. Steps of the plan that are not commands were not done.`)])),
		...namedButNotRun(named),
		...outputs,
		...rest > 0 ? [paragraph([text(`The output of ${rest} more commands is in the transcript.`)])] : []
	];
}
function namedButNotRun(named) {
	if (named.length === 0) return [];
	const spans = named.slice(0, MAX_NAMED).flatMap((command, index) => [...index === 0 ? [] : [text(", ")], ...shown(command)]);
	const rest = named.length - MAX_NAMED;
	const more = rest > 0 ? [text(` and ${rest} more`)] : [];
	const how = text(". To have one run, say so in the plan: Run, then the command in backticks.");
	return [paragraph([
		text("Named but not run: "),
		...spans,
		...more,
		how
	])];
}
/** A command on one line: the whole of it, or its first line and how many follow. */
function shown(command) {
	const more = command.split("\n").length - 1;
	return more === 0 ? [code(command)] : [code(firstLine(command)), text(` and ${more} more ${more === 1 ? "line" : "lines"}`)];
}
function firstLine(command) {
	return command.split("\n")[0] ?? "";
}
function section(title, ...content) {
	return [{
		type: "heading",
		depth: 2,
		children: [text(title)]
	}, ...content];
}
function paragraph(children) {
	return {
		type: "paragraph",
		children
	};
}
function list(items) {
	return {
		type: "list",
		ordered: false,
		spread: false,
		children: items.length === 0 ? [item([text("(none)")])] : [...items]
	};
}
function item(children, isChecked) {
	return {
		type: "listItem",
		spread: false,
		...isChecked === void 0 ? {} : { checked: isChecked },
		children: [paragraph(children)]
	};
}
function text(value) {
	return {
		type: "text",
		value: toOneLine(value)
	};
}
function code(value) {
	return {
		type: "inlineCode",
		value: cut(toOneLine(value).trim())
	};
}
function fence(value) {
	return {
		type: "code",
		lang: "text",
		value
	};
}
/** Line breaks and control characters would end the item that the text stands in. */
function toOneLine(value) {
	return value.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, " ");
}
function cut(line) {
	return line.length > MAX_SHOWN_CHARS ? `${line.slice(0, MAX_SHOWN_CHARS)}…` : line;
}

// src/agents/recipe/index.ts
/** The embedded default: runs what the plan itself says can be run, and judges by exit codes alone. No model, no key, no network
*  of its own. Source: README beside this file. */
const agent = {
	params: RecipeParams,
	provenance: "observed",
	describe: () => ({
		program: null,
		install: false,
		keyEnv: null,
		model: null,
		upstream: null
	}),
	create: () => ({ verify })
};
async function verify(task, context) {
	const { target, verifier } = task;
	if (target === null || verifier === null) return NO_PLAN;
	const { dir } = task.workingCopy;
	const recipe = collectRecipe(target.task, verifier);
	const results = await runCommands(recipe.commands, task, context);
	const judgement = judgeResults(results);
	const answers = recipe.criteria.map((criterion) => answerCriterion(criterion, results));
	const failed = results.filter(({ state }) => state === "failed");
	const failures = await Promise.all(failed.map(async (result) => ({
		result,
		places: await choosePlaces({
			output: result.output,
			dir
		}, () => false, isFileIn(dir))
	})));
	const transcript = await task.keep("transcript.txt", "What the commands printed", toTranscript(results));
	return {
		handoff: writeHandoff({
			target,
			judgement,
			results,
			answers,
			failures,
			named: recipe.named
		}),
		failure: judgement.failure,
		structured: null,
		run: null,
		commands: results.flatMap(({ observed }) => observed === null ? [] : [observed]),
		files: [transcript]
	};
}
const NO_PLAN = {
	handoff: null,
	failure: {
		reason: "nothing-to-run",
		detail: "the recipe runs what a plan says, and this check has no task of a plan"
	},
	structured: null,
	run: null,
	commands: [],
	files: []
};
function isFileIn(dir) {
	return async (path) => (await lstat(join$1(dir, path)).catch(() => null))?.isFile() === true;
}
function toTranscript(results) {
	if (results.length === 0) return "The plan names no command that could be run.\n";
	return results.map(({ command, outcome, output }) => `$ ${command.text}\n${output}\n[${outcome}]\n`).join("\n");
}

export { agent };