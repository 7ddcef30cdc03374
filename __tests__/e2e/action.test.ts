import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { makeTempFolder } from "../support/git-repo.ts";
import { pullRequestPayload } from "../support/payload.ts";
import type { JobResult } from "../support/runner.ts";
import {
  agentWriting,
  distDir,
  handoffWith,
  makeScenario,
  planWith,
  policyWithAgent,
  REPOSITORY,
  type Scenario,
  type ScenarioOptions,
} from "../support/scenario.ts";

const PLAN = ".orchestrate/widget/plan.json";
const POLICY = ".github/passwhen.yml";
const scenarios: Scenario[] = [];

async function scenario(options: Partial<ScenarioOptions>): Promise<Scenario> {
  const made = await makeScenario({
    base: { [PLAN]: planWith() },
    change: { "src/widget.js": "export const widget = 1;\n" },
    ...options,
  });
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

const conclusions = ({ server }: Scenario) =>
  Object.fromEntries(server.state.checkRuns.map(({ name, conclusion }) => [name, conclusion]));

function withHandoff(handoff: string, task: Readonly<Record<string, unknown>> = {}): Partial<ScenarioOptions> {
  return { base: { [PLAN]: planWith(task), [POLICY]: policyWithAgent(agentWriting(handoff)) } };
}

test("a passing handoff: success, exit 0, no review, all files left", async () => {
  const one = await scenario(withHandoff(handoffWith("unit-test-verified")));
  const job = await one.run();
  expect(job.stderr).toBe("");
  expect(job.exitCode).toBe(0);
  expect(conclusions(one)).toEqual({ passwhen: "success", "passwhen / verify-widget": "success" });
  expect(one.server.state.checkRuns.every(({ headSha }) => headSha === one.headSha)).toBe(true);
  expect(one.server.state.reviews).toEqual([]);
  expect(job.outputs).toMatchObject({
    verdict: "passed",
    passed: "true",
    failed: "false",
    blocked: "false",
    report: join(one.outputDir, "verdict.json"),
  });
  expect(JSON.parse(job.outputs["verification"] ?? "")).toEqual({
    "add-widget": "unit-test-verified",
    "verify-widget": "unit-test-verified",
  });
  expect(one.verdict().outcome).toBe("passed");
  const state = JSON.parse(readFileSync(join(one.outputDir, "state.json"), "utf8")) as {
    tasks: { name: string; verification: string }[];
  };
  expect(state.tasks.map(({ name, verification }) => [name, verification])).toEqual([
    ["add-widget", "unit-test-verified"],
    ["verify-widget", "unit-test-verified"],
  ]);
  expect(readFileSync(join(one.outputDir, "handoffs", "verify-widget.md"), "utf8")).toMatch(
    /^<!-- orchestrate handoff\ntask: verify-widget\n/,
  );
  expect(job.summary).toContain("```mermaid");
});

test("verifier-failed: failure, exit 1, one review with an inline critique on the diff", async () => {
  const critique =
    "\n## Critique\n- src/widget.js:1 (high): the widget is 1, asked for was 2\n- src/other.js:9 (low): not touched by this change\n";
  const one = await scenario(withHandoff(handoffWith("verifier-failed", critique)));
  const job = await one.run();
  expect(job.exitCode).toBe(1);
  expect(conclusions(one)).toEqual({ passwhen: "failure", "passwhen / verify-widget": "failure" });
  expect(one.server.state.reviews).toHaveLength(1);
  expect(one.server.state.reviews[0]?.state).toBe("COMMENTED");
  expect(one.server.state.reviews[0]?.body).toContain("src/other.js");
  expect(one.server.state.reviewComments).toMatchObject([{ path: "src/widget.js", line: 1, side: "RIGHT" }]);
});

test("a re-run posts nothing twice", async () => {
  const critique = "\n## Critique\n- src/widget.js:1 (high): the widget is 1, asked for was 2\n";
  const one = await scenario(withHandoff(handoffWith("verifier-failed", critique)));
  await one.run();
  await one.run({ attempt: 2 });
  expect(one.server.state.reviews).toHaveLength(1);
  expect(one.server.state.reviewComments).toHaveLength(1);
});

test("what no longer holds after a fix is folded away, and nothing new is posted", async () => {
  const failing = agentWriting(
    handoffWith("verifier-failed", "\n## Critique\n- src/widget.js:1 (high): the widget is 1\n"),
  );
  const passing = agentWriting(handoffWith("unit-test-verified"));
  const command = `if grep -q 2 src/widget.js; then ${passing}; else ${failing}; fi`;
  const one = await scenario({ base: { [PLAN]: planWith(), [POLICY]: policyWithAgent(command) } });
  expect((await one.run()).exitCode).toBe(1);
  expect(one.server.state.reviewComments[0]?.minimizedReason).toBeNull();
  const headSha = one.repo.commit({ "src/widget.js": "export const widget = 2;\n" }, "fix");
  one.repo.git("push", "--quiet", one.gitDir, "change");
  const payload = pullRequestPayload({
    action: "synchronize",
    repository: REPOSITORY,
    number: 1,
    headSha,
    headRef: "change",
    baseSha: one.baseSha,
    baseRef: "main",
  });
  expect((await one.run({ payload })).exitCode).toBe(0);
  expect(one.server.state.reviews).toHaveLength(1);
  expect(one.server.state.reviews[0]?.minimizedReason).toBe("outdated");
  expect(one.server.state.reviewComments.map(({ minimizedReason }) => minimizedReason)).toEqual(["outdated"]);
});

test("the request budget: at most 8 for one gate, at most 2 more for each further one", async () => {
  const critique = "\n## Critique\n- src/widget.js:1 (high): the widget is 1, asked for was 2\n";
  const one = await scenario(withHandoff(handoffWith("verifier-failed", critique)));
  await one.run();
  expect(requestsOf(one)).toBeLessThanOrEqual(8);
  const plan = JSON.parse(planWith()) as { tasks: Record<string, unknown>[] };
  const verifiers = ["one", "two", "three"].map((name) => ({ ...plan.tasks[1], name }));
  const options = withHandoff(handoffWith("verifier-failed", critique));
  const base = { ...options.base, [PLAN]: JSON.stringify({ ...plan, tasks: [plan.tasks[0], ...verifiers] }) };
  const three = await scenario({ ...options, base });
  await three.run();
  expect(requestsOf(three)).toBeLessThanOrEqual(12);
});

test("below the floor: failure that names below-floor", async () => {
  const one = await scenario(withHandoff(handoffWith("type-check-only")));
  const job = await one.run();
  expect(job.exitCode).toBe(1);
  expect(one.verdict().gates[0]?.reasons[0]?.code).toBe("below-floor");
});

test("paths outside the allowed ones fail the gate, whatever the verifier says", async () => {
  const one = await scenario(withHandoff(handoffWith("live-ui-verified"), { pathsAllowed: ["docs/**"] }));
  const job = await one.run();
  expect(job.exitCode).toBe(1);
  expect(one.verdict().gates[0]?.reasons[0]?.code).toBe("paths-outside");
  expect(one.server.state.reviewComments.length + one.server.state.reviews.length).toBeGreaterThan(0);
});

test("a measurement is compared with the worker's claim in the handoff beside the plan", async () => {
  const handoff = ".orchestrate/widget/handoffs/add-widget.md";
  const options = withHandoff(handoffWith("unit-test-verified"), {
    measurements: [{ name: "lines", command: "cat src/widget.js" }],
  });
  const claiming = async (claim: string | null) => {
    const files = claim === null ? {} : { [handoff]: `## Status\nsuccess\n\n## Measurements\n- lines: 0 → ${claim}\n` };
    const one = await scenario({ ...options, base: { ...options.base, ...files } });
    const { exitCode } = await one.run();
    return [exitCode, one.verdict().gates[0]?.reasons[0]?.code ?? null];
  };
  expect(await claiming("1")).toEqual([0, null]);
  expect(await claiming("7")).toEqual([1, "measurement-mismatch"]);
  expect(await claiming(null)).toEqual([2, "measurement-unclaimed"]);
});

test("the check runs are in progress before code of the pull request runs", async () => {
  const one = await scenario({ base: { [PLAN]: planWith(), [POLICY]: policyWithAgent("cat > /dev/null; sleep 30") } });
  const { child, result } = one.start();
  await waitFor(() => one.server.state.checkRuns.length === 2);
  expect(one.server.state.checkRuns.map(({ status }) => status)).toEqual(["in_progress", "in_progress"]);
  child.kill("SIGINT");
  const job = await result;
  expect(job.exitCode).toBe(130);
  expect(conclusions(one)).toEqual({ passwhen: "cancelled", "passwhen / verify-widget": "cancelled" });
});

test("SIGTERM closes the check runs as cancelled too", async () => {
  const one = await scenario({
    base: { [PLAN]: planWith(), [POLICY]: policyWithAgent("cat > /dev/null; trap '' TERM INT; sleep 30") },
  });
  const { child, result } = one.start();
  await waitFor(() => one.server.state.checkRuns.length === 2);
  const start = Date.now();
  child.kill("SIGTERM");
  expect((await result).exitCode).toBe(130);
  expect(Date.now() - start).toBeLessThan(7_500);
  expect(Object.values(conclusions(one))).toEqual(["cancelled", "cancelled"]);
});

test("SIGKILL leaves the check runs open, and the post step closes them as blocked", async () => {
  const one = await scenario({ base: { [PLAN]: planWith(), [POLICY]: policyWithAgent("cat > /dev/null; sleep 30") } });
  const { child, result } = one.start();
  await waitFor(() => existsSync(join(one.outputDir, "gates")));
  child.kill("SIGKILL");
  const job = await result;
  expect(Object.values(conclusions(one))).toEqual([null, null]);
  const post = await one.run({ script: join(distDir, "post.js"), env: stateOf(job) });
  expect(post.exitCode).toBe(0);
  expect(Object.values(conclusions(one))).toEqual(["action_required", "action_required"]);
});

test("after a normal run the post step does nothing", async () => {
  const one = await scenario(withHandoff(handoffWith("unit-test-verified")));
  const job = await one.run();
  const before = one.server.state.requests.length;
  await one.run({ script: join(distDir, "post.js"), env: stateOf(job) });
  expect(one.server.state.requests.length).toBe(before);
});

test("a fork's read-only token: no check run, but summary, annotation and exit code", async () => {
  const one = await scenario({
    ...withHandoff(handoffWith("verifier-failed")),
    fork: "someone/widget",
    permissions: { contents: "read", pull_requests: "read", checks: "read" },
  });
  const job = await one.run();
  expect(job.exitCode).toBe(1);
  expect(one.server.state.checkRuns).toEqual([]);
  expect(job.summary).toContain("verifier-failed");
  expect(job.stdout).toMatch(/^::error/m);
  expect(job.outputs["verdict"]).toBe("failed");
});

test("the plan of the base branch counts, not the one of the pull request", async () => {
  const one = await scenario({
    base: {
      [PLAN]: planWith({ pathsForbidden: ["src/**"] }),
      [POLICY]: policyWithAgent(agentWriting(handoffWith("unit-test-verified"))),
    },
    change: { "src/widget.js": "1\n", [PLAN]: planWith(), [POLICY]: "version: 1\nunplanned: pass\n" },
  });
  const job = await one.run();
  expect(job.exitCode).toBe(1);
  expect(job.summary).toContain(PLAN);
});

test("no plan: success that says so; with `unplanned: block` it is blocked", async () => {
  const none = await scenario({ base: { "README.md": "hello\n" } });
  expect((await none.run()).exitCode).toBe(0);
  expect(none.server.state.checkRuns).toMatchObject([{ name: "passwhen", conclusion: "success" }]);
  expect(none.server.state.checkRuns[0]?.output.title).toMatch(/No acceptance plan covers/);
  const block = await scenario({ base: { [POLICY]: "version: 1\nunplanned: block\n" } });
  expect((await block.run()).exitCode).toBe(2);
  expect(block.verdict().reasons[0]?.code).toBe("unverified");
  const typo = await scenario({ base: { [PLAN]: planWith() } });
  expect((await typo.run({ inputs: { plan: "plans/*.json" } })).exitCode).toBe(2);
  expect(typo.verdict().reasons[0]).toMatchObject({ code: "plan-missing" });
});

test("a commit that is the head of two pull requests passes for neither", async () => {
  const one = await scenario(withHandoff(handoffWith("unit-test-verified")));
  one.repo.git("push", "--quiet", one.gitDir, "main:release", "change:other");
  one.server.addPullRequest({
    repository: REPOSITORY,
    number: 2,
    title: "Same",
    headRef: "other",
    baseRef: "release",
    author: "agent",
  });
  expect((await one.run()).exitCode).toBe(2);
  expect(one.verdict().reasons).toMatchObject([{ code: "shared-head", detail: "pull request 2 into release" }]);
  expect(Object.values(conclusions(one))).not.toContain("failure");
  expect(conclusions(one)["passwhen"]).toBe("action_required");
});

test("check runs that could not be closed are left to the post step", async () => {
  const one = await scenario(withHandoff(handoffWith("unit-test-verified")));
  const fault = one.server.inject({ match: { method: "PATCH" }, times: 100, fault: { kind: "status", status: 403 } });
  const job = await one.run();
  expect(job.exitCode).toBe(2);
  expect(Object.values(conclusions(one))).toEqual([null, null]);
  fault.remove();
  await one.run({ script: join(distDir, "post.js"), env: stateOf(job) });
  expect(Object.values(conclusions(one))).toEqual(["action_required", "action_required"]);
});

test("a cancellation while GitHub is asked a last time ends as cancelled", async () => {
  const one = await scenario(withHandoff(handoffWith("unit-test-verified")));
  const { child, result } = one.start();
  const interrupt = (): void => void child.kill("SIGINT");
  one.server.inject({ match: { method: "GET", path: /\/pulls\/1$/ }, fault: { kind: "call", run: interrupt } });
  expect((await result).exitCode).toBe(130);
  expect(Object.values(conclusions(one))).toEqual(["cancelled", "cancelled"]);
});

test("a review that cannot be looked up changes no verdict", async () => {
  const one = await scenario(withHandoff(handoffWith("unit-test-verified")));
  one.server.inject({ match: { path: /graphql/ }, times: 100, fault: { kind: "status", status: 403 } });
  const job = await one.run();
  expect(job.exitCode).toBe(0);
  expect(job.stdout).toContain("::warning");
});

test("without a process namespace the token is still in no environment that others see, and the report warns", async () => {
  const bin = makeTempFolder("bin");
  for (const name of ["bash", "cat", "git", "grep", "mkfifo", "node", "tr"]) symlinkSync(lookUp(name), join(bin, name));
  const command = `cat > /dev/null; cat /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n'; echo looked`;
  const one = await scenario({ base: { [PLAN]: planWith(), [POLICY]: policyWithAgent(command) } });
  const keys = { OPENAI_API_KEY: "model-secret", DEPLOY_PASSWORD: "deploy-secret", Some_Secret: "other-secret" };
  const job = await one.run({ env: { PATH: bin, ACTIONS_RUNTIME_TOKEN: "runtime-secret", ...keys } });
  const transcript = readFileSync(join(one.outputDir, "gates", "verify-widget", "handoff", "transcript.txt"), "utf8");
  expect(transcript).toContain("looked");
  expect(transcript).toContain("GITHUB_EVENT_PATH");
  expect(transcript).not.toContain("test-token");
  expect(transcript).not.toMatch(/(?:runtime|model|deploy|other)-secret/);
  expect(job.summary).toContain("could not be shut off");
});

test("code of the pull request that writes to the runner's files is put back, and blocks", async () => {
  const dir = makeTempFolder("runner");
  const poison = `for file in ${dir}/_temp/_runner_file_commands/*; do echo 'passed=true' >> "$file"; done`;
  const command = `${agentWriting(handoffWith("unit-test-verified"))}; ${poison}`;
  const one = await scenario({ base: { [PLAN]: planWith(), [POLICY]: policyWithAgent(command) } });
  const job = await one.run({ dir });
  expect(job.exitCode).toBe(2);
  expect(one.verdict().reasons).toMatchObject([
    { code: "runner-tampered", detail: "written to: GITHUB_OUTPUT, GITHUB_STATE, GITHUB_STEP_SUMMARY" },
  ]);
  expect(job.outputs).toMatchObject({ passed: "false", verdict: "blocked" });
  expect(job.summary).not.toMatch(/^passed=true/m);
});

test("the action's own files are put back before the post step runs from them", async () => {
  const copy = makeTempFolder("action");
  cpSync(distDir, copy, { recursive: true });
  const poison = `for file in ${copy}/post.js ${copy}/chunks/*.js; do echo 'process.stdout.write("taken over")' >> "$file"; done`;
  const commands = `mkfifo ${copy}/pipe; mv ${copy}/pipe ${copy}/post.js`;
  const command = `${agentWriting(handoffWith("unit-test-verified"))}; ${poison}; ${commands}`;
  const one = await scenario({ base: { [PLAN]: planWith(), [POLICY]: policyWithAgent(command) } });
  const job = await one.run({ script: join(copy, "action.js") });
  expect(job.exitCode).toBe(2);
  expect(job.stdout + job.stderr).not.toContain("taken over");
  expect(one.verdict().reasons).toMatchObject([
    { code: "runner-tampered", detail: expect.stringContaining("dist/post.js") as string },
  ]);
  expect(readFileSync(join(copy, "post.js"))).toEqual(readFileSync(join(distDir, "post.js")));
});

test("an event file that cannot be read is wrong usage, and says so", async () => {
  const one = await scenario({});
  const job = await one.run({ env: { GITHUB_EVENT_PATH: "/nowhere/event.json" } });
  expect(job.exitCode).toBe(64);
  expect(job.stdout).toContain("GITHUB_EVENT_PATH");
});

test("an ignored event ends before GitHub is asked anything", async () => {
  const one = await scenario({});
  const job = await one.run({ eventName: "pull_request", payload: { action: "labeled" } });
  expect(job.exitCode).toBe(0);
  expect(job.stdout).toMatch(/^Nothing to judge: [^\n]+\n$/);
  expect(one.server.state.requests).toEqual([]);
  expect(existsSync(one.outputDir)).toBe(false);
});

test("a merge queue's commit is judged on its own head, by what its pull request carries", async () => {
  const plan = JSON.parse(planWith()) as { tasks: Record<string, unknown>[] };
  const unbuilt = [
    { ...plan.tasks[0], name: "unbuilt", pathsAllowed: ["docs/**"] },
    { ...plan.tasks[1], name: "verify-unbuilt", verifies: "unbuilt" },
  ];
  const options = withHandoff(handoffWith("unit-test-verified"));
  const base = { ...options.base, [PLAN]: JSON.stringify({ ...plan, tasks: [...plan.tasks, ...unbuilt] }) };
  const one = await scenario({ base, branch: "orch/widget/add-widget" });
  const [owner, name] = REPOSITORY.split("/");
  const payload = {
    action: "checks_requested",
    repository: { name, full_name: REPOSITORY, owner: { login: owner } },
    merge_group: {
      head_sha: one.headSha,
      head_ref: `refs/heads/gh-readonly-queue/main/pr-1-${one.baseSha}`,
      base_sha: one.baseSha,
      base_ref: "refs/heads/main",
    },
  };
  const job = await one.run({ eventName: "merge_group", payload });
  expect(job.exitCode).toBe(0);
  expect(conclusions(one)).toEqual({ passwhen: "success", "passwhen / verify-widget": "success" });
  expect(one.server.state.reviews).toEqual([]);
});

function requestsOf({ server }: Scenario): number {
  return server.state.requests.filter(({ operation }) => operation !== "git").length;
}

function lookUp(name: string): string {
  return execFileSync("bash", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
}

function stateOf({ state }: JobResult): Record<string, string> {
  return Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
}

async function waitFor(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error("waited 20 s in vain");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
