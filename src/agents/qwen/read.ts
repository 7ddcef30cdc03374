import { z } from "zod";
import type { Cli } from "../../cli-agent/cli.ts";

const Started = z.object({ type: z.literal("system"), subtype: z.literal("init"), session_id: z.string() });

/** The last event. */
const Result = z.object({
  type: z.literal("result"),
  is_error: z.boolean(),
  session_id: z.string().optional(),
  subtype: z.string().optional(),
  result: z.string().optional(),
  structured_result: z.unknown(),
  error: z.object({ message: z.string() }).optional(),
});

export const read: Cli["read"] = (end, event) => {
  const started = Started.safeParse(event);
  if (started.success) return { ...end, sessionId: started.data.session_id };
  const { data: last } = Result.safeParse(event);
  if (last === undefined) return end;
  const isDone = !last.is_error;
  return {
    sessionId: last.session_id ?? end.sessionId,
    text: isDone ? (last.result ?? null) : end.text,
    structured: isDone ? last.structured_result : undefined,
    isDone,
    fault: isDone ? null : (last.error?.message ?? last.subtype ?? "the run ended with an error"),
  };
};
