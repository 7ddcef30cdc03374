import { execFile } from "node:child_process";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeGitRepo, makeTempFolder } from "../support/git-repo.ts";
import { agentWriting, distDir, handoffWith, planWith, policyWithAgent } from "../support/scenario.ts";

interface CliResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

function passwhen(args: readonly string[], cwd: string, input = ""): Promise<CliResult> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(distDir, "cli.js"), ...args],
      { cwd, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ exitCode: error === null ? 0 : Number(error.code ?? -1), stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

function cloneWith(handoff: string) {
  const repo = makeGitRepo();
  repo.commit(
    { ".orchestrate/widget/plan.json": planWith(), ".github/passwhen.yml": policyWithAgent(agentWriting(handoff)) },
    "base",
  );
  repo.switchTo("change");
  repo.commit({ "src/widget.js": "export const widget = 1;\n" }, "change");
  return repo;
}

test.each([
  ["unit-test-verified", 0, "passed"],
  ["verifier-failed", 1, "failed"],
  ["verifier-blocked", 2, "blocked"],
] as const)("verify: a handoff of %s ends with exit code %d", async (value, exitCode, outcome) => {
  const repo = cloneWith(handoffWith(value));
  const result = await passwhen(["verify", "--out", join(repo.dir, "..", "out")], repo.dir);
  expect(result).toMatchObject({ exitCode });
  expect(result.stdout).toContain("verify-widget");
  expect(result.stderr).toContain(`verify-widget: ${outcome}`);
});

test("verify --json prints one document and nothing else", async () => {
  const repo = cloneWith(handoffWith("unit-test-verified"));
  const { stdout } = await passwhen(["verify", "--json", "--out", join(repo.dir, "..", "out")], repo.dir);
  expect(JSON.parse(stdout)).toMatchObject({ outcome: "passed" });
});

test("verify leaves the clone as it was", async () => {
  const repo = cloneWith(handoffWith("unit-test-verified"));
  const before = repo.git("for-each-ref");
  await passwhen(["verify", "--out", join(repo.dir, "..", "out")], repo.dir);
  expect(repo.git("for-each-ref")).toBe(before);
  expect(repo.git("status", "--porcelain", "--ignored")).toBe("");
  expect(repo.git("worktree", "list").split("\n")).toHaveLength(1);
});

test("code that is judged cannot write where a worktree's objects and settings lie", async () => {
  const repo = makeGitRepo();
  const planted = [join(repo.dir, ".git", "planted"), join(repo.dir, ".git", "objects", "planted")];
  const attack = planted.map((path) => `touch ${path} || echo x >> ${repo.dir}/.git/config || true`).join("; ");
  const checks = `{ attack: { run: ${JSON.stringify(attack)} } }`;
  repo.commit({ ".github/passwhen.yml": `version: 1\ngates: { all: { checks: ${checks} } }\n` }, "base");
  repo.switchTo("change");
  repo.commit({ a: "1\n" });
  const tree = join(makeTempFolder("worktree"), "tree");
  repo.git("worktree", "add", "-q", "--detach", tree, "change");
  const config = readFileSync(join(repo.dir, ".git", "config"), "utf8");
  const { exitCode } = await passwhen(["verify", "--base", "main", "--out", join(tree, "..", "out")], tree);
  expect(exitCode).toBe(0);
  expect(planted.filter((path) => existsSync(path))).toEqual([]);
  expect(readFileSync(join(repo.dir, ".git", "config"), "utf8")).toBe(config);
});

test.each([
  [["verify", "--bsae", "main"], /Did you mean --base/],
  [["verfy"], /Did you mean verify/],
  [["verify", "--concurrency", "many"], /whole number from 1 to 64/],
  [["verify", "--plan", ""], /--plan is empty/],
  [["verify", "--out", "/dev/null/x"], /cannot be used as output folder/],
  [["plan", "check"], /missing required argument/],
  [["plan", "check", "nowhere.json"], /cannot read nowhere\.json/],
  [["handoff", "parse", "."], /cannot read \./],
] as const)("wrong usage %j: exit 64 and a sentence", async (args, message) => {
  const repo = cloneWith(handoffWith("unit-test-verified"));
  const { exitCode, stderr } = await passwhen(args, repo.dir);
  expect({ exitCode, stderr }).toEqual({ exitCode: 64, stderr: expect.stringMatching(message) as string });
});

test("the branch that is checked out selects its task", async () => {
  const repo = cloneWith(handoffWith("unit-test-verified"));
  repo.switchTo("orch/widget/add-widget", "change");
  const { stdout } = await passwhen(["verify", "--out", join(repo.dir, "..", "out")], repo.dir);
  expect(stdout).toContain("branch of task");
});

test("a base that holds the head already is no pass", async () => {
  const repo = cloneWith(handoffWith("unit-test-verified"));
  const result = await passwhen(["verify", "--base", "change", "--out", join(repo.dir, "..", "out")], repo.dir);
  expect(result.exitCode).toBe(2);
  expect(result.stdout).toContain("no-change");
});

test("a reader that stops reading does not change the exit code", async () => {
  const repo = cloneWith(handoffWith("unit-test-verified"));
  const command = `"${process.execPath}" "${join(distDir, "cli.js")}" verify --out ../out | head -n 1; exit "\${PIPESTATUS[0]}"`;
  const exitCode = await new Promise((resolve) => {
    execFile("bash", ["-c", command], { cwd: repo.dir }, (error) => resolve(error === null ? 0 : error.code));
  });
  expect(exitCode).toBe(0);
});

test("an output folder with other files in it is refused, and an earlier run's evidence is cleared", async () => {
  const repo = cloneWith(handoffWith("unit-test-verified"));
  const taken = makeTempFolder("taken");
  writeFileSync(join(taken, "precious.txt"), "x");
  expect(await passwhen(["verify", "--out", taken], repo.dir)).toMatchObject({ exitCode: 64 });
  symlinkSync(taken, join(repo.dir, ".passwhen"));
  expect((await passwhen(["verify"], repo.dir)).stderr).toContain("symbolic link");
  const out = join(repo.dir, "..", "out");
  await passwhen(["verify", "--out", out], repo.dir);
  expect(existsSync(join(out, "handoffs", "verify-widget.md"))).toBe(true);
  writeFileSync(join(out, "attention.log"), "what an earlier run said\n");
  await passwhen(["verify", "--out", out, "--task", "nobody"], repo.dir);
  expect(existsSync(join(out, "handoffs", "verify-widget.md"))).toBe(false);
  expect(readFileSync(join(out, "attention.log"), "utf8")).toMatch(/^\S+ run blocked: task-unknown: [^\n]*\n$/);
});

test("an agent asked for on the command line that cannot hand in what a check expects is told before anything runs", async () => {
  const repo = makeGitRepo();
  const policy = `version: 1
types: { Ui: { ok: bool } }
agents: { claude: { use: claude-code, model: m } }
gates:
  verify-widget:
    checks: { ui: { agent: claude, expect: Ui, task: "Look." } }
    pass-when: ui.ok
`;
  repo.commit({ ".orchestrate/widget/plan.json": planWith(), ".github/passwhen.yml": policy }, "base");
  repo.switchTo("change");
  repo.commit({ "src/widget.js": "1\n" }, "change");
  const result = await passwhen(["verify", "--agent", "default", "--out", join(repo.dir, "..", "out")], repo.dir);
  expect(result.exitCode).toBe(2);
  expect(result.stdout).toContain("`default` (recipe) hands in no structured evidence, which verify-widget.ui expects");
});

test("verify outside a repository and with an unknown revision", async () => {
  const outside = await passwhen(["verify"], makeTempFolder("outside"));
  expect(outside.exitCode).toBe(64);
  const repo = cloneWith(handoffWith("unit-test-verified"));
  const unknown = await passwhen(["verify", "--base", "nowhere", "--out", join(repo.dir, "..", "out")], repo.dir);
  expect(unknown.exitCode).toBe(64);
  expect(unknown.stderr).toContain("nowhere");
});

test("plan check prints every fault with its place and exits 1", async () => {
  const dir = makeTempFolder("plans");
  writeFileSync(join(dir, "good.json"), planWith());
  writeFileSync(join(dir, "bad.json"), planWith({ color: "red", name: "Add Widget" }));
  expect(await passwhen(["plan", "check", "good.json"], dir)).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining("good.json: ok") as string,
  });
  const bad = await passwhen(["plan", "check", "good.json", "bad.json"], dir);
  expect(bad.exitCode).toBe(1);
  expect(bad.stdout).toMatch(/bad\.json:\d+:\d+: error: tasks\[0\]\.color/);
  expect(bad.stdout).toMatch(/bad\.json:\d+:\d+: error: tasks\[0\]\.name/);
});

test("policy check prints every fault with its place and exits 1", async () => {
  const dir = makeTempFolder("policies");
  writeFileSync(
    join(dir, "bad.yml"),
    "version: 1\nunplaned: pass\ngates:\n  a: { checks: { t: { run: x } }, pass-when: t.pased }\n",
  );
  const { exitCode, stdout } = await passwhen(["policy", "check", "bad.yml"], dir);
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/bad\.yml:2:1: error: /);
  expect(stdout).toMatch(/bad\.yml:4:\d+: error: .*pased/);
});

test("handoff parse --json prints one line per file", async () => {
  const dir = makeTempFolder("handoffs");
  writeFileSync(join(dir, "one.md"), handoffWith("unit-test-verified"));
  writeFileSync(join(dir, "two.md"), "## Verdict\nAPPROVED\n");
  const { exitCode, stdout } = await passwhen(["handoff", "parse", "--json", "one.md", "two.md"], dir);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
  expect(exitCode).toBe(0);
  expect(lines).toMatchObject([
    { file: "one.md", verification: "unit-test-verified", reason: null, contradiction: null },
    { file: "two.md", verification: null, reason: "unknown-value", contradiction: null },
  ]);
  const piped = await passwhen(["handoff", "parse", "-"], dir, handoffWith("verifier-failed"));
  expect(piped.stdout).toContain("verifier-failed");
});

test("escape sequences in a handoff do not reach the terminal", async () => {
  const dir = makeTempFolder("handoffs");
  writeFileSync(
    join(dir, "evil.md"),
    `${handoffWith("verifier-failed")}\n## Critique\n- src/a.js:1 (high): \u001b[2J::add-mask::x ##[error]y\n`,
  );
  const { stdout } = await passwhen(["handoff", "parse", "evil.md"], dir);
  expect(stdout).not.toContain("\u001b");
  expect(stdout).not.toContain("##[error]");
});

test.each([
  [["--help"]],
  [["verify", "--help"]],
  [["plan", "check", "--help"]],
  [["policy", "check", "--help"]],
  [["handoff", "parse", "--help"]],
  [["demo", "--help"]],
])("help %j shows an example and exits 0", async (args) => {
  const { exitCode, stdout } = await passwhen(args, makeTempFolder("help"));
  expect(exitCode).toBe(0);
  expect(stdout).toContain("Usage: passwhen");
});
