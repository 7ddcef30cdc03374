import { o as __toESM } from "./rolldown-runtime.js";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { t as require_lib } from "./lib2.js";
import { i as toWorldError } from "./error.js";
import { n as classifyFailure, t as NEXT_STEPS } from "./failure-mode.js";
import { t as isPassing } from "./floor.js";
import { n as verificationsOf, r as worstOf } from "./verification.js";

// src/sinks/state/below.ts
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
/** The gates of the plans that subplanners of a plan wrote, of those below them too. In: one subplanner's task, or null for all. Out: in
*  the report's order, never those of the plan itself. */
function gatesBelow(loaded, report, task) {
	const children = new Map(report.plans.map((plan) => [plan.path, plan.children ?? []]));
	const own = (loaded.children ?? []).filter((child) => task === null || child.task === task);
	const below = /* @__PURE__ */ new Set();
	const waiting = own.map(({ path }) => path);
	for (let path = waiting.pop(); path !== void 0; path = waiting.pop()) {
		if (path === loaded.path || below.has(path)) continue;
		below.add(path);
		waiting.push(...(children.get(path) ?? []).map((child) => child.path));
	}
	return report.gates.filter(({ gate }) => gate.target !== null && below.has(gate.target.plan.path));
}

// src/sinks/state/attention.ts
const MAX_DETAIL_CHARS = 300;
/** What a planner must see of a run: gates of its plan and of its subplanners' plans that did not pass, and why nothing could be judged.
*  One line each, plain text; what is of another plan has that plan's slug before it. */
function attentionOf(loaded, report) {
	const gates = report.gates.filter(({ gate }) => gate.target?.plan.path === loaded.path);
	const reasons = report.reasons.map(({ code, detail }) => `run blocked: ${code}: ${oneLine$1(detail)}`);
	const below = gatesBelow(loaded, report, null).flatMap((one) => {
		const slug = one.gate.target?.plan.plan.rootSlug ?? "";
		return lineOf(one).map((line) => `${slug}/${line}`);
	});
	return [
		...reasons,
		...gates.flatMap(lineOf),
		...below
	];
}
function lineOf({ gate, verdict }) {
	if (verdict.outcome === "passed") return [];
	const why = verdict.reasons.map(({ code, detail }) => `${code}: ${oneLine$1(detail)}`).join("; ");
	return [`${gate.verifier?.name ?? gate.name}: ${verdict.outcome}${why === "" ? "" : `: ${why}`}`];
}
function oneLine$1(text) {
	const line = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
	return line.length > MAX_DETAIL_CHARS ? `${line.slice(0, MAX_DETAIL_CHARS)}…` : line;
}

// src/sinks/state/death.ts
/** Reasons that tell of a verifier that did not come to its end. */
const DIED = /* @__PURE__ */ new Set([
	"agent-crashed",
	"agent-timeout",
	"agent-unavailable",
	"agent-install-failed",
	"agent-output-invalid",
	"key-missing",
	"model-unreachable",
	"model-unauthorized",
	"model-not-found",
	"model-rate-limited",
	"model-unavailable",
	"budget-exceeded",
	"setup-failed",
	"world-failed",
	"disk-full"
]);
/** How the agent of a check died; null for one that came to its end. */
function deathOf({ facts, handoffMarkdown }) {
	for (const fact of Object.values(facts)) if (isDeath(fact, handoffMarkdown !== null)) return {
		...fact,
		mode: classifyFailure(fact.reason, fact.detail)
	};
	return null;
}
/** Whether nobody was asked, because something before it did not pass. */
function wasNotAsked({ facts }) {
	return Object.values(facts).some((fact) => fact.kind === "unknown" && fact.reason === "upstream-blocked");
}
/** What was left in place of a handoff and could not even be opened is none. */
function isDeath(fact, hasHandoff) {
	if (fact.kind !== "unknown") return false;
	return DIED.has(fact.reason) || fact.reason === "handoff-unreadable" && !hasHandoff;
}

// src/sinks/state/safe-name.ts
const MAX_NAME_CHARS = 100;
/** A name as one part of a path that no system reads as anything else. Plans hold kebab-case names only; policy and checks are
*  written by people. */
function safeName(name) {
	const plain = name.replaceAll(/[^A-Za-z0-9._-]+/g, "-").replace(/^[.-]+/, "").replace(/\.+$/, "").slice(0, MAX_NAME_CHARS);
	return plain === "" ? "unnamed" : plain;
}

// src/sinks/state/handoff-file.ts
/** The handoffs of a gate as Orchestrate keeps them: the agent's words as they are, under a header that says where they are
*  from, and under a warning where the run did not finish. The main check has the verifier's name, others their own behind it. */
function handoffFilesOf(report, runId, finishedAt) {
	return agentChecksOf(report).map((check, at) => {
		const resultStatus = resultStatusOfCheck(check);
		const header = headerOf(report, check, {
			runId,
			resultStatus,
			finishedAt
		});
		const body = check.handoffMarkdown ?? "_(no final message)_\n";
		return {
			path: pathOf(report, at === 0 ? null : check.check),
			text: `${header}${bannerOf(resultStatus)}${body}`
		};
	});
}
/** Path of a gate's main handoff, or null where no agent took part. */
function handoffPathOf(report) {
	return agentChecksOf(report).length === 0 ? null : pathOf(report, null);
}
/** How the gate's main agent ended. */
function resultStatusOf(report) {
	if (report.verdict.outcome === "cancelled") return "cancelled";
	const [main] = agentChecksOf(report);
	return main === void 0 ? "finished" : resultStatusOfCheck(main);
}
/** The main one first. */
function agentChecksOf({ verdict }) {
	return Object.values(verdict.checks).filter((check) => (check.kind === "agent" || check.handoffMarkdown !== null) && !wasNotAsked(check));
}
function pathOf({ gate }, check) {
	const name = safeName(gate.verifier?.name ?? gate.name);
	return `handoffs/${check === null ? name : `${name}.${safeName(check)}`}.md`;
}
function resultStatusOfCheck(check) {
	if (Object.values(check.facts).some((fact) => fact.kind === "unknown" && fact.reason === "cancelled")) return "cancelled";
	return deathOf(check) === null ? "finished" : "error";
}
function headerOf({ gate }, check, { runId, resultStatus, finishedAt }) {
	const fields = {
		task: gate.verifier?.name ?? gate.name,
		branch: gate.target?.branch ?? "(none)",
		agentId: check.run?.agent ?? gate.agent,
		runId,
		resultStatus,
		finishedAt
	};
	return `<!-- orchestrate handoff\n${Object.entries(fields).map(([name, value]) => `${name}: ${asComment(value)}`).join("\n")}\n-->\n\n`;
}
/** On one line and without the two characters that could end the comment. */
function asComment(text) {
	return text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, " ").replaceAll(/[<>]/g, "_").replaceAll("--", "- -");
}
function bannerOf(resultStatus) {
	if (resultStatus === "finished") return "";
	return `> **The run ended with \`status=${resultStatus}\`.** What follows is the agent's output up to then, not a handoff that counts.\n\n`;
}

// src/sinks/state/failure-file.ts
const MAX_SNIPPET_CHARS = 2e3;
/** What a planner finds beside the handoff of a verifier that died, or that ended without saying anything in the form that was asked
*  for: what is known, and what to do. Out: null for a verifier that left its handoff. Source: Orchestrate, failure handoffs. */
function failureFileOf(report, trace) {
	const [main] = agentChecksOf(report);
	const path = handoffPathOf(report);
	if (main === void 0 || path === null) return null;
	const named = (suffix) => path.replace(/\.md$/, `-${suffix}.md`);
	const death = deathOf(main);
	if (death !== null) return {
		path: named("failure"),
		text: failureText(report, main, death, trace)
	};
	if (hasSections(main)) return null;
	return {
		path: named("finished-no-handoff"),
		text: noHandoffText(report, main, trace)
	};
}
function hasSections({ handoff, handoffMarkdown, facts }) {
	if (handoffMarkdown !== null) return handoff?.reason !== "no-section";
	return !Object.values(facts).some((fact) => fact.kind === "unknown" && fact.reason === "handoff-missing");
}
function failureText(report, check, death, trace) {
	const { reason, detail, mode } = death;
	const session = check.run?.sessionId ?? null;
	return [
		commentOf("failure", report, {
			...trace,
			failureMode: mode
		}),
		`# ${nameOf(report)} failure handoff\n`,
		"Status: error (the verifier ended without a handoff that counts)",
		`Failure mode: ${mode}`,
		`Reason: ${reason}`,
		`Seen: ${oneLine(detail)}`,
		`Agent: ${report.gate.agent}${check.run === null ? "" : ` (${check.run.use})`}`,
		...session === null ? [] : [`Session: ${oneLine(session)}`],
		`Started: ${check.startedAt}`,
		`Duration: ${Math.round(check.durationMs)}ms`,
		`Branch: ${oneLine(report.gate.target?.branch ?? "(none)")}`,
		...(check.run?.attempts ?? []).map((one) => `Asked before: ${one.agent} (${one.reason}: ${oneLine(one.detail)})`),
		"\n## Suggested next steps",
		...NEXT_STEPS[mode].map((step) => `- ${step}`),
		""
	].join("\n");
}
function noHandoffText(report, { handoffMarkdown }, trace) {
	const raw = (handoffMarkdown ?? "").trim();
	const cut = raw.length > MAX_SNIPPET_CHARS ? `${raw.slice(0, MAX_SNIPPET_CHARS)}\n[… cut here]` : raw;
	const name = nameOf(report);
	return [
		commentOf("finished-no-handoff", report, trace),
		`# ${name} finished without handoff\n`,
		"Status: finished (the verifier ended well but its final message has none of the handoff's sections)",
		`Branch: ${oneLine(report.gate.target?.branch ?? "(none)")}`,
		"\n## Suggested next steps",
		`- Read what it said in \`handoffs/${name}.md\`.`,
		"- Run the check again: models miss a format now and then.",
		"- If it repeats, name another agent or model in the policy.",
		...raw === "" ? [] : ["\n## Raw final output\n", ...cut.split("\n").map((line) => `> ${line}`)],
		""
	].join("\n");
}
function commentOf(kind, { gate }, fields) {
	const all = {
		task: gate.verifier?.name ?? gate.name,
		branch: gate.target?.branch ?? "(none)",
		...fields
	};
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${asComment(value)}`);
	return `<!-- orchestrate ${kind === "failure" ? "failure handoff" : kind}\n${lines.join("\n")}\n-->\n`;
}
function nameOf({ gate }) {
	return gate.verifier?.name ?? gate.name;
}
/** What came from a process stands on one line: it opens no section of its own. */
function oneLine(text) {
	return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}

// src/sinks/state/touch.ts
/** A row with other values. Idempotent: where nothing changes, the very same row comes back and its `lastUpdate` stays. */
function touch(row, patch, at) {
	const before = { ...row };
	return Object.entries(patch).every(([key, value]) => before[key] === value) ? row : {
		...row,
		...patch,
		lastUpdate: at
	};
}

// src/sinks/state/vouched.ts
/** The Verification of each row of a plan that the state may show: this run's, else what the rows of the task's verifiers have. A
*  worker's own word stays only where no verifier of the plan is for its task, and a subplanner reads no better than the worst of its
*  plan. In: the rows as they were, the gates of the plan. Out: a value for every row. */
function vouchedVerifications(rows, loaded, report) {
	const gates = report.gates.filter(({ gate }) => gate.target?.plan.path === loaded.path);
	const judged = new Map(verificationsOf({
		...report,
		gates
	}).map(({ task, verification }) => [task, verification]));
	const before = new Map(rows.map(({ name, verification }) => [name, verification]));
	const valueOf = (task) => judged.get(task) ?? before.get(task) ?? null;
	return new Map(rows.map(({ name, type }) => {
		const verifiers = loaded.plan.tasks.filter((task) => task.type === "verifier" && task.verifies === name);
		const value = type === "verifier" || verifiers.length === 0 || judged.has(name) ? valueOf(name) : combine(verifiers.map((verifier) => valueOf(verifier.name)));
		return [name, type === "subplanner" ? noBetterThan(worstBelow(name, loaded, report), value) : value];
	}));
}
/** The worst of them; no pass while one is not known. */
function combine(values) {
	const known = values.filter((value) => value !== null);
	const worst = worstOf(known);
	return isPassing(worst) && known.length < values.length ? null : worst;
}
/** The worst value of the targets in the plans below a subplanner. */
function worstBelow(task, loaded, report) {
	const gates = gatesBelow(loaded, report, task);
	const isTarget = (plan, name) => gates.some(({ gate }) => gate.target?.plan.path === plan && gate.target.task.name === name);
	const found = verificationsOf({
		...report,
		gates
	}).filter((one) => isTarget(one.plan, one.task));
	return worstOf(found.map(({ verification }) => verification));
}
/** A pass below says nothing of the rest of that plan, so that it raises nothing. */
function noBetterThan(limit, value) {
	if (limit === null) return value;
	if (value === null) return isPassing(limit) ? null : limit;
	return worstOf([limit, value]);
}

// src/sinks/state/to-state.ts
/** The state of one plan after a run: the state that lay beside the plan, or a fresh one, with the Verifications of this run in
*  the rows of the targets and of their verifiers, and how those verifiers ended. Out: rows in the order they had, then new ones in plan
*  order. */
function toState(loaded, report) {
	const gates = report.gates.filter(({ gate }) => gate.target?.plan.path === loaded.path);
	const known = loaded.state?.tasks ?? [];
	const fresh = loaded.plan.tasks.filter((task) => !known.some(({ name }) => name === task.name)).map((task) => freshRow(task, loaded, report, gates));
	const rows = [...known, ...fresh];
	const verifications = vouchedVerifications(rows, loaded, report);
	const tasks = rows.map((row) => {
		const own = gates.find(({ gate }) => gate.verifier?.name === row.name);
		const verification = verifications.get(row.name) ?? null;
		const found = own === void 0 ? {} : {
			...progressOf(own),
			...waitsForTarget(row, own)
		};
		return touch(row, {
			...found,
			verification
		}, report.finishedAt);
	});
	const { state } = loaded;
	return {
		rootSlug: loaded.plan.rootSlug,
		tasks,
		attention: [...state?.attention ?? [], ...attentionOf(loaded, report).map((message) => ({
			at: report.finishedAt,
			message
		}))],
		...state?.andon === void 0 ? {} : { andon: state.andon }
	};
}
/** A task that has no row yet, as Orchestrate starts one, with what this run knows of it. */
function freshRow(task, { plan }, report, gates) {
	const branchOf = (name) => `orch/${plan.rootSlug}/${name}`;
	const target = gates.find(({ gate }) => gate.target?.task.name === task.name)?.gate.target ?? null;
	const verified = task.type === "verifier" ? task.verifies : null;
	const startsAt = verified === null ? plan.baseBranch : branchOf(verified);
	return {
		name: task.name,
		type: task.type,
		branch: target?.branch ?? branchOf(task.name),
		startingRef: task.startingRef ?? startsAt,
		dependsOn: dependenciesOf(task),
		agentId: null,
		runId: null,
		parentAgentId: plan.selfAgentId ?? null,
		status: target === null ? "pending" : "handed-off",
		resultStatus: null,
		handoffPath: null,
		startedAt: null,
		finishedAt: null,
		lastUpdate: report.finishedAt,
		note: null,
		slackTs: task.slackTs ?? null,
		prNumber: target === null ? null : report.subject.number,
		failureMode: null,
		verification: null
	};
}
/** How the verifier of a gate ended in this run, and no more how it did in an earlier one. */
function progressOf(own) {
	const checks = Object.values(own.verdict.checks);
	if (checks.some(wasNotAsked)) return {
		status: "pending",
		resultStatus: null,
		handoffPath: null,
		startedAt: null,
		finishedAt: null,
		failureMode: null
	};
	const [main] = agentChecksOf(own);
	const resultStatus = resultStatusOf(own);
	return {
		status: {
			finished: "handed-off",
			cancelled: "cancelled",
			error: "error"
		}[resultStatus],
		resultStatus,
		handoffPath: handoffPathOf(own),
		...spanOf(main === void 0 ? checks : [main]),
		failureMode: main === void 0 ? null : deathOf(main)?.mode ?? null
	};
}
/** Rows of a state that others wrote may not say what the verifier is for. */
function waitsForTarget({ dependsOn }, { gate }) {
	const target = gate.verifier?.verifies;
	return target === void 0 || dependsOn[0] === target ? {} : { dependsOn: [.../* @__PURE__ */ new Set([target, ...dependsOn])] };
}
/** From the first one's start to the last one's end; rounded down, so that nothing that waited for it seems to start before. */
function spanOf(checks) {
	const starts = checks.map(({ startedAt }) => Date.parse(startedAt));
	const ends = checks.map(({ startedAt, durationMs }) => Date.parse(startedAt) + Math.floor(durationMs));
	if (checks.length === 0) return {
		startedAt: null,
		finishedAt: null
	};
	return {
		startedAt: new Date(Math.min(...starts)).toISOString(),
		finishedAt: new Date(Math.max(...ends)).toISOString()
	};
}
/** A verifier waits for its target whether it lists it or not. The target comes first: the state has no other word for what it verifies. */
function dependenciesOf(task) {
	const listed = task.dependsOn ?? [];
	return task.type === "verifier" ? [.../* @__PURE__ */ new Set([task.verifies, ...listed])] : listed;
}

// src/sinks/state/index.ts
/** The run as Orchestrate keeps it: `state.json`, `handoffs/*.md` and `attention.log`. With several plans each has its folder below
*  `plans/`: a subplanner's plan that of its task, as in a repository, so that it is found from its parent; others that of their slug. */
function createStateSink({ outputDir }) {
	return {
		name: "state",
		closes: "first",
		open: async ({ runKey }) => ({
			close: async (report) => {
				try {
					for (const [path, text] of filesOf(report, runKey)) {
						const target = join(outputDir, path);
						await mkdir(dirname(target), { recursive: true });
						await (0, import_lib.default)(target, text);
					}
				} catch (error) {
					throw toWorldError("the state of the plan could not be written", error);
				}
			},
			abandon: async () => {}
		})
	};
}
function filesOf(report, runId) {
	const files = /* @__PURE__ */ new Map();
	const folders = foldersOf(report.plans);
	for (const plan of report.plans) {
		const folder = folders.get(plan.path) ?? "";
		files.set(`${folder}state.json`, `${JSON.stringify(toState(plan, report), null, 2)}\n`);
		const attention = attentionOf(plan, report).map((line) => `[${report.finishedAt}] ${line}\n`);
		if (attention.length > 0) files.set(`${folder}attention.log`, attention.join(""));
	}
	for (const gate of report.gates) addHandoffs(files, folders.get(gate.gate.target?.plan.path ?? "") ?? "", gate, {
		runId,
		finishedAt: report.finishedAt
	});
	return files;
}
function addHandoffs(files, folder, gate, { runId, finishedAt }) {
	const failure = failureFileOf(gate, {
		runId,
		terminatedAt: finishedAt
	});
	for (const { path, text } of [...handoffFilesOf(gate, runId, finishedAt), ...failure === null ? [] : [failure]]) {
		let free = `${folder}${path}`;
		for (let count = 2; files.has(free); count += 1) free = `${folder}${path.replace(/\.md$/, `-${count}.md`)}`;
		files.set(free, text);
	}
}
/** Folder of each plan by its path; two plans may have one slug. */
function foldersOf(plans) {
	if (plans.length < 2) return new Map(plans.map(({ path }) => [path, ""]));
	const folders = /* @__PURE__ */ new Map();
	const taken = /* @__PURE__ */ new Set();
	const children = new Map(plans.flatMap((plan) => (plan.children ?? []).map(({ path, task }) => [path, task])));
	const childrenFirst = plans.toSorted((one, other) => Number(children.has(other.path)) - Number(children.has(one.path)));
	for (const { path, plan } of childrenFirst) {
		const name = safeName(children.get(path) ?? plan.rootSlug);
		let folder = name;
		for (let count = 2; taken.has(folder); count += 1) folder = `${name}-${count}`;
		taken.add(folder);
		folders.set(path, `plans/${folder}/`);
	}
	return folders;
}

export { createStateSink };