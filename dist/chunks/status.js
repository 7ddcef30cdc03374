import { o as __toESM } from "./rolldown-runtime.js";
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { t as require_cli_table3 } from "./cli-table3.js";
import { t as require_picocolors } from "./picocolors.js";
import { t as isPassing } from "./floor.js";
import { t as formatDiagnostic } from "./diagnostic.js";
import { t as parseState } from "./state.js";
import { r as worstOf } from "./verification.js";
import { t as readInput } from "./read-input.js";
import { t as UsageError } from "./settings.js";
import { t as print } from "./terminal.js";

// src/entry/status.ts
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
var import_picocolors = /* @__PURE__ */ __toESM(require_picocolors(), 1);
const MAX_STATE_BYTES = 1048576;
/** Deeper subplanners are named and not followed. */
const MAX_DEPTH = 10;
const MAX_ATTENTION = 20;
const MAX_MESSAGE_CHARS = 1e3;
/** Prints the tree of the tasks in an Orchestrate folder or an output folder of a run, verifiers below what they verify and the
*  tasks of a subplanner below it. Out: exit code. Throws: `UsageError` where there is no readable state. */
function runStatus(dir) {
	const files = findStates(resolve(dir));
	if (files.length === 0) throw new UsageError(`there is no state.json in ${dir}; expected a folder such as .orchestrate/my-plan, or the output folder of a run`);
	const shown = /* @__PURE__ */ new Set();
	for (const file of parentsFirst(files)) if (!shown.has(file)) showState(file, shown);
	return 0;
}
/** The state of the folder itself, else those of the folders below it. */
function findStates(dir) {
	const own = join(dir, "state.json");
	const below = [dir, join(dir, "plans")].filter((folder) => existsSync(folder) && statSync(folder).isDirectory()).flatMap((folder) => readdirSync(folder).toSorted().map((name) => join(folder, name, "state.json")));
	return existsSync(own) ? [own] : below.filter((file) => existsSync(file));
}
/** States whose tasks another one's subplanner has come last: they are shown below it. */
function parentsFirst(files) {
	const children = new Set(files.flatMap((file) => {
		return readState(file).tasks.filter(({ type }) => type === "subplanner").map((task) => childFileOf(task, file)).filter((child) => child !== file);
	}));
	return files.toSorted((one, other) => Number(children.has(one)) - Number(children.has(other)));
}
function childFileOf({ name }, file) {
	return join(file, "..", "..", basename(name), "state.json");
}
function showState(file, shown) {
	const state = readState(file);
	shown.add(file);
	print(`${state.rootSlug}: ${countByStatus(state.tasks)}`, import_picocolors.default.bold);
	const attention = [...state.attention];
	const rows = rowsOf(state, file, {
		shown,
		attention
	}, 0);
	const table = new import_cli_table3.default({
		chars: NO_LINES,
		style: {
			"padding-left": 0,
			"padding-right": 2,
			head: [],
			border: []
		}
	});
	for (const { depth, task, text, isClaimed: claimed } of rows) {
		const name = `${"  ".repeat(depth + 1)}${text}`;
		table.push(task === null ? [{
			colSpan: 5,
			content: name
		}] : [name, ...columnsOf(task, claimed)]);
	}
	print(table.toString());
	const lines = attention.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
	const left = lines.length - MAX_ATTENTION;
	if (left > 0) print(`  ${left} older attention lines are not shown`);
	for (const { at, message } of lines.slice(-20)) print(`  [${at}] ${oneLine(message)}`);
}
function oneLine(text) {
	const line = text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
	return line.length > MAX_MESSAGE_CHARS ? `${line.slice(0, MAX_MESSAGE_CHARS)}…` : line;
}
const NO_LINES = Object.fromEntries([
	"top",
	"top-mid",
	"top-left",
	"top-right",
	"bottom",
	"bottom-mid",
	"bottom-left",
	"bottom-right",
	"left",
	"left-mid"
].concat([
	"mid",
	"mid-mid",
	"right",
	"right-mid",
	"middle"
]).map((name) => [name, ""]));
function columnsOf({ type, status, verification, failureMode, prNumber }, claimed) {
	return [
		type,
		status,
		verification === null ? failureMode ?? "" : `${verification}${claimed ? " (claimed)" : ""}`,
		prNumber === null ? "" : `#${prNumber}`
	];
}
function countByStatus(tasks) {
	const counts = /* @__PURE__ */ new Map();
	for (const { status } of tasks) counts.set(status, (counts.get(status) ?? 0) + 1);
	return [...counts].map(([status, count]) => `${count} ${status}`).join(", ") || "no tasks";
}
function rowsOf({ tasks }, file, walk, depth) {
	const names = new Set(tasks.map(({ name }) => name));
	const parentOf = ({ type, dependsOn }) => type === "verifier" && dependsOn[0] !== void 0 && names.has(dependsOn[0]) ? dependsOn[0] : null;
	const below = (parent, level, seen) => tasks.filter((task) => parentOf(task) === parent && !seen.has(task.name)).flatMap((task) => [
		{
			depth: level,
			task,
			text: task.name,
			isClaimed: isClaimed(task, tasks, file)
		},
		...task.type === "subplanner" ? childRows(task, file, walk, level + 1) : [],
		...below(task.name, level + 1, /* @__PURE__ */ new Set([...seen, task.name]))
	]);
	return below(null, depth, /* @__PURE__ */ new Set());
}
/** The tasks of a subplanner lie in the folder of its name, beside its parent's. */
function childRows(task, file, { shown, attention }, depth) {
	const note = (text) => [{
		depth,
		task: null,
		text: `(${text})`,
		isClaimed: false
	}];
	const child = childFileOf(task, file);
	if (!existsSync(child)) return note("no state of its own here");
	if (shown.has(child)) return note("shown above");
	if (depth > MAX_DEPTH) return note("deeper plans are not shown");
	shown.add(child);
	const state = readState(child);
	const told = new Set(attention.map(({ at, message }) => `${at} ${message}`));
	for (const { at, message } of state.attention) {
		const line = `${state.rootSlug}/${message}`;
		if (!told.has(`${at} ${line}`) && !told.has(`${at} ${message}`)) attention.push({
			at,
			message: line
		});
	}
	return rowsOf(state, child, {
		shown,
		attention
	}, depth);
}
/** A verifier speaks for itself. For any other task the state has its verifiers' value, a subplanner's also the failure of a task below
*  it; else it is what the task's agent said of its own work. */
function isClaimed(task, tasks, file) {
	const { name, type, verification } = task;
	if (type === "verifier" || verification === null) return false;
	const verifiers = tasks.filter((one) => one.type === "verifier" && one.dependsOn[0] === name);
	const isVouched = ({ verification: value }) => value !== null && worstOf([value, verification]) === verification;
	if (verifiers.some(isVouched)) return false;
	const child = childFileOf(task, file);
	return !(type === "subplanner" && !isPassing(verification) && child !== file && existsSync(child)) || !readState(child).tasks.some((one) => one.verification === verification);
}
function readState(file) {
	const { value, diagnostics } = parseState(readInput(file, MAX_STATE_BYTES), file);
	if (value !== null) return value;
	const faults = diagnostics.map((one) => formatDiagnostic({
		...one,
		severity: "error",
		hint: null
	}));
	throw new UsageError(faults.join("\n"));
}

export { runStatus };