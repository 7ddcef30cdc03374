import { isJudgement } from "../../cli-agent/ask.ts";
import { createSecretFilter } from "../../cli-agent/hide-secrets.ts";
import type { AgentContext, AgentResult, AgentTask, Expectation } from "../../evidence/agent.ts";
import type { EvidenceFile } from "../../evidence/evidence.ts";
import { GateError } from "../../lib/error.ts";
import type { ModelSession } from "../../ports/models.ts";
import { type Answer, askModel, type Question } from "./ask-model.ts";
import { capsOf, type JudgeEndpoint } from "./endpoint.ts";
import { isSchemaRefused } from "./explain-error.ts";
import { findFailure } from "./find-failure.ts";
import type { Sdk } from "./load-sdk.ts";
import { limitOutput, type OutputLimit } from "./output-limit.ts";
import type { JudgeParams, ProviderName } from "./params.ts";
import { parseAnswer } from "./parse-answer.ts";
import type { Access } from "./providers/provider.ts";
import { requireAll } from "./strict-schema.ts";
import { systemPrompt } from "./system.ts";
import { toTranscript } from "./transcript.ts";

/** One judgement to do, with all it needs. */
export interface JudgeJob {
  readonly params: JudgeParams;
  readonly endpoint: JudgeEndpoint;
  readonly sdk: Sdk;
}

type Failure = NonNullable<AgentResult["failure"]>;

/** Throws: `GateError` (`key-missing`, `price-unknown`, `disk-full`, `world-failed`). */
export async function runJudge(job: JudgeJob, task: AgentTask, context: AgentContext): Promise<AgentResult> {
  const { expect } = task;
  if (expect === null) {
    const detail = "the built-in judge answers by a type: give the check `expect`, or make it one of the kind `judge`";
    return { ...NOTHING, failure: { reason: "agent-unavailable", detail } };
  }
  return job.endpoint.kind === "gateway"
    ? await judgeAtGateway(job, { ...task, expect }, context)
    : await judgeByProxy(job, { ...task, expect }, context);
}

const NOTHING = { handoff: null, structured: null, run: null, commands: [], files: [] } as const;

type JudgeTask = AgentTask & { readonly expect: Expectation };

async function judgeByProxy(job: JudgeJob, task: JudgeTask, context: AgentContext): Promise<AgentResult> {
  const { params, endpoint, sdk } = job;
  if (endpoint.kind !== "proxied") throw new GateError("internal-error", "the gateway is not asked through the proxy");
  const session = await context.models.open(endpoint.endpoint, capsOf(params), params.price ?? null);
  try {
    const access = { baseUrl: `${session.url}${sdk.provider.path}`, key: session.key };
    const asked = { job, model: endpoint.endpoint.model, provider: endpoint.provider, access, session };
    return await judge(asked, task, context);
  } finally {
    await session.close();
  }
}

/** Its protocol is none of the proxy's, so the SDK has the key itself; nothing it leaves may show it. */
async function judgeAtGateway(job: JudgeJob, task: JudgeTask, context: AgentContext): Promise<AgentResult> {
  const { endpoint } = job;
  if (endpoint.kind !== "gateway") throw new GateError("internal-error", "only the gateway is asked without the proxy");
  const key = gatewayKey(endpoint.keyEnv, context);
  const filter = createSecretFilter([key]);
  const access = { baseUrl: endpoint.baseUrl, key };
  const asked = { job, model: endpoint.model, provider: "gateway", access, session: null } as const;
  const result = await judge(asked, { ...filter.guard(task), expect: task.expect }, context);
  const failure = result.failure === null ? null : { ...result.failure, detail: filter.hide(result.failure.detail) };
  return { ...result, failure };
}

/** Throws: `GateError` (`key-missing`). */
export function gatewayKey(keyEnv: string, { secret }: Pick<AgentContext, "secret">): string {
  const key = secret(keyEnv)?.trim() ?? "";
  if (key === "") throw new GateError("key-missing", `\`${keyEnv}\` is not set`);
  return key;
}

/** A model that can be asked now. */
interface Asked {
  readonly job: JudgeJob;
  readonly model: string;
  readonly provider: ProviderName;
  readonly access: Access;
  readonly session: ModelSession | null;
}

async function judge(asked: Asked, task: JudgeTask, context: AgentContext): Promise<AgentResult> {
  const startMs = context.clock.elapsedMs();
  const { params } = asked.job;
  const system = systemPrompt(task.expect);
  const limit = limitOutput(params, asked.provider, Buffer.byteLength(system) + Buffer.byteLength(task.prompt));
  const done =
    limit.kind === "used-up"
      ? { ...UNASKED, failure: { reason: "budget-exceeded", detail: limit.detail } as const }
      : await ask(asked, { task, system, limit }, context);
  const { answer, failure, structured, remarks } = done;
  const transcript = toTranscript({
    model: params.model,
    system,
    prompt: task.prompt,
    answer: answer?.text ?? "",
    failure,
  });
  const file: EvidenceFile = await task.keep("judge.md", "What the judge was asked and said", transcript);
  const usage = { ...usageOf(asked.session, answer), seconds: (context.clock.elapsedMs() - startMs) / 1_000 };
  return {
    ...NOTHING,
    failure,
    structured,
    run: { use: "judge", version: null, model: params.model, sessionId: null, usage, remarks },
    files: [file],
  };
}

interface Done {
  readonly answer: Answer | null;
  readonly failure: Failure | null;
  readonly structured: readonly unknown[] | null;
  readonly remarks: readonly string[];
}

const UNASKED = { answer: null, structured: null, remarks: [] } as const satisfies Omit<Done, "failure">;

async function ask(
  asked: Asked,
  work: { readonly task: JudgeTask; readonly system: string; readonly limit: Extract<OutputLimit, { kind: "limit" }> },
  { signal: cancelled }: AgentContext,
): Promise<Done> {
  const { job, session } = asked;
  const { task, system, limit } = work;
  const timeout = AbortSignal.timeout(task.timeoutMs);
  const signals = [cancelled, timeout, ...(session === null ? [] : [session.stopped])];
  const question: Question = {
    model: job.sdk.provider.makeModel(asked.model, asked.access),
    system,
    prompt: task.prompt,
    format: { name: task.expect.name, schema: requireAll(task.expect.schema) },
    effort: job.params.effort,
    maxOutputTokens: limit.maxTokens,
    signal: AbortSignal.any(signals),
  };
  const first = await askModel(job.sdk, question);
  const isPlain = isSchemaRefused(first.error) && !question.signal.aborted;
  const answer = isPlain ? await askModel(job.sdk, { ...question, format: null }) : first;
  const parsed = parseAnswer(answer.text, {
    schema: task.expect.schema,
    mayTrail: isPlain && isJudgement(task.expect),
  });
  const [isCancelled, isOutOfTime] = [cancelled.aborted, timeout.aborted];
  const { timeoutMs } = task;
  const failure = findFailure({ answer, parsed, limit, session, isOutOfTime, timeoutMs, isCancelled });
  const isTrailing = parsed.kind === "object" && parsed.isTrailing;
  return {
    answer,
    failure,
    structured: failure === null && parsed.kind === "object" ? [parsed.value] : null,
    remarks: [
      ...(isPlain ? ["its endpoint takes no schema for answers; it was asked in words alone"] : []),
      ...(isTrailing ? ["its judgement was read from the end of a longer text"] : []),
      ...(session === null ? ["its model was not asked through the runtime's proxy; its calls are not counted"] : []),
    ],
  };
}

function usageOf(session: ModelSession | null, answer: Answer | null) {
  if (session !== null) return session.usage();
  const { inputTokens = null, outputTokens = null } = answer ?? {};
  return { calls: null, inputTokens, outputTokens, usd: null };
}
