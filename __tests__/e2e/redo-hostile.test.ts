import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { FAIL, judgeAgent, type JudgeWorld, makeJudgeWorld } from "../support/judge-world.ts";
import { pullRequestPayload } from "../support/payload.ts";
import { FIX, gatesScenario, redoPolicy, redoScenario, untilRevising } from "../support/redo-scene.ts";
import { planWith, REPOSITORY, type Scenario } from "../support/scenario.ts";
import { makeTempFolder } from "../support/git-repo.ts";

const open: { readonly one: Scenario; readonly close: () => Promise<void> }[] = [];

afterEach(async () => {
  for (const { one, close } of open.splice(0)) {
    expect(one.server.state.serverBugs).toEqual([]);
    expect(one.server.state.unknownRequests).toEqual([]);
    await close();
  }
});

async function scene(made: Promise<Scenario>): Promise<Scenario> {
  const one = await made;
  open.push({ one, close: one.close });
  return one;
}

async function judged(options: Parameters<typeof makeJudgeWorld>[0]): Promise<JudgeWorld> {
  const one = await makeJudgeWorld(options);
  open.push(one);
  return one;
}

const git = (one: Scenario, ...args: readonly string[]): string =>
  execFileSync("git", ["--git-dir", one.gitDir, ...args], { encoding: "utf8" }).trimEnd();
const headOf = (one: Scenario): string => git(one, "rev-parse", "refs/heads/change");
const whole = ({ server }: Scenario) => server.state.checkRuns.filter(({ name }) => name === "passwhen");
const lastText = (one: Scenario): string => whole(one).at(-1)?.output?.summary ?? "";

function push(one: Scenario, files: Readonly<Record<string, string>>): string {
  const sha = one.repo.commit(files, "by its author");
  one.repo.git("push", "--quiet", one.gitDir, "HEAD:refs/heads/change");
  return sha;
}

test("a worker that writes to the runner's files gets nothing pushed, and the run is blocked", async () => {
  const dir = makeTempFolder("job");
  mkdirSync(`${dir}/files`);
  const file = `${dir}/files/github_env`;
  writeFileSync(file, "");
  const policy = redoPolicy(`${FIX}; echo PATH=/evil >> ${file}`, "{ max: 2, agent: fixer, on-exhausted: neutral }");
  const one = await scene(redoScenario(policy));
  const job = await one.run({ dir, env: { GITHUB_ENV: file } });
  expect(job.exitCode).toBe(1);
  expect(headOf(one)).toBe(one.headSha);
  expect(readFileSync(file, "utf8")).toBe("");
  expect(one.verdict().reasons).toEqual([{ code: "runner-tampered", check: null, detail: "written to: GITHUB_ENV" }]);
});

test("a revision may not take the whole change back", async () => {
  const policy = `version: 1
agents: { fixer: { use: command, command: "cat > /dev/null; rm -f src/widget.js" } }
redo: { max: 2, agent: fixer, on-exhausted: neutral }
gates: { all: { paths: ["**"], checks: { good: { run: "! grep -q bad src/widget.js" } } } }
`;
  const one = await scene(gatesScenario(policy, { "src/widget.js": "bad\n" }));
  expect((await one.run()).exitCode).toBe(1);
  expect(headOf(one)).toBe(one.headSha);
  expect(lastText(one)).toContain("The revision takes back all that the pull request changes");
});

test("a gate that failed does not vanish with what it judged, then or later", async () => {
  const policy = `version: 1
agents: { fixer: { use: command, command: "cat > /dev/null; rm -f src/api.js" } }
redo: { max: 2, agent: fixer, on-exhausted: neutral }
gates:
  api: { paths: ["src/**"], checks: { good: { run: "! grep -q bad src/api.js" } } }
  docs: { paths: ["docs/**"], checks: { good: { run: "true" } } }
`;
  const one = await scene(gatesScenario(policy, { "src/api.js": "bad\n", "docs/a.md": "a\n" }));
  for (let run = 0; run < 2; run += 1) {
    expect((await one.run()).exitCode).toBe(1);
    expect(headOf(one)).toBe(one.headSha);
    expect(lastText(one)).toContain("takes away what a gate judges that did not pass, so it was not pushed");
  }
  expect(whole(one).map(({ conclusion }) => conclusion)).toEqual(["failure", "failure"]);
});

test.each([
  ["a plan that the input names", "plans/evil/plan.json", "plans/*/plan.json"],
  ["what says which branch carries which task", "plans/widget/state.json", "plans/widget/plan.json"],
  ["what was handed in", "plans/widget/handoffs/add-widget.md", "plans/widget/plan.json"],
])("a revision may not write %s", async (_, path, plan) => {
  const fixer = `${FIX}; mkdir -p "$(dirname ${path})"; echo '{}' > ${path}`;
  const policy = redoPolicy(fixer, "{ max: 1, agent: fixer }");
  const base = { "plans/widget/plan.json": planWith(), ".github/passwhen.yml": policy };
  const one = await scene(redoScenario(policy, { base }));
  expect((await one.run({ inputs: { plan } })).exitCode).toBe(1);
  expect(headOf(one)).toBe(one.headSha);
  expect(lastText(one)).toContain("it is part of a plan");
});

test("a revision may not weaken the tests that the policy guards", async () => {
  const policy = `version: 1
agents: { fixer: { use: command, command: "cat > /dev/null; echo exit 0 > test/run.sh" } }
redo: { max: 1, agent: fixer, guard: "test/**" }
gates: { all: { paths: ["**"], checks: { t: { run: "sh test/run.sh" } } } }
`;
  const one = await scene(gatesScenario(policy, { "src/widget.js": "bad\n", "test/run.sh": "exit 1\n" }));
  expect((await one.run()).exitCode).toBe(1);
  expect(headOf(one)).toBe(one.headSha);
  expect(lastText(one)).toContain("it may not: the policy guards it");
});

test("a gate that nobody requires asks for no revision", async () => {
  const policy = `version: 1
agents: { fixer: { use: command, command: "cat > /dev/null; echo more >> src/widget.js" } }
redo: { max: 2, agent: fixer }
gates:
  must: { paths: ["**"], checks: { t: { run: "true" } } }
  may: { paths: ["**"], require: false, checks: { t: { run: "exit 1" } } }
`;
  const one = await scene(gatesScenario(policy, { "src/widget.js": "bad\n" }));
  await one.run();
  expect(headOf(one)).toBe(one.headSha);
});

test("commits that say they were revisions let nothing through", async () => {
  const policy = redoPolicy("cat > /dev/null", "{ max: 2, agent: fixer, on-exhausted: neutral }");
  const one = await scene(redoScenario(policy));
  const author = "--author=x <passwhen@passwhen.invalid>";
  one.repo.git("commit", author, "--quiet", "--allow-empty", "--message=x\n\nPasswhen-Redo: 9/9");
  const head = push(one, { "src/more.js": "1\n" });
  const refs = { headRef: "change", headSha: head, baseRef: "main", baseSha: one.baseSha };
  const payload = pullRequestPayload({ repository: REPOSITORY, number: 1, action: "synchronize", ...refs });
  const job = await one.run({ payload });
  expect(job.exitCode).toBe(1);
  expect(whole(one).at(-1)?.conclusion).toBe("failure");
});

test("what somebody pushed while the worker worked is not undone, nor counted as a revision", async () => {
  const one = await scene(redoScenario(redoPolicy(`${FIX}; sleep 3`, "{ max: 2, agent: fixer }")));
  const running = one.run();
  await untilRevising(one);
  const head = push(one, { "src/check.js": "check();\n" });
  await running;
  expect(headOf(one)).toBe(head);
  expect(lastText(one)).toContain("The branch is not where it was judged");
  expect(one.server.state.issueComments).toEqual([]);
});

test("a job that is cancelled while the worker works says so everywhere", async () => {
  const one = await scene(redoScenario(redoPolicy(`${FIX}; sleep 60`, "{ max: 2, agent: fixer }")));
  const { child, result } = one.start();
  await untilRevising(one);
  child.kill("SIGTERM");
  expect((await result).exitCode).toBe(130);
  expect(one.verdict().outcome).toBe("cancelled");
  expect(whole(one).at(-1)?.conclusion).toBe("cancelled");
  expect(headOf(one)).toBe(one.headSha);
});

test("one that cannot work is stood in for by the fallback of its agent", async () => {
  const fixer = { use: "command", command: "/no/such/program", fallback: ["other"] };
  const policy = redoPolicy("", "{ max: 1, agent: fixer }").replace(
    /"fixer":\{.*?\}/,
    `"fixer":${JSON.stringify(fixer)},"other":${JSON.stringify({ use: "command", command: FIX })}`,
  );
  const one = await scene(redoScenario(policy));
  expect((await one.run()).exitCode).toBe(0);
  expect(git(one, "show", "refs/heads/change:src/widget.js")).toContain("fixed");
});

const SPOIL = `cat > /dev/null; echo "// try $(wc -l < src/widget.js)" >> src/widget.js`;
const withJudge = (url: string, more: string): string =>
  `agents: { judge: ${judgeAgent(url)}, fixer: { use: command, command: ${JSON.stringify(SPOIL)} } }\n${more}`;

test("a judge before people judges the revision too, and nothing is green without it", async () => {
  const more = "verify: { max-redos: 2 }\napproval: { reviewers: [octocat] }\nredo: { max: 2, agent: fixer }";
  const one = await judged({ policy: (url) => withJudge(url, more), judgements: [FAIL] });
  await one.run();
  expect(one.asked()).toHaveLength(3);
  expect(one.summaries().map(({ conclusion }) => conclusion)).toEqual(["failure", "failure", "neutral"]);
  expect(one.pull()).toMatchObject({ requestedUsers: ["octocat"] });
});

test.each([["budget-tokens: 2500"], ["budget-usd: 0.006"]])(
  "%s is for the whole run, its revisions among it",
  async (budget) => {
    const more = `verify: true\nredo: { max: 5, agent: fixer }\n${budget}`;
    const one = await judged({ policy: (url) => withJudge(url, more), judgements: [FAIL] });
    expect((await one.run()).exitCode).toBe(1);
    expect(one.asked()).toHaveLength(3);
    expect(one.summaries().at(-1)?.text).toContain("The budget is used up.");
    expect(one.one.verdict()).toMatchObject({ usage: { calls: 3 } });
  },
);
