import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, constants, fstatSync, openSync, statSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { Socket } from "node:net";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
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

/** The other ends of node's own socket pairs, which only the child's descriptors tell. In: a child that was just started.
 *  Out: none where the machine does not show them, or the child is gone already. */
export function findSockets(pid: number): readonly string[] {
  return [1, 2, 3].flatMap((descriptor) => {
    try {
      const status = statSync(`/proc/${pid}/fd/${descriptor}`);
      return status.isSocket() ? [fileKey(status)] : [];
    } catch {
      return [];
    }
  });
}

/** Standard input of a program that is talked with: what it reads from and what we write to. */
export interface InputPipe {
  readonly readEnd: number;
  readonly writer: Writable;
}

/** A real pipe for standard input, so that `/dev/stdin` can be opened by its name. Out: null where named pipes cannot be made. */
export async function openInputPipe(folder: string, mkfifo: string | null): Promise<InputPipe | null> {
  if (mkfifo === null) return null;
  const path = join(folder, `.${randomUUID()}`);
  try {
    if (!(await makePipes(mkfifo, [path]))) return null;
    // The program must get an end that blocks, and a plain open of either end waits for the other; both at once does not.
    const both = openSync(path, constants.O_RDWR);
    try {
      return openBothEnds(path);
    } finally {
      closeSync(both);
    }
  } finally {
    await rm(path, { force: true });
  }
}

function openBothEnds(path: string): InputPipe {
  const readEnd = openSync(path, constants.O_RDONLY);
  try {
    const writeEnd = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK);
    return { readEnd, writer: new Socket({ fd: writeEnd, readable: false, writable: true }) };
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
