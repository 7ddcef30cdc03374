import { o as __toESM } from "./rolldown-runtime.js";
import { relative } from "node:path";
import { t as require_cli_table3 } from "./cli-table3.js";
import { t as require_picocolors } from "./picocolors.js";
import { t as formatDiagnostic } from "./diagnostic.js";
import { t as REASONS } from "./reason.js";
import { r as describeUsage, t as agentRunsOf } from "./agent-run.js";

// src/sinks/terminal/index.ts
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
const COLORS = {
	passed: import_picocolors.default.green,
	failed: import_picocolors.default.red,
	blocked: import_picocolors.default.magenta,
	cancelled: import_picocolors.default.dim
};
/** Prints the report for a person. In: `print` takes text that may hold untrusted parts. */
function createTerminalSink({ print }) {
	return {
		name: "terminal",
		open: () => Promise.resolve({
			close: (report) => Promise.resolve(printReport(report, print)),
			abandon: (code, detail) => Promise.resolve(print(`${REASONS[code]} (${detail})`))
		})
	};
}
function printReport(report, print) {
	for (const diagnostic of report.diagnostics) print(formatDiagnostic(diagnostic));
	for (const { level, text } of report.notices) print(`${level}: ${text}`);
	const { headSha, baseSha, baseRef } = report.subject;
	print(`Judged ${headSha.slice(0, 12)} against ${baseRef ?? "base"} ${baseSha.slice(0, 12)}: ${report.because}.\n`);
	for (const gate of report.gates) {
		print(gate.conclusion.title, COLORS[gate.verdict.outcome]);
		print(describeGate(gate));
	}
	for (const { code, detail } of report.reasons) print(`${code}: ${detail}\n  ${REASONS[code]}`);
	if (report.gates.length > 1) print(tableOf(report.gates));
	print(report.conclusion.title, COLORS[report.outcome]);
	print(`Report and evidence: ${relative("", report.outputDir) || "."}`);
}
function describeGate({ gate, verdict, critiques }) {
	const of = gate.target === null ? "" : `  task ${gate.target.task.name}, plan ${gate.target.plan.path}\n`;
	const reasons = verdict.reasons.map(({ code, detail }) => `  ${code}: ${detail}\n    ${REASONS[code]}\n`);
	const places = critiques.map(({ critique: { path, startLine, endLine, severity, text } }) => {
		const lines = startLine === null ? "" : `:${startLine}${endLine === null || endLine === startLine ? "" : `-${endLine}`}`;
		return `  ${path === null ? "(no file)" : `${path}${lines}`} (${severity}) ${text}\n`;
	});
	const explanation = verdict.explanation.split("\n").map((line) => `  ${line}\n`);
	return `${of}${agentRunsOf(verdict).map((run) => `  ${describeRun(run)}\n`).join("")}${explanation.join("")}${reasons.join("")}${places.join("")}`;
}
function describeRun({ agent, use, version, model, usage, attempts }) {
	return `agent ${agent}, ${[
		use,
		version,
		model
	].filter((part) => part !== null).join(" ")}${usage === null ? "" : `: ${describeUsage(usage)}`}${attempts.map((attempt) => `; before it ${attempt.agent} could not work (${attempt.detail})`).join("")}`;
}
function tableOf(gates) {
	const table = new import_cli_table3.default({
		head: [
			"gate",
			"verdict",
			"because",
			"seconds"
		],
		style: {
			head: [],
			border: []
		}
	});
	for (const { gate, verdict, letThrough, durationMs } of gates) {
		const word = letThrough === null ? verdict.outcome : `${verdict.outcome}, let through`;
		table.push([
			gate.name,
			word,
			verdict.reasons[0]?.code ?? "",
			(durationMs / 1e3).toFixed(1)
		]);
	}
	return table.toString();
}

export { createTerminalSink };