import { z } from "zod";
import type { Cli, CliEnd } from "../../cli-agent/cli.ts";

const Started = z.object({ type: z.literal("system"), subtype: z.literal("init"), session_id: z.string() });

/** The endpoint broke off in the middle of an answer, and it is asked once more. */
const Retried = z.object({
  type: z.literal("system"),
  subtype: z.literal("retry"),
  data: z.object({ preserveText: z.literal(true) }),
});

/** What tools gave: the answer before it is over. */
const ToolResult = z.object({ type: z.literal("user"), parent_tool_use_id: z.null().optional() });

/** The last event. */
const Result = z.object({
  type: z.literal("result"),
  is_error: z.boolean(),
  session_id: z.string().optional(),
  subtype: z.string().optional(),
  result: z.string().optional(),
  structured_result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

const GLUED = "the model's answer was cut and asked for again, and the program glues the piece to the whole";

export const read: Cli["read"] = (end, event) => {
  const started = Started.safeParse(event);
  if (started.success) return { ...end, sessionId: started.data.session_id };
  if (Retried.safeParse(event).success) return { ...end, fault: GLUED };
  if (ToolResult.safeParse(event).success) return { ...end, fault: null };
  const { data: last } = Result.safeParse(event);
  return last === undefined ? end : conclude(end, last);
};

/** It says success of a glued message too: a verdict that was never meant could be read out of that. */
function conclude(end: CliEnd, last: z.infer<typeof Result>): CliEnd {
  const isDone = !last.is_error && end.fault === null;
  return {
    sessionId: last.session_id ?? end.sessionId,
    text: isDone ? (last.result ?? null) : end.text,
    structured: isDone ? last.structured_result : undefined,
    isDone,
    fault: isDone ? null : (last.error?.message ?? end.fault ?? last.subtype ?? "the run ended with an error"),
  };
}
