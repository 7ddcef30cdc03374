import { A as unknown, D as string, E as strictObject, T as record, _ as literal, a as _enum, b as number, k as union, l as array, p as int, r as ZodObject, u as boolean, v as looseObject } from "./schemas.js";
import { t as GateError } from "./error.js";
import { n as assertNever, t as assert } from "./assert.js";
import { t as AcpParams } from "./params.js";
import { a as placeFaults, c as suggest, i as listAlternatives, l as unknownKey, n as formatPath, o as quote, s as show, t as checkShape, u as valueAt } from "./fault.js";
import { t as CliParams } from "./params2.js";
import { t as CommandParams } from "./params3.js";
import { t as CursorParams } from "./params4.js";
import { t as JudgeParams } from "./params5.js";
import { t as RecipeParams } from "./params6.js";
import "./schema.js";
import { a as SCALARS, i as NUMBER, n as CONCLUSION, o as TEXT, r as INT, s as isScalar, t as BOOL } from "./type.js";
import { n as HANDOFF, r as JUDGEMENT, t as BUILTIN_TYPES } from "./builtin.js";
import { n as agentFacts, t as AgentCheckParams } from "./params7.js";
import { n as JudgeParams$1, r as judgeFacts } from "./params8.js";
import { n as measurementsFacts, t as MeasurementsParams } from "./params9.js";
import { t as findGlobFault } from "./globs.js";
import { n as pathsFacts, t as PathsParams } from "./params10.js";
import { n as runFacts, t as RunParams } from "./params11.js";
import { n as decodeText, t as createPositionLookup } from "./text2.js";
import { n as hasErrors } from "./diagnostic.js";
import { t as parseYaml } from "./yaml.js";

// src/agents/index.ts
/** Every agent by the name that a policy's `use` gives it. */
const agents = {
	recipe: kind(RecipeParams, null, async () => (await import("./recipe.js")).agent, "observed"),
	command: kind(CommandParams, null, async () => (await import("./command.js")).agent),
	"claude-code": kind(CliParams, "schema", async () => (await import("./claude-code.js")).agent),
	codex: kind(CliParams, "schema", async () => (await import("./codex.js")).agent),
	gemini: kind(CliParams, "tool", async () => (await import("./gemini.js")).agent),
	opencode: kind(CliParams, "tool", async () => (await import("./opencode.js")).agent),
	copilot: kind(CliParams, "tool", async () => (await import("./copilot.js")).agent),
	qwen: kind(CliParams, "schema", async () => (await import("./qwen.js")).agent),
	cursor: kind(CursorParams, null, async () => (await import("./cursor.js")).agent),
	judge: kind(JudgeParams, "schema", async () => (await import("./judge.js")).agent),
	acp: kind(AcpParams, "tool", async () => (await import("./acp.js")).agent)
};
function kind(params, structured, load, provenance = "claimed") {
	return {
		params,
		structured,
		provenance,
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
	judge: async () => seal((await import("./judge2.js")).check),
	run: async () => seal((await import("./run.js")).check),
	paths: async () => seal((await import("./paths.js")).check),
	measurements: async () => seal((await import("./measurements.js")).check)
};
/** What each kind takes, without loading the check; for validating a policy. */
const checkParams = {
	agent: AgentCheckParams,
	judge: JudgeParams$1,
	run: RunParams,
	paths: PathsParams,
	measurements: MeasurementsParams
};
/** What each kind yields, the fact that a default `pass when` asks for first. */
const checkFacts = {
	agent: agentFacts,
	judge: judgeFacts,
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

// src/policy/text-gates.ts
/** Keys that say in YAML what a text in the gate language says itself. */
const KEYS_OF_CHECKS = ["checks", "pass-when"];
/** The path at which a gate of a policy is written as a text in the gate language; null where it is not. In: the data of a policy of any
*  shape. */
function flowPathOf(data, gate) {
	if (typeof valueAt(data, ["gates", gate]) === "string") return ["gates", gate];
	return typeof valueAt(data, [
		"gates",
		gate,
		"flow"
	]) === "string" ? [
		"gates",
		gate,
		"flow"
	] : null;
}
/** The data with every gate that is one text as a mapping with `flow`, which is the same gate. In: the data of a policy of any shape. */
function withTextGates(data) {
	const gates = valueAt(data, ["gates"]);
	if (!isMapping$3(gates) || !isMapping$3(data)) return data;
	const entries = Object.entries(gates).map(([name, gate]) => {
		return [name, typeof gate === "string" ? { flow: gate } : gate];
	});
	return {
		...data,
		gates: Object.fromEntries(entries)
	};
}
/** Gates that are written in two ways, within the policy or beside it. In: the data of a policy of any shape, the gates beside it.
*  Throws: never. */
function findTextGateFaults(data, files) {
	return gateNames$1(data).flatMap((gate) => {
		const flow = flowPathOf(data, gate);
		const others = KEYS_OF_CHECKS.filter((key) => valueAt(data, [
			"gates",
			gate,
			key
		]) !== void 0);
		const file = files.find(({ name }) => name === gate);
		if (file !== void 0) return flow === null && others.length === 0 ? [] : [twice(gate, file)];
		if (flow === null) return [];
		return [...String(valueAt(data, flow)).trim() === "" ? [{
			...EMPTY,
			path: flow
		}] : [], ...others.map((key) => ({
			...TWO_FORMS,
			path: [
				"gates",
				gate,
				key
			],
			mark: "key"
		}))];
	});
}
const EMPTY = {
	ruleId: "invalid-value",
	message: "must not be empty",
	hint: "Write a `verify` block, or a mapping with `checks`.",
	mark: "value"
};
const TWO_FORMS = {
	ruleId: "two-forms",
	message: "cannot stand beside `flow`: the text says itself which checks there are and what passes",
	hint: "Write it into the text, or the whole gate as a mapping."
};
function twice(gate, { text }) {
	return {
		ruleId: "two-gates",
		message: `is a gate twice, here and in ${quote(text.file)}`,
		hint: "Keep one of the two; beside the file the policy may have settings, such as `paths` and `floor`.",
		path: ["gates", gate],
		mark: "key"
	};
}
function gateNames$1(data) {
	const gates = valueAt(data, ["gates"]);
	return isMapping$3(gates) ? Object.keys(gates) : [];
}
function isMapping$3(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/policy/empty-gates.ts
/** Gates with `paths` that have nothing to decide by: no check, no text in the gate language, no judge of their own. In: the data of a policy
*  of any shape, the gates beside it. Throws: never. */
function findGatesWithoutChecks(data, gateFiles) {
	const gates = valueAt(data, ["gates"]);
	if (typeof gates !== "object" || gates === null) return [];
	const empty = Object.keys(gates).filter((name) => flowPathOf(data, name) === null && gateFiles.every((file) => file.name !== name) && (valueAt(gates, [name, "paths"]) ?? null) !== null && (valueAt(gates, [name, "verify"]) ?? false) === false && isEmpty(valueAt(gates, [name, "checks"]) ?? {}));
	const message = "a gate with `paths` decides by its own checks or its own judge, and needs at least one";
	const hint = "Add `checks`, or `verify`; they run on every pull request that changes such files.";
	return empty.map((name) => ({
		ruleId: "no-checks",
		message,
		hint,
		path: ["gates", name],
		mark: "key"
	}));
}
function isEmpty(checks) {
	return typeof checks === "object" && checks !== null && Object.keys(checks).length === 0;
}

// src/policy/glob-faults.ts
/** Faults of the globs of a policy, its plans', its gates' and its redo's, beside those of shape. In: the data of a policy of any shape, and the
*  faults that are told already. Throws: never. */
function findGlobFaults(data, told) {
	const gates = valueAt(data, ["gates"]);
	const places = [
		["plan"],
		["redo", "guard"],
		...(typeof gates === "object" && gates !== null ? Object.keys(gates) : []).map((name) => [
			"gates",
			name,
			"paths"
		])
	];
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

// src/policy/input.ts
/** The type of the items of a list that has none: it fits everywhere. */
const NOTHING = {
	kind: "enum",
	values: []
};
/** What the language cannot hold in the `input` of a policy: null, numbers that are not exact, lists of unlike items. In: the data of a
*  policy of any shape, not nested without end. Throws: never. */
function findInputFaults(data) {
	const input = valueAt(data, ["input"]);
	if (!isMapping$2(input)) return [];
	const faults = [];
	for (const [name, value] of Object.entries(input)) readType$1(value, ["input", name], faults);
	return faults;
}
/** The type of a policy's `input`: what gates may read of it. In: data without faults. Throws: never. */
function typeOfInput(input) {
	const fields = Object.entries(input).map(([name, value]) => [name, readType$1(value, [], []) ?? NOTHING]);
	return {
		kind: "record",
		fields: Object.fromEntries(fields)
	};
}
/** Out: null where a fault was told. */
function readType$1(value, path, faults) {
	const refuse = (words) => {
		faults.push({
			...words,
			path,
			mark: "value"
		});
		return null;
	};
	if (typeof value === "boolean") return BOOL;
	if (typeof value === "string") return TEXT;
	if (typeof value === "number") return typeOfNumber(value) ?? refuse(explainNumber(value));
	if (Array.isArray(value)) return readList(value, path, faults);
	if (!isMapping$2(value)) return refuse({
		ruleId: "invalid-value",
		message: `expected a value, found ${show(value)}`,
		hint: NO_NULL
	});
	const fields = Object.entries(value).map(([name, one]) => [name, readType$1(one, [...path, name], faults)]);
	const sound = fields.flatMap(([name, type]) => type === null ? [] : [[name, type]]);
	return sound.length < fields.length ? null : {
		kind: "record",
		fields: Object.fromEntries(sound)
	};
}
const NO_NULL = "Leave the key out, or give it a value: the gate language has no null.";
function typeOfNumber(value) {
	if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) return null;
	return Number.isInteger(value) ? INT : NUMBER;
}
function explainNumber(value) {
	return {
		ruleId: "number-out-of-range",
		message: `${quote(String(value))} is outside of what numbers can hold exactly`,
		hint: "Put it in quotes, to have it as a text."
	};
}
function readList(items, path, faults) {
	let [item, isSound] = [NOTHING, true];
	for (const [index, value] of items.entries()) {
		const type = readType$1(value, [...path, index], faults);
		const joined = type === null ? null : joinTypes(item, type);
		if (type !== null && joined === null && isSound) faults.push({
			...UNLIKE,
			path: [...path, index],
			mark: "value"
		});
		if (joined === null) isSound = false;
		else item = joined;
	}
	return isSound ? {
		kind: "list",
		item
	} : null;
}
const UNLIKE = {
	ruleId: "unlike-items",
	message: "is of another type than the items before it",
	hint: "The items of a list have one type; write a mapping for values that differ."
};
/** The least type for values of both; a field that one of two records does not have is optional. */
function joinTypes(one, other) {
	if (isNothing(one)) return other;
	if (isNothing(other)) return one;
	if (one.kind === "optional" || other.kind === "optional") {
		const inner = joinTypes(withoutOptional(one), withoutOptional(other));
		return inner === null ? null : {
			kind: "optional",
			inner
		};
	}
	if (one.kind === "list" && other.kind === "list") {
		const item = joinTypes(one.item, other.item);
		return item === null ? null : {
			kind: "list",
			item
		};
	}
	if (one.kind === "record" && other.kind === "record") return joinRecords(one, other);
	if (one.kind === other.kind) return one;
	return [one, other].every(({ kind }) => kind === "int" || kind === "number") ? NUMBER : null;
}
function joinRecords({ fields }, other) {
	const joined = [];
	for (const name of /* @__PURE__ */ new Set([...Object.keys(fields), ...Object.keys(other.fields)])) {
		const [mine, theirs] = [ownField(fields, name), ownField(other.fields, name)];
		const type = mine !== null && theirs !== null ? joinTypes(mine, theirs) : toOptional$1(mine ?? theirs ?? NOTHING);
		if (type === null) return null;
		joined.push([name, type]);
	}
	return {
		kind: "record",
		fields: Object.fromEntries(joined)
	};
}
function ownField(fields, name) {
	return Object.hasOwn(fields, name) ? fields[name] ?? null : null;
}
function toOptional$1(type) {
	return type.kind === "optional" ? type : {
		kind: "optional",
		inner: type
	};
}
function withoutOptional(type) {
	return type.kind === "optional" ? type.inner : type;
}
function isNothing(type) {
	return type.kind === "enum" && type.values.length === 0;
}
function isMapping$2(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
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
/** Reads one more type that rests on those of a policy. In: the type as YAML or the gate language has it, a text or a list of one, and
*  the path for its faults. Out: null with a fault here, or for a name whose own fault is told with the policy's types. Throws: never. */
function readTypeWith(value, path, { types, names }) {
	const done = [...names].map((name) => {
		const type = types.get(name);
		return [name, type === void 0 ? null : measure(type)];
	});
	const reader = {
		definitions: new Map([...names].map((name) => [name, null])),
		faults: [],
		done: new Map(done),
		around: []
	};
	const unfolded = readType(value, path, reader);
	if (unfolded?.type.kind === "optional") refuse$1(NOT_OPTIONAL, path, reader);
	return {
		type: reader.faults.length > 0 ? null : unfolded?.type ?? null,
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
	if (BUILTIN_TYPES.has(name) || isScalar(name) || RESERVED_WORDS$1.has(name)) return {
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
		return refuse$1({
			ruleId: "invalid-type",
			message: value === "" ? parsed.message : `${quote(value)} ${parsed.message}`,
			hint: parsed.hint
		}, path, reader);
	}
	if (Array.isArray(value)) {
		if (value.length === 1) return toList(readType(value[0], [...path, 0], reader), path, reader);
		return refuse$1({
			ruleId: "invalid-type",
			message: `a list has one type of items, such as \`[text]\`, found ${value.length}`,
			hint: "For a choice of words write `low | high`."
		}, path, reader);
	}
	if (isMapping$1(value)) return readRecord(value, path, reader);
	return refuse$1({
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
	if (!isGood) refuse$1({
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
	const builtin = BUILTIN_TYPES.get(name);
	if (builtin !== void 0) return measure(builtin);
	const at = reader.around.indexOf(name);
	if (at >= 0) return refuse$1({
		ruleId: "type-cycle",
		message: `a type cannot contain itself: ${[...reader.around.slice(at), name].map(quote).join(" → ")}`,
		hint: "Nest records as deep as the evidence is."
	}, path, reader);
	if (reader.definitions.has(name) && name !== "Verification") return define(name, reader);
	return refuse$1(explainTypeName(name, [...reader.definitions.keys()]), path, reader);
}
/** Why a name is no type that can be used. In: the names that the policy defines. */
function explainTypeName(name, defined) {
	if (name === "Verification") return refuseConclusion();
	const others = defined.filter((one) => one !== CONCLUSION);
	const hint = suggest(name, [
		...SCALARS,
		...BUILTIN_TYPES.keys(),
		...others
	]) ?? "Define it under `types`.";
	return {
		ruleId: "unknown-type",
		message: `no type is named ${quote(name)}`,
		hint
	};
}
function toList(item, path, reader) {
	if (item === null) return null;
	if (item.type.kind === "optional") return refuse$1(NOT_OPTIONAL, path, reader);
	return limit({
		type: {
			kind: "list",
			item: item.type
		},
		parts: item.parts + 1,
		depth: item.depth + 1
	}, path, reader);
}
/** A finished type with its size. */
function measure(type) {
	if (type.kind === "optional") return {
		...measure(type.inner),
		type
	};
	const sizes = (type.kind === "record" ? Object.values(type.fields) : type.kind === "list" ? [type.item] : []).map(measure);
	return {
		type,
		parts: sizes.reduce((sum, one) => sum + one.parts, 1),
		depth: 1 + Math.max(0, ...sizes.map(({ depth }) => depth))
	};
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
	return refuse$1({
		ruleId: "type-too-large",
		message: depth > MAX_DEPTH ? `is nested ${depth} levels deep, at most ${MAX_DEPTH} are allowed` : `has ${parts} parts with all names written out, at most ${MAX_PARTS} are allowed`,
		hint: "Ask for less, or in several checks."
	}, path, reader);
}
/** Tells a fault once for each place: a type is read once, whatever uses it. */
function refuse$1(words, path, { faults }) {
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

// src/policy/types/expect.ts
/** Reads the type behind `expect`. In: a text such as `UiCheck` or `list[text]`, in YAML also a list such as `[text]`; the path for its
*  faults; the types of the policy. `Verification` is refused in every disguise. Throws: never. Source: Agent Flow, `expect-invalid-type`. */
function readExpect(wanted, path, read) {
	if (new RegExp(`\\b${"Verification"}\\b`).test(JSON.stringify(wanted))) return {
		expect: null,
		faults: [{
			...refuseConclusion(),
			path,
			mark: "value"
		}]
	};
	const { type, faults } = readTypeWith(wanted, path, read);
	return {
		expect: type === null ? null : toExpected(typeof wanted === "string" ? wanted.trim() : JSON.stringify(wanted).replaceAll("\"", ""), type),
		faults
	};
}
/** Evidence of a type; of one that is no record it is handed in as the one field `value` of a record. */
function toExpected(name, type) {
	if (type.kind === "record") return {
		name,
		type,
		shape: "record"
	};
	return {
		name,
		type: {
			kind: "record",
			fields: { value: type }
		},
		shape: "value"
	};
}
/** Whether what is expected is the handoff itself, which every agent gives anyway. An alias of it is the same. */
function isHandoff({ type }) {
	return type === HANDOFF;
}
/** Whether what is expected is what a judge says of a change. An alias of it is the same. */
function isJudgement({ type }) {
	return type === JUDGEMENT;
}

// src/policy/policy.ts
/** Strengths of evidence that count as verified, weakest first. */
const FLOORS = [
	"type-check-only",
	"unit-test-verified",
	"live-ui-verified"
];
/** Where a judge stands: before people are asked, before the merge, or both. */
const PLACEMENTS = [
	"gate",
	"output",
	"both"
];
/** What the author says that a judge may be shown. */
const AUTHOR_TEXTS = [
	"title",
	"body",
	"messages"
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
	input: toRecord([]),
	setup: [],
	defaults: {
		agent: "default",
		floor: "unit-test-verified",
		criteria: "reported",
		onBlocked: "block",
		timeoutMs: 9e5,
		requireObserved: false
	},
	verify: null,
	approval: null,
	redo: null,
	budget: {
		usd: null,
		tokens: null
	},
	gates: toRecord([])
};
/** A record without prototype: a gate may be named `constructor`. */
function toRecord(entries) {
	const record = Object.fromEntries(entries);
	Object.setPrototypeOf(record, null);
	return record;
}
/** Files in the repository whose texts are the standards of judges, each once. */
function rubricPathsOf({ verify, gates }) {
	const files = [verify, ...Object.values(gates).map((gate) => gate.verify)].flatMap((one) => one === null || one === "off" || one.rubricFile === null ? [] : one.rubricFile.path);
	return [...new Set(files)];
}

// src/policy/verify-schema.ts
const MAX_REDOS = 10;
const MAX_REVIEWERS = 15;
const MAX_COMMENT_CHARS = 500;
/** Of agents as a policy names them. */
const agentNameSchema = string().regex(/^[A-Za-z0-9_-]{1,100}$/, "must consist of at most 100 letters, digits, `-` and `_`");
/** Whether a policy may have an agent of this name. Throws: never. */
function isAgentName(name) {
	return agentNameSchema.safeParse(name).success;
}
const redosSchema = int().min(0).max(MAX_REDOS).optional();
/** A judgement as a mapping, before its judge is looked up. */
const VerifyMapping = strictObject({
	criteria: string().refine((text) => text.trim() !== "", "must not be empty").optional().describe("The standard to judge by, in words; a generic one by default."),
	judge: string().optional().describe("A markdown file whose body is the standard, relative to the policy file; its front matter says who judges."),
	at: _enum(PLACEMENTS).optional().describe("Before people are asked, before the merge, or both; `gate` where the policy has an `approval`, else `output`."),
	"max-redos": redosSchema.describe("How often the change goes back before people are asked all the same; 1 by default."),
	maxRedos: redosSchema.describe("The same as `max-redos`."),
	model: string().optional().describe("Model of the built-in judge, such as `anthropic:claude-sonnet-5`."),
	agent: agentNameSchema.optional().describe("An agent of the kind `judge`, a name from `agents`."),
	votes: literal([
		1,
		3,
		5
	]).optional().describe("How often the judge is asked; the majority counts. 1 by default."),
	"max-input": int().min(1e4).max(4e6).optional().describe("Characters that the judge is given at most."),
	"allow-truncated": boolean().optional().describe("Whether a pass counts although part of the change was not shown; no by default."),
	include: array(_enum(AUTHOR_TEXTS)).optional().describe("What the author says that the judge is shown too; nothing by default.")
});
const verifyText = string().min(1).describe("The standard to judge by, in words.");
const verifyOn = literal(true).describe("Judge by the generic standard: does the change fulfil the task?");
/** For the JSON Schema of editors. */
const VerifyDocument = union([
	verifyOn,
	verifyText,
	VerifyMapping
]);
const GateVerifyDocument = union([
	verifyOn,
	literal(false).describe("Not the judgement that the whole policy asks for."),
	verifyText,
	VerifyMapping
]);
const login = string().regex(/^[A-Za-z0-9](?:-?[A-Za-z0-9]){0,38}(?:_[A-Za-z0-9]{1,10})?$/, "must be a GitHub login such as `octocat`, without `@`");
const slug = string().regex(/^[a-z0-9](?:[a-z0-9._-]{0,98}[a-z0-9_])?$/, "must be the slug of a team such as `web-reviewers`, without its organisation");
/** A plain text would also take the place of what is said of unknown keys. */
function mustBe(what) {
	return { error: ({ code }) => code === "invalid_type" ? `must be ${what}` : void 0 };
}
/** Who is asked to review. */
const ApprovalSchema = strictObject({
	reviewers: array(login).max(MAX_REVIEWERS).optional().describe("GitHub logins."),
	teams: array(slug).max(MAX_REVIEWERS).optional().describe("Slugs of teams in the repository's organisation.")
}, mustBe("an object such as `{ reviewers: [octocat] }`"));
const mention = string().max(MAX_COMMENT_CHARS).refine((text) => !/\p{Cc}/u.test(text), "must be one line").refine((text) => /^[^@]*(?<![\w.`-])@[A-Za-z0-9](?:-?[A-Za-z0-9]){0,38}(?![\w/-])[^@]*$/.test(text), "must have exactly one mention, such as `@cursor` or `@cursor please revise this`");
/** A path or glob from the root of the repository. Others would silently match nothing. */
const globSchema = string().min(1).regex(/^(?!\.{0,2}\/)(?!(?:.*\/)?\.\.(?:\/|$))/, "must start at the root of the repository, without `/`, `./` or `..`");
/** What happens with a critique. */
const RedoSchema = strictObject({
	max: int().min(0).max(MAX_REDOS).optional().describe("How many revisions there may be; 1 by default, 0 to judge only."),
	agent: agentNameSchema.optional().describe("Who revises, a name from `agents`; the default agent otherwise."),
	resume: boolean().optional().describe("Whether it goes on with its earlier session where it can; yes by default."),
	comment: mention.optional().describe("Asks an outside agent instead, by a comment with one mention such as `@cursor`."),
	guard: union([globSchema, array(globSchema).min(1)]).optional().describe("Paths that a revision may not change, beside those that none may: such as the tests that a gate runs."),
	"on-exhausted": _enum(["block", "neutral"]).optional().describe("What holds when the last revision failed: `block` by default; `neutral` lets it through, marked.")
}, mustBe("an object such as `{ max: 1 }`"));

// src/policy/judges.ts
/** Kinds whose models the built-in judge can ask by itself, at the same endpoint and with the same key. */
const PROVIDERS = {
	"claude-code": "anthropic",
	codex: "openai",
	gemini: "google"
};
/** Keys of an agent that are the runtime's and not the kind's. */
const AGENT_KEYS = [
	"use",
	"timeout",
	"fallback"
];
/** What the built-in judge takes over from such an agent. */
const ENDPOINT_KEYS = [
	"base-url",
	"key-env",
	"price"
];
const JUDGE_KIND = "judge";
/** The agent that judges where nobody is named. */
const USUAL_NAME = "judge";
/** The provider of a kind's models as the built-in judge names it; null where none is known. */
function providerOf(use) {
	return Object.hasOwn(PROVIDERS, use) ? PROVIDERS[use] ?? null : null;
}
/** The kind of an agent; null for one that is not there or says none. */
function useOf(data, agent) {
	const use = valueAt(data, [
		"agents",
		agent,
		"use"
	]);
	if (typeof use === "string") return use;
	return agent === "default" && valueAt(data, ["agents", agent]) === void 0 ? "recipe" : null;
}
/** Who judges where nobody says so: the policy's agent `judge`, else the model of the gate's agent or of the default one. In: the gate,
*  null for the whole policy. Out: a name, null where a fault was told. Throws: never. */
function findUsualJudge(judges, gate, place, faults) {
	const { data, agents } = judges;
	const name = useOf(data, USUAL_NAME) === "judge" ? USUAL_NAME : defaultAgentOf(data, gate);
	const use = useOf(data, name);
	if (use === "judge") {
		faults.push(...findUnableJudges(judges, name, place.path).map((fault) => ({
			...fault,
			mark: place.mark
		})));
		return name;
	}
	const provider = use === null ? null : providerOf(use);
	if (use === null) return null;
	if (provider === null) {
		faults.push({
			...explainNoModel(data, name, use, place),
			...place
		});
		return null;
	}
	const params = agents.get(name)?.params ?? null;
	return params === null ? null : makeLike(judges, name, provider, params, place, faults);
}
/** The agent of a gate, else that of the policy. */
function defaultAgentOf(data, gate) {
	const own = gate === null ? void 0 : valueAt(data, [
		"gates",
		gate,
		"agent"
	]);
	const usual = valueAt(data, ["defaults", "agent"]);
	return typeof own === "string" ? own : typeof usual === "string" ? usual : "default";
}
/** The built-in judge with a model of its own. Out: a name, null where a fault was told. Throws: never. */
function makeOfModel(judges, gate, model, path, faults) {
	return make(judges, gate === null ? "(judge)" : `(judge ${gate})`, { model }, {
		path,
		mark: "value"
	}, faults);
}
function makeLike(judges, agent, provider, params, place, faults) {
	const endpoint = ENDPOINT_KEYS.flatMap((key) => {
		const value = valueAt(params, [key]);
		return value === void 0 ? [] : [[key, value]];
	});
	const model = String(valueAt(params, ["model"]));
	const settings = {
		...Object.fromEntries(endpoint),
		model: `${provider}:${model}`
	};
	return make(judges, `(judge like ${agent})`, settings, place, faults);
}
function make(judges, name, settings, place, faults) {
	const kind = judges.kinds.agents[JUDGE_KIND];
	if (kind === void 0) {
		const message = `no agent kind is named ${quote(JUDGE_KIND)}`;
		faults.push({
			ruleId: "unknown-kind",
			message,
			hint: null,
			...place
		});
		return null;
	}
	const params = checkShape(kind.params, settings);
	faults.push(...params.faults.map((fault) => {
		const isModel = fault.path.at(-1) === "model";
		const message = isModel ? fault.message : `needs \`${String(fault.path.at(-1))}\`, which ${fault.message}`;
		const hint = isModel ? fault.hint : "Write an agent of the kind `judge` under `agents`, and name it as `agent`.";
		return {
			...fault,
			message,
			hint,
			...place
		};
	}));
	if (params.data === null) return null;
	judges.made.set(name, {
		use: JUDGE_KIND,
		params: params.data,
		like: null,
		timeoutMs: null
	});
	return name;
}
function explainNoModel(data, agent, use, { path }) {
	const isCheck = path.length === 4;
	const message = `nobody says which model judges, and the agent ${quote(agent)} of the kind ${quote(use)} has none for it`;
	const judge = firstJudge(data);
	const agents = "`agents: { judge: { use: judge, model: \"anthropic:claude-sonnet-5\" } }`";
	if (judge !== null) return {
		ruleId: "missing-model",
		message,
		hint: isCheck ? `Name the judge: \`agent: ${judge}\`.` : `Name the judge: \`verify: { agent: ${judge} }\`.`
	};
	return {
		ruleId: "missing-model",
		message,
		hint: isCheck ? `Add ${agents} to the policy.` : `Add ${agents} to the policy, or write \`model\` in the mapping of \`verify\`.`
	};
}
/** The first agent of the built-in judge's kind under a name that can be written. */
function firstJudge(data) {
	const agents = valueAt(data, ["agents"]);
	if (typeof agents !== "object" || agents === null || Array.isArray(agents)) return null;
	return Object.keys(agents).find((name) => isAgentName(name) && useOf(data, name) === "judge") ?? null;
}
/** Who is named to judge, or may stand in for it, and has no way to hand in a judgement. Throws: never. */
function findUnableJudges(judges, agent, path) {
	const { data, kinds } = judges;
	const able = Object.keys(kinds.agents).filter((use) => canJudge(kinds, use));
	return [agent, ...fallbackOf(data, agent)].flatMap((name) => {
		const use = useOf(data, name);
		if (use === null || canJudge(kinds, use)) return [];
		return [{
			ruleId: "judge-unsupported",
			message: `${name === agent ? quote(name) : `${quote(name)}, which stands in for ${quote(agent)},`} is of the kind ${quote(use)}, which cannot hand in a judgement`,
			hint: able.length === 0 ? null : `Name an agent of the kind ${listAlternatives(able)}.`,
			path,
			mark: "value"
		}];
	});
}
/** Whether agents of a kind can hand in a judgement; true also for an unknown kind, which is told elsewhere. */
function canJudge({ agents }, use) {
	const kind = Object.hasOwn(agents, use) ? agents[use] : void 0;
	return kind === void 0 || kind.provenance !== "observed";
}
/** The keys that agents of a kind take beside `use`, `timeout` and `fallback`. */
function keysOfKind({ agents }, use) {
	const params = Object.hasOwn(agents, use) ? agents[use]?.params : void 0;
	return params instanceof ZodObject ? Object.keys(params.shape) : [];
}

// src/policy/verifiers.ts
/** Agents of the kind `judge`, and those that one stands in for, where a policy has them verify. They answer by a type and nothing else,
*  so that no handoff would ever come. In: the data of a policy of any shape, the gates beside it, in whose texts every agent may be
*  asked for a type. Throws: never. */
function findJudgesThatVerify(data, gateFiles) {
	const gates = keysAt$1(data, ["gates"]).filter((gate) => flowPathOf(data, gate) === null && gateFiles.every(({ name }) => name !== gate));
	return [...[
		["defaults", "agent"],
		...keysAt$1(data, ["models"]).map((model) => ["models", model]),
		...gates.map((gate) => [
			"gates",
			gate,
			"agent"
		])
	].flatMap((path) => {
		const agent = valueAt(data, path);
		return typeof agent === "string" ? findJudges(data, agent).map((judge) => explain(agent, judge, path)) : [];
	}), ...findStandInsOfDefault(data)];
}
/** The same of a check of the kind `agent` that asks for a handoff or a text. In: the path of the check. Throws: never. */
function findJudgesInCheck(data, agent, path) {
	return findJudges(data, agent).map((judge) => {
		const hint = `Add \`expect\` with one of your \`types\`, or have it judge: \`{ judge: "the standard in words", agent: ${judge} }\`.`;
		return {
			...explain(agent, judge, [...path, "agent"]),
			hint
		};
	});
}
/** An agent named `default` of the kind `judge` is left alone: it is how a policy may say who judges. */
function findStandInsOfDefault(data) {
	if (useOf(data, "default") === "judge") return [];
	return fallbackOf(data, "default").flatMap((judge, index) => {
		const path = [
			"agents",
			"default",
			"fallback",
			index
		];
		return useOf(data, judge) === "judge" ? [explain("default", judge, path)] : [];
	});
}
function findJudges(data, agent) {
	return [agent, ...fallbackOf(data, agent)].filter((name) => useOf(data, name) === JUDGE_KIND);
}
function explain(agent, judge, path) {
	return {
		ruleId: "judge-needs-expect",
		message: `${agent === judge ? quote(judge) : `${quote(judge)}, which stands in for ${quote(agent)},`} is of the kind \`judge\`, which cannot verify: it answers only where a check says what to \`expect\``,
		hint: `Name an agent that hands in handoffs. To have the change judged, write \`verify: { agent: ${judge} }\`.`,
		path,
		mark: "value"
	};
}
function keysAt$1(data, path) {
	const value = valueAt(data, path);
	return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
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
	const expect = wanted === void 0 ? null : readExpected(data, path, sources.types, faults);
	const isAskedForType = expect === null ? wanted !== void 0 : !isHandoff(expect) && expect.name !== "text";
	if (agent !== null && !isAskedForType) faults.push(...findJudgesInCheck(data, agent, path));
	if (expect === null || isHandoff(expect)) return {
		agent,
		expect: null,
		task
	};
	if (agent !== null && expect?.name !== "text") faults.push(...findUnable(data, agent, [...path, "expect"], sources.kinds));
	return {
		agent,
		expect,
		task
	};
}
/** Reads what a run check expects its command to print. Throws: never. */
function readRunCheck(data, path, types, faults) {
	const isGiven = valueAt(data, [...path, "expect"]) !== void 0;
	return {
		...NO_AGENT,
		expect: isGiven ? readExpected(data, path, types, faults) : null
	};
}
function readExpected(data, path, types, faults) {
	const at = [...path, "expect"];
	const wanted = valueAt(data, at);
	const isText = typeof wanted === "string" && wanted !== "";
	const isList = Array.isArray(wanted) && wanted.length === 1 && typeof wanted[0] === "string" && wanted[0] !== "";
	const { expect, faults: found } = isText || isList ? readExpect(wanted, at, types) : NOTHING_READ;
	faults.push(...found);
	const isHandoffOfAgent = expect !== null && isHandoff(expect) && valueAt(data, [...path, "agent"]) !== void 0;
	if (valueAt(data, [...path.slice(0, 2), "pass-when"]) === void 0 && !isHandoffOfAgent) faults.push(explainNoPassWhen(String(path.at(-1)), expect, at));
	return expect;
}
const NOTHING_READ = {
	expect: null,
	faults: []
};
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
	const field = Object.entries(expect?.type.fields ?? {}).find(([, { kind }]) => kind === "bool")?.[0] ?? "ok";
	return {
		ruleId: "missing-pass-when",
		message: "which field of the evidence decides is not known, so the gate needs a `pass-when`",
		hint: `Add one, such as \`pass-when: ${expect?.shape === "value" ? check : `${check}.${field}`}\`.`,
		path,
		mark: "key"
	};
}
function textAt(data, path) {
	const value = valueAt(data, path);
	return typeof value === "string" ? value : null;
}

// src/policy/rubric-text.ts
/** What older readers of YAML take for true or false; here it would be a standard in words that nobody could judge by. */
const SWITCH = /^(?:(yes|y|on|true)|no|n|off|false)$/i;
/** One word with an ending that standards are kept in. */
const FILE_NAME = /^\S+\.(?:md|markdown|txt|agentuse|ya?ml)$/i;
/** Of the providers that the built-in judge knows. */
const MODEL_NAME = /^(?:anthropic|openai|google|gateway|compatible):\S+$/i;
/** What is wrong with a standard that is one word meant as something else: a switch, the file with the standard, or the model that is to
*  judge. Out: null for any other text. Throws: never. */
function explainNoRubric(text, place) {
	const word = text.trim();
	const found = SWITCH.exec(word);
	if (found !== null) return {
		ruleId: "rubric-is-switch",
		message: `${quote(word)} is a text here, and no standard to judge by`,
		hint: adviceOn(place, found[1] !== void 0)
	};
	const message = `${quote(word)} is taken for the standard itself`;
	if (FILE_NAME.test(word)) return {
		ruleId: "rubric-is-path",
		message,
		hint: adviceOnFile(place, word)
	};
	return MODEL_NAME.test(word) ? {
		ruleId: "rubric-is-model",
		message,
		hint: adviceOnModel(place, word)
	} : null;
}
const GENERIC = "for the generic standard, or the standard itself in words";
function adviceOn(place, isOn) {
	if (place === "check") return `Write the standard itself in words; for the generic one, \`verify: true\` beside \`checks\`.`;
	if (place === "criteria") return `Leave \`criteria\` out, or write \`verify: true\`, ${GENERIC}.`;
	if (isOn) return `Write \`verify: true\` ${GENERIC}.`;
	return place === "gate" ? "Write `verify: false`, without quotes, where nobody shall judge, or the standard itself in words." : "Remove it where nobody shall judge, write `verify: true` for the generic standard, or the standard itself in words.";
}
/** Paths of judge files go out from the folder of the policy. */
function adviceOnFile(place, word) {
	const mapping = quote(`verify: { judge: ${word.replace(/^(?:\.?\/)*(?:\.github\/)?/, "")} }`);
	if (place === "check") return `Write the standard in words; to judge by the file, ${mapping} beside \`checks\`.`;
	return `Write ${mapping} to judge by the file, or the standard in words.`;
}
function adviceOnModel(place, word) {
	if (place === "check") return "Write the standard in words; a model belongs to an agent of the kind `judge`, which `agent` names.";
	return `Write ${quote(`verify: { model: "${word}" }`)}, with a standard in words as its \`criteria\` or none for the generic one.`;
}

// src/policy/duration.ts
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

// src/policy/schema.ts
const gateNameSchema = string().regex(/^[A-Za-z0-9_-]{1,100}$/, "must consist of at most 100 letters, digits, `-` and `_`").refine((name) => name.toLowerCase() !== "passwhen", "is the name of the summary check run; choose another");
/** Why a gate cannot have this name; null where it can. */
function findGateNameFault(name) {
	return gateNameSchema.safeParse(name).error?.issues[0]?.message ?? null;
}
/** What `input` holds beside the policy's own. */
const RESERVED_INPUTS = [
	"base",
	"head",
	"target",
	"files"
];
/** Words of the gate language, and the names that every gate sees. */
const RESERVED_WORDS = [
	"true",
	"false",
	"and",
	"or",
	"not",
	"in",
	"if",
	"else",
	"let",
	"input"
];
const checkNameSchema = string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/, "must be a name that expressions can read: letters, digits and `_`, no `-`; rename it").refine((name) => !RESERVED_WORDS.includes(name), "is a word of the gate language; choose another");
const fallbackSchema = array(agentNameSchema).min(1).optional().describe("Other agents of the policy that stand in for it, in order, when it cannot work here.");
const setupCommandSchema = string().refine((command) => command.trim() !== "", "must not be empty").refine((command) => !command.includes("\0"), "must not contain a NUL character");
const modelNameSchema = string().regex(/^\S{1,200}$/, "must be the name of a model as plans spell it, without spaces");
const criteriaSourceSchema = _enum(CRITERIA_SOURCES);
const inputNameSchema = string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/, "must be a name that gates can use: letters, digits and `_`").refine((name) => !RESERVED_INPUTS.includes(name), "is what the runtime itself gives gates; choose another");
/** What is wrong in it is told by `findInputFaults`. */
const inputSchema = unknown();
const onBlockedSchema = _enum(["block", "neutral"]);
/** A check that the language computes, so that it has no plug-in. */
const ExpressionParams = strictObject({ expression: string().min(1).describe("Expression over `input` whose value is that of the check.") });
/** The kinds of checks that a policy may name: the plug-ins and `expression`. */
function checkKindsOf({ checks }) {
	const { judge } = checks;
	return {
		...checks,
		...judge !== void 0 && { judge: asWritten(judge) },
		expression: ExpressionParams
	};
}
/** The keys of a check that name a kind, in file order; a check has one. A judge's `agent` says who judges. */
function kindsIn(keys, known) {
	const isJudge = keys.includes("judge") && known.includes("judge");
	return keys.filter((key) => known.includes(key) && !(isJudge && key === "agent"));
}
/** A judge check as people write it: without what the runtime sets. Who judges is filled in before this schema is asked. */
function asWritten(judge) {
	const { rubricFile: _, ...shape } = shapeOf(judge);
	return judge instanceof ZodObject ? strictObject(shape) : judge;
}
const requireObservedSchema = boolean().optional().describe("Whether a gate that agents' words alone decide is a fault.");
/** What is wrong in it is told by `readVerify`. */
const verifySchema = unknown();
/** The shape of a gate as a mapping. In: schemas for one check and for its judgement. */
function gateSchemaWith(check, verify) {
	return strictObject({
		floor: _enum(FLOORS).optional().describe("Weakest evidence of the verifier that counts."),
		criteria: _enum(CRITERIA).optional().describe("`all`: every acceptance item must be answered met. `reported`: what the handoff reports counts."),
		agent: agentNameSchema.optional().describe("Agent that verifies, a name from `agents`."),
		checks: record(checkNameSchema, check).optional().describe("Named checks beside the ones of the default gate."),
		"pass-when": string().min(1).optional().describe("Expression over the checks that decides; all must hold by default."),
		flow: string().optional().describe("The whole gate in the gate language, instead of `checks`."),
		paths: array(globSchema).min(1).optional().describe("Makes this a gate for pull requests that change such files."),
		require: boolean().default(true).describe("Whether a failed verdict fails the check run."),
		"on-blocked": onBlockedSchema.optional().describe("What a blocked verdict does."),
		timeout: timeoutSchema.optional().describe("Longest time for each check."),
		"require-observed": requireObservedSchema,
		verify: verify.optional().describe("Has a judge look at the change of this gate, by its own standard.")
	});
}
/** The shape of a policy around its plug-ins, types and judgement. In: schemas for one agent, one gate, all types and the judgement. */
function policySchemaWith(agent, gate, types, verify) {
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
		input: record(inputNameSchema, inputSchema).optional().describe("Constants that gates read as `input.…`: any data without null."),
		setup: union([setupCommandSchema, array(setupCommandSchema).min(1)]).optional().describe("Shell commands that make a working copy ready, run once at the head commit."),
		defaults: strictObject({
			agent: agentNameSchema.optional().describe("Agent of gates that name none."),
			floor: _enum(FLOORS).optional().describe("Weakest evidence of a verifier that counts."),
			criteria: _enum(CRITERIA).optional().describe("How much of the acceptance must be answered met."),
			"on-blocked": onBlockedSchema.optional().describe("What a blocked verdict does."),
			timeout: timeoutSchema.optional().describe("Longest time for each check; `15m` by default."),
			"require-observed": requireObservedSchema
		}).optional().describe("What holds where a gate says nothing."),
		verify: verify.optional().describe("Has a judge look at every change."),
		approval: ApprovalSchema.optional().describe("Who is asked to review once the judge lets a change pass."),
		redo: RedoSchema.optional().describe("Has an agent revise a change that failed."),
		"budget-usd": number().positive().optional().describe("Most US dollars that one run may spend altogether."),
		"budget-tokens": int().positive().optional().describe("Most tokens that one run may use altogether, in and out."),
		gates: record(gateNameSchema, gate).optional().describe("Gates by the name of their verifier, of the task that verifiers check, or a free name.")
	});
}
/** What a policy file must look like before its agents and checks are looked at one by one. */
const PolicyFileSchema = policySchemaWith(looseObject({
	use: string().describe("Kind of agent."),
	timeout: timeoutSchema.optional(),
	fallback: fallbackSchema
}, "must be an object such as `{ use: recipe }`"), gateSchemaWith(looseObject({ timeout: timeoutSchema.optional() }, "must be an object such as `{ run: \"npm test\" }`"), verifySchema), record(string(), unknown(), "must be an object such as `{ UiCheck: { ok: bool } }`"), verifySchema);
function shapeOf(params) {
	return params instanceof ZodObject ? params.shape : {};
}

// src/policy/verify-hints.ts
const WORDS = "such as `\"Every public function has a test\"`";
const OF_CHECK = { judge: `Write the standard in words, ${WORDS}; for the generic one, \`verify: true\` beside \`checks\`.` };
const OF_VERIFY = {
	criteria: `Write the standard in words, ${WORDS}, or leave \`criteria\` out for the generic one.`,
	judge: "Write the path of a file, such as `judges/style.md`, or leave `judge` out for the generic standard."
};
/** A fault of a judgement with what to write instead, where its value is of the wrong type and nobody says so yet. In: what the schema of a
*  mapping below `verify`, or of a check of the kind `judge`, says of the value. Throws: never. */
function withHint(fault, place, value) {
	if (fault.ruleId !== "wrong-type" || fault.hint !== null) return fault;
	const key = String(fault.path.at(-1));
	if (key === "include") return {
		...fault,
		hint: `Write a list: ${quote(`include: [${textsFor(value)}]`)}.`
	};
	const hints = place === "check" ? OF_CHECK : OF_VERIFY;
	return {
		...fault,
		hint: Object.hasOwn(hints, key) ? hints[key] ?? null : null
	};
}
function textsFor(value) {
	return AUTHOR_TEXTS.find((text) => text === value) ?? AUTHOR_TEXTS.join(", ");
}

// src/policy/plug-ins.ts
/** Kinds of the checks that the default gate has under these names. */
const DEFAULT_CHECKS = /* @__PURE__ */ new Map([
	["handoff", "agent"],
	["paths", "paths"],
	["measurements", "measurements"]
]);
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
	const judges = {
		data,
		kinds,
		agents,
		made: /* @__PURE__ */ new Map()
	};
	const surroundings = {
		kinds,
		types,
		agentNames,
		judges
	};
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
		], surroundings, faults));
	}
	return {
		agents,
		judges,
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
		["redo", "agent"],
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
		const message = `no agent kind is named ${quote(use)}`;
		faults.push({
			ruleId: "unknown-kind",
			message,
			hint,
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
		const settings = checkCheck(check, at, surroundings, faults);
		if (settings === null) continue;
		found.set(name, {
			...settings,
			...readAsked(settings, data, at, surroundings, faults)
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
function readAsked({ kind, params }, data, path, surroundings, faults) {
	if (kind === "judge") return readJudge(params, data, path, surroundings, faults);
	if (kind === "run") return readRunCheck(data, path, surroundings.types, faults);
	if (kind !== "agent") return NO_AGENT;
	checkAgentName(data, [...path, "agent"], surroundings.agentNames, faults);
	return readAgentCheck(data, path, surroundings, faults);
}
/** In: the params of a judge check, in which there is a judge also where the policy names none. */
function readJudge(params, data, path, { agentNames, judges }, faults) {
	const [named, agent] = [valueAt(data, [...path, "agent"]), valueAt(params, ["agent"])];
	const rubric = valueAt(data, [...path, "judge"]);
	const fault = typeof rubric === "string" ? explainNoRubric(rubric, "check") : null;
	if (fault !== null) faults.push({
		...fault,
		path: [...path, "judge"],
		mark: "value"
	});
	if (typeof named === "string") {
		checkAgentName(data, [...path, "agent"], agentNames, faults);
		faults.push(...findUnableJudges(judges, named, [...path, "agent"]));
	}
	return {
		...NO_AGENT,
		agent: typeof agent === "string" ? agent : null
	};
}
function checkCheck(check, path, { kinds, judges }, faults) {
	if (!isMapping(check)) return null;
	const checks = checkKindsOf(kinds);
	const known = Object.keys(checks);
	const [kind, ...others] = kindsIn(Object.keys(check), known);
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
	const isJudge = kind === JUDGE_KIND;
	const usual = isJudge && settings["agent"] === void 0 ? usualJudge(judges, path, faults) : {};
	const params = checkShape(schema, {
		...settings,
		...usual
	}, {
		at: path,
		alsoKnown: ["timeout"]
	});
	const hinted = (fault) => withHint(fault, "check", valueAt(check, fault.path.slice(path.length)));
	faults.push(...isJudge ? params.faults.map(hinted) : params.faults);
	return {
		kind,
		params: params.data
	};
}
/** Without a judge a fault is told, and the schema is not to complain of it once more. */
function usualJudge(judges, path, faults) {
	return { agent: findUsualJudge(judges, String(path[1]), {
		path,
		mark: "key"
	}, faults) ?? "(none)" };
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
	return strangers.map((key) => unknownKey(path, key, [...known, "timeout"]));
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

// src/policy/redo.ts
const MAX_DEFAULT = 1;
/** What the schema cannot say of `redo` and `approval`. In: the data of a policy of any shape. Throws: never. */
function findRedoFaults(data, kinds) {
	return [
		...findClashes$1(data),
		...findUnableReviser(data, kinds),
		...findNobody(data)
	];
}
/** Out: null without a `redo`. In: a policy without faults. */
function toRedo(redo, data) {
	if (redo === void 0) return null;
	const max = redo.max ?? MAX_DEFAULT;
	const isAsked = redo.comment === void 0 && max > 0;
	return {
		max,
		agent: redo.agent ?? (isAsked ? defaultAgentOf(data, null) : null),
		resume: redo.resume ?? true,
		comment: redo.comment ?? null,
		guard: typeof redo.guard === "string" ? [redo.guard] : redo.guard ?? [],
		onExhausted: redo["on-exhausted"] ?? "block"
	};
}
/** Out: null without an `approval`. In: a policy without faults. */
function toApproval(approval) {
	if (approval === void 0) return null;
	return {
		users: unique(approval.reviewers),
		teams: unique(approval.teams)
	};
}
/** GitHub does not tell upper from lower case in names. */
function unique(names = []) {
	return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}
function findClashes$1(data) {
	if (valueAt(data, ["redo", "comment"]) === void 0) return [];
	return [
		"agent",
		"resume",
		"guard"
	].flatMap((key) => {
		if (valueAt(data, ["redo", key]) === void 0) return [];
		return [{
			ruleId: "two-forms",
			message: "cannot stand beside `comment`, which asks an outside agent",
			hint: "Keep one of the two.",
			path: ["redo", key],
			mark: "key"
		}];
	});
}
function findUnableReviser(data, kinds) {
	const redo = valueAt(data, ["redo"]);
	const [max, comment, named] = [
		"max",
		"comment",
		"agent"
	].map((key) => valueAt(redo, [key]));
	if (!(typeof redo === "object" && redo !== null && !Array.isArray(redo)) || max === 0 || comment !== void 0) return [];
	if (named !== void 0 && typeof named !== "string") return [];
	const agent = named ?? defaultAgentOf(data, null);
	const use = useOf(data, agent);
	if (use === null || canRevise(kinds, use)) return [];
	const path = named === void 0 ? ["redo"] : ["redo", "agent"];
	const what = `${quote(agent)} of the kind ${quote(use)}, which cannot change files`;
	const message = named === void 0 ? `nobody is named to revise, and the default agent is ${what}` : `names ${what}`;
	return [{
		ruleId: named === void 0 ? "missing-agent" : "redo-unsupported",
		message,
		hint: "Name an agent that writes code, such as one of the kind `claude-code`, or ask by `comment: \"@cursor\"`.",
		path,
		mark: named === void 0 ? "key" : "value"
	}];
}
/** The built-in judge reads text only; where the runtime's own code does the work, there is nobody to revise. */
function canRevise({ agents }, use) {
	const kind = Object.hasOwn(agents, use) ? agents[use] : void 0;
	return kind === void 0 || use !== "judge" && kind.provenance !== "observed";
}
function findNobody(data) {
	const approval = valueAt(data, ["approval"]);
	if (typeof approval !== "object" || approval === null || Array.isArray(approval)) return [];
	const lists = ["reviewers", "teams"].map((key) => valueAt(approval, [key]));
	if (Object.keys(approval).some((key) => key !== "reviewers" && key !== "teams")) return [];
	if (lists.some((list) => list !== void 0 && !(Array.isArray(list) && list.length === 0))) return [];
	return [{
		ruleId: "missing-key",
		message: "names nobody who could approve",
		hint: "Add `reviewers: [octocat]`, or `teams: [web-reviewers]`.",
		path: ["approval"],
		mark: "key"
	}];
}

// src/policy/remarks.ts
/** What a policy says without effect; all of it warnings. In: the data of a policy without faults, and its judgements. Throws: never. */
function findRemarks(data, { whole, gates }) {
	const ofGates = [...gates].map(([gate, verify]) => [[
		"gates",
		gate,
		"verify"
	], verify]);
	const judged = [[["verify"], whole], ...ofGates].flatMap(([path, verify]) => verify === null || verify === "off" ? [] : [{
		path,
		at: verify.at
	}]);
	const redos = judged.filter(({ path }) => valueAt(data, [...path, "at"]) === "output").flatMap(({ path }) => redosAt(data, path));
	const isAsked = judged.some(({ at }) => at !== "output");
	return valueAt(data, ["approval"]) === void 0 || isAsked ? redos : [NOBODY_ASKS, ...redos];
}
const NOBODY_ASKS = {
	ruleId: "ignored-setting",
	message: "has no effect: nobody is asked to review unless a judge stands before them",
	hint: "Add `verify: true`, or a `verify` with `at: gate`; or remove it.",
	path: ["approval"],
	mark: "key"
};
function redosAt(data, path) {
	return ["max-redos", "maxRedos"].map((key) => [...path, key]).filter((at) => valueAt(data, at) !== void 0).map((at) => {
		return {
			ruleId: "ignored-setting",
			message: "has no effect beside `at: output`: it says how often the change goes back before people are asked",
			hint: "Remove it; how often an agent revises is `max` in `redo`.",
			path: at,
			mark: "key"
		};
	});
}

// src/policy/run-budget.ts
const BUDGETS = ["budget-usd", "budget-tokens"];
/** A budget of the whole run beside a judge that asks `gateway:`, whose calls nobody counts. In: all judges, those made for `verify`
*  among them. Throws: never. */
function findBudgetFaults({ data, agents, made }) {
	const uncounted = [...agents, ...made].find(([, { use, params }]) => {
		const model = valueAt(params, ["model"]);
		return use === "judge" && typeof model === "string" && model.startsWith("gateway:");
	});
	if (uncounted === void 0) return [];
	const model = String(valueAt(uncounted[1].params, ["model"]));
	const message = `cannot be kept: calls of \`gateway:\`, such as of ${quote(model)}, do not go through the runtime's proxy`;
	const hint = "Write the model with its own provider, such as `anthropic:`, or remove the budget.";
	return BUDGETS.filter((key) => valueAt(data, [key]) !== void 0).map((key) => {
		return {
			ruleId: "invalid-value",
			message,
			hint,
			path: [key],
			mark: "value"
		};
	});
}

// src/policy/to-agents.ts
/** The agents of a policy without faults, those made for judges last. Without an agent named `default` there is the recipe, with its own
*  defaults. */
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
	const named = new Map([["default", standard], ...own]);
	const made = [...plugIns.judges.made].map(([name, { use, params, like, timeoutMs }]) => {
		const base = like === null ? void 0 : named.get(like);
		return [name, {
			use,
			params,
			timeoutMs: timeoutMs ?? base?.timeoutMs ?? null,
			fallback: base?.fallback ?? []
		}];
	});
	return toRecord([...named, ...made]);
}

// src/policy/file-judge.ts
/** Providers that a model may be written with; one that fits the agent's kind is left off. */
const WITH_PROVIDER = /^(anthropic|openai|google|gateway|compatible):(.*)$/s;
/** What a judge file may say of its agent, where the agent's kind has such a setting. */
const OVERRIDES = [
	"model",
	"effort",
	"tools"
];
/** The agent that a judge file describes, as an entry of its own. Out: its name, or null where a fault is among the diagnostics or was
*  told of the policy. Throws: never. */
function makeFileJudge(judges, file) {
	const faults = [];
	const base = findBase(judges, file, faults);
	const params = base === null ? null : readParams(judges, file, base, faults);
	const ignored = base === null ? [] : findIgnored(judges, file, base);
	const diagnostics = [...file.place(faults, "error"), ...file.place(ignored, "warning")];
	if (base === null || params === null || faults.length > 0) return {
		name: null,
		diagnostics
	};
	const name = `(judge ${file.path})`;
	judges.made.set(name, {
		...base,
		params,
		timeoutMs: file.settings.timeout ?? null
	});
	return {
		name,
		diagnostics
	};
}
function findBase(judges, file, faults) {
	const { agent } = file.settings;
	const base = agent === void 0 ? findUnnamed(judges, file, faults) : findNamed(judges, agent, faults);
	if (base === null) return null;
	const path = [agent === void 0 ? "model" : "agent"];
	const unable = base.like === null ? findUnableKind(judges, base.use) : findUnableJudges(judges, base.like, path);
	faults.push(...unable);
	return unable.length > 0 ? null : base;
}
/** A name of the policy counts before a kind of the same name. */
function findNamed({ data, kinds }, agent, faults) {
	const names = /* @__PURE__ */ new Set(["default", ...namesAt(data)]);
	if (names.has(agent)) {
		const use = useOf(data, agent);
		return use === null ? null : {
			use,
			like: agent
		};
	}
	if (Object.hasOwn(kinds.agents, agent)) return {
		use: agent,
		like: null
	};
	const known = [...names, ...Object.keys(kinds.agents)];
	const message = `no agent of the policy and no kind of agent is named ${quote(agent)}`;
	const hint = suggest(agent, known) ?? "Define it under `agents` in the policy.";
	faults.push({
		ruleId: "unknown-agent",
		message,
		hint,
		path: ["agent"],
		mark: "value"
	});
	return null;
}
/** Without a name: the policy's default agent, else the built-in judge, which has no tools and wants the provider of its model. */
function findUnnamed({ data, kinds }, { settings }, faults) {
	const name = defaultAgentOf(data, null);
	const use = useOf(data, name);
	if (use === null) return null;
	if (canJudge(kinds, use)) return {
		use,
		like: name
	};
	if (settings.tools === void 0 && WITH_PROVIDER.test(settings.model ?? "") && Object.hasOwn(kinds.agents, "judge")) return {
		use: JUDGE_KIND,
		like: null
	};
	const message = `nobody says which agent judges, and the default agent ${quote(name)} of the kind ${quote(use)} cannot`;
	faults.push({
		ruleId: "missing-agent",
		message,
		hint: "Add `agent` to the front matter: a name from `agents` in the policy, or a kind such as `claude-code`.",
		path: [],
		mark: "value"
	});
	return null;
}
function findUnableKind({ kinds }, use) {
	if (canJudge(kinds, use)) return [];
	return [{
		ruleId: "judge-unsupported",
		message: `agents of the kind ${quote(use)} cannot hand in a judgement`,
		hint: null,
		path: ["agent"],
		mark: "value"
	}];
}
/** Out: null for a fault, told here or of the agent that the file goes by. */
function readParams(judges, file, base, faults) {
	const kind = judges.kinds.agents[base.use];
	if (kind === void 0 || base.like !== null && !isSound(judges, base.like)) return null;
	const settings = settingsOf(judges, file, base, faults);
	const params = checkShape(kind.params, settings);
	faults.push(...params.faults.map((fault) => explainUnsettable(fault, base)));
	return params.data;
}
function isSound({ data, agents }, name) {
	return valueAt(data, ["agents", name]) === void 0 || (agents.get(name)?.params ?? null) !== null;
}
/** The agent's settings as written, so that they pass its schema once only. */
function settingsOf(judges, file, base, faults) {
	const written = base.like === null ? {} : valueAt(judges.data, ["agents", base.like]) ?? {};
	const known = keysOfKind(judges.kinds, base.use);
	const own = Object.fromEntries(Object.entries(written).filter(([key]) => !AGENT_KEYS.includes(key)));
	const overrides = OVERRIDES.flatMap((key) => {
		const value = file.settings[key];
		if (value === void 0 || !known.includes(key)) return [];
		return [[key, typeof value === "string" && key === "model" ? modelFor(base.use, value, faults) : value]];
	});
	const settings = {
		...own,
		...Object.fromEntries(overrides)
	};
	const isOtherModel = settings["model"] !== own["model"];
	return Object.fromEntries(Object.entries(settings).filter(([key]) => key !== "price" || !isOtherModel));
}
function modelFor(use, model, faults) {
	const provider = providerOf(use);
	const [, named, bare] = WITH_PROVIDER.exec(model) ?? [];
	if (provider === null || named === void 0 || bare === void 0) return model;
	if (named === provider) return bare;
	const message = `${quote(model)} is a model of another provider: agents of the kind ${quote(use)} ask \`${provider}\``;
	faults.push({
		ruleId: "wrong-provider",
		message,
		hint: "Name another agent, or the model as its provider spells it.",
		path: ["model"],
		mark: "value"
	});
	return bare;
}
/** What the kind wants and a judge file has no word for must come from an agent of the policy. */
function explainUnsettable(fault, { use }) {
	const key = String(fault.path[0]);
	if (OVERRIDES.some((one) => one === key)) return fault;
	const hint = `Write an agent of the kind ${quote(use)} under \`agents\` in the policy, and name it as \`agent\`.`;
	return {
		...fault,
		message: `the agent's \`${key}\` ${fault.message}`,
		hint,
		path: [],
		mark: "value"
	};
}
function findIgnored({ kinds }, { settings }, { use }) {
	const known = keysOfKind(kinds, use);
	return OVERRIDES.filter((key) => settings[key] !== void 0 && !known.includes(key)).map((key) => {
		return {
			ruleId: "ignored-setting",
			message: key === "tools" ? "has no effect: no agent kind restricts tools yet" : `is ignored: agents of the kind ${quote(use)} have no such setting`,
			hint: "Remove it.",
			path: [key],
			mark: "key"
		};
	});
}
function namesAt(data) {
	const agents = valueAt(data, ["agents"]);
	return typeof agents === "object" && agents !== null && !Array.isArray(agents) ? Object.keys(agents) : [];
}

// src/policy/front-matter.ts
/** Front matter that does not begin a file is looked for in so many lines. */
const MAX_LINES = 20;
const RULE = /^---[ \t]*\r?$/;
/** A rule as somebody may have meant it: with white space, and with what may follow in YAML. */
const LOOSE_RULE = /^\s*---\s*(?:#.*)?$/;
const FENCE = /^\s*(?:```|~~~)/;
/** What nobody writes between two rules of a standard. */
const SETTING = /^\s*(?:agent|model)\s*:/;
/** Splits off the front matter, before which only blank lines and byte order marks may stand. What looks like it further down would become
*  part of the standard, and another agent would judge. In: text of a file. Throws: never. */
function splitFrontMatter(text) {
	const lines = text.split("\n");
	const first = lines.findIndex((line) => line.trim() !== "");
	if (!RULE.test((lines[first] ?? "").replace(/^\uFEFF+/, ""))) return findMisplaced(lines, first) ?? bodyAlone(text);
	const closer = lines.findIndex((line, index) => index > first && RULE.test(line));
	if (closer === -1) return {
		kind: "unclosed",
		line: first + 1
	};
	return {
		kind: "parts",
		yaml: `${"\n".repeat(first + 1)}${lines.slice(first + 1, closer).join("\n")}\n`,
		body: lines.slice(closer + 1).join("\n")
	};
}
function bodyAlone(body) {
	return {
		kind: "parts",
		yaml: "",
		body
	};
}
function findMisplaced(lines, first) {
	let opener = null;
	let isFenced = false;
	for (const [index, line] of lines.slice(0, MAX_LINES).entries()) {
		if (FENCE.test(line)) isFenced = !isFenced;
		if (isFenced || !LOOSE_RULE.test(line)) continue;
		const between = lines.slice(opener === null ? first : opener + 1, index);
		if (opener !== null && between.some((one) => SETTING.test(one))) return {
			kind: "displaced",
			line: opener + 1
		};
		if (opener === null && SETTING.test(between[0] ?? "")) return {
			kind: "unopened",
			line: first + 1
		};
		opener = index;
	}
	return null;
}

// src/policy/judge-file.ts
const MAX_JUDGE_BYTES = 262144;
/** More than one policy needs; each is one more read from git. */
const MAX_JUDGE_FILES = 100;
/** Where judge files usually are; changes of them are changes of the rules. */
const JUDGES_FOLDER = ".github/judges";
const FrontMatter = strictObject({
	agent: agentNameSchema.optional(),
	model: string().min(1).optional(),
	tools: array(string().min(1).max(200)).min(1).max(100).optional(),
	effort: string().min(1).optional(),
	timeout: timeoutSchema.optional()
});
/** Reads a markdown file with front matter whose body is the standard of a judge. In: what git has at the path; undefined for what was
*  not looked up. Throws: never. Source: AgentUse, "Using a Judge Agent". */
function readJudgeFile(path, file) {
	switch (file?.kind) {
		case void 0: return unreadable(`${quote(path)} was not read: there are more than ${100} judge files, or none are read here`);
		case "missing": return unreadable(`there is no file ${quote(path)}`, "It is read at the base commit, and no symbolic link is followed.");
		case "symlink": return unreadable(`${quote(path)} is a symbolic link, which is refused`);
		case "not-a-file": return unreadable(`${quote(path)} is not a plain file`);
		case "too-large": return unreadable(`${quote(path)} has ${file.sizeBytes} bytes, at most ${MAX_JUDGE_BYTES} are read`);
		case "file": return parseJudgeFile(path, file.bytes);
		default: return assertNever(file, "kind of git file");
	}
}
function unreadable(message, hint = null) {
	return {
		file: null,
		diagnostics: [],
		unreadable: {
			ruleId: "judge-unreadable",
			message,
			hint
		}
	};
}
function parseJudgeFile(path, bytes) {
	const { value: text, diagnostics } = decodeText(bytes, path, MAX_JUDGE_BYTES);
	if (text === null) return failed(diagnostics);
	const parts = splitFrontMatter(text);
	if (parts.kind !== "parts") {
		const { message, hint } = MISPLACED[parts.kind];
		return failed([ofFile(path, message, hint, parts.line)]);
	}
	const yaml = parseYaml(parts.yaml, path);
	if (yaml.data === void 0) return failed(yaml.diagnostics);
	const place = placerOf(yaml, path);
	const { verify, data } = withoutVerify(yaml.data ?? {});
	const ignored = verify === void 0 ? [] : place([NESTED_VERIFY], "warning");
	const shape = checkShape(FrontMatter, data, { explainKey: explainApproval });
	const faults = place([...yaml.faults, ...shape.faults], "error");
	const empty = parts.body.trim() === "" ? [ofFile(path, "has no body, which is the standard to judge by", WRITE)] : [];
	const all = [
		...faults,
		...ignored,
		...empty
	];
	if (shape.data === null || faults.length + empty.length > 0) return failed(all);
	return {
		file: {
			path,
			settings: shape.data,
			body: parts.body.trim(),
			place
		},
		diagnostics: all,
		unreadable: null
	};
}
const MISPLACED = {
	unclosed: {
		message: "the front matter that starts here is not closed",
		hint: "Put a line `---` behind it."
	},
	displaced: {
		message: "looks like front matter, but text stands above it, so that it would be read as the standard",
		hint: "Only blank lines may stand above the line `---` that opens it."
	},
	unopened: {
		message: "looks like front matter, but no line `---` opens it",
		hint: "Put a line `---` before it."
	}
};
const WRITE = "Write below the front matter what a good change is like.";
const NESTED_VERIFY = {
	ruleId: "ignored-setting",
	message: "is ignored: nobody judges a judge",
	hint: "Remove it.",
	path: ["verify"],
	mark: "key"
};
const explainApproval = (path, key) => {
	if (path.length > 0 || key !== "approval") return null;
	return {
		ruleId: "judge-approval",
		message: "cannot stand here: a judge cannot wait for people",
		hint: "Remove it; who is asked to review stands in the policy."
	};
};
function withoutVerify(data) {
	if (typeof data !== "object" || data === null || Array.isArray(data) || !("verify" in data)) return {
		verify: void 0,
		data
	};
	const { verify, ...others } = data;
	return {
		verify: verify ?? null,
		data: others
	};
}
function placerOf(yaml, path) {
	return (faults, severity) => placeFaults(faults, yaml.locator, path).map((one) => ({
		...one,
		severity,
		range: one.range ?? startOf(1)
	}));
}
function startOf(line) {
	return {
		start: {
			line,
			column: 1
		},
		end: {
			line,
			column: 2
		}
	};
}
function ofFile(file, message, hint, line = 1) {
	return {
		ruleId: "invalid-judge",
		severity: "error",
		message,
		file,
		range: startOf(line),
		path: null,
		hint
	};
}
function failed(diagnostics) {
	return {
		file: null,
		diagnostics,
		unreadable: null
	};
}

// src/policy/judge-path.ts
/** The folder of the policy file, from which the paths of judge files are read. */
const POLICY_FOLDER = ".github";
const MAX_PATH_CHARS = 1e3;
const RELATIVE = "Write it relative to the policy file, such as `judges/style.md` for `.github/judges/style.md`.";
/** Where a judge file is. In: a path as a policy has it, relative to the policy's folder. Throws: never. */
function resolveJudgePath(written) {
	if (written.trim() === "") return refuse("must not be empty", RELATIVE);
	if (written.length > MAX_PATH_CHARS) return refuse(`must have at most ${MAX_PATH_CHARS} characters`, RELATIVE);
	if (/[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(written)) return refuse("must not have back-slashes or characters that nobody sees", "Folders are separated by `/`.");
	if (/^(?:\/|~|[A-Za-z][\w+.-]*:)/.test(written)) return refuse("must be a relative path", RELATIVE);
	const parts = [POLICY_FOLDER];
	for (const part of written.split("/")) {
		if (part === "") return refuse("must be the path of a file, with one `/` between folders", RELATIVE);
		if (part === ".." && parts.pop() === void 0) return refuse("leaves the repository", "A judge file must be in the repository itself.");
		if (part !== "." && part !== "..") parts.push(part);
	}
	if (!/.\.[A-Za-z0-9]+$/.test(parts.at(-1) ?? "") || /(?:^|\/)\.{1,2}$/.test(written)) return refuse("must name a file with its ending, such as `.md`", "To name an agent of the policy, write `agent`.");
	return { path: parts.join("/") };
}
/** Every place of a policy that may name a judge file. In: the data of a policy of any shape. Throws: never. */
function findJudgePlaces(data) {
	const gates = valueAt(data, ["gates"]);
	return [["verify", "judge"], ...(typeof gates === "object" && gates !== null && !Array.isArray(gates) ? Object.keys(gates) : []).map((name) => [
		"gates",
		name,
		"verify",
		"judge"
	])].filter((path) => typeof valueAt(data, path) === "string");
}
function refuse(message, hint) {
	return { fault: {
		ruleId: "invalid-path",
		message,
		hint
	} };
}

// src/policy/verify.ts
/** Reads `verify` of a policy and of its gates, with the agents that judge. In: the gates beside the policy, and what was found at the
*  paths of judge files. Out: entries for agents that have none are added to the judges. Throws: never. Source: AgentUse, "Verify". */
function readVerifications(judges, gateFiles, files) {
	const reading = {
		judges,
		files,
		read: /* @__PURE__ */ new Map(),
		faults: [],
		diagnostics: []
	};
	const { data } = judges;
	const whole = readVerify(reading, null);
	const gates = /* @__PURE__ */ new Map();
	for (const gate of gateNames(data)) {
		if (valueAt(data, [
			"gates",
			gate,
			"verify"
		]) === void 0) continue;
		if (flowPathOf(data, gate) !== null || gateFiles.some(({ name }) => name === gate)) {
			reading.faults.push({
				...IN_TEXT_GATE,
				path: [
					"gates",
					gate,
					"verify"
				],
				mark: "key"
			});
			continue;
		}
		const verify = readVerify(reading, gate);
		if (verify !== null) gates.set(gate, verify);
	}
	if (whole === "off") return {
		...reading,
		whole: null,
		gates
	};
	return {
		...reading,
		whole,
		gates
	};
}
const IN_TEXT_GATE = {
	ruleId: "two-forms",
	message: "cannot stand beside a gate in the gate language: the text says itself who judges",
	hint: "Write it into the text, such as `check review = agent(judge) { task \"…\" expect … }`, or the gate as a mapping."
};
const EXAMPLES = "Write `true` for the generic standard, or the standard itself, such as `\"Every public function has a test\"`.";
function readVerify(reading, gate) {
	const path = pathOf(gate);
	const value = valueAt(reading.judges.data, path);
	if (value === void 0) return null;
	const refuse = (ruleId, message, hint) => {
		reading.faults.push({
			ruleId,
			message,
			hint,
			path,
			mark: "value"
		});
		return null;
	};
	if (value === true) return readMapping(reading, gate, {});
	if (value === false) {
		if (gate !== null) return "off";
		return refuse("invalid-value", "switches nothing off: nobody judges unless the policy says so", "Remove it.");
	}
	if (typeof value === "string" && value.trim() === "") return refuse("invalid-value", "must not be empty", EXAMPLES);
	if (typeof value === "string") {
		const fault = explainNoRubric(value, gate === null ? "policy" : "gate");
		if (fault !== null) return refuse(fault.ruleId, fault.message, fault.hint);
		return readMapping(reading, gate, { criteria: value });
	}
	if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse("wrong-type", `expected \`true\`, a text or an object, found ${show(value)}`, EXAMPLES);
	const { data, faults } = checkShape(VerifyMapping, value, { at: path });
	reading.faults.push(...faults.map((fault) => withHint(fault, "verify", valueAt(reading.judges.data, fault.path))));
	return data === null ? null : readMapping(reading, gate, data);
}
function readMapping(reading, gate, mapping) {
	const { faults, judges } = reading;
	const clashes = findClashes(mapping, pathOf(gate));
	faults.push(...clashes, ...findNoRubric(mapping.criteria, [...pathOf(gate), "criteria"]));
	const file = mapping.judge === void 0 ? null : readFile(reading, gate, mapping.judge);
	if (clashes.length > 0) return null;
	const agent = mapping.judge === void 0 ? findAgent(reading, gate, mapping) : file?.agent ?? null;
	if (agent === null) return null;
	const hasApproval = valueAt(judges.data, ["approval"]) !== void 0;
	return {
		criteria: mapping.criteria ?? null,
		rubricFile: file === null || file.file === null ? null : {
			path: file.file.path,
			body: file.file.body
		},
		agent,
		at: mapping.at ?? (hasApproval ? "gate" : "output"),
		maxRedos: mapping["max-redos"] ?? mapping.maxRedos ?? 1,
		votes: mapping.votes ?? 1,
		maxInput: mapping["max-input"] ?? null,
		allowTruncated: mapping["allow-truncated"] ?? false,
		include: [...new Set(mapping.include ?? [])]
	};
}
/** Keys that say the same thing twice, or against one another. */
const CLASHES = [
	[
		"criteria",
		"judge",
		"the body of the judge's file is the standard",
		"Keep one of the two."
	],
	[
		"model",
		"judge",
		"the judge's file says which model it has",
		"Write `model` into the front matter of the file."
	],
	[
		"agent",
		"judge",
		"the judge's file says which agent it is",
		"Write `agent` into the front matter of the file."
	],
	[
		"model",
		"agent",
		"the agent has its own model",
		"Keep one of the two."
	],
	[
		"maxRedos",
		"max-redos",
		"both say the same",
		"Keep `max-redos`."
	]
];
function findClashes(mapping, path) {
	return CLASHES.filter(([key, other]) => mapping[key] !== void 0 && mapping[other] !== void 0).map(([key, other, why, hint]) => {
		return {
			ruleId: "two-judges",
			message: `cannot stand beside \`${other}\`: ${why}`,
			hint,
			path: [...path, key],
			mark: "key"
		};
	});
}
function findNoRubric(criteria, path) {
	const fault = criteria === void 0 ? null : explainNoRubric(criteria, "criteria");
	return fault === null ? [] : [{
		...fault,
		path,
		mark: "value"
	}];
}
function findAgent({ judges, faults }, gate, mapping) {
	const path = pathOf(gate);
	if (mapping.model !== void 0) return makeOfModel(judges, gate, mapping.model, [...path, "model"], faults);
	if (mapping.agent === void 0) return findUsualJudge(judges, gate, {
		path,
		mark: "key"
	}, faults);
	return checkNamed(judges, mapping.agent, [...path, "agent"], faults);
}
/** Other kinds are judges by a file, which says by what standard. */
function checkNamed(judges, agent, path, faults) {
	const { data } = judges;
	const names = ["default", ...keysAt(data, ["agents"])];
	const use = useOf(data, agent);
	if (!names.includes(agent)) {
		const hint = suggest(agent, names) ?? "Define it under `agents`, with `use: judge`.";
		faults.push({
			ruleId: "unknown-agent",
			message: `no agent is named ${quote(agent)}`,
			hint,
			path,
			mark: "value"
		});
		return null;
	}
	if (use === "judge") {
		faults.push(...findUnableJudges(judges, agent, path));
		return agent;
	}
	if (use === null) return null;
	const message = `${quote(agent)} is of the kind ${quote(use)}, and here only one of the kind \`judge\` can stand`;
	const hint = `To have another agent judge, write a file for it, with \`agent: ${agent}\` in its front matter, and name the file as \`judge\`.`;
	faults.push({
		ruleId: "judge-unsupported",
		message,
		hint,
		path,
		mark: "value"
	});
	return null;
}
function readFile(reading, gate, written) {
	const at = {
		path: [...pathOf(gate), "judge"],
		mark: "value"
	};
	const place = resolveJudgePath(written);
	if ("fault" in place) {
		reading.faults.push({
			...place.fault,
			...at
		});
		return null;
	}
	const known = reading.read.get(place.path) ?? readFirst(reading, place.path);
	if (known.unreadable !== null) reading.faults.push({
		...known.unreadable,
		...at
	});
	return known;
}
function readFirst(reading, path) {
	const { file, diagnostics, unreadable } = readJudgeFile(path, reading.files.find((one) => one.path === path)?.file);
	const made = file === null ? {
		name: null,
		diagnostics: []
	} : makeFileJudge(reading.judges, file);
	reading.diagnostics.push(...diagnostics, ...made.diagnostics);
	const read = {
		file,
		agent: made.name,
		unreadable
	};
	reading.read.set(path, read);
	return read;
}
function pathOf(gate) {
	return gate === null ? ["verify"] : [
		"gates",
		gate,
		"verify"
	];
}
function gateNames(data) {
	return keysAt(data, ["gates"]);
}
function keysAt(data, path) {
	const value = valueAt(data, path);
	return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

// src/policy/load.ts
const MAX_POLICY_BYTES = 262144;
/** Reads a policy. In: the bytes of a `passwhen.yml`, at most 256 KiB of strict UTF-8 and YAML 1.2, the name it has in messages, the
*  plug-ins there are, the gates beside it that are files of their own, and what is at the paths of `readJudgePaths`. Out: the policy
*  with defaults filled in, or null with every fault at once, in text order, those of judge files last; faults of YAML syntax come
*  alone. An empty file means the defaults. Throws: never. Source: README, "Policy". */
function parsePolicy(bytes, file, kinds, gateFiles = [], judgeFiles = []) {
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
	const written = yaml.data ?? { version: 1 };
	const data = withTextGates(written);
	const shape = checkShape(PolicyFileSchema, data);
	const types = readTypes(data);
	const plugIns = checkPlugIns(data, kinds, types);
	const verify = readVerifications(plugIns.judges, gateFiles, judgeFiles);
	const others = [
		...shape.faults,
		...types.faults,
		...plugIns.faults,
		...verify.faults,
		...findJudgesThatVerify(data, gateFiles),
		...findBudgetFaults(plugIns.judges),
		...findRedoFaults(data, kinds),
		...findInputFaults(data),
		...findTextGateFaults(written, gateFiles),
		...findGatesWithoutChecks(data, gateFiles),
		...findGlobFaults(data, shape.faults)
	].filter((fault) => !isToldAlready(fault, yaml.faults));
	const told = [...placeFaults([...yaml.faults, ...others], yaml.locator, file), ...verify.diagnostics];
	if (shape.data === null || hasErrors(told)) return {
		value: null,
		diagnostics: told
	};
	const diagnostics = [...placeFaults(findRemarks(data, verify), yaml.locator, file).map((one) => ({
		...one,
		severity: "warning"
	})), ...told];
	const parts = {
		plugIns,
		verify,
		types: types.types,
		yaml,
		kinds,
		file,
		gateFiles,
		data: written
	};
	return {
		value: toPolicy(shape.data, parts),
		diagnostics
	};
}
/** A key that YAML itself makes unusable need not be called unknown as well. */
function isToldAlready({ path, mark }, told) {
	return mark === "key" && told.some((fault) => formatPath(fault.path) === formatPath(path));
}
function toPolicy(file, parts) {
	const { plugIns, verify, types, kinds, gateFiles } = parts;
	const { defaults } = DEFAULT_POLICY;
	const gates = Object.entries(file.gates ?? {}).map(([name, gate]) => [name, toGate(name, gate, parts)]);
	const beside = gateFiles.filter(({ name }) => !gates.some(([own]) => own === name));
	return {
		plan: typeof file.plan === "string" ? [file.plan] : file.plan ?? DEFAULT_POLICY.plan,
		planRef: file["plan-ref"] ?? null,
		criteria: toSources(file.criteria),
		unplanned: file.unplanned ?? DEFAULT_POLICY.unplanned,
		concurrency: file.concurrency ?? DEFAULT_POLICY.concurrency,
		agents: toAgents(file, plugIns, kinds),
		models: toRecord(Object.entries(file.models ?? {})),
		types: toRecord([...types]),
		input: toRecord(Object.entries(file.input ?? {})),
		setup: typeof file.setup === "string" ? [file.setup] : file.setup ?? DEFAULT_POLICY.setup,
		defaults: {
			agent: file.defaults?.agent ?? defaults.agent,
			floor: file.defaults?.floor ?? defaults.floor,
			criteria: file.defaults?.criteria ?? defaults.criteria,
			onBlocked: file.defaults?.["on-blocked"] ?? defaults.onBlocked,
			timeoutMs: file.defaults?.timeout ?? defaults.timeoutMs,
			requireObserved: file.defaults?.["require-observed"] ?? defaults.requireObserved
		},
		verify: verify.whole,
		approval: toApproval(file.approval),
		redo: toRedo(file.redo, parts.data),
		budget: {
			usd: file["budget-usd"] ?? null,
			tokens: file["budget-tokens"] ?? null
		},
		gates: toRecord([...gates, ...beside.map((one) => [one.name, toGateOfFile(one)])])
	};
}
/** In file order, each once. */
function toSources(criteria) {
	if (criteria === void 0) return DEFAULT_POLICY.criteria;
	return typeof criteria === "string" ? [criteria] : [...new Set(criteria)];
}
/** A gate that the policy says nothing about. Throws: never. */
function toGateOfFile({ name, text }) {
	return {
		name,
		floor: null,
		criteria: null,
		agent: null,
		checks: [],
		passWhen: null,
		flow: text,
		requireObserved: null,
		paths: null,
		require: true,
		onBlocked: null,
		timeoutMs: null,
		verify: null,
		range: text.range,
		file: text.file
	};
}
function toGate(name, gate, parts) {
	const { plugIns, verify, yaml, file, gateFiles, data } = parts;
	const textAt = (path) => {
		const source = yaml.sourceOf(path);
		return source === null ? null : {
			...source,
			file
		};
	};
	const checks = Object.entries(gate.checks ?? {}).map(([check, { timeout }]) => {
		const settings = plugIns.checks.get(name)?.get(check);
		assert(settings, "a check without faults has settings");
		const expression = settings.kind === "expression" ? textAt([
			"gates",
			name,
			"checks",
			check,
			"expression"
		]) : null;
		return {
			name: check,
			...settings,
			expression,
			timeoutMs: timeout ?? null
		};
	});
	const range = yaml.locator.key(["gates", name]);
	assert(range, "a gate stands somewhere in the file");
	const flow = flowPathOf(data, name);
	return {
		name,
		floor: gate.floor ?? null,
		criteria: gate.criteria ?? null,
		agent: gate.agent ?? null,
		checks,
		passWhen: textAt([
			"gates",
			name,
			"pass-when"
		]),
		flow: flow === null ? gateFiles.find((one) => one.name === name)?.text ?? null : textAt(flow),
		requireObserved: gate["require-observed"] ?? null,
		paths: gate.paths ?? null,
		require: gate.require,
		onBlocked: gate["on-blocked"] ?? null,
		timeoutMs: gate.timeout ?? null,
		verify: verify.gates.get(name) ?? null,
		range,
		file
	};
}

// src/policy/gate-files.ts
const GATES_FOLDER = ".github/gates";
/** Matches every file that may hold a gate; changes of them are changes of the rules. */
const GATE_FILES_GLOB = `${GATES_FOLDER}/**`;
const MAX_GATE_FILE_BYTES = 262144;
/** More gates than one run could show. */
const MAX_GATE_FILES = 200;
/** Whether a path of the gates' folder is meant as a gate; others, such as a README, are left alone. */
function isGatePath(path) {
	return /\.flow$/i.test(path);
}
/** Gates from files of their own, one each. In: what is under each path that `isGatePath` takes, the folder as messages name it.
*  Throws: never. */
function toGateFiles(found, folder) {
	const results = found.slice(0, 200).map((one) => toGateFile(one, folder));
	const tooMany = found.slice(200, 201).map(({ path }) => {
		return fault(path, "too-many-gates", `is one of ${found.length} gates, at most ${200} are read`);
	});
	return {
		files: results.flatMap((result) => "name" in result ? [result] : []),
		diagnostics: [...results.flatMap((result) => "name" in result ? [] : [result]), ...tooMany]
	};
}
function toGateFile({ path, file }, folder) {
	const name = path.slice(folder.length + 1, -5);
	const nameFault = explainName(path, name);
	if (nameFault !== null) return nameFault;
	switch (file.kind) {
		case "file": return readText(path, name, file.bytes);
		case "too-large": return fault(path, "too-large", `has ${file.sizeBytes} bytes, at most ${MAX_GATE_FILE_BYTES} are read`, "Split the gate.");
		case "symlink": return fault(path, "gate-unreadable", "is a symbolic link, which is refused");
		case "missing":
		case "not-a-file": return fault(path, "gate-unreadable", "is not a plain file");
		default: return assertNever(file, "kind of git file");
	}
}
function explainName(path, name) {
	if (name.includes("/")) return fault(path, "gate-unreadable", "lies in a folder of its own, where no gate is read", `Move it to ${GATES_FOLDER} itself.`);
	if (!path.endsWith(".flow")) return fault(path, "invalid-name", "must end with `.flow`, in small letters");
	const why = findGateNameFault(name);
	return why === null ? null : fault(path, "invalid-name", `the name of the gate ${why}`, "Rename the file.");
}
function readText(path, name, bytes) {
	const { value, diagnostics } = decodeText(bytes, path, MAX_GATE_FILE_BYTES);
	if (value === null) return diagnostics[0] ?? fault(path, "not-utf-8", "is not UTF-8");
	if (value.trim() === "") return fault(path, "empty-gate", "is empty", "Write a `verify` block, or remove the file.");
	return {
		name,
		text: {
			text: value,
			file: path,
			range: {
				start: {
					line: 1,
					column: 1
				},
				end: createPositionLookup(value)(value.length)
			},
			isExact: true
		}
	};
}
function fault(file, ruleId, message, hint = null) {
	return {
		ruleId,
		severity: "error",
		message,
		file,
		range: null,
		path: null,
		hint
	};
}

// src/policy/judge-paths.ts
/** Paths of all judge files that a policy names, each once, from the root of the repository; of more than 100 the first. In: as for
*  `parsePolicy`. Throws: never. */
function readJudgePaths(bytes, file) {
	const { value: text } = decodeText(bytes, file, MAX_POLICY_BYTES);
	if (text === null || !text.includes("judge")) return [];
	const { data } = parseYaml(text, file);
	const paths = findJudgePlaces(data).flatMap((place) => {
		const found = resolveJudgePath(String(valueAt(data, place)));
		return "path" in found ? [found.path] : [];
	});
	return [...new Set(paths)].slice(0, 100);
}

// src/policy/read.ts
const POLICY_PATH = ".github/passwhen.yml";
/** Whether a file of the repository is part of the policy: the file itself, or one that may hold a gate or, where they usually are, a
*  judge. */
function isPolicyPath(path) {
	return path === ".github/passwhen.yml" || [".github/gates", ".github/judges"].some((folder) => path.startsWith(`${folder}/`));
}
/** Whether a change touches the policy. In: the paths of judge files, of which each may lie anywhere. Throws: never. */
function changesPolicy(files, judgePaths) {
	return files.some(({ path, previousPath }) => [path, previousPath ?? path].some((one) => isPolicyPath(one) || judgePaths.includes(one)));
}
/** The policy at a commit, as git stores it, with the gates and judges that are files of their own; symlinks are refused. Throws: `GateError` from
*  git. Source: README, "Policy". */
async function readPolicy(git, commit, path, kinds) {
	const [beside, read] = await Promise.all([readGateFiles(git, commit), git.readFile(commit, path, MAX_POLICY_BYTES)]);
	const policy = await toReadPolicy({
		git,
		commit,
		path,
		kinds
	}, read, beside.files);
	const diagnostics = [...policy.diagnostics, ...beside.diagnostics];
	const faulty = [...new Set(beside.diagnostics.map(({ file }) => file))];
	if (faulty.length === 0 || policy.fault !== null) return {
		...policy,
		diagnostics
	};
	const others = faulty.length > 1 ? ` and ${faulty.length - 1} more` : "";
	return {
		...unusable("policy-invalid", `${faulty[0]}${others} cannot be read as a gate`, diagnostics),
		judgePaths: policy.judgePaths
	};
}
async function toReadPolicy({ git, commit, path, kinds }, file, gateFiles) {
	switch (file.kind) {
		case "missing": {
			const why = await findHiddenPolicy(git, commit, path);
			return why === null ? withoutPolicyFile(gateFiles) : unusable(why[0], `${path} ${why[1]}`);
		}
		case "symlink": return unusable("policy-unreadable", `${path} is a symbolic link, which is refused`);
		case "not-a-file": return unusable("policy-unreadable", `${path} is not a plain file`);
		case "too-large": return unusable("policy-unreadable", `${path} has ${file.sizeBytes} bytes, at most ${MAX_POLICY_BYTES} are read`);
		case "file": {
			const judgePaths = readJudgePaths(file.bytes, path);
			const judgeFiles = await readJudgeFiles(git, commit, judgePaths);
			const { value, diagnostics } = parsePolicy(file.bytes, path, kinds, gateFiles, judgeFiles);
			if (value !== null) return {
				policy: value,
				isDefault: false,
				diagnostics,
				judgePaths,
				fault: null
			};
			return {
				...unusable("policy-invalid", explainFaulty(path, diagnostics), diagnostics),
				judgePaths
			};
		}
		default: return assertNever(file, "kind of git file");
	}
}
function readJudgeFiles(git, commit, paths) {
	return Promise.all(paths.map(async (path) => ({
		path,
		file: await git.readFile(commit, path, MAX_JUDGE_BYTES)
	})));
}
/** The faults may all lie in a judge's file. */
function explainFaulty(path, diagnostics) {
	const faulty = diagnostics.filter(({ severity }) => severity === "error");
	const other = faulty.some(({ file }) => file === path) ? void 0 : faulty[0]?.file;
	return other === void 0 ? `${path} has faults` : `${other}, a judge of ${path}, has faults`;
}
function unusable(code, detail, diagnostics = []) {
	return {
		policy: DEFAULT_POLICY,
		isDefault: true,
		diagnostics,
		judgePaths: [],
		fault: {
			code,
			detail
		}
	};
}
/** The defaults, with the gates that are files of their own. */
function withoutPolicyFile(gateFiles) {
	const gates = toRecord(gateFiles.map((one) => [one.name, toGateOfFile(one)]));
	const isDefault = gateFiles.length === 0;
	return {
		policy: {
			...DEFAULT_POLICY,
			gates
		},
		isDefault,
		diagnostics: [],
		judgePaths: [],
		fault: null
	};
}
async function readGateFiles(git, commit) {
	const folder = await git.readFile(commit, GATES_FOLDER, 0);
	if (folder.kind === "missing") return {
		files: [],
		diagnostics: []
	};
	const all = folder.kind === "not-a-file" ? await git.listFiles(commit, GATES_FOLDER) : [];
	if (all.length === 0) return {
		files: [],
		diagnostics: [explainFolder(folder.kind)]
	};
	const found = all.filter(isGatePath).map(async (path) => {
		return {
			path,
			file: await git.readFile(commit, path, MAX_GATE_FILE_BYTES)
		};
	});
	return toGateFiles(await Promise.all(found), GATES_FOLDER);
}
/** Gates that are there but not where they are read must not look like having none. */
function explainFolder(kind) {
	return {
		ruleId: "gate-unreadable",
		severity: "error",
		message: `is ${kind === "symlink" ? "a symbolic link" : kind === "not-a-file" ? "a submodule" : "a file"} and not a folder, so that no gate in it is read`,
		file: GATES_FOLDER,
		range: null,
		path: null,
		hint: null
	};
}
/** A policy that is there but not where it is read must not look like having none: the defaults may be laxer. */
async function findHiddenPolicy(git, commit, path) {
	const folder = path.slice(0, path.lastIndexOf("/"));
	const { kind } = await git.readFile(commit, folder, 0);
	if (kind === "symlink") return ["policy-unreadable", "lies behind a symbolic link, which is refused"];
	if (kind === "not-a-file" && (await git.listFiles(commit, folder)).length === 0) return ["policy-unreadable", "lies in a submodule, which is refused"];
	const names = new Set([path, path.replace(/\.yml$/, ".yaml")].map((one) => one.toLowerCase()));
	const misnamed = (await git.listFiles(commit, folder)).find((one) => names.has(one.toLowerCase()));
	return misnamed === void 0 ? null : ["policy-unreadable", `is what it must be called, but there is ${misnamed}: rename it`];
}

export { readTypes as C, checkParams as D, checkFacts as E, checks as O, readExpect as S, flowPathOf as T, DEFAULT_POLICY as _, readJudgePaths as a, isHandoff as b, MAX_GATE_FILE_BYTES as c, MAX_POLICY_BYTES as d, parsePolicy as f, JUDGE_KIND as g, kindsIn as h, readPolicy as i, agents as k, isGatePath as l, checkKindsOf as m, changesPolicy as n, GATES_FOLDER as o, MAX_JUDGE_BYTES as p, isPolicyPath as r, GATE_FILES_GLOB as s, POLICY_PATH as t, toGateFiles as u, rubricPathsOf as v, typeOfInput as w, isJudgement as x, toRecord as y };