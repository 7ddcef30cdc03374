import { n as hasErrors, t as formatDiagnostic } from "./diagnostic.js";
import { S as readExpect, b as isHandoff, t as POLICY_PATH, w as typeOfInput, x as isJudgement } from "./read.js";
import { n as assertNever, t as assert } from "./assert.js";
import { n as distance, t as closest } from "./esm.js";
import { c as suggest$1, i as listAlternatives, o as quote$3 } from "./fault.js";

// src/verdict/flow/source.ts
const LINE_BREAK = /\r\n|\n|\r/g;
const MAX_EXCERPT_CHARS = 100;
const EXCERPT_LEAD_CHARS = 60;
/** Control characters, and the marks that make a terminal show text in another order than it has. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Text that is safe to put on one line of a terminal. Out: same length in UTF-16 code units; tabs and line breaks become
*  spaces, other characters that do not show become U+FFFD. */
function toInertLine(text) {
	return text.replaceAll(/[\t\r\n]/g, " ").replaceAll(UNPRINTABLE, "�");
}
/** Cut a text for display. Out: at most `maxChars` code units, the last of them `…` where something was cut. */
function shorten(text, maxChars) {
	return text.length <= maxChars ? text : `${text.slice(0, maxChars - 1)}…`;
}
/** Translate offsets in a text to places in the file it came from. In the function returned: an offset, 0 to `text.length`. */
function createLocator(text, origin) {
	const lineStarts = [0, ...Array.from(text.matchAll(LINE_BREAK), (match) => match.index + match[0].length)];
	return (offset) => {
		const lineIndex = findLastAtMost(lineStarts, offset);
		const column = offset - (lineStarts[lineIndex] ?? 0) + columnsBefore(origin, lineIndex) + 1;
		return {
			line: origin.start.line + lineIndex,
			column,
			offset
		};
	};
}
/** Columns of the file that stand before the text on one of its lines. */
function columnsBefore(origin, lineIndex) {
	return lineIndex === 0 ? origin.start.column - 1 : origin.indent ?? 0;
}
function findLastAtMost(sorted, limit) {
	let low = 0;
	let high = sorted.length - 1;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((sorted[middle] ?? 0) <= limit) low = middle;
		else high = middle - 1;
	}
	return low;
}
/** A diagnostic as compilers print it, with its line and carets below. In: `source` is the whole file, or with `origin` the text
*  that stands there. Out: several lines, inert for a terminal, none longer than about 100 characters of source. */
function renderCaret(source, diagnostic, origin) {
	const placed = origin ?? {
		file: diagnostic.file,
		start: {
			line: 1,
			column: 1
		}
	};
	const excerpt = diagnostic.range === null ? [] : renderExcerpt(source, placed, diagnostic.range);
	const advice = diagnostic.hint === null ? [] : [`  ${toInertLine(diagnostic.hint)}`];
	return [
		toInertLine(formatDiagnostic({
			...diagnostic,
			hint: null
		})),
		...excerpt,
		...advice
	].join("\n");
}
function renderExcerpt(source, origin, { start, end }) {
	const lineIndex = start.line - origin.start.line;
	const line = source.split(LINE_BREAK)[lineIndex];
	if (line === void 0) return [];
	const before = columnsBefore(origin, lineIndex);
	const from = Math.min(Math.max(start.column - 1 - before, 0), line.length);
	const to = end.line === start.line ? end.column - 1 - before : line.length;
	const cut = Math.max(from - EXCERPT_LEAD_CHARS, 0);
	const shown = shorten(line.slice(cut), MAX_EXCERPT_CHARS);
	const lead = cut === 0 ? "" : "…";
	const carets = "^".repeat(Math.max(Math.min(to - cut, shown.length) - (from - cut), 1));
	const gutter = " ".repeat(String(start.line).length);
	return [
		` ${gutter} |`,
		` ${start.line} | ${lead}${toInertLine(shown)}`,
		` ${gutter} | ${" ".repeat(from - cut + lead.length)}${carets}`
	];
}

// src/verdict/flow/limits.ts
/** Bounds of one expression, and of a gate. They keep every later step linear and every recursion shallow. */
const LIMITS = {
	/** UTF-8 bytes of the text of an expression in YAML. */
	sourceBytes: 16384,
	/** UTF-8 bytes of a gate in the gate language. */
	programBytes: 262144,
	/** Levels of the tree, and brackets open at the same time. */
	depth: 64,
	/** Parts of the tree. */
	nodes: 2e3,
	/** Nodes that one evaluation may visit. */
	steps: 1e4
};

// src/verdict/flow/types.ts
const BOOL = { kind: "bool" };
const INT = { kind: "int" };
const NUMBER = { kind: "number" };
const TEXT = { kind: "text" };
/** The type that no value has: of the items of `[]`, and of what has a fault that was told already. It fits everywhere. */
const NOTHING = {
	kind: "enum",
	values: []
};
/** Whether no value has this type. */
function isNothing(type) {
	return type.kind === "enum" && type.values.length === 0;
}
/** The type of a value that is there. */
function stripOptional(type) {
	return type.kind === "optional" ? stripOptional(type.inner) : type;
}
function isBool$1(type) {
	return isNothing(type) || stripOptional(type).kind === "bool";
}
function isNumeric(type) {
	const { kind } = stripOptional(type);
	return isNothing(type) || kind === "number" || kind === "int";
}
function isText(type) {
	const { kind } = stripOptional(type);
	return kind === "text" || kind === "enum";
}
function isScalar$1(type) {
	return isBool$1(type) || isNumeric(type) || isText(type);
}
/** Type of the items of a list; null for anything else. */
function itemOf(type) {
	const stripped = stripOptional(type);
	return stripped.kind === "list" ? stripOptional(stripped.item) : null;
}
/** The least type that takes the values of both; null where they have nothing in common. */
function joinTypes(one, other) {
	const [left, right] = [stripOptional(one), stripOptional(other)];
	if (isNothing(left)) return right;
	if (isNothing(right)) return left;
	if (left.kind === "list" && right.kind === "list") {
		const item = joinTypes(left.item, right.item);
		return item === null ? null : {
			kind: "list",
			item
		};
	}
	if (left.kind === "record" && right.kind === "record") return joinRecords(left, right);
	if (left.kind === "enum" && right.kind === "enum") return {
		kind: "enum",
		values: [.../* @__PURE__ */ new Set([...left.values, ...right.values])]
	};
	if (isText(left) && isText(right)) return TEXT;
	if (left.kind === right.kind) return left;
	return isNumeric(left) && isNumeric(right) ? NUMBER : null;
}
/** Records are alike when they have the same fields. */
function joinRecords({ fields }, other) {
	const names = Object.keys(fields);
	if (names.length !== Object.keys(other.fields).length) return null;
	const sound = names.map((name) => {
		const theirs = memberType(other, name);
		return [name, theirs === null ? null : joinTypes(fields[name] ?? NOTHING, theirs)];
	}).flatMap(([name, type]) => type === null ? [] : [[name, type]]);
	return sound.length < names.length ? null : {
		kind: "record",
		fields: Object.fromEntries(sound)
	};
}
/** A type as messages say it, with its article. */
function describeType(type) {
	switch (type.kind) {
		case "optional": return describeType(type.inner);
		case "int": return "a number";
		case "enum": return "a text";
		case "list": return `a list of ${describeItems(type.item)}`;
		case "bool":
		case "number":
		case "text":
		case "record": return `a ${type.kind}`;
		default: return assertNever(type, "type");
	}
}
function describeItems(type) {
	if (isNothing(type)) return "anything";
	const item = itemOf(type);
	return item === null ? `${describeType(type).replace(/^a /, "")}s` : `lists of ${describeItems(item)}`;
}
/** Type of a member by its own name only, so that `constructor` is no member of anything. */
function memberType({ fields }, name) {
	return Object.hasOwn(fields, name) ? fields[name] ?? null : null;
}

// src/verdict/flow/value.ts
/** An unknown value for one reason. */
function unknownBecause(name, reason, detail) {
	return {
		value: {
			kind: "unknown",
			causes: [{
				name,
				reason,
				detail
			}]
		},
		provenance: null,
		detail
	};
}
/** What the expression says itself. */
function holdConstant(value) {
	return {
		value: {
			kind: "known",
			value
		},
		provenance: "constant",
		detail: ""
	};
}
/** The facts of one check as a record. In: `name` is the check's. */
function holdFacts(name, facts) {
	const read = remember((member) => {
		const leaf = readOwn(facts, member);
		return leaf === void 0 ? null : holdLeaf(`${name}.${member}`, leaf);
	});
	return {
		value: {
			kind: "record",
			names: Object.keys(facts),
			read
		},
		provenance: "constant",
		detail: ""
	};
}
/** A fact is read in many places, and a list of it is held only once that way. */
function remember(read) {
	let known = null;
	return (member) => {
		const kept = known?.get(member);
		if (kept !== void 0) return kept;
		const holding = read(member);
		if (holding === null) return null;
		known ??= /* @__PURE__ */ new Map();
		known.set(member, holding);
		return holding;
	};
}
/** A record of values that rest on different things. */
function holdRecord(members) {
	const read = (member) => readOwn(members, member) ?? null;
	return {
		value: {
			kind: "record",
			names: Object.keys(members),
			read
		},
		provenance: "constant",
		detail: ""
	};
}
/** A list of values that rest on different things. In: `provenance` is what its length rests on. */
function holdList(items, provenance = "constant", detail = "") {
	return {
		value: {
			kind: "list",
			items
		},
		provenance,
		detail
	};
}
/** One fact. In: `name` is how causes call it, such as `tests.passed`. */
function holdLeaf(name, leaf) {
	if (leaf.kind === "unknown") return unknownBecause(name, leaf.reason, leaf.detail);
	return holdValue(name, leaf.value, leaf.provenance, leaf.detail);
}
/** Plain data. Evidence comes from outside, so what its type promises is looked at again: what is none of our values is unknown. In:
*  `name` is how causes call it. */
function holdValue(name, value, provenance, detail) {
	if (typeof value === "number" && !Number.isFinite(value)) return unknownBecause(name, "not-a-number", String(value));
	if (typeof value === "boolean" || typeof value === "number" || typeof value === "string") return {
		value: {
			kind: "known",
			value
		},
		provenance,
		detail
	};
	if (typeof value !== "object" || value === null) return unknownBecause(name, "missing-fact", "it has no value");
	return {
		value: Array.isArray(value) ? listIn(value) : recordIn(value),
		provenance,
		detail
	};
	function listIn(list) {
		let items = null;
		return {
			kind: "list",
			get items() {
				items ??= Array.from(list, (item, index) => holdValue(`${name}[${index}]`, item, provenance, detail));
				return items;
			}
		};
	}
	function recordIn(record) {
		return {
			kind: "record",
			get names() {
				return Object.keys(record);
			},
			read: remember((member) => {
				const inner = readOwn(record, member);
				return inner === void 0 ? null : holdValue(`${name}.${member}`, inner, provenance, detail);
			})
		};
	}
}
function readOwn(object, key) {
	return Object.getOwnPropertyDescriptor(object, key)?.value;
}
/** What a value is, as messages say it. */
function describeValue(value) {
	if (value.kind !== "known") return value.kind === "unknown" ? "unknown" : `a ${value.kind}`;
	if (typeof value.value === "boolean") return "a bool";
	return typeof value.value === "number" ? "a number" : "a text";
}
/** A value as an expression would write it: `true`, `72`, `"abc"`; else `a record`, `a list` or `unknown`. */
function formatValue(value) {
	if (value.kind !== "known") return describeValue(value);
	return typeof value.value === "string" ? JSON.stringify(value.value) : String(value.value);
}
/** Put together what several parts rest on. Constants add nothing. */
function mergeProvenances(bases) {
	let merged = "constant";
	for (const basis of bases) {
		if (basis === null || basis === "constant" || basis === merged) continue;
		if (merged !== "constant") return "mixed";
		merged = basis;
	}
	return merged;
}
/** A value that was chosen by something else, such as an item by its index: it rests on that too, and so does all that it holds. */
function restOn(holding, basis) {
	const { value, provenance, detail } = holding;
	if (basis === "constant" || value.kind === "unknown") return holding;
	return {
		value: isStructure(value) ? restAllOn(value, basis) : value,
		provenance: mergeProvenances([provenance, basis]),
		detail
	};
}
function isStructure(value) {
	return value.kind === "record" || value.kind === "list";
}
function restAllOn(value, basis) {
	if (value.kind === "record") {
		const read = (member) => {
			const holding = value.read(member);
			return holding === null ? null : restOn(holding, basis);
		};
		return {
			kind: "record",
			get names() {
				return value.names;
			},
			read
		};
	}
	let items = null;
	return {
		kind: "list",
		get items() {
			items ??= value.items.map((item) => restOn(item, basis));
			return items;
		}
	};
}
/** Causes of several parts, each once, in the order they are met. */
function mergeCauses(lists) {
	const [only = [], ...others] = lists;
	if (others.length === 0 && only.length < 2) return only;
	return [...new Map(lists.flat().map((cause) => [JSON.stringify([cause.name, cause.reason]), cause])).values()];
}
/** Why a value is unknown; none where it is known. */
function causesOf({ value }) {
	return value.kind === "unknown" ? value.causes : [];
}

// src/verdict/input-scope.ts
const STATUSES = [
	"added",
	"modified",
	"deleted",
	"renamed",
	"copied",
	"type-changed"
];
/** Of `input`: what the runtime itself knows of the change, and the constants of the policy. */
function inputType({ input }) {
	const file = {
		kind: "record",
		fields: {
			path: TEXT,
			status: {
				kind: "enum",
				values: STATUSES
			}
		}
	};
	return {
		kind: "record",
		fields: {
			...typeOfInput(input).fields,
			base: TEXT,
			head: TEXT,
			target: {
				kind: "optional",
				inner: TEXT
			},
			files: {
				kind: "list",
				item: file
			}
		}
	};
}
/** The value of `input`. A list of files that is not whole is unknown. */
function holdInput({ policy, mergeBase, head, diff, target }) {
	const constants = Object.entries(policy.input).map(([name, value]) => [name, seen(name, value, "policy")]);
	const files = diff.files.flatMap(entriesOf);
	const members = {
		...Object.fromEntries(constants),
		base: seen("base", mergeBase, "merge base"),
		head: seen("head", head, "head commit"),
		files: diff.isTruncated ? holdLeaf("input.files", {
			kind: "unknown",
			reason: "diff-truncated",
			detail: "the change is too large"
		}) : seen("files", files, "the diff")
	};
	if (target !== null) members["target"] = seen("target", target.task.name, "the plan");
	return holdRecord(members);
}
/** A rename takes the file away from its old place. */
function entriesOf({ path, previousPath, status }) {
	const entry = {
		path,
		status
	};
	if (status !== "renamed" || previousPath === null) return [entry];
	return [entry, {
		path: previousPath,
		status: "deleted"
	}];
}
function seen(name, value, detail) {
	return holdLeaf(`input.${name}`, {
		kind: "known",
		value,
		provenance: "observed",
		detail
	});
}

// src/verdict/flow/syntax.ts
const COMPARISON_OPERATORS = [
	"==",
	"!=",
	"<=",
	">=",
	"<",
	">"
];
/** Words that cannot be names. */
const RESERVED_WORDS = [
	"true",
	"false",
	"and",
	"or",
	"not",
	"in",
	"if",
	"else",
	"let"
];
/** Whether a check of this name can be written in an expression: ASCII letters, digits and `_`, no digit first, not reserved. */
function isWritableName(text) {
	return /^[A-Za-z_][A-Za-z0-9_]*$/.test(text) && !RESERVED_WORDS.some((word) => word === text);
}
/** Direct parts of a node, in the order they are written. */
function childrenOf(node) {
	switch (node.kind) {
		case "literal":
		case "name":
		case "item": return [];
		case "member": return [node.object];
		case "index": return [node.object, node.index];
		case "projection": return [node.list, node.body];
		case "list": return node.items;
		case "record": return node.members.map(({ value }) => value);
		case "not":
		case "negate": return [node.operand];
		case "logical":
		case "call": return node.operands;
		case "comparison":
		case "arithmetic": return [node.left, node.right];
		case "in": return [node.item, node.list];
		default: return assertNever(node, "node");
	}
}
/** Words of a reference such as `handoff.verified`; null for anything else. */
function pathOf(node) {
	if (node.kind === "name") return [node.name];
	if (node.kind !== "member") return null;
	const outer = pathOf(node.object);
	return outer === null ? null : [...outer, node.name];
}
/** The part of the text that a node stands for, as written. In: the expression or program that it was parsed from. */
function textOf({ text }, { span }) {
	return text.slice(span.start.offset, span.end.offset);
}

// src/verdict/flow/check-context.ts
const MAX_QUOTE_CHARS = 60;
/** Gather faults with their places. Out: the list grows as `report` is called. */
function createReport({ file, path }, severity = "error", diagnostics = []) {
	const report = (ruleId, { start, end }, message, hint) => diagnostics.push({
		ruleId,
		severity,
		message,
		file,
		range: {
			start,
			end
		},
		path: path ?? null,
		hint
	});
	return {
		report,
		diagnostics
	};
}
/** Put faults into the order of the text. */
function sortByPlace(diagnostics) {
	return diagnostics.toSorted(({ range: one }, { range: other }) => {
		if (one === null || other === null) return Number(one === null) - Number(other === null);
		return one.start.line - other.start.line || one.start.column - other.start.column;
	});
}
/** A part with its type, as messages say it: `` `tests.passed` is a bool ``. */
function describe(context, node, type) {
	return `${isOfItem(node) ? `each ${quote$2(context, node)}` : quote$2(context, node)} is ${describeType(type)}`;
}
/** A part as written, short and inert. What belongs to an item is written from the beginning of its list on. */
function quote$2({ source, item }, node) {
	const { start, end } = node.span;
	const text = source.text.slice(isOfItem(node) && item !== null ? item.start : start.offset, end.offset);
	return `\`${shorten(toInertLine(text), MAX_QUOTE_CHARS)}\``;
}
/** Whether a part is an item of a projection, or a member of one. */
function isOfItem(node) {
	if (node.kind === "item") return true;
	return (node.kind === "member" || node.kind === "index") && isOfItem(node.object);
}
/** A part as a hint repeats it; null where it is too long for that, or means something else by itself. */
function echo({ source }, node) {
	const text = textOf(source, node);
	if (text.length > MAX_QUOTE_CHARS || text !== toInertLine(text) || isOfItem(node)) return null;
	return ![
		"logical",
		"comparison",
		"arithmetic",
		"in",
		"not",
		"negate"
	].includes(node.kind) ? text : null;
}
/** How a value that is no bool can be made into one. */
function hintForBool(context, node, type) {
	const text = node.kind === "literal" ? null : echo(context, node);
	if (text === null) return null;
	const stripped = stripOptional(type);
	if (isNumeric(type)) return `compare it, such as \`${text} >= 1\``;
	if (stripped.kind === "enum") return `compare it, such as \`${text} == ${toInertLine(JSON.stringify(stripped.values[0] ?? ""))}\``;
	if (isText(type)) return `compare it, such as \`${text} == "…"\``;
	const item = itemOf(type);
	if (item !== null) return isBool$1(item) ? `write \`all(${text})\` or \`any(${text})\`` : `write \`${text}.any\``;
	if (stripped.kind !== "record") return null;
	const member = Object.entries(stripped.fields).find(([name, inner]) => isBool$1(inner) && /^\w+$/.test(name));
	return member === void 0 ? "name one of its members" : `name one of its members, such as \`${text}.${member[0]}\``;
}

// src/verdict/flow/check-join.ts
const nowhere = {
	line: 1,
	column: 1,
	offset: 0
};
/** Of parts that nobody wrote. */
const NOWHERE = {
	start: nowhere,
	end: nowhere
};
const TRUE = {
	kind: "literal",
	value: true,
	span: NOWHERE
};
const FALSE = {
	kind: "literal",
	value: false,
	span: NOWHERE
};
/** All of them; where there is none, nothing has decided. */
function both$1(nodes) {
	return nodes.length === 0 ? FALSE : join$1("and", nodes);
}
/** One of them. */
function either$1(nodes) {
	return join$1("or", nodes);
}
function join$1(operator, nodes) {
	const neutral = operator === "and";
	const operands = nodes.flatMap((node) => node.kind === "logical" && node.operator === operator ? node.operands : [node]).filter((node) => !isLiteral(node, neutral));
	const [first] = operands;
	if (first === void 0) return neutral ? TRUE : FALSE;
	if (operands.some((node) => isLiteral(node, !neutral))) return neutral ? FALSE : TRUE;
	return operands.length === 1 ? first : {
		kind: "logical",
		operator,
		operands,
		span: first.span
	};
}
function isLiteral(node, value) {
	return node.kind === "literal" && node.value === value;
}

// src/verdict/flow/abstract-lists.ts
/** More parts than this are not written out for one call, nor for one list. */
const MAX_PARTS$1 = 400;
/** What a part that looks into a list that is written out comes down to: `any([a.ok, true])` is `a.ok or true`, `x in [1, 2]` is
*  `x == 1 or x == 2`, `[a.ok, b.ok][1]` is `b.ok`. Out: null where it is none, or too large. Throws: never. */
function writeOut(node, visit) {
	const formula = expand$1(node, visit);
	return formula === null || isLarge(formula) ? null : formula;
}
function expand$1(node, visit) {
	if (node.kind === "index") return pick$1(node.object, node.index, visit);
	if (node.kind === "member") return readMember$1(node.object, node.name, visit);
	if (node.kind === "call") return expandCall(node.name, node.operands, visit);
	if (node.kind !== "in" || node.list.kind !== "list") return null;
	return isAmong(visit(node.item), read(node.list.items, visit));
}
function pick$1(list, index, visit) {
	const at = list.kind === "list" ? visit(index) : null;
	if (list.kind !== "list" || at?.kind !== "literal" || typeof at.value !== "number") return null;
	const item = list.items[at.value];
	return item === void 0 ? null : visit(item);
}
function readMember$1(object, name, visit) {
	if (object.kind === "record") {
		const member = object.members.find((one) => one.name === name);
		return member === void 0 ? null : visit(member.value);
	}
	if (object.kind !== "list") return null;
	const count = object.items.length;
	if (name === "count") return literal(count);
	if (name === "any") return literal(count > 0);
	return name === "none" ? literal(count === 0) : null;
}
function expandCall(name, operands, visit) {
	const [first, second] = operands;
	if (first?.kind !== "list") return null;
	if (name === "count") return literal(first.items.length);
	const items = read(first.items, visit);
	if (name === "all") return both(items);
	if (name === "any") return either(items);
	if (name === "none") return not(either(items));
	if (name === "unique") return both(items.flatMap((one, at) => items.slice(at + 1).map((other) => not(equal(one, other)))));
	if (second === void 0) return null;
	if (name === "contains") return isAmong(visit(second), items);
	if (second.kind !== "list" || items.length * second.items.length > MAX_PARTS$1) return null;
	const others = read(second.items, visit);
	if (name === "subset") return both(items.map((item) => isAmong(item, others)));
	return name === "disjoint" ? both(items.map((item) => not(isAmong(item, others)))) : null;
}
/** What is beyond the bound makes the whole too large as well. */
function read(items, visit) {
	return items.slice(0, 401).map(visit);
}
function isAmong(item, items) {
	return either(items.map((one) => equal(item, one)));
}
function equal(left, right) {
	return {
		kind: "comparison",
		operator: "==",
		left,
		right
	};
}
function not(operand) {
	return {
		kind: "not",
		operand
	};
}
function both(operands) {
	return join("and", operands);
}
function either(operands) {
	return join("or", operands);
}
function join(operator, operands) {
	const [only] = operands;
	if (only === void 0) return literal(operator === "and");
	return {
		kind: "logical",
		operator,
		operands
	};
}
function literal(value) {
	return {
		kind: "literal",
		value
	};
}
function isLarge(root) {
	let count = 0;
	const open = [root];
	for (let part = open.pop(); part !== void 0; part = open.pop()) {
		count += 1;
		if (count > MAX_PARTS$1) return true;
		if (part.kind === "not") open.push(part.operand);
		else if (part.kind === "logical") open.push(...part.operands);
		else if (part.kind === "comparison") open.push(part.left, part.right);
	}
	return false;
}

// src/verdict/flow/arithmetic.ts
/** One step of arithmetic. Whole numbers stay exact: where the result of two of them cannot be, there is none. Division is that of
*  numbers, never of whole ones. */
function calculate(operator, left, right) {
	if ((operator === "/" || operator === "%") && right === 0) return { problem: `${left} ${operator} 0 is no number` };
	return settleNumber(apply(operator, left, right), operator !== "/" && Number.isSafeInteger(left) && Number.isSafeInteger(right), `${left} ${operator} ${right}`);
}
/** Sum of numbers. Whole numbers are added up exactly, in whatever order they come. */
function addUp(numbers) {
	const isWhole = numbers.every((one) => Number.isSafeInteger(one));
	const sum = numbers.reduce((total, one) => total + one, 0);
	return settleNumber(isWhole && !Number.isSafeInteger(sum) ? addWhole(numbers) : sum, isWhole, "the sum");
}
/** Partial sums may be out of bounds where the whole is not. */
function addWhole(numbers) {
	return Number(numbers.reduce((total, one) => total + BigInt(one), 0n));
}
function apply(operator, left, right) {
	switch (operator) {
		case "+": return left + right;
		case "-": return left - right;
		case "*": return left * right;
		case "/": return left / right;
		case "%": return left % right;
		default: return assertNever(operator, "operator");
	}
}
/** There is one zero only. */
function settleNumber(number, isWhole, what) {
	if (!Number.isFinite(number)) return { problem: `${what} is no finite number` };
	if (isWhole && !Number.isSafeInteger(number)) return { problem: `${what} is too large to be exact` };
	return { number: number + 0 };
}

// src/verdict/flow/evaluate-weigh.ts
const MAX_NAME_CHARS$1 = 80;
/** Take from a budget, if there is enough left. */
function spend(budget, cost) {
	if (cost > budget.left) return false;
	budget.left -= cost;
	return true;
}
/** A part that is looked at no further. */
function toLeaf(node, name, { value, provenance, detail }) {
	return {
		node,
		name,
		value,
		provenance,
		detail,
		children: [],
		deciders: [],
		used: null,
		held: []
	};
}
/** A part that has its value from what its operands hold. */
function toPart(node, children, { value, provenance, detail }) {
	return {
		node,
		name: null,
		value,
		provenance,
		detail,
		children,
		deciders: children,
		used: null,
		held: []
	};
}
/** Without its part of the expression, which would be kept for as long as the value is. */
function toHolding({ value, provenance, detail }) {
	return {
		value,
		provenance,
		detail
	};
}
/** A part that is true, false or unknown because of some of its operands. */
function settle(node, children, deciders, truth) {
	const part = {
		node,
		name: null,
		detail: "",
		children,
		deciders,
		used: null,
		held: []
	};
	if (typeof truth !== "boolean") return {
		...part,
		value: {
			kind: "unknown",
			causes: truth.causes
		},
		provenance: null
	};
	return {
		...part,
		value: {
			kind: "known",
			value: truth
		},
		provenance: mergeBases(deciders)
	};
}
/** A part that is unknown because some of its operands are; null where none is. */
function settleUnknown(node, operands) {
	if (operands.every(isKnown)) return null;
	const unknowns = operands.filter((operand) => !isKnown(operand));
	return settle(node, operands, unknowns, { causes: mergeCauses(unknowns.map(causesOf)) });
}
function isKnown({ value }) {
	return value.kind !== "unknown";
}
function mergeBases(parts) {
	const [only] = parts;
	if (parts.length === 1 && only !== void 0 && only.provenance !== null) return only.provenance;
	return mergeProvenances(parts.map(({ provenance }) => provenance));
}
/** Truth of an operand; what is no bool is unknown. In: `taker` is what needs the bool, as messages say it. */
function truthOf(context, operand, taker) {
	const { value } = operand;
	if (value.kind === "unknown") return value;
	if (value.kind === "known" && typeof value.value === "boolean") return value.value;
	const detail = `${taker} needs a bool, but this is ${describeValue(value)}`;
	return { causes: [{
		name: nameOf(context, operand),
		reason: "type-mismatch",
		detail
	}] };
}
/** How causes call a part: its reference, or the part as written. */
function nameOf(context, { name, node }) {
	return name ?? writtenName(context, node);
}
function writtenName({ expression }, node) {
	return shorten(toInertLine(textOf(expression, node)), MAX_NAME_CHARS$1);
}

// src/verdict/flow/evaluate-items.ts
/** Causes that one list tells of its items. */
const MAX_ITEM_CAUSES = 10;
const MAX_FOUND_CHARS = 40;
/** Sort the items of a list. In: `isWanted` says which type is wanted, `wanted` how messages call it; `list` names it. */
function sortItems(items, isWanted, wanted, list) {
	const known = [];
	const unknown = [];
	const causes = [];
	let left = 0;
	for (const [index, holding] of items.entries()) {
		const { value } = holding;
		if (value.kind === "known" && isWanted(value.value)) {
			known.push({
				value: value.value,
				holding
			});
			continue;
		}
		unknown.push(holding);
		if (causes.length < MAX_ITEM_CAUSES) causes.push(...causesOfItem(value, wanted, `${list.name}[${index}]`));
		else left += 1;
	}
	return {
		known,
		unknown,
		causes: withRest(causes, left)
	};
}
function causesOfItem(value, wanted, name) {
	if (value.kind === "unknown") return value.causes.slice(0, MAX_ITEM_CAUSES);
	return [{
		name,
		reason: "type-mismatch",
		detail: `it is ${describeValue(value)}, not ${wanted}`
	}];
}
function withRest(causes, left) {
	const last = causes.at(-1);
	if (last === void 0 || left === 0) return causes;
	const detail = `${last.detail}; ${left} more items are unknown`;
	return [...causes.slice(0, -1), {
		...last,
		detail
	}];
}
const isBool = (value) => typeof value === "boolean";
const isNumber = (value) => typeof value === "number";
const isScalar = (value) => isBool(value) || isNumber(value) || typeof value === "string";
/** Prepare a list for looking up any number of values. A value is found by its type and itself; where it is not found, an item that is
*  unknown or of another type leaves it unknown. In: `list` names it. */
function createLookup(items, list) {
	const { known, causes } = sortItems(items, isScalar, "a value to compare with", list);
	const firsts = /* @__PURE__ */ new Map();
	const types = /* @__PURE__ */ new Set();
	for (const { value, holding } of known) {
		if (!firsts.has(value)) firsts.set(value, holding);
		types.add(typeof value);
	}
	const find = (value) => {
		const found = firsts.get(value);
		if (found !== void 0) return found;
		if (causes.length > 0) return { causes };
		if (types.size === 0 || types.size === 1 && types.has(typeof value)) return false;
		const what = describeValue({
			kind: "known",
			value
		});
		return { causes: [{
			name: list.name,
			reason: "type-mismatch",
			detail: `not all of its items can be compared with ${what}`
		}] };
	};
	return {
		find,
		items
	};
}
/** A value for a message, cut. */
function quote$1(value) {
	if (typeof value !== "string") return String(value);
	return JSON.stringify(value.length > MAX_FOUND_CHARS ? `${value.slice(0, 39)}…` : value);
}

// src/verdict/flow/glob.ts
/** Alternatives that the braces of one pattern may stand for. */
const MAX_ALTERNATIVES = 64;
/** Reads a pattern of whole paths: `*`, `**` as a folder of its own, `?`, `[a-z]`, `[!a]`, `{a,b}`, and a back-slash before what stands for itself.
*  Out: null for anything else of the kind, such as `!(…)`, and for too many alternatives. Throws: never. */
function parseGlob(pattern) {
	const alternatives = pattern === "" ? null : expand(pattern);
	if (alternatives === null) return null;
	const glob = [];
	for (const one of alternatives) {
		const segments = one.split("/").map(readSegment);
		if (segments.includes("bad")) return null;
		glob.push(withSomethingBelow(segments.filter((segment) => segment !== "bad")));
	}
	return glob;
}
/** `src/**` is what lies in the folder, not the folder. */
function withSomethingBelow(segments) {
	return segments.length > 1 && segments.at(-1) === null ? [
		...segments.slice(0, -1),
		[{ kind: "many" }],
		null
	] : segments;
}
/** Whether a path fits a pattern, in time that grows with the product of their lengths: the path may be anybody's. Throws: never. */
function matchesGlob(path, glob) {
	const names = path.split("/");
	return glob.some((segments) => matchList(segments, names, (segment) => segment === null, (segment, name) => segment !== null && matchName(segment, name)));
}
function matchName(segment, name) {
	if (name === "") return segment.length === 0;
	return matchList(segment, Array.from(name), ({ kind }) => kind === "many", matchChar);
}
function matchChar(token, char) {
	if (token.kind === "text") return token.char === char;
	return token.kind === "class" ? token.isIn(char) : true;
}
/** Items against patterns, some of which stand for any number of items. Without going back: one row of answers for each pattern. */
function matchList(patterns, items, isMany, fits) {
	let row = [true, ...items.map(() => false)];
	for (const pattern of patterns) {
		const next = [isMany(pattern) && row[0] === true];
		for (const [at, item] of items.entries()) next.push(isMany(pattern) ? next[at] === true || row[at + 1] === true : row[at] === true && fits(pattern, item));
		row = next;
	}
	return row.at(-1) === true;
}
/** The pattern without its braces, once for each choice. */
function expand(pattern) {
	let done = [""];
	for (let at = 0; at < pattern.length; at += 1) {
		const char = pattern[at] ?? "";
		if (char === "\\") {
			done = done.map((one) => one + pattern.slice(at, at + 2));
			at += 1;
		} else if (char === "}") return null;
		else if (char !== "{") done = done.map((one) => one + char);
		else {
			const close = closingOf$1(pattern, at);
			const choices = close === null ? null : choicesIn(pattern.slice(at + 1, close));
			if (close === null || choices === null || choices.length < 2) return null;
			const inner = choices.map(expand);
			if (inner.includes(null)) return null;
			const all = inner.flatMap((one) => one ?? []);
			done = done.flatMap((one) => all.map((choice) => one + choice));
			at = close;
		}
		if (done.length > MAX_ALTERNATIVES) return null;
	}
	return done;
}
function closingOf$1(pattern, open) {
	let depth = 0;
	for (let at = open; at < pattern.length; at += 1) if (pattern[at] === "\\") at += 1;
	else if (pattern[at] === "{") depth += 1;
	else if (pattern[at] === "}") {
		depth -= 1;
		if (depth === 0) return at;
	}
	return null;
}
function choicesIn(text) {
	const choices = [""];
	let depth = 0;
	for (let at = 0; at < text.length; at += 1) {
		const char = text[at] ?? "";
		if (char === "{") depth += 1;
		if (char === "}") depth -= 1;
		if (char === "," && depth === 0) choices.push("");
		else choices.push((choices.pop() ?? "") + (char === "\\" ? text.slice(at, at + 2) : char));
		if (char === "\\") at += 1;
	}
	return choices;
}
function readSegment(text) {
	if (text === "**") return null;
	const tokens = [];
	const chars = Array.from(text);
	for (let at = 0; at < chars.length; at += 1) {
		const char = chars[at] ?? "";
		if (char === "\\") {
			at += 1;
			const escaped = chars[at];
			if (escaped === void 0) return "bad";
			tokens.push({
				kind: "text",
				char: escaped
			});
		} else if (char === "*") {
			if (tokens.at(-1)?.kind !== "many") tokens.push({ kind: "many" });
		} else if (char === "?") tokens.push({ kind: "one" });
		else if (char === "[") {
			const close = chars.indexOf("]", at + 2);
			const isIn = close < 0 ? null : readClass(chars.slice(at + 1, close));
			if (isIn === null) return "bad";
			tokens.push({
				kind: "class",
				isIn
			});
			at = close;
		} else if ("()|".includes(char) || char === "]") return "bad";
		else tokens.push({
			kind: "text",
			char
		});
	}
	return tokens;
}
function readClass(chars) {
	const isNegated = chars[0] === "!" || chars[0] === "^";
	const rest = isNegated ? chars.slice(1) : chars;
	if (rest.length === 0 || rest.includes("[") || rest.includes("\\")) return null;
	const ranges = [];
	for (let at = 0; at < rest.length; at += 1) {
		const from = rest[at] ?? "";
		const to = rest[at + 1] === "-" && rest[at + 2] !== void 0 ? rest[at + 2] : void 0;
		ranges.push([from, to ?? from]);
		if (to !== void 0) at += 2;
	}
	return (char) => ranges.some(([from, to]) => char >= from && char <= to) !== isNegated;
}

// src/verdict/flow/functions.ts
/** Longest path that `glob` looks at: what is longer is none. */
const MAX_PATH_CHARS = 4096;
const FUNCTIONS = {
	unique: onList("unique", findTwice),
	all: onBools("all", (bools) => judge(bools, false, false)),
	any: onBools("any", (bools) => judge(bools, true, true)),
	none: onBools("none", (bools) => judge(bools, true, false)),
	count: {
		...onList("count", ({ value }) => known(value.items.length, "", [])),
		readsItems: false
	},
	sum: onNumbers("sum", (numbers, list) => numberOf$1(addUp(numbers), list)),
	min: onNumbers("min", (numbers, list) => pick(numbers, list, (one, least) => one < least)),
	max: onNumbers("max", (numbers, list) => pick(numbers, list, (one, most) => one > most)),
	disjoint: onTwoLists("disjoint", areDisjoint),
	subset: onTwoLists("subset", isSubset),
	contains: {
		operandCount: 2,
		readsItems: true,
		call: ([whole, part]) => contains(whole, part)
	},
	starts_with: onTexts("starts_with", (text, start) => text.startsWith(start)),
	ends_with: onTexts("ends_with", (text, end) => text.endsWith(end)),
	glob: {
		operandCount: 2,
		readsItems: true,
		call: ([path, pattern]) => matchGlob(path, pattern)
	}
};
/** The function of a name; null where there is none. */
function findFunction(name) {
	return Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] ?? null : null;
}
/** `item in list`, and `contains` of a list. In: an item that is known. */
function findIn(list, item, taker) {
	if (!isList(list)) return mismatch$1(taker, list, "a list");
	if (item?.value.kind !== "known") return mismatch$1(taker, item, "a bool, number or text");
	const found = createLookup(list.value.items, list).find(item.value.value);
	if (found === false) return known(false);
	return isCauses(found) ? unknown(found.causes) : known(true, "", [found]);
}
function onList(name, call) {
	return {
		operandCount: 1,
		readsItems: true,
		call: ([list]) => isList(list) ? call(list) : mismatch$1(name, list, "a list")
	};
}
function onBools(name, call) {
	return onList(name, (list) => call(sortItems(list.value.items, isBool, "a bool", list)));
}
/** Numbers that are not known could be any: there is nothing to absorb. */
function onNumbers(name, call) {
	return onList(name, (list) => {
		const numbers = sortItems(list.value.items, isNumber, "a number", list);
		if (numbers.causes.length > 0) return unknown(numbers.causes, numbers.unknown);
		return call(numbers.known.map(({ value }) => value), list);
	});
}
function onTwoLists(name, call) {
	return {
		operandCount: 2,
		readsItems: true,
		call: ([first, second]) => {
			if (!isList(first)) return mismatch$1(name, first, "a list");
			if (!isList(second)) return mismatch$1(name, second, "a list");
			return call(sortItems(first.value.items, isScalar, "a value to compare", first), createLookup(second.value.items, second));
		}
	};
}
function onTexts(name, test) {
	const call = ([text, other]) => {
		const [one, two] = [textIn(text), textIn(other)];
		if (one === null) return mismatch$1(name, text, "a text");
		return two === null ? mismatch$1(name, other, "a text") : known(test(one, two));
	};
	return {
		operandCount: 2,
		readsItems: true,
		call
	};
}
/** Two equal items settle it, whatever else is unknown; one item alone is unique in any case. */
function findTwice(list) {
	const { items } = list.value;
	const { known: scalars, causes, unknown: unknowns } = sortItems(items, isScalar, "a value to compare", list);
	const firsts = /* @__PURE__ */ new Map();
	for (const { value, holding } of scalars) {
		const first = firsts.get(value);
		if (first !== void 0) return known(false, `${quote$1(value)} twice`, [first, holding]);
		firsts.set(value, holding);
	}
	if (items.length === 1) return known(true, "", []);
	return causes.length === 0 ? known(true) : unknown(causes, unknowns);
}
/** In: `deciding` is the item that settles it, `settled` what it comes to then. */
function judge({ known: bools, unknown: unknowns, causes }, deciding, settled) {
	const deciders = bools.filter(({ value }) => value === deciding).map(({ holding }) => holding);
	if (deciders.length > 0) {
		const count = bools.length + unknowns.length;
		return known(settled, `${deciders.length} of ${count} ${deciders.length === 1 ? "is" : "are"} ${deciding}`, deciders);
	}
	return causes.length === 0 ? known(!settled) : unknown(causes, unknowns);
}
function pick(numbers, list, isBetter) {
	const [first, ...others] = numbers;
	if (first === void 0) return unknown([{
		name: list.name,
		reason: "missing-fact",
		detail: "the list is empty"
	}]);
	return known(others.reduce((best, one) => isBetter(one, best) ? one : best, first));
}
function areDisjoint(first, second) {
	if (second.items.length === 0) return known(true);
	const causes = [first.causes];
	for (const { value, holding } of first.known) {
		const found = second.find(value);
		if (found === false) continue;
		if (!isCauses(found)) return known(false, `both have ${quote$1(value)}`, [holding, found]);
		causes.push(found.causes);
	}
	return causes.every((list) => list.length === 0) ? known(true) : unknown(mergeCauses(causes));
}
function isSubset(first, second) {
	const causes = [first.causes];
	for (const { value, holding } of first.known) {
		const found = second.find(value);
		if (found === false) return known(false, `the second list has no ${quote$1(value)}`, [holding, ...second.items]);
		if (isCauses(found)) causes.push(found.causes);
	}
	if (second.items.length === 0 && first.unknown.length > 0) return known(false, "the second list is empty");
	return causes.every((list) => list.length === 0) ? known(true) : unknown(mergeCauses(causes));
}
function contains(whole, part) {
	if (isList(whole)) return findIn(whole, part, "contains");
	const [text, inner] = [textIn(whole), textIn(part)];
	if (text === null) return mismatch$1("contains", whole, "a list or a text");
	return inner === null ? mismatch$1("contains", part, "a text") : known(text.includes(inner));
}
function matchGlob(path, pattern) {
	const text = textIn(path);
	if (text === null) return mismatch$1("glob", path, "a text");
	if (pattern === void 0 || pattern.literal === null) return mismatch$1("glob", pattern, "a pattern that is written out");
	if (text.length > MAX_PATH_CHARS) {
		const detail = `\`glob\` looks at ${MAX_PATH_CHARS} characters of a path at most, but this has ${text.length}`;
		return unknown([{
			name: path?.name ?? "glob",
			reason: "too-many-steps",
			detail
		}]);
	}
	const glob = globOf(pattern.literal);
	return glob === null ? mismatch$1("glob", pattern, "a pattern of paths") : known(matchesGlob(text, glob));
}
/** Patterns are written out in gates, so there are few. The bound is for what runs for long. */
const globs = /* @__PURE__ */ new Map();
const MAX_GLOBS = 1e3;
function globOf(pattern) {
	const kept = globs.get(pattern);
	if (kept !== void 0) return kept;
	if (globs.size >= MAX_GLOBS) globs.clear();
	const made = parseGlob(pattern);
	globs.set(pattern, made);
	return made;
}
function isList(operand) {
	return operand?.value.kind === "list";
}
function textIn(operand) {
	return operand?.value.kind === "known" && typeof operand.value.value === "string" ? operand.value.value : null;
}
function isCauses(found) {
	return "causes" in found;
}
function known(value, finding = "", used = null) {
	return {
		value: {
			kind: "known",
			value
		},
		finding,
		used
	};
}
function unknown(causes, used = null) {
	return {
		value: {
			kind: "unknown",
			causes
		},
		finding: "",
		used
	};
}
function numberOf$1(calculated, list) {
	if ("number" in calculated) return known(calculated.number);
	return unknown([{
		name: list.name,
		reason: "not-a-number",
		detail: calculated.problem
	}]);
}
function mismatch$1(taker, operand, wanted) {
	const detail = `\`${taker}\` needs ${wanted}, but this is ${operand === void 0 ? "missing" : describeValue(operand.value)}`;
	return unknown([{
		name: operand?.name ?? taker,
		reason: "type-mismatch",
		detail
	}]);
}

// src/verdict/flow/evaluate-lists.ts
/** `[a, b]`: each item rests on its own. */
function weighList(node, items) {
	const held = items.map(toHolding);
	return {
		...toPart(node, items, holdList(held)),
		held
	};
}
/** `list[index]`. */
function weighIndex(context, node, object, index) {
	const operands = [object, index];
	const unsettled = settleUnknown(node, operands);
	if (unsettled !== null) return unsettled;
	const { value } = object;
	if (value.kind !== "list") return mismatch(context, node, operands, object, "has no items");
	if (index.value.kind !== "known" || typeof index.value.value !== "number") return mismatch(context, node, operands, index, "counts no items");
	const holding = value.items[index.value.value];
	if (holding === void 0) {
		const detail = `the list has ${value.items.length === 1 ? "1 item" : `${value.items.length} items`}`;
		return toPart(node, operands, unknownBecause(writtenName(context, node), "missing-fact", detail));
	}
	const chosen = restOn(holding, mergeBases(operands));
	return {
		...toPart(node, operands, chosen),
		used: [holding]
	};
}
function mismatch(context, node, operands, operand, lack) {
	const detail = `it is ${describeValue(operand.value)} and ${lack}`;
	return toPart(node, operands, unknownBecause(nameOf(context, operand), "type-mismatch", detail));
}
/** `item in list`. */
function weighIn(context, node, item, list) {
	const operands = [item, list];
	const unsettled = settleUnknown(node, operands);
	if (unsettled !== null) return unsettled;
	if (!payForItems(context, [list])) return toPart(node, operands, tooMany(context, node));
	return conclude(node, operands, findIn(toOperand(context, list), toOperand(context, item), "in"), true);
}
/** A function with its operands. An unknown operand leaves it unknown; unknown items of a list may not. */
function weighCall(context, node, operands) {
	const found = findFunction(node.name);
	if (found === null) return toPart(node, operands, unknownBecause(node.name, "missing-fact", "no function has this name"));
	if (operands.length !== found.operandCount) {
		const detail = `it takes ${found.operandCount} operands, but here are ${operands.length}`;
		return toPart(node, operands, unknownBecause(node.name, "type-mismatch", detail));
	}
	const unsettled = settleUnknown(node, operands);
	if (unsettled !== null) return unsettled;
	if (found.readsItems && !payForItems(context, operands)) return toPart(node, operands, tooMany(context, node));
	return conclude(node, operands, found.call(operands.map((operand) => toOperand(context, operand))), found.readsItems);
}
function toOperand(context, weighed) {
	const { node, value } = weighed;
	return {
		value,
		literal: node.kind === "literal" && typeof node.value === "string" ? node.value : null,
		get name() {
			return nameOf(context, weighed);
		}
	};
}
/** What is known rests on its operands, and on those of their items that it used. */
function conclude(node, operands, outcome, readsItems) {
	const { value, finding, used } = outcome;
	if (value.kind === "unknown") return {
		...settle(node, operands, operands, value),
		used
	};
	const items = readsItems ? used ?? operands.flatMap(itemsOf) : [];
	const provenance = mergeBases([...operands, ...items]);
	return {
		...toPart(node, operands, {
			value,
			provenance,
			detail: finding
		}),
		used: readsItems ? used : []
	};
}
function itemsOf({ value }) {
	return value.kind === "list" ? value.items : [];
}
function payForItems({ items }, operands) {
	return operands.every((operand) => spend(items, itemsOf(operand).length));
}
function tooMany(context, node) {
	return unknownBecause(writtenName(context, node), "too-many-steps", "its lists are too long to evaluate");
}
/** `list[*]` with what follows it, for each item. */
function weighProjection(context, node, depth, weigh) {
	const list = weigh(context, node.list, depth);
	const parts = [list, ...indexesIn(node.body).map((index) => weigh(context, index, depth))];
	const { value } = list;
	if (value.kind === "unknown") return settle(node, parts, [list], value);
	if (value.kind !== "list") return mismatch(context, node, parts, list, "has no items");
	const listName = nameOf(context, list);
	const inner = {
		...context,
		nodes: context.items
	};
	const results = [];
	for (const [index, holding] of value.items.entries()) {
		if (inner.nodes.left <= 0) return toPart(node, parts, tooMany(context, node));
		results.push(weigh({
			...inner,
			item: {
				name: `${listName}[${index}]`,
				holding
			}
		}, node.body, depth));
	}
	return toPart(node, parts, node.body.kind === "projection" ? flatten$1(list, results) : collect$1(list, results));
}
function collect$1({ provenance, detail }, results) {
	return {
		value: {
			kind: "list",
			items: results.map(toHolding)
		},
		provenance,
		detail
	};
}
/** A list whose length is not known can be no part of a list: then the whole is unknown. */
function flatten$1(list, results) {
	const unknown = results.find(({ value }) => value.kind === "unknown");
	if (unknown !== void 0) return toHolding(unknown);
	return {
		value: {
			kind: "list",
			items: results.flatMap(itemsOf)
		},
		provenance: mergeBases([list, ...results]),
		detail: list.detail
	};
}
/** What stands in brackets behind `[*]` is the same for each item; it is weighed once for itself, to be explained. */
function indexesIn(body) {
	if (body.kind === "member") return indexesIn(body.object);
	if (body.kind === "projection") return [...indexesIn(body.list), ...indexesIn(body.body)];
	if (body.kind !== "index") return [];
	return [...indexesIn(body.object), ...body.index.kind === "literal" ? [] : [body.index]];
}

// src/verdict/flow/logic.ts
/** `not`: an unknown stays unknown. */
function negate(truth) {
	return typeof truth === "boolean" ? !truth : truth;
}
/** `and` and `or`: one false operand makes an `and` false and one true operand an `or` true, whatever else is unknown. */
function combine(operator, truths) {
	const absorbing = operator === "or";
	if (truths.includes(absorbing)) return absorbing;
	const unknowns = truths.filter((truth) => typeof truth !== "boolean");
	return unknowns.length === 0 ? !absorbing : { causes: mergeCauses(unknowns.map(({ causes }) => causes)) };
}
/** Whether an operand is one of those that made `and` or `or` what it is. In: its truth, and that of the whole. */
function hasDecided(operator, operand, whole) {
	if (typeof whole !== "boolean") return typeof operand !== "boolean";
	return whole === (operator === "and") || operand === whole;
}
/** A comparison of two values that are both known. Equality takes two values of one type, order takes numbers only. */
function compare$1(operator, left, right, name) {
	const truth = compareScalars(operator, left, right);
	if (truth !== null) return truth;
	return { causes: [{
		name,
		reason: "type-mismatch",
		detail: `\`${operator}\` cannot compare ${describeValue(left)} with ${describeValue(right)}`
	}] };
}
function compareScalars(operator, left, right) {
	if (left.kind !== "known" || right.kind !== "known" || typeof left.value !== typeof right.value) return null;
	if (operator === "==") return left.value === right.value;
	if (operator === "!=") return left.value !== right.value;
	if (typeof left.value !== "number" || typeof right.value !== "number") return null;
	switch (operator) {
		case "<": return left.value < right.value;
		case "<=": return left.value <= right.value;
		case ">": return left.value > right.value;
		case ">=": return left.value >= right.value;
		default: return assertNever(operator, "operator");
	}
}

// src/verdict/flow/evaluate-node.ts
/** Evaluate one part with all that is below it. In: `depth` is its level in the tree, from 1. Throws: never. */
function weigh(context, node, depth) {
	if (depth > LIMITS.depth || !spend(context.nodes, 1)) return toLeaf(node, null, overrun(context, node));
	const below = (part) => weigh(context, part, depth + 1);
	switch (node.kind) {
		case "literal": return toLeaf(node, null, holdConstant(node.value));
		case "name": return toLeaf(node, node.name, readName(context.scope, node.name));
		case "item": return weighItem(context, node);
		case "member": return weighMember(context, node, below(node.object));
		case "index": return weighIndex(context, node, below(node.object), below(node.index));
		case "projection": return weighProjection(context, node, depth + 1, weigh);
		case "list": return weighList(node, node.items.map(below));
		case "record": return weighRecord(node, node.members.map(({ value }) => below(value)));
		case "not": return weighNot(context, node, below(node.operand));
		case "negate": return weighNegate(context, node, below(node.operand));
		case "logical": return weighLogical(context, node, node.operands.map(below));
		case "comparison": return weighComparison(context, node, below(node.left), below(node.right));
		case "in": return weighIn(context, node, below(node.item), below(node.list));
		case "arithmetic": return weighArithmetic(context, node, below(node.left), below(node.right));
		case "call": return weighCall(context, node, node.operands.map(below));
		default: return assertNever(node, "node");
	}
}
function overrun(context, node) {
	return unknownBecause(writtenName(context, node), "too-many-steps", "the expression is too large to evaluate");
}
function readName(scope, name) {
	return readOwn(scope, name) ?? unknownBecause(name, "missing-fact", "no check has this name");
}
function weighItem({ item }, node) {
	if (item === null) return toLeaf(node, null, unknownBecause("[*]", "missing-fact", "there is no list around it"));
	return toLeaf(node, item.name, item.holding);
}
/** Members of facts are facts with a name of their own; of anything else, they are parts of it. */
function weighMember(context, node, object) {
	const holding = readMember(context, node, object);
	if (object.name !== null) return toLeaf(node, `${object.name}.${node.name}`, holding);
	const isRead = object.value.kind === "record";
	return {
		...toPart(node, [object], holding),
		used: isRead ? [holding] : null
	};
}
function readMember(context, node, object) {
	const { value } = object;
	if (value.kind === "unknown") return object;
	if (value.kind === "record") {
		const name = () => object.name === null ? node.name : `${object.name}.${node.name}`;
		return value.read(node.name) ?? unknownBecause(name(), "missing-fact", "the evidence does not have it");
	}
	const measure = value.kind === "list" ? measureList(value, node.name) : null;
	if (measure !== null) return {
		value: measure,
		provenance: object.provenance,
		detail: object.detail
	};
	const detail = `it is ${describeValue(value)} and has no ${value.kind === "list" ? `\`${node.name}\`` : "members"}`;
	return unknownBecause(nameOf(context, object), "type-mismatch", detail);
}
function measureList({ items }, name) {
	if (name === "count") return {
		kind: "known",
		value: items.length
	};
	if (name === "any") return {
		kind: "known",
		value: items.length > 0
	};
	return name === "none" ? {
		kind: "known",
		value: items.length === 0
	} : null;
}
function weighRecord(node, values) {
	const held = values.map(toHolding);
	const members = held.map((value, index) => [node.members[index]?.name ?? "", value]);
	return {
		...toPart(node, values, holdRecord(Object.fromEntries(members))),
		held
	};
}
function weighNot(context, node, operand) {
	return settle(node, [operand], [operand], negate(truthOf(context, operand, "`not`")));
}
function weighLogical(context, node, operands) {
	const taker = `\`${node.operator}\``;
	const truths = operands.map((operand) => truthOf(context, operand, taker));
	const whole = combine(node.operator, truths);
	const deciders = operands.filter((_, index) => hasDecided(node.operator, truths[index] ?? whole, whole));
	return settle(node, operands, deciders, whole);
}
function weighComparison(context, node, left, right) {
	const operands = [left, right];
	const unsettled = settleUnknown(node, operands);
	if (unsettled !== null) return unsettled;
	const name = nameOf(context, left.name === null && right.name !== null ? right : left);
	return settle(node, operands, operands, compare$1(node.operator, left.value, right.value, name));
}
function weighArithmetic(context, node, left, right) {
	const operands = [left, right];
	const unsettled = settleUnknown(node, operands);
	if (unsettled !== null) return unsettled;
	const [one, other] = [numberIn(left), numberIn(right)];
	if (one === null || other === null) return toPart(node, operands, noNumber(context, `\`${node.operator}\``, one === null ? left : right));
	const calculated = calculate(node.operator, one, other);
	if ("problem" in calculated) return toPart(node, operands, unknownBecause(writtenName(context, node), "not-a-number", calculated.problem));
	return toPart(node, operands, hold(calculated.number, operands));
}
function weighNegate(context, node, operand) {
	const operands = [operand];
	const unsettled = settleUnknown(node, operands);
	if (unsettled !== null) return unsettled;
	const number = numberIn(operand);
	if (number === null) return toPart(node, operands, noNumber(context, "`-`", operand));
	return toPart(node, operands, hold(0 - number, operands));
}
function hold(number, operands) {
	return {
		value: {
			kind: "known",
			value: number
		},
		provenance: mergeBases(operands),
		detail: ""
	};
}
function numberIn({ value }) {
	return value.kind === "known" && typeof value.value === "number" ? value.value : null;
}
function noNumber(context, taker, operand) {
	const detail = `${taker} needs a number, but this is ${describeValue(operand.value)}`;
	return unknownBecause(nameOf(context, operand), "type-mismatch", detail);
}

// src/verdict/flow/evaluate.ts
/** Evidence has more items than gates have parts. */
const ITEM_STEPS_PER_STEP = 10;
/** Evaluate in three-valued logic: `false and unknown` is false, `true or unknown` is true, what depends on an unknown otherwise is
*  unknown. Values are never converted: what an operator does not take is unknown. All operands are evaluated, for the
*  explanation. In: `maxSteps` bounds the nodes, and ten times as many items of lists. Throws: never. */
function evaluate(expression, scope, maxSteps = LIMITS.steps) {
	const { context, weighed } = weighRoot(expression, scope, maxSteps);
	const truth = truthOf(context, weighed, "the whole expression");
	const isKnown = typeof truth === "boolean";
	return withExplanation(expression, weighed, {
		result: isKnown ? truth ? "true" : "false" : "unknown",
		provenance: isKnown ? weighed.provenance : null,
		causes: isKnown ? [] : truth.causes
	});
}
function weighRoot(expression, scope, maxSteps) {
	const items = { left: maxSteps * ITEM_STEPS_PER_STEP };
	const context = {
		expression,
		scope,
		nodes: { left: maxSteps },
		items,
		item: null
	};
	return {
		context,
		weighed: weigh(context, expression.root, 1)
	};
}
/** Most results are only looked at; the explanation is made when it is asked for. */
function withExplanation(expression, weighed, result) {
	let explanation = null;
	return {
		...result,
		get explanation() {
			explanation ??= explain(expression, weighed, true, null);
			return explanation;
		}
	};
}
/** In: `used` are the items of lists that what is around the part rests on; null for all of them. */
function explain(expression, weighed, isDeciding, used) {
	const { node, name, value, provenance, detail, children } = weighed;
	const deciders = new Set(usedChildren(weighed, used));
	return {
		node,
		text: textOf(expression, node),
		name,
		value,
		provenance,
		detail,
		causes: causesOf(weighed),
		isDeciding,
		children: children.map((child) => explain(expression, child, isDeciding && deciders.has(child), weighed.used))
	};
}
function usedChildren({ children, deciders, held }, used) {
	if (used === null || held.length === 0) return deciders;
	const wanted = new Set(used);
	return children.filter((_, index) => {
		const item = held[index];
		return item !== void 0 && wanted.has(item);
	});
}

// src/verdict/flow/abstract.ts
/** Rewrite an expression: every maximal part that is no logic, comparison, reference or literal becomes a fact, and one without any
*  reference in it becomes what it comes to. Whatever holds for all values of such facts holds for the expression. In: whether parts that
*  look into lists that are written out become logic, which tells more and takes longer to try. Throws: never. */
function abstract(root, writesOutLists) {
	const facts = /* @__PURE__ */ new Map();
	const addFact = (key, paths) => {
		const fact = facts.get(key) ?? {
			key,
			paths
		};
		facts.set(key, fact);
		return {
			kind: "fact",
			fact
		};
	};
	const visit = (node) => {
		const path = pathOf(node);
		if (path !== null) return addFact(JSON.stringify(path), [path]);
		if (node.kind === "literal") return node;
		if (node.kind === "not") return {
			kind: "not",
			operand: visit(node.operand)
		};
		if (node.kind === "logical") return {
			kind: "logical",
			operator: node.operator,
			operands: node.operands.map(visit)
		};
		if (node.kind === "comparison") return {
			kind: "comparison",
			operator: node.operator,
			left: visit(node.left),
			right: visit(node.right)
		};
		const paths = referencesIn(node);
		const written = paths.length > 0 && writesOutLists ? writeOut(node, visit) : null;
		if (written !== null) return written;
		const value = paths.length === 0 ? valueOf$1(node) : null;
		return value === null ? addFact(keyOf(node), paths) : {
			kind: "literal",
			value
		};
	};
	return visit(root);
}
/** References in a part, each as far as its words reach. */
function referencesIn(node) {
	const path = pathOf(node);
	return path === null ? childrenOf(node).flatMap(referencesIn) : [path];
}
/** What a part without references comes to; null where that is no scalar. */
function valueOf$1(root) {
	const { value } = evaluate({
		text: "",
		origin: {
			file: "",
			start: {
				line: 1,
				column: 1
			}
		},
		root
	}, {}).explanation;
	return value.kind === "known" ? value.value : null;
}
/** The same for parts that differ in places and layout only. */
function keyOf(node) {
	return JSON.stringify(node, (key, value) => key === "span" || key === "nameSpan" ? void 0 : value);
}
/** Take a comparison for one fact where what it compares is used nowhere else: then it can come out either way, whatever else is chosen.
*  That leaves fewer values to try. In: who chooses each fact; a comparison of facts of both sides is left as it is. */
function loosen(root, isFree) {
	const uses = countUses(root);
	const isSingle = (part) => part.kind === "fact" && uses.get(part.fact.key) === 1;
	const visit = (part) => {
		if (part.kind === "not") return {
			kind: "not",
			operand: visit(part.operand)
		};
		if (part.kind === "logical") return {
			...part,
			operands: part.operands.map(visit)
		};
		if (part.kind !== "comparison") return part;
		const { left, right } = part;
		if (isSingle(left) && isSingle(right) && isFree(left.fact) === isFree(right.fact)) return toFact(`${left.fact.key} ${right.fact.key}`, [...left.fact.paths, ...right.fact.paths]);
		if (isSingle(left) && right.kind === "literal") return toFact(left.fact.key, left.fact.paths);
		if (isSingle(right) && left.kind === "literal") return toFact(right.fact.key, right.fact.paths);
		return {
			...part,
			left: visit(left),
			right: visit(right)
		};
	};
	return visit(root);
}
/** What is used once needs no more of a key than its own. */
function toFact(key, paths) {
	return {
		kind: "fact",
		fact: {
			key: `compared ${key}`,
			paths
		}
	};
}
function countUses(root) {
	const uses = /* @__PURE__ */ new Map();
	const visit = (part) => {
		if (part.kind === "fact") uses.set(part.fact.key, (uses.get(part.fact.key) ?? 0) + 1);
		else if (part.kind === "not") visit(part.operand);
		else if (part.kind === "logical") part.operands.forEach(visit);
		else if (part.kind === "comparison") [part.left, part.right].forEach(visit);
	};
	visit(root);
	return uses;
}

// src/verdict/flow/program.ts
/** Whether an initialiser is a producer. */
function isProducer(value) {
	return value.kind === "agent" || value.kind === "run" || value.kind === "stock";
}
/** Every expression of a program, in the order they are written; the parts of producers among them. */
function expressionsOf(statements) {
	return statements.flatMap((statement) => {
		switch (statement.kind) {
			case "let": return expressionsIn(statement.value);
			case "require": return [statement.condition];
			case "emit": return statement.payload === null ? [] : [statement.payload];
			case "if": return [
				statement.condition,
				...expressionsOf(statement.then),
				...expressionsOf(statement.otherwise ?? [])
			];
			case "return": return [statement.value];
			case "verify": return expressionsIn(statement);
			default: return assertNever(statement, "statement");
		}
	});
}
function expressionsIn(value) {
	if (isProducer(value)) return value.options.flatMap((option) => option.kind === "input" ? [option.value] : []);
	if (value.kind !== "verify") return [value];
	return value.items.flatMap((item) => {
		if (item.kind === "pass-when") return [item.condition];
		return (item.kind === "parallel" ? item.checks : [item]).flatMap((check) => expressionsIn(check.value));
	});
}

// src/verdict/flow/sites.ts
/** All sites of a program, in the order they are written. Throws: never. */
function listSites({ statements }) {
	const found = sitesOfStatements(statements);
	const named = countEach(found.map(({ name }) => name));
	const ids = found.map(({ block, isCheck, name }) => {
		return isCheck && block !== null && (named.get(name) ?? 0) > 1 ? `${block}.${name}` : name;
	});
	const met = /* @__PURE__ */ new Map();
	return found.map(({ name, producer, isCheck }, index) => {
		const id = ids[index] ?? name;
		const turn = (met.get(id) ?? 0) + 1;
		met.set(id, turn);
		return {
			name,
			producer,
			isCheck,
			id: turn === 1 ? id : `${id}#${turn}`
		};
	});
}
function countEach(names) {
	const counts = /* @__PURE__ */ new Map();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return counts;
}
function sitesOfStatements(statements) {
	return statements.flatMap((statement) => {
		if (statement.kind === "verify") return sitesOfBlock(statement, null);
		if (statement.kind === "if") return [...sitesOfStatements(statement.then), ...sitesOfStatements(statement.otherwise ?? [])];
		if (statement.kind !== "let") return [];
		const { name, value } = statement;
		if (value.kind === "verify") return sitesOfBlock(value, name);
		return isProducer(value) ? [{
			name,
			producer: value,
			isCheck: false,
			block: null
		}] : [];
	});
}
function sitesOfBlock(block, name) {
	return checksOf(block).flatMap((check) => isProducer(check.value) ? [{
		name: check.name,
		producer: check.value,
		isCheck: true,
		block: name
	}] : []);
}
/** The checks of a verify block, the parallel group's among them, in the order they are written. */
function checksOf({ items }) {
	return items.flatMap((item) => {
		if (item.kind === "parallel") return item.checks;
		return item.kind === "check" ? [item] : [];
	});
}

// src/verdict/flow/check-inline.ts
/** A value with more parts than this is not written out wherever its name stands: values of values would grow without end. */
const MAX_PARTS = 50;
/** Write an expression without the names of a program: each `let` by its value, and `gate.passed`, `gate.failed` and `gate.checks.x` by
*  what they are made from. A large value becomes a part that can only be looked at from outside. Throws: never. */
function inline(node, values) {
	if (node.kind === "name" || node.kind === "member") {
		const written = inlineReference(node, values);
		return sizeOf(written) > MAX_PARTS ? conceal(node, written) : written;
	}
	return mapChildren(node, (child) => inline(child, values));
}
function inlineReference(node, values) {
	if (node.kind === "name") return values(node.name) ?? node;
	if (node.kind !== "member") return inline(node, values);
	const object = inlineReference(node.object, values);
	if (object.kind !== "record") return object === node.object ? node : {
		...node,
		object
	};
	return object.members.find(({ name }) => name === node.name)?.value ?? node;
}
/** Named by its place, so that two values of the same references are two facts. */
function conceal(node, written) {
	const places = /* @__PURE__ */ new Map();
	for (const path of referencesIn(written)) places.set(JSON.stringify(path), toReference(path, node.span));
	const { start, end } = written.span;
	return {
		kind: "call",
		name: `value ${start.offset}-${end.offset}`,
		nameSpan: node.span,
		operands: [...places.values()],
		span: node.span
	};
}
function toReference([first = "", ...members], span) {
	let node = {
		kind: "name",
		name: first,
		span
	};
	for (const name of members) node = {
		kind: "member",
		object: node,
		name,
		nameSpan: span,
		span
	};
	return node;
}
/** What a `let` or a check stands for. In: `idOf` names what is asked of the world. */
function valueOf(value, values, idOf) {
	if (isProducer(value)) return {
		kind: "name",
		name: idOf(value),
		span: value.span
	};
	return value.kind === "verify" ? verdictOf(value, values, idOf) : inline(value, values);
}
/** The value of a verify block, as the record that it is. */
function verdictOf(block, values, idOf) {
	const checks = new Map(checksOf(block).map((check) => [check.name, valueOf(check.value, values, idOf)]));
	const { span } = block;
	const condition = block.items.find((item) => item.kind === "pass-when")?.condition;
	const passed = condition === void 0 ? {
		kind: "name",
		name: "pass when",
		span
	} : inline(condition, (name) => checks.get(name) ?? values(name));
	return toRecord([...Object.entries({
		passed,
		failed: {
			kind: "not",
			operand: passed,
			span
		}
	}), ["checks", toRecord([...checks], span)]], span);
}
function toRecord(members, span) {
	return {
		kind: "record",
		members: members.map(([name, value]) => ({
			name,
			nameSpan: span,
			value
		})),
		span
	};
}
const sizes = /* @__PURE__ */ new WeakMap();
/** Parts of a tree, counted once for each place they stand in. */
function sizeOf(node) {
	const known = sizes.get(node);
	if (known !== void 0) return known;
	const size = childrenOf(node).reduce((sum, child) => sum + sizeOf(child), 1);
	sizes.set(node, size);
	return size;
}
function mapChildren(node, map) {
	switch (node.kind) {
		case "literal":
		case "name":
		case "item": return node;
		case "member": return {
			...node,
			object: map(node.object)
		};
		case "index": return {
			...node,
			object: map(node.object),
			index: map(node.index)
		};
		case "projection": return {
			...node,
			list: map(node.list),
			body: map(node.body)
		};
		case "list": return {
			...node,
			items: node.items.map(map)
		};
		case "record": return {
			...node,
			members: node.members.map((member) => ({
				...member,
				value: map(member.value)
			}))
		};
		case "not":
		case "negate": return {
			...node,
			operand: map(node.operand)
		};
		case "logical":
		case "call": return {
			...node,
			operands: node.operands.map(map)
		};
		case "comparison":
		case "arithmetic": return {
			...node,
			left: map(node.left),
			right: map(node.right)
		};
		case "in": return {
			...node,
			item: map(node.item),
			list: map(node.list)
		};
		default: return assertNever(node, "node");
	}
}

// src/verdict/flow/check-deciding.ts
/** Facts of this name are open: which branch is taken, and whether a branch returns. No evidence can have it. */
const CHOICE = "if";
/** The whole of a program as one expression that is true where the program passes: all that decides, with the names of `let` and verify
*  blocks written out; evidence is named by the id of its site. With open branching the ways through the program are all there to choose
*  from, but where only one branch may pass its condition is demanded as by a `require`. In: a program without faults. Throws: never. */
function decidingExpression(program, branching = "by-condition") {
	const ids = new Map(listSites(program).map(({ producer, id }) => [producer, id]));
	const { node } = decide({
		branching,
		idOf: (producer) => ids.get(producer) ?? ""
	}, program.statements, {
		values: () => null,
		isDecided: false,
		isDecidedBefore: false,
		fallback: []
	});
	return {
		text: program.text,
		origin: program.origin,
		root: node
	};
}
/** Read a block up to its `return`. */
function readBlock({ idOf }, statements, outer) {
	const own = /* @__PURE__ */ new Map();
	const values = (name) => own.get(name) ?? outer(name);
	const parts = [];
	const verdicts = [];
	const conditionOf = (block) => verdictOf(block, values, idOf).members[0]?.value ?? FALSE;
	for (const statement of statements) {
		if (statement.kind === "return") return {
			parts,
			values,
			verdicts,
			returns: true
		};
		if (statement.kind === "let") {
			if (statement.value.kind === "verify") verdicts.push(conditionOf(statement.value));
			own.set(statement.name, valueOf(statement.value, values, idOf));
		} else if (statement.kind === "verify") parts.push(conditionOf(statement));
		else if (statement.kind === "require") parts.push(inline(statement.condition, values));
		else if (statement.kind === "if") parts.push({
			kind: "fork",
			statement,
			verdicts: [...verdicts]
		});
	}
	return {
		parts,
		values,
		verdicts,
		returns: false
	};
}
function decide(deciding, statements, { values: outer, isDecided: isDecidedAround, isDecidedBefore, fallback: fallbackAround }) {
	const { parts, values, verdicts, returns } = readBlock(deciding, statements, outer);
	const forks = parts.filter((part) => part.kind === "fork");
	const deciders = forks.filter(({ statement }) => hasDecider$1([statement]));
	const isDecided = (returns ? isDecidedBefore : isDecidedAround) || forks.length < parts.length || deciders.length > 1;
	const ends = returns ? "always" : "never";
	if (!isDecided && forks.length === 0) return {
		node: both$1([...fallbackAround, ...verdicts]),
		ends
	};
	let whole = {
		node: TRUE,
		ends
	};
	for (const [at, part] of [...parts.entries()].toReversed()) if (part.kind === "fork") {
		const isReached = parts.slice(0, at).some((one) => one.kind !== "fork" || deciders.includes(one));
		const isSettled = isDecided || deciders.length === 1 && !deciders.includes(part);
		const fallbackFor = (branch) => [...fallbackAround, ...hasReturn(branch) ? part.verdicts : verdicts];
		const decideBranch = (branch) => decide(deciding, branch, {
			values,
			isDecided: isSettled,
			isDecidedBefore: isDecidedBefore || isReached,
			fallback: fallbackFor(branch)
		});
		const condition = inline(part.statement.condition, values);
		whole = joinBranches({
			isOpen: deciding.branching === "open",
			fork: part.statement
		}, condition, decideBranch, whole);
	} else whole = {
		node: both$1([part, whole.node]),
		ends: whole.ends
	};
	return whole;
}
/** In: `rest` is what comes after the `if`. */
function joinBranches({ isOpen, fork }, condition, decideBranch, rest) {
	const then = decideBranch(fork.then);
	const otherwise = decideBranch(fork.otherwise ?? []);
	const ends = joinEnds(then.ends, otherwise.ends, rest.ends);
	const choose = (one, other) => chooseBranch(isOpen ? choice(`if ${fork.span.start.offset}`) : condition, condition, one, other);
	if (then.ends === "always" && otherwise.ends === "always") return {
		node: choose(then.node, otherwise.node),
		ends
	};
	if (then.ends === "always") return {
		node: choose(then.node, goOn(fork, otherwise, rest)),
		ends
	};
	if (otherwise.ends === "always") return {
		node: choose(goOn(fork, then, rest), otherwise.node),
		ends
	};
	const isSure = then.ends === "never" && otherwise.ends === "never";
	const after = goOn(fork, {
		node: TRUE,
		ends: isSure ? "never" : "perhaps"
	}, rest);
	return {
		node: both$1([choose(then.node, otherwise.node), after]),
		ends
	};
}
function joinEnds(one, other, rest) {
	if (one === "always" && other === "always") return "always";
	if (rest === "always") return "always";
	return one === "never" && other === "never" ? rest : "perhaps";
}
/** A branch, and then the rest where it does not return. */
function goOn({ span }, { node, ends }, rest) {
	if (ends === "never") return both$1([node, rest.node]);
	return both$1([node, either$1([choice(`return ${span.start.offset}`), rest.node])]);
}
function chooseBranch(taken, condition, then, otherwise) {
	const not = {
		kind: "not",
		operand: condition,
		span: condition.span
	};
	if (isLiteral(then, false)) return both$1([not, otherwise]);
	if (isLiteral(otherwise, false)) return both$1([condition, then]);
	if (isLiteral(then, true) && isLiteral(otherwise, true)) return TRUE;
	return either$1([both$1([taken, then]), both$1([{
		kind: "not",
		operand: taken,
		span: NOWHERE
	}, otherwise])]);
}
function choice(name) {
	return {
		kind: "member",
		object: {
			kind: "name",
			name: CHOICE,
			span: NOWHERE
		},
		name,
		nameSpan: NOWHERE,
		span: NOWHERE
	};
}
function hasDecider$1(statements) {
	return statements.some((statement) => {
		if (statement.kind === "if") return hasDecider$1(statement.then) || hasDecider$1(statement.otherwise ?? []);
		return statement.kind === "require" || statement.kind === "verify";
	});
}
function hasReturn(statements) {
	return statements.some((statement) => {
		if (statement.kind === "if") return hasReturn(statement.then) || hasReturn(statement.otherwise ?? []);
		return statement.kind === "return";
	});
}

// src/verdict/flow/candidates.ts
/** Values that stand for all values a fact can have: what it is compared with, what lies between and beyond, and where facts are
*  compared with each other enough of them for every order. A bool that can only help or only harm has one: a free one the
*  best, another the worst. Free facts also have values beyond those of all others, as who claims a number can always claim a
*  larger one. In: usages of an expression without type faults. A fact's type is what its uses say; facts that are only
*  compared with each other pass for texts. */
function candidatesFor(fact, isFree) {
	const group = groupOf(fact);
	const literals = [...new Set(group.flatMap((member) => [...member.literals]))];
	const reach = isFree ? 2 * group.length : group.length;
	if (group.some(({ isBool }) => isBool) || literals.some((literal) => typeof literal === "boolean")) return boolCandidates(fact, isFree);
	if (group.some(({ isNumber }) => isNumber) || literals.some((literal) => typeof literal === "number")) return numberCandidates(literals.map(Number), group.length, reach);
	return textCandidates(literals.map(String), reach);
}
/** The fact with all that it is compared with, directly or through others. */
function groupOf(fact) {
	const group = /* @__PURE__ */ new Set([fact]);
	for (const member of group) for (const rival of member.rivals) group.add(rival);
	return [...group];
}
function boolCandidates({ directions }, isFree) {
	if (directions.has("both") || directions.size !== 1) return [true, false];
	return [directions.has("up") === isFree];
}
function textCandidates(literals, reach) {
	const length = Math.max(0, ...literals.map((literal) => literal.length));
	return [...literals, ...count(reach).map((step) => "x".repeat(length + step))];
}
function numberCandidates(literals, size, reach) {
	const sorted = literals.toSorted((one, other) => one - other);
	const first = sorted[0] ?? 0;
	const last = sorted.at(-1) ?? 0;
	const between = sorted.slice(1).flatMap((upper, index) => {
		const lower = sorted[index] ?? upper;
		return count(size).map((step) => lower + (upper - lower) * step / (size + 1));
	});
	const beyond = count(reach).flatMap((step) => [first - step * spacing(first), last + step * spacing(last)]);
	return [.../* @__PURE__ */ new Set([
		...sorted,
		...between,
		...beyond
	])];
}
/** Wide enough that sums with a large bound stay distinct. */
function spacing(bound) {
	return Math.max(1, Math.abs(bound) / 1024);
}
/** 1 up to and including `last`. */
function count(last) {
	return Array.from({ length: last }, (_, index) => index + 1);
}

// src/verdict/flow/usage.ts
/** How an expression uses its facts. Out: one usage for each fact, in the order in which they are first met. */
function collectUsages(root) {
	const usages = /* @__PURE__ */ new Map();
	const visit = (part, direction) => {
		switch (part.kind) {
			case "literal": break;
			case "fact": return addUsage(usages, part.fact, direction);
			case "comparison":
				relate(part, visit(part.left, "both"), visit(part.right, "both"));
				break;
			case "not":
				visitBool(part.operand, flip(direction));
				break;
			case "logical":
				for (const operand of part.operands) visitBool(operand, direction);
				break;
			default: return assertNever(part, "part");
		}
		return null;
	};
	const visitBool = (part, direction) => {
		const usage = visit(part, direction);
		if (usage !== null) usage.isBool = true;
	};
	visitBool(root, "up");
	return [...usages.values()];
}
function addUsage(usages, fact, direction) {
	const usage = usages.get(fact.key) ?? createUsage(fact);
	usage.directions.add(direction);
	usages.set(fact.key, usage);
	return usage;
}
function createUsage(fact) {
	return {
		fact,
		directions: /* @__PURE__ */ new Set(),
		literals: /* @__PURE__ */ new Set(),
		rivals: /* @__PURE__ */ new Set(),
		isBool: false,
		isNumber: false
	};
}
function flip(direction) {
	if (direction === "both") return "both";
	return direction === "up" ? "down" : "up";
}
function relate({ operator, left, right }, one, other) {
	const isOrder = operator !== "==" && operator !== "!=";
	relateTo(one, right, other, isOrder);
	relateTo(other, left, one, isOrder);
}
function relateTo(fact, opposite, rival, isOrder) {
	if (fact === null) return;
	fact.isNumber ||= isOrder;
	if (rival !== null) fact.rivals.add(rival);
	else if (opposite.kind === "literal") fact.literals.add(opposite.value);
	else fact.isBool = true;
}

// src/verdict/flow/force.ts
/** More combinations of values than this are not tried. */
const MAX_COMBINATIONS = 5e3;
/** Whether the free facts can make an expression true whatever the other facts are, chosen in the knowledge of those: an agent may look first
*  and then say what fits. In: an expression without type
*  faults. Out: null where that would take too many combinations. Throws: never. */
function canForceTrue({ root }, isFree) {
	return canForce(abstract(root, true), isFree) ?? canForce(abstract(root, false), isFree);
}
/** As `canForceTrue`, of a formula. */
function canForce(formula, isFree) {
	const settled = resolve(formula, /* @__PURE__ */ new Map());
	if (settled !== null) return settled === true;
	const loose = loosen(formula, isFree);
	const choices = collectUsages(loose).map((usage) => {
		const isFreeFact = isFree(usage.fact);
		return {
			fact: usage.fact,
			isFree: isFreeFact,
			values: candidatesFor(usage, isFreeFact)
		};
	});
	if (choices.reduce((product, { values }) => product * values.length, 1) > MAX_COMBINATIONS) return canForceByParts(formula, isFree);
	return isWon(loose, [...choices.filter((choice) => !choice.isFree), ...choices.filter((choice) => choice.isFree)], 0, /* @__PURE__ */ new Map());
}
/** A whole that is too large to try is lost with any part that it cannot do without, and won with any that is enough. */
function canForceByParts(formula, isFree) {
	if (formula.kind !== "logical") return null;
	const telling = formula.operator === "or";
	return formula.operands.some((operand) => canForce(operand, isFree) === telling) ? telling : null;
}
/** A game of two: first the other facts choose, then the free ones; won if no choice of the others keeps these from it. */
function isWon(formula, choices, made, assignment) {
	const next = choices[made];
	if (next === void 0) return resolve(formula, assignment) === true;
	const isWonWith = (value) => {
		assignment.set(next.fact.key, value);
		return isWon(formula, choices, made + 1, assignment);
	};
	return next.isFree ? next.values.some(isWonWith) : next.values.every(isWonWith);
}
/** What a formula comes to; null where that depends on facts without a value. */
function resolve(formula, assignment) {
	switch (formula.kind) {
		case "literal": return formula.value;
		case "fact": return assignment.get(formula.fact.key) ?? null;
		case "not": {
			const value = resolve(formula.operand, assignment);
			return typeof value === "boolean" ? !value : null;
		}
		case "logical": return resolveLogical(formula, assignment);
		case "comparison": {
			const [left, right] = [resolve(formula.left, assignment), resolve(formula.right, assignment)];
			return typeof left === typeof right && left !== null && right !== null ? compare(formula.operator, left, right) : null;
		}
		default: return assertNever(formula, "formula");
	}
}
function resolveLogical({ operator, operands }, assignment) {
	const absorbing = operator === "or";
	let isKnown = true;
	for (const operand of operands) {
		const value = resolve(operand, assignment);
		if (value === absorbing) return absorbing;
		isKnown &&= value === !absorbing;
	}
	return isKnown ? !absorbing : null;
}
function compare(operator, left, right) {
	switch (operator) {
		case "==": return left === right;
		case "!=": return left !== right;
		case "<": return left < right;
		case "<=": return left <= right;
		case ">": return left > right;
		default: return left >= right;
	}
}

// src/verdict/flow/check-outvoted.ts
/** A judge that says that the change fails. */
const FAILED = {
	kind: "record",
	members: [{
		name: "pass",
		nameSpan: NOWHERE,
		value: FALSE
	}],
	span: NOWHERE
};
/** Warn of an expression that looks at a judge and can be true although that says that the change fails: because nothing reads `pass`, or
*  because something else that the judge says, such as `agreed`, can stand in for it. Not where `pass` is weighed against what others
*  found, and not where the whole of what the judge says is taken. In: an expression without faults. */
function reportOutvoted(expression, judges, warn) {
	for (const { id, name } of judges) {
		const read = readingsOf(expression.root, id);
		if (read.length === 0 || read.some(({ member }) => member === null)) continue;
		const isPassRead = read.some(({ member }) => member === "pass");
		const [node] = read.filter(({ member }) => member !== "pass").map((one) => one.node);
		const root = inline(expression.root, (other) => other === id ? FAILED : null);
		if (node === void 0 || canForceTrue({ root }, () => true) === false) continue;
		if (isPassRead && canForceTrue({ root }, (fact) => !isSaidBy(id, fact)) !== false) continue;
		const message = `can hold although the judge says that the change fails: ${isPassRead ? "what else it says can stand in for" : "nothing reads"} \`${name}.pass\``;
		warn("judge-pass-unread", node.span, message, `Write \`${name}.pass and …\`.`);
	}
}
/** Whether the judge was shown all says nothing for the change. */
function isSaidBy(id, { paths }) {
	return paths.some(([name, member]) => name === id && member !== "truncated");
}
function readingsOf(node, id) {
	const path = pathOf(node);
	if (path === null) return childrenOf(node).flatMap((child) => readingsOf(child, id));
	return path[0] === id ? [{
		node,
		member: path[1] ?? null
	}] : [];
}

// src/verdict/flow/check-constant.ts
/** What an expression always comes to; null where it depends on evidence, or is too tangled to tell. In: an expression without type
*  faults. Throws: never. */
function findConstant(expression) {
	if (canForceTrue(expression, () => false) === true) return true;
	return canForceTrue(expression, () => true) === false ? false : null;
}

// src/verdict/flow/signatures.ts
const list = {
	needs: "a list",
	accepts: (type) => itemOf(type) !== null
};
const scalars = {
	needs: "a list of bools, numbers or texts",
	accepts: isListOf(isScalar$1)
};
const bools = {
	needs: "a list of bools",
	accepts: isListOf(isBool$1)
};
const numbers = {
	needs: "a list of numbers",
	accepts: isListOf(isNumeric)
};
const text = {
	needs: "a text",
	accepts: isText
};
const scalar = {
	needs: "a bool, a number or a text",
	accepts: isScalar$1
};
const container = {
	needs: "a list of bools, numbers or texts, or a text",
	accepts: (type) => scalars.accepts(type) || isText(type)
};
const yieldsBool = () => BOOL;
/** Every function of the language. Source: the semantics of the gate language. */
const SIGNATURES = {
	unique: one("unique(list)", scalars, yieldsBool),
	all: one("all(bools)", bools, yieldsBool),
	any: one("any(bools)", bools, yieldsBool),
	none: one("none(bools)", bools, yieldsBool),
	count: one("count(list)", list, () => INT),
	sum: one("sum(numbers)", numbers, (type) => isWhole(itemTypeOf(type)) ? INT : NUMBER),
	min: one("min(numbers)", numbers, itemTypeOf),
	max: one("max(numbers)", numbers, itemTypeOf),
	disjoint: two("disjoint(list, list)", scalars, scalars, areAlike),
	subset: two("subset(list, list)", scalars, scalars, areAlike),
	contains: two("contains(list, value)` or `contains(text, text)", container, scalar, canContain),
	starts_with: two("starts_with(text, start)", text, text, null),
	ends_with: two("ends_with(text, end)", text, text, null),
	glob: two("glob(path, \"pattern\")", text, text, null)
};
/** What people from elsewhere call them. */
const OTHER_NAMES = {
	len: "count",
	length: "count",
	size: "count",
	every: "all",
	some: "any",
	exists: "any",
	includes: "contains",
	has: "contains",
	startswith: "starts_with",
	begins_with: "starts_with",
	endswith: "ends_with",
	distinct: "unique",
	matches: "glob",
	match: "glob",
	minimum: "min",
	maximum: "max",
	total: "sum"
};
/** The function that a name from another language means; null where there is none. */
function functionMeantBy(name) {
	const word = name.toLowerCase();
	if (Object.hasOwn(SIGNATURES, word)) return word;
	return Object.hasOwn(OTHER_NAMES, word) ? OTHER_NAMES[word] ?? null : null;
}
/** Signature of a function; null where there is none of that name. */
function signatureOf(name) {
	return Object.hasOwn(SIGNATURES, name) ? SIGNATURES[name] ?? null : null;
}
function one(usage, operand, result) {
	return {
		usage,
		operands: [operand],
		fit: null,
		result: ([type = NOTHING]) => result(type)
	};
}
function two(usage, first, second, fit) {
	return {
		usage,
		operands: [first, second],
		fit,
		result: yieldsBool
	};
}
function isListOf(accepts) {
	return (type) => {
		const item = itemOf(type);
		return item !== null && (isNothing(item) || accepts(item));
	};
}
function itemTypeOf(type) {
	return itemOf(type) ?? NOTHING;
}
function isWhole(type) {
	return type.kind === "int" || isNothing(type);
}
function areAlike([first = NOTHING, second = NOTHING]) {
	return joinTypes(first, second) !== null;
}
function canContain([whole = NOTHING, part = NOTHING]) {
	return joinTypes(itemOf(whole) ?? whole, part) !== null;
}

// src/verdict/flow/suggest.ts
const MAX_LISTED = 8;
const MAX_NAME_CHARS = 60;
/** A hint for a word that is not known: the nearest known one if it is near enough, else what there is to choose from.
*  In: `what` names the choices in the plural. Out: null where there is nothing to choose from. */
function suggest(word, known, what) {
	if (known.length === 0) return null;
	const nearest = findNearest(word, known);
	if (nearest !== null) return `did you mean ${quoteName(nearest)}?`;
	const listed = known.slice(0, MAX_LISTED).map(quoteName);
	const more = known.length > MAX_LISTED ? ` and ${known.length - MAX_LISTED} more` : "";
	return `${what}: ${listed.join(", ")}${more}`;
}
/** A name as messages say it: members of records may have any. */
function quoteName(name) {
	return `\`${shorten(toInertLine(name), MAX_NAME_CHARS)}\``;
}
/** The known word that somebody who wrote another one most likely meant; null where none is near. */
function findNearest(word, known) {
	if (known.length === 0) return null;
	const wanted = word.toLowerCase();
	const nearest = closest(wanted, known);
	return distance(wanted, nearest.toLowerCase()) <= Math.max(1, Math.floor(word.length / 3)) ? nearest : known.find((name) => isMistyped(wanted, name.toLowerCase())) ?? null;
}
/** The same letters in another order, or a part of the word. */
function isMistyped(word, known) {
	if (word.length < 3) return false;
	return known.startsWith(word) && word.length >= known.length / 2 || word.length === known.length && sortLetters(word) === sortLetters(known);
}
function sortLetters(word) {
	return Array.from(word).toSorted().join("");
}

// src/verdict/flow/check-name.ts
const PRODUCERS$1 = {
	program: /* @__PURE__ */ new Map([
		["verify", "`verify { … }` can only be the whole value of a `let`, or a statement of its own"],
		["agent", "`agent(…)` can only be the whole value of a check or of a `let`"],
		["run", "`run(…)` can only be the whole value of a check or of a `let`"]
	]),
	mapping: /* @__PURE__ */ new Map([
		["verify", "`verify { … }` is for gates in the gate language: here write the condition alone"],
		["agent", "make it a check, such as `checks: { ui: { agent: claude, task: \"…\" } }`, and name that here"],
		["run", "make it a check, such as `checks: { tests: { run: \"npm test\" } }`, and write `tests.passed` here"]
	])
};
/** What to do about a name that begins what is no part of an expression; null for any other. */
function hintForProducer(name, form) {
	return PRODUCERS$1[form].get(name) ?? null;
}
/** What to do about an unknown name. In: `what` names the known ones, in the plural. */
function hintForName$2(name, known, what, form) {
	const word = name.toLowerCase();
	if (word === "true" || word === "false") return `write \`${word}\``;
	const producer = hintForProducer(name, form);
	if (producer !== null) return producer;
	if (word === "null" || word === "nil" || word === "undefined") return "there is no such value: what is missing is unknown";
	if (Object.hasOwn(SIGNATURES, name)) return `call it: \`${name}(…)\``;
	return suggest(name, known, what);
}

// src/verdict/flow/check-scope.ts
function openScope(outer) {
	return {
		outer,
		names: /* @__PURE__ */ new Map()
	};
}
/** What a name means at a place; null where it means nothing. */
function findName(scope, name) {
	for (let current = scope; current !== null; current = current.outer) {
		const found = current.names.get(name);
		if (found !== void 0) return found;
	}
	return null;
}
/** All names that can be used at a place, the nearest first. */
function listNames(scope) {
	const names = [];
	for (let current = scope; current !== null; current = current.outer) names.push(...current.names.keys());
	return [...new Set(names)];
}

// src/verdict/flow/check-declared.ts
function createNameFinder({ statements }) {
	const declared = /* @__PURE__ */ new Map();
	collect(statements, (name, one) => declared.set(name, [...declared.get(name) ?? [], one]));
	return {
		isVerify: (declaration) => declaration !== null && (declared.get(declaration.name) ?? []).some(({ span, isVerify }) => isVerify && span === declaration.span),
		reportName: ({ report }, { scope, block }, node) => {
			const elsewhere = declared.get(node.name) ?? [];
			if (elsewhere.find(({ check }) => check !== null && check.block === block) !== void 0) reportSibling(report, node);
			else {
				const { message, hint } = explainElsewhere(node, elsewhere) ?? explainUnknown(node, scope);
				report("unknown-name", node.span, message, hint);
			}
		}
	};
}
function collect(statements, add) {
	const addBlock = (block, blockName) => {
		for (const { name, nameSpan, span } of checksOf(block)) add(name, {
			span: nameSpan,
			whole: span,
			check: {
				block,
				blockName
			},
			isVerify: false
		});
	};
	for (const statement of statements) if (statement.kind === "if") {
		collect(statement.then, add);
		collect(statement.otherwise ?? [], add);
	} else if (statement.kind === "verify") addBlock(statement, null);
	else if (statement.kind === "let") {
		const { name, nameSpan, value } = statement;
		add(name, {
			span: nameSpan,
			whole: statement.span,
			check: null,
			isVerify: value.kind === "verify"
		});
		if (value.kind === "verify") addBlock(value, name);
	}
}
function reportSibling(report, { name, span }) {
	report("check-reads-check", span, `\`${name}\` is a check of this block, and a check cannot read another check`, "only `pass when` sees the checks: move this there, or make a `let` of it before the block");
}
function explainElsewhere({ name, span }, elsewhere) {
	const lets = elsewhere.filter(({ check }) => check === null);
	const here = span.start.offset;
	if (lets.some(({ whole }) => whole.start.offset <= here && here < whole.end.offset)) return {
		message: `\`${name}\` cannot be used in its own value`,
		hint: null
	};
	const before = lets.find((one) => one.span.start.offset < here);
	if (before !== void 0) return {
		message: `\`${name}\` is made in line ${before.span.start.line}, in a branch of an \`if\`, and lives there only`,
		hint: "make it before the `if`"
	};
	const [later] = lets;
	if (later !== void 0) return {
		message: `\`${name}\` is only made in line ${later.span.start.line}`,
		hint: "move that up"
	};
	const check = elsewhere[0]?.check ?? null;
	if (check === null) return null;
	return {
		message: `\`${name}\` is a check of a verify block, which only that block sees`,
		hint: check.blockName === null ? "give that block a name with `let`" : `write \`${check.blockName}.checks.${name}\``
	};
}
function explainUnknown({ name }, scope) {
	const known = listNames(scope);
	const hint = (name === "paths" || name === "measurements") && findNearest(name, known) === null ? `make it a check first: \`check ${name} = ${name}\`` : hintForName$2(name, known, "the names here are", "program");
	return {
		message: `nothing is named \`${name}\` here`,
		hint
	};
}

// src/verdict/flow/check-operator.ts
const NO_CONVERSION = "nothing is converted: give both sides the same type";
/** Equality takes two scalars of one type, order takes two numbers. In: types of both sides, null where they have a fault. */
function checkComparison(context, { operator, left, right, span }, leftType, rightType) {
	const isLeftFit = leftType === null || requireComparable(context, left, leftType, operator);
	const isRightFit = rightType === null || requireComparable(context, right, rightType, operator);
	if (leftType === null || rightType === null || !isLeftFit || !isRightFit) return;
	if (joinTypes(leftType, rightType) !== null) {
		checkPossible(context, left, rightType, quote$2(context, right));
		checkPossible(context, right, leftType, quote$2(context, left));
		return;
	}
	const sides = `${describe(context, left, leftType)} and ${describe(context, right, rightType)}`;
	context.report("wrong-type", span, `\`${operator}\` needs two values of one type, but ${sides}`, NO_CONVERSION);
}
/** Texts have no order that all readers agree on. */
function requireComparable(context, node, type, operator) {
	const isEquality = operator === "==" || operator === "!=";
	if (isNumeric(type) || isEquality && isScalar$1(type)) return true;
	const message = `\`${operator}\` needs ${isEquality ? "a bool, a number or a text" : "a number"}, but ${describe(context, node, type)}`;
	context.report("wrong-type", node.span, message, hintForScalar(context, node, type, operator));
	return false;
}
function hintForScalar(context, node, type, operator) {
	if (stripOptional(type).kind === "record") return "name one of its members";
	const text = echo(context, node);
	if (itemOf(type) === null || text === null) return null;
	return node.kind === "list" || node.kind === "projection" ? `compare its count, such as \`count(${text}) ${operator} 1\`` : `compare its count, such as \`${text}.count ${operator} 1\``;
}
/** Report a text that an enum can never be. In: what is written out, the type that it is held against, and what is of that type. */
function checkPossible(context, node, type, subject) {
	const choices = stripOptional(type);
	if (choices.kind !== "enum" || isNothing(choices)) return;
	if (node.kind === "list") for (const item of node.items) checkPossible(context, item, type, subject);
	if (node.kind !== "literal" || typeof node.value !== "string" || choices.values.includes(node.value)) return;
	const hint = suggest(node.value, choices.values, "it is one of");
	context.report("impossible-value", node.span, `${subject} is never ${quote$2(context, node)}`, hint);
}
/** `item in list`. In: types of both, null where they have a fault. */
function checkIn(context, node, itemType, listType) {
	const { item, list, span } = node;
	const inner = listType === null ? null : itemOf(listType);
	if (itemType !== null && !isScalar$1(itemType)) {
		const message = `\`in\` looks for a bool, a number or a text, but ${describe(context, item, itemType)}`;
		context.report("wrong-type", item.span, message, itemOf(itemType) === null ? null : hintForSubset(context, node));
	} else if (listType !== null && (inner === null || !isScalar$1(inner))) {
		const message = `\`in\` needs a list of bools, numbers or texts, but ${describe(context, list, listType)}`;
		context.report("wrong-type", list.span, message, isText(listType) ? hintForContains(context, node) : null);
	} else if (itemType !== null && listType !== null && inner !== null) {
		if (joinTypes(itemType, inner) === null) {
			const sides = `${describe(context, item, itemType)} and ${describe(context, list, listType)}`;
			context.report("wrong-type", span, `\`in\` needs a list of the type of what it looks for, but ${sides}`, null);
		}
		checkPossible(context, item, inner, `an item of ${quote$2(context, list)}`);
		checkPossible(context, list, itemType, quote$2(context, item));
	}
}
function hintForSubset(context, { item, list }) {
	const [one, other] = [echo(context, item), echo(context, list)];
	return one === null || other === null ? null : `write \`subset(${one}, ${other})\` for all of its items`;
}
function hintForContains(context, { item, list }) {
	const [part, whole] = [echo(context, item), echo(context, list)];
	return part === null || whole === null ? null : `write \`contains(${whole}, ${part})\``;
}
/** Arithmetic takes numbers. Whole numbers stay whole, but for `/`. In: types of both sides, null where they have a fault. Out: null
*  where one is no number. */
function checkArithmetic(context, { operator, left, right }, leftType, rightType) {
	const isLeftSound = requireNumber(context, left, leftType, operator);
	const isRightSound = requireNumber(context, right, rightType, operator);
	if ((operator === "/" || operator === "%") && right.kind === "literal" && right.value === 0) context.report("division-by-zero", right.span, `\`${operator}\` by 0 has no result`, null);
	if (!isLeftSound || !isRightSound) return null;
	return operator !== "/" && isInt(leftType) && isInt(rightType) ? INT : NUMBER;
}
/** `-x`. In: its type, null where it has a fault. */
function checkNegate(context, { operand }, type) {
	if (!requireNumber(context, operand, type, "-")) return null;
	return isInt(type) ? INT : NUMBER;
}
function requireNumber(context, node, type, operator) {
	if (type === null || isNumeric(type)) return true;
	const hint = operator === "+" && isText(type) ? "texts cannot be joined" : hintForScalar(context, node, type, operator);
	context.report("wrong-type", node.span, `\`${operator}\` needs a number, but ${describe(context, node, type)}`, hint);
	return false;
}
function isInt(type) {
	return type !== null && stripOptional(type).kind === "int";
}

// src/verdict/flow/check-call.ts
const PRODUCERS = ["agent", "run"];
/** Whether this begins what can only be a whole value, so that what stands in its parentheses is no expression. */
function isProducerName(name) {
	return PRODUCERS.includes(name);
}
/** Type of a call. In: types of its operands, null where they have a fault. */
function checkCall(context, node, types) {
	const signature = signatureOf(node.name);
	if (signature === null) {
		context.report("unknown-function", node.nameSpan, `no function is named \`${node.name}\``, hintForName$1(context, node));
		return null;
	}
	if (node.name === "glob") checkPattern(context, node);
	if (!hasRightCount(context, node, signature) || !hasSoundOperands(context, node, signature, types)) return signature.result([]);
	const sound = types.map((type) => type ?? NOTHING);
	if (signature.fit !== null && !signature.fit(sound)) reportMisfit(context, node, signature, sound);
	else if (signature.fit !== null) checkChoices(context, node, sound);
	return signature.result(sound);
}
function hintForName$1({ lookUp, form }, { name }) {
	const producer = hintForProducer(name, form);
	if (producer !== null) return producer;
	if (lookUp(name) !== null) return `\`${name}\` is a value: write it without parentheses`;
	const meant = functionMeantBy(name);
	return meant === null ? suggest(name, Object.keys(SIGNATURES), "the functions are") : `did you mean \`${meant}\`?`;
}
function hasRightCount(context, { name, operands, span }, { usage, operands: rules }) {
	if (operands.length === rules.length) return true;
	const message = `\`${name}\` takes ${rules.length === 1 ? "one value" : "two values"}, but gets ${operands.length === 0 ? "none" : operands.length}`;
	context.report("wrong-count", span, message, `write \`${usage}\``);
	return false;
}
function hasSoundOperands(context, { name, operands }, { operands: rules }, types) {
	return operands.filter((operand, index) => {
		const type = types[index] ?? null;
		const rule = rules[index];
		if (type === null || rule === void 0 || rule.accepts(type)) return false;
		const message = `\`${name}\` needs ${rule.needs}, but ${describe(context, operand, type)}`;
		context.report("wrong-type", operand.span, message, hintForOperand(context, name, operand, type));
		return true;
	}).length === 0;
}
/** How a list of records, or something that is no list, becomes what the function takes. */
function hintForOperand(context, name, node, type) {
	const text = echo(context, node);
	const item = itemOf(type);
	if (text === null || node.kind === "list") return null;
	if (item !== null && name === "contains" && isScalar$1(item)) return "the list comes first";
	if (item !== null) return hintForItems(text, node, stripOptional(item));
	if (isBool$1(type) && [
		"all",
		"any",
		"none"
	].includes(name)) return `\`${text}\` is a bool by itself already`;
	if (isText(type) && name === "count") return "texts have no count";
	return null;
}
function hintForItems(text, node, item) {
	const field = item.kind === "record" ? Object.keys(item.fields).find((name) => /^\w+$/.test(name)) : void 0;
	if (field === void 0 || node.kind === "projection") return null;
	return `name a member of the items, such as \`${text}[*].${field}\``;
}
function reportMisfit(context, { name, operands, span }, { usage }, types) {
	const sides = operands.map((operand, index) => describe(context, operand, types[index] ?? NOTHING)).join(" and ");
	const need = name === "contains" ? "a value that can be in the first" : "two lists of one type";
	context.report("wrong-type", span, `\`${name}\` needs ${need}, but ${sides}`, `write \`${usage}\`; nothing is converted`);
}
function checkChoices(context, { operands }, types) {
	const [first, second] = operands;
	const [firstType = NOTHING, secondType = NOTHING] = types;
	if (first === void 0 || second === void 0 || itemOf(firstType) === null) return;
	const [one, other] = [itemOf(firstType) ?? NOTHING, itemOf(secondType) ?? secondType];
	checkPossible(context, second, one, `an item of ${quote$2(context, first)}`);
	checkPossible(context, first, other, itemOf(secondType) === null ? quote$2(context, second) : `an item of ${quote$2(context, second)}`);
}
/** A pattern that evidence could choose would let evidence choose what it is measured by. */
function checkPattern(context, { operands }) {
	const pattern = operands[1];
	if (pattern === void 0) return;
	if (pattern.kind === "literal") {
		if (typeof pattern.value === "string" && parseGlob(pattern.value) === null) context.report("bad-pattern", pattern.span, `${quote$2(context, pattern)} is no pattern of paths`, "write `*`, `**` as a folder of its own, `?`, `[a-z]` or `{a,b}`; a back-slash before a character that stands for itself");
		return;
	}
	context.report("pattern-not-literal", pattern.span, "the pattern of `glob` must be a text that is written out", "such as `glob(path, \"src/**\")`");
}

// src/verdict/flow/check-member.ts
/** What every list has. */
const LIST_MEMBERS = {
	count: INT,
	any: BOOL,
	none: BOOL
};
const COUNTS = [
	"length",
	"len",
	"size"
];
/** Type of `object.name`. In: type of the object, null where it has a fault. */
function typeOfMember(context, node, object) {
	if (object === null) return null;
	const type = stripOptional(object);
	if (type.kind === "list") return typeOfListMember(context, node, type.item);
	if (type.kind !== "record") return refuse(context, node, `${describe(context, node.object, type)} and has no members`, hintForItem(context, node));
	const member = memberType(type, node.name);
	if (member !== null) return member;
	const hint = hintForItem(context, node) ?? suggest(node.name, Object.keys(type.fields), "its members are");
	return refuse(context, node, `${describeObject(context, node.object)} has no member \`${node.name}\``, hint);
}
function typeOfListMember(context, node, item) {
	const { name } = node;
	if (!Object.hasOwn(LIST_MEMBERS, name)) return refuse(context, node, `${describe(context, node.object, {
		kind: "list",
		item
	})} and has no member \`${name}\``, hintForList(context, node, item));
	if (name !== "count" && isBool$1(item) && !isNothing(item)) return refuseAmbiguous(context, node);
	return LIST_MEMBERS[name] ?? null;
}
/** `.any` says that there are items; who writes it behind a list of bools means that one of them is true. */
function refuseAmbiguous(context, node) {
	const text = echo(context, node.object) ?? "…";
	const sign = node.name === "any" ? ">" : "==";
	const message = `\`.${node.name}\` does not look at the bools in ${quote$2(context, node.object)}, only at how many there are`;
	const hint = `write \`${node.name}(${text})\`, or \`${withParentheses(node.object, text)}.count ${sign} 0\``;
	context.report("ambiguous-member", node.nameSpan, message, hint);
	return null;
}
function hintForList(context, node, item) {
	if (COUNTS.includes(node.name)) return "did you mean `count`?";
	const text = echo(context, node.object);
	const record = stripOptional(item);
	if (record.kind === "record" && memberType(record, node.name) !== null && text !== null) return `each item has one: write \`${text}[*].${node.name}\``;
	return suggest(node.name, Object.keys(LIST_MEMBERS), "its members are");
}
/** After `[*]` every member is one of an item: who wants the list as a whole must end the chain. */
function hintForItem({ item, source }, node) {
	if (item === null || !Object.hasOwn(LIST_MEMBERS, node.name) || !isOfItem(node.object)) return null;
	return `put the list in parentheses: \`(${source.text.slice(item.start, node.object.span.end.offset)}).${node.name}\``;
}
function describeObject(context, node) {
	const text = quote$2(context, node);
	return isOfItem(node) ? `each ${text}` : text;
}
function withParentheses(node, text) {
	return node.kind === "projection" ? `(${text})` : text;
}
function refuse({ report }, { nameSpan }, message, hint) {
	report("unknown-member", nameSpan, message, hint);
	return null;
}
/** Type of `list[index]`. In: types of both parts, null where they have a fault. */
function checkIndex(context, node, object, index) {
	const item = object === null ? null : itemOf(object);
	if (object !== null && item === null) {
		const message = `\`[…]\` needs a list, but ${describe(context, node.object, object)}`;
		context.report("wrong-type", node.object.span, message, hintForKey(context, node, object));
		return null;
	}
	return index === null || isPosition(context, node.index, index) ? item : null;
}
function isPosition(context, node, type) {
	if (stripOptional(type).kind !== "int") {
		const message = `a place in a list is a whole number, but ${describe(context, node, type)}`;
		context.report("wrong-type", node.span, message, null);
		return false;
	}
	if (node.kind !== "literal" || Number(node.value) >= 0) return true;
	context.report("bad-index", node.span, "places in a list are counted from 0", null);
	return false;
}
/** Elsewhere `record["member"]` names a member. */
function hintForKey(context, { object, index }, type) {
	const text = echo(context, object);
	if (text === null || index.kind !== "literal" || typeof index.value !== "string" || !/^\w+$/.test(index.value)) return null;
	return hasMember(stripOptional(type), index.value) ? `write \`${text}.${index.value}\`` : null;
}
function hasMember(type, name) {
	return type.kind === "record" && memberType(type, name) !== null;
}

// src/verdict/flow/check-node.ts
/** Type of a part, with all faults in it reported. Out: null where the type cannot be told: a fault in it was reported already. */
function typeOf(context, node) {
	const type = findType(context, node);
	return type === null || isNothing(type) ? null : stripOptional(type);
}
function findType(context, node) {
	const inner = (part) => typeOf(context, part);
	switch (node.kind) {
		case "literal": return typeOfLiteral(node.value);
		case "name": return typeOfName(context, node);
		case "item": return context.item?.type ?? null;
		case "member": return typeOfMember(context, node, inner(node.object));
		case "index": return checkIndex(context, node, inner(node.object), inner(node.index));
		case "projection": return typeOfProjection(context, node);
		case "list": return typeOfList(context, node);
		case "record": return typeOfRecord(context, node);
		case "not":
			requireBool(context, node.operand, "not");
			return BOOL;
		case "logical":
			for (const operand of node.operands) requireBool(context, operand, node.operator);
			return BOOL;
		case "negate": return checkNegate(context, node, inner(node.operand));
		case "comparison":
			checkComparison(context, node, inner(node.left), inner(node.right));
			return BOOL;
		case "in":
			checkIn(context, node, inner(node.item), inner(node.list));
			return BOOL;
		case "arithmetic": return checkArithmetic(context, node, inner(node.left), inner(node.right));
		case "call": return checkCall(context, node, isProducerName(node.name) ? [] : node.operands.map(inner));
		default: return assertNever(node, "node");
	}
}
function typeOfName({ lookUp, reportName }, node) {
	const type = lookUp(node.name);
	if (type === null) reportName(node);
	return type;
}
function typeOfLiteral(value) {
	if (typeof value === "boolean") return BOOL;
	if (typeof value === "string") return TEXT;
	return Number.isInteger(value) ? INT : NUMBER;
}
function requireBool(context, node, operator) {
	const type = typeOf(context, node);
	if (type === null || isBool$1(type)) return;
	const message = `\`${operator}\` needs a bool, but ${describe(context, node, type)}`;
	context.report("wrong-type", node.span, message, hintForBool(context, node, type));
}
/** A projection in the chain of another one gives one flat list. */
function typeOfProjection(context, { list, body, span }) {
	const type = typeOf(context, list);
	const item = type === null ? NOTHING : itemOf(type);
	if (type !== null && item === null) {
		const message = `\`[*]\` needs a list, but ${describe(context, list, type)}`;
		const lists = stripOptional(type).kind === "record" ? listMembersOf(type) : [];
		const text = echo(context, list);
		const hint = lists[0] === void 0 || text === null ? null : `name one of its lists, such as \`${text}.${lists[0]}[*]\``;
		context.report("wrong-type", list.span, message, hint);
	}
	const start = context.item?.start ?? span.start.offset;
	const result = typeOf({
		...context,
		item: {
			type: item ?? NOTHING,
			start
		}
	}, body);
	if (item !== null && isNothing(item) && type !== null) return {
		kind: "list",
		item: NOTHING
	};
	if (result === null || body.kind === "projection") return result;
	return {
		kind: "list",
		item: result
	};
}
function listMembersOf(type) {
	const record = stripOptional(type);
	if (record.kind !== "record") return [];
	return Object.keys(record.fields).filter((name) => /^\w+$/.test(name) && itemOf(record.fields[name] ?? NOTHING) !== null);
}
function typeOfList(context, { items }) {
	let joined = NOTHING;
	for (const item of items) {
		const type = typeOf(context, item);
		const next = type === null ? joined : joinTypes(joined, type);
		if (next === null && type !== null) {
			const message = `the items of a list need one type, but ${describe(context, item, type)}`;
			const hint = items.find((other) => other !== item) === void 0 ? null : `the items before it make ${describeList(joined)}`;
			context.report("wrong-type", item.span, message, hint);
		}
		joined = next ?? joined;
	}
	return {
		kind: "list",
		item: joined
	};
}
function describeList(item) {
	return describeType({
		kind: "list",
		item
	});
}
function typeOfRecord(context, { members }) {
	const seen = /* @__PURE__ */ new Set();
	const fields = members.map(({ name, nameSpan, value }) => {
		if (seen.has(name)) context.report("duplicate-member", nameSpan, `the record has a member ${quoteName(name)} already`, null);
		seen.add(name);
		return [name, typeOf(context, value) ?? NOTHING];
	});
	return {
		kind: "record",
		fields: Object.fromEntries(fields)
	};
}

// src/verdict/flow/check-walk.ts
function openWalk(program, context) {
	const { report, diagnostics } = createReport(program.origin);
	const { report: warn } = createReport(program.origin, "warning", diagnostics);
	const ids = new Map(listSites(program).map(({ producer, id }) => [producer, id]));
	const idOf = (producer) => ids.get(producer) ?? "";
	return {
		program,
		context,
		report,
		warn,
		diagnostics,
		names: createNameFinder(program),
		idOf,
		types: /* @__PURE__ */ new Map(),
		references: /* @__PURE__ */ new Set(),
		lets: [],
		blocks: []
	};
}
/** Check one expression. Out: its type, null where that cannot be told because of a fault. */
function checkNode(walk, node, place) {
	for (const path of referencesIn(node)) walk.references.add(path.slice(0, 3).join("."));
	return typeOf(contextAt(walk, place), node);
}
function contextAt(walk, place) {
	const lookUp = (name) => {
		const found = findName(place.scope, name);
		if (found === null) return null;
		found.isUsed = true;
		return found.type;
	};
	const reportName = (node) => walk.names.reportName(walk, place, node);
	return {
		source: walk.program,
		form: "program",
		lookUp,
		report: walk.report,
		reportName,
		item: null
	};
}
/** Check what must be a bool that depends on evidence. In: what needs it, as messages say it. Out: what it always comes to; null where
*  that depends on evidence, or where it has a fault. */
function checkCondition(walk, node, place, taker) {
	const before = walk.diagnostics.length;
	const type = checkNode(walk, node, place);
	if (type !== null && !isBool$1(type)) {
		const context = contextAt(walk, place);
		const message = `\`${taker}\` needs a bool, but ${describe(context, node, type)}`;
		const hint = hintForVerdict(walk, node, place) ?? hintForBool(context, node, type);
		walk.report(taker === "pass when" ? "non-boolean-result" : "wrong-type", node.span, message, hint);
	}
	if (walk.diagnostics.length > before || type === null) return null;
	const always = findConstant({ root: inline(node, valuesAt(place)) });
	if (always === null) return null;
	const message = `${quote$2({
		source: walk.program,
		item: null
	}, node)} is ${always ? "always" : "never"} true, whatever the evidence is`;
	walk.report("constant-expression", node.span, message, "make it depend on what a check finds");
	return always;
}
/** Who names a verify block means its verdict. */
function hintForVerdict({ names }, node, { scope }) {
	return node.kind === "name" && names.isVerify(findName(scope, node.name)) ? `write \`${node.name}.passed\`` : null;
}
/** What the names at a place stand for. */
function valuesAt({ scope }) {
	return (name) => findName(scope, name)?.value ?? null;
}
/** Keep the type of a value for who runs the program. */
function keepType(walk, value, type) {
	if (type !== null) walk.types.set(value, type);
}

// src/verdict/flow/check-producer.ts
const OPTIONS = {
	agent: [
		"task",
		"input",
		"expect",
		"timeout"
	],
	run: ["expect", "timeout"],
	stock: []
};
const UNITS_MS$1 = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5
};
const MIN_TIMEOUT_MS = 1e3;
const MAX_TIMEOUT_MS = 216e5;
/** Check what asks the world for evidence. Out: its type, null where a fault in it hides that. */
function checkProducer(walk, producer, place) {
	if (producer.kind === "run") requireText(walk, producer.command, "the command");
	const seen = /* @__PURE__ */ new Set();
	for (const option of producer.options) {
		checkOption(walk, producer, option, seen);
		seen.add(option.kind);
		if (option.kind === "input") checkNode(walk, option.value, place);
		else if (option.kind === "task") requireText(walk, option.value, "the task");
		else if (option.kind === "timeout") checkTimeout(walk, option.value);
	}
	return walk.context.typeOfSite(producer);
}
function checkOption(walk, { kind }, option, seen) {
	if (!OPTIONS[kind].includes(option.kind)) {
		const hint = suggest(option.kind, OPTIONS[kind], "its options are");
		walk.report("unknown-option", option.span, `\`${kind}\` takes no \`${option.kind}\``, hint);
	} else if (seen.has(option.kind)) walk.report("duplicate-option", option.span, `\`${option.kind}\` is given twice`, "keep one of them");
}
/** Report a text that says nothing. In: what it is, as messages say it. */
function requireText({ report }, { value, span }, what) {
	if (value.trim() === "") report("empty-text", span, `${what} is empty`, null);
}
function checkTimeout({ report }, { text, span }) {
	const timeoutMs = Number.parseInt(text, 10) * (UNITS_MS$1[text.replace(/^\d+/, "")] ?? NaN);
	if (timeoutMs >= MIN_TIMEOUT_MS && timeoutMs <= MAX_TIMEOUT_MS) return;
	report("bad-timeout", span, `a timeout must be from \`1s\` to \`6h\`, found \`${text}\``, null);
}

// src/verdict/flow/check-unused.ts
/** With one of these a name may seem unused that is not. */
const NAME_FAULTS = [
	"unknown-name",
	"duplicate-name",
	"duplicate-check",
	"shadowed-name",
	"check-reads-check"
];
/** Warn of what nothing uses: lets, verdicts that decide nothing, and checks that cannot fail their gate. */
function reportUnused(walk) {
	if (walk.diagnostics.some(({ ruleId }) => NAME_FAULTS.includes(ruleId))) return;
	const isDecided = hasDecider(walk.program.statements);
	for (const { declaration, value } of walk.lets) {
		const { name, span, isUsed } = declaration;
		if (isUsed || span === null || value.kind === "verify" && !isDecided) continue;
		const message = value.kind === "verify" ? `nothing depends on the verdict \`${name}\`` : `\`${name}\` is never used`;
		const hint = value.kind === "verify" ? `write \`require ${name}.passed else fail "…"\`` : "remove it";
		walk.warn("unused-name", span, message, hint);
	}
	for (const { name: block, unread } of walk.blocks) for (const { name, span } of unread) {
		if (span === null || isReadOutside(walk, block, name)) continue;
		const message = `\`pass when\` does not read \`${name}\`, so that it cannot fail the gate`;
		walk.warn("unused-name", span, message, "name it there, or remove it");
	}
}
function isReadOutside({ references }, block, check) {
	return [
		block ?? "",
		`${block ?? ""}.checks`,
		`${block ?? ""}.checks.${check}`
	].some((path) => references.has(path));
}
function hasDecider(statements) {
	return statements.some((statement) => {
		if (statement.kind === "if") return hasDecider(statement.then) || hasDecider(statement.otherwise ?? []);
		return statement.kind === "require" || statement.kind === "verify";
	});
}

// src/verdict/flow/check-verify.ts
/** Check a verify block. In: what can be used around it, and the name of its `let`. Out: the type of its verdict. */
function checkVerify(walk, block, outer, name) {
	countParts(walk.report, block);
	const inner = openScope(outer);
	for (const check of checksOf(block)) checkCheck(walk, check, block, inner);
	for (const item of block.items) if (item.kind === "pass-when") checkCondition(walk, item.condition, {
		scope: inner,
		block: null
	}, "pass when");
	const declared = [...inner.names.values()];
	const hasCondition = block.items.some(({ kind }) => kind === "pass-when");
	walk.blocks.push({
		name,
		unread: hasCondition ? declared.filter(({ isUsed }) => !isUsed) : []
	});
	const types = declared.map((check) => [check.name, check.type]);
	const checks = {
		kind: "record",
		fields: Object.fromEntries(types)
	};
	return {
		kind: "record",
		fields: {
			passed: BOOL,
			failed: BOOL,
			checks
		}
	};
}
function countParts(report, { items, span }) {
	if (items.length === 0) {
		report("empty-verify", span, "this verify block is empty", "it needs checks and one `pass when`");
		return;
	}
	const conditions = items.filter(({ kind }) => kind === "pass-when");
	const groups = items.filter(({ kind }) => kind === "parallel");
	if (conditions.length === 0) report("missing-pass-when", wordOf(span, "verify"), "this verify block has no `pass when`", "say what must be true for it to pass");
	for (const { span: again } of conditions.slice(1)) report("duplicate-pass-when", again, "a verify block has one `pass when` only", "join the two with `and`");
	for (const { span: again } of groups.slice(1)) report("two-parallel-groups", wordOf(again, "parallel"), "a verify block has one parallel group only", "put all checks that run at once into one group");
	for (const group of groups) if (group.kind === "parallel" && group.checks.length === 0) report("empty-parallel", group.span, "this parallel group is empty", "remove it");
}
/** Of the word that begins a block. */
function wordOf({ start }, word) {
	const { line, column, offset } = start;
	return {
		start,
		end: {
			line,
			column: column + word.length,
			offset: offset + word.length
		}
	};
}
/** A check is made from what is around its block and sees no other check. */
function checkCheck(walk, check, block, inner) {
	const { name, nameSpan, value } = check;
	const outer = inner.outer ?? inner;
	const type = checkValue$1(walk, value, block, outer) ?? NOTHING;
	keepType(walk, value, type);
	if (inner.names.has(name)) {
		walk.report("duplicate-check", nameSpan, `this verify block has a check \`${name}\` already`, "choose another name");
		return;
	}
	const shadowed = findName(outer, name);
	if (shadowed !== null) {
		const place = shadowed.span === null ? "is given to the gate" : `is made in line ${shadowed.span.start.line}`;
		walk.report("shadowed-name", nameSpan, `\`${name}\` has a meaning already: it ${place}`, "choose another name for the check");
	}
	const written = value.kind === "verify" ? null : valueOf(value, valuesAt({ scope: outer }), walk.idOf);
	inner.names.set(name, {
		name,
		what: "check",
		type,
		value: written,
		span: nameSpan,
		isUsed: false
	});
}
function checkValue$1(walk, value, block, outer) {
	if (isProducer(value)) return checkProducer(walk, value, {
		scope: outer,
		block
	});
	if (value.kind !== "verify") return checkNode(walk, value, {
		scope: outer,
		block
	});
	walk.report("nested-verify", wordOf(value.span, "verify"), "a check cannot be a verify block", "make a `let` of it before the block, and name its `passed`");
	return null;
}

// src/verdict/flow/check-program.ts
const EVENTS = ["progress"];
/** Check a program before anything runs. In: what its outermost names and its sites are. Out: all faults and warnings, in the order of
*  the text; the rules are those of `checkExpression` and of the language reference. Throws: never. */
function checkProgram(program, context) {
	const walk = openWalk(program, context);
	const given = openScope(null);
	for (const [name, type] of Object.entries(context.scope)) given.names.set(name, {
		name,
		what: "given",
		type,
		value: null,
		span: null,
		isUsed: true
	});
	const outputs = [];
	checkBlock(walk, program.statements, given, outputs);
	if (!hasVerdict(program.statements)) reportNoVerdict(walk);
	reportUnused(walk);
	return {
		diagnostics: sortByPlace(walk.diagnostics),
		types: walk.types,
		output: outputs[0] ?? null
	};
}
/** Check statements in a scope of their own. Out: whether what comes after them is never reached. */
function checkBlock(walk, statements, outer, outputs) {
	const scope = openScope(outer);
	let end = null;
	for (const statement of statements) {
		if (end !== null) {
			walk.report("unreachable", statement.span, `this is never reached: ${end}`, "remove it");
			return true;
		}
		end = checkStatement(walk, statement, scope, outputs);
	}
	return end !== null;
}
/** Out: why nothing after the statement is reached, as messages say it; null where it is. */
function checkStatement(walk, statement, scope, outputs) {
	const place = {
		scope,
		block: null
	};
	switch (statement.kind) {
		case "let":
			checkLet(walk, statement, scope);
			return null;
		case "require":
			requireText(walk, statement.message, "the message");
			return checkCondition(walk, statement.condition, place, "require") === false ? "the `require` before it never holds" : null;
		case "emit":
			checkEmit(walk, statement, scope);
			return null;
		case "if": return checkIf(walk, statement, scope, outputs);
		case "return": {
			const type = checkNode(walk, statement.value, place);
			if (type !== null) outputs.push(type);
			return "the program returns before it";
		}
		case "verify":
			keepType(walk, statement, checkVerify(walk, statement, scope, null));
			return null;
		default: return assertNever(statement, "statement");
	}
}
function checkLet(walk, { name, nameSpan, value }, scope) {
	const type = checkValue(walk, name, value, scope) ?? NOTHING;
	keepType(walk, value, type);
	const taken = findName(scope, name);
	if (taken !== null) {
		const place = taken.span === null ? "is given to the gate" : `is made in line ${taken.span.start.line}`;
		walk.report("duplicate-name", nameSpan, `\`${name}\` has a meaning already: it ${place}`, "choose another name");
		return;
	}
	const declaration = {
		name,
		what: "let",
		type,
		value: valueOf(value, valuesAt({ scope }), walk.idOf),
		span: nameSpan,
		isUsed: false
	};
	scope.names.set(name, declaration);
	walk.lets.push({
		declaration,
		value
	});
}
function checkValue(walk, name, value, scope) {
	const place = {
		scope,
		block: null
	};
	if (isProducer(value)) return checkProducer(walk, value, place);
	return value.kind === "verify" ? checkVerify(walk, value, scope, name) : checkNode(walk, value, place);
}
function checkEmit(walk, { event, payload }, scope) {
	if (!EVENTS.includes(event.name)) {
		const hint = suggest(event.name, EVENTS, "the only event is");
		walk.report("unknown-event", event.nameSpan, `no event is named \`${event.name}\``, hint);
	}
	if (payload !== null) checkNode(walk, payload, {
		scope,
		block: null
	});
}
function checkIf(walk, statement, scope, outputs) {
	const always = checkCondition(walk, statement.condition, {
		scope,
		block: null
	}, "if");
	const then = checkBlock(walk, statement.then, scope, outputs);
	const otherwise = checkBlock(walk, statement.otherwise ?? [], scope, outputs);
	if (always !== null) reportDead(walk, always ? statement.otherwise ?? [] : statement.then, statement.condition);
	return then && otherwise ? "both branches of the `if` before it end the program" : null;
}
/** What would decide, in a branch that is never taken. */
function reportDead(walk, branch, { span }) {
	const dead = branch.find(({ kind }) => kind === "require" || kind === "verify");
	if (dead === void 0) return;
	const message = `this is never reached: the condition in line ${span.start.line} never leads here`;
	walk.report("unreachable", dead.span, message, null);
}
function hasVerdict(statements) {
	return statements.some((statement) => {
		if (statement.kind === "if") return hasVerdict(statement.then) || hasVerdict(statement.otherwise ?? []);
		if (statement.kind === "let") return statement.value.kind === "verify";
		return statement.kind === "require" || statement.kind === "verify";
	});
}
function reportNoVerdict({ program, report }) {
	const locate = createLocator(program.text, program.origin);
	const [first] = program.statements;
	report("no-verdict", {
		start: first?.span.start ?? locate(0),
		end: first?.span.end ?? locate(Math.min(1, program.text.length))
	}, "nothing decides: the gate has neither a verify block nor a `require`", "add `verify { … }` with checks and a `pass when`");
}

// src/verdict/flow/grammar.js
var peg$SyntaxError = class extends SyntaxError {
	constructor(message, expected, found, location) {
		super(message);
		this.expected = expected;
		this.found = found;
		this.location = location;
		this.name = "SyntaxError";
	}
	format(sources) {
		let str = "Error: " + this.message;
		if (this.location) {
			let src = null;
			const st = sources.find((s) => s.source === this.location.source);
			if (st) src = st.text.split(/\r\n|\n|\r/g);
			const s = this.location.start;
			const offset_s = this.location.source && typeof this.location.source.offset === "function" ? this.location.source.offset(s) : s;
			const loc = this.location.source + ":" + offset_s.line + ":" + offset_s.column;
			if (src) {
				const e = this.location.end;
				const filler = "".padEnd(offset_s.line.toString().length, " ");
				const line = src[s.line - 1];
				const hatLen = (s.line === e.line ? e.column : line.length + 1) - s.column || 1;
				str += "\n --> " + loc + "\n" + filler + " |\n" + offset_s.line + " | " + line + "\n" + filler + " | " + "".padEnd(s.column - 1, " ") + "".padEnd(hatLen, "^");
			} else str += "\n at " + loc;
		}
		return str;
	}
	static buildMessage(expected, found) {
		function hex(ch) {
			return ch.codePointAt(0).toString(16).toUpperCase();
		}
		const nonPrintable = Object.prototype.hasOwnProperty.call(RegExp.prototype, "unicode") ? new RegExp("[\\p{C}\\p{Mn}\\p{Mc}]", "gu") : null;
		function unicodeEscape(s) {
			if (nonPrintable) return s.replace(nonPrintable, (ch) => "\\u{" + hex(ch) + "}");
			return s;
		}
		function literalEscape(s) {
			return unicodeEscape(s.replace(/\\/g, "\\\\").replace(/"/g, "\\\"").replace(/\0/g, "\\0").replace(/\t/g, "\\t").replace(/\n/g, "\\n").replace(/\r/g, "\\r").replace(/[\x00-\x0F]/g, (ch) => "\\x0" + hex(ch)).replace(/[\x10-\x1F\x7F-\x9F]/g, (ch) => "\\x" + hex(ch)));
		}
		function classEscape(s) {
			return unicodeEscape(s.replace(/\\/g, "\\\\").replace(/\]/g, "\\]").replace(/\^/g, "\\^").replace(/-/g, "\\-").replace(/\0/g, "\\0").replace(/\t/g, "\\t").replace(/\n/g, "\\n").replace(/\r/g, "\\r").replace(/[\x00-\x0F]/g, (ch) => "\\x0" + hex(ch)).replace(/[\x10-\x1F\x7F-\x9F]/g, (ch) => "\\x" + hex(ch)));
		}
		const DESCRIBE_EXPECTATION_FNS = {
			literal(expectation) {
				return "\"" + literalEscape(expectation.text) + "\"";
			},
			class(expectation) {
				const escapedParts = expectation.parts.map((part) => Array.isArray(part) ? classEscape(part[0]) + "-" + classEscape(part[1]) : classEscape(part));
				return "[" + (expectation.inverted ? "^" : "") + escapedParts.join("") + "]" + (expectation.unicode ? "u" : "");
			},
			any() {
				return "any character";
			},
			end() {
				return "end of input";
			},
			other(expectation) {
				return expectation.description;
			}
		};
		function describeExpectation(expectation) {
			return DESCRIBE_EXPECTATION_FNS[expectation.type](expectation);
		}
		function describeExpected(expected) {
			const descriptions = expected.map(describeExpectation);
			descriptions.sort();
			if (descriptions.length > 0) {
				let j = 1;
				for (let i = 1; i < descriptions.length; i++) if (descriptions[i - 1] !== descriptions[i]) {
					descriptions[j] = descriptions[i];
					j++;
				}
				descriptions.length = j;
			}
			switch (descriptions.length) {
				case 1: return descriptions[0];
				case 2: return descriptions[0] + " or " + descriptions[1];
				default: return descriptions.slice(0, -1).join(", ") + ", or " + descriptions[descriptions.length - 1];
			}
		}
		function describeFound(found) {
			return found ? "\"" + literalEscape(found) + "\"" : "end of input";
		}
		return "Expected " + describeExpected(expected) + " but " + describeFound(found) + " found.";
	}
};
function peg$parse(input, options) {
	options = options !== void 0 ? options : {};
	const peg$FAILED = {};
	const peg$source = options.grammarSource;
	const peg$startRuleFunctions = {
		Expression: peg$parseExpression,
		Program: peg$parseProgram
	};
	let peg$startRuleFunction = peg$parseExpression;
	const peg$c0 = "agent";
	const peg$c1 = "run";
	const peg$c2 = "(";
	const peg$c3 = ".";
	const peg$c4 = "*";
	const peg$c5 = ")";
	const peg$c6 = "[";
	const peg$c7 = "]";
	const peg$c8 = "{";
	const peg$c9 = "}";
	const peg$c10 = ",";
	const peg$c11 = ":";
	const peg$c12 = "=";
	const peg$c13 = "true";
	const peg$c14 = "false";
	const peg$c15 = "-";
	const peg$c16 = "0";
	const peg$c17 = "ms";
	const peg$c18 = "\"";
	const peg$c19 = "\\";
	const peg$c20 = "b";
	const peg$c21 = "f";
	const peg$c22 = "n";
	const peg$c23 = "r";
	const peg$c24 = "t";
	const peg$c25 = "u";
	const peg$c26 = "--";
	const peg$c27 = "?";
	const peg$c28 = "list";
	const peg$c29 = "paths";
	const peg$c30 = "measurements";
	const peg$c31 = "and";
	const peg$c32 = "or";
	const peg$c33 = "not";
	const peg$c34 = "in";
	const peg$c35 = "if";
	const peg$c36 = "else";
	const peg$c37 = "let";
	const peg$c38 = "require";
	const peg$c39 = "fail";
	const peg$c40 = "emit";
	const peg$c41 = "return";
	const peg$c42 = "verify";
	const peg$c43 = "check";
	const peg$c44 = "parallel";
	const peg$c45 = "task";
	const peg$c46 = "input";
	const peg$c47 = "expect";
	const peg$c48 = "timeout";
	const peg$c49 = "pass";
	const peg$c50 = "when";
	const peg$c51 = "==";
	const peg$c52 = "!=";
	const peg$c53 = "<=";
	const peg$c54 = ">=";
	const peg$c55 = "+";
	const peg$c56 = "/";
	const peg$c57 = "%";
	const peg$c58 = "//";
	const peg$c59 = "/*";
	const peg$c60 = "*/";
	const peg$r0 = /^[=]/;
	const peg$r1 = /^[0-9]/;
	const peg$r2 = /^[eE]/;
	const peg$r3 = /^[+\-]/;
	const peg$r4 = /^[1-9]/;
	const peg$r5 = /^[hms]/;
	const peg$r6 = /^[^"\\\0-\x1F\x7F\u2028\u2029]/;
	const peg$r7 = /^["\\\/]/;
	const peg$r8 = /^[0-9a-fA-F]/;
	const peg$r9 = /^[A-Za-z0-9_\-]/;
	const peg$r10 = /^[.[(]/;
	const peg$r11 = /^[A-Za-z_]/;
	const peg$r12 = /^[A-Za-z0-9_]/;
	const peg$r13 = /^[<>]/;
	const peg$r14 = /^[\/*]/;
	const peg$r15 = /^[\-0-9]/;
	const peg$r16 = /^[ \t\r\n]/;
	const peg$r17 = /^[\-\/]/;
	const peg$r18 = /^[^\r\n\u2028\u2029]/;
	const peg$e0 = peg$literalExpectation("agent", false);
	const peg$e1 = peg$literalExpectation("run", false);
	const peg$e2 = peg$literalExpectation("(", false);
	const peg$e3 = peg$literalExpectation(".", false);
	const peg$e4 = peg$otherExpectation("`*`");
	const peg$e5 = peg$literalExpectation("*", false);
	const peg$e6 = peg$otherExpectation("a member name");
	const peg$e7 = peg$otherExpectation("`(`");
	const peg$e8 = peg$otherExpectation("`)`");
	const peg$e9 = peg$literalExpectation(")", false);
	const peg$e10 = peg$otherExpectation("`[`");
	const peg$e11 = peg$literalExpectation("[", false);
	const peg$e12 = peg$otherExpectation("`]`");
	const peg$e13 = peg$literalExpectation("]", false);
	const peg$e14 = peg$otherExpectation("`{`");
	const peg$e15 = peg$literalExpectation("{", false);
	const peg$e16 = peg$otherExpectation("`}`");
	const peg$e17 = peg$literalExpectation("}", false);
	const peg$e18 = peg$otherExpectation("`,`");
	const peg$e19 = peg$literalExpectation(",", false);
	const peg$e20 = peg$otherExpectation("`:`");
	const peg$e21 = peg$literalExpectation(":", false);
	const peg$e22 = peg$otherExpectation("`=`");
	const peg$e23 = peg$literalExpectation("=", false);
	const peg$e24 = peg$classExpectation(["="], false, false, false);
	const peg$e25 = peg$otherExpectation("`true` or `false`");
	const peg$e26 = peg$literalExpectation("true", false);
	const peg$e27 = peg$literalExpectation("false", false);
	const peg$e28 = peg$otherExpectation("a number");
	const peg$e29 = peg$literalExpectation("-", false);
	const peg$e30 = peg$classExpectation([["0", "9"]], false, false, false);
	const peg$e31 = peg$classExpectation(["e", "E"], false, false, false);
	const peg$e32 = peg$classExpectation(["+", "-"], false, false, false);
	const peg$e33 = peg$literalExpectation("0", false);
	const peg$e34 = peg$classExpectation([["1", "9"]], false, false, false);
	const peg$e35 = peg$otherExpectation("a duration such as `90s` or `5m`");
	const peg$e36 = peg$literalExpectation("ms", false);
	const peg$e37 = peg$classExpectation([
		"h",
		"m",
		"s"
	], false, false, false);
	const peg$e38 = peg$otherExpectation("a text in double quotes");
	const peg$e39 = peg$literalExpectation("\"", false);
	const peg$e40 = peg$classExpectation([
		"\"",
		"\\",
		["\0", ""],
		"",
		"\u2028",
		"\u2029"
	], true, false, false);
	const peg$e41 = peg$literalExpectation("\\", false);
	const peg$e42 = peg$classExpectation([
		"\"",
		"\\",
		"/"
	], false, false, false);
	const peg$e43 = peg$literalExpectation("b", false);
	const peg$e44 = peg$literalExpectation("f", false);
	const peg$e45 = peg$literalExpectation("n", false);
	const peg$e46 = peg$literalExpectation("r", false);
	const peg$e47 = peg$literalExpectation("t", false);
	const peg$e48 = peg$literalExpectation("u", false);
	const peg$e49 = peg$classExpectation([
		["0", "9"],
		["a", "f"],
		["A", "F"]
	], false, false, false);
	const peg$e50 = peg$otherExpectation("a name");
	const peg$e51 = peg$otherExpectation("the name of an agent");
	const peg$e52 = peg$literalExpectation("--", false);
	const peg$e53 = peg$classExpectation([
		["A", "Z"],
		["a", "z"],
		["0", "9"],
		"_",
		"-"
	], false, false, false);
	const peg$e54 = peg$otherExpectation("the name of an event");
	const peg$e55 = peg$literalExpectation("?", false);
	const peg$e56 = peg$otherExpectation("a type");
	const peg$e57 = peg$literalExpectation("list", false);
	const peg$e58 = peg$literalExpectation("paths", false);
	const peg$e59 = peg$literalExpectation("measurements", false);
	const peg$e60 = peg$classExpectation([
		".",
		"[",
		"("
	], false, false, false);
	const peg$e61 = peg$classExpectation([
		["A", "Z"],
		["a", "z"],
		"_"
	], false, false, false);
	const peg$e62 = peg$classExpectation([
		["A", "Z"],
		["a", "z"],
		["0", "9"],
		"_"
	], false, false, false);
	const peg$e63 = peg$literalExpectation("and", false);
	const peg$e64 = peg$literalExpectation("or", false);
	const peg$e65 = peg$literalExpectation("not", false);
	const peg$e66 = peg$literalExpectation("in", false);
	const peg$e67 = peg$literalExpectation("if", false);
	const peg$e68 = peg$literalExpectation("else", false);
	const peg$e69 = peg$literalExpectation("let", false);
	const peg$e70 = peg$otherExpectation("`and`");
	const peg$e71 = peg$otherExpectation("`or`");
	const peg$e72 = peg$otherExpectation("`not`");
	const peg$e73 = peg$otherExpectation("`let`");
	const peg$e74 = peg$otherExpectation("`require`");
	const peg$e75 = peg$literalExpectation("require", false);
	const peg$e76 = peg$otherExpectation("`else`");
	const peg$e77 = peg$otherExpectation("`fail`");
	const peg$e78 = peg$literalExpectation("fail", false);
	const peg$e79 = peg$otherExpectation("`emit`");
	const peg$e80 = peg$literalExpectation("emit", false);
	const peg$e81 = peg$otherExpectation("`if`");
	const peg$e82 = peg$otherExpectation("`return`");
	const peg$e83 = peg$literalExpectation("return", false);
	const peg$e84 = peg$otherExpectation("`verify`");
	const peg$e85 = peg$literalExpectation("verify", false);
	const peg$e86 = peg$otherExpectation("`check`");
	const peg$e87 = peg$literalExpectation("check", false);
	const peg$e88 = peg$otherExpectation("`parallel`");
	const peg$e89 = peg$literalExpectation("parallel", false);
	const peg$e90 = peg$otherExpectation("`task`");
	const peg$e91 = peg$literalExpectation("task", false);
	const peg$e92 = peg$otherExpectation("`input`");
	const peg$e93 = peg$literalExpectation("input", false);
	const peg$e94 = peg$otherExpectation("`expect`");
	const peg$e95 = peg$literalExpectation("expect", false);
	const peg$e96 = peg$otherExpectation("`timeout`");
	const peg$e97 = peg$literalExpectation("timeout", false);
	const peg$e98 = peg$otherExpectation("`pass when`");
	const peg$e99 = peg$literalExpectation("pass", false);
	const peg$e100 = peg$otherExpectation("`when`");
	const peg$e101 = peg$literalExpectation("when", false);
	const peg$e102 = peg$otherExpectation("`agent`");
	const peg$e103 = peg$otherExpectation("`run`");
	const peg$e104 = peg$otherExpectation("a comparison");
	const peg$e105 = peg$literalExpectation("==", false);
	const peg$e106 = peg$literalExpectation("!=", false);
	const peg$e107 = peg$literalExpectation("<=", false);
	const peg$e108 = peg$literalExpectation(">=", false);
	const peg$e109 = peg$classExpectation(["<", ">"], false, false, false);
	const peg$e110 = peg$otherExpectation("an arithmetic operator");
	const peg$e111 = peg$literalExpectation("+", false);
	const peg$e112 = peg$literalExpectation("/", false);
	const peg$e113 = peg$classExpectation(["/", "*"], false, false, false);
	const peg$e114 = peg$literalExpectation("%", false);
	const peg$e115 = peg$otherExpectation("a sign");
	const peg$e116 = peg$classExpectation(["-", ["0", "9"]], false, false, false);
	const peg$e117 = peg$classExpectation([
		" ",
		"	",
		"\r",
		"\n"
	], false, false, false);
	const peg$e118 = peg$classExpectation(["-", "/"], false, false, false);
	const peg$e119 = peg$literalExpectation("//", false);
	const peg$e120 = peg$classExpectation([
		"\r",
		"\n",
		"\u2028",
		"\u2029"
	], true, false, false);
	const peg$e121 = peg$literalExpectation("/*", false);
	const peg$e122 = peg$literalExpectation("*/", false);
	const peg$e123 = peg$anyExpectation();
	function peg$f0(name, value) {
		return {
			kind: "let",
			...name,
			value,
			span: spanHere()
		};
	}
	function peg$f1(condition, message) {
		return {
			kind: "require",
			condition,
			message,
			span: spanHere()
		};
	}
	function peg$f2(event, payload) {
		return {
			kind: "emit",
			event,
			payload,
			span: spanHere()
		};
	}
	function peg$f3(condition, then, otherwise) {
		return {
			kind: "if",
			condition,
			then,
			otherwise,
			span: spanHere()
		};
	}
	function peg$f4(chained) {
		close();
		return [chained];
	}
	function peg$f5() {
		open();
	}
	function peg$f6(value) {
		return {
			kind: "return",
			value,
			span: spanHere()
		};
	}
	function peg$f7(items) {
		return {
			kind: "verify",
			items,
			span: spanHere()
		};
	}
	function peg$f8(name, value) {
		return {
			kind: "check",
			...name,
			value,
			span: spanHere()
		};
	}
	function peg$f9(checks) {
		return {
			kind: "parallel",
			checks,
			span: spanHere()
		};
	}
	function peg$f10(condition) {
		return {
			kind: "pass-when",
			condition,
			span: spanHere()
		};
	}
	function peg$f11(agent, options) {
		return {
			kind: "agent",
			...agent,
			options: options ?? [],
			span: spanHere()
		};
	}
	function peg$f12(command, options) {
		return {
			kind: "run",
			command,
			options: options ?? [],
			span: spanHere()
		};
	}
	function peg$f13(name) {
		return {
			kind: "stock",
			name,
			options: [],
			span: spanHere()
		};
	}
	function peg$f14(value) {
		return {
			kind: "task",
			value,
			span: spanHere()
		};
	}
	function peg$f15(value) {
		return {
			kind: "input",
			value,
			span: spanHere()
		};
	}
	function peg$f16(value) {
		return {
			kind: "expect",
			value,
			span: spanHere()
		};
	}
	function peg$f17(value) {
		return {
			kind: "timeout",
			value,
			span: spanHere()
		};
	}
	function peg$f18(head, tail) {
		return logical("or", [head, ...tail]);
	}
	function peg$f19(head, tail) {
		return logical("and", [head, ...tail]);
	}
	function peg$f20(starts, operand) {
		return starts.reduceRight(prefixed("not"), operand);
	}
	function peg$f21() {
		return range().start;
	}
	function peg$f22(left, right) {
		if (right === null) return left;
		const [operator, other] = right;
		if (operator !== "in" && operator !== "not in") return {
			kind: "comparison",
			operator,
			left,
			right: other,
			span: spanHere()
		};
		const inside = {
			kind: "in",
			item: left,
			list: other,
			span: spanHere()
		};
		return operator === "in" ? inside : {
			kind: "not",
			operand: inside,
			span: spanHere()
		};
	}
	function peg$f23(head, tail) {
		return tail.reduce(arithmetic, head);
	}
	function peg$f24(head, tail) {
		return tail.reduce(arithmetic, head);
	}
	function peg$f25(starts, operand) {
		return starts.reduceRight(prefixed("negate"), operand);
	}
	function peg$f26() {
		return range().start;
	}
	function peg$f27(head, tail) {
		return postfix(head, tail);
	}
	function peg$f28(member) {
		return {
			kind: "member",
			...member
		};
	}
	function peg$f29(index) {
		const { end } = range();
		return index === "*" ? {
			kind: "each",
			itemSpan: spanHere(),
			end
		} : {
			kind: "index",
			index,
			end
		};
	}
	function peg$f30(value) {
		return {
			kind: "literal",
			value,
			span: spanHere()
		};
	}
	function peg$f31(name) {
		return {
			kind: "name",
			name,
			span: spanHere()
		};
	}
	function peg$f32(name, operands) {
		return {
			kind: "call",
			...name,
			operands,
			span: spanHere()
		};
	}
	function peg$f33(items) {
		return {
			kind: "list",
			items,
			span: spanHere()
		};
	}
	function peg$f34(head, tail) {
		return [head, ...tail];
	}
	function peg$f35() {
		return [];
	}
	function peg$f36(members) {
		return {
			kind: "record",
			members,
			span: spanHere()
		};
	}
	function peg$f37(head, tail) {
		return [head, ...tail];
	}
	function peg$f38() {
		return [];
	}
	function peg$f39(key, value) {
		return {
			...key,
			value
		};
	}
	function peg$f40(name) {
		return {
			name,
			nameSpan: spanHere()
		};
	}
	function peg$f41() {
		open();
	}
	function peg$f42() {
		close();
	}
	function peg$f43() {
		open();
	}
	function peg$f44() {
		close();
	}
	function peg$f45() {
		open();
	}
	function peg$f46() {
		close();
	}
	function peg$f47() {
		return true;
	}
	function peg$f48() {
		return false;
	}
	function peg$f49(text) {
		const value = options.numberOf(text);
		if (value === null) error("number-out-of-range");
		return value;
	}
	function peg$f50(text) {
		return {
			text,
			span: spanHere()
		};
	}
	function peg$f51(value) {
		return {
			value,
			span: spanHere()
		};
	}
	function peg$f52(parts) {
		return parts.join("");
	}
	function peg$f53() {
		error("open-text");
	}
	function peg$f54(char) {
		return char;
	}
	function peg$f55() {
		return "\b";
	}
	function peg$f56() {
		return "\f";
	}
	function peg$f57() {
		return "\n";
	}
	function peg$f58() {
		return "\r";
	}
	function peg$f59() {
		return "	";
	}
	function peg$f60(digits) {
		return String.fromCharCode(Number.parseInt(digits, 16));
	}
	function peg$f61() {
		error("bad-escape");
	}
	function peg$f62(name) {
		return {
			name,
			nameSpan: spanHere()
		};
	}
	function peg$f63(name) {
		return {
			name,
			nameSpan: spanHere()
		};
	}
	function peg$f64(name) {
		const { start, end } = range();
		return {
			name,
			end,
			nameSpan: options.spanOf(start, end)
		};
	}
	function peg$f65(name) {
		return {
			name,
			nameSpan: spanHere()
		};
	}
	function peg$f66(name) {
		return {
			name,
			nameSpan: spanHere()
		};
	}
	function peg$f67(text) {
		return {
			text,
			span: spanHere()
		};
	}
	function peg$f68(item, mark) {
		return `[${item}]${mark ?? ""}`;
	}
	function peg$f69(name, mark) {
		return `${name}${mark ?? ""}`;
	}
	function peg$f70(name) {
		return name;
	}
	function peg$f71() {
		return "in";
	}
	function peg$f72() {
		return "not in";
	}
	function peg$f73() {
		error("open-comment");
	}
	let peg$currPos = options.peg$currPos | 0;
	let peg$savedPos = peg$currPos;
	const peg$posDetailsCache = [{
		line: 1,
		column: 1
	}];
	let peg$maxFailPos = peg$currPos;
	let peg$maxFailExpected = options.peg$maxFailExpected || [];
	let peg$silentFails = options.peg$silentFails | 0;
	let peg$result;
	if (options.startRule) {
		if (!(options.startRule in peg$startRuleFunctions)) throw new Error("Can't start parsing from rule \"" + options.startRule + "\".");
		peg$startRuleFunction = peg$startRuleFunctions[options.startRule];
	}
	function range() {
		return {
			source: peg$source,
			start: peg$savedPos,
			end: peg$currPos
		};
	}
	function error(message, location) {
		location = location !== void 0 ? location : peg$computeLocation(peg$savedPos, peg$currPos);
		throw peg$buildSimpleError(message, location);
	}
	function peg$getUnicode(pos = peg$currPos) {
		const cp = input.codePointAt(pos);
		if (cp === void 0) return "";
		return String.fromCodePoint(cp);
	}
	function peg$literalExpectation(text, ignoreCase) {
		return {
			type: "literal",
			text,
			ignoreCase
		};
	}
	function peg$classExpectation(parts, inverted, ignoreCase, unicode) {
		return {
			type: "class",
			parts,
			inverted,
			ignoreCase,
			unicode
		};
	}
	function peg$anyExpectation() {
		return { type: "any" };
	}
	function peg$endExpectation() {
		return { type: "end" };
	}
	function peg$otherExpectation(description) {
		return {
			type: "other",
			description
		};
	}
	function peg$computePosDetails(pos) {
		let details = peg$posDetailsCache[pos];
		let p;
		if (details) return details;
		else {
			if (pos >= peg$posDetailsCache.length) p = peg$posDetailsCache.length - 1;
			else {
				p = pos;
				while (!peg$posDetailsCache[--p]);
			}
			details = peg$posDetailsCache[p];
			details = {
				line: details.line,
				column: details.column
			};
			while (p < pos) {
				if (input.charCodeAt(p) === 10) {
					details.line++;
					details.column = 1;
				} else details.column++;
				p++;
			}
			peg$posDetailsCache[pos] = details;
			return details;
		}
	}
	function peg$computeLocation(startPos, endPos, offset) {
		const startPosDetails = peg$computePosDetails(startPos);
		const endPosDetails = peg$computePosDetails(endPos);
		const res = {
			source: peg$source,
			start: {
				offset: startPos,
				line: startPosDetails.line,
				column: startPosDetails.column
			},
			end: {
				offset: endPos,
				line: endPosDetails.line,
				column: endPosDetails.column
			}
		};
		if (offset && peg$source && typeof peg$source.offset === "function") {
			res.start = peg$source.offset(res.start);
			res.end = peg$source.offset(res.end);
		}
		return res;
	}
	function peg$fail(expected) {
		if (peg$currPos < peg$maxFailPos) return;
		if (peg$currPos > peg$maxFailPos) {
			peg$maxFailPos = peg$currPos;
			peg$maxFailExpected = [];
		}
		peg$maxFailExpected.push(expected);
	}
	function peg$buildSimpleError(message, location) {
		return new peg$SyntaxError(message, null, null, location);
	}
	function peg$buildStructuredError(expected, found, location) {
		return new peg$SyntaxError(peg$SyntaxError.buildMessage(expected, found), expected, found, location);
	}
	function peg$parseProgram() {
		let s0, s2, s3, s4;
		s0 = peg$currPos;
		peg$parse_();
		s2 = [];
		s3 = peg$currPos;
		s4 = peg$parseStatement();
		if (s4 !== peg$FAILED) {
			peg$parse_();
			s3 = s4;
		} else {
			peg$currPos = s3;
			s3 = peg$FAILED;
		}
		while (s3 !== peg$FAILED) {
			s2.push(s3);
			s3 = peg$currPos;
			s4 = peg$parseStatement();
			if (s4 !== peg$FAILED) {
				peg$parse_();
				s3 = s4;
			} else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
		}
		s0 = s2;
		return s0;
	}
	function peg$parseExpression() {
		let s0, s2;
		s0 = peg$currPos;
		peg$parse_();
		s2 = peg$parseOr();
		if (s2 !== peg$FAILED) {
			peg$parse_();
			s0 = s2;
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseStatement() {
		let s0;
		s0 = peg$parseLet();
		if (s0 === peg$FAILED) {
			s0 = peg$parseRequire();
			if (s0 === peg$FAILED) {
				s0 = peg$parseEmit();
				if (s0 === peg$FAILED) {
					s0 = peg$parseIf();
					if (s0 === peg$FAILED) {
						s0 = peg$parseReturn();
						if (s0 === peg$FAILED) s0 = peg$parseVerify();
					}
				}
			}
		}
		return s0;
	}
	function peg$parseLet() {
		let s0, s1, s3, s5, s7;
		s0 = peg$currPos;
		s1 = peg$parseLetWord();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseNewName();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = peg$parseEquals();
				if (s5 !== peg$FAILED) {
					peg$parse_();
					s7 = peg$parseInitialiser();
					if (s7 !== peg$FAILED) {
						peg$savedPos = s0;
						s0 = peg$f0(s3, s7);
					} else {
						peg$currPos = s0;
						s0 = peg$FAILED;
					}
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseRequire() {
		let s0, s1, s3, s5, s7, s9;
		s0 = peg$currPos;
		s1 = peg$parseRequireWord();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseOr();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = peg$parseElseWord();
				if (s5 !== peg$FAILED) {
					peg$parse_();
					s7 = peg$parseFailWord();
					if (s7 !== peg$FAILED) {
						peg$parse_();
						s9 = peg$parseText();
						if (s9 !== peg$FAILED) {
							peg$savedPos = s0;
							s0 = peg$f1(s3, s9);
						} else {
							peg$currPos = s0;
							s0 = peg$FAILED;
						}
					} else {
						peg$currPos = s0;
						s0 = peg$FAILED;
					}
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseEmit() {
		let s0, s1, s3, s4, s6;
		s0 = peg$currPos;
		s1 = peg$parseEmitWord();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseEventName();
			if (s3 !== peg$FAILED) {
				s4 = peg$currPos;
				peg$parse_();
				s6 = peg$parseRecord();
				if (s6 !== peg$FAILED) s4 = s6;
				else {
					peg$currPos = s4;
					s4 = peg$FAILED;
				}
				if (s4 === peg$FAILED) s4 = null;
				peg$savedPos = s0;
				s0 = peg$f2(s3, s4);
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseIf() {
		let s0, s1, s3, s5, s6, s8, s10;
		s0 = peg$currPos;
		s1 = peg$parseIfWord();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseOr();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = peg$parseBlock();
				if (s5 !== peg$FAILED) {
					s6 = peg$currPos;
					peg$parse_();
					s8 = peg$parseElseWord();
					if (s8 !== peg$FAILED) {
						peg$parse_();
						s10 = peg$parseBlock();
						if (s10 === peg$FAILED) s10 = peg$parseChainedIf();
						if (s10 !== peg$FAILED) s6 = s10;
						else {
							peg$currPos = s6;
							s6 = peg$FAILED;
						}
					} else {
						peg$currPos = s6;
						s6 = peg$FAILED;
					}
					if (s6 === peg$FAILED) s6 = null;
					peg$savedPos = s0;
					s0 = peg$f3(s3, s5, s6);
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseChainedIf() {
		let s0, s1, s2;
		s0 = peg$currPos;
		s1 = peg$parseChainStart();
		if (s1 !== peg$FAILED) {
			s2 = peg$parseIf();
			if (s2 !== peg$FAILED) {
				peg$savedPos = s0;
				s0 = peg$f4(s2);
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseChainStart() {
		let s0, s1, s2;
		s0 = peg$currPos;
		s1 = peg$currPos;
		peg$silentFails++;
		s2 = peg$parseIfWord();
		peg$silentFails--;
		if (s2 !== peg$FAILED) {
			peg$currPos = s1;
			s1 = void 0;
		} else s1 = peg$FAILED;
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f5();
		}
		s0 = s1;
		return s0;
	}
	function peg$parseReturn() {
		let s0, s1, s3;
		s0 = peg$currPos;
		s1 = peg$parseReturnWord();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseOr();
			if (s3 !== peg$FAILED) {
				peg$savedPos = s0;
				s0 = peg$f6(s3);
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseBlock() {
		let s0, s1, s3, s4, s5;
		s0 = peg$currPos;
		s1 = peg$parseOpenCurly();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = [];
			s4 = peg$currPos;
			s5 = peg$parseStatement();
			if (s5 !== peg$FAILED) {
				peg$parse_();
				s4 = s5;
			} else {
				peg$currPos = s4;
				s4 = peg$FAILED;
			}
			while (s4 !== peg$FAILED) {
				s3.push(s4);
				s4 = peg$currPos;
				s5 = peg$parseStatement();
				if (s5 !== peg$FAILED) {
					peg$parse_();
					s4 = s5;
				} else {
					peg$currPos = s4;
					s4 = peg$FAILED;
				}
			}
			s4 = peg$parseCloseCurly();
			if (s4 !== peg$FAILED) s0 = s3;
			else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseInitialiser() {
		let s0, s1, s2;
		s0 = peg$parseVerify();
		if (s0 === peg$FAILED) {
			s0 = peg$parseProducer();
			if (s0 === peg$FAILED) {
				s0 = peg$currPos;
				s1 = peg$currPos;
				peg$silentFails++;
				s2 = peg$parseProducerStart();
				peg$silentFails--;
				if (s2 === peg$FAILED) s1 = void 0;
				else {
					peg$currPos = s1;
					s1 = peg$FAILED;
				}
				if (s1 !== peg$FAILED) {
					s2 = peg$parseOr();
					if (s2 !== peg$FAILED) s0 = s2;
					else {
						peg$currPos = s0;
						s0 = peg$FAILED;
					}
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			}
		}
		return s0;
	}
	function peg$parseVerify() {
		let s0, s1, s3, s5, s6, s7;
		s0 = peg$currPos;
		s1 = peg$parseVerifyWord();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseOpenCurly();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = [];
				s6 = peg$currPos;
				s7 = peg$parseVerifyItem();
				if (s7 !== peg$FAILED) {
					peg$parse_();
					s6 = s7;
				} else {
					peg$currPos = s6;
					s6 = peg$FAILED;
				}
				while (s6 !== peg$FAILED) {
					s5.push(s6);
					s6 = peg$currPos;
					s7 = peg$parseVerifyItem();
					if (s7 !== peg$FAILED) {
						peg$parse_();
						s6 = s7;
					} else {
						peg$currPos = s6;
						s6 = peg$FAILED;
					}
				}
				s6 = peg$parseCloseCurly();
				if (s6 !== peg$FAILED) {
					peg$savedPos = s0;
					s0 = peg$f7(s5);
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseVerifyItem() {
		let s0;
		s0 = peg$parseCheck();
		if (s0 === peg$FAILED) {
			s0 = peg$parseParallel();
			if (s0 === peg$FAILED) s0 = peg$parsePassWhen();
		}
		return s0;
	}
	function peg$parseCheck() {
		let s0, s1, s3, s5, s7;
		s0 = peg$currPos;
		s1 = peg$parseCheckWord();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseNewName();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = peg$parseEquals();
				if (s5 !== peg$FAILED) {
					peg$parse_();
					s7 = peg$parseInitialiser();
					if (s7 !== peg$FAILED) {
						peg$savedPos = s0;
						s0 = peg$f8(s3, s7);
					} else {
						peg$currPos = s0;
						s0 = peg$FAILED;
					}
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseParallel() {
		let s0, s1, s3, s5, s6, s7;
		s0 = peg$currPos;
		s1 = peg$parseParallelWord();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseOpenCurly();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = [];
				s6 = peg$currPos;
				s7 = peg$parseCheck();
				if (s7 !== peg$FAILED) {
					peg$parse_();
					s6 = s7;
				} else {
					peg$currPos = s6;
					s6 = peg$FAILED;
				}
				while (s6 !== peg$FAILED) {
					s5.push(s6);
					s6 = peg$currPos;
					s7 = peg$parseCheck();
					if (s7 !== peg$FAILED) {
						peg$parse_();
						s6 = s7;
					} else {
						peg$currPos = s6;
						s6 = peg$FAILED;
					}
				}
				s6 = peg$parseCloseCurly();
				if (s6 !== peg$FAILED) {
					peg$savedPos = s0;
					s0 = peg$f9(s5);
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parsePassWhen() {
		let s0, s1, s3, s5;
		s0 = peg$currPos;
		s1 = peg$parsePassWord();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseWhenWord();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = peg$parseOr();
				if (s5 !== peg$FAILED) {
					peg$savedPos = s0;
					s0 = peg$f10(s5);
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseProducer() {
		let s0, s1, s3, s5, s7, s8, s10;
		s0 = peg$currPos;
		s1 = peg$parseAgentWord();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseOpenRound();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = peg$parseAgentName();
				if (s5 !== peg$FAILED) {
					peg$parse_();
					s7 = peg$parseCloseRound();
					if (s7 !== peg$FAILED) {
						s8 = peg$currPos;
						peg$parse_();
						s10 = peg$parseProducerBlock();
						if (s10 !== peg$FAILED) s8 = s10;
						else {
							peg$currPos = s8;
							s8 = peg$FAILED;
						}
						if (s8 === peg$FAILED) s8 = null;
						peg$savedPos = s0;
						s0 = peg$f11(s5, s8);
					} else {
						peg$currPos = s0;
						s0 = peg$FAILED;
					}
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			s1 = peg$parseRunWord();
			if (s1 !== peg$FAILED) {
				peg$parse_();
				s3 = peg$parseOpenRound();
				if (s3 !== peg$FAILED) {
					peg$parse_();
					s5 = peg$parseText();
					if (s5 !== peg$FAILED) {
						peg$parse_();
						s7 = peg$parseCloseRound();
						if (s7 !== peg$FAILED) {
							s8 = peg$currPos;
							peg$parse_();
							s10 = peg$parseProducerBlock();
							if (s10 !== peg$FAILED) s8 = s10;
							else {
								peg$currPos = s8;
								s8 = peg$FAILED;
							}
							if (s8 === peg$FAILED) s8 = null;
							peg$savedPos = s0;
							s0 = peg$f12(s5, s8);
						} else {
							peg$currPos = s0;
							s0 = peg$FAILED;
						}
					} else {
						peg$currPos = s0;
						s0 = peg$FAILED;
					}
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
			if (s0 === peg$FAILED) {
				s0 = peg$currPos;
				s1 = peg$parseStockName();
				if (s1 !== peg$FAILED) {
					peg$savedPos = s0;
					s1 = peg$f13(s1);
				}
				s0 = s1;
			}
		}
		return s0;
	}
	function peg$parseProducerStart() {
		let s0, s1, s2, s3;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 5) === peg$c0) {
			s1 = peg$c0;
			peg$currPos += 5;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e0);
		}
		if (s1 === peg$FAILED) {
			if (input.substr(peg$currPos, 3) === peg$c1) {
				s1 = peg$c1;
				peg$currPos += 3;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e1);
			}
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$parse_();
			if (input.charCodeAt(peg$currPos) === 40) {
				s3 = peg$c2;
				peg$currPos++;
			} else {
				s3 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e2);
			}
			if (s3 !== peg$FAILED) {
				s1 = [
					s1,
					s2,
					s3
				];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseProducerBlock() {
		let s0, s1, s3, s4, s5;
		s0 = peg$currPos;
		s1 = peg$parseOpenCurly();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = [];
			s4 = peg$currPos;
			s5 = peg$parseOption();
			if (s5 !== peg$FAILED) {
				peg$parse_();
				s4 = s5;
			} else {
				peg$currPos = s4;
				s4 = peg$FAILED;
			}
			while (s4 !== peg$FAILED) {
				s3.push(s4);
				s4 = peg$currPos;
				s5 = peg$parseOption();
				if (s5 !== peg$FAILED) {
					peg$parse_();
					s4 = s5;
				} else {
					peg$currPos = s4;
					s4 = peg$FAILED;
				}
			}
			s4 = peg$parseCloseCurly();
			if (s4 !== peg$FAILED) s0 = s3;
			else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseOption() {
		let s0, s1, s3;
		s0 = peg$currPos;
		s1 = peg$parseTaskWord();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseText();
			if (s3 !== peg$FAILED) {
				peg$savedPos = s0;
				s0 = peg$f14(s3);
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			s1 = peg$parseInputWord();
			if (s1 !== peg$FAILED) {
				peg$parse_();
				s3 = peg$parseRecord();
				if (s3 !== peg$FAILED) {
					peg$savedPos = s0;
					s0 = peg$f15(s3);
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
			if (s0 === peg$FAILED) {
				s0 = peg$currPos;
				s1 = peg$parseExpectWord();
				if (s1 !== peg$FAILED) {
					peg$parse_();
					s3 = peg$parseTypeText();
					if (s3 !== peg$FAILED) {
						peg$savedPos = s0;
						s0 = peg$f16(s3);
					} else {
						peg$currPos = s0;
						s0 = peg$FAILED;
					}
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
				if (s0 === peg$FAILED) {
					s0 = peg$currPos;
					s1 = peg$parseTimeoutWord();
					if (s1 !== peg$FAILED) {
						peg$parse_();
						s3 = peg$parseDuration();
						if (s3 !== peg$FAILED) {
							peg$savedPos = s0;
							s0 = peg$f17(s3);
						} else {
							peg$currPos = s0;
							s0 = peg$FAILED;
						}
					} else {
						peg$currPos = s0;
						s0 = peg$FAILED;
					}
				}
			}
		}
		return s0;
	}
	function peg$parseOr() {
		let s0, s1, s2, s3, s5, s7;
		s0 = peg$currPos;
		s1 = peg$parseAnd();
		if (s1 !== peg$FAILED) {
			s2 = [];
			s3 = peg$currPos;
			peg$parse_();
			s5 = peg$parseOrWord();
			if (s5 !== peg$FAILED) {
				peg$parse_();
				s7 = peg$parseAnd();
				if (s7 !== peg$FAILED) s3 = s7;
				else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
			} else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			while (s3 !== peg$FAILED) {
				s2.push(s3);
				s3 = peg$currPos;
				peg$parse_();
				s5 = peg$parseOrWord();
				if (s5 !== peg$FAILED) {
					peg$parse_();
					s7 = peg$parseAnd();
					if (s7 !== peg$FAILED) s3 = s7;
					else {
						peg$currPos = s3;
						s3 = peg$FAILED;
					}
				} else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
			}
			peg$savedPos = s0;
			s0 = peg$f18(s1, s2);
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseAnd() {
		let s0, s1, s2, s3, s5, s7;
		s0 = peg$currPos;
		s1 = peg$parseNot();
		if (s1 !== peg$FAILED) {
			s2 = [];
			s3 = peg$currPos;
			peg$parse_();
			s5 = peg$parseAndWord();
			if (s5 !== peg$FAILED) {
				peg$parse_();
				s7 = peg$parseNot();
				if (s7 !== peg$FAILED) s3 = s7;
				else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
			} else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			while (s3 !== peg$FAILED) {
				s2.push(s3);
				s3 = peg$currPos;
				peg$parse_();
				s5 = peg$parseAndWord();
				if (s5 !== peg$FAILED) {
					peg$parse_();
					s7 = peg$parseNot();
					if (s7 !== peg$FAILED) s3 = s7;
					else {
						peg$currPos = s3;
						s3 = peg$FAILED;
					}
				} else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
			}
			peg$savedPos = s0;
			s0 = peg$f19(s1, s2);
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseNot() {
		let s0, s1, s2;
		s0 = peg$currPos;
		s1 = [];
		s2 = peg$parseNotMark();
		while (s2 !== peg$FAILED) {
			s1.push(s2);
			s2 = peg$parseNotMark();
		}
		s2 = peg$parseComparison();
		if (s2 !== peg$FAILED) {
			peg$savedPos = s0;
			s0 = peg$f20(s1, s2);
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseNotMark() {
		let s0, s1;
		s0 = peg$currPos;
		s1 = peg$parseNotWord();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			peg$savedPos = s0;
			s0 = peg$f21();
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseComparison() {
		let s0, s1, s2, s4, s5, s7;
		s0 = peg$currPos;
		s1 = peg$parseSum();
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$parse_();
			s4 = peg$currPos;
			s5 = peg$parseComparisonOperator();
			if (s5 !== peg$FAILED) {
				peg$parse_();
				s7 = peg$parseSum();
				if (s7 !== peg$FAILED) s4 = [s5, s7];
				else {
					peg$currPos = s4;
					s4 = peg$FAILED;
				}
			} else {
				peg$currPos = s4;
				s4 = peg$FAILED;
			}
			if (s4 !== peg$FAILED) s2 = s4;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 === peg$FAILED) s2 = null;
			peg$savedPos = s0;
			s0 = peg$f22(s1, s2);
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseSum() {
		let s0, s1, s2, s3, s5, s6, s8;
		s0 = peg$currPos;
		s1 = peg$parseProduct();
		if (s1 !== peg$FAILED) {
			s2 = [];
			s3 = peg$currPos;
			peg$parse_();
			s5 = peg$currPos;
			s6 = peg$parseSumOperator();
			if (s6 !== peg$FAILED) {
				peg$parse_();
				s8 = peg$parseProduct();
				if (s8 !== peg$FAILED) s5 = [s6, s8];
				else {
					peg$currPos = s5;
					s5 = peg$FAILED;
				}
			} else {
				peg$currPos = s5;
				s5 = peg$FAILED;
			}
			if (s5 !== peg$FAILED) s3 = s5;
			else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			while (s3 !== peg$FAILED) {
				s2.push(s3);
				s3 = peg$currPos;
				peg$parse_();
				s5 = peg$currPos;
				s6 = peg$parseSumOperator();
				if (s6 !== peg$FAILED) {
					peg$parse_();
					s8 = peg$parseProduct();
					if (s8 !== peg$FAILED) s5 = [s6, s8];
					else {
						peg$currPos = s5;
						s5 = peg$FAILED;
					}
				} else {
					peg$currPos = s5;
					s5 = peg$FAILED;
				}
				if (s5 !== peg$FAILED) s3 = s5;
				else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
			}
			peg$savedPos = s0;
			s0 = peg$f23(s1, s2);
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseProduct() {
		let s0, s1, s2, s3, s5, s6, s8;
		s0 = peg$currPos;
		s1 = peg$parseNegation();
		if (s1 !== peg$FAILED) {
			s2 = [];
			s3 = peg$currPos;
			peg$parse_();
			s5 = peg$currPos;
			s6 = peg$parseProductOperator();
			if (s6 !== peg$FAILED) {
				peg$parse_();
				s8 = peg$parseNegation();
				if (s8 !== peg$FAILED) s5 = [s6, s8];
				else {
					peg$currPos = s5;
					s5 = peg$FAILED;
				}
			} else {
				peg$currPos = s5;
				s5 = peg$FAILED;
			}
			if (s5 !== peg$FAILED) s3 = s5;
			else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			while (s3 !== peg$FAILED) {
				s2.push(s3);
				s3 = peg$currPos;
				peg$parse_();
				s5 = peg$currPos;
				s6 = peg$parseProductOperator();
				if (s6 !== peg$FAILED) {
					peg$parse_();
					s8 = peg$parseNegation();
					if (s8 !== peg$FAILED) s5 = [s6, s8];
					else {
						peg$currPos = s5;
						s5 = peg$FAILED;
					}
				} else {
					peg$currPos = s5;
					s5 = peg$FAILED;
				}
				if (s5 !== peg$FAILED) s3 = s5;
				else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
			}
			peg$savedPos = s0;
			s0 = peg$f24(s1, s2);
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseNegation() {
		let s0, s1, s2;
		s0 = peg$parsePostfix();
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			s1 = [];
			s2 = peg$parseMinusMark();
			if (s2 !== peg$FAILED) while (s2 !== peg$FAILED) {
				s1.push(s2);
				s2 = peg$parseMinusMark();
			}
			else s1 = peg$FAILED;
			if (s1 !== peg$FAILED) {
				s2 = peg$parsePostfix();
				if (s2 !== peg$FAILED) {
					peg$savedPos = s0;
					s0 = peg$f25(s1, s2);
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		}
		return s0;
	}
	function peg$parseMinusMark() {
		let s0, s1;
		s0 = peg$currPos;
		s1 = peg$parseMinus();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			peg$savedPos = s0;
			s0 = peg$f26();
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parsePostfix() {
		let s0, s1, s2, s3, s5;
		s0 = peg$currPos;
		s1 = peg$parsePrimary();
		if (s1 !== peg$FAILED) {
			s2 = [];
			s3 = peg$currPos;
			peg$parse_();
			s5 = peg$parsePostfixPart();
			if (s5 !== peg$FAILED) s3 = s5;
			else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			while (s3 !== peg$FAILED) {
				s2.push(s3);
				s3 = peg$currPos;
				peg$parse_();
				s5 = peg$parsePostfixPart();
				if (s5 !== peg$FAILED) s3 = s5;
				else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
			}
			peg$savedPos = s0;
			s0 = peg$f27(s1, s2);
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parsePostfixPart() {
		let s0, s1, s3, s5;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 46) {
			s1 = peg$c3;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e3);
		}
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseMemberName();
			if (s3 !== peg$FAILED) {
				peg$savedPos = s0;
				s0 = peg$f28(s3);
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			s1 = peg$parseOpenSquare();
			if (s1 !== peg$FAILED) {
				peg$parse_();
				s3 = peg$parseEach();
				if (s3 === peg$FAILED) s3 = peg$parseOr();
				if (s3 !== peg$FAILED) {
					peg$parse_();
					s5 = peg$parseCloseSquare();
					if (s5 !== peg$FAILED) {
						peg$savedPos = s0;
						s0 = peg$f29(s3);
					} else {
						peg$currPos = s0;
						s0 = peg$FAILED;
					}
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		}
		return s0;
	}
	function peg$parseEach() {
		let s0;
		peg$silentFails++;
		if (input.charCodeAt(peg$currPos) === 42) {
			s0 = peg$c4;
			peg$currPos++;
		} else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e5);
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			if (peg$silentFails === 0) peg$fail(peg$e4);
		}
		return s0;
	}
	function peg$parsePrimary() {
		let s0, s1;
		s0 = peg$parseParenthesised();
		if (s0 === peg$FAILED) {
			s0 = peg$parseList();
			if (s0 === peg$FAILED) {
				s0 = peg$parseRecord();
				if (s0 === peg$FAILED) {
					s0 = peg$currPos;
					s1 = peg$parseLiteral();
					if (s1 !== peg$FAILED) {
						peg$savedPos = s0;
						s1 = peg$f30(s1);
					}
					s0 = s1;
					if (s0 === peg$FAILED) {
						s0 = peg$parseCall();
						if (s0 === peg$FAILED) {
							s0 = peg$currPos;
							s1 = peg$parseName();
							if (s1 !== peg$FAILED) {
								peg$savedPos = s0;
								s1 = peg$f31(s1);
							}
							s0 = s1;
						}
					}
				}
			}
		}
		return s0;
	}
	function peg$parseParenthesised() {
		let s0, s1, s3, s5;
		s0 = peg$currPos;
		s1 = peg$parseOpenRound();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseOr();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = peg$parseCloseRound();
				if (s5 !== peg$FAILED) s0 = s3;
				else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseCall() {
		let s0, s1, s3, s5, s6;
		s0 = peg$currPos;
		s1 = peg$parseNamePosition();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseOpenRound();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = peg$parseOperands();
				if (s5 !== peg$FAILED) {
					s6 = peg$parseCloseRound();
					if (s6 !== peg$FAILED) {
						peg$savedPos = s0;
						s0 = peg$f32(s1, s5);
					} else {
						peg$currPos = s0;
						s0 = peg$FAILED;
					}
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseList() {
		let s0, s1, s3, s4;
		s0 = peg$currPos;
		s1 = peg$parseOpenSquare();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseOperands();
			if (s3 !== peg$FAILED) {
				s4 = peg$parseCloseSquare();
				if (s4 !== peg$FAILED) {
					peg$savedPos = s0;
					s0 = peg$f33(s3);
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseOperands() {
		let s0, s1, s2, s3, s4, s5, s7;
		s0 = peg$currPos;
		s1 = peg$parseOr();
		if (s1 !== peg$FAILED) {
			s2 = [];
			s3 = peg$currPos;
			s4 = peg$parse_();
			s5 = peg$parseComma();
			if (s5 !== peg$FAILED) {
				peg$parse_();
				s7 = peg$parseOr();
				if (s7 !== peg$FAILED) s3 = s7;
				else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
			} else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			while (s3 !== peg$FAILED) {
				s2.push(s3);
				s3 = peg$currPos;
				s4 = peg$parse_();
				s5 = peg$parseComma();
				if (s5 !== peg$FAILED) {
					peg$parse_();
					s7 = peg$parseOr();
					if (s7 !== peg$FAILED) s3 = s7;
					else {
						peg$currPos = s3;
						s3 = peg$FAILED;
					}
				} else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
			}
			s3 = peg$currPos;
			s4 = peg$parse_();
			s5 = peg$parseComma();
			if (s5 !== peg$FAILED) {
				s4 = [s4, s5];
				s3 = s4;
			} else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			if (s3 === peg$FAILED) s3 = null;
			s4 = peg$parse_();
			peg$savedPos = s0;
			s0 = peg$f34(s1, s2);
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			s1 = "";
			peg$savedPos = s0;
			s1 = peg$f35();
			s0 = s1;
		}
		return s0;
	}
	function peg$parseRecord() {
		let s0, s1, s3, s4;
		s0 = peg$currPos;
		s1 = peg$parseOpenCurly();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseMembers();
			if (s3 !== peg$FAILED) {
				s4 = peg$parseCloseCurly();
				if (s4 !== peg$FAILED) {
					peg$savedPos = s0;
					s0 = peg$f36(s3);
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseMembers() {
		let s0, s1, s2, s3, s4, s5, s7;
		s0 = peg$currPos;
		s1 = peg$parseMember();
		if (s1 !== peg$FAILED) {
			s2 = [];
			s3 = peg$currPos;
			s4 = peg$parse_();
			s5 = peg$parseComma();
			if (s5 !== peg$FAILED) {
				peg$parse_();
				s7 = peg$parseMember();
				if (s7 !== peg$FAILED) s3 = s7;
				else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
			} else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			while (s3 !== peg$FAILED) {
				s2.push(s3);
				s3 = peg$currPos;
				s4 = peg$parse_();
				s5 = peg$parseComma();
				if (s5 !== peg$FAILED) {
					peg$parse_();
					s7 = peg$parseMember();
					if (s7 !== peg$FAILED) s3 = s7;
					else {
						peg$currPos = s3;
						s3 = peg$FAILED;
					}
				} else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
			}
			s3 = peg$currPos;
			s4 = peg$parse_();
			s5 = peg$parseComma();
			if (s5 !== peg$FAILED) {
				s4 = [s4, s5];
				s3 = s4;
			} else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			if (s3 === peg$FAILED) s3 = null;
			s4 = peg$parse_();
			peg$savedPos = s0;
			s0 = peg$f37(s1, s2);
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			s1 = "";
			peg$savedPos = s0;
			s1 = peg$f38();
			s0 = s1;
		}
		return s0;
	}
	function peg$parseMember() {
		let s0, s1, s3, s5;
		s0 = peg$currPos;
		s1 = peg$parseKey();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseColon();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = peg$parseOr();
				if (s5 !== peg$FAILED) {
					peg$savedPos = s0;
					s0 = peg$f39(s1, s5);
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseKey() {
		let s0, s1;
		s0 = peg$currPos;
		s1 = peg$parseKeyName();
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f40(s1);
		}
		s0 = s1;
		return s0;
	}
	function peg$parseKeyName() {
		let s0;
		peg$silentFails++;
		s0 = peg$parseWord();
		if (s0 === peg$FAILED) s0 = peg$parseQuotedText();
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			if (peg$silentFails === 0) peg$fail(peg$e6);
		}
		return s0;
	}
	function peg$parseOpenRound() {
		let s0, s1;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 40) {
			s1 = peg$c2;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e2);
		}
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f41();
		}
		s0 = s1;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e7);
		}
		return s0;
	}
	function peg$parseCloseRound() {
		let s0, s1;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 41) {
			s1 = peg$c5;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e9);
		}
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f42();
		}
		s0 = s1;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e8);
		}
		return s0;
	}
	function peg$parseOpenSquare() {
		let s0, s1;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 91) {
			s1 = peg$c6;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e11);
		}
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f43();
		}
		s0 = s1;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e10);
		}
		return s0;
	}
	function peg$parseCloseSquare() {
		let s0, s1;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 93) {
			s1 = peg$c7;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e13);
		}
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f44();
		}
		s0 = s1;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e12);
		}
		return s0;
	}
	function peg$parseOpenCurly() {
		let s0, s1;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 123) {
			s1 = peg$c8;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e15);
		}
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f45();
		}
		s0 = s1;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e14);
		}
		return s0;
	}
	function peg$parseCloseCurly() {
		let s0, s1;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 125) {
			s1 = peg$c9;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e17);
		}
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f46();
		}
		s0 = s1;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e16);
		}
		return s0;
	}
	function peg$parseComma() {
		let s0;
		peg$silentFails++;
		if (input.charCodeAt(peg$currPos) === 44) {
			s0 = peg$c10;
			peg$currPos++;
		} else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e19);
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			if (peg$silentFails === 0) peg$fail(peg$e18);
		}
		return s0;
	}
	function peg$parseColon() {
		let s0;
		peg$silentFails++;
		if (input.charCodeAt(peg$currPos) === 58) {
			s0 = peg$c11;
			peg$currPos++;
		} else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e21);
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			if (peg$silentFails === 0) peg$fail(peg$e20);
		}
		return s0;
	}
	function peg$parseEquals() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 61) {
			s1 = peg$c12;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e23);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = input.charAt(peg$currPos);
			if (peg$r0.test(s3)) peg$currPos++;
			else {
				s3 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e24);
			}
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e22);
		}
		return s0;
	}
	function peg$parseLiteral() {
		let s0;
		s0 = peg$parseBoolean();
		if (s0 === peg$FAILED) {
			s0 = peg$parseNumber();
			if (s0 === peg$FAILED) s0 = peg$parseTextValue();
		}
		return s0;
	}
	function peg$parseBoolean() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 4) === peg$c13) {
			s1 = peg$c13;
			peg$currPos += 4;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e26);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				peg$savedPos = s0;
				s0 = peg$f47();
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			if (input.substr(peg$currPos, 5) === peg$c14) {
				s1 = peg$c14;
				peg$currPos += 5;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e27);
			}
			if (s1 !== peg$FAILED) {
				s2 = peg$currPos;
				peg$silentFails++;
				s3 = peg$parseNamePart();
				peg$silentFails--;
				if (s3 === peg$FAILED) s2 = void 0;
				else {
					peg$currPos = s2;
					s2 = peg$FAILED;
				}
				if (s2 !== peg$FAILED) {
					peg$savedPos = s0;
					s0 = peg$f48();
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e25);
		}
		return s0;
	}
	function peg$parseNumber() {
		let s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10;
		peg$silentFails++;
		s0 = peg$currPos;
		s1 = peg$currPos;
		s2 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 45) {
			s3 = peg$c15;
			peg$currPos++;
		} else {
			s3 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e29);
		}
		if (s3 === peg$FAILED) s3 = null;
		s4 = peg$parseDigits();
		if (s4 !== peg$FAILED) {
			s5 = peg$currPos;
			if (input.charCodeAt(peg$currPos) === 46) {
				s6 = peg$c3;
				peg$currPos++;
			} else {
				s6 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e3);
			}
			if (s6 !== peg$FAILED) {
				s7 = [];
				s8 = input.charAt(peg$currPos);
				if (peg$r1.test(s8)) peg$currPos++;
				else {
					s8 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e30);
				}
				if (s8 !== peg$FAILED) while (s8 !== peg$FAILED) {
					s7.push(s8);
					s8 = input.charAt(peg$currPos);
					if (peg$r1.test(s8)) peg$currPos++;
					else {
						s8 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e30);
					}
				}
				else s7 = peg$FAILED;
				if (s7 !== peg$FAILED) {
					s6 = [s6, s7];
					s5 = s6;
				} else {
					peg$currPos = s5;
					s5 = peg$FAILED;
				}
			} else {
				peg$currPos = s5;
				s5 = peg$FAILED;
			}
			if (s5 === peg$FAILED) s5 = null;
			s6 = peg$currPos;
			s7 = input.charAt(peg$currPos);
			if (peg$r2.test(s7)) peg$currPos++;
			else {
				s7 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e31);
			}
			if (s7 !== peg$FAILED) {
				s8 = input.charAt(peg$currPos);
				if (peg$r3.test(s8)) peg$currPos++;
				else {
					s8 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e32);
				}
				if (s8 === peg$FAILED) s8 = null;
				s9 = [];
				s10 = input.charAt(peg$currPos);
				if (peg$r1.test(s10)) peg$currPos++;
				else {
					s10 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e30);
				}
				if (s10 !== peg$FAILED) while (s10 !== peg$FAILED) {
					s9.push(s10);
					s10 = input.charAt(peg$currPos);
					if (peg$r1.test(s10)) peg$currPos++;
					else {
						s10 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e30);
					}
				}
				else s9 = peg$FAILED;
				if (s9 !== peg$FAILED) {
					s7 = [
						s7,
						s8,
						s9
					];
					s6 = s7;
				} else {
					peg$currPos = s6;
					s6 = peg$FAILED;
				}
			} else {
				peg$currPos = s6;
				s6 = peg$FAILED;
			}
			if (s6 === peg$FAILED) s6 = null;
			s3 = [
				s3,
				s4,
				s5,
				s6
			];
			s2 = s3;
		} else {
			peg$currPos = s2;
			s2 = peg$FAILED;
		}
		if (s2 !== peg$FAILED) s1 = input.substring(s1, peg$currPos);
		else s1 = s2;
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				peg$savedPos = s0;
				s0 = peg$f49(s1);
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e28);
		}
		return s0;
	}
	function peg$parseDigits() {
		let s0, s1, s2, s3;
		if (input.charCodeAt(peg$currPos) === 48) {
			s0 = peg$c16;
			peg$currPos++;
		} else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e33);
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			s1 = input.charAt(peg$currPos);
			if (peg$r4.test(s1)) peg$currPos++;
			else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e34);
			}
			if (s1 !== peg$FAILED) {
				s2 = [];
				s3 = input.charAt(peg$currPos);
				if (peg$r1.test(s3)) peg$currPos++;
				else {
					s3 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e30);
				}
				while (s3 !== peg$FAILED) {
					s2.push(s3);
					s3 = input.charAt(peg$currPos);
					if (peg$r1.test(s3)) peg$currPos++;
					else {
						s3 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e30);
					}
				}
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		}
		return s0;
	}
	function peg$parseDuration() {
		let s0, s1, s2, s3, s4;
		peg$silentFails++;
		s0 = peg$currPos;
		s1 = peg$currPos;
		s2 = peg$currPos;
		s3 = [];
		s4 = input.charAt(peg$currPos);
		if (peg$r1.test(s4)) peg$currPos++;
		else {
			s4 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e30);
		}
		if (s4 !== peg$FAILED) while (s4 !== peg$FAILED) {
			s3.push(s4);
			s4 = input.charAt(peg$currPos);
			if (peg$r1.test(s4)) peg$currPos++;
			else {
				s4 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e30);
			}
		}
		else s3 = peg$FAILED;
		if (s3 !== peg$FAILED) {
			if (input.substr(peg$currPos, 2) === peg$c17) {
				s4 = peg$c17;
				peg$currPos += 2;
			} else {
				s4 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e36);
			}
			if (s4 === peg$FAILED) {
				s4 = input.charAt(peg$currPos);
				if (peg$r5.test(s4)) peg$currPos++;
				else {
					s4 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e37);
				}
			}
			if (s4 !== peg$FAILED) {
				s3 = [s3, s4];
				s2 = s3;
			} else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
		} else {
			peg$currPos = s2;
			s2 = peg$FAILED;
		}
		if (s2 !== peg$FAILED) s1 = input.substring(s1, peg$currPos);
		else s1 = s2;
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				peg$savedPos = s0;
				s0 = peg$f50(s1);
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e35);
		}
		return s0;
	}
	function peg$parseText() {
		let s0, s1;
		s0 = peg$currPos;
		s1 = peg$parseTextValue();
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f51(s1);
		}
		s0 = s1;
		return s0;
	}
	function peg$parseTextValue() {
		let s0;
		peg$silentFails++;
		s0 = peg$parseQuotedText();
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			if (peg$silentFails === 0) peg$fail(peg$e38);
		}
		return s0;
	}
	function peg$parseQuotedText() {
		let s0, s1, s2, s3;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 34) {
			s1 = peg$c18;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e39);
		}
		if (s1 !== peg$FAILED) {
			s2 = [];
			s3 = peg$parseTextPart();
			while (s3 !== peg$FAILED) {
				s2.push(s3);
				s3 = peg$parseTextPart();
			}
			if (input.charCodeAt(peg$currPos) === 34) {
				s3 = peg$c18;
				peg$currPos++;
			} else {
				s3 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e39);
			}
			if (s3 !== peg$FAILED) {
				peg$savedPos = s0;
				s0 = peg$f52(s2);
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			if (input.charCodeAt(peg$currPos) === 34) {
				s1 = peg$c18;
				peg$currPos++;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e39);
			}
			if (s1 !== peg$FAILED) {
				s2 = [];
				s3 = peg$parseTextPart();
				while (s3 !== peg$FAILED) {
					s2.push(s3);
					s3 = peg$parseTextPart();
				}
				peg$savedPos = s0;
				s0 = peg$f53();
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		}
		return s0;
	}
	function peg$parseTextPart() {
		let s0, s1, s2;
		s0 = peg$currPos;
		s1 = [];
		s2 = input.charAt(peg$currPos);
		if (peg$r6.test(s2)) peg$currPos++;
		else {
			s2 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e40);
		}
		if (s2 !== peg$FAILED) while (s2 !== peg$FAILED) {
			s1.push(s2);
			s2 = input.charAt(peg$currPos);
			if (peg$r6.test(s2)) peg$currPos++;
			else {
				s2 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e40);
			}
		}
		else s1 = peg$FAILED;
		if (s1 !== peg$FAILED) s0 = input.substring(s0, peg$currPos);
		else s0 = s1;
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			if (input.charCodeAt(peg$currPos) === 92) {
				s1 = peg$c19;
				peg$currPos++;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e41);
			}
			if (s1 !== peg$FAILED) {
				s2 = peg$parseEscape();
				if (s2 !== peg$FAILED) s0 = s2;
				else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		}
		return s0;
	}
	function peg$parseEscape() {
		let s0, s1, s2, s3, s4, s5, s6, s7;
		s0 = peg$currPos;
		s1 = input.charAt(peg$currPos);
		if (peg$r7.test(s1)) peg$currPos++;
		else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e42);
		}
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f54(s1);
		}
		s0 = s1;
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			if (input.charCodeAt(peg$currPos) === 98) {
				s1 = peg$c20;
				peg$currPos++;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e43);
			}
			if (s1 !== peg$FAILED) {
				peg$savedPos = s0;
				s1 = peg$f55();
			}
			s0 = s1;
			if (s0 === peg$FAILED) {
				s0 = peg$currPos;
				if (input.charCodeAt(peg$currPos) === 102) {
					s1 = peg$c21;
					peg$currPos++;
				} else {
					s1 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e44);
				}
				if (s1 !== peg$FAILED) {
					peg$savedPos = s0;
					s1 = peg$f56();
				}
				s0 = s1;
				if (s0 === peg$FAILED) {
					s0 = peg$currPos;
					if (input.charCodeAt(peg$currPos) === 110) {
						s1 = peg$c22;
						peg$currPos++;
					} else {
						s1 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e45);
					}
					if (s1 !== peg$FAILED) {
						peg$savedPos = s0;
						s1 = peg$f57();
					}
					s0 = s1;
					if (s0 === peg$FAILED) {
						s0 = peg$currPos;
						if (input.charCodeAt(peg$currPos) === 114) {
							s1 = peg$c23;
							peg$currPos++;
						} else {
							s1 = peg$FAILED;
							if (peg$silentFails === 0) peg$fail(peg$e46);
						}
						if (s1 !== peg$FAILED) {
							peg$savedPos = s0;
							s1 = peg$f58();
						}
						s0 = s1;
						if (s0 === peg$FAILED) {
							s0 = peg$currPos;
							if (input.charCodeAt(peg$currPos) === 116) {
								s1 = peg$c24;
								peg$currPos++;
							} else {
								s1 = peg$FAILED;
								if (peg$silentFails === 0) peg$fail(peg$e47);
							}
							if (s1 !== peg$FAILED) {
								peg$savedPos = s0;
								s1 = peg$f59();
							}
							s0 = s1;
							if (s0 === peg$FAILED) {
								s0 = peg$currPos;
								if (input.charCodeAt(peg$currPos) === 117) {
									s1 = peg$c25;
									peg$currPos++;
								} else {
									s1 = peg$FAILED;
									if (peg$silentFails === 0) peg$fail(peg$e48);
								}
								if (s1 !== peg$FAILED) {
									s2 = peg$currPos;
									s3 = peg$currPos;
									s4 = peg$parseHex();
									if (s4 !== peg$FAILED) {
										s5 = peg$parseHex();
										if (s5 !== peg$FAILED) {
											s6 = peg$parseHex();
											if (s6 !== peg$FAILED) {
												s7 = peg$parseHex();
												if (s7 !== peg$FAILED) {
													s4 = [
														s4,
														s5,
														s6,
														s7
													];
													s3 = s4;
												} else {
													peg$currPos = s3;
													s3 = peg$FAILED;
												}
											} else {
												peg$currPos = s3;
												s3 = peg$FAILED;
											}
										} else {
											peg$currPos = s3;
											s3 = peg$FAILED;
										}
									} else {
										peg$currPos = s3;
										s3 = peg$FAILED;
									}
									if (s3 !== peg$FAILED) s2 = input.substring(s2, peg$currPos);
									else s2 = s3;
									if (s2 !== peg$FAILED) {
										peg$savedPos = s0;
										s0 = peg$f60(s2);
									} else {
										peg$currPos = s0;
										s0 = peg$FAILED;
									}
								} else {
									peg$currPos = s0;
									s0 = peg$FAILED;
								}
								if (s0 === peg$FAILED) {
									s0 = peg$currPos;
									s1 = "";
									peg$savedPos = s0;
									s1 = peg$f61();
									s0 = s1;
								}
							}
						}
					}
				}
			}
		}
		return s0;
	}
	function peg$parseHex() {
		let s0;
		s0 = input.charAt(peg$currPos);
		if (peg$r8.test(s0)) peg$currPos++;
		else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e49);
		}
		return s0;
	}
	function peg$parseName() {
		let s0, s1, s2;
		peg$silentFails++;
		s0 = peg$currPos;
		s1 = peg$currPos;
		peg$silentFails++;
		s2 = peg$parseReserved();
		peg$silentFails--;
		if (s2 === peg$FAILED) s1 = void 0;
		else {
			peg$currPos = s1;
			s1 = peg$FAILED;
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$parseWord();
			if (s2 !== peg$FAILED) s0 = s2;
			else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e50);
		}
		return s0;
	}
	function peg$parseNamePosition() {
		let s0, s1, s2, s3, s4, s5;
		s0 = peg$currPos;
		s1 = peg$parseName();
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$currPos;
			s4 = peg$parse_();
			if (input.charCodeAt(peg$currPos) === 40) {
				s5 = peg$c2;
				peg$currPos++;
			} else {
				s5 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e2);
			}
			if (s5 !== peg$FAILED) {
				s4 = [s4, s5];
				s3 = s4;
			} else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			peg$silentFails--;
			if (s3 !== peg$FAILED) {
				peg$currPos = s2;
				s2 = void 0;
			} else s2 = peg$FAILED;
			if (s2 !== peg$FAILED) {
				peg$savedPos = s0;
				s0 = peg$f62(s1);
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseNewName() {
		let s0, s1;
		s0 = peg$currPos;
		s1 = peg$parseName();
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f63(s1);
		}
		s0 = s1;
		return s0;
	}
	function peg$parseMemberName() {
		let s0, s1;
		peg$silentFails++;
		s0 = peg$currPos;
		s1 = peg$parseWord();
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f64(s1);
		}
		s0 = s1;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e6);
		}
		return s0;
	}
	function peg$parseAgentName() {
		let s0, s1, s2, s3, s4, s5;
		peg$silentFails++;
		s0 = peg$currPos;
		s1 = peg$currPos;
		s2 = peg$currPos;
		s3 = peg$currPos;
		peg$silentFails++;
		if (input.substr(peg$currPos, 2) === peg$c26) {
			s4 = peg$c26;
			peg$currPos += 2;
		} else {
			s4 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e52);
		}
		peg$silentFails--;
		if (s4 === peg$FAILED) s3 = void 0;
		else {
			peg$currPos = s3;
			s3 = peg$FAILED;
		}
		if (s3 !== peg$FAILED) {
			s4 = [];
			s5 = input.charAt(peg$currPos);
			if (peg$r9.test(s5)) peg$currPos++;
			else {
				s5 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e53);
			}
			if (s5 !== peg$FAILED) while (s5 !== peg$FAILED) {
				s4.push(s5);
				s5 = input.charAt(peg$currPos);
				if (peg$r9.test(s5)) peg$currPos++;
				else {
					s5 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e53);
				}
			}
			else s4 = peg$FAILED;
			if (s4 !== peg$FAILED) {
				s3 = [s3, s4];
				s2 = s3;
			} else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
		} else {
			peg$currPos = s2;
			s2 = peg$FAILED;
		}
		if (s2 !== peg$FAILED) s1 = input.substring(s1, peg$currPos);
		else s1 = s2;
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f65(s1);
		}
		s0 = s1;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e51);
		}
		return s0;
	}
	function peg$parseEventName() {
		let s0, s1;
		peg$silentFails++;
		s0 = peg$currPos;
		s1 = peg$parseWord();
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f66(s1);
		}
		s0 = s1;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e54);
		}
		return s0;
	}
	function peg$parseTypeText() {
		let s0, s1;
		s0 = peg$currPos;
		s1 = peg$parseTypeForm();
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f67(s1);
		}
		s0 = s1;
		return s0;
	}
	function peg$parseTypeForm() {
		let s0, s1, s2, s3, s5, s6;
		s0 = peg$currPos;
		s1 = peg$parseListMark();
		if (s1 !== peg$FAILED) {
			s2 = peg$parse_();
			s3 = peg$parseTypeForm();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = peg$parseCloseSquare();
				if (s5 !== peg$FAILED) {
					if (input.charCodeAt(peg$currPos) === 63) {
						s6 = peg$c27;
						peg$currPos++;
					} else {
						s6 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e55);
					}
					if (s6 === peg$FAILED) s6 = null;
					peg$savedPos = s0;
					s0 = peg$f68(s3, s6);
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			s1 = peg$parseTypeName();
			if (s1 !== peg$FAILED) {
				if (input.charCodeAt(peg$currPos) === 63) {
					s2 = peg$c27;
					peg$currPos++;
				} else {
					s2 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e55);
				}
				if (s2 === peg$FAILED) s2 = null;
				peg$savedPos = s0;
				s0 = peg$f69(s1, s2);
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		}
		return s0;
	}
	function peg$parseTypeName() {
		let s0;
		peg$silentFails++;
		s0 = peg$parseWord();
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			if (peg$silentFails === 0) peg$fail(peg$e56);
		}
		return s0;
	}
	function peg$parseListMark() {
		let s0, s1, s2, s3;
		s0 = peg$currPos;
		s1 = peg$currPos;
		if (input.substr(peg$currPos, 4) === peg$c28) {
			s2 = peg$c28;
			peg$currPos += 4;
		} else {
			s2 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e57);
		}
		if (s2 !== peg$FAILED) {
			s3 = peg$parse_();
			s2 = [s2, s3];
			s1 = s2;
		} else {
			peg$currPos = s1;
			s1 = peg$FAILED;
		}
		if (s1 === peg$FAILED) s1 = null;
		s2 = peg$parseOpenSquare();
		if (s2 !== peg$FAILED) {
			s1 = [s1, s2];
			s0 = s1;
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseStockName() {
		let s0, s1, s2, s3, s4, s5, s6;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 5) === peg$c29) {
			s1 = peg$c29;
			peg$currPos += 5;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e58);
		}
		if (s1 === peg$FAILED) {
			if (input.substr(peg$currPos, 12) === peg$c30) {
				s1 = peg$c30;
				peg$currPos += 12;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e59);
			}
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s3 = peg$currPos;
				peg$silentFails++;
				s4 = peg$currPos;
				s5 = peg$parse_();
				s6 = input.charAt(peg$currPos);
				if (peg$r10.test(s6)) peg$currPos++;
				else {
					s6 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e60);
				}
				if (s6 !== peg$FAILED) {
					s5 = [s5, s6];
					s4 = s5;
				} else {
					peg$currPos = s4;
					s4 = peg$FAILED;
				}
				peg$silentFails--;
				if (s4 === peg$FAILED) s3 = void 0;
				else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
				if (s3 !== peg$FAILED) {
					peg$savedPos = s0;
					s0 = peg$f70(s1);
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseWord() {
		let s0, s1, s2, s3, s4;
		s0 = peg$currPos;
		s1 = peg$currPos;
		s2 = input.charAt(peg$currPos);
		if (peg$r11.test(s2)) peg$currPos++;
		else {
			s2 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e61);
		}
		if (s2 !== peg$FAILED) {
			s3 = [];
			s4 = peg$parseNamePart();
			while (s4 !== peg$FAILED) {
				s3.push(s4);
				s4 = peg$parseNamePart();
			}
			s2 = [s2, s3];
			s1 = s2;
		} else {
			peg$currPos = s1;
			s1 = peg$FAILED;
		}
		if (s1 !== peg$FAILED) s0 = input.substring(s0, peg$currPos);
		else s0 = s1;
		return s0;
	}
	function peg$parseNamePart() {
		let s0;
		s0 = input.charAt(peg$currPos);
		if (peg$r12.test(s0)) peg$currPos++;
		else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e62);
		}
		return s0;
	}
	function peg$parseReserved() {
		let s0, s1, s2, s3;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 4) === peg$c13) {
			s1 = peg$c13;
			peg$currPos += 4;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e26);
		}
		if (s1 === peg$FAILED) {
			if (input.substr(peg$currPos, 5) === peg$c14) {
				s1 = peg$c14;
				peg$currPos += 5;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e27);
			}
			if (s1 === peg$FAILED) {
				if (input.substr(peg$currPos, 3) === peg$c31) {
					s1 = peg$c31;
					peg$currPos += 3;
				} else {
					s1 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e63);
				}
				if (s1 === peg$FAILED) {
					if (input.substr(peg$currPos, 2) === peg$c32) {
						s1 = peg$c32;
						peg$currPos += 2;
					} else {
						s1 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e64);
					}
					if (s1 === peg$FAILED) {
						if (input.substr(peg$currPos, 3) === peg$c33) {
							s1 = peg$c33;
							peg$currPos += 3;
						} else {
							s1 = peg$FAILED;
							if (peg$silentFails === 0) peg$fail(peg$e65);
						}
						if (s1 === peg$FAILED) {
							if (input.substr(peg$currPos, 2) === peg$c34) {
								s1 = peg$c34;
								peg$currPos += 2;
							} else {
								s1 = peg$FAILED;
								if (peg$silentFails === 0) peg$fail(peg$e66);
							}
							if (s1 === peg$FAILED) {
								if (input.substr(peg$currPos, 2) === peg$c35) {
									s1 = peg$c35;
									peg$currPos += 2;
								} else {
									s1 = peg$FAILED;
									if (peg$silentFails === 0) peg$fail(peg$e67);
								}
								if (s1 === peg$FAILED) {
									if (input.substr(peg$currPos, 4) === peg$c36) {
										s1 = peg$c36;
										peg$currPos += 4;
									} else {
										s1 = peg$FAILED;
										if (peg$silentFails === 0) peg$fail(peg$e68);
									}
									if (s1 === peg$FAILED) {
										if (input.substr(peg$currPos, 3) === peg$c37) {
											s1 = peg$c37;
											peg$currPos += 3;
										} else {
											s1 = peg$FAILED;
											if (peg$silentFails === 0) peg$fail(peg$e69);
										}
									}
								}
							}
						}
					}
				}
			}
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseAndWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 3) === peg$c31) {
			s1 = peg$c31;
			peg$currPos += 3;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e63);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e70);
		}
		return s0;
	}
	function peg$parseOrWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 2) === peg$c32) {
			s1 = peg$c32;
			peg$currPos += 2;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e64);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e71);
		}
		return s0;
	}
	function peg$parseNotWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 3) === peg$c33) {
			s1 = peg$c33;
			peg$currPos += 3;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e65);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e72);
		}
		return s0;
	}
	function peg$parseLetWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 3) === peg$c37) {
			s1 = peg$c37;
			peg$currPos += 3;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e69);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e73);
		}
		return s0;
	}
	function peg$parseRequireWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 7) === peg$c38) {
			s1 = peg$c38;
			peg$currPos += 7;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e75);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e74);
		}
		return s0;
	}
	function peg$parseElseWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 4) === peg$c36) {
			s1 = peg$c36;
			peg$currPos += 4;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e68);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e76);
		}
		return s0;
	}
	function peg$parseFailWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 4) === peg$c39) {
			s1 = peg$c39;
			peg$currPos += 4;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e78);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e77);
		}
		return s0;
	}
	function peg$parseEmitWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 4) === peg$c40) {
			s1 = peg$c40;
			peg$currPos += 4;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e80);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e79);
		}
		return s0;
	}
	function peg$parseIfWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 2) === peg$c35) {
			s1 = peg$c35;
			peg$currPos += 2;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e67);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e81);
		}
		return s0;
	}
	function peg$parseReturnWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 6) === peg$c41) {
			s1 = peg$c41;
			peg$currPos += 6;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e83);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e82);
		}
		return s0;
	}
	function peg$parseVerifyWord() {
		let s0, s1, s2, s3, s4, s5;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 6) === peg$c42) {
			s1 = peg$c42;
			peg$currPos += 6;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e85);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$currPos;
			s4 = peg$parse_();
			if (input.charCodeAt(peg$currPos) === 123) {
				s5 = peg$c8;
				peg$currPos++;
			} else {
				s5 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e15);
			}
			if (s5 !== peg$FAILED) {
				s4 = [s4, s5];
				s3 = s4;
			} else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			peg$silentFails--;
			if (s3 !== peg$FAILED) {
				peg$currPos = s2;
				s2 = void 0;
			} else s2 = peg$FAILED;
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e84);
		}
		return s0;
	}
	function peg$parseCheckWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 5) === peg$c43) {
			s1 = peg$c43;
			peg$currPos += 5;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e87);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e86);
		}
		return s0;
	}
	function peg$parseParallelWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 8) === peg$c44) {
			s1 = peg$c44;
			peg$currPos += 8;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e89);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e88);
		}
		return s0;
	}
	function peg$parseTaskWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 4) === peg$c45) {
			s1 = peg$c45;
			peg$currPos += 4;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e91);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e90);
		}
		return s0;
	}
	function peg$parseInputWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 5) === peg$c46) {
			s1 = peg$c46;
			peg$currPos += 5;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e93);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e92);
		}
		return s0;
	}
	function peg$parseExpectWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 6) === peg$c47) {
			s1 = peg$c47;
			peg$currPos += 6;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e95);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e94);
		}
		return s0;
	}
	function peg$parseTimeoutWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 7) === peg$c48) {
			s1 = peg$c48;
			peg$currPos += 7;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e97);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e96);
		}
		return s0;
	}
	function peg$parsePassWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 4) === peg$c49) {
			s1 = peg$c49;
			peg$currPos += 4;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e99);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e98);
		}
		return s0;
	}
	function peg$parseWhenWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 4) === peg$c50) {
			s1 = peg$c50;
			peg$currPos += 4;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e101);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$parseNamePart();
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e100);
		}
		return s0;
	}
	function peg$parseAgentWord() {
		let s0, s1, s2, s3, s4, s5;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 5) === peg$c0) {
			s1 = peg$c0;
			peg$currPos += 5;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e0);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$currPos;
			s4 = peg$parse_();
			if (input.charCodeAt(peg$currPos) === 40) {
				s5 = peg$c2;
				peg$currPos++;
			} else {
				s5 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e2);
			}
			if (s5 !== peg$FAILED) {
				s4 = [s4, s5];
				s3 = s4;
			} else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			peg$silentFails--;
			if (s3 !== peg$FAILED) {
				peg$currPos = s2;
				s2 = void 0;
			} else s2 = peg$FAILED;
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e102);
		}
		return s0;
	}
	function peg$parseRunWord() {
		let s0, s1, s2, s3, s4, s5;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 3) === peg$c1) {
			s1 = peg$c1;
			peg$currPos += 3;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e1);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = peg$currPos;
			s4 = peg$parse_();
			if (input.charCodeAt(peg$currPos) === 40) {
				s5 = peg$c2;
				peg$currPos++;
			} else {
				s5 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e2);
			}
			if (s5 !== peg$FAILED) {
				s4 = [s4, s5];
				s3 = s4;
			} else {
				peg$currPos = s3;
				s3 = peg$FAILED;
			}
			peg$silentFails--;
			if (s3 !== peg$FAILED) {
				peg$currPos = s2;
				s2 = void 0;
			} else s2 = peg$FAILED;
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e103);
		}
		return s0;
	}
	function peg$parseComparisonOperator() {
		let s0, s1, s2, s3, s4, s5, s6;
		peg$silentFails++;
		if (input.substr(peg$currPos, 2) === peg$c51) {
			s0 = peg$c51;
			peg$currPos += 2;
		} else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e105);
		}
		if (s0 === peg$FAILED) {
			if (input.substr(peg$currPos, 2) === peg$c52) {
				s0 = peg$c52;
				peg$currPos += 2;
			} else {
				s0 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e106);
			}
			if (s0 === peg$FAILED) {
				if (input.substr(peg$currPos, 2) === peg$c53) {
					s0 = peg$c53;
					peg$currPos += 2;
				} else {
					s0 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e107);
				}
				if (s0 === peg$FAILED) {
					if (input.substr(peg$currPos, 2) === peg$c54) {
						s0 = peg$c54;
						peg$currPos += 2;
					} else {
						s0 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e108);
					}
					if (s0 === peg$FAILED) {
						s0 = input.charAt(peg$currPos);
						if (peg$r13.test(s0)) peg$currPos++;
						else {
							s0 = peg$FAILED;
							if (peg$silentFails === 0) peg$fail(peg$e109);
						}
						if (s0 === peg$FAILED) {
							s0 = peg$currPos;
							if (input.substr(peg$currPos, 2) === peg$c34) {
								s1 = peg$c34;
								peg$currPos += 2;
							} else {
								s1 = peg$FAILED;
								if (peg$silentFails === 0) peg$fail(peg$e66);
							}
							if (s1 !== peg$FAILED) {
								s2 = peg$currPos;
								peg$silentFails++;
								s3 = peg$parseNamePart();
								peg$silentFails--;
								if (s3 === peg$FAILED) s2 = void 0;
								else {
									peg$currPos = s2;
									s2 = peg$FAILED;
								}
								if (s2 !== peg$FAILED) {
									peg$savedPos = s0;
									s0 = peg$f71();
								} else {
									peg$currPos = s0;
									s0 = peg$FAILED;
								}
							} else {
								peg$currPos = s0;
								s0 = peg$FAILED;
							}
							if (s0 === peg$FAILED) {
								s0 = peg$currPos;
								if (input.substr(peg$currPos, 3) === peg$c33) {
									s1 = peg$c33;
									peg$currPos += 3;
								} else {
									s1 = peg$FAILED;
									if (peg$silentFails === 0) peg$fail(peg$e65);
								}
								if (s1 !== peg$FAILED) {
									s2 = peg$currPos;
									peg$silentFails++;
									s3 = peg$parseNamePart();
									peg$silentFails--;
									if (s3 === peg$FAILED) s2 = void 0;
									else {
										peg$currPos = s2;
										s2 = peg$FAILED;
									}
									if (s2 !== peg$FAILED) {
										s3 = peg$parse_();
										if (input.substr(peg$currPos, 2) === peg$c34) {
											s4 = peg$c34;
											peg$currPos += 2;
										} else {
											s4 = peg$FAILED;
											if (peg$silentFails === 0) peg$fail(peg$e66);
										}
										if (s4 !== peg$FAILED) {
											s5 = peg$currPos;
											peg$silentFails++;
											s6 = peg$parseNamePart();
											peg$silentFails--;
											if (s6 === peg$FAILED) s5 = void 0;
											else {
												peg$currPos = s5;
												s5 = peg$FAILED;
											}
											if (s5 !== peg$FAILED) {
												peg$savedPos = s0;
												s0 = peg$f72();
											} else {
												peg$currPos = s0;
												s0 = peg$FAILED;
											}
										} else {
											peg$currPos = s0;
											s0 = peg$FAILED;
										}
									} else {
										peg$currPos = s0;
										s0 = peg$FAILED;
									}
								} else {
									peg$currPos = s0;
									s0 = peg$FAILED;
								}
							}
						}
					}
				}
			}
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e104);
		}
		return s0;
	}
	function peg$parseSumOperator() {
		let s0, s1, s2, s3, s4;
		peg$silentFails++;
		if (input.charCodeAt(peg$currPos) === 43) {
			s0 = peg$c55;
			peg$currPos++;
		} else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e111);
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			s1 = peg$currPos;
			if (input.charCodeAt(peg$currPos) === 45) {
				s2 = peg$c15;
				peg$currPos++;
			} else {
				s2 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e29);
			}
			if (s2 !== peg$FAILED) {
				s3 = peg$currPos;
				peg$silentFails++;
				if (input.charCodeAt(peg$currPos) === 45) {
					s4 = peg$c15;
					peg$currPos++;
				} else {
					s4 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e29);
				}
				peg$silentFails--;
				if (s4 === peg$FAILED) s3 = void 0;
				else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
				if (s3 !== peg$FAILED) {
					s2 = [s2, s3];
					s1 = s2;
				} else {
					peg$currPos = s1;
					s1 = peg$FAILED;
				}
			} else {
				peg$currPos = s1;
				s1 = peg$FAILED;
			}
			if (s1 !== peg$FAILED) s0 = input.substring(s0, peg$currPos);
			else s0 = s1;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e110);
		}
		return s0;
	}
	function peg$parseProductOperator() {
		let s0, s1, s2, s3, s4;
		peg$silentFails++;
		if (input.charCodeAt(peg$currPos) === 42) {
			s0 = peg$c4;
			peg$currPos++;
		} else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e5);
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			s1 = peg$currPos;
			if (input.charCodeAt(peg$currPos) === 47) {
				s2 = peg$c56;
				peg$currPos++;
			} else {
				s2 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e112);
			}
			if (s2 !== peg$FAILED) {
				s3 = peg$currPos;
				peg$silentFails++;
				s4 = input.charAt(peg$currPos);
				if (peg$r14.test(s4)) peg$currPos++;
				else {
					s4 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e113);
				}
				peg$silentFails--;
				if (s4 === peg$FAILED) s3 = void 0;
				else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
				if (s3 !== peg$FAILED) {
					s2 = [s2, s3];
					s1 = s2;
				} else {
					peg$currPos = s1;
					s1 = peg$FAILED;
				}
			} else {
				peg$currPos = s1;
				s1 = peg$FAILED;
			}
			if (s1 !== peg$FAILED) s0 = input.substring(s0, peg$currPos);
			else s0 = s1;
			if (s0 === peg$FAILED) {
				if (input.charCodeAt(peg$currPos) === 37) {
					s0 = peg$c57;
					peg$currPos++;
				} else {
					s0 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e114);
				}
			}
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e110);
		}
		return s0;
	}
	function peg$parseMinus() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 45) {
			s1 = peg$c15;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e29);
		}
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = input.charAt(peg$currPos);
			if (peg$r15.test(s3)) peg$currPos++;
			else {
				s3 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e116);
			}
			peg$silentFails--;
			if (s3 === peg$FAILED) s2 = void 0;
			else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 !== peg$FAILED) {
				s1 = [s1, s2];
				s0 = s1;
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e115);
		}
		return s0;
	}
	function peg$parse_() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = [];
		s1 = [];
		s2 = input.charAt(peg$currPos);
		if (peg$r16.test(s2)) peg$currPos++;
		else {
			s2 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e117);
		}
		if (s2 !== peg$FAILED) while (s2 !== peg$FAILED) {
			s1.push(s2);
			s2 = input.charAt(peg$currPos);
			if (peg$r16.test(s2)) peg$currPos++;
			else {
				s2 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e117);
			}
		}
		else s1 = peg$FAILED;
		if (s1 === peg$FAILED) {
			s1 = peg$currPos;
			s2 = peg$currPos;
			peg$silentFails++;
			s3 = input.charAt(peg$currPos);
			if (peg$r17.test(s3)) peg$currPos++;
			else {
				s3 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e118);
			}
			peg$silentFails--;
			if (s3 !== peg$FAILED) {
				peg$currPos = s2;
				s2 = void 0;
			} else s2 = peg$FAILED;
			if (s2 !== peg$FAILED) {
				s3 = peg$parseComment();
				if (s3 !== peg$FAILED) {
					s2 = [s2, s3];
					s1 = s2;
				} else {
					peg$currPos = s1;
					s1 = peg$FAILED;
				}
			} else {
				peg$currPos = s1;
				s1 = peg$FAILED;
			}
		}
		while (s1 !== peg$FAILED) {
			s0.push(s1);
			s1 = [];
			s2 = input.charAt(peg$currPos);
			if (peg$r16.test(s2)) peg$currPos++;
			else {
				s2 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e117);
			}
			if (s2 !== peg$FAILED) while (s2 !== peg$FAILED) {
				s1.push(s2);
				s2 = input.charAt(peg$currPos);
				if (peg$r16.test(s2)) peg$currPos++;
				else {
					s2 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e117);
				}
			}
			else s1 = peg$FAILED;
			if (s1 === peg$FAILED) {
				s1 = peg$currPos;
				s2 = peg$currPos;
				peg$silentFails++;
				s3 = input.charAt(peg$currPos);
				if (peg$r17.test(s3)) peg$currPos++;
				else {
					s3 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e118);
				}
				peg$silentFails--;
				if (s3 !== peg$FAILED) {
					peg$currPos = s2;
					s2 = void 0;
				} else s2 = peg$FAILED;
				if (s2 !== peg$FAILED) {
					s3 = peg$parseComment();
					if (s3 !== peg$FAILED) {
						s2 = [s2, s3];
						s1 = s2;
					} else {
						peg$currPos = s1;
						s1 = peg$FAILED;
					}
				} else {
					peg$currPos = s1;
					s1 = peg$FAILED;
				}
			}
		}
		peg$silentFails--;
		return s0;
	}
	function peg$parseComment() {
		let s0, s1, s2, s3, s4, s5;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 2) === peg$c26) {
			s1 = peg$c26;
			peg$currPos += 2;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e52);
		}
		if (s1 === peg$FAILED) {
			if (input.substr(peg$currPos, 2) === peg$c58) {
				s1 = peg$c58;
				peg$currPos += 2;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e119);
			}
		}
		if (s1 !== peg$FAILED) {
			s2 = [];
			s3 = input.charAt(peg$currPos);
			if (peg$r18.test(s3)) peg$currPos++;
			else {
				s3 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e120);
			}
			while (s3 !== peg$FAILED) {
				s2.push(s3);
				s3 = input.charAt(peg$currPos);
				if (peg$r18.test(s3)) peg$currPos++;
				else {
					s3 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e120);
				}
			}
			s1 = [s1, s2];
			s0 = s1;
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			if (input.substr(peg$currPos, 2) === peg$c59) {
				s1 = peg$c59;
				peg$currPos += 2;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e121);
			}
			if (s1 !== peg$FAILED) {
				s2 = [];
				s3 = peg$currPos;
				s4 = peg$currPos;
				peg$silentFails++;
				if (input.substr(peg$currPos, 2) === peg$c60) {
					s5 = peg$c60;
					peg$currPos += 2;
				} else {
					s5 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e122);
				}
				peg$silentFails--;
				if (s5 === peg$FAILED) s4 = void 0;
				else {
					peg$currPos = s4;
					s4 = peg$FAILED;
				}
				if (s4 !== peg$FAILED) {
					if (input.length > peg$currPos) {
						s5 = input.charAt(peg$currPos);
						peg$currPos++;
					} else {
						s5 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e123);
					}
					if (s5 !== peg$FAILED) {
						s4 = [s4, s5];
						s3 = s4;
					} else {
						peg$currPos = s3;
						s3 = peg$FAILED;
					}
				} else {
					peg$currPos = s3;
					s3 = peg$FAILED;
				}
				while (s3 !== peg$FAILED) {
					s2.push(s3);
					s3 = peg$currPos;
					s4 = peg$currPos;
					peg$silentFails++;
					if (input.substr(peg$currPos, 2) === peg$c60) {
						s5 = peg$c60;
						peg$currPos += 2;
					} else {
						s5 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e122);
					}
					peg$silentFails--;
					if (s5 === peg$FAILED) s4 = void 0;
					else {
						peg$currPos = s4;
						s4 = peg$FAILED;
					}
					if (s4 !== peg$FAILED) {
						if (input.length > peg$currPos) {
							s5 = input.charAt(peg$currPos);
							peg$currPos++;
						} else {
							s5 = peg$FAILED;
							if (peg$silentFails === 0) peg$fail(peg$e123);
						}
						if (s5 !== peg$FAILED) {
							s4 = [s4, s5];
							s3 = s4;
						} else {
							peg$currPos = s3;
							s3 = peg$FAILED;
						}
					} else {
						peg$currPos = s3;
						s3 = peg$FAILED;
					}
				}
				if (input.substr(peg$currPos, 2) === peg$c60) {
					s3 = peg$c60;
					peg$currPos += 2;
				} else {
					s3 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e122);
				}
				if (s3 !== peg$FAILED) {
					s1 = [
						s1,
						s2,
						s3
					];
					s0 = s1;
				} else {
					peg$currPos = s0;
					s0 = peg$FAILED;
				}
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
			if (s0 === peg$FAILED) {
				s0 = peg$currPos;
				if (input.substr(peg$currPos, 2) === peg$c59) {
					s1 = peg$c59;
					peg$currPos += 2;
				} else {
					s1 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e121);
				}
				if (s1 !== peg$FAILED) {
					peg$savedPos = s0;
					s1 = peg$f73();
				}
				s0 = s1;
			}
		}
		return s0;
	}
	const opened = [];
	const spanHere = () => {
		const { start, end } = range();
		return options.spanOf(start, end);
	};
	const spanFrom = (node, end) => options.spanOf(node.span.start.offset, end);
	const open = () => {
		const { start } = range();
		while (opened.at(-1) >= start) opened.pop();
		opened.push(start);
		if (opened.length > options.maxDepth) error("too-deep");
	};
	const close = () => {
		opened.pop();
	};
	const logical = (operator, operands) => operands.length === 1 ? operands[0] : {
		kind: "logical",
		operator,
		operands,
		span: spanHere()
	};
	const prefixed = (kind) => (operand, start) => ({
		kind,
		operand,
		span: options.spanOf(start, range().end)
	});
	const arithmetic = (left, [operator, right]) => ({
		kind: "arithmetic",
		operator,
		left,
		right,
		span: spanFrom(left, right.span.end.offset)
	});
	const postfix = (head, tail) => {
		if (tail.filter(({ kind }) => kind === "each").length > options.maxDepth) error("too-deep");
		return chain(head, tail);
	};
	const chain = (head, tail) => {
		let node = head;
		for (const [index, { kind, end, ...part }] of tail.entries()) {
			if (kind === "each") {
				const item = {
					kind: "item",
					span: part.itemSpan
				};
				const body = chain(item, tail.slice(index + 1));
				return {
					kind: "projection",
					list: node,
					body,
					span: spanFrom(head, tail.at(-1).end)
				};
			}
			node = {
				kind,
				object: node,
				...part,
				span: spanFrom(head, end)
			};
		}
		return node;
	};
	peg$result = peg$startRuleFunction();
	const peg$success = peg$result !== peg$FAILED && peg$currPos === input.length;
	function peg$throw() {
		if (peg$result !== peg$FAILED && peg$currPos < input.length) peg$fail(peg$endExpectation());
		throw peg$buildStructuredError(peg$maxFailExpected, peg$maxFailPos < input.length ? peg$getUnicode(peg$maxFailPos) : null, peg$maxFailPos < input.length ? peg$computeLocation(peg$maxFailPos, peg$maxFailPos + 1) : peg$computeLocation(peg$maxFailPos, peg$maxFailPos));
	}
	if (options.peg$library) return {
		peg$result,
		peg$currPos,
		peg$FAILED,
		peg$maxFailExpected,
		peg$maxFailPos,
		peg$success,
		peg$throw: peg$success ? void 0 : peg$throw
	};
	if (peg$success) return peg$result;
	else peg$throw();
}

// src/verdict/flow/brackets.ts
/** Texts and comments, in which brackets mean nothing, and the brackets. */
const TOKENS = /"(?:[^"\\\r\n]|\\.)*"?|(?:--|\/\/)[^\r\n]*|\/\*[^]*?(?:\*\/|$)|[()[\]{}]/g;
const CLOSING = {
	"(": ")",
	"[": "]",
	"{": "}"
};
/** The sign that closes a bracket. */
function closingOf({ sign }) {
	return CLOSING[sign];
}
/** The innermost bracket that is open at an offset; null where none is. In: an offset up to which the text parses, so that what closes
*  there closes what was opened last. */
function findOpenBracket(text, offset) {
	const open = [];
	for (const { 0: token, index } of text.slice(0, offset).matchAll(TOKENS)) if (token === "(" || token === "[" || token === "{") open.push({
		sign: token,
		offset: index
	});
	else if (token === ")" || token === "]" || token === "}") open.pop();
	return open.at(-1) ?? null;
}

// src/verdict/flow/hint-part.ts
const TYPE_HINT = "write `bool`, `int`, `number`, `text`, the name of a type, or one of these in `[…]` for a list";
const WHOLE_VALUE_HINT = "this can only be the whole value of a check or a `let`: use its name in `pass when`";
/** What to do inside a statement whose first words are right; null where that cannot be guessed. Throws: never. */
function hintForPart(place) {
	return hintForVerify(place) ?? hintForAsking(place) ?? hintForOption(place) ?? hintForName(place) ?? hintForClause(place) ?? hintForMisplacedWord(place);
}
/** In `agent(…)` and `run(…)`, and behind them. */
function hintForAsking({ token, lastWord, awaits, before }) {
	if (awaits.has("the name of an agent")) return "write the agent's name without quotes, such as `agent(default)`";
	if (token === "," && /\bagent\s*\(\s*[\w-]+\s*$/.test(before)) return "put what the agent is to do in a block, such as `agent(default) { task \"…\" }`";
	if (/\brun\s*\(\s*$/.test(before) && token !== "") return "write the command in double quotes, such as `run(\"npm test\")`";
	if (lastWord === "run" && /^["'A-Za-z{]/.test(token)) return "write the command as a text, such as `run(\"npm test\")`";
	if (lastWord === "agent" && /^["'A-Za-z{]/.test(token)) return "write the agent's name in parentheses, such as `agent(default)`";
	if (awaits.has("a type")) return token === "{" ? "give the record a name under `types:` and write the name here" : TYPE_HINT;
	const isOperator = /^(?:[.[+*/%<>=!-]|(?:and|or|in|not)$)/.test(token) && !awaits.has("`and`") && !awaits.has("`task`");
	const isProducer = /(?:\b(?:agent|run)\s*\([^()]*\)|\}|\b(?:paths|measurements))\s*$/.test(before);
	return isOperator && isProducer ? WHOLE_VALUE_HINT : null;
}
/** In the block of a producer. */
function hintForOption({ token, lastWord, awaits }) {
	if (awaits.has("a duration such as `90s` or `5m`")) return "write a whole number with its unit, `ms`, `s`, `m` or `h`, without quotes";
	if ((token === ":" || token === "=") && awaits.has("a text in double quotes")) return `write no \`${token}\` between an option and its value`;
	if (awaits.has("`task`") && token === ",") return "write no `,` between options";
	if (awaits.has("`task`") && token === "<") return "write a list as `[text]`";
	if (lastWord === "input" && awaits.has("`{`")) return "write `input { name: value }`";
	if (token === "{" && awaits.has("`and`") && !awaits.has("`{`")) return "only `agent(…)` and `run(…)` take a block";
	return null;
}
/** Where a name, or what gives it its value, is wanted. */
function hintForName({ token, lastWord, awaits }) {
	if (awaits.has("a name") && !/^[A-Za-z0-9_]/.test(token)) return token === "\"" ? "write the name without quotes" : `write a name after \`${lastWord}\``;
	if (awaits.has("`:`")) {
		if (token === "=") return "write `:` between a name and its value";
		return token === "," || token === "}" ? `write \`${lastWord || "name"}: value\`` : null;
	}
	if (!awaits.has("`=`")) return null;
	if (token === "==") return "write one `=` to give a name its value";
	if (token === ":=") return "write `=`";
	if (token === ":") return "names are given no types: write `=` and a value";
	if (token.startsWith("-")) return "names have no `-`: write `_`";
	return `write \`${lastWord} = …\``;
}
/** In conditions, and between the words of a statement. */
function hintForClause({ token, lastWord, awaits, before }) {
	const isWord = /^[A-Za-z_]/.test(token);
	const isEnd = token === "";
	if (awaits.has("`fail`")) return "write `else fail \"…\"`";
	if (awaits.has("`else`") && !awaits.has("a statement") && (isWord || isEnd || token === ",")) return "a `require` ends with `else fail \"…\"`";
	if (awaits.has("`{`") && awaits.has("`and`") && (isWord || token === ":")) return "put what depends on the condition in `{ … }`";
	if (awaits.has("the name of an event")) return "write `emit progress { … }`";
	if (/\bemit\s+\w+\s*$/.test(before) && /^["([0-9:=]/.test(token)) return "write what is to be told as a record, `{ … }`";
	if (lastWord === "return" && awaits.has("a value")) return "`return` needs a value, such as `return { … }`";
	if (/\bwhen\s*$/.test(before) && token === ":") return "write no `:` after `pass when`";
	if (lastWord === "fail" && isEnd) return "say why, such as `else fail \"…\"`";
	return awaits.has("a text in double quotes") && (isWord || token === "(") ? "write the text in double quotes" : null;
}
/** What a `verify` has in it, in parentheses. */
function hintForVerify({ before, token, lastWord, awaits }) {
	if (/\bverify\s*\(\s*(?:check|pass|parallel)\s*$/.test(before)) return "write `{ … }` after `verify`, and no `( … )`";
	if (token !== "{" || !awaits.has("the end of the expression")) return null;
	return hintForProducer(lastWord, "mapping") ?? hintForProducer(/\b(\w+)\s*\([^()]*\)\s*$/.exec(before)?.[1] ?? "", "mapping");
}
/** A word of a statement where a value is wanted, or a value behind such a word. */
function hintForMisplacedWord({ token, lastWord, before, awaits }) {
	if ([
		"let",
		"if",
		"else"
	].includes(token) && awaits.has("a value")) return /[\r\n][ \t]*$/.test(before) ? `a value is missing before this \`${token}\`` : `\`${token}\` begins a statement and is no value`;
	return [
		"require",
		"emit",
		"return",
		"check",
		"pass"
	].includes(lastWord) && awaits.has("`and`") && /^[A-Za-z_"]/.test(token) ? `\`${lastWord}\` begins a statement and is no value` : null;
}

// src/verdict/flow/hint-statement.ts
const OUTER_WORDS = [
	"let",
	"require",
	"emit",
	"if",
	"return"
];
const OPTION_WORDS = [
	"task",
	"input",
	"expect",
	"timeout"
];
/** Words of other languages. */
const FOREIGN_WORDS = {
	const: "write `let`",
	var: "write `let`",
	set: "write `let`",
	assert: "write `require … else fail \"…\"`",
	throw: "write `require … else fail \"…\"`",
	fail: "write `require … else fail \"…\"`",
	elif: "write `else if`",
	elseif: "write `else if`",
	elsif: "write `else if`",
	else: "an `else` follows the `}` of an `if`, or the condition of a `require`",
	for: "there are no loops: use `[*]` and functions such as `all`",
	foreach: "there are no loops: use `[*]` and functions such as `all`",
	while: "there are no loops: use `[*]` and functions such as `all`",
	function: "functions cannot be defined",
	print: "write `emit progress { … }`",
	log: "write `emit progress { … }`"
};
const OPEN_VERIFY = "a `{` is missing after `verify`: write `verify { … }`";
/** What to do where a statement, an item of a `verify` or an option is to begin; null where none is, or where that cannot be guessed.
*  Throws: never. */
function hintForStart(place) {
	const { token, after, awaits, lastWord } = place;
	const start = startOf(place);
	if (awaits.has("`when`")) return token === "-" ? "write `pass when` as two words" : "write `pass when` before the condition";
	if (start === null) return null;
	if (token === "`") return "write the gate alone, without Markdown around it";
	if (/^-+$/.test(token)) return awaits.has("`and`") ? null : "this is not YAML: nothing begins with `-`";
	const word = token.toLowerCase();
	if (start === "statement" && word === "verify" || awaits.has("`and`") && lastWord === "verify") return OPEN_VERIFY;
	if (start === "item" && /^pass_?when$/.test(word)) return "write `pass when` as two words";
	if (start === "item" && /^\s+when\b/.test(after)) return "write `pass when`";
	return hintForStray(word, start) ?? hintForForeign(word, start) ?? hintForNearMiss(token, start) ?? (awaits.has("`and`") && !/^\s*[=:](?!=)/.test(after) ? null : hintForValue(token, after, start));
}
function startOf({ awaits }) {
	if (awaits.has("`task`")) return "option";
	if (awaits.has("`check`")) return awaits.has("`parallel`") ? "item" : "check";
	return awaits.has("a statement") ? "statement" : null;
}
/** A word of the language that belongs elsewhere. */
function hintForStray(word, start) {
	if (start === "option") return null;
	if (OPTION_WORDS.includes(word)) return `\`${word}\` stands in the block of an agent or a run`;
	if (start === "statement") return [
		"check",
		"parallel",
		"pass"
	].includes(word) ? `\`${word}\` stands in a \`verify { … }\`` : null;
	if (word === "let") return "write `check` in a `verify`, or put the `let` before it";
	if (OUTER_WORDS.includes(word)) return `\`${word}\` stands after the \`verify\``;
	if (word === "verify") return "a `verify` does not stand in another one";
	return start === "check" && ["parallel", "pass"].includes(word) ? "only checks stand in a `parallel`" : null;
}
function hintForForeign(word, start) {
	return start !== "option" && Object.hasOwn(FOREIGN_WORDS, word) ? FOREIGN_WORDS[word] ?? null : null;
}
const KNOWN_WORDS = {
	statement: [...OUTER_WORDS, "verify"],
	item: [
		"check",
		"parallel",
		"pass when"
	],
	check: ["check"],
	option: OPTION_WORDS
};
function hintForNearMiss(token, start) {
	if (!/^[A-Za-z_]+$/.test(token)) return null;
	const nearest = closest(token.toLowerCase(), KNOWN_WORDS[start]);
	return distance(token.toLowerCase(), nearest) <= Math.max(1, Math.floor(token.length / 3)) ? `did you mean \`${nearest}\`?` : null;
}
/** A value, or what is left of YAML, where it alone does nothing. */
function hintForValue(token, after, start) {
	if (!/^[A-Za-z0-9_(["]/.test(token)) return null;
	const isYaml = /^[\w-]*\s*:/.test(after) && /^[A-Za-z_]/.test(token);
	if (start === "option") return isYaml ? "this is not YAML: write an option without `:`, such as `task \"…\"`" : "an agent's block has `task \"…\"`, `input { … }`, `expect Type` and `timeout 5m`";
	const isItem = start !== "statement";
	if (isYaml) return `this is not YAML: write \`${isItem ? "check" : "let"} name = …\``;
	if (/^\s*=(?!=)/.test(after)) return `write \`${isItem ? "check" : "let"} ${token} = …\``;
	return isItem ? "a value alone does nothing: write `check name =` or `pass when` before it" : "a value alone does nothing: write `let name =` before it, or `require … else fail \"…\"`";
}

// src/verdict/flow/hint.ts
const NEAR_CHARS = 200;
/** Words that begin a statement or an item of a `verify`. */
const STATEMENT_WORDS = [
	"let",
	"require",
	"emit",
	"if",
	"return",
	"verify",
	"check",
	"parallel",
	"pass"
];
const SIGN_HINTS = {
	"&&": "write `and`",
	"&": "write `and`",
	"||": "write `or`",
	"|": "write `or`",
	"!": "write `not`",
	"!!": "write `not`",
	"=": "write `==` to compare",
	"=>": "write `>=`",
	"=<": "write `<=`",
	"?": "there is no `? :`: write `if … { … } else { … }`",
	"'": "write texts in double quotes",
	"`": "write texts in double quotes",
	"“": "write texts in plain double quotes",
	"”": "write texts in plain double quotes",
	"#": "write comments after `--`",
	";": "write no `;`: nothing stands between two statements"
};
/** What to do about a syntax error, where that can be guessed. Throws: never. */
function hintFor(stop) {
	const { text, offset, token, awaits } = stop;
	const before = text.slice(Math.max(offset - NEAR_CHARS, 0), offset);
	const place = {
		token,
		awaits,
		before,
		after: text.slice(offset + token.length, offset + token.length + NEAR_CHARS),
		lastWord: /([A-Za-z_][A-Za-z0-9_]*)\s*$/.exec(before)?.[1] ?? "",
		open: findOpenBracket(text, offset)
	};
	return hintForBracket(place, stop) ?? hintForNeighbours(place) ?? hintForPart(place) ?? hintForStart(place) ?? hintForSign(place) ?? hintForWord(place);
}
/** Where the text ends, another bracket closes or a new statement begins, what is open was forgotten. */
function hintForBracket(place, { text, offset, lineOf }) {
	const { token, awaits, open } = place;
	const isClosing = token === ")" || token === "]" || token === "}";
	if (open === null) return isClosing ? `there is nothing open that this \`${token}\` closes` : null;
	if (!awaits.has(`\`${closingOf(open)}\``)) return null;
	const beginsNext = beginsStatement(place) && (open.sign !== "{" || isLeftOf(text, offset, open.offset));
	return token === "" || isClosing && token !== closingOf(open) || open.sign !== "{" && token === "else" || open.sign === "[" && !awaits.has("`and`") || beginsNext ? `the \`${open.sign}\` of line ${lineOf(open.offset)} is not closed` : null;
}
/** Whether the token is the first word of a line and looks like the beginning of a statement. */
function beginsStatement({ token, before, after }) {
	return /(?:^|[\r\n])[ \t]*$/.test(before) && STATEMENT_WORDS.includes(token) && /^\s+[A-Za-z_{]/.test(after);
}
/** Whether a line is indented no more than an earlier one: then it is not meant to be inside of what was opened there. */
function isLeftOf(text, offset, earlier) {
	return indentAt(text, offset) <= indentAt(text, earlier);
}
function indentAt(text, offset) {
	const lineStart = Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1;
	return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0].length ?? 0;
}
function hintForNeighbours({ token, before, awaits }) {
	if (token === "=" && /[=!]=$/.test(before)) return "write `==` or `!=` with two signs";
	if (token === "=>" && /\)\s*$/.test(before)) return "functions cannot be defined";
	if (token === ">" && before.endsWith("<")) return "write `!=`";
	if (/[0-9]%\s*$/.test(before)) return "numbers have no units";
	if (token.startsWith("*") && before.endsWith("*")) return "there is no power: multiply";
	if (token === "." && awaits.has("a value") || /[0-9]\.$/.test(before)) return "write decimals with digits on both sides of the point";
	return null;
}
function hintForSign({ token, after, awaits, open }) {
	if (Object.hasOwn(SIGN_HINTS, token)) return SIGN_HINTS[token] ?? null;
	if (COMPARISON_OPERATORS.some((operator) => operator === token) && awaits.has("`and`")) return "comparisons do not chain: join two of them with `and`";
	if (token === "(" && awaits.has("`and`")) return "only functions can be called, by their names";
	if (awaits.has("`,`") && (/^["({[]/.test(token) || /^\s*:/.test(after)) && open !== null) return "put a `,` between the two";
	if (/^\p{L}/u.test(token) && !/^[A-Za-z]/.test(token)) return "names are made of ASCII letters, digits and `_`";
	return /^[^\x20-\x7e\p{L}\p{P}]/u.test(token) ? "remove this character" : null;
}
function hintForWord({ token, awaits, open }) {
	if (/^0[0-9]+$/.test(token)) return "write whole numbers without leading zeros";
	if (/^[0-9]+[A-Za-z_]/.test(token)) return "numbers have no units, and names do not begin with a digit";
	if (!/^[A-Za-z_]/.test(token)) return null;
	const word = token.toLowerCase();
	const isReserved = RESERVED_WORDS.some((reserved) => reserved === word);
	if (isReserved && word !== token) return `write \`${word}\``;
	if (word === "not") return awaits.has("`and`") ? "write `not in`" : "put the `not` and what it negates in parentheses";
	if (isReserved) return ["and", "or"].includes(token) ? null : `\`${token}\` is a reserved word`;
	if (!awaits.has("`and`")) return null;
	return awaits.has("`,`") && open !== null ? "put a `,` or an operator between the two" : "join the two with `and` or `or`";
}

// src/verdict/flow/syntax-fault.ts
/** What to tell about a syntax error. Throws: never. */
function explainSyntaxError(source, error) {
	const start = error.location.start.offset;
	const end = error.location.end.offset;
	return error.expected === null ? explainNamed(source, error.message, start, end) : explainUnexpected(source, start, error.expected);
}
/** A fault for too many levels. */
function tooDeep({ what }, start, end) {
	return {
		ruleId: "expression-too-deep",
		message: `the ${what} is nested deeper than ${LIMITS.depth} levels`,
		hint: what === "gate" ? "give parts of it names with `let`" : "split it over several gates",
		start,
		end
	};
}
/** Faults that the grammar names itself. */
function explainNamed({ text, what }, code, start, end) {
	switch (code) {
		case "too-deep": return tooDeep({ what }, start, end);
		case "number-out-of-range": return {
			ruleId: code,
			message: `${shorten(text.slice(start, end), 40)} is outside of what numbers can hold`,
			hint: `numbers reach from -${Number.MAX_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER} and down to 5e-324`,
			start,
			end
		};
		case "open-comment": return {
			ruleId: code,
			message: "this comment is not closed",
			hint: "close it with `*/`, or write it after `--`",
			start,
			end: Math.min(start + 2, text.length)
		};
		case "open-text": return {
			ruleId: code,
			message: "this text has no closing double quote on its line",
			hint: "write a line break inside a text as `\\n` and a double quote as `\\\"`",
			start,
			end
		};
		default: return {
			ruleId: "bad-escape",
			message: `\`${toInertLine(text.slice(start - 1, start + 1))}\` is no escape that texts know`,
			hint: "the escapes are those of JSON, such as `\\\"`, `\\\\`, `\\n` and `\\u00e9`",
			start: start - 1,
			end: Math.min(start + 1, text.length)
		};
	}
}
function explainUnexpected(source, start, expected) {
	const { text, what, lineOf } = source;
	const token = tokenAt(text, start);
	const found = token === "" ? `the ${what} ends here` : `found ${quote(token)}`;
	const awaits = toPhrases(expected, what);
	return {
		ruleId: "syntax",
		message: `expected ${listPhrases(awaits, what)}, but ${found}`,
		hint: hintFor({
			text,
			offset: start,
			token,
			awaits,
			lineOf
		}),
		start,
		end: start + token.length
	};
}
const VALUES = [
	"a name",
	"a number",
	"a text in double quotes",
	"`true` or `false`"
];
/** Words that begin a statement. */
const STATEMENTS = [
	"`let`",
	"`require`",
	"`emit`",
	"`if`",
	"`return`",
	"`verify`"
];
/** In the order in which they are listed; what is not here is left out, white space for one. */
const PHRASES = [
	"a statement",
	"`check`",
	"`parallel`",
	"`pass when`",
	"`when`",
	"`task`",
	"`input`",
	"`expect`",
	"`timeout`",
	"a name",
	"the name of an agent",
	"the name of an event",
	"a type",
	"a duration such as `90s` or `5m`",
	"a member name",
	"a value",
	"a text in double quotes",
	"`not`",
	"`(`",
	"`[`",
	"`{`",
	"`=`",
	"`:`",
	"a comparison",
	"an arithmetic operator",
	"`and`",
	"`or`",
	"`else`",
	"`fail`",
	"`,`",
	"`)`",
	"`]`",
	"`}`"
];
/** What goes without saying where a value, or an operator, may stand. */
const VALUE_STARTS = [
	"`not`",
	"`(`",
	"`[`",
	"`{`"
];
const OPERATORS_LIKE_OTHERS = ["an arithmetic operator", "`[`"];
function listPhrases(phrases, what) {
	const isClear = (phrase) => phrases.has("a value") && VALUE_STARTS.includes(phrase) || phrases.has("`and`") && OPERATORS_LIKE_OTHERS.includes(phrase);
	const listed = [...PHRASES, `the end of the ${what}`].filter((phrase) => phrases.has(phrase) && !isClear(phrase));
	const last = listed.pop() ?? "something else";
	return listed.length === 0 ? last : `${listed.join(", ")} or ${last}`;
}
/** A name or a text is a value where a number may stand too; elsewhere it is what it is. */
function toPhrases(expected, what) {
	const descriptions = expected.flatMap((one) => one.type === "other" ? [one.description] : []);
	const isValue = descriptions.includes("a number");
	const isStatement = descriptions.includes("`let`");
	const phrases = descriptions.map((description) => {
		if (isValue && VALUES.includes(description)) return "a value";
		return isStatement && STATEMENTS.includes(description) ? "a statement" : description;
	});
	return new Set(expected.some(({ type }) => type === "end") ? [...phrases, `the end of the ${what}`] : phrases);
}
/** The word, the run of operator signs, or the single character at an offset; empty at the end. */
function tokenAt(text, offset) {
	return /[A-Za-z0-9_]+|[=!<>&|+*/%^~?:-]+|./suy.exec(text.slice(offset, offset + 200))?.[0] ?? "";
}
function quote(token) {
	const codePoint = token.codePointAt(0) ?? 0;
	if (codePoint > 32 && codePoint < 127) return `\`${shorten(token, 40)}\``;
	return `the character U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}

// src/verdict/flow/parse.ts
/** Parse one expression. In: at most 16 KiB of text and where it stands. Out: the tree, or one diagnostic with its place in the
*  file; the first fault of a text ends its parsing. Throws: never. */
function parseExpression(text, origin) {
	const { value: root, diagnostics } = parseSource({
		text,
		origin,
		what: "expression",
		maxBytes: LIMITS.sourceBytes
	}, (spanOf) => peg$parse(text, {
		startRule: "Expression",
		spanOf,
		numberOf,
		maxDepth: LIMITS.depth
	}), findOversize);
	return {
		value: root === null ? null : {
			text,
			origin,
			root
		},
		diagnostics
	};
}
/** Parse a gate in the gate language. In: at most 256 KiB of text and where it stands. Out: the statements, or one diagnostic with its
*  place in the file; the first fault of a text ends its parsing. Throws: never. */
function parseProgram(text, origin) {
	return parseWithin(text, origin, {
		maxBytes: LIMITS.programBytes,
		maxDepth: LIMITS.depth
	});
}
/** A program that was put together from texts that were parsed alone: it may be longer and one level deeper than one that people write. */
function parseAssembled(text, origin) {
	return parseWithin(text, origin, {
		maxBytes: Number.MAX_SAFE_INTEGER,
		maxDepth: LIMITS.depth + ASSEMBLED_LEVELS
	});
}
/** Brackets around the expressions of an assembled program. */
const ASSEMBLED_LEVELS = 4;
function parseWithin(text, origin, { maxBytes, maxDepth }) {
	const { value: statements, diagnostics } = parseSource({
		text,
		origin,
		what: "gate",
		maxBytes
	}, (spanOf) => peg$parse(text, {
		startRule: "Program",
		spanOf,
		numberOf,
		maxDepth
	}), (program) => findFirst(expressionsOf(program), findOversize));
	return {
		value: statements === null ? null : {
			text,
			origin,
			statements
		},
		diagnostics
	};
}
function parseSource(source, read, findFault) {
	const { text, origin, maxBytes } = source;
	const locate = createLocator(text, origin);
	const spanOf = (start, end) => ({
		start: locate(start),
		end: locate(end)
	});
	const refuse = ({ start, end, ruleId, message, hint }) => {
		const { file, path = null } = origin;
		return {
			value: null,
			diagnostics: [{
				ruleId,
				severity: "error",
				message,
				file,
				range: spanOf(start, end),
				path,
				hint
			}]
		};
	};
	if (isLongerThan(text, maxBytes)) return refuse(tooLong(source));
	try {
		const tree = read(spanOf);
		const fault = findFault(tree);
		return fault === null ? {
			value: tree,
			diagnostics: []
		} : refuse(fault);
	} catch (error) {
		if (!(error instanceof peg$SyntaxError)) throw error;
		const lineOf = (offset) => locate(offset).line;
		return refuse(explainSyntaxError({
			text,
			what: source.what,
			lineOf
		}, error));
	}
}
function isLongerThan(text, maxBytes) {
	return text.length > maxBytes || new TextEncoder().encode(text).length > maxBytes;
}
function tooLong({ text, what, maxBytes }) {
	const message = `the ${what} is longer than ${maxBytes} bytes`;
	return {
		ruleId: `${what}-too-long`,
		message,
		hint: null,
		start: 0,
		end: Math.min(text.length, 1)
	};
}
function findFirst(items, find) {
	for (const item of items) {
		const found = find(item);
		if (found !== null) return found;
	}
	return null;
}
/** Whole numbers must be exact and no number may silently become zero or infinite. */
function numberOf(text) {
	const value = Number(text);
	return value === 0 && /^-?[0.]*[1-9]/.test(text) || Math.abs(value) > Number.MAX_SAFE_INTEGER ? null : value;
}
/** Walks with a list of its own, because the tree is not yet known to be shallow. */
function findOversize(root) {
	const open = [{
		node: root,
		depth: 1
	}];
	let count = 0;
	for (let next = open.pop(); next !== void 0; next = open.pop()) {
		const { node, depth } = next;
		count += 1;
		if (depth > LIMITS.depth) return tooDeep({ what: "expression" }, node.span.start.offset, node.span.end.offset);
		if (count > LIMITS.nodes) return tooManyNodes(root);
		for (const child of childrenOf(node)) open.push({
			node: child,
			depth: depth + 1
		});
	}
	return null;
}
function tooManyNodes(root) {
	const { start, end } = root.span;
	return {
		ruleId: "expression-too-large",
		message: `the expression has more than ${LIMITS.nodes} parts`,
		hint: "split it over several gates",
		start: start.offset,
		end: end.offset
	};
}

// src/verdict/prepare-sites.ts
const NO_AGENT = {
	agent: null,
	expect: null,
	task: null,
	wantsText: false,
	shape: "record"
};
const NO_PLAN = "No plan has a verifier, or a task with one, of this gate's name: it is on the pull request as a whole.";
/** The check that a site asks for, or every fault of it that rests on the policy. Throws: never. */
function prepareSite({ id, producer }, origin, sources) {
	const diagnostics = [];
	const report = (ruleId, range, message, hint) => {
		const { file, path = null } = origin;
		diagnostics.push({
			ruleId,
			severity: "error",
			message,
			file,
			range,
			path,
			hint
		});
		return null;
	};
	const build = () => {
		if (producer.kind === "agent") return agentCheck(id, producer, sources, report);
		if (producer.kind === "run") {
			const expect = expectOf(producer.options, sources, report);
			if (expect === "faulty") return null;
			const params = {
				run: producer.command.value,
				...expect === null ? {} : { expect: expect.name }
			};
			const facts = expect?.type.fields ?? sources.checkFacts["run"] ?? {};
			const shape = expect?.shape ?? "record";
			return {
				...NO_AGENT,
				name: id,
				kind: "run",
				params,
				facts,
				expect,
				shape,
				timeoutMs: timeoutOf(producer.options, sources)
			};
		}
		const { name } = producer;
		if (!sources.hasTarget) return report("no-target", producer.span, `\`${name}\` is about a task of a plan, and this gate has none`, NO_PLAN);
		const params = name === "paths" ? { paths: {} } : { measurements: true };
		const facts = sources.checkFacts[name] ?? {};
		return {
			...NO_AGENT,
			name: id,
			kind: name,
			params,
			facts,
			timeoutMs: timeoutOf(producer.options, sources)
		};
	};
	const check = build();
	return {
		check: diagnostics.length > 0 ? null : check,
		diagnostics
	};
}
/** The type that a check's name has in expressions. */
function typeOfCheck({ facts, shape }) {
	return shape === "value" ? facts["value"] ?? {
		kind: "record",
		fields: {}
	} : {
		kind: "record",
		fields: facts
	};
}
/** Whether a check yields what a judge says of the change. Throws: never. */
function yieldsJudgement({ kind, expect }) {
	return expect === null ? kind === "judge" : isJudgement(expect);
}
function agentCheck(id, producer, sources, report) {
	const { policy, checkFacts, agentOverride, hasTarget } = sources;
	const { options } = producer;
	const named = Object.hasOwn(policy.agents, producer.name);
	if (!named) reportUnknownAgent(producer, policy, report);
	const agent = agentOverride ?? producer.name;
	const task = options.find((option) => option.kind === "task")?.value.value ?? null;
	const hasInput = options.some(({ kind }) => kind === "input");
	if (!hasTarget && task === null && !hasInput) report("missing-task", producer.span, "nothing says what this agent is asked", `Add \`task "…"\`. ${NO_PLAN}`);
	const wantsText = options.some((option) => option.kind === "expect" && option.value.text === "text");
	const read = wantsText ? null : expectOf(options, sources, report);
	if (read === "faulty") return null;
	const expect = read === null || isHandoff(read) ? null : read;
	if (expect !== null && named) reportUnable(producer, sources, report);
	if (policy.agents[agent]?.use === "judge" && expect !== null) {
		const params = {
			judge: task ?? "Answer from the input.",
			agent
		};
		const { shape, type } = expect;
		const timeoutMs = timeoutOf(options, sources, policy.agents[agent]?.timeoutMs);
		return {
			name: id,
			kind: "judge",
			params,
			facts: type.fields,
			agent,
			expect,
			task,
			wantsText: false,
			shape,
			timeoutMs
		};
	}
	return {
		name: id,
		kind: "agent",
		params: {
			agent,
			...expect === null ? {} : { expect: expect.name },
			...task === null ? {} : { task }
		},
		facts: wantsText ? { value: { kind: "text" } } : expect?.type.fields ?? checkFacts["agent"] ?? {},
		agent,
		expect,
		task,
		wantsText,
		shape: wantsText ? "value" : expect?.shape ?? "record",
		timeoutMs: timeoutOf(options, sources, policy.agents[agent]?.timeoutMs)
	};
}
function reportUnknownAgent({ name, nameSpan }, { agents }, report) {
	const known = Object.keys(agents);
	const hint = suggest$1(name, known) ?? `Define it under \`agents\`, or use ${listAlternatives(known)}.`;
	return report("unknown-agent", nameSpan, `no agent is named ${quote$3(name)}`, hint);
}
/** The agent and all that may stand in for it must have a way to hand in what is expected. */
function reportUnable({ name, nameSpan }, { policy, kinds }, report) {
	for (const one of [name, ...policy.agents[name]?.fallback ?? []]) {
		const use = policy.agents[one]?.use ?? "";
		if (kinds.agents[use] === void 0 || kinds.agents[use].structured !== null) continue;
		report("expect-unsupported", nameSpan, `${one === name ? quote$3(one) : `${quote$3(one)}, which stands in for ${quote$3(name)},`} is of the kind ${quote$3(use)}, which cannot hand in structured evidence`, "Name another agent, or remove `expect`.");
	}
}
function expectOf(options, { policy }, report) {
	const option = options.find((one) => one.kind === "expect");
	if (option === void 0) return null;
	const types = new Map(Object.entries(policy.types));
	const { expect, faults } = readExpect(option.value.text, [], {
		types,
		names: new Set(types.keys())
	});
	for (const { ruleId, message, hint } of faults) report(ruleId, option.value.span, message, hint);
	return expect ?? "faulty";
}
const UNITS_MS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5
};
/** The site's own limit counts before the gate's, that before the agent's, that before the default. */
function timeoutOf(options, { policy, timeoutMs }, ofAgent = null) {
	const text = options.find((option) => option.kind === "timeout")?.value.text;
	if (text === void 0) return timeoutMs ?? ofAgent ?? policy.defaults.timeoutMs;
	return Number.parseInt(text, 10) * (UNITS_MS[text.replace(/^\d+/, "")] ?? NaN);
}

// src/verdict/prepare-flow.ts
/** Parse and check a gate in the gate language. Out: all faults at once; a fault of syntax comes alone. Throws: never. */
function prepareProgram(text, origin, sources) {
	const { value: program, diagnostics } = parseProgram(text, origin);
	if (program === null) return {
		program: null,
		checks: [],
		diagnostics
	};
	const sites = listSites(program).map((site) => ({
		site,
		...prepareSite(site, origin, sources)
	}));
	const types = /* @__PURE__ */ new Map();
	for (const { site, check } of sites) if (check !== null) types.set(site.producer, typeOfCheck(check));
	const found = checkProgram(program, {
		scope: sources.scope,
		typeOfSite: (producer) => types.get(producer) ?? null
	});
	const faults = [
		...diagnostics,
		...sites.flatMap((site) => site.diagnostics),
		...found.diagnostics
	];
	const isSound = !hasErrors(faults);
	return {
		program: isSound ? program : null,
		checks: sites.flatMap(({ check }) => check ?? []),
		diagnostics: inOrder([...faults, ...isSound ? findOutvoted$1(program, sites) : []])
	};
}
/** In: a program without faults, and the checks of its sites. */
function findOutvoted$1(program, sites) {
	const judges = sites.flatMap(({ site, check }) => check !== null && yieldsJudgement(check) ? [site] : []);
	const { report, diagnostics } = createReport(program.origin, "warning");
	if (judges.length > 0) reportOutvoted(decidingExpression(program), judges, report);
	return diagnostics;
}
function inOrder(diagnostics) {
	return diagnostics.toSorted((one, other) => placeOf(one) - placeOf(other));
}
function placeOf({ range }) {
	return range === null ? 0 : range.start.line * 1e6 + range.start.column;
}

// src/target/carried.ts
/** Tells each target which tasks of its plan are on the same pull request. A subplanner's plan and the plan above it are one plan
*  here: the tasks of both share out the files between them. Throws: never. */
function withCarriedTasks(targets) {
	const roots = rootsOf(new Set(targets.map(({ plan }) => plan)));
	const families = /* @__PURE__ */ new Map();
	for (const { plan, task } of targets) {
		const root = roots.get(plan.path);
		const known = families.get(root);
		if (known === void 0) families.set(root, [task]);
		else known.push(task);
	}
	return targets.map((target) => ({
		...target,
		carried: families.get(roots.get(target.plan.path)) ?? []
	}));
}
/** By path of a plan, one path that all plans of its family share. */
function rootsOf(plans) {
	const roots = new Map([...plans].map(({ path }) => [path, path]));
	for (const { path, children = [] } of plans) for (const child of children) {
		const [from, to] = [roots.get(child.path), roots.get(path)];
		if (from === void 0 || to === void 0 || from === to) continue;
		for (const [one, root] of roots) if (root === from) roots.set(one, to);
	}
	return roots;
}

// src/target/whole-gate.ts
/** Whether a gate without `paths` is on the pull request as a whole: it bears the name of nothing that verifiers check and
*  decides by its own checks alone. One in the gate language says all its checks itself. That a plan names a task like it takes nothing
*  away: plans may come from elsewhere. Throws: never. */
function isOnWhole(gate, { verified }) {
	const { name, paths, flow } = gate;
	if (paths !== null || verified.has(name)) return false;
	return flow !== null || decidesAlone(gate);
}
/** The gate of the policy for what bears this name in a plan. One with `paths` bears a free name, which a plan may happen to have too.
*  Throws: never. */
function gateBearing(name, { gates }) {
	const gate = gates[name];
	return gate?.paths === null ? gate : void 0;
}
/** Checks that the gate of a verifier has by default. */
const OF_VERIFIERS = [
	"handoff",
	"paths",
	"measurements"
];
function decidesAlone({ checks, passWhen }) {
	if (checks.length === 0 || checks.some(needsTarget)) return false;
	const read = passWhen === null ? /* @__PURE__ */ new Set() : namesIn(passWhen.text);
	return OF_VERIFIERS.every((name) => !read.has(name) || checks.some((check) => check.name === name));
}
/** Whether a check is about the task of a plan, or asked by what a verifier of a plan says. */
function needsTarget({ kind, params, task }) {
	if (kind === "measurements") return true;
	if (kind === "agent") return task === null;
	return kind === "paths" && !hasGlobs(params);
}
function hasGlobs(params) {
	const paths = Object.entries(params ?? {}).find(([key]) => key === "paths")?.[1];
	return Object.values(paths ?? {}).some((globs) => Array.isArray(globs) && globs.length > 0);
}
/** Words of an expression, less texts, comments, members and keys of records. */
function namesIn(text) {
	const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"|\/\*.*?\*\/|(?:--|\/\/)[^\n]*/gs, " ");
	return new Set([...bare.matchAll(/(?<![\w.]|\.\s+)[A-Za-z_]\w*(?!\w|\s*:)/g)].map(([word]) => word));
}

// src/evidence/judge-gates.ts
/** What a judge goes by where nobody says more than that there shall be one. Source: AgentUse, `verify: true`. */
const GENERIC_RUBRIC = "Does the change fulfil the task? It fails when part of what the task or its acceptance asks for is missing, wrong or only pretended, or when it breaks what worked before. Style and taste alone are no reason to fail it.";
const FILE = "(verify)";
const START = {
	line: 1,
	column: 1
};
/** The gates that the policy's `verify` adds, each with a judge and nothing else, so that what a judge says can be placed and let through
*  by itself. The `verify` of a verifier's gate is about its target, that of a gate with `paths` about the pull request as a whole;
*  that of the policy is about every target for which not all gates say something themselves, and without targets about the whole.
*  Throws: never. */
function judgeGates(sources) {
	const { policy, targets, onChange } = sources;
	const ofTargets = targets.flatMap((target) => gatesOf(target, sources));
	const names = new Set(targets.map(({ task }) => task.name));
	const ofPaths = onChange.filter(({ name, paths }) => paths !== null || !names.has(name)).flatMap((gate) => gateOfPolicy(gate, null, sources));
	const ofChange = targets.every(({ isForeign }) => isForeign === true) && policy.verify !== null && !isWithoutTask(policy.verify) && policy.verify !== null ? [gateFor("judge", policy.verify, null, sources)] : [];
	return [
		...ofTargets,
		...ofPaths,
		...ofChange
	];
}
/** Whether a judge of the whole pull request would have nothing to judge it by: the generic standard asks for a task, and no plan names one. */
function isWithoutTask({ criteria, rubricFile, include }) {
	return criteria === null && rubricFile === null && !include.includes("body") && !include.includes("title");
}
function gatesOf(target, sources) {
	const { policy } = sources;
	const { task, verifiers } = target;
	const ofTask = gateBearing(task.name, policy);
	const ofVerifiers = verifiers.map(({ name }) => gateBearing(name, policy));
	const said = [...ofVerifiers, ofTask].filter((gate) => gate !== void 0).flatMap((gate) => gateOfPolicy(gate, target, sources));
	const isSaid = saysWhoJudges(ofTask) || ofVerifiers.length > 0 && ofVerifiers.every(saysWhoJudges);
	return policy.verify === null || isSaid ? said : [...said, gateFor(`judge-${task.name}`, policy.verify, target, sources)];
}
function saysWhoJudges(gate) {
	return gate !== void 0 && gate.verify !== null;
}
/** The judge that a gate of the policy asks for itself, with the settings of that gate. */
function gateOfPolicy(gate, target, sources) {
	const { name, verify, require, onBlocked, timeoutMs } = gate;
	if (verify === null || verify === "off") return [];
	const made = gateFor(`judge-${name}`, verify, target, sources);
	const checks = made.checks.map((check) => ({
		...check,
		timeoutMs: timeoutMs ?? check.timeoutMs
	}));
	const on = target !== null || gate.paths === null ? {} : { paths: gate.paths };
	return [{
		...made,
		...on,
		checks,
		isRequired: require,
		onBlocked: onBlocked ?? made.onBlocked
	}];
}
function gateFor(name, verify, target, { policy, checkFacts }) {
	const { at, maxRedos, agent } = verify;
	const { defaults } = policy;
	const text = "judge.pass";
	const range = {
		start: START,
		end: START
	};
	return {
		name,
		target,
		verifier: null,
		agent,
		floor: defaults.floor,
		criteria: defaults.criteria,
		checks: [judgeCheck(verify, policy, checkFacts["judge"] ?? {})],
		computed: [],
		rule: {
			kind: "pass-when",
			source: {
				text,
				file: FILE,
				range,
				isExact: true
			}
		},
		placement: {
			at,
			maxRedos,
			...isWithoutTask(verify) ? { needsTask: true } : {}
		},
		requireObserved: false,
		isRequired: true,
		onBlocked: defaults.onBlocked
	};
}
function judgeCheck(verify, { agents, defaults }, facts) {
	const { criteria, rubricFile, agent, votes, maxInput, allowTruncated, include } = verify;
	return {
		name: "judge",
		kind: "judge",
		params: {
			judge: criteria ?? "Does the change fulfil the task? It fails when part of what the task or its acceptance asks for is missing, wrong or only pretended, or when it breaks what worked before. Style and taste alone are no reason to fail it.",
			agent,
			votes,
			"allow-truncated": allowTruncated,
			include,
			...maxInput === null ? {} : { "max-input": maxInput },
			...rubricFile === null ? {} : { rubricFile: {
				name: rubricFile.path,
				body: rubricFile.body
			} }
		},
		facts,
		agent,
		expect: null,
		task: null,
		wantsText: false,
		shape: "record",
		timeoutMs: agents[agent]?.timeoutMs ?? defaults.timeoutMs
	};
}

// src/evidence/own-checks.ts
/** The checks that a gate of the policy says itself; none for null. */
function ownChecks(own, sources) {
	return (own?.checks ?? []).filter(({ expression }) => expression === null).map((check) => toCheck(check, own, sources));
}
/** What a gate of the policy computes beside its checks; nothing for null. */
function computedChecks(own) {
	return (own?.checks ?? []).flatMap(({ name, expression }) => expression === null ? [] : [{
		name,
		source: expression
	}]);
}
/** The gate's own timeout counts before the agent's, and that before the default. */
function agentTimeout(agent, own, { agents, defaults }) {
	return own?.timeoutMs ?? agents[agent]?.timeoutMs ?? defaults.timeoutMs;
}
function toCheck(check, own, sources) {
	const { name, kind, task } = check;
	const { policy, checkFacts } = sources;
	const wantsText = kind === "agent" && check.expect?.name === "text";
	const expect = wantsText ? null : check.expect;
	const common = {
		name,
		kind,
		expect,
		task,
		facts: check.expect === null ? checkFacts[kind] ?? {} : check.expect.type.fields,
		shape: check.expect?.shape ?? "record",
		wantsText
	};
	if (check.agent === null) {
		const timeoutMs = check.timeoutMs ?? own?.timeoutMs ?? policy.defaults.timeoutMs;
		return {
			...common,
			agent: null,
			params: check.params,
			timeoutMs
		};
	}
	const asked = askedBy(check, check.agent, expect, sources);
	return {
		...common,
		...asked,
		timeoutMs: check.timeoutMs ?? agentTimeout(asked.agent, own, policy)
	};
}
function askedBy({ kind, params, task }, agent, expect, { policy, agentOverride }) {
	if (kind === "judge") return {
		kind,
		agent,
		params: {
			...toObject(params),
			agent
		}
	};
	if (expect !== null && policy.agents[agent]?.use === "judge") return {
		kind: "judge",
		agent,
		params: {
			judge: task ?? "Answer from the change.",
			agent
		}
	};
	const asked = agentOverride ?? agent;
	return {
		kind,
		agent: asked,
		params: {
			agent: asked,
			...expect === null ? {} : { expect: expect.name },
			...task === null ? {} : { task }
		}
	};
}
function toObject(params) {
	return typeof params === "object" && params !== null ? params : {};
}

// src/evidence/gates.ts
/** Where the text of a default `pass when` stands in messages; no file holds it. */
const DEFAULT_GATE_FILE = "(default gate)";
/** The gates of a run: one for each verifier of each target, then the policy's gates for the pull request as a whole: those whose
*  `paths` match the change, and those without that bear nobody's name. A truncated diff matches every `paths`. */
function buildGates(sources) {
	const { policy } = sources;
	const targets = withCarriedTasks(sources.targets);
	const ofVerifiers = targets.flatMap((target) => target.verifiers.map((verifier) => verifierGate(target, verifier, gatePolicyFor(target, verifier, policy), sources)));
	const onChange = Object.values(policy.gates).filter((gate) => isOnChange(gate, sources));
	const ofWhole = onChange.filter((gate) => !isJudgeAlone(gate)).map((gate) => wholeGate(gate, sources));
	const ofJudges = judgeGates({
		policy,
		targets,
		checkFacts: sources.checkFacts,
		onChange
	});
	return withUniqueNames([
		...ofVerifiers,
		...ofWhole,
		...ofJudges
	]);
}
/** A gate of the verifier's own name counts before the one of the task that it checks. */
function gatePolicyFor({ task }, verifier, policy) {
	return gateBearing(verifier.name, policy) ?? gateBearing(task.name, policy) ?? null;
}
/** Two plans may use one verifier name: the later ones carry their plan's slug, so that every check run has its own name. */
function withUniqueNames(gates) {
	const seen = /* @__PURE__ */ new Set();
	return gates.map((gate) => {
		let name = gate.name;
		if (seen.has(name)) name = `${gate.target?.plan.plan.rootSlug ?? "gate"}/${gate.name}`;
		for (let count = 2; seen.has(name); count += 1) name = `${gate.name}-${count}`;
		seen.add(name);
		return name === gate.name ? gate : {
			...gate,
			name
		};
	});
}
/** Whether a gate of the policy is on the pull request as a whole, and applies to it. */
function isOnChange(gate, sources) {
	return gate.paths === null ? isOnWhole(gate, sources.planNames) : touches(gate.paths, sources);
}
/** A gate with `paths` and nothing to decide by but its `verify`: the gate of its judge is all there is. */
function isJudgeAlone({ checks, passWhen, flow, verify }) {
	return checks.length === 0 && passWhen === null && flow === null && verify !== null && verify !== "off";
}
/** Whether a change touches what a gate is on. Where it cannot be told, it does. Throws: never. */
function touches(globs, { diff, matchPaths }) {
	if (diff.isTruncated) return true;
	const result = matchPaths(globs, diff.files.flatMap(({ path, previousPath }) => [path, previousPath ?? path]));
	return result.kind === "unusable" || result.isMatched.includes(true);
}
function verifierGate(target, verifier, own, sources) {
	const { policy } = sources;
	if (own?.flow != null) return flowGate(target, verifier, own, sources);
	const agent = sources.agentOverride ?? own?.agent ?? agentForModel(verifier, policy) ?? policy.defaults.agent;
	const timeoutMs = own?.timeoutMs ?? policy.defaults.timeoutMs;
	const standard = (kind, params) => {
		return {
			name: kind,
			kind,
			params,
			...WITHOUT_AGENT,
			facts: sources.checkFacts[kind] ?? {},
			timeoutMs
		};
	};
	const checks = [{
		...standard("agent", { agent }),
		name: "handoff",
		agent,
		timeoutMs: agentTimeout(agent, own, policy)
	}];
	const { pathsAllowed, pathsForbidden, measurements } = target.task;
	if ((pathsAllowed?.length ?? 0) + (pathsForbidden?.length ?? 0) > 0) checks.push(standard("paths", { paths: {} }));
	if ((measurements?.length ?? 0) > 0) checks.push(standard("measurements", { measurements: true }));
	const replaced = replaceByName(checks, ownChecks(own, sources));
	return {
		...frame(verifier.name, own, sources, replaced),
		target,
		verifier,
		agent
	};
}
const WITHOUT_AGENT = {
	agent: null,
	expect: null,
	task: null,
	wantsText: false,
	shape: "record"
};
/** A gate in the gate language has the checks that it says, and no others. */
function flowGate(target, verifier, own, sources) {
	const agent = sources.agentOverride ?? own.agent ?? sources.policy.defaults.agent;
	return {
		...frame(verifier?.name ?? own.name, own, sources, []),
		target,
		verifier,
		agent
	};
}
/** The agent that the policy has for the model that the plan names for this verifier. */
function agentForModel({ model }, { models }) {
	return model === void 0 ? null : models[model] ?? null;
}
/** A check of the policy takes the place of the default one of its name; the others come after. */
function replaceByName(defaults, own) {
	const kept = defaults.map((check) => own.find(({ name }) => name === check.name) ?? check);
	return [...kept, ...own.filter((check) => !kept.includes(check))];
}
function wholeGate(own, sources) {
	const on = own.paths === null ? {} : { paths: own.paths };
	if (own.flow !== null) return {
		...flowGate(null, null, own, sources),
		...on
	};
	const checks = ownChecks(own, sources);
	return {
		...frame(own.name, own, sources, checks),
		...on,
		target: null,
		verifier: null,
		agent: sources.policy.defaults.agent
	};
}
function frame(name, own, sources, checks) {
	const { defaults } = sources.policy;
	const computed = computedChecks(own);
	return {
		name,
		checks,
		computed,
		floor: own?.floor ?? defaults.floor,
		criteria: own?.criteria ?? defaults.criteria,
		rule: ruleOf(own, checks, computed),
		placement: null,
		requireObserved: own?.requireObserved ?? defaults.requireObserved,
		isRequired: own?.require ?? true,
		onBlocked: own?.onBlocked ?? defaults.onBlocked
	};
}
function ruleOf(own, checks, computed) {
	if (own !== null && own.flow !== null) return {
		kind: "flow",
		source: own.flow
	};
	if (own !== null && own.passWhen !== null) return {
		kind: "pass-when",
		source: own.passWhen
	};
	const text = defaultPassWhen(checks, computed);
	if (own !== null) return {
		kind: "pass-when",
		source: {
			text,
			file: own.file,
			range: own.range,
			isExact: false
		}
	};
	const start = {
		line: 1,
		column: 1
	};
	return {
		kind: "pass-when",
		source: {
			text,
			file: DEFAULT_GATE_FILE,
			range: {
				start,
				end: start
			},
			isExact: true
		}
	};
}
/** All checks of the gate must hold. */
function defaultPassWhen(checks, computed) {
	return [...checks.map(({ name, facts, shape }) => shape === "value" ? name : `${name}.${Object.keys(facts)[0] ?? "ok"}`), ...computed.map(({ name }) => name)].join(" and ");
}

// src/verdict/flow/deciding-span.ts
/** Where a gate says first what decides: its first `require` or `verify` without a name; without any, its first `verify`. Out: null for a
*  gate with none of these. Throws: never. */
function decidingSpan(statements) {
	const all = flatten(statements);
	const own = all.find(({ kind }) => kind === "require" || kind === "verify");
	if (own?.kind === "require") return own.condition.span;
	if (own?.kind === "verify") return conditionSpan(own);
	const [named] = all.flatMap((one) => one.kind === "let" && one.value.kind === "verify" ? [one.value] : []);
	return named === void 0 ? null : conditionSpan(named);
}
function conditionSpan({ items, span }) {
	return items.find((item) => item.kind === "pass-when")?.condition.span ?? span;
}
function flatten(statements) {
	return statements.flatMap((statement) => statement.kind === "if" ? [...flatten(statement.then), ...flatten(statement.otherwise ?? [])] : [statement]);
}

// src/verdict/flow/claims.ts
/** One claim in a part gives it to those who claim, and so does the lack of any observation. */
function isFree(origins) {
	return origins.includes("claimed") || !origins.includes("observed");
}
/** As `isDecidedByClaimsAlone`, for a gate in the gate language: whether claims can pass it whatever is observed, or whether there is a way
*  through it that they can pass. What is given to the gate, such as `input`, counts for those who claim where it stands alone. In: a
*  program without faults; `isClaimedSite` gets the id of a site. Throws: never. */
function isProgramDecidedByClaimsAlone(program, isClaimedSite) {
	const ids = new Set(listSites(program).map(({ id }) => id));
	if (![...ids].some(isClaimedSite)) return false;
	const originOfSite = ([name = ""]) => {
		if (!ids.has(name)) return null;
		return isClaimedSite(name) ? "claimed" : "observed";
	};
	const canWin = (branching) => canForceTrue(decidingExpression(program, branching), ({ paths }) => isFree(paths.map(originOfSite))) ?? true;
	return canWin("by-condition") || canWin("open");
}

// src/evidence/upstream.ts
/** A gate waits for the gates of the verifiers that its own verifier names in `verifies` or `dependsOn`, for those of tasks it names
*  there other than its target or that its target names, and, where that is a subplanner, for all gates of the plan
*  that it wrote. Where that would be a circle (each verifier waits for the other's target), the later gate does
*  not wait. In: the gates of a run. Throws: never. Source: the plan's `dependsOn`. */
function findUpstream(gates) {
	const edges = new Map(gates.map((gate) => [gate, /* @__PURE__ */ new Set()]));
	for (const isNamed of [
		namesVerifier,
		verifierNamesTask,
		targetNamesTask
	]) for (const gate of gates) for (const other of gates) if (isNamed(gate, other) && !reaches(other, gate, edges)) edges.get(gate)?.add(other);
	const lists = new Map([...edges].map(([gate, others]) => [gate, [...others]]));
	return {
		of: (gate) => lists.get(gate) ?? [],
		inOrder: order(gates, lists)
	};
}
function isOfSamePlan(one, other) {
	return one !== other && one.target !== null && one.target.plan.path === other.target?.plan.path;
}
function namesVerifier(gate, other) {
	const { verifier } = gate;
	if (verifier === null || other.verifier === null || !isOfSamePlan(gate, other)) return false;
	return [verifier.verifies, ...verifier.dependsOn ?? []].includes(other.verifier.name);
}
function verifierNamesTask(gate, other) {
	return namesTask(gate.verifier?.dependsOn, gate, other);
}
function targetNamesTask(gate, other) {
	return namesTask(gate.target?.task.dependsOn, gate, other);
}
function namesTask(named, gate, other) {
	if (isOfSamePlan(gate, other)) return gate.target?.task.name !== other.target?.task.name && named?.includes(other.target?.task.name ?? "") === true;
	return (gate.target?.plan.children ?? []).some(({ task, path }) => named?.includes(task) === true && path === other.target?.plan.path);
}
function reaches(from, to, edges) {
	const seen = /* @__PURE__ */ new Set();
	const waiting = [from];
	for (let gate = waiting.pop(); gate !== void 0; gate = waiting.pop()) {
		if (gate === to) return true;
		if (seen.has(gate)) continue;
		seen.add(gate);
		waiting.push(...edges.get(gate) ?? []);
	}
	return false;
}
/** Without recursion: a plan may chain thousands of tasks. */
function order(gates, edges) {
	const ordered = /* @__PURE__ */ new Set();
	const waiting = gates.toReversed();
	for (let gate = waiting.at(-1); gate !== void 0; gate = waiting.at(-1)) {
		const open = (edges.get(gate) ?? []).filter((one) => !ordered.has(one));
		if (open.length > 0) waiting.push(...open);
		else ordered.add(waiting.pop() ?? gate);
	}
	return [...ordered];
}
/** Whether a check looks at what others found. */
function isJudging({ kind }) {
	return kind === "judge";
}
/** The gates whose evidence a judge in this gate is shown: those of its target, or for the pull request as a whole all. Left out are gates
*  that judge themselves or wait for one that does: two could then wait for each other. */
function judgedBefore(gate, gates, { of }) {
	const isOfTarget = (other) => gate.target === null || other.target === null || gate.target.plan.path === other.target?.plan.path && gate.target.task.name === other.target.task.name;
	const edges = new Map(gates.map((one) => [one, new Set(of(one))]));
	const judges = gates.filter(({ checks }) => checks.some(isJudging));
	return gates.filter((other) => other !== gate && isOfTarget(other) && !judges.some((judge) => reaches(other, judge, edges)));
}

// src/verdict/flow/check.ts
/** Check an expression before anything runs. In: the names it may use, with their types; `wants` is the type that the whole must have,
*  null for any. Out: all faults, in the order of the text: `unknown-name`, `unknown-member`, `unknown-function`, `wrong-type`,
*  `wrong-count`, `impossible-value`, `non-boolean-result` and others; and `constant-expression` for a bool without faults that does not
*  depend on evidence. Throws: never. */
function checkExpression(expression, types, wants = BOOL) {
	return inferExpression(expression, types, wants).diagnostics;
}
const NOTHING_UNREADABLE = /* @__PURE__ */ new Set();
const MOVE_IT = "only `pass-when` reads checks: write this there; here there is `input` alone";
/** As `checkExpression`, with the type of the whole. In: names of checks that stand beside the expression and that it cannot use. Throws:
*  never. */
function inferExpression(expression, types, wants = null, unreadable = NOTHING_UNREADABLE) {
	const { report, diagnostics } = createReport(expression.origin);
	const reportName = ({ name, span }) => {
		if (unreadable.has(name)) return report("check-reads-check", span, `\`${name}\` is a check, and a check cannot read another one`, MOVE_IT);
		const what = wants === null ? "the names here are" : "the checks are";
		const hint = hintForName$2(name, Object.keys(types), what, "mapping");
		return report("unknown-name", span, `no check is named \`${name}\``, hint);
	};
	const lookUp = (name) => Object.hasOwn(types, name) ? types[name] ?? null : null;
	const context = {
		source: expression,
		form: "mapping",
		lookUp,
		report,
		reportName,
		item: null
	};
	const type = typeOf(context, expression.root);
	if (type !== null && wants !== null && joinTypes(type, wants) === null) reportResult(context, expression, type, wants);
	if (diagnostics.length === 0 && wants?.kind === "bool") reportConstant(expression, context);
	return {
		type,
		diagnostics: sortByPlace(diagnostics)
	};
}
function reportResult(context, { root }, type, wants) {
	const message = `the whole must be ${describeType(wants)}, but ${describe(context, root, type)}`;
	if (wants.kind === "bool") context.report("non-boolean-result", root.span, message, hintForBool(context, root, type));
	else context.report("wrong-type", root.span, message, null);
}
/** An expression that evidence cannot change decides nothing, and one that is always true is a gate that stands open. */
function reportConstant(expression, { report }) {
	const always = findConstant(expression);
	if (always === null) return;
	const message = `this is ${always ? "always" : "never"} true, whatever the evidence is`;
	report("constant-expression", expression.root.span, message, "make it depend on what a check finds");
}

// src/verdict/prepare-mapping.ts
/** The program that a gate of named checks and one expression stands for: all its checks at once, a judge's after them. In: the types of
*  the outermost scope; what the policy's gate says of handoffs, by key. Throws: never. */
function prepareMapping({ name, checks, computed, rule }, scope, saidOfHandoffs = []) {
	const diagnostics = [];
	const types = {
		...scope,
		...Object.fromEntries(checks.map((check) => [check.name, typeOfCheck(check)]))
	};
	const beside = new Set([...checks, ...computed].map((check) => check.name));
	for (const check of computed) {
		const expression = parse(check.source, `gates.${name}.checks.${check.name}.expression`, diagnostics);
		if (expression === null) continue;
		const { type, diagnostics: found } = inferExpression(expression, scope, null, beside);
		diagnostics.push(...placedIn(check.source, found));
		if (type !== null) types[check.name] = type;
	}
	const isComputedFaulty = hasErrors(diagnostics);
	const passWhen = parse(rule.source, `gates.${name}.pass-when`, diagnostics);
	if (passWhen !== null && !isComputedFaulty) {
		diagnostics.push(...placedIn(rule.source, checkExpression(passWhen, types)));
		if (!hasErrors(diagnostics)) diagnostics.push(...findUnread(passWhen, {
			name,
			checks,
			computed,
			rule
		}, saidOfHandoffs), ...placedIn(rule.source, findOutvoted(passWhen, checks)));
	}
	return {
		program: hasErrors(diagnostics) ? null : toProgram({
			checks,
			computed,
			rule
		}),
		diagnostics
	};
}
function parse(source, path, diagnostics) {
	const { text, file, range } = source;
	const { value, diagnostics: found } = parseExpression(text, {
		file,
		start: range.start,
		path
	});
	diagnostics.push(...placedIn(source, found), ...findFoldedComment(source, path));
	return value;
}
/** A line comment in a text whose lines YAML joins goes on to the end of it, and silently takes conditions with it. */
function findFoldedComment({ text, file, range, isExact }, path) {
	const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"|\/\*.*?\*\//gs, "");
	if (isExact || !/--|\/\//.test(bare)) return [];
	return [{
		ruleId: "folded-comment",
		severity: "error",
		message: "YAML joins the lines of this text, so that a comment in it goes on to its end",
		file,
		range,
		path,
		hint: "Write the text after `|`, which keeps lines, or put the comment between `/*` and `*/`."
	}];
}
/** Faults of a text that does not stand in the file as it is read are told where the text is. */
function placedIn({ isExact, range }, diagnostics) {
	return isExact ? diagnostics : diagnostics.map((one) => ({
		...one,
		range
	}));
}
/** Checks that the expression does not name cannot fail the gate. That of the verifier can: by its veto. */
function findUnread({ root }, { name, checks, computed, rule }, saidOfHandoffs) {
	const read = /* @__PURE__ */ new Set();
	const open = [root];
	for (let node = open.pop(); node !== void 0; node = open.pop()) {
		if (node.kind === "name") read.add(node.name);
		open.push(...childrenOf(node));
	}
	const unread = [...checks, ...computed].filter((check) => check.name !== "handoff" && !read.has(check.name));
	const { file, range } = rule.source;
	const place = {
		severity: "warning",
		file,
		range,
		path: `gates.${name}.pass-when`
	};
	const isHandoffRead = checks.some((check) => check.kind === "agent" && read.has(check.name));
	return [...unread.map((check) => ({
		...place,
		ruleId: "unused-name",
		message: `\`pass-when\` does not name the check \`${check.name}\`, so that it cannot fail the gate`,
		hint: null
	})), ...isHandoffRead ? [] : explainUnreadHandoffs(saidOfHandoffs, place)];
}
/** That what a gate says of handoffs counts for nothing, since it asks for none. In: the keys; none for nothing said. */
function explainUnreadHandoffs(said, place) {
	if (said.length === 0) return [];
	const message = `no handoff decides this gate, so that ${said.map((key) => `\`${key}\``).join(" and ")} of it ${said.length === 1 ? "counts" : "count"} for nothing`;
	const hint = "Ask for `handoff.verified` as well, or remove what counts for nothing.";
	return [{
		...place,
		ruleId: "unused-name",
		severity: "warning",
		message,
		hint
	}];
}
function findOutvoted(passWhen, checks) {
	const judges = checks.filter(yieldsJudgement).map(({ name }) => ({
		id: name,
		name
	}));
	const { report, diagnostics } = createReport(passWhen.origin, "warning");
	reportOutvoted(passWhen, judges, report);
	return diagnostics;
}
/** A name of a site is all that matters of what stands for its producer here. */
function toProgram({ checks, computed, rule }) {
	const text = [
		"verify {\nparallel {\n",
		linesOf(checks.filter((check) => !isJudging(check))),
		"}\n",
		...computed.map(({ name, source }) => `check ${name} = ${source.text}\n`),
		linesOf(checks.filter(isJudging)),
		`pass when ${rule.source.text}\n}\n`
	].join("");
	const origin = {
		file: rule.source.file,
		start: {
			line: 1,
			column: 1
		}
	};
	const { value } = parseAssembled(text, origin);
	assert(value, "expressions that parse alone parse together");
	return value;
}
function linesOf(checks) {
	return checks.map(({ name }) => `check ${name} = paths\n`).join("");
}

// src/verdict/prepare.ts
/** Parse and check every gate before anything runs. Throws: never. */
function prepareGates(gates, sources) {
	const results = gates.map((gate) => prepareGate(gate, sources));
	return {
		gates: results.flatMap(({ prepared }) => prepared === null ? [] : [prepared]),
		diagnostics: results.flatMap(({ diagnostics }) => diagnostics)
	};
}
function prepareGate(gate, sources) {
	const scope = { input: inputType(sources.policy) };
	const { program, checks, diagnostics } = gate.rule.kind === "flow" ? prepareFlowGate(gate, scope, sources) : {
		...prepareMapping(gate, scope, saidOfHandoffs(gate, sources.policy)),
		checks: gate.checks
	};
	if (program === null) return {
		prepared: null,
		diagnostics
	};
	const whole = {
		...gate,
		checks
	};
	const isDecidedByClaimsAlone = isProgramDecidedByClaimsAlone(program, (id) => isClaimed(whole, id, sources));
	const faults = isDecidedByClaimsAlone && gate.requireObserved ? [...diagnostics, explainClaims(gate, "error", program)] : diagnostics;
	return {
		prepared: hasErrors(faults) ? null : {
			gate: whole,
			program,
			isDecidedByClaimsAlone
		},
		diagnostics: faults
	};
}
function prepareFlowGate(gate, scope, { policy, kinds, checkFacts, agentOverride }) {
	const { source } = gate.rule;
	const { text, file, range } = source;
	const prepared = prepareProgram(text, {
		file,
		start: range.start,
		path: `gates.${gate.name}`
	}, {
		policy,
		kinds,
		checkFacts,
		agentOverride,
		scope,
		hasTarget: gate.target !== null,
		timeoutMs: policy.gates[gate.name]?.timeoutMs ?? null
	});
	const path = `gates.${gate.name}`;
	const diagnostics = [
		...placedIn(source, prepared.diagnostics),
		...findFoldedComment(source, path),
		...findUncheckedRules(gate, prepared.checks),
		...prepared.program === null || prepared.checks.some(({ kind }) => kind === "agent") ? [] : explainUnreadHandoffs(saidOfHandoffs(gate, policy), {
			file,
			range,
			path
		})
	];
	return {
		...prepared,
		program: hasErrors(diagnostics) ? null : prepared.program,
		diagnostics
	};
}
/** Keys by which the policy's gate for a verifier says what its handoff must be. */
function saidOfHandoffs({ target, verifier }, policy) {
	if (target === null || verifier === null) return [];
	const own = gateBearing(verifier.name, policy) ?? gateBearing(target.task.name, policy);
	const said = {
		floor: own?.floor ?? null,
		criteria: own?.criteria ?? null
	};
	return Object.entries(said).flatMap(([key, value]) => value === null ? [] : [key]);
}
/** What the plan asks of the target's paths and measurements, and this gate does not look at. */
function findUncheckedRules({ name, target, rule }, checks) {
	if (target === null) return [];
	const { pathsAllowed = [], pathsForbidden = [], measurements = [] } = target.task;
	const asked = [...pathsAllowed.length + pathsForbidden.length > 0 ? ["paths"] : [], ...measurements.length > 0 ? ["measurements"] : []];
	const { file, range } = rule.source;
	return asked.filter((kind) => !checks.some((check) => check.kind === kind)).map((kind) => ({
		ruleId: "unchecked-rule",
		severity: "warning",
		message: `the plan's task ${target.task.name} has ${kind === "paths" ? "rules for paths" : "measurements"}, and this gate does not check them`,
		file,
		range,
		path: `gates.${name}`,
		hint: `Add \`check ${kind} = ${kind}\` and ask for \`${kind}.ok\`.`
	}));
}
/** Whether a check yields an agent's word, or that of one that may stand in for it. */
function isClaimed({ checks }, id, { policy, kinds }) {
	const check = checks.find(({ name }) => name === id);
	if (check === void 0 || check.agent === null) return check === void 0;
	return [check.agent, ...policy.agents[check.agent]?.fallback ?? []].some((name) => kinds.agents[policy.agents[name]?.use ?? ""]?.provenance !== "observed");
}
/** That a gate rests on nothing but what agents say. In: its program tells where a gate in the gate language decides. */
function explainClaims({ name, rule }, severity, program) {
	const { file, isExact } = rule.source;
	const range = (rule.kind === "flow" && isExact ? decidingSpan(program.statements) : null) ?? rule.source.range;
	const place = file === "(default gate)" ? {
		file: POLICY_PATH,
		range: null,
		hint: `Give the policy a gate of this name with an observed check, such as \`checks: { tests: { run: "npm test" } }\`.`
	} : {
		file,
		range,
		hint: "Join an observed check with `and`, such as `run(\"npm test\")`."
	};
	return {
		ruleId: "claims-alone",
		severity,
		message: "agents can make this gate pass by what they say, whatever the runtime observes",
		path: `gates.${name}`,
		...place
	};
}

// src/policy-gates.ts
/** Every fault of a policy's gates that can be told without a plan. A gate without `paths` is checked as if a plan had a verifier of its
*  name, for a task with everything that a default gate looks at. Throws: never. */
function checkPolicyGates(policy, { kinds, checkFacts }) {
	const names = Object.values(policy.gates).flatMap(({ name, paths }) => paths === null ? [name] : []);
	const gates = buildGates({
		targets: names.map(toTarget),
		policy,
		diff: {
			files: [],
			isTruncated: true
		},
		checkFacts,
		matchPaths: () => ({
			kind: "matched",
			isMatched: []
		}),
		planNames: { verified: new Set(names) },
		agentOverride: null
	});
	const { gates: prepared, diagnostics } = prepareGates(gates, {
		policy,
		kinds,
		checkFacts,
		agentOverride: null
	});
	const claims = prepared.filter(({ gate }) => Object.values(policy.gates).some((one) => (one.flow ?? one.passWhen) === gate.rule.source)).filter(({ gate, isDecidedByClaimsAlone }) => isDecidedByClaimsAlone && !gate.requireObserved);
	return [...diagnostics.filter(isOfPolicy), ...claims.map(({ gate, program }) => explainClaims(gate, "warning", program))];
}
/** What rests on the plan that is only assumed here is told by a run. */
function isOfPolicy({ ruleId, message }) {
	return ruleId !== "unchecked-rule" && !(ruleId === "unused-name" && /`(?:paths|measurements)`/.test(message));
}
function toTarget(name) {
	const task = {
		name: `of-${name}`,
		type: "worker",
		scopedGoal: "",
		pathsAllowed: ["**"],
		measurements: [{
			name: "any",
			command: "true"
		}]
	};
	const verifier = {
		name,
		type: "verifier",
		verifies: task.name,
		scopedGoal: ""
	};
	return {
		plan: {
			path: "",
			commit: "",
			digest: "",
			plan: {
				goal: "",
				rootSlug: "",
				baseBranch: "",
				repoUrl: "",
				syncStateToGit: true,
				tasks: [task, verifier]
			},
			state: null,
			handoffs: {}
		},
		task,
		branch: "",
		verifiers: [verifier]
	};
}

export { mergeCauses as A, textOf as C, holdFacts as D, formatValue as E, renderCaret as F, shorten as I, toInertLine as L, unknownBecause as M, stripOptional as N, holdLeaf as O, LIMITS as P, isWritableName as S, inputType as T, parseProgram as _, findUpstream as a, isProducer as b, buildGates as c, isWithoutTask as d, gateBearing as f, parseExpression as g, typeOfCheck as h, checkExpression as i, readOwn as j, holdRecord as k, touches as l, prepareProgram as m, prepareGates as n, isJudging as o, isOnWhole as p, placedIn as r, judgedBefore as s, checkPolicyGates as t, GENERIC_RUBRIC as u, checksOf as v, holdInput as w, evaluate as x, listSites as y };