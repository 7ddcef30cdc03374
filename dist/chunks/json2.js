import { o as __toESM } from "./rolldown-runtime.js";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { t as require_lib } from "./lib2.js";
import { i as toWorldError } from "./error.js";
import { n as concludeReason } from "./conclude.js";
import { t as relativeTo } from "./relative.js";
import { t as totalUsage } from "./total-usage.js";
import { n as verificationsOf, t as verificationOf } from "./verification.js";

// src/sinks/json/to-verdict-file.ts
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
/** The report as `verdict.json` holds it. */
function toVerdictFile(report) {
	const { outcome, conclusion, subject, reasons, because, gates, plans, notices, diagnostics } = report;
	return {
		version: 1,
		outcome,
		conclusion: {
			conclusion: conclusion.conclusion,
			exitCode: conclusion.exitCode,
			title: conclusion.title
		},
		isFinished: true,
		subject: subjectEntry(subject),
		reasons: reasons.map(({ code, check, detail }) => ({
			code,
			check,
			detail
		})),
		because,
		verifications: verificationsOf(report).map(({ plan, task, verification }) => ({
			plan,
			task,
			verification
		})),
		gates: gates.map((gate) => gateEntry(gate, report.outputDir)),
		plans: plans.map(({ path, commit, digest, plan }) => ({
			path,
			commit,
			digest,
			rootSlug: plan.rootSlug
		})),
		setup: setupEntry(report),
		usage: usageEntry(totalUsage(report)),
		redo: redoEntry(report),
		notices: notices.map(({ level, text }) => ({
			level,
			text
		})),
		diagnostics: diagnostics.map(diagnosticEntry),
		startedAt: report.startedAt,
		finishedAt: report.finishedAt,
		durationMs: report.durationMs
	};
}
/** What the file says of a run that has no report: it counts as blocked, whatever an earlier run in this folder came to. */
function toUnfinishedFile(start, code, detail) {
	const { outcome, conclusion } = concludeReason({ code });
	return {
		version: 1,
		outcome,
		conclusion,
		isFinished: false,
		subject: subjectEntry(start.subject),
		reasons: [{
			code,
			check: null,
			detail
		}],
		because: "",
		verifications: [],
		gates: [],
		plans: [],
		setup: null,
		usage: null,
		redo: null,
		notices: [],
		diagnostics: [],
		startedAt: start.startedAt,
		finishedAt: null,
		durationMs: null
	};
}
function subjectEntry({ repository, number, headSha, headRef, baseSha, baseRef, isFork }) {
	return {
		repository,
		number,
		headSha,
		headRef,
		baseSha,
		baseRef,
		isFork
	};
}
function gateEntry(report, outputDir) {
	const { gate, verdict, conclusion, critiques, durationMs } = report;
	return {
		name: gate.name,
		plan: gate.target?.plan.path ?? null,
		target: gate.target?.task.name ?? null,
		verifier: gate.verifier?.name ?? null,
		agent: gate.agent,
		floor: gate.floor,
		criteria: gate.criteria,
		isRequired: gate.isRequired,
		onBlocked: gate.onBlocked,
		passWhen: gate.rule.source.text,
		outcome: verdict.outcome,
		passed: verdict.passed,
		failed: verdict.failed,
		conclusion: {
			conclusion: conclusion.conclusion,
			exitCode: conclusion.exitCode,
			title: conclusion.title
		},
		verification: verificationOf(report),
		isDecidedByClaimsAlone: verdict.isDecidedByClaimsAlone,
		reasons: verdict.reasons.map(({ code, check, detail }) => ({
			code,
			check,
			detail
		})),
		explanation: verdict.explanation,
		output: jsonOf(verdict.output),
		restsOn: verdict.restsOn.map(({ name, value, provenance, detail, isDeciding }) => ({
			name,
			value,
			provenance,
			detail,
			isDeciding
		})),
		checks: Object.values(verdict.checks).map((check) => checkEntry(check, outputDir)),
		critiques: critiques.map(critiqueEntry),
		durationMs
	};
}
function checkEntry(check, outputDir) {
	const { handoff } = check;
	return {
		name: check.check,
		kind: check.kind,
		facts: Object.fromEntries(Object.entries(check.facts).toSorted(byName).map(([name, fact]) => [name, factEntry(fact)])),
		handoff: handoff === null ? null : {
			verification: handoff.verification,
			reason: handoff.reason,
			contradiction: handoff.contradiction
		},
		agent: check.run === null ? null : agentEntry(check.run),
		criteria: (handoff?.criteria ?? []).map(({ criterion, answer, evidence }) => ({
			criterion,
			answer,
			evidence
		})),
		commands: check.commands.map(commandEntry),
		files: check.files.map((file) => fileEntry(file, outputDir)),
		startedAt: check.startedAt,
		durationMs: check.durationMs
	};
}
function setupEntry({ setup, outputDir }) {
	if (setup === null) return null;
	return {
		commands: setup.commands.map(commandEntry),
		files: setup.files.map((file) => fileEntry(file, outputDir))
	};
}
function redoEntry({ redo, outputDir }) {
	if (redo === null) return null;
	const { attempts, max, commit, note, refused, run, files } = redo;
	return {
		attempts,
		max,
		commit,
		needsAttention: note?.needsAttention ?? false,
		isLetThrough: note?.isLetThrough ?? false,
		note: note?.text ?? null,
		refused: refused.map(({ path, why }) => ({
			path,
			why
		})),
		agent: run === null ? null : agentEntry(run),
		files: files.map((file) => fileEntry(file, outputDir))
	};
}
function commandEntry({ command, outcome, isSuccess, durationMs, tail }) {
	return {
		command,
		outcome,
		isSuccess,
		durationMs,
		tail
	};
}
function fileEntry({ label, path }, outputDir) {
	return {
		label,
		path: relativeTo(outputDir, path)
	};
}
function agentEntry(run) {
	return {
		name: run.agent,
		use: run.use,
		version: run.version,
		model: run.model,
		sessionId: run.sessionId,
		usage: usageEntry(run.usage),
		remarks: [...run.remarks],
		attempts: run.attempts.map(({ agent, reason, detail, usage }) => ({
			agent,
			reason,
			detail,
			usage: usageEntry(usage)
		}))
	};
}
function usageEntry(usage) {
	if (usage === null) return null;
	const { calls, inputTokens, outputTokens, usd, seconds } = usage;
	return {
		calls,
		inputTokens,
		outputTokens,
		usd,
		seconds
	};
}
function factEntry(fact) {
	if (fact.kind === "unknown") return {
		kind: "unknown",
		reason: fact.reason,
		detail: fact.detail
	};
	return {
		kind: "known",
		value: jsonOf(fact.value),
		provenance: fact.provenance,
		detail: fact.detail,
		reason: fact.reason ?? null
	};
}
/** Numbers that JSON has no word for are written as text rather than as `null`. */
function jsonOf(value) {
	if (typeof value === "number" && !Number.isFinite(value)) return String(value);
	if (typeof value !== "object" || value === null) return value;
	if (isList(value)) return value.map(jsonOf);
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, jsonOf(part)]));
}
function isList(value) {
	return Array.isArray(value);
}
function critiqueEntry({ critique, placement }) {
	const { path, startLine, endLine, severity, criterion, text } = critique;
	return {
		path,
		startLine,
		endLine,
		severity,
		criterion,
		text,
		placement: placementEntry(placement)
	};
}
function placementEntry(placement) {
	if (placement.kind === "body") return {
		kind: "body",
		why: placement.why
	};
	const { path, side, startLine, line } = placement;
	return {
		kind: "inline",
		path,
		side,
		startLine,
		line
	};
}
function diagnosticEntry({ ruleId, severity, message, file, range, path, hint }) {
	return {
		ruleId,
		severity,
		message,
		file,
		line: range?.start.line ?? null,
		column: range?.start.column ?? null,
		path,
		hint
	};
}
function byName([one], [other]) {
	if (one === other) return 0;
	return one < other ? -1 : 1;
}

// src/sinks/json/index.ts
/** The report for programs. The file says `blocked` from the start of the run on, so that neither a run that was killed nor the
*  file of an earlier one can be read as a pass. */
function createJsonSink({ outputDir }) {
	const write = async (file) => {
		try {
			await mkdir(outputDir, { recursive: true });
			await (0, import_lib.default)(join(outputDir, "verdict.json"), `${JSON.stringify(file, null, 2)}\n`);
		} catch (error) {
			throw toWorldError("`verdict.json` could not be written", error);
		}
	};
	return {
		name: "json",
		closes: "first",
		open: async (start) => {
			await write(toUnfinishedFile(start, "internal-error", "the run has not come to its end"));
			return {
				close: (report) => write(toVerdictFile(report)),
				abandon: (code, detail) => write(toUnfinishedFile(start, code, detail)).catch(() => {})
			};
		}
	};
}

export { createJsonSink };