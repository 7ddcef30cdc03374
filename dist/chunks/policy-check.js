import { C as readTypes, D as checkParams, E as checkFacts, S as readExpect, T as flowPathOf, b as isHandoff, d as MAX_POLICY_BYTES, f as parsePolicy, h as kindsIn, k as agents, m as checkKindsOf } from "./read.js";
import { n as hasErrors, t as formatDiagnostic } from "./diagnostic.js";
import { n as formatPath, u as valueAt } from "./fault.js";
import { n as decodeText } from "./text2.js";
import { t as parseYaml } from "./yaml.js";
import { F as renderCaret, S as isWritableName, _ as parseProgram, g as parseExpression, i as checkExpression, r as placedIn, t as checkPolicyGates } from "./policy-gates.js";
import { n as readLocalJudges, t as readLocalGates } from "./local-gates.js";
import { t as readInput } from "./read-input.js";
import { t as print } from "./terminal.js";

// src/policy/pass-when.ts
/** Every gate and every computed check of a policy that is a text of its own, also of one with faults elsewhere. Out: in file order; none
*  when the file is not YAML. Throws: never. */
function readGateTexts(bytes, file) {
	const text = decodeText(bytes, file, MAX_POLICY_BYTES);
	if (text.value === null) return [];
	const { data, sourceOf } = parseYaml(text.value, file);
	const textAt = (kind, path) => {
		const source = path === null ? null : sourceOf(path);
		if (path === null || source === null || source.text.trim() === "") return [];
		return [{
			...source,
			kind,
			file,
			path: formatPath(path) ?? ""
		}];
	};
	return keysAt(data, ["gates"]).flatMap((gate) => {
		const checks = keysAt(data, [
			"gates",
			gate,
			"checks"
		]).map((name) => [
			"gates",
			gate,
			"checks",
			name,
			"expression"
		]);
		return [...textAt("flow", flowPathOf(data, gate)), ...checks.flatMap((path) => textAt("expression", path))];
	});
}
/** Every `pass-when` of a policy, also of one with faults elsewhere, so that they can be told together with those. Out: in file
*  order; none when the file is not YAML. Throws: never. */
function readPassWhens(bytes, file, kinds) {
	const text = decodeText(bytes, file, MAX_POLICY_BYTES);
	if (text.value === null) return [];
	const { data, sourceOf } = parseYaml(text.value, file);
	const types = readTypes(data);
	return keysAt(data, ["gates"]).flatMap((gate) => {
		const source = sourceOf([
			"gates",
			gate,
			"pass-when"
		]);
		if (source === null || source.text === "") return [];
		const hasPaths = valueAt(data, [
			"gates",
			gate,
			"paths"
		]) !== void 0;
		const at = [
			"gates",
			gate,
			"checks"
		];
		const checks = keysAt(data, at).map((name) => [name, checkAt(data, [...at, name], kinds, types)]);
		return [{
			gate,
			...source,
			hasPaths,
			checks: Object.fromEntries(checks)
		}];
	});
}
function checkAt(data, path, kinds, types) {
	const checks = checkKindsOf(kinds);
	const [kind, ...others] = kindsIn(keysAt(data, path), Object.keys(checks));
	if (kind === void 0 || others.length > 0) return null;
	const wanted = valueAt(data, [...path, "expect"]);
	if (kind !== "agent" && kind !== "run" || wanted === void 0) return {
		kind,
		expect: null
	};
	const { expect } = readExpect(wanted, path, types);
	if (expect === null) return null;
	return {
		kind,
		expect: kind === "agent" && isHandoff(expect) ? null : expect
	};
}
function keysAt(data, path) {
	const value = valueAt(data, path);
	return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
}

// src/entry/policy-check.ts
const KINDS = {
	agents,
	checks: checkParams
};
const FACTS = checkFacts;
/** What a verifier's gate may have besides its own checks; which of them it has is up to the plan. */
const DEFAULT_CHECKS = {
	handoff: {
		kind: "agent",
		expect: null
	},
	paths: {
		kind: "paths",
		expect: null
	},
	measurements: {
		kind: "measurements",
		expect: null
	}
};
/** Prints all faults of the policies and of the gates beside them, as far as they can be told without a plan. Out: exit code, 1 if there is
*  an error. Throws: `UsageError` for an unreadable file. */
function runPolicyCheck(files) {
	let faults = 0;
	for (const file of files) {
		const bytes = readInput(file, MAX_POLICY_BYTES);
		const { gates, diagnostics } = checkPolicy(bytes, file);
		const sources = createSources(file, bytes);
		for (const diagnostic of diagnostics) print(show(diagnostic, sources));
		if (!hasErrors(diagnostics)) print(`${file}: ok, ${gates} ${gates === 1 ? "gate" : "gates"}`);
		faults += diagnostics.filter(({ severity }) => severity === "error").length;
	}
	if (faults > 0) print(`\n${faults} ${faults === 1 ? "fault" : "faults"}`);
	return faults > 0 ? 1 : 0;
}
function createSources(policyFile, bytes) {
	const gates = readLocalGates(policyFile).files.map(({ text }) => [text.file, text.text]);
	const texts = new Map([[nameOf(policyFile), toText(bytes)], ...gates]);
	return (file) => texts.get(file) ?? null;
}
function nameOf(file) {
	return file === "-" ? "(stdin)" : file;
}
function toText(bytes) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}
function show(diagnostic, sourceOf) {
	const source = sourceOf(diagnostic.file);
	return source === null ? formatDiagnostic(diagnostic) : renderCaret(source, diagnostic);
}
/** Faults of the file and of its gates together, file by file in text order. A policy with faults has gates that are looked at one by one,
*  as far as what they rest on can be known. */
function checkPolicy(bytes, path) {
	const file = nameOf(path);
	const beside = readLocalGates(path);
	const { value, diagnostics } = parsePolicy(bytes, file, KINDS, beside.files, readLocalJudges(path, bytes));
	const ofGates = value === null ? checkTexts(bytes, file, beside.files) : checkPolicyGates(value, {
		kinds: KINDS,
		checkFacts
	});
	return {
		gates: Object.keys(value?.gates ?? {}).length,
		diagnostics: inOrder([
			...diagnostics,
			...ofGates,
			...beside.diagnostics
		], file)
	};
}
function checkTexts(bytes, file, gateFiles) {
	const ofFiles = gateFiles.map(({ name, text }) => ({
		...text,
		kind: "flow",
		path: `gates.${name}`
	}));
	return [...readPassWhens(bytes, file, KINDS).flatMap((passWhen) => checkPassWhen(passWhen, file)), ...[...readGateTexts(bytes, file), ...ofFiles].flatMap(checkSyntax)];
}
function checkSyntax(source) {
	const { kind, text, file, range, path } = source;
	const origin = {
		file,
		start: range.start,
		path
	};
	const { diagnostics } = kind === "flow" ? parseProgram(text, origin) : parseExpression(text, origin);
	return placedIn(source, diagnostics);
}
/** Where a fact of a check, or a name, is not known, only the syntax is looked at. */
function checkPassWhen(passWhen, file) {
	const { gate, text, range, isExact, hasPaths, checks } = passWhen;
	const origin = {
		file,
		start: range.start,
		path: `gates.${gate}.pass-when`
	};
	const { value: expression, diagnostics } = parseExpression(text, origin);
	const all = Object.entries({
		...hasPaths ? {} : DEFAULT_CHECKS,
		...checks
	});
	const types = all.flatMap(([name, check]) => {
		const type = check === null ? null : typeOf(check);
		return type === null ? [] : [[name, type]];
	});
	const isReadable = Object.keys(checks).every(isWritableName);
	const isKnown = types.length === all.length && isReadable && !/\binput\b/.test(text);
	const found = expression !== null && isKnown ? checkExpression(expression, Object.fromEntries(types)) : [];
	return placedIn({
		text,
		file,
		range,
		isExact
	}, [...diagnostics, ...found]);
}
/** Null for what the language computes: its type is known once the policy is. */
function typeOf({ kind, expect }) {
	if (kind === "expression") return null;
	if (expect === null) return {
		kind: "record",
		fields: FACTS[kind] ?? {}
	};
	return expect.shape === "value" ? expect.type.fields["value"] ?? null : expect.type;
}
/** The policy's own faults first. What has no place of its own, such as the note that more was found, comes last in its file. */
function inOrder(diagnostics, policyFile) {
	return [.../* @__PURE__ */ new Set([policyFile, ...diagnostics.map(({ file }) => file)])].flatMap((file) => diagnostics.filter((one) => one.file === file).toSorted(byPlace));
}
function byPlace({ range: one }, { range: other }) {
	if (one === null || other === null) return Number(one === null) - Number(other === null);
	return one.start.line - other.start.line || one.start.column - other.start.column;
}

export { runPolicyCheck };