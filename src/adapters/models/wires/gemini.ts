import { valueAt } from "../../../lib/fault.ts";
import { charsOf, countAt, errorText, hasObjectAt, listAt, textAt } from "./read-json.ts";
import type { AnswerFacts, CallTokens, WireShape } from "./wire-shape.ts";

const ERROR_STATES: Readonly<Record<number, string>> = {
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  502: "UNAVAILABLE",
  504: "DEADLINE_EXCEEDED",
};

/** Gemini generateContent. A stream that is asked for without `alt=sse` is one JSON list. */
export const gemini: WireShape = {
  callPath: /^\/v1(?:alpha|beta)\/models\/[\w.@-]+:(?:generateContent|streamGenerateContent)$/,
  freePath: /^\/v1(?:alpha|beta)\/models\/[\w.@-]+:countTokens$/,
  modelInPath: /\/models\/([\w.@-]+):/,
  readPath: /^\/v1(?:alpha|beta)\/models(?:\/[\w.@-]+)?$/,
  keyHeader: (key) => ["x-goog-api-key", key],
  readAnswer: (data) => {
    if (!Array.isArray(data)) return readPart(data);
    const parts = data.map(readPart);
    return {
      model: parts.findLast(({ model }) => model !== null)?.model ?? null,
      tokens: parts.findLast(({ tokens }) => tokens !== null)?.tokens ?? null,
      isFinal: parts.some(({ isFinal }) => isFinal),
      error: parts.find(({ error }) => error !== null)?.error ?? null,
      writtenChars: parts.reduce((sum, { writtenChars }) => sum + writtenChars, 0),
    };
  },
  refusedStatus: 400,
  errorBody: (status, message) => {
    const state = ERROR_STATES[status] ?? (status < 500 ? "INVALID_ARGUMENT" : "INTERNAL");
    return { error: { code: status, message, status: state } };
  },
  ping: (model) => ({
    path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
    headers: {},
    body: { contents: [{ role: "user", parts: [{ text: "Say ok." }] }], generationConfig: { maxOutputTokens: 16 } },
  }),
};

function readPart(data: unknown): AnswerFacts {
  const candidates = listAt(data, "candidates");
  const usage = valueAt(data, ["usageMetadata"]);
  return {
    model: textAt(data, "modelVersion"),
    tokens: hasObjectAt(usage) ? tokensOf(usage) : null,
    isFinal:
      candidates.some((candidate) => textAt(candidate, "finishReason") !== null) ||
      textAt(data, "promptFeedback", "blockReason") !== null,
    error: errorText(valueAt(data, ["error"])),
    writtenChars: candidates.reduce<number>((sum, candidate) => sum + charsOf(valueAt(candidate, ["content"])), 0),
  };
}

/** Thoughts are beside the candidates' tokens, what tools put in is beside the prompt's, and the cached are part of the prompt's. */
function tokensOf(usage: unknown): CallTokens {
  return {
    input: countAt(usage, "promptTokenCount") + countAt(usage, "toolUsePromptTokenCount"),
    cacheRead: countAt(usage, "cachedContentTokenCount"),
    cacheWrite: 0,
    output: countAt(usage, "candidatesTokenCount") + countAt(usage, "thoughtsTokenCount"),
  };
}
