import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { createGit } from "../../../src/adapters/git/git.ts";
import { matchPaths } from "../../../src/checks/paths/globs.ts";
import { AGENT_CONFIG_NAMES } from "../../../src/cli-agent/agent-config-names.ts";
import { weighRevision } from "../../../src/redo/decide.ts";
import { refuseChanges } from "../../../src/redo/guard.ts";
import { gitTestEnvironment, makeGitRepo, makeTempFolder } from "../../support/git-repo.ts";

const FILES = {
  "src/a.ts": "export const a = 1;\n",
  ".github/workflows/ci.yml": "on: push\n",
  ".github/passwhen.yml": "version: 1\n",
  ".orchestrate/x/plan.json": "{}\n",
  "tests/a.test.ts": "test\n",
  "package-lock.json": "{}\n",
  "AGENTS.md": "rules\n",
} as const;

type Fix = (dir: string) => void;

const write =
  (path: string, content = "evil\n"): Fix =>
  (dir) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  };
const git = (dir: string, ...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: dir, env: gitTestEnvironment(), encoding: "utf8", stdio: "pipe" });

/** What a fixer leaves behind, and which paths of it are refused. */
const FIXES: Readonly<Record<string, readonly [fix: Fix, refused: readonly string[]]>> = {
  "an honest fix": [write("src/a.ts", "export const a = 2;\n"), []],
  "a workflow": [write(".github/workflows/ci.yml"), [".github/workflows/ci.yml"]],
  "a new workflow in other letters": [write(".GitHub/Workflows/x.yml"), [".GitHub/Workflows/x.yml"]],
  "the policy, gone": [(dir) => rmSync(join(dir, ".github/passwhen.yml")), [".github/passwhen.yml"]],
  "the plan": [write(".orchestrate/x/plan.json", '{"tasks":[]}\n'), [".orchestrate/x/plan.json"]],
  "a test, moved out of the way": [
    (dir) => {
      rmSync(join(dir, "tests/a.test.ts"));
      write("src/a.txt", "test\n")(dir);
    },
    ["tests/a.test.ts"],
  ],
  "a lock file": [write("package-lock.json"), ["package-lock.json"]],
  "instructions of agents": [write("src/CLAUDE.md"), ["src/CLAUDE.md"]],
  "a symlink in the place of a source": [
    (dir) => {
      rmSync(join(dir, "src/a.ts"));
      symlinkSync("/etc/passwd", join(dir, "src/a.ts"));
    },
    ["src/a.ts"],
  ],
  attributes: [write("src/.gitattributes", "* -diff\n"), ["src/.gitattributes"]],
  "a submodule that is only in the copy's own index": [
    (dir) => {
      git(dir, "update-index", "--add", "--cacheinfo", `160000,${"1".repeat(40)},vendor/x`);
      git(dir, "commit", "--quiet", "-m", "evil");
      write("src/a.ts", "export const a = 2;\n")(dir);
    },
    [],
  ],
};

test.each(Object.keys(FIXES))("a fixer that leaves %s", async (name) => {
  const [fix, refused] = FIXES[name] ?? [() => undefined, []];
  const repo = makeGitRepo();
  repo.switchTo("feature");
  const head = repo.commit(FILES);
  const remote = repo.cloneBare();
  const asked = join(remote, "asked.txt");
  mkdirSync(join(remote, "hooks"), { recursive: true });
  writeFileSync(join(remote, "hooks/pre-receive"), `#!/bin/sh\ncat >> ${asked}\n`, { mode: 0o755 });
  const root = makeTempFolder("fixer");
  const places = { storeDir: join(root, "store"), workDir: join(root, "copies"), localRepository: null };
  const port = createGit({ ...places, remoteUrl: remote, token: null, baseEnv: process.env });
  await port.fetch([head]);
  const copy = await port.checkOut(head);
  const since = await copy.snapshot();
  fix(copy.dir);
  const author = { name: "Bot", email: "bot@example.com" };
  const request = { since, parent: head, message: "Revise\n", author, date: "2026-11-30T12:00:00Z" };
  const made = await port.commit(copy, request);
  const found = refuseChanges(made?.changes ?? [], {
    planGlobs: [".orchestrate/*/plan.json"],
    policyPath: ".github/passwhen.yml",
    gatesFolder: ".github/gates",
    guarded: ["tests/**"],
    agentConfig: AGENT_CONFIG_NAMES,
    tasks: [],
    restored: new Set(),
    matchPaths,
  });
  expect(found.map(({ path }) => path)).toEqual(refused);
  const weighed = weighRevision({
    tree: made?.tree ?? null,
    earlierTrees: new Set(),
    isUndone: false,
    hasTakenAway: false,
    refused: found,
  });
  expect(weighed.kind).toBe(refused.length > 0 ? "no" : "push");
  if (weighed.kind === "push") await port.push(made?.commit ?? "", "feature", head);
  expect(existsSync(asked)).toBe(refused.length === 0);
  const changed = git(remote, "diff-tree", "-r", "--name-only", head, "feature");
  expect(changed).toBe(refused.length === 0 ? "src/a.ts\n" : "");
});
