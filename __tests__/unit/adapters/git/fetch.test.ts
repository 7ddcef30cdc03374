import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { GitRepo } from "../../../support/git-repo.ts";
import { makeGitRepo, makeTempFolder } from "../../../support/git-repo.ts";
import { failureOf, makeGit, readAllFiles } from "./git-fixture.ts";
import type { GitServer } from "./git-http-server.ts";
import { startGitServer } from "./git-http-server.ts";

const TOKEN = "ghs_secret-token-value";

interface History {
  readonly repo: GitRepo;
  readonly base: string;
  readonly head: string;
}

function makeHistory(): History {
  const repo = makeGitRepo();
  const base = repo.commit({ a: "1\n" });
  repo.commit({ a: "2\n" });
  repo.switchTo("feature", base);
  const head = repo.commit({ b: "1\n" });
  repo.switchTo("main");
  return { repo, base, head };
}

async function serve(repo: GitRepo, token: string | null): Promise<GitServer> {
  const server = await startGitServer(repo.cloneBare(), token);
  onTestFinished(server.close);
  return server;
}

test("commits come with their history, by name, from a path and from a file address", async () => {
  const { repo, base, head } = makeHistory();
  for (const remoteUrl of [repo.cloneBare(), `file://${repo.cloneBare()}`]) {
    const { git } = makeGit({ remoteUrl });
    await git.fetch([head]);
    expect(await git.mergeBase(base, head)).toBe(base);
    expect(await git.listFiles(head, "")).toEqual(["a", "b"]);
    await git.fetch([repo.sha("main"), head, head]);
    expect(await git.mergeBase(repo.sha("main"), head)).toBe(base);
  }
});

test("a commit that no branch leads to any more is fetched too", async () => {
  const { repo } = makeHistory();
  repo.switchTo("gone");
  const gone = repo.commit({ c: "1\n" });
  const remoteUrl = repo.cloneBare();
  repo.git(`--git-dir=${remoteUrl}`, "update-ref", "-d", "refs/heads/gone");
  const { git } = makeGit({ remoteUrl });
  await git.fetch([gone]);
  expect(await git.readFile(gone, "c", 10)).toMatchObject({ kind: "file" });
});

test("what is there already costs no connection, its ancestors included", async () => {
  const { repo, base, head } = makeHistory();
  const server = await serve(repo, null);
  const { git } = makeGit({ remoteUrl: server.url });
  await git.fetch([head]);
  const connections = server.authorizations.length;
  await git.fetch([head, base]);
  await git.fetch([]);
  expect(server.authorizations).toHaveLength(connections);
});

test("a second fetch asks for the rest alone", async () => {
  const { repo, head } = makeHistory();
  const { git, storeDir } = makeGit({ remoteUrl: repo.dir });
  const countObjects = (): number =>
    Number(/^count: (\d+)/m.exec(repo.git(`--git-dir=${storeDir}`, "count-objects", "-v"))?.[1]);
  await git.fetch([head]);
  const before = countObjects();
  repo.switchTo("feature");
  const next = repo.commit({ b: "2\n" });
  await git.fetch([next]);
  // One commit, one tree, one blob.
  expect(countObjects()).toBe(before + 3);
});

test("a fetch that was cut short is made up for", async () => {
  const { repo, head } = makeHistory();
  const { git, storeDir } = makeGit({ remoteUrl: repo.cloneBare() });
  expect(await git.resolve("nothing")).toBeNull();
  const commitObject = repo.git("cat-file", "commit", head);
  repo.gitWithInput(`${commitObject}\n`, `--git-dir=${storeDir}`, "hash-object", "-t", "commit", "-w", "--stdin");
  expect((await failureOf(git.listFiles(head, ""))).code).toBe("commit-missing");
  await git.fetch([head]);
  expect(await git.listFiles(head, "")).toEqual(["a", "b"]);
});

test("an unknown commit is said by name, the known one beside it is not", async () => {
  const { repo, head } = makeHistory();
  const missing = "0123456789".repeat(4);
  for (const remoteUrl of [repo.cloneBare(), (await serve(repo, null)).url]) {
    const failure = await failureOf(makeGit({ remoteUrl }).git.fetch([head, missing]));
    expect(failure.code).toBe("commit-missing");
    expect(failure.message).toContain(missing);
    expect(failure.message).not.toContain(head);
  }
});

test("a tree or a blob is no commit", async () => {
  const { repo } = makeHistory();
  const { git } = makeGit({ remoteUrl: repo.cloneBare() });
  const blob = repo.git("rev-parse", "HEAD:a");
  const failure = await failureOf(git.fetch([blob]));
  expect(failure.code).toBe("commit-missing");
  expect(failure.message).toContain(blob);
});

test("branches, tags and full names of a remote are resolved and fetched", async () => {
  const { repo, base, head } = makeHistory();
  repo.git("tag", "light", base);
  repo.git("tag", "-a", "heavy", "-m", "tag", base);
  repo.git("tag", "both", base);
  repo.git("branch", "both", head);
  repo.git("branch", "deep/both", head);
  repo.git("tag", "to-blob", repo.git("rev-parse", "HEAD:a"));
  const { git } = makeGit({ remoteUrl: repo.cloneBare() });
  expect(await git.resolve("feature")).toBe(head);
  expect(await git.listFiles(head, "")).toEqual(["a", "b"]);
  expect(await git.resolve("light")).toBe(base);
  expect(await git.resolve("heavy")).toBe(base);
  expect(await git.resolve("refs/tags/heavy")).toBe(base);
  expect(await git.resolve("refs/heads/feature")).toBe(head);
  expect(await git.resolve("both")).toBe(head);
  expect(await git.resolve(repo.sha("main"))).toBe(repo.sha("main"));
  for (const nothing of ["to-blob", "feat*", "*", "nope", "--upload-pack=touch pwned", "-h", "a b", "f".repeat(40)])
    expect(await git.resolve(nothing)).toBeNull();
});

test("the token goes with the fetch, and to no file", async () => {
  const { repo, head } = makeHistory();
  const server = await serve(repo, TOKEN);
  const { git, storeDir, workDir } = makeGit({ remoteUrl: server.url, token: TOKEN });
  await git.fetch([head]);
  await git.checkOut(head);
  const basic = Buffer.from(`x-access-token:${TOKEN}`).toString("base64");
  expect(new Set(server.authorizations)).toEqual(new Set([`basic ${basic}`]));
  for (const folder of [storeDir, workDir])
    for (const [path, content] of readAllFiles(folder)) {
      expect(content, path).not.toContain(TOKEN);
      expect(content, path).not.toContain(basic);
      expect(content, path).not.toContain(server.url);
    }
});

test("the token is in no command line and only in the environment of commands that need it", async () => {
  const { repo, head } = makeHistory();
  const server = await serve(repo, TOKEN);
  const folder = makeTempFolder();
  const gitProgram = join(folder, "git");
  const log = join(folder, "log");
  const script = `#!/bin/bash\n{ printf 'ARGS %s ' "$@"; echo; env | sed 's/^/ENV /'; echo END; } >> ${log}\nexec git "$@"\n`;
  writeFileSync(gitProgram, script, { mode: 0o755 });
  const { git } = makeGit({ remoteUrl: server.url, token: TOKEN, gitProgram });
  await git.fetch([head]);
  await git.resolve("feature");
  await (await git.checkOut(head)).remove();
  const basic = Buffer.from(`x-access-token:${TOKEN}`).toString("base64");
  const commands = readFileSync(log, "utf8")
    .split("END\n")
    .filter((text) => text !== "");
  const withToken = commands.filter((text) => text.includes(basic) || text.includes(TOKEN));
  expect(withToken.map((text) => /^ARGS (\S+)/.exec(text)?.[1])).toEqual(["fetch", "ls-remote"]);
  for (const text of withToken) expect(text.split("\n")[0]).not.toContain(basic);
  expect(commands.length).toBeGreaterThan(6);
});

test.each([
  [401, "host-unauthorized"],
  [403, "host-forbidden"],
  [404, "host-not-found"],
] as const)("an answer of %i is %s, said once and without the token", async (status, code) => {
  const { repo, head } = makeHistory();
  const server = await serve(repo, TOKEN);
  server.injected.push(status);
  const failure = await failureOf(makeGit({ remoteUrl: server.url, token: TOKEN }).git.fetch([head]));
  expect(failure.code).toBe(code);
  expect(failure.message).not.toContain(TOKEN);
  expect(server.injected).toEqual([]);
});

test("a wrong token and a missing token are unauthorized", async () => {
  const { repo, head } = makeHistory();
  const server = await serve(repo, TOKEN);
  for (const token of ["wrong", null])
    expect((await failureOf(makeGit({ remoteUrl: server.url, token }).git.fetch([head]))).code).toBe(
      "host-unauthorized",
    );
});

test.each([[500], [503], [429], ["drop"]] as const)("a passing %s is tried again", async (answer) => {
  const { repo, head } = makeHistory();
  const server = await serve(repo, TOKEN);
  server.injected.push(answer, answer);
  const { git } = makeGit({ remoteUrl: server.url, token: TOKEN });
  await git.fetch([head]);
  expect(await git.listFiles(head, "")).toEqual(["a", "b"]);
});

test.each([
  [500, "host-unavailable"],
  [429, "host-rate-limited"],
  ["drop", "host-unreachable"],
] as const)("a lasting %s is %s after three attempts", async (answer, code) => {
  const { repo, head } = makeHistory();
  const server = await serve(repo, TOKEN);
  server.injected.push(answer, answer, answer, answer, answer, answer);
  expect((await failureOf(makeGit({ remoteUrl: server.url, token: TOKEN }).git.fetch([head]))).code).toBe(code);
  expect(server.injected.length).toBeLessThanOrEqual(3);
});

function failureAt(remoteUrl: string): Promise<{ readonly code: string; readonly message: string }> {
  return failureOf(makeGit({ remoteUrl, limits: { fetchAttempts: 1 } }).git.fetch(["1".repeat(40)]));
}

test("nobody at the address is unreachable, an unknown host too, a missing path is not found", async () => {
  expect((await failureAt("http://127.0.0.1:1/repo.git")).code).toBe("host-unreachable");
  expect((await failureAt("https://host.invalid/repo.git")).code).toBe("host-unreachable");
  expect((await failureAt("/nonexistent/repo.git")).code).toBe("host-not-found");
});

test("a token inside the address is not shown", async () => {
  const remoteUrl = "http://user:in-the-address@127.0.0.1:1/repo.git";
  expect((await failureAt(remoteUrl)).message).not.toContain("in-the-address");
});

test.each([
  "ssh://git@example.com/x",
  "git@example.com:x",
  "ext::sh -c touch% pwned",
  "git://x/y",
  "-x",
  "relative",
  "",
])("the address %j is refused", (remoteUrl) => {
  expect(() => makeGit({ remoteUrl })).toThrow(/must be https, http, file or an absolute path/);
});

test("a git that prints secrets prints them to nobody", async () => {
  const gitProgram = join(makeTempFolder(), "git");
  const talk = `{ printf '%s\\n' "$@"; env | grep VALUE; echo ${TOKEN}; } >&2; exit 128`;
  writeFileSync(gitProgram, `#!/bin/bash\nif [ "$1" = fetch ]; then ${talk}; fi\nexec git "$@"\n`, { mode: 0o755 });
  const remoteUrl = "https://user:in-the-address@127.0.0.1:1/repo.git";
  const { message } = await failureOf(makeGit({ remoteUrl, token: TOKEN, gitProgram }).git.fetch(["1".repeat(40)]));
  expect(message).toContain("https://***@127.0.0.1:1/repo.git");
  for (const secret of [TOKEN, "in-the-address", Buffer.from(`x-access-token:${TOKEN}`).toString("base64")])
    expect(message).not.toContain(secret);
});

test("a redirect is not followed, so the token goes to nobody else", async () => {
  const { repo, head } = makeHistory();
  const other = await serve(repo, null);
  const server = createServer((request, response) => {
    response.writeHead(302, { location: `${other.url}${(request.url ?? "").replace("/repo.git", "")}` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const { git } = makeGit({ remoteUrl: `http://localhost:${port}/repo.git`, token: TOKEN });
  expect((await failureOf(git.fetch([head]))).code).toBe("host-not-found");
  expect(other.authorizations).toEqual([]);
});

test("nothing of the user's settings is used", async () => {
  const { repo, head } = makeHistory();
  const home = makeTempFolder("home");
  const marker = join(home, "marker");
  const settings = [
    `[core]\n\tfsmonitor = touch ${marker}\n\thooksPath = ${home}/hooks\n\tsshCommand = touch ${marker}`,
    `[init]\n\ttemplateDir = ${home}/template`,
    `[credential]\n\thelper = !touch ${marker}`,
    `[url "http://127.0.0.1:1/"]\n\tinsteadOf = /\n\tinsteadOf = http://`,
    `[filter "evil"]\n\tsmudge = touch ${marker}\n\tprocess = touch ${marker}\n\trequired`,
  ];
  writeFileSync(join(home, ".gitconfig"), settings.join("\n"));
  writeFileSync(join(home, ".netrc"), "machine 127.0.0.1 login x password y\n");
  const server = await serve(repo, "other");
  const hostile = { HOME: home, XDG_CONFIG_HOME: home, GIT_DIR: "/nonexistent", GIT_ASKPASS: `${home}/askpass` };
  const baseEnv = { ...process.env, ...hostile, GIT_CONFIG_COUNT: "1", GIT_SSH_COMMAND: `touch ${marker}` };
  const local = makeGit({ remoteUrl: repo.cloneBare(), baseEnv }).git;
  await local.fetch([head]);
  await (await local.checkOut(head)).remove();
  const remote = makeGit({ remoteUrl: server.url, baseEnv }).git;
  expect((await failureOf(remote.fetch([head]))).code).toBe("host-unauthorized");
  expect(readdirSync(home).toSorted()).toEqual([".gitconfig", ".netrc"]);
  expect(new Set(server.authorizations)).toEqual(new Set([""]));
});

test("two adapters in a row share a store", async () => {
  const { repo, base, head } = makeHistory();
  const remoteUrl = repo.cloneBare();
  const first = makeGit({ remoteUrl });
  await first.git.fetch([head]);
  rmSync(remoteUrl, { recursive: true });
  const second = makeGit({ remoteUrl, storeDir: first.storeDir }).git;
  await second.fetch([head, base]);
  expect(await second.mergeBase(base, head)).toBe(base);
});

test("many calls at once do not stand in each other's way", async () => {
  const { repo, base, head } = makeHistory();
  const { git } = makeGit({ remoteUrl: repo.cloneBare() });
  await Promise.all([git.fetch([head]), git.fetch([base]), git.fetch([head, base]), git.resolve("feature")]);
  expect(await git.mergeBase(base, head)).toBe(base);
});
