import { t as REASONS } from "./reason.js";
import { t as formatDiagnostic } from "./diagnostic.js";
import { i as readWorkerHandoff, r as stateOf } from "./branch.js";
import { a as coverageOf, c as targetAnswersOf, d as showHidden, o as criteriaOf, s as planCriteriaOf } from "./conclude.js";
import { n as asDetails, o as asTable, r as asFence, s as joinBlocks, t as asCode } from "./markdown.js";
import { t as totalUsage } from "./total-usage.js";
import { _ as cutMarkdown, a as renderList, d as sortGates, f as CHECK_RUN_LIMIT, g as clipToTail, h as clipText, i as formatDuration, l as seenOf, n as asShortPassage, o as renderReasons, s as resultOf, t as asPassage, u as shortCommit } from "./words2.js";
import { n as agentThatAnswered, r as describeUsage, t as agentRunsOf } from "./agent-run.js";
import { t as relativeTo } from "./relative.js";
import { n as renderCritiques } from "./critiques.js";

// src/publish/self-report.ts
/** The self-report of a target: in its handoff beside the plan, else in the plan's `state.json`. Null where there is none.
*  Throws: never. */
function selfReportOf(target) {
	const { plan, task } = target;
	const handoff = readWorkerHandoff(target);
	if (handoff !== null) return {
		verification: handoff.verification,
		source: `handoffs/${task.name}.md`
	};
	const verification = stateOf(plan.plan, plan.state, task.name)?.verification ?? null;
	return verification === null ? null : {
		verification,
		source: "state.json"
	};
}

// src/publish/render/agents.ts
const MAX_REMARKS = 20;
/** Who did the agents' work of a gate, and what it used; empty where that goes without saying. */
function renderAgents(verdict) {
	return joinBlocks(agentRunsOf(verdict).map(renderRun));
}
function renderRun(run) {
	const { agent, use, version, model, usage } = run;
	const parts = [version === null ? asCode(use) : `${asCode(use)} ${asCode(version)}`, model === null ? null : `model ${asCode(model)}`].filter((part) => part !== null);
	const used = usage === null ? "" : `: ${describeUsage(usage)}`;
	const remarks = renderList(run.remarks, MAX_REMARKS, "remark", (remark) => `- ${asPassage(remark)}`);
	return joinBlocks([`${asCode(agent)} (${parts.join(", ")})${used}.`, remarks]);
}
/** Which agents could not work, so that another did; it belongs beside the verdict. Empty where the first one did the work. */
function renderAttempts(verdict) {
	return joinBlocks(agentRunsOf(verdict).map(({ agent, attempts }) => attempts.length === 0 ? "" : `${attempts.map(renderAttempt).join(" ")} ${asCode(agent)} was asked instead.`));
}
function renderAttempt({ agent, reason, detail, usage }) {
	const used = usage === null || usage.calls === 0 ? "" : ` It had used ${describeUsage(usage)}.`;
	return `Agent ${asCode(agent)} could not work (${asCode(reason)}: ${asShortPassage(detail)}).${used}`;
}

// src/publish/render/annotations.ts
/** GitHub takes titles up to 255 characters and messages up to 64 KB; nobody reads that much at the side of a line. */
const MAX_MESSAGE_CHARS = 4e3;
const LEVELS = {
	high: "failure",
	med: "warning",
	low: "notice"
};
/** The critiques that have a place in the diff, as annotations. GitHub shows their texts as plain text, so only what cannot be
*  seen is made visible. On a gate that did not fail none of them is shown as a failure. */
function annotateCritiques({ gate, verdict, critiques }) {
	return critiques.flatMap(({ critique, placement }) => {
		if (placement.kind !== "inline") return [];
		const level = LEVELS[critique.severity];
		return {
			path: placement.path,
			startLine: placement.startLine ?? placement.line,
			endLine: placement.line,
			level: level === "failure" && verdict.outcome !== "failed" ? "warning" : level,
			title: showHidden(clipText(`passwhen / ${gate.name}`, 200)),
			message: showHidden(clipText(critique.text, MAX_MESSAGE_CHARS)) || "(no text)"
		};
	});
}
/** Faults of policy and plans as annotations on their lines; those of files outside the repository are left to the text. */
function annotateDiagnostics(diagnostics) {
	return diagnostics.filter(isInRepository).map((diagnostic) => ({
		path: diagnostic.file,
		startLine: diagnostic.range?.start.line ?? 1,
		endLine: diagnostic.range?.start.line ?? 1,
		level: diagnostic.severity === "error" ? "failure" : "warning",
		title: diagnostic.ruleId,
		message: showHidden(clipText(formatDiagnostic(diagnostic), MAX_MESSAGE_CHARS))
	}));
}
/** GitHub refuses all annotations for one path that it cannot resolve. */
function isInRepository({ file }) {
	return file !== "" && !file.startsWith("/") && !file.startsWith("(") && !file.split("/").includes("..");
}

// src/publish/render/commands.ts
const MAX_COMMANDS = 20;
const MAX_TAIL_CHARS = 4e3;
const MAX_COMMAND_CHARS = 200;
const MAX_FILES = 50;
/** Every command with how it ended and, folded, the end of what it printed; the ones that did not succeed come first. */
function renderCommands(checks) {
	const commands = checks.flatMap((check) => check.commands).toSorted((one, other) => rankOf(one) - rankOf(other));
	const shown = commands.slice(0, MAX_COMMANDS).map(renderCommand);
	return joinBlocks([...shown, renderList(commands.slice(MAX_COMMANDS), 0, "command", nameOf)]);
}
function renderCommand(command) {
	if (command.tail.trim() === "") return nameOf(command);
	const label = `${clipText(command.command, MAX_COMMAND_CHARS)} · ${command.outcome} · ${formatDuration(command.durationMs)}`;
	return asDetails(label, asFence(clipToTail(command.tail, MAX_TAIL_CHARS)));
}
function nameOf({ command, outcome, durationMs }) {
	return `- ${asCode(clipText(command, MAX_COMMAND_CHARS))}: ${asPassage(outcome)}, ${formatDuration(durationMs)}, no output`;
}
function rankOf({ isSuccess }) {
	return isSuccess ? 1 : 0;
}
/** The files that checks left, by their place in the output folder. */
function renderFiles(checks, outputDir) {
	const files = checks.flatMap((check) => check.files);
	return renderList(files, MAX_FILES, "file", ({ label, path }) => `- ${asPassage(label)}: ${asCode(relativeTo(outputDir, path))}`);
}

// src/publish/render/criteria.ts
const ANSWERS = {
	met: "met",
	"not-met": "**not met**",
	"n/a": "n/a",
	none: "not answered"
};
/** What was asked and what was answered, and by whom. Empty where there are no criteria. */
function renderCriteria({ gate, verdict }) {
	const rows = criteriaOf(gate, verdict).map((one) => [
		asShortPassage(one.criterion),
		ANSWERS[one.answer ?? "none"],
		asShortPassage(one.evidence),
		renderSource(one)
	]);
	return asTable([
		"Criterion",
		"Answer",
		"Evidence",
		"By"
	], rows);
}
/** The gate shows the handoff of a verifier; an answer of it that does not count is told all the same. */
function renderSource({ by, basis, answer }) {
	return by === null || answer === null ? "" : `${asCode(by)}, ${basis ?? "not counted"}`;
}
/** What is asked of more than one gate. For each task that several verifiers check: its acceptance, and what each of them says of it.
*  For each plan that says what it is accepted by as a whole: that, and who spoke of it. Empty where there is neither. */
function renderSharedCriteria(gates) {
	const tasks = groupBy(gates, ({ plan, task }) => JSON.stringify([plan.path, task.name]));
	const plans = groupBy(gates, ({ plan }) => plan.path);
	return joinBlocks([...tasks.filter((reports) => reports.length > 1).map(renderTask), ...plans.map(renderPlan)]);
}
function groupBy(gates, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const report of gates) {
		const { target } = report.gate;
		if (target === null) continue;
		const key = keyOf(target);
		groups.set(key, [...groups.get(key) ?? [], report]);
	}
	return [...groups.values()];
}
function renderTask(reports) {
	const task = reports[0]?.gate.target?.task.name ?? "";
	const answers = reports.map(({ gate, verdict }) => targetAnswersOf(gate, verdict));
	const rows = [...answers[0]?.keys() ?? []].map((criterion) => [asShortPassage(criterion), ...answers.map((one) => ANSWERS[one.get(criterion) ?? "none"])]);
	if (rows.length === 0) return "";
	const table = asTable(["Criterion", ...reports.map(({ gate }) => asCode(gate.name))], rows);
	return `### Acceptance of ${asCode(task)}, by gate\n\n${table}`;
}
function renderPlan(reports) {
	const rows = planCriteriaOf(reports).map(({ criterion, answers }) => [asShortPassage(criterion), answers.length === 0 ? "not verified by any task" : answers.map(renderAnswer).join("; ")]);
	if (rows.length === 0) return "";
	const slug = reports[0]?.gate.target?.plan.plan.rootSlug ?? "";
	return joinBlocks([
		`### Acceptance criteria of plan ${asCode(slug)}`,
		"Of the plan as a whole. They decide nothing here.",
		asTable(["Criterion", "Answer"], rows)
	]);
}
function renderAnswer({ gate, answer, isCounted }) {
	return `${ANSWERS[answer]} (${asCode(gate)}${isCounted ? "" : ", not counted"})`;
}

// src/publish/render/gate-run.ts
/** Where a cut text says that the rest is. */
const WHOLE$1 = "the job summary and `verdict.json`";
/** The check run of one gate, within GitHub's limits. */
function renderGateRun(report, gateReport) {
	return {
		title: gateReport.conclusion.title,
		summary: cutMarkdown(renderGateHead(report, gateReport), CHECK_RUN_LIMIT, WHOLE$1),
		text: cutMarkdown(renderGateBody(report, gateReport), CHECK_RUN_LIMIT, WHOLE$1),
		annotations: annotateCritiques(gateReport)
	};
}
/** What came out, why, what to do, and what it rests on. */
function renderGateHead(report, gateReport) {
	return joinBlocks([
		standingOf(gateReport),
		renderReasons(gateReport.verdict.reasons),
		renderAttempts(gateReport.verdict),
		renderSelfReport(gateReport.gate),
		`${subjectOf(report, gateReport)} Took ${formatDuration(gateReport.durationMs)}.`,
		renderSupports(gateReport)
	]);
}
/** Everything that a person needs to understand the verdict and to repeat it, most wanted first. */
function renderGateBody(report, gateReport) {
	const { gate, verdict, critiques } = gateReport;
	const checks = Object.values(verdict.checks);
	return joinBlocks([
		section("Critiques", renderCritiques(critiques)),
		section("Acceptance criteria", renderCriteria(gateReport)),
		section(gate.rule.kind === "flow" ? "Gate" : "Pass when", asFence(verdict.explanation === "" ? gate.rule.source.text : verdict.explanation)),
		section("Output", verdict.output === null ? "" : asFence(JSON.stringify(verdict.output, null, 2))),
		section("Agent", renderAgents(verdict)),
		section("Commands that the runtime ran", renderCommands(checks)),
		section("Files", renderFiles(checks, report.outputDir))
	]);
}
/** Beside the verdict, so that nobody takes the one for the other. */
function renderSelfReport({ target }) {
	const own = target === null ? null : selfReportOf(target);
	if (target === null || own === null) return "";
	const says = own.verification === null ? "nothing readable" : asCode(own.verification);
	return `Of its own work, ${asCode(target.task.name)} says ${says} in ${asCode(own.source)}: claimed, and not counted.`;
}
function section(heading, body) {
	return body === "" ? "" : `### ${heading}\n\n${body}`;
}
function subjectOf({ subject }, { gate, verdict }) {
	const at = shortCommit(subject.headSha);
	if (gate.target === null) return `The change as a whole at ${at}.`;
	const { task, plan } = gate.target;
	const by = gate.verifier === null ? "" : `, verified by ${asCode(gate.verifier.name)} with agent ${asCode(agentThatAnswered(gate, verdict))}`;
	return `Task ${asCode(task.name)} of plan ${asCode(plan.plan.rootSlug)} at ${at}${by}.`;
}
/** What makes a verdict weaker than it looks, or harmless: the reader need not know the policy. */
function standingOf({ gate, verdict, conclusion, letThrough }) {
	if (verdict.outcome === "passed" && verdict.isDecidedByClaimsAlone) return "It passes on the agent's word: nothing that the runtime saw itself could have failed it. A `run` check in this gate would change that.";
	if (verdict.outcome === "passed" || conclusion.conclusion !== "neutral") return "";
	if (!gate.isRequired) return "The policy does not require this gate (`require: false`), so it does not block the merge.";
	if (letThrough === "people-decide") return STANDINGS[letThrough];
	return STANDINGS[verdict.outcome === "failed" ? "on-exhausted" : "on-blocked"];
}
const STANDINGS = {
	"on-blocked": "Nothing was verified. The policy lets this gate through (`on-blocked: neutral`), so it does not block the merge.",
	"on-exhausted": "It failed, and no further revision comes. The policy lets it go all the same (`on-exhausted: neutral`), so it does not block the merge.",
	"people-decide": "The judge does not let this change pass, and sends it to people all the same: it does not block the merge, and the decision is theirs."
};
function renderSupports({ verdict }) {
	return asTable([
		"Fact",
		"Value",
		"Rests on",
		"Detail"
	], verdict.restsOn.map(({ name, value, provenance, detail, isDeciding }) => [
		isDeciding ? `${asCode(name)} (decides)` : asCode(name),
		asCode(value),
		PROVENANCES[provenance],
		asShortPassage(detail)
	]));
}
const PROVENANCES = {
	observed: "observed by the runtime",
	claimed: "claimed by the agent",
	unknown: "nothing"
};

// src/publish/render/tables.ts
const MAX_GATES = 200;
const MAX_NOTICES = 50;
const MAX_DIAGNOSTICS = 100;
/** One row for each gate, those that keep the pull request from merging first. */
function renderGatesTable(gates) {
	const rows = sortGates(gates).slice(0, MAX_GATES);
	const table = asTable([
		"Gate",
		"Task",
		"Verdict",
		"Because",
		"Rests on"
	], rows.map(rowOf));
	const rest = gates.length - rows.length;
	return rest === 0 ? table : `${table}\n\n${rest} more gates are in \`verdict.json\`.`;
}
function rowOf(report) {
	const { gate, verdict } = report;
	const [reason] = verdict.reasons;
	const because = reason === void 0 ? ["`pass when` is true", coverageOf(gate, verdict)].filter((part) => part !== null).join("; ") : `${asCode(reason.code)}: ${asShortPassage(seenOf(reason) || REASONS[reason.code])}`;
	return [
		asCode(gate.name),
		gate.target === null ? "the whole change" : asCode(gate.target.task.name),
		`**${resultOf(report)}**`,
		because,
		basisOf(report)
	];
}
/** `observed: tests.passed; claimed: handoff.verified`. */
function basisOf({ verdict }) {
	return [
		"observed",
		"claimed",
		"unknown"
	].flatMap((provenance) => {
		const names = verdict.restsOn.filter((one) => one.provenance === provenance).map(({ name }) => asCode(name));
		return names.length === 0 ? [] : [`${provenance}: ${[...new Set(names)].join(", ")}`];
	}).join("; ");
}
/** Warnings, then the rest. */
function renderNotices(notices) {
	const sorted = notices.toSorted((one, other) => levelOf(other) - levelOf(one));
	return renderList(sorted, MAX_NOTICES, "notice", ({ level, text }) => level === "warning" ? `- **Warning:** ${asPassage(text)}` : `- Note: ${asPassage(text)}`);
}
function levelOf({ level }) {
	return level === "warning" ? 1 : 0;
}
/** Faults of policy, plans and expressions with their place. */
function renderDiagnostics(diagnostics) {
	return renderList(diagnostics, MAX_DIAGNOSTICS, "fault", renderDiagnostic);
}
function renderDiagnostic({ file, range, severity, path, message, hint, ruleId }) {
	const place = range === null ? file : `${file}:${range.start.line}:${range.start.column}`;
	const subject = path === null ? "" : ` ${asCode(path)}`;
	const advice = hint === null ? "" : ` ${asPassage(hint)}`;
	return `- **${severity}** ${asCode(place)}${subject}: ${asPassage(message)} (${asCode(ruleId)}).${advice}`;
}

// src/publish/render/summary-run.ts
const WHOLE = "the job summary and `verdict.json`";
/** The check run `passwhen`, the one to require: all gates on one page, within GitHub's limits. */
function renderSummaryRun(report) {
	return {
		title: report.conclusion.title,
		summary: cutMarkdown(joinBlocks([renderRunHead(report), renderAdvice(report)]), CHECK_RUN_LIMIT, WHOLE),
		text: cutMarkdown(joinBlocks([
			renderFaults(report),
			renderSharedCriteria(report.gates),
			renderSetup(report)
		]), CHECK_RUN_LIMIT, WHOLE),
		annotations: annotateDiagnostics(report.diagnostics)
	};
}
/** What came out, what stopped the run if anything did, and the table of gates. */
function renderRunHead(report) {
	const { gates, reasons, notices, subject, outcome } = report;
	const base = subject.baseRef === null ? "" : ` (${asCode(subject.baseRef)})`;
	const isNothing = outcome === "passed" && gates.length === 0;
	return joinBlocks([
		isNothing ? `Nothing was verified. ${report.plans.length === 0 ? UNPLANNED : ""}`.trim() : "",
		renderReasons(reasons),
		renderGatesTable(gates),
		renderNotices(notices),
		reasons.length > 0 && gates.length === 0 ? "" : `${gates.length === 0 ? "Why" : "Why these gates"}: ${asPassage(report.because.replace(/\.\s*$/, ""))}.`,
		`Commit ${shortCommit(subject.headSha)} against ${shortCommit(subject.baseSha)}${base}, took ${formatDuration(report.durationMs)}.${usedBy(report)}`
	]);
}
function usedBy(report) {
	const usage = totalUsage(report);
	return usage === null ? "" : ` Agents used ${describeUsage(usage)} together.`;
}
/** What to do about the gates that did not pass: each reason once, whichever gates it stopped. */
function renderAdvice({ gates }) {
	return [...new Set(gates.flatMap(({ verdict }) => verdict.reasons.map(({ code }) => code)))].map((code) => `- ${asCode(code)}: ${REASONS[code]}`).join("\n");
}
/** What the policy's `setup` did; empty where none ran. */
function renderSetup({ setup, outputDir }) {
	if (setup === null) return "";
	return joinBlocks([
		"### Setup",
		renderCommands([setup]),
		renderFiles([setup], outputDir)
	]);
}
const UNPLANNED = "This does not block the merge, because the policy does not say `unplanned: block`.";
/** The faults of policy and plans; empty when there are none. */
function renderFaults({ diagnostics }) {
	const list = renderDiagnostics(diagnostics);
	return list === "" ? "" : `### Faults in policy and plan\n\n${list}`;
}

export { renderGateBody as a, renderSharedCriteria as c, renderSummaryRun as i, renderRunHead as n, renderGateHead as o, renderSetup as r, renderGateRun as s, renderFaults as t };