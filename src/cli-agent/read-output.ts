import { type Cli, type CliEnd, NOTHING_READ } from "./cli.ts";
import { createLines } from "./lines.ts";

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
