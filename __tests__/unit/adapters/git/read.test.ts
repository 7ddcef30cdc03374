import { execFileSync } from "node:child_process";
import process from "node:process";
import { expect, test } from "vitest";
import { makeGitRepo } from "../../../support/git-repo.ts";
import { failureOf, makeGit, readAllFiles } from "./git-fixture.ts";

const LIMIT = 1024;

const plain = makeGitRepo();
const plainCommit = plain.commit({ a: "x", "d/a": "x" });
const { git: plainGit } = makeGit({ localRepository: plain.dir });

test("a file is read byte for byte", async () => {
  const repo = makeGitRepo();
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const commit = repo.commit({ "bin/all.dat": bytes, "run.sh": { executable: "#!/bin/sh\n" }, empty: "" });
  const { git } = makeGit({ localRepository: repo.dir });
  expect(await git.readFile(commit, "bin/all.dat", LIMIT)).toEqual({ kind: "file", bytes: Buffer.from(bytes) });
  expect(await git.readFile(commit, "run.sh", LIMIT)).toMatchObject({ kind: "file" });
  expect(await git.readFile(commit, "empty", 0)).toEqual({ kind: "file", bytes: Buffer.alloc(0) });
});

test("the limit is on the size, and nothing larger is read", async () => {
  const repo = makeGitRepo();
  const commit = repo.commit({ exact: "x".repeat(10), larger: "x".repeat(11), huge: "x".repeat(5_000_000) });
  const { git } = makeGit({ localRepository: repo.dir });
  expect(await git.readFile(commit, "exact", 10)).toMatchObject({ kind: "file" });
  expect(await git.readFile(commit, "larger", 10)).toEqual({ kind: "too-large", sizeBytes: 11 });
  expect(await git.readFile(commit, "huge", 4_999_999)).toEqual({ kind: "too-large", sizeBytes: 5_000_000 });
  expect(await git.readFile(commit, "huge", 5_000_000)).toMatchObject({ kind: "file" });
});

test("links, folders and submodules are not files, and no link is followed", async () => {
  const repo = makeGitRepo();
  const target = repo.commit({ "real/plan.json": "{}", "elsewhere.json": "{}" });
  repo.write({ "plan.json": { symlink: "elsewhere.json" }, linked: { symlink: "real" }, out: { symlink: "/etc" } });
  repo.git("add", "--all");
  repo.git("update-index", "--add", "--cacheinfo", `160000,${target},module`);
  repo.git("commit", "--quiet", "-m", "links");
  const commit = repo.sha();
  const { git } = makeGit({ localRepository: repo.dir });
  expect(await git.readFile(commit, "plan.json", LIMIT)).toEqual({ kind: "symlink" });
  expect(await git.readFile(commit, "linked", LIMIT)).toEqual({ kind: "symlink" });
  expect(await git.readFile(commit, "linked/plan.json", LIMIT)).toEqual({ kind: "missing" });
  expect(await git.readFile(commit, "out/passwd", LIMIT)).toEqual({ kind: "missing" });
  expect(await git.readFile(commit, "real", LIMIT)).toEqual({ kind: "not-a-file" });
  expect(await git.readFile(commit, "module", LIMIT)).toEqual({ kind: "not-a-file" });
});

test.each([
  "",
  "/",
  "./a",
  "a/",
  "/a",
  "d//a",
  "d/../a",
  "..",
  "../a",
  ".",
  "*",
  "?",
  ":(glob)*",
  ":/a",
  "--help",
  "a\0b",
])("%j names nothing", async (path) => {
  const repo = makeGitRepo();
  const commit = repo.commit({ a: "x", "d/a": "x" });
  const { git } = makeGit({ localRepository: repo.dir });
  expect(await git.readFile(commit, path, LIMIT)).toEqual({ kind: "missing" });
});

const HOSTILE_NAMES = [
  "a b",
  " lead and trail ",
  "-n",
  "--help",
  "*.txt",
  ":(glob)**",
  ":/x",
  "new\nline",
  "tab\there",
  'quo"te',
  "back\\slash",
  "uni ☃ é é",
  "a -> b",
  "$(touch pwned)",
  "`id`;&|",
  "[x]",
  "100644 blob 0\tx",
  "x".repeat(255),
  `${"deep/".repeat(60)}file`,
];

function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

test("hostile names are names", async () => {
  const repo = makeGitRepo();
  const commit = repo.commit(Object.fromEntries(HOSTILE_NAMES.map((name) => [name, `content of ${name}`])));
  const { git } = makeGit({ localRepository: repo.dir });
  for (const name of HOSTILE_NAMES) {
    const file = await git.readFile(commit, name, LIMIT * 8);
    expect(file.kind === "file" ? Buffer.from(file.bytes).toString() : file.kind).toBe(`content of ${name}`);
  }
  expect(await git.listFiles(commit, "")).toEqual(HOSTILE_NAMES.toSorted(byBytes));
});

test("everything that is no folder is listed below a folder, links and submodules too", async () => {
  const repo = makeGitRepo();
  const first = repo.commit({ "a/one": "1", "a/b/two": "2", "ab/three": "3", four: "4", "a/link": { symlink: "one" } });
  repo.git("update-index", "--add", "--cacheinfo", `160000,${first},a/module`);
  repo.git("commit", "--quiet", "-m", "module");
  const commit = repo.sha();
  const { git } = makeGit({ localRepository: repo.dir });
  expect(await git.listFiles(commit, "a")).toEqual(["a/b/two", "a/link", "a/module", "a/one"]);
  expect(await git.listFiles(commit, "a/")).toEqual(["a/b/two", "a/link", "a/module", "a/one"]);
  expect(await git.listFiles(commit, "")).toEqual(["a/b/two", "a/link", "a/module", "a/one", "ab/three", "four"]);
  for (const prefix of ["missing", "four", "a/link", "a/../ab", "/", ".", "*"])
    expect(await git.listFiles(commit, prefix)).toEqual([]);
});

test("a list beyond the limit is refused, not cut", async () => {
  const repo = makeGitRepo();
  const commit = repo.commit(Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`file-${index}`, ""])));
  const { git } = makeGit({ localRepository: repo.dir, limits: { maxListBytes: 1000 } });
  expect((await failureOf(git.listFiles(commit, ""))).code).toBe("git-failed");
});

test("merge bases: the fork point, an ancestor, and none", async () => {
  const repo = makeGitRepo();
  const base = repo.commit({ a: "1" });
  const main = repo.commit({ a: "2" });
  repo.switchTo("side", base);
  const side = repo.commit({ b: "1" });
  repo.git("checkout", "--quiet", "--orphan", "alone");
  const alone = repo.commit({ c: "1" });
  const { git } = makeGit({ localRepository: repo.dir });
  expect(await git.mergeBase(main, side)).toBe(base);
  expect(await git.mergeBase(base, side)).toBe(base);
  expect(await git.mergeBase(main, alone)).toBeNull();
});

test("a commit that is not there is said with its name", async () => {
  const repo = makeGitRepo();
  const commit = repo.commit({ a: "1" });
  const { git } = makeGit({ localRepository: repo.dir });
  const missing = "1".repeat(40);
  for (const attempt of [
    git.readFile(missing, "a", LIMIT),
    git.listFiles(missing, ""),
    git.mergeBase(commit, missing),
    git.diff(missing, commit),
    git.diff(commit, missing),
    git.checkOut(missing),
    git.fetch([missing]),
  ]) {
    const failure = await failureOf(attempt);
    expect(failure).toMatchObject({ code: "commit-missing" });
    expect(failure.message).toContain(missing);
  }
});

test.each(["main", "HEAD", "--help", "", "$(id)", `${"a".repeat(40)}\n`, "A".repeat(40)])(
  "only full names are commits: %j",
  async (name) => {
    const attempts = [
      () => plainGit.readFile(name, "a", LIMIT),
      () => plainGit.fetch([name]),
      () => plainGit.checkOut(name),
      () => plainGit.diff(plainCommit, name),
    ];
    for (const attempt of attempts) expect((await failureOf(attempt())).code).toBe("commit-missing");
  },
);

test("revisions of a local clone are resolved as git does it", async () => {
  const repo = makeGitRepo();
  const first = repo.commit({ a: "1" });
  const second = repo.commit({ a: "2" });
  repo.git("tag", "-a", "v1", "-m", "tag", first);
  repo.git("update-ref", "refs/remotes/origin/topic", first);
  repo.git("update-ref", "refs/heads/-dash", first);
  const { git } = makeGit({ localRepository: repo.dir });
  expect(await git.resolve("HEAD")).toBe(second);
  expect(await git.resolve("main")).toBe(second);
  expect(await git.resolve("main~1")).toBe(first);
  expect(await git.resolve("v1")).toBe(first);
  expect(await git.resolve("origin/topic")).toBe(first);
  expect(await git.resolve("-dash")).toBe(first);
  expect(await git.resolve(first.slice(0, 10))).toBe(first);
  expect(await git.resolve(second)).toBe(second);
});

test.each([
  "",
  "nope",
  "--help",
  "--output=/tmp/pwned",
  "-h",
  "$(touch pwned)",
  "main\nmain",
  "main\0",
  "\n",
  "HEAD:a",
  "HEAD^{tree}",
  "HEAD^{blob}",
  "a..b",
  "x".repeat(5000),
  "9".repeat(40),
])("%j is no commit", async (revision) => {
  expect(await plainGit.resolve(revision)).toBeNull();
});

test("a repository with SHA-256 names works like any other", async () => {
  const repo = makeGitRepo({ objectFormat: "sha256" });
  const first = repo.commit({ a: "1\n" });
  const second = repo.commit({ a: "2\n" });
  expect(first).toHaveLength(64);
  const { git } = makeGit({ localRepository: repo.dir });
  expect(await git.resolve("main~1")).toBe(first);
  expect(await git.readFile(second, "a", LIMIT)).toMatchObject({ kind: "file" });
  expect((await git.diff(first, second)).files).toHaveLength(1);
  const copy = await git.checkOut(first);
  await copy.remove();
});

test("the user's clone is not written to", async () => {
  const repo = makeGitRepo();
  const first = repo.commit({ a: "1\n" });
  const second = repo.commit({ a: "2\n" });
  const before = repo.git("count-objects", "-v") + repo.git("for-each-ref") + repo.git("status", "--porcelain");
  const files = readAllFiles(repo.dir);
  const { git } = makeGit({ localRepository: repo.dir });
  await git.fetch([first, second]);
  await git.diff(first, second);
  await (await git.checkOut(first)).remove();
  expect(readAllFiles(repo.dir)).toEqual(files);
  expect(repo.git("count-objects", "-v") + repo.git("for-each-ref") + repo.git("status", "--porcelain")).toBe(before);
});

test("linked worktrees and folders below the top are fine, and no repository is said", async () => {
  const repo = makeGitRepo();
  const commit = repo.commit({ "d/a": "1" });
  repo.git("worktree", "add", "--quiet", "--detach", "../linked", commit);
  expect(await makeGit({ localRepository: `${repo.dir}/d` }).git.resolve("HEAD")).toBe(commit);
  const linked = makeGit({ localRepository: `${repo.dir}/../linked` }).git;
  expect(await linked.resolve("HEAD")).toBe(commit);
  expect(await linked.readFile(commit, "d/a", LIMIT)).toMatchObject({ kind: "file" });
  expect(await failureOf(makeGit({ localRepository: "/" }).git.resolve("HEAD"))).toMatchObject({
    code: "git-failed",
    message: expect.stringContaining("no git repository at /") as unknown,
  });
});

test("a shallow clone is used as far as it goes", async () => {
  const repo = makeGitRepo();
  const first = repo.commit({ a: "1\n" });
  const second = repo.commit({ a: "2\n" });
  repo.git("clone", "--quiet", "--depth=1", `file://${repo.dir}`, "../shallow");
  const { git } = makeGit({ localRepository: `${repo.dir}/../shallow` });
  expect(await git.resolve("HEAD")).toBe(second);
  expect(await git.mergeBase(second, second)).toBe(second);
  const copy = await git.checkOut(second);
  await copy.remove();
  expect((await failureOf(git.fetch([first]))).code).toBe("commit-missing");
  const withRemote = makeGit({ localRepository: `${repo.dir}/../shallow`, remoteUrl: repo.cloneBare() }).git;
  await withRemote.fetch([first, second]);
  expect(await withRemote.mergeBase(first, second)).toBe(first);
});

test("git that is missing, too old or not git is said", async () => {
  const repo = makeGitRepo();
  repo.commit({ "old-git": { executable: "#!/bin/sh\necho git version 2.17.1\n" } });
  const at = (gitProgram: string): Promise<{ code: string; message: string }> =>
    failureOf(makeGit({ localRepository: repo.dir, gitProgram }).git.resolve("HEAD"));
  expect(await at("/nonexistent/git")).toMatchObject({ code: "git-failed" });
  expect((await at("/nonexistent/git")).message).toContain("/nonexistent/git");
  expect((await at(`${repo.dir}/old-git`)).message).toBe("git 2.17 is too old, 2.31 or newer is needed");
  expect((await at("/bin/echo")).code).toBe("git-failed");
});

test.skipIf(process.getuid?.() !== 0)("a clone that belongs to another user, as in a container, is fine", async () => {
  const repo = makeGitRepo();
  const commit = repo.commit({ a: "1" });
  execFileSync("chown", ["-R", "65534:65534", repo.dir]);
  expect(await makeGit({ localRepository: repo.dir }).git.resolve("HEAD")).toBe(commit);
});
