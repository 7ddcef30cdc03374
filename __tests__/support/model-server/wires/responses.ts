import { type Json, listOf, recordOf, stringOf, textOf } from "../json.ts";
import {
  ERROR_NAMES,
  frame,
  type ModelRequest,
  type OfferedTool,
  piecesOf,
  type Reply,
  type WireSpeech,
} from "../wire.ts";

/** OpenAI Responses. */
export const responses: WireSpeech = {
  name: "responses",
  isMine: (path) => path.endsWith("/responses"),
  isCount: (path) => path.endsWith("/responses/input_tokens"),
  count: { object: "response.input_tokens", input_tokens: 42 },
  parse,
  stream,
  whole: (reply) => responseOf(reply),
  error: (status, message) => {
    const kind = ERROR_NAMES[status] ?? "api_error";
    return { error: { message, type: kind, param: null, code: status === 404 ? "model_not_found" : kind } };
  },
};

function parse(body: Json): ModelRequest {
  let called: string[] = [];
  let results: string[] = [];
  let prompt = "";
  const { input } = body;
  for (const item of Array.isArray(input) ? listOf(input) : [{ role: "user", content: input }]) {
    const { type, role, name, output, content } = recordOf(item);
    const kind = stringOf(type);
    if (kind.endsWith("_call_output")) results.push(textOf(output));
    else if (kind.endsWith("_call")) called.push(stringOf(name));
    else if (role === "user") [called, results, prompt] = [[], [], textOf(content)];
  }
  return {
    model: stringOf(body["model"]),
    isStreamed: body["stream"] === true,
    prompt,
    called,
    results,
    tools: listOf(body["tools"]).flatMap(toolsOf),
    wantsJson: recordOf(recordOf(body["text"])["format"])["type"] === "json_schema",
  };
}

/** Tools of one server come in a group. */
function toolsOf(tool: Json): readonly OfferedTool[] {
  const name = stringOf(tool["name"]);
  if (tool["type"] === "namespace") return listOf(tool["tools"]).map((one) => toOffered(one, name));
  return name === "" ? [] : [toOffered(tool, null)];
}

function toOffered(tool: Json, namespace: string | null): OfferedTool {
  return { name: stringOf(tool["name"]), namespace, schema: recordOf(tool["parameters"]) };
}

function itemOf({ id, saying }: Reply): Json {
  if ("text" in saying)
    return {
      type: "message",
      id: `msg_${id}`,
      role: "assistant",
      status: "completed",
      content: [
        saying.end === "refused"
          ? { type: "refusal", refusal: saying.text }
          : { type: "output_text", text: saying.text, annotations: [] },
      ],
    };
  return {
    type: "function_call",
    id: `fc_${id}`,
    call_id: `call_${id}`,
    name: saying.tool,
    arguments: JSON.stringify(saying.args),
    status: "completed",
    ...(saying.namespace === null ? {} : { namespace: saying.namespace }),
  };
}

function responseOf(reply: Reply): Json {
  const { id, model, usage } = reply;
  return {
    id: `resp_${id}`,
    object: "response",
    created_at: Math.floor(Date.now() / 1000),
    model,
    ...(isCut(reply)
      ? { status: "incomplete", incomplete_details: { reason: "max_output_tokens" } }
      : { status: "completed" }),
    output: [itemOf(reply)],
    usage: {
      input_tokens: usage.input,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: usage.output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.input + usage.output,
    },
  };
}

function isCut({ saying }: Reply): boolean {
  return "text" in saying && saying.end === "cut";
}

function stream(reply: Reply): readonly string[] {
  const item = itemOf(reply);
  const response = responseOf(reply);
  const started = { ...response, status: "in_progress", output: [], usage: null };
  const blank = "text" in reply.saying ? { content: [] } : { arguments: "" };
  const events: readonly Json[] = [
    { type: "response.created", response: started },
    { type: "response.output_item.added", output_index: 0, item: { ...item, ...blank, status: "in_progress" } },
    ...("text" in reply.saying ? textEvents(item, reply.saying.text) : callEvents(item)),
    { type: "response.output_item.done", output_index: 0, item },
    { type: isCut(reply) ? "response.incomplete" : "response.completed", response },
  ];
  return events.map((event, at) => frame({ ...event, sequence_number: at }, stringOf(event["type"])));
}

function callEvents({ id, arguments: args }: Json): readonly Json[] {
  const place = { item_id: id, output_index: 0 };
  return [
    { type: "response.function_call_arguments.delta", ...place, delta: args },
    { type: "response.function_call_arguments.done", ...place, arguments: args },
  ];
}

function textEvents({ id, content }: Json, text: string): readonly Json[] {
  const place = { item_id: id, output_index: 0, content_index: 0 };
  const [part] = listOf(content);
  if (part?.["type"] === "refusal")
    return [
      { type: "response.content_part.added", ...place, part: { ...part, refusal: "" } },
      { type: "response.refusal.delta", ...place, delta: text },
      { type: "response.refusal.done", ...place, refusal: text },
      { type: "response.content_part.done", ...place, part },
    ];
  return [
    { type: "response.content_part.added", ...place, part: { ...part, text: "" } },
    ...piecesOf(text).map((delta) => ({ type: "response.output_text.delta", ...place, delta })),
    { type: "response.output_text.done", ...place, text },
    { type: "response.content_part.done", ...place, part },
  ];
}
