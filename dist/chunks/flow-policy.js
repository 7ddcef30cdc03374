import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { D as checkParams, E as checkFacts, _ as DEFAULT_POLICY, d as MAX_POLICY_BYTES, f as parsePolicy, k as agents, t as POLICY_PATH, y as toRecord } from "./read.js";
import { n as hasErrors } from "./diagnostic.js";
import { n as decodeText } from "./text2.js";
import { P as LIMITS, T as inputType, m as prepareProgram, t as checkPolicyGates } from "./policy-gates.js";
import { n as readLocalJudges, t as readLocalGates } from "./local-gates.js";
import { t as readInput } from "./read-input.js";

// src/entry/flow-claims.ts
/** That agents' claims alone can make a gate pass: a warning, or an error where the policy asks for what is observed. In: a gate without
*  faults, whose settings stand in the policy under the name of its file. Throws: never. */
function findClaimsAlone({ file, text }, policy, kinds) {
	const name = basename(file, ".flow");
	const range = {
		start: {
			line: 1,
			column: 1
		},
		end: {
			line: 1,
			column: 2
		}
	};
	const gate = {
		name,
		floor: null,
		criteria: null,
		agent: null,
		checks: [],
		passWhen: null,
		verify: null,
		flow: {
			text,
			file,
			range,
			isExact: true
		},
		requireObserved: policy.gates[name]?.requireObserved ?? null,
		paths: null,
		require: true,
		onBlocked: null,
		timeoutMs: null,
		range,
		file
	};
	return checkPolicyGates({
		...policy,
		gates: toRecord([[name, gate]])
	}, {
		kinds,
		checkFacts
	}).filter(({ ruleId }) => ruleId === "claims-alone").map((one) => ({
		...one,
		path: null
	}));
}

// src/entry/flow-policy.ts
const KINDS = {
	agents,
	checks: checkParams
};
/** The policy that gives a gate its agents, types and input. Without a file it is the default one. Throws: `UsageError` for a file that
*  is named and cannot be read. */
function readGatePolicy({ policy, repo }) {
	const usual = join(repo, POLICY_PATH);
	if (policy === void 0 && !existsSync(usual)) return {
		policy: DEFAULT_POLICY,
		diagnostics: []
	};
	const file = policy ?? usual;
	const bytes = readInput(file, MAX_POLICY_BYTES);
	const beside = readLocalGates(file).files;
	const { value, diagnostics } = parsePolicy(bytes, file, KINDS, beside, readLocalJudges(file, bytes));
	return {
		policy: hasErrors(diagnostics) ? null : value,
		diagnostics
	};
}
/** Reads and checks a gate. In: a path, or `-` for standard input. Throws: `UsageError` for a file that cannot be read. */
function readGate(path, policy) {
	const file = path === "-" ? "(stdin)" : path;
	const { value: text, diagnostics } = decodeText(readInput(path, LIMITS.programBytes), file, LIMITS.programBytes);
	if (text === null) return {
		file,
		text: "",
		program: null,
		checks: [],
		diagnostics
	};
	const origin = {
		file,
		start: {
			line: 1,
			column: 1
		}
	};
	const scope = { input: inputType(policy) };
	const prepared = prepareProgram(text, origin, {
		policy,
		checkFacts,
		kinds: KINDS,
		scope,
		hasTarget: true,
		agentOverride: null,
		timeoutMs: null
	});
	if (prepared.program === null) return {
		file,
		text,
		...prepared
	};
	const claims = findClaimsAlone({
		file,
		text
	}, policy, KINDS);
	return {
		file,
		text,
		...prepared,
		diagnostics: [...prepared.diagnostics, ...claims]
	};
}

export { readGatePolicy as n, readGate as t };