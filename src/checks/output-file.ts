import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { EvidenceFile } from "../evidence/evidence.ts";
import { GateError, messageOf } from "../lib/error.ts";

/** Writes a file for people into the output folder. Code of the pull request may have run as our user: what it left under that name
 *  is removed, and a link is never followed. Throws: `GateError` (`disk-full`, `world-failed`). */
export async function writeOutputFile(dir: string, name: string, label: string, text: string): Promise<EvidenceFile> {
  const path = join(dir, name);
  try {
    await rm(path, { force: true, recursive: true });
    const file = await open(path, "wx", 0o600);
    try {
      await file.writeFile(text, "utf8");
    } finally {
      await file.close();
    }
  } catch (error) {
    throw toGateError(error, `${name} cannot be written`);
  }
  return { label, path };
}

/** Says what the disk refused. */
function toGateError(error: unknown, what: string): GateError {
  const isFull = error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
  return new GateError(isFull ? "disk-full" : "world-failed", `${what}: ${messageOf(error)}`, { cause: error });
}
