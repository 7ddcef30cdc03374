import { expect, test } from "vitest";
import type { GateEvent } from "../../../src/event/event.ts";
import { GateError } from "../../../src/lib/error.ts";
import { DEFAULT_POLICY, type Policy } from "../../../src/policy/policy.ts";
import { reasonsAgainst } from "../../../src/publish/standing.ts";
import { readCriteria } from "../../../src/target/criteria.ts";
import { subjectOf } from "../../../src/target/subject.ts";
import { createFakeCodeHost } from "../../support/fake-code-host.ts";

const event: GateEvent = {
  kind: "pull-request",
  action: "opened",
  repository: { owner: "octo-org", name: "widget" },
  number: 7,
  head: { sha: "b".repeat(40), ref: "feature/dark" },
  base: { sha: "a".repeat(40), ref: "main" },
  isFork: false,
  isDraft: false,
  hasReviewRequests: false,
  isTextEdit: false,
};
const listOf = (item: string): string => `Intro\n\n## Acceptance criteria\n- [ ] ${item}\n`;
const pullRequest = { number: 7, headSha: event.head.sha, baseRef: "main" };

function hostWith(body: string) {
  const descriptions = { 7: [{ of: "pull-request", number: 7, author: "robot", body } as const] };
  return createFakeCodeHost({ pullRequest, descriptions });
}

async function against(before: string, after: string, criteria: Policy["criteria"] = ["pr-body"]) {
  const policy = { ...DEFAULT_POLICY, criteria };
  const { targets } = await readCriteria({ event, members: [], policy, host: hostWith(before) });
  const run = { subject: subjectOf(event), policy, plans: targets.map(({ plan }) => plan), author: null };
  const host = hostWith(after);
  return { reasons: await reasonsAgainst(run, event, host), calls: host.calls, run, host };
}

test.each([
  ["other ones", listOf("a"), listOf("b"), "they are no longer the ones judged"],
  ["none any more", listOf("a"), "gone", "there are none any more"],
  ["some where there were none", "none", listOf("a"), "there were none"],
])("criteria that were edited while they were judged let no verdict stand: %s", async (_, before, after, detail) => {
  expect((await against(before, after)).reasons).toEqual([{ code: "criteria-changed", check: null, detail }]);
});

test("an edit of anything else is none", async () => {
  const { reasons, calls } = await against(listOf("a"), `Other words\n${listOf("a")}\nMore`);
  expect(reasons).toEqual([]);
  expect(calls.filter((call) => call.startsWith("readDescriptions"))).toHaveLength(1);
});

test("where the policy reads no criteria, none are asked for", async () => {
  const { reasons, calls } = await against("none", listOf("a"), []);
  expect(reasons).toEqual([]);
  expect(calls.filter((call) => call.startsWith("readDescriptions"))).toEqual([]);
});

test("criteria that cannot be read again let no verdict stand", async () => {
  expect((await against(listOf("a"), "x".repeat(70_000))).reasons).toMatchObject([{ code: "plan-unreadable" }]);
  const { run, host } = await against(listOf("a"), listOf("a"));
  host.failOn("readDescriptions", new GateError("host-unavailable", "down"));
  expect(await reasonsAgainst(run, event, host)).toMatchObject([{ code: "host-unavailable", detail: "down" }]);
});

const INCLUDES = { criteria: "x", rubricFile: null, agent: "a", at: "output", maxRedos: 0, votes: 1 } as const;

test.each([
  ["title", { title: "Old", body: "now" }, "a judge was shown another title of the pull request"],
  ["body", { title: "Now", body: "old" }, "a judge was shown another description of the pull request"],
] as const)("a %s that a judge was shown and that was edited lets no verdict stand", async (text, texts, detail) => {
  const of = (include: readonly ("title" | "body" | "messages")[]) => {
    const verify = { ...INCLUDES, maxInput: null, allowTruncated: false, include };
    const author = { ...texts, messages: [], hasMoreMessages: false };
    return { subject: subjectOf(event), policy: { ...DEFAULT_POLICY, verify }, plans: [], author };
  };
  const descriptions = { 7: [{ of: "pull-request", number: 7, author: "robot", body: "now" } as const] };
  const host = createFakeCodeHost({ pullRequest: { ...pullRequest, title: "Now" }, descriptions });
  expect(await reasonsAgainst(of([text]), event, host)).toEqual([{ code: "criteria-changed", check: null, detail }]);
  expect(await reasonsAgainst(of([text === "title" ? "body" : "title", "messages"]), event, host)).toEqual([]);
});
