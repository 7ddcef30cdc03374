import { z } from "zod";
import type { Cli } from "../../cli-agent/cli.ts";

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
  if (data === undefined) return end;
  switch (data.type) {
    case "assistant.message": {
      const isOwn = (data.agentId ?? data.data.parentToolCallId ?? null) === null;
      return isOwn ? { ...end, text: data.data.content, fault: null } : end;
    }
    case "session.error":
      return { ...end, fault: data.data.message };
    case "result": {
      const isDone = data.exitCode === 0 && end.fault === null;
      const fault = isDone ? null : (end.fault ?? `the run ended with exit code ${data.exitCode}`);
      return { ...end, sessionId: data.sessionId ?? end.sessionId, isDone, fault };
    }
  }
};
