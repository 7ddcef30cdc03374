import { MAX_HANDOFF_BYTES } from "../../evidence/handoff/parse.ts";

const MAX_REMEMBERED_CALLS = 10_000;

/** What an agent said of its work. */
export interface Heard {
  /** Its final message: all it said after the last thing it did; "" for none. */
  readonly text: string;
  /** The final message is longer than what is read; `text` is its beginning. */
  readonly isCut: boolean;
  /** US dollars as the agent counts them for the whole session; null where it does not. */
  readonly usd: number | null;
}

export interface Listener {
  /** What was heard before, such as the history of a session that is loaded, is not part of this turn. */
  readonly begin: (sessionId: string) => void;
  /** In: the `params` of a `session/update`, of any shape. What is told of other sessions, or before the turn, is not heard. Throws:
   *  never. */
  readonly hear: (params: unknown) => void;
  readonly heard: () => Heard;
  /** How often it told of things it does, in this turn. */
  readonly countDeeds: () => number;
}

/** Follows a turn. An agent talks between its tool calls too ("now I run the tests"): the handoff is what it says after the last one.
 *  A tool call speaks until it has ended; what agents report of it later does not cut a message in two. */
export function createListener(): Listener {
  const ended = new Set<string>();
  let [text, isCut, usd]: [string, boolean, number | null] = ["", false, null];
  let [sizeBytes, session]: [number, string | null] = [0, null];
  let deeds = 0;
  const forget = (): void => {
    [text, isCut, sizeBytes] = ["", false, 0];
  };
  const hearTool = (update: object): void => {
    deeds += 1;
    const id = "toolCallId" in update && typeof update.toolCallId === "string" ? update.toolCallId.slice(0, 200) : "";
    const isNew = "sessionUpdate" in update && update.sessionUpdate === "tool_call";
    if (!isNew && ended.has(id)) return;
    forget();
    if (ended.size >= MAX_REMEMBERED_CALLS) ended.clear();
    const isOver = "status" in update && (update.status === "completed" || update.status === "failed");
    if (isOver && id !== "") ended.add(id);
  };
  const hearText = (chunk: string): void => {
    sizeBytes += Buffer.byteLength(chunk);
    isCut ||= sizeBytes > MAX_HANDOFF_BYTES;
    if (!isCut) text += chunk;
  };
  return {
    begin: (sessionId) => {
      session = sessionId;
      forget();
      ended.clear();
    },
    hear: (params) => {
      const update = updateOf(params, session);
      if (update === null || !("sessionUpdate" in update)) return;
      if (update.sessionUpdate === "tool_call" || update.sessionUpdate === "tool_call_update") hearTool(update);
      if (update.sessionUpdate === "agent_message_chunk") hearText(textOf(update));
      if (update.sessionUpdate === "usage_update") usd = usdOf(update) ?? usd;
    },
    heard: () => ({ text, isCut, usd }),
    countDeeds: () => deeds,
  };
}

function updateOf(params: unknown, session: string | null): object | null {
  if (typeof params !== "object" || params === null || !("sessionId" in params) || !("update" in params)) return null;
  const { sessionId, update } = params;
  return sessionId === session && typeof update === "object" ? update : null;
}

function textOf(update: object): string {
  const content = "content" in update ? update.content : null;
  if (typeof content !== "object" || content === null || !("text" in content)) return "";
  return typeof content.text === "string" ? content.text : "";
}

function usdOf(update: object): number | null {
  const cost = "cost" in update ? update.cost : null;
  if (typeof cost !== "object" || cost === null || !("amount" in cost) || !("currency" in cost)) return null;
  const { amount, currency } = cost;
  return currency === "USD" && typeof amount === "number" && Number.isFinite(amount) && amount >= 0 ? amount : null;
}
