import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { fileKey, procTable, psTable } from "../../../../src/adapters/process/process-table.ts";
import { makeTempFolder } from "../../../support/git-repo.ts";

test.each([
  ["/proc", procTable],
  ["ps", psTable],
])("%s lists living processes with their parents, and no dead ones", async (_, table) => {
  const child = spawn("sh", ["-c", "exec 'sleep' 300"], { stdio: "ignore", detached: true });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "spawn");
  const pid = child.pid ?? 0;
  const entry = table.list().find((candidate) => candidate.pid === pid);
  expect(entry).toMatchObject({ parentPid: process.pid, groupId: pid, sessionId: pid });
  expect(table.startTimeOf(pid)).toBe(entry?.startedAt);
  expect(entry?.startedAt).toBeGreaterThanOrEqual(table.startTimeOf(process.pid) ?? Number.POSITIVE_INFINITY);
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  expect(table.list().some((candidate) => candidate.pid === pid)).toBe(false);
  expect(table.startTimeOf(pid)).toBeNull();
});

test("a program's name may look like anything", async () => {
  const name = "x) S 1 1 1 0 (y\n";
  const child = spawn("bash", ["-c", `printf '%s' '${name}' > /proc/$$/comm; echo named; read -r x`], {
    stdio: "pipe",
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  const own = procTable.list().find((entry) => entry.pid === child.pid);
  expect(own?.parentPid).toBe(process.pid);
});

test("a process is known by its environment, its folder and the files it holds", async () => {
  const folder = makeTempFolder();
  const path = join(folder, "held");
  const file = openSync(path, "w");
  const options = { cwd: folder, env: { MARK: "it-is-me" }, stdio: ["ignore", file, "ignore"] as const };
  const child = spawn("/bin/sleep", ["300"], { ...options, stdio: [...options.stdio] });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "spawn");
  const pid = child.pid ?? 0;
  expect(procTable.hasInEnvironment(pid, "MARK=it-is-me")).toBe(true);
  expect(procTable.hasInEnvironment(pid, "MARK=other")).toBe(false);
  expect(procTable.currentFolder(pid)).toBe(folder);
  expect(procTable.holdsFile(pid, new Set([fileKey(statSync(path))]))).toBe(true);
  expect(procTable.holdsFile(pid, new Set([fileKey(statSync(folder))]))).toBe(false);
  expect(procTable.currentFolder(2 ** 22)).toBeNull();
});
