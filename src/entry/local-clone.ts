import { execFileSync } from "node:child_process";
import { UsageError } from "./settings.ts";

/** Root of the clone that `dir` lies in. Throws: `UsageError`. */
export function findLocalClone(dir: string): string {
  const root = git(dir, ["rev-parse", "--show-toplevel"]);
  if (root === null) throw new UsageError(`${dir} is not in a git repository; name one with --repo`);
  return root;
}

/** The commit that rules are read from when none is named. Throws: `UsageError` when the usual names do not exist. */
export function defaultBase(clone: string): string {
  const names = ["origin/HEAD", "origin/main", "origin/master", "main", "master"];
  const found = names.find((name) => git(clone, ["rev-parse", "--verify", "--quiet", `${name}^{commit}`]) !== null);
  if (found === undefined) throw new UsageError("no main branch was found; name the base with --base");
  return found;
}

/** Branch name that a revision stands for, if it is one; it selects the task. */
export function branchOf(revision: string, clone: string): string | null {
  const name = git(clone, ["rev-parse", "--abbrev-ref", "--end-of-options", revision]);
  return name === null || name === "HEAD" || name === "" ? null : name;
}

/** Whether there are changes that are not committed: they are not judged. */
export function hasUncommittedChanges(clone: string): boolean {
  return (git(clone, ["status", "--porcelain", "--untracked-files=no"]) ?? "") !== "";
}

function git(dir: string, args: readonly string[]): string | null {
  try {
    return execFileSync("git", ["-C", dir, ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return null;
  }
}
