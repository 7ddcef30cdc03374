import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import {
  branchOf,
  checkRevision,
  findLocalClone,
  gitFoldersOf,
  sharesObjectFiles,
} from "../../../src/entry/local-clone.ts";
import { makeGitRepo, makeTempFolder } from "../../support/git-repo.ts";

afterEach(() => void vi.unstubAllEnvs());

const realOf = (folders: readonly string[]): readonly string[] => folders.map((folder) => realpathSync(folder));

test("all that a clone's state and objects lie in is found: of a worktree, and of clones that share objects in turn", () => {
  const repo = makeGitRepo();
  repo.commit({ a: "1\n" });
  const folder = join(makeTempFolder("clones"), 'odd "name" \\ ü\t\u0001');
  mkdirSync(folder);
  repo.git("worktree", "add", "-q", "--detach", join(folder, "tree"));
  repo.git("clone", "-q", "--shared", repo.dir, join(folder, "one"));
  repo.git("clone", "-q", "--shared", join(folder, "one"), join(folder, "two"));
  expect(realOf(gitFoldersOf(join(folder, "tree")))).toEqual([
    join(repo.dir, ".git", "worktrees", "tree"),
    join(repo.dir, ".git"),
    join(repo.dir, ".git", "objects"),
  ]);
  expect(realOf(gitFoldersOf(join(folder, "two"))).slice(2)).toEqual([
    join(folder, "two", ".git", "objects"),
    join(folder, "one", ".git", "objects"),
    join(repo.dir, ".git", "objects"),
  ]);
});

test("a clone of a local path shares the files of its objects, until it is repacked", () => {
  const repo = makeGitRepo();
  repo.commit({ a: "1\n" });
  const clone = join(makeTempFolder("clones"), "clone");
  repo.git("clone", "-q", "--no-hardlinks", repo.dir, `${clone}-apart`);
  expect(sharesObjectFiles(gitFoldersOf(`${clone}-apart`))).toBe(false);
  repo.git("clone", "-q", repo.dir, clone);
  expect(sharesObjectFiles(gitFoldersOf(clone))).toBe(true);
  repo.git("-C", clone, "repack", "-q", "-a", "-d", "-f");
  expect(sharesObjectFiles(gitFoldersOf(clone))).toBe(false);
});

test("what is no clone has no such folders", () => {
  expect(gitFoldersOf(makeTempFolder("none"))).toEqual([]);
});

test("variables that name another repository, or other settings of it, are not heeded", () => {
  const [repo, other] = [makeGitRepo(), makeGitRepo()];
  repo.commit({ a: "1\n" });
  other.commit({ b: "1\n" });
  other.switchTo("elsewhere");
  vi.stubEnv("GIT_DIR", `${other.dir}/.git`);
  vi.stubEnv("GIT_COMMON_DIR", `${other.dir}/.git`);
  vi.stubEnv("GIT_WORK_TREE", other.dir);
  vi.stubEnv("GIT_OBJECT_DIRECTORY", `${other.dir}/.git/objects`);
  vi.stubEnv("GIT_CONFIG_COUNT", "1");
  vi.stubEnv("GIT_CONFIG_KEY_0", "core.worktree");
  vi.stubEnv("GIT_CONFIG_VALUE_0", other.dir);
  expect(findLocalClone(repo.dir)).toBe(repo.dir);
  expect(branchOf("HEAD", repo.dir)).toBe("main");
  expect(() => checkRevision(repo.dir, "elsewhere", "--head")).toThrow(/no commit is called "elsewhere"/);
  expect(realOf(gitFoldersOf(repo.dir))[0]).toBe(join(repo.dir, ".git"));
});
