import type { CliEnd } from "../../cli-agent/cli.ts";
import type { AgentUsage } from "../../evidence/evidence.ts";
import { asObject } from "./http.ts";

/** What the events of `--output-format stream-json` tell beside the end. */
export interface CursorFacts {
  /** The message that came last, which is all between two tool calls. */
  readonly lastMessage: string | null;
  readonly model: string | null;
  readonly tokens: Pick<AgentUsage, "inputTokens" | "outputTokens">;
}

export const NO_FACTS: CursorFacts = {
  lastMessage: null,
  model: null,
  tokens: { inputTokens: null, outputTokens: null },
};

/** Reads one event. Only a `result` that says `success` and `is_error: false` makes a run good. Source:
 *  https://cursor.com/docs/cli/reference/output-format */
export function readEvent(
  end: CliEnd,
  facts: CursorFacts,
  event: unknown,
): { readonly end: CliEnd; readonly facts: CursorFacts } {
  const fields = asObject(event);
  if (fields === null) return { end, facts };
  const sessionId = textOf(fields["session_id"]) ?? end.sessionId;
  if (fields["type"] === "system")
    return { end: { ...end, sessionId }, facts: { ...facts, model: textOf(fields["model"]) } };
  if (fields["type"] === "assistant") {
    const text = messageText(fields["message"]);
    return { end: { ...end, sessionId }, facts: text === "" ? facts : { ...facts, lastMessage: text } };
  }
  if (fields["type"] !== "result") return { end: { ...end, sessionId }, facts };
  const told = textOf(fields["result"]);
  if (fields["is_error"] !== false || fields["subtype"] !== "success")
    return { end: { ...end, sessionId, isDone: false, fault: told ?? "its final event says that it failed" }, facts };
  const text = told === null ? null : lastPart(told, facts.lastMessage);
  return { end: { ...end, sessionId, text, isDone: true }, facts: { ...facts, tokens: tokensOf(fields["usage"]) } };
}

/** The result is all messages of the run without anything between them, so that a heading of the last one may stand in the middle of a
 *  line. Where the last message is its end, that is taken. */
function lastPart(result: string, lastMessage: string | null): string {
  return lastMessage !== null && result.trimEnd().endsWith(lastMessage.trimEnd()) ? lastMessage : result;
}

function messageText(message: unknown): string {
  const content = asObject(message)?.["content"];
  if (!Array.isArray(content)) return "";
  return content
    .map(asObject)
    .map((part) => (part?.["type"] === "text" ? (textOf(part["text"]) ?? "") : ""))
    .join("");
}

function tokensOf(usage: unknown): CursorFacts["tokens"] {
  const fields = asObject(usage);
  return { inputTokens: countOf(fields?.["inputTokens"]), outputTokens: countOf(fields?.["outputTokens"]) };
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function countOf(value: unknown): number | null {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
