import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gitEnvironment } from "./local-clone.ts";

/** From `dist/chunks/` and from `src/entry/` alike. */
const EXAMPLE_DIR = fileURLToPath(new URL("../../examples/dark-mode", import.meta.url));

/** The repository that the demo judges, with its plan on `main` and the agent's work on `branch`. */
export interface DemoRepository {
  /** The working clone. */
  readonly dir: string;
  /** The bare repository that plays GitHub's. */
  readonly gitDir: string;
  readonly branch: string;
  readonly headSha: string;
  readonly baseSha: string;
}

/** Makes a real git repository of the example below `root`. Throws: what git or the disk says. */
export function makeDemoRepository(root: string): DemoRepository {
  const dir = join(root, "dark-mode");
  const gitDir = join(root, "dark-mode.git");
  const branch = "dark-mode";
  mkdirSync(dir);
  git(dir, ["init", "--quiet", "--initial-branch", "main"]);
  const baseSha = commit(dir, "base", "Plan the dark mode");
  git(dir, ["switch", "--quiet", "--create", branch]);
  const headSha = commit(dir, "change", "Add the dark mode");
  git(root, ["clone", "--quiet", "--bare", dir, gitDir]);
  return { dir, gitDir, branch, headSha, baseSha };
}

function commit(dir: string, part: "base" | "change", message: string): string {
  cpSync(join(EXAMPLE_DIR, part), dir, { recursive: true });
  git(dir, ["add", "--all"]);
  git(dir, ["commit", "--quiet", "--message", message]);
  return git(dir, ["rev-parse", "HEAD"]);
}

/** The user's own git settings (signing, hooks, templates) have no say in the demo. */
function git(cwd: string, args: readonly string[]): string {
  const identity = ["-c", "user.name=Demo Agent", "-c", "user.email=agent@example.com", "-c", "core.hooksPath="];
  const env = { ...gitEnvironment(), GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  return execFileSync("git", [...identity, ...args], { cwd, env, encoding: "utf8" }).trim();
}
