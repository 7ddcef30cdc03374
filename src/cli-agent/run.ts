import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { AgentContext, AgentResult, AgentTask, Expectation } from "../evidence/agent.ts";
import type { EvidenceFile } from "../evidence/evidence.ts";
import { toWorldError } from "../lib/error.ts";
import type { ModelSession } from "../ports/models.ts";
import type { Program } from "../ports/programs.ts";
import type { OfferedTool } from "../ports/tools.ts";
import { removeAgentConfig } from "./agent-config.ts";
import {
  type Channel,
  chooseChannel,
  completePrompt,
  isJudgement,
  maySayNothing,
  NOTHING_HANDED_IN,
  readAnswer,
  settleFailure,
  whySpoilt,
} from "./ask.ts";
import type { CliRun } from "./cli.ts";
import { findFailure } from "./conclude.ts";
import type { CliJob } from "./job.ts";
import { keepPatch } from "./keep-patch.ts";
import { capsOf } from "./params.ts";
import { describeRun } from "./report.ts";
import { type Ended, startProgram } from "./start.ts";
import { writeFiles } from "./write-files.ts";

/** Lets a coding agent do a task in its working copy. Out: what it said, and why that does not count where it does not. Throws:
 *  `GateError` for what the world refuses before or around the run. */
export async function runCli(job: CliJob, task: AgentTask, context: AgentContext): Promise<AgentResult> {
  const startMs = context.clock.elapsedMs();
  const program = await context.programs.find(job.cli.program, { install: job.params.install });
  await program.checkUnchanged();
  const channel = chooseChannel(task.expect, job.cli.structuredBy);
  return withFolder(task, context, async (ownDir) => {
    const tool = channel.kind === "tool" ? await context.tools.offer(channel.offer, ownDir) : null;
    try {
      return await withSession(job, task.timeoutMs, context, async (session) => {
        // An agent at work asks its model again and again.
        tool?.watch(() => session.usage().calls);
        const ready: Ready = { job, program, channel, tool, session, ownDir };
        const done = await runOnce(ready, task, context);
        const seconds = (context.clock.elapsedMs() - startMs) / 1000;
        return conclude({ ready, done, expect: task.expect, seconds }, context);
      });
    } finally {
      await tool?.close();
    }
  });
}

/** Gives a private folder of the run to `use`, and removes it afterwards. */
async function withFolder<T>(
  { workingCopy }: AgentTask,
  { log }: AgentContext,
  use: (ownDir: string) => Promise<T>,
): Promise<T> {
  const ownDir = await makeFolder(dirname(workingCopy.tmpDir));
  try {
    return await use(ownDir);
  } finally {
    await rm(ownDir, { recursive: true, force: true }).catch(() => {
      log.warning("a temporary folder of an agent could not be removed");
    });
  }
}

async function withSession<T>(
  { params, endpoint }: CliJob,
  timeoutMs: number,
  context: AgentContext,
  use: (session: ModelSession) => Promise<T>,
): Promise<T> {
  const session = await context.models.open(endpoint, capsOf(params, timeoutMs), params.price ?? null);
  try {
    return await use(session);
  } finally {
    await session.close();
  }
}

/** What one run needs, all of it there. */
interface Ready {
  readonly job: CliJob;
  readonly program: Program;
  readonly channel: Channel;
  readonly tool: OfferedTool | null;
  readonly session: ModelSession;
  readonly ownDir: string;
}

/** What one run left. */
interface Done extends Ended {
  readonly files: readonly EvidenceFile[];
  readonly removedFiles: readonly string[];
}

interface Finished {
  readonly ready: Ready;
  readonly done: Done;
  readonly expect: Expectation | null;
  readonly seconds: number;
}

async function runOnce(ready: Ready, task: AgentTask, context: AgentContext): Promise<Done> {
  const { job, program, channel, tool, session, ownDir } = ready;
  const { dir, homeDir, tmpDir } = task.workingCopy;
  const removedFiles = await removeAgentConfig(dir, job.cli.use);
  await task.onReady?.();
  const snapshot = await task.workingCopy.snapshot();
  const run: CliRun = {
    url: session.url,
    key: session.key,
    model: job.params.model,
    cwd: dir,
    homeDir,
    tmpDir,
    ownDir,
    tool: tool?.server ?? null,
    schema: channel.kind === "schema" ? channel.schema : null,
    resume: job.resume,
    timeoutMs: task.timeoutMs,
  };
  await writeFiles(job.cli.files(run), [homeDir, ownDir, dirname(dir)]);
  const prompt = completePrompt(task, channel, removedFiles);
  // In the place of the check's own: what is kept must be what was sent.
  await task.keep("prompt.md", "Verifier prompt", prompt);
  const signal = AbortSignal.any([context.signal, session.stopped]);
  const ended = await startProgram({ cli: job.cli, program, run, prompt, signal }, task, context);
  const patch = await keepPatch(task, snapshot);
  return { ...ended, files: [...ended.files, ...patch], removedFiles };
}

function conclude({ ready, done, expect, seconds }: Finished, context: AgentContext): AgentResult {
  const { job, program, channel, tool, session } = ready;
  const { result, output, files, removedFiles } = done;
  const answer = readAnswer(channel, expect, output.end);
  const handoff = answer.handoff?.trim() === "" ? null : answer.handoff;
  const calls = tool?.calls() ?? NOTHING_HANDED_IN;
  const { accepted, refused: refusedCalls, broken } = calls;
  const structured = answer.structured ?? (accepted.length === 0 || broken !== null ? null : accepted);
  const mayBeSilent = answer.structured !== null ? isJudgement(expect) : maySayNothing(expect, calls);
  const spoilt = whySpoilt(expect, calls);
  const failure = findFailure({ result, output, session, handoff, mayBeSilent, spoilt }, context.signal);
  return {
    handoff,
    failure: settleFailure(failure, expect, calls),
    structured,
    run: describeRun({ job, program, session, output, removedFiles, refusedCalls, seconds }),
    commands: [],
    files,
  };
}

/** A private folder outside the checkout and beside it, where nobody else sees it, under a name that cannot be guessed. */
async function makeFolder(parent: string): Promise<string> {
  try {
    return await mkdtemp(join(parent, `passwhen-${randomUUID()}-`));
  } catch (error) {
    throw toWorldError("no folder can be made for the agent", error);
  }
}
