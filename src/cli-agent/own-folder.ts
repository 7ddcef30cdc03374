import type { Stats } from "node:fs";
import { lstat } from "node:fs/promises";
import { GateError, toWorldError } from "../lib/error.ts";

/** Looks whether a folder of a working copy still is one. What ran there may have put a link to somebody's folder in its place, and what we
 *  remove or write would be removed or written in that one. In: its path, of which links above it may be part. Throws: `GateError`
 *  (`runner-tampered`, `world-failed`). */
export async function checkOwnFolder(dir: string): Promise<Stats> {
  const stats = await lstat(dir).catch((error: unknown) => {
    throw toWorldError(`${dir} cannot be looked at`, error);
  });
  if (!stats.isDirectory()) throw new GateError("runner-tampered", `${dir} is no folder any more`);
  return stats;
}
