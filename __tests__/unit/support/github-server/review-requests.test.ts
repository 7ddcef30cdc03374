import { expect, test } from "vitest";

import { at, complaintOf, makeWorld, pluck, pullPath } from "./world.ts";

const path = `${pullPath}/requested_reviewers`;

const setDraft = (name: string, id: string): string =>
  `mutation { ${name}(input: { pullRequestId: "${id}" }) { pullRequest { number isDraft } } }`;

test("a review is requested from people and teams, and shown until it is given", async () => {
  const { send, server } = await makeWorld();
  const [repository] = server.state.repositories;
  if (repository === undefined) throw new Error("no repository");
  server.state.repositories[0] = { ...repository, teams: ["core"] };
  const permissions = { contents: "read", pull_requests: "write", members: "read" } as const;
  server.addToken({ token: "seeing", login: "seeing[bot]", isApp: true, permissions });
  const { status, body } = await send("POST", path, { reviewers: ["BOB"], team_reviewers: ["core"] }, "seeing");
  expect(status).toBe(201);
  expect(pluck(at(body, "requested_reviewers"), "login")).toEqual(["BOB"]);
  await send("POST", path, { reviewers: ["bob"], team_reviewers: ["core"] }, "seeing");
  const shown = (await send("GET", pullPath)).body;
  expect(pluck(at(shown, "requested_reviewers"), "login")).toEqual(["BOB"]);
  expect(pluck(at(shown, "requested_teams"), "slug")).toEqual(["core"]);
  const [pull] = server.state.pulls;
  if (pull === undefined) throw new Error("no pull request");
  pull.requestedUsers = ["bob"];
  await send("POST", `${pullPath}/reviews`, { event: "COMMENT", body: "seen" }, "bob-token");
  expect(pull).toMatchObject({ requestedUsers: [], requestedTeams: ["core"] });
});

test("the author, strangers, and teams that the token cannot see are refused, each in GitHub's words", async () => {
  const { send, server } = await makeWorld();
  const [repository] = server.state.repositories;
  if (repository === undefined) throw new Error("no repository");
  server.state.repositories[0] = { ...repository, teams: ["core"] };
  const ask = async (body: unknown, token?: string): Promise<string> =>
    complaintOf(await send("POST", path, body, token));
  expect(await ask({ reviewers: ["Ada"] })).toMatch(/^422 Review cannot be requested from pull request author/);
  expect(await ask({ reviewers: ["bob", "eve"] })).toMatch(/^422 Reviews may only be requested from collaborators/);
  expect(await ask({ team_reviewers: ["ghosts"] })).toMatch(/^422 Reviews may only be requested from collaborators/);
  expect(await ask({ team_reviewers: ["core"] })).toMatch(/^422 Validation Failed .*global id of 'T_/);
  expect(await ask({ reviewers: ["bob"] }, "fork-token")).toMatch(/^403 /);
  expect(await ask({ users: ["bob"] })).toMatch(/^422 Invalid request/);
  expect(server.state.pulls[0]).toMatchObject({ requestedUsers: [], requestedTeams: [] });
});

test("an app makes drafts with contents: write only; what it cannot see it cannot change", async () => {
  const { graphql, server } = await makeWorld();
  const [pull] = server.state.pulls;
  if (pull === undefined) throw new Error("no pull request");
  const id = `PR_${pull.id}`;
  const toDraft = setDraft("convertPullRequestToDraft", id);
  expect(at((await graphql(toDraft)).body, "errors", 0, "type")).toBe("FORBIDDEN");
  expect(pull.isDraft).toBe(false);
  const permissions = { contents: "write", pull_requests: "write" } as const;
  server.addToken({ token: "able", login: "able[bot]", isApp: true, permissions });
  const { body } = await graphql(toDraft, {}, "able");
  expect(at(body, "data", "convertPullRequestToDraft", "pullRequest")).toEqual({ number: 7, isDraft: true });
  await graphql(setDraft("markPullRequestReadyForReview", id), {}, "able");
  expect(pull.isDraft).toBe(false);
  server.addToken({ token: "blind", login: "blind[bot]", isApp: true, permissions, repositories: [] });
  expect(at((await graphql(toDraft, {}, "blind")).body, "errors", 0, "type")).toBe("NOT_FOUND");
  pull.state = "closed";
  expect(at((await graphql(toDraft, {}, "able")).body, "errors", 0, "type")).toBe("UNPROCESSABLE");
});
