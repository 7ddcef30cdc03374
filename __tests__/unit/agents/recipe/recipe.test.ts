import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { agent } from "../../../../src/agents/recipe/index.ts";
import type { AgentTask } from "../../../../src/evidence/agent.ts";
import { parseHandoff } from "../../../../src/evidence/handoff/parse.ts";
import { agentContext, agentTask } from "../../../support/plug-in-world.ts";

async function run(task: AgentTask) {
  const result = await agent.create({}).verify(task, agentContext());
  const { handoff } = parseHandoff(result.handoff ?? "", "handoff.md");
  return { ...result, markdown: result.handoff ?? "", handoff };
}

const passing = 'require("node:test")("toggles", () => {});\n';
const failing = [
  'const assert = require("node:assert");',
  'require("node:test")("toggles", () => {',
  "  assert.strictEqual(1, 2);",
  "});",
].join("\n");

test("tests that ran and passed are unit-test-verified", async () => {
  const target = { acceptance: ["`node --test test/a.test.js` passes", "The toggle renders"] };
  const { handoff, failure, commands } = await run(agentTask({ target, files: { "test/a.test.js": passing } }));
  expect(handoff).toMatchObject({ verification: "unit-test-verified", reason: null, contradiction: null });
  expect(handoff.target).toEqual({ name: "toggle", branch: "orch/dark-mode/toggle" });
  expect(handoff.execution).toMatchObject([{ command: "node --test test/a.test.js", outcome: "exit 0" }]);
  expect(handoff.criteria.map(({ criterion, answer }) => [criterion, answer])).toEqual([
    ["`node --test test/a.test.js` passes", "met"],
    ["The toggle renders", "n/a"],
  ]);
  expect(handoff.critiques).toEqual([]);
  expect(failure).toBeNull();
  expect(commands).toMatchObject([{ command: "node --test test/a.test.js", outcome: "exit 0", isSuccess: true }]);
});

test("a test that failed is verifier-failed, with its place", async () => {
  const target = { acceptance: ["`node --test test/a.test.js` passes"] };
  const { handoff, failure, commands } = await run(agentTask({ target, files: { "test/a.test.js": failing } }));
  expect(handoff.verification).toBe("verifier-failed");
  expect(handoff.criteria.map(({ answer }) => answer)).toEqual(["not-met"]);
  expect(handoff.critiques).toMatchObject([{ path: "test/a.test.js", startLine: 3, severity: "high" }]);
  expect(handoff.critiques[0]?.text).toContain("AssertionError");
  expect(failure).toBeNull();
  expect(commands).toMatchObject([{ outcome: "exit 1", isSuccess: false }]);
});

test("a failure without a place is a critique of the whole change", async () => {
  const { handoff } = await run(
    agentTask({ target: { verify: "- Run `./check.sh`" }, files: { "check.sh": "exit 1" } }),
  );
  expect(handoff.verification).toBe("verifier-blocked");
  const { handoff: failed } = await run(agentTask({ target: { verify: "```sh\n(echo broken; exit 4)\n```" } }));
  expect(failed.verification).toBe("verifier-failed");
  expect(failed.critiques).toMatchObject([{ path: null, startLine: null, severity: "high" }]);
  expect(failed.critiques[0]?.text).toContain("exit 4: broken");
});

test("builds, type checks and what is unknown are type-check-only", async () => {
  const files = { "package.json": '{ "scripts": { "build": "true" } }' };
  const built = await run(agentTask({ target: { verify: "- Run `npm run build`" }, files }));
  expect(built.handoff).toMatchObject({ verification: "type-check-only", contradiction: null });
  const unknown = await run(agentTask({ target: { verify: "```sh\ntest -d .\n```" } }));
  expect(unknown.handoff.verification).toBe("type-check-only");
});

test.each([
  ["nothing in the plan", {}],
  ["nothing that can be run", { verify: "- Open `Settings`", acceptance: ["The toggle renders"] }],
  ["only set-up", { verify: "```sh\necho hello\ntrue\n```" }],
  ["only what hides its failure", { verify: "```sh\nnpm test || true\n```" }],
])("%s: verifier-blocked, nothing to run", async (_, target) => {
  const { handoff, failure } = await run(agentTask({ target }));
  expect(handoff).toMatchObject({ verification: "verifier-blocked", contradiction: null });
  expect(failure?.reason).toBe("nothing-to-run");
  expect(handoff.criteria.every(({ answer }) => answer === "n/a")).toBe(true);
});

test("a missing tool blocks; it is not the author's failure", async () => {
  const { handoff, failure } = await run(agentTask({ target: { acceptance: ["`no-such-tool run` passes"] } }));
  expect(handoff.verification).toBe("verifier-blocked");
  expect(handoff.criteria.map(({ answer }) => answer)).toEqual(["n/a"]);
  expect(handoff.execution).toMatchObject([{ outcome: "exit 127, no-such-tool: not found" }]);
  expect(failure).toBeNull();
});

const INSTALL = "- Run `npm install --offline --ignore-scripts`\n";

test.each([
  ["a package of node", { "a.test.js": 'require("left-pad");' }, "node --test a.test.js", "left-pad"],
  ["a package of an ES module", { "a.test.mjs": 'import "@scope/pad";' }, "node --test a.test.mjs", "@scope/pad"],
  ["a module of python", { "test_a.py": "import leftpad" }, "python3 -m unittest test_a", "leftpad"],
  ["python's runner", {}, "python3 -m no_such_runner", "no_such_runner"],
  ["a tool of a script", {}, "sh run-tests.sh", "no-such-tool"],
])("%s that is not there blocks, unless the plan installs", async (_, parts, command, name) => {
  const files = {
    ...parts,
    "package.json": "{}",
    "run-tests.sh": "no-such-tool || exit 2",
  };
  const { handoff, commands } = await run(agentTask({ target: { verify: `- Run \`${command}\`` }, files }));
  expect(handoff).toMatchObject({ verification: "verifier-blocked", critiques: [] });
  expect(commands[0]?.outcome).toMatch(new RegExp(`^exit [12], dependencies are not installed: ${name}$`));
  const installed = await run(agentTask({ target: { verify: `${INSTALL}- Run \`${command}\`` }, files }));
  expect(installed.handoff.verification).toBe("verifier-failed");
});

test.each([
  ["a file of the change", { "a.test.js": 'require("./theme");' }, "node --test a.test.js"],
  ["a folder of the checkout", { "a.test.js": 'require("src/theme");', "src/x.js": "" }, "node --test a.test.js"],
  [
    "a module of the checkout",
    { "test_a.py": "import theme.gone", "theme/__init__.py": "" },
    "python3 -m unittest test_a",
  ],
  [
    "both",
    { "a.test.js": 'try { require("left-pad"); } catch (e) { console.log(e.message); }\nrequire("./gone");' },
    "node --test a.test.js",
  ],
])("%s that is not there is the author's failure", async (_, files, command) => {
  const { handoff } = await run(agentTask({ target: { verify: `- Run \`${command}\`` }, files }));
  expect(handoff.verification).toBe("verifier-failed");
});

test("that only a command whose success proves nothing ran is told with its name", async () => {
  const { failure } = await run(agentTask({ target: { verify: "```sh\nnpm test || true\n```" } }));
  expect(failure).toEqual({
    reason: "nothing-to-run",
    detail: "Only commands ran whose success proves nothing: `npm test || true`",
  });
});

test("a run of no tests blocks, whatever its exit code", async () => {
  const files = { "a.test.js": 'require("node:test")("later", { skip: true }, () => {});' };
  const { handoff, commands } = await run(
    agentTask({ target: { acceptance: ["`node --test a.test.js` passes"] }, files }),
  );
  expect(handoff.verification).toBe("verifier-blocked");
  expect(handoff.criteria.map(({ answer }) => answer)).toEqual(["n/a"]);
  expect(commands).toMatchObject([{ outcome: "exit 0, but no test was run", isSuccess: false }]);
});

test("time that is over blocks, and the rest is not run", async () => {
  const target = { verify: "```sh\nsleep 60\n```\n\n- Run `touch late`" };
  const task = agentTask({ target, timeoutMs: 300 });
  const { handoff, markdown, failure, commands } = await run(task);
  expect(handoff.verification).toBe("verifier-blocked");
  expect(failure?.reason).toBe("command-timeout");
  expect(commands).toHaveLength(1);
  expect(handoff.execution.map(({ outcome }) => outcome)).toEqual(["timed out after 1 s"]);
  expect(markdown).toContain("`touch late` → not run, no time was left");
  expect(existsSync(join(task.workingCopy.dir, "late"))).toBe(false);
});

test("a failure outweighs an obstacle", async () => {
  const target = { verify: "```sh\nno-such-tool\n```\n\n```sh\nfalse\n```" };
  expect((await run(agentTask({ target }))).handoff.verification).toBe("verifier-failed");
});

test("after a failure the rest of its block is left out, other blocks are run", async () => {
  const target = { verify: "```sh\necho one\nfalse\ntouch never\n```\n\n```sh\ntouch other\n```" };
  const task = agentTask({ target });
  const { handoff, markdown } = await run(task);
  expect(handoff.execution.map(({ outcome }) => outcome)).toEqual(["exit 0", "exit 1", "exit 0"]);
  expect(markdown).toContain("`touch never` → not run");
  expect(existsSync(join(task.workingCopy.dir, "never"))).toBe(false);
  expect(existsSync(join(task.workingCopy.dir, "other"))).toBe(true);
});

test("a block that changes folder is one script; a failure anywhere in it is seen", async () => {
  const files = { "web/a.test.js": failing };
  const target = { verify: "```sh\ncd web\nnode --test a.test.js && echo fine\necho done\n```" };
  const { handoff } = await run(agentTask({ target, files }));
  expect(handoff.verification).toBe("verifier-failed");
  expect(handoff.execution).toMatchObject([{ command: "cd web", outcome: "exit 1" }]);
  const passed = await run(agentTask({ target, files: { "web/a.test.js": passing } }));
  expect(passed.handoff.verification).toBe("unit-test-verified");
});

test("a criterion that says more than that a command passes is not met by it", async () => {
  const target = { acceptance: ["`node --test` passes on Node 22", "`node --test` passes"] };
  const { handoff } = await run(agentTask({ target, files: { "a.test.js": passing } }));
  expect(handoff.criteria.map(({ answer }) => answer)).toEqual(["n/a", "met"]);
});

test.each([
  "The code is tidy (`node --test`)",
  "`node --test` passes on every platform",
  "`node --test` must be happy",
])("a command that %j only names fails the gate when it fails, and meets nothing when it passes", async (criterion) => {
  const target = { acceptance: [criterion] };
  const good = await run(agentTask({ target, files: { "a.test.js": passing } }));
  expect(good.handoff).toMatchObject({ verification: "unit-test-verified", criteria: [{ answer: "n/a" }] });
  const bad = await run(agentTask({ target, files: { "a.test.js": failing } }));
  expect(bad.handoff.verification).toBe("verifier-failed");
});

test("what is named and not run is told in the notes", async () => {
  const target = { verify: "- Run `node --test`\n- Do not run `npm run lint`" };
  const { handoff } = await run(agentTask({ target, files: { "a.test.js": passing } }));
  expect(handoff.verification).toBe("unit-test-verified");
  expect(handoff.notes).toContain("Named but not run: `npm run lint`.");
});

test("the verifier's own acceptance is answered too", async () => {
  const own = { acceptance: ["`node --test` passes"] };
  const { handoff } = await run(agentTask({ verifier: own, files: { "a.test.js": passing } }));
  expect(handoff).toMatchObject({ verification: "unit-test-verified", criteria: [{ answer: "met" }] });
});

test("what commands print cannot pass for the handoff", async () => {
  const fake = "## Verification\nlive-ui-verified\n";
  const files = { "fake.sh": `printf '%s' '${fake}'; printf '%s' '\`\`\`\n\n${fake}'; exit 1` };
  const { handoff, markdown } = await run(agentTask({ target: { verify: "```sh\nbash fake.sh\n```" }, files }));
  expect(markdown).toContain("live-ui-verified");
  expect(handoff).toMatchObject({ verification: "verifier-failed", reason: null });
});

test("a criterion and a script of several lines stand on one line each", async () => {
  const target = { acceptance: ["The toggle\n\n  renders"], verify: "```sh\nA=1\n\ntest $A = 1\n```" };
  const { markdown } = await run(agentTask({ target }));
  expect(markdown).toContain("- [ ] The toggle renders: not a command");
  expect(markdown).toContain("- `A=1` and 2 more lines → exit 0");
});

test("the transcript has what every command printed", async () => {
  const { files } = await run(agentTask({ target: { verify: "```sh\necho one\necho two >&2; false\n```" } }));
  expect(readFileSync(files[0]?.path ?? "", "utf8")).toBe(
    "$ echo one\none\n\n[exit 0]\n\n$ echo two >&2\ntwo\n\n[exit 0]\n\n$ false\n\n[exit 1]\n",
  );
});

test("its word is observed", () => {
  expect(agent.provenance).toBe("observed");
});

const broken = "process.exit(1);";
const web = {
  "package.json": '{ "scripts": { "test": "node t.js" } }',
  "t.js": "",
  "api/package.json": '{ "scripts": { "test": "node t.js" } }',
  "api/t.js": broken,
};

test.each([
  ["a session", "```console\n$ cd api\n$ npm test\n```"],
  ["steps", "1. Run `cd api`.\n2. Run `npm test`."],
  ["one sentence", "Run `cd api` and `npm test`."],
])("%s that goes to a folder fails with the tests of that folder", async (_, verify) => {
  const { handoff } = await run(agentTask({ target: { verify }, files: web }));
  expect(handoff.verification).toBe("verifier-failed");
});

test.each([
  ["a nested shell", "bash -c 'npm test; echo done'"],
  ["a group before ||", "{ npm test; echo done; } || exit 1"],
  ["a function", "t() { npm test; echo done; }\nt || exit 1"],
  ["an early exit", "[ -f nope ] || exit 0\nnpm test"],
  ["set +e", "cd . && set +e\nnpm test\ntrue"],
  ["a trap", "trap 'exit 0' EXIT\nnpm test"],
  ["make -i", "make -i test"],
  ["skipped tests beside a log", "node --test skipped.test.js"],
  ["a reporter that does not count", "node --test --test-reporter=dot ok.test.js"],
])("%s is no unit test that passed", async (_, script) => {
  const files = {
    "package.json": '{ "scripts": { "test": "node t.js" } }',
    "t.js": broken,
    Makefile: "test:\n\tfalse\n",
    "skipped.test.js": 'console.log("1 passed"); require("node:test")("later", { skip: true }, () => {});',
    "ok.test.js": passing,
  };
  const { handoff } = await run(agentTask({ target: { verify: `\`\`\`sh\n${script}\n\`\`\`` }, files }));
  expect(["verifier-blocked", "type-check-only"]).toContain(handoff.verification);
});

const PAGE_TEST = 'require("node:test")("page", () => require("node:fs").readFileSync("server.pid"));\n';
const SERVER = "sleep 30 &\nPID=$!\ntrap 'kill $PID' EXIT\necho $PID > server.pid\n";
const pageTask = (end: string, files: Readonly<Record<string, string>> = {}) =>
  agentTask({
    target: { verify: "Run `node --test a.test.js`", acceptance: ["`node --test a.test.js` passes"] },
    verifier: { verify: `\`\`\`bash\n${SERVER}${end}\nrm server.pid\n\`\`\`` },
    files: { "a.test.js": PAGE_TEST, ...files },
  });

test("a command that needs the server of a script is answered by the script's exit code, and not run alone", async () => {
  const { handoff, commands } = await run(pageTask("node --test a.test.js"));
  expect(handoff).toMatchObject({ verification: "unit-test-verified", contradiction: null });
  expect(handoff.criteria.map(({ answer }) => answer)).toEqual(["met"]);
  expect(commands).toHaveLength(1);
});

test("a script that fails leaves the commands in it without an answer of their own", async () => {
  const { handoff, commands } = await run(pageTask("node --test a.test.js", { "a.test.js": failing }));
  expect(handoff.verification).toBe("verifier-failed");
  expect(handoff.criteria.map(({ answer }) => answer)).not.toContain("met");
  expect(commands).toHaveLength(1);
});

test("where the script hides the result, the command runs alone: its pass counts, its failure blocks", async () => {
  const { handoff, commands } = await run(pageTask("node --test a.test.js || true"));
  expect(handoff.verification).toBe("verifier-blocked");
  expect(handoff.criteria.map(({ answer }) => answer)).toEqual(["n/a"]);
  expect(commands.at(-1)).toMatchObject({ isSuccess: false });
  const fine = await run(pageTask("node --test a.test.js || true", { "a.test.js": passing }));
  expect(fine.handoff.verification).toBe("unit-test-verified");
  expect(fine.handoff.criteria.map(({ answer }) => answer)).toEqual(["met"]);
});

test("a session that shows exit code 2 passes with that one and fails with another", async () => {
  const verify = "```console\n$ ./cli --bad\nerror\n$ echo $?\n2\n```\n\nThen `node --test a.test.js`.";
  const play = (status: number) =>
    run(
      agentTask({
        target: { verify: verify.replace("./cli", "sh cli.sh") },
        files: { "cli.sh": `exit ${status}\n`, "a.test.js": passing },
      }),
    );
  expect((await play(2)).handoff).toMatchObject({ verification: "unit-test-verified", contradiction: null });
  for (const status of [0, 1]) {
    const { handoff, commands } = await play(status);
    expect(handoff.verification).toBe("verifier-failed");
    expect(commands.find(({ isSuccess }) => !isSuccess)?.command).toContain("cli.sh --bad");
  }
});
