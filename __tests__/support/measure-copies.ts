import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { createGit } from "../../src/adapters/git/git.ts";
import type { WorkingCopy } from "../../src/ports/git.ts";
import { gitTestEnvironment } from "./git-repo.ts";

/** Milliseconds, medians, for a repository of 20,000 files in 400 folders. */
export interface CopyFigures {
  /** What it took to write the same files one by one, just before: the file system's own pace. */
  readonly writeMs: number;
  readonly checkOutMs: number;
  /** `snapshot` of a copy that nobody touched. */
  readonly snapshotMs: number;
  /** `patchSince` of a copy that nobody touched. */
  readonly patchMs: number;
  /** `patchSince` after five files were changed. */
  readonly changedPatchMs: number;
  readonly duplicateMs: number;
  /** First `snapshot` of a duplicate. */
  readonly duplicateSnapshotMs: number;
  readonly files: number;
}

const FOLDERS = 400;
const FILES_PER_FOLDER = 50;

/** Measures working copies of a large repository. All copies are removed at the end only: ext4 without a journal takes ten times as
 *  long to make files in the half minute after many were deleted. In: how often each thing is done, and where. */
export async function measureWorkingCopies(rounds = 5, parent = tmpdir()): Promise<CopyFigures> {
  const root = mkdtempSync(join(parent, "passwhen-measure-"));
  try {
    const repo = join(root, "repo");
    const commit = makeLargeRepo(repo);
    const start = performance.now();
    for (const [path, text] of largeFiles()) writeSlowly(join(root, "plain", path), text);
    const writeMs = Math.round(performance.now() - start);
    const git = createGit({
      remoteUrl: null,
      token: null,
      localRepository: repo,
      storeDir: join(root, "store"),
      workDir: join(root, "copies"),
      baseEnv: process.env,
    });
    await git.resolve(commit);
    const copies: WorkingCopy[] = [];
    const checkOutMs = await repeat(rounds, async () => void copies.push(await git.checkOut(commit)));
    const names: string[] = [];
    const snapshotMs = await each(copies, async (copy) => void names.push(await copy.snapshot()));
    const [name = ""] = names;
    const patchMs = await each(copies, async (copy) => void (await copy.patchSince(name)));
    for (const copy of copies)
      for (let at = 0; at < 5; at += 1) writeFileSync(join(copy.dir, `folder-${at}`, "file-1.txt"), `changed ${at}\n`);
    const changedPatchMs = await each(copies, async (copy) => void (await copy.patchSince(name)));
    const duplicates: WorkingCopy[] = [];
    const duplicateMs = await each(copies, async (copy) => void duplicates.push(await git.duplicate(copy)));
    const duplicateSnapshotMs = await each(duplicates, async (copy) => void (await copy.snapshot()));
    const files = FOLDERS * FILES_PER_FOLDER;
    return { writeMs, checkOutMs, snapshotMs, patchMs, changedPatchMs, duplicateMs, duplicateSnapshotMs, files };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function* largeFiles(): Generator<readonly [path: string, text: string]> {
  for (let folder = 0; folder < FOLDERS; folder += 1)
    for (let file = 0; file < FILES_PER_FOLDER; file += 1)
      yield [`folder-${folder}/file-${file}.txt`, `${folder} ${file}\n`.repeat(20)];
}

function writeSlowly(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A repository without a working tree, made without a file for each object. Out: the name of its only commit. */
function makeLargeRepo(dir: string): string {
  mkdirSync(dir);
  const git = (args: readonly string[], input = ""): string =>
    execFileSync("git", args, { cwd: dir, env: gitTestEnvironment(), encoding: "utf8", input }).trim();
  git(["init", "--quiet", "--template=", "--initial-branch=main"]);
  const files = [...largeFiles()].map(([path, text]) => `M 100644 inline ${path}\ndata ${text.length}\n${text}\n`);
  const author = "committer Test Author <author@example.com> 1767268800 +0000";
  git(["fast-import", "--quiet"], `commit refs/heads/main\n${author}\ndata 0\n\n${files.join("")}\n`);
  return git(["rev-parse", "refs/heads/main"]);
}

async function repeat(rounds: number, work: () => Promise<void>): Promise<number> {
  return each(Array.from({ length: rounds }), work);
}

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}
