import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { gitTestEnvironment, makeGitRepo } from "../../support/git-repo.ts";
import { makeTempDir } from "../../support/temp-dir.ts";

const CLI = fileURLToPath(new URL("../../../src/entry/cli.ts", import.meta.url));

const policyWith = (marker: string) => `version: 1
gates:
  check-work:
    checks:
      tests: { run: "touch ${marker}; sleep 0.5" }
    pass-when: tests.passed
`;

const PLAN = {
  goal: "g",
  summary: "s",
  rootSlug: "p",
  baseBranch: "main",
  repoUrl: "https://github.com/o/r",
  tasks: [
    { name: "work", type: "worker", scopedGoal: "Make it work.", acceptance: ["It works"] },
    { name: "check-work", type: "verifier", verifies: "work", scopedGoal: "Confirm it works." },
  ],
};

/** Starts `verify` on a pull request whose check leaves a file and goes on for a while. */
function startVerify(env: Readonly<Record<string, string>>, root = makeTempDir(), out = join(root, "out")) {
  const marker = join(root, "marker");
  const tmp = join(root, "tmp");
  mkdirSync(tmp);
  const repo = makeGitRepo();
  repo.commit({
    ".github/passwhen.yml": policyWith(marker),
    ".orchestrate/p/plan.json": JSON.stringify(PLAN),
  });
  repo.git("checkout", "--quiet", "-b", "orch/p/work");
  repo.commit({ a: "1\n" });
  const args = [CLI, "verify", "--base", "main", "--out", out, "--json"];
  const child = spawn(process.execPath, args, {
    cwd: repo.dir,
    env: { ...gitTestEnvironment(), TMPDIR: tmp, NODE_NO_WARNINGS: "1", ...env, MARKER: marker },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (output.stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (output.stderr += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const atCheck = async (): Promise<void> => {
    for (let tries = 0; !existsSync(marker) && child.exitCode === null && tries < 1000; tries += 1) await pause(20);
  };
  return { child, out, tmp, output, ended, atCheck };
}

function preload(statement: string): string {
  const code = `import { existsSync } from "node:fs";
    const timer = setInterval(() => { if (existsSync(process.env.MARKER)) { clearInterval(timer); ${statement}; } }, 20);
    timer.unref();`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

test.each([
  ["an exception", 'throw new Error("boom\\n::error::x ##[error]")'],
  ["a rejection", 'Promise.reject(new Error("boom\\n::error::x ##[error]"))'],
])(
  "%s that nobody caught is no verdict: 70, one line, no scratch folder, an unfinished report",
  async (_, statement) => {
    const { out, tmp, output, ended } = startVerify({ NODE_OPTIONS: preload(statement) });
    expect(await ended).toBe(70);
    const line = output.stderr.split("\n").filter((text) => text.includes("boom"));
    expect(line).toHaveLength(1);
    expect(line[0]).toMatch(/^passwhen itself failed: "Error: boom\\n::error::x \\u0023#\[error\]/);
    expect(output.stderr.endsWith(`${line[0]}\n`)).toBe(true);
    expect(readdirSync(tmp, { recursive: true })).toEqual([`passwhen-${process.getuid?.()}`]);
    expect(JSON.parse(readFileSync(join(out, "verdict.json"), "utf8"))).not.toMatchObject({ outcome: "passed" });
  },
);

test.skipIf(typeof process.execve !== "function")(
  "keys are not in the environment that the machine shows",
  async () => {
    const { child, output, ended, atCheck, tmp } = startVerify({ SOME_API_KEY: "sk-hidden" });
    await atCheck();
    const shown = readFileSync(`/proc/${child.pid}/environ`, "latin1");
    expect(shown).toContain("MARKER=");
    expect(shown).not.toContain("sk-hidden");
    expect(await ended).toBe(0);
    expect(JSON.parse(output.stdout)).toMatchObject({ outcome: "passed" });
    expect(readdirSync(tmp, { recursive: true })).toEqual([`passwhen-${process.getuid?.()}`]);
  },
);

test("a link on the way to the output folder that leads elsewhere by now is not followed", async () => {
  const [root, parent, victim] = [makeTempDir(), makeTempDir(), makeTempDir()];
  const link = join(root, "link");
  symlinkSync(parent, link);
  mkdirSync(join(victim, "reports"));
  const { output, ended, atCheck } = startVerify({}, root, join(link, "reports"));
  await atCheck();
  rmSync(link);
  symlinkSync(victim, link);
  expect(await ended).toBe(0);
  expect(JSON.parse(output.stdout)).toMatchObject({ outcome: "passed" });
  expect(readdirSync(victim, { recursive: true })).toEqual(["reports"]);
  expect(JSON.parse(readFileSync(join(parent, "reports", "verdict.json"), "utf8"))).toMatchObject({ isFinished: true });
});

test.skipIf(typeof process.execve !== "function")("a signal still ends a run that was started anew", async () => {
  const { child, ended, atCheck } = startVerify({ SOME_API_KEY: "sk-hidden" });
  await atCheck();
  child.kill("SIGINT");
  expect(await ended).toBe(130);
});
