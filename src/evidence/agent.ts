import type { z } from "zod";
import type { VerifierTask } from "../plan/plan.ts";
import type { Clock } from "../ports/clock.ts";
import type { WorkingCopy } from "../ports/git.ts";
import type { Log } from "../ports/log.ts";
import type { Models } from "../ports/models.ts";
import type { Processes } from "../ports/process.ts";
import type { Programs, ProgramSpec } from "../ports/programs.ts";
import type { JsonSchema, Tools } from "../ports/tools.ts";
import type { ReasonCode } from "../lib/reason.ts";
import type { Target } from "../target/target.ts";
import type { AgentRun, EvidenceFile, KeepFile, ObservedCommand, OpenTranscript, Provenance } from "./evidence.ts";

/** Structured evidence that a check asks for beside the handoff. */
export interface Expectation {
  /** Name of the type in the policy. */
  readonly name: string;
  /** An object, nothing else allowed in it; an optional field may be missing or null. */
  readonly schema: JsonSchema;
}

/** One verification to do. `verifier` and `target` are null for a check on the pull request as a whole. */
export interface AgentTask {
  readonly verifier: VerifierTask | null;
  readonly target: Target | null;
  readonly expect: Expectation | null;
  /** The whole verifier prompt, markdown. */
  readonly prompt: string;
  /** Its own copy of the head commit; it may write there, nothing of it is kept. */
  readonly workingCopy: WorkingCopy;
  /** Where transcripts go. */
  readonly keep: KeepFile;
  readonly openTranscript: OpenTranscript;
  readonly timeoutMs: number;
  /** Called when the copy is as the agent finds it, right before the agent starts. */
  readonly onReady?: () => Promise<void>;
}

export interface AgentContext {
  readonly processes: Processes;
  readonly models: Models;
  readonly programs: Programs;
  readonly tools: Tools;
  /** A secret of our own environment by its name, for agents that cannot work through `models`; null when it is not set. */
  readonly secret: (name: string) => string | null;
  readonly clock: Clock;
  readonly log: Log;
  /** Aborted on cancellation. */
  readonly signal: AbortSignal;
}

/** How a verification ended. `handoff` is the agent's final message, null when it left none; `failure` is set when the agent
 *  did not end properly, and then any handoff is kept for people but not counted. */
export interface AgentResult {
  readonly handoff: string | null;
  readonly failure: { readonly reason: ReasonCode; readonly detail: string } | null;
  /** What it handed in for `expect`, as it came; null when nothing was expected or nothing came. More than one is for the check to
   *  refuse. */
  readonly structured: readonly unknown[] | null;
  readonly run: Omit<AgentRun, "agent" | "attempts"> | null;
  readonly commands: readonly ObservedCommand[];
  readonly files: readonly EvidenceFile[];
}

/** A verifier. Throws: `GateError` only; honours `context.signal`. */
export interface Agent {
  /** Finds out whether the agent can work here: program, version, key, endpoint. Called once a run, before any code of the pull
   *  request runs. */
  readonly prepare?: (context: AgentContext) => Promise<void>;
  readonly verify: (task: AgentTask, context: AgentContext) => Promise<AgentResult>;
  /** Goes on with a session that an earlier run of the agent left, in the same working copy. In: the session's id, what to say. */
  readonly resume?: (
    session: { readonly id: string; readonly message: string },
    task: AgentTask,
    context: AgentContext,
  ) => Promise<AgentResult>;
}

/** How an agent hands in structured evidence: by a schema flag of its own, by calling a tool of the runtime, or not at all. */
export type StructuredBy = "schema" | "tool" | null;

/** What an agent with certain settings needs to work, told without a look at the machine. */
export interface AgentNeeds {
  readonly program: ProgramSpec | null;
  /** Whether we install the program ourselves. */
  readonly install: boolean;
  /** The variable that holds its key; null where it needs none. */
  readonly keyEnv: string | null;
  /** Null where it asks no model, and where the settings name none. */
  readonly model: string | null;
  /** Address of the model's provider, see `ModelEndpoint`; null where we do not know it. */
  readonly upstream: string | null;
}

/** What a folder under `agents/` exports as `agent`. `provenance` is `observed` only where the runtime's own code ran the
 *  commands and wrote the handoff from their exit codes. */
export interface AgentModule<Params = unknown> {
  readonly params: z.ZodType<Params>;
  readonly provenance: Provenance;
  readonly create: (params: Params) => Agent;
  /** In: settings, null for those that it has without any. Absent where it needs nothing of the kind. */
  readonly describe?: (params: Params | null) => AgentNeeds;
}
