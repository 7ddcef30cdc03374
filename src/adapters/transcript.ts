import { closeSync, constants, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { EvidenceFile, OpenTranscript, Transcript } from "../evidence/evidence.ts";
import { toWorldError } from "../lib/error.ts";
import { clearPlace } from "./keep-file.ts";

const HEAD_BYTES = 1024 * 1024;
const TAIL_BYTES = 1024 * 1024;
const FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/** Opens transcripts in one folder, made when the first comes. The first MiB goes to the file as it comes, and is there whatever
 *  happens to us; of the rest the last MiB follows on close, after a line that says how much is missing between them. What lies
 *  under the name is removed, and a link is never followed. Throws: `GateError` when the file cannot be made. */
export function createTranscripts(dir: string): OpenTranscript {
  return async (name, label) => {
    try {
      await clearPlace(dir, name);
      const path = join(dir, name);
      return startTranscript(openSync(path, FLAGS, 0o600), { label, path });
    } catch (error) {
      throw toWorldError(`${name} cannot be written`, error);
    }
  };
}

function startTranscript(descriptor: number, file: EvidenceFile): Transcript {
  const tail = createRing(TAIL_BYTES);
  let headLeft = HEAD_BYTES;
  let isOpen = true;
  let failure: unknown = null;
  // By the call that returns when the bytes are with the system: a killed process loses what waits in its own memory.
  const append = (bytes: Uint8Array): void => {
    if (failure !== null) return;
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
    } catch (error) {
      failure = error;
    }
  };
  const finish = (): void => {
    const { droppedBytes, bytes } = tail.read();
    if (droppedBytes > 0) append(Buffer.from(`\n[… ${droppedBytes} bytes dropped here …]\n`));
    append(bytes);
    isOpen = false;
    try {
      closeSync(descriptor);
    } catch (error) {
      failure ??= error;
    }
  };
  return {
    write: (bytes) => {
      if (!isOpen) return;
      const head = bytes.subarray(0, headLeft);
      headLeft -= head.length;
      append(head);
      tail.add(bytes.subarray(head.length));
    },
    close: async () => {
      if (isOpen) finish();
      if (failure !== null) throw toWorldError(`${file.label} cannot be written to ${file.path}`, failure);
      return file;
    },
  };
}

interface Ring {
  readonly add: (bytes: Uint8Array) => void;
  readonly read: () => { readonly bytes: Uint8Array; readonly droppedBytes: number };
}

/** The last bytes of a stream. Takes its memory when the first byte comes: most transcripts are short. */
function createRing(limit: number): Ring {
  let ring = Buffer.alloc(0);
  let totalBytes = 0;
  return {
    add: (bytes) => {
      if (bytes.length === 0) return;
      if (ring.length === 0) ring = Buffer.alloc(limit);
      const kept = bytes.subarray(Math.max(0, bytes.length - limit));
      const next = (totalBytes + bytes.length - kept.length) % limit;
      const untilEnd = kept.subarray(0, limit - next);
      ring.set(untilEnd, next);
      ring.set(kept.subarray(untilEnd.length), 0);
      totalBytes += bytes.length;
    },
    read: () => {
      if (totalBytes <= limit) return { bytes: ring.subarray(0, totalBytes), droppedBytes: 0 };
      const next = totalBytes % limit;
      return { bytes: Buffer.concat([ring.subarray(next), ring.subarray(0, next)]), droppedBytes: totalBytes - limit };
    },
  };
}
