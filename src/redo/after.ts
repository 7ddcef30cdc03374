import type { NoRedoCode } from "./decide.ts";
import { NO_REDO } from "./decide.ts";

/** What came of all revisions of a pull request so far. */
export interface RedoResult {
  readonly outcome: "passed" | "failed" | "blocked" | "cancelled";
  /** Revisions that were pushed. */
  readonly attempts: number;
  readonly max: number;
  /** Why there is none after the last; null where one was pushed or none was needed. */
  readonly why: NoRedoCode | null;
  readonly onExhausted: "block" | "neutral";
  /** Whether some gate that counts is blocked beside the failed ones: nothing lets that one through. */
  readonly isBlockedToo?: boolean;
}

/** What a report says about it. Plain text without untrusted words. */
export interface RedoNote {
  /** True where people must look: no further revision comes and the change does not pass. */
  readonly needsAttention: boolean;
  /** True where the policy lets failed gates through; what is blocked still blocks. */
  readonly isLetThrough: boolean;
  readonly level: "info" | "warning";
  readonly text: string;
}

/** Ends after which the last output stands: to ask again would give nothing else. */
const SPENT: ReadonlySet<NoRedoCode> = new Set(["exhausted", "no-change", "same-tree"]);
/** Ends that people must act on, though the policy's `on-exhausted` does not cover them. */
const STOPPED: ReadonlySet<NoRedoCode> = new Set([
  "budget",
  "refused",
  "pushed-refused",
  "undone",
  "took-away",
  "history-too-long",
  "nothing-to-revise",
]);
/** Not worth a line: there was nothing to revise, or the policy did not ask for it. */
const SILENT: ReadonlySet<NoRedoCode> = new Set(["not-failed", "judge-only", "no-pull-request", "closed"]);

const LET_GO =
  "The last output failed and goes out all the same, since the policy says `on-exhausted: neutral`: somebody should look at it.";
const LET_GO_IN_PART =
  "What failed is let through, since the policy says `on-exhausted: neutral`, but another gate is blocked, and that one still holds the merge: somebody should look at both.";

/** What to say about the revisions of a pull request; null for nothing. `on-exhausted: neutral` covers a failed verdict after the last
 *  revision or one that changes nothing more, never a blocked one and never a revision that was refused. Throws: never. */
export function noteOnRedo(result: RedoResult): RedoNote | null {
  const { outcome, max, why, onExhausted, isBlockedToo = false } = result;
  // Commits can say any number.
  const attempts = Math.min(result.attempts, max);
  const letGo = isBlockedToo ? LET_GO_IN_PART : LET_GO;
  // Without a revision the first output is the last one.
  if (why === "judge-only" && outcome === "failed" && onExhausted === "neutral")
    return { ...note("warning", `${NO_REDO[why]} ${letGo}`), needsAttention: true, isLetThrough: true };
  if (outcome === "passed") return attempts === 0 ? null : note("info", `Passed after ${countOf(attempts, max)}.`);
  if (why === null && outcome === "blocked" && attempts > 0) {
    const text = `Revision ${attempts} of ${max} was pushed, and then no verdict could be reached: it may have caused that.`;
    return { ...note("warning", text), needsAttention: true };
  }
  if (why === null || SILENT.has(why)) {
    const isUnderWay = why === null && outcome === "failed" && attempts > 0;
    return isUnderWay ? note("info", `Revision ${attempts} of ${max} was pushed; the run for it decides.`) : null;
  }
  const stop = `${NO_REDO[why]} ${attempts === 0 ? "No revision was pushed." : `So far there were ${countOf(attempts, max)}.`}`;
  if (!SPENT.has(why) || outcome !== "failed")
    return { ...note("warning", stop), needsAttention: STOPPED.has(why) || SPENT.has(why) };
  const isLetThrough = onExhausted === "neutral";
  const end = isLetThrough ? letGo : "The last output stands, and it failed: somebody should look at it.";
  return { ...note("warning", `${stop} ${end}`), needsAttention: true, isLetThrough };
}

function note(level: RedoNote["level"], text: string): RedoNote {
  return { needsAttention: false, isLetThrough: false, level, text };
}

function countOf(attempts: number, max: number): string {
  return `${attempts} of ${max} ${max === 1 ? "revision" : "revisions"}`;
}
