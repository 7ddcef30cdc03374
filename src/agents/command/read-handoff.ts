import { constants } from "node:fs";
import { lstat, open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { MAX_HANDOFF_BYTES } from "../../evidence/handoff/parse.ts";
import { messageOf } from "../../lib/error.ts";
import type { ReasonCode } from "../../lib/reason.ts";

export const HANDOFF_NAME = "handoff.md";

export type ReadHandoff =
  | { readonly markdown: string; readonly failure: null }
  | { readonly markdown: null; readonly failure: { readonly reason: ReasonCode; readonly detail: string } };

/** Which folder this is, whatever name it has. */
export interface FolderIdentity {
  readonly dev: bigint;
  readonly ino: bigint;
}

/** What a folder was when the runtime made it, to see later whether it is still the same one. */
export async function identify(dir: string): Promise<FolderIdentity> {
  const { dev, ino } = await lstat(dir, { bigint: true });
  return { dev, ino };
}

/** Reads the handoff that a program left in a folder of ours. Everything the program started is dead by now, but what it left may be
 *  anything: a link to a secret, a pipe that never ends, a file of 10 GB. Out: the text, or why there is none. Throws: never. */
export async function readHandoff(dir: string, made: FolderIdentity): Promise<ReadHandoff> {
  const now = await lstat(dir, { bigint: true }).catch(() => null);
  if (now === null) return missing("the program removed the folder of its handoff");
  if (!now.isDirectory() || now.dev !== made.dev || now.ino !== made.ino)
    return unreadable("the program replaced the folder of its handoff");
  let file: FileHandle;
  try {
    file = await open(join(dir, HANDOFF_NAME), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    return whyNotOpened(error);
  }
  try {
    return await readOpened(file);
  } catch (error) {
    return unreadable(`its handoff cannot be read: ${messageOf(error)}`);
  } finally {
    await file.close();
  }
}

function whyNotOpened(error: unknown): ReadHandoff {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ENOENT") return missing("the program wrote nothing to $PASSWHEN_HANDOFF");
  if (code === "ELOOP" || code === "EMLINK") return unreadable("its handoff is a symbolic link, which is not followed");
  if (code === "ENXIO") return unreadable("its handoff is not a plain file");
  return unreadable(`its handoff cannot be opened: ${messageOf(error)}`);
}

async function readOpened(file: FileHandle): Promise<ReadHandoff> {
  const stats = await file.stat();
  if (stats.isDirectory()) return unreadable("its handoff is a folder, not a plain file");
  if (!stats.isFile()) return unreadable("its handoff is not a plain file");
  if (stats.nlink !== 1) return unreadable("its handoff is a second name of another file, which is not read");
  if (stats.size > MAX_HANDOFF_BYTES)
    return unreadable(`its handoff has ${stats.size} bytes, at most ${MAX_HANDOFF_BYTES} are read`);
  const bytes = new Uint8Array(stats.size);
  let length = 0;
  while (length < bytes.length) {
    const { bytesRead } = await file.read(bytes, length, bytes.length - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return decode(bytes.subarray(0, length));
}

function decode(bytes: Uint8Array): ReadHandoff {
  try {
    const markdown = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return markdown.trim() === "" ? missing("its handoff is empty") : { markdown, failure: null };
  } catch {
    return unreadable("its handoff is not valid UTF-8");
  }
}

function missing(detail: string): ReadHandoff {
  return { markdown: null, failure: { reason: "handoff-missing", detail } };
}

function unreadable(detail: string): ReadHandoff {
  return { markdown: null, failure: { reason: "handoff-unreadable", detail } };
}
