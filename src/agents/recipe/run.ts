import { stripVTControlCharacters } from "node:util";
import type { AgentContext, AgentTask } from "../../evidence/agent.ts";
import type { ObservedCommand } from "../../evidence/evidence.ts";
import { isSuccess, isToolMissing, outputOf, toObservedCommand } from "../../evidence/observe.ts";
import { strictScript } from "../../evidence/strict-shell.ts";
import type { ProcessResult } from "../../ports/process.ts";
import type { RecipeCommand } from "./collect.ts";
import { saysNothingTested } from "./nothing-tested.ts";

const MAX_OUTPUT_BYTES = 128 * 1024;

/** What came of one command. `blocked`: it was started and says nothing about the change. */
export interface CommandResult {
  readonly command: RecipeCommand;
  readonly state: "passed" | "failed" | "blocked" | "not-run";
  /** For people: `exit 1`, `timed out after 60 s`, `ran no tests`. */
  readonly outcome: string;
  readonly isTimeout: boolean;
  readonly isCancelled: boolean;
  /** Null when it was not started. */
  readonly observed: ObservedCommand | null;
  /** What was kept of its output, without escape sequences. */
  readonly output: string;
}

/** Runs the commands in order, each with the time that is left. After a failure the rest of its block is left out. */
export async function runCommands(
  commands: readonly RecipeCommand[],
  task: AgentTask,
  context: AgentContext,
): Promise<readonly CommandResult[]> {
  const start = context.clock.elapsedMs();
  const results: CommandResult[] = [];
  for (const command of commands) {
    const leftMs = task.timeoutMs - (context.clock.elapsedMs() - start);
    const isBlockOver = results.some((one) => one.command.block === command.block && one.state !== "passed");
    if (context.signal.aborted) results.push({ ...notRun(command, "not run, cancelled"), isCancelled: true });
    else if (isBlockOver) results.push(notRun(command, "not run, its block ended before"));
    else if (leftMs <= 0) results.push({ ...notRun(command, "not run, no time was left"), isTimeout: true });
    else results.push(await runCommand(command, leftMs, task, context));
  }
  return results;
}

function notRun(command: RecipeCommand, outcome: string): CommandResult {
  return { command, state: "not-run", outcome, isTimeout: false, isCancelled: false, observed: null, output: "" };
}

async function runCommand(
  command: RecipeCommand,
  timeoutMs: number,
  { workingCopy }: AgentTask,
  context: AgentContext,
): Promise<CommandResult> {
  const result = await context.processes.run({
    command: { shell: strictScript(command.text) },
    cwd: workingCopy.dir,
    homeDir: workingCopy.homeDir,
    tmpDir: workingCopy.tmpDir,
    env: {},
    stdin: null,
    timeoutMs,
    maxOutputBytes: MAX_OUTPUT_BYTES,
    signal: context.signal,
  });
  const output = stripVTControlCharacters(outputOf(result));
  const observed = toObservedCommand(command.text, result);
  const isEmptyRun = command.kind === "test" && saysNothingTested(output);
  const outcome = isEmptyRun ? `${observed.outcome}, but no test was run` : observed.outcome;
  return {
    command,
    state: stateOf(result, isEmptyRun),
    outcome,
    isTimeout: result.ended === "timed-out",
    isCancelled: result.ended === "cancelled",
    observed: { ...observed, outcome, isSuccess: observed.isSuccess && !isEmptyRun },
    output,
  };
}

/** A missing tool, a kill for lack of memory and a run of no tests are obstacles; they say nothing about the change. */
function stateOf(result: ProcessResult, isEmptyRun: boolean): CommandResult["state"] {
  if (result.ended !== "finished" || isToolMissing(result) || isEmptyRun) return "blocked";
  if (result.killedBy === "SIGKILL" || result.exitCode === 137) return "blocked";
  return isSuccess(result) ? "passed" : "failed";
}
