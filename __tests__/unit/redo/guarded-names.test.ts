import { expect, test } from "vitest";
import { foldParts } from "../../../src/redo/fold-path.ts";
import { whyGuarded } from "../../../src/redo/guarded-names.ts";

const HOST = "it decides what runs, who reviews, or what counts";
const PACKAGES = "it holds settings of a package manager";
const CI = "it decides what another CI runs";
const ACTION = "it is an action that workflows run";
const AGENTS = "it configures or instructs agents";
const HOOKS = "it decides what runs at each commit (git hooks)";
const EDITORS = "it decides what editors and their containers run";
const MERGE = "it decides what is merged by itself";
const LOCK = "it is a lock file";
const BOT = "it configures a bot that updates dependencies";
const BELOW = "it lies below .github";

const why = (path: string): string | null => whyGuarded(foldParts(path));

const GUARDED: readonly (readonly [why: string, paths: readonly string[]])[] = [
  [PACKAGES, [".npmrc", ".yarnrc", ".yarnrc.yml", ".yarn/releases/yarn-4.cjs", ".pnpmfile.cjs", ".pnpmfile.mjs"]],
  [PACKAGES, ["pnpm-workspace.yaml", "bunfig.toml", "pip.conf", "pip.ini", "uv.toml", ".pypirc", ".condarc"]],
  [PACKAGES, [".cargo/config.toml", ".cargo/config", ".bundle/config", ".mvn/extensions.xml", "nuget.config"]],
  [PACKAGES, [".pnpmrc", "gradle/wrapper/gradle-wrapper.jar", "gradle/wrapper/gradle-wrapper.properties"]],
  [CI, [".circleci/config.yml", ".circleci/a/b", ".gitlab-ci.yml", ".gitlab-ci-deploy.yml", ".gitlab/ci/x.yml"]],
  [CI, [".gitea/workflows/x.yml", ".forgejo/workflows/x.yml", ".buildkite/pipeline.yml", ".semaphore/x.yml"]],
  [CI, [".teamcity/settings.kts", ".travis.yml", "azure-pipelines.yml", "azure-pipelines.yaml", "Jenkinsfile"]],
  [CI, [".azure-pipelines/x.yml", "bitbucket-pipelines.yml", "appveyor.yml", ".appveyor.yml", ".drone.yml"]],
  [CI, ["cloudbuild.yaml", "buildspec.yml", ".tekton/x.yaml", "bitrise.yml", "codemagic.yaml", ".build.yml"]],
  [CI, [".builds/x.yml", ".zuul.yaml", "zuul.d/x.yaml", ".harness/x.yaml", ".azuredevops/x.yml"]],
  [CI, [".cirrus.yml", ".woodpecker.yml", ".woodpecker/x.yml"]],
  [ACTION, ["action.yml", "action.yaml"]],
  [AGENTS, [".github/chatmodes/x.md", ".github/prompts/x.md", ".github/instructions/x.md", ".github/agents/x.md"]],
  [AGENTS, [".github/copilot-instructions.md", ".github/copilot/settings.json", ".windsurfrules", ".windsurf/rules/x"]],
  [AGENTS, [".roo/rules/x.md", ".roomodes", ".roorules-code", ".rooignore", ".aider.conf.yml", ".aiderignore"]],
  [AGENTS, [".continue/config.yaml", ".continuerules", ".continueignore", ".codeiumignore", ".trae/rules/x.md"]],
  [AGENTS, ["WARP.md", ".vscode/mcp.json"]],
  [HOOKS, [".husky/pre-commit", ".huskyrc.json", ".githooks/pre-push", ".pre-commit-config.yaml", ".overcommit.yml"]],
  [HOOKS, [".pre-commit-config.yml", "lefthook.yml", "lefthook.yaml", "lefthook.toml", "lefthook.json"]],
  [HOOKS, [".simple-git-hooks.json", "lefthook-local.yml", ".lefthook.yml", ".lefthook/pre-commit/x.sh"]],
  [EDITORS, [".vscode/tasks.json", ".vscode/settings.json", ".vscode/launch.json", ".devcontainer/devcontainer.json"]],
  [EDITORS, [".devcontainer.json", ".gitpod.yml", ".idea/runConfigurations/x.xml", ".zed/tasks.json"]],
  [EDITORS, [".fleet/run.json", ".dir-locals.el", ".exrc"]],
  [MERGE, [".mergify.yml", ".kodiak.toml", "bors.toml"]],
  [LOCK, ["MODULE.bazel.lock", "conda-lock.yml", "pixi.lock", "rebar.lock", "stack.yaml.lock", "Cartfile.resolved"]],
  [BOT, ["renovate.json", "renovate.json5", ".renovaterc", ".renovaterc.json", ".dependabot/config.yml"]],
  [BOT, [".github/dependabot.yml", ".github/renovate.json5"]],
];

test.each(GUARDED)("%s: %j", (reason, paths) => {
  for (const path of paths) {
    expect.soft([path, why(path)]).toEqual([path, reason]);
    expect.soft([path, why(`packages/a/${path}`)]).toEqual([path, reason]);
    expect.soft([path, why(path.toUpperCase())]).toEqual([path, reason]);
    expect.soft([path, why(path.split("").join("\u200c"))]).toEqual([path, reason]);
    expect.soft([path, why(`${path} . `)]).toEqual([path, reason]);
  }
});

test.each([
  [".github", HOST],
  [".github/workflows/ci.yml", HOST],
  [".github/passwhen.yml", HOST],
  [".github/actions/x/action.yml", HOST],
  [".github/scripts/build.sh", BELOW],
  [".github/ISSUE_TEMPLATE/bug.md", BELOW],
  [".github/anything/else.md", BELOW],
  [".GitHub/new-file", BELOW],
  ["packages/a/.github/scripts/x.sh", BELOW],
  [".gitmodules", "it belongs to git"],
  ["a/.gitignore", "it belongs to git"],
  ["yarn.lock", "it is a lock file"],
])("%s: %s", (path, reason) => {
  expect(why(path)).toBe(reason);
});

test.each([
  "docs/npmrc.md",
  "src/npmrc",
  ".npmrc.md",
  "src/actions.yml",
  "src/action.ts",
  "my-action.yml",
  "src/github/scripts/x.sh",
  "github/x.yml",
  "circleci/config.yml",
  "docs/jenkinsfile.md",
  "src/appveyor.ts",
  ".cargo/audit.toml",
  "cargo/config.toml",
  "src/config.toml",
  "pip.conf.ts",
  ".vscode/extensions.json",
  "src/vscode/tasks.json",
  "tasks.json",
  "settings.json",
  "launch.json",
  "src/mcp.json",
  "src/husky/x.ts",
  "src/lefthook.ts",
  "src/renovate.ts",
  "docs/renovate.md",
  "src/continue.ts",
  "src/windsurf/x.ts",
  "src/roo.ts",
  "docs/warp-notes.md",
  "src/aider.ts",
  "devcontainer/x.json",
  "gradle/wrapper.ts",
  "docs/.gitkeep",
  "docs/codeowners/x",
  "src/instructions/x.md",
])("%s may be changed", (path) => {
  expect(why(path)).toBeNull();
});
