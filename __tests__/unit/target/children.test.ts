import { expect, test } from "vitest";
import type { LoadedPlan } from "../../../src/plan/plan.ts";
import { type Selection, type SelectionInput, selectTargets } from "../../../src/target/select.ts";
import { loadPlan, makePlan, stateRow, type TaskInput, verifier, worker } from "../../support/plans.ts";

const subplanner = (name: string): TaskInput => ({ name, type: "subplanner", scopedGoal: "Plan it" });

function withChildren(plan: LoadedPlan, ...names: readonly string[]): LoadedPlan {
  return { ...plan, children: names.map((name) => ({ task: name, path: `.orchestrate/${name}/plan.json` })) };
}

const root = withChildren(
  loadPlan(
    makePlan([worker("store"), subplanner("docs"), verifier("check-docs", "docs"), verifier("check-store", "store")], {
      rootSlug: "root",
    }),
    [stateRow("docs", { prNumber: 7, branch: "docs-by-hand" })],
  ),
  "docs",
);
const docsTasks = [subplanner("intro"), worker("api"), verifier("check-api", "api")];
const docs = withChildren(loadPlan(makePlan(docsTasks, { rootSlug: "docs" })), "intro");
const introTasks = [worker("text"), verifier("check-text", "text")];
const intro = loadPlan(makePlan(introTasks, { rootSlug: "intro" }));
const all = [root, docs, intro];

const request: SelectionInput = {
  plans: all,
  repository: { owner: "octo", name: "shop" },
  headRef: "my-branch",
  baseRef: "main",
  prNumber: 1,
  task: null,
};

/** `slug/task: verifiers`, in order. */
function select(input: Partial<SelectionInput>): readonly string[] | string {
  const selection: Selection = selectTargets({ ...request, ...input });
  if (selection.kind !== "targets") return selection.kind;
  return selection.targets.map(({ plan, task, verifiers }) =>
    [`${plan.plan.rootSlug}/${task.name}`, ...verifiers.map(({ name }) => name)].join(" "),
  );
}

const [OWN, STORE] = ["root/docs check-docs", "root/store check-store"];
const BELOW = ["docs/intro", "docs/api check-api", "intro/text check-text"];

test.each([
  ["the branch of the subplanner", { headRef: "orch/root/docs" }],
  ["its branch in the state", { headRef: "docs-by-hand" }],
  ["the branch of its verifier", { headRef: "orch/root/check-docs" }],
  ["its pull request", { prNumber: 7 }],
  ["its name", { task: "docs" }],
])("%s brings the subplanner, with its verifiers, and all that lies below it", (_, input) => {
  expect(select(input)).toEqual([OWN, ...BELOW]);
});

test.each([
  ["the branch of a worker", { headRef: "orch/root/store" }, [STORE]],
  ["the branch of a worker below", { headRef: "orch/docs/api" }, ["docs/api check-api"]],
  ["a subplanner further down", { headRef: "orch/docs/intro" }, ["docs/intro", "intro/text check-text"]],
  ["a verifier of the subplanner by name", { task: "check-docs" }, [OWN]],
])("%s brings nothing from other branches of the tree", (_, input, expected) => {
  expect(select(input)).toEqual(expected);
});

test("the reason names the plans that came along", () => {
  expect(selectTargets({ ...request, headRef: "orch/root/docs" }).because).toBe(
    "branch `orch/root/docs` is the branch of task `docs`; with the plan of its subplanner: `.orchestrate/docs/plan.json`; with the plan of its subplanner: `.orchestrate/intro/plan.json`",
  );
});

test("where everything counts each plan counts once, in whatever order the plans were found", () => {
  expect(select({})).toEqual([STORE, OWN, ...BELOW]);
  const turned = select({ plans: all.toReversed() });
  expect(Array.from(turned).toSorted()).toEqual([STORE, OWN, ...BELOW].toSorted());
});

test("a task that branch and child plan both bring counts once", () => {
  const number = loadPlan(docs.plan, [stateRow("api", { prNumber: 7 })]);
  const plans = [root, { ...docs, state: number.state }, intro];
  expect(select({ plans, prNumber: 7 })).toEqual([OWN, "docs/api check-api", "docs/intro", "intro/text check-text"]);
});

test.each([
  ["the base of the pull request", "main"],
  ["the branch of its subplanner", "orch/root/docs"],
  ["the branch of its subplanner in the state", "docs-by-hand"],
  ["another branch", "develop"],
  ["a branch that a cloud agent made up", "cursor/docs-1a2b"],
])("a child plan for %s counts where everything counts", (_, baseBranch) => {
  const child = { ...docs, children: [], plan: { ...docs.plan, baseBranch } };
  const below = ["docs/intro", "docs/api check-api"];
  expect(select({ plans: [root, child] })).toEqual([STORE, OWN, ...below]);
  expect(selectTargets({ ...request, plans: [root, child] }).because).not.toContain("without the plan");
  // The subplanner's own pull request carries its work wherever that was to go.
  expect(select({ plans: [root, child], headRef: "orch/root/docs" })).toEqual([OWN, ...below]);
});

test("a child plan for another repository never comes along", () => {
  const child = { ...docs, plan: { ...docs.plan, repoUrl: "https://github.com/octo/other" } };
  expect(select({ plans: [root, child, intro], headRef: "orch/root/docs" })).toEqual([OWN]);
  expect(selectTargets({ ...request, plans: [root, child], headRef: "orch/root/docs" }).because).toContain(
    "; without the plan of its subplanner, which names another repository: `.orchestrate/docs/plan.json`",
  );
  expect(select({ plans: [root, child] })).toEqual([STORE, OWN]);
});

test("the subplanner of another base's plan brings its child, and takes away none of this base's", () => {
  const other = { ...root, plan: { ...root.plan, baseBranch: "develop" } };
  expect(select({ plans: [other, docs, intro], headRef: "orch/root/docs" })).toEqual([OWN, ...BELOW]);
});

test("a child that was not read brings nothing, and a circle ends", () => {
  expect(select({ plans: [root], headRef: "orch/root/docs" })).toEqual([OWN]);
  const self = withChildren(loadPlan(makePlan([subplanner("docs")], { rootSlug: "docs" })), "docs");
  expect(select({ plans: [self] })).toEqual(["docs/docs"]);
});
