import { type Json, listOf, recordOf, stringOf } from "../json.ts";
import { frame, type ModelRequest, piecesOf, type Reply, type WireSpeech } from "../wire.ts";

const STATUSES: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  500: "INTERNAL",
  529: "UNAVAILABLE",
};

/** Gemini's generateContent. */
export const gemini: WireSpeech = {
  name: "gemini",
  isMine: (path) => /:(?:generateContent|streamGenerateContent)$/.test(path),
  isCount: (path) => path.endsWith(":countTokens"),
  count: { totalTokens: 42 },
  parse,
  stream,
  whole: (reply) => chunkOf(reply, [partOf(reply)], true),
  error: (status, message) => ({ error: { code: status, message, status: STATUSES[status] ?? "INTERNAL" } }),
};

function parse(body: Json, path: string): ModelRequest {
  let called: string[] = [];
  let results: string[] = [];
  let prompt = "";
  for (const { role, parts: given } of listOf(body["contents"])) {
    const parts = listOf(given);
    const answers = parts.filter((part) => part["functionResponse"] !== undefined);
    if (role === "model")
      called.push(
        ...parts
          .filter((part) => part["functionCall"] !== undefined)
          .map((part) => stringOf(recordOf(part["functionCall"])["name"])),
      );
    else if (answers.length > 0)
      results.push(...answers.map((part) => outputOf(recordOf(recordOf(part["functionResponse"])["response"]))));
    else [called, results, prompt] = [[], [], parts.map((part) => stringOf(part["text"])).join("\n")];
  }
  return {
    model: /models\/([^:]+):/.exec(path)?.[1] ?? "",
    isStreamed: path.endsWith(":streamGenerateContent"),
    prompt,
    called,
    results,
    tools: listOf(body["tools"])
      .flatMap((tool) => listOf(tool["functionDeclarations"]))
      .map((tool) => ({
        name: stringOf(tool["name"]),
        namespace: null,
        schema: recordOf(tool["parametersJsonSchema"] ?? tool["parameters"]),
      })),
    wantsJson: recordOf(body["generationConfig"])["responseMimeType"] === "application/json",
  };
}

function outputOf(response: Json): string {
  return typeof response["output"] === "string" ? response["output"] : JSON.stringify(response);
}

function partOf({ id, saying }: Reply): Json {
  if ("text" in saying) return { text: saying.text };
  const call = { id: `call-${id}`, name: saying.tool, args: saying.args };
  // The service signs the thought before a call, and its client complains where that is missing.
  return { functionCall: call, thoughtSignature: "c2lnbmVk" };
}

function finishOf({ saying }: Reply): string {
  if ("tool" in saying || saying.end === undefined) return "STOP";
  return { refused: "SAFETY", cut: "MAX_TOKENS" }[saying.end];
}

function chunkOf(reply: Reply, parts: readonly Json[], isLast: boolean): Json {
  const { id, model, usage } = reply;
  const usageMetadata = {
    promptTokenCount: usage.input,
    candidatesTokenCount: usage.output,
    totalTokenCount: usage.input + usage.output,
  };
  return {
    candidates: [{ index: 0, content: { role: "model", parts }, ...(isLast ? { finishReason: finishOf(reply) } : {}) }],
    ...(isLast ? { usageMetadata } : {}),
    modelVersion: model,
    responseId: id,
  };
}

function stream(reply: Reply): readonly string[] {
  const { saying } = reply;
  const parts: readonly Json[] = "text" in saying ? piecesOf(saying.text).map((text) => ({ text })) : [partOf(reply)];
  return parts.map((part, at) => frame(chunkOf(reply, [part], at === parts.length - 1)));
}
