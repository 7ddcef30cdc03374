import { z } from "zod";
import { type Immutable, taskNameSchema } from "./name.ts";
import type { State } from "./state.ts";

const filledText = z.string().min(1);

const MeasurementParserSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("wc-l").describe("Counts the lines of the output that are not empty.") }),
  z.strictObject({
    kind: z.literal("regex").describe("Takes the value out of the output with a regular expression."),
    pattern: filledText.describe(
      "JavaScript regular expression; its first group is the value, without a group the match.",
    ),
    flags: z
      .string()
      .regex(/^[gimsuy]*$/, "must consist of the regular expression flags g, i, m, s, u and y")
      .optional()
      .describe("Flags of the regular expression; none by default."),
  }),
]);

const MeasurementSpecSchema = z.strictObject({
  name: filledText.describe("What is measured, exactly as the worker's `## Measurements` list calls it."),
  command: filledText.describe("Shell command, run in a fresh checkout of the task's work."),
  parser: MeasurementParserSchema.optional().describe("How the value is found in the output; `wc-l` by default."),
  toleranceFraction: z
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe("Part by which numbers may differ; 0.1 by default. Texts must be equal."),
});

const taskShape = {
  name: taskNameSchema.describe("Kebab-case ASCII; part of the task's branch name."),
  scopedGoal: filledText.describe("The outcome this task is to reach."),
  brief: z.string().optional().describe("Markdown specification given to the agent as it is."),
  pathsAllowed: z.array(z.string()).optional().describe("Globs of the files the task may change."),
  pathsForbidden: z.array(z.string()).optional().describe("Globs of files that belong to other tasks."),
  acceptance: z.array(z.string()).optional().describe("What must hold for this task to be accepted."),
  verify: z.string().optional().describe("Markdown on how to verify the task."),
  startingRef: z.string().optional().describe("Branch the agent starts from; the plan's `baseBranch` by default."),
  dependsOn: z.array(taskNameSchema).optional().describe("Names of tasks that must be done before this one."),
  model: z.string().optional().describe("Model for the agent of this task."),
  maxAttempts: z.int().min(1).optional().describe("How often the task may be started at most."),
  openPR: z.boolean().optional().describe("Whether the finished task opens a pull request."),
  measurements: z
    .array(MeasurementSpecSchema)
    .optional()
    .describe("Numbers that are measured again after the handoff."),
  slackTs: z.string().optional().describe("Slack message of the task; written by Orchestrate."),
};

const noVerifies = z.never("is only valid on a task of type `verifier`").optional();

const WorkerTaskSchema = z.strictObject({ ...taskShape, type: z.literal("worker"), verifies: noVerifies });
const SubplannerTaskSchema = z.strictObject({ ...taskShape, type: z.literal("subplanner"), verifies: noVerifies });
const VerifierTaskSchema = z.strictObject({
  ...taskShape,
  type: z.literal("verifier"),
  verifies: taskNameSchema.describe("Name of the task that this verifier checks."),
});

/** A task whose `type` is unusable: everything else in it can still be checked. */
export const UntypedTaskSchema = z.strictObject({
  ...taskShape,
  type: z.unknown().optional(),
  verifies: z.unknown().optional(),
});

/** The shape of Orchestrate's `plan.json`, strict. Rules between tasks (names, references, cycles) are not part of it: the door
 *  for plan texts is `parsePlan`. Source: the schema of Orchestrate. */
export const PlanSchema = z.strictObject({
  $schema: z.string().optional().describe("For editors; never resolved."),
  goal: filledText.describe("The user's goal, word for word."),
  summary: z.string().min(1).optional().describe("One line on what the run is about."),
  dispatcher: z
    .strictObject({ firstName: filledText.describe("First name of the person who started the run.") })
    .optional()
    .describe("Who started the run; written by Orchestrate."),
  rootSlug: taskNameSchema.describe("Kebab-case ASCII; part of every branch name of the plan."),
  baseBranch: filledText.describe("Branch that tasks start from unless they name another."),
  prBase: filledText.optional().describe("Base of the tasks' pull requests; `baseBranch` by default."),
  repoUrl: z.url().describe("URL of the repository that the tasks work on."),
  acceptanceCriteria: z.array(z.string()).optional().describe("What must hold for the whole plan to be accepted."),
  syncStateToGit: z.boolean().default(true).describe("Whether Orchestrate commits plan, state and handoffs."),
  slackChannel: filledText.optional().describe("Slack channel in which the run is shown."),
  slackKickoffRef: z
    .strictObject({ channel: filledText, ts: filledText })
    .optional()
    .describe("First Slack message of the run; written by Orchestrate."),
  andonStateRef: z.string().optional().describe("Git ref with the state file that carries the Andon cord."),
  andonStatePath: z.string().optional().describe("Path of that state file in the repository."),
  selfAgentId: z.string().optional().describe("Id of the planning agent."),
  tasks: z
    .array(z.discriminatedUnion("type", [WorkerTaskSchema, SubplannerTaskSchema, VerifierTaskSchema]))
    .min(1, "must hold at least one task")
    .describe("The tasks of the plan, at least one."),
});

export type MeasurementSpec = Immutable<z.infer<typeof MeasurementSpecSchema>>;
export type WorkerTask = Immutable<z.infer<typeof WorkerTaskSchema>>;
type SubplannerTask = Immutable<z.infer<typeof SubplannerTaskSchema>>;
export type VerifierTask = Immutable<z.infer<typeof VerifierTaskSchema>>;
export type PlanTask = WorkerTask | SubplannerTask | VerifierTask;
export type Plan = Immutable<z.infer<typeof PlanSchema>>;

/** The plan that the subplanner of a task wrote. */
export interface ChildPlan {
  /** Name of the subplanner task. */
  readonly task: string;
  /** Repository path of its plan, read at the same commit. */
  readonly path: string;
}

/** A plan that was read without faults, with the place it was read from. */
export interface LoadedPlan {
  /** Repository path of the `plan.json`. */
  readonly path: string;
  /** Full object name of the commit it was read at. */
  readonly commit: string;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly digest: string;
  readonly plan: Plan;
  /** The `state.json` beside it at the same commit; null when there is none or it is unusable. */
  readonly state: State | null;
  /** Markdown of `handoffs/<task>.md` beside it at the same commit, by task name. */
  readonly handoffs: Readonly<Record<string, string>>;
  /** Plans of its subplanners, in task order; absent where none was looked for. */
  readonly children?: readonly ChildPlan[];
}
