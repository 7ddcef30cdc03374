import { valueAt } from "../../../lib/fault.ts";
import { charsOf, countAt, errorText, hasObjectAt, textAt } from "./read-json.ts";
import type { CallTokens, WireShape } from "./wire-shape.ts";

const ERROR_TYPES: Readonly<Record<number, string>> = {
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  429: "rate_limit_error",
};

/** Anthropic Messages. Source: Messages API, "Streaming messages": `message_start` has the input's usage, `message_delta` sums. */
export const anthropic: WireShape = {
  callPath: /^\/v1\/messages$/,
  freePath: /^\/v1\/messages\/count_tokens$/,
  modelInPath: null,
  readPath: /^\/v1\/models(?:\/[\w.:@-]+)?$/,
  keyHeader: (key) => ["x-api-key", key],
  readAnswer: (data) => {
    const kind = textAt(data, "type");
    const message = kind === "message" ? data : valueAt(data, ["message"]);
    const usage = valueAt(data, ["usage"]) ?? valueAt(message, ["usage"]);
    return {
      model: textAt(message, "model"),
      tokens: hasObjectAt(usage) ? tokensOf(usage) : null,
      isFinal: kind === "message_stop" || kind === "message",
      error: kind === "error" ? errorText(valueAt(data, ["error"]) ?? {}) : null,
      writtenChars: kind === "content_block_delta" ? charsOf(valueAt(data, ["delta"])) : 0,
    };
  },
  // Claude Code sends a request again after 400, 404, 413 and 422, with parts of it left out.
  refusedStatus: 403,
  errorBody: (status, message) => {
    const type = ERROR_TYPES[status] ?? (status < 500 ? "invalid_request_error" : "api_error");
    return { type: "error", error: { type, message } };
  },
  ping: (model) => ({
    path: "/v1/messages",
    headers: { "anthropic-version": "2023-06-01" },
    body: { model, max_tokens: 16, messages: [{ role: "user", content: "Say ok." }] },
  }),
};

/** Input is given without what a cache read or wrote: the three add up. */
function tokensOf(usage: unknown): CallTokens {
  const cacheRead = countAt(usage, "cache_read_input_tokens");
  const cacheWrite = countAt(usage, "cache_creation_input_tokens");
  const input = countAt(usage, "input_tokens") + cacheRead + cacheWrite;
  return { input, cacheRead, cacheWrite, output: countAt(usage, "output_tokens") };
}
