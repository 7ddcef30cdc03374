import type { CapturedOutput } from "../../ports/process.ts";

/** Keeps the first and the last part of a stream in constant memory. */
export interface OutputCapture {
  readonly add: (chunk: Buffer) => void;
  readonly finish: () => CapturedOutput;
}

/** In: bytes kept in all, half of them from the head and half from the tail. */
export function createOutputCapture(maxBytes: number): OutputCapture {
  const head: Buffer[] = [];
  const headLimit = Math.ceil(maxBytes / 2);
  const tail = createTail(Math.max(0, maxBytes - headLimit));
  let headBytes = 0;
  let totalBytes = 0;
  return {
    add: (chunk) => {
      totalBytes += chunk.length;
      const taken = Math.min(chunk.length, headLimit - headBytes);
      if (taken > 0) {
        // A copy: a slice would keep the stream's whole read buffer alive.
        head.push(Buffer.from(chunk.subarray(0, taken)));
        headBytes += taken;
      }
      if (taken < chunk.length) tail.add(chunk.subarray(taken));
    },
    finish: () => join(Buffer.concat(head), tail.read(), totalBytes),
  };
}

function join(head: Buffer, tail: Buffer, totalBytes: number): CapturedOutput {
  if (head.length + tail.length === totalBytes)
    return { text: Buffer.concat([head, tail]).toString("utf8"), totalBytes, droppedBytes: 0 };
  const first = head.subarray(0, wholeCharactersEnd(head));
  const last = tail.subarray(firstCharacterStart(tail));
  const droppedBytes = totalBytes - first.length - last.length;
  const before = first.length === 0 || first.at(-1) === NEWLINE ? "" : "\n";
  const note = `${before}[… ${droppedBytes} bytes dropped here …]\n`;
  return { text: first.toString("utf8") + note + last.toString("utf8"), totalBytes, droppedBytes };
}

const NEWLINE = 0x0a;

/** Where to cut so that no UTF-8 character is left without its end; the whole length where the bytes are not UTF-8. */
function wholeCharactersEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(4, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (isContinuation(byte)) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return needed > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function firstCharacterStart(bytes: Buffer): number {
  let start = 0;
  while (start < Math.min(3, bytes.length) && isContinuation(bytes[start] ?? 0)) start += 1;
  return start;
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

/** The last bytes of a stream, in a ring that grows up to its limit. */
function createTail(limit: number): { readonly add: (chunk: Buffer) => void; readonly read: () => Buffer } {
  let ring = Buffer.alloc(0);
  let next = 0;
  let filled = 0;
  const grow = (wanted: number): void => {
    if (wanted <= ring.length) return;
    const larger = Buffer.alloc(Math.min(limit, Math.max(wanted, ring.length * 2, 4096)));
    ring.copy(larger, 0, 0, filled);
    ring = larger;
  };
  return {
    add: (chunk) => {
      const part = chunk.length > limit ? chunk.subarray(chunk.length - limit) : chunk;
      // The ring wraps only at its final size, so growing never meets a wrapped one.
      if (filled < limit) grow(Math.min(limit, filled + part.length));
      if (ring.length === 0) return;
      if (filled < ring.length) next = filled;
      const first = Math.min(part.length, ring.length - next);
      part.copy(ring, next, 0, first);
      part.copy(ring, 0, first);
      next = (next + part.length) % ring.length;
      filled = Math.min(ring.length, filled + part.length);
    },
    read: () =>
      filled < ring.length ? ring.subarray(0, filled) : Buffer.concat([ring.subarray(next), ring.subarray(0, next)]),
  };
}
