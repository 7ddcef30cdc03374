import { methods } from "@agentclientprotocol/sdk";
import type { AnyMessage, AnyNotification, Stream } from "@agentclientprotocol/sdk";
import { createLines, MAX_LINE_BYTES } from "../../cli-agent/lines.ts";
import { GateError } from "../../lib/error.ts";

/** Lines on standard output that are no messages: a banner, warnings. */
const MAX_NOISE_LINES = 1_000;
/** What an agent that asks and does not read may leave lying. */
const MAX_UNREAD_BYTES = 32 * 1024 * 1024;

/** The two ends between the protocol's library and a program's standard streams. */
export interface Wire {
  readonly stream: Stream;
  readonly stdin: ReadableStream<Uint8Array>;
  /** Standard output, as it comes. */
  readonly add: (bytes: Uint8Array) => void;
  /** Standard output is over. */
  readonly endOutput: () => void;
  readonly endInput: () => void;
  /** Why the output cannot be read on; null where it can. */
  readonly fault: () => GateError | null;
  readonly noiseLines: () => number;
}

/** Passes messages on, one a line. Not the library's own stream: that one answers what is no message. And the library prints what it
 *  does not understand to the log, where words of an agent are commands for the runner: answers to nothing are noise here, and what the
 *  agent tells of its work goes to `onUpdate` alone. In: gets the `params` of each `session/update`, of any shape. */
export function createWire(onUpdate: (params: unknown) => void): Wire {
  const awaited = new Set<unknown>();
  const output = createReadable<AnyMessage>();
  const input = createReadable<Uint8Array>(new ByteLengthQueuingStrategy({ highWaterMark: MAX_UNREAD_BYTES }));
  let [noiseLines, fault]: [number, GateError | null] = [0, null];
  const fail = (detail: string): void => {
    fault ??= new GateError("agent-output-invalid", detail);
    output.fail(fault);
  };
  const take = (line: string): void => {
    const message = parse(line);
    if (isMessage(message, awaited)) return isUpdate(message) ? onUpdate(message.params) : output.push(message);
    if (line.trim() === "") return;
    noiseLines += 1;
    if (noiseLines > MAX_NOISE_LINES)
      fail(`more than ${MAX_NOISE_LINES} lines of its output are no messages of the protocol`);
  };
  const lines = createLines(take, () => fail(`a message of it is longer than ${MAX_LINE_BYTES} bytes`));
  const writable = new WritableStream<AnyMessage>({
    write: (message) => {
      if ("method" in message && "id" in message) awaited.add(message.id);
      input.push(new TextEncoder().encode(`${JSON.stringify(message)}\n`));
      if (input.isFull()) fail(`it does not read what it asked for (${MAX_UNREAD_BYTES} bytes)`);
    },
  });
  return {
    stream: { readable: output.stream, writable },
    stdin: input.stream,
    add: (bytes) => {
      if (fault === null) lines.add(bytes);
    },
    endOutput: () => {
      if (fault === null) lines.finish();
      output.end();
    },
    endInput: input.end,
    fault: () => fault,
    noiseLines: () => noiseLines,
  };
}

interface Readable<T> {
  readonly stream: ReadableStream<T>;
  readonly push: (value: T) => void;
  readonly isFull: () => boolean;
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}

/** A stream that is filled from outside, and may be ended by either side at any time. */
function createReadable<T>(strategy?: QueuingStrategy<T>): Readable<T> {
  let controller: ReadableStreamDefaultController<T> | null = null;
  const stream = new ReadableStream<T>(
    {
      start: (own) => {
        controller = own;
      },
      cancel: () => {
        controller = null;
      },
    },
    strategy,
  );
  const finish = (how: (open: ReadableStreamDefaultController<T>) => void): void => {
    const open = controller;
    controller = null;
    if (open !== null) how(open);
  };
  return {
    stream,
    push: (value) => controller?.enqueue(value),
    isFull: () => controller !== null && (controller.desiredSize ?? 0) <= 0,
    end: () => finish((open) => open.close()),
    fail: (error) => finish((open) => open.error(error)),
  };
}

function parse(line: string): unknown {
  if (!line.trimStart().startsWith("{")) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Whether the library can do something with it: a call, or the answer to one of ours that has none yet. */
function isMessage(value: unknown, awaited: Set<unknown>): value is AnyMessage {
  if (typeof value !== "object" || value === null || !("jsonrpc" in value) || value.jsonrpc !== "2.0") return false;
  if ("method" in value) return typeof value.method === "string" && (!("id" in value) || isId(value.id));
  const isAnswer = "id" in value && "result" in value !== "error" in value;
  return isAnswer && awaited.delete(value.id);
}

function isUpdate(message: AnyMessage): message is AnyNotification {
  return "method" in message && message.method === methods.client.session.update && !("id" in message);
}

function isId(id: unknown): boolean {
  return id === null || typeof id === "string" || (typeof id === "number" && Number.isFinite(id));
}
