import { readFileSync } from "node:fs";
import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";

import { parseEvent } from "../../../src/event/parse.ts";

const HEAD = "8a1d3f0c5b7e49628f0a1c3d5e7f90123456789a";
const BASE = "1f2e3d4c5b6a79880f1e2d3c4b5a69788796a5b4";

function fixture(name: string): unknown {
  const file = new URL(`../../fixtures/events/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** A fixture with one field replaced; undefined removes it. */
function withField(name: string, path: string, value: unknown): unknown {
  return replaced(fixture(name), path.split("."), value);
}

function replaced(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof whole !== "object" || whole === null) throw new Error(`the fixture has no ${key}`);
  const inner: unknown = Reflect.get(whole, key);
  return { ...whole, [key]: replaced(inner, rest, value) };
}

test("reads a pull request of the same repository", () => {
  expect(parseEvent("pull_request", fixture("pull-request-opened"))).toEqual({
    event: {
      kind: "pull-request",
      action: "opened",
      repository: { owner: "acme", name: "shop" },
      number: 17,
      head: { sha: HEAD, ref: "orch/dark-mode/frontend-toggle" },
      base: { sha: BASE, ref: "main" },
      isFork: false,
      isDraft: false,
      hasReviewRequests: false,
      isTextEdit: false,
    },
    diagnostics: [],
  });
});

test("reads the new head after a push", () => {
  const { event } = parseEvent("pull_request", fixture("pull-request-synchronize"));
  expect(event).toMatchObject({ kind: "pull-request", action: "synchronize", head: { sha: HEAD } });
});

test("a fork is a fork, also when it has been deleted", () => {
  expect(parseEvent("pull_request", fixture("pull-request-fork")).event).toMatchObject({ isFork: true });
  expect(parseEvent("pull_request", fixture("pull-request-deleted-fork")).event).toMatchObject({ isFork: true });
});

test("reads a merge group: branch names without refs/heads, the number from the queue's branch", () => {
  expect(parseEvent("merge_group", fixture("merge-group-checks-requested"))).toEqual({
    event: {
      kind: "merge-group",
      repository: { owner: "acme", name: "shop" },
      head: { sha: "c".repeat(40), ref: `gh-readonly-queue/main/pr-104-${BASE}` },
      base: { sha: BASE, ref: "main" },
      numbers: [104],
    },
    diagnostics: [],
  });
});

test.each([
  [`refs/heads/gh-readonly-queue/release/pr-9-${BASE}/pr-104-${BASE}`, [104]],
  [`refs/heads/gh-readonly-queue/main/pr-0-${BASE}`, []],
  [`refs/heads/gh-readonly-queue/main/pr-104-${BASE}/more`, []],
  [`refs/heads/gh-readonly-queue/main/pr-9999999999999999999-${BASE}`, []],
  [`refs/heads/elsewhere/main/pr-104-${BASE}`, []],
  ["refs/heads/gh-readonly-queue/main/pr-104", []],
])("numbers of the queue branch %s are %j", (headRef, numbers) => {
  const payload = withField("merge-group-checks-requested", "merge_group.head_ref", headRef);
  expect(parseEvent("merge_group", payload).event).toMatchObject({ numbers });
});

test.each([
  ["draft", true, { isDraft: true, hasReviewRequests: false }],
  ["draft", null, { isDraft: false, hasReviewRequests: false }],
  ["requested_reviewers", [{ login: "ada" }], { isDraft: false, hasReviewRequests: true }],
  ["requested_teams", [{ slug: "core" }], { isDraft: false, hasReviewRequests: true }],
  ["requested_reviewers", undefined, { hasReviewRequests: false }],
  ["requested_teams", null, { hasReviewRequests: false }],
] as const)("%s %j says whether people are asked yet", (field, value, expected) => {
  const payload = withField("pull-request-opened", `pull_request.${field}`, value);
  expect(parseEvent("pull_request", payload).event).toMatchObject(expected);
});

test.each([
  ["draft", "no"],
  ["requested_reviewers", "ada"],
  ["requested_teams", 3],
])("%s of another type is a fault", (field, value) => {
  const { event, diagnostics } = parseEvent(
    "pull_request",
    withField("pull-request-opened", `pull_request.${field}`, value),
  );
  expect(event).toBeNull();
  expect(diagnostics[0]?.path).toBe(`pull_request.${field}`);
});

test("an edit of nothing but texts says so and which, an edit of the base as well does not", () => {
  const edited = (changes: unknown) => {
    const payload = withField("pull-request-edited-title", "changes", changes);
    const { event } = parseEvent("pull_request", payload);
    if (event?.kind !== "pull-request") return event?.kind;
    expect(event.isTextEdit).toBe(event.editedTexts !== undefined);
    return event.editedTexts ?? false;
  };
  expect(edited({ body: { from: "x" } })).toEqual(["body"]);
  expect(edited({ body: { from: "x" }, title: { from: "y" } })).toEqual(["title", "body"]);
  expect(edited({ body: { from: "x" }, base: { ref: { from: "main" } } })).toBe(false);
  expect(edited({ title: { from: "y" } })).toEqual(["title"]);
  expect(edited({})).toBe("ignored");
  const pushed = withField("pull-request-synchronize", "changes", { body: { from: "x" } });
  expect(parseEvent("pull_request", pushed).event).toMatchObject({ isTextEdit: false });
});

test("an edit of the base or the title is told", () => {
  expect(parseEvent("pull_request", fixture("pull-request-edited-base")).event).toMatchObject({ kind: "pull-request" });
  expect(parseEvent("pull_request", fixture("pull-request-edited-title")).event).toMatchObject({
    kind: "pull-request",
    isTextEdit: true,
  });
});

test("a closed pull request is ignored", () => {
  expect(parseEvent("pull_request", fixture("pull-request-closed")).event).toMatchObject({ kind: "ignored" });
});

test("hostile names are kept as they are", () => {
  expect(parseEvent("pull_request", fixture("pull-request-hostile-names")).event).toMatchObject({
    head: { ref: "a$(id)`x`;--x--><!--y\"'|&é" },
    base: { ref: "-D" },
  });
});

test("pull_request_target is refused and says why", () => {
  const { event, diagnostics } = parseEvent("pull_request_target", fixture("pull-request-opened"));
  expect(event).toBeNull();
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({ ruleId: "event-unsupported", severity: "error" });
  expect(diagnostics[0]?.message).toMatch(/secrets/);
  expect(diagnostics[0]?.hint).toMatch(/pull_request and merge_group/);
});

test.each([
  "repository",
  "repository.name",
  "repository.owner.login",
  "repository.full_name",
  "pull_request",
  "pull_request.number",
  "pull_request.head.sha",
  "pull_request.head.ref",
  "pull_request.head.repo",
  "pull_request.base.sha",
  "pull_request.base.ref",
])("a pull_request payload without %s names that field", (path) => {
  const { event, diagnostics } = parseEvent("pull_request", withField("pull-request-opened", path, undefined));
  expect(event).toBeNull();
  expect(diagnostics.map((diagnostic) => [diagnostic.path, diagnostic.message])).toEqual([
    [path, `${path} is missing`],
  ]);
});

test.each(["merge_group.head_sha", "merge_group.head_ref", "merge_group.base_sha", "merge_group.base_ref"])(
  "a merge_group payload without %s names that field",
  (path) => {
    const { event, diagnostics } = parseEvent(
      "merge_group",
      withField("merge-group-checks-requested", path, undefined),
    );
    expect(event).toBeNull();
    expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([`${path} is missing`]);
  },
);

test("all faults are named at once", () => {
  const { diagnostics } = parseEvent("pull_request", { action: "opened", pull_request: { head: {}, base: {} } });
  expect(diagnostics.map((diagnostic) => diagnostic.path)).toEqual([
    "repository",
    "pull_request.number",
    "pull_request.head.sha",
    "pull_request.head.ref",
    "pull_request.head.repo",
    "pull_request.base.sha",
    "pull_request.base.ref",
  ]);
});

test.each([
  "a".repeat(39),
  "A".repeat(40),
  "g".repeat(40),
  `${"a".repeat(40)}\n`,
  "--upload-pack=x",
  "main",
  "",
  7,
  null,
])("%j is no commit id", (sha) => {
  const { event, diagnostics } = parseEvent(
    "pull_request",
    withField("pull-request-opened", "pull_request.head.sha", sha),
  );
  expect(event).toBeNull();
  expect(diagnostics[0]?.message).toMatch(/^pull_request\.head\.sha is not /);
});

test("a SHA-256 commit id is accepted", () => {
  const payload = withField("pull-request-opened", "pull_request.head.sha", "a".repeat(64));
  expect(parseEvent("pull_request", payload).event).toMatchObject({ head: { sha: "a".repeat(64) } });
});

test.each([0, -1, 1.5, "17"])("%j is no pull request number", (number) => {
  const { event, diagnostics } = parseEvent(
    "pull_request",
    withField("pull-request-opened", "pull_request.number", number),
  );
  expect(event).toBeNull();
  expect(diagnostics[0]?.path).toBe("pull_request.number");
});

test.each([undefined, null, 3, "text", [], {}])("payload %j is a fault, not a crash", (payload) => {
  const { event, diagnostics } = parseEvent("pull_request", payload);
  expect(event).toBeNull();
  expect(diagnostics.length).toBeGreaterThan(0);
});

test("never throws and never gives an event with faults", () => {
  const names = fc.constantFrom("pull_request", "merge_group", "pull_request_target", "push");
  fc.assert(
    fc.property(names, fc.anything(), (name, payload) => {
      const { event, diagnostics } = parseEvent(name, payload);
      expect(event === null).toBe(diagnostics.length > 0);
    }),
  );
});
