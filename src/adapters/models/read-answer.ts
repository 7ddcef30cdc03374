import { StringDecoder } from "node:string_decoder";
import { createParser } from "eventsource-parser";
import { MAX_READ_BYTES } from "./limits.ts";
import type { AnswerFacts, CallTokens, WireShape } from "./wires/wire-shape.ts";

/** What a whole answer said of its call. */
export interface AnswerSummary {
  readonly model: string | null;
  /** Null where the answer has no usage, or could not be read. */
  readonly tokens: CallTokens | null;
  /** The stream's own end was there, or the JSON was whole. Null where the answer could not be read. */
  readonly isComplete: boolean | null;
  readonly error: string | null;
  /** Tokens that the model wrote, by the length of the text, for where no usage comes. */
  readonly writtenTokens: number;
}

/** Reads along with an answer that passes by; never holds more than 8 MiB of it. */
export interface AnswerReader {
  readonly feed: (chunk: Buffer) => void;
  readonly end: () => AnswerSummary;
}

const CHARS_PER_TOKEN = 4;

/** Tokens that bytes or characters are likely to be. */
export function estimateTokens(length: number): number {
  return Math.ceil(length / CHARS_PER_TOKEN);
}

/** A reader for an answer of this kind. In: the content type in lower case, and the content encoding. */
export function createAnswerReader(shape: WireShape, isStream: boolean, encoding: string): AnswerReader {
  if (encoding !== "identity") return createBlindReader();
  return isStream ? createStreamReader(shape) : createJsonReader(shape);
}

function createStreamReader(shape: WireShape): AnswerReader {
  const summary = createSummary();
  const decoder = new StringDecoder("utf8");
  let [bytes, pendingBytes, isReadable] = [0, 0, true];
  const parser = createParser({
    onEvent: ({ data }) => {
      pendingBytes = 0;
      if (data === "[DONE]") summary.finish();
      else summary.add(parseJson(data), shape);
    },
    onComment: () => {
      pendingBytes = 0;
    },
  });
  return {
    feed: (chunk) => {
      bytes += chunk.length;
      pendingBytes += chunk.length;
      // The parser keeps a line until it ends: one that never does would fill the memory.
      if (pendingBytes > MAX_READ_BYTES) isReadable = false;
      if (isReadable) parser.feed(decoder.write(chunk));
    },
    end: () => summary.result(isReadable, bytes),
  };
}

function createJsonReader(shape: WireShape): AnswerReader {
  const summary = createSummary();
  const chunks: Buffer[] = [];
  let bytes = 0;
  return {
    feed: (chunk) => {
      bytes += chunk.length;
      if (bytes <= MAX_READ_BYTES) chunks.push(chunk);
      else chunks.length = 0;
    },
    end: () => {
      const isReadable = bytes <= MAX_READ_BYTES;
      const data = isReadable ? parseJson(Buffer.concat(chunks).toString("utf8")) : undefined;
      summary.add(data, shape);
      if (data !== undefined) summary.finish();
      return summary.result(isReadable, bytes);
    },
  };
}

function createBlindReader(): AnswerReader {
  let bytes = 0;
  return {
    feed: (chunk) => {
      bytes += chunk.length;
    },
    end: () => createSummary().result(false, bytes),
  };
}

interface Summary {
  readonly add: (data: unknown, shape: WireShape) => void;
  readonly finish: () => void;
  readonly result: (isReadable: boolean, bytes: number) => AnswerSummary;
}

function createSummary(): Summary {
  let model: string | null = null;
  let tokens: CallTokens | null = null;
  let error: string | null = null;
  let [isFinished, writtenChars] = [false, 0];
  const take = (facts: AnswerFacts): void => {
    model = facts.model ?? model;
    tokens = facts.tokens === null ? tokens : largest(tokens, facts.tokens);
    error ??= facts.error;
    isFinished ||= facts.isFinal;
    writtenChars += facts.writtenChars;
  };
  return {
    add: (data, shape) => {
      if (typeof data === "object" && data !== null) take(shape.readAnswer(data));
    },
    finish: () => {
      isFinished = true;
    },
    result: (isReadable, bytes) => ({
      model,
      // A usage without a count says nothing.
      tokens: isReadable && tokens !== null && tokens.input + tokens.output > 0 ? tokens : null,
      isComplete: isReadable ? isFinished : null,
      error,
      writtenTokens: estimateTokens(isReadable && writtenChars > 0 ? writtenChars : bytes),
    }),
  };
}

function largest(one: CallTokens | null, other: CallTokens): CallTokens {
  if (one === null) return other;
  return {
    input: Math.max(one.input, other.input),
    cacheRead: Math.max(one.cacheRead, other.cacheRead),
    cacheWrite: Math.max(one.cacheWrite, other.cacheWrite),
    output: Math.max(one.output, other.output),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
