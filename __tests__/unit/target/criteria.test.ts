import { fc } from "../../support/property.ts";
import { expect, test } from "vitest";
import type { GateEvent } from "../../../src/event/event.ts";
import { PlanSchema } from "../../../src/plan/plan.ts";
import { DEFAULT_POLICY, type Policy } from "../../../src/policy/policy.ts";
import type { Description } from "../../../src/ports/code-host.ts";
import { addCriteria, type Criteria, NO_CRITERIA, readCriteria } from "../../../src/target/criteria.ts";
import type { Selection } from "../../../src/target/select.ts";
import { targetOf } from "../../support/evidence.ts";
import { createFakeCodeHost, type FakeOptions } from "../../support/fake-code-host.ts";

const repository = { owner: "octo-org", name: "widget" };
const base = { sha: "a".repeat(40), ref: "main" };
const head = { sha: "b".repeat(40), ref: "feature/dark" };
const pullRequest: GateEvent = {
  kind: "pull-request",
  action: "opened",
  repository,
  number: 7,
  head,
  base,
  isFork: false,
  isDraft: false,
  hasReviewRequests: false,
  isTextEdit: false,
};

const listOf = (...criteria: readonly string[]): string =>
  `Intro\n\n## Acceptance criteria\n${criteria.map((one) => `- [ ] ${one}\n`).join("")}`;
const pull = (body: string, number = 7): Description => ({ of: "pull-request", number, author: "robot", body });
const issue = (number: number, body: string): Description => ({ of: "issue", number, author: "ada", body });

interface Case {
  readonly wanted: Policy["criteria"];
  readonly texts?: readonly Description[];
  readonly event?: GateEvent;
  readonly host?: FakeOptions;
  readonly members?: readonly { readonly number: number; readonly headRef: string }[];
}

async function read({ wanted, texts = [], event = pullRequest, host = {}, members = [] }: Case) {
  const fake = createFakeCodeHost({ descriptions: { 7: texts }, ...host });
  const policy = { ...DEFAULT_POLICY, criteria: wanted };
  return { criteria: await readCriteria({ event, members, policy, host: fake }), calls: fake.calls };
}

const acceptanceOf = ({ targets }: Criteria) => targets.map(({ task }) => task.acceptance);

test("a policy that asks for no criteria costs no request", async () => {
  const { criteria, calls } = await read({ wanted: [], texts: [pull(listOf("a"))] });
  expect(criteria).toEqual(NO_CRITERIA);
  expect(calls).toEqual([]);
});

test("the task list of the description becomes a plan of one task and its verifier", async () => {
  const { criteria, calls } = await read({
    wanted: ["pr-body"],
    texts: [pull(listOf("`npm test` passes", "It is dark"))],
  });
  expect(calls).toEqual(["readDescriptions 7"]);
  const [target] = criteria.targets;
  expect(target).toMatchObject({
    branch: "feature/dark",
    task: { type: "worker", name: "pull-request-7", acceptance: ["`npm test` passes", "It is dark"] },
    verifiers: [{ type: "verifier", name: "verify-pull-request", verifies: "pull-request-7" }],
    plan: { path: "pull request #7", commit: head.sha, plan: { rootSlug: "pull-request-7", baseBranch: "main" } },
  });
  expect(PlanSchema.safeParse(target?.plan.plan).success).toBe(true);
  expect(target?.plan.digest).toMatch(/^[0-9a-f]{64}$/);
  expect(criteria.because).toBe("there are acceptance criteria in the description of pull request #7");
});

test("other criteria make another digest", async () => {
  expect(await digestOf("a")).toBe(await digestOf("a"));
  expect(await digestOf("a")).not.toBe(await digestOf("b"));
});

async function digestOf(criterion: string): Promise<string | undefined> {
  const { criteria } = await read({ wanted: ["pr-body"], texts: [pull(listOf(criterion))] });
  return criteria.targets[0]?.plan.digest;
}

test("criteria of several places add up, each once; a place that is not asked for has no say", async () => {
  const texts = [pull(listOf("a", "b")), issue(12, listOf("b", "c")), issue(13, "none"), issue(14, listOf("d"))];
  const both = await read({ wanted: ["pr-body", "linked-issue"], texts });
  expect(acceptanceOf(both.criteria)).toEqual([["a", "b", "c", "d"]]);
  expect(both.calls).toEqual(["readDescriptions 7 with issues"]);
  expect(both.criteria.because).toBe(
    "there are acceptance criteria in the description of pull request #7, issue #12, issue #14",
  );
  expect(acceptanceOf((await read({ wanted: ["linked-issue"], texts })).criteria)).toEqual([["b", "c", "d"]]);
  expect(acceptanceOf((await read({ wanted: ["pr-body"], texts })).criteria)).toEqual([["a", "b"]]);
});

test("without criteria there is no target, and it is said where was looked", async () => {
  const texts = [pull("no list"), issue(12, "none")];
  const { criteria } = await read({ wanted: ["pr-body", "linked-issue"], texts });
  expect(criteria.targets).toEqual([]);
  expect(criteria.because).toBeNull();
  expect(criteria.lookedFor).toBe("acceptance criteria in the description of pull request #7, issue #12");
  const nothing = await read({ wanted: ["linked-issue"], texts: [pull(listOf("a"))] });
  expect(nothing.criteria.lookedFor).toBe("acceptance criteria in issues that pull request #7 closes");
  expect(nothing.criteria.targets).toEqual([]);
});

test("the reader is told who wrote the criteria and what was left out", async () => {
  const many = Array.from({ length: 200 }, (_, index) => `criterion number ${index}`);
  const texts = [pull(listOf(...many, "TODO", "TBD")), issue(12, listOf("It works")), issue(13, listOf("..."))];
  const host = { descriptions: { 7: texts }, foreignIssues: 2 };
  const { criteria } = await read({ wanted: ["pr-body", "linked-issue"], host });
  expect(criteria.warnings).toEqual([
    expect.stringMatching(
      /^The 200 acceptance criteria in the description of pull request #7 were written by its author, robot;/,
    ),
    expect.stringMatching(
      /^The 1 acceptance criterion in issue #12 was written by ada, and the pull request chose the issue;/,
    ),
    'In the description of pull request #7, these lines were taken for placeholders and not checked: "TODO", "TBD".',
    'In issue #13, there is nothing to check in the lists below its heading "Acceptance criteria".',
    'In issue #13, these lines were taken for placeholders and not checked: "...".',
    "Pull request #7 closes 2 issues of other repositories: criteria there were not read.",
  ]);
});

test.each([
  [
    "too many",
    listOf(...Array.from({ length: 201 }, (_, at) => `c${at}`)),
    "there are 201 criteria, at most 200 are read",
  ],
  ["too long", "\u{1f600}".repeat(65_537), "the text has 65537 characters, at most 65536 are read"],
  ["too deep", `${"> ".repeat(40)}a`, "the text is nested too deeply to be read"],
])("a text that cannot be read whole blocks, and it is said which and why: %s", async (_, body, why) => {
  const texts = [pull(listOf("a")), issue(12, body)];
  await expect(read({ wanted: ["linked-issue"], texts })).rejects.toMatchObject({
    code: "plan-unreadable",
    message: `acceptance criteria: in issue #12, ${why}`,
  });
  expect(acceptanceOf((await read({ wanted: ["pr-body"], texts })).criteria)).toEqual([["a"]]);
});

test("more criteria than can be judged block, so that one text cannot push out another's", async () => {
  const issues = [12, 13, 14].map((number) =>
    issue(number, listOf(...Array.from({ length: 200 }, (_, index) => `criterion ${number}-${index}`))),
  );
  const tooMany = read({ wanted: ["linked-issue"], texts: issues });
  await expect(tooMany).rejects.toMatchObject({ code: "plan-unreadable" });
  await expect(tooMany).rejects.toThrow(/600 acceptance criteria/);
  const long = [12, 13, 14].map((number) => issue(number, listOf(`${number} ${"x".repeat(50_000)}`)));
  await expect(read({ wanted: ["linked-issue"], texts: long })).rejects.toMatchObject({ code: "plan-unreadable" });
});

test("whatever stands in the texts, each criterion is one line and nothing else of them comes into the plan", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.string(), async (noise, tail) => {
      const { criteria } = await read({
        wanted: ["pr-body"],
        texts: [pull(`SECRET ${noise}\n\n${listOf(`a ${noise}`, "b")}${tail}`)],
      });
      for (const { task, plan } of criteria.targets) {
        expect(task.acceptance?.every((one) => !/[\n\r\u2028\u2029]/.test(one))).toBe(true);
        const tasks = plan.plan.tasks.map((one) => ({ ...one, acceptance: [] }));
        expect(JSON.stringify({ ...plan, plan: { ...plan.plan, tasks } })).not.toContain("SECRET");
      }
    }),
    { numRuns: 200 },
  );
});

test("on a local clone nothing is read, and it is said", async () => {
  const policy = { ...DEFAULT_POLICY, criteria: ["pr-body"] as const };
  const event: GateEvent = { kind: "local", head: "HEAD", base: "main", headRef: null };
  const { targets, warnings } = await readCriteria({ event, members: [], policy, host: null });
  expect(targets).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/\(pr-body\).*cannot be read on a local clone/)]);
});

const group: GateEvent = { kind: "merge-group", repository, head, base, numbers: [7, 8] };

test("a merge group carries the criteria of its pull requests", async () => {
  const descriptions = { 7: [pull(listOf("a"))], 8: [pull(listOf("b"), 8)] };
  const members = [
    { number: 7, headRef: "one" },
    { number: 8, headRef: "two" },
  ];
  const { criteria } = await read({ wanted: ["pr-body"], event: group, members, host: { descriptions } });
  expect(criteria.targets.map(({ task, branch }) => [task.name, branch, task.acceptance])).toEqual([
    ["pull-request-7", "one", ["a"]],
    ["pull-request-8", "two", ["b"]],
  ]);
  expect(criteria.warnings.at(-1)).toMatch(/names #7, #8 only/);
});

test("a merge group without a number says that nothing was read", async () => {
  const { criteria } = await read({ wanted: ["pr-body"], event: group });
  expect(criteria.warnings).toEqual([expect.stringMatching(/names no pull request/)]);
  expect(criteria.lookedFor).toBeNull();
});

test("what criteria ask for adds to what plans ask for, and hides no wrong task name", async () => {
  const { criteria } = await read({ wanted: ["pr-body"], texts: [pull(listOf("a"))] });
  const planned = targetOf();
  const chosen: Selection = { kind: "targets", targets: [planned], because: "the plan says so" };
  const both = addCriteria(chosen, criteria);
  expect(both).toMatchObject({
    kind: "targets",
    because: "the plan says so; there are acceptance criteria in the description of pull request #7",
  });
  expect(both.kind === "targets" && both.targets.map(({ task }) => task.name)).toEqual([
    "add-widget",
    "pull-request-7",
  ]);
  const none: Selection = { kind: "none", because: "no plan" };
  expect(addCriteria(none, criteria)).toMatchObject({ kind: "targets", because: criteria.because });
  expect(addCriteria(none, NO_CRITERIA)).toBe(none);
  const wrong: Selection = { kind: "task-unknown", task: "x", known: [], because: "wrong" };
  expect(addCriteria(wrong, criteria)).toBe(wrong);
});
