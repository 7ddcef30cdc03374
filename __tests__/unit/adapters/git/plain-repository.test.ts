import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { gitTestEnvironment, makeGitRepo, makeTempFolder } from "../../../support/git-repo.ts";
import { failureOf, makeGit } from "./git-fixture.ts";
import { startGitServer } from "./git-http-server.ts";

const TOKEN = "ghs_secret-token-value";
const BASIC = `basic ${Buffer.from(`x-access-token:${TOKEN}`).toString("base64")}`;

/** A place where a token must never arrive: takes whatever is sent to it, and answers nothing useful. */
async function listenForTokens(): Promise<{ readonly url: string; readonly heard: () => string }> {
  let heard = "";
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      heard += bytes.toString("latin1");
      socket.end("HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, heard: () => heard };
}

async function open() {
  const repo = makeGitRepo();
  const first = repo.commit({ a: "1\n" });
  const second = repo.commit({ a: "2\n" });
  repo.git("tag", "v1", second);
  const server = await startGitServer(repo.cloneBare(), TOKEN);
  onTestFinished(server.close);
  const listener = await listenForTokens();
  // Without the settings for proxies of whoever runs the tests.
  const baseEnv = { PATH: process.env["PATH"] };
  const made = makeGit({ remoteUrl: server.url, token: TOKEN, baseEnv, limits: { fetchAttempts: 1 } });
  await made.git.fetch([first]);
  const inStore = (...args: readonly string[]): string =>
    execFileSync("git", args, {
      cwd: "/",
      env: { ...gitTestEnvironment(), GIT_DIR: made.storeDir },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trim();
  const marker = join(makeTempFolder("marker"), "ran");
  return { ...made, repo, first, second, server, listener, inStore, marker };
}

type World = Awaited<ReturnType<typeof open>>;

const PLANTS: readonly (readonly [string, (world: World) => void])[] = [
  ["http.proxy", ({ inStore, listener }) => void inStore("config", "http.proxy", listener.url)],
  [
    "a proxy for the remote's address",
    ({ inStore, listener, server }) =>
      void inStore("config", `http.${new URL(server.url).origin}/.proxy`, listener.url),
  ],
  [
    "a proxy for a remote of that name",
    ({ inStore, listener, server }) => void inStore("config", `remote.${server.url}.proxy`, listener.url),
  ],
  [
    "url.insteadOf",
    ({ inStore, listener, server }) => {
      // The remote's own origin, so that the header goes with it.
      inStore("config", `url.${new URL(server.url).origin}/other.insteadOf`, new URL(server.url).origin);
      inStore("config", "http.proxy", listener.url);
    },
  ],
  [
    "include.path",
    ({ inStore, listener, marker }) => {
      writeFileSync(`${marker}.config`, `[http]\n\tproxy = ${listener.url}\n`);
      inStore("config", "include.path", `${marker}.config`);
    },
  ],
  [
    "settings in the folder that stands for HOME",
    ({ inStore, storeDir, listener }) => {
      const home = join(storeDir, "no-home");
      mkdirSync(join(home, "git"), { recursive: true });
      for (const name of [".gitconfig", "git/config"])
        writeFileSync(join(home, name), `[http]\n\tproxy = ${listener.url}\n`);
      inStore("config", "include.path", "~/.gitconfig");
    },
  ],
  [
    "commands",
    ({ inStore, storeDir, marker }) => {
      const run = `touch ${marker}; false`;
      for (const key of ["core.sshCommand", "core.gitProxy", "core.fsmonitor", "core.alternateRefsCommand"])
        inStore("config", key, run);
      inStore("config", "credential.helper", `!${run}`);
      const other = join(makeTempFolder("other"), "other.git");
      execFileSync("git", ["init", "--quiet", "--bare", other], { env: gitTestEnvironment() });
      writeFileSync(join(storeDir, "objects/info/alternates"), `${join(other, "objects")}\n`);
      mkdirSync(join(storeDir, "hooks"), { recursive: true });
      for (const name of ["reference-transaction", "pre-push", "post-update"])
        writeFileSync(join(storeDir, "hooks", name), `#!/bin/sh\n${run}\n`, { mode: 0o755 });
    },
  ],
];

test.each(PLANTS)("between two fetches: %s planted in the store gets no token", async (_, plant) => {
  const world = await open();
  const { git, server, listener, second, marker } = world;
  plant(world);
  await git.fetch([second]);
  expect(await git.resolve("v1")).toBe(second);
  expect(await git.readFile(second, "a", 10)).toMatchObject({ kind: "file" });
  expect(listener.heard()).toBe("");
  expect(existsSync(marker)).toBe(false);
  expect(new Set(server.authorizations)).toEqual(new Set([BASIC]));
});

test("what the plants are worth: a fetch that reads the settings of the store sends the token there", async () => {
  const { inStore, storeDir, listener, server, second } = await open();
  inStore("config", "http.proxy", listener.url);
  const args = ["-c", `http.extraHeader=Authorization: ${BASIC}`, "fetch", server.url, second];
  const env = { ...gitTestEnvironment(), GIT_DIR: storeDir, no_proxy: "", NO_PROXY: "" };
  await expect(promisify(execFile)("git", args, { cwd: "/", env, timeout: 10_000 })).rejects.toThrow(/502/);
  expect(listener.heard()).toContain(BASIC);
});

test("every command that gets the token works in a repository and a HOME made for it", async () => {
  const root = makeTempFolder("watched");
  const [program, log] = [join(root, "watched-git"), join(root, "log")];
  const look = `if env | grep -q 'Authorization: basic'; then echo "$1 $GIT_DIR $HOME $XDG_CONFIG_HOME" >> '${log}'; fi`;
  writeFileSync(program, `#!/bin/sh\n${look}\nexec git "$@"\n`, { mode: 0o755 });
  const { server, first, second } = await open();
  const { git, storeDir } = makeGit({
    remoteUrl: server.url,
    token: TOKEN,
    gitProgram: program,
    baseEnv: { PATH: process.env["PATH"] },
  });
  await git.fetch([first]);
  await git.resolve("v1");
  await git.push(second, "main", first);
  const lines = readFileSync(log, "utf8").trim().split("\n");
  expect(new Set(lines.map((line) => line.split(" ")[0]))).toEqual(
    new Set(["fetch", "ls-remote", "check-ref-format", "merge-base", "push"]),
  );
  for (const line of lines) {
    const [, gitDir = "", home, settings] = line.split(" ");
    expect(gitDir.startsWith(join(storeDir, "plain-"))).toBe(true);
    expect([home, settings]).toEqual([join(gitDir, "no-home"), join(gitDir, "no-home")]);
  }
});

test("objects that are borrowed from another place by a file in the store are not borrowed any more", async () => {
  const { git, storeDir, second } = await open();
  const alternates = join(storeDir, "objects/info/alternates");
  const other = makeGitRepo();
  const foreign = other.commit({ x: "1\n" });
  for (const plant of [
    () => writeFileSync(alternates, `${join(other.dir, ".git/objects")}\n`),
    () => mkdirSync(alternates),
  ]) {
    plant();
    expect((await failureOf(git.fetch([foreign]))).code).toBe("commit-missing");
    expect(existsSync(alternates)).toBe(false);
  }
  await git.fetch([second]);
});

test("a planted `shallow` does not cut history", async () => {
  const { git, storeDir, first, second } = await open();
  writeFileSync(join(storeDir, "shallow"), `${second}\n`);
  await git.fetch([second]);
  expect(await git.mergeBase(first, second)).toBe(first);
});

test("a fetch leaves nothing behind but objects and one ref for each commit", async () => {
  const { git, storeDir, first, second, server, inStore } = await open();
  await git.fetch([second]);
  expect(readdirSync(storeDir).filter((name) => name.startsWith("plain-"))).toEqual([]);
  expect(inStore("for-each-ref", "--format=%(refname)").split("\n").toSorted()).toEqual(
    [first, second].map((commit) => `refs/kept/${commit}`).toSorted(),
  );
  expect(readFileSync(join(storeDir, "config"), "utf8")).not.toContain(TOKEN);
  server.injected.push(500);
  expect((await failureOf(git.fetch(["3".repeat(40)]))).code).toBe("host-unavailable");
  expect(readdirSync(storeDir).filter((name) => name.startsWith("plain-"))).toEqual([]);
});
