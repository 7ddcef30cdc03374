import { setTimeout as pause } from "node:timers/promises";
import { GateError } from "../../lib/error.ts";
import { codeOf } from "../../lib/error.ts";
import type { ProcessEntry, ProcessTable } from "./process-table.ts";

/** What tells a run's processes from all others. */
export interface TreeTraits {
  /** The process we started; leader of its own session. */
  readonly rootPid: number;
  /** `NAME=value` that is in the environment of everything it starts, unless cleared. */
  readonly mark: string;
  /** Folders that belong to this run alone: an orphan that works in one of them is ours. */
  readonly folders: readonly string[];
  /** The output pipes or sockets, as `device:inode`. */
  readonly pipes: ReadonlySet<string>;
}

/** All processes of one run, however they left their parent. */
export interface ProcessTree {
  /** Remembers who is here now, so that they are known when their parents are gone. */
  readonly observe: (table: readonly ProcessEntry[]) => void;
  readonly findMembers: (table: readonly ProcessEntry[]) => readonly ProcessEntry[];
  /** Kills every member until none is alive. Throws `world-failed` when some cannot be killed. */
  readonly killAll: () => Promise<void>;
  /** Kills the group without waiting, for a dying process. */
  readonly abandon: () => void;
  /** Kills whatever still holds an output pipe. Out: how many there were. */
  readonly killPipeHolders: () => number;
}

const KILL_LIMIT_MS = 10_000;

/** In: the machine's table, what is known of the run. */
export function createProcessTree(table: ProcessTable, traits: TreeTraits): ProcessTree {
  const known = new Map<number, number>();
  const rootStartedAt = table.startTimeOf(traits.rootPid) ?? 0;
  known.set(traits.rootPid, rootStartedAt);
  // Sessions and groups that members made: a forked child stays in them when its parent is gone.
  const sessions = new Set([traits.rootPid]);

  const isRelated = (entry: ProcessEntry, ancestors: ReadonlySet<number>): boolean => {
    if (sessions.has(entry.sessionId) || sessions.has(entry.groupId)) return true;
    if (entry.startedAt < rootStartedAt) return false;
    if (table.hasInEnvironment(entry.pid, traits.mark)) return true;
    // The parent of an orphan is a process above us that adopted it; anything else down here belongs to somebody.
    if (!ancestors.has(entry.parentPid)) return false;
    const folder = table.currentFolder(entry.pid);
    if (folder !== null && traits.folders.some((own) => folder === own || folder.startsWith(`${own}/`))) return true;
    return table.holdsFile(entry.pid, traits.pipes);
  };

  const findMembers = (entries: readonly ProcessEntry[]): readonly ProcessEntry[] => {
    const ancestors = findAncestors(entries);
    const members = new Map<number, ProcessEntry>();
    for (const entry of entries)
      if (known.get(entry.pid) === entry.startedAt || isRelated(entry, ancestors)) members.set(entry.pid, entry);
    addDescendants(members, entries);
    for (const entry of members.values()) {
      known.set(entry.pid, entry.startedAt);
      if (entry.sessionId === entry.pid || entry.groupId === entry.pid) sessions.add(entry.pid);
    }
    forgetEmptySessions(sessions, entries, traits.rootPid);
    return [...members.values()];
  };

  const killAll = async (): Promise<void> => {
    const deadline = performance.now() + KILL_LIMIT_MS;
    for (let round = 0; ; round += 1) {
      const members = findMembers(table.list());
      if (members.length === 0) return;
      if (performance.now() > deadline)
        throw new GateError("world-failed", `${members.length} processes of a command could not be ended`);
      // The whole group in one step: a fork bomb outruns one kill after the other.
      sendSignal(-traits.rootPid, "SIGKILL");
      for (const member of members) sendSignal(member.pid, "SIGSTOP");
      for (const member of members) sendSignal(member.pid, "SIGKILL");
      await pause(Math.min(50, 2 + round));
    }
  };

  const killPipeHolders = (): number => {
    const isHolder = ({ pid, startedAt }: ProcessEntry): boolean =>
      pid !== process.pid && startedAt >= rootStartedAt && table.holdsFile(pid, traits.pipes);
    const holders = table.list().filter((entry) => isHolder(entry));
    for (const holder of holders) sendSignal(holder.pid, "SIGKILL");
    return holders.length;
  };

  const abandon = (): void => sendSignal(-traits.rootPid, "SIGKILL");

  return { abandon, killPipeHolders, observe: (entries) => void findMembers(entries), findMembers, killAll };
}

/** Signals one process, or a group by its negative id; whoever is gone already is fine. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) !== "ESRCH" && codeOf(error) !== "EPERM") throw error;
  }
}

/** Everything below these processes. Out: without the given ones. */
export function findDescendants(rootPid: number, entries: readonly ProcessEntry[]): readonly ProcessEntry[] {
  const members = new Map<number, ProcessEntry>();
  const root = entries.find((entry) => entry.pid === rootPid);
  if (root === undefined) return [];
  members.set(rootPid, root);
  addDescendants(members, entries);
  members.delete(rootPid);
  return [...members.values()];
}

function addDescendants(members: Map<number, ProcessEntry>, entries: readonly ProcessEntry[]): void {
  for (let before = -1; before !== members.size;) {
    before = members.size;
    for (const entry of entries) if (members.has(entry.parentPid)) members.set(entry.pid, entry);
  }
}

/** Their ids are free for others again. */
function forgetEmptySessions(sessions: Set<number>, entries: readonly ProcessEntry[], rootPid: number): void {
  const used = new Set(entries.flatMap((entry) => [entry.sessionId, entry.groupId]));
  for (const session of sessions) if (session !== rootPid && !used.has(session)) sessions.delete(session);
}

function findAncestors(entries: readonly ProcessEntry[]): ReadonlySet<number> {
  const parents = new Map(entries.map((entry) => [entry.pid, entry.parentPid]));
  const ancestors = new Set<number>([1]);
  for (let pid = parents.get(process.pid); pid !== undefined && pid > 0; pid = parents.get(pid)) {
    if (ancestors.has(pid) && pid !== 1) break;
    ancestors.add(pid);
  }
  return ancestors;
}
