export const MAX_LINE_BYTES = 8 * 1024 * 1024;
const NEWLINE = 0x0a;
const HEAD_BYTES = 1024;

/** Bytes that come in, cut into lines. */
export interface Lines {
  readonly add: (bytes: Uint8Array) => void;
  /** Takes the last line, which may have no end. */
  readonly finish: () => Finished;
}

/** What came of all bytes. */
interface Finished {
  /** How many lines were too long. */
  readonly droppedLines: number;
  /** The last line had no end. */
  readonly isCut: boolean;
}

/** Cuts bytes into lines of at most 8 MiB. In: gets each line; is told of each that is too long, as soon as it is, and gets the
 *  first KiB of that. */
export function createLines(take: (line: string) => void, drop: (head: string) => void = () => {}): Lines {
  let parts: Buffer[] = [];
  let sizeBytes = 0;
  let droppedLines = 0;
  const push = (part: Buffer): void => {
    const wasTooLong = sizeBytes > MAX_LINE_BYTES;
    sizeBytes += part.length;
    if (sizeBytes <= MAX_LINE_BYTES) {
      // A copy of a small part: a slice would keep the whole buffer it was cut from.
      parts.push(Buffer.from(part));
      return;
    }
    if (wasTooLong) return;
    const head = Buffer.concat([...parts, part], HEAD_BYTES).toString("utf8");
    parts = [];
    droppedLines += 1;
    drop(head);
  };
  const endLine = (): void => {
    if (sizeBytes > 0 && sizeBytes <= MAX_LINE_BYTES) take(Buffer.concat(parts).toString("utf8"));
    parts = [];
    sizeBytes = 0;
  };
  return {
    add: (bytes) => {
      const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      let start = 0;
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, start)) {
        push(chunk.subarray(start, at));
        endLine();
        start = at + 1;
      }
      if (start < chunk.length) push(chunk.subarray(start));
    },
    finish: () => {
      const isCut = sizeBytes > 0;
      endLine();
      return { droppedLines, isCut };
    },
  };
}
