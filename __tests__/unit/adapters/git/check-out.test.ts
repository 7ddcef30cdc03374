import { spawnSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { WorkingCopy } from "../../../../src/ports/git.ts";
import type { GitRepo } from "../../../support/git-repo.ts";
import { gitTestEnvironment, makeGitRepo, makeTempFolder } from "../../../support/git-repo.ts";
import { failureOf, makeGit, readAllFiles } from "./git-fixture.ts";

function runIn(
  copy: WorkingCopy,
  ...command: readonly string[]
): { readonly status: number | null; readonly stdout: string } {
  const [program = "", ...args] = command;
  const env = { ...gitTestEnvironment(), HOME: copy.homeDir };
  return spawnSync(program, args, { cwd: copy.dir, env, encoding: "utf8" });
}

test("programs that are put on PATH after the first command are not run", async () => {
  const repo = makeGitRepo();
  const head = repo.commit({ a: "1\n" });
  const planted = makeTempFolder("planted");
  const env = { ...process.env, PATH: `.:${planted}:${process.env["PATH"]}` };
  const { git } = makeGit({ remoteUrl: repo.cloneBare(), baseEnv: env });
  await git.fetch([head]);
  for (const name of ["git", "cp"])
    writeFileSync(join(planted, name), `#!/bin/sh\ntouch ${planted}/ran-${name}\nexit 1\n`, { mode: 0o755 });
  const copy = await git.checkOut(head);
  const before = await copy.snapshot();
  writeFileSync(join(copy.dir, "a"), "2\n");
  expect(await copy.patchSince(before)).toMatchObject({ files: 1 });
  const second = await git.duplicate(copy);
  expect(readFileSync(join(second.dir, "a"), "utf8")).toBe("2\n");
  await second.remove();
  await copy.remove();
  expect(readdirSync(planted).toSorted()).toEqual(["cp", "git"]);
});

test("a copy that has become a link is not duplicated", async () => {
  const repo = makeGitRepo();
  const head = repo.commit({ a: "1\n" });
  const { git, workDir } = makeGit({ remoteUrl: repo.cloneBare() });
  await git.fetch([head]);
  const copy = await git.checkOut(head);
  const victim = makeTempFolder("victim");
  renameSync(copy.dir, `${copy.dir}-old`);
  symlinkSync(victim, copy.dir);
  const before = readdirSync(workDir);
  expect(await failureOf(git.duplicate(copy))).toMatchObject({ code: "runner-tampered" });
  expect(readdirSync(workDir)).toEqual(before);
  expect(readdirSync(victim)).toEqual([]);
});

test("a copy has the files of the commit, and scratch folders beside it", async () => {
  const repo = makeGitRepo();
  const first = repo.commit({ a: "1\n", "d/run.sh": { executable: "#!/bin/sh\necho ran\n" }, link: { symlink: "a" } });
  repo.commit({ a: "2\n", later: "x" });
  const { git, workDir } = makeGit({ remoteUrl: repo.cloneBare() });
  await git.fetch([repo.sha()]);
  const copy = await git.checkOut(first);
  expect(readFileSync(join(copy.dir, "a"), "utf8")).toBe("1\n");
  expect(lstatSync(join(copy.dir, "link")).isSymbolicLink()).toBe(true);
  expect(runIn(copy, "./d/run.sh").stdout).toBe("ran\n");
  expect(existsSync(join(copy.dir, "later"))).toBe(false);
  for (const folder of [copy.homeDir, copy.tmpDir]) {
    expect(readdirSync(folder)).toEqual([]);
    expect(dirname(folder)).toBe(dirname(copy.dir));
    expect(folder.startsWith(`${copy.dir}/`)).toBe(false);
  }
  expect(statSync(dirname(copy.dir)).mode & 0o777).toBe(0o700);
  await copy.remove();
  expect(readdirSync(workDir)).toEqual([]);
});

test("copies have names that nobody can foretell, also when made at once", async () => {
  const repo = makeGitRepo();
  const commit = repo.commit({ a: "1\n" });
  const { git } = makeGit({ localRepository: repo.dir });
  const copies = await Promise.all([1, 2, 3, 4].map(() => git.checkOut(commit)));
  expect(new Set(copies.map((copy) => copy.dir)).size).toBe(4);
  for (const copy of copies) expect(copy.dir).toMatch(/\/copy-[A-Za-z0-9]{6}\/repo$/);
  await Promise.all(copies.map((copy) => copy.remove()));
});

test("git works in the copy: detached, clean, with history and no remote", async () => {
  const repo = makeGitRepo();
  const first = repo.commit({ a: "1\n" });
  const second = repo.commit({ a: "2\n" });
  const { git } = makeGit({ remoteUrl: repo.cloneBare() });
  await git.fetch([second]);
  const copy = await git.checkOut(second);
  expect(runIn(copy, "git", "rev-parse", "HEAD").stdout).toBe(`${second}\n`);
  expect(runIn(copy, "git", "symbolic-ref", "-q", "HEAD").status).toBe(1);
  expect(runIn(copy, "git", "status", "--porcelain").stdout).toBe("");
  expect(runIn(copy, "git", "log", "--format=%H").stdout).toBe(`${second}\n${first}\n`);
  expect(runIn(copy, "git", "diff", "--stat", "HEAD~1").stdout).toContain("1 file changed");
  expect(runIn(copy, "git", "remote").stdout).toBe("");
  expect(runIn(copy, "git", "for-each-ref").stdout).toBe("");
  writeFileSync(join(copy.dir, "a"), "3\n");
  expect(runIn(copy, "git", "commit", "--quiet", "-am", "three").status).toBe(0);
  expect(runIn(copy, "git", "fsck", "--strict").status).toBe(0);
  await copy.remove();
});

test("whatever git does in a copy, the store and other copies stay as they are", async () => {
  const repo = makeGitRepo();
  const commit = repo.commit({ a: "1\n", b: "x\n".repeat(1000) });
  const { git, storeDir } = makeGit({ remoteUrl: repo.cloneBare() });
  await git.fetch([commit]);
  const [copy, other] = [await git.checkOut(commit), await git.checkOut(commit)];
  const before = readAllFiles(storeDir);
  for (const path of readAllFiles(join(copy.dir, ".git")).keys())
    expect(statSync(join(copy.dir, ".git", path)).nlink, path).toBe(1);
  for (const command of [
    "git config user.name x; git config core.hooksPath /tmp; git config core.fsmonitor true",
    "echo 2 > a; git add a; git commit -qm two; git tag v1; git branch -f main",
    "git repack -adq; git prune --expire=now; git gc -q --prune=now; git reflog expire --expire=now --all",
    "git replace HEAD HEAD~1; rm -rf .git/objects .git/refs; git init -q; chmod -R a-w .",
  ])
    runIn(copy, "sh", "-c", command);
  expect(readAllFiles(storeDir)).toEqual(before);
  expect(await git.readFile(commit, "a", 10)).toMatchObject({ bytes: Buffer.from("1\n") });
  expect(runIn(other, "git", "status", "--porcelain").stdout).toBe("");
  await copy.remove();
  await other.remove();
});

test("attributes run nothing: filters, LFS, and drivers that are set up nowhere", async () => {
  const marker = join(makeTempFolder(), "marker");
  const repo = makeGitRepo();
  const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n";
  repo.write({ "big.bin": pointer, a: "1\n" });
  repo.git("add", "--all");
  repo.write({
    ".gitattributes": "* filter=evil diff=evil merge=evil\n*.bin filter=lfs diff=lfs merge=lfs -text\n",
    ".lfsconfig": `[lfs]\n\turl = http://127.0.0.1:1/\n[lfs "customtransfer.evil"]\n\tpath = touch\n\targs = ${marker}\n`,
    ".gitconfig": `[filter "evil"]\n\tsmudge = touch ${marker}\n`,
    ".gitmodules": `[submodule "m"]\n\tpath = m\n\turl = ext::touch ${marker}\n\tupdate = !touch ${marker}\n`,
  });
  repo.git("add", "--force", ".gitattributes", ".lfsconfig", ".gitconfig", ".gitmodules");
  repo.git("update-index", "--add", "--cacheinfo", `160000,${"1".repeat(40)},m`);
  repo.git("commit", "--quiet", "-m", "hostile");
  const { git } = makeGit({ localRepository: repo.dir });
  const copy = await git.checkOut(repo.sha());
  expect(readFileSync(join(copy.dir, "big.bin"), "utf8")).toBe(pointer);
  expect(readdirSync(join(copy.dir, "m"))).toEqual([]);
  expect(existsSync(marker)).toBe(false);
  await copy.remove();
});

test("hooks, filters and monitors of the user's clone do not run", async () => {
  const marker = join(makeTempFolder(), "marker");
  const repo = makeGitRepo();
  const commit = repo.commit({ a: "1\n", ".gitattributes": "* filter=evil\n" });
  const hook = { executable: `#!/bin/sh\ntouch ${marker}\n` };
  repo.write({
    ".git/hooks/post-checkout": hook,
    ".git/hooks/reference-transaction": hook,
    ".git/hooks/fsmonitor": hook,
  });
  repo.git("config", "core.hooksPath", ".git/hooks");
  repo.git("config", "core.fsmonitor", ".git/hooks/fsmonitor");
  repo.git("config", "filter.evil.smudge", `touch ${marker}; cat`);
  repo.git("config", "filter.evil.required", "true");
  const { git } = makeGit({ localRepository: repo.dir });
  const copy = await git.checkOut(commit);
  expect(existsSync(join(copy.dir, ".git", "hooks"))).toBe(false);
  expect(existsSync(marker)).toBe(false);
  await copy.remove();
});

test("a bare repository inside the tree stays plain files", async () => {
  const marker = join(makeTempFolder(), "marker");
  const repo = makeGitRepo();
  const commit = repo.commit({
    "inner/HEAD": "ref: refs/heads/main\n",
    "inner/config": `[core]\n\tbare = false\n\tworktree = ..\n\tfsmonitor = touch ${marker}\n`,
    "inner/objects/.keep": "",
    "inner/refs/.keep": "",
  });
  const { git } = makeGit({ localRepository: repo.dir });
  const copy = await git.checkOut(commit);
  expect(readdirSync(join(copy.dir, "inner")).toSorted()).toEqual(["HEAD", "config", "objects", "refs"]);
  expect(existsSync(marker)).toBe(false);
  await copy.remove();
});

/** A commit of one tree given entry by entry, so that it may hold what no working tree could. */
function commitTree(repo: GitRepo, entries: readonly string[]): string {
  const tree = repo.gitWithInput(entries.map((entry) => `${entry}\0`).join(""), "mktree", "-z", "--missing");
  return repo.git("commit-tree", "-m", "crafted", tree);
}

test.each([".git", ".GIT", ".Git", "git~1", ".git\u200C"])("a tree with an entry %j is refused", async (name) => {
  const repo = makeGitRepo();
  repo.commit({ a: "1\n", hook: { executable: "#!/bin/sh\n" } });
  const hook = repo.git("rev-parse", "HEAD:hook");
  const hooks = repo.gitWithInput(`100755 blob ${hook}\tpost-checkout\0`, "mktree", "-z");
  const folder = repo.gitWithInput(`040000 tree ${hooks}\thooks\0`, "mktree", "-z");
  const commit = commitTree(repo, [`040000 tree ${folder}\t${name}`]);
  const { git, workDir } = makeGit({ localRepository: repo.dir });
  const failure = await failureOf(git.checkOut(commit));
  expect(failure.code).toBe("git-failed");
  expect(failure.message).toContain("invalid path");
  expect(readdirSync(workDir)).toEqual([]);
});

test("links that point out are not written through", async () => {
  const outside = makeTempFolder("outside");
  const repo = makeGitRepo();
  repo.commit({ a: "evil\n", link: { symlink: outside } });
  const blob = repo.git("rev-parse", "HEAD:a");
  const link = repo.git("rev-parse", "HEAD:link");
  const below = repo.gitWithInput(`100644 blob ${blob}\tpwned\0`, "mktree", "-z");
  const { git } = makeGit({ localRepository: repo.dir });
  for (const names of [
    ["d", "d"],
    ["D", "d"],
    ["d", "d "],
  ] as const) {
    const commit = commitTree(repo, [`120000 blob ${link}\t${names[0]}`, `040000 tree ${below}\t${names[1]}`]);
    const copy = await git.checkOut(commit).catch(() => null);
    expect(readdirSync(outside)).toEqual([]);
    await copy?.remove();
  }
});

test("names that differ in case alone, and hostile names, are all written", async () => {
  const repo = makeGitRepo();
  const names = ["README", "readme", "-rf", "new\nline", "$(touch pwned)", "a -> b", "uni ☃"];
  const commit = repo.commit(Object.fromEntries(names.map((name) => [name, name])));
  const { git } = makeGit({ localRepository: repo.dir });
  const copy = await git.checkOut(commit);
  for (const name of names) expect(readFileSync(join(copy.dir, name), "utf8")).toBe(name);
  await copy.remove();
});

test("removing follows no link and does not mind locked folders", async () => {
  const outside = makeTempFolder("outside");
  writeFileSync(join(outside, "kept"), "kept");
  const script = fileURLToPath(new URL("./remove-locked.ts", import.meta.url));
  const folder = makeTempFolder("locked");
  const tree = join(folder, "copy");
  mkdirSync(tree);
  symlinkSync(outside, join(tree, "link"));
  symlinkSync(join(outside, "kept"), join(tree, "file-link"));
  const result = spawnSync(process.execPath, [script, tree], { encoding: "utf8" });
  expect(result.stderr).toBe("");
  expect(result.stdout).toBe("plain removal refused\nremoved\n");
  expect(existsSync(tree)).toBe(false);
  expect(readFileSync(join(outside, "kept"), "utf8")).toBe("kept");
});

test("removing twice is fine", async () => {
  const repo = makeGitRepo();
  const { git } = makeGit({ localRepository: repo.dir });
  const copy = await git.checkOut(repo.commit({ a: "1\n" }));
  await copy.remove();
  await copy.remove();
  expect(existsSync(copy.dir)).toBe(false);
});

test("a work folder that cannot be made is a failure of the world", async () => {
  const repo = makeGitRepo();
  const commit = repo.commit({ a: "1\n" });
  const { git } = makeGit({ localRepository: repo.dir, workDir: "/dev/null/copies" });
  expect((await failureOf(git.checkOut(commit))).code).toBe("world-failed");
  const { git: noStore } = makeGit({ localRepository: repo.dir, storeDir: "/dev/null/store" });
  expect((await failureOf(noStore.checkOut(commit))).code).toBe("world-failed");
});
