/** Why a revision may not change a file, and names at any depth, or paths of names, for which that holds; `*` at the end stands for whatever
 *  follows in the last name. In lower case. Of two rows that fit, the first is told. */
const GUARDED_NAMES: readonly (readonly [why: string, names: string])[] = [
  // Who writes them chooses what everybody installs.
  [
    "it is a lock file",
    `package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock
    cargo.lock poetry.lock uv.lock pdm.lock pylock.toml pipfile.lock go.sum go.work.sum gemfile.lock composer.lock podfile.lock
    package.resolved pubspec.lock mix.lock flake.lock gradle.lockfile packages.lock.json gems.locked paket.lock
    module.bazel.lock conda-lock.yml pixi.lock rebar.lock stack.yaml.lock cabal.project.freeze cartfile.resolved
    nimble.lock shard.lock renv.lock chart.lock .terraform.lock.hcl`,
  ],
  // They name registries and scripts, and some are programs that every install runs.
  [
    "it holds settings of a package manager",
    `.npmrc .yarnrc .yarnrc.yml .yarn .pnpmfile.cjs .pnpmfile.mjs pnpm-workspace.yaml bunfig.toml
    .pnpmrc pip.conf pip.ini uv.toml .pypirc .condarc .cargo/config .cargo/config.toml .bundle .mvn
    gradle-wrapper.properties gradle-wrapper.jar nuget.config`,
  ],
  [
    "it decides what another CI runs",
    `.circleci .gitlab-ci* .gitlab .gitea .forgejo .buildkite .semaphore .teamcity .travis.yml
    azure-pipelines.yml azure-pipelines.yaml .azure-pipelines bitbucket-pipelines.yml jenkinsfile
    appveyor.yml .appveyor.yml .drone.yml .cirrus.yml .woodpecker* cloudbuild.yaml cloudbuild.yml buildspec.yml buildspec.yaml
    .tekton bitrise.yml bitrise.yaml codemagic.yaml .build.yml .builds .zuul.yaml .zuul.d zuul.yaml zuul.d .harness
    .azuredevops wercker.yml screwdriver.yaml`,
  ],
  ["it is an action that workflows run", "action.yml action.yaml"],
  // Beside those that the runtime takes away before an agent starts.
  [
    "it configures or instructs agents",
    `.github/chatmodes .github/prompts .github/instructions .github/copilot* .github/agents .vscode/mcp.json
    .windsurf .windsurfrules .codeiumignore .roo .roomodes .roorules* .rooignore .aider*
    .continue .continuerules .continueignore .trae warp.md`,
  ],
  [
    "it decides what runs at each commit (git hooks)",
    `.husky .huskyrc* .githooks .pre-commit-config.yaml .pre-commit-config.yml .overcommit.yml
    .simple-git-hooks* simple-git-hooks.* lefthook.yml lefthook.yaml lefthook.toml lefthook.json lefthook-local.* .lefthook*`,
  ],
  [
    "it decides what editors and their containers run",
    `.vscode/tasks.json .vscode/settings.json .vscode/launch.json .devcontainer .devcontainer.json .gitpod*
    .idea .zed .fleet .dir-locals.el .exrc .nvimrc .nvim.lua .lvimrc`,
  ],
  ["it decides what is merged by itself", ".mergify.yml .mergify .kodiak.toml .bulldozer.yml .policy.yml bors.toml"],
  [
    "it configures a bot that updates dependencies",
    "renovate.json renovate.json5 .renovaterc* .dependabot .github/dependabot* .github/renovate*",
  ],
];

const SEARCHED = GUARDED_NAMES.map(([why, names]) => ({
  why,
  paths: names.split(/\s+/).map((name) => name.split("/")),
}));

/** What lies in `.github` and decides what runs, who reviews, or what counts. */
const HOST_FILES = /^(?:workflows|actions|gates|judges|codeowners|passwhen\.ya?ml)$/;

/** Why a revision may not change this path, whatever the policy says; null where it may. In: a path's folded parts. */
export function whyGuarded(parts: readonly string[]): string | null {
  const [first = "", second = ""] = parts;
  if (first === ".orchestrate") return "it is part of a plan";
  if (first === ".github" && (parts.length === 1 || HOST_FILES.test(second)))
    return "it decides what runs, who reviews, or what counts";
  if (parts.at(-1) === "codeowners" && (parts.length === 1 || (parts.length === 2 && first === "docs")))
    return "it decides who reviews";
  const named = SEARCHED.find(({ paths }) => paths.some((path) => parts.some((_, at) => isAt(parts, at, path))));
  if (named !== undefined) return named.why;
  // Scripts of workflows, forms and settings of apps: too many kinds, and more each year, to tell the harmless ones apart.
  if (parts.includes(".github")) return "it lies below .github";
  return parts.some(isGitFile) ? "it belongs to git" : null;
}

function isAt(parts: readonly string[], start: number, path: readonly string[]): boolean {
  return path.every((name, offset) => {
    const part = parts[start + offset];
    return part !== undefined && (name.endsWith("*") ? part.startsWith(name.slice(0, -1)) : part === name);
  });
}

/** `.gitignore` too: linters and test runners skip what it names. */
function isGitFile(part: string): boolean {
  return part.startsWith(".git") && part !== ".gitkeep";
}
