import { expect, test } from "vitest";

import { at, commit, makeWorld, pluck, pullPath } from "./world.ts";
import type { Reply, World } from "./world.ts";

const pullQuery = (fields: string): string =>
  `query { repository(owner: "acme", name: "app") { pullRequest(number: 7) { ${fields} } } }`;

const pullOf = (reply: Reply): unknown => at(reply.body, "data", "repository", "pullRequest");

async function addReviews(world: World, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await world.send("POST", `${pullPath}/reviews`, { event: "COMMENT", body: `review ${number}` });
}

test("reviews come in pages, forwards and backwards", async () => {
  const world = await makeWorld();
  await addReviews(world, 5);
  const page = async (values: string): Promise<unknown> =>
    at(
      pullOf(
        await world.graphql(
          pullQuery(
            `reviews(${values}) { totalCount nodes { body } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { body } } }`,
          ),
        ),
      ),
      "reviews",
    );
  const first = await page("first: 2");
  expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  const second = await page(`first: 2, after: "${String(at(first, "pageInfo", "endCursor"))}"`);
  expect(pluck(at(second, "nodes"), "body")).toEqual(["review 3", "review 4"]);
  const third = await page(`first: 2, after: "${String(at(second, "edges", 1, "cursor"))}"`);
  expect(third).toMatchObject({ nodes: [{ body: "review 5" }], pageInfo: { hasNextPage: false } });
  const last = await page(`last: 2, before: "${String(at(third, "pageInfo", "startCursor"))}"`);
  expect(pluck(at(last, "nodes"), "body")).toEqual(["review 3", "review 4"]);
});

test("a connection needs bounds, and small ones", async () => {
  const { graphql } = await makeWorld();
  const typeOf = async (field: string): Promise<unknown> =>
    at((await graphql(pullQuery(`${field} { nodes { id } }`))).body, "errors", 0, "type");
  expect(await typeOf("reviews")).toBe("MISSING_PAGINATION_BOUNDARIES");
  expect(await typeOf("reviews(first: 101)")).toBe("EXCESSIVE_PAGINATION");
  expect(await typeOf(`reviews(first: 1, after: "x")`)).toBe("INVALID_CURSOR_ARGUMENTS");
  expect(await typeOf("reviews(first: 100)")).toBeUndefined();
});

test("an app is one name as a viewer and another as an author", async () => {
  const world = await makeWorld();
  await addReviews(world, 1);
  const reply = await world.graphql(
    `{ viewer { login } repository(owner: "acme", name: "app") { pullRequest(number: 7) { author { __typename login } reviews(first: 1) { nodes { author { __typename login } viewerDidAuthor } } } } }`,
  );
  expect(at(reply.body, "data", "viewer")).toEqual({ login: "github-actions[bot]" });
  expect(pullOf(reply)).toEqual({
    author: { __typename: "User", login: "ada" },
    reviews: { nodes: [{ author: { __typename: "Bot", login: "github-actions" }, viewerDidAuthor: true }] },
  });
  expect(at((await world.send("GET", `${pullPath}/reviews`)).body, 0, "user")).toMatchObject({
    login: "github-actions[bot]",
    type: "Bot",
  });
});

test("minimizing folds reviews, inline comments and conversation comments away", async () => {
  const { send, graphql, server } = await makeWorld();
  const comments = [{ path: "src/app.ts", line: 5, body: "inline" }];
  await send("POST", `${pullPath}/reviews`, { event: "COMMENT", body: "review", comments });
  await send("POST", "/repos/acme/app/issues/7/comments", { body: "talk" });
  const { reviews, reviewComments, issueComments } = server.state;
  for (const comment of [...reviews, ...reviewComments, ...issueComments]) {
    const reply = await graphql(
      `
        mutation Fold($input: MinimizeCommentInput!) {
          minimizeComment(input: $input) {
            clientMutationId
            minimizedComment {
              __typename
              isMinimized
              ... on Node {
                id
              }
            }
          }
        }
      `,
      { input: { subjectId: comment.nodeId, classifier: "OUTDATED", clientMutationId: "m" } },
    );
    expect(at(reply.body, "data", "minimizeComment")).toMatchObject({
      clientMutationId: "m",
      minimizedComment: { isMinimized: true, id: comment.nodeId },
    });
    expect(comment.minimizedReason).toBe("outdated");
  }
  const seen = await graphql(
    pullQuery(
      "comments(last: 9) { nodes { isMinimized minimizedReason } } reviews(first: 9) { nodes { isMinimized comments(first: 9) { nodes { isMinimized } } } }",
    ),
  );
  expect(pullOf(seen)).toEqual({
    comments: { nodes: [{ isMinimized: true, minimizedReason: "outdated" }] },
    reviews: { nodes: [{ isMinimized: true, comments: { nodes: [{ isMinimized: true }] } }] },
  });
});

test("what cannot be minimized is an error inside HTTP 200", async () => {
  const world = await makeWorld();
  await addReviews(world, 1);
  const id = world.server.state.reviews[0]?.nodeId ?? "";
  const fold = async (subject: string, classifier: string, token?: string): Promise<Reply> =>
    world.graphql(
      `mutation { minimizeComment(input: { subjectId: "${subject}", classifier: ${classifier} }) { clientMutationId } }`,
      {},
      token,
    );
  const missing = await fold("PRR_1", "OUTDATED");
  expect(missing.status).toBe(200);
  expect(missing.body).toMatchObject({
    data: { minimizeComment: null },
    errors: [{ type: "NOT_FOUND", path: ["minimizeComment"] }],
  });
  expect(at((await fold(id, "OUTDATED", "fork-token")).body, "errors", 0)).toMatchObject({
    type: "FORBIDDEN",
    message: "Resource not accessible by integration",
  });
  expect(at((await fold(id, "BORING")).body, "errors", 0, "type")).toBe("INVALID_ARGUMENT");
  expect(world.server.state.reviews[0]?.minimizedReason).toBeNull();
  expect(world.server.state.unknownRequests).toEqual([]);
});

test("drafts of others stay hidden here as well", async () => {
  const { send, graphql } = await makeWorld();
  await send("POST", `${pullPath}/reviews`, { body: "draft" });
  const query = pullQuery("reviews(first: 5) { nodes { state } }");
  expect(pullOf(await graphql(query))).toEqual({ reviews: { nodes: [{ state: "PENDING" }] } });
  expect(pullOf(await graphql(query, {}, "gate-token"))).toEqual({ reviews: { nodes: [] } });
});

test("reviews can be narrowed by state and author", async () => {
  const world = await makeWorld();
  await addReviews(world, 1);
  await world.send("POST", `${pullPath}/reviews`, { event: "APPROVE" }, "bob-token");
  const states = async (values: string): Promise<readonly unknown[]> =>
    pluck(
      at(
        pullOf(await world.graphql(pullQuery(`reviews(first: 9, ${values}) { nodes { state } }`))),
        "reviews",
        "nodes",
      ),
      "state",
    );
  expect(await states("states: [APPROVED]")).toEqual(["APPROVED"]);
  expect(await states(`author: "github-actions"`)).toEqual(["COMMENTED"]);
});

test("an inline comment tells where it stands now", async () => {
  const { send, graphql, gitDir, headSha } = await makeWorld();
  const comments = [{ path: "src/new.ts", line: 2, body: "b" }];
  await send("POST", `${pullPath}/reviews`, { event: "COMMENT", body: "b", commit_id: headSha, comments });
  const query = pullQuery(
    "headRefOid reviews(first: 1) { nodes { commit { oid } comments(first: 1) { nodes { path line outdated originalLine } } } }",
  );
  const commentOf = (reply: Reply): unknown => at(pullOf(reply), "reviews", "nodes", 0, "comments", "nodes", 0);
  expect(commentOf(await graphql(query))).toEqual({ path: "src/new.ts", line: 2, outdated: false, originalLine: 2 });
  const newSha = commit(gitDir, "work", { "src/new.ts": "one\ntwo changed\n" });
  const later = await graphql(query);
  expect(commentOf(later)).toEqual({ path: "src/new.ts", line: null, outdated: true, originalLine: 2 });
  expect(at(pullOf(later), "headRefOid")).toBe(newSha);
});

test("what does not exist is null with an error beside it", async () => {
  const { graphql } = await makeWorld();
  const none = await graphql(`
    {
      repository(owner: "acme", name: "none") {
        id
      }
      viewer {
        login
      }
    }
  `);
  expect(none.body).toMatchObject({
    data: { repository: null, viewer: { login: "github-actions[bot]" } },
    errors: [{ type: "NOT_FOUND", path: ["repository"] }],
  });
  const noPull = await graphql(`
    {
      repository(owner: "acme", name: "app") {
        pullRequest(number: 8) {
          id
        }
      }
    }
  `);
  expect(noPull.body).toMatchObject({ errors: [{ type: "NOT_FOUND", path: ["repository", "pullRequest"] }] });
});

test("a document beyond the model is an error with HTTP 200, and recorded", async () => {
  const { graphql, send, server } = await makeWorld();
  const documents = [
    "{ viewer { email } }",
    pullQuery("reviewThreads(first: 5) { nodes { id } }"),
    pullQuery("reviews(first: 5, orderBy: 1) { nodes { id } }"),
    "mutation { closePullRequest(input: {}) { clientMutationId } }",
    "subscription { viewer { login } }",
    "query { viewer { ...Fields } }",
    "{ viewer { login }",
    "{ viewer }",
    "{ repository(owner: $owner, name: 1) { id } }",
    "",
  ];
  for (const document of documents) {
    const reply = await graphql(document);
    expect([document, reply.status]).toEqual([document, 200]);
    expect(at(reply.body, "errors", 0, "message")).toEqual(expect.any(String));
  }
  expect((await send("POST", "/graphql", { text: "{ viewer { login } }" })).status).toBe(200);
  expect(server.state.unknownRequests).toHaveLength(documents.length + 1);
});

test("variables must be given where they are needed, and have defaults where they are not", async () => {
  const { graphql } = await makeWorld();
  const query = `query($owner: String!, $name: String = "app") { here: repository(owner: $owner, name: $name) { nameWithOwner } }`;
  expect((await graphql(query, { owner: "acme" })).body).toEqual({ data: { here: { nameWithOwner: "acme/app" } } });
  expect(at((await graphql(query)).body, "errors", 0, "message")).toContain("$owner");
});

test("a review is found by its global id, but not by those who may not see it", async () => {
  const { send, graphql, server } = await makeWorld();
  await send("POST", `${pullPath}/reviews`, { body: "draft" });
  server.addToken({ token: "elsewhere", login: "github-actions[bot]", isApp: true, permissions: {}, repositories: [] });
  const query = `query($id: ID!) { node(id: $id) { ... on PullRequestReview { body } ... on IssueComment { url } } }`;
  const variables = { id: server.state.reviews[0]?.nodeId };
  expect((await graphql(query, variables)).body).toEqual({ data: { node: { body: "draft" } } });
  for (const token of ["gate-token", "elsewhere"])
    expect((await graphql(query, variables, token)).body).toMatchObject({ data: { node: null } });
});

test("the issues that a pull request closes are seen with the permission to read issues, else silently not", async () => {
  const { server, graphql } = await makeWorld();
  server.addIssue({ repository: "acme/app", number: 3, title: "t", body: "text", author: "ada" });
  server.addIssue({ repository: "acme/app", number: 4, title: "t", author: "ada", state: "closed" });
  const [pull] = server.state.pulls;
  if (pull === undefined) throw new Error("no pull request");
  pull.closes = ["acme/app#3", "acme/app#4"];
  const fields = "number body state author { login } repository { nameWithOwner }";
  const query = pullQuery(`closingIssuesReferences(first: 5) { totalCount nodes { ${fields} } }`);
  const repository = { nameWithOwner: "acme/app" };
  const author = { login: "ada" };
  const permissions = { pull_requests: "read" } as const;
  server.addToken({ token: "no-issues", login: "x[bot]", isApp: true, permissions });
  server.addToken({
    token: "issues",
    login: "y[bot]",
    isApp: true,
    permissions: { ...permissions, issues: "read" },
  });
  expect(at(pullOf(await graphql(query, {}, "issues")), "closingIssuesReferences")).toEqual({
    totalCount: 2,
    nodes: [
      { number: 3, body: "text", state: "OPEN", author, repository },
      { number: 4, body: "", state: "CLOSED", author, repository },
    ],
  });
  const hidden = await graphql(query, {}, "no-issues");
  expect(hidden.body).not.toHaveProperty("errors");
  expect(at(pullOf(hidden), "closingIssuesReferences", "totalCount")).toBe(0);
  const issues = `{ repository(owner: "acme", name: "app") { issues(first: 1) { totalCount } } }`;
  expect(at((await graphql(issues, {}, "no-issues")).body, "errors", 0, "type")).toBe("FORBIDDEN");
  expect(at((await graphql(issues, {}, "issues")).body, "data", "repository", "issues", "totalCount")).toBe(2);
});

test("issues and pull requests share their numbers", async () => {
  const { server } = await makeWorld();
  expect(() => server.addIssue({ repository: "acme/app", number: 7, title: "t", author: "ada" })).toThrow(
    /already a pull request 7/,
  );
});
