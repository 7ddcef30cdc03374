import { z } from "zod";
import type { Cli } from "../../cli-agent/cli.ts";

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
  const known = { ...end, sessionId: data.sessionID };
  switch (data.type) {
    case "step_start":
      return { ...known, text: null, isDone: false };
    case "text":
      return { ...known, text: end.text === null ? data.part.text : `${end.text}\n\n${data.part.text}` };
    case "step_finish":
      return { ...known, isDone: data.part.reason === "stop" && end.fault === null };
    case "error":
      return {
        ...known,
        isDone: false,
        fault: data.error.data?.message ?? data.error.name ?? "an error without a text",
      };
  }
};
