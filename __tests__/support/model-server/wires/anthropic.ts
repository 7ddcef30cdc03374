import { type Json, listOf, recordOf, stringOf, textOf } from "../json.ts";
import { ERROR_NAMES, frame, type ModelRequest, piecesOf, type Reply, type WireSpeech } from "../wire.ts";

/** Anthropic Messages. */
export const anthropic: WireSpeech = {
  name: "anthropic",
  isMine: (path) => path.endsWith("/v1/messages"),
  isCount: (path) => path.endsWith("/v1/messages/count_tokens"),
  count: { input_tokens: 42 },
  parse,
  stream,
  whole: (reply) => ({ ...messageOf(reply), content: [blockOf(reply)] }),
  error: (status, message) => ({ type: "error", error: { type: ERROR_NAMES[status] ?? "api_error", message } }),
};

function parse(body: Json): ModelRequest {
  let called: string[] = [];
  let results: string[] = [];
  let prompt = "";
  for (const { role, content } of listOf(body["messages"])) {
    const blocks = typeof content === "string" ? [{ type: "text", text: content }] : listOf(content);
    const given = blocks.filter(({ type }) => type === "tool_result");
    if (role === "assistant")
      called.push(
        ...blocks.filter(({ type }) => type === "tool_use").map((block) => stringOf(recordOf(block)["name"])),
      );
    else if (given.length > 0) results.push(...given.map((block) => textOf(recordOf(block)["content"])));
    else [called, results, prompt] = [[], [], textOf(blocks)];
  }
  const format = recordOf(recordOf(body["output_config"])["format"] ?? body["output_format"]);
  return {
    model: stringOf(body["model"]),
    isStreamed: body["stream"] === true,
    prompt,
    called,
    results,
    tools: listOf(body["tools"])
      .filter((tool) => tool["input_schema"] !== undefined)
      .map((tool) => ({ name: stringOf(tool["name"]), namespace: null, schema: recordOf(tool["input_schema"]) })),
    wantsJson: format["type"] === "json_schema",
  };
}

function messageOf({ id, model, saying, usage }: Reply): Json {
  return {
    id: `msg_${id}`,
    type: "message",
    role: "assistant",
    model,
    stop_reason: stopOf(saying),
    stop_sequence: null,
    usage: {
      input_tokens: usage.input,
      output_tokens: usage.output,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
    },
  };
}

function stopOf(saying: Reply["saying"]): string {
  if ("tool" in saying) return "tool_use";
  return saying.end === undefined ? "end_turn" : { refused: "refusal", cut: "max_tokens" }[saying.end];
}

function blockOf({ id, saying }: Reply): Json {
  if ("text" in saying) return { type: "text", text: saying.text };
  return { type: "tool_use", id: `toolu_${id}`, name: saying.tool, input: saying.args };
}

function stream(reply: Reply): readonly string[] {
  const { saying, usage } = reply;
  const { stop_reason: stopReason, stop_sequence: stopSequence, ...message } = messageOf(reply);
  const start = { ...message, content: [], stop_reason: null, stop_sequence: stopSequence };
  const block = "tool" in saying ? { ...blockOf(reply), input: {} } : { type: "text", text: "" };
  const deltas =
    "tool" in saying
      ? [{ type: "input_json_delta", partial_json: JSON.stringify(saying.args) }]
      : piecesOf(saying.text).map((text) => ({ type: "text_delta", text }));
  const events: readonly Json[] = [
    { type: "message_start", message: start },
    { type: "content_block_start", index: 0, content_block: block },
    ...deltas.map((delta) => ({ type: "content_block_delta", index: 0, delta })),
    { type: "content_block_stop", index: 0 },
    {
      type: "message_delta",
      delta: { stop_reason: stopReason, stop_sequence: null },
      usage: { output_tokens: usage.output },
    },
    { type: "message_stop" },
  ];
  return events.map((event) => frame(event, stringOf(event["type"])));
}
