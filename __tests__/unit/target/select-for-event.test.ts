import { expect, test } from "vitest";
import type { GateEvent } from "../../../src/event/event.ts";
import { selectForEvent } from "../../../src/target/select-for-event.ts";
import { loadedPlan } from "../../support/evidence.ts";

const repository = { owner: "octo-org", name: "widget" };
const commit = { sha: "a".repeat(40), ref: "main" };

function pullRequest(ref: string, isFork = false): GateEvent {
  return {
    kind: "pull-request",
    action: "opened",
    repository,
    number: 7,
    head: { sha: "b".repeat(40), ref },
    base: commit,
    isFork,
    isDraft: false,
    hasReviewRequests: false,
    isTextEdit: false,
  };
}

function twoTasks() {
  const plan = loadedPlan();
  const [worker] = plan.plan.tasks ?? [];
  const other = { ...worker, name: "other" } as never;
  return { ...plan, plan: { ...plan.plan, tasks: [...(plan.plan.tasks ?? []), other] } };
}

const namesOf = (event: GateEvent, task: string | null = null) => {
  const selection = selectForEvent(event, [twoTasks()], task);
  return selection.kind === "targets" ? selection.targets.map((target) => target.task.name) : selection.kind;
};

function mergeGroup(numbers: readonly number[]): GateEvent {
  return { kind: "merge-group", repository, head: commit, base: commit, numbers };
}

test("the branch of a task selects it, in the repository itself and not in a fork", () => {
  expect(namesOf(pullRequest("orch/widget/other"))).toEqual(["other"]);
  expect(namesOf(pullRequest("orch/widget/other", true))).toEqual(["add-widget", "other"]);
  expect(namesOf(pullRequest("feature"))).toEqual(["add-widget", "other"]);
});

const member = (number: number, headRef: string, isFork = false) => ({ number, headRef, isFork });

test("a merge group carries what its pull requests carry, by their branches", () => {
  const names = (...members: readonly ReturnType<typeof member>[]) => {
    const numbers = members.map(({ number }) => number);
    const selection = selectForEvent(mergeGroup(numbers), [twoTasks()], null, members);
    return selection.kind === "targets" ? selection.targets.map((target) => target.task.name) : [];
  };
  expect(names()).toEqual(["add-widget", "other"]);
  expect(names(member(7, "orch/widget/other"))).toEqual(["other"]);
  expect(names(member(7, "orch/widget/other", true))).toEqual(["add-widget", "other"]);
  expect(names(member(7, "orch/widget/other"), member(8, "orch/widget/add-widget")).toSorted()).toEqual([
    "add-widget",
    "other",
  ]);
});

test("the branch of a task of another base's plan adds to what this base asks for, and takes nothing away", () => {
  const old = loadedPlan({}, ".orchestrate/old/plan.json");
  const elsewhere = { ...old, plan: { ...old.plan, rootSlug: "old", baseBranch: "develop" } };
  const selection = selectForEvent(pullRequest("orch/old/add-widget"), [twoTasks(), elsewhere], null);
  const chosen = selection.kind === "targets" ? selection.targets : [];
  expect(chosen.filter(({ plan }) => plan.path !== elsewhere.path).map(({ task }) => task.name)).toEqual([
    "add-widget",
    "other",
  ]);
  expect(chosen.filter(({ isForeign }) => isForeign === true).map(({ plan }) => plan.path)).toEqual([elsewhere.path]);
  const alone = selectForEvent(pullRequest("orch/old/add-widget"), [elsewhere], null);
  expect(alone).toMatchObject({ kind: "targets", targets: [{ isForeign: true }] });
});

test("on a local clone the branch and the task option select, else everything", () => {
  const local: GateEvent = { kind: "local", head: "HEAD", base: "main", headRef: null };
  expect(namesOf(local)).toEqual(["add-widget", "other"]);
  expect(namesOf({ ...local, headRef: "orch/widget/other" })).toEqual(["other"]);
  expect(namesOf(local, "verify-widget")).toEqual(["add-widget"]);
  expect(namesOf(local, "nobody")).toBe("task-unknown");
});
