import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { REASONS, type ReasonCode } from "../../src/lib/reason.ts";
import { pullRequestPayload } from "../support/payload.ts";
import { makeTempFolder } from "../support/git-repo.ts";
import {
  agentWriting,
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

async function scenario(base: ScenarioOptions["base"], more: Partial<ScenarioOptions> = {}): Promise<Scenario> {
  const made = await makeScenario({ base, change: { "src/widget.js": "export const widget = 1;\n" }, ...more });
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

/** Every check run is closed as blocked, with the reason's code and what to do about it; the exit code is 2. */
async function expectBlocked(one: Scenario, code: ReasonCode, run: Parameters<Scenario["run"]>[0] = {}): Promise<void> {
  const job = await one.run(run);
  expect({ exitCode: job.exitCode, stderr: job.stderr }).toEqual({ exitCode: 2, stderr: "" });
  expect(one.server.state.checkRuns.length).toBeGreaterThan(0);
  for (const { status, conclusion } of one.server.state.checkRuns) {
    expect({ status, conclusion }).toEqual({ status: "completed", conclusion: "action_required" });
  }
  const summary = one.server.state.checkRuns.find(({ name }) => name === "passwhen")?.output;
  expect(summary?.summary).toContain(code);
  expect(summary?.summary).toContain(REASONS[code]);
  expect(job.outputs["verdict"]).toBe("blocked");
  expect(job.summary).toContain(code);
  expect(JSON.stringify(one.verdict())).toContain(`"${code}"`);
}

const plan = (text: string | Uint8Array) => ({ [PLAN]: text });
const agent = (command: string, more = "") => ({ [PLAN]: planWith(), [POLICY]: policyWithAgent(command, more) });

test("plans with faults are not said to cover nothing", async () => {
  const one = await scenario(plan("{ goal: nope }"));
  await one.run();
  expect(one.verdict()).toMatchObject({ because: "the acceptance plans have faults" });
});

test("a gate that no file holds is told where the policy is, with how to give it one", async () => {
  const one = await scenario(agent("true", "defaults: { require-observed: true }\n"));
  await one.run();
  const [told] = one.verdict().diagnostics;
  expect(told).toMatchObject({ file: POLICY, line: null });
  expect(told?.message).toContain("agents can make this gate pass by what they say");
});

test.each([
  ["not JSON", plan("{ goal: nope }"), "plan-invalid"],
  ["not UTF-8", plan(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])), "plan-invalid"],
  ["too large", plan(" ".repeat(1_048_577)), "plan-unreadable"],
  ["against the schema", plan(planWith({ color: "red" })), "plan-invalid"],
  ["a symlink", { [PLAN]: { symlink: "/etc/passwd" } }, "plan-unreadable"],
] as const)("plan %s: blocked, %#", async (_, base, code) => {
  await expectBlocked(await scenario(base), code);
});

test("every fault of a plan is an annotation on its line", async () => {
  const one = await scenario(plan(planWith({ color: "red" }, { verifies: "nobody" })));
  await one.run();
  const annotations = one.server.state.checkRuns.flatMap((run) => run.annotations);
  expect(annotations.length).toBeGreaterThanOrEqual(2);
  expect(annotations.every(({ path }) => path === PLAN)).toBe(true);
});

test.each([
  ["unknown key", "version: 1\nunplaned: pass\n", "policy-invalid"],
  ["not YAML", "version: [1\n", "policy-invalid"],
  ["a fault in pass-when", "version: 1\ngates:\n  verify-widget:\n    pass-when: handoff.verifed\n", "policy-invalid"],
  ["too large", `# ${"x".repeat(262_145)}\n`, "policy-unreadable"],
] as const)("policy with %s: blocked", async (_, text, code) => {
  await expectBlocked(await scenario({ [PLAN]: planWith(), [POLICY]: text }), code);
});

test("a task that no plan has: blocked", async () => {
  await expectBlocked(await scenario(plan(planWith())), "task-unknown", { inputs: { task: "add-wigdet" } });
});

test("an agent that the policy does not have: blocked", async () => {
  await expectBlocked(await scenario(plan(planWith())), "agent-unavailable", { inputs: { agent: "cluade" } });
});

test("the base commit is gone: blocked", async () => {
  const one = await scenario(plan(planWith()));
  const payload = pullRequestPayload({
    repository: REPOSITORY,
    number: 1,
    headSha: one.headSha,
    headRef: "change",
    baseSha: "0123456789".repeat(4),
    baseRef: "main",
  });
  await expectBlocked(one, "commit-missing", { payload });
});

test.each([
  ["unreadable", agentWriting("## Verification\nlooks good to me\n"), "handoff-unreadable"],
  [
    "conflicting",
    agentWriting("## Verification\nlive-ui-verified\n\n## Verification\nverifier-failed\n"),
    "handoff-unreadable",
  ],
  [
    "contradicting itself",
    agentWriting(handoffWith("live-ui-verified", "- [ ] Saves: it does not (not met)\n")),
    "handoff-contradictory",
  ],
  [
    "only printed",
    `cat > /dev/null; printf '## Verification\\nlive-ui-verified\\n\\n## Execution\\n- ran\\n'`,
    "handoff-missing",
  ],
  ["a link", `cat > /dev/null; ln -s /etc/hostname "$PASSWHEN_HANDOFF"`, "handoff-unreadable"],
  ["a pipe", `cat > /dev/null; mkfifo "$PASSWHEN_HANDOFF"`, "handoff-unreadable"],
  ["verifier-blocked", agentWriting(handoffWith("verifier-blocked")), "verifier-blocked"],
  ["not-verified", agentWriting(handoffWith("not-verified")), "not-verified"],
] as const)("a handoff that is %s: blocked", async (_, command, code) => {
  await expectBlocked(await scenario(agent(command)), code);
});

test.each([
  ["crashes after a passing handoff", `${agentWriting(handoffWith("unit-test-verified"))}; exit 3`, "agent-crashed"],
  ["is killed", `cat > /dev/null; kill -9 $$`, "agent-crashed"],
  ["is not there", "no-such-agent-program --verify", "agent-unavailable"],
  ["says nothing", "cat > /dev/null", "handoff-missing"],
] as const)("an agent that %s: blocked", async (_, command, code) => {
  await expectBlocked(await scenario(agent(command)), code);
});

test("an agent that does not end: blocked, and its transcript is kept", async () => {
  const command = "cat > /dev/null; echo started; sleep 60";
  const one = await scenario({
    [PLAN]: planWith(),
    [POLICY]: `version: 1\nagents:\n  default: { use: command, command: ${JSON.stringify(command)}, timeout: 1s }\n`,
  });
  await expectBlocked(one, "agent-timeout");
  expect(allText(one.outputDir)).toContain("started");
});

test("an agent that prints without end: blocked within bounds, and the cut is said", async () => {
  const command = "cat > /dev/null; yes passwhen";
  const one = await scenario({
    [PLAN]: planWith(),
    [POLICY]: `version: 1\nagents:\n  default: { use: command, command: ${JSON.stringify(command)}, timeout: 2s }\n`,
  });
  await expectBlocked(one, "agent-timeout");
  const text = allText(one.outputDir);
  expect(text.length).toBeLessThan(4_000_000);
  expect(text).toMatch(/bytes/);
});

/** A full disk can only be had by mounting a small one, which takes root. */
const canMount = process.getuid?.() === 0 && spawnSync("mount", ["--version"]).status === 0;

test.skipIf(!canMount)("a full disk: blocked with disk-full, the check runs closed", async () => {
  const disk = makeTempFolder("disk");
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", disk]);
  expect(mounted.status).toBe(0);
  try {
    const big = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`src/big-${at}.bin`, randomBytes(1_000_000)]));
    const one = await scenario({ [PLAN]: planWith() }, { change: big });
    await expectBlocked(one, "disk-full", { env: { RUNNER_TEMP: disk } });
  } finally {
    spawnSync("umount", [disk]);
  }
});

test("the head moved while it was judged: blocked on the old commit, no review on the new one", async () => {
  const critique = "\n## Critique\n- src/widget.js:1 (high): wrong\n";
  const one = await scenario(agent(agentWriting(handoffWith("verifier-failed", critique))));
  one.repo.commit({ "src/widget.js": "export const widget = 2;\n" }, "more");
  one.repo.git("push", "--quiet", one.gitDir, "change");
  const job = await one.run();
  expect(job.exitCode).not.toBe(0);
  expect(JSON.stringify(one.verdict())).toContain('"head-moved"');
  expect(one.server.state.checkRuns.every(({ headSha }) => headSha === one.headSha)).toBe(true);
  expect(one.server.state.reviews).toEqual([]);
});

test("a hostile branch and hostile file names change nothing but the text shown", async () => {
  const branch = "x--><!--y-$(touch${IFS}pwned)-`id`";
  const names = ["-rf.js", "a b.js", "new\nline.js", "$(touch pwned).js", "ünï.js", 'quo"te.js'];
  const change = Object.fromEntries(names.map((name) => [`src/${name}`, "1\n"]));
  const command = agentWriting(handoffWith("verifier-failed", "\n## Critique\n- src/-rf.js:1 (high): wrong\n"));
  const one = await scenario(
    { [PLAN]: planWith({ pathsAllowed: ["docs/**"] }), [POLICY]: policyWithAgent(command) },
    { branch, change },
  );
  const job = await one.run();
  expect(job.exitCode).toBe(1);
  expect(allNames(one.outputDir).join("\n")).not.toContain("pwned");
  const published = [
    ...one.server.state.checkRuns.flatMap(({ output }) => [output.summary, output.text]),
    ...one.server.state.reviews.map(({ body }) => body),
  ];
  expect(published.join("\n")).not.toContain(branch);
  expect(job.stdout).not.toMatch(/^::(?!error|warning|notice|group|endgroup)/m);
});

function allNames(dir: string): readonly string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function allText(dir: string): string {
  return allNames(dir)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}
