import { expect, test } from "vitest";

import type { PullRequest } from "../../../support/github-server/state.ts";
import { failureOf, useStage } from "./support.ts";

const stage = useStage();

const PATH = "/repos/acme/shop/pulls/17/requested_reviewers";

function pull(): PullRequest {
  const [found] = stage().server.state.pulls;
  if (found === undefined) throw new Error("no pull request");
  return found;
}

/** As the workflow's token, but one that can see teams. */
function seeing() {
  const permissions = { pull_requests: "write", members: "read" } as const;
  stage().server.addToken({ token: "seeing", login: "gate[bot]", isApp: true, permissions });
  return stage().makeHost({ token: "seeing" });
}

function asked(): readonly unknown[] {
  const { requests } = stage().server.state;
  return requests.filter(({ method, path }) => method === "POST" && path === PATH).map(({ body }) => body);
}

test("asks people and teams in one request", async () => {
  const host = seeing();
  await host.requestReviewers(17, { users: ["ada", "bob"], teams: ["core"] });
  expect(pull()).toMatchObject({ requestedUsers: ["ada", "bob"], requestedTeams: ["core"] });
  expect(asked()).toEqual([{ reviewers: ["ada", "bob"], team_reviewers: ["core"] }]);
  expect(await host.getPullRequest(17)).toMatchObject({ hasReviewRequests: true });
});

test("a request for a team alone counts as one", async () => {
  const host = seeing();
  await host.requestReviewers(17, { users: [], teams: ["docs"] });
  expect(asked()).toEqual([{ team_reviewers: ["docs"] }]);
  expect(await host.getPullRequest(17)).toMatchObject({ hasReviewRequests: true });
  expect((await host.listOpenPullRequests())[0]).toMatchObject({ hasReviewRequests: true });
});

test("leaves out the author and those who are asked already, whatever the letter case", async () => {
  Object.assign(pull(), { requestedUsers: ["Bob"], requestedTeams: ["Core"] });
  const users = ["Coding-Agent[bot]", "bob", "ADA", "ada"];
  await seeing().requestReviewers(17, { users, teams: ["core"] });
  expect(asked()).toEqual([{ reviewers: ["ada"] }]);
  expect(pull().requestedUsers).toEqual(["Bob", "ada"]);
});

test("asks nobody when there is nobody left to ask", async () => {
  pull().requestedUsers = ["ada"];
  await stage().host.requestReviewers(17, { users: ["ada", "coding-agent[bot]"], teams: [] });
  await stage().host.requestReviewers(17, { users: [], teams: [] });
  expect(asked()).toEqual([]);
});

test("one who has no access keeps nobody else from being asked, and is named", async () => {
  const error = await failureOf(seeing().requestReviewers(17, { users: ["eve", "ada"], teams: ["ghosts", "docs"] }));
  expect(error.code).toBe("host-rejected");
  expect(error.message).toMatch(/^no review of pull request 17 could be requested from eve, team ghosts\. /);
  expect(error.message).toMatch(/must have access/);
  expect(pull()).toMatchObject({ requestedUsers: ["ada"], requestedTeams: ["docs"] });
});

test("a job's own token cannot ask a team; the people are asked and the way out is told", async () => {
  const error = await failureOf(stage().host.requestReviewers(17, { users: ["ada"], teams: ["core"] }));
  expect(error.code).toBe("host-rejected");
  expect(error.message).toMatch(/from team core\. .*GitHub App with `members: read`.*Could not resolve to a node/);
  expect(pull()).toMatchObject({ requestedUsers: ["ada"], requestedTeams: [] });
});

test("a single refused one is not asked twice", async () => {
  await failureOf(stage().host.requestReviewers(17, { users: ["eve"], teams: [] }));
  expect(asked()).toHaveLength(1);
});

test("a token that may only read is forbidden, at once and by name of the permission", async () => {
  stage().server.addToken({ token: "reader", login: "r[bot]", isApp: true, permissions: { pull_requests: "read" } });
  const error = await failureOf(
    stage()
      .makeHost({ token: "reader" })
      .requestReviewers(17, { users: ["ada", "bob"], teams: [] }),
  );
  expect(error.code).toBe("host-forbidden");
  expect(error.message).toContain("`pull-requests: write`");
  expect(asked()).toHaveLength(1);
});

test("a lost answer is repeated: asking twice is asking once", async () => {
  stage().inject("POST", PATH, { kind: "commit-then-500" });
  await stage().host.requestReviewers(17, { users: ["ada"], teams: [] });
  expect(pull().requestedUsers).toEqual(["ada"]);
});

test("a pull request whose author is gone can be asked about", async () => {
  const { head } = stage();
  const repo = { full_name: "acme/shop" };
  const body = {
    number: 17,
    state: "open",
    user: null,
    head: { sha: head, ref: "t", repo },
    base: { ref: "main", repo },
  };
  stage().inject("GET", "/pulls/17", { kind: "status", status: 200, body });
  await stage().host.requestReviewers(17, { users: ["ada"], teams: [] });
  expect(pull().requestedUsers).toEqual(["ada"]);
});
