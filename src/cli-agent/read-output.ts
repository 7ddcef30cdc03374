import { type Cli, type CliEnd, NOTHING_READ } from "./cli.ts";

const MAX_LINE_BYTES = 8 * 1024 * 1024;
const NEWLINE = 0x0a;

/** What a program printed, as far as it is events. */
export interface ReadOutput {
  readonly end: CliEnd;
  /** Lines that were longer than what is read; what they said is not known. */
  readonly droppedLines: number;
}

/** Reads standard output while it comes, one line at a time and never more. */
export interface OutputReader {
  readonly add: (bytes: Uint8Array) => void;
  readonly finish: () => ReadOutput;
}

/** In: how one event of this program is read. What is no JSON is for the transcript alone. */
export function createOutputReader(read: Cli["read"]): OutputReader {
  let end = NOTHING_READ;
  let isSpoiled = false;
  const take = (line: string): void => {
    const event = parseLine(line);
    if (event === undefined) return;
    const next = read(end, event);
    // Whatever speaks again after the last word is not the program that was asked, or not done: two last words are none.
    if (end.isDone && (!next.isDone || next.text !== end.text || next.structured !== end.structured)) isSpoiled = true;
    end = isSpoiled ? { ...next, isDone: false, fault: "its output goes on after its final event" } : next;
  };
  const lines = createLines(take);
  return {
    add: lines.add,
    finish: () => {
      const droppedLines = lines.finish();
      return { end, droppedLines };
    },
  };
}

function parseLine(line: string): unknown {
  if (!line.trimStart().startsWith("{")) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Cuts bytes into lines of bounded length. */
function createLines(take: (line: string) => void) {
  let parts: Buffer[] = [];
  let sizeBytes = 0;
  let droppedLines = 0;
  const push = (part: Buffer): void => {
    sizeBytes += part.length;
    if (sizeBytes > MAX_LINE_BYTES) parts = [];
    // A copy of a small part: a slice would keep the whole buffer it was cut from.
    else parts.push(Buffer.from(part));
  };
  const endLine = (): void => {
    if (sizeBytes > MAX_LINE_BYTES) droppedLines += 1;
    else if (sizeBytes > 0) take(Buffer.concat(parts).toString("utf8"));
    parts = [];
    sizeBytes = 0;
  };
  return {
    add: (bytes: Uint8Array): void => {
      const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      let start = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
        push(chunk.subarray(start, at));
        endLine();
        start = at + 1;
      }
      if (start < chunk.length) push(chunk.subarray(start));
    },
    finish: (): number => {
      endLine();
      return droppedLines;
    },
  };
}
