import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Patch, WorkingCopy } from "../../../../src/ports/git.ts";
import { gitTestEnvironment, makeGitRepo, makeTempFolder } from "../../../support/git-repo.ts";
import { failureOf, makeGit, readAllFiles } from "./git-fixture.ts";

const NOTHING: Patch = { text: "", files: 0, isTruncated: false };

type Content = string | Uint8Array | null;

function write(copy: WorkingCopy, files: Readonly<Record<string, Content>>): void {
  for (const [path, content] of Object.entries(files)) {
    const target = join(copy.dir, path);
    rmSync(target, { recursive: true, force: true });
    if (content === null) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

function git(dir: string, args: readonly string[], input = ""): string {
  return execFileSync("git", args, { cwd: dir, env: gitTestEnvironment(), encoding: "utf8", input });
}

const SAMPLE = {
  "a.txt": "one\ntwo\nthree\n",
  "old name.txt": "this text is long enough\nto be seen as the same\nwhen it moves\n",
  "gone.txt": "bye\n",
  "bin.dat": new Uint8Array([0, 1, 2, 3, 255]),
  "run.sh": "#!/bin/sh\n",
  link: { symlink: "a.txt" },
  "becomes-link": "plain\n",
  "becomes-folder": "plain\n",
  "folder/inner": "x\n",
  ".gitignore": "ignored/\n*.log\n",
} as const;

async function openSample(): Promise<{
  readonly copy: WorkingCopy;
  readonly fresh: () => Promise<WorkingCopy>;
  readonly duplicate: () => Promise<WorkingCopy>;
  readonly storeDir: string;
  readonly tree: string;
}> {
  const repo = makeGitRepo();
  const commit = repo.commit(SAMPLE);
  const { git: port, storeDir } = makeGit({ remoteUrl: repo.cloneBare() });
  await port.fetch([commit]);
  const copy = await port.checkOut(commit);
  return {
    copy,
    fresh: () => port.checkOut(commit),
    duplicate: () => port.duplicate(copy),
    storeDir,
    tree: repo.git("rev-parse", `${commit}^{tree}`),
  };
}

/** Applies a patch to a copy and tells what tree comes out, as git itself sees it. */
function applyTo(copy: WorkingCopy, patch: Patch): string {
  git(copy.dir, ["apply", "--index", "--whitespace=nowarn", "-"], patch.text);
  return git(copy.dir, ["write-tree"]).trim();
}

function changeEverything(copy: WorkingCopy): void {
  write(copy, {
    "a.txt": "one\n2\nthree",
    "gone.txt": null,
    "old name.txt": null,
    "new place/new name.txt": SAMPLE["old name.txt"],
    "bin.dat": new Uint8Array([0, 9, 9, 9, 255, 254]),
    "new.bin": new Uint8Array([0, 200, 201, 0]),
    "latin1.txt": Buffer.from("caf\u00e9\ncr\r\n", "latin1"),
    'odd "name"\n\t\u00fc.txt': "odd\n",
    link: null,
    "becomes-link": null,
    "becomes-folder": null,
    "becomes-folder/deep/file": "now inside\n",
    folder: null,
    empty: "",
  });
  chmodSync(join(copy.dir, "run.sh"), 0o755);
  symlinkSync("elsewhere", join(copy.dir, "link"));
  symlinkSync("/etc", join(copy.dir, "becomes-link"));
  symlinkSync("/etc", join(copy.dir, "folder"));
}

test("an untouched copy has no patch, and its snapshot is the commit's tree", async () => {
  const { copy, tree } = await openSample();
  const name = await copy.snapshot();
  expect(name).toBe(tree);
  expect(await copy.patchSince(name)).toEqual(NOTHING);
  await copy.remove();
  expect(existsSync(dirname(copy.dir))).toBe(false);
});

test("every kind of change is in the patch, and it gives the same tree on a fresh checkout", async () => {
  const { copy, fresh } = await openSample();
  const before = await copy.snapshot();
  changeEverything(copy);
  const patch = await copy.patchSince(before);
  expect(patch.isTruncated).toBe(false);
  expect(patch.text).toContain("rename from old name.txt\nrename to new place/new name.txt\n");
  expect(patch.text).toContain("deleted file mode 100644");
  expect(patch.text).toContain("old mode 100644\nnew mode 100755");
  expect(patch.text).toContain("new file mode 120000");
  expect(patch.text).toContain("GIT binary patch");
  expect(patch.text).toMatch(/^index [0-9a-f]{40}\.\.[0-9a-f]{40}/m);
  // a, gone, rename, bin, new.bin, latin1, odd, link, becomes-link, becomes-folder (twice), folder (twice), empty, run.sh
  expect(patch.files).toBe(15);
  const [after, other] = [await copy.snapshot(), await fresh()];
  expect(applyTo(other, patch)).toBe(after);
  expect(after).not.toBe(before);
  for (const one of [copy, other]) await one.remove();
});

test("a patch starts at its snapshot, not at the commit", async () => {
  const { copy } = await openSample();
  write(copy, { "a.txt": "prepared\n", "made.txt": "by setup\n" });
  const prepared = await copy.snapshot();
  expect(await copy.patchSince(prepared)).toEqual(NOTHING);
  write(copy, { "made.txt": "by agent\n" });
  const patch = await copy.patchSince(prepared);
  expect(patch).toMatchObject({ files: 1, isTruncated: false });
  expect(patch.text).toContain("-by setup\n+by agent\n");
  expect(patch.text).not.toContain("prepared");
  write(copy, { "made.txt": "by setup\n" });
  expect(await copy.patchSince(prepared)).toEqual(NOTHING);
  await copy.remove();
});

test("a change of the same size in the second of the checkout is seen, also later", async () => {
  const { fresh, tree, copy } = await openSample();
  const copies: WorkingCopy[] = [];
  // A second may end between checkout and change, but not each time.
  for (let count = 0; count < 4; count += 1) {
    const one = await fresh();
    copies.push(one);
    const path = join(one.dir, "a.txt");
    const { atime, mtime } = statSync(path);
    writeFileSync(path, "one\nTWO\nthree\n");
    utimesSync(path, atime, mtime);
  }
  await pause(1100);
  for (const one of copies) expect((await one.patchSince(tree)).text).toContain("-two\n+TWO\n");
  for (const one of [copy, ...copies]) await one.remove();
});

test("ignored files and the copy's own `.git` are left aside", async () => {
  const { copy } = await openSample();
  const before = await copy.snapshot();
  write(copy, { "ignored/module.js": "x", "debug.log": "x", ".git/planted": "x", ".git/info/exclude": "*\n" });
  expect(await copy.patchSince(before)).toEqual(NOTHING);
  write(copy, { seen: "not excluded by the copy's own settings\n" });
  expect((await copy.patchSince(before)).text).toMatch(/^diff --git a\/seen b\/seen\n/);
  await copy.remove();
});

test("a copy without its `.git`, and one with another's, are compared all the same", async () => {
  const { copy } = await openSample();
  const before = await copy.snapshot();
  write(copy, { ".git": null, "a.txt": "changed\n" });
  expect((await copy.patchSince(before)).files).toBe(1);
  writeFileSync(join(copy.dir, ".git"), "gitdir: /nonexistent\n");
  expect((await copy.patchSince(before)).files).toBe(1);
  await copy.remove();
});

test("files of a repository within the copy count as files, with or without a commit", async () => {
  const { copy, fresh } = await openSample();
  const before = await copy.snapshot();
  write(copy, { "becomes-folder": null });
  for (const name of ["born", "unborn", "born/inside", "becomes-folder"]) {
    write(copy, { [`${name}/code.txt`]: `in ${name}\n`, [`${name}/.gitignore`]: "hidden\n", [`${name}/hidden`]: "x" });
    git(join(copy.dir, name), ["init", "--quiet", "--template="]);
    if (name === "unborn") continue;
    git(join(copy.dir, name), ["add", "--", "code.txt"]);
    git(join(copy.dir, name), ["commit", "--quiet", "-m", "x"]);
  }
  git(copy.dir, ["init", "--quiet", "--bare", "--template=", "bare.git"]);
  const patch = await copy.patchSince(before);
  for (const name of ["born", "unborn", "born/inside", "becomes-folder"])
    expect(patch.text).toContain(`+++ b/${name}/code.txt\n@@ -0,0 +1 @@\n+in ${name}\n`);
  expect(patch.text).toContain("+++ b/bare.git/config\n");
  expect(patch.text).not.toContain("160000");
  expect(patch.text).not.toContain("b/born/.git/");
  expect(patch.text).not.toContain("b/born/hidden");
  const other = await fresh();
  expect(applyTo(other, patch)).toBe(await copy.snapshot());
  for (const one of [copy, other]) await one.remove();
});

test("nothing that the copy's code wrote is run when the copy is looked at", async () => {
  const { copy, storeDir } = await openSample();
  const before = await copy.snapshot();
  const marker = join(makeTempFolder("marker"), "ran");
  const trap = join(copy.tmpDir, "trap.sh");
  writeFileSync(trap, `#!/bin/sh\necho "$0" >> '${marker}'\ncat\n`, { mode: 0o755 });
  const hostile = [
    ["core.fsmonitor", trap],
    ["core.hooksPath", copy.tmpDir],
    ["filter.evil.clean", trap],
    ["filter.evil.process", trap],
    ["filter.evil.required", "true"],
    ["diff.evil.command", trap],
    ["diff.evil.textconv", trap],
    ["diff.external", trap],
    ["core.attributesFile", join(copy.tmpDir, "attributes")],
    ["core.worktree", "/etc"],
  ] as const;
  writeFileSync(join(copy.tmpDir, "attributes"), "* filter=evil diff=evil\n");
  for (const name of ["post-index-change", "reference-transaction", "fsmonitor-watchman"])
    writeFileSync(join(copy.tmpDir, name), readFileSync(trap), { mode: 0o755 });
  mkdirSync(join(copy.dir, "nested"));
  git(join(copy.dir, "nested"), ["init", "--quiet", "--template="]);
  write(copy, { "nested/code.txt": "x\n" });
  git(join(copy.dir, "nested"), ["add", "--", "code.txt"]);
  git(join(copy.dir, "nested"), ["commit", "--quiet", "-m", "x"]);
  for (const dir of [join(copy.dir, "nested"), copy.dir])
    for (const [key, value] of hostile) git("/", [`--git-dir=${join(dir, ".git")}`, "config", key, value]);
  write(copy, { ".gitattributes": "* filter=evil diff=evil merge=evil\n*.bin -diff\n", "text.bin": "readable\n" });
  write(copy, { "home/.gitconfig": `[core]\n\tfsmonitor = ${trap}\n` });
  writeFileSync(join(copy.homeDir, ".gitconfig"), `[core]\n\tfsmonitor = ${trap}\n`);
  const patch = await copy.patchSince(before);
  expect(patch.text).toContain("+++ b/nested/code.txt");
  expect(patch.text).toContain("+readable\n");
  expect(existsSync(marker)).toBe(false);
  // The trap works where git is let near it.
  spawnSync("git", ["--git-dir=.git", "--work-tree=.", "status"], { cwd: copy.dir, env: gitTestEnvironment() });
  expect(existsSync(marker)).toBe(true);
  expect([...readAllFiles(storeDir).keys()].filter((path) => path.includes("own"))).toEqual([]);
  await copy.remove();
});

test("a submodule's own settings are not asked", async () => {
  const inner = makeGitRepo();
  const innerCommit = inner.commit({ code: "x\n" });
  const repo = makeGitRepo();
  repo.commit({ a: "1\n" });
  repo.git("update-index", "--add", "--cacheinfo", `160000,${innerCommit},sub`);
  repo.git("commit", "--quiet", "-m", "with a submodule");
  const { git: port } = makeGit({ localRepository: repo.dir });
  const copy = await port.checkOut(repo.sha());
  const before = await copy.snapshot();
  const marker = join(makeTempFolder("marker"), "ran");
  git(copy.dir, ["clone", "--quiet", "--template=", inner.dir, "sub"]);
  git(join(copy.dir, "sub"), ["config", "core.fsmonitor", `touch '${marker}'; false`]);
  write(copy, { "sub/code": "changed\n", a: "2\n" });
  const patch = await copy.patchSince(before);
  expect(patch).toMatchObject({ files: 1 });
  expect(existsSync(marker)).toBe(false);
  git(join(copy.dir, "sub"), ["status"]);
  expect(existsSync(marker)).toBe(true);
  await copy.remove();
});

test("attributes that ask for what cannot be done do not hide a change", async () => {
  const { copy } = await openSample();
  const before = await copy.snapshot();
  write(copy, { ".gitattributes": "*.txt working-tree-encoding=no-such-encoding\n*.dat text eol=crlf ident\n" });
  write(copy, { "a.txt": "changed\n", "new.txt": "new\n" });
  const patch = await copy.patchSince(before);
  expect(patch.text).toContain("+changed\n");
  expect(patch.text).toContain("+++ b/new.txt");
  await copy.remove();
});

test("a patch over the limit has whole sections, applies, and says that it was cut", async () => {
  const { copy, fresh } = await openSample();
  const before = await copy.snapshot();
  for (let at = 0; at < 30; at += 1) write(copy, { [`large-${at}.txt`]: `${"x".repeat(99)}\n`.repeat(1000) });
  const patch = await copy.patchSince(before);
  expect(patch).toMatchObject({ files: 30, isTruncated: true });
  expect(Buffer.byteLength(patch.text)).toBeLessThan(1024 * 1024 + 200);
  expect(patch.text.split("\n").at(-2)).toBe("[… the patch is longer than 1 MiB, the rest is not shown …]");
  const other = await fresh();
  git(other.dir, ["apply", "-"], patch.text);
  expect(readFileSync(join(other.dir, "large-0.txt"), "utf8").length).toBe(100_000);
  write(copy, { "large-0.txt": `${"y".repeat(99)}\n`.repeat(20_000) });
  const single = await copy.patchSince(before);
  expect(single.text.startsWith("diff --git a/large-0.txt b/large-0.txt\n")).toBe(true);
  expect(single.text.endsWith("y\n[… the patch is longer than 1 MiB, the rest is not shown …]\n")).toBe(true);
  for (const one of [copy, other]) await one.remove();
});

test("a file too large to keep is counted and said, also when it only changed", async () => {
  const { copy } = await openSample();
  const first = await copy.snapshot();
  const size = 17 * 1024 * 1024;
  write(copy, { "core.dump": Buffer.alloc(size) });
  expect(await copy.patchSince(first)).toEqual({
    text: "[… 1 changed files are too large or unreadable and are not shown …]\n",
    files: 1,
    isTruncated: true,
  });
  const second = await copy.snapshot();
  expect(await copy.patchSince(second)).toEqual(NOTHING);
  write(copy, { "core.dump": Buffer.alloc(size, "x") });
  expect(await copy.patchSince(second)).toMatchObject({ files: 1, isTruncated: true });
  await copy.remove();
});

test("pipes and other things that are no files end nothing", async () => {
  const { copy } = await openSample();
  const before = await copy.snapshot();
  write(copy, { "a.txt": null });
  execFileSync("mkfifo", [join(copy.dir, "a.txt"), join(copy.dir, "pipe")]);
  const patch = await copy.patchSince(before);
  expect(patch).toMatchObject({ files: 1 });
  expect(patch.text).toContain("deleted file mode 100644");
  await copy.remove();
});

test.each(["index", "link", "pipe", "folder"])("a tampered %s of ours is an error, not an answer", async (what) => {
  const { copy } = await openSample();
  const before = await copy.snapshot();
  const root = dirname(copy.dir);
  const index = join(root, "own", "index");
  rmSync(what === "folder" ? copy.dir : index, { recursive: true });
  if (what === "index") writeFileSync(index, readFileSync(join(root, "repo", ".git", "index")).subarray(0, -1));
  if (what === "link") symlinkSync(join(root, "repo", ".git", "index"), index);
  if (what === "pipe") execFileSync("mkfifo", [index]);
  if (what === "folder") symlinkSync("/etc", copy.dir);
  const { code } = await failureOf(copy.patchSince(before));
  expect(code).toBe(what === "link" ? "world-failed" : "git-failed");
  expect(readdirSync(root).filter((name) => name.startsWith("look-"))).toEqual([]);
  await copy.remove();
});

test("looks at one copy at once give each the whole answer", async () => {
  const { copy } = await openSample();
  const before = await copy.snapshot();
  write(copy, { "a.txt": "changed\n" });
  const patches = await Promise.all([1, 2, 3, 4].map(() => copy.patchSince(before)));
  expect(new Set(patches.map(({ text }) => text)).size).toBe(1);
  expect(patches[0]?.files).toBe(1);
  expect((await failureOf(copy.patchSince("HEAD"))).code).toBe("commit-missing");
  await copy.remove();
});

test("SHA-256 repositories work too", async () => {
  const repo = makeGitRepo({ objectFormat: "sha256" });
  const commit = repo.commit({ a: "1\n" });
  const { git: port } = makeGit({ localRepository: repo.dir });
  const copy = await port.checkOut(commit);
  const before = await copy.snapshot();
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  write(copy, { a: "2\n" });
  expect((await copy.patchSince(before)).text).toContain("-1\n+2\n");
  await copy.remove();
});

test("a duplicate has all that the copy has, shares nothing, and can be compared", async () => {
  const { copy, duplicate } = await openSample();
  const committed = await copy.snapshot();
  changeEverything(copy);
  write(copy, { "ignored/deep/module.js": "from setup\n", "run.log": "x", "empty-folder/x": "x" });
  rmSync(join(copy.dir, "empty-folder", "x"));
  chmodSync(join(copy.dir, "ignored"), 0o750);
  utimesSync(join(copy.dir, "a.txt"), 1_700_000_000, 1_700_000_000);
  writeFileSync(join(copy.homeDir, "secret"), "of the first");
  const prepared = await copy.snapshot();
  const other = await duplicate();
  expect(await other.snapshot()).toBe(prepared);
  expect(readAllFiles(other.dir)).toEqual(readAllFiles(copy.dir));
  expect(statSync(join(other.dir, "ignored")).mode & 0o777).toBe(0o750);
  expect(statSync(join(other.dir, "a.txt")).mtimeMs).toBe(1_700_000_000_000);
  expect(existsSync(join(other.dir, "empty-folder"))).toBe(true);
  expect(readdirSync(other.homeDir)).toEqual([]);
  expect(readdirSync(other.tmpDir)).toEqual([]);
  expect(statSync(join(other.dir, "a.txt")).ino).not.toBe(statSync(join(copy.dir, "a.txt")).ino);
  expect(statSync(join(other.dir, "a.txt")).nlink).toBe(1);
  write(other, { "a.txt": "of the other\n", "ignored/deep/module.js": "of the other\n" });
  expect(readFileSync(join(copy.dir, "ignored/deep/module.js"), "utf8")).toBe("from setup\n");
  expect(await copy.patchSince(prepared)).toEqual(NOTHING);
  expect(await other.patchSince(prepared)).toMatchObject({ files: 1 });
  expect((await other.patchSince(committed)).files).toBe(15);
  await copy.remove();
  expect(await other.patchSince(prepared)).toMatchObject({ files: 1 });
  await other.remove();
});
