import { t as GateError } from "./error.js";
import { t as REASONS } from "./reason.js";
import { f as showOnOneLine, n as concludeReason } from "./conclude.js";
import { a as asProse } from "./markdown.js";
import { i as renderSummaryRun, s as renderGateRun } from "./summary-run.js";
import { h as clipText } from "./words2.js";

// src/sinks/check-run/names.ts
/** The one to require in branch protection; never changes. */
const SUMMARY_NAME = "passwhen";
const MAX_NAME_CHARS = 100;
/** `passwhen / verify-toggle`. */
function checkRunName(gate) {
	return `${SUMMARY_NAME} / ${clipText(showOnOneLine(gate), MAX_NAME_CHARS)}`;
}
/** The key by which a run is found again after a lost answer; `gate` is null for the summary. */
function externalIdOf(runKey, gate) {
	return gate === null ? runKey : `${runKey}#${gate}`;
}

// src/sinks/check-run/index.ts
/** One check run for each gate and one for the run, the summary, which is the one to require: opened first, closed last. */
function createCheckRunSink({ host, onOpened }) {
	return {
		name: "check-run",
		open: async (start) => {
			const runs = [];
			const open = async (gate) => {
				const run = {
					gate,
					id: await host.openCheckRun(requestOf(start, gate)),
					isDone: false
				};
				runs.push(run);
				onOpened(runs.map(({ id }) => id));
				return run;
			};
			await openAll(start, open);
			return createSession({
				host,
				runs,
				open
			});
		}
	};
}
/** A run that cannot be opened for the moment is opened when the verdict is there. Without the right to open any, there is no
*  session. */
async function openAll({ gates }, open) {
	for (const gate of [null, ...gates.map(({ name }) => name)]) try {
		await open(gate);
	} catch (error) {
		if (!(error instanceof GateError) || gate === null && !error.isRetryable) throw error;
		return;
	}
}
function createSession(context) {
	let abandoning = Promise.resolve();
	return {
		close: async (report) => {
			await abandoning;
			await closeAll(context, report);
		},
		abandon: async (code, detail) => {
			abandoning = Promise.all(context.runs.map((run) => abandonRun(run, context.host, updateOf(code, detail))));
			await abandoning;
		}
	};
}
/** Every run gets its one attempt; the first failure is thrown when all had theirs. */
async function closeAll(context, report) {
	const gates = /* @__PURE__ */ new Set([...report.gates.map(({ gate }) => gate.name), ...context.runs.flatMap(({ gate }) => gate === null ? [] : [gate])]);
	const failures = [];
	for (const gate of [...gates, null]) try {
		const run = context.runs.find((one) => one.gate === gate) ?? await context.open(gate);
		if (run.isDone) continue;
		await context.host.closeCheckRun(run.id, closingOf(report, gate));
		run.isDone = true;
	} catch (error) {
		failures.push(error);
	}
	if (failures.length > 0) throw failures[0];
}
async function abandonRun(run, host, update) {
	if (run.isDone) return;
	try {
		await host.abandonCheckRun(run.id, update);
		run.isDone = true;
	} catch {}
}
function closingOf(report, gate) {
	if (gate === null) return {
		conclusion: report.conclusion.conclusion,
		output: renderSummaryRun(report)
	};
	const gateReport = report.gates.find((one) => one.gate.name === gate);
	if (gateReport !== void 0) return {
		conclusion: gateReport.conclusion.conclusion,
		output: renderGateRun(report, gateReport)
	};
	const [reason] = report.reasons;
	return updateOf(reason?.code ?? "internal-error", reason?.detail ?? "the gate was not judged");
}
function updateOf(code, detail) {
	const { conclusion, title } = concludeReason({ code }).conclusion;
	const seen = detail.trim() === "" ? "" : `\n\nSeen: ${asProse(detail)}`;
	return {
		conclusion,
		output: {
			title,
			summary: `There is no verdict on this commit. ${REASONS[code]}${seen}`,
			text: "",
			annotations: []
		}
	};
}
function requestOf(start, gate) {
	return {
		name: gate === null ? SUMMARY_NAME : checkRunName(gate),
		headSha: start.subject.headSha,
		externalId: externalIdOf(start.runKey, gate),
		output: openingOf(start, gate)
	};
}
function openingOf({ gates, startedAt }, gate) {
	const count = `${gates.length} gate${gates.length === 1 ? "" : "s"}`;
	return {
		title: gate === null ? `Judging ${count}` : "Gathering evidence",
		summary: `Started at ${startedAt}. The verdict follows when all evidence is there.`,
		text: "",
		annotations: []
	};
}

export { createCheckRunSink };