import { dirname } from "node:path";
import { removeAgentConfig } from "../../cli-agent/agent-config.ts";
import {
  chooseChannel,
  completePrompt,
  maySayNothing,
  NOTHING_HANDED_IN,
  settleFailure,
  whySpoilt,
} from "../../cli-agent/ask.ts";
import { createSecretFilter, type SecretFilter } from "../../cli-agent/hide-secrets.ts";
import { keepPatch } from "../../cli-agent/keep-patch.ts";
import { describeRefusedCalls, describeRemoved } from "../../cli-agent/report.ts";
import type { AgentContext, AgentResult, AgentTask, Expectation } from "../../evidence/agent.ts";
import { GateError } from "../../lib/error.ts";
import type { OfferedTool } from "../../ports/tools.ts";
import { findFailure } from "./conclude.ts";
import { createListener, type Heard } from "./listen.ts";
import type { AcpParams } from "./params.ts";
import { rememberRoot } from "./places.ts";
import type { Acquaintance, Errand } from "./session.ts";
import { type Ended, type Limits, startAgent } from "./start.ts";

export const LIMITS: Limits = { startMs: 60_000, cancelMs: 300, leaveMs: 1_000 };

/** One turn with the agent of the policy. `resume` is the session to go on with, null for a new one. */
export interface AcpJob {
  readonly params: AcpParams;
  readonly resume: string | null;
  readonly limits: Limits;
}

/** Throws: `GateError` (`key-missing`, `disk-full`, `world-failed`, `git-failed`, `runner-tampered`). */
export async function runAcp(job: AcpJob, task: AgentTask, context: AgentContext): Promise<AgentResult> {
  const startMs = context.clock.elapsedMs();
  const secrets = readSecrets(job.params, context);
  const filter = createSecretFilter(Object.values(secrets));
  const guarded = filter.guard(task);
  const removedFiles = await removeAgentConfig(task.workingCopy.dir);
  const root = await rememberRoot(task.workingCopy.dir);
  await task.onReady?.();
  const snapshot = await task.workingCopy.snapshot();
  const channel = chooseChannel(task.expect, "tool");
  const tool =
    channel.kind === "tool" ? await context.tools.offer(channel.offer, dirname(task.workingCopy.tmpDir)) : null;
  try {
    const prompt = completePrompt(task, channel, removedFiles);
    const { listener, known, refusals } = {
      listener: createListener(),
      known: newAcquaintance(),
      refusals: createRefusals(),
    };
    tool?.watch(listener.countDeeds);
    const errand: Omit<Errand, "signal" | "onRefusal"> = {
      root,
      prompt,
      resume: job.resume,
      tool: tool?.server ?? null,
      allow: job.params.allow,
      startTimeoutMs: Math.min(job.limits.startMs, task.timeoutMs),
      listener,
    };
    const env = { ...job.params.env, ...secrets };
    const start = { command: job.params.command, env, errand, known, limits: job.limits, onRefusal: refusals.add };
    const ended = await startAgent(start, guarded, context);
    const files = [...ended.files, ...(await keepPatch(guarded, snapshot))];
    const seconds = (context.clock.elapsedMs() - startMs) / 1000;
    const heard = listener.heard();
    const remarks = remarksOf({ job, known, tool, removedFiles, refused: refusals.count(), ended });
    const { expect } = task;
    return conclude(
      { ended: { ...ended, files }, expect, heard, known, tool, filter, remarks, seconds },
      context.signal,
    );
  } finally {
    await tool?.close();
  }
}

function newAcquaintance(): Acquaintance {
  return { version: null, name: null, sessionId: null };
}

function createRefusals() {
  let count = 0;
  return {
    add: () => {
      count += 1;
    },
    count: () => count,
  };
}

/** Throws: `GateError` (`key-missing`). */
export function readSecrets(
  { secrets = [] }: AcpParams,
  { secret }: Pick<AgentContext, "secret">,
): Record<string, string> {
  return Object.fromEntries(
    secrets.map((name) => {
      const value = secret(name);
      if (value === null || value === "") throw new GateError("key-missing", `${name} is not set`);
      return [name, value];
    }),
  );
}

interface Facts {
  readonly job: AcpJob;
  readonly known: Acquaintance;
  readonly tool: OfferedTool | null;
  readonly removedFiles: readonly string[];
  readonly refused: number;
  readonly ended: Ended;
}

function remarksOf({ job: { params }, known, tool, removedFiles, refused, ended }: Facts): readonly string[] {
  const refusedCalls = tool?.calls().refused ?? [];
  const held = params.secrets ?? [];
  return [
    ...(known.name === null ? [] : [`it calls itself ${known.name.replaceAll(/\s+/g, " ").slice(0, 80)}`]),
    ...(held.length === 0 ? [] : [`it held secrets itself (${held.join(", ")}) and could have told them`]),
    "what it used is its own word; its calls are not counted and not limited",
    ...(removedFiles.length === 0 ? [] : [describeRemoved(removedFiles)]),
    ...(refused === 0
      ? []
      : [`it was refused ${refused} ${refused === 1 ? "thing" : "things"}; the transcript names them`]),
    ...(refusedCalls.length === 0 ? [] : [describeRefusedCalls(refusedCalls)]),
    ...(ended.noiseLines === 0
      ? []
      : [`${ended.noiseLines} of its lines are no messages of the protocol and were not read`]),
  ];
}

interface Done {
  readonly ended: Ended;
  readonly expect: Expectation | null;
  readonly heard: Heard;
  readonly known: Acquaintance;
  readonly tool: OfferedTool | null;
  readonly filter: SecretFilter;
  readonly remarks: readonly string[];
  readonly seconds: number;
}

function conclude(done: Done, cancelled: AbortSignal): AgentResult {
  const { ended, expect, heard, known, tool, filter, remarks, seconds } = done;
  const calls = tool?.calls() ?? NOTHING_HANDED_IN;
  const structured = tool === null || calls.broken !== null ? null : calls.accepted;
  const spoilt = whySpoilt(expect, calls);
  const died = findFailure(ended, heard, { cancelled, mayBeSilent: maySayNothing(expect, calls) });
  const failure =
    settleFailure(died, expect, calls) ??
    (spoilt === null ? null : ({ reason: "evidence-invalid", detail: spoilt } as const));
  const { turn } = ended;
  return {
    handoff: heard.text.trim() === "" ? null : filter.hide(heard.text),
    failure: failure === null ? null : { ...failure, detail: filter.hide(failure.detail) },
    structured,
    run: {
      use: "acp",
      version: known.version?.slice(0, 60) ?? null,
      model: null,
      sessionId: known.sessionId,
      usage: {
        calls: null,
        inputTokens: turn?.inputTokens ?? null,
        outputTokens: turn?.outputTokens ?? null,
        usd: heard.usd,
        seconds,
      },
      remarks: remarks.map(filter.hide),
    },
    commands: [],
    files: ended.files,
  };
}
