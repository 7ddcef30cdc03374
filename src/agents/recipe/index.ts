import { lstat } from "node:fs/promises";
import { join } from "node:path";
import type { AgentContext, AgentModule, AgentResult, AgentTask } from "../../evidence/agent.ts";
import { choosePlaces } from "../../evidence/failure.ts";
import { collectRecipe } from "./collect.ts";
import { answerCriterion, judgeResults } from "./judge.ts";
import { RecipeParams } from "./params.ts";
import { type CommandResult, runCommands } from "./run.ts";
import { writeHandoff } from "./write-handoff.ts";

/** The embedded default: runs what the plan itself says can be run, and judges by exit codes alone. No model, no key, no network
 *  of its own. Source: README beside this file. */
export const agent: AgentModule<RecipeParams> = {
  params: RecipeParams,
  provenance: "observed",
  describe: () => ({ program: null, install: false, keyEnv: null, model: null, upstream: null }),
  create: () => ({ verify }),
};

async function verify(task: AgentTask, context: AgentContext): Promise<AgentResult> {
  const { target, verifier } = task;
  if (target === null || verifier === null) return NO_PLAN;
  const { dir } = task.workingCopy;
  const recipe = collectRecipe(target.task, verifier);
  const results = await runCommands(recipe.commands, task, context);
  const judgement = judgeResults(results);
  const answers = recipe.criteria.map((criterion) => answerCriterion(criterion, results));
  const failed = results.filter(({ state }) => state === "failed");
  const failures = await Promise.all(
    failed.map(async (result) => ({
      result,
      places: await choosePlaces({ output: result.output, dir }, () => false, isFileIn(dir)),
    })),
  );
  const transcript = await task.keep("transcript.txt", "What the commands printed", toTranscript(results));
  return {
    handoff: writeHandoff({ target, judgement, results, answers, failures, named: recipe.named }),
    failure: judgement.failure,
    structured: null,
    run: null,
    commands: results.flatMap(({ observed }) => (observed === null ? [] : [observed])),
    files: [transcript],
  };
}

const NO_PLAN: AgentResult = {
  handoff: null,
  failure: {
    reason: "nothing-to-run",
    detail: "the recipe runs what a plan says, and this check has no task of a plan",
  },
  structured: null,
  run: null,
  commands: [],
  files: [],
};

function isFileIn(dir: string): (path: string) => Promise<boolean> {
  return async (path) => (await lstat(join(dir, path)).catch(() => null))?.isFile() === true;
}

function toTranscript(results: readonly CommandResult[]): string {
  if (results.length === 0) return "The plan names no command that could be run.\n";
  return results.map(({ command, outcome, output }) => `$ ${command.text}\n${output}\n[${outcome}]\n`).join("\n");
}
