import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, constants, fstatSync, openSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { Socket } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileKey } from "./process-table.ts";

/** One output of a child: what it writes to and what we read from. */
export interface OutputPipe {
  readonly writeEnd: number;
  readonly reader: Readable;
  /** `device:inode`, to find out who still holds it. */
  readonly key: string;
}

/** Real pipes. Node's own are socket pairs, on which `echo x > /dev/stderr` fails with "No such device or address", in
 *  a shell script as anywhere. Out: null where named pipes cannot be made. */
export async function openPipes(
  folder: string,
  mkfifo: string | null,
): Promise<readonly [OutputPipe, OutputPipe] | null> {
  if (mkfifo === null) return null;
  const paths = [join(folder, `.${randomUUID()}`), join(folder, `.${randomUUID()}`)] as const;
  try {
    if (!(await makePipes(mkfifo, paths))) return null;
    const first = openPipe(paths[0]);
    try {
      return [first, openPipe(paths[1])];
    } catch (error) {
      first.reader.destroy();
      closeSync(first.writeEnd);
      throw error;
    }
  } finally {
    for (const path of paths) await rm(path, { force: true });
  }
}

function makePipes(mkfifo: string, paths: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(mkfifo, ["-m", "600", ...paths], { env: {} }, (error) => resolve(error === null));
  });
}

function openPipe(path: string): OutputPipe {
  // Non-blocking: with nobody at the other end yet, a plain open would wait.
  const readEnd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const writeEnd = openSync(path, constants.O_WRONLY);
    const reader = new Socket({ fd: readEnd, readable: true, writable: false });
    return { writeEnd, key: fileKey(fstatSync(writeEnd)), reader };
  } catch (error) {
    closeSync(readEnd);
    throw error;
  }
}

/** Standard input as a file that has no name any more: readable through `/dev/stdin`, ended where the text ends, and no
 *  writing into a pipe that nobody reads. In: the text, a private folder. */
export async function openInput(text: string, folder: string): Promise<number> {
  const path = join(folder, `.${randomUUID()}`);
  try {
    await writeFile(path, text, { mode: 0o600, flag: "wx" });
    return openSync(path, "r");
  } finally {
    await rm(path, { force: true });
  }
}
