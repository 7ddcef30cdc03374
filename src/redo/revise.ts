import type { KeepFile, OpenTranscript } from "../evidence/evidence.ts";
import { touches } from "../evidence/gates.ts";
import { GateError } from "../lib/error.ts";
import type { ReasonCode } from "../lib/reason.ts";
import type { MadeCommit } from "../ports/git.ts";
import { noteOnRedo } from "./after.ts";
import { countAttempts, treesOf } from "./attempts.ts";
import type { JudgedGate, RedoContext, Revised } from "./context.ts";
import { weighRevision } from "./decide.ts";
import { end, noteOnProgress, RevisionFailed, toNote } from "./ending.ts";
import { type RefusedChange, refuseChanges } from "./guard.ts";
import { revisionInstruction } from "./instruction.ts";
import { AUTHOR, lookUp, MAX_COMMITS, type Standing } from "./look-up.ts";
import { keepCount } from "./count-comment.ts";
import { commitMessage } from "./message.ts";
import { askOutside, eventOf, pushedText, takePushed } from "./outside.ts";
import type { Redo } from "./redo.ts";
import { restoredPaths } from "./restored.ts";
import { instructionSources } from "./sources.ts";
import type { Work, Worker } from "./worker.ts";

/** After the verdict: where it failed, the critique goes to the policy's worker, and what that changes becomes one commit on the branch of
 *  the pull request, if it may. Whatever is in the way becomes the note; nothing is pushed then. Throws: bugs only. */
export async function revise(context: RedoContext): Promise<Revised> {
  const { policy } = context;
  const nothing = { attempts: 0, max: policy.max, commit: null, refused: [], run: null, files: [], note: null };
  if (context.outcome === "failed" && policy.max < 1) return end(context, nothing, "judge-only");
  // Most runs end here, without a request to anybody.
  if (context.outcome !== "failed") return await afterwards(context, nothing).catch(toNote(nothing));
  const sofar = { redo: nothing };
  try {
    const standing = await lookUp(context);
    sofar.redo = { ...nothing, attempts: standing.attempts };
    if (standing.no !== null) return end(context, sofar.redo, standing.no, standing.isKnown);
    return policy.comment === null
      ? await reviseByWorker(context, sofar.redo, standing)
      : await askOutside(context, sofar.redo, { mention: policy.comment, isAsked: standing.isAsked });
  } catch (error) {
    return toNote(sofar.redo)(error);
  }
}

/** A passed verdict after revisions says how many there were; one that could not be reached, that the last of them may be why. */
async function afterwards(context: RedoContext, nothing: Redo): Promise<Revised> {
  const { outcome, git, mergeBase, event, policy, round, judged } = context;
  const isBlocked = outcome === "blocked" && judged.some(({ verdict }) => verdict.outcome === "blocked");
  const isTold = outcome === "passed" || (isBlocked && round > 0);
  if (!isTold || policy.max < 1) return { redo: nothing, next: null };
  const log = await git.log(mergeBase, event.head.sha, MAX_COMMITS);
  const attempts = Math.max(countAttempts(log, AUTHOR.email), round);
  const { max, onExhausted } = policy;
  return {
    redo: { ...nothing, attempts, note: noteOnRedo({ outcome, attempts, max, why: null, onExhausted }) },
    next: null,
  };
}

async function reviseByWorker(context: RedoContext, redo: Redo, { log }: Standing): Promise<Revised> {
  const { worker, event, policy, onEvent, git } = context;
  if (worker === null) throw new GateError("agent-unavailable", "the policy's `redo` names no agent");
  const attempt = redo.attempts + 1;
  onEvent({ kind: "redo.started", attempt, max: policy.max, head: event.head.sha });
  const work = await askWorker(context, worker, attempt);
  const told = { ...redo, run: work.run, files: work.result.files };
  refuseFailed(context, work, told);
  const made = await commit(context, work, attempt);
  const pushedByItself = made === null && worker.isPushingItself ? await takePushed(context, told, attempt) : null;
  if (pushedByItself !== null) return pushedByItself;
  const looked = made === null ? NOTHING_MADE : await look(context, made);
  const { refused } = looked;
  const decision = weighRevision({ tree: made?.tree ?? null, earlierTrees: treesOf(log), ...looked });
  if (decision.kind === "no" || made === null)
    return end(context, { ...told, refused }, decision.kind === "no" ? decision.why : "no-change");
  // Much may have happened while the worker worked.
  const { no } = await lookUp(context);
  if (no !== null) return end(context, told, no === "closed" ? "closed-meanwhile" : no);
  const outcome = await git.push(made.commit, event.head.ref, event.head.sha);
  if (outcome === "moved") return end(context, told, "moved");
  worker.holds(made.commit);
  await keepCount(context, attempt, made.commit);
  const note = noteOnProgress(pushedText(attempt, policy.max));
  return { redo: { ...told, attempts: attempt, commit: made.commit, note }, next: eventOf(event, made.commit) };
}

/** Of a worker no report is wanted: what it changed is what counts. */
const NO_REPORT: ReadonlySet<ReasonCode> = new Set(["handoff-missing", "handoff-unreadable"]);

/** Throws: `RevisionFailed` for a worker that did not end properly, or that wrote to what runs it. */
function refuseFailed({ findTampering, signal }: RedoContext, { result: { failure } }: Work, told: Redo): void {
  const tampered = findTampering();
  if (tampered !== null) throw new RevisionFailed("runner-tampered", `the worker wrote to: ${tampered}`, told);
  if (failure !== null && !NO_REPORT.has(failure.reason))
    throw new RevisionFailed(failure.reason, failure.detail, told);
  if (signal.aborted) throw new RevisionFailed("cancelled", "cancelled while a revision was made", told);
}

async function askWorker(context: RedoContext, worker: Worker, attempt: number): Promise<Work> {
  const { event, policy, judged, checkOut } = context;
  const delivery = worker.isPushingItself ? "branch" : "folder";
  const prompt = revisionInstruction({ attempt, max: policy.max, delivery, ...instructionSources(judged) });
  const keep: KeepFile = (name, label, text) =>
    context.keep(`redo-${attempt}-${name}`, `${label} (revision ${attempt})`, text);
  const openTranscript: OpenTranscript = (name, label) =>
    context.openTranscript(`redo-${attempt}-${name}`, `${label} (revision ${attempt})`);
  await keep("prompt.md", "Instruction", prompt);
  const target = judged.find(({ gate, verdict }) => verdict.failed && gate.target !== null)?.gate.target ?? null;
  const { sha } = event.head;
  return worker.revise({ target, prompt, keep, openTranscript, head: sha }, () => checkOut(sha), context);
}

async function commit(context: RedoContext, { copy, since }: Work, attempt: number): Promise<MadeCommit | null> {
  const { git, event, policy, judged, runKey, clock } = context;
  const gates = judged.filter(({ verdict }) => verdict.failed).map(({ gate }) => gate.name);
  return git.commit(copy, {
    since,
    parent: event.head.sha,
    message: commitMessage({ attempt, max: policy.max, gates, runKey }),
    author: AUTHOR,
    date: clock.now().toISOString(),
  });
}

interface Looked {
  readonly refused: readonly RefusedChange[];
  readonly isUndone: boolean;
  readonly hasTakenAway: boolean;
}

const NOTHING_MADE: Looked = { refused: [], isUndone: false, hasTakenAway: false };

/** What it may not change, whether it leaves nothing of the pull request, and whether of that all is gone which a gate judged that did not pass:
 *  a later run for its commit would not know of that gate. */
async function look(context: RedoContext, made: MadeCommit): Promise<Looked> {
  const { git, mergeBase, guard, matchPaths, judged } = context;
  const left = await git.diff(mergeBase, made.commit);
  const restored = restoredPaths(made.changes, left);
  const isGone = ({ gate: { paths }, verdict }: JudgedGate): boolean =>
    paths !== undefined && !verdict.passed && !touches(paths, { diff: left, matchPaths });
  return {
    refused: refuseChanges(made.changes, { ...guard, restored, matchPaths }),
    isUndone: left.files.length === 0 && !left.isTruncated,
    hasTakenAway: judged.some(isGone),
  };
}
