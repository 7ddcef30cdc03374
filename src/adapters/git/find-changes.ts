import { constants } from "node:fs";
import type { Stats } from "node:fs";
import { access, lstat } from "node:fs/promises";
import { GateError } from "../../lib/error.ts";
import { expectSuccess } from "./git-command.ts";
import type { RunInCopy } from "./own-repository.ts";

/** What differs between a working copy and our index of it. Names are in latin1, one character a byte: they need not be text. */
export interface Changes {
  readonly toAdd: readonly string[];
  readonly toRemove: readonly string[];
  /** Files that are too large or cannot be read, and what tells one state of them from another. */
  readonly leftOut: ReadonlyMap<string, string>;
}

const MAX_FILE_BYTES = 16 * 1024 * 1024;
const MAX_REPOSITORIES = 1000;

/** Looks for changed, new and deleted files, ignored ones aside. Nothing of a repository within the copy is used: its files count as
 *  files. Throws `git-failed` when there are too many. */
export async function findChanges(run: RunInCopy, dir: string, maxListBytes: number): Promise<Changes> {
  const [tracked, others] = await Promise.all([
    run(["diff-files", "--raw", "-z", "--ignore-submodules=all"], { maxOutputBytes: maxListBytes }),
    run(LIST_OTHERS, { maxOutputBytes: maxListBytes }),
  ]);
  const changed = parseChanged(expectSuccess(tracked, "changed files cannot be listed"));
  const found = namesIn(expectSuccess(others, "new files cannot be listed"));
  const nested = [...changed.filter(({ isRepository }) => isRepository).map(({ name }) => `${name}/`), ...found];
  const plain = await openRepositories(run, dir, nested, maxListBytes);
  return sortOut(dir, [...changed.map(({ name }) => name), ...plain.names], plain.leftOut);
}

const LIST_OTHERS = ["ls-files", "--others", "--exclude-standard", "-z"] as const;

interface Changed {
  readonly name: string;
  /** Whether a repository of its own lies in the place of the file. */
  readonly isRepository: boolean;
}

function parseChanged(bytes: Buffer): readonly Changed[] {
  const fields = namesIn(bytes);
  const changed: Changed[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2)
    changed.push({ name: fields[at + 1] ?? "", isRepository: fields[at]?.split(" ")[1] === "160000" });
  return changed;
}

function namesIn(bytes: Buffer): readonly string[] {
  return bytes.toString("latin1").split("\0").slice(0, -1);
}

/** git lists a repository within the copy by its folder alone, with a slash at the end. Out: the files in its place. */
async function openRepositories(
  run: RunInCopy,
  dir: string,
  names: readonly string[],
  maxListBytes: number,
): Promise<{ readonly names: readonly string[]; readonly leftOut: Map<string, string> }> {
  const files: string[] = [];
  const leftOut = new Map<string, string>();
  const waiting: string[] = [];
  const take = (name: string): void => void (name.endsWith("/") ? waiting : files).push(name);
  for (const name of names) take(name);
  let opened = 0;
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const path = Buffer.from(folder, "latin1").toString("utf8");
    if (Buffer.from(path, "utf8").toString("latin1") !== folder) {
      leftOut.set(folder, "its name is not UTF-8");
      continue;
    }
    opened += 1;
    if (opened > MAX_REPOSITORIES) throw new GateError("git-failed", "too many repositories within the working copy");
    const output = await run(LIST_OTHERS, { folder: `${dir}/${path}`, maxOutputBytes: maxListBytes });
    for (const name of namesIn(expectSuccess(output, "new files cannot be listed"))) take(folder + name);
  }
  return { names: files, leftOut };
}

async function sortOut(dir: string, names: readonly string[], leftOut: Map<string, string>): Promise<Changes> {
  const toAdd: string[] = [];
  const toRemove: string[] = [];
  for (const name of new Set(names)) {
    const path = Buffer.from(`${Buffer.from(dir).toString("latin1")}/${name}`, "latin1");
    const status = await lstat(path).catch(() => null);
    // Folders, pipes, sockets: whatever git knew under this name is gone.
    if (status === null || !(status.isFile() || status.isSymbolicLink())) toRemove.push(name);
    else if (status.isFile() && !(await canKeep(path, status))) leftOut.set(name, stampOf(status));
    else toAdd.push(name);
  }
  return { toAdd, toRemove, leftOut };
}

async function canKeep(path: Buffer, { size }: Stats): Promise<boolean> {
  if (size > MAX_FILE_BYTES) return false;
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}

function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join(" ");
}
