import { A as unknown, D as string, E as strictObject, T as record, l as array } from "./schemas.js";
import { n as hasErrors, t as formatDiagnostic } from "./diagnostic.js";
import { a as renderExplanation, n as runProgram, s as toPlain, t as renderRun } from "./render-run.js";
import { D as holdFacts, F as renderCaret, M as unknownBecause, N as stripOptional, O as holdLeaf, T as inputType, b as isProducer, h as typeOfCheck, j as readOwn, v as checksOf } from "./policy-gates.js";
import { a as placeFaults, c as suggest, l as unknownKey, n as formatPath, o as quote, s as show, t as checkShape } from "./fault.js";
import { t as parseJson } from "./json.js";
import { n as decodeText } from "./text2.js";
import { r as toZod } from "./schema.js";
import { n as readGatePolicy, t as readGate } from "./flow-policy.js";
import { n as printJson, t as print } from "./terminal.js";
import { t as readInput } from "./read-input.js";
import { t as UsageError } from "./settings.js";

// src/entry/flow-fit.ts
const MISSING = {
	kind: "unknown",
	reason: "missing-fact",
	detail: "nothing is given for it"
};
const LEFT_OUT = {
	kind: "unknown",
	reason: "evidence-missing",
	detail: "it is optional and was left out"
};
const MAX_DETAILS = 3;
/** Holds supplied evidence: facts, one value, or `{ unknown, detail }`. What is missing is unknown (`missing-fact`). Throws: never. */
function fitValue(given, wanted) {
	const type = stripOptional(wanted.type);
	if (type.kind !== "record") {
		const { leaf, misfits } = fitLeaf(given, {
			...wanted,
			type
		});
		return {
			holding: holdLeaf(wanted.name, leaf),
			misfits,
			unknownNames: []
		};
	}
	const unknown = given === void 0 ? MISSING : readUnknown(given, type);
	if (unknown !== null) return {
		holding: holdAll(wanted.name, type, unknown),
		misfits: [],
		unknownNames: []
	};
	if (isMapping(given)) return fitRecord(given, {
		...wanted,
		type
	});
	const misfit = {
		ruleId: "wrong-type",
		message: `expected a record, found ${show(given)}`,
		hint: null,
		path: wanted.at,
		mark: "value"
	};
	return {
		holding: holdAll(wanted.name, type, invalid([misfit])),
		misfits: [misfit],
		unknownNames: []
	};
}
function fitRecord(given, wanted) {
	const { type, name, at } = wanted;
	const known = Object.keys(type.fields);
	const fields = Object.entries(type.fields).map(([field, fieldType]) => {
		const value = readOwn(given, field) ?? void 0;
		if (value === void 0 && fieldType.kind === "optional") return {
			field,
			leaf: LEFT_OUT,
			misfits: []
		};
		return {
			field,
			...fitLeaf(value, {
				...wanted,
				type: stripOptional(fieldType),
				at: [...at, field]
			})
		};
	});
	const misfits = fields.flatMap((one) => one.misfits);
	const facts = Object.fromEntries(fields.map(({ field, leaf }) => [field, leaf]));
	return {
		holding: wanted.isWhole && misfits.length > 0 ? holdAll(name, type, invalid(misfits)) : holdFacts(name, facts),
		misfits,
		unknownNames: Object.keys(given).filter((field) => !known.includes(field)).map((field) => unknownKey(at, field, known))
	};
}
function fitLeaf(given, { type, at, provenance }) {
	if (given === void 0) return {
		leaf: MISSING,
		misfits: []
	};
	const unknown = readUnknown(given, type);
	if (unknown !== null) return {
		leaf: unknown,
		misfits: []
	};
	const { data, faults } = checkShape(toZod(type), given, { at });
	const value = toValue(data);
	if (faults.length > 0 || value === null) return {
		leaf: invalid(faults),
		misfits: faults
	};
	return {
		leaf: {
			kind: "known",
			value,
			provenance,
			detail: "supplied"
		},
		misfits: []
	};
}
/** Every field of a record, unknown for one reason. */
function holdAll(name, { fields }, leaf) {
	return holdFacts(name, Object.fromEntries(Object.keys(fields).map((field) => [field, leaf])));
}
/** Says which part does not fit, its path without the part that is only the file's. */
function invalid(misfits) {
	const told = misfits.map(({ path, message }) => `${formatPath(path.slice(1)) ?? ""} ${message}`.trim());
	const rest = told.length > MAX_DETAILS ? [`and ${told.length - MAX_DETAILS} more`] : [];
	return {
		kind: "unknown",
		reason: "evidence-invalid",
		detail: [...told.slice(0, MAX_DETAILS), ...rest].join("; ")
	};
}
/** `{ unknown: "reason", detail: "…" }`, which a record that has a field of that name cannot be told from. */
function readUnknown(given, type) {
	if (!isMapping(given) || type.kind === "record" && Object.hasOwn(type.fields, "unknown")) return null;
	const reason = readOwn(given, "unknown");
	const detail = readOwn(given, "detail") ?? "";
	const isAll = Object.keys(given).every((key) => key === "unknown" || key === "detail");
	if (typeof reason !== "string" || reason === "" || typeof detail !== "string" || !isAll) return null;
	return {
		kind: "unknown",
		reason,
		detail
	};
}
/** JSON as a value, without the optional fields that are null. */
function toValue(data) {
	if (typeof data === "boolean" || typeof data === "number" || typeof data === "string") return data;
	if (Array.isArray(data)) return data.map(toValue);
	if (!isMapping(data)) return null;
	const entries = Object.entries(data).filter(([, inner]) => inner !== null && inner !== void 0);
	return Object.fromEntries(entries.map(([name, inner]) => [name, toValue(inner)]));
}
function isMapping(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/entry/flow-evidence.ts
const MAX_EVIDENCE_BYTES = 1048576;
const EvidenceFile = strictObject({
	input: record(string(), unknown()).optional().describe("Values of `input` by name."),
	evidence: record(string(), unknown()).optional().describe("What each check or `let` finds, by name."),
	claimed: array(string()).optional().describe("Names whose evidence an agent only claims.")
});
/** Reads the evidence of a dry run. In: at most 1 MiB of JSON, `{ input, evidence, claimed }`, and the gate and policy that it is for.
*  Throws: never. */
function readEvidence(bytes, file, gate) {
	const text = decodeText(bytes, file, MAX_EVIDENCE_BYTES);
	if (text.value === null) return {
		supplied: null,
		diagnostics: text.diagnostics
	};
	const json = parseJson(text.value, file);
	if (json.data === void 0) return {
		supplied: null,
		diagnostics: json.diagnostics
	};
	const { data, faults } = checkShape(EvidenceFile, json.data);
	const place = (found) => placeFaults(found, json.locator, file);
	if (data === null) return {
		supplied: null,
		diagnostics: place([...json.faults, ...faults])
	};
	const { input = {}, evidence = {}, claimed = [] } = data;
	const ofChecks = gate.checks.map((one) => fitCheck(one, evidence, claimed));
	const ofInput = fitInput(input, gate.policy);
	const names = gate.checks.map(({ name }) => name);
	const errors = place([
		...json.faults,
		...unknownNames(Object.keys(evidence), names, gate.program).map((fault) => toFault(fault, ["evidence", fault.name])),
		...unknownNames(claimed, names, gate.program).map((fault) => toFault(fault, ["claimed", claimed.indexOf(fault.name)])),
		...[ofInput, ...ofChecks].flatMap((one) => one.unknownNames)
	]);
	const warnings = place([ofInput, ...ofChecks].flatMap(({ misfits }) => misfits)).map((one) => ({
		...one,
		severity: "warning"
	}));
	const diagnostics = [...errors, ...warnings];
	if (hasErrors(diagnostics)) return {
		supplied: null,
		diagnostics
	};
	const answers = names.map((name, at) => [name, ofChecks[at]?.holding]);
	return {
		supplied: {
			answers: Object.fromEntries(answers),
			input: ofInput.holding
		},
		diagnostics
	};
}
function fitCheck(check, evidence, claimed) {
	const { name } = check;
	const provenance = claimed.includes(name) ? "claimed" : "observed";
	const wanted = {
		type: typeOfCheck(check),
		name,
		at: ["evidence", name],
		provenance,
		isWhole: check.expect !== null
	};
	return fitValue(readOwn(evidence, name), wanted);
}
/** Of what the file does not name, the policy's constants are known. */
function fitInput(given, policy) {
	const wanted = {
		type: inputType(policy),
		name: "input",
		at: ["input"],
		provenance: "observed",
		isWhole: false
	};
	const { unknownNames: names, ...fitted } = fitValue({
		...policy.input,
		...given
	}, wanted);
	const advice = "Only what stands under `input` of the policy and what the runtime knows can be given.";
	return {
		...fitted,
		unknownNames: names.map((fault) => ({
			...fault,
			hint: fault.hint ?? advice
		}))
	};
}
function toFault({ message, hint }, path) {
	return {
		ruleId: "unknown-name",
		message,
		hint,
		path,
		mark: path[0] === "claimed" ? "value" : "key"
	};
}
function unknownNames(names, known, program) {
	const computed = computedNames(program.statements);
	return names.filter((name) => !known.includes(name)).map((name) => {
		if (computed.has(name)) return {
			name,
			message: "is computed by the gate itself",
			hint: "Give what it is computed from."
		};
		const listed = known.length === 0 ? "It asks for none." : `It asks for ${known.map(quote).join(", ")}.`;
		return {
			name,
			message: "is nothing that the gate asks evidence for",
			hint: suggest(name, known) ?? listed
		};
	});
}
function computedNames(statements) {
	const found = /* @__PURE__ */ new Set();
	const waiting = [...statements];
	for (let statement = waiting.pop(); statement !== void 0; statement = waiting.pop()) {
		if (statement.kind === "if") waiting.push(...statement.then, ...statement.otherwise ?? []);
		const value = statement.kind === "let" ? statement.value : statement;
		if (statement.kind === "let" && !isProducer(statement.value)) found.add(statement.name);
		if (value.kind === "verify") for (const { name } of checksOf(value)) found.add(name);
	}
	return found;
}

// src/entry/flow-outcome.ts
/** The outcome of a dry run. A handoff that says `verifier-failed` fails a gate whatever its program says, as it does in a run. Throws:
*  never. */
function outcomeOf({ result, causes, error, deciding }, reached) {
	const vetoes = reached.filter(({ check, holding }) => isVeto(check, holding));
	if (vetoes.length > 0) return {
		outcome: "failed",
		exitCode: 1,
		reasons: vetoes.map(({ check }) => `${check.name}: its handoff says \`verifier-failed\``)
	};
	if (result === "true") return {
		outcome: "passed",
		exitCode: 0,
		reasons: []
	};
	if (result === "unknown") return {
		outcome: "blocked",
		exitCode: 2,
		reasons: causes.map(({ name, reason, detail }) => [
			name,
			reason,
			detail
		].filter((one) => one !== "").join(": "))
	};
	const reasons = deciding.flatMap((one) => {
		if (!("block" in one) || one.evaluation.result !== "false") return [];
		return [one.name === null ? "the verify is false" : `the verify \`${one.name}\` is false`];
	});
	return {
		outcome: "failed",
		exitCode: 1,
		reasons: error === null ? reasons : [error.message, ...reasons]
	};
}
function isVeto(check, { value }) {
	if (check.kind !== "agent" || check.shape !== "record" || check.expect !== null || value.kind !== "record") return false;
	const said = value.read("verification")?.value;
	return said?.kind === "known" && said.value === "verifier-failed";
}

// src/entry/flow-print.ts
/** Prints the verdict, on request every condition with its parts marked, the events and the output. */
function printDryRun({ file, program, run, outcome, events }, isExplained) {
	print(`${file}: ${outcome.outcome}`);
	for (const reason of outcome.reasons) print(indent(reason));
	if (isExplained) print(renderRun(program, run));
	if (isExplained) for (const { id, holding } of run.computed) print(`check ${id} = ${JSON.stringify(toPlain(holding))}`);
	for (const event of events) print(`event ${JSON.stringify(event)}`);
	if (run.output !== null) print(`output ${JSON.stringify(run.output)}`);
}
function indent(text) {
	return text.replaceAll(/^/gm, "  ");
}
/** As one JSON document. */
function toDocument({ file, run, outcome, events, diagnostics }) {
	const { causes, computed, output, error } = run;
	return {
		gate: file,
		...outcome,
		error: error === null ? null : {
			name: error.name,
			message: error.message
		},
		causes,
		steps: stepsOf(run),
		computed: computed.map(({ id, holding }) => ({
			check: id,
			value: toPlain(holding)
		})),
		events,
		output,
		diagnostics
	};
}
/** In the order they were reached, which is that of the text: a program has no way back. */
function stepsOf({ verifies, requires, conditions, deciding }) {
	return [
		...verifies.map((one) => ({
			kind: "verify",
			label: one.name,
			span: one.block.span,
			one
		})),
		...requires.map((one) => ({
			kind: "require",
			label: one.statement.message.value,
			span: one.statement.span,
			one
		})),
		...conditions.map((one) => ({
			kind: "if",
			label: null,
			span: one.statement.span,
			one
		}))
	].toSorted((left, right) => left.span.start.offset - right.span.start.offset).map(({ kind, label, span, one }) => ({
		kind,
		label,
		line: span.start.line,
		result: one.evaluation.result,
		isDeciding: deciding.some((other) => other === one),
		explanation: renderExplanation(one.evaluation)
	}));
}

// src/entry/gate-eval.ts
/** Runs a gate on evidence from a file instead of agents and commands. Out: exit code, 0 passed, 1 failed, 2 blocked; a gate or policy
*  with faults is blocked, evidence with faults is 64. Throws: `UsageError` for a file that cannot be read. */
async function runGateEval(path, options) {
	if (path === "-" && options.evidence === "-") throw new UsageError("the gate and --evidence cannot both be standard input");
	const { policy, diagnostics: ofPolicy } = readGatePolicy(options);
	if (policy === null) return refuse(path, ofPolicy.map((one) => [one, formatDiagnostic(one)]), options, 2);
	const { file, text, program, checks, diagnostics: ofGate } = readGate(path, policy);
	const told = ofGate.map((one) => [one, renderCaret(text, one)]);
	if (program === null || hasErrors(ofGate)) return refuse(file, told, options, 2);
	const evidenceFile = options.evidence === "-" ? "(stdin)" : options.evidence;
	const bytes = readInput(options.evidence, MAX_EVIDENCE_BYTES);
	const { supplied, diagnostics: ofEvidence } = readEvidence(bytes, evidenceFile, {
		program,
		checks,
		policy
	});
	const all = [...told, ...ofEvidence.map((one) => [one, formatDiagnostic(one)])];
	if (supplied === null) return refuse(file, all, options, 64);
	if (!options.json) for (const [, words] of all) print(words);
	const dryRun = await rehearse({
		file,
		program,
		checks,
		supplied,
		diagnostics: [...ofGate, ...ofEvidence]
	});
	if (options.json) printJson(`${JSON.stringify(toDocument(dryRun), null, 2)}\n`);
	else printDryRun(dryRun, options.explain);
	return dryRun.outcome.exitCode;
}
function refuse(gate, told, { json }, exitCode) {
	const diagnostics = told.map(([diagnostic]) => diagnostic);
	const outcome = exitCode === 2 ? "blocked" : null;
	if (json) printJson(`${JSON.stringify({
		gate,
		outcome,
		exitCode,
		diagnostics
	}, null, 2)}\n`);
	else for (const [, words] of told) print(words);
	return exitCode;
}
async function rehearse({ file, program, checks, supplied, diagnostics }) {
	const events = [];
	const reached = [];
	const perform = async (asked) => {
		if (asked.isCheck) events.push({
			kind: "check.started",
			check: asked.id
		});
		await Promise.resolve();
		const holding = supplied.answers[asked.id] ?? unknownBecause(asked.id, "missing-fact", "nothing is given for it");
		const check = checks.find(({ name }) => name === asked.id);
		if (check !== void 0) reached.push({
			check,
			holding
		});
		if (asked.isCheck) events.push({
			kind: "check.finished",
			check: asked.id,
			value: toPlain(holding)
		});
		return holding;
	};
	const onEvent = (event) => void events.push(event);
	const run = await runProgram(program, { input: supplied.input }, {
		perform,
		onEvent
	});
	return {
		file,
		program,
		run,
		outcome: outcomeOf(run, reached),
		events,
		diagnostics
	};
}

export { runGateEval };