import type { Wire } from "../../../src/ports/models.ts";
import type { Json } from "./json.ts";

/** A tool as the agent offers it to the model. */
export interface OfferedTool {
  readonly name: string;
  /** Where the wire groups tools, the group; else null. */
  readonly namespace: string | null;
  readonly schema: Json;
}

/** What an agent asked, whatever wire it spoke. A round begins at the last message of the user that is no tool result. */
export interface ModelRequest {
  readonly model: string;
  readonly isStreamed: boolean;
  readonly prompt: string;
  /** Names of the tools that the model called in this round, in order. */
  readonly called: readonly string[];
  /** What they gave, in order. */
  readonly results: readonly string[];
  readonly tools: readonly OfferedTool[];
  /** The answer is to be JSON of a schema. */
  readonly wantsJson: boolean;
}

/** What the model says: text, or the call of one tool. `end` is how a text ends that did not end well: the model will not answer, or
 *  the limit of its answer was reached. */
export type Saying =
  | { readonly text: string; readonly end?: "refused" | "cut" }
  | { readonly tool: string; readonly namespace: string | null; readonly args: Json };

export interface TokenUsage {
  readonly input: number;
  readonly output: number;
}

export interface Reply {
  readonly model: string;
  /** Unique on this server. */
  readonly id: string;
  readonly saying: Saying;
  readonly usage: TokenUsage;
}

/** One protocol between agents and models. Everything here is pure. */
export interface WireSpeech {
  readonly name: Wire;
  readonly isMine: (path: string) => boolean;
  /** Path of the wire's token count, and what it answers. */
  readonly isCount: (path: string) => boolean;
  readonly count: Json;
  readonly parse: (body: Json, path: string) => ModelRequest;
  /** The answer as server-sent events, each with its closing blank line. */
  readonly stream: (reply: Reply) => readonly string[];
  /** The answer in one piece. */
  readonly whole: (reply: Reply) => Json;
  readonly error: (status: number, message: string) => Json;
}

/** One server-sent event. */
export function frame(data: Json | string, event?: string): string {
  const name = event === undefined ? "" : `event: ${event}\n`;
  return `${name}data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
}

/** Cuts a text into at most three pieces, as a model would send it. */
export function piecesOf(text: string): readonly string[] {
  if (text.length < 3) return [text];
  const step = Math.ceil(text.length / 3);
  return [text.slice(0, step), text.slice(step, 2 * step), text.slice(2 * step)];
}

/** What the providers call their failures. */
export const ERROR_NAMES: Readonly<Record<number, string>> = {
  400: "invalid_request_error",
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  429: "rate_limit_error",
  500: "api_error",
  529: "overloaded_error",
};
