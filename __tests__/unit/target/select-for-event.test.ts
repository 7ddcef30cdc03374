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

test("a merge group carries everything that one of its pull requests may carry", () => {
  expect(namesOf(mergeGroup([7, 8]))).toEqual(["add-widget", "other"]);
  expect(namesOf(mergeGroup([]))).toEqual(["add-widget", "other"]);
});

test("a merge group adds up what state files say of its members", () => {
  const plan = twoTasks();
  const row = { startingRef: "main", dependsOn: [], status: "handed-off", type: "worker" };
  const state = {
    rootSlug: "widget",
    attention: [],
    tasks: [
      { ...row, name: "other", branch: "x", prNumber: 7 },
      { ...row, name: "add-widget", branch: "y", prNumber: 8 },
    ],
  } as never;
  const names = (numbers: readonly number[]) => {
    const selection = selectForEvent(mergeGroup(numbers), [{ ...plan, state }], null);
    return selection.kind === "targets" ? selection.targets.map((target) => target.task.name) : [];
  };
  expect(names([7])).toEqual(["other"]);
  expect(names([7, 8]).toSorted()).toEqual(["add-widget", "other"]);
});

test("on a local clone the branch and the task option select, else everything", () => {
  const local: GateEvent = { kind: "local", head: "HEAD", base: "main", headRef: null };
  expect(namesOf(local)).toEqual(["add-widget", "other"]);
  expect(namesOf({ ...local, headRef: "orch/widget/other" })).toEqual(["other"]);
  expect(namesOf(local, "verify-widget")).toEqual(["add-widget"]);
  expect(namesOf(local, "nobody")).toBe("task-unknown");
});
