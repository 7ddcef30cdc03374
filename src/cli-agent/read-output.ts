import { type Cli, type CliEnd, NOTHING_READ } from "./cli.ts";
import { createLines } from "./lines.ts";
import { MAX_LEVELS, parseJson } from "./parse-json.ts";

const MAX_QUOTED_CHARS = 60;

/** What a program printed. */
export interface ReadOutput {
  readonly end: CliEnd;
  /** Lines that were longer than what is read; what they said is not known. */
  readonly droppedLines: number;
  /** Why this is not the output of one program that says events and nothing else; null where it is. Untrusted plain text. Where others
   *  can write to the same output, one glues garbage to the final event that would have contradicted its own. */
  readonly flaw: string | null;
  /** The last line has no end. */
  readonly isCut: boolean;
}

/** Reads standard output while it comes, one line at a time and never more. */
export interface OutputReader {
  readonly add: (bytes: Uint8Array) => void;
  readonly finish: () => ReadOutput;
}

/** In: how one event of this program is read, and the beginning of one that is too long. */
export function createOutputReader(read: Cli["read"], readHead: Cli["readHead"] = () => null): OutputReader {
  let end = NOTHING_READ;
  let flaw: string | null = null;
  const take = (line: string): void => {
    if (line.trim() === "") return;
    // Whatever speaks again after the last word is not the program that was asked, or not done: two last words are none.
    if (end.isDone) flaw ??= "its output goes on after its final event";
    const event = parseJson(line);
    if (event.kind === "too-deep") flaw ??= `a line of its output is nested deeper than ${MAX_LEVELS} levels`;
    else if (event.kind === "none" || !isObject(event.value))
      flaw ??= `a line of its output is no event: ${quote(line)}`;
    else end = read(end, event.value);
  };
  const takeHead = (head: string): void => {
    const next = end.isDone ? null : readHead(end, head);
    if (next === null) flaw ??= "a line of its output was longer than 8 MiB and was not read";
    else end = next;
  };
  const lines = createLines(take, takeHead);
  return {
    add: lines.add,
    finish: () => {
      const { droppedLines, isCut } = lines.finish();
      return { end, droppedLines, flaw, isCut };
    },
  };
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function quote(line: string): string {
  const text = line.trim();
  return JSON.stringify(text.length > MAX_QUOTED_CHARS ? `${text.slice(0, MAX_QUOTED_CHARS)}…` : text);
}
