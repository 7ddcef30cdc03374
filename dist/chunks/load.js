import { C as union, S as string, b as record, i as _enum, m as looseObject, n as ZodObject, o as array, p as literal, s as boolean, u as int, w as unknown, x as strictObject } from "./schemas.js";
import { t as GateError } from "./error.js";
import { n as assertNever, t as assert } from "./assert.js";
import { t as AcpParams } from "./params.js";
import { t as CliParams } from "./params2.js";
import { t as CommandParams } from "./params3.js";
import { t as CursorParams } from "./params4.js";
import { t as RecipeParams } from "./params5.js";
import { n as agentFacts, t as AgentCheckParams } from "./params6.js";
import { a as placeFaults, c as suggest, i as listAlternatives, l as unknownKey, n as formatPath, o as quote, s as show, t as checkShape, u as valueAt } from "./fault.js";
import { n as measurementsFacts, t as MeasurementsParams } from "./params7.js";
import { t as findGlobFault } from "./globs.js";
import { n as pathsFacts, t as PathsParams } from "./params8.js";
import { n as runFacts, t as RunParams } from "./params9.js";
import { n as hasErrors } from "./diagnostic.js";
import { n as decodeText } from "./text2.js";
import { t as parseYaml } from "./yaml.js";

// src/agents/index.ts
/** Every agent by the name that a policy's `use` gives it. */
const agents = {
	recipe: kind(RecipeParams, null, async () => (await import("./recipe.js")).agent),
	command: kind(CommandParams, null, async () => (await import("./command.js")).agent),
	"claude-code": kind(CliParams, "schema", async () => (await import("./claude-code.js")).agent),
	codex: kind(CliParams, "schema", async () => (await import("./codex.js")).agent),
	gemini: kind(CliParams, "tool", async () => (await import("./gemini.js")).agent),
	opencode: kind(CliParams, "tool", async () => (await import("./opencode.js")).agent),
	copilot: kind(CliParams, "tool", async () => (await import("./copilot.js")).agent),
	qwen: kind(CliParams, "schema", async () => (await import("./qwen.js")).agent),
	cursor: kind(CursorParams, null, async () => (await import("./cursor.js")).agent),
	acp: kind(AcpParams, "tool", async () => (await import("./acp.js")).agent)
};
function kind(params, structured, load) {
	return {
		params,
		structured,
		load: async () => seal$1(await load())
	};
}
/** Hides the type of the params: they are checked against the schema once more where they enter the agent. */
function seal$1({ params: schema, provenance, create, describe }) {
	const check = (params) => {
		const { data, faults } = checkShape(schema, params);
		if (data === null) throw new GateError("policy-invalid", `settings of the agent: ${describeFaults$1(faults)}`);
		return data;
	};
	return {
		params: schema,
		provenance,
		create: (params) => create(check(params)),
		...describe && { describe: (params) => describe(params === null ? null : check(params)) }
	};
}
function describeFaults$1(faults) {
	return faults.map(({ path, message }) => [formatPath(path), message].filter((part) => part !== null).join(" ")).join("; ");
}

// src/checks/index.ts
/** Every kind of check by the key that names it in a policy. Each is loaded when it is needed, in a chunk of its own. */
const checks = {
	agent: async () => seal((await import("./agent2.js")).check),
	run: async () => seal((await import("./run.js")).check),
	paths: async () => seal((await import("./paths.js")).check),
	measurements: async () => seal((await import("./measurements.js")).check)
};
/** What each kind takes, without loading the check; for validating a policy. */
const checkParams = {
	agent: AgentCheckParams,
	run: RunParams,
	paths: PathsParams,
	measurements: MeasurementsParams
};
/** What each kind yields, the fact that a default `pass when` asks for first. */
const checkFacts = {
	agent: agentFacts,
	run: runFacts,
	paths: pathsFacts,
	measurements: measurementsFacts
};
/** Hides the type of the params: they are checked against the schema once more where they enter the check. The policy's were checked
*  when it was read, so that what is refused here comes from a plan. */
function seal(module) {
	return {
		...module,
		run: async (params, input) => {
			const { data, faults } = checkShape(module.params, params);
			if (data === null) throw new GateError("plan-invalid", `check \`${input.name}\`: ${describeFaults(faults)}`);
			return module.run(data, input);
		}
	};
}
function describeFaults(faults) {
	return faults.map(({ path, message }) => [formatPath(path), message].filter((part) => part !== null).join(" ")).join("; ");
}

// src/policy/glob-faults.ts
/** Faults of the globs of a policy, its plans' and its gates', beside those of shape. In: the data of a policy of any shape, and the
*  faults that are told already. Throws: never. */
function findGlobFaults(data, told) {
	const gates = valueAt(data, ["gates"]);
	const places = [["plan"], ...(typeof gates === "object" && gates !== null ? Object.keys(gates) : []).map((name) => [
		"gates",
		name,
		"paths"
	])];
	const toldPaths = new Set(told.map(({ path }) => formatPath(path)));
	return places.flatMap((path) => globsAt(data, path)).filter(({ path }) => !toldPaths.has(formatPath(path))).flatMap(({ glob, path }) => {
		const fault = findGlobFault(glob) ?? findOpenEnd(glob);
		if (fault?.severity !== "error") return [];
		const { message, hint } = fault;
		return [{
			ruleId: "bad-glob",
			message: `${quote(glob)} ${message}`,
			hint,
			path,
			mark: "value"
		}];
	});
}
function globsAt(data, path) {
	const value = valueAt(data, path);
	if (typeof value === "string") return [{
		glob: value,
		path
	}];
	return (Array.isArray(value) ? value : []).flatMap((glob, index) => typeof glob === "string" ? [{
		glob,
		path: [...path, index]
	}] : []);
}
/** Globs of a policy are compared with whole paths of files, unlike those of a plan. */
function findOpenEnd(glob) {
	if (!glob.endsWith("/")) return null;
	return {
		severity: "error",
		message: "can match nothing: no path of a file ends with `/`",
		hint: `Write ${quote(`${glob}**`)}.`
	};
}

// src/policy/later.ts
/** Keys and kinds that the format has and this version cannot do: to call them unknown would send people looking for a typo. */
const LATER_KEYS = /* @__PURE__ */ new Set(["verify", "redo"]);
const LATER_CHECK_KEYS = /* @__PURE__ */ new Set(["judge", "expression"]);
const LATER_AGENTS = /* @__PURE__ */ new Set(["judge"]);
/** Explains a key of the policy that a later version brings. */
const explainLaterKey = (path, key) => {
	const isCheck = path.length === 4 && path[0] === "gates" && path[2] === "checks";
	return (path.length === 0 ? LATER_KEYS.has(key) : isCheck && LATER_CHECK_KEYS.has(key)) ? notYet(`\`${key}\``) : null;
};
/** Explains an agent kind that a later version brings. */
function explainLaterAgent(use) {
	return LATER_AGENTS.has(use) ? notYet(`the agent kind \`${use}\``) : null;
}
/** Whether a value is a gate that is written as a verify block in one text. */
function isTextGate(data, path) {
	return path.length === 2 && path[0] === "gates" && typeof valueAt(data, path) === "string";
}
/** Gates that are written as a verify block in one text. */
function findTextGates(data, gateNames) {
	return gateNames.map((name) => ["gates", name]).filter((path) => isTextGate(data, path)).map((path) => ({
		...notYet("a gate as a verify block", "Write a mapping with `checks` and `pass-when`."),
		path,
		mark: "key"
	}));
}
function notYet(what, hint = "Remove it, or use a newer version.") {
	return {
		ruleId: "not-supported",
		message: `${what} is not supported by this version yet`,
		hint
	};
}

// src/policy/fallback.ts
/** The agents that stand in for one, as the policy lists them. In: the data of a policy of any shape. Throws: never. */
function fallbackOf(data, agent) {
	const list = valueAt(data, [
		"agents",
		agent,
		"fallback"
	]);
	return Array.isArray(list) ? list.filter((name) => typeof name === "string") : [];
}
/** Agents that would stand in for themselves, and those that are named twice in one list. Two agents may stand in for each other: the
*  list of one that stands in is not looked at. In: the data of a policy of any shape, the names of its agents. Throws: never. */
function findFallbackFaults(data, agents) {
	return agents.flatMap((agent) => fallbackOf(data, agent).flatMap((name, index, list) => {
		const place = {
			ruleId: "fallback-twice",
			hint: "Remove it.",
			path: [
				"agents",
				agent,
				"fallback",
				index
			],
			mark: "value"
		};
		if (list.indexOf(name) < index) return [{
			...place,
			message: `names ${quote(name)} twice`
		}];
		if (name === agent) return [{
			...place,
			message: "an agent cannot stand in for itself"
		}];
		return [];
	}));
}

// src/policy/types/type.ts
const SCALARS = [
	"bool",
	"int",
	"number",
	"text"
];
/** The conclusion of a verify block: what an agent hands in must never be called that. Source: Agent Flow, `expect-invalid-type`. */
const CONCLUSION = "Verification";
/** Types of the language itself, for which the policy's own must not be mistaken; they come with the gate language. */
const BUILTINS = /* @__PURE__ */ new Set([
	"TestReport",
	"Handoff",
	"Judgement",
	"Measurements",
	"PathReport"
]);
function isScalar(name) {
	return SCALARS.some((scalar) => scalar === name);
}

// src/policy/types/expression.ts
const NAME$1 = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/;
/** Longer than any type that people can read; nesting cannot be deeper either. */
const MAX_CHARS = 2e3;
/** Reads a type that is written as text: `bool`, `text?`, `[text]`, `list[UiCheck]`, `"low | medium | high"`. Values of an enum are
*  words of letters, digits, `_` and `-`. Throws: never. */
function parseTypeExpression(text) {
	const source = text.trim();
	if (source === "") return {
		message: "must not be empty",
		hint: KNOWN
	};
	if (source.length > MAX_CHARS) return {
		message: `must have at most ${MAX_CHARS} characters, found ${source.length}`,
		hint: null
	};
	if (source.includes("|")) return parseEnum(source);
	if (source.endsWith("?")) {
		const inner = parseTypeExpression(source.slice(0, -1));
		return isFault(inner) || inner.kind === "optional" ? inner : {
			kind: "optional",
			inner
		};
	}
	const [, item] = /^(?:list\s*)?\[([\s\S]*)\]$/.exec(source) ?? [];
	if (item !== void 0) {
		const inner = parseTypeExpression(item);
		return isFault(inner) ? inner : {
			kind: "list",
			item: inner
		};
	}
	return NAME$1.test(source) ? {
		kind: "name",
		name: source
	} : {
		message: "is not a type",
		hint: KNOWN
	};
}
function isFault(parsed) {
	return "message" in parsed;
}
const KNOWN = "Write `bool`, `int`, `number`, `text`, `[text]`, `text?`, `low | high`, or the name of another type.";
/** Brackets around an enum make a list of it, a question mark behind brackets an optional one. */
function parseEnum(source) {
	const wrapped = /^(?:list\s*)?\[([\s\S]*)\](\?)?$/.exec(source);
	if (wrapped !== null) {
		const item = parseTypeExpression(wrapped[1] ?? "");
		if (isFault(item)) return item;
		const list = {
			kind: "list",
			item
		};
		return wrapped[2] === void 0 ? list : {
			kind: "optional",
			inner: list
		};
	}
	const values = source.split("|").map((value) => value.trim());
	if (values.find((value) => !/^[\w-]{1,100}$/.test(value)) !== void 0) return {
		message: "is not a list of values such as `low | high`",
		hint: "Values are words of letters, digits, `_` and `-`; for an optional one write `?` behind the name of its field."
	};
	const type = values.find(isScalar);
	if (type !== void 0) return {
		message: `has the type \`${type}\` as a value`,
		hint: "A choice is one of words, such as `low | high`."
	};
	const double = values.find((value, at) => values.indexOf(value) !== at);
	if (double !== void 0) return {
		message: `has the value \`${double}\` twice`,
		hint: null
	};
	return {
		kind: "enum",
		values
	};
}

// src/policy/types/read.ts
/** OpenAI's strict form of a JSON Schema nests ten levels; a list and its items are two. */
const MAX_DEPTH = 8;
/** Names stand for whole types, so that a few lines could unfold into millions. */
const MAX_PARTS = 500;
const MAX_TYPES = 200;
const NAME = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/;
const NAME_RULE = "must be a name of at most 100 letters, digits and `_` that starts with a letter or `_`";
const RESERVED_WORDS$1 = /* @__PURE__ */ new Set([
	"list",
	"enum",
	"null",
	"object",
	"any"
]);
/** Reads the `types` of a policy. In: the data of a policy of any shape. Out: records, lists, enums and aliases with all names
*  resolved. Throws: never. Source: `checks/agent/README.md`, "Structured evidence". */
function readTypes(data) {
	const section = valueAt(data, ["types"]);
	const definitions = new Map(isMapping$1(section) ? Object.entries(section) : []);
	if (definitions.size > MAX_TYPES) return {
		types: /* @__PURE__ */ new Map(),
		names: new Set(definitions.keys()),
		faults: [TOO_MANY]
	};
	const reader = {
		definitions,
		faults: [],
		done: /* @__PURE__ */ new Map(),
		around: []
	};
	for (const name of definitions.keys()) {
		const fault = faultOfName(name);
		if (fault !== null) reader.faults.push({
			...fault,
			path: ["types", name],
			mark: "key"
		});
		const type = define(name, reader);
		if (fault !== null || type?.type.kind !== "optional") continue;
		reader.faults.push({
			...NOT_OPTIONAL,
			path: ["types", name],
			mark: "value"
		});
		reader.done.set(name, null);
	}
	const good = [...reader.done].flatMap(([name, unfolded]) => unfolded === null || faultOfName(name) !== null ? [] : [[name, unfolded.type]]);
	return {
		types: new Map(good),
		names: new Set(definitions.keys()),
		faults: reader.faults
	};
}
const NOT_OPTIONAL = {
	ruleId: "invalid-type",
	message: "only a field of a record can be optional",
	hint: "Remove the `?`."
};
const TOO_MANY = {
	ruleId: "invalid-value",
	message: `must have at most ${MAX_TYPES} types`,
	hint: null,
	path: ["types"],
	mark: "value"
};
function faultOfName(name) {
	if (name === "Verification") return refuseConclusion();
	const hint = "Choose another name.";
	if (BUILTINS.has(name) || isScalar(name) || RESERVED_WORDS$1.has(name)) return {
		ruleId: "reserved-type",
		message: "is the name of a type of the language itself",
		hint
	};
	return NAME.test(name) ? null : {
		ruleId: "invalid-name",
		message: NAME_RULE,
		hint: null
	};
}
/** Why no agent may be asked for a conclusion. */
function refuseConclusion() {
	return {
		ruleId: "expect-invalid-type",
		message: `\`${CONCLUSION}\` is the runtime's own conclusion, and no agent may hand one in`,
		hint: "Ask for evidence, such as a bool and what it rests on, and let `pass-when` conclude."
	};
}
function define(name, reader) {
	const known = reader.done.get(name);
	if (known !== void 0) return known;
	reader.around.push(name);
	const unfolded = readType(reader.definitions.get(name), ["types", name], reader);
	reader.around.pop();
	reader.done.set(name, unfolded);
	return unfolded;
}
/** One type as YAML has it. Out: null when a fault in it has been told. */
function readType(value, path, reader) {
	if (typeof value === "string") {
		const parsed = parseTypeExpression(value);
		if (!isFault(parsed)) return resolve(parsed, path, reader);
		return refuse({
			ruleId: "invalid-type",
			message: value === "" ? parsed.message : `${quote(value)} ${parsed.message}`,
			hint: parsed.hint
		}, path, reader);
	}
	if (Array.isArray(value)) {
		if (value.length === 1) return toList(readType(value[0], [...path, 0], reader), path, reader);
		return refuse({
			ruleId: "invalid-type",
			message: `a list has one type of items, such as \`[text]\`, found ${value.length}`,
			hint: "For a choice of words write `low | high`."
		}, path, reader);
	}
	if (isMapping$1(value)) return readRecord(value, path, reader);
	return refuse({
		ruleId: "wrong-type",
		message: `expected a type, found ${show(value)}`,
		hint: `Write ${listAlternatives(SCALARS)}, a list such as \`[text]\`, or a mapping of fields.`
	}, path, reader);
}
function readRecord(value, path, reader) {
	const fields = {};
	const keys = Object.keys(value);
	let [parts, depth, isGood] = [
		1,
		1,
		keys.length > 0
	];
	if (!isGood) refuse({
		ruleId: "invalid-type",
		message: "has no fields",
		hint: "Name at least one."
	}, path, reader);
	for (const key of keys) {
		const at = [...path, key];
		const name = key.endsWith("?") ? key.slice(0, -1) : key;
		const fault = faultOfField(name, Object.hasOwn(fields, name));
		if (fault !== null) reader.faults.push({
			...fault,
			path: at,
			mark: "key"
		});
		const field = readType(value[key], at, reader);
		if (fault !== null || field === null) isGood = false;
		else {
			fields[name] = name === key ? field.type : toOptional(field.type);
			parts += field.parts;
			depth = Math.max(depth, field.depth + 1);
		}
	}
	return isGood ? limit({
		type: {
			kind: "record",
			fields
		},
		parts,
		depth
	}, path, reader) : null;
}
function faultOfField(name, isTwice) {
	if (!NAME.test(name)) return {
		ruleId: "invalid-name",
		message: NAME_RULE,
		hint: null
	};
	if (name in Object.prototype) return {
		ruleId: "invalid-name",
		message: "cannot be used as the name of a field",
		hint: "Choose another name."
	};
	return isTwice ? {
		ruleId: "duplicate-key",
		message: "is given twice, with and without `?`",
		hint: "Keep one of the two."
	} : null;
}
function resolve(expression, path, reader) {
	switch (expression.kind) {
		case "enum": return {
			type: expression,
			parts: 1,
			depth: 1
		};
		case "list": return toList(resolve(expression.item, path, reader), path, reader);
		case "optional": {
			const inner = resolve(expression.inner, path, reader);
			return inner === null ? null : {
				...inner,
				type: toOptional(inner.type)
			};
		}
		case "name": return resolveName(expression.name, path, reader);
		default: return assertNever(expression, "type expression");
	}
}
function resolveName(name, path, reader) {
	if (isScalar(name)) return {
		type: { kind: name },
		parts: 1,
		depth: 1
	};
	const at = reader.around.indexOf(name);
	if (at >= 0) return refuse({
		ruleId: "type-cycle",
		message: `a type cannot contain itself: ${[...reader.around.slice(at), name].map(quote).join(" → ")}`,
		hint: "Nest records as deep as the evidence is."
	}, path, reader);
	if (reader.definitions.has(name) && name !== "Verification") return define(name, reader);
	return refuse(explainTypeName(name, [...reader.definitions.keys()]), path, reader);
}
/** Why a name is no type that can be used. In: the names that the policy defines. */
function explainTypeName(name, defined) {
	if (name === "Verification") return refuseConclusion();
	if (BUILTINS.has(name)) return {
		ruleId: "not-supported",
		message: `the builtin type ${quote(name)} is not supported by this version yet`,
		hint: "Define a type of your own under `types`, with another name."
	};
	const hint = suggest(name, [...SCALARS, ...defined]) ?? "Define it under `types`.";
	return {
		ruleId: "unknown-type",
		message: `no type is named ${quote(name)}`,
		hint
	};
}
function toList(item, path, reader) {
	if (item === null) return null;
	if (item.type.kind === "optional") return refuse(NOT_OPTIONAL, path, reader);
	return limit({
		type: {
			kind: "list",
			item: item.type
		},
		parts: item.parts + 1,
		depth: item.depth + 1
	}, path, reader);
}
function toOptional(type) {
	return type.kind === "optional" ? type : {
		kind: "optional",
		inner: type
	};
}
function limit(unfolded, path, reader) {
	const { parts, depth } = unfolded;
	if (parts <= MAX_PARTS && depth <= MAX_DEPTH) return unfolded;
	return refuse({
		ruleId: "type-too-large",
		message: depth > MAX_DEPTH ? `is nested ${depth} levels deep, at most ${MAX_DEPTH} are allowed` : `has ${parts} parts with all names written out, at most ${MAX_PARTS} are allowed`,
		hint: "Ask for less, or in several checks."
	}, path, reader);
}
/** Tells a fault once for each place: a type is read once, whatever uses it. */
function refuse(words, path, { faults }) {
	const place = formatPath(path);
	if (!faults.some((fault) => fault.ruleId === words.ruleId && formatPath(fault.path) === place)) faults.push({
		...words,
		path,
		mark: "value"
	});
	return null;
}
function isMapping$1(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/policy/agent-check.ts
const NO_AGENT = {
	agent: null,
	expect: null,
	task: null
};
/** Reads an agent check of a gate as far as it rests on other parts of the policy. In: the data of a policy of any shape, the path of
*  the check. Throws: never. */
function readAgentCheck(data, path, sources, faults) {
	const [agent, task] = [textAt(data, [...path, "agent"]), textAt(data, [...path, "task"])];
	const gate = path.slice(0, 2);
	const wanted = valueAt(data, [...path, "expect"]);
	if (valueAt(data, [...gate, "paths"]) !== void 0 && valueAt(data, [...path, "task"]) === void 0) faults.push({
		ruleId: "missing-task",
		message: "is asked about the pull request as a whole, and nothing says what",
		hint: "Add a task, such as `task: \"Is every new dependency needed?\"`.",
		path,
		mark: "key"
	});
	if (wanted === void 0) return {
		agent,
		expect: null,
		task
	};
	const expect = readExpect(wanted, [...path, "expect"], sources.types, faults);
	if (agent !== null) faults.push(...findUnable(data, agent, [...path, "expect"], sources.kinds));
	if (valueAt(data, [...gate, "pass-when"]) === void 0) faults.push(explainNoPassWhen(String(path.at(-1)), expect, [...path, "expect"]));
	return {
		agent,
		expect,
		task
	};
}
function readExpect(wanted, path, read, faults) {
	const refuse = (words) => {
		faults.push({
			...words,
			path,
			mark: "value"
		});
		return null;
	};
	if (new RegExp(`\\b${"Verification"}\\b`).test(JSON.stringify(wanted))) return refuse(refuseConclusion());
	if (typeof wanted !== "string" || wanted === "") return null;
	const type = read.types.get(wanted);
	if (type === void 0 && !isScalar(wanted)) return read.names.has(wanted) && !BUILTINS.has(wanted) ? null : refuse(explainTypeName(wanted, [...read.names]));
	if (type?.kind === "record") return {
		name: wanted,
		type
	};
	return refuse({
		ruleId: "expect-invalid-type",
		message: `evidence is a record, and ${quote(wanted)} is ${describe(type)}`,
		hint: "Make a type with a field for it."
	});
}
function describe(type) {
	return type?.kind === "list" || type?.kind === "enum" ? `a ${type.kind}`.replace("a enum", "an enum") : "a single value";
}
/** The agent and all that may stand in for it must have a way to hand in what is expected. */
function findUnable(data, agent, path, { agents }) {
	const able = Object.keys(agents).filter((use) => agents[use]?.structured !== null);
	const hint = able.length === 0 ? "Remove `expect`: no kind of agent can." : `Name an agent of the kind ${listAlternatives(able)}, or remove \`expect\`.`;
	return [agent, ...fallbackOf(data, agent)].flatMap((name) => {
		const use = textAt(data, [
			"agents",
			name,
			"use"
		]) ?? (name === "default" ? "recipe" : null);
		const kind = use !== null && Object.hasOwn(agents, use) ? agents[use] : void 0;
		if (use === null || kind === void 0 || kind.structured !== null) return [];
		return [{
			ruleId: "expect-unsupported",
			message: `${name === agent ? quote(name) : `${quote(name)}, which stands in for ${quote(agent)},`} is of the kind ${quote(use)}, which cannot hand in structured evidence`,
			hint,
			path,
			mark: "key"
		}];
	});
}
function explainNoPassWhen(check, expect, path) {
	return {
		ruleId: "missing-pass-when",
		message: "which field of the evidence decides is not known, so the gate needs a `pass-when`",
		hint: `Add one, such as \`pass-when: ${check}.${Object.entries(expect?.type.fields ?? {}).find(([, { kind }]) => kind === "bool")?.[0] ?? "ok"}\`.`,
		path,
		mark: "key"
	};
}
function textAt(data, path) {
	const value = valueAt(data, path);
	return typeof value === "string" ? value : null;
}

// src/policy/plug-ins.ts
/** Kinds of the checks that the default gate has under these names. */
const DEFAULT_CHECKS = /* @__PURE__ */ new Map([
	["handoff", "agent"],
	["paths", "paths"],
	["measurements", "measurements"]
]);
/** Keys of an agent that are the runtime's and not the kind's. */
const AGENT_KEYS = [
	"use",
	"timeout",
	"fallback"
];
/** Checks every agent and every check of a policy against the schema of its kind. In: the data of a policy of any shape and its types;
*  what is not an agent or a check is left to the schema of the file. Throws: never. */
function checkPlugIns(data, kinds, types) {
	const faults = [];
	const agents = /* @__PURE__ */ new Map();
	for (const [name, agent] of entriesAt(data, ["agents"])) {
		const settings = checkAgent(agent, ["agents", name], kinds, faults);
		if (settings !== null) agents.set(name, settings);
	}
	const agentNames = /* @__PURE__ */ new Set(["default", ...entriesAt(data, ["agents"]).map(([name]) => name)]);
	for (const path of placesOfNames(data, agentNames)) checkAgentName(data, path, agentNames, faults);
	faults.push(...findFallbackFaults(data, [...agentNames]));
	const checks = /* @__PURE__ */ new Map();
	for (const [gate] of entriesAt(data, ["gates"])) {
		checkAgentName(data, [
			"gates",
			gate,
			"agent"
		], agentNames, faults);
		checks.set(gate, checkChecks(data, [
			"gates",
			gate,
			"checks"
		], {
			kinds,
			types,
			agentNames
		}, faults));
	}
	return {
		agents,
		checks,
		faults
	};
}
/** Where a policy names agents outside its gates. */
function placesOfNames(data, agentNames) {
	const standIns = [...agentNames].flatMap((agent) => fallbackOf(data, agent).map((_, index) => [
		"agents",
		agent,
		"fallback",
		index
	]));
	const ofModels = entriesAt(data, ["models"]).map(([model]) => ["models", model]);
	return [
		["defaults", "agent"],
		...standIns,
		...ofModels
	];
}
function checkAgent(agent, path, kinds, faults) {
	const use = valueAt(agent, ["use"]);
	if (!isMapping(agent) || typeof use !== "string") return null;
	const kind = Object.hasOwn(kinds.agents, use) ? kinds.agents[use] : void 0;
	if (kind === void 0) {
		const known = Object.keys(kinds.agents);
		const hint = suggest(use, known) ?? `Known kinds: ${known.map(quote).join(", ")}.`;
		const unknown = {
			ruleId: "unknown-kind",
			message: `no agent kind is named ${quote(use)}`,
			hint
		};
		faults.push({
			...explainLaterAgent(use) ?? unknown,
			path: [...path, "use"],
			mark: "value"
		});
		return null;
	}
	const settings = Object.fromEntries(Object.entries(agent).filter(([key]) => !AGENT_KEYS.includes(key)));
	const params = checkShape(kind.params, settings, {
		at: path,
		alsoKnown: AGENT_KEYS
	});
	faults.push(...params.faults);
	return {
		use,
		params: params.data
	};
}
function checkChecks(data, path, surroundings, faults) {
	const found = /* @__PURE__ */ new Map();
	for (const [name, check] of entriesAt(data, path)) {
		const at = [...path, name];
		const settings = checkCheck(check, at, surroundings.kinds, faults);
		if (settings === null) continue;
		const isAgent = settings.kind === "agent";
		if (isAgent) checkAgentName(data, [...at, "agent"], surroundings.agentNames, faults);
		found.set(name, {
			...settings,
			...isAgent ? readAgentCheck(data, at, surroundings, faults) : NO_AGENT
		});
		const own = DEFAULT_CHECKS.get(name);
		if (own === void 0 || own === settings.kind) continue;
		const message = `is a check of the default gate: its kind is \`${own}\`, not \`${settings.kind}\``;
		faults.push({
			ruleId: "reserved-check",
			message,
			hint: "Give your check another name.",
			path: at,
			mark: "key"
		});
	}
	return found;
}
function checkCheck(check, path, { checks }, faults) {
	if (!isMapping(check)) return null;
	const known = Object.keys(checks);
	const [kind, ...others] = Object.keys(check).filter((key) => known.includes(key));
	for (const other of others) {
		const message = `a check has one kind, and this one is \`${kind}\` already`;
		faults.push({
			ruleId: "two-kinds",
			message,
			hint: "Make two checks of it.",
			path: [...path, other],
			mark: "key"
		});
	}
	const schema = kind === void 0 ? void 0 : checks[kind];
	if (kind === void 0 || schema === void 0) {
		faults.push(...explainNoKind(check, path, checks));
		return null;
	}
	const settings = Object.fromEntries(Object.entries(check).filter(([key]) => key !== "timeout" && !others.includes(key)));
	const params = checkShape(schema, settings, {
		at: path,
		alsoKnown: ["timeout"],
		explainKey: explainLaterKey
	});
	faults.push(...params.faults);
	return {
		kind,
		params: params.data
	};
}
/** A key that only some kind has says nothing of which kind is meant. */
function explainNoKind(check, path, checks) {
	const known = Object.keys(checks);
	const ofKinds = new Set(Object.values(checks).flatMap(keysOf));
	const strangers = Object.keys(check).filter((key) => key !== "timeout" && !ofKinds.has(key));
	const message = `has no kind; expected one of the keys ${listAlternatives(known)}`;
	if (strangers.length === 0) return [{
		ruleId: "unknown-kind",
		message,
		hint: null,
		path,
		mark: "value"
	}];
	return strangers.map((key) => unknownKey(path, key, [...known, "timeout"], explainLaterKey));
}
function keysOf(schema) {
	return schema instanceof ZodObject ? Object.keys(schema.shape) : [];
}
function checkAgentName(data, path, known, faults) {
	const name = valueAt(data, path);
	if (typeof name !== "string" || known.has(name)) return;
	const hint = suggest(name, known) ?? `Define it under \`agents\`, or use ${listAlternatives([...known])}.`;
	faults.push({
		ruleId: "unknown-agent",
		message: `no agent is named ${quote(name)}`,
		hint,
		path,
		mark: "value"
	});
}
function entriesAt(data, path) {
	const value = valueAt(data, path);
	return isMapping(value) ? Object.entries(value) : [];
}
function isMapping(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/policy/policy.ts
/** Strengths of evidence that count as verified, weakest first. */
const FLOORS = [
	"type-check-only",
	"unit-test-verified",
	"live-ui-verified"
];
/** How much of the acceptance a handoff must answer to count as verified: what it reports, or every item with `met`. */
const CRITERIA = ["reported", "all"];
/** Places on GitHub whose acceptance criteria become a target, beside those of plans. */
const CRITERIA_SOURCES = ["pr-body", "linked-issue"];
/** What holds without a policy file. */
const DEFAULT_POLICY = {
	plan: [".orchestrate/*/plan.{json,yml,yaml}"],
	planRef: null,
	criteria: [],
	unplanned: "pass",
	concurrency: 4,
	agents: toRecord([["default", {
		use: "recipe",
		timeoutMs: null,
		fallback: [],
		params: {}
	}]]),
	models: toRecord([]),
	types: toRecord([]),
	setup: [],
	defaults: {
		agent: "default",
		floor: "unit-test-verified",
		criteria: "reported",
		onBlocked: "block",
		timeoutMs: 9e5
	},
	gates: toRecord([])
};
/** A record without prototype: a gate may be named `constructor`. */
function toRecord(entries) {
	const record = Object.fromEntries(entries);
	Object.setPrototypeOf(record, null);
	return record;
}

// src/policy/schema.ts
const UNITS_MS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5
};
const MIN_TIMEOUT_MS = 1e3;
const MAX_TIMEOUT_MS = 216e5;
/** A timeout such as `90s`. Out: milliseconds. */
const timeoutSchema = string("must be a duration such as `90s`, `20m` or `1h`").regex(/^\d{1,15}(ms|s|m|h)$/, {
	error: "must be a duration such as `90s`, `20m` or `1h`",
	abort: true
}).refine((text) => toMs(text) >= MIN_TIMEOUT_MS && toMs(text) <= MAX_TIMEOUT_MS, { error: ({ input }) => `must be from \`1s\` to \`6h\`, found ${show(input)}` }).transform(toMs);
function toMs(text) {
	return Number.parseInt(text, 10) * (UNITS_MS[text.replace(/^\d+/, "")] ?? NaN);
}
/** A path or glob from the root of the repository. Others would silently match nothing. */
const globSchema = string().min(1).regex(/^(?!\.{0,2}\/)(?!(?:.*\/)?\.\.(?:\/|$))/, "must start at the root of the repository, without `/`, `./` or `..`");
const gateNameSchema = string().regex(/^[A-Za-z0-9_-]{1,100}$/, "must consist of at most 100 letters, digits, `-` and `_`").refine((name) => name.toLowerCase() !== "passwhen", "is the name of the summary check run; choose another");
const agentNameSchema = string().regex(/^[A-Za-z0-9_-]{1,100}$/, "must consist of at most 100 letters, digits, `-` and `_`");
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
const checkNameSchema = string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/, "must be a name that `pass-when` can use: letters, digits and `_`").refine((name) => !RESERVED_WORDS.includes(name), "is a word of the `pass-when` language; choose another");
const fallbackSchema = array(agentNameSchema).min(1).optional().describe("Other agents of the policy that stand in for it, in order, when it cannot work here.");
const setupCommandSchema = string().refine((command) => command.trim() !== "", "must not be empty").refine((command) => !command.includes("\0"), "must not contain a NUL character");
const modelNameSchema = string().regex(/^\S{1,200}$/, "must be the name of a model as plans spell it, without spaces");
const criteriaSourceSchema = _enum(CRITERIA_SOURCES);
const onBlockedSchema = _enum(["block", "neutral"]);
/** The shape of a policy around its plug-ins and types. In: schemas for one agent, for one check and for all types. */
function policySchemaWith(agent, check, types) {
	const gate = strictObject({
		floor: _enum(FLOORS).optional().describe("Weakest evidence of the verifier that counts."),
		criteria: _enum(CRITERIA).optional().describe("`all`: every acceptance item must be answered met. `reported`: what the handoff reports counts."),
		agent: agentNameSchema.optional().describe("Agent that verifies, a name from `agents`."),
		checks: record(checkNameSchema, check).optional().describe("Named checks beside the ones of the default gate."),
		"pass-when": string().min(1).optional().describe("Expression over the checks that decides; all must hold by default."),
		paths: array(globSchema).min(1).optional().describe("Makes this a gate for pull requests that change such files."),
		require: boolean().default(true).describe("Whether a failed verdict fails the check run."),
		"on-blocked": onBlockedSchema.optional().describe("What a blocked verdict does."),
		timeout: timeoutSchema.optional().describe("Longest time for each check.")
	});
	return strictObject({
		version: literal(1).describe("Version of this format."),
		plan: union([globSchema, array(globSchema).min(1)]).optional().describe("Where acceptance plans are; `.orchestrate/*/plan.{json,yml,yaml}` by default."),
		"plan-ref": string().min(1).optional().describe("Revision to read plans at; the base commit by default."),
		criteria: union([criteriaSourceSchema, array(criteriaSourceSchema).min(1)]).optional().describe("Where acceptance criteria are read from beside plans: the pull request's text, the issue it closes."),
		unplanned: _enum(["pass", "block"]).optional().describe("What holds for a pull request that no plan covers."),
		concurrency: int().min(1).max(64).optional().describe("How many checks run at the same time; 4 by default."),
		agents: record(agentNameSchema, agent).optional().describe("Agents by the names that gates use."),
		models: record(modelNameSchema, agentNameSchema).optional().describe("Agent for each model that verifier tasks of a plan name."),
		types: types.optional(),
		setup: union([setupCommandSchema, array(setupCommandSchema).min(1)]).optional().describe("Shell commands that make a working copy ready, run once at the head commit."),
		defaults: strictObject({
			agent: agentNameSchema.optional().describe("Agent of gates that name none."),
			floor: _enum(FLOORS).optional().describe("Weakest evidence of a verifier that counts."),
			criteria: _enum(CRITERIA).optional().describe("How much of the acceptance must be answered met."),
			"on-blocked": onBlockedSchema.optional().describe("What a blocked verdict does."),
			timeout: timeoutSchema.optional().describe("Longest time for each check; `15m` by default.")
		}).optional().describe("What holds where a gate says nothing."),
		gates: record(gateNameSchema, gate).optional().describe("Gates by the name of their verifier, of the task that verifiers check, or a free name.")
	});
}
/** What a policy file must look like before its agents and checks are looked at one by one. */
const PolicyFileSchema = policySchemaWith(looseObject({
	use: string().describe("Kind of agent."),
	timeout: timeoutSchema.optional(),
	fallback: fallbackSchema
}, "must be an object such as `{ use: recipe }`"), looseObject({ timeout: timeoutSchema.optional() }, "must be an object such as `{ run: \"npm test\" }`"), record(string(), unknown(), "must be an object such as `{ UiCheck: { ok: bool } }`"));

// src/policy/load.ts
const MAX_POLICY_BYTES = 262144;
/** Reads a policy. In: the bytes of a `passwhen.yml`, at most 256 KiB of strict UTF-8 and YAML 1.2, the name it has in messages, and
*  the plug-ins there are. Out: the policy with defaults filled in, or null with every fault at once, in text order; faults of YAML
*  syntax come alone. An empty file means the defaults. Throws: never. Source: README, "Policy". */
function parsePolicy(bytes, file, kinds) {
	const text = decodeText(bytes, file, MAX_POLICY_BYTES);
	if (text.value === null) return {
		value: null,
		diagnostics: text.diagnostics
	};
	const yaml = parseYaml(text.value, file);
	if (yaml.data === void 0) return {
		value: null,
		diagnostics: yaml.diagnostics
	};
	const data = yaml.data ?? { version: 1 };
	const shape = checkShape(PolicyFileSchema, data, { explainKey: explainLaterKey });
	const shapeFaults = shape.faults.filter(({ path }) => !isTextGate(data, path));
	const types = readTypes(data);
	const plugIns = checkPlugIns(data, kinds, types);
	const gateFaults = findGateFaults(data);
	const globFaults = findGlobFaults(data, shapeFaults);
	const others = [
		...shapeFaults,
		...types.faults,
		...plugIns.faults,
		...gateFaults,
		...globFaults
	].filter((fault) => !isToldAlready(fault, yaml.faults));
	const diagnostics = placeFaults([...yaml.faults, ...others], yaml.locator, file);
	if (shape.data === null || hasErrors(diagnostics)) return {
		value: null,
		diagnostics
	};
	return {
		value: toPolicy(shape.data, {
			plugIns,
			types: types.types,
			yaml,
			kinds
		}),
		diagnostics
	};
}
/** A key that YAML itself makes unusable need not be called unknown as well. */
function isToldAlready({ path, mark }, told) {
	return mark === "key" && told.some((fault) => formatPath(fault.path) === formatPath(path));
}
function findGateFaults(data) {
	const gates = valueAt(data, ["gates"]);
	if (typeof gates !== "object" || gates === null) return [];
	const names = Object.keys(gates);
	const empty = names.filter((name) => {
		const checks = valueAt(gates, [name, "checks"]) ?? {};
		return (valueAt(gates, [name, "paths"]) ?? null) !== null && typeof checks === "object" && Object.keys(checks ?? {}).length === 0;
	});
	const message = "a gate with `paths` decides by its own checks and needs at least one";
	const hint = "Add `checks`; they run on every pull request that changes such files.";
	return [...findTextGates(data, names), ...empty.map((name) => ({
		ruleId: "no-checks",
		message,
		hint,
		path: ["gates", name],
		mark: "key"
	}))];
}
function toPolicy(file, { plugIns, types, yaml, kinds }) {
	const { defaults } = DEFAULT_POLICY;
	return {
		plan: typeof file.plan === "string" ? [file.plan] : file.plan ?? DEFAULT_POLICY.plan,
		planRef: file["plan-ref"] ?? null,
		criteria: toSources(file.criteria),
		unplanned: file.unplanned ?? DEFAULT_POLICY.unplanned,
		concurrency: file.concurrency ?? DEFAULT_POLICY.concurrency,
		agents: toAgents(file, plugIns, kinds),
		models: toRecord(Object.entries(file.models ?? {})),
		types: toRecord([...types]),
		setup: typeof file.setup === "string" ? [file.setup] : file.setup ?? DEFAULT_POLICY.setup,
		defaults: {
			agent: file.defaults?.agent ?? defaults.agent,
			floor: file.defaults?.floor ?? defaults.floor,
			criteria: file.defaults?.criteria ?? defaults.criteria,
			onBlocked: file.defaults?.["on-blocked"] ?? defaults.onBlocked,
			timeoutMs: file.defaults?.timeout ?? defaults.timeoutMs
		},
		gates: toRecord(Object.entries(file.gates ?? {}).map(([name, gate]) => [name, toGate(name, gate, plugIns, yaml)]))
	};
}
/** In file order, each once. */
function toSources(criteria) {
	if (criteria === void 0) return DEFAULT_POLICY.criteria;
	return typeof criteria === "string" ? [criteria] : [...new Set(criteria)];
}
/** Without an agent named `default` there is the recipe, with its own defaults. */
function toAgents(file, plugIns, kinds) {
	const standard = {
		use: "recipe",
		timeoutMs: null,
		fallback: [],
		params: (kinds.agents["recipe"]?.params.safeParse({}))?.data ?? {}
	};
	const own = Object.entries(file.agents ?? {}).map(([name, agent]) => {
		const settings = plugIns.agents.get(name);
		assert(settings, "an agent without faults has settings");
		return [name, {
			...settings,
			timeoutMs: agent.timeout ?? null,
			fallback: agent.fallback ?? []
		}];
	});
	return toRecord([["default", standard], ...own]);
}
function toGate(name, gate, plugIns, yaml) {
	const checks = Object.entries(gate.checks ?? {}).map(([check, { timeout }]) => {
		const settings = plugIns.checks.get(name)?.get(check);
		assert(settings, "a check without faults has settings");
		return {
			name: check,
			...settings,
			timeoutMs: timeout ?? null
		};
	});
	const range = yaml.locator.key(["gates", name]);
	assert(range, "a gate stands somewhere in the file");
	return {
		name,
		floor: gate.floor ?? null,
		criteria: gate.criteria ?? null,
		agent: gate.agent ?? null,
		checks,
		passWhen: yaml.sourceOf([
			"gates",
			name,
			"pass-when"
		]),
		paths: gate.paths ?? null,
		require: gate.require,
		onBlocked: gate["on-blocked"] ?? null,
		timeoutMs: gate.timeout ?? null,
		range
	};
}

export { checkFacts as a, agents as c, readTypes as i, parsePolicy as n, checkParams as o, DEFAULT_POLICY as r, checks as s, MAX_POLICY_BYTES as t };