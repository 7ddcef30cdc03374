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
  if (removedFiles.length > 0)
    remarks.push(`taken out of its working copy: ${removedFiles.length} ${plural(removedFiles.length, "file")} that configure agents`);
  if (refusedCalls.length > 0)
    remarks.push(
      `${refusedCalls.length} ${plural(refusedCalls.length, "call")} of the evidence tool did not fit and ${plural(refusedCalls.length, "was", "were")} refused`,
    );
  if (droppedLines > 0) remarks.push(describeDropped(droppedLines));
  return remarks;
}

function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}
