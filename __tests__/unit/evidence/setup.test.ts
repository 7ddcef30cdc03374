import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { systemClock } from "../../../src/adapters/clock.ts";
import { createGit } from "../../../src/adapters/git/git.ts";
import { createKeeper } from "../../../src/adapters/keep-file.ts";
import { createProcesses } from "../../../src/adapters/process/processes.ts";
import { withSetup } from "../../../src/evidence/setup.ts";
import type { Setup, SetupParts } from "../../../src/evidence/setup.ts";
import { GateError } from "../../../src/lib/error.ts";
import { makeGitRepo, makeTempFolder } from "../../support/git-repo.ts";

const processes = createProcesses({ baseEnv: { ...process.env, SECRET_TOKEN: "hunter2" } });

interface Fixture {
  readonly setup: Setup;
  readonly head: string;
  readonly base: string;
  readonly workDir: string;
  readonly outputDir: string;
  readonly runs: string[];
}

function makeSetup(commands: readonly string[], change: Partial<SetupParts> = {}): Fixture {
  const repo = makeGitRepo();
  const base = repo.commit({ "a.txt": "base\n" });
  const head = repo.commit({ "a.txt": "head\n", ".gitignore": "node_modules/\n" });
  const root = makeTempFolder("setup");
  const workDir = join(root, "copies");
  const git = createGit({
    remoteUrl: null,
    token: null,
    localRepository: repo.dir,
    storeDir: join(root, "store"),
    workDir,
    baseEnv: process.env,
  });
  const outputDir = join(root, "out");
  const runs: string[] = [];
  const setup = withSetup({
    commands,
    head,
    checkOut: git.checkOut,
    duplicate: git.duplicate,
    processes: {
      run: (spec) => {
        runs.push(JSON.stringify(spec.command));
        return processes.run(spec);
      },
    },
    keep: createKeeper(outputDir),
    clock: systemClock,
    timeoutMs: 30_000,
    signal: new AbortController().signal,
    ...change,
  });
  return { setup, head, base, workDir, outputDir, runs };
}

function refuse(): Promise<never> {
  return Promise.reject(new GateError("disk-full", "no room"));
}

async function failureOf(promise: Promise<unknown>): Promise<{ readonly code: string; readonly message: string }> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GateError)) throw new Error(`no GateError: ${String(error)}`);
  return { code: error.code, message: error.message };
}

const INSTALL = "mkdir -p node_modules/x; echo made > node_modules/x/index.js; echo seen > seen.txt; echo installing";

test("the commands run once for everybody, and each gets a copy of what they left", async () => {
  const { setup, head, runs, outputDir, workDir } = makeSetup([INSTALL, "cat a.txt"]);
  expect(setup.prepared()).toBeNull();
  const copies = await Promise.all([1, 2, 3].map(() => setup.checkOut(head)));
  expect(runs.length).toBe(2);
  for (const copy of copies) {
    expect(readFileSync(join(copy.dir, "node_modules/x/index.js"), "utf8")).toBe("made\n");
    expect(readdirSync(copy.homeDir)).toEqual([]);
  }
  expect(setup.prepared()?.commands.map(({ command, outcome, isSuccess }) => [command, outcome, isSuccess])).toEqual([
    [INSTALL, "exit 0", true],
    ["cat a.txt", "exit 0", true],
  ]);
  expect(setup.prepared()?.files.map(({ path }) => path)).toEqual([
    join(outputDir, "setup-1.txt"),
    join(outputDir, "setup-2.txt"),
  ]);
  expect(readFileSync(join(outputDir, "setup-2.txt"), "utf8")).toBe("$ cat a.txt\nhead\n\n[exit 0]\n");
  for (const copy of copies) await copy.remove();
  expect(readdirSync(workDir).length).toBe(1);
  await setup.dispose();
  expect(readdirSync(workDir)).toEqual([]);
  expect((await failureOf(setup.checkOut(head))).code).toBe("cancelled");
});

test("what is done in one copy reaches no other, before or after", async () => {
  const { setup, head } = makeSetup([INSTALL]);
  const [first, second] = [await setup.checkOut(head), await setup.checkOut(head)];
  const before = await first.snapshot();
  writeFileSync(join(first.dir, "node_modules/x/index.js"), "poisoned\n");
  writeFileSync(join(first.dir, "seen.txt"), "poisoned\n");
  writeFileSync(join(first.dir, "a.txt"), "poisoned\n");
  const third = await setup.checkOut(head);
  for (const copy of [second, third]) {
    expect(readFileSync(join(copy.dir, "node_modules/x/index.js"), "utf8")).toBe("made\n");
    expect(readFileSync(join(copy.dir, "seen.txt"), "utf8")).toBe("seen\n");
    expect(readFileSync(join(copy.dir, "a.txt"), "utf8")).toBe("head\n");
    expect(await copy.patchSince(before)).toMatchObject({ text: "" });
  }
  // A patch tells the agent's changes from those of the setup.
  expect((await first.patchSince(before)).text).toContain("-seen\n+poisoned\n");
  for (const copy of [first, second, third]) await copy.remove();
  await setup.dispose();
});

test("other commits and policies without setup get a plain copy, and nothing runs", async () => {
  const one = makeSetup([INSTALL]);
  const copy = await one.setup.checkOut(one.base);
  expect(existsSync(join(copy.dir, "node_modules"))).toBe(false);
  expect(one.runs).toEqual([]);
  await copy.remove();
  await one.setup.dispose();
  expect(readdirSync(one.workDir)).toEqual([]);
  const nothing = makeSetup([], { checkOut: refuse });
  expect(nothing.setup.checkOut).toBe(refuse);
});

test("a command that fails ends the setup, and every copy of the head is refused with its words", async () => {
  const commands = [
    "echo fine",
    "echo starting; printf '\\033[31mnpm error code E404\\033[0m\\n' >&2; false; echo on",
    "touch never",
  ];
  const { setup, head, base, runs, outputDir, workDir } = makeSetup(commands);
  const failures = await Promise.all([failureOf(setup.checkOut(head)), failureOf(setup.checkOut(head))]);
  failures.push(await failureOf(setup.checkOut(head)));
  for (const failure of failures)
    expect(failure).toEqual({ code: "setup-failed", message: `\`${commands[1]}\` → exit 1: npm error code E404` });
  expect(runs.length).toBe(2);
  expect(readFileSync(join(outputDir, "setup-2.txt"), "utf8")).toContain(
    "starting\n\nnpm error code E404\n\n[exit 1]\n",
  );
  expect(setup.prepared()?.commands.map(({ isSuccess }) => isSuccess)).toEqual([true, false]);
  await (await setup.checkOut(base)).remove();
  await setup.dispose();
  expect(readdirSync(workDir)).toEqual([]);
});

test("a command that does not end in time is ended; the time is for all commands together", async () => {
  const { setup, head } = makeSetup(["sleep 0.6", "sleep 30"], { timeoutMs: 1500 });
  const start = performance.now();
  const { code, message } = await failureOf(setup.checkOut(head));
  expect(code).toBe("setup-failed");
  expect(message).toMatch(/^`sleep 30` → timed out after 1 s/);
  expect(performance.now() - start).toBeLessThan(6000);
  await setup.dispose();
});

test("a cancelled setup is cancelled, not failed, and leaves nothing behind", async () => {
  const controller = new AbortController();
  const { setup, head, workDir, runs } = makeSetup(["sleep 30"], { signal: controller.signal });
  const asked = failureOf(setup.checkOut(head));
  setTimeout(() => controller.abort(), 500);
  expect((await asked).code).toBe("cancelled");
  expect((await failureOf(setup.checkOut(head))).code).toBe("cancelled");
  expect(runs.length).toBe(1);
  await setup.dispose();
  expect(readdirSync(workDir)).toEqual([]);
  const late = makeSetup(["true"], { signal: AbortSignal.abort() });
  expect((await failureOf(late.setup.checkOut(late.head))).code).toBe("cancelled");
  expect(late.runs).toEqual([]);
});

test("commands see our allow-list and folders of their own", async () => {
  const script = 'env > seen-env.txt; echo "$HOME $TMPDIR $PWD" > places.txt; touch "$HOME/cache"';
  const { setup, head } = makeSetup([script]);
  const copy = await setup.checkOut(head);
  expect(readFileSync(join(copy.dir, "seen-env.txt"), "utf8")).not.toContain("hunter2");
  const [home = "", tmp = "", pwd = ""] = readFileSync(join(copy.dir, "places.txt"), "utf8").trim().split(" ");
  expect([dirname(home), dirname(tmp)]).toEqual([dirname(pwd), dirname(pwd)]);
  expect(pwd).not.toBe(copy.dir);
  expect(existsSync(join(home, "cache"))).toBe(true);
  expect(readdirSync(copy.homeDir)).toEqual([]);
  await copy.remove();
  await setup.dispose();
  expect(existsSync(home)).toBe(false);
});

test("dispose waits for copies that are being made", async () => {
  const { setup, head, workDir } = makeSetup(["sleep 0.3; echo done > done.txt"]);
  const asked = [setup.checkOut(head), setup.checkOut(head)];
  await setup.dispose();
  const copies = await Promise.all(asked);
  for (const copy of copies) {
    expect(readFileSync(join(copy.dir, "done.txt"), "utf8")).toBe("done\n");
    await copy.remove();
  }
  expect(readdirSync(workDir)).toEqual([]);
});

test("a machine that cannot make the copy is no fault of the setup", async () => {
  const { setup, head } = makeSetup(["true"], { checkOut: refuse });
  expect(await failureOf(setup.checkOut(head))).toEqual({ code: "disk-full", message: "no room" });
  expect(setup.prepared()).toBeNull();
  await setup.dispose();
});
