import { a as checkFacts, c as agents, i as readTypes, n as parsePolicy, o as checkParams, t as MAX_POLICY_BYTES } from "./load.js";
import { l as factTypesOf, n as checkExpression, t as parseExpression } from "./parse2.js";
import { n as hasErrors, t as formatDiagnostic } from "./diagnostic.js";
import { u as valueAt } from "./fault.js";
import { n as decodeText } from "./text2.js";
import { t as parseYaml } from "./yaml.js";
import { t as readInput } from "./read-input.js";
import { t as print } from "./terminal.js";

// src/policy/pass-when.ts
/** Every `pass-when` of a policy, also of one with faults elsewhere, so that they can be told together with those. Out: in file
*  order; none when the file is not YAML. Throws: never. */
function readPassWhens(bytes, file, kinds) {
	const text = decodeText(bytes, file, MAX_POLICY_BYTES);
	if (text.value === null) return [];
	const { data, sourceOf } = parseYaml(text.value, file);
	const { types } = readTypes(data);
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
function checkAt(data, path, { checks }, types) {
	const [kind, ...others] = keysAt(data, path).filter((key) => Object.hasOwn(checks, key));
	if (kind === void 0 || others.length > 0) return null;
	const expect = valueAt(data, [...path, "expect"]);
	if (kind !== "agent" || expect === void 0) return {
		kind,
		expect: null
	};
	const type = typeof expect === "string" ? types.get(expect) : void 0;
	return type?.kind === "record" ? {
		kind,
		expect: type
	} : null;
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
/** Prints all faults of the policies, as far as they can be told without a plan. Out: exit code, 1 if there is an error. Throws:
*  `UsageError` for an unreadable file. */
function runPolicyCheck(files) {
	let faults = 0;
	for (const file of files) {
		const { gates, diagnostics } = checkPolicy(readInput(file, MAX_POLICY_BYTES), file === "-" ? "(stdin)" : file);
		for (const diagnostic of diagnostics) print(formatDiagnostic(diagnostic));
		if (!hasErrors(diagnostics)) print(`${file}: ok, ${gates} ${gates === 1 ? "gate" : "gates"}`);
		faults += diagnostics.filter(({ severity }) => severity === "error").length;
	}
	if (faults > 0) print(`\n${faults} ${faults === 1 ? "fault" : "faults"}`);
	return faults > 0 ? 1 : 0;
}
/** Faults of the file and of its expressions together, in text order. */
function checkPolicy(bytes, file) {
	const { value, diagnostics } = parsePolicy(bytes, file, KINDS);
	const ofExpressions = readPassWhens(bytes, file, KINDS).flatMap((passWhen) => checkPassWhen(passWhen, file));
	return {
		gates: Object.keys(value?.gates ?? {}).length,
		diagnostics: [...diagnostics, ...ofExpressions].toSorted(byPlace)
	};
}
/** Without a kind for each check its facts are not known, and only the syntax is looked at. */
function checkPassWhen(passWhen, file) {
	const { gate, text, range, hasPaths, checks } = passWhen;
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
	const types = all.flatMap(([name, check]) => check === null ? [] : [[name, factsOf(check)]]);
	if (expression === null || types.length < all.length) return diagnostics;
	return [...diagnostics, ...checkExpression(expression, Object.fromEntries(types))];
}
function factsOf({ kind, expect }) {
	return expect === null ? FACTS[kind] ?? {} : factTypesOf(expect);
}
/** What has no place of its own, such as the note that more was found, comes last. */
function byPlace({ range: one }, { range: other }) {
	if (one === null || other === null) return Number(one === null) - Number(other === null);
	return one.start.line - other.start.line || one.start.column - other.start.column;
}

export { runPolicyCheck };