import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Git } from "../../../../src/ports/git.ts";
import { gitTestEnvironment, makeGitRepo, makeTempFolder } from "../../../support/git-repo.ts";
import { failureOf, makeGit } from "./git-fixture.ts";
import { startGitServer } from "./git-http-server.ts";

const TOKEN = "ghs_secret-token-value";

interface Fixture {
  readonly git: Git;
  readonly storeDir: string;
  /** The bare remote. */
  readonly remote: string;
  readonly base: string;
  readonly head: string;
  /** A commit on top of head, in the store alone. */
  readonly made: string;
  readonly inRemote: (...args: readonly string[]) => string;
  /** Every ref update that the remote was asked for, as `old new ref`. */
  readonly asked: () => readonly string[];
  readonly hook: (name: string, script: string) => void;
}

/** In: gives the address of a bare remote; by default its path. */
async function open(
  address: (remote: string) => Promise<string> = (remote) => Promise.resolve(remote),
): Promise<Fixture> {
  const repo = makeGitRepo();
  const base = repo.commit({ "a.txt": "base\n" });
  repo.switchTo("feature");
  const head = repo.commit({ "a.txt": "head\n" });
  repo.git("tag", "-a", "v1", "-m", "a tag", head);
  const remote = repo.cloneBare();
  const inRemote = (...args: readonly string[]): string =>
    execFileSync("git", args, {
      cwd: remote,
      env: { ...gitTestEnvironment(), GIT_DIR: remote },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trim();
  inRemote("config", "http.receivepack", "true");
  inRemote("config", "core.logAllRefUpdates", "true");
  inRemote("tag", "-d", "v1");
  const log = join(remote, "asked.txt");
  const hook = (name: string, script: string): void =>
    writeFileSync(join(remote, "hooks", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  execFileSync("mkdir", ["-p", join(remote, "hooks")]);
  hook("pre-receive", `cat >> ${log}`);
  const { git, storeDir } = makeGit({ remoteUrl: await address(remote), token: TOKEN, limits: { fetchAttempts: 2 } });
  await git.fetch([head]);
  const copy = await git.checkOut(head);
  const since = await copy.snapshot();
  writeFileSync(join(copy.dir, "a.txt"), "revised\n");
  const made = await git.commit(copy, {
    since,
    parent: head,
    message: "Revise\n",
    author: { name: "Bot", email: "bot@example.com" },
    date: "2026-11-30T12:00:00Z",
  });
  return {
    git,
    storeDir,
    remote,
    base,
    head,
    made: made?.commit ?? "",
    inRemote,
    asked: () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : []),
    hook,
  };
}

function refsOf({ inRemote }: Fixture): readonly string[] {
  return inRemote("for-each-ref", "--format=%(refname) %(objectname)").split("\n");
}

test("one commit reaches one branch, and nothing else is asked of the remote", async () => {
  const world = await open();
  const { git, made, head, base, asked, inRemote } = world;
  expect(await git.push(made, "feature", head)).toBe("pushed");
  expect(asked()).toEqual([`${head} ${made} refs/heads/feature`]);
  expect(refsOf(world)).toEqual([`refs/heads/feature ${made}`, `refs/heads/main ${base}`]);
  expect(inRemote("show", `${made}:a.txt`)).toBe("revised");
  inRemote("fsck", "--strict");
  expect(await git.push(made, "feature", head)).toBe("pushed");
  expect(asked().length).toBe(1);
});

test("a commit that is not pushed yet is whole in the store: nobody asks the remote for it", async () => {
  const { git, made, head, remote } = await open();
  renameSync(remote, `${remote}.gone`);
  await git.fetch([made]);
  expect((await git.diff(head, made)).files.map(({ path }) => path)).toEqual(["a.txt"]);
});

test("a branch that moved, went back or is gone stays as it is", async () => {
  const world = await open();
  const { git, made, head, base, asked, inRemote } = world;
  const theirs = inRemote("commit-tree", "-p", head, "-m", "theirs", `${head}^{tree}`);
  for (const place of [theirs, base]) {
    inRemote("update-ref", "refs/heads/feature", place);
    expect(await git.push(made, "feature", head)).toBe("moved");
    expect(inRemote("rev-parse", "refs/heads/feature")).toBe(place);
  }
  inRemote("update-ref", "-d", "refs/heads/feature");
  expect(await git.push(made, "feature", head)).toBe("moved");
  expect(refsOf(world)).toEqual([`refs/heads/main ${base}`]);
  expect(asked()).toEqual([]);
});

test("a branch that moves while the push is under way is not overwritten", async () => {
  const { git, made, head, hook, inRemote } = await open();
  const theirs = inRemote("commit-tree", "-p", head, "-m", "theirs", `${head}^{tree}`);
  hook("update", `git update-ref refs/heads/feature ${theirs}`);
  expect(await git.push(made, "feature", head)).toBe("moved");
  expect(inRemote("rev-parse", "refs/heads/feature")).toBe(theirs);
});

test("history is never taken back, and only what builds on the expected commit is pushed", async () => {
  const { git, made, head, base, asked, inRemote } = await open();
  for (const [commit, expected] of [
    [base, head],
    [head, head],
    [head, made],
  ] as const) {
    const failure = await failureOf(git.push(commit, "feature", expected));
    expect(failure).toEqual({ code: "push-refused", message: `commit ${commit} does not build on ${expected}` });
  }
  expect((await failureOf(git.push("3".repeat(40), "feature", head))).code).toBe("commit-missing");
  expect((await failureOf(git.push("HEAD", "feature", head))).code).toBe("commit-missing");
  expect((await failureOf(git.push(made, "feature", `${head}:refs/heads/main`))).code).toBe("commit-missing");
  expect(asked()).toEqual([]);
  expect(inRemote("rev-parse", "refs/heads/feature")).toBe(head);
});

test.each([
  ["-f"],
  ["--mirror"],
  [""],
  ["HEAD"],
  ["a b"],
  ["a..b"],
  ["a:refs/heads/main"],
  ["*"],
  ["+feature"],
  ["feature.lock"],
  ["a\nb"],
  ["a\0b"],
  ["@{-1}"],
  ["/feature"],
  ["feature/"],
  ["x".repeat(300)],
  ["ф".repeat(300)],
])("%j is no branch to push to", async (branch) => {
  const { git, made, head, asked } = await shared();
  if (branch === "+feature") {
    // A valid name: it is a branch that is not there.
    expect(await git.push(made, branch, head)).toBe("moved");
  } else {
    const failure = await failureOf(git.push(made, branch, head));
    expect(failure.code).toBe("push-refused");
    expect(failure.message).toMatch(/^not a name of a branch: "/);
  }
  expect(asked()).toEqual([]);
});

let world: Promise<Fixture> | null = null;
function shared(): Promise<Fixture> {
  world ??= open();
  return world;
}

test.each(["x--><!--y", "a$(id)", "`id`", "feature;id", "ünïcode", "refs/heads/feature", "a'b", "$HOME", "&&"])(
  "a branch may be called %s",
  async (branch) => {
    const { git, made, head, base, inRemote } = await shared();
    inRemote("update-ref", `refs/heads/${branch}`, head);
    expect(await git.push(made, branch, head)).toBe("pushed");
    expect(inRemote("rev-parse", `refs/heads/${branch}`)).toBe(made);
    expect(inRemote("rev-parse", "refs/heads/main")).toBe(base);
  },
);

test.each([
  ["pre-receive", "pre-receive hook declined"],
  ["update", "hook declined"],
])("a remote whose %s hook refuses says so in git's words", async (name, words) => {
  const { git, made, head, hook, inRemote } = await open();
  hook(name, "echo 'no pushes here' >&2; exit 1");
  const failure = await failureOf(git.push(made, "feature", head));
  expect(failure.code).toBe("push-refused");
  expect(failure.message).toContain(words);
  expect(failure.message).toContain("no pushes here");
  expect(inRemote("rev-parse", "refs/heads/feature")).toBe(head);
});

test("a locked ref is refused, and taken once the lock is gone", async () => {
  const { git, made, head, remote, inRemote } = await open();
  const lock = join(remote, "refs/heads/feature.lock");
  execFileSync("mkdir", ["-p", join(remote, "refs/heads")]);
  writeFileSync(lock, "");
  const failure = await failureOf(git.push(made, "feature", head));
  expect(failure.code).toBe("push-refused");
  expect(failure.message).toMatch(/lock|failed to update ref/);
  execFileSync("rm", [lock]);
  expect(await git.push(made, "feature", head)).toBe("pushed");
  expect(inRemote("rev-parse", "refs/heads/feature")).toBe(made);
});

async function openOverHttp(): Promise<Fixture & { readonly server: Awaited<ReturnType<typeof startGitServer>> }> {
  const servers: Awaited<ReturnType<typeof startGitServer>>[] = [];
  const fixture = await open(async (remote) => {
    const server = await startGitServer(remote, TOKEN);
    servers.push(server);
    onTestFinished(server.close);
    return server.url;
  });
  const [server] = servers;
  if (server === undefined) throw new Error("no server");
  return { ...fixture, server };
}

test("over http the token goes with the push and into no message", async () => {
  const { git, made, head, hook, server, inRemote } = await openOverHttp();
  hook("update", `echo 'your token is ${TOKEN}' >&2; exit 1`);
  const failure = await failureOf(git.push(made, "feature", head));
  expect(failure.code).toBe("push-refused");
  expect(failure.message).toContain("your token is ***");
  expect(failure.message).not.toContain(TOKEN);
  hook("update", "exit 0");
  expect(await git.push(made, "feature", head)).toBe("pushed");
  expect(inRemote("rev-parse", "refs/heads/feature")).toBe(made);
  const basic = Buffer.from(`x-access-token:${TOKEN}`).toString("base64");
  expect(new Set(server.authorizations)).toEqual(new Set([`basic ${basic}`]));
});

test("a token that may not push, and a host that fails, leave the branch alone", async () => {
  const { git, made, head, server, inRemote } = await openOverHttp();
  for (const status of [401, 403, 404]) {
    server.injected.push(status, status, status);
    const failure = await failureOf(git.push(made, "feature", head));
    expect(failure.code).toBe("push-refused");
    server.injected.length = 0;
  }
  server.injected.push(503, 503, 503, 503);
  expect((await failureOf(git.push(made, "feature", head))).code).toBe("push-refused");
  server.injected.length = 0;
  expect(inRemote("rev-parse", "refs/heads/feature")).toBe(head);
});

test("a host that fails once is asked again", async () => {
  const { git, made, head, server } = await openOverHttp();
  server.injected.push("drop");
  expect(await git.push(made, "feature", head)).toBe("pushed");
});

test("an answer that is lost is looked up, not repeated", async () => {
  const { git, made, head, hook, asked } = await open();
  // The remote dies after it took the commit.
  hook("post-update", "kill -9 $PPID");
  expect(await git.push(made, "feature", head)).toBe("pushed");
  expect(asked().length).toBe(1);
});

test("settings, hooks and refs that lie in the store have no say", async () => {
  const opened = await open();
  const { git, made, head, base, storeDir, remote, asked } = opened;
  const elsewhere = join(makeTempFolder("elsewhere"), "remote.git");
  execFileSync("git", ["clone", "--quiet", "--bare", remote, elsewhere], { env: gitTestEnvironment() });
  const marker = join(elsewhere, "ran");
  const inStore = (...args: readonly string[]): unknown =>
    execFileSync("git", args, { cwd: "/", env: { ...gitTestEnvironment(), GIT_DIR: storeDir }, stdio: "pipe" });
  inStore("config", `url.${elsewhere}.pushInsteadOf`, remote);
  inStore("config", "push.followTags", "true");
  inStore("config", "push.gpgSign", "true");
  inStore("config", "remote.pushDefault", elsewhere);
  inStore("tag", "-a", "v2", "-m", "x", made);
  execFileSync("mkdir", ["-p", join(storeDir, "hooks")]);
  for (const name of ["pre-push", "reference-transaction"])
    writeFileSync(join(storeDir, "hooks", name), `#!/bin/sh\necho ran >> ${marker}\n`, { mode: 0o755 });
  expect(await git.push(made, "feature", head)).toBe("pushed");
  expect(asked()).toEqual([`${head} ${made} refs/heads/feature`]);
  expect(refsOf(opened)).toEqual([`refs/heads/feature ${made}`, `refs/heads/main ${base}`]);
  expect(existsSync(marker)).toBe(false);
});

test("without a remote nothing is pushed", async () => {
  const repo = makeGitRepo();
  const base = repo.commit({ a: "1\n" });
  const head = repo.commit({ a: "2\n" });
  const { git } = makeGit({ localRepository: repo.dir });
  expect(await failureOf(git.push(head, "main", base))).toEqual({
    code: "push-refused",
    message: "there is no remote to push to",
  });
  expect(repo.sha("main")).toBe(head);
});
