import { z } from "zod";
import { TASK_NAME, TASK_TYPES } from "./plan.ts";

const taskName = z.string().regex(TASK_NAME, "must be kebab-case ASCII");
const time = z.iso.datetime();
const nullableText = z.string().nullable().default(null);
const nullableTime = time.nullable().default(null);

/** The same words as the handoff's; kept here because a plan is read long before there is evidence. */
const VERIFICATION_WORDS = [
  "live-ui-verified",
  "unit-test-verified",
  "type-check-only",
  "verifier-blocked",
  "verifier-failed",
  "not-verified",
] as const;

const TaskStateSchema = z.strictObject({
  name: taskName,
  type: z.enum(TASK_TYPES),
  branch: z.string(),
  startingRef: z.string(),
  dependsOn: z.array(taskName),
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
  failureMode: z.enum(["cap-hit", "oom", "tool-error", "network-drop", "unknown"]).nullable().default(null),
  verification: z.enum(VERIFICATION_WORDS).nullable().default(null),
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
  rootSlug: taskName,
  tasks: z.array(TaskStateSchema),
  attention: z.array(z.strictObject({ at: time, message: z.string() })),
  andon: AndonSchema.optional(),
});

type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

export type TaskState = Immutable<z.infer<typeof TaskStateSchema>>;
export type State = Immutable<z.infer<typeof StateSchema>>;
