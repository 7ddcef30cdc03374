import { constants } from "node:os";
import { GateError } from "../../lib/error.ts";
import { HELPER_IS_UP } from "./helper-script.ts";

/** How a process of ours ended, as node tells it. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** How the program ended, or why it was never started. */
export type ProgramExit =
  | { readonly kind: "ended"; readonly exitCode: number | null; readonly killedBy: string | null }
  | { readonly kind: "not-started"; readonly why: string };

/** Reads the helper's exit and its own words. In: what the helper wrote on its message pipe, whether we stopped the run.
 *  Throws `world-failed` when the machine refused to start the program. */
export function readExit(exit: Exit, message: string, wasStopped: boolean): ProgramExit {
  const asItIs: ProgramExit = { kind: "ended", exitCode: exit.code, killedBy: exit.signal };
  const upAt = message.indexOf(HELPER_IS_UP);
  if (upAt === -1) {
    if (wasStopped || exit.signal !== null) return asItIs;
    throw new GateError("world-failed", `a program cannot be started: ${message.trim()}`, { isRetryable: true });
  }
  const words = message.slice(upAt + HELPER_IS_UP.length).trim();
  if (words === "" || exit.code === null) return asItIs;
  if (exit.code === 254 && /\bfork: /.test(words)) throw new GateError("world-failed", words, { isRetryable: true });
  // The namespace's first process was killed, by us or for want of memory, and everything in it with it.
  if (/^unshare: /m.test(words)) return { kind: "ended", exitCode: null, killedBy: "SIGKILL" };
  if (exit.code === 126 || exit.code === 127) return { kind: "not-started", why: words };
  // A shell gives 128 + signal for a killed child, as it does for a child that exits so; only for the first it says a word.
  // It keeps silent about SIGINT and SIGPIPE, which therefore stay exit codes 130 and 141.
  const killedBy = signalName(exit.code - 128);
  return killedBy === null ? asItIs : { kind: "ended", exitCode: null, killedBy };
}

function signalName(number: number): string | null {
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? null;
}
