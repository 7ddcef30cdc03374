import { removeAgentConfig } from "../../cli-agent/agent-config.ts";
import { completePrompt } from "../../cli-agent/ask.ts";
import type { CliRun } from "../../cli-agent/cli.ts";
import { findFailure } from "../../cli-agent/conclude.ts";
import { createSecretFilter, type SecretFilter } from "../../cli-agent/hide-secrets.ts";
import { keepPatch } from "../../cli-agent/keep-patch.ts";
import { describeRemoved } from "../../cli-agent/report.ts";
import { type Ended, startProgram } from "../../cli-agent/start.ts";
import type { AgentContext, AgentResult, AgentTask } from "../../evidence/agent.ts";
import { GateError } from "../../lib/error.ts";
import type { CursorParams } from "./params.ts";
import { type CursorFacts, NO_FACTS, readEvent } from "./read.ts";

/** The program works without a proxy of ours: nothing stops it but time. */
const NO_SESSION = { stopped: new AbortController().signal, lastFault: () => null };

/** One run of the command line program. `resume` is the session to go on with, null for a new one. */
export interface CursorJob {
  readonly params: CursorParams;
  readonly version: string | null;
  readonly resume: string | null;
}

/** Throws: `GateError` (`key-missing`, `disk-full`, `world-failed`, `git-failed`). */
export async function runCursor(job: CursorJob, task: AgentTask, context: AgentContext): Promise<AgentResult> {
  const startMs = context.clock.elapsedMs();
  const key = keyOf(job.params, context);
  const filter = createSecretFilter([key]);
  const guarded = filter.guard(task);
  const removedFiles = await removeAgentConfig(task.workingCopy.dir, "cursor");
  await task.onReady?.();
  const snapshot = await task.workingCopy.snapshot();
  let facts = NO_FACTS;
  const cli = {
    argv: () => argvOf(job),
    env: () => ({ CURSOR_API_KEY: key }),
    read: (end: Ended["output"]["end"], event: unknown) => {
      const read = readEvent(end, facts, event);
      facts = read.facts;
      return read.end;
    },
  };
  const start = {
    cli,
    program: { argv: [job.params.program] as const },
    run: toRun(job, key, task),
    prompt: completePrompt({ ...task, expect: null }, { kind: "none" }, removedFiles),
    signal: context.signal,
  };
  const ended = await startProgram(start, guarded, context);
  const files = [...ended.files, ...(await keepPatch(guarded, snapshot))];
  const seconds = (context.clock.elapsedMs() - startMs) / 1000;
  return conclude({ job, ended: { ...ended, files }, facts, filter, removedFiles, seconds }, context.signal);
}

/** The key of Cursor's account. Throws: `GateError` (`key-missing`). */
export function keyOf(params: CursorParams, { secret }: Pick<AgentContext, "secret">): string {
  const key = secret(params["key-env"]);
  if (key === null || key === "") throw new GateError("key-missing", `${params["key-env"]} is not set`);
  return key;
}

/** Source: https://cursor.com/docs/cli/reference/parameters. `--force` runs commands without asking, where nobody is to ask; `--trust`
 *  is wanted of each run in a folder that no person has seen. */
function argvOf({ params: { model }, resume }: CursorJob): readonly string[] {
  return [
    "-p",
    "--output-format",
    "stream-json",
    "--force",
    "--trust",
    ...(model === undefined ? [] : ["--model", model]),
    ...(resume === null ? [] : [`--resume=${resume}`]),
  ];
}

function toRun({ params, resume }: CursorJob, key: string, { workingCopy, timeoutMs }: AgentTask): CliRun {
  return {
    url: params["api-url"],
    key,
    model: params.model ?? "",
    cwd: workingCopy.dir,
    homeDir: workingCopy.homeDir,
    tmpDir: workingCopy.tmpDir,
    ownDir: workingCopy.tmpDir,
    tool: null,
    schema: null,
    resume,
    timeoutMs,
  };
}

interface Done {
  readonly job: CursorJob;
  readonly ended: Ended;
  readonly facts: CursorFacts;
  readonly filter: SecretFilter;
  readonly removedFiles: readonly string[];
  readonly seconds: number;
}

function conclude({ job, ended, facts, filter, ...rest }: Done, cancelled: AbortSignal): AgentResult {
  const { result, output, files } = ended;
  const text = output.end.text === null || output.end.text.trim() === "" ? null : filter.hide(output.end.text);
  const failure = findFailure({ result, output, session: NO_SESSION, handoff: text, spoilt: null }, cancelled);
  return {
    handoff: text,
    failure: failure === null ? null : { ...failure, detail: filter.hide(failure.detail) },
    structured: null,
    run: {
      use: "cursor",
      version: job.version,
      model: job.params.model ?? facts.model,
      sessionId: output.end.sessionId,
      usage: { calls: null, ...facts.tokens, usd: null, seconds: rest.seconds },
      remarks: [
        `it held the key itself (${job.params["key-env"]}) and could have told it; its calls are not counted and not limited`,
        "driven by its vendor's documentation, not tested against the real program",
        ...(rest.removedFiles.length === 0 ? [] : [describeRemoved(rest.removedFiles)]),
      ],
    },
    commands: [],
    files,
  };
}
