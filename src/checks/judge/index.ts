import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { AgentResult, AgentTask, Expectation } from "../../evidence/agent.ts";
import type { CheckInput, CheckModule } from "../../evidence/check.ts";
import type { CheckEvidence } from "../../evidence/evidence.ts";
import { GateError } from "../../lib/error.ts";
import type { ExpectedEvidence } from "../../policy/policy.ts";
import { toJsonSchema } from "../../policy/types/schema.ts";
import { factsOfAnswer, factsOfJudgement, isJudgement } from "./answer.ts";
import { critiquesOf } from "./critiques.ts";
import { JudgementSchema, readVote } from "./judgement.ts";
import { DEFAULT_MAX_INPUT, judgeFacts, JudgeParams } from "./params.ts";
import { buildPayload, type Payload } from "./payload/build.ts";
import { CLOSING, closingFor } from "./payload/words.ts";
import { keepAnswers, keepFor, mergeRuns } from "./vote-record.ts";
import { decideVotes } from "./votes.ts";

/** Asks an agent whether the change meets a standard. Source: README beside this file. */
export const check: CheckModule<JudgeParams> = { params: JudgeParams, facts: judgeFacts, run };

const NONCE_BYTES = 16;

async function run(params: JudgeParams, input: CheckInput): Promise<CheckEvidence> {
  const { clock } = input.context;
  const startedAt = clock.now().toISOString();
  const start = clock.elapsedMs();
  const { expect } = input;
  const evidence = await (expect === null || isJudgement(expect)
    ? judge(params, input)
    : answer(params, expect, input));
  return { check: input.name, kind: "judge", ...evidence, startedAt, durationMs: clock.elapsedMs() - start };
}

type Judged = Omit<CheckEvidence, "check" | "kind" | "startedAt" | "durationMs">;

async function judge(params: JudgeParams, input: CheckInput): Promise<Judged> {
  const payload = payloadFor(params, CLOSING, input);
  const promptFile = await input.keep("prompt.md", "What the judge was told", payload.prompt);
  const results = await askAll(params, { prompt: payload.prompt, expect: EXPECT, votes: params.votes ?? 1 }, input);
  const { gaps, unknown } = payload;
  const isEnough = params["allow-truncated"] ?? false;
  const decision = decideVotes(results.map(readVote), { gaps, isEnough, unknown });
  const { expect } = input;
  return {
    // A check that expects the built-in type has the fields of that and no others.
    facts: expect === null ? decision.facts : factsOfJudgement(expect, decision, isEnough ? [] : gaps),
    critiques: critiquesOf(decision),
    handoff: null,
    handoffMarkdown: null,
    run: mergeRuns(params.agent, results),
    commands: results.flatMap(({ commands }) => commands),
    files: [promptFile, ...(await keepAnswers(results, input.keep)), ...results.flatMap(({ files }) => files)],
  };
}

/** A question of the policy that is answered by a type of its own, once. A change that was not shown whole gives no answer. */
async function answer(params: JudgeParams, expect: ExpectedEvidence, input: CheckInput): Promise<Judged> {
  const { prompt, gaps } = payloadFor(params, closingFor(expect.name), input);
  const promptFile = await input.keep("prompt.md", "What the judge was told", prompt);
  const asked = { prompt, expect: { name: expect.name, schema: toJsonSchema(expect.type) }, votes: 1 };
  const results = await askAll(params, asked, input);
  return {
    facts: factsOfAnswer(expect, results[0] ?? null, params["allow-truncated"] === true ? [] : gaps),
    critiques: [],
    handoff: null,
    handoffMarkdown: null,
    run: mergeRuns(params.agent, results),
    commands: results.flatMap(({ commands }) => commands),
    files: [promptFile, ...(await keepAnswers(results, input.keep)), ...results.flatMap(({ files }) => files)],
  };
}

function payloadFor(params: JudgeParams, closing: string, input: CheckInput): Payload {
  const { target, verifier, diff, found } = input;
  const name = target?.task.name;
  const handoffs = target?.plan.handoffs ?? {};
  const markdown = name === undefined || !Object.hasOwn(handoffs, name) ? undefined : handoffs[name];
  return buildPayload({
    nonce: randomBytes(NONCE_BYTES).toString("hex"),
    rubric: params.judge,
    rubricFile: params.rubricFile ?? null,
    target,
    verifier,
    diff,
    found,
    claims: markdown === undefined ? [] : [{ by: `the worker of task ${name}`, markdown }],
    author: input.author,
    input: input.gateInput,
    closing,
    include: params.include ?? [],
    maxChars: params["max-input"] ?? DEFAULT_MAX_INPUT,
  });
}

const { $schema: _, ...judgementSchema } = z.toJSONSchema(JudgementSchema, {
  // Bounds that the library adds to whole numbers say nothing, and not every provider takes them.
  override: ({ jsonSchema }) => {
    delete jsonSchema.minimum;
    delete jsonSchema.maximum;
  },
});
const EXPECT: Expectation = { name: "Judgement", schema: judgementSchema };

/** All votes at once, each on a copy of its own: they share the time of the check, and none sees what another left behind. */
async function askAll(
  params: JudgeParams,
  { prompt, expect, votes }: { readonly prompt: string; readonly expect: Expectation; readonly votes: number },
  input: CheckInput,
): Promise<readonly AgentResult[]> {
  const { agent } = input.agent(params.agent);
  const tasks: AgentTask[] = [];
  for (let vote = 1; vote <= votes; vote += 1) {
    const { target, verifier, timeoutMs } = input;
    const workingCopy = await input.checkOut(input.head);
    tasks.push({ target, verifier, expect, prompt, workingCopy, ...keepFor(vote, votes, input), timeoutMs });
  }
  // Nothing may be left running when one of them throws.
  const settled = await Promise.allSettled(
    tasks.map(async (task) => {
      try {
        return await agent.verify(task, input.context);
      } catch (error) {
        if (!(error instanceof GateError)) throw error;
        return failedResult(error);
      }
    }),
  );
  return settled.map((one) => {
    if (one.status === "rejected") throw one.reason;
    return one.value;
  });
}

function failedResult({ code, message }: GateError): AgentResult {
  const failure = { reason: code, detail: message };
  return { handoff: null, failure, structured: null, run: null, commands: [], files: [] };
}
