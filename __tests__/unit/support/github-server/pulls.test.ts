import { expect, test } from "vitest";

import { at, commit, makeRepository, makeWorld, pluck, pullPath } from "./world.ts";

test("the head is read at each request, so a push moves it", async () => {
  const { send, gitDir, headSha, baseSha } = await makeWorld();
  const ends = async (): Promise<readonly unknown[]> => {
    const { body } = await send("GET", pullPath);
    return [at(body, "head", "sha"), at(body, "base", "sha")];
  };
  expect(await ends()).toEqual([headSha, baseSha]);
  const pushed = commit(gitDir, "work", { "src/new.ts": "more\n" });
  const merged = commit(gitDir, "main", { "other.ts": "x\n" });
  expect(await ends()).toEqual([pushed, merged]);
});

test("files are those since the merge base, whatever came to the base since", async () => {
  const { send, gitDir } = await makeWorld();
  commit(gitDir, "main", { "src/app.ts": "all gone\n", "other.ts": "x\n" });
  const { body } = await send("GET", `${pullPath}/files`);
  expect(body).toMatchObject([
    { filename: "src/app.ts", status: "modified", additions: 2, deletions: 2, changes: 4 },
    { filename: "src/new.ts", status: "added", additions: 2, deletions: 0, patch: "@@ -0,0 +1,2 @@\n+one\n+two" },
  ]);
});

test("a removed, a renamed and a binary file", async () => {
  const { send, gitDir } = await makeWorld();
  const text = Array.from({ length: 20 }, (_, index) => `${index}\n`).join("");
  commit(gitDir, "main", { "before.ts": text });
  commit(gitDir, "work", { "src/old.ts": null, "before.ts": null, "after.ts": `${text}end\n`, bin: "a\0b" }, "main");
  const { body } = await send("GET", `${pullPath}/files`);
  expect(body).toMatchObject([
    { filename: "after.ts", status: "renamed", previous_filename: "before.ts", additions: 1 },
    { filename: "bin", status: "added", additions: 0 },
    { filename: "src/old.ts", status: "removed", deletions: 3 },
  ]);
  expect(at(body, 1, "patch")).toBeUndefined();
});

test("a file too long to show has no patch", async () => {
  const { send, gitDir } = await makeWorld();
  commit(gitDir, "work", { "long.ts": "x\n".repeat(20_001), "wide.ts": "x".repeat(500_001) }, "main");
  const { body } = await send("GET", `${pullPath}/files`);
  expect(pluck(body, "additions")).toEqual([20_001, 1]);
  expect(pluck(body, "patch")).toEqual([undefined, undefined]);
});

test("a pull request from a fork has its head in both repositories", async () => {
  const { send, server, dir, gitDir, git } = await makeWorld();
  const forkDir = makeRepository(dir, "fork.git");
  await git(`--git-dir=${forkDir}`, "fetch", "--quiet", gitDir, "refs/heads/main:refs/heads/main");
  const sha = commit(forkDir, "idea", { "idea.ts": "x\n" }, "main");
  server.addRepository({ owner: "eve", name: "app", gitDir: forkDir });
  const fork = { repository: "acme/app", headRepository: "eve/app", baseRef: "main", author: "eve" };
  server.addPullRequest({ ...fork, number: 8, title: "Idea", headRef: "idea" });
  const { body } = await send("GET", "/repos/acme/app/pulls/8");
  expect(body).toMatchObject({
    head: { sha, label: "eve:idea", repo: { full_name: "eve/app" } },
    base: { repo: { full_name: "acme/app" } },
  });
  expect(await git(`--git-dir=${gitDir}`, "rev-parse", "refs/pull/8/head")).toBe(sha);
  const run = await send("POST", "/repos/acme/app/check-runs", { name: "gate", head_sha: sha });
  expect(run.body).toMatchObject({ head_sha: sha, pull_requests: [] });
  commit(forkDir, "idea", { "idea.ts": "y\n" });
  const replies = await Promise.all(Array.from({ length: 8 }, () => send("GET", "/repos/acme/app/pulls/8")));
  expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 8 }, () => 200));
});

test("a fork that is gone leaves its commits in refs/pull", async () => {
  const { send, server, gitDir, headSha, git } = await makeWorld();
  await git(`--git-dir=${gitDir}`, "update-ref", "refs/pull/8/head", headSha);
  const fork = { repository: "acme/app", headRepository: "eve/gone", baseRef: "main", author: "eve" };
  server.addPullRequest({ ...fork, number: 8, title: "Idea", headRef: "idea" });
  expect((await send("GET", "/repos/acme/app/pulls/8")).body).toMatchObject({ head: { sha: headSha, ref: "idea" } });
});

test("pull requests are listed newest first, and by state, base and head", async () => {
  const { send, server } = await makeWorld();
  const common = { repository: "acme/app", headRef: "work", baseRef: "main", author: "ada" };
  server.addPullRequest({ ...common, number: 9, title: "nine" });
  server.addPullRequest({ ...common, number: 8, title: "eight", state: "closed" });
  const list = async (query: string): Promise<readonly unknown[]> =>
    pluck((await send("GET", `/repos/acme/app/pulls${query}`)).body, "number");
  expect(await list("")).toEqual([9, 7]);
  expect(await list("?state=all&direction=asc")).toEqual([7, 8, 9]);
  expect(await list("?state=closed")).toEqual([8]);
  expect(await list("?head=acme:work")).toEqual([9, 7]);
  expect(await list("?head=eve:work")).toEqual([]);
  expect(await list("?base=next")).toEqual([]);
});

test("commits, branches and refs are those on disk", async () => {
  const { send, gitDir, headSha, baseSha } = await makeWorld();
  const second = commit(gitDir, "work", { "src/new.ts": "second\n" });
  expect(pluck((await send("GET", `${pullPath}/commits`)).body, "sha")).toEqual([headSha, second]);
  const branch = await send("GET", "/repos/acme/app/branches/main");
  expect(branch.body).toMatchObject({ name: "main", commit: { sha: baseSha, commit: { message: "change" } } });
  commit(gitDir, "deep/er", { "x.ts": "x\n" }, "main");
  expect((await send("GET", "/repos/acme/app/branches/deep/er")).status).toBe(200);
  expect((await send("GET", "/repos/acme/app/branches/deep%2Fer")).status).toBe(200);
  expect((await send("GET", "/repos/acme/app/git/ref/heads/work")).body).toMatchObject({ object: { sha: second } });
  expect((await send("GET", "/repos/acme/app/git/ref/heads/none")).status).toBe(404);
  expect((await send("GET", "/repos/acme/app/branches/none")).status).toBe(404);
  expect((await send("GET", "/repos/acme/app")).body).toMatchObject({ full_name: "acme/app", default_branch: "main" });
});
