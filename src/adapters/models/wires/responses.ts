import { valueAt } from "../../../lib/fault.ts";
import { openaiErrorBody } from "./openai-error.ts";
import { charsOf, countAt, errorText, hasObjectAt, textAt } from "./read-json.ts";
import type { CallTokens, WireShape } from "./wire-shape.ts";

const LAST_STATES = ["completed", "incomplete", "failed", "cancelled"];

/** OpenAI Responses. Source: Responses API, "Streaming events": the last event carries the response with its usage. */
export const responses: WireShape = {
  callPath: /^\/v1\/responses(?:\/compact)?$/,
  freePath: null,
  modelInPath: null,
  readPath: /^\/v1\/models(?:\/(?:[\w.:@-]|%2[Ff])+)?$/,
  keyHeader: (key) => ["authorization", `Bearer ${key}`],
  readAnswer: (data) => {
    const kind = textAt(data, "type") ?? "";
    const response = valueAt(data, ["response"]) ?? data;
    const usage = valueAt(response, ["usage"]);
    const failure = kind === "error" ? (valueAt(data, ["error"]) ?? data) : valueAt(response, ["error"]);
    return {
      model: textAt(response, "model"),
      tokens: hasObjectAt(usage) ? tokensOf(usage) : null,
      isFinal:
        LAST_STATES.includes(textAt(response, "status") ?? "") ||
        (textAt(data, "object") ?? "").startsWith("response.compact"),
      error: errorText(failure),
      writtenChars: kind.endsWith(".delta") ? charsOf(valueAt(data, ["delta"])) : 0,
    };
  },
  // Codex sends a request again after 402 and 403, six times.
  refusedStatus: 400,
  errorBody: openaiErrorBody,
  ping: (model) => ({
    path: "/v1/responses",
    headers: {},
    body: { model, input: "Say ok.", max_output_tokens: 16, store: false },
  }),
};

function tokensOf(usage: unknown): CallTokens {
  return {
    input: countAt(usage, "input_tokens"),
    cacheRead: countAt(usage, "input_tokens_details", "cached_tokens"),
    cacheWrite: 0,
    output: countAt(usage, "output_tokens"),
  };
}
