import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Text or bytes make a plain file, `null` deletes the path. */
export type FileContent = string | Uint8Array | null | { readonly symlink: string } | { readonly executable: string };

/** A real repository in a temp folder, deterministic (identity, dates, branch `main`) and deaf to the user's own git settings. */
export interface GitRepo {
  readonly dir: string;
  /** Runs git in the repository. Out: standard output without the last newline. Throws when git fails. */
  readonly git: (...args: readonly string[]) => string;
  /** Like `git`, with standard input. */
  readonly gitWithInput: (input: string | Uint8Array, ...args: readonly string[]) => string;
  /** Writes or deletes files in the working tree, without committing. */
  readonly write: (files: Readonly<Record<string, FileContent>>) => void;
  /** Writes the files and commits everything, also what .gitignore names. Out: the new commit's full name. */
  readonly commit: (files: Readonly<Record<string, FileContent>>, message?: string) => string;
  /** Switches to a branch, made at `from` (default: the current commit) when it does not exist yet. */
  readonly switchTo: (branch: string, from?: string) => void;
  /** Full name of the commit a revision stands for. */
  readonly sha: (revision?: string) => string;
  /** A bare clone in a temp folder of its own, for use as a remote. Out: its path. */
  readonly cloneBare: () => string;
  /** Deletes the repository and its clones. Done by itself when the process ends. */
  readonly remove: () => void;
}

const FIRST_COMMIT_MS = Date.UTC(2026, 0, 1, 12, 0, 0);

const folders = new Set<string>();
process.on("exit", () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty temp folder, deleted when the process ends. Out: its real path. */
export function makeTempFolder(name = "test"): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `passwhen-${name}-`)));
  folders.add(folder);
  return folder;
}

/** What git needs of the environment and nothing of the user's: no global or system settings, fixed identity, no prompts. */
export function gitTestEnvironment(dateMs: number = FIRST_COMMIT_MS): Record<string, string> {
  const date = `${Math.floor(dateMs / 1000)} +0000`;
  return {
    PATH: process.env["PATH"] ?? "/usr/bin:/bin",
    HOME: "/nonexistent",
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_TERMINAL_PROMPT: "0",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_AUTHOR_NAME: "Test Author",
    GIT_AUTHOR_EMAIL: "author@example.com",
    GIT_COMMITTER_NAME: "Test Author",
    GIT_COMMITTER_EMAIL: "author@example.com",
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  };
}

/** A new repository on branch `main` without commits. In: `objectFormat` for a SHA-256 repository. */
export function makeGitRepo(options: { readonly objectFormat?: "sha1" | "sha256" } = {}): GitRepo {
  const root = makeTempFolder("repo");
  const dir = join(root, "work");
  mkdirSync(dir);
  let commits = 0;
  let clones = 0;

  const gitWithInput = (input: string | Uint8Array, ...args: readonly string[]): string =>
    execFileSync("git", args, {
      cwd: dir,
      env: gitTestEnvironment(FIRST_COMMIT_MS + commits * 60_000),
      input,
      encoding: "utf8",
      maxBuffer: 256 * 1024 * 1024,
      stdio: ["pipe", "pipe", "pipe"],
    }).replace(/\n$/, "");
  const git = (...args: readonly string[]): string => gitWithInput("", ...args);
  const sha = (revision = "HEAD"): string => git("rev-parse", "--verify", `${revision}^{commit}`);
  const write = (files: Readonly<Record<string, FileContent>>): void => {
    for (const [path, content] of Object.entries(files)) writeEntry(join(dir, path), content);
  };

  git("init", "--quiet", "--template=", "--initial-branch=main", `--object-format=${options.objectFormat ?? "sha1"}`);
  for (const [key, value] of [
    ["core.autocrlf", "false"],
    ["core.hooksPath", "/dev/null"],
    ["uploadpack.allowAnySHA1InWant", "true"],
  ] as const)
    git("config", key, value);

  return {
    dir,
    git,
    gitWithInput,
    write,
    sha,
    commit: (files, message) => {
      write(files);
      git("add", "--all", "--force");
      commits += 1;
      git("commit", "--quiet", "--allow-empty", "--no-verify", "-m", message ?? `Commit ${commits}`);
      return sha();
    },
    switchTo: (branch, from) => {
      const exists = git("for-each-ref", "--format=%(refname)", `refs/heads/${branch}`) !== "";
      git("checkout", "--quiet", ...(exists ? [branch] : ["-b", branch, ...(from === undefined ? [] : [from])]));
    },
    cloneBare: () => {
      clones += 1;
      const target = join(root, `remote-${clones}.git`);
      git("clone", "--quiet", "--bare", "--no-hardlinks", "--template=", dir, target);
      git(`--git-dir=${target}`, "config", "uploadpack.allowAnySHA1InWant", "true");
      return target;
    },
    remove: () => {
      rmSync(root, { recursive: true, force: true });
      folders.delete(root);
    },
  };
}

function writeEntry(target: string, content: FileContent): void {
  rmSync(target, { recursive: true, force: true });
  if (content === null) return;
  mkdirSync(dirname(target), { recursive: true });
  if (typeof content === "string" || content instanceof Uint8Array) {
    writeFileSync(target, content);
  } else if ("symlink" in content) {
    symlinkSync(content.symlink, target);
  } else {
    writeFileSync(target, content.executable);
    chmodSync(target, 0o755);
  }
}
