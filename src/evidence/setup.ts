import { GateError } from "../lib/error.ts";
import type { Clock } from "../ports/clock.ts";
import type { WorkingCopy } from "../ports/git.ts";
import type { ProcessResult, Processes } from "../ports/process.ts";
import type { EvidenceFile, KeepFile, ObservedCommand } from "./evidence.ts";
import { tellFailure } from "./failure.ts";
import { describeOutcome, isSuccess, outputOf, toObservedCommand } from "./observe.ts";
import { strictScript } from "./strict-shell.ts";

export interface SetupParts {
  /** The policy's `setup`, in order; none means that there is nothing to prepare. */
  readonly commands: readonly string[];
  /** The commit that is prepared. */
  readonly head: string;
  readonly checkOut: (commit: string) => Promise<WorkingCopy>;
  readonly duplicate: (copy: WorkingCopy) => Promise<WorkingCopy>;
  readonly processes: Processes;
  readonly keep: KeepFile;
  readonly clock: Clock;
  /** For all commands together. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** What the commands did. */
export interface Prepared {
  readonly commands: readonly ObservedCommand[];
  readonly files: readonly EvidenceFile[];
}

export interface Setup {
  /** A copy of a commit; of the head commit, one in which the commands have run. Throws: `GateError`, `setup-failed` where a command
   *  failed or did not end in time. */
  readonly checkOut: (commit: string) => Promise<WorkingCopy>;
  /** What ran so far; null when nothing did. */
  readonly prepared: () => Prepared | null;
  /** Removes the prepared copy, as soon as nothing is made of it any more. No copy of the head commit can be had afterwards. */
  readonly dispose: () => Promise<void>;
}

/** Runs the policy's `setup` commands once, in a copy of the head commit made when somebody first asks for one, and gives everybody a
 *  copy of what they left. Nobody works in that first copy, so what a check or an agent changes stays its own. */
export function withSetup(parts: SetupParts): Setup {
  const { commands, head, checkOut, duplicate } = parts;
  if (commands.length === 0) return { checkOut, prepared: () => null, dispose: () => Promise.resolve() };
  const ran: { commands: ObservedCommand[]; files: EvidenceFile[] } = { commands: [], files: [] };
  const inUse = new Set<Promise<unknown>>();
  let isDisposed = false;
  let copy: WorkingCopy | null = null;
  let preparing: Promise<WorkingCopy> | null = null;

  const prepare = async (): Promise<WorkingCopy> => {
    stopIfCancelled(parts.signal);
    copy = await checkOut(head);
    await runAll(parts, copy, ran);
    return copy;
  };
  const duplicatePrepared = async (): Promise<WorkingCopy> => {
    const prepared = await (preparing ??= prepare());
    stopIfCancelled(parts.signal);
    return duplicate(prepared);
  };
  return {
    checkOut: (commit) => {
      if (commit !== head) return checkOut(commit);
      if (isDisposed) return Promise.reject(new GateError("cancelled", "the run is over"));
      const made = duplicatePrepared();
      const settled = made.catch(() => null).finally(() => inUse.delete(settled));
      inUse.add(settled);
      return made;
    },
    prepared: () => (ran.commands.length === 0 ? null : { commands: [...ran.commands], files: [...ran.files] }),
    dispose: async () => {
      isDisposed = true;
      await Promise.all(inUse);
      const last = copy;
      copy = null;
      await last?.remove();
    },
  };
}

const MAX_OUTPUT_BYTES = 128 * 1024;

/** One command after the other, up to the first that fails. Throws `setup-failed`, `cancelled`, and what the world refuses. */
async function runAll(
  parts: SetupParts,
  { dir, homeDir, tmpDir }: WorkingCopy,
  ran: { readonly commands: ObservedCommand[]; readonly files: EvidenceFile[] },
): Promise<void> {
  const { clock, timeoutMs, signal } = parts;
  const start = clock.elapsedMs();
  for (const [index, command] of parts.commands.entries()) {
    const result = await parts.processes.run({
      command: { shell: strictScript(command) },
      cwd: dir,
      homeDir,
      tmpDir,
      env: {},
      stdin: null,
      timeoutMs: Math.max(1, timeoutMs - (clock.elapsedMs() - start)),
      maxOutputBytes: MAX_OUTPUT_BYTES,
      signal,
    });
    ran.commands.push(toObservedCommand(command, result));
    ran.files.push(await keepOutput(parts.keep, { command, result, number: index + 1 }));
    if (result.ended === "cancelled") throw new GateError("cancelled", "cancelled while the working copy was prepared");
    if (!isSuccess(result)) throw new GateError("setup-failed", describeFailure(command, result));
  }
}

function keepOutput(
  keep: KeepFile,
  { command, result, number }: { readonly command: string; readonly result: ProcessResult; readonly number: number },
): Promise<EvidenceFile> {
  const text = `$ ${command}\n${withoutColours(outputOf(result))}\n[${describeOutcome(result)}]\n`;
  return keep(`setup-${number}.txt`, `What \`${command}\` printed`, text);
}

/** "`npm ci` → exit 1: npm error code E404". */
function describeFailure(command: string, result: ProcessResult): string {
  const told = { outcome: describeOutcome(result), output: withoutColours(outputOf(result)) };
  return tellFailure(`\`${command}\``, told, [])[0]?.text ?? command;
}

const COLOURS = new RegExp(String.raw`${String.fromCodePoint(0x1b)}\[[0-9;?]*[ -/]*[@-~]`, "g");

function withoutColours(text: string): string {
  return text.replace(COLOURS, "");
}

function stopIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new GateError("cancelled", "cancelled before the working copy was prepared");
}
