import { setTimeout as pause } from "node:timers/promises";
import { GateError } from "../../lib/error.ts";
import type { ProcessEntry, ProcessTable } from "./process-table.ts";
import type { ProcessTree } from "./process-tree.ts";
import { findDescendants, sendSignal } from "./process-tree.ts";

/** How a running program and everything it started are ended. */
export interface Enclosure {
  /** Asks: SIGTERM to all. */
  readonly terminate: () => void;
  /** Kills all, until the program is gone. Throws `world-failed` when it cannot be killed. */
  readonly kill: () => Promise<void>;
  /** After the program's end: nothing that it started is alive any more. Throws `world-failed`. */
  readonly finish: (wasHelperKilled: boolean) => Promise<void>;
}

const KILL_LIMIT_MS = 10_000;

/** A process group with a search for those who left it. */
export function createGroupEnclosure(table: ProcessTable, tree: ProcessTree): Enclosure {
  return {
    terminate: () => {
      for (const member of tree.findMembers(table.list())) sendSignal(member.pid, "SIGTERM");
    },
    kill: () => tree.killAll(),
    finish: () => tree.killAll(),
  };
}

/** A helper that ends only after everything below it: the first process of a pid namespace with `unshare` above it, or a
 *  shell to which all orphans return. */
export function createHelperEnclosure(
  table: ProcessTable,
  tree: ProcessTree,
  helper: { readonly pid: number; readonly isNamespace: boolean; readonly hasEnded: () => boolean },
): Enclosure {
  const isFirst = (entry: ProcessEntry): boolean => helper.isNamespace && entry.parentPid === helper.pid;
  return {
    terminate: () => {
      // The namespace's first process must stay until the program has ended.
      const members = findDescendants(helper.pid, table.list()).filter((entry) => !isFirst(entry));
      for (const member of members) sendSignal(member.pid, "SIGTERM");
    },
    kill: async () => {
      const deadline = performance.now() + KILL_LIMIT_MS;
      while (!helper.hasEnded()) {
        if (performance.now() > deadline) throw new GateError("world-failed", "a command could not be ended");
        const below = findDescendants(helper.pid, table.list());
        // The first process of a namespace takes all others along.
        const targets = helper.isNamespace ? below.filter((entry) => isFirst(entry)) : below;
        for (const { pid } of targets.length > 0 ? targets : [helper]) sendSignal(pid, "SIGKILL");
        await pause(20);
      }
    },
    finish: async (wasHelperKilled) => {
      if (wasHelperKilled) await tree.killAll();
    },
  };
}
