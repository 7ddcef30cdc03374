import { spawnSync } from "node:child_process";
import { lstatSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { UsageError } from "./settings.ts";

/** Root of the clone that `dir` lies in. Throws: `UsageError` with git's own reason. */
export function findLocalClone(dir: string): string {
  const { answer, why } = ask(dir, ["rev-parse", "--show-toplevel"]);
  if (answer === null || answer === "") throw new UsageError(`${dir} cannot be used as a clone, see --repo: ${why}`);
  return answer;
}

/** Folders that the clone's own state and its objects are kept in, which may lie elsewhere: of a worktree, or of a clone that shares another's
 *  objects. Out: absolute paths, some of them within the clone. Throws: never. */
export function gitFoldersOf(clone: string): readonly string[] {
  const names = ["--git-dir", "--git-common-dir", "--git-path", "objects"];
  const folders = (ask(clone, ["rev-parse", ...names]).answer ?? "").split("\n");
  const counted = (ask(clone, ["-c", "core.quotePath=false", "count-objects", "-v"]).answer ?? "").split("\n");
  const alternates = counted.flatMap((line) => /^alternate: (.+)$/.exec(line)?.[1] ?? []).map(unquote);
  return [...folders, ...alternates].filter((folder) => folder !== "").map((folder) => resolve(clone, folder));
}

/** Whether files of a clone's objects are those of another repository too, by hard links, as a clone of a local path makes them: what is guarded
 *  here could be written to there. In: of `gitFoldersOf`. Throws: never. */
export function sharesObjectFiles(folders: readonly string[]): boolean {
  return folders.filter((folder) => basename(folder) === "objects").some(hasHardLinks);
}

function hasHardLinks(folder: string): boolean {
  try {
    return readdirSync(folder, { withFileTypes: true }).some((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? hasHardLinks(path) : (lstatSync(path, NOT_THERE)?.nlink ?? 1) > 1;
    });
  } catch {
    return false;
  }
}

const NOT_THERE = { throwIfNoEntry: false } as const;

const ESCAPES: Readonly<Record<string, string>> = { a: "\x07", b: "\b", t: "\t", n: "\n", v: "\v", f: "\f", r: "\r" };

/** Git writes a path that it finds odd as a string of C. */
function unquote(path: string): string {
  if (!path.startsWith('"')) return path;
  return path.slice(1, -1).replaceAll(/\\(?:([0-7]{3})|(.))/g, (_, octal?: string, letter = "") => {
    return octal === undefined ? (ESCAPES[letter] ?? letter) : String.fromCodePoint(Number.parseInt(octal, 8));
  });
}

const USUAL_BASES = ["origin/HEAD", "origin/main", "origin/master", "main", "master"];

/** The commit that rules are read from when none is named. Throws: `UsageError` when the usual names do not exist. */
export function defaultBase(clone: string): string {
  const refs = USUAL_BASES.map((name) => (name.includes("/") ? `refs/remotes/${name}` : `refs/heads/${name}`));
  const { answer } = ask(clone, ["for-each-ref", "--format=%(refname)", ...refs]);
  const known = new Set(answer?.split("\n"));
  const found = USUAL_BASES.find((_, at) => known.has(refs[at] ?? ""));
  if (found === undefined)
    throw new UsageError(`none of ${USUAL_BASES.join(", ")} exists here; name the base with --base`);
  return found;
}

/** Throws: `UsageError` when no commit of the clone has this name. */
export function checkRevision(clone: string, revision: string, option: string): void {
  if (!hasCommit(clone, revision))
    throw new UsageError(`${option}: no commit is called ${JSON.stringify(revision)} in this clone`);
}

/** Branch name that a revision stands for, without the remote's name; it selects the task. Null for a detached head or a commit. */
export function branchOf(revision: string, clone: string): string | null {
  if (revision === "HEAD") return ask(clone, ["symbolic-ref", "--quiet", "--short", "HEAD"]).answer;
  const isRef = (name: string): boolean => ask(clone, ["show-ref", "--verify", "--quiet", name]).answer !== null;
  if (isRef(`refs/heads/${revision}`)) return revision;
  return isRef(`refs/remotes/${revision}`) ? revision.slice(revision.indexOf("/") + 1) : null;
}

/** Whether there are changes or new files that are not committed: they are not judged. */
export function hasUncommittedChanges(clone: string): boolean {
  return (ask(clone, ["status", "--porcelain"]).answer ?? "") !== "";
}

function hasCommit(clone: string, revision: string): boolean {
  return ask(clone, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`]).answer !== null;
}

/** Git's answer without the last line break, or null and why there is none. */
function ask(dir: string, args: readonly string[]): { readonly answer: string | null; readonly why: string } {
  const options = { encoding: "utf8", env: gitEnvironment() } as const;
  const { error, status, stdout, stderr } = spawnSync("git", ["-C", dir, ...args], options);
  if (error !== undefined) return { answer: null, why: "git cannot be started; is it installed and on PATH?" };
  return { answer: status === 0 ? stdout.replace(/\n$/, "") : null, why: stderr.trim() || "git gives no reason" };
}

/** Variables such as `GIT_DIR`, which git sets for its hooks, name another repository than that of the folder; the run does not heed them.
 *  Git itself says which there are, so that those of a newer one count, too. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  localNames ??= new Set(
    (spawnSync("git", ["rev-parse", "--local-env-vars"], { encoding: "utf8" }).stdout ?? "").split("\n"),
  );
  const names = localNames;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.has(name)));
}

/** Git's list, asked for once. */
let localNames: ReadonlySet<string> | null = null;
