import type { AgentResult } from "../evidence/agent.ts";
import type { ModelSession } from "../ports/models.ts";
import type { Program } from "../ports/programs.ts";
import { describeDropped } from "./conclude.ts";
import type { CliJob } from "./job.ts";
import type { ReadOutput } from "./read-output.ts";

interface Facts {
  readonly job: CliJob;
  readonly program: Program;
  readonly session: ModelSession;
  readonly output: ReadOutput;
  readonly removedFiles: readonly string[];
  readonly refusedCalls: readonly string[];
  readonly seconds: number;
}

/** Which agent did the work and what it used, as the runtime counted it; what the program says of that is not asked. */
export function describeRun({ job, program, session, output, ...facts }: Facts): AgentResult["run"] {
  return {
    use: job.cli.use,
    version: program.version,
    model: job.params.model,
    sessionId: output.end.sessionId,
    usage: { ...session.usage(), seconds: facts.seconds },
    remarks: remarksOf(program, output, facts),
  };
}

function remarksOf(
  program: Program,
  { droppedLines }: ReadOutput,
  { removedFiles, refusedCalls }: Pick<Facts, "removedFiles" | "refusedCalls">,
): readonly string[] {
  const remarks: string[] = [];
  if (program.remark !== null) remarks.push(program.remark);
  if (removedFiles.length > 0) remarks.push(describeRemoved(removedFiles));
  if (refusedCalls.length > 0) remarks.push(describeRefusedCalls(refusedCalls));
  if (droppedLines > 0) remarks.push(describeDropped(droppedLines));
  return remarks;
}

/** What was taken out of the working copy before the agent started, for people. In: one path or more. */
export function describeRemoved(files: readonly string[]): string {
  return `taken out of its working copy: ${files.length} ${plural(files.length, "file")} that configure agents`;
}

/** Calls of the runtime's tool that did not fit its schema, for people. In: one or more. */
export function describeRefusedCalls({ length }: readonly string[]): string {
  return `${length} ${plural(length, "call")} of the runtime's tool did not fit and ${plural(length, "was", "were")} refused`;
}

function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
