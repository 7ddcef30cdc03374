import { z } from "zod";
import type { Cli, CliEnd } from "../../cli-agent/cli.ts";

const Event = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("assistant.message"),
    /** Set for agents that it starts itself. */
    agentId: z.string().nullish(),
    data: z.object({ content: z.string(), parentToolCallId: z.string().nullish() }),
  }),
  z.object({ type: z.literal("session.error"), data: z.object({ message: z.string() }) }),
  z.object({ type: z.literal("result"), sessionId: z.string().nullish(), exitCode: z.number() }),
]);

/** The last event is `result`. Its exit code is not believed when an error came and no message of the agent after it. */
export const read: Cli["read"] = (end, event) => {
  const { data } = Event.safeParse(event);
  return data === undefined ? end : add(end, data);
};

function add(end: CliEnd, event: z.infer<typeof Event>): CliEnd {
  if (event.type === "assistant.message") {
    const isOwn = (event.agentId ?? event.data.parentToolCallId ?? null) === null;
    return isOwn ? { ...end, text: event.data.content, fault: null } : end;
  }
  if (event.type === "session.error") return { ...end, fault: event.data.message };
  const isDone = event.exitCode === 0 && end.fault === null;
  const fault = isDone ? null : (end.fault ?? `the run ended with exit code ${event.exitCode}`);
  return { ...end, sessionId: event.sessionId ?? end.sessionId, isDone, fault };
}
