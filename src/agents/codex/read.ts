import { z } from "zod";
import type { Cli } from "../../cli-agent/cli.ts";
import { parseJson } from "../../cli-agent/parse-json.ts";

const Started = z.object({ type: z.literal("thread.started"), thread_id: z.string() });
const Message = z.object({
  type: z.literal("item.completed"),
  item: z.object({ type: z.literal("agent_message"), text: z.string() }),
});
const Working = z.object({
  type: z.literal("item.started"),
  item: z.object({ type: z.enum(["command_execution", "file_change", "mcp_tool_call", "web_search"]) }),
});
const Completed = z.object({ type: z.literal("turn.completed") });
const Failed = z.object({ type: z.literal("turn.failed"), error: z.object({ message: z.string() }) });
const Fault = z.object({ type: z.literal("error"), message: z.string() });

export const read: Cli["read"] = (end, event) => {
  const started = Started.safeParse(event);
  if (started.success) return { ...end, sessionId: started.data.thread_id };
  const message = Message.safeParse(event);
  if (message.success) {
    const { text } = message.data.item;
    return { ...end, text, structured: toStructured(text) };
  }
  // What was said before it went on working was not the final message.
  if (Working.safeParse(event).success) return { ...end, text: null, structured: undefined };
  if (Completed.safeParse(event).success) return { ...end, isDone: true, fault: null };
  const failed = Failed.safeParse(event);
  if (failed.success) return { ...end, isDone: false, fault: failed.data.error.message };
  // It tells of every try that failed; the last one is the cause when no other comes.
  const fault = Fault.safeParse(event);
  return fault.success ? { ...end, fault: fault.data.message } : end;
};

/** With a schema the whole message is one JSON value. One that is too deep to be looked into stays the text that it is, and fits nothing. */
function toStructured(text: string): unknown {
  if (!text.trimStart().startsWith("{")) return undefined;
  const parsed = parseJson(text);
  if (parsed.kind === "too-deep") return text;
  return parsed.kind === "json" ? parsed.value : undefined;
}
