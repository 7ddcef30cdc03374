import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import type { LoadedPlan } from "../../../src/plan/plan.ts";
import { type Selection, type SelectionInput, selectTargets } from "../../../src/target/select.ts";
import { loadPlan, makePlan, stateRow, type TaskInput, verifier, worker } from "../../support/plans.ts";

const tasks: readonly TaskInput[] = [
  verifier("check-toggle", "toggle"),
  worker("toggle", { dependsOn: ["store"] }),
  worker("store"),
  verifier("check-toggle-again", "toggle"),
  { ...worker("docs"), type: "subplanner" },
];
const rows = [
  stateRow("docs", { branch: "docs-by-hand" }),
  stateRow("store", { prNumber: 7, branch: "orch/old/store" }),
];
const darkMode = loadPlan(makePlan(tasks), rows);
const login = loadPlan(
  makePlan([worker("form"), verifier("check-form", "form")], { rootSlug: "login", prBase: "develop" }),
);
const elsewhere = loadPlan(
  makePlan([worker("lax")], { rootSlug: "elsewhere", repoUrl: "https://github.com/octo/other" }),
);

const request: SelectionInput = {
  plans: [darkMode],
  repository: { owner: "octo", name: "shop" },
  headRef: "my-branch",
  headIsFork: false,
  baseRef: "main",
  prNumber: 1,
  task: null,
};
const select = (input: Partial<SelectionInput>): Selection => selectTargets({ ...request, ...input });

/** `slug/task: verifiers`, in order; the kind where there are no targets. */
function summarize(selection: Selection): readonly string[] | string {
  if (selection.kind !== "targets") return selection.kind;
  return selection.targets.map(({ plan, task, verifiers }) =>
    [`${plan.plan.rootSlug}/${task.name}`, ...verifiers.map(({ name }) => name)].join(" "),
  );
}

const toggle = "dark-mode/toggle check-toggle check-toggle-again";
const everything = ["dark-mode/store", toggle, "dark-mode/docs"];
const form = "login/form check-form";

test("a task asked for by name is the target, with all its verifiers", () => {
  const selection = select({ task: "toggle", headRef: "orch/dark-mode/store" });
  expect(summarize(selection)).toEqual([toggle]);
  expect(selection).toMatchObject({ because: "task `toggle` was asked for by name" });
});

test("a verifier asked for by name comes alone with its target", () => {
  expect(summarize(select({ task: "check-toggle-again" }))).toEqual(["dark-mode/toggle check-toggle-again"]);
});

test("a name that several plans have stands for all of them, whatever repository they name", () => {
  const other = loadPlan(makePlan([worker("toggle")], { rootSlug: "two", repoUrl: "https://github.com/x/y" }));
  expect(summarize(select({ plans: [darkMode, other], task: "toggle" }))).toEqual([toggle, "two/toggle"]);
});

test.each(["gone", "", "constructor"])("the name %j is in no plan and selects nothing", (task) => {
  expect(select({ plans: [login, login], task })).toMatchObject({
    kind: "task-unknown",
    task,
    known: ["form", "check-form"],
  });
});

test.each([
  ["the branch of a task", { headRef: "orch/dark-mode/toggle" }, toggle],
  ["the full name of the branch", { headRef: "refs/heads/orch/dark-mode/toggle" }, toggle],
  ["the branch of a verifier", { headRef: "orch/dark-mode/check-toggle" }, toggle],
  ["the branch in the state", { headRef: "docs-by-hand" }, "dark-mode/docs"],
  ["Orchestrate's branch beside the one in the state", { headRef: "orch/dark-mode/docs" }, "dark-mode/docs"],
  ["the number in the state", { prNumber: 7 }, "dark-mode/store"],
  ["the number in the state, from a fork", { prNumber: 7, headIsFork: true }, "dark-mode/store"],
])("%s selects its task", (_, input, target) => {
  expect(summarize(select(input))).toEqual([target]);
});

test("branch and number may name two tasks, and both count", () => {
  const selection = select({ headRef: "docs-by-hand", prNumber: 7 });
  expect(summarize(selection)).toEqual(["dark-mode/store", "dark-mode/docs"]);
  expect(selection.because).toBe(
    "pull request #7 is the pull request of task `store`; branch `docs-by-hand` is the branch of task `docs`",
  );
});

test.each([
  ["another branch", { headRef: "orch/dark-mode" }],
  ["a branch in other letters", { headRef: "ORCH/dark-mode/toggle" }],
  ["a branch with more behind it", { headRef: "orch/dark-mode/toggle/x" }],
  ["a branch of a fork", { headRef: "orch/dark-mode/toggle", headIsFork: true }],
  ["no branch", { headRef: null, prNumber: null }],
])("%s leaves all targets of the plan", (_, input) => {
  expect(summarize(select(input))).toEqual(everything);
});

test.each([
  ["https://github.com/octo/shop", true],
  ["https://github.com/Octo/SHOP.git", true],
  ["https://github.com/octo/shop/", true],
  ["https://user@github.com/octo/shop", true],
  ["ssh://git@github.com/octo/shop.git", true],
  ["https://github.com/octo/shop2", false],
  ["https://github.com/octo", false],
  ["https://github.com/evil/octo/shop", false],
])("repository URL %s names octo/shop: %s", (repoUrl, isNamed) => {
  const plan = loadPlan(makePlan([worker("a")], { repoUrl }));
  expect(select({ plans: [plan] }).kind).toBe(isNamed ? "targets" : "none");
});

test("the case of owner and name does not matter", () => {
  expect(select({ repository: { owner: "OCTO", name: "Shop" } }).kind).toBe("targets");
});

test("the scp form of a URL is known, though the schema asks for a URL", () => {
  const plan = { ...darkMode, plan: { ...darkMode.plan, repoUrl: "git@github.com:octo/shop.git" } };
  expect(summarize(select({ plans: [plan] }))).toEqual(everything);
});

test.each([
  ["main", "targets"],
  ["refs/heads/main", "targets"],
  ["develop", "targets"],
  ["release", "none"],
  ["Main", "none"],
  [null, "none"],
])("base %s of a plan with base branch main and pull request base develop: %s", (baseRef, kind) => {
  expect(select({ plans: [login], baseRef }).kind).toBe(kind);
});

test("obligations of several plans add up", () => {
  const selection = select({ plans: [darkMode, login, elsewhere] });
  expect(summarize(selection)).toEqual([...everything, form]);
  expect(selection.because).toContain("`.orchestrate/dark-mode/plan.json`, `.orchestrate/login/plan.json`");
});

test("a local clone accepts any plan, whatever repository and base it names", () => {
  const selection = select({ plans: [darkMode, elsewhere], repository: null, baseRef: null });
  expect(summarize(selection)).toEqual([...everything, "elsewhere/lax"]);
});

test("no plan covers the pull request", () => {
  expect(select({ plans: [] })).toEqual({ kind: "none", because: "no acceptance plan covers this pull request" });
  expect(select({ plans: [elsewhere] }).kind).toBe("none");
});

test("a branch of another repository's plan adds its task and takes none away", () => {
  const input = { plans: [darkMode, elsewhere], headRef: "orch/elsewhere/lax" };
  expect(summarize(select(input))).toEqual(["elsewhere/lax", ...everything]);
  expect(summarize(select({ ...input, plans: [elsewhere] }))).toEqual(["elsewhere/lax"]);
});

test("a pull request number counts in its own repository only", () => {
  const foreign = loadPlan(elsewhere.plan, [stateRow("lax", { prNumber: 1 })]);
  expect(summarize(select({ plans: [darkMode, foreign] }))).toEqual(everything);
});

test("a verifier of a verifier counts for the task at the end of the chain", () => {
  const plan = loadPlan(makePlan([verifier("c", "b"), verifier("b", "a"), worker("a")]));
  expect(summarize(select({ plans: [plan] }))).toEqual(["dark-mode/a c b"]);
  expect(summarize(select({ plans: [plan], task: "c" }))).toEqual(["dark-mode/a c"]);
});

test("the branch shown is the one of plan and state", () => {
  const selection = select({ plans: [darkMode] });
  const branches = selection.kind === "targets" ? selection.targets.map(({ branch }) => branch) : [];
  expect(branches).toEqual(["orch/old/store", "orch/dark-mode/toggle", "docs-by-hand"]);
});

const asSet = (selection: Selection): readonly string[] | string => {
  const summary = summarize(selection);
  return typeof summary === "string" ? summary : summary.toSorted();
};
const plans: readonly LoadedPlan[] = [darkMode, login, elsewhere];
const inputs = fc.record({
  headRef: fc.constantFrom(null, "x", "orch/dark-mode/toggle", "orch/login/form", "orch/elsewhere/lax", "docs-by-hand"),
  headIsFork: fc.boolean(),
  baseRef: fc.constantFrom(null, "main", "develop", "release"),
  prNumber: fc.constantFrom(null, 1, 7),
  task: fc.constantFrom(null, null, null, "form", "check-toggle", "gone"),
  repository: fc.constantFrom(null, { owner: "octo", name: "shop" }, { owner: "octo", name: "other" }),
});

test("the order of the plans changes nothing", () => {
  fc.assert(
    fc.property(inputs, fc.shuffledSubarray([...plans], { minLength: plans.length }), (input, shuffled) => {
      expect(asSet(selectTargets({ ...input, plans: shuffled }))).toEqual(asSet(selectTargets({ ...input, plans })));
    }),
  );
});

const branchNames = new Set([
  ...plans.flatMap(({ plan }) => plan.tasks.map(({ name }) => `orch/${plan.rootSlug}/${name}`)),
  "docs-by-hand",
  "orch/old/store",
]);

test("renaming the head selects a task whose branch it is, or changes nothing", () => {
  const slugs = fc.constantFrom("orch", "dark-mode", "login", "elsewhere", "toggle", "form", "lax", "*", "..", "");
  const headRefs = fc.oneof(
    fc.string(),
    fc.array(slugs, { maxLength: 4 }).map((parts) => parts.join("/")),
  );
  fc.assert(
    fc.property(inputs, headRefs, (input, headRef) => {
      const [renamed, unnamed] = [headRef, null].map((ref) =>
        asSet(selectTargets({ ...input, plans, prNumber: null, headRef: ref })),
      );
      if (branchNames.has(headRef) && !input.headIsFork) return;
      expect(renamed).toEqual(unnamed);
    }),
    { numRuns: 1_000 },
  );
});

test("a fork's branch name never changes what is selected", () => {
  fc.assert(
    fc.property(inputs, fc.constantFrom(...branchNames), (input, headRef) => {
      const [named, unnamed] = [headRef, null].map((ref) =>
        selectTargets({ ...input, plans, headIsFork: true, headRef: ref }),
      );
      expect(named).toEqual(unnamed);
    }),
  );
});
