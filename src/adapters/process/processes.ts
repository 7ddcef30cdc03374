import process, { platform } from "node:process";
import { toWorldError } from "../../lib/error.ts";
import type { Processes } from "../../ports/process.ts";
import { DEFAULT_PATH } from "./child-environment.ts";
import { findProgram } from "./find-program.ts";
import type { IsolationKind } from "./helper-script.ts";
import { probeIsolation } from "./probe-isolation.ts";
import { pinnedAbove, realFolders } from "./mount-guard.ts";
import { procTable, psTable } from "./process-table.ts";
import type { ProcessTree } from "./process-tree.ts";
import { runProcess } from "./run-process.ts";
import { openSharedFolder, type SharedFolder } from "./shared-folder.ts";

export interface ProcessesOptions {
  /** Our own environment; an allow-list of it reaches children. Its PATH is also where our helpers are found. */
  readonly baseEnv: Readonly<Record<string, string | undefined>>;
  /** The strongest kind to use; `auto`, the default, takes what the machine allows. */
  readonly isolation?: IsolationKind | "auto";
  /** Folders of ours that programs may read and not change, where the machine allows it; what lies in them of a program's own (`cwd`,
   *  `homeDir`, `tmpDir`) aside. They must exist before the first run. */
  readonly readOnly?: readonly string[];
  /** A folder within those, in which programs have their own ones: of what lies in it, each sees its own alone, where the machine allows
   *  it. Made when it is not there. */
  readonly workDir?: string;
}

/** The `Processes` port, and whether what it runs can neither see this process, and so look for its secrets, nor change
 *  what is read-only for it, nor see the folders of other programs. */
export interface IsolatedProcesses extends Processes {
  readonly isIsolated: () => Promise<boolean>;
}

/** The `Processes` port. Node's own `spawn` rather than execa: a result must not wait for the output of a background child
 *  that is about to be killed, and the output is a real pipe. The machine is probed at the first run. */
export function createProcesses(options: ProcessesOptions): IsolatedProcesses {
  const path = options.baseEnv["PATH"] ?? DEFAULT_PATH;
  const table = platform === "linux" ? procTable : psTable;
  const watch = createWatch(() => table.list(), platform === "linux" ? 100 : 1000);
  const probe = once(async () => {
    const readOnly = realFolders(options.readOnly ?? []);
    const guard = { readOnly, pinned: pinnedAbove(readOnly), shared: await openShared(options.workDir, readOnly) };
    const [isolation, mkfifo, env] = await Promise.all([
      probeIsolation(path, options.isolation ?? "auto", guard),
      findProgram("mkfifo", path, "/"),
      findProgram("env", path, "/"),
    ]);
    return { isolation, mkfifo, env, guard };
  });
  return {
    isIsolated: async () => {
      const { isolation, guard } = await probe();
      const isGuarded = guard.readOnly.length === 0 || isolation.mount !== null;
      const isAlone = guard.shared === null || isolation.canCover;
      return isolation.kind === "pid-namespace" && isolation.isHidden && isGuarded && isAlone;
    },
    run: async (spec) => {
      return runProcess({ baseEnv: options.baseEnv, path, table, watch, ...(await probe()) }, spec);
    },
  };
}

async function openShared(workDir: string | undefined, readOnly: readonly string[]): Promise<SharedFolder | null> {
  try {
    return workDir === undefined ? null : await openSharedFolder(workDir, readOnly);
  } catch (error) {
    throw toWorldError("no folder for what programs share can be made", error);
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
}

/** One look at the process table for all runs that need it, and their end when ours comes first.
 *  Out: a function that adds a tree; it gives one that takes the tree off again. */
function createWatch(
  list: () => ReturnType<typeof procTable.list>,
  everyMs: number,
): (tree: ProcessTree) => () => void {
  const trees = new Set<ProcessTree>();
  let timer: NodeJS.Timeout | null = null;
  const look = (): void => {
    const entries = list();
    for (const tree of trees) tree.observe(entries);
  };
  const abandonAll = (): void => {
    for (const tree of trees) tree.abandon();
  };
  return (tree) => {
    trees.add(tree);
    if (timer === null) {
      timer = setInterval(look, everyMs);
      process.on("exit", abandonAll);
    }
    return () => {
      trees.delete(tree);
      if (trees.size > 0 || timer === null) return;
      clearInterval(timer);
      process.off("exit", abandonAll);
      timer = null;
    };
  };
}
