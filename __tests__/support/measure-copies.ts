import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
 *  long to make files in the half minute after many were deleted. In: how often each thing is done. */
export async function measureWorkingCopies(rounds = 5): Promise<CopyFigures> {
  const root = mkdtempSync(join(tmpdir(), "passwhen-measure-"));
  try {
    const repo = join(root, "repo");
    const start = performance.now();
    writeManyFiles(repo);
    const writeMs = Math.round(performance.now() - start);
    const commit = commitAll(repo);
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

function writeManyFiles(dir: string): void {
  for (let folder = 0; folder < FOLDERS; folder += 1) {
    const path = join(dir, `folder-${folder}`);
    mkdirSync(path, { recursive: true });
    for (let file = 0; file < FILES_PER_FOLDER; file += 1)
      writeFileSync(join(path, `file-${file}.txt`), `${folder} ${file}\n`.repeat(20));
  }
}

/** Makes a repository. Out: the name of its only commit. */
function commitAll(dir: string): string {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", args, { cwd: dir, env: gitTestEnvironment(), encoding: "utf8" }).trim();
  git("init", "--quiet", "--template=", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Many files");
  git("repack", "-a", "-d", "-q");
  return git("rev-parse", "HEAD");
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
