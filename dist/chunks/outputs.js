import { join } from "node:path";
import { t as GateError } from "./error.js";
import { n as verificationsOf, r as worstOf } from "./verification.js";
import { t as UsageError } from "./settings.js";

// src/entry/outputs.ts
/** The action's outputs by name, as the runner takes them. */
function outputsOf(report) {
	const { outcome } = report;
	return {
		verdict: outcome,
		passed: String(outcome === "passed"),
		failed: String(outcome === "failed"),
		blocked: String(outcome === "blocked"),
		verification: JSON.stringify(verificationsByName(report)),
		report: join(report.outputDir, "verdict.json")
	};
}
/** Two plans may use one task name: then the worst of the two counts. */
function verificationsByName(report) {
	const found = /* @__PURE__ */ new Map();
	for (const { task, verification } of verificationsOf(report)) found.set(task, worstOf([verification, found.get(task) ?? verification]) ?? verification);
	return Object.fromEntries(found);
}
/** Where a verdict is looked up; a review or a page that is missing is said and changes no verdict. */
const RELIED_ON = ["check-run", "json"];
/** The verdict's own exit code, unless the report did not reach a place that people rely on: then the run is blocked. 70 is a bug. */
function exitCodeOf(report, failures) {
	if (report.reasons.some(({ code }) => code === "internal-error")) return 70;
	return failures.some(({ sink, isTolerated }) => !isTolerated && RELIED_ON.includes(sink)) && report.conclusion.exitCode === 0 ? 2 : report.conclusion.exitCode;
}
/** Wrong usage is 64, what the machine refused before a run could begin is blocked, all else is a bug. */
function exitCodeOfError(error) {
	if (error instanceof UsageError) return 64;
	return error instanceof GateError ? 2 : 70;
}

export { exitCodeOfError as n, outputsOf as r, exitCodeOf as t };