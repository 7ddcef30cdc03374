import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { whyIgnored } from "../../../src/event/wakes.ts";

const WAKING = ["opened", "synchronize", "reopened", "edited", "ready_for_review"];
const SLEEPING = [
  "assigned",
  "auto_merge_disabled",
  "auto_merge_enabled",
  "closed",
  "converted_to_draft",
  "demilestoned",
  "dequeued",
  "enqueued",
  "labeled",
  "locked",
  "milestoned",
  "review_request_removed",
  "review_requested",
  "unassigned",
  "unlabeled",
  "unlocked",
];

test.each(WAKING)("pull_request %s wakes us", (action) => {
  expect(whyIgnored("pull_request", action)).toBeNull();
});

test.each(SLEEPING)("pull_request %s is ignored with a reason", (action) => {
  expect(whyIgnored("pull_request", action)).toMatch(/^Nothing to judge: .+\.$/);
});

test.each(["review_requested", "converted_to_draft"])("%s is what we do ourselves, and wakes nobody", (action) => {
  const payload = { pull_request: { state: "open", draft: true }, sender: { type: "User" } };
  expect(whyIgnored("pull_request", action, payload)).toMatch(/the verdict on this commit stands\.$/);
});

test("merge_group wakes us for checks, not when the group is destroyed", () => {
  expect(whyIgnored("merge_group", "checks_requested")).toBeNull();
  expect(whyIgnored("merge_group", "destroyed")).toMatch(/destroyed/);
});

test.each(["issue_comment", "check_run", "check_suite", "workflow_run", "workflow_dispatch"])(
  "%s is honest about coming later",
  (eventName) => {
    expect(whyIgnored(eventName, "created")).toMatch(/^Nothing done: .*later version/);
  },
);

test.each(["push", "schedule", "pull_request_review", "", "constructor", "__proto__"])(
  "other event %j is ignored",
  (eventName) => {
    expect(whyIgnored(eventName, null)).toMatch(/^Nothing to judge: /);
  },
);

test("pull_request_target is not quietly ignored: an ignored event ends green", () => {
  expect(whyIgnored("pull_request_target", "opened")).toBeNull();
});

function edited(changes: unknown): string | null {
  return whyIgnored("pull_request", "edited", { pull_request: { state: "open" }, changes });
}

test("with the payload at hand, an edit counts only when base, title or description changed", () => {
  expect(edited({ base: { ref: { from: "main" } } })).toBeNull();
  expect(edited({ body: { from: "x" } })).toBeNull();
  expect(edited({ body: { from: "x" }, title: { from: "y" } })).toBeNull();
  expect(edited({ title: { from: "x" } })).toBeNull();
  expect(edited(undefined)).toMatch(/neither base nor title/);
  expect(edited({ base: null, body: null, title: null })).toMatch(/neither base nor title/);
});

test.each(WAKING)("a closed pull request is ignored on %s", (action) => {
  const payload = { pull_request: { state: "closed" }, changes: { base: { ref: { from: "x" } } } };
  expect(whyIgnored("pull_request", action, payload)).toMatch(/is closed/);
});

test("no reason repeats a name that is not plain", () => {
  const reason = whyIgnored("pull_request", "x\n::error::y");
  expect(reason).not.toMatch(/::|\n/);
  expect(whyIgnored("##[error]", null)).not.toContain("##[");
});

test("the file loads nothing else, so that an ignored event stays cheap", () => {
  const source = readFileSync(new URL("../../../src/event/wakes.ts", import.meta.url), "utf8");
  expect(source).not.toMatch(/^import|import\(/m);
});
