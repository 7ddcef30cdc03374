import { type Json, listOf, recordOf, stringOf, textOf } from "../json.ts";
import { ERROR_NAMES, frame, type ModelRequest, piecesOf, type Reply, type WireSpeech } from "../wire.ts";

/** OpenAI Chat Completions, and the many providers that speak it. */
export const chat: WireSpeech = {
  name: "chat",
  isMine: (path) => path.endsWith("/chat/completions"),
  isCount: () => false,
  count: {},
  parse,
  stream,
  whole: (reply) => ({
    ...headOf(reply, "chat.completion"),
    choices: [{ index: 0, message: messageOf(reply), finish_reason: finishOf(reply) }],
    usage: usageOf(reply),
  }),
  error: (status, message) => {
    const kind = ERROR_NAMES[status] ?? "api_error";
    return { error: { message, type: kind, param: null, code: status === 404 ? "model_not_found" : kind } };
  },
};

function parse(body: Json): ModelRequest {
  let called: string[] = [];
  let results: string[] = [];
  let prompt = "";
  for (const { role, content, tool_calls: calls } of listOf(body["messages"])) {
    if (role === "user") [called, results, prompt] = [[], [], textOf(content)];
    else if (role === "tool") results.push(textOf(content));
    else if (role === "assistant")
      called.push(...listOf(calls).map((call) => stringOf(recordOf(call["function"])["name"])));
  }
  const format = recordOf(body["response_format"]);
  return {
    model: stringOf(body["model"]),
    isStreamed: body["stream"] === true,
    prompt,
    called,
    results,
    tools: listOf(body["tools"])
      .map((tool) => recordOf(tool["function"]))
      .filter((tool) => typeof tool["name"] === "string")
      .map((tool) => ({ name: stringOf(tool["name"]), namespace: null, schema: recordOf(tool["parameters"]) })),
    wantsJson: format["type"] === "json_schema" || format["type"] === "json_object",
  };
}

function headOf({ id, model }: Reply, object: string): Json {
  return { id: `chatcmpl-${id}`, object, created: Math.floor(Date.now() / 1000), model };
}

function usageOf({ usage }: Reply): Json {
  return {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
  };
}

function finishOf({ saying }: Reply): string {
  if ("tool" in saying) return "tool_calls";
  return saying.end === "cut" ? "length" : "stop";
}

function messageOf({ id, saying }: Reply): Json {
  if ("text" in saying && saying.end === "refused") return { role: "assistant", content: null, refusal: saying.text };
  if ("text" in saying) return { role: "assistant", content: saying.text };
  const call = { name: saying.tool, arguments: JSON.stringify(saying.args) };
  return { role: "assistant", content: null, tool_calls: [{ id: `call_${id}`, type: "function", function: call }] };
}

function stream(reply: Reply): readonly string[] {
  const head = headOf(reply, "chat.completion.chunk");
  const { saying } = reply;
  const deltas: readonly Json[] =
    "text" in saying && saying.end === "refused"
      ? [messageOf(reply)]
      : "text" in saying
        ? piecesOf(saying.text).map((content) => ({ role: "assistant", content }))
        : [
            {
              ...messageOf(reply),
              tool_calls: listOf(messageOf(reply)["tool_calls"]).map((call) => ({ index: 0, ...call })),
            },
          ];
  return [
    ...deltas.map((delta) => frame({ ...head, choices: [{ index: 0, delta, finish_reason: null }] })),
    frame({ ...head, choices: [{ index: 0, delta: {}, finish_reason: finishOf(reply) }] }),
    frame({ ...head, choices: [], usage: usageOf(reply) }),
    frame("[DONE]"),
  ];
}
