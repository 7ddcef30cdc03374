import { expect, test } from "vitest";

import type { PullRequest } from "../../../support/github-server/state.ts";
import { failureOf, type Stage, TOKEN, useStage } from "./support.ts";

const stage = useStage();

const ENOUGH = { contents: "write", pull_requests: "write" } as const;

function pullOf({ server }: Stage): PullRequest {
  const [pull] = server.state.pulls;
  if (pull === undefined) throw new Error("no pull request");
  return pull;
}

/** A host with a token of an app that may do it; the workflow's own of the stage may not. */
function able() {
  stage().server.addToken({ token: "able", login: "gate[bot]", isApp: true, permissions: ENOUGH });
  return stage().makeHost({ token: "able" });
}

function mutations(): readonly string[] {
  return stage().server.state.requests.flatMap(({ body }) => /mutation (\w+)/.exec(JSON.stringify(body))?.[1] ?? []);
}

test("makes a draft and marks ready, and the pull request says so", async () => {
  const host = able();
  expect(await host.getPullRequest(17)).toMatchObject({ isDraft: false, hasReviewRequests: false });
  await host.setDraft(17, true);
  expect(pullOf(stage()).isDraft).toBe(true);
  expect(await host.getPullRequest(17)).toMatchObject({ isDraft: true });
  expect((await host.listOpenPullRequests())[0]).toMatchObject({ isDraft: true, hasReviewRequests: false });
  await host.setDraft(17, false);
  expect(pullOf(stage()).isDraft).toBe(false);
  expect(mutations()).toEqual(["convertPullRequestToDraft", "markPullRequestReadyForReview"]);
});

test.each([true, false])(
  "isDraft %s on one that is that already changes nothing and asks for nothing",
  async (isDraft) => {
    pullOf(stage()).isDraft = isDraft;
    // The stage's token could not change it.
    await stage().host.setDraft(17, isDraft);
    expect(mutations()).toEqual([]);
  },
);

test("pull-requests: write alone is host-forbidden, with both permissions and the way out", async () => {
  const error = await failureOf(stage().host.setDraft(17, true));
  expect(error.code).toBe("host-forbidden");
  expect(error.message).toMatch(/convertPullRequestToDraft failed: Resource not accessible by integration/);
  expect(error.message).toMatch(/`pull-requests: write` and `contents: write`.*GitHub App/);
  expect(error.message).not.toContain(TOKEN);
  expect(pullOf(stage()).isDraft).toBe(false);
});

test("contents: write alone is not enough either", async () => {
  const permissions = { contents: "write", pull_requests: "read" } as const;
  stage().server.addToken({ token: "half", login: "half[bot]", isApp: true, permissions });
  expect((await failureOf(stage().makeHost({ token: "half" }).setDraft(17, true))).code).toBe("host-forbidden");
});

test.each(["commit-then-500", "commit-then-drop"] as const)("a lost answer (%s) is no failure", async (kind) => {
  const host = able();
  stage().inject("POST", "/graphql", { kind }, 1, 2);
  await host.setDraft(17, true);
  expect(pullOf(stage()).isDraft).toBe(true);
});

test("a refusal that comes because somebody else was first is no failure", async () => {
  const host = able();
  const body = { data: { change: null }, errors: [{ type: "UNPROCESSABLE", message: "already a draft" }] };
  stage().inject("POST", "/graphql", { kind: "status", status: 200, body }, 1, 2);
  // Between the look and the change: the third request finds a draft.
  const pull = pullOf(stage());
  const { makeHost } = stage();
  const racing: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (JSON.stringify(init?.body).includes("convertPullRequestToDraft")) pull.isDraft = true;
    return answer;
  };
  await makeHost({ token: "able", fetch: racing }).setDraft(17, true);
  expect(mutations()).toEqual(["convertPullRequestToDraft"]);
  pull.isDraft = false;
  stage().inject("POST", "/graphql", { kind: "status", status: 200, body }, 1, 2);
  expect((await failureOf(host.setDraft(17, true))).message).toContain("already a draft");
});

test("a mutation that changes nothing is not taken for done", async () => {
  const host = able();
  const body = { data: { change: { pullRequest: { isDraft: false } } } };
  stage().inject("POST", "/graphql", { kind: "status", status: 200, body }, 1, 2);
  expect((await failureOf(host.setDraft(17, true))).message).toMatch(/changed nothing/);
});

test("a closed pull request and one that does not exist are told", async () => {
  const host = able();
  pullOf(stage()).state = "closed";
  expect((await failureOf(host.setDraft(17, true))).code).toBe("host-rejected");
  expect((await failureOf(host.setDraft(99, true))).code).toBe("host-not-found");
});
