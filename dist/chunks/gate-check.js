import { n as hasErrors, t as formatDiagnostic } from "./diagnostic.js";
import { F as renderCaret } from "./policy-gates.js";
import { n as readGatePolicy, t as readGate } from "./flow-policy.js";
import { t as print } from "./terminal.js";

// src/entry/gate-check.ts
/** Prints all faults of gates in the gate language, and of the policy that they are read with. Out: exit code, 1 if there is an error.
*  Throws: `UsageError` for a file that cannot be read. */
function runGateCheck(files, options) {
	const { policy, diagnostics } = readGatePolicy(options);
	for (const diagnostic of diagnostics) print(formatDiagnostic(diagnostic));
	let faults = diagnostics.filter(({ severity }) => severity === "error").length;
	const gates = policy === null ? [] : files.map((file) => readGate(file, policy));
	for (const gate of gates) {
		for (const diagnostic of gate.diagnostics) print(renderCaret(gate.text, diagnostic));
		if (!hasErrors(gate.diagnostics)) print(`${gate.file}: ok, ${describeSites(gate.checks.length)}`);
		faults += gate.diagnostics.filter(({ severity }) => severity === "error").length;
	}
	if (policy === null) print("\nNo gate was looked at: without its policy nobody knows which agents and types it has.");
	if (faults > 0) print(`\n${faults} ${faults === 1 ? "fault" : "faults"}`);
	return faults > 0 ? 1 : 0;
}
function describeSites(count) {
	if (count === 0) return "asks for no evidence";
	return `asks for evidence in ${count} ${count === 1 ? "place" : "places"}`;
}

export { runGateCheck };