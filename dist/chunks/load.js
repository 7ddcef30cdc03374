import { A as unknown, D as string, E as strictObject, _ as literal, b as number, f as discriminatedUnion, j as url, l as array, p as int, u as boolean, y as never } from "./schemas.js";
import { n as hasErrors } from "./diagnostic.js";
import { a as placeFaults, c as suggest, o as quote, t as checkShape, u as valueAt } from "./fault.js";
import { n as decodeText } from "./text2.js";
import { t as parseYaml } from "./yaml.js";
import { r as messageOf } from "./error.js";
import { t as findGlobFault } from "./globs.js";
import { t as parseJson } from "./json.js";
import { n as taskNameSchema } from "./name.js";

// src/plan/branch-name.ts
/** Each rule with the reason that a name which breaks it is refused for. */
const RULES = [
	[/\.\./, "it has `..`"],
	[/[\u0000-\u0020\u007f]/, "it has a blank or a control character"],
	[/[~^:?*[\\]/, "it has one of the characters `~^:?*[\\`"],
	[/@\{|^@$/, "`@` means something of its own there"],
	[/^\/|\/$|\/\//, "it has an empty part between slashes"],
	[/(?:^|\/)\.|\.$/, "a part of it starts with a dot, or it ends with one"],
	[/\.lock(?:\/|$)/, "a part of it ends with `.lock`"],
	[/^-/, "it starts with a dash"]
];
/** Why git refuses a name for a branch, or null. Throws: never. Source: git-check-ref-format(1). */
function findBranchFault(name) {
	return RULES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

// src/plan/contents.ts
/** What Orchestrate's schema lets through and a run would stumble over: globs, patterns of measurements and names of branches. In:
*  the data of a plan of any shape; what has the wrong type is left to the schema. Throws: never. */
function checkContents(data) {
	const found = {
		errors: [],
		warnings: []
	};
	for (const key of ["baseBranch", "prBase"]) checkBranch(data, [key], found.warnings);
	for (const index of listAt(data, ["tasks"]).keys()) {
		const path = ["tasks", index];
		checkGlobs(data, [...path, "pathsAllowed"], found);
		checkGlobs(data, [...path, "pathsForbidden"], found);
		checkMeasurements(data, [...path, "measurements"], found);
	}
	return found;
}
/** A plan in which no task is verified: each of its pull requests counts as one that no plan covers. */
function findUnverified(tasks) {
	if (tasks.some(({ type }) => type === "verifier")) return [];
	return [{
		ruleId: "nothing-verified",
		message: "no task verifies anything: every pull request of this plan counts as unplanned",
		hint: "Add a task of type `verifier` that names in `verifies` what it checks.",
		path: ["tasks"],
		mark: "key"
	}];
}
function checkGlobs(data, path, { errors, warnings }) {
	const globs = listAt(data, path);
	if (globs.length > 500) {
		const message = `has ${globs.length} globs, at most ${500} are read`;
		errors.push({
			ruleId: "too-many-globs",
			message,
			hint: "Name folders instead of files.",
			path,
			mark: "key"
		});
		return;
	}
	for (const [index, glob] of globs.entries()) {
		const fault = typeof glob === "string" ? findGlobFault(glob) : null;
		if (fault === null || typeof glob !== "string") continue;
		const message = glob === "" ? fault.message : `${quote(glob)} ${fault.message}`;
		(fault.severity === "error" ? errors : warnings).push({
			ruleId: "bad-glob",
			message,
			hint: fault.hint,
			path: [...path, index],
			mark: "value"
		});
	}
}
function checkMeasurements(data, path, { errors, warnings }) {
	const names = /* @__PURE__ */ new Map();
	for (const [index, measurement] of listAt(data, path).entries()) {
		const at = [...path, index];
		const name = textAt(measurement, ["name"]);
		if (name !== "" && name.trim() === "") errors.push(blankName([...at, "name"]));
		const first = names.get(name.trim());
		if (first !== void 0) warnings.push(duplicateMeasurement(name, first, [...at, "name"]));
		else if (name.trim() !== "") names.set(name.trim(), index);
		if (valueAt(measurement, ["parser", "kind"]) === "regex") errors.push(...checkPattern(valueAt(measurement, ["parser"]), [...at, "parser"]));
	}
}
function blankName(path) {
	return {
		ruleId: "invalid-value",
		message: "must not be blank: no claim can have this name",
		hint: null,
		path,
		mark: "value"
	};
}
/** One claim of the worker counts for both, and two claims that differ count for neither. */
function duplicateMeasurement(name, first, path) {
	return {
		ruleId: "duplicate-measurement",
		message: `${quote(name.trim())} is already the name of measurements[${first}] of this task`,
		hint: "Claims are found by name; give each measurement its own.",
		path,
		mark: "value"
	};
}
function checkPattern(parser, path) {
	const [pattern, flags] = [textAt(parser, ["pattern"]), textAt(parser, ["flags"])];
	const isKnown = /^[gimsuy]*$/.test(flags);
	const isTwice = new Set(flags).size < flags.length;
	const faults = [];
	const reason = patternFault(pattern, isKnown && !isTwice ? flags : "");
	if (reason !== null) {
		const message = `${quote(pattern)} is not a valid regular expression: ${reason}`;
		faults.push({
			ruleId: "bad-pattern",
			message,
			hint: null,
			path: [...path, "pattern"],
			mark: "value"
		});
	}
	if (isKnown && isTwice) {
		const message = `a regular expression has each flag once, found ${quote(flags)}`;
		faults.push({
			ruleId: "bad-pattern",
			message,
			hint: null,
			path: [...path, "flags"],
			mark: "value"
		});
	}
	return faults;
}
/** The engine repeats the whole pattern in front of its reason. */
function patternFault(pattern, flags) {
	try {
		new RegExp(pattern, flags);
		return null;
	} catch (error) {
		const message = messageOf(error);
		return quote(message.slice(message.lastIndexOf(": ") + 2)).slice(1, -1);
	}
}
function checkBranch(data, path, warnings) {
	const name = textAt(data, path);
	const reason = name === "" ? null : findBranchFault(name);
	if (reason === null) return;
	const message = `git has no branch named ${quote(name)}: ${reason}`;
	warnings.push({
		ruleId: "bad-branch",
		message,
		hint: "Pull requests are compared with this name, and none will ever fit.",
		path,
		mark: "value"
	});
}
function textAt(data, path) {
	const value = valueAt(data, path);
	return typeof value === "string" ? value : "";
}
function listAt(data, path) {
	const value = valueAt(data, path);
	return Array.isArray(value) ? value : [];
}

// src/plan/plan.ts
const filledText = string().min(1);
const MeasurementParserSchema = discriminatedUnion("kind", [strictObject({ kind: literal("wc-l").describe("Counts the lines of the output that are not empty.") }), strictObject({
	kind: literal("regex").describe("Takes the value out of the output with a regular expression."),
	pattern: filledText.describe("JavaScript regular expression; its first group is the value, without a group the match."),
	flags: string().regex(/^[gimsuy]*$/, "must consist of the regular expression flags g, i, m, s, u and y").optional().describe("Flags of the regular expression; none by default.")
})]);
const MeasurementSpecSchema = strictObject({
	name: filledText.describe("What is measured, exactly as the worker's `## Measurements` list calls it."),
	command: filledText.describe("Shell command, run in a fresh checkout of the task's work."),
	parser: MeasurementParserSchema.optional().describe("How the value is found in the output; `wc-l` by default."),
	toleranceFraction: number().min(0).max(1).optional().describe("Part by which numbers may differ; 0.1 by default. Texts must be equal.")
});
const taskShape = {
	name: taskNameSchema.describe("Kebab-case ASCII; part of the task's branch name."),
	scopedGoal: filledText.describe("The outcome this task is to reach."),
	brief: string().optional().describe("Markdown specification given to the agent as it is."),
	pathsAllowed: array(string()).optional().describe("Globs of the files the task may change."),
	pathsForbidden: array(string()).optional().describe("Globs of files that belong to other tasks."),
	acceptance: array(string()).optional().describe("What must hold for this task to be accepted."),
	verify: string().optional().describe("Markdown on how to verify the task."),
	startingRef: string().optional().describe("Branch the agent starts from; the plan's `baseBranch` by default."),
	dependsOn: array(taskNameSchema).optional().describe("Names of tasks that must be done before this one."),
	model: string().optional().describe("Model for the agent of this task."),
	maxAttempts: int().min(1).optional().describe("How often the task may be started at most."),
	openPR: boolean().optional().describe("Whether the finished task opens a pull request."),
	measurements: array(MeasurementSpecSchema).optional().describe("Numbers that are measured again after the handoff."),
	slackTs: string().optional().describe("Slack message of the task; written by Orchestrate.")
};
const noVerifies = never("is only valid on a task of type `verifier`").optional();
const WorkerTaskSchema = strictObject({
	...taskShape,
	type: literal("worker"),
	verifies: noVerifies
});
const SubplannerTaskSchema = strictObject({
	...taskShape,
	type: literal("subplanner"),
	verifies: noVerifies
});
const VerifierTaskSchema = strictObject({
	...taskShape,
	type: literal("verifier"),
	verifies: taskNameSchema.describe("Name of the task that this verifier checks.")
});
/** A task whose `type` is unusable: everything else in it can still be checked. */
const UntypedTaskSchema = strictObject({
	...taskShape,
	type: unknown().optional(),
	verifies: unknown().optional()
});
/** The shape of Orchestrate's `plan.json`, strict. Rules between tasks (names, references, cycles) are not part of it: the door
*  for plan texts is `parsePlan`. Source: the schema of Orchestrate. */
const PlanSchema = strictObject({
	$schema: string().optional().describe("For editors; never resolved."),
	goal: filledText.describe("The user's goal, word for word."),
	summary: string().min(1).optional().describe("One line on what the run is about."),
	dispatcher: strictObject({ firstName: filledText.describe("First name of the person who started the run.") }).optional().describe("Who started the run; written by Orchestrate."),
	rootSlug: taskNameSchema.describe("Kebab-case ASCII; part of every branch name of the plan."),
	baseBranch: filledText.describe("Branch that tasks start from unless they name another."),
	prBase: filledText.optional().describe("Base of the tasks' pull requests; `baseBranch` by default."),
	repoUrl: url().describe("URL of the repository that the tasks work on."),
	acceptanceCriteria: array(string()).optional().describe("What must hold for the whole plan to be accepted."),
	syncStateToGit: boolean().default(true).describe("Whether Orchestrate commits plan, state and handoffs."),
	slackChannel: filledText.optional().describe("Slack channel in which the run is shown."),
	slackKickoffRef: strictObject({
		channel: filledText,
		ts: filledText
	}).optional().describe("First Slack message of the run; written by Orchestrate."),
	andonStateRef: string().optional().describe("Git ref with the state file that carries the Andon cord."),
	andonStatePath: string().optional().describe("Path of that state file in the repository."),
	selfAgentId: string().optional().describe("Id of the planning agent."),
	tasks: array(discriminatedUnion("type", [
		WorkerTaskSchema,
		SubplannerTaskSchema,
		VerifierTaskSchema
	])).min(1, "must hold at least one task").describe("The tasks of the plan, at least one.")
});

// src/plan/references.ts
/** So many cuts of a long cycle are shown. */
const MAX_CYCLE_NAMES = 12;
const MAX_SUGGESTIONS = 100;
const MAX_CYCLES = 101;
const MAX_LISTED = 10;
/** The rules between the tasks of a plan: names are unique, references exist and are not to the task itself, and nothing waits for
*  itself in a circle. In: the data of a plan of any shape; what is not a task is left out. Out: in plan order. Throws: never.
*  Source: the schema of Orchestrate. */
function checkReferences(data) {
	const tasks = readTasks(data);
	const names = /* @__PURE__ */ new Map();
	for (const task of tasks) if (task.name !== null && !names.has(task.name)) names.set(task.name, task);
	return [
		...findDuplicates(tasks, names),
		...findBadLinks(tasks, names),
		...findCycles(names)
	];
}
function readTasks(data) {
	const tasks = valueAt(data, ["tasks"]);
	if (!Array.isArray(tasks)) return [];
	return tasks.map((task, index) => {
		const name = valueAt(task, ["name"]);
		return {
			index,
			name: typeof name === "string" ? name : null,
			links: readLinks(task, ["tasks", index])
		};
	});
}
function readLinks(task, path) {
	const verifies = valueAt(task, ["verifies"]);
	const dependsOn = valueAt(task, ["dependsOn"]);
	const links = [];
	if (typeof verifies === "string" && valueAt(task, ["type"]) === "verifier") links.push({
		to: verifies,
		path: [...path, "verifies"],
		isVerifies: true
	});
	for (const [index, to] of (Array.isArray(dependsOn) ? dependsOn : []).entries()) if (typeof to === "string") links.push({
		to,
		path: [
			...path,
			"dependsOn",
			index
		],
		isVerifies: false
	});
	return links;
}
function findDuplicates(tasks, names) {
	return tasks.flatMap(({ name, index }) => {
		const first = name === null ? void 0 : names.get(name);
		if (first === void 0 || first.index === index) return [];
		return [{
			ruleId: "duplicate-name",
			message: `duplicate task name: ${quote(name ?? "")} is already the name of tasks[${first.index}]`,
			hint: "Task names become branch names; give each task its own.",
			path: [
				"tasks",
				index,
				"name"
			],
			mark: "value"
		}];
	});
}
function findBadLinks(tasks, names) {
	const faults = [];
	for (const { name, links } of tasks) for (const { to, path, isVerifies } of links) if (to === name) {
		const message = isVerifies ? "a verifier cannot verify itself" : "a task cannot depend on itself";
		faults.push({
			ruleId: "self-reference",
			message,
			hint: null,
			path,
			mark: "value"
		});
	} else if (!names.has(to)) {
		const message = `${isVerifies ? "verifies" : "dependsOn"} unknown task: no task of this plan is named ${quote(to)}`;
		const hint = faults.length < MAX_SUGGESTIONS ? adviseOn(to, [...names.keys()]) : null;
		faults.push({
			ruleId: "unknown-task",
			message,
			hint,
			path,
			mark: "value"
		});
	}
	return faults;
}
function adviseOn(name, known) {
	const all = known.length > 0 && known.length <= MAX_LISTED ? `The tasks are ${known.map(quote).join(", ")}.` : null;
	return suggest(name, known) ?? all;
}
/** Walks depth first without recursion: a plan may chain thousands of tasks. */
function findCycles(names) {
	const faults = [];
	const done = /* @__PURE__ */ new Set();
	for (const start of names.values()) {
		const visits = done.has(start) ? [] : [{
			task: start,
			next: 0
		}];
		for (let visit = visits.at(-1); visit !== void 0; visit = visits.at(-1)) {
			const link = visit.task.links[visit.next];
			visit.next += 1;
			if (link === void 0) {
				done.add(visit.task);
				visits.pop();
				continue;
			}
			const task = names.get(link.to);
			if (task === void 0 || task === visit.task || done.has(task)) continue;
			const position = visits.findIndex((open) => open.task === task);
			if (position === -1) visits.push({
				task,
				next: 0
			});
			else if (faults.length < MAX_CYCLES) faults.push(cycleFault(visits.slice(position)));
		}
	}
	return faults;
}
function cycleFault(visits) {
	const links = visits.map(({ task, next }) => task.links[next - 1]);
	const names = [visits[0]?.task.name, ...links.map((link) => link?.to)];
	const shown = names.length <= MAX_CYCLE_NAMES ? names : [
		...names.slice(0, 10),
		"…",
		names.at(-1)
	];
	const hint = links.some((link) => link?.isVerifies === true) ? "A verifier depends on the task it verifies, listed or not." : "Remove one of these dependencies.";
	return {
		ruleId: "dependency-cycle",
		message: `dependsOn cycle: \`${shown.map((name) => quote(name ?? "").slice(1, -1)).join(" -> ")}\``,
		hint,
		path: links[0]?.path ?? ["tasks"],
		mark: "value"
	};
}

// src/plan/load.ts
const MAX_PLAN_BYTES = 1048576;
/** Reads a plan. In: the bytes of a plan, at most 1 MiB of strict UTF-8, and its path, by which messages name it: what ends in `.yml`
*  or `.yaml` is YAML 1.2 as a policy is, everything else strict JSON, unless `format` says otherwise.
*  Out: the plan, or null with every fault of shape, of references and of contents at once, in text order, then the
*  warnings; faults of syntax come alone. Throws: never. Source: the schema of Orchestrate. */
function parsePlan(bytes, file, format = formatOf(file)) {
	const text = decodeText(bytes, file, MAX_PLAN_BYTES);
	if (text.value === null) return {
		value: null,
		diagnostics: text.diagnostics
	};
	const parsed = (format === "yaml" ? parseYaml : parseJson)(text.value, file);
	if (parsed.data === void 0) return {
		value: null,
		diagnostics: parsed.diagnostics
	};
	const shape = checkShape(PlanSchema, parsed.data, { explainKey: explainRemovedField });
	const contents = checkContents(parsed.data);
	const faults = [
		...shape.faults,
		...checkUntypedTasks(parsed.data, shape.faults),
		...checkReferences(parsed.data),
		...contents.errors,
		...parsed.faults
	];
	const errors = placeFaults(faults, parsed.locator, file);
	const value = hasErrors(errors) ? null : shape.data;
	const remarks = [...contents.warnings, ...value === null ? [] : findUnverified(value.tasks)];
	const warnings = placeFaults(remarks, parsed.locator, file).map((one) => ({
		...one,
		severity: "warning"
	}));
	return {
		value,
		diagnostics: [...errors, ...warnings]
	};
}
/** Looks up where faults stand that were found after a plan was read. In: the bytes of a plan without faults of its own. Throws:
*  never. */
function placeInPlan(bytes, file, faults) {
	if (faults.length === 0) return [];
	const text = decodeText(bytes, file, 1048576).value ?? "";
	const { locator } = (formatOf(file) === "yaml" ? parseYaml : parseJson)(text, file);
	return placeFaults(faults, locator, file);
}
function formatOf(file) {
	return /\.ya?ml$/i.test(file) ? "yaml" : "json";
}
/** Without a usable `type` no variant of a task applies, and its other faults would show up only after the type is right. */
function checkUntypedTasks(data, faults) {
	return faults.flatMap(({ path }) => {
		const [first, index, last, ...rest] = path;
		if (first !== "tasks" || typeof index !== "number" || last !== "type" || rest.length > 0) return [];
		const at = ["tasks", index];
		return checkShape(UntypedTaskSchema, valueAt(data, at), {
			at,
			explainKey: explainRemovedField
		}).faults;
	});
}
const TRACKER_ADVICE = "Remove it; agents talk to an external tracker themselves while they run.";
const REMOVED_FIELDS = /* @__PURE__ */ new Map([
	["tracker", TRACKER_ADVICE],
	["linearTeam", TRACKER_ADVICE],
	["trackerRef", TRACKER_ADVICE],
	["parentTrackerRef", TRACKER_ADVICE],
	["controlRef", "Remove it; nothing takes its place."],
	["slack", "Name the channel in `slackChannel`; Orchestrate adds `slackKickoffRef` after its first message."]
]);
const explainRemovedField = (path, key) => {
	const isTask = path.length === 2 && path[0] === "tasks";
	const hint = path.length === 0 || isTask && key === "trackerRef" ? REMOVED_FIELDS.get(key) : void 0;
	return hint === void 0 ? null : {
		ruleId: "removed-field",
		message: "is a removed plan field",
		hint
	};
};

export { parsePlan as n, placeInPlan as r, MAX_PLAN_BYTES as t };