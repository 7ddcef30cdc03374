import { expect, test } from "vitest";

import { at, commit, makeWorld, pullPath } from "./world.ts";
import type { World } from "./world.ts";

/** Git's settings for a client with a token, as the checkout action makes them. */
function authorized(token: string): readonly string[] {
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  return ["-c", `http.extraheader=Authorization: basic ${basic}`, "-c", "user.name=a", "-c", "user.email=a@b.c"];
}

const remoteOf = ({ server }: World): string => `${server.gitUrl}/acme/app.git`;

test("a shallow and a filtered clone work, and any commit can be fetched by its name", async () => {
  const world = await makeWorld();
  const { git, headSha, baseSha, gitDir } = world;
  const lost = commit(gitDir, "work", { "src/new.ts": "lost\n" });
  commit(gitDir, "work", { "src/new.ts": "forced\n" }, "main");
  const settings = authorized("app-token");
  const shape = ["--no-checkout", "--depth=1", "--filter=blob:none"];
  await git(...settings, "clone", "--quiet", ...shape, remoteOf(world), "clone");
  expect(await git("-C", "clone", "rev-parse", "HEAD")).toBe(baseSha);
  // A question mark stands before each object that was left on the server.
  expect(await git("-C", "clone", "rev-list", "--objects", "--missing=print", "HEAD")).toMatch(/^\?[0-9a-f]{40}$/mu);
  for (const [version, sha] of [
    [2, headSha],
    [0, lost],
  ] as const) {
    const protocol = ["-c", `protocol.version=${version}`];
    await git("-C", "clone", ...settings, ...protocol, "fetch", "--quiet", "--depth=1", "origin", sha);
    expect(await git("-C", "clone", "rev-parse", "FETCH_HEAD")).toBe(sha);
  }
});

test("the old protocol works as well, and the name without .git", async () => {
  const { git, server, headSha } = await makeWorld();
  const settings = [...authorized("app-token"), "-c", "protocol.version=0"];
  expect(await git(...settings, "ls-remote", `${server.gitUrl}/acme/app`, "refs/heads/work")).toContain(headSha);
});

test("git needs a token, one that may read, and that knows the repository", async () => {
  const world = await makeWorld();
  const { git, server } = world;
  server.addToken({ token: "blind", login: "b[bot]", isApp: true, permissions: { checks: "write" } });
  const list = (token: string): Promise<string> => git(...authorized(token), "ls-remote", remoteOf(world));
  await expect(git("ls-remote", remoteOf(world))).rejects.toThrow(/terminal prompts disabled|Authentication failed/u);
  await expect(list("wrong")).rejects.toThrow(/Authentication failed|terminal prompts disabled/u);
  await expect(list("blind")).rejects.toThrow(/not found/u);
  await expect(git(...authorized("app-token"), "ls-remote", `${server.gitUrl}/acme/none.git`)).rejects.toThrow(
    /not found/u,
  );
  expect(server.state.requests.every((record) => record.operation === "git")).toBe(true);
});

test("a push needs contents: write, moves the head, and leaves pull request refs alone", async () => {
  const world = await makeWorld();
  const { git, send } = world;
  const writer = authorized("user-token");
  await git(...writer, "clone", "--quiet", "--branch=work", remoteOf(world), "clone");
  const inClone = (...args: string[]): Promise<string> => git("-C", "clone", ...writer, ...args);
  await inClone("commit", "--quiet", "--allow-empty", "--message=more");
  const newSha = await inClone("rev-parse", "HEAD");
  await expect(git("-C", "clone", ...authorized("app-token"), "push", "origin", "work")).rejects.toThrow(/403/u);
  await inClone("push", "--quiet", "origin", "work");
  expect(at((await send("GET", pullPath)).body, "head", "sha")).toBe(newSha);
  expect(await inClone("ls-remote", "origin", "refs/pull/7/head")).toContain(newSha);
  await expect(inClone("push", "origin", "HEAD:refs/pull/7/head")).rejects.toThrow(/hidden ref/u);
});

test("a fault strikes git's requests too", async () => {
  const world = await makeWorld();
  world.server.inject({ match: { path: "/info/refs" }, fault: { kind: "status", status: 502 } });
  const list = (): Promise<string> => world.git(...authorized("app-token"), "ls-remote", remoteOf(world));
  await expect(list()).rejects.toThrow(/502/u);
  await expect(list()).resolves.toContain("refs/heads/work");
});

test("a machine without git's http-backend is told so", async () => {
  const { server } = await makeWorld({ gitBackendPath: "/nowhere/git-http-backend" });
  const basic = Buffer.from("x-access-token:app-token").toString("base64");
  const headers = { authorization: `basic ${basic}` };
  const reply = await fetch(`${server.gitUrl}/acme/app.git/info/refs?service=git-upload-pack`, { headers });
  expect(reply.status).toBe(500);
  expect(await reply.text()).toContain("http-backend is not installed");
});
