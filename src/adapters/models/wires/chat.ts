import { valueAt } from "../../../lib/fault.ts";
import { openaiErrorBody } from "./openai-error.ts";
import { charsOf, countAt, errorText, hasObjectAt, listAt, textAt } from "./read-json.ts";
import type { CallTokens, WireShape } from "./wire-shape.ts";

/** OpenAI Chat Completions, and the many servers that speak it. Usage comes in the last chunk, and only where the request asks for
 *  it with `stream_options.include_usage`. */
export const chat: WireShape = {
  callPath: /^\/v1\/chat\/completions$/,
  freePath: null,
  modelInPath: null,
  readPath: /^\/v1\/models(?:\/(?:[\w.:@-]|%2[Ff])+)?$/,
  keyHeader: (key) => ["authorization", `Bearer ${key}`],
  readAnswer: (data) => {
    const choices = listAt(data, "choices");
    const usage = valueAt(data, ["usage"]);
    return {
      model: textAt(data, "model"),
      tokens: hasObjectAt(usage) ? tokensOf(usage) : null,
      isFinal: choices.some((choice) => textAt(choice, "finish_reason") !== null),
      error: errorText(valueAt(data, ["error"])),
      writtenChars: choices.reduce<number>((sum, choice) => sum + charsOf(valueAt(choice, ["delta"])), 0),
    };
  },
  refusedStatus: 400,
  errorBody: openaiErrorBody,
  ping: (model) => ({
    path: "/v1/chat/completions",
    headers: {},
    body: { model, max_tokens: 16, messages: [{ role: "user", content: "Say ok." }] },
  }),
};

/** Some servers leave reasoning out of `completion_tokens` and have it in the total only. */
function tokensOf(usage: unknown): CallTokens {
  const input = countAt(usage, "prompt_tokens");
  const output = Math.max(countAt(usage, "completion_tokens"), countAt(usage, "total_tokens") - input);
  return { input, cacheRead: countAt(usage, "prompt_tokens_details", "cached_tokens"), cacheWrite: 0, output };
}
