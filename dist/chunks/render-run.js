import { n as assertNever, t as assert } from "./assert.js";
import { A as mergeCauses, C as textOf, E as formatValue, I as shorten, L as toInertLine, P as LIMITS, b as isProducer, k as holdRecord, v as checksOf, x as evaluate, y as listSites } from "./policy-gates.js";

// src/verdict/flow/plain.ts
/** Parts that one value may have when it leaves the language. Lists of lists of lists that share their items grow fast. */
const MAX_PARTS = 1e5;
/** A value as plain data, to go into events, outputs and agents' input. Out: null for what is unknown, the whole or a part, and for what
*  is nested deeper than an expression can be or has too many parts; `causesIn` names both. Throws: never. */
function toPlain(holding) {
	return plainOf(holding, { parts: 0 }, 1);
}
function plainOf({ value }, walk, depth) {
	if (isTooLarge(walk, depth)) return null;
	switch (value.kind) {
		case "known": return value.value;
		case "unknown": return null;
		case "list": return value.items.map((item) => plainOf(item, walk, depth + 1));
		case "record": return Object.fromEntries(value.names.flatMap((name) => {
			const member = value.read(name);
			return member === null ? [] : [[name, plainOf(member, walk, depth + 1)]];
		}));
		default: return assertNever(value, "value");
	}
}
/** Why a value or any part of it is unknown; empty exactly where `toPlain` gives the whole of it. Throws: never. */
function causesIn(holding) {
	return mergeCauses(listCauses(holding, { parts: 0 }, 1));
}
function listCauses({ value }, walk, depth) {
	if (isTooLarge(walk, depth)) return [[{
		name: "value",
		reason: "too-many-steps",
		detail: "it has too many parts or is nested too deeply"
	}]];
	switch (value.kind) {
		case "known": return [];
		case "unknown": return [value.causes];
		case "list": return value.items.flatMap((item) => listCauses(item, walk, depth + 1));
		case "record": return value.names.flatMap((name) => {
			const member = value.read(name);
			return member === null ? [] : listCauses(member, walk, depth + 1);
		});
		default: return assertNever(value, "value");
	}
}
function isTooLarge(walk, depth) {
	walk.parts += 1;
	return walk.parts > MAX_PARTS || depth > LIMITS.depth;
}

// src/verdict/flow/print.ts
/** Write a tree as an expression that parses to the same tree. Comments and layout of the original are not kept. The item of a
*  projection is written as nothing, since `[*]` stands for it. */
function printExpression(node) {
	switch (node.kind) {
		case "literal": return printLiteral(node.value);
		case "name": return node.name;
		case "item": return "";
		case "member": return `${printOperand(node.object, isPostfix)}.${node.name}`;
		case "index": return `${printOperand(node.object, isPostfix)}[${printExpression(node.index)}]`;
		case "projection": return `${printOperand(node.list, isPostfix)}[*]${printExpression(node.body)}`;
		case "list": return `[${node.items.map(printExpression).join(", ")}]`;
		case "record": return printRecord(node);
		case "call": return `${node.name}(${node.operands.map(printExpression).join(", ")})`;
		case "not":
		case "negate":
		case "logical":
		case "comparison":
		case "in":
		case "arithmetic": return printOperation(node);
		default: return assertNever(node, "node");
	}
}
function printOperation(node) {
	switch (node.kind) {
		case "not": return printNot(node);
		case "negate": {
			const text = printOperand(node.operand, isChain);
			return /^[-0-9]/.test(text) ? `-(${text})` : `-${text}`;
		}
		case "logical": return node.operands.map((operand) => printOperand(operand, (inner) => inner.kind !== "logical")).join(` ${node.operator} `);
		case "comparison": return `${printOperand(node.left, isSum)} ${node.operator} ${printOperand(node.right, isSum)}`;
		case "in": return `${printOperand(node.item, isSum)} in ${printOperand(node.list, isSum)}`;
		case "arithmetic": return printArithmetic(node);
		default: return assertNever(node, "node");
	}
}
function printNot({ operand }) {
	if (operand.kind === "in") return `${printOperand(operand.item, isSum)} not in ${printOperand(operand.list, isSum)}`;
	return `not ${printOperand(operand, (inner) => inner.kind !== "logical")}`;
}
function printArithmetic({ operator, left, right }) {
	const isProduct = isProductOperator(operator);
	return `${printOperand(left, isProduct ? isProductOperand : isSum)} ${operator} ${printOperand(right, isProduct ? isFactor : isProductOperand)}`;
}
const WORD = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Write a record on one line. */
function printRecord({ members }) {
	if (members.length === 0) return "{}";
	return `{ ${members.map(({ name, value }) => `${WORD.test(name) ? name : printLiteral(name)}: ${printExpression(value)}`).join(", ")} }`;
}
/** Write a literal as the grammar takes it. JSON's way of writing texts and numbers is a part of the grammar. */
function printLiteral(value) {
	return JSON.stringify(value).replaceAll(/[\u007f\u2028\u2029]/g, escapeCharacter);
}
function escapeCharacter(character) {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
function printOperand(node, needsNoParentheses) {
	const text = printExpression(node);
	return needsNoParentheses(node) ? text : `(${text})`;
}
/** What further parts of a chain can follow; what follows a projection would become a part of it. */
function isPostfix(node) {
	return isChain(node) && node.kind !== "projection";
}
function isChain({ kind }) {
	return ![
		"not",
		"negate",
		"logical",
		"comparison",
		"in",
		"arithmetic"
	].includes(kind);
}
function isFactor(node) {
	return isChain(node) || node.kind === "negate";
}
function isProductOperand(node) {
	return isFactor(node) || node.kind === "arithmetic" && isProductOperator(node.operator);
}
function isSum(node) {
	return isFactor(node) || node.kind === "arithmetic";
}
function isProductOperator(operator) {
	return operator === "*" || operator === "/" || operator === "%";
}

// src/verdict/flow/evaluate-grounds.ts
const MAX_ATOM_CHARS = 200;
const MAX_TERM_CHARS = 60;
const MAX_DETAIL_CHARS = 120;
const MAX_VALUE_CHARS = 60;
const MAX_GROUNDS = 8;
/** What made a part what it is, each ground for itself: of a fact what it rests on, of anything else what was found, and the facts in it.
*  Out: inert, cut texts; few of them. */
function groundsOf(part) {
	const grounds = isPath(part) ? [renderOwnGround(part)] : [...findingOf(part), ...groundsBelow(part)];
	if (grounds.length <= MAX_GROUNDS) return grounds;
	return [...grounds.slice(0, 7), `${grounds.length - MAX_GROUNDS + 1} more`];
}
/** A part as an expression, inert and cut. */
function renderText({ node }, maxChars = MAX_ATOM_CHARS) {
	return shorten(toInertLine(printExpression(node)), maxChars);
}
/** A fact, or one item of a list with what follows it: it rests on what it was read from. */
function isPath({ name, node, children }) {
	if (name !== null) return true;
	const [object] = children;
	return node.kind === "index" || node.kind === "member" && object !== void 0 && isPath(object);
}
/** What a call found, as `"Mon" twice`. */
function findingOf({ node, detail, value }) {
	return node.kind === "call" && detail !== "" && value.kind === "known" ? [inert(detail)] : [];
}
function groundsBelow(part) {
	const told = listTold(part);
	const causes = part.causes.filter((cause) => !told.some(({ causes }) => causes.includes(cause))).slice(0, MAX_GROUNDS).map((cause) => renderCause(part, cause));
	return [.../* @__PURE__ */ new Set([...part.children.flatMap((child) => renderTerm(child)), ...causes])];
}
function listTold(part) {
	return isPath(part) ? [part] : part.children.flatMap(listTold);
}
/** All facts in a part, in the order they are written. */
function listFactsIn(part) {
	if (part.name !== null) return [part];
	return part.children.flatMap(listFactsIn);
}
/** What an operand came to: a fact with what it rests on, what was computed with its facts. Of a sum in a sum only the facts. */
function renderTerm(part, isInSum = false) {
	const { node, name, value, children, isDeciding } = part;
	const subject = name ?? renderText(part, MAX_TERM_CHARS);
	if (isPath(part)) return [`${subject} ${renderFinding(part)}`];
	const isSum = node.kind === "arithmetic" || node.kind === "negate";
	const below = ((node.kind === "list" || node.kind === "record") && isDeciding ? children.filter((child) => child.isDeciding) : children).flatMap((child) => renderTerm(child, isSum));
	if (value.kind !== "known" || isSum && isInSum || !(isSum || node.kind === "call")) return below;
	return [...isTruth(value) ? findingOf(part) : [`${subject} is ${renderValue(value)}`], ...below];
}
/** Causes name what the part as written does not, such as one item of many. */
function renderCause({ text }, { name, detail }) {
	return inert(text.includes(name) ? detail : `${name}: ${detail}`);
}
/** A mark says what a bool is; what else a fact is must be said. */
function renderOwnGround(fact) {
	return isTruth(fact.value) || fact.causes.length > 0 ? renderGround(fact) : renderFinding(fact);
}
function isTruth(value) {
	return value.kind === "known" && typeof value.value === "boolean";
}
function renderFinding(fact) {
	const ground = renderGround(fact);
	if (fact.causes.length > 0) return `is ${ground}`;
	return `is ${renderValue(fact.value)}${ground === "" ? "" : `, ${ground}`}`;
}
/** What a fact rests on: `observed: exit 1`, or why it is unknown. */
function renderGround({ causes: [cause], provenance, detail }) {
	const words = (cause === void 0 ? [detail] : [cause.reason, cause.detail]).filter((text) => text !== "").map(inert);
	return [cause === void 0 ? basisOf(provenance) : "unknown", words.join(", ")].filter((text) => text !== "").join(": ");
}
function basisOf(provenance) {
	return provenance === "constant" ? "" : provenance ?? "unknown";
}
function renderValue(value) {
	if (value.kind === "list") return value.items.length === 1 ? "a list of 1 item" : `a list of ${value.items.length} items`;
	return shorten(toInertLine(formatValue(value)), MAX_VALUE_CHARS);
}
function inert(text) {
	return shorten(toInertLine(text).trim(), MAX_DETAIL_CHARS);
}

// src/verdict/flow/explain.ts
const MAX_LINE_CHARS = 100;
/** The facts of an expression that made its result what it is, in the order they are written: for false the false ones of an
*  `and`, for true all it took, for unknown the unknown ones. A fact used twice is there twice. */
function decidedBy(evaluation) {
	return listFacts(evaluation).filter((fact) => fact.isDeciding);
}
/** All facts of an expression, in the order they are written. A list of evidence is one fact. */
function listFacts({ explanation }) {
	return listFactsIn(explanation);
}
/** The value of an expression of any type, to be used under a name: as its detail it says what it came from, as a fact does. */
function holdResult({ explanation }) {
	const { node, value, provenance, detail } = explanation;
	return {
		value,
		provenance,
		detail: isPath(explanation) || node.kind === "record" || value.kind === "unknown" ? detail : groundsOf(explanation).join("; ")
	};
}
/** The expression with each part marked: `tests.passed ✗ (observed: exit 1) and handoff.verified ? (unknown: verifier-blocked)`.
*  Out: plain text, one line, or several where that would be too long; untrusted parts are made inert and cut. */
function renderExplanation({ explanation }) {
	return renderPart(explanation).join("\n");
}
function renderPart(part) {
	const { node, children } = part;
	if (node.kind === "logical") return renderLogical(node.operator, children);
	const [operand] = children;
	if (node.kind !== "not" || operand === void 0 || isAtom(operand)) return [renderAtom(part)];
	return prefixFirst("not ", inParentheses(renderPart(operand)));
}
/** `not` of these is read as one word: `not ui.ok`, `x.day not in x.days`. */
function isAtom({ node, children }) {
	return children.length === 0 || node.kind === "in" || node.kind === "call" || node.kind === "index";
}
function renderLogical(operator, children) {
	const operands = children.map((child) => child.node.kind === "logical" ? inParentheses(renderPart(child)) : renderPart(child));
	const oneLine = operands.map((lines) => lines.join(" ")).join(` ${operator} `);
	if (oneLine.length <= MAX_LINE_CHARS && operands.every((lines) => lines.length === 1)) return [oneLine];
	return operands.flatMap((lines, index) => index === 0 ? lines : prefixFirst(`${operator} `, lines));
}
function inParentheses(lines) {
	if (lines.length === 1) return [`(${lines.join("")})`];
	return [
		"(",
		...lines.map((line) => `  ${line}`),
		")"
	];
}
function prefixFirst(prefix, [first = "", ...rest]) {
	return [`${prefix}${first}`, ...rest];
}
/** A fact, a `not` of one, or anything else that is no `and`, `or` or `not`, with its mark and what the mark rests on. */
function renderAtom(part) {
	const grounds = groundsOf(part);
	return `${renderText(part)} ${markOf(part.value)}${grounds.length === 0 ? "" : ` (${grounds.join("; ")})`}`;
}
function markOf(value) {
	if (value.kind !== "known" || typeof value.value !== "boolean") return "?";
	return value.value ? "✓" : "✗";
}

// src/verdict/flow/run-names.ts
/** Ids of the checks that the language computes: their names, and `block.check` where a name is used for several checks. No id is that of
*  a site or of another of them: where nothing else tells two apart they are numbered. */
function nameComputedChecks({ statements }, sites) {
	const all = checksOfStatements(statements);
	const uses = /* @__PURE__ */ new Map();
	for (const { check } of all) uses.set(check.name, (uses.get(check.name) ?? 0) + 1);
	const taken = new Set(sites.map(({ id }) => id));
	const ids = /* @__PURE__ */ new Map();
	for (const { check, block } of all) {
		if (isProducer(check.value)) continue;
		const id = findFree(block !== null && (uses.get(check.name) ?? 0) > 1 ? `${block}.${check.name}` : check.name, taken);
		taken.add(id);
		ids.set(check, id);
	}
	return ids;
}
function findFree(wanted, taken) {
	let id = wanted;
	for (let number = 2; taken.has(id); number += 1) id = `${wanted}#${number}`;
	return id;
}
/** Without recursion: an `else if` is a statement in a statement, and a gate may have thousands. */
function checksOfStatements(statements) {
	const found = [];
	const waiting = statements.toReversed();
	for (let statement = waiting.pop(); statement !== void 0; statement = waiting.pop()) {
		if (statement.kind === "if") waiting.push(...[...statement.then, ...statement.otherwise ?? []].toReversed());
		const block = blockOf(statement);
		if (block !== null) found.push(...checksOf(block.verify).map((check) => ({
			check,
			block: block.name
		})));
	}
	return found;
}
function blockOf(statement) {
	if (statement.kind === "verify") return {
		verify: statement,
		name: null
	};
	return statement.kind === "let" && statement.value.kind === "verify" && statement.value.kind === "verify" ? {
		verify: statement.value,
		name: statement.name
	} : null;
}

// src/verdict/flow/run-journal.ts
/** An empty journal for one run. In: a program without faults. */
function openJournal(program, host) {
	const sites = listSites(program);
	const byProducer = new Map(sites.map((site) => [site.producer, site]));
	const ids = nameComputedChecks(program, sites);
	return {
		program,
		host,
		siteOf: (producer) => {
			const site = byProducer.get(producer);
			assert(site, "every producer of a program is a site");
			return site;
		},
		idOf: (check) => {
			const id = ids.get(check);
			assert(id, "every computed check has an id");
			return id;
		},
		verdicts: [],
		conditions: [],
		computed: [],
		unasked: []
	};
}
/** Evaluate an expression of the program. Throws: never. */
function evaluateNode({ program: { text, origin } }, root, scope) {
	return evaluate({
		text,
		origin,
		root
	}, scope);
}
/** What an expression of the program comes to, of any type. Throws: never. */
function holdingOfNode(journal, root, scope) {
	return holdResult(evaluateNode(journal, root, scope));
}
/** A value that is unknown for these causes. */
function unknownFor(causes) {
	return {
		value: {
			kind: "unknown",
			causes
		},
		provenance: null,
		detail: causes[0]?.detail ?? ""
	};
}

// src/verdict/flow/run-result.ts
const NOTHING_DECIDED = {
	name: "the gate",
	reason: "flow-undecided",
	detail: "no require and no verify was reached, so that nothing decided"
};
/** What a run came to, from what it met on its way and how it ended. Throws: never. */
function conclude(journal, ending) {
	const deciding = findDeciding(journal, ending);
	const stuck = ending.kind === "stuck" ? [ending.evaluation] : [];
	const result = resultOf(deciding, stuck.length > 0);
	const unknowns = [...deciding.map(({ evaluation }) => evaluation), ...stuck];
	const causes = mergeCauses(unknowns.map((evaluation) => evaluation.causes));
	const why = causes.length > 0 ? causes : [NOTHING_DECIDED];
	const { verdicts, conditions, computed, unasked } = journal;
	return {
		result,
		causes: result === "unknown" ? why : [],
		verifies: verdicts.filter(isVerify),
		requires: verdicts.filter((one) => !isVerify(one)),
		conditions,
		computed,
		unasked,
		deciding,
		output: ending.kind === "finished" && ending.output !== null ? toPlain(ending.output) : null
	};
}
function isVerify(one) {
	return "block" in one;
}
/** Requires and the verify blocks without a name; where there are none, all verify blocks. Behind an unknown `if` may stand a `require`,
*  and then those others would not decide: a verdict on them could be turned by what is still unknown. */
function findDeciding({ verdicts }, ending) {
	const own = verdicts.filter((one) => !isVerify(one) || one.name === null);
	if (own.length > 0) return own;
	return ending.kind === "stuck" ? [] : verdicts;
}
function resultOf(deciding, isStuck) {
	const results = deciding.map(({ evaluation }) => evaluation.result);
	if (results.includes("false")) return "false";
	return isStuck || results.length === 0 || results.includes("unknown") ? "unknown" : "true";
}

// src/verdict/flow/run-produce.ts
/** The value of a check or a `let`: of an expression, or of what is asked of the world. An agent whose input has an unknown in it is not
*  asked, and its value is unknown for the same causes. Throws: what the host throws. */
async function produce(journal, value, scope) {
	if (!isProducer(value)) return holdingOfNode(journal, value, scope);
	const site = journal.siteOf(value);
	const option = value.options.find(({ kind }) => kind === "input");
	const input = option?.kind === "input" ? holdingOfNode(journal, option.value, scope) : null;
	const causes = input === null ? [] : causesIn(input);
	if (causes.length === 0) return journal.host.perform(site, input === null ? null : toPlain(input));
	journal.unasked.push({
		site,
		causes
	});
	if (site.isCheck) journal.host.onEvent({
		kind: "check.finished",
		check: site.id,
		value: null
	});
	return unknownFor(causes);
}

// src/verdict/flow/run-verify.ts
/** Run a verify block: its items in order, the checks of its parallel group at once, and then its `pass when`. Out: a record of `passed`,
*  `failed` and `checks`. Throws: what the host throws, never for evidence. */
async function runVerify(journal, { block, name }, scope) {
	const checks = [];
	for (const item of block.items) {
		if (item.kind === "pass-when") continue;
		const group = item.kind === "parallel" ? item.checks : [item];
		checks.push(...await Promise.all(group.map((check) => runCheck(journal, check, scope))));
	}
	const record = Object.fromEntries(checks);
	const condition = block.items.find((item) => item.kind === "pass-when")?.condition;
	assert(condition, "a checked verify has its `pass when`");
	const evaluation = evaluateNode(journal, condition, {
		...scope,
		...record
	});
	journal.verdicts.push({
		block,
		name,
		ids: idsOf(journal, block),
		evaluation
	});
	journal.host.onEvent({
		kind: "verify.finished",
		verify: name,
		result: evaluation.result
	});
	return holdVerdict(evaluation, record);
}
function idsOf(journal, block) {
	const entries = checksOf(block).map((check) => {
		const { name, value } = check;
		return [name, isProducer(value) ? journal.siteOf(value).id : journal.idOf(check)];
	});
	return Object.fromEntries(entries);
}
/** Up to its first wait this runs at once, so that a group has asked for everything before it waits for anything. */
async function runCheck(journal, check, scope) {
	const { name, value } = check;
	assert(value.kind !== "verify", "a check of a checked program is no verify");
	if (isProducer(value)) return [name, await produce(journal, value, scope)];
	const id = journal.idOf(check);
	journal.host.onEvent({
		kind: "check.started",
		check: id
	});
	const holding = holdingOfNode(journal, value, scope);
	journal.computed.push({
		id,
		holding
	});
	journal.host.onEvent({
		kind: "check.finished",
		check: id,
		value: toPlain(holding)
	});
	return [name, holding];
}
/** While the verdict is unknown, so are both of its members: an unknown that counted as `failed` would be one that decides. */
function holdVerdict(evaluation, checks) {
	const { result, provenance, causes } = evaluation;
	const detail = `its \`pass when\` is ${result}`;
	const hold = (value) => result === "unknown" ? unknownFor(causes) : {
		value: {
			kind: "known",
			value
		},
		provenance,
		detail
	};
	return holdRecord({
		passed: hold(result === "true"),
		failed: hold(result === "false"),
		checks: holdRecord(checks)
	});
}

// src/verdict/flow/run-statements.ts
/** Run the statements of a program in order, one after another, up to the first that ends it. Branches go onto a stack of our own, so that
*  no chain of `else if` is too long. Throws: what the host throws. */
async function runStatements(journal, scope) {
	const frames = [{
		statements: journal.program.statements,
		next: 0,
		scope
	}];
	for (let frame = frames.at(-1); frame !== void 0; frame = frames.at(-1)) {
		const statement = frame.statements[frame.next];
		frame.next += 1;
		if (statement === void 0) {
			frames.pop();
			continue;
		}
		const step = await runStatement(journal, statement, frame.scope);
		if (step.kind === "ended") return step.ending;
		if (step.kind === "named") frame.scope = {
			...frame.scope,
			[step.name]: step.holding
		};
		if (step.kind === "entered") frames.push({
			statements: step.branch,
			next: 0,
			scope: frame.scope
		});
	}
	return {
		kind: "finished",
		output: null
	};
}
const DONE = { kind: "done" };
async function runStatement(journal, statement, scope) {
	switch (statement.kind) {
		case "let": return {
			kind: "named",
			name: statement.name,
			holding: await initialise(journal, statement, scope)
		};
		case "verify":
			await runVerify(journal, {
				block: statement,
				name: null
			}, scope);
			return DONE;
		case "require": return runRequire(journal, statement, scope);
		case "emit":
			runEmit(journal, statement, scope);
			return DONE;
		case "if": return runIf(journal, statement, scope);
		case "return": return end({
			kind: "finished",
			output: holdingOfNode(journal, statement.value, scope)
		});
		default: return assertNever(statement, "statement");
	}
}
async function initialise(journal, { name, value }, scope) {
	if (value.kind === "verify") return runVerify(journal, {
		block: value,
		name
	}, scope);
	return produce(journal, value, scope);
}
function runRequire(journal, statement, scope) {
	const evaluation = evaluateNode(journal, statement.condition, scope);
	journal.verdicts.push({
		statement,
		evaluation
	});
	const { result } = evaluation;
	if (result === "true") return DONE;
	const message = statement.message.value;
	journal.host.onEvent({
		kind: "require.failed",
		message,
		result
	});
	return end(result === "false" ? {
		kind: "refused",
		message
	} : {
		kind: "stuck",
		at: "require",
		evaluation
	});
}
function runEmit(journal, { event, payload }, scope) {
	assert(event.name === "progress", "a checked program emits nothing else");
	const holding = payload === null ? null : holdingOfNode(journal, payload, scope);
	journal.host.onEvent({
		kind: "progress",
		payload: holding === null ? {} : toPlain(holding) ?? {}
	});
}
function runIf(journal, statement, scope) {
	const evaluation = evaluateNode(journal, statement.condition, scope);
	journal.conditions.push({
		statement,
		evaluation
	});
	if (evaluation.result === "unknown") return end({
		kind: "stuck",
		at: "if",
		evaluation
	});
	const branch = evaluation.result === "true" ? statement.then : statement.otherwise;
	return branch === null ? DONE : {
		kind: "entered",
		branch
	};
}
function end(ending) {
	return {
		kind: "ended",
		ending
	};
}

// src/verdict/flow/run.ts
/** A `require` that did not hold. It ends the program, and nothing else. Source: Agent Flow. */
var WorkflowAssertionError = class extends Error {
	name = "WorkflowAssertionError";
};
/** Run a checked program: statements in order, the checks of a parallel group at once. In: what the names of the outermost scope stand
*  for, such as `input`. Throws: bugs only. */
async function runProgram(program, scope, host) {
	const journal = openJournal(program, host);
	const ending = await runStatements(journal, scope);
	const error = ending.kind === "refused" ? new WorkflowAssertionError(ending.message) : null;
	return {
		...conclude(journal, ending),
		error
	};
}

// src/verdict/render-run.ts
const MARKS = {
	true: "✓",
	false: "✗",
	unknown: "?"
};
const MAX_MESSAGE_CHARS = 200;
/** What a program came to, with each part marked. Out: plain text, several lines; a gate with one expression is that expression. */
function renderRun(program, { verifies, requires, conditions, deciding, causes }) {
	const [only] = verifies;
	if (only?.name === null && verifies.length === 1 && requires.length === 0 && conditions.length === 0) return renderExplanation(only.evaluation);
	const blocks = [
		...verifies.map((one) => renderVerify(one, deciding.includes(one))),
		...conditions.map(({ statement, evaluation }) => {
			return `if ${shorten(toInertLine(textOf(program, statement.condition)), MAX_MESSAGE_CHARS)} ${MARKS[evaluation.result]}`;
		}),
		...requires.map(renderRequire)
	];
	return blocks.length > 0 ? blocks.join("\n") : causes.map(({ name, detail }) => `${name} ? ${detail}`).join("\n");
}
function renderVerify({ name, evaluation }, isDeciding) {
	const title = name === null ? "verify" : `verify ${name}`;
	const aside = isDeciding || name === null ? "" : " (does not decide by itself)";
	return [`${title} ${MARKS[evaluation.result]}${aside}`, indent(renderExplanation(evaluation))].join("\n");
}
function renderRequire({ statement, evaluation }) {
	const message = shorten(toInertLine(statement.message.value), MAX_MESSAGE_CHARS);
	return [evaluation.result === "true" ? "require ✓" : `require ${MARKS[evaluation.result]} ${message}`, indent(renderExplanation(evaluation))].join("\n");
}
function indent(text) {
	return text.replaceAll(/^/gm, "  ");
}

export { renderExplanation as a, listFacts as i, runProgram as n, causesIn as o, decidedBy as r, toPlain as s, renderRun as t };