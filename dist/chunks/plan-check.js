import { n as hasErrors, t as formatDiagnostic } from "./diagnostic.js";
import { n as parsePlan, t as MAX_PLAN_BYTES } from "./load.js";
import { t as readInput } from "./read-input.js";
import { t as print } from "./terminal.js";

// src/entry/plan-check.ts
/** Prints all faults of the plans. In: paths; `-` is standard input, which is taken for JSON where it begins like JSON and else for
*  YAML. Out: exit code, 1 if there is an error. Throws: `UsageError` for an unreadable file. */
function runPlanCheck(files) {
	let faults = 0;
	for (const file of files) {
		const { value, diagnostics } = parseFile(file);
		for (const diagnostic of diagnostics) print(formatDiagnostic(diagnostic));
		if (!hasErrors(diagnostics)) print(`${file}: ok, ${summarize(value?.tasks ?? [])}`);
		faults += diagnostics.filter(({ severity }) => severity === "error").length;
	}
	if (faults > 0) print(`\n${faults} ${faults === 1 ? "fault" : "faults"}`);
	return faults > 0 ? 1 : 0;
}
function parseFile(file) {
	const bytes = readInput(file, MAX_PLAN_BYTES);
	return file === "-" ? parsePlan(bytes, "(stdin)", guessFormat(bytes)) : parsePlan(bytes, file);
}
/** A JSON text begins with a bracket or, where that was forgotten, with a quote; a YAML plan as people write it with neither. */
function guessFormat(bytes) {
	const [first] = Buffer.from(bytes.subarray(0, 4096)).toString("utf8").replace(/^\ufeff/, "").trimStart();
	return first === void 0 || "{[\"".includes(first) ? "json" : "yaml";
}
function summarize(tasks) {
	const verifiers = tasks.filter(({ type }) => type === "verifier").length;
	return `${tasks.length} ${tasks.length === 1 ? "task" : "tasks"}, ${verifiers} of them ${verifiers === 1 ? "a verifier" : "verifiers"}`;
}

export { runPlanCheck };