import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createCodeHost } from "../../src/adapters/github/code-host.ts";
import type { CodeHost } from "../../src/ports/code-host.ts";
import { createFakeCodeHost } from "../support/fake-code-host.ts";
import { makeGitRepo } from "../support/git-repo.ts";
import { startGitHubServer, type GitHubServer } from "../support/github-server/server.ts";

/** The real one needs a server; both have the open pull request 17 from the branch `change` into the protected default branch. */
interface Kind {
  readonly name: string;
  readonly make: () => Promise<{ readonly host: CodeHost; readonly server: GitHubServer | null }>;
}

const KINDS: readonly Kind[] = [
  { name: "the fake", make: async () => ({ host: createFakeCodeHost(), server: null }) },
  { name: "GitHub", make: makeReal },
];

/** Long, because it is blotted out of every answer. */
const token = "ghs_0123456789abcdefghijklmnopqrstuvwxyz";

async function makeReal() {
  const repo = makeGitRepo();
  repo.commit({ "a.txt": "a\n" });
  repo.switchTo("change");
  repo.commit({ "a.txt": "b\n" });
  const server = await startGitHubServer();
  const roles = { ada: "write" } as const;
  server.addRepository({ owner: "acme", name: "shop", gitDir: repo.cloneBare(), roles, protectedBranches: ["main"] });
  const pull = { repository: "acme/shop", number: 17, title: "t", headRef: "change", baseRef: "main", author: "bot" };
  server.addPullRequest(pull);
  const permissions = { contents: "write", pull_requests: "write" } as const;
  server.addToken({ token, login: "gate[bot]", isApp: true, permissions });
  const { url: apiUrl, graphqlUrl } = server;
  const repository = { owner: "acme", name: "shop" };
  return { host: createCodeHost({ token, apiUrl, graphqlUrl, repository, secondMs: 2 }), server };
}

describe.each(KINDS)("$name", ({ make }) => {
  let made: Awaited<ReturnType<Kind["make"]>> | null = null;
  const host = (): CodeHost => {
    if (made === null) throw new Error("the host is used outside a test");
    return made.host;
  };
  beforeAll(async () => {
    made = await make();
  });
  afterAll(async () => {
    expect(made?.server?.state.unknownRequests ?? []).toEqual([]);
    expect(made?.server?.state.serverBugs ?? []).toEqual([]);
    await made?.server?.close();
  });

  test("a pull request becomes a draft and ready again, as often as it is said", async () => {
    for (const isDraft of [true, true, false, false]) {
      await host().setDraft(17, isDraft);
      expect(await host().getPullRequest(17)).toMatchObject({ isDraft, state: "open", isFork: false });
    }
  });

  test("asking nobody asks nobody, asking somebody shows, and asking again is no error", async () => {
    await host().requestReviewers(17, { users: [], teams: [] });
    expect(await host().getPullRequest(17)).toMatchObject({ hasReviewRequests: false });
    await host().requestReviewers(17, { users: ["ada"], teams: [] });
    await host().requestReviewers(17, { users: ["ada"], teams: [] });
    expect(await host().getPullRequest(17)).toMatchObject({ hasReviewRequests: true });
  });

  test("branches are known by name, and what is not there is null", async () => {
    expect(await host().getBranch("main")).toEqual({ isDefault: true, isProtected: true });
    expect(await host().getBranch("change")).toEqual({ isDefault: false, isProtected: false });
    expect(await host().getBranch("gone")).toBeNull();
  });

  test("a comment stands once for each marker, is listed by it, and can be folded", async () => {
    await host().commentOnce(17, "<!-- one --> first", "<!-- one -->");
    await host().commentOnce(17, "<!-- one --> second", "<!-- one -->");
    await host().commentOnce(17, "<!-- two --> third", "<!-- two -->");
    const [own, ...more] = await host().listOwnComments(17, "<!-- one -->");
    expect(own).toMatchObject({ kind: "comment", body: "<!-- one --> first", isMinimized: false });
    expect(more).toEqual([]);
    await host().minimize(own?.nodeId ?? "");
    expect(await host().listOwnComments(17, "<!-- one -->")).toMatchObject([{ isMinimized: true }]);
    expect(await host().listOwnComments(17, "<!-- two -->")).toHaveLength(1);
  });
});
