import { expect, test } from "vitest";

import { failureOf, type Stage, useStage } from "./support.ts";

const stage = useStage();

/** Changes the pull request as its author would. */
function describe(over: { readonly body?: string; readonly closes?: readonly string[] }): Stage {
  const current = stage();
  const [pull] = current.server.state.pulls;
  if (pull === undefined) throw new Error("no pull request");
  pull.body = over.body ?? null;
  pull.closes = over.closes ?? [];
  return current;
}

function addIssues(count: number, first = 100): readonly string[] {
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  for (const number of numbers)
    stage().server.addIssue({
      repository: "acme/shop",
      number,
      title: `issue ${number}`,
      body: `text of ${number}`,
      author: "ada",
    });
  return numbers.map((number) => `acme/shop#${number}`);
}

test("the description alone costs one request and asks for no issue", async () => {
  const { host, server } = describe({ body: "what it does", closes: addIssues(1) });
  const read = await host.readDescriptions(17, { withIssues: false });
  expect(read).toEqual({
    texts: [{ of: "pull-request", number: 17, author: "coding-agent", body: "what it does" }],
    foreignIssues: 0,
  });
  expect(server.state.requests).toHaveLength(1);
  expect(JSON.stringify(server.state.requests[0]?.body)).not.toMatch(/closingIssuesReferences|issues\(/);
});

test("the issues that it closes come by number, in one request", async () => {
  const { host, server } = describe({ closes: addIssues(3).toReversed() });
  const { texts, foreignIssues } = await host.readDescriptions(17, { withIssues: true });
  expect(texts.map(({ of, number, author, body }) => `${of} ${number} ${author}: ${body}`)).toEqual([
    "pull-request 17 coding-agent: ",
    "issue 100 ada: text of 100",
    "issue 101 ada: text of 101",
    "issue 102 ada: text of 102",
  ]);
  expect(foreignIssues).toBe(0);
  expect(server.state.requests).toHaveLength(1);
});

test("more than 50 issues are read to the end", async () => {
  const { host, server } = describe({ closes: addIssues(120) });
  const { texts } = await host.readDescriptions(17, { withIssues: true });
  expect(texts.filter(({ of }) => of === "issue")).toHaveLength(120);
  expect(server.state.requests).toHaveLength(3);
});

test("more issues than can be read are an error, not a part of them", async () => {
  const { host } = describe({ closes: addIssues(501) });
  const error = await failureOf(host.readDescriptions(17, { withIssues: true }));
  expect(error.code).toBe("host-rejected");
  expect(error.message).toMatch(/closes more than 500 issues/);
});

test("issues of other repositories are counted, not read", async () => {
  const { host, server } = stage();
  const { gitDir } = server.state.repositories[0] ?? { gitDir: "" };
  server.addRepository({ owner: "acme", name: "other", gitDir });
  server.addIssue({ repository: "acme/other", number: 3, title: "t", body: "elsewhere", author: "eve" });
  describe({ closes: ["acme/other#3", ...addIssues(1)] });
  const { texts, foreignIssues } = await host.readDescriptions(17, { withIssues: true });
  expect(texts.map(({ number }) => number)).toEqual([17, 100]);
  expect(foreignIssues).toBe(1);
  server.state.repositories.length = 1;
});

test("a token that may not read issues is told so: the empty list that GitHub gives is not taken for none", async () => {
  const { server, makeHost } = describe({ closes: addIssues(1) });
  const permissions = { contents: "read", checks: "write", pull_requests: "write" } as const;
  server.addToken({ token: "no-issues", login: "x[bot]", isApp: true, permissions });
  const host = makeHost({ token: "no-issues" });
  const error = await failureOf(host.readDescriptions(17, { withIssues: true }));
  expect(error.code).toBe("host-forbidden");
  expect(error.message).toContain("`issues: read`");
  expect((await host.readDescriptions(17, { withIssues: false })).texts).toHaveLength(1);
});

test("an unknown pull request is an error", async () => {
  const error = await failureOf(stage().host.readDescriptions(99, { withIssues: true }));
  expect(error.code).toBe("host-not-found");
});
