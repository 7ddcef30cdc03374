import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { FileContent } from "../support/git-repo.ts";
import {
  agentWriting,
  handoffWith,
  makeScenario,
  planWith,
  policyWithAgent,
  type Scenario,
  type ScenarioOptions,
} from "../support/scenario.ts";

const PLAN = ".orchestrate/widget/plan.json";
const POLICY = ".github/passwhen.yml";
const CHANGE = { "src/widget.js": "export const widget = 1;\n" };
const PASSING = agentWriting(handoffWith("unit-test-verified"));

const scenarios: Scenario[] = [];

async function scenario(options: Partial<ScenarioOptions>): Promise<Scenario> {
  const made = await makeScenario({ base: { [POLICY]: policyWithAgent(PASSING) }, change: CHANGE, ...options });
  scenarios.push(made);
  return made;
}

afterEach(async () => {
  for (const { server, close } of scenarios.splice(0)) {
    expect(server.state.serverBugs).toEqual([]);
    expect(server.state.unknownRequests).toEqual([]);
    await close();
  }
});

/** Commits these files on a branch of the remote that the action has not fetched. Out: the commit. */
function pushTo({ repo, gitDir }: Scenario, branch: string, files: Readonly<Record<string, FileContent>>): string {
  repo.switchTo(branch, "main");
  const commit = repo.commit(files, "plan");
  repo.git("push", "--quiet", gitDir, branch);
  return commit;
}

interface VerdictPlans {
  readonly because: string;
  readonly plans: readonly { readonly path: string; readonly commit: string }[];
  readonly gates: readonly { readonly name: string; readonly plan: string | null }[];
  readonly notices: readonly { readonly text: string }[];
}

function verdictOf({ outputDir }: Scenario): VerdictPlans {
  return JSON.parse(readFileSync(join(outputDir, "verdict.json"), "utf8")) as VerdictPlans;
}

const plansOf = (one: Scenario) => verdictOf(one).plans.map(({ path, commit }) => `${path} ${commit}`);

/** A plan with other names, so that it is not taken for the one of the base. */
const planCalled = (slug: string): string =>
  planWith().replaceAll('"widget"', `"${slug}"`).replaceAll("verify-widget", `verify-${slug}`);

test.each(["planner", "refs/heads/planner", "plan-v1", "refs/tags/plan-v1", "a full name"])(
  "plans are read at the ref that the input names: %s",
  async (name) => {
    const one = await scenario({ base: { [POLICY]: policyWithAgent(PASSING), [PLAN]: planCalled("base") } });
    const commit = pushTo(one, "planner", { [PLAN]: planCalled("planned") });
    one.repo.git("tag", "--annotate", "--message", "plan", "plan-v1", commit);
    one.repo.git("push", "--quiet", one.gitDir, "plan-v1");
    const job = await one.run({ inputs: { "plan-ref": name === "a full name" ? commit : name } });
    expect(job.exitCode).toBe(0);
    expect(plansOf(one)).toEqual([`${PLAN} ${commit}`]);
    expect(one.verdict().gates.map((gate) => gate.name)).toEqual(["verify-planned"]);
  },
);

test("state, handoffs and plans of subplanners are read at the ref too", async () => {
  const agent = `if grep "seen at the ref" > /dev/null; then ${PASSING}; else ${agentWriting(handoffWith("verifier-failed"))}; fi`;
  const policy = policyWithAgent(agent, "plan-ref: planner\nplan: .orchestrate/widget/plan.json\n");
  const row = { name: "add-widget", type: "subplanner", branch: "by-hand", startingRef: "main", dependsOn: [] };
  const state = { rootSlug: "widget", tasks: [{ ...row, status: "handed-off", prNumber: 1 }], attention: [] };
  const child = planCalled("add-widget")
    .replace('"name": "add-widget"', '"name": "part"')
    .replace('"verifies": "add-widget"', '"verifies": "part"');
  const atBase = {
    [PLAN]: planCalled("base"),
    ".orchestrate/widget/state.json": JSON.stringify({ ...state, tasks: [] }),
    ".orchestrate/add-widget/plan.json": "{",
  };
  const one = await scenario({ base: { ...atBase, [POLICY]: policy } });
  const commit = pushTo(one, "planner", {
    [PLAN]: planWith({ type: "subplanner" }),
    ".orchestrate/widget/state.json": JSON.stringify(state),
    ".orchestrate/widget/handoffs/add-widget.md": "## Notes\nseen at the ref\n",
    ".orchestrate/add-widget/plan.json": child,
    ".orchestrate/add-widget/handoffs/part.md": "## Notes\nseen at the ref\n",
  });
  const job = await one.run();
  expect(job.exitCode).toBe(0);
  expect(verdictOf(one).because).toContain("pull request #1 is the pull request of task `add-widget`");
  expect(plansOf(one)).toEqual([`${PLAN} ${commit}`, `.orchestrate/add-widget/plan.json ${commit}`]);
  expect(verdictOf(one).gates.map(({ name, plan }) => `${name} ${plan}`)).toEqual([
    `verify-widget ${PLAN}`,
    "verify-add-widget .orchestrate/add-widget/plan.json",
  ]);
});

test("several globs and plans at the ref add up, and one that matches nothing else is said", async () => {
  const one = await scenario({});
  pushTo(one, "planner", {
    ".orchestrate/a/plan.json": planCalled("a"),
    ".orchestrate/b/plan.json": planCalled("b"),
    "plans/c.json": planCalled("c"),
    "plans/not-meant.txt": "{",
  });
  const plan = ".orchestrate/*/plan.json\nplans/*.json";
  expect((await one.run({ inputs: { plan, "plan-ref": "planner" } })).exitCode).toBe(0);
  expect(one.verdict().gates.map(({ name }) => name)).toEqual(["verify-a", "verify-b", "verify-c"]);
  expect((await one.run({ inputs: { plan: "elsewhere/*.json", "plan-ref": "planner" } })).exitCode).toBe(2);
  expect(one.verdict().reasons.map(({ code }) => code)).toEqual(["plan-missing"]);
});

test("a pull request names no ref: neither with its policy nor with its plan", async () => {
  const base = { [POLICY]: policyWithAgent(PASSING), [PLAN]: planCalled("base") };
  const policy = policyWithAgent(PASSING, "plan-ref: lax\n");
  const one = await scenario({ base, change: { ...CHANGE, [POLICY]: policy, [PLAN]: planCalled("own") } });
  pushTo(one, "lax", { [PLAN]: planCalled("lax") });
  await one.run();
  expect(one.verdict().gates.map(({ name }) => name)).toEqual(["verify-base"]);
  expect(plansOf(one)).toEqual([`${PLAN} ${one.baseSha}`]);
});

test.each(["nowhere", "plan*", "--upload-pack=x", "HEAD~1", "refs/heads/"])(
  "a ref that is not there blocks: %s",
  async (ref) => {
    const one = await scenario({ base: { [POLICY]: policyWithAgent(PASSING), [PLAN]: planWith() } });
    expect((await one.run({ inputs: { "plan-ref": ref } })).exitCode).toBe(2);
    expect(one.verdict().reasons.map(({ code }) => code)).toEqual(["commit-missing"]);
  },
);

test("a pull request that changes a plan which is read elsewhere is not told that it counts once merged", async () => {
  const base = { [POLICY]: policyWithAgent(PASSING), [PLAN]: planWith() };
  const one = await scenario({ base, change: { ...CHANGE, [PLAN]: planWith({ color: "red" }) } });
  pushTo(one, "planner", { [PLAN]: planWith() });
  await one.run({ inputs: { "plan-ref": "planner" } });
  expect(
    verdictOf(one)
      .notices.map(({ text }) => text)
      .join("\n"),
  ).not.toContain(PLAN);
  expect(one.server.state.checkRuns.flatMap(({ annotations }) => annotations)).toEqual([]);
});

test("a ref that is the judged commit itself is said", async () => {
  const one = await scenario({ change: { ...CHANGE, [PLAN]: planWith() } });
  const job = await one.run({ inputs: { "plan-ref": "change" } });
  expect(job.exitCode).toBe(0);
  expect(job.summary).toContain("names the commit that is judged");
});

const lineOf = (text: string, part: string): number => text.split("\n").findIndex((line) => line.includes(part)) + 1;

test("faults of plan and policy on the pull request are annotated on its lines and decide nothing", async () => {
  const base = { [POLICY]: policyWithAgent(PASSING), [PLAN]: planWith() };
  const policy = `${policyWithAgent(PASSING)}unplaned: block\n`;
  const one = await scenario({ base, change: { ...CHANGE, [PLAN]: planWith({ color: "red" }), [POLICY]: policy } });
  const job = await one.run();
  expect(job.exitCode).toBe(0);
  const [summary] = one.server.state.checkRuns.filter(({ name }) => name === "passwhen");
  expect(summary?.conclusion).toBe("success");
  expect(
    summary?.annotations.map(({ path, start_line, annotation_level }) => [path, start_line, annotation_level]),
  ).toEqual(
    expect.arrayContaining([
      [PLAN, lineOf(planWith({ color: "red" }), "color"), "warning"],
      [POLICY, lineOf(policy, "unplaned"), "warning"],
    ]),
  );
  expect(summary?.annotations).toHaveLength(2);
});

test("a plan of a subplanner that is missing is a warning on its name, in a plan that no glob had to name", async () => {
  const base = { [POLICY]: policyWithAgent(PASSING), [PLAN]: planWith({ type: "subplanner" }) };
  const one = await scenario({ base });
  expect((await one.run()).exitCode).toBe(0);
  const annotations = one.server.state.checkRuns.flatMap((run) => run.annotations);
  expect(annotations).toMatchObject([{ path: PLAN, annotation_level: "warning", title: "child-plan-missing" }]);
});

test("each plan of a family has its state of its own, and the page shows what lies below what", async () => {
  const base = {
    [POLICY]: policyWithAgent(PASSING),
    [PLAN]: planWith({ type: "subplanner" }),
    ".orchestrate/add-widget/plan.json": planCalled("add-widget"),
  };
  const one = await scenario({ base, branch: "orch/widget/add-widget" });
  const job = await one.run();
  expect(job.exitCode).toBe(0);
  for (const slug of ["widget", "add-widget"]) {
    const file = join(one.outputDir, "plans", slug, "state.json");
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ rootSlug: slug });
  }
  expect(job.summary).toContain("==>");
});

test("a circle of plans blocks and is annotated at the subplanner's name", async () => {
  const child = planCalled("add-widget").replaceAll("add-widget", "widget").replace('"worker"', '"subplanner"');
  const base = {
    [POLICY]: policyWithAgent(PASSING),
    [PLAN]: planWith({ type: "subplanner" }),
    ".orchestrate/add-widget/plan.json": child,
  };
  const one = await scenario({ base });
  expect((await one.run()).exitCode).toBe(2);
  expect(one.verdict().reasons.map(({ code }) => code)).toEqual(["plan-invalid"]);
  const annotations = one.server.state.checkRuns.flatMap((run) => run.annotations);
  expect(annotations).toMatchObject([{ annotation_level: "failure", title: "plan-circle" }]);
});

test.each([
  ["the input", {}, { "plan-ref": "planner" }],
  ["the policy", { policy: "plan-ref: planner\n" }, {}],
])("a ref without plans blocks when %s names it", async (_, { policy = "" }: { policy?: string }, inputs) => {
  const one = await scenario({ base: { [POLICY]: policyWithAgent(PASSING, policy), [PLAN]: planWith() } });
  pushTo(one, "planner", { [PLAN]: null, "README.md": "Plans come here.\n" });
  expect((await one.run({ inputs })).exitCode).toBe(2);
  expect(one.verdict().reasons.map(({ code }) => code)).toEqual(["plan-missing"]);
});

const BLOCK = "unplanned: block\ngates:\n  widgets:\n    paths: ['src/**']\n    checks:\n      any: { run: 'true' }\n";

test("with `unplanned: block` a gate with paths is no verifier", async () => {
  const one = await scenario({ base: { [POLICY]: policyWithAgent(PASSING, BLOCK) } });
  expect((await one.run()).exitCode).toBe(2);
  expect(one.verdict().reasons.map(({ code }) => code)).toEqual(["unverified"]);
  const planned = await scenario({ base: { [POLICY]: policyWithAgent(PASSING, BLOCK), [PLAN]: planWith() } });
  expect((await planned.run()).exitCode).toBe(0);
});

test("with `unplanned: block` a task without a verifier blocks beside one that has one", async () => {
  const plan = planWith();
  const free = { name: "free", type: "worker", scopedGoal: "Do more" };
  const { tasks, ...rest } = JSON.parse(plan) as { readonly tasks: readonly unknown[] };
  const both = JSON.stringify({ ...rest, tasks: [...tasks, free] });
  const one = await scenario({ base: { [POLICY]: policyWithAgent(PASSING, "unplanned: block\n"), [PLAN]: both } });
  expect((await one.run()).exitCode).toBe(2);
  expect(one.verdict().reasons.map(({ code }) => code)).toEqual(["unverified"]);
  expect(one.verdict().reasons[0]?.detail).toContain("`free`");
  const open = await scenario({ base: { [POLICY]: policyWithAgent(PASSING), [PLAN]: both } });
  expect((await open.run()).exitCode).toBe(0);
});

test("the plan of a subplanner on its cloud branch counts where everything counts", async () => {
  const child = planCalled("add-widget").replace('"main"', '"cursor/add-widget-1a2b"');
  expect(child).toContain("cursor/");
  const base = {
    [POLICY]: policyWithAgent(PASSING),
    [PLAN]: planWith({ type: "subplanner" }),
    ".orchestrate/add-widget/plan.json": child,
  };
  const one = await scenario({ base });
  expect((await one.run()).exitCode).toBe(0);
  expect(verdictOf(one).gates.map(({ plan }) => plan)).toContain(".orchestrate/add-widget/plan.json");
});
