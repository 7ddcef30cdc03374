import { D as string, E as strictObject, a as _enum, l as array, p as int, u as boolean } from "./schemas.js";
import { t as datetime } from "./iso.js";
import { a as placeFaults, t as checkShape } from "./fault.js";
import { n as decodeText } from "./text2.js";
import { t as parseJson } from "./json.js";
import { n as taskNameSchema, t as TASK_TYPES } from "./name.js";
import { n as VERIFICATIONS, t as FAILURE_MODES } from "./words.js";

// src/plan/state.ts
const time = datetime();
const nullableText = string().nullable().default(null);
const nullableTime = time.nullable().default(null);
const TaskStateSchema = strictObject({
	name: taskNameSchema,
	type: _enum(TASK_TYPES),
	branch: string(),
	startingRef: string(),
	dependsOn: array(taskNameSchema),
	agentId: nullableText,
	runId: nullableText,
	parentAgentId: nullableText,
	status: _enum([
		"pending",
		"running",
		"handed-off",
		"error",
		"cancelled",
		"pruned"
	]),
	resultStatus: nullableText,
	handoffPath: nullableText,
	startedAt: nullableTime,
	finishedAt: nullableTime,
	lastUpdate: nullableTime,
	note: nullableText,
	adHoc: boolean().optional(),
	attempts: int().min(0).optional(),
	slackTs: nullableText,
	slackRendered: strictObject({
		emoji: string(),
		summary: string()
	}).optional(),
	prNumber: int().positive().nullable().default(null),
	failureMode: _enum(FAILURE_MODES).nullable().default(null),
	verification: _enum(VERIFICATIONS).nullable().default(null)
});
const AndonSchema = strictObject({
	raisedAt: time.optional(),
	raisedBy: string().optional(),
	reason: string().optional(),
	cleared: boolean().optional(),
	clearedAt: time.optional(),
	clearedBy: string().optional(),
	clearNote: string().optional(),
	lastCheckedAt: time
});
/** Orchestrate's `state.json`. Source: the schema of Orchestrate. */
const StateSchema = strictObject({
	rootSlug: taskNameSchema,
	tasks: array(TaskStateSchema),
	attention: array(strictObject({
		at: time,
		message: string()
	})),
	andon: AndonSchema.optional()
});
const MAX_STATE_BYTES = 1048576;
/** Reads a `state.json`. It is a record that agents write: used for branch, pull request number and agent id, never for a verdict,
*  so that a faulty one stops nothing. Out: the state, or null with warnings. Throws: never. */
function parseState(bytes, file) {
	const text = decodeText(bytes, file, MAX_STATE_BYTES);
	if (text.value === null) return ignored(text.diagnostics);
	const json = parseJson(text.value, file);
	if (json.data === void 0) return ignored(json.diagnostics);
	const { data, faults } = checkShape(StateSchema, withoutTrackers(json.data));
	const diagnostics = placeFaults([...json.faults, ...faults], json.locator, file);
	return diagnostics.length > 0 ? ignored(diagnostics) : {
		value: data,
		diagnostics
	};
}
/** Older versions of Orchestrate left `trackerRef` in the rows; newer ones drop it on reading. */
function withoutTrackers(data) {
	if (typeof data !== "object" || data === null || !("tasks" in data) || !Array.isArray(data.tasks)) return data;
	const tasks = data.tasks.map((row) => {
		if (typeof row !== "object" || row === null || Array.isArray(row)) return row;
		return Object.fromEntries(Object.entries(row).filter(([key]) => key !== "trackerRef"));
	});
	return {
		...data,
		tasks
	};
}
function ignored(diagnostics) {
	const hint = "The file is ignored: branches and pull request numbers are taken from the plan.";
	return {
		value: null,
		diagnostics: diagnostics.map((diagnostic) => ({
			...diagnostic,
			severity: "warning",
			hint: diagnostic.hint ?? hint
		}))
	};
}

export { parseState as t };