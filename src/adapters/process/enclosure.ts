import { setTimeout as pause } from "node:timers/promises";
import { GateError } from "../../lib/error.ts";
import type { ProcessTable } from "./process-table.ts";
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

/** A pid namespace below `unshare`: the kernel has killed all of it before `unshare` ends. */
export function createNamespaceEnclosure(
  table: ProcessTable,
  tree: ProcessTree,
  helper: { readonly pid: number; readonly hasEnded: () => boolean },
): Enclosure {
  return {
    terminate: () => {
      const below = findDescendants(helper.pid, table.list());
      // The namespace's first process must stay until the program has ended.
      const members = below.filter((entry) => entry.parentPid !== helper.pid);
      for (const member of members) sendSignal(member.pid, "SIGTERM");
    },
    kill: async () => {
      const deadline = performance.now() + KILL_LIMIT_MS;
      while (!helper.hasEnded()) {
        if (performance.now() > deadline) throw new GateError("world-failed", "a command could not be ended");
        const first = table.list().filter((entry) => entry.parentPid === helper.pid);
        for (const { pid } of first.length > 0 ? first : [helper]) sendSignal(pid, "SIGKILL");
        await pause(20);
      }
    },
    finish: async (wasHelperKilled) => {
      if (wasHelperKilled) await tree.killAll();
    },
  };
}
