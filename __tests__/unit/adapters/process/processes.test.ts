import { createHash } from "node:crypto";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { probeIsolation } from "../../../../src/adapters/process/probe-isolation.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";
import { ISOLATION_KINDS, makeRunner, waitFor } from "./run-fixture.ts";

const PATH = process.env["PATH"] ?? "";

test.each(ISOLATION_KINDS)("this machine has what the suites in %s mode are about", async (kind) => {
  expect((await probeIsolation(PATH, kind)).kind).toBe(kind);
});

test("a machine without namespaces, perl and setpriv still gets a process group", async () => {
  const folder = makeTempFolder("path");
  writeFileSync(join(folder, "bash"), '#!/bin/sh\nexec /bin/bash "$@"\n');
  for (const name of ["unshare", "perl", "setpriv"]) writeFileSync(join(folder, name), "#!/bin/sh\nexit 1\n");
  for (const name of ["bash", "unshare", "perl", "setpriv"]) chmodSync(join(folder, name), 0o755);
  expect(await probeIsolation(folder, "auto")).toMatchObject({ kind: "group", prefix: [] });
});

describe.each(ISOLATION_KINDS)("in %s mode", (kind) => {
  test("a shell command gives its output, its errors and its exit code", async () => {
    const result = await makeRunner(kind).run("echo out; echo err >&2; exit 3");
    expect(result).toMatchObject({ ended: "finished", exitCode: 3, killedBy: null, startError: null });
    expect(result.stdout).toEqual({ text: "out\n", totalBytes: 4, droppedBytes: 0 });
    expect(result.stderr).toEqual({ text: "err\n", totalBytes: 4, droppedBytes: 0 });
    expect(result.durationMs).toBeGreaterThan(0);
  });

  test("an argument list is started as it is, without a shell", async () => {
    const words = ["a b", "$HOME", "`id`", "*", "", "-n", "é"] as const;
    const result = await makeRunner(kind).run(["printf", "%s|", ...words]);
    expect(result.stdout.text).toBe("a b|$HOME|`id`|*||-n|é|");
    expect(result.stderr.text).toBe("");
  });

  test("it runs in the given folder", async () => {
    const { run, spec } = makeRunner(kind);
    expect((await run(["pwd"])).stdout.text).toBe(`${spec.cwd}\n`);
  });

  test.each(["KILL", "TERM", "SEGV", "ABRT"])("a death by SIG%s is told from an exit code", async (name) => {
    const result = await makeRunner(kind).run(`kill -${name} $$`);
    expect(result).toMatchObject({ ended: "finished", exitCode: null, killedBy: `SIG${name}` });
    expect(result.stderr.text).toBe("");
  });

  test("an exit code above 128 stays an exit code", async () => {
    expect(await makeRunner(kind).run("exit 137")).toMatchObject({ exitCode: 137, killedBy: null });
    expect(await makeRunner(kind).run("exit 255")).toMatchObject({ exitCode: 255, killedBy: null });
  });

  test("standard input is written whole and then closed", async () => {
    const text = "ünï\n".repeat(50_000);
    const result = await makeRunner(kind).run("cat | sha256sum; cat; echo end", { stdin: text });
    expect(result.stdout.text).toBe(`${createHash("sha256").update(text).digest("hex")}  -\nend\n`);
  });

  test("without standard input a reader sees its end at once", async () => {
    expect((await makeRunner(kind).run("cat; echo end")).stdout.text).toBe("end\n");
  });

  test("a program that does not read its input is no trouble", async () => {
    const result = await makeRunner(kind).run("exec 0<&-; echo fine", { stdin: "x".repeat(300_000) });
    expect(result).toMatchObject({ ended: "finished", exitCode: 0 });
    expect(result.stdout.text).toBe("fine\n");
  });

  test("scripts may open /dev/stdin, /dev/stdout and /dev/stderr", async () => {
    const script = "cat /dev/stdin > /dev/stdout; echo warned > /dev/stderr; echo two | tee /dev/stderr";
    const result = await makeRunner(kind).run(script, { stdin: "one\n" });
    expect(result.stdout.text).toBe("one\ntwo\n");
    expect(result.stderr.text).toBe("warned\ntwo\n");
  });

  test("there is no terminal, not even by /dev/tty", async () => {
    const result = await makeRunner(kind).run("test -t 0 || test -t 1 || test -t 2 || : > /dev/tty; echo $?");
    expect(result.stdout.text).toBe("1\n");
  });

  test("signals and the file mask are as after a login", async () => {
    const before = process.umask();
    const script = "umask; grep -E '^Sig(Blk|Ign)' /proc/self/status";
    const { stdout } = await makeRunner(kind).run(["sh", "-c", script]);
    expect(stdout.text.split("\n")[0]).toBe(`0${before.toString(8).padStart(3, "0")}`);
    expect(stdout.text).toContain("SigBlk:\t0000000000000000");
    expect(stdout.text).toContain("SigIgn:\t0000000000000000");
  });

  test("many at once keep apart", async () => {
    const { run } = makeRunner(kind);
    const numbers = Array.from({ length: 12 }, (_, index) => String(index));
    const results = await Promise.all(numbers.map((number) => run(`sleep 0.1; echo ${number}; exit ${number}`)));
    expect(results.map((result) => result.stdout.text.trim())).toEqual(numbers);
    expect(results.map((result) => String(result.exitCode))).toEqual(numbers);
  });

  test("a time limit ends a program, gently first", async () => {
    const gentle = await makeRunner(kind).run("trap 'echo bye; exit 5' TERM; while :; do sleep 0.05; done", {
      timeoutMs: 400,
    });
    expect(gentle).toMatchObject({ ended: "timed-out", exitCode: 5 });
    expect(gentle.stdout.text).toBe("bye\n");
    expect(gentle.durationMs).toBeGreaterThan(390);
    expect(gentle.durationMs).toBeLessThan(2000);
  });

  test("a program that will not end is killed after two more seconds", async () => {
    const result = await makeRunner(kind).run("trap '' TERM; echo kept; while :; do sleep 0.05; done", {
      timeoutMs: 300,
    });
    expect(result).toMatchObject({ ended: "timed-out", exitCode: null, killedBy: "SIGKILL" });
    expect(result.stdout.text).toBe("kept\n");
    expect(result.durationMs).toBeGreaterThan(2200);
    expect(result.durationMs).toBeLessThan(6000);
  });

  test("the signal cancels a running program", async () => {
    const controller = new AbortController();
    const { run, spec } = makeRunner(kind);
    const running = run("echo begun; touch begun; sleep 60", { signal: controller.signal });
    await waitFor("the program's start", () => existsSync(join(spec.cwd, "begun")));
    controller.abort();
    const result = await running;
    expect(result).toMatchObject({ ended: "cancelled", exitCode: null, killedBy: "SIGTERM" });
    expect(result.stdout.text).toBe("begun\n");
  });

  test("an aborted signal starts nothing", async () => {
    const { run, spec } = makeRunner(kind);
    const result = await run("touch started", { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ ended: "cancelled", exitCode: null, startError: null, durationMs: 0 });
    expect((await run(["ls", spec.cwd])).stdout.text).toBe("");
  });
});
