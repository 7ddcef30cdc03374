import { inspect } from "node:util";
import { expect, test } from "vitest";

import type { CodeHostOptions } from "../../../../src/adapters/github/code-host.ts";
import type { Fault } from "../../../support/github-server/faults.ts";
import { startGitHubServer } from "../../../support/github-server/server.ts";
import { annotations, failureOf, MARKER, output, reviewOf, type Stage, TOKEN, useStage } from "./support.ts";

const stage = useStage();

const RUNS = "/repos/acme/shop/check-runs";
const REVIEWS = "/repos/acme/shop/pulls/17/reviews";
const HOUR = String(Math.ceil(Date.now() / 1_000) + 3_600);

function inject(method: string, path: string, fault: Fault, times = 1, nth = 1): void {
  stage().inject(method, path, fault, times, nth);
}

function status(code: number, headers: Readonly<Record<string, string>> = {}, body?: unknown): Fault {
  return { kind: "status", status: code, headers, ...(body === undefined ? {} : { body }) };
}

function countOf(method: string, path: string): number {
  return stage().server.state.requests.filter((record) => record.method === method && record.path.includes(path))
    .length;
}

function checkRequest({ head }: Stage, externalId = "acme/shop head base 1") {
  return { name: "passwhen", headSha: head, externalId, output };
}

const LOST: readonly Fault[] = [status(500), status(502), { kind: "drop" }];
const COMMITTED: readonly Fault[] = [{ kind: "commit-then-500" }, { kind: "commit-then-drop" }];

test.each([
  [status(401), "host-unauthorized", /was refused \(401\): Bad credentials\. Give a valid token/],
  [status(403), "host-forbidden", /was refused \(403\): Resource not accessible.*`pull-requests: read`/],
  [status(404), "host-not-found", /was not found \(404\): Not Found\. Check the repository's name/],
  [status(410), "host-rejected", /was rejected as invalid \(410\)/],
  [status(422), "host-rejected", /was rejected as invalid \(422\): Validation Failed/],
  [status(422, {}, { message: "No", errors: ["one", "two"] }), "host-rejected", /No: one: two\./],
  [
    status(
      422,
      {},
      { message: "No", errors: [{ resource: "CheckRun", field: "name", code: "missing" }, { message: "m" }] },
    ),
    "host-rejected",
    /No: CheckRun name missing: m\./,
  ],
  [status(403, { "retry-after": "3600" }), "host-rate-limited", /met the rate limit \(403\).*ends at \d{4}-/],
  [status(429, { "retry-after": "3600" }), "host-rate-limited", /met the rate limit \(429\).*ends at \d{4}-/],
  [status(429, {}, { message: "Too many" }), "host-rate-limited", /Too many.*does not say when it ends/],
  [
    status(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": HOUR }),
    "host-rate-limited",
    new RegExp(`ends at ${new Date(Number(HOUR) * 1_000).toISOString().replaceAll(".", "\\.")}`),
  ],
  [
    status(
      403,
      { "x-ratelimit-remaining": "0", "x-ratelimit-reset": HOUR },
      { message: "Resource not accessible by integration" },
    ),
    "host-forbidden",
    /was refused \(403\)/,
  ],
  [status(422, {}, { message: "slow down", code: "abuse" }), "host-rate-limited", /slow down/],
  [status(422, {}, { message: "no", errors: [{ code: "abuse" }] }), "host-rate-limited", /rate limit \(422\)/],
] as const)("%j on a read is told at once as %s", async (fault, code, message) => {
  inject("GET", "/pulls/17", fault);
  const error = await failureOf(stage().makeHost({ maxWaitMs: 10_000 }).getPullRequest(17));
  expect(error.code).toBe(code);
  expect(error.message).toMatch(message);
  expect(error.message).toMatch(/^GET \/repos\/acme\/shop\/pulls\/17 /);
  expect(countOf("GET", "/pulls/17")).toBe(1);
});

test.each([...LOST, status(503)])("a read is repeated after %j", async (fault) => {
  inject("GET", "/pulls/17", fault, 3);
  expect((await stage().host.getPullRequest(17)).state).toBe("open");
  expect(countOf("GET", "/pulls/17")).toBe(4);
});

test("a read that keeps failing ends", async () => {
  inject("GET", "/pulls/17", status(502, {}, "<html>nginx</html>"), 9);
  const error = await failureOf(stage().host.getPullRequest(17));
  expect(error.code).toBe("host-unavailable");
  expect(error.isRetryable).toBe(true);
  expect(error.message).toBe(
    "GET /repos/acme/shop/pulls/17 met a server error (502). Re-run the job in a few minutes.",
  );
  expect(countOf("GET", "/pulls/17")).toBe(4);
});

test("a connection that is always cut is host-unreachable", async () => {
  inject("GET", "/pulls/17", { kind: "drop" }, 9);
  const error = await failureOf(stage().host.getPullRequest(17));
  expect(error.code).toBe("host-unreachable");
  expect(error.message).toMatch(/got no answer: .+\. Check the runner's network/);
});

test("a host that is not there is host-unreachable", async () => {
  const closed = await startGitHubServer();
  await closed.close();
  const error = await failureOf(stage().makeHost({ apiUrl: closed.url }).getPullRequest(17));
  expect(error.code).toBe("host-unreachable");
  expect(error.message).toMatch(/ECONNREFUSED/);
});

test("a slow answer is given up and asked for again", async () => {
  inject("GET", "/pulls/17", { kind: "slow", delayMs: 1_200 });
  const host = stage().makeHost({ requestTimeoutMs: 300 });
  expect((await host.getPullRequest(17)).state).toBe("open");
  inject("GET", "/pulls/17", { kind: "slow", delayMs: 1_200 }, 9);
  const error = await failureOf(host.getPullRequest(17));
  expect(error.code).toBe("host-unreachable");
  expect(error.message).toMatch(/no answer within 0\.3 s/);
});

test("an answer of another shape is host-unavailable and names what is missing", async () => {
  inject("GET", "/pulls/17", status(200, {}, { number: 17, state: "open", head: {}, base: { ref: "main" } }));
  const error = await failureOf(stage().host.getPullRequest(17));
  expect(error.code).toBe("host-unavailable");
  expect(error.message).toMatch(/cannot be read: head\.sha/);
});

test.each([
  status(403, { "retry-after": "1" }),
  status(429, { "retry-after": "1" }),
  status(429, { "retry-after": "1" }, { message: "Too many requests" }),
  status(422, { "retry-after": "1" }, { message: "slow", code: "abuse" }),
  status(403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1" }),
])("%j is waited for when it is short, also on a create", async (fault) => {
  inject("GET", "/pulls/17", fault, 2);
  inject("POST", RUNS, fault, 2);
  const { host, server } = stage();
  expect((await host.getPullRequest(17)).state).toBe("open");
  await host.openCheckRun(checkRequest(stage()));
  expect(server.state.checkRuns).toHaveLength(1);
  expect(countOf("GET", "")).toBe(3);
  expect(countOf("POST", RUNS)).toBe(3);
});

test("retry-after is honoured", async () => {
  inject("GET", "/pulls/17", status(429, { "retry-after": "10" }));
  const host = stage().makeHost({ secondMs: 40 });
  const start = performance.now();
  await host.getPullRequest(17);
  expect(performance.now() - start).toBeGreaterThanOrEqual(390);
});

test("a rate limit that does not end is waited for twice, not for ever", async () => {
  inject("GET", "/pulls/17", status(429, { "retry-after": "1" }), 9);
  const error = await failureOf(stage().host.getPullRequest(17));
  expect(error.code).toBe("host-rate-limited");
  expect(countOf("GET", "/pulls/17")).toBe(3);
});

test("a used-up limit of the server itself is host-rate-limited", async () => {
  stage().server.state.rateLimit.remaining = 0;
  const error = await failureOf(stage().host.openCheckRun(checkRequest(stage())));
  expect(error.code).toBe("host-rate-limited");
  expect(error.message).toContain("API rate limit exceeded");
});

test("GraphQL says it is rate limited inside a 200", async () => {
  const body = { errors: [{ type: "RATE_LIMITED", message: "API rate limit exceeded" }] };
  const headers = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": HOUR };
  inject("POST", "/graphql", status(200, headers, body), 9);
  const error = await failureOf(stage().host.listOwnComments(17, MARKER));
  expect(error.code).toBe("host-rate-limited");
  expect(error.message).toMatch(/ownComments/);
});

test("a GraphQL hiccup is repeated", async () => {
  inject(
    "POST",
    "/graphql",
    status(200, {}, { errors: [{ message: "Something went wrong while executing your query." }] }),
  );
  inject("POST", "/graphql", status(502));
  expect(await stage().host.listOwnComments(17, MARKER)).toEqual([]);
  expect(countOf("POST", "/graphql")).toBe(3);
});

test.each(LOST)("a check run that was not made is made after %j, once", async (fault) => {
  inject("POST", RUNS, fault, 2);
  const id = await stage().host.openCheckRun(checkRequest(stage()));
  expect(stage().server.state.checkRuns.map((run) => run.id)).toEqual([id]);
  expect(countOf("POST", RUNS)).toBe(3);
});

test.each(COMMITTED)("a check run that was made in spite of %j is found, not made again", async (fault) => {
  inject("POST", RUNS, fault);
  const id = await stage().host.openCheckRun(checkRequest(stage()));
  expect(stage().server.state.checkRuns.map((run) => run.id)).toEqual([id]);
  expect(countOf("POST", RUNS)).toBe(1);
});

test("a create that got no answer in time is made once", async () => {
  inject("POST", RUNS, { kind: "slow", delayMs: 400 });
  const { makeHost, server } = stage();
  const host = makeHost({ requestTimeoutMs: 200, secondMs: 300 });
  const id = await host.openCheckRun(checkRequest(stage()));
  expect(server.state.checkRuns.map((run) => run.id)).toEqual([id]);
});

test("a check run of another run, or one already completed, is not taken for the lost one", async () => {
  const { host, server } = stage();
  await host.openCheckRun(checkRequest(stage(), "another attempt"));
  const old = await host.openCheckRun(checkRequest(stage()));
  await host.closeCheckRun(old, { conclusion: "failure", output });
  inject("POST", RUNS, status(500));
  const id = await host.openCheckRun(checkRequest(stage()));
  expect(server.state.checkRuns).toHaveLength(3);
  expect(id).toBe(server.state.checkRuns[2]?.id);
});

test("the lost check run is found among many of the same name", async () => {
  const { host, server } = stage();
  inject("POST", RUNS, { kind: "commit-then-500" });
  inject("GET", "/check-runs", {
    kind: "call",
    run: () => {
      const [lost] = server.state.checkRuns;
      if (lost === undefined) throw new Error("nothing was committed");
      for (let index = 0; index < 130; index += 1)
        server.state.checkRuns.push({ ...lost, id: 9_000 + index, externalId: `other ${index}` });
    },
  });
  const id = await host.openCheckRun(checkRequest(stage()));
  expect(id).toBe(server.state.checkRuns[0]?.id);
  expect(countOf("GET", "/check-runs")).toBe(2);
});

test("a create that keeps failing is tried three times and ends", async () => {
  inject("POST", RUNS, status(500), 9);
  const error = await failureOf(stage().host.openCheckRun(checkRequest(stage())));
  expect(error.code).toBe("host-unavailable");
  expect(countOf("POST", RUNS)).toBe(3);
});

test("without a look at what is there, nothing is sent again", async () => {
  inject("POST", RUNS, status(500), 9);
  inject("GET", "/check-runs", status(403));
  const error = await failureOf(stage().host.openCheckRun(checkRequest(stage())));
  expect(error.code).toBe("host-unavailable");
  expect(countOf("POST", RUNS)).toBe(1);
});

test.each([401, 403, 404, 422])("a create refused with %d is not repeated", async (code) => {
  inject("POST", RUNS, status(code), 9);
  await failureOf(stage().host.openCheckRun(checkRequest(stage())));
  expect(stage().server.state.requests).toHaveLength(1);
});

test.each(LOST)("a review that was not made is made after %j, once", async (fault) => {
  inject("POST", REVIEWS, fault, 2);
  await stage().host.createReview(reviewOf(stage()));
  expect(stage().server.state.reviews).toHaveLength(1);
  expect(stage().server.state.reviewComments).toHaveLength(2);
});

test.each(COMMITTED)("a review that was made in spite of %j is found, not made again", async (fault) => {
  inject("POST", REVIEWS, fault);
  await stage().host.createReview(reviewOf(stage()));
  expect(stage().server.state.reviews).toHaveLength(1);
  expect(stage().server.state.reviewComments).toHaveLength(2);
  expect(countOf("POST", REVIEWS)).toBe(1);
});

test("an older review that says the same but has other comments is not taken for the lost one", async () => {
  const { host, server } = stage();
  await host.createReview(reviewOf(stage(), { comments: [] }));
  inject("POST", REVIEWS, status(500));
  await host.createReview(reviewOf(stage()));
  expect(server.state.reviews).toHaveLength(2);
  expect(server.state.reviewComments).toHaveLength(2);
});

test("the same review by somebody else is not taken for the lost one", async () => {
  const { host, server, makeHost } = stage();
  server.addToken({ token: "person", login: "mallory", isApp: false, permissions: { pull_requests: "write" } });
  await makeHost({ token: "person" }).createReview(reviewOf(stage()));
  inject("POST", REVIEWS, status(500));
  await host.createReview(reviewOf(stage()));
  expect(server.state.reviews.map(({ login }) => login)).toEqual(["mallory", "github-actions[bot]"]);
});

test("a conclusion is repeated after a server error", async () => {
  const { host, server } = stage();
  const id = await host.openCheckRun(checkRequest(stage()));
  inject("PATCH", RUNS, status(502), 2);
  await host.closeCheckRun(id, { conclusion: "success", output });
  expect(server.state.checkRuns[0]).toMatchObject({ status: "completed", conclusion: "success" });
});

test.each([...LOST, ...COMMITTED])("no annotation appears twice or is lost after %j", async (fault) => {
  const { host, server } = stage();
  const id = await host.openCheckRun(checkRequest(stage()));
  inject("PATCH", RUNS, fault, 1, 2);
  inject("PATCH", RUNS, fault, 1, 1);
  await host.closeCheckRun(id, { conclusion: "failure", output: { ...output, annotations: annotations(120) } });
  const [run] = server.state.checkRuns;
  expect(run?.annotations.map(({ title }) => title)).toEqual(annotations(120).map(({ title }) => title));
  expect(run).toMatchObject({ status: "completed", conclusion: "failure" });
  expect(run?.output.summary).not.toContain("missing");
});

test("annotations of an earlier process do not make an open check run look closed", async () => {
  const { host, server } = stage();
  const id = await host.openCheckRun(checkRequest(stage()));
  const [run] = server.state.checkRuns;
  const old = { path: "a", start_line: 1, end_line: 1, annotation_level: "notice", message: "m" } as const;
  run?.annotations.push(old, old, old);
  inject("PATCH", RUNS, status(500));
  await host.closeCheckRun(id, { conclusion: "failure", output: { ...output, annotations: annotations(2) } });
  expect(run).toMatchObject({ status: "completed", conclusion: "failure" });
});

test.each([
  [1, 120, status(422)],
  [2, 70, status(422)],
  [3, 20, status(422)],
  [2, 70, status(403)],
] as const)(
  "when annotation request %d is refused, the run is closed and says what is missing",
  async (nth, missing, fault) => {
    const { host, server } = stage();
    const id = await host.openCheckRun(checkRequest(stage()));
    inject("PATCH", RUNS, fault, 1, nth);
    await host.closeCheckRun(id, { conclusion: "failure", output: { ...output, annotations: annotations(120) } });
    const [run] = server.state.checkRuns;
    expect(run).toMatchObject({ status: "completed", conclusion: "failure" });
    expect(run?.annotations).toHaveLength(120 - missing);
    expect(run?.output.summary).toContain(`**${missing} of 120 annotations are missing here**`);
  },
);

test("the note on missing annotations has its place in a full summary", async () => {
  const { host, server } = stage();
  const id = await host.openCheckRun(checkRequest(stage()));
  inject("PATCH", RUNS, status(422));
  const full = { ...output, summary: "x".repeat(65_535), annotations: annotations(1) };
  await host.closeCheckRun(id, { conclusion: "failure", output: full });
  expect(server.state.checkRuns[0]?.output.summary).toMatch(/1 of 1 annotations are missing here/);
});

test("a dying process asks once and does not wait", async () => {
  const { makeHost, server } = stage();
  const id = await makeHost().openCheckRun(checkRequest(stage()));
  const host = makeHost({ requestTimeoutMs: 300 });
  const update = { conclusion: "cancelled", output } as const;
  const limited = status(429, { "retry-after": "1" });
  const faults: Fault[] = [status(500), limited, { kind: "drop" }, { kind: "slow", delayMs: 3_000 }];
  const start = performance.now();
  for (const fault of faults) {
    inject("PATCH", RUNS, fault);
    await failureOf(host.abandonCheckRun(id, update));
  }
  expect(performance.now() - start).toBeLessThan(2_500);
  expect(countOf("PATCH", RUNS)).toBe(4);
  await host.abandonCheckRun(id, update);
  expect(server.state.checkRuns[0]?.conclusion).toBe("cancelled");
});

test.each([
  ["GET", status(401, {}, { message: `bad token ${TOKEN}` })],
  ["GET", status(502, {}, `proxy saw ${TOKEN}`)],
  ["GET", status(422, {}, { message: "m", errors: [TOKEN, { message: TOKEN }] })],
  ["GET", status(200, {}, { number: TOKEN })],
  ["GET", { kind: "drop" }],
  ["POST", status(200, {}, { errors: [{ type: "X", message: TOKEN }] })],
] as const)("no message holds the token: %s %j", async (method, fault) => {
  inject(method, method === "GET" ? "/pulls/17" : "/graphql", fault, 9);
  const { host } = stage();
  const error = await failureOf(method === "GET" ? host.getPullRequest(17) : host.minimize("PRR_1"));
  expect(inspect(error, { depth: 20 })).not.toContain(TOKEN);
});

test("a token without rights says which one is missing", async () => {
  const { server, makeHost } = stage();
  const permissions = { contents: "read", checks: "read", pull_requests: "read" } as const;
  server.addToken({ token: "fork", login: "github-actions[bot]", isApp: true, permissions });
  const host = makeHost({ token: "fork" });
  const check = await failureOf(host.openCheckRun(checkRequest(stage())));
  expect(check).toMatchObject({ code: "host-forbidden" });
  expect(check.message).toMatch(/`checks: write`; on a pull request from a fork a job's token can only read/);
  const review = await failureOf(host.createReview(reviewOf(stage())));
  expect(review.message).toMatch(/`pull-requests: write`/);
});

test("server text is never printed by the client itself", async () => {
  const printed: unknown[] = [];
  const { warn } = console;
  console.warn = (...texts: unknown[]) => void printed.push(texts);
  try {
    const headers = { deprecation: "true", sunset: "::error::x", link: '<https://x>; rel="deprecation"' };
    const body = {
      number: 17,
      state: "open",
      head: { sha: "x", ref: "y", repo: null },
      base: { ref: "main", repo: { full_name: "acme/shop" } },
    };
    inject("GET", "/pulls/17", status(200, headers, body));
    await stage().host.getPullRequest(17);
  } finally {
    console.warn = warn;
  }
  expect(printed).toEqual([]);
});

test("settings reach the requests", async () => {
  const seen: Headers[] = [];
  const fetchSeen: CodeHostOptions["fetch"] = (input, init) => {
    seen.push(new Headers(init?.headers));
    return fetch(input, init);
  };
  await stage().makeHost({ fetch: fetchSeen, userAgent: "passwhen/0.1.0" }).getPullRequest(17);
  expect(seen[0]?.get("user-agent")).toMatch(/^passwhen\/0\.1\.0 /);
  expect(seen[0]?.get("authorization")).toBe(`token ${TOKEN}`);
});
