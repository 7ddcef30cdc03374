import { z } from "zod";
import type { Diagnostic, Parsed } from "../lib/diagnostic.ts";
import { checkShape, placeFaults } from "../lib/fault.ts";
import { decodeText } from "../policy/text.ts";
import { parseJson } from "./json.ts";
import { type Immutable, TASK_TYPES, taskNameSchema } from "./name.ts";
import { FAILURE_MODES, VERIFICATIONS } from "./words.ts";

const time = z.iso.datetime();
const nullableText = z.string().nullable().default(null);
const nullableTime = time.nullable().default(null);

const TaskStateSchema = z.strictObject({
  name: taskNameSchema,
  type: z.enum(TASK_TYPES),
  branch: z.string(),
  startingRef: z.string(),
  dependsOn: z.array(taskNameSchema),
  agentId: nullableText,
  runId: nullableText,
  parentAgentId: nullableText,
  status: z.enum(["pending", "running", "handed-off", "error", "cancelled", "pruned"]),
  resultStatus: nullableText,
  handoffPath: nullableText,
  startedAt: nullableTime,
  finishedAt: nullableTime,
  lastUpdate: nullableTime,
  note: nullableText,
  adHoc: z.boolean().optional(),
  attempts: z.int().min(0).optional(),
  slackTs: nullableText,
  slackRendered: z.strictObject({ emoji: z.string(), summary: z.string() }).optional(),
  prNumber: z.int().positive().nullable().default(null),
  failureMode: z.enum(FAILURE_MODES).nullable().default(null),
  verification: z.enum(VERIFICATIONS).nullable().default(null),
});

const AndonSchema = z.strictObject({
  raisedAt: time.optional(),
  raisedBy: z.string().optional(),
  reason: z.string().optional(),
  cleared: z.boolean().optional(),
  clearedAt: time.optional(),
  clearedBy: z.string().optional(),
  clearNote: z.string().optional(),
  lastCheckedAt: time,
});

/** Orchestrate's `state.json`. Source: the schema of Orchestrate. */
export const StateSchema = z.strictObject({
  rootSlug: taskNameSchema,
  tasks: z.array(TaskStateSchema),
  attention: z.array(z.strictObject({ at: time, message: z.string() })),
  andon: AndonSchema.optional(),
});

export type TaskState = Immutable<z.infer<typeof TaskStateSchema>>;
export type State = Immutable<z.infer<typeof StateSchema>>;

const MAX_STATE_BYTES = 1_048_576;

/** Reads a `state.json`. It is a record that agents write: used for branch, pull request number and agent id, never for a verdict,
 *  so that a faulty one stops nothing. Out: the state, or null with warnings. Throws: never. */
export function parseState(bytes: Uint8Array, file: string): Parsed<State> {
  const text = decodeText(bytes, file, MAX_STATE_BYTES);
  if (text.value === null) return ignored(text.diagnostics);
  const json = parseJson(text.value, file);
  if (json.data === undefined) return ignored(json.diagnostics);
  const { data, faults } = checkShape(StateSchema, withoutTrackers(json.data));
  const diagnostics = placeFaults([...json.faults, ...faults], json.locator, file);
  return diagnostics.length > 0 ? ignored(diagnostics) : { value: data, diagnostics };
}

/** Older versions of Orchestrate left `trackerRef` in the rows; newer ones drop it on reading. */
function withoutTrackers(data: unknown): unknown {
  if (typeof data !== "object" || data === null || !("tasks" in data) || !Array.isArray(data.tasks)) return data;
  const tasks = data.tasks.map((row: unknown) => {
    if (typeof row !== "object" || row === null || Array.isArray(row)) return row;
    return Object.fromEntries(Object.entries(row).filter(([key]) => key !== "trackerRef"));
  });
  return { ...data, tasks };
}

function ignored(diagnostics: readonly Diagnostic[]): Parsed<State> {
  const hint = "The file is ignored: branches and pull request numbers are taken from the plan.";
  return {
    value: null,
    diagnostics: diagnostics.map((diagnostic) => ({
      ...diagnostic,
      severity: "warning",
      hint: diagnostic.hint ?? hint,
    })),
  };
}
