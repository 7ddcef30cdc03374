import { n as assertNever } from "./assert.js";
import { n as distance, t as closest } from "./esm.js";

// src/evidence/fact-types.ts
/** The facts that structured evidence of a type becomes, by field. An optional field has the type that it has when it is there; when
*  it is not, its fact is unknown. Throws: never. */
function factTypesOf({ fields }) {
	return Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, factTypeOf(type)]));
}
function factTypeOf(type) {
	switch (type.kind) {
		case "bool":
		case "number":
		case "text":
		case "list": return type.kind;
		case "int": return "number";
		case "enum": return "text";
		case "optional": return factTypeOf(type.inner);
		case "record": return factTypesOf(type);
		default: return assertNever(type, "evidence type");
	}
}

// src/verdict/flow/limits.ts
/** Bounds of one expression. They keep every later step linear and every recursion shallow. */
const LIMITS = {
	/** UTF-8 bytes of the text. */
	sourceBytes: 16384,
	/** Levels of the tree, and parentheses open at the same time. */
	depth: 64,
	/** Parts of the tree. */
	nodes: 2e3,
	/** Nodes that one evaluation may visit. */
	steps: 1e4
};

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
	const read = (member) => {
		const leaf = readOwn(facts, member);
		return leaf === void 0 ? null : holdLeaf(`${name}.${member}`, leaf);
	};
	return {
		value: {
			kind: "record",
			read
		},
		provenance: "constant",
		detail: ""
	};
}
function holdLeaf(name, leaf) {
	if (leaf.kind === "unknown") return unknownBecause(name, leaf.reason, leaf.detail);
	return holdValue(name, leaf.value, leaf.provenance, leaf.detail);
}
/** Evidence comes from outside, so what its type promises is looked at again: what is none of our values is unknown. */
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
	if (Array.isArray(value)) return {
		value: { kind: "list" },
		provenance,
		detail
	};
	if (typeof value !== "object" || value === null) return unknownBecause(name, "missing-fact", "it has no value");
	const read = (member) => {
		const inner = readOwn(value, member);
		return inner === void 0 ? null : holdValue(`${name}.${member}`, inner, provenance, detail);
	};
	return {
		value: {
			kind: "record",
			read
		},
		provenance,
		detail
	};
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
	const kinds = new Set(bases.filter((provenance) => provenance !== null && provenance !== "constant"));
	const [only] = kinds;
	return kinds.size > 1 ? "mixed" : only ?? "constant";
}
/** Causes of several parts, each once, in the order they are met. */
function mergeCauses(lists) {
	return [...new Map(lists.flat().map((cause) => [JSON.stringify([cause.name, cause.reason]), cause])).values()];
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
function compare(operator, left, right, name) {
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

// src/verdict/flow/source.ts
const LINE_BREAK = /\r\n|\n|\r/g;
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

// src/verdict/flow/syntax.ts
const COMPARISON_OPERATORS = [
	"==",
	"!=",
	"<=",
	">=",
	"<",
	">"
];
/** Words that cannot be names. The last three are taken for the statements of the gate language. */
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
/** Direct parts of a node, in the order they are written. */
function childrenOf(node) {
	switch (node.kind) {
		case "literal":
		case "name": return [];
		case "member": return [node.object];
		case "not": return [node.operand];
		case "logical": return node.operands;
		case "comparison": return [node.left, node.right];
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
/** The part of the expression's text that a node stands for, as written. */
function textOf(expression, node) {
	return expression.text.slice(node.span.start.offset, node.span.end.offset);
}

// src/verdict/flow/evaluate.ts
const MAX_NAME_CHARS = 80;
/** Evaluate in three-valued logic: `false and unknown` is false, `true or unknown` is true, what depends on an unknown otherwise is
*  unknown. Values are never converted: what an operator does not take is unknown. All operands are evaluated, for the
*  explanation. Throws: never. */
function evaluate(expression, scope, maxSteps = LIMITS.steps) {
	const context = {
		expression,
		scope,
		takeStep: createBudget(maxSteps)
	};
	const weighed = weigh(context, expression.root, 1);
	const truth = truthOf(context, weighed, "the whole expression");
	const explanation = explain$1(expression, weighed, true);
	if (typeof truth !== "boolean") return {
		result: "unknown",
		provenance: null,
		causes: truth.causes,
		explanation
	};
	return {
		result: truth ? "true" : "false",
		provenance: weighed.provenance,
		causes: [],
		explanation
	};
}
function createBudget(maxSteps) {
	let steps = 0;
	return () => {
		steps += 1;
		return steps <= maxSteps;
	};
}
function weigh(context, node, depth) {
	if (!context.takeStep() || depth > LIMITS.depth) return toLeaf(node, null, overrun(context, node));
	switch (node.kind) {
		case "literal": return toLeaf(node, null, holdConstant(node.value));
		case "name": return toLeaf(node, node.name, readName(context.scope, node.name));
		case "member": return weighMember(context, node, weigh(context, node.object, depth + 1));
		case "not": return weighNot(context, node, weigh(context, node.operand, depth + 1));
		case "logical": return weighLogical(context, node, node.operands.map((operand) => weigh(context, operand, depth + 1)));
		case "comparison": return weighComparison(context, node, weigh(context, node.left, depth + 1), weigh(context, node.right, depth + 1));
		default: return assertNever(node, "node");
	}
}
function overrun({ expression }, node) {
	const name = shorten(toInertLine(textOf(expression, node)), MAX_NAME_CHARS);
	return unknownBecause(name, "too-many-steps", "the expression is too large to evaluate");
}
function readName(scope, name) {
	const facts = readOwn(scope, name);
	return facts === void 0 ? unknownBecause(name, "missing-fact", "no check has this name") : holdFacts(name, facts);
}
function weighMember(context, node, object) {
	const name = object.name === null ? null : `${object.name}.${node.name}`;
	const { value } = object;
	if (value.kind === "unknown") return toLeaf(node, name, object);
	if (value.kind === "record") {
		const missing = () => unknownBecause(name ?? node.name, "missing-fact", "the evidence does not have it");
		return toLeaf(node, name, value.read(node.name) ?? missing());
	}
	const detail = `it is ${describeValue(value)} and has no members`;
	return toLeaf(node, name, unknownBecause(nameOf(context, object), "type-mismatch", detail));
}
function weighNot(context, node, operand) {
	return settle(node, [operand], [operand], negate(truthOf(context, operand, "`not`")));
}
function weighLogical(context, node, operands) {
	const truths = operands.map((operand) => truthOf(context, operand, `\`${node.operator}\``));
	const whole = combine(node.operator, truths);
	return settle(node, operands, operands.filter((_, index) => hasDecided(node.operator, truths[index] ?? whole, whole)), whole);
}
function weighComparison(context, node, left, right) {
	const operands = [left, right];
	const unknowns = operands.filter(({ value }) => value.kind === "unknown");
	if (unknowns.length > 0) return settle(node, operands, unknowns, { causes: mergeCauses(unknowns.map(({ value }) => causesOf(value))) });
	const name = nameOf(context, left.name === null ? right : left);
	return settle(node, operands, operands, compare(node.operator, left.value, right.value, name));
}
function toLeaf(node, name, { value, provenance, detail }) {
	return {
		node,
		name,
		value,
		provenance,
		detail,
		children: [],
		deciders: /* @__PURE__ */ new Set()
	};
}
function settle(node, children, deciders, truth) {
	const part = {
		node,
		name: null,
		children,
		deciders: new Set(deciders),
		detail: ""
	};
	if (typeof truth !== "boolean") return {
		...part,
		value: {
			kind: "unknown",
			causes: truth.causes
		},
		provenance: null
	};
	const provenance = mergeProvenances(deciders.map((decider) => decider.provenance));
	return {
		...part,
		value: {
			kind: "known",
			value: truth
		},
		provenance
	};
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
function causesOf(value) {
	return value.kind === "unknown" ? value.causes : [];
}
function nameOf({ expression }, { name, node }) {
	return name ?? shorten(toInertLine(textOf(expression, node)), MAX_NAME_CHARS);
}
function explain$1(expression, weighed, isDeciding) {
	const { node, name, value, provenance, detail, children, deciders } = weighed;
	return {
		node,
		text: textOf(expression, node),
		name,
		value,
		provenance,
		detail,
		causes: causesOf(value),
		isDeciding,
		children: children.map((child) => explain$1(expression, child, isDeciding && deciders.has(child)))
	};
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
	const visit = (node, direction) => {
		const path = pathOf(node);
		if (path !== null) return addUsage(usages, path, direction);
		if (node.kind === "comparison") relate(node, visit(node.left, "both"), visit(node.right, "both"));
		else for (const child of childrenOf(node)) visitBool(child, node.kind === "not" ? flip(direction) : direction);
		return null;
	};
	const visitBool = (node, direction) => {
		const usage = visit(node, direction);
		if (usage !== null) usage.isBool = true;
	};
	visitBool(root, "up");
	return [...usages.values()];
}
function addUsage(usages, path, direction) {
	const key = path.join(".");
	const usage = usages.get(key) ?? createUsage(path);
	usage.directions.add(direction);
	usages.set(key, usage);
	return usage;
}
function createUsage(path) {
	return {
		path,
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
/** Whether some choice of the free facts makes an expression true whatever the other facts are. In: an expression without type
*  faults; `isFree` gets a path such as `["tests", "passed"]`. Out: null where that would take too many combinations.
*  Throws: never. */
function canForceTrue(expression, isFree) {
	const choices = collectUsages(expression.root).map((usage) => {
		const isFreeFact = isFree(usage.path);
		return {
			path: usage.path,
			isFree: isFreeFact,
			values: candidatesFor(usage, isFreeFact)
		};
	});
	if (choices.reduce((product, { values }) => product * values.length, 1) > MAX_COMBINATIONS) return null;
	return isWon(expression, [...choices.filter((choice) => choice.isFree), ...choices.filter((choice) => !choice.isFree)], []);
}
/** A game of two: first the free facts choose, then the others; won if the others cannot spoil it. */
function isWon(expression, [next, ...later], made) {
	if (next === void 0) return evaluate(expression, toScope(made)).result === "true";
	const isWonWith = (value) => isWon(expression, later, [...made, {
		path: next.path,
		value
	}]);
	return next.isFree ? next.values.some(isWonWith) : next.values.every(isWonWith);
}
function toScope(assignment) {
	return mapGroups(assignment, 0, (facts) => mapGroups(facts, 1, (inner) => ({
		kind: "known",
		value: nest(inner, 2),
		provenance: "observed",
		detail: ""
	})));
}
function nest(assignment, depth) {
	const [first] = assignment;
	if (first !== void 0 && first.path.length === depth) return first.value;
	return mapGroups(assignment, depth, (inner) => nest(inner, depth + 1));
}
/** A record with one member for each word that paths have at this depth. */
function mapGroups(assignment, depth, convert) {
	const words = new Set(assignment.map(({ path }) => path[depth] ?? ""));
	return Object.fromEntries(Array.from(words, (word) => [word, convert(assignment.filter(({ path }) => path[depth] === word))]));
}

// src/verdict/flow/suggest.ts
const MAX_LISTED = 8;
/** A hint for a word that is not known: the nearest known one if it is near enough, else what there is to choose from.
*  In: `what` names the choices in the plural. Out: null where there is nothing to choose from. */
function suggest(word, known, what) {
	if (known.length === 0) return null;
	const nearest = closest(word.toLowerCase(), known);
	if (distance(word.toLowerCase(), nearest.toLowerCase()) <= Math.max(1, Math.floor(word.length / 3))) return `did you mean \`${nearest}\`?`;
	const listed = known.slice(0, MAX_LISTED).map((name) => `\`${name}\``);
	const more = known.length > MAX_LISTED ? ` and ${known.length - MAX_LISTED} more` : "";
	return `${what}: ${listed.join(", ")}${more}`;
}

// src/verdict/flow/types.ts
/** A type as messages say it, with its article. */
function describeType(type) {
	return typeof type === "string" ? `a ${type}` : "a record";
}
/** Type of a member by its own name only, so that `constructor` is no member of anything. */
function memberType(record, name) {
	return Object.hasOwn(record, name) ? record[name] ?? null : null;
}

// src/verdict/flow/check.ts
const MAX_QUOTE_CHARS = 60;
/** Check an expression before anything runs. In: the names it may use, with their types. Out: all faults, in the order of the
*  text: `unknown-name`, `unknown-member`, `wrong-type`, `non-boolean-result`, `constant-expression`. Throws: never. */
function checkExpression(expression, scope) {
	const { file, path = null } = expression.origin;
	const diagnostics = [];
	const report = (ruleId, { start, end }, message, hint) => diagnostics.push({
		ruleId,
		severity: "error",
		message,
		file,
		range: {
			start,
			end
		},
		path,
		hint
	});
	const context = {
		expression,
		types: scope,
		report
	};
	const type = typeOf(context, expression.root);
	if (type !== null && type !== "bool") reportResult(context, type);
	if (diagnostics.length === 0) reportConstant(context);
	return diagnostics.toSorted((one, other) => compareStarts(one, other));
}
function compareStarts({ range: one }, { range: other }) {
	if (one === null || other === null) return 0;
	return one.start.line - other.start.line || one.start.column - other.start.column;
}
/** Type of a part; null where a fault in it was reported already. */
function typeOf(context, node) {
	switch (node.kind) {
		case "literal": return typeOfLiteral(node.value);
		case "name": return typeOfName(context, node);
		case "member": return typeOfMember(context, node);
		case "not":
			requireBool(context, node.operand, "not");
			return "bool";
		case "logical":
			for (const operand of node.operands) requireBool(context, operand, node.operator);
			return "bool";
		case "comparison":
			checkComparison(context, node);
			return "bool";
		default: return assertNever(node, "node");
	}
}
function typeOfLiteral(value) {
	if (typeof value === "boolean") return "bool";
	return typeof value === "number" ? "number" : "text";
}
function typeOfName({ types, report }, { name, span }) {
	const type = Object.hasOwn(types, name) ? types[name] : void 0;
	if (type !== void 0) return type;
	const hint = ["true", "false"].includes(name.toLowerCase()) ? `write \`${name.toLowerCase()}\`` : suggest(name, Object.keys(types), "the checks are");
	report("unknown-name", span, `no check is named \`${name}\``, hint);
	return null;
}
function typeOfMember(context, node) {
	const record = typeOf(context, node.object);
	if (record === null) return null;
	const type = typeof record === "string" ? null : memberType(record, node.name);
	if (type === "list") return reportList(context, node);
	if (type !== null) return type;
	const message = typeof record === "string" ? `${describe(context, node.object, record)} and has no members` : `${quote$1(context, node.object)} has no member \`${node.name}\``;
	const hint = typeof record === "string" ? null : suggest(node.name, Object.keys(record), "its members are");
	context.report("unknown-member", node.nameSpan, message, hint);
	return null;
}
function reportList(context, node) {
	const message = `${quote$1(context, node)} is a list, which \`pass-when\` cannot use yet`;
	context.report("wrong-type", node.span, message, "ask for a bool or a number beside it");
	return null;
}
function requireBool(context, node, operator) {
	const type = typeOf(context, node);
	if (type === null || type === "bool") return;
	const message = `\`${operator}\` needs a bool, but ${describe(context, node, type)}`;
	context.report("wrong-type", node.span, message, hintForBool(context, node, type));
}
/** How a value that is no bool can be made into one. */
function hintForBool({ expression }, node, type) {
	if (pathOf(node) === null) return null;
	const text = textOf(expression, node);
	if (type === "number") return `compare it, such as \`${text} >= 1\``;
	if (type === "text") return `compare it, such as \`${text} == "…"\``;
	const member = Object.entries(type).find(([, inner]) => inner === "bool");
	return member === void 0 ? "name one of its members" : `name one of its members, such as \`${text}.${member[0]}\``;
}
function checkComparison(context, { operator, left, right, span }) {
	const leftType = typeOf(context, left);
	const rightType = typeOf(context, right);
	const isLeftFit = requireComparable(context, left, leftType, operator);
	const isRightFit = requireComparable(context, right, rightType, operator);
	if (leftType === null || rightType === null || !isLeftFit || !isRightFit || leftType === rightType) return;
	const message = `\`${operator}\` needs two values of one type, but ${`${describe(context, left, leftType)} and ${describe(context, right, rightType)}`}`;
	context.report("wrong-type", span, message, "nothing is converted: give both sides the same type");
}
/** Equality takes every scalar, order takes numbers only: texts have no order that all readers agree on. */
function requireComparable(context, node, type, operator) {
	const isEquality = operator === "==" || operator === "!=";
	if (type === null || type === "number" || isEquality && typeof type === "string") return true;
	const need = isEquality ? "a bool, a number or a text" : "a number";
	const hint = typeof type === "string" ? null : "name one of its members";
	const message = `\`${operator}\` needs ${need}, but ${describe(context, node, type)}`;
	context.report("wrong-type", node.span, message, hint);
	return false;
}
function reportResult(context, type) {
	const { root } = context.expression;
	const message = `the whole must be a bool, but ${describe(context, root, type)}`;
	context.report("non-boolean-result", root.span, message, hintForBool(context, root, type));
}
/** An expression that evidence cannot change decides nothing, and one that is always true is a gate that stands open. */
function reportConstant({ expression, report }) {
	const always = findConstant(expression);
	if (always === null) return;
	const message = `this is ${always ? "always" : "never"} true, whatever the evidence is`;
	report("constant-expression", expression.root.span, message, "make it depend on what a check finds");
}
/** What an expression always comes to; null where it depends on evidence, or is too tangled to tell. */
function findConstant(expression) {
	const { result } = evaluate(expression, {});
	if (result !== "unknown") return result === "true";
	if (canForceTrue(expression, () => false) === true) return true;
	return canForceTrue(expression, () => true) === false ? false : null;
}
function describe(context, node, type) {
	return `${quote$1(context, node)} is ${describeType(type)}`;
}
function quote$1({ expression }, node) {
	return `\`${shorten(toInertLine(textOf(expression, node)), MAX_QUOTE_CHARS)}\``;
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
	const peg$startRuleFunctions = { Expression: peg$parseExpression };
	let peg$startRuleFunction = peg$parseExpression;
	const peg$c0 = ".";
	const peg$c1 = "(";
	const peg$c2 = ")";
	const peg$c3 = "true";
	const peg$c4 = "false";
	const peg$c5 = "-";
	const peg$c6 = "0";
	const peg$c7 = "\"";
	const peg$c8 = "\\";
	const peg$c9 = "b";
	const peg$c10 = "f";
	const peg$c11 = "n";
	const peg$c12 = "r";
	const peg$c13 = "t";
	const peg$c14 = "u";
	const peg$c15 = "and";
	const peg$c16 = "or";
	const peg$c17 = "not";
	const peg$c18 = "in";
	const peg$c19 = "if";
	const peg$c20 = "else";
	const peg$c21 = "let";
	const peg$c22 = "==";
	const peg$c23 = "!=";
	const peg$c24 = "<=";
	const peg$c25 = ">=";
	const peg$c26 = "--";
	const peg$r0 = /^[0-9]/;
	const peg$r1 = /^[eE]/;
	const peg$r2 = /^[+\-]/;
	const peg$r3 = /^[1-9]/;
	const peg$r4 = /^[^"\\\0-\x1F\x7F\u2028\u2029]/;
	const peg$r5 = /^["\\\/]/;
	const peg$r6 = /^[0-9a-fA-F]/;
	const peg$r7 = /^[A-Za-z_]/;
	const peg$r8 = /^[A-Za-z0-9_]/;
	const peg$r9 = /^[<>]/;
	const peg$r10 = /^[ \t\r\n]/;
	const peg$r11 = /^[^\r\n\u2028\u2029]/;
	const peg$e0 = peg$literalExpectation(".", false);
	const peg$e1 = peg$otherExpectation("`(`");
	const peg$e2 = peg$literalExpectation("(", false);
	const peg$e3 = peg$otherExpectation("`)`");
	const peg$e4 = peg$literalExpectation(")", false);
	const peg$e5 = peg$otherExpectation("`true` or `false`");
	const peg$e6 = peg$literalExpectation("true", false);
	const peg$e7 = peg$literalExpectation("false", false);
	const peg$e8 = peg$otherExpectation("a number");
	const peg$e9 = peg$literalExpectation("-", false);
	const peg$e10 = peg$classExpectation([["0", "9"]], false, false, false);
	const peg$e11 = peg$classExpectation(["e", "E"], false, false, false);
	const peg$e12 = peg$classExpectation(["+", "-"], false, false, false);
	const peg$e13 = peg$literalExpectation("0", false);
	const peg$e14 = peg$classExpectation([["1", "9"]], false, false, false);
	const peg$e15 = peg$otherExpectation("a text in double quotes");
	const peg$e16 = peg$literalExpectation("\"", false);
	const peg$e17 = peg$classExpectation([
		"\"",
		"\\",
		["\0", ""],
		"",
		"\u2028",
		"\u2029"
	], true, false, false);
	const peg$e18 = peg$literalExpectation("\\", false);
	const peg$e19 = peg$classExpectation([
		"\"",
		"\\",
		"/"
	], false, false, false);
	const peg$e20 = peg$literalExpectation("b", false);
	const peg$e21 = peg$literalExpectation("f", false);
	const peg$e22 = peg$literalExpectation("n", false);
	const peg$e23 = peg$literalExpectation("r", false);
	const peg$e24 = peg$literalExpectation("t", false);
	const peg$e25 = peg$literalExpectation("u", false);
	const peg$e26 = peg$classExpectation([
		["0", "9"],
		["a", "f"],
		["A", "F"]
	], false, false, false);
	const peg$e27 = peg$otherExpectation("a name");
	const peg$e28 = peg$otherExpectation("a member name");
	const peg$e29 = peg$classExpectation([
		["A", "Z"],
		["a", "z"],
		"_"
	], false, false, false);
	const peg$e30 = peg$classExpectation([
		["A", "Z"],
		["a", "z"],
		["0", "9"],
		"_"
	], false, false, false);
	const peg$e31 = peg$literalExpectation("and", false);
	const peg$e32 = peg$literalExpectation("or", false);
	const peg$e33 = peg$literalExpectation("not", false);
	const peg$e34 = peg$literalExpectation("in", false);
	const peg$e35 = peg$literalExpectation("if", false);
	const peg$e36 = peg$literalExpectation("else", false);
	const peg$e37 = peg$literalExpectation("let", false);
	const peg$e38 = peg$otherExpectation("`and`");
	const peg$e39 = peg$otherExpectation("`or`");
	const peg$e40 = peg$otherExpectation("`not`");
	const peg$e41 = peg$otherExpectation("a comparison");
	const peg$e42 = peg$literalExpectation("==", false);
	const peg$e43 = peg$literalExpectation("!=", false);
	const peg$e44 = peg$literalExpectation("<=", false);
	const peg$e45 = peg$literalExpectation(">=", false);
	const peg$e46 = peg$classExpectation(["<", ">"], false, false, false);
	const peg$e47 = peg$otherExpectation("white space");
	const peg$e48 = peg$classExpectation([
		" ",
		"	",
		"\r",
		"\n"
	], false, false, false);
	const peg$e49 = peg$literalExpectation("--", false);
	const peg$e50 = peg$classExpectation([
		"\r",
		"\n",
		"\u2028",
		"\u2029"
	], true, false, false);
	function peg$f0(head, tail) {
		return logical("or", [head, ...tail]);
	}
	function peg$f1(head, tail) {
		return logical("and", [head, ...tail]);
	}
	function peg$f2(starts, operand) {
		return starts.reduceRight(negate, operand);
	}
	function peg$f3() {
		return range().start;
	}
	function peg$f4(left, right) {
		if (right === null) return left;
		return {
			kind: "comparison",
			operator: right[0],
			left,
			right: right[1],
			span: spanHere()
		};
	}
	function peg$f5(head, tail) {
		return tail.reduce(member, head);
	}
	function peg$f6(name) {
		return {
			kind: "name",
			name,
			span: spanHere()
		};
	}
	function peg$f7(value) {
		return {
			kind: "literal",
			value,
			span: spanHere()
		};
	}
	function peg$f8() {
		parenthesesOpen += 1;
		if (parenthesesOpen > options.maxDepth) error("too-deep");
	}
	function peg$f9() {
		parenthesesOpen -= 1;
	}
	function peg$f10() {
		return true;
	}
	function peg$f11() {
		return false;
	}
	function peg$f12(text) {
		const value = options.numberOf(text);
		if (value === null) error("number-out-of-range");
		return value;
	}
	function peg$f13(parts) {
		return parts.join("");
	}
	function peg$f14() {
		error("open-text");
	}
	function peg$f15(char) {
		return char;
	}
	function peg$f16() {
		return "\b";
	}
	function peg$f17() {
		return "\f";
	}
	function peg$f18() {
		return "\n";
	}
	function peg$f19() {
		return "\r";
	}
	function peg$f20() {
		return "	";
	}
	function peg$f21(digits) {
		return String.fromCharCode(Number.parseInt(digits, 16));
	}
	function peg$f22() {
		error("bad-escape");
	}
	function peg$f23(name) {
		const { start, end } = range();
		return {
			name,
			end,
			nameSpan: options.spanOf(start, end)
		};
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
			s0 = peg$f0(s1, s2);
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
			s0 = peg$f1(s1, s2);
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
			s0 = peg$f2(s1, s2);
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
			s0 = peg$f3();
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parseComparison() {
		let s0, s1, s2, s4, s6;
		s0 = peg$currPos;
		s1 = peg$parsePostfix();
		if (s1 !== peg$FAILED) {
			s2 = peg$currPos;
			peg$parse_();
			s4 = peg$parseComparisonOperator();
			if (s4 !== peg$FAILED) {
				peg$parse_();
				s6 = peg$parsePostfix();
				if (s6 !== peg$FAILED) s2 = [s4, s6];
				else {
					peg$currPos = s2;
					s2 = peg$FAILED;
				}
			} else {
				peg$currPos = s2;
				s2 = peg$FAILED;
			}
			if (s2 === peg$FAILED) s2 = null;
			peg$savedPos = s0;
			s0 = peg$f4(s1, s2);
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parsePostfix() {
		let s0, s1, s2, s3, s5, s7;
		s0 = peg$currPos;
		s1 = peg$parsePrimary();
		if (s1 !== peg$FAILED) {
			s2 = [];
			s3 = peg$currPos;
			peg$parse_();
			if (input.charCodeAt(peg$currPos) === 46) {
				s5 = peg$c0;
				peg$currPos++;
			} else {
				s5 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e0);
			}
			if (s5 !== peg$FAILED) {
				peg$parse_();
				s7 = peg$parseMemberName();
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
				if (input.charCodeAt(peg$currPos) === 46) {
					s5 = peg$c0;
					peg$currPos++;
				} else {
					s5 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e0);
				}
				if (s5 !== peg$FAILED) {
					peg$parse_();
					s7 = peg$parseMemberName();
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
			s0 = peg$f5(s1, s2);
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		return s0;
	}
	function peg$parsePrimary() {
		let s0, s1;
		s0 = peg$parseParenthesised();
		if (s0 === peg$FAILED) {
			s0 = peg$parseLiteral();
			if (s0 === peg$FAILED) {
				s0 = peg$currPos;
				s1 = peg$parseName();
				if (s1 !== peg$FAILED) {
					peg$savedPos = s0;
					s1 = peg$f6(s1);
				}
				s0 = s1;
			}
		}
		return s0;
	}
	function peg$parseParenthesised() {
		let s0, s1, s3, s5;
		s0 = peg$currPos;
		s1 = peg$parseOpen();
		if (s1 !== peg$FAILED) {
			peg$parse_();
			s3 = peg$parseOr();
			if (s3 !== peg$FAILED) {
				peg$parse_();
				s5 = peg$parseClose();
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
	function peg$parseLiteral() {
		let s0, s1;
		s0 = peg$currPos;
		s1 = peg$parseBoolean();
		if (s1 === peg$FAILED) {
			s1 = peg$parseNumber();
			if (s1 === peg$FAILED) s1 = peg$parseText();
		}
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f7(s1);
		}
		s0 = s1;
		return s0;
	}
	function peg$parseOpen() {
		let s0, s1;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 40) {
			s1 = peg$c1;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e2);
		}
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f8();
		}
		s0 = s1;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e1);
		}
		return s0;
	}
	function peg$parseClose() {
		let s0, s1;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 41) {
			s1 = peg$c2;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e4);
		}
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f9();
		}
		s0 = s1;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e3);
		}
		return s0;
	}
	function peg$parseBoolean() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 4) === peg$c3) {
			s1 = peg$c3;
			peg$currPos += 4;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e6);
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
				s0 = peg$f10();
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
			if (input.substr(peg$currPos, 5) === peg$c4) {
				s1 = peg$c4;
				peg$currPos += 5;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e7);
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
					s0 = peg$f11();
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
			if (peg$silentFails === 0) peg$fail(peg$e5);
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
			s3 = peg$c5;
			peg$currPos++;
		} else {
			s3 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e9);
		}
		if (s3 === peg$FAILED) s3 = null;
		s4 = peg$parseDigits();
		if (s4 !== peg$FAILED) {
			s5 = peg$currPos;
			if (input.charCodeAt(peg$currPos) === 46) {
				s6 = peg$c0;
				peg$currPos++;
			} else {
				s6 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e0);
			}
			if (s6 !== peg$FAILED) {
				s7 = [];
				s8 = input.charAt(peg$currPos);
				if (peg$r0.test(s8)) peg$currPos++;
				else {
					s8 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e10);
				}
				if (s8 !== peg$FAILED) while (s8 !== peg$FAILED) {
					s7.push(s8);
					s8 = input.charAt(peg$currPos);
					if (peg$r0.test(s8)) peg$currPos++;
					else {
						s8 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e10);
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
			if (peg$r1.test(s7)) peg$currPos++;
			else {
				s7 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e11);
			}
			if (s7 !== peg$FAILED) {
				s8 = input.charAt(peg$currPos);
				if (peg$r2.test(s8)) peg$currPos++;
				else {
					s8 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e12);
				}
				if (s8 === peg$FAILED) s8 = null;
				s9 = [];
				s10 = input.charAt(peg$currPos);
				if (peg$r0.test(s10)) peg$currPos++;
				else {
					s10 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e10);
				}
				if (s10 !== peg$FAILED) while (s10 !== peg$FAILED) {
					s9.push(s10);
					s10 = input.charAt(peg$currPos);
					if (peg$r0.test(s10)) peg$currPos++;
					else {
						s10 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e10);
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
				s0 = peg$f12(s1);
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
			if (peg$silentFails === 0) peg$fail(peg$e8);
		}
		return s0;
	}
	function peg$parseDigits() {
		let s0, s1, s2, s3;
		if (input.charCodeAt(peg$currPos) === 48) {
			s0 = peg$c6;
			peg$currPos++;
		} else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e13);
		}
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			s1 = input.charAt(peg$currPos);
			if (peg$r3.test(s1)) peg$currPos++;
			else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e14);
			}
			if (s1 !== peg$FAILED) {
				s2 = [];
				s3 = input.charAt(peg$currPos);
				if (peg$r0.test(s3)) peg$currPos++;
				else {
					s3 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e10);
				}
				while (s3 !== peg$FAILED) {
					s2.push(s3);
					s3 = input.charAt(peg$currPos);
					if (peg$r0.test(s3)) peg$currPos++;
					else {
						s3 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e10);
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
	function peg$parseText() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.charCodeAt(peg$currPos) === 34) {
			s1 = peg$c7;
			peg$currPos++;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e16);
		}
		if (s1 !== peg$FAILED) {
			s2 = [];
			s3 = peg$parseTextPart();
			while (s3 !== peg$FAILED) {
				s2.push(s3);
				s3 = peg$parseTextPart();
			}
			if (input.charCodeAt(peg$currPos) === 34) {
				s3 = peg$c7;
				peg$currPos++;
			} else {
				s3 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e16);
			}
			if (s3 !== peg$FAILED) {
				peg$savedPos = s0;
				s0 = peg$f13(s2);
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
				s1 = peg$c7;
				peg$currPos++;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e16);
			}
			if (s1 !== peg$FAILED) {
				s2 = [];
				s3 = peg$parseTextPart();
				while (s3 !== peg$FAILED) {
					s2.push(s3);
					s3 = peg$parseTextPart();
				}
				peg$savedPos = s0;
				s0 = peg$f14();
			} else {
				peg$currPos = s0;
				s0 = peg$FAILED;
			}
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e15);
		}
		return s0;
	}
	function peg$parseTextPart() {
		let s0, s1, s2;
		s0 = peg$currPos;
		s1 = [];
		s2 = input.charAt(peg$currPos);
		if (peg$r4.test(s2)) peg$currPos++;
		else {
			s2 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e17);
		}
		if (s2 !== peg$FAILED) while (s2 !== peg$FAILED) {
			s1.push(s2);
			s2 = input.charAt(peg$currPos);
			if (peg$r4.test(s2)) peg$currPos++;
			else {
				s2 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e17);
			}
		}
		else s1 = peg$FAILED;
		if (s1 !== peg$FAILED) s0 = input.substring(s0, peg$currPos);
		else s0 = s1;
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			if (input.charCodeAt(peg$currPos) === 92) {
				s1 = peg$c8;
				peg$currPos++;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e18);
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
		if (peg$r5.test(s1)) peg$currPos++;
		else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e19);
		}
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f15(s1);
		}
		s0 = s1;
		if (s0 === peg$FAILED) {
			s0 = peg$currPos;
			if (input.charCodeAt(peg$currPos) === 98) {
				s1 = peg$c9;
				peg$currPos++;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e20);
			}
			if (s1 !== peg$FAILED) {
				peg$savedPos = s0;
				s1 = peg$f16();
			}
			s0 = s1;
			if (s0 === peg$FAILED) {
				s0 = peg$currPos;
				if (input.charCodeAt(peg$currPos) === 102) {
					s1 = peg$c10;
					peg$currPos++;
				} else {
					s1 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e21);
				}
				if (s1 !== peg$FAILED) {
					peg$savedPos = s0;
					s1 = peg$f17();
				}
				s0 = s1;
				if (s0 === peg$FAILED) {
					s0 = peg$currPos;
					if (input.charCodeAt(peg$currPos) === 110) {
						s1 = peg$c11;
						peg$currPos++;
					} else {
						s1 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e22);
					}
					if (s1 !== peg$FAILED) {
						peg$savedPos = s0;
						s1 = peg$f18();
					}
					s0 = s1;
					if (s0 === peg$FAILED) {
						s0 = peg$currPos;
						if (input.charCodeAt(peg$currPos) === 114) {
							s1 = peg$c12;
							peg$currPos++;
						} else {
							s1 = peg$FAILED;
							if (peg$silentFails === 0) peg$fail(peg$e23);
						}
						if (s1 !== peg$FAILED) {
							peg$savedPos = s0;
							s1 = peg$f19();
						}
						s0 = s1;
						if (s0 === peg$FAILED) {
							s0 = peg$currPos;
							if (input.charCodeAt(peg$currPos) === 116) {
								s1 = peg$c13;
								peg$currPos++;
							} else {
								s1 = peg$FAILED;
								if (peg$silentFails === 0) peg$fail(peg$e24);
							}
							if (s1 !== peg$FAILED) {
								peg$savedPos = s0;
								s1 = peg$f20();
							}
							s0 = s1;
							if (s0 === peg$FAILED) {
								s0 = peg$currPos;
								if (input.charCodeAt(peg$currPos) === 117) {
									s1 = peg$c14;
									peg$currPos++;
								} else {
									s1 = peg$FAILED;
									if (peg$silentFails === 0) peg$fail(peg$e25);
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
										s0 = peg$f21(s2);
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
									s1 = peg$f22();
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
		if (peg$r6.test(s0)) peg$currPos++;
		else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e26);
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
			if (peg$silentFails === 0) peg$fail(peg$e27);
		}
		return s0;
	}
	function peg$parseMemberName() {
		let s0, s1;
		peg$silentFails++;
		s0 = peg$currPos;
		s1 = peg$parseWord();
		if (s1 !== peg$FAILED) {
			peg$savedPos = s0;
			s1 = peg$f23(s1);
		}
		s0 = s1;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e28);
		}
		return s0;
	}
	function peg$parseWord() {
		let s0, s1, s2, s3, s4;
		s0 = peg$currPos;
		s1 = peg$currPos;
		s2 = input.charAt(peg$currPos);
		if (peg$r7.test(s2)) peg$currPos++;
		else {
			s2 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e29);
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
		if (peg$r8.test(s0)) peg$currPos++;
		else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e30);
		}
		return s0;
	}
	function peg$parseReserved() {
		let s0, s1, s2, s3;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 4) === peg$c3) {
			s1 = peg$c3;
			peg$currPos += 4;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e6);
		}
		if (s1 === peg$FAILED) {
			if (input.substr(peg$currPos, 5) === peg$c4) {
				s1 = peg$c4;
				peg$currPos += 5;
			} else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e7);
			}
			if (s1 === peg$FAILED) {
				if (input.substr(peg$currPos, 3) === peg$c15) {
					s1 = peg$c15;
					peg$currPos += 3;
				} else {
					s1 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e31);
				}
				if (s1 === peg$FAILED) {
					if (input.substr(peg$currPos, 2) === peg$c16) {
						s1 = peg$c16;
						peg$currPos += 2;
					} else {
						s1 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e32);
					}
					if (s1 === peg$FAILED) {
						if (input.substr(peg$currPos, 3) === peg$c17) {
							s1 = peg$c17;
							peg$currPos += 3;
						} else {
							s1 = peg$FAILED;
							if (peg$silentFails === 0) peg$fail(peg$e33);
						}
						if (s1 === peg$FAILED) {
							if (input.substr(peg$currPos, 2) === peg$c18) {
								s1 = peg$c18;
								peg$currPos += 2;
							} else {
								s1 = peg$FAILED;
								if (peg$silentFails === 0) peg$fail(peg$e34);
							}
							if (s1 === peg$FAILED) {
								if (input.substr(peg$currPos, 2) === peg$c19) {
									s1 = peg$c19;
									peg$currPos += 2;
								} else {
									s1 = peg$FAILED;
									if (peg$silentFails === 0) peg$fail(peg$e35);
								}
								if (s1 === peg$FAILED) {
									if (input.substr(peg$currPos, 4) === peg$c20) {
										s1 = peg$c20;
										peg$currPos += 4;
									} else {
										s1 = peg$FAILED;
										if (peg$silentFails === 0) peg$fail(peg$e36);
									}
									if (s1 === peg$FAILED) {
										if (input.substr(peg$currPos, 3) === peg$c21) {
											s1 = peg$c21;
											peg$currPos += 3;
										} else {
											s1 = peg$FAILED;
											if (peg$silentFails === 0) peg$fail(peg$e37);
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
		if (input.substr(peg$currPos, 3) === peg$c15) {
			s1 = peg$c15;
			peg$currPos += 3;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e31);
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
			if (peg$silentFails === 0) peg$fail(peg$e38);
		}
		return s0;
	}
	function peg$parseOrWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 2) === peg$c16) {
			s1 = peg$c16;
			peg$currPos += 2;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e32);
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
			if (peg$silentFails === 0) peg$fail(peg$e39);
		}
		return s0;
	}
	function peg$parseNotWord() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 3) === peg$c17) {
			s1 = peg$c17;
			peg$currPos += 3;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e33);
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
			if (peg$silentFails === 0) peg$fail(peg$e40);
		}
		return s0;
	}
	function peg$parseComparisonOperator() {
		let s0;
		peg$silentFails++;
		if (input.substr(peg$currPos, 2) === peg$c22) {
			s0 = peg$c22;
			peg$currPos += 2;
		} else {
			s0 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e42);
		}
		if (s0 === peg$FAILED) {
			if (input.substr(peg$currPos, 2) === peg$c23) {
				s0 = peg$c23;
				peg$currPos += 2;
			} else {
				s0 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e43);
			}
			if (s0 === peg$FAILED) {
				if (input.substr(peg$currPos, 2) === peg$c24) {
					s0 = peg$c24;
					peg$currPos += 2;
				} else {
					s0 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e44);
				}
				if (s0 === peg$FAILED) {
					if (input.substr(peg$currPos, 2) === peg$c25) {
						s0 = peg$c25;
						peg$currPos += 2;
					} else {
						s0 = peg$FAILED;
						if (peg$silentFails === 0) peg$fail(peg$e45);
					}
					if (s0 === peg$FAILED) {
						s0 = input.charAt(peg$currPos);
						if (peg$r9.test(s0)) peg$currPos++;
						else {
							s0 = peg$FAILED;
							if (peg$silentFails === 0) peg$fail(peg$e46);
						}
					}
				}
			}
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			if (peg$silentFails === 0) peg$fail(peg$e41);
		}
		return s0;
	}
	function peg$parse_() {
		let s0, s1;
		s0 = [];
		s1 = peg$parseBlank();
		if (s1 === peg$FAILED) s1 = peg$parseComment();
		while (s1 !== peg$FAILED) {
			s0.push(s1);
			s1 = peg$parseBlank();
			if (s1 === peg$FAILED) s1 = peg$parseComment();
		}
		return s0;
	}
	function peg$parseBlank() {
		let s0, s1;
		peg$silentFails++;
		s0 = [];
		s1 = input.charAt(peg$currPos);
		if (peg$r10.test(s1)) peg$currPos++;
		else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e48);
		}
		if (s1 !== peg$FAILED) while (s1 !== peg$FAILED) {
			s0.push(s1);
			s1 = input.charAt(peg$currPos);
			if (peg$r10.test(s1)) peg$currPos++;
			else {
				s1 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e48);
			}
		}
		else s0 = peg$FAILED;
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e47);
		}
		return s0;
	}
	function peg$parseComment() {
		let s0, s1, s2, s3;
		peg$silentFails++;
		s0 = peg$currPos;
		if (input.substr(peg$currPos, 2) === peg$c26) {
			s1 = peg$c26;
			peg$currPos += 2;
		} else {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e49);
		}
		if (s1 !== peg$FAILED) {
			s2 = [];
			s3 = input.charAt(peg$currPos);
			if (peg$r11.test(s3)) peg$currPos++;
			else {
				s3 = peg$FAILED;
				if (peg$silentFails === 0) peg$fail(peg$e50);
			}
			while (s3 !== peg$FAILED) {
				s2.push(s3);
				s3 = input.charAt(peg$currPos);
				if (peg$r11.test(s3)) peg$currPos++;
				else {
					s3 = peg$FAILED;
					if (peg$silentFails === 0) peg$fail(peg$e50);
				}
			}
			s1 = [s1, s2];
			s0 = s1;
		} else {
			peg$currPos = s0;
			s0 = peg$FAILED;
		}
		peg$silentFails--;
		if (s0 === peg$FAILED) {
			s1 = peg$FAILED;
			if (peg$silentFails === 0) peg$fail(peg$e47);
		}
		return s0;
	}
	let parenthesesOpen = 0;
	const spanHere = () => {
		const { start, end } = range();
		return options.spanOf(start, end);
	};
	const logical = (operator, operands) => operands.length === 1 ? operands[0] : {
		kind: "logical",
		operator,
		operands,
		span: spanHere()
	};
	const member = (object, { name, end, nameSpan }) => ({
		kind: "member",
		object,
		name,
		nameSpan,
		span: options.spanOf(object.span.start.offset, end)
	});
	const negate = (operand, start) => ({
		kind: "not",
		operand,
		span: options.spanOf(start, range().end)
	});
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

// src/verdict/flow/hint.ts
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
	"'": "write texts in double quotes",
	"`": "write texts in double quotes",
	"“": "write texts in plain double quotes",
	"”": "write texts in plain double quotes",
	"#": "write comments after `--`",
	"//": "write comments after `--`",
	"/*": "write comments after `--`",
	"%": "numbers have no units"
};
/** What to do about a syntax error, where that can be guessed. Throws: never. */
function hintFor(stop) {
	return hintForNeighbours(stop) ?? hintForSign(stop) ?? hintForWord(stop);
}
function hintForNeighbours({ token, before, awaits }) {
	if (token === "" && awaits.has("`)`")) return "a parenthesis is not closed";
	if (token === "=" && /[=!]=$/.test(before)) return "write `==` or `!=` with two signs";
	if (token === ">" && before.endsWith("<")) return "write `!=`";
	if (token === "." || /[0-9]\.$/.test(before)) return "write decimals with digits on both sides of the point";
	return null;
}
function hintForSign({ token, awaits }) {
	if (Object.hasOwn(SIGN_HINTS, token)) return SIGN_HINTS[token] ?? null;
	if (COMPARISON_OPERATORS.some((operator) => operator === token) && awaits.has("`and`")) return "comparisons do not chain: join two of them with `and`";
	if (/^[[+*/-]/.test(token)) return "expressions have no arithmetic and no lists";
	if (token === "(" && awaits.has("`and`")) return "expressions have no calls";
	if (/^\p{L}/u.test(token) && !/^[A-Za-z]/.test(token)) return "names are made of ASCII letters, digits and `_`";
	return /^[^\x20-\x7e\p{L}\p{P}]/u.test(token) ? "remove this character" : null;
}
function hintForWord({ token, awaits }) {
	if (/^0[0-9]+$/.test(token)) return "write whole numbers without leading zeros";
	if (/^[0-9]+[A-Za-z_]/.test(token)) return "numbers have no units, and names do not begin with a digit";
	if (!/^[A-Za-z_]/.test(token)) return null;
	const word = token.toLowerCase();
	const isReserved = RESERVED_WORDS.some((reserved) => reserved === word);
	if (isReserved && word !== token) return `write \`${word}\``;
	if (token === "not") return "put the `not` and what it negates in parentheses";
	if (isReserved) return ["and", "or"].includes(token) ? null : `\`${token}\` is a reserved word`;
	return awaits.has("`and`") ? "join the two with `and` or `or`" : null;
}

// src/verdict/flow/parse.ts
/** Parse one expression. In: at most 16 KiB of text and where it stands. Out: the tree, or one diagnostic with its place in the
*  file; the first fault of a text ends its parsing. Throws: never. */
function parseExpression(source, origin) {
	const locate = createLocator(source, origin);
	const spanOf = (start, end) => ({
		start: locate(start),
		end: locate(end)
	});
	const result = isTooLong(source) ? tooLong(source) : parseText(source, spanOf);
	if ("kind" in result) return {
		value: {
			text: source,
			origin,
			root: result
		},
		diagnostics: []
	};
	const { start, end, ruleId, message, hint } = result;
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
}
function parseText(source, spanOf) {
	try {
		const root = peg$parse(source, {
			spanOf,
			numberOf,
			maxDepth: LIMITS.depth
		});
		return findOversize(root) ?? root;
	} catch (error) {
		if (error instanceof peg$SyntaxError) return explain(source, error);
		throw error;
	}
}
function isTooLong(source) {
	return source.length > LIMITS.sourceBytes || new TextEncoder().encode(source).length > LIMITS.sourceBytes;
}
function tooLong(source) {
	return {
		ruleId: "expression-too-long",
		message: `the expression is longer than ${LIMITS.sourceBytes} bytes`,
		hint: null,
		start: 0,
		end: Math.min(source.length, 1)
	};
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
		if (depth > LIMITS.depth) return tooDeep(node.span.start.offset, node.span.end.offset);
		if (count > LIMITS.nodes) return tooManyNodes(root);
		open.push(...childrenOf(node).map((child) => ({
			node: child,
			depth: depth + 1
		})));
	}
	return null;
}
function tooDeep(start, end) {
	return {
		ruleId: "expression-too-deep",
		message: `the expression is nested deeper than ${LIMITS.depth} levels`,
		hint: "split it over several gates",
		start,
		end
	};
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
function explain(source, error) {
	const start = error.location.start.offset;
	const end = error.location.end.offset;
	if (error.expected !== null) return explainUnexpected(source, start, error.expected);
	switch (error.message) {
		case "too-deep": return tooDeep(start, end);
		case "number-out-of-range": return {
			ruleId: "number-out-of-range",
			message: `${shorten(source.slice(start, end), 40)} is outside of what numbers can hold`,
			hint: `numbers reach from -${Number.MAX_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER} and down to 5e-324`,
			start,
			end
		};
		case "open-text": return {
			ruleId: "open-text",
			message: "this text has no closing double quote on its line",
			hint: "write a line break inside a text as `\\n` and a double quote as `\\\"`",
			start,
			end
		};
		default: return {
			ruleId: "bad-escape",
			message: `\`${toInertLine(source.slice(start - 1, start + 1))}\` is no escape that texts know`,
			hint: "the escapes are those of JSON, such as `\\\"`, `\\\\`, `\\n` and `\\u00e9`",
			start: start - 1,
			end: Math.min(start + 1, source.length)
		};
	}
}
function explainUnexpected(source, start, expected) {
	const token = tokenAt(source, start);
	const found = token === "" ? "the expression ends here" : `found ${quote(token)}`;
	const awaits = new Set(expected.map(toPhrase));
	return {
		ruleId: "syntax",
		message: `expected ${listPhrases(awaits)}, but ${found}`,
		hint: hintFor({
			token,
			before: source.slice(Math.max(start - 2, 0), start),
			awaits
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
/** In the order in which they are listed; what is not here is left out, white space for one. */
const PHRASES = [
	"a member name",
	"a value",
	"`not`",
	"`(`",
	"a comparison",
	"`and`",
	"`or`",
	"`)`",
	"the end of the expression"
];
function listPhrases(phrases) {
	const listed = PHRASES.filter((phrase) => phrases.has(phrase));
	const last = listed.pop() ?? "something else";
	return listed.length === 0 ? last : `${listed.join(", ")} or ${last}`;
}
function toPhrase(expectation) {
	if (expectation.type === "end") return "the end of the expression";
	if (expectation.type !== "other") return "";
	return VALUES.includes(expectation.description) ? "a value" : expectation.description;
}
/** The word, the run of operator signs, or the single character at an offset; empty at the end. */
function tokenAt(source, offset) {
	return /[A-Za-z0-9_]+|[=!<>&|+*/%^~?:-]+|./suy.exec(source.slice(offset, offset + 200))?.[0] ?? "";
}
function quote(token) {
	const codePoint = token.codePointAt(0) ?? 0;
	if (codePoint > 32 && codePoint < 127) return `\`${shorten(token, 40)}\``;
	return `the character U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}

export { shorten as a, readOwn as c, evaluate as i, factTypesOf as l, checkExpression as n, toInertLine as o, canForceTrue as r, formatValue as s, parseExpression as t };