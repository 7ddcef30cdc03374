import type { z } from "zod";
import type { VerifierTask } from "../plan/plan.ts";
import type { Clock } from "../ports/clock.ts";
import type { WorkingCopy } from "../ports/git.ts";
import type { Log } from "../ports/log.ts";
import type { Processes } from "../ports/process.ts";
import type { ReasonCode } from "../lib/reason.ts";
import type { Target } from "../target/target.ts";
import type { EvidenceFile, KeepFile, ObservedCommand, Provenance } from "./evidence.ts";

/** One verification to do. */
export interface AgentTask {
  readonly verifier: VerifierTask;
  readonly target: Target;
  /** The whole verifier prompt, markdown. */
  readonly prompt: string;
  /** Its own copy of the head commit; it may write there, nothing of it is kept. */
  readonly workingCopy: WorkingCopy;
  /** Where transcripts go. */
  readonly keep: KeepFile;
  readonly timeoutMs: number;
}

export interface AgentContext {
  readonly processes: Processes;
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
  readonly commands: readonly ObservedCommand[];
  readonly files: readonly EvidenceFile[];
}

/** A verifier. Throws: `GateError` only; honours `context.signal`. */
export interface Agent {
  readonly verify: (task: AgentTask, context: AgentContext) => Promise<AgentResult>;
}

/** What a folder under `agents/` exports as `agent`. `provenance` is `observed` only where the runtime's own code ran the
 *  commands and wrote the handoff from their exit codes. */
export interface AgentModule<Params = unknown> {
  readonly params: z.ZodType<Params>;
  readonly provenance: Provenance;
  readonly create: (params: Params) => Agent;
}
