import type { AgentContext, AgentResult, AgentTask } from "../evidence/agent.ts";
import { GateError } from "../lib/error.ts";
import type { ModelEndpoint } from "../ports/models.ts";
import type { Cli } from "./cli.ts";
import type { CliParams } from "./params.ts";

/** One run of one agent, as the policy wants it. `resume` is the session to go on with, null for a new one. */
export interface CliJob {
  readonly cli: Cli;
  readonly params: CliParams;
  readonly endpoint: ModelEndpoint;
  readonly resume: string | null;
}

export async function runCli(job: CliJob, _task: AgentTask, _context: AgentContext): Promise<AgentResult> {
  return Promise.reject(new GateError("agent-unavailable", `${job.cli.use} cannot be run yet`));
}
