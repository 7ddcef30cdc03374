import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ISOLATION_KINDS, makeRunner } from "./run-fixture.ts";

const SECRETS = {
  GITHUB_TOKEN: "canary-1",
  GITHUB_ENV: "canary-2",
  ACTIONS_RUNTIME_TOKEN: "canary-3",
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: "canary-4",
  RUNNER_TEMP: "canary-5",
  "INPUT_GITHUB-TOKEN": "canary-6",
  NODE_OPTIONS: "--title=canary-7",
  NODE_AUTH_TOKEN: "canary-8",
  LD_PRELOAD: "/canary-9.so",
  BASH_ENV: "/canary-10",
  ENV: "/canary-11",
  GIT_DIR: "canary-12",
  GIT_CONFIG_COUNT: "canary-13",
  ANTHROPIC_API_KEY: "canary-14",
  SSH_AUTH_SOCK: "canary-15",
  PS4: "canary-16",
  "BASH_FUNC_ls%%": "() { echo canary-17; }",
} as const;

describe.each(ISOLATION_KINDS)("in %s mode", (kind) => {
  test("the environment is exactly the allow-list, the homes and what the spec names", async () => {
    const baseEnv = {
      ...SECRETS,
      PATH: process.env["PATH"],
      LANG: "C.UTF-8",
      LC_ALL: "C",
      TZ: "Asia/Tokyo",
      USER: "canary",
    };
    const { run, spec } = makeRunner(kind, baseEnv);
    const result = await run(["env", "-0"], { env: { EXTRA: "two\nlines", GIT_AUTHOR_NAME: "given", TZ: "UTC" } });
    const lines = result.stdout.text.split("\0").filter((line) => line !== "" && !/^(?:_|SHLVL)=/.test(line));
    const env = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
    );
    expect(env).toEqual({
      PATH: process.env["PATH"],
      LANG: "C.UTF-8",
      LC_ALL: "C",
      TZ: "UTC",
      CI: "1",
      TERM: "dumb",
      HOME: spec.homeDir,
      TMPDIR: spec.tmpDir,
      XDG_CONFIG_HOME: join(spec.homeDir, ".config"),
      XDG_CACHE_HOME: join(spec.homeDir, ".cache"),
      XDG_DATA_HOME: join(spec.homeDir, ".local/share"),
      XDG_STATE_HOME: join(spec.homeDir, ".local/state"),
      EXTRA: "two\nlines",
      GIT_AUTHOR_NAME: "given",
      PROCESS_MARK: env["PROCESS_MARK"],
    });
    expect(env["PROCESS_MARK"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("no secret of ours is in the environment of any process the program can see as its own", async () => {
    const { run } = makeRunner(kind, { ...process.env, ...SECRETS });
    const script =
      "cat /proc/self/environ /proc/$$/environ /proc/$PPID/environ | tr '\\0' '\\n'; env; export -p; declare -f";
    const result = await run(script, { maxOutputBytes: 1024 * 1024 });
    expect(result.stdout.totalBytes).toBeGreaterThan(200);
    expect(result.stdout.text + result.stderr.text).not.toContain("canary");
  });

  test("what the spec sets for bash steers the program alone, never our helper", async () => {
    const { run, spec } = makeRunner(kind);
    const env = { BASH_ENV: join(spec.cwd, "rc"), "BASH_FUNC_echo%%": "() { builtin echo hijacked; }" };
    await run("echo 'printf sourced, >> ran' > rc");
    const result = await run(["sh", "-c", "cat ran 2>/dev/null; echo fine"], { env });
    expect(result).toMatchObject({ exitCode: 0, startError: null });
    expect(result.stdout.text).toBe("fine\n");
    await run("true", { env });
    expect((await run("cat ran")).stdout.text).toBe("sourced,");
  });

  test("descriptors that our parents left open do not reach the program", () => {
    const script = fileURLToPath(new URL("./print-run.ts", import.meta.url));
    const command = "ls -1 /proc/self/fd | tr '\\n' ' '";
    const shell = 'exec 7</etc/hostname 42</etc/hostname 200</etc/hostname 3>&-; exec "$0" "$@"';
    const args = ["-c", shell, process.execPath, script, kind, command];
    const child = spawnSync("bash", args, { encoding: "utf8" });
    // ls itself opens the folder as 3.
    expect(child.stdout).toBe("0 1 2 3 ");
  });
});

test("in pid-namespace mode the program sees no process but its own", async () => {
  const { run } = makeRunner("pid-namespace", { ...process.env, ...SECRETS });
  const result = await run("cat /proc/[0-9]*/environ | tr '\\0' '\\n'; ls -d /proc/[0-9]* | wc -l");
  expect(result.stdout.text).not.toContain("canary");
  expect(Number(result.stdout.text.trim().split("\n").at(-1))).toBeLessThan(8);
});
