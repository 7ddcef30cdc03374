import { expect, test } from "vitest";

import { readHunkUpTo } from "../../../support/github-server/diff.ts";
import type { DiffFile } from "../../../support/github-server/diff.ts";
import { readDiff } from "../../../support/github-server/git.ts";
import { commit, makeWorld } from "./world.ts";
import type { Files } from "./world.ts";

async function diffOf(before: Files, after: Files): Promise<readonly DiffFile[]> {
  const { gitDir } = await makeWorld();
  const base = commit(gitDir, "before", before, "main");
  return readDiff(gitDir, base, commit(gitDir, "after", after, "before"));
}

test("names are raw, whatever is in them", async () => {
  const files = await diffOf(
    { x: "x\n" },
    { '"a\\"b c.ts"': "x\n", '"tab\\there.ts"': "y\n", "ä.ts": "z\n", "-dash": "d\n" },
  );
  expect(files.map((file) => file.path)).toEqual(["-dash", 'a"b c.ts', "tab\there.ts", "ä.ts"]);
});

test("lines are numbered on both sides, across hunks and past a missing newline", async () => {
  const text = Array.from({ length: 20 }, (_, index) => `${index + 1}\n`).join("");
  const [file] = await diffOf({ x: text }, { x: `0\n${text.replace("15\n", "").trimEnd()}` });
  const lines = file?.lines ?? [];
  expect(lines.filter((line) => line.kind !== "context")).toEqual([
    { kind: "add", oldLine: null, newLine: 1, hunk: 0, position: 1 },
    { kind: "delete", oldLine: 15, newLine: null, hunk: 1, position: 9 },
    { kind: "delete", oldLine: 20, newLine: null, hunk: 1, position: 14 },
    { kind: "add", oldLine: null, newLine: 20, hunk: 1, position: 15 },
  ]);
  expect(file).toMatchObject({ additions: 2, deletions: 2 });
});

test("content that looks like a header is content", async () => {
  const [one, two] = await diffOf({ a: "x\n", b: "x\n" }, { a: "diff --git a/q b/q\n@@ -1 +1 @@\n--- a\n", b: "y\n" });
  expect([one?.additions, one?.deletions, two?.additions]).toEqual([3, 1, 1]);
});

test("a file that became a link is one change with both sides", async () => {
  const { gitDir, git } = await makeWorld();
  const base = commit(gitDir, "before", { a: "x\n", b: "x\n" }, "main");
  const [index, work] = [`--git-dir=${gitDir}`, "read-tree"];
  await git(index, work, base);
  const blob = await git(index, "rev-parse", `${base}:a`);
  await git(index, "update-index", "--cacheinfo", `120000,${blob},a`);
  const changed = await git(index, "rev-parse", `${base}:src/app.ts`);
  await git(index, "update-index", "--cacheinfo", `100644,${changed},b`);
  const [first, second] = await readDiff(gitDir, base, await git(index, "write-tree"));
  expect(first).toMatchObject({ path: "a", status: "changed", additions: 1, deletions: 1 });
  expect(second).toMatchObject({ path: "b", status: "modified", additions: 40 });
});

test("no change is no file", async () => {
  const { gitDir, headSha } = await makeWorld();
  expect(await readDiff(gitDir, headSha, headSha)).toEqual([]);
});

test("a comment keeps its hunk down to its line", async () => {
  const [file] = await diffOf({ x: "1\n2\n3\n" }, { x: "1\ntwo\n3\n" });
  expect(file === undefined ? "" : readHunkUpTo(file, 3)).toBe("@@ -1,3 +1,3 @@\n 1\n-2\n+two");
});
