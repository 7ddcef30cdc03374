import { a as array, c as int, d as never, f as number, g as string, h as strictObject, l as literal, o as boolean, s as discriminatedUnion, v as unknown, y as url } from "./schemas.js";
import { n as hasErrors } from "./diagnostic.js";
import { d as valueAt, i as limitDiagnostics, l as suggest, n as checkShape, o as placeFaults, s as quote, t as findGlobFault } from "./globs.js";
import { n as decodeText, t as createPositionLookup } from "./text.js";
import { r as messageOf } from "./error.js";

// src/plan/branch-name.ts
/** Each rule with the reason that a name which breaks it is refused for. */
const RULES = [
	[/\.\./, "it has `..`"],
	[/[\u0000-\u0020\u007f]/, "it has a blank or a control character"],
	[/[~^:?*[\\]/, "it has one of the characters `~^:?*[\\`"],
	[/@\{|^@$/, "`@` means something of its own there"],
	[/^\/|\/$|\/\//, "it has an empty part between slashes"],
	[/(?:^|\/)\.|\.$/, "a part of it starts with a dot, or it ends with one"],
	[/\.lock(?:\/|$)/, "a part of it ends with `.lock`"],
	[/^-/, "it starts with a dash"]
];
/** Why git refuses a name for a branch, or null. Throws: never. Source: git-check-ref-format(1). */
function findBranchFault(name) {
	return RULES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

// src/plan/contents.ts
/** What Orchestrate's schema lets through and a run would stumble over: globs, patterns of measurements and names of branches. In:
*  the data of a plan of any shape; what has the wrong type is left to the schema. Throws: never. */
function checkContents(data) {
	const found = {
		errors: [],
		warnings: []
	};
	for (const key of ["baseBranch", "prBase"]) checkBranch(data, [key], found.warnings);
	for (const index of listAt(data, ["tasks"]).keys()) {
		const path = ["tasks", index];
		checkGlobs(data, [...path, "pathsAllowed"], found);
		checkGlobs(data, [...path, "pathsForbidden"], found);
		checkMeasurements(data, [...path, "measurements"], found);
	}
	return found;
}
/** A plan in which no task is verified: each of its pull requests counts as one that no plan covers. */
function findUnverified(tasks) {
	if (tasks.some(({ type }) => type === "verifier")) return [];
	return [{
		ruleId: "nothing-verified",
		message: "no task verifies anything: every pull request of this plan counts as unplanned",
		hint: "Add a task of type `verifier` that names in `verifies` what it checks.",
		path: ["tasks"],
		mark: "key"
	}];
}
function checkGlobs(data, path, { errors, warnings }) {
	const globs = listAt(data, path);
	if (globs.length > 500) {
		const message = `has ${globs.length} globs, at most ${500} are read`;
		errors.push({
			ruleId: "too-many-globs",
			message,
			hint: "Name folders instead of files.",
			path,
			mark: "key"
		});
		return;
	}
	for (const [index, glob] of globs.entries()) {
		const fault = typeof glob === "string" ? findGlobFault(glob) : null;
		if (fault === null || typeof glob !== "string") continue;
		const message = glob === "" ? fault.message : `${quote(glob)} ${fault.message}`;
		(fault.severity === "error" ? errors : warnings).push({
			ruleId: "bad-glob",
			message,
			hint: fault.hint,
			path: [...path, index],
			mark: "value"
		});
	}
}
function checkMeasurements(data, path, { errors, warnings }) {
	const names = /* @__PURE__ */ new Map();
	for (const [index, measurement] of listAt(data, path).entries()) {
		const at = [...path, index];
		const name = textAt(measurement, ["name"]);
		if (name !== "" && name.trim() === "") errors.push(blankName([...at, "name"]));
		const first = names.get(name.trim());
		if (first !== void 0) warnings.push(duplicateMeasurement(name, first, [...at, "name"]));
		else if (name.trim() !== "") names.set(name.trim(), index);
		if (valueAt(measurement, ["parser", "kind"]) === "regex") errors.push(...checkPattern(valueAt(measurement, ["parser"]), [...at, "parser"]));
	}
}
function blankName(path) {
	return {
		ruleId: "invalid-value",
		message: "must not be blank: no claim can have this name",
		hint: null,
		path,
		mark: "value"
	};
}
/** One claim of the worker counts for both, and two claims that differ count for neither. */
function duplicateMeasurement(name, first, path) {
	return {
		ruleId: "duplicate-measurement",
		message: `${quote(name.trim())} is already the name of measurements[${first}] of this task`,
		hint: "Claims are found by name; give each measurement its own.",
		path,
		mark: "value"
	};
}
function checkPattern(parser, path) {
	const [pattern, flags] = [textAt(parser, ["pattern"]), textAt(parser, ["flags"])];
	const isKnown = /^[gimsuy]*$/.test(flags);
	const isTwice = new Set(flags).size < flags.length;
	const faults = [];
	const reason = patternFault(pattern, isKnown && !isTwice ? flags : "");
	if (reason !== null) {
		const message = `${quote(pattern)} is not a valid regular expression: ${reason}`;
		faults.push({
			ruleId: "bad-pattern",
			message,
			hint: null,
			path: [...path, "pattern"],
			mark: "value"
		});
	}
	if (isKnown && isTwice) {
		const message = `a regular expression has each flag once, found ${quote(flags)}`;
		faults.push({
			ruleId: "bad-pattern",
			message,
			hint: null,
			path: [...path, "flags"],
			mark: "value"
		});
	}
	return faults;
}
/** The engine repeats the whole pattern in front of its reason. */
function patternFault(pattern, flags) {
	try {
		new RegExp(pattern, flags);
		return null;
	} catch (error) {
		const message = messageOf(error);
		return quote(message.slice(message.lastIndexOf(": ") + 2)).slice(1, -1);
	}
}
function checkBranch(data, path, warnings) {
	const name = textAt(data, path);
	const reason = name === "" ? null : findBranchFault(name);
	if (reason === null) return;
	const message = `git has no branch named ${quote(name)}: ${reason}`;
	warnings.push({
		ruleId: "bad-branch",
		message,
		hint: "Pull requests are compared with this name, and none will ever fit.",
		path,
		mark: "value"
	});
}
function textAt(data, path) {
	const value = valueAt(data, path);
	return typeof value === "string" ? value : "";
}
function listAt(data, path) {
	const value = valueAt(data, path);
	return Array.isArray(value) ? value : [];
}

// node_modules/jsonc-parser/lib/esm/impl/scanner.js
/**
* Creates a JSON scanner on the given text.
* If ignoreTrivia is set, whitespaces or comments are ignored.
*/
function createScanner$1(text, ignoreTrivia = false) {
	const len = text.length;
	let pos = 0, value = "", tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
	function scanHexDigits(count, exact) {
		let digits = 0;
		let value = 0;
		while (digits < count || !exact) {
			let ch = text.charCodeAt(pos);
			if (ch >= 48 && ch <= 57) value = value * 16 + ch - 48;
			else if (ch >= 65 && ch <= 70) value = value * 16 + ch - 65 + 10;
			else if (ch >= 97 && ch <= 102) value = value * 16 + ch - 97 + 10;
			else break;
			pos++;
			digits++;
		}
		if (digits < count) value = -1;
		return value;
	}
	function setPosition(newPosition) {
		pos = newPosition;
		value = "";
		tokenOffset = 0;
		token = 16;
		scanError = 0;
	}
	function scanNumber() {
		let start = pos;
		if (text.charCodeAt(pos) === 48) pos++;
		else {
			pos++;
			while (pos < text.length && isDigit(text.charCodeAt(pos))) pos++;
		}
		if (pos < text.length && text.charCodeAt(pos) === 46) {
			pos++;
			if (pos < text.length && isDigit(text.charCodeAt(pos))) {
				pos++;
				while (pos < text.length && isDigit(text.charCodeAt(pos))) pos++;
			} else {
				scanError = 3;
				return text.substring(start, pos);
			}
		}
		let end = pos;
		if (pos < text.length && (text.charCodeAt(pos) === 69 || text.charCodeAt(pos) === 101)) {
			pos++;
			if (pos < text.length && text.charCodeAt(pos) === 43 || text.charCodeAt(pos) === 45) pos++;
			if (pos < text.length && isDigit(text.charCodeAt(pos))) {
				pos++;
				while (pos < text.length && isDigit(text.charCodeAt(pos))) pos++;
				end = pos;
			} else scanError = 3;
		}
		return text.substring(start, end);
	}
	function scanString() {
		let result = "", start = pos;
		while (true) {
			if (pos >= len) {
				result += text.substring(start, pos);
				scanError = 2;
				break;
			}
			const ch = text.charCodeAt(pos);
			if (ch === 34) {
				result += text.substring(start, pos);
				pos++;
				break;
			}
			if (ch === 92) {
				result += text.substring(start, pos);
				pos++;
				if (pos >= len) {
					scanError = 2;
					break;
				}
				switch (text.charCodeAt(pos++)) {
					case 34:
						result += "\"";
						break;
					case 92:
						result += "\\";
						break;
					case 47:
						result += "/";
						break;
					case 98:
						result += "\b";
						break;
					case 102:
						result += "\f";
						break;
					case 110:
						result += "\n";
						break;
					case 114:
						result += "\r";
						break;
					case 116:
						result += "	";
						break;
					case 117:
						const ch3 = scanHexDigits(4, true);
						if (ch3 >= 0) result += String.fromCharCode(ch3);
						else scanError = 4;
						break;
					default: scanError = 5;
				}
				start = pos;
				continue;
			}
			if (ch >= 0 && ch <= 31) {
				if (isLineBreak(ch)) {
					result += text.substring(start, pos);
					scanError = 2;
					break;
				} else scanError = 6;
			}
			pos++;
		}
		return result;
	}
	function scanNext() {
		value = "";
		scanError = 0;
		tokenOffset = pos;
		lineStartOffset = lineNumber;
		prevTokenLineStartOffset = tokenLineStartOffset;
		if (pos >= len) {
			tokenOffset = len;
			return token = 17;
		}
		let code = text.charCodeAt(pos);
		if (isWhiteSpace(code)) {
			do {
				pos++;
				value += String.fromCharCode(code);
				code = text.charCodeAt(pos);
			} while (isWhiteSpace(code));
			return token = 15;
		}
		if (isLineBreak(code)) {
			pos++;
			value += String.fromCharCode(code);
			if (code === 13 && text.charCodeAt(pos) === 10) {
				pos++;
				value += "\n";
			}
			lineNumber++;
			tokenLineStartOffset = pos;
			return token = 14;
		}
		switch (code) {
			case 123:
				pos++;
				return token = 1;
			case 125:
				pos++;
				return token = 2;
			case 91:
				pos++;
				return token = 3;
			case 93:
				pos++;
				return token = 4;
			case 58:
				pos++;
				return token = 6;
			case 44:
				pos++;
				return token = 5;
			case 34:
				pos++;
				value = scanString();
				return token = 10;
			case 47:
				const start = pos - 1;
				if (text.charCodeAt(pos + 1) === 47) {
					pos += 2;
					while (pos < len) {
						if (isLineBreak(text.charCodeAt(pos))) break;
						pos++;
					}
					value = text.substring(start, pos);
					return token = 12;
				}
				if (text.charCodeAt(pos + 1) === 42) {
					pos += 2;
					const safeLength = len - 1;
					let commentClosed = false;
					while (pos < safeLength) {
						const ch = text.charCodeAt(pos);
						if (ch === 42 && text.charCodeAt(pos + 1) === 47) {
							pos += 2;
							commentClosed = true;
							break;
						}
						pos++;
						if (isLineBreak(ch)) {
							if (ch === 13 && text.charCodeAt(pos) === 10) pos++;
							lineNumber++;
							tokenLineStartOffset = pos;
						}
					}
					if (!commentClosed) {
						pos++;
						scanError = 1;
					}
					value = text.substring(start, pos);
					return token = 13;
				}
				value += String.fromCharCode(code);
				pos++;
				return token = 16;
			case 45:
				value += String.fromCharCode(code);
				pos++;
				if (pos === len || !isDigit(text.charCodeAt(pos))) return token = 16;
			case 48:
			case 49:
			case 50:
			case 51:
			case 52:
			case 53:
			case 54:
			case 55:
			case 56:
			case 57:
				value += scanNumber();
				return token = 11;
			default:
				while (pos < len && isUnknownContentCharacter(code)) {
					pos++;
					code = text.charCodeAt(pos);
				}
				if (tokenOffset !== pos) {
					value = text.substring(tokenOffset, pos);
					switch (value) {
						case "true": return token = 8;
						case "false": return token = 9;
						case "null": return token = 7;
					}
					return token = 16;
				}
				value += String.fromCharCode(code);
				pos++;
				return token = 16;
		}
	}
	function isUnknownContentCharacter(code) {
		if (isWhiteSpace(code) || isLineBreak(code)) return false;
		switch (code) {
			case 125:
			case 93:
			case 123:
			case 91:
			case 34:
			case 58:
			case 44:
			case 47: return false;
		}
		return true;
	}
	function scanNextNonTrivia() {
		let result;
		do
			result = scanNext();
		while (result >= 12 && result <= 15);
		return result;
	}
	return {
		setPosition,
		getPosition: () => pos,
		scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
		getToken: () => token,
		getTokenValue: () => value,
		getTokenOffset: () => tokenOffset,
		getTokenLength: () => pos - tokenOffset,
		getTokenStartLine: () => lineStartOffset,
		getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
		getTokenError: () => scanError
	};
}
function isWhiteSpace(ch) {
	return ch === 32 || ch === 9;
}
function isLineBreak(ch) {
	return ch === 10 || ch === 13;
}
function isDigit(ch) {
	return ch >= 48 && ch <= 57;
}
var CharacterCodes;
(function(CharacterCodes) {
	CharacterCodes[CharacterCodes["lineFeed"] = 10] = "lineFeed";
	CharacterCodes[CharacterCodes["carriageReturn"] = 13] = "carriageReturn";
	CharacterCodes[CharacterCodes["space"] = 32] = "space";
	CharacterCodes[CharacterCodes["_0"] = 48] = "_0";
	CharacterCodes[CharacterCodes["_1"] = 49] = "_1";
	CharacterCodes[CharacterCodes["_2"] = 50] = "_2";
	CharacterCodes[CharacterCodes["_3"] = 51] = "_3";
	CharacterCodes[CharacterCodes["_4"] = 52] = "_4";
	CharacterCodes[CharacterCodes["_5"] = 53] = "_5";
	CharacterCodes[CharacterCodes["_6"] = 54] = "_6";
	CharacterCodes[CharacterCodes["_7"] = 55] = "_7";
	CharacterCodes[CharacterCodes["_8"] = 56] = "_8";
	CharacterCodes[CharacterCodes["_9"] = 57] = "_9";
	CharacterCodes[CharacterCodes["a"] = 97] = "a";
	CharacterCodes[CharacterCodes["b"] = 98] = "b";
	CharacterCodes[CharacterCodes["c"] = 99] = "c";
	CharacterCodes[CharacterCodes["d"] = 100] = "d";
	CharacterCodes[CharacterCodes["e"] = 101] = "e";
	CharacterCodes[CharacterCodes["f"] = 102] = "f";
	CharacterCodes[CharacterCodes["g"] = 103] = "g";
	CharacterCodes[CharacterCodes["h"] = 104] = "h";
	CharacterCodes[CharacterCodes["i"] = 105] = "i";
	CharacterCodes[CharacterCodes["j"] = 106] = "j";
	CharacterCodes[CharacterCodes["k"] = 107] = "k";
	CharacterCodes[CharacterCodes["l"] = 108] = "l";
	CharacterCodes[CharacterCodes["m"] = 109] = "m";
	CharacterCodes[CharacterCodes["n"] = 110] = "n";
	CharacterCodes[CharacterCodes["o"] = 111] = "o";
	CharacterCodes[CharacterCodes["p"] = 112] = "p";
	CharacterCodes[CharacterCodes["q"] = 113] = "q";
	CharacterCodes[CharacterCodes["r"] = 114] = "r";
	CharacterCodes[CharacterCodes["s"] = 115] = "s";
	CharacterCodes[CharacterCodes["t"] = 116] = "t";
	CharacterCodes[CharacterCodes["u"] = 117] = "u";
	CharacterCodes[CharacterCodes["v"] = 118] = "v";
	CharacterCodes[CharacterCodes["w"] = 119] = "w";
	CharacterCodes[CharacterCodes["x"] = 120] = "x";
	CharacterCodes[CharacterCodes["y"] = 121] = "y";
	CharacterCodes[CharacterCodes["z"] = 122] = "z";
	CharacterCodes[CharacterCodes["A"] = 65] = "A";
	CharacterCodes[CharacterCodes["B"] = 66] = "B";
	CharacterCodes[CharacterCodes["C"] = 67] = "C";
	CharacterCodes[CharacterCodes["D"] = 68] = "D";
	CharacterCodes[CharacterCodes["E"] = 69] = "E";
	CharacterCodes[CharacterCodes["F"] = 70] = "F";
	CharacterCodes[CharacterCodes["G"] = 71] = "G";
	CharacterCodes[CharacterCodes["H"] = 72] = "H";
	CharacterCodes[CharacterCodes["I"] = 73] = "I";
	CharacterCodes[CharacterCodes["J"] = 74] = "J";
	CharacterCodes[CharacterCodes["K"] = 75] = "K";
	CharacterCodes[CharacterCodes["L"] = 76] = "L";
	CharacterCodes[CharacterCodes["M"] = 77] = "M";
	CharacterCodes[CharacterCodes["N"] = 78] = "N";
	CharacterCodes[CharacterCodes["O"] = 79] = "O";
	CharacterCodes[CharacterCodes["P"] = 80] = "P";
	CharacterCodes[CharacterCodes["Q"] = 81] = "Q";
	CharacterCodes[CharacterCodes["R"] = 82] = "R";
	CharacterCodes[CharacterCodes["S"] = 83] = "S";
	CharacterCodes[CharacterCodes["T"] = 84] = "T";
	CharacterCodes[CharacterCodes["U"] = 85] = "U";
	CharacterCodes[CharacterCodes["V"] = 86] = "V";
	CharacterCodes[CharacterCodes["W"] = 87] = "W";
	CharacterCodes[CharacterCodes["X"] = 88] = "X";
	CharacterCodes[CharacterCodes["Y"] = 89] = "Y";
	CharacterCodes[CharacterCodes["Z"] = 90] = "Z";
	CharacterCodes[CharacterCodes["asterisk"] = 42] = "asterisk";
	CharacterCodes[CharacterCodes["backslash"] = 92] = "backslash";
	CharacterCodes[CharacterCodes["closeBrace"] = 125] = "closeBrace";
	CharacterCodes[CharacterCodes["closeBracket"] = 93] = "closeBracket";
	CharacterCodes[CharacterCodes["colon"] = 58] = "colon";
	CharacterCodes[CharacterCodes["comma"] = 44] = "comma";
	CharacterCodes[CharacterCodes["dot"] = 46] = "dot";
	CharacterCodes[CharacterCodes["doubleQuote"] = 34] = "doubleQuote";
	CharacterCodes[CharacterCodes["minus"] = 45] = "minus";
	CharacterCodes[CharacterCodes["openBrace"] = 123] = "openBrace";
	CharacterCodes[CharacterCodes["openBracket"] = 91] = "openBracket";
	CharacterCodes[CharacterCodes["plus"] = 43] = "plus";
	CharacterCodes[CharacterCodes["slash"] = 47] = "slash";
	CharacterCodes[CharacterCodes["formFeed"] = 12] = "formFeed";
	CharacterCodes[CharacterCodes["tab"] = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));

// node_modules/jsonc-parser/lib/esm/impl/string-intern.js
const cachedSpaces = new Array(20).fill(0).map((_, index) => {
	return " ".repeat(index);
});
const maxCachedValues = 200;
const cachedBreakLinesWithSpaces = {
	" ": {
		"\n": new Array(maxCachedValues).fill(0).map((_, index) => {
			return "\n" + " ".repeat(index);
		}),
		"\r": new Array(maxCachedValues).fill(0).map((_, index) => {
			return "\r" + " ".repeat(index);
		}),
		"\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
			return "\r\n" + " ".repeat(index);
		})
	},
	"	": {
		"\n": new Array(maxCachedValues).fill(0).map((_, index) => {
			return "\n" + "	".repeat(index);
		}),
		"\r": new Array(maxCachedValues).fill(0).map((_, index) => {
			return "\r" + "	".repeat(index);
		}),
		"\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
			return "\r\n" + "	".repeat(index);
		})
	}
};

// node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;
(function(ParseOptions) {
	ParseOptions.DEFAULT = { allowTrailingComma: false };
})(ParseOptions || (ParseOptions = {}));
/**
* Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
*/
function parseTree$1(text, errors = [], options = ParseOptions.DEFAULT) {
	let currentParent = {
		type: "array",
		offset: -1,
		length: -1,
		children: [],
		parent: void 0
	};
	function ensurePropertyComplete(endOffset) {
		if (currentParent.type === "property") {
			currentParent.length = endOffset - currentParent.offset;
			currentParent = currentParent.parent;
		}
	}
	function onValue(valueNode) {
		currentParent.children.push(valueNode);
		return valueNode;
	}
	visit(text, {
		onObjectBegin: (offset) => {
			currentParent = onValue({
				type: "object",
				offset,
				length: -1,
				parent: currentParent,
				children: []
			});
		},
		onObjectProperty: (name, offset, length) => {
			currentParent = onValue({
				type: "property",
				offset,
				length: -1,
				parent: currentParent,
				children: []
			});
			currentParent.children.push({
				type: "string",
				value: name,
				offset,
				length,
				parent: currentParent
			});
		},
		onObjectEnd: (offset, length) => {
			ensurePropertyComplete(offset + length);
			currentParent.length = offset + length - currentParent.offset;
			currentParent = currentParent.parent;
			ensurePropertyComplete(offset + length);
		},
		onArrayBegin: (offset, length) => {
			currentParent = onValue({
				type: "array",
				offset,
				length: -1,
				parent: currentParent,
				children: []
			});
		},
		onArrayEnd: (offset, length) => {
			currentParent.length = offset + length - currentParent.offset;
			currentParent = currentParent.parent;
			ensurePropertyComplete(offset + length);
		},
		onLiteralValue: (value, offset, length) => {
			onValue({
				type: getNodeType(value),
				offset,
				length,
				parent: currentParent,
				value
			});
			ensurePropertyComplete(offset + length);
		},
		onSeparator: (sep, offset, length) => {
			if (currentParent.type === "property") {
				if (sep === ":") currentParent.colonOffset = offset;
				else if (sep === ",") ensurePropertyComplete(offset);
			}
		},
		onError: (error, offset, length) => {
			errors.push({
				error,
				offset,
				length
			});
		}
	}, options);
	const result = currentParent.children[0];
	if (result) delete result.parent;
	return result;
}
/**
* Gets the JSON path of the given JSON DOM node
*/
function getNodePath$1(node) {
	if (!node.parent || !node.parent.children) return [];
	const path = getNodePath$1(node.parent);
	if (node.parent.type === "property") {
		const key = node.parent.children[0].value;
		path.push(key);
	} else if (node.parent.type === "array") {
		const index = node.parent.children.indexOf(node);
		if (index !== -1) path.push(index);
	}
	return path;
}
/**
* Evaluates the JavaScript object of the given JSON DOM node
*/
function getNodeValue$1(node) {
	switch (node.type) {
		case "array": return node.children.map(getNodeValue$1);
		case "object":
			const obj = Object.create(null);
			for (let prop of node.children) {
				const valueNode = prop.children[1];
				if (valueNode) obj[prop.children[0].value] = getNodeValue$1(valueNode);
			}
			return obj;
		case "null":
		case "string":
		case "number":
		case "boolean": return node.value;
		default: return;
	}
}
/**
* Parses the given text and invokes the visitor functions for each object, array and literal reached.
*/
function visit(text, visitor, options = ParseOptions.DEFAULT) {
	const _scanner = createScanner$1(text, false);
	const _jsonPath = [];
	let suppressedCallbacks = 0;
	function toNoArgVisit(visitFunction) {
		return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
	}
	function toOneArgVisit(visitFunction) {
		return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : () => true;
	}
	function toOneArgVisitWithPath(visitFunction) {
		return visitFunction ? (arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) : () => true;
	}
	function toBeginVisit(visitFunction) {
		return visitFunction ? () => {
			if (suppressedCallbacks > 0) suppressedCallbacks++;
			else if (visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice()) === false) suppressedCallbacks = 1;
		} : () => true;
	}
	function toEndVisit(visitFunction) {
		return visitFunction ? () => {
			if (suppressedCallbacks > 0) suppressedCallbacks--;
			if (suppressedCallbacks === 0) visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
		} : () => true;
	}
	const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
	const disallowComments = options && options.disallowComments;
	const allowTrailingComma = options && options.allowTrailingComma;
	function scanNext() {
		while (true) {
			const token = _scanner.scan();
			switch (_scanner.getTokenError()) {
				case 4:
					handleError(14);
					break;
				case 5:
					handleError(15);
					break;
				case 3:
					handleError(13);
					break;
				case 1:
					if (!disallowComments) handleError(11);
					break;
				case 2:
					handleError(12);
					break;
				case 6: handleError(16);
			}
			switch (token) {
				case 12:
				case 13:
					if (disallowComments) handleError(10);
					else onComment();
					break;
				case 16:
					handleError(1);
					break;
				case 15:
				case 14: break;
				default: return token;
			}
		}
	}
	function handleError(error, skipUntilAfter = [], skipUntil = []) {
		onError(error);
		if (skipUntilAfter.length + skipUntil.length > 0) {
			let token = _scanner.getToken();
			while (token !== 17) {
				if (skipUntilAfter.indexOf(token) !== -1) {
					scanNext();
					break;
				} else if (skipUntil.indexOf(token) !== -1) break;
				token = scanNext();
			}
		}
	}
	function parseString(isValue) {
		const value = _scanner.getTokenValue();
		if (isValue) onLiteralValue(value);
		else {
			onObjectProperty(value);
			_jsonPath.push(value);
		}
		scanNext();
		return true;
	}
	function parseLiteral() {
		switch (_scanner.getToken()) {
			case 11:
				const tokenValue = _scanner.getTokenValue();
				let value = Number(tokenValue);
				if (isNaN(value)) {
					handleError(2);
					value = 0;
				}
				onLiteralValue(value);
				break;
			case 7:
				onLiteralValue(null);
				break;
			case 8:
				onLiteralValue(true);
				break;
			case 9:
				onLiteralValue(false);
				break;
			default: return false;
		}
		scanNext();
		return true;
	}
	function parseProperty() {
		if (_scanner.getToken() !== 10) {
			handleError(3, [], [2, 5]);
			return false;
		}
		parseString(false);
		if (_scanner.getToken() === 6) {
			onSeparator(":");
			scanNext();
			if (!parseValue()) handleError(4, [], [2, 5]);
		} else handleError(5, [], [2, 5]);
		_jsonPath.pop();
		return true;
	}
	function parseObject() {
		onObjectBegin();
		scanNext();
		let needsComma = false;
		while (_scanner.getToken() !== 2 && _scanner.getToken() !== 17) {
			if (_scanner.getToken() === 5) {
				if (!needsComma) handleError(4, [], []);
				onSeparator(",");
				scanNext();
				if (_scanner.getToken() === 2 && allowTrailingComma) break;
			} else if (needsComma) handleError(6, [], []);
			if (!parseProperty()) handleError(4, [], [2, 5]);
			needsComma = true;
		}
		onObjectEnd();
		if (_scanner.getToken() !== 2) handleError(7, [2], []);
		else scanNext();
		return true;
	}
	function parseArray() {
		onArrayBegin();
		scanNext();
		let isFirstElement = true;
		let needsComma = false;
		while (_scanner.getToken() !== 4 && _scanner.getToken() !== 17) {
			if (_scanner.getToken() === 5) {
				if (!needsComma) handleError(4, [], []);
				onSeparator(",");
				scanNext();
				if (_scanner.getToken() === 4 && allowTrailingComma) break;
			} else if (needsComma) handleError(6, [], []);
			if (isFirstElement) {
				_jsonPath.push(0);
				isFirstElement = false;
			} else _jsonPath[_jsonPath.length - 1]++;
			if (!parseValue()) handleError(4, [], [4, 5]);
			needsComma = true;
		}
		onArrayEnd();
		if (!isFirstElement) _jsonPath.pop();
		if (_scanner.getToken() !== 4) handleError(8, [4], []);
		else scanNext();
		return true;
	}
	function parseValue() {
		switch (_scanner.getToken()) {
			case 3: return parseArray();
			case 1: return parseObject();
			case 10: return parseString(true);
			default: return parseLiteral();
		}
	}
	scanNext();
	if (_scanner.getToken() === 17) {
		if (options.allowEmptyContent) return true;
		handleError(4, [], []);
		return false;
	}
	if (!parseValue()) {
		handleError(4, [], []);
		return false;
	}
	if (_scanner.getToken() !== 17) handleError(9, [], []);
	return true;
}
function getNodeType(value) {
	switch (typeof value) {
		case "boolean": return "boolean";
		case "number": return "number";
		case "string": return "string";
		case "object":
			if (!value) return "null";
			else if (Array.isArray(value)) return "array";
			return "object";
		default: return "null";
	}
}

// node_modules/jsonc-parser/lib/esm/main.js
/**
* Creates a JSON scanner on the given text.
* If ignoreTrivia is set, whitespaces or comments are ignored.
*/
const createScanner = createScanner$1;
var ScanError;
(function(ScanError) {
	ScanError[ScanError["None"] = 0] = "None";
	ScanError[ScanError["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
	ScanError[ScanError["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
	ScanError[ScanError["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
	ScanError[ScanError["InvalidUnicode"] = 4] = "InvalidUnicode";
	ScanError[ScanError["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
	ScanError[ScanError["InvalidCharacter"] = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function(SyntaxKind) {
	SyntaxKind[SyntaxKind["OpenBraceToken"] = 1] = "OpenBraceToken";
	SyntaxKind[SyntaxKind["CloseBraceToken"] = 2] = "CloseBraceToken";
	SyntaxKind[SyntaxKind["OpenBracketToken"] = 3] = "OpenBracketToken";
	SyntaxKind[SyntaxKind["CloseBracketToken"] = 4] = "CloseBracketToken";
	SyntaxKind[SyntaxKind["CommaToken"] = 5] = "CommaToken";
	SyntaxKind[SyntaxKind["ColonToken"] = 6] = "ColonToken";
	SyntaxKind[SyntaxKind["NullKeyword"] = 7] = "NullKeyword";
	SyntaxKind[SyntaxKind["TrueKeyword"] = 8] = "TrueKeyword";
	SyntaxKind[SyntaxKind["FalseKeyword"] = 9] = "FalseKeyword";
	SyntaxKind[SyntaxKind["StringLiteral"] = 10] = "StringLiteral";
	SyntaxKind[SyntaxKind["NumericLiteral"] = 11] = "NumericLiteral";
	SyntaxKind[SyntaxKind["LineCommentTrivia"] = 12] = "LineCommentTrivia";
	SyntaxKind[SyntaxKind["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
	SyntaxKind[SyntaxKind["LineBreakTrivia"] = 14] = "LineBreakTrivia";
	SyntaxKind[SyntaxKind["Trivia"] = 15] = "Trivia";
	SyntaxKind[SyntaxKind["Unknown"] = 16] = "Unknown";
	SyntaxKind[SyntaxKind["EOF"] = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
/**
* Parses the given text and returns a tree representation the JSON content. On invalid input, the parser tries to be as fault tolerant as possible, but still return a result.
*/
const parseTree = parseTree$1;
/**
* Gets the JSON path of the given JSON DOM node
*/
const getNodePath = getNodePath$1;
/**
* Evaluates the JavaScript object of the given JSON DOM node
*/
const getNodeValue = getNodeValue$1;
var ParseErrorCode;
(function(ParseErrorCode) {
	ParseErrorCode[ParseErrorCode["InvalidSymbol"] = 1] = "InvalidSymbol";
	ParseErrorCode[ParseErrorCode["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
	ParseErrorCode[ParseErrorCode["PropertyNameExpected"] = 3] = "PropertyNameExpected";
	ParseErrorCode[ParseErrorCode["ValueExpected"] = 4] = "ValueExpected";
	ParseErrorCode[ParseErrorCode["ColonExpected"] = 5] = "ColonExpected";
	ParseErrorCode[ParseErrorCode["CommaExpected"] = 6] = "CommaExpected";
	ParseErrorCode[ParseErrorCode["CloseBraceExpected"] = 7] = "CloseBraceExpected";
	ParseErrorCode[ParseErrorCode["CloseBracketExpected"] = 8] = "CloseBracketExpected";
	ParseErrorCode[ParseErrorCode["EndOfFileExpected"] = 9] = "EndOfFileExpected";
	ParseErrorCode[ParseErrorCode["InvalidCommentToken"] = 10] = "InvalidCommentToken";
	ParseErrorCode[ParseErrorCode["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
	ParseErrorCode[ParseErrorCode["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
	ParseErrorCode[ParseErrorCode["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
	ParseErrorCode[ParseErrorCode["InvalidUnicode"] = 14] = "InvalidUnicode";
	ParseErrorCode[ParseErrorCode["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
	ParseErrorCode[ParseErrorCode["InvalidCharacter"] = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));
function printParseErrorCode(code) {
	switch (code) {
		case 1: return "InvalidSymbol";
		case 2: return "InvalidNumberFormat";
		case 3: return "PropertyNameExpected";
		case 4: return "ValueExpected";
		case 5: return "ColonExpected";
		case 6: return "CommaExpected";
		case 7: return "CloseBraceExpected";
		case 8: return "CloseBracketExpected";
		case 9: return "EndOfFileExpected";
		case 10: return "InvalidCommentToken";
		case 11: return "UnexpectedEndOfComment";
		case 12: return "UnexpectedEndOfString";
		case 13: return "UnexpectedEndOfNumber";
		case 14: return "InvalidUnicode";
		case 15: return "InvalidEscapeCharacter";
		case 16: return "InvalidCharacter";
	}
	return "<unknown ParseErrorCode>";
}

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

// src/plan/name.ts
/** Orchestrate's rule. A name may start with a dash, so it is never given to a program without something before it. */
const taskNameSchema = string().regex(/^[a-z0-9-]+$/, "must be kebab-case ASCII (small letters, digits and dashes)");
const TASK_TYPES = [
	"worker",
	"subplanner",
	"verifier"
];

// src/plan/plan.ts
const filledText = string().min(1);
const MeasurementParserSchema = discriminatedUnion("kind", [strictObject({ kind: literal("wc-l").describe("Counts the lines of the output that are not empty.") }), strictObject({
	kind: literal("regex").describe("Takes the value out of the output with a regular expression."),
	pattern: filledText.describe("JavaScript regular expression; its first group is the value, without a group the match."),
	flags: string().regex(/^[gimsuy]*$/, "must consist of the regular expression flags g, i, m, s, u and y").optional().describe("Flags of the regular expression; none by default.")
})]);
const MeasurementSpecSchema = strictObject({
	name: filledText.describe("What is measured, exactly as the worker's `## Measurements` list calls it."),
	command: filledText.describe("Shell command, run in a fresh checkout of the task's work."),
	parser: MeasurementParserSchema.optional().describe("How the value is found in the output; `wc-l` by default."),
	toleranceFraction: number().min(0).max(1).optional().describe("Part by which numbers may differ; 0.1 by default. Texts must be equal.")
});
const taskShape = {
	name: taskNameSchema.describe("Kebab-case ASCII; part of the task's branch name."),
	scopedGoal: filledText.describe("The outcome this task is to reach."),
	brief: string().optional().describe("Markdown specification given to the agent as it is."),
	pathsAllowed: array(string()).optional().describe("Globs of the files the task may change."),
	pathsForbidden: array(string()).optional().describe("Globs of files that belong to other tasks."),
	acceptance: array(string()).optional().describe("What must hold for this task to be accepted."),
	verify: string().optional().describe("Markdown on how to verify the task."),
	startingRef: string().optional().describe("Branch the agent starts from; the plan's `baseBranch` by default."),
	dependsOn: array(taskNameSchema).optional().describe("Names of tasks that must be done before this one."),
	model: string().optional().describe("Model for the agent of this task."),
	maxAttempts: int().min(1).optional().describe("How often the task may be started at most."),
	openPR: boolean().optional().describe("Whether the finished task opens a pull request."),
	measurements: array(MeasurementSpecSchema).optional().describe("Numbers that are measured again after the handoff."),
	slackTs: string().optional().describe("Slack message of the task; written by Orchestrate.")
};
const noVerifies = never("is only valid on a task of type `verifier`").optional();
const WorkerTaskSchema = strictObject({
	...taskShape,
	type: literal("worker"),
	verifies: noVerifies
});
const SubplannerTaskSchema = strictObject({
	...taskShape,
	type: literal("subplanner"),
	verifies: noVerifies
});
const VerifierTaskSchema = strictObject({
	...taskShape,
	type: literal("verifier"),
	verifies: taskNameSchema.describe("Name of the task that this verifier checks.")
});
/** A task whose `type` is unusable: everything else in it can still be checked. */
const UntypedTaskSchema = strictObject({
	...taskShape,
	type: unknown().optional(),
	verifies: unknown().optional()
});
/** The shape of Orchestrate's `plan.json`, strict. Rules between tasks (names, references, cycles) are not part of it: the door
*  for plan texts is `parsePlan`. Source: the schema of Orchestrate. */
const PlanSchema = strictObject({
	$schema: string().optional().describe("For editors; never resolved."),
	goal: filledText.describe("The user's goal, word for word."),
	summary: string().min(1).optional().describe("One line on what the run is about."),
	dispatcher: strictObject({ firstName: filledText.describe("First name of the person who started the run.") }).optional().describe("Who started the run; written by Orchestrate."),
	rootSlug: taskNameSchema.describe("Kebab-case ASCII; part of every branch name of the plan."),
	baseBranch: filledText.describe("Branch that tasks start from unless they name another."),
	prBase: filledText.optional().describe("Base of the tasks' pull requests; `baseBranch` by default."),
	repoUrl: url().describe("URL of the repository that the tasks work on."),
	acceptanceCriteria: array(string()).optional().describe("What must hold for the whole plan to be accepted."),
	syncStateToGit: boolean().default(true).describe("Whether Orchestrate commits plan, state and handoffs."),
	slackChannel: filledText.optional().describe("Slack channel in which the run is shown."),
	slackKickoffRef: strictObject({
		channel: filledText,
		ts: filledText
	}).optional().describe("First Slack message of the run; written by Orchestrate."),
	andonStateRef: string().optional().describe("Git ref with the state file that carries the Andon cord."),
	andonStatePath: string().optional().describe("Path of that state file in the repository."),
	selfAgentId: string().optional().describe("Id of the planning agent."),
	tasks: array(discriminatedUnion("type", [
		WorkerTaskSchema,
		SubplannerTaskSchema,
		VerifierTaskSchema
	])).min(1, "must hold at least one task").describe("The tasks of the plan, at least one.")
});

// src/plan/references.ts
/** So many cuts of a long cycle are shown. */
const MAX_CYCLE_NAMES = 12;
const MAX_SUGGESTIONS = 100;
const MAX_CYCLES = 101;
const MAX_LISTED = 10;
/** The rules between the tasks of a plan: names are unique, references exist and are not to the task itself, and nothing waits for
*  itself in a circle. In: the data of a plan of any shape; what is not a task is left out. Out: in plan order. Throws: never.
*  Source: the schema of Orchestrate. */
function checkReferences(data) {
	const tasks = readTasks(data);
	const names = /* @__PURE__ */ new Map();
	for (const task of tasks) if (task.name !== null && !names.has(task.name)) names.set(task.name, task);
	return [
		...findDuplicates(tasks, names),
		...findBadLinks(tasks, names),
		...findCycles(names)
	];
}
function readTasks(data) {
	const tasks = valueAt(data, ["tasks"]);
	if (!Array.isArray(tasks)) return [];
	return tasks.map((task, index) => {
		const name = valueAt(task, ["name"]);
		return {
			index,
			name: typeof name === "string" ? name : null,
			links: readLinks(task, ["tasks", index])
		};
	});
}
function readLinks(task, path) {
	const verifies = valueAt(task, ["verifies"]);
	const dependsOn = valueAt(task, ["dependsOn"]);
	const links = [];
	if (typeof verifies === "string" && valueAt(task, ["type"]) === "verifier") links.push({
		to: verifies,
		path: [...path, "verifies"],
		isVerifies: true
	});
	for (const [index, to] of (Array.isArray(dependsOn) ? dependsOn : []).entries()) if (typeof to === "string") links.push({
		to,
		path: [
			...path,
			"dependsOn",
			index
		],
		isVerifies: false
	});
	return links;
}
function findDuplicates(tasks, names) {
	return tasks.flatMap(({ name, index }) => {
		const first = name === null ? void 0 : names.get(name);
		if (first === void 0 || first.index === index) return [];
		return [{
			ruleId: "duplicate-name",
			message: `duplicate task name: ${quote(name ?? "")} is already the name of tasks[${first.index}]`,
			hint: "Task names become branch names; give each task its own.",
			path: [
				"tasks",
				index,
				"name"
			],
			mark: "value"
		}];
	});
}
function findBadLinks(tasks, names) {
	const faults = [];
	for (const { name, links } of tasks) for (const { to, path, isVerifies } of links) if (to === name) {
		const message = isVerifies ? "a verifier cannot verify itself" : "a task cannot depend on itself";
		faults.push({
			ruleId: "self-reference",
			message,
			hint: null,
			path,
			mark: "value"
		});
	} else if (!names.has(to)) {
		const message = `${isVerifies ? "verifies" : "dependsOn"} unknown task: no task of this plan is named ${quote(to)}`;
		const hint = faults.length < MAX_SUGGESTIONS ? adviseOn(to, [...names.keys()]) : null;
		faults.push({
			ruleId: "unknown-task",
			message,
			hint,
			path,
			mark: "value"
		});
	}
	return faults;
}
function adviseOn(name, known) {
	const all = known.length > 0 && known.length <= MAX_LISTED ? `The tasks are ${known.map(quote).join(", ")}.` : null;
	return suggest(name, known) ?? all;
}
/** Walks depth first without recursion: a plan may chain thousands of tasks. */
function findCycles(names) {
	const faults = [];
	const done = /* @__PURE__ */ new Set();
	for (const start of names.values()) {
		const visits = done.has(start) ? [] : [{
			task: start,
			next: 0
		}];
		for (let visit = visits.at(-1); visit !== void 0; visit = visits.at(-1)) {
			const link = visit.task.links[visit.next];
			visit.next += 1;
			if (link === void 0) {
				done.add(visit.task);
				visits.pop();
				continue;
			}
			const task = names.get(link.to);
			if (task === void 0 || task === visit.task || done.has(task)) continue;
			const position = visits.findIndex((open) => open.task === task);
			if (position === -1) visits.push({
				task,
				next: 0
			});
			else if (faults.length < MAX_CYCLES) faults.push(cycleFault(visits.slice(position)));
		}
	}
	return faults;
}
function cycleFault(visits) {
	const links = visits.map(({ task, next }) => task.links[next - 1]);
	const names = [visits[0]?.task.name, ...links.map((link) => link?.to)];
	const shown = names.length <= MAX_CYCLE_NAMES ? names : [
		...names.slice(0, 10),
		"…",
		names.at(-1)
	];
	const hint = links.some((link) => link?.isVerifies === true) ? "A verifier depends on the task it verifies, listed or not." : "Remove one of these dependencies.";
	return {
		ruleId: "dependency-cycle",
		message: `dependsOn cycle: \`${shown.map((name) => quote(name ?? "").slice(1, -1)).join(" -> ")}\``,
		hint,
		path: links[0]?.path ?? ["tasks"],
		mark: "value"
	};
}

// src/plan/load.ts
const MAX_PLAN_BYTES = 1048576;
/** Reads a plan. In: the bytes of a `plan.json`, at most 1 MiB of strict UTF-8 and strict JSON, and the name it has in messages.
*  Out: the plan, or null with every fault of shape, of references and of contents at once, in text order, then the
*  warnings; faults of JSON syntax come alone. Throws: never. Source: the schema of Orchestrate. */
function parsePlan(bytes, file) {
	const text = decodeText(bytes, file, MAX_PLAN_BYTES);
	if (text.value === null) return {
		value: null,
		diagnostics: text.diagnostics
	};
	const json = parseJson(text.value, file);
	if (json.data === void 0) return {
		value: null,
		diagnostics: json.diagnostics
	};
	const shape = checkShape(PlanSchema, json.data, { explainKey: explainRemovedField });
	const contents = checkContents(json.data);
	const faults = [
		...shape.faults,
		...checkUntypedTasks(json.data, shape.faults),
		...checkReferences(json.data),
		...contents.errors,
		...json.faults
	];
	const errors = placeFaults(faults, json.locator, file);
	const value = hasErrors(errors) ? null : shape.data;
	const remarks = [...contents.warnings, ...value === null ? [] : findUnverified(value.tasks)];
	const warnings = placeFaults(remarks, json.locator, file).map((one) => ({
		...one,
		severity: "warning"
	}));
	return {
		value,
		diagnostics: [...errors, ...warnings]
	};
}
/** Without a usable `type` no variant of a task applies, and its other faults would show up only after the type is right. */
function checkUntypedTasks(data, faults) {
	return faults.flatMap(({ path }) => {
		const [first, index, last, ...rest] = path;
		if (first !== "tasks" || typeof index !== "number" || last !== "type" || rest.length > 0) return [];
		const at = ["tasks", index];
		return checkShape(UntypedTaskSchema, valueAt(data, at), {
			at,
			explainKey: explainRemovedField
		}).faults;
	});
}
const TRACKER_ADVICE = "Remove it; agents talk to an external tracker themselves while they run.";
const REMOVED_FIELDS = /* @__PURE__ */ new Map([
	["tracker", TRACKER_ADVICE],
	["linearTeam", TRACKER_ADVICE],
	["trackerRef", TRACKER_ADVICE],
	["parentTrackerRef", TRACKER_ADVICE],
	["controlRef", "Remove it; nothing takes its place."],
	["slack", "Name the channel in `slackChannel`; Orchestrate adds `slackKickoffRef` after its first message."]
]);
const explainRemovedField = (path, key) => {
	const isTask = path.length === 2 && path[0] === "tasks";
	const hint = path.length === 0 || isTask && key === "trackerRef" ? REMOVED_FIELDS.get(key) : void 0;
	return hint === void 0 ? null : {
		ruleId: "removed-field",
		message: "is a removed plan field",
		hint
	};
};

export { parseJson as a, taskNameSchema as i, parsePlan as n, TASK_TYPES as r, MAX_PLAN_BYTES as t };