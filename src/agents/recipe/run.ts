import { stripVTControlCharacters } from "node:util";
import type { AgentContext, AgentTask } from "../../evidence/agent.ts";
import type { ObservedCommand } from "../../evidence/evidence.ts";
import { isSuccess, isToolMissing, outputOf, toObservedCommand } from "../../evidence/observe.ts";
import { strictScript } from "../../evidence/strict-shell.ts";
import type { ProcessResult } from "../../ports/process.ts";
import type { RecipeCommand } from "./collect.ts";
import { findMissing, isInstalling } from "./missing.ts";
import { saysNothingTested } from "./nothing-tested.ts";

const MAX_OUTPUT_BYTES = 128 * 1024;

/** What came of one command. `blocked`: it was started and says nothing about the change. */
export interface CommandResult {
  readonly command: RecipeCommand;
  readonly state: "passed" | "failed" | "blocked" | "not-run";
  /** For people: `exit 1`, `timed out after 60 s`, `exit 0, but no test was run`. */
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
  const isInstalled = commands.some(({ text }) => isInstalling(text));
  for (const command of commands) {
    const leftMs = task.timeoutMs - (context.clock.elapsedMs() - start);
    const isBlockOver = results.some((one) => one.command.block === command.block && one.state !== "passed");
    if (context.signal.aborted) results.push({ ...notRun(command, "not run, cancelled"), isCancelled: true });
    else if (isBlockOver) results.push(notRun(command, "not run, its block ended before"));
    else if (leftMs <= 0) results.push({ ...notRun(command, "not run, no time was left"), isTimeout: true });
    else
      results.push(await settle(command, results, () => runCommand(command, { leftMs, isInstalled }, task, context)));
  }
  return results;
}

/** What a script runs among others is not run again where its failure would have ended that script: alone it lacks what the script
 *  prepares, a server for instance. For the same reason its failure alone proves nothing. */
async function settle(
  command: RecipeCommand,
  results: readonly CommandResult[],
  run: () => Promise<CommandResult>,
): Promise<CommandResult> {
  const { script } = command;
  const before = results.find((one) => one.command.text === script?.text);
  if (script === null || before === undefined) return run();
  if (before.state !== "passed") return notRun(command, "not run, the script that runs it did not pass");
  if (script.isShown) return { ...notRun(command, `${before.outcome}, in the script that runs it`), state: "passed" };
  const alone = await run();
  if (alone.state !== "failed" || alone.observed === null) return alone;
  const outcome = `${alone.outcome}, run without the script that runs it and hides its result`;
  return { ...alone, state: "blocked", outcome, observed: { ...alone.observed, outcome } };
}

function notRun(command: RecipeCommand, outcome: string): CommandResult {
  return { command, state: "not-run", outcome, isTimeout: false, isCancelled: false, observed: null, output: "" };
}

async function runCommand(
  command: RecipeCommand,
  { leftMs, isInstalled }: { readonly leftMs: number; readonly isInstalled: boolean },
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
    timeoutMs: leftMs,
    maxOutputBytes: MAX_OUTPUT_BYTES,
    signal: context.signal,
  });
  const output = stripVTControlCharacters(outputOf(result));
  const obstacle = await obstacleOf(command, { result, output, dir: workingCopy.dir, isInstalled });
  const observed = toObservedCommand(command.text, result);
  const outcome = obstacle === null || obstacle === "" ? observed.outcome : `${observed.outcome}, ${obstacle}`;
  return {
    command,
    state: obstacle === null ? (isSuccess(result) ? "passed" : "failed") : "blocked",
    outcome,
    isTimeout: result.ended === "timed-out",
    isCancelled: result.ended === "cancelled",
    observed: { ...observed, outcome, isSuccess: observed.isSuccess && obstacle === null },
    output,
  };
}

interface Ended {
  readonly result: ProcessResult;
  readonly output: string;
  readonly dir: string;
  /** Whether the recipe installs what its commands need; then what is missing is the change's own fault. */
  readonly isInstalled: boolean;
}

/** Why a command says nothing about the change, in words that follow its outcome, or null: a missing tool or package, a kill for lack
 *  of memory, a run of no tests. Empty where the outcome says it already. */
async function obstacleOf(
  { kind, text }: RecipeCommand,
  { result, output, dir, isInstalled }: Ended,
): Promise<string | null> {
  if (result.ended !== "finished" || result.killedBy === "SIGKILL" || result.exitCode === 137) return "";
  const run = { command: text, output, isSuccess: isSuccess(result) };
  if (kind === "test" && saysNothingTested(run)) return "but no test was run";
  if (isSuccess(result)) return null;
  const missing = isToolMissing(result) || !isInstalled ? await findMissing(output, dir) : null;
  if (isToolMissing(result)) return missing === null ? "" : `${missing}: not found`;
  return missing === null ? null : `dependencies are not installed: ${missing}`;
}
