import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import {
  agentWriting,
  handoffWith,
  makeScenario,
  planWith,
  type Scenario,
  type ScenarioOptions,
} from "../support/scenario.ts";

const PLAN = ".orchestrate/widget/plan.json";
const POLICY = ".github/passwhen.yml";
const scenarios: Scenario[] = [];

async function scenario(options: Partial<ScenarioOptions>): Promise<Scenario> {
  const made = await makeScenario({ base: {}, change: { "src/widget.js": "export const widget = 1;\n" }, ...options });
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
const eventsOf = ({ outputDir }: Scenario): readonly Record<string, unknown>[] =>
  readFileSync(join(outputDir, "events.ndjson"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const POSTS = `let posts = run("cat posts.json") { expect Posts timeout 20s }
let audit = verify {
  parallel {
    check tests = run("test -f posts.json")
    check format = run("grep -q day posts.json")
  }
  check one_per_day = unique(posts[*].day)   // computed by the language
  pass when one_per_day and tests.passed and format.passed
}
if audit.passed {
  emit progress { doc: input.doc_path, gate: "passed" }
} else {
  emit progress { doc: input.doc_path, gate: "blocked" }
}
require audit.passed else fail "one post a day"
return { days: posts[*].day, passed: audit.passed }
`;
const WITH_TYPES = "version: 1\ninput: { doc_path: docs/a.md }\ntypes: { Post: { day: text }, Posts: [Post] }\n";
const DAYS = (...days: readonly string[]) => JSON.stringify(days.map((day) => ({ day })));

test("a gate in a file of its own judges the pull request: observed, computed, told as it happens", async () => {
  const one = await scenario({
    base: { [POLICY]: WITH_TYPES, ".github/gates/posts.flow": POSTS },
    change: { "posts.json": DAYS("mon", "tue") },
  });
  const job = await one.run();
  expect(conclusions(one)).toEqual({ passwhen: "success", "passwhen / posts": "success" });
  expect(job.exitCode).toBe(0);
  const [gate] = one.verdict().gates;
  expect(gate).toMatchObject({ outcome: "passed", output: { days: ["mon", "tue"], passed: true } });
  expect(gate?.checks.map(({ name, kind }) => [name, kind])).toEqual([
    ["posts", "run"],
    ["tests", "run"],
    ["format", "run"],
    ["one_per_day", "expression"],
  ]);
  expect(eventsOf(one).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["check.started", "check.finished", "verify.finished", "progress"]),
  );
  expect(eventsOf(one)).toContainEqual(
    expect.objectContaining({ kind: "progress", gate: "posts", payload: { doc: "docs/a.md", gate: "passed" } }),
  );
  expect(job.stdout).toContain('posts: progress {"doc":"docs/a.md","gate":"passed"}');
});

test("a require that does not hold is a failure with its message, the marked gate and an event", async () => {
  const one = await scenario({
    base: { [POLICY]: `${WITH_TYPES}gates:\n  posts: |\n${POSTS.replaceAll(/^/gm, "    ")}\n` },
    change: { "posts.json": DAYS("mon", "mon") },
  });
  const job = await one.run();
  expect(job.exitCode).toBe(1);
  expect(conclusions(one)).toEqual({ passwhen: "failure", "passwhen / posts": "failure" });
  const run = one.server.state.checkRuns.find(({ name }) => name === "passwhen / posts");
  expect(run?.output?.summary).toContain("one post a day");
  expect(run?.output?.text).toContain('one_per_day ✗ (observed: "mon" twice');
  expect(run?.output?.text).toContain("tests.passed ✓ (observed: exit 0)");
  expect(eventsOf(one).at(-1)).toMatchObject({
    kind: "require.failed",
    error: "WorkflowAssertionError",
    message: "one post a day",
    result: "false",
  });
});

test("a verifier's gate in the gate language has the checks that it says, and no others", async () => {
  const gate = `verify {
  check tests = run("exit 3")
  check handoff = agent(scripted)
  pass when handoff.verified and not tests.passed
}
`;
  const command = JSON.stringify(agentWriting(handoffWith("unit-test-verified")));
  const policy = `version: 1\nagents:\n  scripted: { use: command, command: ${command} }\n`;
  const one = await scenario({
    base: { [PLAN]: planWith(), [POLICY]: policy, ".github/gates/verify-widget.flow": gate },
  });
  const job = await one.run();
  expect(job.stdout).not.toContain("policy-invalid");
  expect(conclusions(one)).toEqual({ passwhen: "success", "passwhen / verify-widget": "success" });
});

test("faults of gates block, each at its line, and nothing of the pull request is run", async () => {
  const one = await scenario({
    base: {
      [POLICY]: "version: 1\n",
      ".github/gates/posts.flow":
        'verify {\n  check tests = run("touch ran")\n  pass when tests.passd and lint.ok\n}\n',
    },
  });
  const job = await one.run();
  expect(job.exitCode).toBe(2);
  expect(conclusions(one)["passwhen"]).toBe("action_required");
  const { diagnostics } = one.verdict();
  expect(diagnostics.map(({ file, line, column, message }) => [file, line, column, message])).toEqual([
    [".github/gates/posts.flow", 3, 19, "`tests` has no member `passd`"],
    [".github/gates/posts.flow", 3, 29, "nothing is named `lint` here"],
  ]);
  expect(existsSync(join(one.outputDir, "gates"))).toBe(false);
});

test("faults of the gates that a pull request changes are told on its own lines, and decide nothing", async () => {
  const one = await scenario({
    base: {
      [POLICY]: "version: 1\n",
      ".github/gates/posts.flow": 'verify { check t = run("true") pass when t.passed }\n',
    },
    change: {
      ".github/gates/posts.flow": 'verify {\n  check t = run("true")\n  pass when t.pazzed\n}\n',
      ".github/gates/more.flow": "verify { syntax }\n",
      [POLICY]:
        "version: 1\ngates:\n  own:\n    paths: ['**']\n    checks: { t: { run: 'true' } }\n    pass-when: t.pasd\n",
    },
  });
  const job = await one.run();
  expect(job.exitCode).toBe(0);
  expect(conclusions(one)["passwhen / posts"]).toBe("success");
  const told = one.verdict().diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`);
  expect(told).toContainEqual(expect.stringMatching(/^\.github\/gates\/posts\.flow:3 `t` has no member `pazzed`/));
  expect(told).toContainEqual(expect.stringMatching(/^\.github\/gates\/more\.flow:1 expected /));
  expect(told).toContainEqual(expect.stringMatching(/^\.github\/passwhen\.yml:6 `t` has no member `pasd`/));
});

test("a mapping of a name of its own judges the pull request, one that reads a handoff is warned of", async () => {
  const gates = `gates:
  lint: { checks: { t: { run: "false" } } }
  other: { checks: { t: { run: "false" } }, pass-when: t.passed and handoff.verified }
`;
  const one = await scenario({ base: { [POLICY]: `version: 1\n${gates}` } });
  expect((await one.run()).exitCode).toBe(1);
  expect(conclusions(one)).toEqual({ passwhen: "failure", "passwhen / lint": "failure" });
});
