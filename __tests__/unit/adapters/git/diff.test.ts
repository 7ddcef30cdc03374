import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { GitLimits } from "../../../../src/adapters/git/git-limits.ts";
import type { ChangedFile, Diff } from "../../../../src/ports/git.ts";
import type { FileContent, GitRepo } from "../../../support/git-repo.ts";
import { makeGitRepo, makeTempFolder } from "../../../support/git-repo.ts";
import { failureOf, makeGit } from "./git-fixture.ts";

type Files = Readonly<Record<string, FileContent>>;

async function diffOf(before: Files, after: Files, limits: Partial<GitLimits> = {}): Promise<Diff> {
  const repo = makeGitRepo();
  const base = repo.commit(before);
  const head = repo.commit(after);
  return makeGit({ localRepository: repo.dir, limits }).git.diff(base, head);
}

async function onlyChange(before: Files, after: Files, limits: Partial<GitLimits> = {}): Promise<ChangedFile> {
  const { files, isTruncated } = await diffOf(before, after, limits);
  expect(isTruncated).toBe(false);
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new Error(`expected one change, got ${files.length}`);
  return file;
}

function show(file: ChangedFile): readonly string[] {
  const marks = { add: "+", delete: "-", context: " " } as const;
  return file.hunks.flatMap((hunk) => [
    `@@ ${hunk.oldStart},${hunk.oldLines} ${hunk.newStart},${hunk.newLines}`,
    ...hunk.lines.map((line) => `${line.oldLine ?? "."}:${line.newLine ?? "."}${marks[line.kind]}${line.text}`),
  ]);
}

const TWENTY_LINES = Array.from({ length: 20 }, (_, index) => `line ${index + 1}\n`).join("");
const TEN_LINES = Array.from({ length: 10 }, (_, index) => `line ${index + 1}\n`).join("");

test("hunks carry line numbers of both sides", async () => {
  const after = TWENTY_LINES.replace("line 2\n", "line two\nand a half\n").replace("line 19\n", "");
  const file = await onlyChange({ "a.txt": TWENTY_LINES }, { "a.txt": after });
  expect(file).toMatchObject({ path: "a.txt", previousPath: null, status: "modified", isBinary: false });
  expect(show(file)).toEqual([
    "@@ 1,5 1,6",
    "1:1 line 1",
    "2:.-line 2",
    ".:2+line two",
    ".:3+and a half",
    "3:4 line 3",
    "4:5 line 4",
    "5:6 line 5",
    "@@ 16,5 17,4",
    "16:17 line 16",
    "17:18 line 17",
    "18:19 line 18",
    "19:.-line 19",
    "20:20 line 20",
  ]);
});

test("added and deleted files start at line 0 of the side they are not on", async () => {
  expect(show(await onlyChange({ b: "" }, { "new.txt": "one\ntwo\n" }))).toEqual(["@@ 0,0 1,2", ".:1+one", ".:2+two"]);
  const deleted = await onlyChange({ "old.txt": "one\n" }, { "old.txt": null });
  expect(deleted).toMatchObject({ path: "old.txt", status: "deleted" });
  expect(show(deleted)).toEqual(["@@ 1,1 0,0", "1:.-one"]);
});

test("git's remark about a missing last line break is not a line, but a line that looks like it is", async () => {
  const remark = "\\ No newline at end of file";
  expect(show(await onlyChange({ a: "one\ntwo" }, { a: "one\n2" }))).toEqual([
    "@@ 1,2 1,2",
    "1:1 one",
    "2:.-two",
    ".:2+2",
  ]);
  expect(show(await onlyChange({ a: `${remark}\nx\n` }, { a: `${remark}\ny` }))).toEqual([
    "@@ 1,2 1,2",
    `1:1 ${remark}`,
    "2:.-x",
    ".:2+y",
  ]);
});

test("content that looks like a patch stays content", async () => {
  const lines = [
    "diff --git a/x b/x",
    "--- a/evil",
    "+++ b/evil",
    "@@ -1,1 +1,1 @@",
    "-- ",
    "++ ",
    "Binary files a/x and b/x differ",
    "new file mode 100644",
    "index 0000000..1111111",
    ":100644 100644 0 0 M",
    "",
    " ",
    "+",
    "-",
  ];
  const file = await onlyChange({ a: "" }, { a: `${lines.join("\n")}\n` });
  expect(file.isBinary).toBe(false);
  expect(file.hunks.flatMap((hunk) => hunk.lines.map((line) => line.text))).toEqual(lines);
  const removed = await onlyChange({ a: `${lines.join("\n")}\n` }, { a: "" });
  expect(removed.hunks.flatMap((hunk) => hunk.lines.map((line) => line.text))).toEqual(lines);
});

test("carriage returns, form feeds and Unicode line breaks do not end a line", async () => {
  const text = "a\r\nb\rc\fd\u2028e\u0085f\r\n";
  const file = await onlyChange({ a: "" }, { a: text });
  expect(file.hunks[0]?.lines.map((line) => line.text)).toEqual(["a\r", "b\rc\fd\u2028e\u0085f\r"]);
});

test("renames keep both names, with and without a change", async () => {
  const same = await onlyChange({ "old name.txt": TEN_LINES }, { "old name.txt": null, "new -> name.txt": TEN_LINES });
  expect(same).toEqual({
    path: "new -> name.txt",
    previousPath: "old name.txt",
    status: "renamed",
    isBinary: false,
    hunks: [],
  });
  const changed = await onlyChange({ a: TEN_LINES }, { a: null, "d/b": `${TEN_LINES}line 11\n` });
  expect(changed).toMatchObject({ path: "d/b", previousPath: "a", status: "renamed" });
  expect(show(changed).at(-1)).toBe(".:11+line 11");
});

test("a change of mode alone is a change without hunks", async () => {
  const file = await onlyChange({ "run.sh": "x\n" }, { "run.sh": { executable: "x\n" } });
  expect(file).toEqual({ path: "run.sh", previousPath: null, status: "modified", isBinary: false, hunks: [] });
});

test("a file that becomes a link is a change of type", async () => {
  const file = await onlyChange({ a: "text\n" }, { a: { symlink: "/etc/passwd" } });
  expect(file).toMatchObject({ path: "a", status: "type-changed" });
  expect(show(file)).toEqual(["@@ 1,1 0,0", "1:.-text", "@@ 0,0 1,1", ".:1+/etc/passwd"]);
});

test("a folder that becomes a file, empty files and links beside other changes keep the sections in step", async () => {
  const { files } = await diffOf(
    { "a/b": "in\n", c: "text\n", empty: "", z: "1\n", link: { symlink: "x" } },
    { "a/b": null, a: "file\n", c: { symlink: "t" }, empty: null, "new-empty": "", z: "2\n", link: { symlink: "y" } },
  );
  const summary = files.map((file) => [file.path, file.status, show(file).filter((line) => !line.startsWith("@@"))]);
  expect(summary).toEqual([
    ["a", "added", [".:1+file"]],
    ["a/b", "deleted", ["1:.-in"]],
    ["c", "type-changed", ["1:.-text", ".:1+t"]],
    ["empty", "deleted", []],
    ["link", "modified", ["1:.-x", ".:1+y"]],
    ["new-empty", "added", []],
    ["z", "modified", ["1:.-1", ".:1+2"]],
  ]);
});

test("a submodule's commit is one changed line", async () => {
  const repo = makeGitRepo();
  const first = repo.commit({ a: "1" });
  const setModule = (commit: string): string => {
    repo.git("update-index", "--add", "--cacheinfo", `160000,${commit},module`);
    repo.git("commit", "--quiet", "-m", "module");
    return repo.sha();
  };
  const base = setModule(first);
  const head = setModule(base);
  const { files } = await makeGit({ localRepository: repo.dir }).git.diff(base, head);
  expect(files.map((file) => [file.path, file.status, ...show(file)])).toEqual([
    ["module", "modified", "@@ 1,1 1,1", `1:.-Subproject commit ${first}`, `.:1+Subproject commit ${base}`],
  ]);
  expect(files.map(({ isSubmodule }) => isSubmodule)).toEqual([true]);
});

test("whatever is or was a submodule is marked as one, also where no lines are read", async () => {
  const repo = makeGitRepo();
  const base = repo.commit({ a: "1", b: "1", c: "1" });
  repo.git("update-index", "--add", "--cacheinfo", `160000,${base},new`);
  repo.git("update-index", "--cacheinfo", `160000,${base},b`);
  repo.git("commit", "--quiet", "-m", "modules");
  const middle = repo.sha();
  repo.git("update-index", "--force-remove", "new");
  repo.git("commit", "--quiet", "-m", "one less");
  const head = repo.sha();
  for (const limits of [{}, { maxPatchLines: 0 }]) {
    const { git } = makeGit({ localRepository: repo.dir, limits });
    const marked = async (from: string, to: string) =>
      (await git.diff(from, to)).files.map(({ path, status, isSubmodule }) => [path, status, isSubmodule ?? false]);
    expect(await marked(base, middle)).toEqual([
      ["b", "type-changed", true],
      ["new", "added", true],
    ]);
    expect(await marked(middle, head)).toEqual([["new", "deleted", true]]);
    expect(await marked(repo.commit({ a: "2" }), repo.commit({ a: "3" }))).toEqual([["a", "modified", false]]);
  }
});

test("binary files are named and have no hunks", async () => {
  const utf16 = Buffer.from("\uFEFFpayAll();\n", "utf16le");
  const { files } = await diffOf(
    { "a.bin": "a\0b" },
    { "a.bin": "a\0c", "Binary files x differ": "text\n", "b.ts": utf16, "c.sh": "pay-all #\0\n" },
  );
  expect(files.map((file) => [file.path, file.isBinary, file.hunks.length])).toEqual([
    ["Binary files x differ", false, 1],
    ["a.bin", true, 0],
    ["b.ts", true, 0],
    ["c.sh", true, 0],
  ]);
});

test("bytes that are not UTF-8 are shown as replacement characters", async () => {
  const file = await onlyChange({ a: "" }, { a: Uint8Array.from([0x61, 0xff, 0x62, 0x0a]) });
  expect(file.hunks[0]?.lines[0]?.text).toBe("a\uFFFDb");
});

const HOSTILE_NAMES = [
  "a b",
  "-n",
  "--no-index",
  "new\nline",
  "x\ndiff --git a/y b/y\n@@ -1 +1 @@",
  "tab\t",
  'quo"te',
  "back\\slash",
  "uni ☃ é",
  "a -> b",
  "a/b b/a",
  "b/b",
  "$(touch pwned)",
  ":(top)x",
  "\u0001control",
  "z".repeat(255),
];

test("hostile names come out raw, each with its own hunks", async () => {
  const before = Object.fromEntries(HOSTILE_NAMES.map((name) => [name, "same\n"]));
  const after = Object.fromEntries(HOSTILE_NAMES.map((name) => [name, `same\n${JSON.stringify(name)}\n`]));
  const { files } = await diffOf(before, after);
  expect(files).toHaveLength(HOSTILE_NAMES.length);
  for (const file of files) expect(show(file)).toEqual(["@@ 1,1 1,2", "1:1 same", `.:2+${JSON.stringify(file.path)}`]);
  expect(files.map((file) => file.path).toSorted()).toEqual(HOSTILE_NAMES.toSorted());
});

test("attributes of the pull request change nothing", async () => {
  const attributes = "* -diff\n* -text\n*.ts binary\n*.md diff=evil\n*.txt text eol=crlf\n";
  const { files } = await diffOf(
    { "a.ts": "1\n", "b.md": "1\n", "c.txt": "1\n", ".gitattributes": attributes },
    { "a.ts": "2\n", "b.md": "2\n", "c.txt": "2\n", "d/.gitattributes": attributes, "d/e.ts": "3\n" },
  );
  const shown = files.filter((file) => !file.path.includes("gitattributes"));
  expect(shown.map((file) => [file.path, file.isBinary, show(file).length])).toEqual([
    ["a.ts", false, 3],
    ["b.md", false, 3],
    ["c.txt", false, 3],
    ["d/e.ts", false, 2],
  ]);
});

function setHostileSettings(repo: GitRepo, marker: string): void {
  repo.write({ ".git/info/attributes": "* diff=evil -text\n" });
  for (const [key, value] of [
    ["diff.external", `touch ${marker}; true`],
    ["diff.evil.textconv", `touch ${marker}; cat`],
    ["diff.evil.command", `touch ${marker}; true`],
    ["core.fsmonitor", `touch ${marker}; true`],
    ["core.pager", `touch ${marker}; cat`],
    ["diff.noprefix", "true"],
    ["diff.suppressBlankEmpty", "true"],
    ["diff.context", "0"],
    ["diff.algorithm", "histogram"],
    ["core.quotePath", "false"],
    ["color.ui", "always"],
    ["diff.renames", "false"],
  ] as const)
    repo.git("config", key, value);
}

test("settings and attributes of the user's clone change nothing and run nothing", async () => {
  const marker = join(makeTempFolder(), "marker");
  const repo = makeGitRepo();
  const base = repo.commit({ ".gitattributes": "* diff=evil\n", a: TEN_LINES, b: `1\n\n${TEN_LINES}` });
  const head = repo.commit({ a: null, c: `${TEN_LINES}end\n`, b: `2\n\n${TEN_LINES}` });
  setHostileSettings(repo, marker);
  const { files } = await makeGit({ localRepository: repo.dir }).git.diff(base, head);
  expect(files.map((file) => [file.path, file.previousPath, show(file).length])).toEqual([
    ["b", null, 6],
    ["c", "a", 5],
  ]);
  expect(existsSync(marker)).toBe(false);
});

test("replace refs and grafts of the user's clone change nothing", async () => {
  const repo = makeGitRepo();
  const base = repo.commit({ a: "1\n" });
  const head = repo.commit({ a: "2\n" });
  const other = repo.commit({ a: "innocent\n" });
  repo.git("replace", head, other);
  const { git } = makeGit({ localRepository: repo.dir });
  expect((await git.diff(base, head)).files.flatMap(show)).toContain(".:1+2");
  expect(await git.readFile(head, "a", 10)).toMatchObject({ bytes: Buffer.from("2\n") });
});

test("a long line is cut and says so", async () => {
  const file = await onlyChange({ a: "" }, { a: `${"x".repeat(5000)}\n` });
  expect(file.hunks[0]?.lines[0]).toMatchObject({
    text: `${"x".repeat(2000)} … (3000 more characters)`,
    isCut: true,
  });
});

test("a line that looks as if it were cut is not", async () => {
  const file = await onlyChange({ a: "" }, { a: "x … (5 more characters)\n" });
  expect(file.hunks[0]?.lines[0]).toEqual({
    kind: "add",
    oldLine: null,
    newLine: 1,
    text: "x … (5 more characters)",
  });
});

test("a patch beyond the limit of bytes or lines lists the files and says that it is cut", async () => {
  const after = { a: "x\n".repeat(1000), b: "y\n", c: null };
  for (const limits of [{ maxPatchBytes: 1000 }, { maxPatchLines: 500 }]) {
    const diff = await diffOf({ c: "gone\n" }, after, limits);
    expect(diff.isTruncated).toBe(true);
    expect(diff.files.map((file) => [file.path, file.status, file.hunks.length])).toEqual([
      ["a", "added", 0],
      ["b", "added", 0],
      ["c", "deleted", 0],
    ]);
  }
});

test("more files than the limit are cut, and the cut is said", async () => {
  const after = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`file-${index + 10}`, `${index}\n`]));
  const some = await diffOf({}, after, { maxDiffFiles: 39 });
  expect(some.isTruncated).toBe(true);
  expect(some.files).toHaveLength(39);
  const fewer = await diffOf({}, after, { maxPatchBytes: 500, maxListBytes: 2000 });
  expect(fewer.isTruncated).toBe(true);
  expect(fewer.files.length).toBeGreaterThan(10);
  expect(fewer.files.length).toBeLessThan(40);
  expect(fewer.files.every((file, index) => file.path === `file-${index + 10}`)).toBe(true);
  const all = await diffOf({}, after, { maxDiffFiles: 40 });
  expect(all).toMatchObject({ isTruncated: false });
});

test("equal commits have an empty diff", async () => {
  expect(await diffOf({ a: "1" }, {})).toEqual({ files: [], isTruncated: false });
});

test("a blob is no commit to compare with", async () => {
  const repo = makeGitRepo();
  const commit = repo.commit({ a: "1" });
  const blob = repo.git("rev-parse", "HEAD:a");
  const { git } = makeGit({ localRepository: repo.dir });
  expect((await failureOf(git.diff(commit, blob))).code).toBe("commit-missing");
});

test("a patch that does not agree with the list of changes is refused", async () => {
  const repo = makeGitRepo();
  const base = repo.commit({ a: "1\n", b: "1\n" });
  const head = repo.commit({ a: "2\n", b: "2\n" });
  const gitProgram = join(makeTempFolder(), "git");
  const script = `if [ "$1" = diff-tree ]; then git "$@" | sed 's/^diff --git a.b/lost/'; else exec git "$@"; fi`;
  writeFileSync(gitProgram, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const failure = await failureOf(makeGit({ localRepository: repo.dir, gitProgram }).git.diff(base, head));
  expect(failure).toEqual({ code: "git-failed", message: "the patch has 1 sections for 2 changes" });
});
