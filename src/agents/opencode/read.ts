import { z } from "zod";
import type { Cli, CliEnd } from "../../cli-agent/cli.ts";

const Part = z.object({ text: z.string().optional(), reason: z.string().optional() });

const Event = z.discriminatedUnion("type", [
  z.object({ type: z.literal("step_start"), sessionID: z.string() }),
  z.object({ type: z.literal("text"), sessionID: z.string(), part: Part.required({ text: true }) }),
  z.object({ type: z.literal("step_finish"), sessionID: z.string(), part: Part.required({ reason: true }) }),
  z.object({
    type: z.literal("error"),
    sessionID: z.string(),
    error: z.object({ name: z.string().optional(), data: z.object({ message: z.string().optional() }).optional() }),
  }),
]);

/** There is no event for the end of the run: it is over when a step ends with `stop`, and good when no error came at any time. */
export const read: Cli["read"] = (end, event) => {
  const { data } = Event.safeParse(event);
  // An agent that it starts itself has a session of its own.
  if (data === undefined || (end.sessionId !== null && data.sessionID !== end.sessionId)) return end;
  return add({ ...end, sessionId: data.sessionID }, data);
};

function add(end: CliEnd, event: z.infer<typeof Event>): CliEnd {
  if (event.type === "step_start") return { ...end, text: null, isDone: false };
  if (event.type === "text")
    return { ...end, text: end.text === null ? event.part.text : `${end.text}\n\n${event.part.text}` };
  if (event.type === "step_finish") return { ...end, isDone: event.part.reason === "stop" && end.fault === null };
  const { data, name } = event.error;
  return { ...end, isDone: false, fault: data?.message ?? name ?? "an error without a text" };
}
