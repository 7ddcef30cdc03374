import { join } from "node:path";
import { expect, test } from "vitest";
import { createGit } from "../../../src/adapters/git/git.ts";
import { discoverPlans } from "../../../src/plan/discover.ts";
import { DEFAULT_POLICY } from "../../../src/policy/policy.ts";
import { readPolicy } from "../../../src/policy/read.ts";
import { type FileContent, type GitRepo, makeGitRepo, makeTempFolder } from "../../support/git-repo.ts";
import { planWith } from "../../support/scenario.ts";

const GLOBS = DEFAULT_POLICY.plan;

function gitWith(files: Readonly<Record<string, FileContent>>) {
  const repo = makeGitRepo();
  repo.commit(files);
  return gitOf(repo);
}

function gitOf(repo: GitRepo) {
  const commit = repo.sha();
  const dir = makeTempFolder("store");
  const git = createGit({
    remoteUrl: null,
    token: null,
    storeDir: join(dir, "store.git"),
    localRepository: repo.dir,
    workDir: join(dir, "work"),
  });
  return { git, commit };
}

test("plans come with state and handoffs that lie beside them at the commit", async () => {
  const { git, commit } = gitWith({
    ".orchestrate/a/plan.json": planWith(),
    ".orchestrate/a/state.json": JSON.stringify({ rootSlug: "widget", tasks: [], attention: [] }),
    ".orchestrate/a/handoffs/add-widget.md": "## Status\nsuccess\n",
    ".orchestrate/a/deep/plan.json": "not a plan of ours",
    "plan.json": "neither",
  });
  const { plans, fault, diagnostics } = await discoverPlans(git, commit, GLOBS);
  expect({ fault, diagnostics }).toEqual({ fault: null, diagnostics: [] });
  expect(plans).toMatchObject([
    {
      path: ".orchestrate/a/plan.json",
      commit,
      state: { rootSlug: "widget" },
      handoffs: { "add-widget": "## Status\nsuccess\n" },
    },
  ]);
  expect(plans[0]?.digest).toMatch(/^[0-9a-f]{64}$/);
});

test("plans are found in JSON and in YAML, and nothing else is taken for one", async () => {
  const { git, commit } = gitWith({
    ".orchestrate/a/plan.json": planWith(),
    ".orchestrate/b/plan.yml": planWith(),
    ".orchestrate/c/plan.yaml": planWith(),
    ".orchestrate/d/plan.toml": "x",
    ".orchestrate/e/plan.json.bak": "x",
  });
  const { plans, fault } = await discoverPlans(git, commit, GLOBS);
  expect(fault).toBeNull();
  expect(plans.map(({ path }) => path).toSorted()).toEqual([
    ".orchestrate/a/plan.json",
    ".orchestrate/b/plan.yml",
    ".orchestrate/c/plan.yaml",
  ]);
});

test("one faulty plan is a fault of the whole, and the good ones are still named", async () => {
  const { git, commit } = gitWith({ ".orchestrate/a/plan.json": planWith(), ".orchestrate/b/plan.json": "{" });
  const { plans, fault, diagnostics } = await discoverPlans(git, commit, GLOBS);
  expect(plans).toHaveLength(1);
  expect(fault?.code).toBe("plan-invalid");
  expect(diagnostics.some(({ file }) => file === ".orchestrate/b/plan.json")).toBe(true);
});

test.each([
  ["a symlink", { symlink: "../../secret" }, "plan-unreadable"],
  ["a symlink to another plan", { symlink: "../b/plan.json" }, "plan-unreadable"],
  ["larger than 1 MiB", " ".repeat(1_048_577), "plan-unreadable"],
] as const)("a plan that is %s is refused", async (_, content, code) => {
  const { git, commit } = gitWith({ ".orchestrate/a/plan.json": content, ".orchestrate/b/plan.txt": planWith() });
  expect((await discoverPlans(git, commit, GLOBS)).fault?.code).toBe(code);
});

test.each([".orchestrate", ".orchestrate/a"])(
  "%s as a symlink is refused, not taken for having no plans",
  async (path) => {
    const { git, commit } = gitWith({ [path]: { symlink: "elsewhere" }, "elsewhere/a/plan.json": planWith() });
    expect((await discoverPlans(git, commit, GLOBS)).fault).toMatchObject({ code: "plan-unreadable" });
  },
);

test.each([".orchestrate", ".orchestrate/a"])(
  "%s as a submodule is refused, not taken for having no plans",
  async (path) => {
    const repo = makeGitRepo();
    const inner = repo.commit({ "README.md": "x" });
    repo.git("update-index", "--add", "--cacheinfo", `160000,${inner},${path}`);
    repo.git("commit", "--quiet", "--message", "submodule");
    const { git, commit } = gitOf(repo);
    expect((await discoverPlans(git, commit, GLOBS)).fault).toMatchObject({ code: "plan-unreadable" });
  },
);

test("files beside plan folders are no fault", async () => {
  const { git, commit } = gitWith({ ".orchestrate/README.md": "x", ".orchestrate/a/plan.json": planWith() });
  expect((await discoverPlans(git, commit, GLOBS)).fault).toBeNull();
});

test("a faulty state file is a warning and nothing more", async () => {
  const { git, commit } = gitWith({ ".orchestrate/a/plan.json": planWith(), ".orchestrate/a/state.json": "{" });
  const { plans, fault, diagnostics } = await discoverPlans(git, commit, GLOBS);
  expect(fault).toBeNull();
  expect(plans[0]?.state).toBeNull();
  expect(diagnostics.every(({ severity }) => severity === "warning")).toBe(true);
  expect(diagnostics.length).toBeGreaterThan(0);
});

test.each([
  ["missing", null, null],
  ["a symlink", { symlink: "elsewhere.yml" }, "policy-unreadable"],
  ["too large", `# ${"x".repeat(262_145)}`, "policy-unreadable"],
  ["faulty", "version: 2\n", "policy-invalid"],
] as const)("a policy file that is %s", async (_, content, code) => {
  const { git, commit } = gitWith({
    "README.md": "x",
    ...(content === null ? {} : { ".github/passwhen.yml": content }),
  });
  const read = await readPolicy(git, commit, ".github/passwhen.yml", { agents: {}, checks: {} });
  expect(read.fault?.code ?? null).toBe(code);
  expect(read.isDefault).toBe(true);
});

test.each([
  ["behind a symlink", { ".github": { symlink: "hub" }, "hub/passwhen.yml": "version: 1\n" }],
  ["called .yaml", { ".github/passwhen.yaml": "version: 1\n" }],
  ["in another case", { ".github/Passwhen.yml": "version: 1\n" }],
] as const)("a policy file %s is refused, not taken for having none", async (_, files) => {
  const { git, commit } = gitWith({ "README.md": "x", ...files });
  const read = await readPolicy(git, commit, ".github/passwhen.yml", { agents: {}, checks: {} });
  expect(read.fault?.code).toBe("policy-unreadable");
});
