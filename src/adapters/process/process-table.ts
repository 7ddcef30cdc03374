import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, readlinkSync, statSync } from "node:fs";

/** One living process as the machine lists it. `startedAt` only tells processes with the same id apart. */
export interface ProcessEntry {
  readonly pid: number;
  readonly parentPid: number;
  readonly groupId: number;
  readonly sessionId: number;
  readonly startedAt: number;
}

/** What the machine tells about processes; zombies count as dead. Everything is empty or false for one that is gone. */
export interface ProcessTable {
  readonly list: () => readonly ProcessEntry[];
  /** Start time of a process, dead but unburied ones included; null when it is gone. */
  readonly startTimeOf: (pid: number) => number | null;
  /** Whether the text is in the environment it was started with. */
  readonly hasInEnvironment: (pid: number, text: string) => boolean;
  readonly currentFolder: (pid: number) => string | null;
  /** Whether it has one of these files open. In: `device:inode`. */
  readonly holdsFile: (pid: number, files: ReadonlySet<string>) => boolean;
}

/** Linux. */
export const procTable: ProcessTable = {
  list: () =>
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readStat(Number(name)) ?? [])
      .filter((entry) => entry.isAlive),
  startTimeOf: (pid) => readStat(pid)?.startedAt ?? null,
  hasInEnvironment: (pid, text) => attempt(() => readFileSync(`/proc/${pid}/environ`, "latin1").includes(text), false),
  currentFolder: (pid) => attempt(() => readlinkSync(`/proc/${pid}/cwd`), null),
  holdsFile: (pid, files) =>
    attempt(() => readdirSync(`/proc/${pid}/fd`), []).some((fd) =>
      attempt(() => files.has(fileKey(statSync(`/proc/${pid}/fd/${fd}`))), false),
    ),
};

/** Other Unix systems, by the `ps` program: descendants, groups and, where `ps` shows it, the environment. */
export const psTable: ProcessTable = {
  list: () => attempt(() => readPs(), []),
  startTimeOf: (pid) => readPs().find((entry) => entry.pid === pid)?.startedAt ?? null,
  hasInEnvironment: (pid, text) =>
    attempt(() => runPs(["-E", "-ww", "-o", "command=", "-p", String(pid)]).includes(text), false),
  currentFolder: () => null,
  holdsFile: () => false,
};

/** The name under which `holdsFile` knows a file. */
export function fileKey(status: { readonly dev: number; readonly ino: number }): string {
  return `${status.dev}:${status.ino}`;
}

function readStat(pid: number): (ProcessEntry & { readonly isAlive: boolean }) | null {
  const text = attempt(() => readFileSync(`/proc/${pid}/stat`, "latin1"), "");
  // The program's name comes in parentheses and may hold anything, more parentheses included.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  if (fields.length < 20) return null;
  const [parentPid = 0, groupId = 0, sessionId = 0] = fields.slice(1, 4).map(Number);
  const isAlive = fields[0] !== "Z" && fields[0] !== "X";
  return { pid, parentPid, groupId, sessionId, startedAt: Number(fields[19]), isAlive };
}

function readPs(): readonly ProcessEntry[] {
  const entries: ProcessEntry[] = [];
  for (const line of runPs(["-A", "-o", "pid=,ppid=,pgid=,state=,lstart="]).split("\n")) {
    const match = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.+)$/.exec(line);
    if (match === null || match[4]?.startsWith("Z") === true) continue;
    const [pid = 0, parentPid = 0, groupId = 0] = match.slice(1, 4).map(Number);
    entries.push({ pid, parentPid, groupId, sessionId: groupId, startedAt: Date.parse(match[5] ?? "") });
  }
  return entries;
}

function runPs(args: readonly string[]): string {
  return execFileSync("/bin/ps", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], env: { LC_ALL: "C" } });
}

/** Processes vanish while one looks at them. */
function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
