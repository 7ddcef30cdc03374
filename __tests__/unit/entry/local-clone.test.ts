import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gitFoldersOf } from "../../../src/entry/local-clone.ts";
import { makeGitRepo, makeTempFolder } from "../../support/git-repo.ts";

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

test("what is no clone has no such folders", () => {
  expect(gitFoldersOf(makeTempFolder("none"))).toEqual([]);
});
