import { z } from "zod";
import type { Cli } from "../../cli-agent/cli.ts";

const Started = z.object({ type: z.literal("init"), session_id: z.string() });
const Message = z.object({
  type: z.literal("message"),
  role: z.literal("assistant"),
  content: z.string(),
  delta: z.boolean().optional(),
});
const ToolUse = z.object({ type: z.literal("tool_use"), tool_id: z.string().optional() });
const ToolResult = z.object({ type: z.literal("tool_result"), tool_id: z.string() });
const Fault = z.object({ type: z.literal("error"), message: z.string() });
const Result = z.object({
  type: z.literal("result"),
  status: z.string(),
  error: z.object({ message: z.string() }).optional(),
});

/** The whole output of a command comes in one line, of any length. */
const LONG_RESULT = /^\{"type":"tool_result","timestamp":"[^"\\]*","tool_id":"([^"\\]*)","status":/;

/** The result of a call that is open, each once. */
export const readHead: NonNullable<Cli["readHead"]> = (end, head) => {
  const [, id] = LONG_RESULT.exec(head) ?? [];
  const openCalls = end.openCalls ?? [];
  return id === undefined || !openCalls.includes(id)
    ? null
    : { ...end, openCalls: openCalls.filter((one) => one !== id) };
};

export const read: Cli["read"] = (end, event) => {
  const started = Started.safeParse(event);
  if (started.success) return { ...end, sessionId: started.data.session_id };
  const message = Message.safeParse(event);
  if (message.success) {
    const { content, delta } = message.data;
    return { ...end, text: delta === true ? (end.text ?? "") + content : content };
  }
  // What was said before a tool ran was not the final message.
  const { data: use } = ToolUse.safeParse(event);
  if (use !== undefined) return { ...end, text: null, openCalls: [...(end.openCalls ?? []), use.tool_id ?? ""] };
  const { data: used } = ToolResult.safeParse(event);
  if (used !== undefined) return { ...end, openCalls: (end.openCalls ?? []).filter((id) => id !== used.tool_id) };
  const fault = Fault.safeParse(event);
  if (fault.success) return { ...end, fault: fault.data.message };
  const result = Result.safeParse(event);
  if (!result.success) return end;
  const { status, error } = result.data;
  if (status !== "success")
    return { ...end, isDone: false, fault: error?.message ?? end.fault ?? "it ended with an error" };
  // It ends with 0 when a signal ends it, so that the end its command wrote for it would be the last that comes.
  if ((end.openCalls ?? []).length > 0) return { ...end, isDone: false, fault: "it ends in the middle of a tool call" };
  // It says `success` too when it stopped itself in a loop: the fault before it tells.
  return { ...end, isDone: end.fault === null };
};
