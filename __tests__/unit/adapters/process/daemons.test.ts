import { randomUUID } from "node:crypto";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { ISOLATION_KINDS, findByCommandLine, makeRunner, waitFor } from "./run-fixture.ts";

const CLOSED = "</dev/null >/dev/null 2>&1";

// Each leaves a process that shows MARK as its name and writes the file `up` once it runs.
const DAEMON = `exec -a MARK bash -c 'touch "$0"; exec -a MARK sleep 300' "$PWD/up"`;

const KINDS_OF_DAEMON: Readonly<Record<string, string>> = {
  "a background job that keeps the output open": `( ${DAEMON} ) &`,
  "a background job that nohup detached": `nohup bash -c ${quote(DAEMON)} ${CLOSED} &`,
  "a session of its own": `setsid bash -c ${quote(DAEMON)} ${CLOSED} &`,
  "a double fork in a session of its own": `( setsid bash -c ${quote(`( ${DAEMON} ) & exit`)} ${CLOSED} & )`,
  "a double fork that left for / and kept its environment alone": `( up=$PWD/up; cd /; setsid bash -c ${quote(
    `exec -a MARK bash -c 'touch "$0"; exec -a MARK sleep 300' "$0"`,
  )} $up ${CLOSED} & )`,
  "a shell that ignores SIGTERM and SIGHUP": `( trap '' TERM HUP INT; ${DAEMON} ) ${CLOSED} &`,
  "a job that cleared its environment": `( setsid env -i bash -c ${quote(DAEMON)} ${CLOSED} & )`,
  "a job that cleared its environment, left for / and forked later": `( up=$PWD/up; cd /; exec setsid env -i bash -c ${quote(
    `sleep 0.5; ( exec -a MARK bash -c 'touch "$0"; exec -a MARK sleep 300' "$0" ) & exit`,
  )} $up ${CLOSED} ) &`,
};

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

describe.each(ISOLATION_KINDS)("in %s mode", (kind) => {
  test.each(Object.keys(KINDS_OF_DAEMON))("nothing is left of %s", async (name) => {
    const mark = `daemon-${randomUUID()}`;
    const { run, spec } = makeRunner(kind);
    const script = `${KINDS_OF_DAEMON[name]?.replaceAll("MARK", mark)}\nwhile [ ! -e up ]; do sleep 0.02; done; echo done`;
    const running = run(script);
    await waitFor("the daemon", () => existsSync(join(spec.cwd, "up")));
    const result = await running;
    expect(findByCommandLine(mark)).toEqual([]);
    expect(result).toMatchObject({ ended: "finished", exitCode: 0 });
    expect(result.stdout.text).toBe("done\n");
    expect(result.durationMs).toBeLessThan(8000);
  });

  test("a time limit ends daemons too", async () => {
    const mark = `daemon-${randomUUID()}`;
    const script = `( trap '' TERM; setsid bash -c 'exec -a ${mark} sleep 300' & )\nexec -a ${mark} sleep 300`;
    const result = await makeRunner(kind).run(script, { timeoutMs: 500 });
    expect(findByCommandLine(mark)).toEqual([]);
    expect(result.ended).toBe("timed-out");
  });

  test("SIGTERM reaches everything before SIGKILL does", async () => {
    const child = `trap 'echo child had it; exit' TERM; while :; do sleep 0.02; done`;
    const script = `trap 'wait; echo parent had it; exit' TERM; ( ${child} ) & wait`;
    const result = await makeRunner(kind).run(script, { timeoutMs: 600 });
    expect(result.stdout.text.split("\n").toSorted()).toEqual(["", "child had it", "parent had it"]);
  });

  test("two hundred processes that keep forking are all ended", async () => {
    const mark = `swarm-${randomUUID()}`;
    const one = `while :; do ( exec -a ${mark} sleep 0.2 ) & sleep 0.05; done`;
    const script = `for i in $(seq 40); do ( trap '' TERM; ${one} ) & done; sleep 300`;
    const result = await makeRunner(kind).run(script, { timeoutMs: 1000 });
    expect(findByCommandLine(mark)).toEqual([]);
    expect(result.ended).toBe("timed-out");
  });

  test("a neighbour that runs in the same folder at the same time is left alone", async () => {
    const { run, spec } = makeRunner(kind);
    const neighbour = run("( sleep 2; echo still here ) & wait");
    await run("sleep 300 & ( setsid sleep 300 & ) ; sleep 0.3", { cwd: spec.cwd });
    expect((await neighbour).stdout.text).toBe("still here\n");
  });

  test("our own sudden death takes the program along", async () => {
    const mark = `orphan-${randomUUID()}`;
    const script = fileURLToPath(new URL("./run-and-wait.ts", import.meta.url));
    const parent = spawn(process.execPath, [script, kind, `exec -a ${mark} sleep 300`], { stdio: "ignore" });
    const ended = once(parent, "exit");
    await waitFor("the program", () => findByCommandLine(`${mark} 300`).length > 0);
    parent.kill("SIGKILL");
    await ended;
    await waitFor("the program's end", () => findByCommandLine(`${mark} 300`).length === 0);
    await pause(50);
    expect(findByCommandLine(`${mark} 300`)).toEqual([]);
  });

  test("our own ordinary exit takes background children along", async () => {
    const mark = `orphan-${randomUUID()}`;
    const script = fileURLToPath(new URL("./run-and-wait.ts", import.meta.url));
    const command = `( exec -a ${mark} sleep 300 ) & wait`;
    const parent = spawn(process.execPath, [script, kind, command, "SIGUSR2"], { stdio: "ignore" });
    const ended = once(parent, "exit");
    await waitFor("the program", () => findByCommandLine(`${mark} 300`).length > 0);
    parent.kill("SIGUSR2");
    await ended;
    await waitFor("the child's end", () => findByCommandLine(`${mark} 300`).length === 0);
  });
});

test.each(["pid-namespace", "subreaper"] as const)(
  "in %s mode a daemon that hides all its traces dies",
  async (kind) => {
    const mark = `hidden-${randomUUID()}`;
    const { run, spec } = makeRunner(kind);
    const daemon = `( cd /; setsid env -i bash -c 'touch "$0"; exec -a ${mark} sleep 300' ${spec.cwd}/up ${CLOSED} & )`;
    const result = await run(`${daemon}; while [ ! -e up ]; do sleep 0.01; done`);
    expect(findByCommandLine(mark)).toEqual([]);
    expect(result.exitCode).toBe(0);
  },
);

test("in subreaper mode a program that kills the helper gains nothing for its daemons", async () => {
  const mark = `rebel-${randomUUID()}`;
  const script = `setsid bash -c 'exec -a ${mark} sleep 300' ${CLOSED} & sleep 0.3; kill -KILL $PPID; sleep 300`;
  const result = await makeRunner("subreaper").run(script, { timeoutMs: 10_000 });
  expect(findByCommandLine(mark)).toEqual([]);
  expect(result).toMatchObject({ ended: "finished", exitCode: null, killedBy: "SIGKILL" });
});
