import { expect, test } from "vitest";

import { at, makeWorld, pullPath } from "./world.ts";

test("one gate's whole conversation fits GitHub's description", async () => {
  const { send, graphql, headSha, server } = await makeWorld();
  const pull = await send("GET", pullPath);
  expect(pull.body).toMatchObject({ head: { sha: headSha }, changed_files: 2, commits: 1, additions: 4, deletions: 2 });
  const run = await send("POST", "/repos/acme/app/check-runs", {
    name: "passwhen",
    head_sha: headSha,
    status: "in_progress",
    external_id: "one",
    output: { title: "t", summary: "s" },
  });
  expect(run.body).toMatchObject({ status: "in_progress", conclusion: null, external_id: "one" });
  const closed = await send("PATCH", `/repos/acme/app/check-runs/${String(at(run.body, "id"))}`, {
    conclusion: "failure",
    output: { title: "t", summary: "s", annotations: [] },
  });
  expect(closed.body).toMatchObject({ status: "completed", conclusion: "failure" });
  const review = await send("POST", `${pullPath}/reviews`, {
    commit_id: headSha,
    body: "critique",
    event: "COMMENT",
    comments: [{ path: "src/app.ts", line: 6, side: "RIGHT", start_line: 5, start_side: "RIGHT", body: "why" }],
  });
  expect(review.body).toMatchObject({ state: "COMMENTED" });
  const seen = await graphql(
    `
      query ($owner: String!, $name: String!, $number: Int!, $after: String) {
        repository(owner: $owner, name: $name) {
          pullRequest(number: $number) {
            reviews(first: 50, after: $after) {
              pageInfo {
                hasNextPage
                endCursor
              }
              nodes {
                id
                databaseId
                body
                isMinimized
                author {
                  login
                }
                comments(first: 100) {
                  nodes {
                    id
                    databaseId
                    body
                    isMinimized
                    path
                    line
                    author {
                      login
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
    { owner: "acme", name: "app", number: 7 },
  );
  const node = at(seen.body, "data", "repository", "pullRequest", "reviews", "nodes", 0);
  expect(node).toMatchObject({ body: "critique", isMinimized: false, author: { login: "github-actions" } });
  expect(at(node, "comments", "nodes", 0)).toMatchObject({ path: "src/app.ts", line: 6, body: "why" });
  expect(server.state.unknownRequests).toEqual([]);
  expect(server.state.requests.map((record) => [record.operation, record.status])).toEqual([
    ["pulls/get", 200],
    ["checks/create", 201],
    ["checks/update", 200],
    ["pulls/create-review", 200],
    ["graphql", 200],
  ]);
});

test("a route it does not model is answered 501 and recorded", async () => {
  const { send, server } = await makeWorld();
  expect((await send("GET", "/repos/acme/app/labels")).status).toBe(501);
  expect((await send("DELETE", pullPath)).status).toBe(501);
  expect((await send("GET", "/repos/acme/app/pulls/comments")).status).toBe(501);
  expect(server.state.unknownRequests.map((record) => `${record.method} ${record.path}`)).toEqual([
    "GET /repos/acme/app/labels",
    `DELETE ${pullPath}`,
    "GET /repos/acme/app/pulls/comments",
  ]);
});

test("a diff asked for by media type is unknown, not answered with JSON", async () => {
  const { server } = await makeWorld();
  const headers = { authorization: "token app-token", accept: "application/vnd.github.v3.diff" };
  expect((await fetch(server.url + pullPath, { headers })).status).toBe(501);
  expect(server.state.unknownRequests).toHaveLength(1);
});

test("the paths of an enterprise server lead to the same place", async () => {
  const { send } = await makeWorld();
  expect((await send("GET", `/api/v3${pullPath}`)).status).toBe(200);
  expect((await send("POST", "/api/graphql", { query: "{ viewer { login } }" })).body).toEqual({
    data: { viewer: { login: "github-actions[bot]" } },
  });
});

test("an answer GitHub could not give is a bug of the server, and says so", async () => {
  const { send, server, headSha } = await makeWorld();
  await send("POST", "/repos/acme/app/check-runs", { name: "one", head_sha: headSha });
  const run = server.state.checkRuns[0];
  if (run !== undefined) run.startedAt = "yesterday";
  const reply = await send("GET", `/repos/acme/app/check-runs/${run?.id ?? 0}`);
  expect(reply.status).toBe(500);
  expect(server.state.serverBugs).toEqual([expect.stringContaining("checks/get 200: /started_at must match format")]);
  server.state.serverBugs.length = 0;
});

test("a failure inside the server is an answer, not a hanging connection", async () => {
  const { send, server } = await makeWorld();
  server.addPullRequest({
    repository: "acme/app",
    number: 8,
    title: "t",
    headRef: "gone",
    baseRef: "main",
    author: "a",
  });
  expect((await send("GET", "/repos/acme/app/pulls/8")).status).toBe(500);
  expect(server.state.serverBugs).toEqual([expect.stringContaining("pull request 8: no head")]);
  server.state.serverBugs.length = 0;
});

test("parameters and bodies are held against the description", async () => {
  const { send, headSha } = await makeWorld();
  const runs = "/repos/acme/app/check-runs";
  expect((await send("GET", `${pullPath}/files?per_page=many`)).status).toBe(422);
  expect((await send("GET", `${pullPath}/files?perPage=3`)).status).toBe(422);
  expect((await send("GET", "/repos/acme/app/pulls?state=merged")).status).toBe(422);
  expect((await send("POST", runs, "{ not json")).status).toBe(400);
  expect((await send("POST", runs)).status).toBe(422);
  expect((await send("POST", runs, { name: "one" })).status).toBe(422);
  expect((await send("POST", runs, { name: "one", head_sha: headSha, started_at: "noon" })).status).toBe(422);
  expect((await send("POST", runs, { name: "one", head_sha: headSha })).status).toBe(201);
});

test("a key the description does not know is refused, however deep it lies", async () => {
  const { send, headSha } = await makeWorld();
  const run = { name: "one", head_sha: headSha };
  expect((await send("POST", "/repos/acme/app/check-runs", { ...run, headSha })).status).toBe(422);
  const annotation = { path: "a", start_line: 1, end_line: 1, annotation_level: "notice", message: "m" };
  const output = { title: "t", summary: "s", annotations: [{ ...annotation, level: "notice" }] };
  const reply = await send("POST", "/repos/acme/app/check-runs", { ...run, output });
  expect(at(reply.body, "message")).toContain("/output/annotations/0/level is not a known key");
});
