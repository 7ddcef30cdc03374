import { o as __toESM } from "./rolldown-runtime.js";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { t as require_lib } from "./lib2.js";
import { i as toWorldError } from "./error.js";
import { n as verificationsOf } from "./verification.js";

// src/sinks/state/safe-name.ts
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
const MAX_NAME_CHARS = 100;
/** A name as one part of a path that no system reads as anything else. Plans hold kebab-case names only; policy and checks are
*  written by people. */
function safeName(name) {
	const plain = name.replaceAll(/[^A-Za-z0-9._-]+/g, "-").replace(/^[.-]+/, "").replace(/\.+$/, "").slice(0, MAX_NAME_CHARS);
	return plain === "" ? "unnamed" : plain;
}

// src/sinks/state/handoff-file.ts
const UNFINISHED = [
	"agent-crashed",
	"agent-timeout",
	"agent-unavailable",
	"world-failed",
	"disk-full"
];
/** The handoffs of a gate as Orchestrate keeps them: the agent's words as they are, under a header that says where they are
*  from, and under a warning where the run did not finish. The main check has the verifier's name, others their own behind it. */
function handoffFilesOf(report, runId, finishedAt) {
	return agentChecksOf(report).map((check, at) => {
		const resultStatus = resultStatusOfCheck(check);
		const header = headerOf(report, runId, resultStatus, finishedAt);
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
function agentChecksOf({ verdict }) {
	return Object.values(verdict.checks).filter(({ kind, handoffMarkdown }) => kind === "agent" || handoffMarkdown !== null);
}
function pathOf({ gate }, check) {
	const name = safeName(gate.verifier?.name ?? gate.name);
	return `handoffs/${check === null ? name : `${name}.${safeName(check)}`}.md`;
}
function resultStatusOfCheck({ facts }) {
	const reasons = Object.values(facts).flatMap((fact) => fact.kind === "unknown" ? [fact.reason] : []);
	if (reasons.includes("cancelled")) return "cancelled";
	return reasons.some((reason) => UNFINISHED.includes(reason)) ? "error" : "finished";
}
function headerOf({ gate }, runId, resultStatus, finishedAt) {
	const fields = {
		task: gate.verifier?.name ?? gate.name,
		branch: gate.target?.branch ?? "(none)",
		agentId: gate.agent,
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

// src/sinks/state/to-state.ts
/** The state of one plan after a run: the state that lay beside the plan, or a fresh one, with the Verifications of this run in
*  the rows of the targets and of their verifiers. Out: rows in the order they had, then new ones in plan order. */
function toState(loaded, report) {
	const gates = report.gates.filter(({ gate }) => gate.target?.plan.path === loaded.path);
	const known = loaded.state?.tasks ?? [];
	const fresh = loaded.plan.tasks.filter((task) => !known.some(({ name }) => name === task.name)).map((task) => freshRow(task, loaded, report, gates));
	const verifications = new Map(verificationsOf(gates).map(({ task, verification }) => [task, verification]));
	const tasks = [...known, ...fresh].map((row) => {
		const verification = verifications.get(row.name);
		const handoffPath = handoffOf(row.name, gates);
		const patch = {
			...verification === void 0 ? {} : { verification },
			...handoffPath === null ? {} : { handoffPath }
		};
		return touch(row, patch, report.finishedAt);
	});
	const { state } = loaded;
	return {
		rootSlug: loaded.plan.rootSlug,
		tasks,
		attention: state?.attention ?? [],
		...state?.andon === void 0 ? {} : { andon: state.andon }
	};
}
/** A task that has no row yet, as Orchestrate starts one, with what this run knows of it. */
function freshRow(task, { plan }, report, gates) {
	const branchOf = (name) => `orch/${plan.rootSlug}/${name}`;
	const target = gates.find(({ gate }) => gate.target?.task.name === task.name)?.gate.target ?? null;
	const own = gates.find(({ gate }) => gate.verifier?.name === task.name) ?? null;
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
		...progressOf(target !== null, own, report),
		lastUpdate: report.finishedAt,
		note: null,
		slackTs: task.slackTs ?? null,
		prNumber: target === null ? null : report.subject.number,
		failureMode: null,
		verification: null
	};
}
/** Work on the pull request was handed off; a verifier that ran was, too, or ended in an error. */
function progressOf(isTarget, own, report) {
	const { startedAt, finishedAt } = report;
	const idle = {
		resultStatus: null,
		handoffPath: null,
		startedAt: null,
		finishedAt: null
	};
	if (own === null) return {
		status: isTarget ? "handed-off" : "pending",
		...idle
	};
	const resultStatus = resultStatusOf(own);
	return {
		status: {
			finished: "handed-off",
			cancelled: "cancelled",
			error: "error"
		}[resultStatus],
		resultStatus,
		handoffPath: null,
		startedAt,
		finishedAt
	};
}
function handoffOf(task, gates) {
	const own = gates.find(({ gate }) => gate.verifier?.name === task);
	return own === void 0 ? null : handoffPathOf(own);
}
/** A verifier waits for its target whether it lists it or not. */
function dependenciesOf(task) {
	const listed = task.dependsOn ?? [];
	return task.type === "verifier" && !listed.includes(task.verifies) ? [task.verifies, ...listed] : listed;
}

// src/sinks/state/index.ts
/** The run as Orchestrate keeps it: `state.json` and `handoffs/*.md`. With several plans each has its folder `plans/<rootSlug>/`. */
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
	}
	for (const gate of report.gates) addHandoffs(files, folders.get(gate.gate.target?.plan.path ?? "") ?? "", gate, {
		runId,
		finishedAt: report.finishedAt
	});
	return files;
}
function addHandoffs(files, folder, gate, { runId, finishedAt }) {
	for (const { path, text } of handoffFilesOf(gate, runId, finishedAt)) {
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
	for (const { path, plan } of plans) {
		const name = safeName(plan.rootSlug);
		let folder = name;
		for (let count = 2; taken.has(folder); count += 1) folder = `${name}-${count}`;
		taken.add(folder);
		folders.set(path, `plans/${folder}/`);
	}
	return folders;
}

export { createStateSink };