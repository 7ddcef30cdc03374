/** Lock files, in lower case: who writes them chooses what everybody installs. */
const LOCK_FILES: ReadonlySet<string> = new Set([
  "package-lock.json",
  "npm-shrinkwrap.json",
  "yarn.lock",
  "pnpm-lock.yaml",
  "bun.lock",
  "bun.lockb",
  "deno.lock",
  "cargo.lock",
  "poetry.lock",
  "uv.lock",
  "pdm.lock",
  "pylock.toml",
  "pipfile.lock",
  "go.sum",
  "go.work.sum",
  "gemfile.lock",
  "composer.lock",
  "podfile.lock",
  "package.resolved",
  "pubspec.lock",
  "mix.lock",
  "flake.lock",
  "gradle.lockfile",
  "packages.lock.json",
]);

/** What lies in `.github` and decides what runs, who reviews, or what counts. */
const HOST_FILES = /^(?:workflows|actions|gates|judges|codeowners|passwhen\.ya?ml|dependabot\.ya?ml)$/;

/** Why a revision may not change this path, whatever the policy says; null where it may. In: a path's folded parts. */
export function whyGuarded(parts: readonly string[]): string | null {
  const [first = "", second = ""] = parts;
  const last = parts.at(-1) ?? "";
  if (first === ".orchestrate") return "it is part of a plan";
  if (first === ".github" && (parts.length === 1 || HOST_FILES.test(second)))
    return "it decides what runs, who reviews, or what counts";
  if (last === "codeowners" && (parts.length === 1 || (parts.length === 2 && first === "docs")))
    return "it decides who reviews";
  if (parts.some((part, at) => isGitFile(part, at))) return "it belongs to git";
  if (LOCK_FILES.has(last)) return "it is a lock file";
  return null;
}

/** `.gitignore` too: linters and test runners skip what it names. */
function isGitFile(part: string, at: number): boolean {
  if (part === ".gitkeep" || (part === ".github" && at === 0)) return false;
  return part.startsWith(".git");
}
