import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeGitRepo, makeTempFolder } from "../support/git-repo.ts";
import { agentWriting, distDir, handoffWith, planWith, policyWithAgent } from "../support/scenario.ts";

interface CliResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Surroundings {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Folder of the built program. */
  readonly program?: string;
}

function passwhen(
  args: readonly string[],
  cwd: string,
  { input = "", env = {}, program = distDir }: Surroundings = {},
): Promise<CliResult> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(program, "cli.js"), ...args],
      { cwd, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, ...env } },
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

test("a clone that shares the files of its objects is told", async () => {
  const repo = cloneWith(handoffWith("unit-test-verified"));
  const own = await passwhen(["verify", "--out", join(repo.dir, "..", "out")], repo.dir);
  expect(own.stderr).not.toContain("are those of another repository too");
  const clone = join(makeTempFolder("clone"), "clone");
  repo.git("clone", "--quiet", repo.dir, clone);
  const { exitCode, stderr } = await passwhen(
    ["verify", "--base", "origin/main", "--out", join(clone, "..", "out")],
    clone,
  );
  expect(exitCode).toBe(0);
  expect(stderr).toContain("are those of another repository too");
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

/** A clone whose change is checked by this command. */
function cloneRunning(command: string) {
  const repo = makeGitRepo();
  const checks = `{ one: { run: ${JSON.stringify(command)} } }`;
  repo.commit({ ".github/passwhen.yml": `version: 1\ngates: { all: { checks: ${checks} } }\n` }, "base");
  repo.switchTo("change");
  repo.commit({ a: "1\n" });
  return repo;
}

test.each([".gitignore", "verdict.json", "gates", "verdict.json.123"])(
  "a committed link in the output folder's place is not written through: %s",
  async (name) => {
    const repo = cloneRunning("true");
    const victim = join(makeTempFolder("victim"), "precious");
    writeFileSync(victim, '"isFinished"');
    repo.commit({ [`.passwhen/${name}`]: { symlink: victim } });
    const { exitCode, stderr } = await passwhen(["verify"], repo.dir);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 64,
      stderr: expect.stringContaining(`/.passwhen/${name}"`) as string,
    });
    expect(stderr).toMatch(/is a symbolic link; remove it, or name another folder with --out/);
    expect(readFileSync(victim, "utf8")).toBe('"isFinished"');
    expect(readdirSync(join(repo.dir, ".passwhen"))).toEqual([name]);
  },
);

test("a committed link below the clone leads no output out of it, wherever the command is given", async () => {
  const repo = cloneRunning("true");
  const [victim, beside] = [makeTempFolder("victim"), makeTempFolder("beside")];
  repo.commit({ report: { symlink: victim } });
  const out = join(repo.dir, "report", "a", "b");
  const { exitCode, stderr } = await passwhen(["verify", "-C", repo.dir, "--out", out], beside);
  expect({ exitCode, stderr }).toEqual({ exitCode: 64, stderr: expect.stringContaining("symbolic link") as string });
  expect(readdirSync(victim)).toEqual([]);
});

test("git's variables do not lead to another repository than that of the folder", async () => {
  const other = cloneRunning("false");
  const repo = cloneRunning("true");
  const env = { GIT_DIR: join(other.dir, ".git"), GIT_WORK_TREE: other.dir, GIT_INDEX_FILE: join(other.dir, "x") };
  const out = join(repo.dir, "..", "out");
  for (const [args, cwd] of [
    [["verify"], repo.dir],
    [["verify", "-C", repo.dir], other.dir],
  ] as const) {
    const { exitCode } = await passwhen([...args, "--base", "main", "--head", "change", "--out", out], cwd, { env });
    const verdict: unknown = JSON.parse(readFileSync(join(out, "verdict.json"), "utf8"));
    expect({ exitCode, verdict }).toMatchObject({ exitCode: 0, verdict: { subject: { headSha: repo.sha("change") } } });
  }
});

test("folders too deep to be named are removed, and cost no verdict", async () => {
  const name = "a".repeat(100);
  const repo = cloneRunning(`for i in $(seq 60); do mkdir ${name} && cd ${name} || exit 1; done`);
  const tmp = makeTempFolder("tmp");
  const args = ["verify", "--base", "main", "--out", join(repo.dir, "..", "out")];
  const { exitCode, stderr } = await passwhen(args, repo.dir, { env: { TMPDIR: tmp } });
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0, stderr: expect.not.stringContaining("defect") as string });
  expect(readdirSync(tmp, { recursive: true })).toEqual([`passwhen-${process.getuid?.()}`]);
});

test("the folder for temporary files may be relative, and must not have a line break in its path", async () => {
  const repo = cloneRunning("true");
  const beside = makeTempFolder("beside");
  for (const name of ["tt", "t\nt"]) mkdirSync(join(beside, name));
  const args = ["verify", "-C", repo.dir, "--base", "main", "--out", "out"];
  expect(await passwhen(args, beside, { env: { TMPDIR: "tt" } })).toMatchObject({ exitCode: 0 });
  const { exitCode, stderr } = await passwhen(args, beside, { env: { TMPDIR: join(beside, "t\nt") } });
  expect({ exitCode, stderr }).toEqual({
    exitCode: 64,
    stderr: expect.stringMatching(/has a line break in its path; set TMPDIR to another/) as string,
  });
});

test("code that is judged cannot write to the program that judges it", async () => {
  const program = join(makeTempFolder("program"), "dist");
  cpSync(distDir, program, { recursive: true });
  writeFileSync(join(program, "..", "package.json"), '{ "type": "module" }');
  const files = ["cli.js", "chunks/verify.js"].map((name) => join(program, name));
  const attack = files.map((path) => `echo "process.exit(0);" >> ${path} || true`).join("; ");
  const repo = cloneRunning(`${attack}; touch ${program}/planted; mv ${program} ${program}.old; exit 7`);
  const out = join(program, "..", "out");
  const { exitCode } = await passwhen(["verify", "--base", "main", "--out", out], repo.dir, { program });
  expect(exitCode).toBe(1);
  expect(files.filter((path) => readFileSync(path, "utf8").endsWith("process.exit(0);\n"))).toEqual([]);
  expect(readdirSync(program)).toEqual(readdirSync(distDir));
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
  const piped = await passwhen(["handoff", "parse", "-"], dir, { input: handoffWith("verifier-failed") });
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
