import { o as __toESM } from "./rolldown-runtime.js";
import { appendFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { t as require_lib } from "./lib2.js";
import { t as REASONS } from "./reason.js";
import { f as showOnOneLine, n as concludeReason } from "./conclude.js";
import { i as toWorldError } from "./error.js";
import { a as asProse, n as asDetails, s as joinBlocks, t as asCode } from "./markdown.js";
import { _ as cutMarkdown, c as resultOfRun, d as sortGates, h as clipText, m as JOB_SUMMARY_LIMIT, r as countOf, s as resultOf } from "./words2.js";
import { a as renderGateBody, c as renderSharedCriteria, n as renderRunHead, o as renderGateHead, r as renderSetup, t as renderFaults } from "./summary-run.js";

// src/publish/render/graph.ts
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
/** Mermaid gives up beyond 500 edges, readers far earlier. */
const MAX_NODES = 60;
const MAX_EDGES = 200;
const MAX_LABEL_CHARS = 60;
const WORST_FIRST = [
	"failed",
	"blocked",
	"cancelled",
	"passed"
];
const COLOURS = [
	"classDef passed fill:#1a7f37,color:#ffffff,stroke:#1a7f37",
	"classDef failed fill:#cf222e,color:#ffffff,stroke:#cf222e",
	"classDef blocked fill:#9a6700,color:#ffffff,stroke:#9a6700",
	"classDef cancelled fill:#57606a,color:#ffffff,stroke:#57606a"
];
/** The plans as one Mermaid graph: tasks coloured by the worst verdict on them, with the verdict in words, to their verifiers, what
*  depends on what, and from a subplanner to its own plan. Out: a code block and a line on how to read it; empty without plans. */
function renderGraph(plans, gates) {
	const all = plans.flatMap((plan, at) => plan.plan.tasks.map((task, index) => nodeOf(`p${at}t${index}`, plan, task, gates)));
	if (all.length === 0) return "";
	const judged = all.filter(({ outcome }) => outcome !== null);
	const others = all.filter(({ outcome }) => outcome === null);
	const shown = new Set([...judged, ...others].slice(0, MAX_NODES));
	const nodes = all.filter((node) => shown.has(node));
	const edges = nodes.flatMap((node) => [...edgesTo(node, nodes), ...edgesToChildren(node, plans, nodes)]);
	const lines = [
		"flowchart LR",
		...plans.flatMap((plan, at) => groupOf(plan, at, nodes, plans.length > 1)),
		...edges.slice(0, MAX_EDGES),
		...COLOURS
	];
	const missing = [...all.length > nodes.length ? [countOf(all.length - nodes.length, "task")] : [], ...edges.length > MAX_EDGES ? [countOf(edges.length - MAX_EDGES, "arrow")] : []];
	const ownPlans = edges.some((edge) => edge.includes("==>")) ? ", thick ones from a subplanner to its own plan" : "";
	const note = missing.length === 0 ? "" : ` Not drawn: ${missing.join(" and ")}.`;
	return `\`\`\`mermaid\n${lines.join("\n")}\n\`\`\`\n\nSolid arrows lead from a task to its verifier, dotted ones to what depends on it${ownPlans}.${note}`;
}
function nodeOf(id, plan, task, gates) {
	const outcomes = gates.flatMap(({ gate, verdict }) => {
		const isSamePlan = gate.target?.plan.path === plan.path;
		const isAbout = gate.target?.task.name === task.name || gate.verifier?.name === task.name;
		return isSamePlan && isAbout ? [verdict.outcome] : [];
	});
	return {
		id,
		plan,
		task,
		outcome: WORST_FIRST.find((one) => outcomes.includes(one)) ?? null
	};
}
function groupOf(plan, at, nodes, isOneOfMany) {
	const lines = nodes.filter((node) => node.plan === plan).map(renderNode);
	if (!isOneOfMany || lines.length === 0) return lines;
	return [
		`subgraph p${at}["${escapeLabel(plan.plan.rootSlug)}"]`,
		...lines,
		"end"
	];
}
function renderNode({ id, task, outcome }) {
	const label = `"${escapeLabel(task.name)}${outcome === null ? "" : `<br/>${outcome}`}"`;
	return `  ${id}${task.type === "verifier" ? `([${label}])` : `[${label}]`}${outcome === null ? "" : `:::${outcome}`}`;
}
function edgesTo(node, nodes) {
	const idOf = (name) => nodes.find((one) => one.plan === node.plan && one.task.name === name)?.id ?? null;
	const target = node.task.type === "verifier" ? node.task.verifies : null;
	const dependencies = (node.task.dependsOn ?? []).filter((name) => name !== target);
	return [...target === null ? [] : [[target, "-->"]], ...dependencies.map((name) => [name, "-.->"])].flatMap(([name, arrow]) => {
		const from = idOf(name);
		return from === null ? [] : [`  ${from} ${arrow} ${node.id}`];
	});
}
/** To the group of each plan below, where any of its tasks is drawn. */
function edgesToChildren({ id, plan, task }, plans, nodes) {
	const paths = (plan.children ?? []).filter((child) => child.task === task.name).map(({ path }) => path);
	return plans.flatMap((child, at) => {
		return paths.includes(child.path) && nodes.some((node) => node.plan === child) ? [`  ${id} ==> p${at}`] : [];
	});
}
/** Mermaid reads markup, quotes and its own entities inside quoted labels: only letters, digits and harmless marks pass as
*  they are. */
function escapeLabel(text) {
	return clipText(showOnOneLine(text), MAX_LABEL_CHARS).replaceAll(/[^\p{L}\p{N} _.,()/-]/gu, (character) => `#${character.codePointAt(0) ?? 0};`);
}

// src/publish/render/job-summary.ts
/** The whole report on one page, within the runner's limit. What passed is folded. */
function renderJobSummary(report) {
	const graph = renderGraph(report.plans, report.gates);
	const page = joinBlocks([
		`## Passwhen: ${resultOfRun(report).toLowerCase()}`,
		asProse(report.conclusion.title),
		renderRunHead(report),
		renderFaults(report),
		renderSetup(report),
		graph === "" ? "" : `### Plan\n\n${graph}`,
		renderSharedCriteria(report.gates),
		...sortGates(report.gates).map((gateReport) => renderGateSection(report, gateReport)),
		report.gates.length === 0 ? "" : PROVENANCE_NOTE
	]);
	const limit = {
		...JOB_SUMMARY_LIMIT,
		max: JOB_SUMMARY_LIMIT.max - 1
	};
	return `${cutMarkdown(page, limit, "`verdict.json`")}\n`;
}
const PROVENANCE_NOTE = "_Observed_: the runtime saw it itself. _Claimed_: an agent said so. A claim can fail a gate; it passes one only where the gate asks for nothing else.";
function renderGateSection(report, gateReport) {
	const { gate, verdict } = gateReport;
	const head = renderGateHead(report, gateReport);
	const body = renderGateBody(report, gateReport);
	const heading = `## ${asCode(gate.name)}: ${resultOf(gateReport).toLowerCase()}`;
	return joinBlocks([
		heading,
		head,
		verdict.outcome === "passed" ? asDetails("Evidence", body) : body
	]);
}

// src/sinks/summary/index.ts
/** The report as one page, for the job summary and the output folder. */
function createSummarySink({ outputDir, stepSummaryPath }) {
	const write = async (page) => {
		try {
			await replaceFile(join(outputDir, "summary.md"), page);
			if (stepSummaryPath !== null) await appendFile(stepSummaryPath, page);
		} catch (error) {
			throw toWorldError("the job summary could not be written", error);
		}
	};
	return {
		name: "summary",
		closes: "last",
		open: async () => ({
			close: (report) => write(renderJobSummary(report)),
			abandon: async (code, detail) => {
				if (code === "cancelled") return;
				const { title } = concludeReason({ code }).conclusion;
				const page = `## Passwhen: blocked\n\n${asProse(title)}. ${REASONS[code]}\n\nSeen: ${asProse(detail)}\n`;
				await write(page).catch(() => {});
			}
		})
	};
}
async function replaceFile(path, text) {
	await mkdir(dirname(path), { recursive: true });
	await (0, import_lib.default)(path, text);
}

export { createSummarySink };