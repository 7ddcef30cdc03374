/** Stands for a coding agent's program: prints a recording and does one thing wrong. In: what, the recording, a mark for processes it
 *  leaves. The arguments and the environment that an adapter gives go to `called.json` in HOME, the prompt to `prompt.md` beside it. */
import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";

const [what = "", recording = "", mark = "60", ...argv] = process.argv.slice(2);
const recorded = readFileSync(recording, "utf8").trimEnd().split("\n");
const lines = recorded.slice(0, -1);
const last = lines.at(-1) ?? "";
const ended = /^\{"ended":"(.*)"\}$/.exec(recorded.at(-1) ?? "")?.[1] ?? "";
const home = process.env["HOME"] ?? "";
const HANDOFF = /## Status[^"]*?unit-test-verified\\n/g;
const LONG = "x".repeat(9_000_000);
const DEEP = "[".repeat(20_000) + "]".repeat(20_000);

function print(text: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(text, () => resolve());
  });
}

function replay(some: readonly string[]): Promise<void> {
  return print(some.map((line) => `${line}\n`).join(""));
}

async function exit(code: number): Promise<void> {
  await print("");
  process.exit(code);
}

async function readPrompt(): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of process.stdin) if (Buffer.isBuffer(part)) parts.push(part);
  writeFileSync(join(home, "prompt.md"), Buffer.concat(parts));
}

function tryToOpen(path: string): string {
  try {
    closeSync(openSync(path, "w"));
    return "opened";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "?";
  }
}

function leave(): void {
  spawn("sleep", [mark], { detached: true, stdio: "ignore" }).unref();
}

async function replayWhole(): Promise<void> {
  await readPrompt();
  await replay(lines);
  if (ended === "cancelled") await pause(60_000);
  await exit(Number(/^exit (\d+)$/.exec(ended)?.[1] ?? 1));
}

async function leaveDaemons(): Promise<void> {
  leave();
  const nested = `setsid sleep ${mark} & setsid bash -c 'sleep ${mark} & sleep ${mark}' &`;
  spawn("bash", ["-c", nested], { stdio: "ignore" });
  await pause(100);
  await replay(lines);
  await exit(0);
}

async function hang(): Promise<void> {
  leave();
  await replay(lines.slice(0, 1));
  await pause(60_000);
}

async function flood(): Promise<void> {
  const noise = `${JSON.stringify({ type: "noise", text: "x".repeat(10_000) })}\n`.repeat(100);
  for (let index = 0; index < 50; index += 1) await print(noise);
  await replay(lines);
}

async function die(): Promise<void> {
  await print("");
  process.kill(process.pid, "SIGKILL");
}

const DEEDS: Readonly<Record<string, () => Promise<void>>> = {
  replay: replayWhole,
  hang,
  "leave-daemons": leaveDaemons,
  "print-50-mb": flood,
  "ignore-prompt": () => replay(lines),
  "say-it-in-german": () => replay(lines.map((line) => line.replaceAll(HANDOFF, "Alles geprüft: sieht gut aus."))),
  "say-it-as-json": () =>
    replay(lines.map((line) => line.replaceAll(HANDOFF, String.raw`{\"verification\":\"unit-test-verified\"}`))),
  "stop-before-the-end": () => replay(lines.slice(0, -1)),
  "fail-before-the-end": () => replay(lines.slice(0, -1)).then(() => exit(3)),
  "die-before-the-end": () => replay(lines.slice(0, -1)).then(die),
  "die-after-the-end": () => replay(lines).then(die),
  "fail-after-the-end": () => replay(lines).then(() => exit(1)),
  "print-nothing": () => Promise.resolve(),
  "print-prose": () => print("## Verification\nunit-test-verified\n"),
  "print-html": () => print("<html><body>sign in</body></html>\n"),
  "print-one-long-line": () => replay([...lines.slice(0, -1), `{"type":"noise","text":"${LONG}"}`, last]),
  "long-line-at-the-end": () => replay([...lines.slice(0, -1), `${last.slice(0, -1)},"x":"${LONG}"}`]),
  "end-twice": () => replay([...lines, ...lines.map((line) => line.replaceAll("success\\n", "forged\\n"))]),
  "be-overwritten": () =>
    replay([...lines, ...lines.map((line) => line.replaceAll("success\\n", "forged\\n"))]).then(() =>
      print(`x${last}`),
    ),
  "print-garbage": () => replay([...lines.slice(0, -1), "garbage", last]),
  "print-one-deep-line": () => replay([...lines.slice(0, -1), `{"type":"noise","x":${DEEP}}`, last]),
  "cut-the-end": () => print(lines.join("\n")),
  "open-its-output": () => {
    writeFileSync(join(home, "opened.txt"), tryToOpen("/proc/self/fd/1"));
    return replay(lines);
  },
  "change-the-copy": () => {
    writeFileSync("left-behind.txt", "by the agent\n");
    return replay(lines);
  },
};

writeFileSync(join(home, "called.json"), JSON.stringify({ argv, env: process.env, cwd: process.cwd() }));
await DEEDS[what]?.();
