import { expect, test } from "vitest";

import { at, makeWorld } from "./world.ts";

test("one gate's whole conversation fits GitHub's description", async () => {
  const { send, graphql, headSha, server } = await makeWorld();
  const pull = await send("GET", "/repos/acme/app/pulls/7");
  expect(pull.status).toBe(200);
  expect(at(pull.body, "head", "sha")).toBe(headSha);
  const files = await send("GET", "/repos/acme/app/pulls/7/files?per_page=100");
  expect(at(files.body, 0, "filename")).toBe("src/app.ts");
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
  const list = await send("GET", `/repos/acme/app/commits/${headSha}/check-runs?check_name=passwhen&app_id=15368`);
  expect(list.body).toMatchObject({ total_count: 1 });
  const review = await send("POST", "/repos/acme/app/pulls/7/reviews", {
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
  const minimized = await graphql(
    `
      mutation ($id: ID!) {
        minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) {
          minimizedComment {
            isMinimized
            minimizedReason
          }
        }
      }
    `,
    { id: at(node, "comments", "nodes", 0, "id") },
  );
  expect(minimized.body).toEqual({
    data: { minimizeComment: { minimizedComment: { isMinimized: true, minimizedReason: "outdated" } } },
  });
  expect(server.state.serverBugs).toEqual([]);
  expect(server.state.unknownRequests).toEqual([]);
});

test("git clones over smart HTTP with the token", async () => {
  const { server, gitOverHttp, headSha } = await makeWorld();
  const remote = `${server.gitUrl}/acme/app.git`;
  const basic = Buffer.from("x-access-token:app-token").toString("base64");
  const header = ["-c", `http.extraheader=Authorization: basic ${basic}`];
  await gitOverHttp(...header, "clone", "--quiet", "--depth=1", remote, "again");
  await gitOverHttp("-C", "again", ...header, "fetch", "--quiet", "--depth=1", "origin", headSha);
  expect(await gitOverHttp("-C", "again", "rev-parse", "FETCH_HEAD")).toBe(headSha);
  await expect(gitOverHttp("clone", "--quiet", remote, "never")).rejects.toThrow(
    /terminal prompts disabled|Authentication/u,
  );
});
