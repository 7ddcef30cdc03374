import { constants } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { lstat, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { RequestError } from "@agentclientprotocol/sdk";
import type { ReadTextFileRequest, WriteTextFileRequest } from "@agentclientprotocol/sdk";
import { codeOf } from "../../lib/error.ts";
import { findPlace, isWithin, type Root } from "./places.ts";

const MAX_FILE_BYTES = 4 * 1024 * 1024;
const SAFE = constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Reads a text file of the working copy for the agent. Throws: `RequestError`, for the agent. */
export async function readTextFile(
  root: Root,
  { path, line, limit }: Pick<ReadTextFileRequest, "path" | "line" | "limit">,
): Promise<{ readonly content: string }> {
  const place = await findInside(root, path);
  const text = await withFile(place, constants.O_RDONLY, async (file, size) => {
    if (size > MAX_FILE_BYTES) throw refuse(`the file has ${size} bytes, at most ${MAX_FILE_BYTES} are read`);
    const bytes = Buffer.alloc(size);
    const { bytesRead } = await file.read(bytes, 0, size, 0);
    return bytes.toString("utf8", 0, bytesRead);
  });
  if ((line ?? null) === null && (limit ?? null) === null) return { content: text };
  const start = Math.max(0, (line ?? 1) - 1);
  const lines = text.split("\n").slice(start, (limit ?? null) === null ? undefined : start + (limit ?? 0));
  return { content: lines.join("\n") };
}

/** Writes a text file of the working copy for the agent. Throws: `RequestError`, for the agent. */
export async function writeTextFile(
  root: Root,
  { path, content }: Pick<WriteTextFileRequest, "path" | "content">,
): Promise<void> {
  const bytes = Buffer.from(content, "utf8");
  if (bytes.length > MAX_FILE_BYTES) throw refuse(`at most ${MAX_FILE_BYTES} bytes are written`);
  const place = await findInside(root, path);
  try {
    await mkdir(dirname(place), { recursive: true });
  } catch (error) {
    throw toRefusal(error);
  }
  await withFile(place, constants.O_WRONLY | constants.O_CREAT, async (file) => {
    await file.truncate(0);
    await file.write(bytes, 0, bytes.length, 0);
  });
}

async function findInside(root: Root, path: string): Promise<string> {
  const place = (await isWithin(root, path)) ? await findPlace(root.path, path) : null;
  if (place === null) throw refuse("the file is not in the working copy");
  return place;
}

/** Opens a plain file that has no second name. Code of the pull request may change folders to links meanwhile, so that what is open is
 *  looked at once more before anything is done with it. */
async function withFile<T>(
  place: string,
  flags: number,
  use: (file: FileHandle, size: number) => Promise<T>,
): Promise<T> {
  try {
    const file = await open(place, flags | SAFE, 0o644);
    try {
      const stats = await file.stat();
      if (!stats.isFile() || stats.nlink !== 1) throw refuse("it is no plain file of its own");
      const now = await lstat(place);
      if ((await findPlace("/", place)) !== place || now.dev !== stats.dev || now.ino !== stats.ino)
        throw refuse("the file is not in the working copy");
      return await use(file, stats.size);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw toRefusal(error);
  }
}

function toRefusal(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (codeOf(error) === "ENOENT") return RequestError.resourceNotFound();
  return refuse(`the file cannot be used (${codeOf(error) ?? "unknown error"})`);
}

function refuse(why: string): RequestError {
  return RequestError.invalidParams(undefined, why);
}
