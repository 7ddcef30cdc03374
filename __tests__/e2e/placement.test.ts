import { afterEach, expect, test } from "vitest";
import {
  CRITIQUE,
  FAIL,
  judgeAgent,
  type JudgeWorld,
  type JudgeWorldOptions,
  makeJudgeWorld,
  MODEL_KEY,
  PASS,
} from "../support/judge-world.ts";
import { REPOSITORY } from "../support/scenario.ts";

const worlds: JudgeWorld[] = [];

afterEach(async () => {
  for (const { one, close } of worlds.splice(0)) {
    expect(one.server.state.serverBugs).toEqual([]);
    expect(one.server.state.unknownRequests).toEqual([]);
    await close();
  }
});

const APPROVAL = "approval: { reviewers: [octocat] }";

interface Options extends Partial<JudgeWorldOptions> {
  readonly verify?: string;
  readonly more?: string;
  readonly agent?: string;
}

/** A judge before people, in a policy with an approval. */
async function world({ verify = "true", more = APPROVAL, agent = "", ...options }: Options = {}): Promise<JudgeWorld> {
  const policy = (url: string): string => `agents: { judge: ${judgeAgent(url, agent)} }\nverify: ${verify}\n${more}`;
  const made = await makeJudgeWorld({ policy, ...options });
  worlds.push(made);
  return made;
}

const standOf = (one: JudgeWorld) => {
  const { isDraft, requestedUsers } = one.pull();
  return { isDraft, asked: requestedUsers, comments: one.comments().length, whole: one.conclusions()["passwhen"] };
};

test.each([
  ["a draft, opened", true, "opened"],
  ["a draft, pushed to", true, "synchronize"],
  ["opened for review", false, "opened"],
  ["marked ready", false, "ready_for_review"],
])("a fail on what is %s: a draft it is, nobody is asked, and the rejection is counted", async (_, isDraft, action) => {
  const one = await world({ isDraft, judgements: [FAIL] });
  const job = await one.run({ action });
  expect(job.exitCode).toBe(1);
  expect(standOf(one)).toEqual({ isDraft: true, asked: [], comments: 1, whole: "failure" });
  const [comment = ""] = one.comments();
  expect(comment).toContain(`<!-- passwhen:judge-returned judge-add-widget ${one.one.headSha} 1 -->`);
  expect(comment).toContain("sent this change back before people are asked to review it (1 of 1)");
  expect(one.one.server.state.reviewComments[0]?.body).toContain("Nothing is fixed in this line.");
});

test.each([
  ["a draft", true, "opened"],
  ["opened for review", false, "opened"],
])("a pass on what is %s: ready, and the reviewers are asked", async (_, isDraft, action) => {
  const one = await world({ isDraft, judgements: [PASS] });
  expect((await one.run({ action })).exitCode).toBe(0);
  expect(standOf(one)).toEqual({ isDraft: false, asked: ["octocat"], comments: 0, whole: "success" });
});

test("without an approval a judge before people counts and sends back, and asks nobody", async () => {
  const options = { more: "", verify: "{ at: gate }" };
  const passed = await world({ ...options, isDraft: true });
  await passed.run();
  expect(standOf(passed)).toEqual({ isDraft: true, asked: [], comments: 0, whole: "success" });
  const failed = await world({ ...options, judgements: [FAIL] });
  await failed.run();
  expect(standOf(failed)).toEqual({ isDraft: true, asked: [], comments: 1, whole: "failure" });
  failed.push({ "src/widget.js": "export const widget = 3;\n" });
  expect((await failed.run({ action: "synchronize" })).exitCode).toBe(0);
  expect(standOf(failed)).toEqual({ isDraft: true, asked: [], comments: 2, whole: "neutral" });
  expect(failed.comments()[1]).toContain("The pull request is still a draft: mark it ready");
});

test("a second run on the same commit neither counts nor comments twice", async () => {
  const one = await world({ judgements: [FAIL] });
  await one.run();
  const first = standOf(one);
  expect(first).toEqual({ isDraft: true, asked: [], comments: 1, whole: "failure" });
  for (const attempt of [2, 3]) {
    await one.run({ action: "opened", attempt });
    expect(standOf(one)).toEqual(first);
  }
  expect(one.asked()).toHaveLength(3);
});

test("after max-redos it goes to people with the critique that stands, and no longer blocks", async () => {
  const one = await world({ verify: "{ max-redos: 2 }", judgements: [FAIL] });
  expect((await one.run()).exitCode).toBe(1);
  one.push({ "src/widget.js": "export const widget = 2;\n" });
  expect((await one.run({ action: "synchronize" })).exitCode).toBe(1);
  expect(standOf(one)).toEqual({ isDraft: true, asked: [], comments: 2, whole: "failure" });
  expect(one.comments()[1]).toContain("(2 of 2)");
  one.push({ "src/widget.js": "export const widget = 3;\n" });
  expect((await one.run({ action: "synchronize" })).exitCode).toBe(0);
  expect(standOf(one)).toEqual({ isDraft: false, asked: ["octocat"], comments: 3, whole: "neutral" });
  expect(one.comments()[2]).toContain("**Needs attention**");
  expect(one.comments()[2]).toContain("sent this change back 2 times");
  expect(one.comments()[2]).toContain(CRITIQUE.split("`")[0]);
  const run = one.one.server.state.checkRuns.findLast(({ name }) => name === "passwhen / judge-add-widget");
  expect(run?.output.title).toContain("people decide");
});

test("a rejected commit that is marked ready again without a change uses up what is left, and no re-run does", async () => {
  const one = await world({ isDraft: true, verify: "{ max-redos: 2 }", judgements: [FAIL] });
  await one.run();
  for (const [runs, comments] of [
    [2, 2],
    [1, 3],
  ] as const) {
    expect(standOf(one)).toEqual({ isDraft: true, asked: [], comments: comments - 1, whole: "failure" });
    one.pull().isDraft = false;
    for (let run = 0; run < runs; run += 1) await one.run({ action: "ready_for_review" });
  }
  expect(one.comments()[1]).toContain("(2 of 2)");
  expect(one.comments()[1]).toContain("marked ready again without a change, which counts as one more time");
  expect(one.comments()[2]).toContain("**Needs attention**");
  expect(standOf(one)).toEqual({ isDraft: false, asked: ["octocat"], comments: 3, whole: "neutral" });
});

test("where the token can make no draft, no re-run hands it over", async () => {
  const permissions = { checks: "write", contents: "read", pull_requests: "write" } as const;
  const one = await world({ permissions, judgements: [FAIL] });
  for (let run = 0; run < 3; run += 1) expect((await one.run({ action: "ready_for_review" })).exitCode).toBe(1);
  expect(standOf(one)).toEqual({ isDraft: false, asked: [], comments: 1, whole: "failure" });
});

test("who makes a change too large for what a judge may spend does not have it handed over unread", async () => {
  const text = Array.from({ length: 3_000 }, (_, at) => `line ${at} of nothing at all`).join("\n");
  const one = await world({
    policy: (url) =>
      `agents: { judge: ${judgeAgent(url, ", budget-tokens: 30000")} }\nverify: { max-redos: 3 }\napproval: { reviewers: [octocat] }`,
    judgements: [FAIL],
    change: { "src/widget.js": "export const widget = 1;\n", "src/pad.txt": `${text}\n` },
  });
  expect((await one.run()).exitCode).toBe(2);
  expect(standOf(one)).toMatchObject({ asked: [], comments: 0, whole: "action_required" });
});

test.each([
  ["malformed", { judgements: [{ text: "perhaps" }] }],
  ["refused", { fault: { kind: "401" } }],
] as const)("a judge that errs (%s) goes to people at once, marked", async (_, options) => {
  const one = await world({ isDraft: true, ...options });
  expect((await one.run()).exitCode).toBe(0);
  expect(standOf(one)).toEqual({ isDraft: false, asked: ["octocat"], comments: 1, whole: "neutral" });
  expect(one.comments()[0]).toContain("gave no usable judgement");
  const run = one.one.server.state.checkRuns.find(({ name }) => name === "passwhen");
  expect(run?.output.title).toContain("Not verified, needs attention, people decide");
});

test.each(["with", "without"])(
  "an audit never touches drafts, reviewers or the conversation: %s an approval",
  async (given) => {
    for (const judgement of [PASS, FAIL, { text: "perhaps" }]) {
      for (const isDraft of [true, false]) {
        const more = given === "with" ? APPROVAL : "";
        const one = await world({ verify: "{ at: output }", more, isDraft, judgements: [judgement] });
        await one.run({ action: "synchronize" });
        const whole = judgement === PASS ? "success" : judgement === FAIL ? "failure" : "action_required";
        expect(standOf(one)).toEqual({ isDraft, asked: [], comments: 0, whole });
      }
    }
  },
);

test("both: before people it counts and hands over, and as the audit it keeps blocking", async () => {
  const one = await world({ verify: "{ at: both, max-redos: 0 }", judgements: [FAIL] });
  expect((await one.run()).exitCode).toBe(1);
  expect(standOf(one)).toEqual({ isDraft: false, asked: ["octocat"], comments: 1, whole: "failure" });
});

const queue = ({ one }: JudgeWorld): unknown => {
  const [owner, name] = REPOSITORY.split("/");
  return {
    action: "checks_requested",
    repository: { name, full_name: REPOSITORY, owner: { login: owner } },
    merge_group: {
      head_sha: one.headSha,
      head_ref: `refs/heads/gh-readonly-queue/main/pr-1-${one.baseSha}`,
      base_sha: one.baseSha,
      base_ref: "refs/heads/main",
    },
  };
};

test.each([
  ["gate", 0, 0],
  ["output", 1, 1],
  ["both", 1, 1],
])("a merge queue runs the audit only: at: %s is asked %i times", async (at, asked, exitCode) => {
  const one = await world({ verify: `{ at: ${at} }`, branch: "orch/widget/add-widget", judgements: [FAIL] });
  const env = { ANTHROPIC_API_KEY: MODEL_KEY };
  const job = await one.one.run({ eventName: "merge_group", payload: queue(one), env });
  expect(one.asked()).toHaveLength(asked);
  expect(job.exitCode).toBe(exitCode);
  expect(one.comments()).toEqual([]);
  expect(one.pull()).toMatchObject({ isDraft: false, requestedUsers: [] });
});

test("a push to what people have already is judged as well, and goes back to a draft where it fails", async () => {
  const one = await world({ judgements: [FAIL] });
  expect((await one.run({ action: "synchronize" })).exitCode).toBe(1);
  expect(one.asked()).toHaveLength(1);
  expect(standOf(one)).toEqual({ isDraft: true, asked: [], comments: 1, whole: "failure" });
});

test("a token that may not make it a draft: the log says so, the rejection counts, and the verdict stands", async () => {
  const permissions = { checks: "write", contents: "read", pull_requests: "write" } as const;
  const one = await world({ judgements: [FAIL], permissions });
  const job = await one.run();
  expect(job.exitCode).toBe(1);
  expect(standOf(one)).toEqual({ isDraft: false, asked: [], comments: 1, whole: "failure" });
  expect(job.stdout).toContain("::warning::back to draft: ");
  // Left ready, it is judged again all the same.
  one.push({ "src/widget.js": "export const widget = 3;\n" });
  await one.run({ action: "synchronize" });
  expect(one.asked()).toHaveLength(2);
});

test("reviewers whom the host does not know: the log says so, and the verdict stands", async () => {
  const one = await world({ more: "approval: { reviewers: [nobody-here] }", isDraft: true });
  const job = await one.run();
  expect(job.exitCode).toBe(0);
  expect(standOf(one)).toEqual({ isDraft: false, asked: [], comments: 0, whole: "success" });
  expect(job.stdout).toContain("::warning::reviewers: ");
  expect(job.stdout).toContain("Check the logins and team slugs under `approval` in the policy.");
  expect(job.stdout).not.toContain("Please report");
});

test("nothing of a pull request from a fork is touched, and its verdict stands", async () => {
  const one = await world({ judgements: [FAIL], fork: "mallory/widget" });
  expect((await one.run()).exitCode).toBe(1);
  expect(standOf(one)).toEqual({ isDraft: false, asked: [], comments: 0, whole: "failure" });
});

test("maxRedos is the seed's word for it: with 0 people get it at once, with the critique", async () => {
  const one = await world({ verify: "{ maxRedos: 0 }", judgements: [FAIL] });
  expect((await one.run()).exitCode).toBe(0);
  expect(standOf(one)).toEqual({ isDraft: false, asked: ["octocat"], comments: 1, whole: "neutral" });
  expect(one.comments()[0]).toContain("the policy asks for no revision first");
});

test("a commit that the worker revises at once is not sent back; the one that passes goes to people", async () => {
  const fix = "cat > /dev/null; echo '// fixed' >> src/widget.js";
  const policy = (url: string): string =>
    `agents: { judge: ${judgeAgent(url)}, fixer: { use: command, command: ${JSON.stringify(fix)} } }\nverify: true\n${APPROVAL}\nredo: { max: 1, agent: fixer }`;
  const one = await world({ policy, judgements: [FAIL, PASS] });
  expect((await one.run()).exitCode).toBe(0);
  expect(one.asked()).toHaveLength(2);
  expect(standOf(one)).toEqual({ isDraft: false, asked: ["octocat"], comments: 1, whole: "success" });
  // It keeps count, for a judge that is asked again by another run.
  expect(one.comments()[0]).toContain("Revision 1 of 1 was pushed as `");
});

test("what keeps a judge from judging and is no error of its own blocks, and goes to nobody", async () => {
  const one = await world({
    more: `setup: "grep -q ok setup.txt"\n${APPROVAL}`,
    files: { "setup.txt": "ok\n" },
    change: { "setup.txt": "bad\n", "src/widget.js": "export const widget = 1;\n" },
    isDraft: true,
  });
  expect((await one.run()).exitCode).toBe(2);
  expect(standOf(one)).toEqual({ isDraft: true, asked: [], comments: 0, whole: "action_required" });
  const gate = one.one.verdict().gates.find(({ name }) => name === "judge-add-widget");
  expect(gate?.reasons.map(({ code }) => code)).toEqual(["setup-failed"]);
});

test("a judge that nobody requires informs, and moves nothing", async () => {
  const one = await world({
    policy: (url) =>
      `agents: { judge: ${judgeAgent(url)} }\n${APPROVAL}\ngates: { style: { paths: ["**"], require: false, verify: { criteria: Is it short?, agent: judge } } }`,
    judgements: [FAIL],
  });
  expect((await one.run()).exitCode).toBe(0);
  expect(one.asked()).toHaveLength(1);
  expect(standOf(one)).toMatchObject({ isDraft: false, asked: [], comments: 0, whole: "neutral" });
});
