import { expect, test } from "vitest";
import { formatDiagnostic } from "../../../src/lib/diagnostic.ts";
import { MAX_PLAN_BYTES, parsePlan } from "../../../src/plan/load.ts";
import { expectGolden, goldenCases, readCase } from "../../support/golden.ts";
import { verifier, worker } from "../../support/plans.ts";

const cases = goldenCases("plans");
const encoder = new TextEncoder();
const head = { goal: "g", rootSlug: "r", baseBranch: "main", repoUrl: "https://github.com/octo/shop" };
const check = (tasks: readonly unknown[]) => parsePlan(encoder.encode(JSON.stringify({ ...head, tasks })), "plan.json");

test("there are enough faulty plans", () => {
  expect(cases.filter((name) => !name.startsWith("good-")).length).toBeGreaterThanOrEqual(25);
});

test.each(cases)("plan %s", (name) => {
  const { value, diagnostics } = parsePlan(readCase("plans", name, "plan.json"), "plan.json");
  expect(value !== null).toBe(name.startsWith("good-"));
  expectGolden("plans", name, diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic)}\n`).join(""));
});

test("a full plan comes out as it was written", () => {
  const bytes = readCase("plans", "good-full", "plan.json");
  expect(parsePlan(bytes, "plan.json").value).toEqual(JSON.parse(new TextDecoder().decode(bytes)));
});

test("what is left out keeps Orchestrate's default", () => {
  const { value } = check([worker("a")]);
  expect(value).toEqual({ ...head, syncStateToGit: true, tasks: [worker("a")] });
});

test("a plan may have 1 MiB and not a byte more", () => {
  const text = JSON.stringify({ ...head, tasks: [worker("a"), verifier("b", "a")] });
  const atLimit = text.padEnd(MAX_PLAN_BYTES, "\n");
  expect(parsePlan(encoder.encode(atLimit), "plan.json").diagnostics).toEqual([]);
  expect(parsePlan(encoder.encode(`${atLimit}\n`), "plan.json")).toMatchObject({
    value: null,
    diagnostics: [{ ruleId: "too-large" }],
  });
});

test("ranges cover the value, and of an unknown key the key", () => {
  const text = '{\n  "goal": 12345,\n  "gaol": { "x":\n 1 }\n}';
  const ranges = parsePlan(encoder.encode(text), "plan.json").diagnostics.map(({ path, range }) => [path, range]);
  expect(ranges).toContainEqual(["goal", { start: { line: 2, column: 11 }, end: { line: 2, column: 16 } }]);
  expect(ranges).toContainEqual(["gaol", { start: { line: 3, column: 3 }, end: { line: 3, column: 9 } }]);
  expect(ranges).toContainEqual(["tasks", { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } }]);
});

test("every cycle is named once, however the plan is entered", () => {
  const tasks = [
    worker("out", { dependsOn: ["a"] }),
    worker("a", { dependsOn: ["b", "c"] }),
    worker("b", { dependsOn: ["a"] }),
    verifier("c", "b"),
  ];
  const cycles = check(tasks).diagnostics.map(({ message }) => message);
  expect(cycles).toEqual(["dependsOn cycle: `a -> b -> a`"]);
});

test("a long cycle is named by its two ends", () => {
  const tasks = Array.from({ length: 50 }, (_, index) => worker(`t${index}`, { dependsOn: [`t${(index + 1) % 50}`] }));
  expect(check(tasks).diagnostics.map(({ message }) => message)).toEqual([
    "dependsOn cycle: `t0 -> t1 -> t2 -> t3 -> t4 -> t5 -> t6 -> t7 -> t8 -> t9 -> … -> t0`",
  ]);
});

test("names that objects inherit are names like others", () => {
  const tasks = [worker("constructor"), verifier("check", "constructor"), worker("x", { dependsOn: ["to-string"] })];
  expect(check(tasks).diagnostics.map(({ ruleId, path }) => [ruleId, path])).toEqual([
    ["unknown-task", "tasks[2].dependsOn[0]"],
  ]);
});

test("a dash may lead a name", () => {
  expect(check([worker("-rf"), verifier("--", "-rf")]).diagnostics).toEqual([]);
});

test("thousands of faulty tasks are told of quickly and briefly", () => {
  const startedAt = performance.now();
  const { value, diagnostics } = check(Array.from({ length: 5_000 }, (_, index) => verifier("v", `gone-${index}`)));
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(value).toBeNull();
  expect(diagnostics).toHaveLength(101);
});

const severities = (task: Readonly<Record<string, unknown>>) =>
  check([worker("a", task), verifier("b", "a")]).diagnostics.map(({ severity }) => severity);

test("what every run would block on is refused, and what may be meant is only warned of", () => {
  expect(severities({ pathsAllowed: [""] })).toEqual(["error"]);
  expect(severities({ pathsForbidden: ["src\\a.js"] })).toEqual(["error"]);
  expect(severities({ pathsForbidden: ["./src/**"] })).toEqual(["warning"]);
  expect(severities({ pathsAllowed: Array.from({ length: 501 }, (_, index) => `a${index}`) })).toEqual(["error"]);
  expect(severities({ pathsAllowed: ["a".repeat(513)] })).toEqual(["error"]);
  expect(severities({ pathsAllowed: ["app/[id]/page.tsx", "app/(group)/**", "src/", "**"] })).toEqual([]);
});

test.each([
  "..",
  "a..b",
  "a b",
  "a\tb",
  "a~1",
  "a^",
  "a:b",
  "a?",
  "a*",
  "a[",
  "a\\b",
  "@",
  "a@{1}",
  "/a",
  "a/",
  "a//b",
])("git has no branch %j", (baseBranch) => {
  const plan = { ...head, baseBranch, tasks: [worker("a"), verifier("b", "a")] };
  const { value, diagnostics } = parsePlan(encoder.encode(JSON.stringify(plan)), "plan.json");
  expect(value?.baseBranch).toBe(baseBranch);
  expect(diagnostics).toMatchObject([{ ruleId: "bad-branch", severity: "warning", path: "baseBranch" }]);
});

test.each([".a", "a/.b", "a.", "a.lock", "a.lock/b", "-a"])("nor %j", (prBase) => {
  const plan = { ...head, prBase, tasks: [worker("a"), verifier("b", "a")] };
  expect(parsePlan(encoder.encode(JSON.stringify(plan)), "plan.json").diagnostics).toMatchObject([
    { ruleId: "bad-branch", path: "prBase" },
  ]);
});

test.each(["main", "release/1.2", "refs/heads/main", "a.b", "a-b", "ünïcode", "a@b", "a.locked"])(
  "git may have a branch %j",
  (baseBranch) => {
    const plan = { ...head, baseBranch, tasks: [worker("a"), verifier("b", "a")] };
    expect(parsePlan(encoder.encode(JSON.stringify(plan)), "plan.json").diagnostics).toEqual([]);
  },
);

test("only a plan without any verifier is warned of", () => {
  expect(check([worker("a"), worker("b")]).diagnostics).toMatchObject([
    { ruleId: "nothing-verified", severity: "warning", path: "tasks" },
  ]);
  expect(check([worker("a"), worker("b"), verifier("c", "a")]).diagnostics).toEqual([]);
});
