import type { Isolation } from "./isolation.ts";
import type { Guard } from "./mount-guard.ts";
import type { ProcessTable } from "./process-table.ts";
import type { ProcessTree } from "./process-tree.ts";

/** What is known of the machine, the same for all runs. */
export interface Machine {
  readonly baseEnv: Readonly<Record<string, string | undefined>>;
  readonly path: string;
  readonly isolation: Isolation;
  /** Folders of ours that programs may not change, their own in them aside. */
  readonly guard: Guard;
  readonly mkfifo: string | null;
  /** The program that sets variables for another; null where there is none. */
  readonly env: string | null;
  readonly table: ProcessTable;
  /** Looks at a tree from time to time. Out: ends that. */
  readonly watch: (tree: ProcessTree) => () => void;
}
