import { GateError } from "../lib/error.ts";
import { noteOnRedo } from "./after.ts";
import { isNeverLetThrough } from "./blocked.ts";
import type { RedoContext, Revised } from "./context.ts";
import type { NoRedoCode } from "./decide.ts";
import type { Redo } from "./redo.ts";

/** No revision follows. In: whether we know of the revisions so far by more than what commits say: `on-exhausted: neutral` is not for those,
 *  or with two lines in a message the author of a change could let it through. */
export function end({ outcome, policy, judged }: RedoContext, redo: Redo, why: NoRedoCode, isKnown = true): Revised {
  const { max } = policy;
  const onExhausted = isKnown ? policy.onExhausted : "block";
  const isBlockedToo = judged.some(
    ({ gate: { onBlocked }, verdict: { outcome: one, reasons } }) =>
      one === "blocked" && (onBlocked === "block" || isNeverLetThrough(reasons)),
  );
  const note = noteOnRedo({ outcome, attempts: redo.attempts, max, why, onExhausted, isBlockedToo });
  return { redo: { ...redo, note }, next: null };
}

/** Something is on its way: the run for it decides. */
export function noteOnProgress(text: string): NonNullable<Redo["note"]> {
  return { needsAttention: false, isLetThrough: false, level: "info", text };
}

/** A worker that did not end properly, with what it left. */
export class RevisionFailed extends GateError {
  readonly redo: Redo;
  constructor(code: GateError["code"], message: string, redo: Redo) {
    super(code, message);
    this.redo = redo;
  }
}

/** Nothing that goes wrong here changes the verdict; people must know of it. In: what was not done. */
export function toNote(redo: Redo, failed = "No revision was pushed"): (error: unknown) => Revised {
  return (error) => {
    if (!(error instanceof GateError)) throw error;
    const told = error instanceof RevisionFailed ? error.redo : redo;
    const text = `${failed} (${error.code}): ${error.message}`;
    return {
      redo: { ...told, note: { needsAttention: true, isLetThrough: false, level: "warning", text } },
      next: null,
    };
  };
}
