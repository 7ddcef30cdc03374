import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import type { CommitRequest, Git, MadeCommit, WorkingCopy } from "../../../../src/ports/git.ts";
import { gitTestEnvironment, makeGitRepo, makeTempFolder } from "../../../support/git-repo.ts";
import { failureOf, makeGit, readAllFiles } from "./git-fixture.ts";

const SAMPLE = {
  "a.txt": "one\n",
  "b.txt": "two\n",
  "run.sh": "#!/bin/sh\n",
  "folder/inner.txt": "inner\n",
  "AGENTS.md": "be good\n",
  ".gitignore": "ignored/\n*.log\n",
} as const;

const REQUEST = {
  message: "Revise after the critique (1/3)\n\nPasswhen-Redo: 1/3\n",
  author: { name: "passwhen[bot]", email: "1+passwhen[bot]@users.noreply.github.com" },
  date: "2026-11-30T12:00:00.123Z",
} as const;

interface Fixture {
  readonly git: Git;
  readonly copy: WorkingCopy;
  readonly parent: string;
  readonly storeDir: string;
  readonly repoDir: string;
  readonly since: string;
  /** Asks the store. */
  readonly ask: (...args: readonly string[]) => string;
  readonly commit: (change?: Partial<CommitRequest>) => Promise<MadeCommit | null>;
}

async function open(files: Parameters<ReturnType<typeof makeGitRepo>["commit"]>[0] = SAMPLE): Promise<Fixture> {
  const repo = makeGitRepo();
  const parent = repo.commit(files);
  const { git, storeDir } = makeGit({ localRepository: repo.dir });
  const copy = await git.checkOut(parent);
  const since = await copy.snapshot();
  return {
    git,
    copy,
    parent,
    storeDir,
    repoDir: repo.dir,
    since,
    ask: (...args) =>
      execFileSync("git", args, {
        cwd: "/",
        env: { ...gitTestEnvironment(), GIT_DIR: storeDir },
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
      }),
    commit: (change) => git.commit(copy, { since, parent, ...REQUEST, ...change }),
  };
}

function write(copy: WorkingCopy, path: string, content: string): void {
  mkdirSync(dirname(join(copy.dir, path)), { recursive: true });
  writeFileSync(join(copy.dir, path), content);
}

test("what changed becomes one commit in the store, with all modes told", async () => {
  const { copy, commit, ask, parent, repoDir } = await open();
  const before = readAllFiles(repoDir);
  write(copy, "a.txt", "changed\n");
  write(copy, "new/file.txt", "new\n");
  write(copy, "ignored/secret", "no\n");
  write(copy, "x.log", "no\n");
  rmSync(join(copy.dir, "b.txt"));
  chmodSync(join(copy.dir, "run.sh"), 0o755);
  symlinkSync("/etc/passwd", join(copy.dir, "link"));
  rmSync(join(copy.dir, "folder"), { recursive: true });
  writeFileSync(join(copy.dir, "folder"), "a file now\n");
  const made = await commit();
  expect(made?.changes).toEqual([
    { path: "a.txt", oldMode: "100644", newMode: "100644" },
    { path: "b.txt", oldMode: "100644", newMode: null },
    { path: "folder", oldMode: null, newMode: "100644" },
    { path: "folder/inner.txt", oldMode: "100644", newMode: null },
    { path: "link", oldMode: null, newMode: "120000" },
    { path: "new/file.txt", oldMode: null, newMode: "100644" },
    { path: "run.sh", oldMode: "100644", newMode: "100755" },
  ]);
  const name = made?.commit ?? "";
  expect(ask("cat-file", "commit", name)).toBe(
    [
      `tree ${made?.tree}`,
      `parent ${parent}`,
      "author passwhen[bot] <1+passwhen[bot]@users.noreply.github.com> 1796040000 +0000",
      "committer passwhen[bot] <1+passwhen[bot]@users.noreply.github.com> 1796040000 +0000",
      "",
      REQUEST.message,
    ].join("\n"),
  );
  expect(ask("ls-tree", "-r", "--name-only", name).trim().split("\n")).toEqual([
    ".gitignore",
    "AGENTS.md",
    "a.txt",
    "folder",
    "link",
    "new/file.txt",
    "run.sh",
  ]);
  expect(ask("show", `${name}:new/file.txt`)).toBe("new\n");
  ask("fsck", "--strict", "--no-dangling", name);
  expect(readAllFiles(repoDir)).toEqual(before);
});

test("a rename is a deletion and an addition", async () => {
  const { copy, commit } = await open();
  rmSync(join(copy.dir, "a.txt"));
  write(copy, "moved.txt", "one\n");
  expect((await commit())?.changes).toEqual([
    { path: "a.txt", oldMode: "100644", newMode: null },
    { path: "moved.txt", oldMode: null, newMode: "100644" },
  ]);
});

test("no change, and a change that leads back to the parent, make no commit", async () => {
  const { copy, commit } = await open();
  expect(await commit()).toBeNull();
  write(copy, "x.log", "ignored\n");
  expect(await commit()).toBeNull();
  write(copy, "a.txt", "changed by a setup\n");
  const since = await copy.snapshot();
  write(copy, "a.txt", "one\n");
  expect(await commit({ since })).toBeNull();
});

test("what was changed before the snapshot is no part of it", async () => {
  const { copy, commit, ask } = await open();
  rmSync(join(copy.dir, "AGENTS.md"));
  write(copy, "b.txt", "by the setup\n");
  write(copy, "package-lock.json", "by the setup\n");
  const since = await copy.snapshot();
  write(copy, "a.txt", "revised\n");
  const made = await commit({ since });
  expect(made?.changes.map(({ path }) => path)).toEqual(["a.txt"]);
  expect(ask("show", `${made?.commit}:AGENTS.md`)).toBe("be good\n");
  expect(ask("show", `${made?.commit}:b.txt`)).toBe("two\n");
});

test("one change makes the same commit each time, also where it lies in the store", async () => {
  const { copy, commit } = await open();
  write(copy, "a.txt", "changed\n");
  const first = await commit();
  expect(await commit()).toEqual(first);
  expect((await commit({ message: "other" }))?.tree).toBe(first?.tree);
});

test("the new commit can be read, checked out and fetched like any other", async () => {
  const { git, copy, commit, parent } = await open();
  write(copy, "a.txt", "changed\n");
  const made = await commit();
  const name = made?.commit ?? "";
  await git.fetch([name]);
  expect((await git.diff(parent, name)).files.map(({ path }) => path)).toEqual(["a.txt"]);
  const other = await git.checkOut(name);
  expect(readFileSync(join(other.dir, "a.txt"), "utf8")).toBe("changed\n");
  expect(await other.snapshot()).toBe(made?.tree);
});

test("hooks, filters, settings, identity and history of the copy's own repository have no say", async () => {
  const { copy, commit, parent } = await open({ ...SAMPLE, ".gitattributes": "*.txt filter=evil\n" });
  const marker = join(makeTempFolder("marker"), "ran");
  const run = (...args: readonly string[]): unknown =>
    execFileSync("git", args, { cwd: copy.dir, env: gitTestEnvironment(), stdio: "pipe" });
  const hook = `#!/bin/sh\necho ran >> ${marker}\n`;
  mkdirSync(join(copy.dir, ".git/hooks"), { recursive: true });
  for (const name of ["pre-commit", "commit-msg", "post-commit", "post-index-change", "reference-transaction"])
    writeFileSync(join(copy.dir, ".git/hooks", name), hook, { mode: 0o755 });
  for (const [key, value] of [
    ["user.name", "Mallory"],
    ["commit.gpgSign", "true"],
    ["gpg.program", `/bin/sh -c 'echo ran >> ${marker}'`],
    ["core.fsmonitor", `/bin/sh -c 'echo ran >> ${marker}'`],
    ["filter.evil.clean", `/bin/sh -c 'echo ran >> ${marker}; echo evil'`],
    ["core.excludesFile", "/dev/null"],
  ] as const)
    run("config", key, value);
  write(copy, "a.txt", "changed\n");
  write(copy, ".git/info/exclude", "*\n");
  const made = await commit();
  expect(made?.changes.map(({ path }) => path)).toEqual(["a.txt"]);
  expect(() => readFileSync(marker)).toThrow("ENOENT");
  expect(parent).not.toBe(made?.commit);
});

test("an object that code of the copy forged ends it: in the store objects are called by what they hold", async () => {
  const { copy, commit } = await open();
  write(copy, "a.txt", "evil\n");
  await copy.snapshot();
  const blob = execFileSync("git", ["hash-object", "--stdin"], { input: "evil\n", encoding: "utf8" }).trim();
  const place = join(copy.dir, "..", "own", "objects", blob.slice(0, 2), blob.slice(2));
  rmSync(place);
  writeFileSync(place, deflateSync(Buffer.from("blob 6\0other\n")));
  expect((await failureOf(commit())).code).toBe("git-failed");
});

test("a file that was changed before the snapshot and again after it makes no commit: the two cannot be told apart", async () => {
  const { copy, commit } = await open();
  write(copy, "a.txt", "one\nsecret of the setup\n");
  const since = await copy.snapshot();
  write(copy, "a.txt", "one\nsecret of the setup\nrevised\n");
  const failure = await failureOf(commit({ since }));
  expect(failure.code).toBe("redo-refused");
  expect(failure.message).toContain("`setup` as a rule, was changed again and cannot be told from it: a.txt");
});

test("files that are too large or unreadable are never left out in silence", async () => {
  const { copy, commit } = await open();
  write(copy, "a.txt", "changed\n");
  write(copy, "huge.bin", "");
  truncateSync(join(copy.dir, "huge.bin"), 17 * 1024 * 1024);
  const failure = await failureOf(commit());
  expect(failure).toEqual({
    code: "redo-refused",
    message: "changed files are larger than 16 MiB or unreadable and cannot be committed: huge.bin",
  });
  const since = await copy.snapshot();
  write(copy, "b.txt", "changed\n");
  expect((await commit({ since }))?.changes.map(({ path }) => path)).toEqual(["b.txt"]);
});

test("names that are no text and repositories within the copy come as what they are", async () => {
  const { copy, commit } = await open();
  writeFileSync(Buffer.concat([Buffer.from(`${copy.dir}/bad-`), Buffer.from([0xff])]), "x");
  const nested = join(copy.dir, "vendor/inner");
  mkdirSync(nested, { recursive: true });
  execFileSync("git", ["init", "--quiet", nested], { env: gitTestEnvironment() });
  write(copy, "vendor/inner/file", "x");
  write(copy, "line\nbreak", "x");
  expect((await commit())?.changes).toEqual([
    { path: "bad-\uFFFD", oldMode: null, newMode: "100644" },
    { path: "line\nbreak", oldMode: null, newMode: "100644" },
    { path: "vendor/inner/file", oldMode: null, newMode: "100644" },
  ]);
});

test("a parent that is not there, and names that are none, are refused", async () => {
  const { copy, commit } = await open();
  write(copy, "a.txt", "changed\n");
  expect((await failureOf(commit({ parent: "1".repeat(40) }))).code).toBe("commit-missing");
  expect((await failureOf(commit({ parent: "HEAD" }))).code).toBe("commit-missing");
  expect((await failureOf(commit({ since: "--all" }))).code).toBe("commit-missing");
  await expect(commit({ date: "yesterday" })).rejects.toThrow("not a date");
});

test("a copy of a shallow clone and of a SHA-256 repository can be committed", async () => {
  const repo = makeGitRepo();
  repo.commit({ a: "1\n" });
  repo.commit({ a: "2\n" });
  const shallow = join(makeTempFolder("shallow"), "clone");
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${repo.dir}`, shallow], { env: gitTestEnvironment() });
  const long = makeGitRepo({ objectFormat: "sha256" });
  long.commit({ a: "2\n" });
  for (const [dir, parent] of [
    [shallow, repo.sha()],
    [long.dir, long.sha()],
  ] as const) {
    const { git } = makeGit({ localRepository: dir });
    const copy = await git.checkOut(parent);
    const since = await copy.snapshot();
    write(copy, "a", "3\n");
    const made = await git.commit(copy, { since, parent, ...REQUEST });
    expect(made?.changes).toEqual([{ path: "a", oldMode: "100644", newMode: "100644" }]);
    expect(made?.commit.length).toBe(parent.length);
  }
});
