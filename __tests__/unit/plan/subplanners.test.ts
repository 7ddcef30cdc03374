import { fc } from "../../support/property.ts";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createGit } from "../../../src/adapters/git/git.ts";
import { discoverPlans, type Discovery } from "../../../src/plan/discover.ts";
import type { LoadedPlan } from "../../../src/plan/plan.ts";
import { followSubplanners } from "../../../src/plan/subplanners.ts";
import { type FileContent, makeGitRepo, makeTempFolder } from "../../support/git-repo.ts";
import { loadPlan, makePlan, type TaskInput, verifier, worker } from "../../support/plans.ts";

const GLOBS = [".orchestrate/*/plan.json"];

function subplanner(name: string, more: Readonly<Record<string, unknown>> = {}): TaskInput {
  return { name, type: "subplanner", scopedGoal: "Plan it", ...more };
}

function planText(slug: string, tasks: readonly TaskInput[], more: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify(
    makePlan([...tasks, verifier("check", tasks[0]?.name ?? "")], { rootSlug: slug, ...more }),
    null,
    1,
  );
}

async function discover(
  files: Readonly<Record<string, FileContent>>,
  globs: readonly string[] = GLOBS,
): Promise<Discovery> {
  const repo = makeGitRepo();
  const commit = repo.commit(files);
  const dir = makeTempFolder("store");
  const stores = { storeDir: join(dir, "store.git"), workDir: join(dir, "work") };
  const git = createGit({ remoteUrl: null, token: null, localRepository: repo.dir, ...stores });
  return discoverPlans(git, commit, globs);
}

const family = ({ plans }: Discovery) =>
  Object.fromEntries(plans.map(({ path, children = [] }) => [path, children.map((one) => `${one.task} ${one.path}`)]));

const rules = ({ diagnostics }: Discovery) =>
  diagnostics.map(({ ruleId, severity, file, range }) => `${ruleId} ${severity} ${file}:${range?.start.line ?? "?"}`);

test.each([
  ["the globs match all of them", GLOBS],
  ["the globs name the first plan only", [".orchestrate/root/plan.json"]],
])("plans of subplanners are followed, each once, where %s", async (_, globs) => {
  const found = await discover(
    {
      ".orchestrate/root/plan.json": planText("root", [subplanner("docs"), subplanner("site")]),
      ".orchestrate/docs/plan.json": planText("docs", [subplanner("intro")]),
      ".orchestrate/docs/handoffs/intro.md": "## Status\nsuccess\n",
      ".orchestrate/site/plan.yaml": planText("site", [worker("page")]),
      ".orchestrate/intro/plan.yml": planText("intro", [worker("text")]),
    },
    globs,
  );
  expect(found.fault).toBeNull();
  expect(found.diagnostics).toEqual([]);
  expect(family(found)).toEqual({
    ".orchestrate/root/plan.json": ["docs .orchestrate/docs/plan.json", "site .orchestrate/site/plan.yaml"],
    ".orchestrate/docs/plan.json": ["intro .orchestrate/intro/plan.yml"],
    ".orchestrate/site/plan.yaml": [],
    ".orchestrate/intro/plan.yml": [],
  });
  expect(found.plans).toHaveLength(4);
  expect(found.plans.find(({ plan }) => plan.rootSlug === "docs")?.handoffs).toEqual({
    intro: "## Status\nsuccess\n",
  });
});

test.each([
  ["plan.json", ".orchestrate/docs/plan.json"],
  ["plans/root.json", "docs/plan.json"],
  ["plans/root.json", "plans/docs/plan.json"],
  ["plans/root.json", ".orchestrate/docs/plan.json"],
  ["a/b/root/plan.json", "a/b/docs/plan.json"],
  ["a/b/root/plan.json", ".orchestrate/docs/plan.yml"],
])("the plan of a subplanner in %s is %s", async (path, child) => {
  const files = { [path]: planText("root", [subplanner("docs")]), [child]: planText("docs", [worker("text")]) };
  expect(family(await discover(files, [path]))[path]).toEqual([`docs ${child}`]);
});

test("a plan that is missing is a warning at the subplanner's name and stops nothing", async () => {
  const found = await discover({
    ".orchestrate/root/plan.json": planText("root", [subplanner("docs")]),
    ".orchestrate/docs/state.json": JSON.stringify({ rootSlug: "docs", tasks: [], attention: [] }),
  });
  expect(found.fault).toBeNull();
  expect(rules(found)).toEqual(["child-plan-missing warning .orchestrate/root/plan.json:9"]);
  expect(found.diagnostics[0]).toMatchObject({ path: "tasks[0].name" });
});

test("a plan that is missing is told at its line of a YAML plan", async () => {
  const yaml = `goal: g\nrootSlug: root\nbaseBranch: main\nrepoUrl: https://github.com/o/r\ntasks:\n  - type: subplanner\n    name: docs\n    scopedGoal: x\n  - { name: c, type: verifier, verifies: docs, scopedGoal: x }\n`;
  expect(rules(await discover({ ".orchestrate/root/plan.yml": yaml }, [".orchestrate/*/plan.yml"]))).toEqual([
    "child-plan-missing warning .orchestrate/root/plan.yml:7",
  ]);
});

test("a faulty plan of a subplanner is a fault of the whole, also where no glob matches it", async () => {
  const files = {
    ".orchestrate/root/plan.json": planText("root", [subplanner("docs")]),
    ".orchestrate/docs/plan.json": "{",
  };
  const found = await discover(files, [".orchestrate/root/plan.json"]);
  expect(found.fault).toEqual({ code: "plan-invalid", detail: ".orchestrate/docs/plan.json has faults" });
  expect(found.diagnostics.some(({ file }) => file === ".orchestrate/docs/plan.json")).toBe(true);
});

test.each([
  ["the plan", { ".orchestrate/docs/plan.json": { symlink: "../root/plan.json" } }],
  ["its folder", { ".orchestrate/docs": { symlink: "root" } }],
])("%s of a subplanner as a symlink is refused", async (_, files) => {
  const root = { ".orchestrate/root/plan.json": planText("root", [subplanner("docs")]) };
  const found = await discover({ ...root, ...files }, [".orchestrate/root/plan.json"]);
  expect(found.fault?.code).toBe("plan-unreadable");
});

test.each([
  ["itself", { root: ["root"] }, "plan-circle error .orchestrate/root/plan.json:9"],
  ["the plan above", { root: ["docs"], docs: ["root"] }, "plan-circle error .orchestrate/docs/plan.json:9"],
] as const)("a subplanner that leads to %s is a fault at its name", async (_, tree, expected) => {
  const files = Object.entries(tree).map(
    ([slug, names]) =>
      [
        `.orchestrate/${slug}/plan.json`,
        planText(
          slug,
          names.map((name) => subplanner(name)),
        ),
      ] as const,
  );
  const found = await discover(Object.fromEntries(files), [".orchestrate/root/plan.json"]);
  expect(rules(found)).toEqual([expected]);
  expect(found.fault?.code).toBe("plan-invalid");
});

const pathOf = (name: string): string => `.orchestrate/${name}/plan.json`;

test("thousands of subplanners cost one listing, not one each", async () => {
  const names = Array.from({ length: 3_000 }, (_, at) => `part-${at}`);
  const files = {
    ".orchestrate/root/plan.json": planText(
      "root",
      names.map((name) => subplanner(name)),
    ),
  };
  const startedAt = performance.now();
  const found = await discover(files, [".orchestrate/root/plan.json"]);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(found.fault).toBeNull();
  expect(found.diagnostics).toHaveLength(101);
});

test("a submodule in the place of a subplanner's folder is refused", async () => {
  const repo = makeGitRepo();
  const inner = repo.commit({ ".orchestrate/root/plan.json": planText("root", [subplanner("docs")]) });
  repo.git("update-index", "--add", "--cacheinfo", `160000,${inner},.orchestrate/docs`);
  repo.git("commit", "--quiet", "--message", "submodule");
  const dir = makeTempFolder("store");
  const stores = { storeDir: join(dir, "store.git"), workDir: join(dir, "work") };
  const git = createGit({ remoteUrl: null, token: null, localRepository: repo.dir, ...stores });
  const found = await discoverPlans(git, repo.sha(), [".orchestrate/root/plan.json"]);
  expect(found.fault?.code).toBe("plan-unreadable");
});

/** A family of plans in memory: names of the subplanners by the name of the plan. */
async function follow(tree: Readonly<Record<string, readonly string[]>>, given: readonly string[]) {
  const load = async (paths: readonly string[]): Promise<readonly LoadedPlan[]> =>
    paths.map((path) => {
      const name = path.split("/")[1] ?? "";
      const tasks = [...(tree[name] ?? []).map((one) => subplanner(one)), worker("other")];
      return loadPlan(makePlan(tasks, { rootSlug: name }));
    });
  const has = new Set(Object.keys(tree).map(pathOf));
  const findFiles = async (_: string, paths: readonly string[]) => paths.filter((path) => has.has(path));
  const followed = await followSubplanners(await load(given.map(pathOf)), { load, findFiles });
  return { ...followed, ruleIds: followed.faults.flatMap(({ errors }) => errors.map(({ ruleId }) => ruleId)) };
}

const chain = (length: number) =>
  Object.fromEntries(Array.from({ length }, (_, at) => [`p${at}`, at + 1 < length ? [`p${at + 1}`] : []]));

test("eight plans may lie below one, and no more", async () => {
  expect((await follow(chain(9), ["p0"])).ruleIds).toEqual([]);
  const { ruleIds, faults } = await follow(chain(10), ["p0"]);
  expect(ruleIds).toEqual(["plan-too-deep"]);
  expect(faults[0]?.path).toBe(".orchestrate/p8/plan.json");
});

test("the depth counts from the first plan, also where the globs match the ones below", async () => {
  const all = Object.keys(chain(10));
  expect((await follow(chain(10), all)).ruleIds).toEqual(["plan-too-deep"]);
  expect((await follow(chain(10), all.toReversed())).ruleIds).toEqual(["plan-too-deep"]);
});

test("more than 200 plans of subplanners are a fault, and the others are not read", async () => {
  const names = Array.from({ length: 205 }, (_, at) => `c${at}`);
  const tree = { root: names, ...Object.fromEntries(names.map((name) => [name, []])) };
  const { plans, ruleIds } = await follow(tree, ["root"]);
  expect(plans).toHaveLength(201);
  expect(ruleIds).toEqual(Array.from({ length: 5 }, () => "too-many-plans"));
});

test("many ways to the same plans cost no more than their arrows", async () => {
  const names = Array.from({ length: 60 }, (_, at) => `p${at}`);
  const tree = Object.fromEntries(names.map((name, at) => [name, names.slice(at + 1)]));
  const startedAt = performance.now();
  const { ruleIds } = await follow(tree, ["p0"]);
  expect(ruleIds.every((ruleId) => ruleId === "plan-too-deep")).toBe(true);
  expect(ruleIds.length).toBeGreaterThan(0);
  expect(performance.now() - startedAt).toBeLessThan(5_000);
});

test("a plan for another repository is a warning; ways to write the same one are not", async () => {
  const root = planText("root", [subplanner("docs")], { repoUrl: "https://github.com/Octo/shop.git" });
  for (const [repoUrl, expected] of [
    ["https://github.com/octo/other", ["child-plan-elsewhere warning .orchestrate/root/plan.json:9"]],
    ["ssh://git@github.com/octo/shop", []],
  ] as const) {
    const docs = planText("docs", [worker("text")], { repoUrl });
    const found = await discover({ ".orchestrate/root/plan.json": root, ".orchestrate/docs/plan.json": docs });
    expect(rules(found)).toEqual(expected);
    expect(found.fault).toBeNull();
  }
});

test("every circle is a fault, and nothing else is one in a family of at most nine plans", async () => {
  const names = ["a", "b", "c", "d", "e"] as const;
  const trees = fc.record(Object.fromEntries(names.map((name) => [name, fc.subarray([...names], { maxLength: 3 })])));
  await fc.assert(
    fc.asyncProperty(trees, fc.subarray([...names], { minLength: 1 }), async (tree, given) => {
      const reach = (from: string, seen: Set<string> = new Set()): Set<string> => {
        for (const next of tree[from] ?? []) if (!seen.has(next)) reach(next, seen.add(next));
        return seen;
      };
      const read = new Set(given.flatMap((name) => [name, ...reach(name)]));
      const hasCircle = [...read].some((name) => reach(name).has(name));
      const { ruleIds, plans } = await follow(tree, given);
      expect(plans).toHaveLength(read.size);
      expect(ruleIds.length > 0).toBe(hasCircle);
      expect(ruleIds.every((ruleId) => ruleId === "plan-circle")).toBe(true);
    }),
  );
});
