import type { FinishReason, LanguageModel } from "ai";
import type { JsonSchema } from "../../ports/tools.ts";
import type { Sdk } from "./load-sdk.ts";
import type { JudgeParams } from "./params.ts";

/** Far more than any judgement has. */
const MAX_ANSWER_CHARS = 1024 * 1024;
const MAX_RETRIES = 2;

export interface Question {
  readonly model: LanguageModel;
  readonly system: string;
  readonly prompt: string;
  /** What the answer must look like; null for a model that takes no schema. */
  readonly format: { readonly name: string; readonly schema: JsonSchema } | null;
  readonly effort: JudgeParams["effort"];
  /** Null for the provider's own limit. */
  readonly maxOutputTokens: number | null;
  readonly signal: AbortSignal;
}

/** What came of one question. */
export interface Answer {
  readonly text: string;
  /** Null where the answer did not come to its end. */
  readonly finish: FinishReason | null;
  /** What went wrong, as the SDK threw it; null for nothing. */
  readonly error: unknown;
  /** It was longer than what is read. */
  readonly isTooLong: boolean;
  /** As the provider says; null where it does not. */
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

const NOTHING: Answer = {
  text: "",
  finish: null,
  error: null,
  isTooLong: false,
  inputTokens: null,
  outputTokens: null,
};

/** Asks once; the SDK asks again where that may help. A stream, so that a model at work is told from one that is silent. Throws: never
 *  for what model, endpoint or network do. */
export async function askModel({ ai }: Pick<Sdk, "ai">, question: Question): Promise<Answer> {
  const { model, system, prompt, format, effort, maxOutputTokens } = question;
  const tooLong = new AbortController();
  let answer = NOTHING;
  try {
    const result = ai.streamText({
      model,
      instructions: system,
      prompt,
      ...(format !== null && { output: formatOf(ai, format) }),
      ...(effort !== undefined && { reasoning: effort }),
      ...(maxOutputTokens !== null && { maxOutputTokens }),
      maxRetries: MAX_RETRIES,
      abortSignal: AbortSignal.any([question.signal, tooLong.signal]),
      telemetry: { isEnabled: false },
      // OpenAI keeps what it is asked for a month, unless it is told not to.
      providerOptions: { openai: { store: false } },
      // Its own prints the error where the runner reads commands.
      onError: () => {},
    });
    for await (const part of result.stream) {
      answer = add(answer, part);
      if (answer.isTooLong) tooLong.abort();
    }
    return answer;
  } catch (error) {
    return { ...answer, error: answer.error ?? error };
  }
}

/** The text is read by ourselves, once and as a whole. */
function formatOf(ai: Sdk["ai"], { name, schema }: NonNullable<Question["format"]>) {
  return {
    ...ai.Output.object({ name, schema: ai.jsonSchema(schema) }),
    parseCompleteOutput: ({ text }: { readonly text: string }) => Promise.resolve(text),
    // The SDK holds text back until this gives another value than before.
    parsePartialOutput: ({ text }: { readonly text: string }) => Promise.resolve({ partial: text.length }),
  };
}

type Part = ReturnType<Sdk["ai"]["streamText"]>["stream"] extends AsyncIterable<infer One> ? One : never;

function add(answer: Answer, part: Part): Answer {
  if (part.type === "error") return { ...answer, error: part.error ?? new Error("an error without words") };
  if (part.type === "text-delta") return addText(answer, part.text);
  if (part.type !== "finish") return answer;
  const { finishReason, rawFinishReason, totalUsage } = part;
  return {
    ...answer,
    // The SDK makes up an end for a stream that had none; only a real one has a word of the provider's own.
    finish: finishReason === "other" && rawFinishReason === undefined ? null : finishReason,
    inputTokens: totalUsage.inputTokens ?? null,
    outputTokens: totalUsage.outputTokens ?? null,
  };
}

function addText(answer: Answer, text: string): Answer {
  const whole = answer.text + text;
  if (whole.length <= MAX_ANSWER_CHARS) return { ...answer, text: whole };
  return { ...answer, text: whole.slice(0, MAX_ANSWER_CHARS), isTooLong: true };
}
