import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readExit } from "../../../../src/adapters/process/exit-status.ts";
import { buildLaunch } from "../../../../src/adapters/process/isolation.ts";
import { toWorldError } from "../../../../src/lib/error.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";
import { ISOLATION_KINDS, makeRunner } from "./run-fixture.ts";

const PLAIN_BASH = { prefix: [], mount: null, drop: [], shell: { path: "/bin/bash", isBash: true } } as const;

test("helpers that are put on PATH after the first run are not run", async () => {
  const planted = makeTempFolder("planted");
  const { run } = makeRunner("auto", { ...process.env, PATH: `.:${planted}:${process.env["PATH"]}` });
  await run("true");
  for (const name of ["bash", "unshare", "setpriv", "mkfifo"])
    writeFileSync(join(planted, name), "#!/bin/sh\necho planted\n", { mode: 0o755 });
  expect(await run("echo ours")).toMatchObject({ exitCode: 0, stdout: { text: "ours\n" }, stderr: { text: "" } });
});

describe.each(ISOLATION_KINDS)("in %s mode", (kind) => {
  test("no helper starts in the program's folder", async () => {
    const shims = makeTempFolder("shims");
    const seen = join(shims, "seen");
    for (const name of ["perl", "setpriv", "unshare", "bash"]) {
      const real = ["/usr/bin", "/bin"].map((folder) => join(folder, name)).find((path) => existsSync(path));
      if (real === undefined) continue;
      const words = `#!/bin/sh\necho "${name} $(pwd -P)" >> ${seen}\nexec ${real} "$@"\n`;
      writeFileSync(join(shims, name), words, { mode: 0o755 });
    }
    const { run, spec } = makeRunner(kind, { ...process.env, PATH: `${shims}:${process.env["PATH"]}` });
    const { stdout } = await run(["/bin/pwd"]);
    expect(stdout.text).toBe(`${spec.cwd}\n`);
    const lines = readFileSync(seen, "utf8").trim().split("\n");
    expect(lines).toContain("bash /");
    expect(lines.filter((line) => !line.endsWith(" /"))).toEqual([]);
  });

  test("a folder with an odd name is entered, and one that cannot be is said", async () => {
    const { run, spec } = makeRunner(kind);
    const odd = join(spec.cwd, `-a "b' $(touch no)\\n c\n`);
    mkdirSync(odd);
    expect((await run(["/bin/pwd"], { cwd: odd })).stdout.text).toBe(`${odd}\n`);
    // Gone after we looked for it, as for a folder that another process removes.
    const launch = buildLaunch({ ...PLAIN_BASH, kind }, "/bin/true", [], "/nonexistent/here");
    const { stderr, status } = spawnSync(launch.file, launch.args, { encoding: "utf8" });
    expect(readExit({ code: status, signal: null }, stderr, false)).toEqual({
      kind: "not-started",
      why: "the folder /nonexistent/here cannot be entered",
    });
  });

  test("a missing folder is said", async () => {
    const result = await makeRunner(kind).run("true", { cwd: "/nonexistent/here" });
    expect(result).toMatchObject({ ended: "not-started", exitCode: null, killedBy: null });
    expect(result.startError).toBe("the folder /nonexistent/here does not exist");
  });

  test.each(["no-such-program", "/nonexistent/program", "./missing", ""])(
    "a missing program is said: %j",
    async (name) => {
      const result = await makeRunner(kind).run([name, "x"]);
      expect(result).toMatchObject({ ended: "not-started", exitCode: null });
      expect(result.startError).toContain("was not found or is not executable");
    },
  );

  test("a file that is not executable, a folder and a link to nothing are no programs", async () => {
    const { run, spec } = makeRunner(kind);
    writeFileSync(join(spec.cwd, "plain"), "#!/bin/sh\n");
    mkdirSync(join(spec.cwd, "folder"));
    symlinkSync("nowhere", join(spec.cwd, "link"));
    for (const name of ["./plain", "./folder", "./link"]) expect((await run([name])).ended).toBe("not-started");
  });

  test("a program in the working folder is started only by its path", async () => {
    const { run, spec } = makeRunner(kind);
    writeFileSync(join(spec.cwd, "tool"), "#!/bin/sh\necho ran\n");
    chmodSync(join(spec.cwd, "tool"), 0o755);
    expect((await run(["tool"])).ended).toBe("not-started");
    const fromHere = relative(process.cwd(), spec.cwd);
    for (const folder of [".", "", fromHere])
      expect((await run(["tool"], { env: { PATH: `${folder}:/usr/bin` } })).ended).toBe("not-started");
    expect((await run(["./tool"])).stdout.text).toBe("ran\n");
    expect((await run(["tool"], { env: { PATH: `${spec.cwd}:${process.env["PATH"]}` } })).stdout.text).toBe("ran\n");
  });

  test("a bash that the checkout brings is not ours", async () => {
    const { run, spec } = makeRunner(kind);
    writeFileSync(join(spec.cwd, "bash"), "#!/bin/sh\necho hijacked\n");
    chmodSync(join(spec.cwd, "bash"), 0o755);
    const result = await run("echo fine", { env: { PATH: `${spec.cwd}:${process.env["PATH"]}` } });
    expect(result.stdout.text).toBe("fine\n");
  });

  test("a command line that is too long is said", async () => {
    const result = await makeRunner(kind).run(`: ${"x".repeat(3_000_000)}`);
    expect(result.ended).toBe("not-started");
    expect(result.startError).toContain("too long");
  });

  test("a NUL in a command or in the environment is said", async () => {
    const { run } = makeRunner(kind);
    expect((await run("echo a\0b")).ended).toBe("not-started");
    expect((await run("true", { env: { A: "a\0b" } })).ended).toBe("not-started");
    expect((await run(["prin\0tf"])).ended).toBe("not-started");
  });

  test("a machine without free descriptors is a failure of the world, and the next run works", () => {
    const script = fileURLToPath(new URL("./exhaust-descriptors.ts", import.meta.url));
    const args = ["-c", 'ulimit -n 60; exec "$0" "$@"', process.execPath, script, kind];
    const child = spawnSync("bash", args, { encoding: "utf8" });
    const report: unknown = JSON.parse(child.stdout);
    expect(report).toMatchObject({ unexpected: [], afterwards: "finished" });
    expect(report).toHaveProperty("refused", expect.any(Number));
    expect(report).not.toHaveProperty("refused", 0);
  });
});

test("without bash a shell command is not started, and a program still runs", async () => {
  const { run } = makeRunner("auto", { PATH: makeTempFolder("no-programs") });
  const shell = await run("true");
  expect(shell).toMatchObject({ ended: "not-started", startError: "bash is not installed on this machine" });
  const result = await run(["/bin/echo", "fine"]);
  expect(result).toMatchObject({ ended: "finished", exitCode: 0 });
  expect(result.stdout.text).toBe("fine\n");
});

test("with a plain shell alone, programs run and die with their group", async () => {
  const folder = makeTempFolder("sh-only");
  symlinkSync("/bin/sh", join(folder, "sh"));
  const { run } = makeRunner("auto", { PATH: folder });
  const result = await run(["/bin/sh", "-c", "echo out; echo err >&2; /bin/sleep 300 & exit 4"]);
  expect(result).toMatchObject({ ended: "finished", exitCode: 4 });
  expect([result.stdout.text, result.stderr.text]).toEqual(["out\n", "err\n"]);
});

test.each([
  ["ENOSPC", "disk-full", false],
  ["EDQUOT", "disk-full", false],
  ["EAGAIN", "world-failed", true],
  ["EMFILE", "world-failed", true],
  ["EACCES", "world-failed", false],
])("%s is %s", (code, reason, isRetryable) => {
  const error = toWorldError("it", Object.assign(new Error("refused"), { code }));
  expect(error).toMatchObject({ code: reason, isRetryable, message: "it: refused" });
});

test("a helper that never came up is a failure of the world, unless we stopped it", () => {
  const exit = { code: 1, signal: null };
  const words = "unshare: fork failed: Resource temporarily unavailable\n";
  expect(() => readExit(exit, words, false)).toThrow(/cannot be started: unshare: fork failed/);
  expect(readExit(exit, words, true)).toEqual({ kind: "ended", exitCode: 1, killedBy: null });
});

test("a helper that cannot fork is a failure of the world", () => {
  const words = "up\nhelper: fork: Resource temporarily unavailable\n";
  expect(() => readExit({ code: 254, signal: null }, words, false)).toThrow(/fork: Resource/);
});
