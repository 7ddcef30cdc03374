import type { PullRequestEvent } from "../event/event.ts";
import type { AgentContext } from "../evidence/agent.ts";
import type { Gate } from "../evidence/gate.ts";
import type { KeepFile, OpenTranscript } from "../evidence/evidence.ts";
import type { MatchPaths } from "../evidence/match-paths.ts";
import type { RunEvent } from "../evidence/run-event.ts";
import { GateError } from "../lib/error.ts";
import type { ReasonCode } from "../lib/reason.ts";
import type { RedoPolicy } from "../policy/policy.ts";
import type { CodeHost } from "../ports/code-host.ts";
import type { Git, MadeCommit, WorkingCopy } from "../ports/git.ts";
import type { Outcome, Verdict } from "../verdict/verdict.ts";
import { noteOnRedo } from "./after.ts";
import { countAttempts, type LoggedCommit, treesOf } from "./attempts.ts";
import { countAsked, REDO_MARKER, redoComment, redoMarker } from "./comment.ts";
import { type NoRedo, type NoRedoCode, shouldRedo, weighRevision } from "./decide.ts";
import { type GuardRules, type RefusedChange, refuseChanges } from "./guard.ts";
import { revisionInstruction } from "./instruction.ts";
import { commitMessage } from "./message.ts";
import type { Redo } from "./redo.ts";
import { restoredPaths } from "./restored.ts";
import { instructionSources } from "./sources.ts";
import type { Work, Worker } from "./worker.ts";

/** Commits between merge base and head that are read, to count revisions among them. */
const MAX_COMMITS = 500;
/** Nobody can own this address, and nobody is credited by it. */
const AUTHOR = { name: "passwhen", email: "passwhen@passwhen.invalid" };

/** A gate with its verdict. */
export interface JudgedGate {
  readonly gate: Gate;
  readonly verdict: Verdict;
}

/** What a revision needs of its run. */
export interface RedoContext extends AgentContext {
  readonly policy: RedoPolicy;
  readonly event: PullRequestEvent;
  readonly mergeBase: string;
  readonly outcome: Outcome;
  readonly judged: readonly JudgedGate[];
  /** What a revision may not change, beside what it took back. */
  readonly guard: Omit<GuardRules, "restored" | "matchPaths">;
  readonly matchPaths: MatchPaths;
  /** Whether the run's budget has something left. */
  readonly hasBudget: boolean;
  /** How many revisions this run made: what commits say of themselves everybody can write. */
  readonly round: number;
  readonly runKey: string;
  readonly worker: Worker | null;
  readonly git: Git;
  readonly host: CodeHost;
  readonly checkOut: (commit: string) => Promise<WorkingCopy>;
  readonly keep: KeepFile;
  readonly openTranscript: OpenTranscript;
  readonly onEvent: (event: RunEvent) => void;
}

/** What came of it. `next` is the event that is to be judged now, null where nothing new is there. */
export interface Revised {
  readonly redo: Redo;
  readonly next: PullRequestEvent | null;
  /** Whether a revision is under way elsewhere, so that nothing is to be handed to people yet. */
  readonly isPending?: true;
}

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
    if (standing.no !== null) return end(context, sofar.redo, standing.no.why, standing.isKnown);
    return policy.comment === null
      ? await reviseByWorker(context, sofar.redo, standing)
      : await askOutside(context, sofar.redo, policy.comment);
  } catch (error) {
    return toNote(sofar.redo)(error);
  }
}

/** A passed verdict after revisions says how many there were. */
async function afterwards({ outcome, git, mergeBase, event, policy }: RedoContext, nothing: Redo): Promise<Revised> {
  if (outcome !== "passed" || policy.max < 1) return { redo: nothing, next: null };
  const log = await git.log(mergeBase, event.head.sha, MAX_COMMITS);
  const attempts = countAttempts(log, AUTHOR.email);
  const { max, onExhausted } = policy;
  return {
    redo: { ...nothing, attempts, note: noteOnRedo({ outcome, attempts, max, why: null, onExhausted }) },
    next: null,
  };
}

interface Standing {
  readonly attempts: number;
  readonly log: readonly LoggedCommit[];
  /** Whether we know of the attempts by more than what commits say. */
  readonly isKnown: boolean;
  /** Why there is none; null where one is to be made. */
  readonly no: NoRedo | null;
}

async function lookUp(context: RedoContext): Promise<Standing> {
  const { event, host, git, mergeBase, outcome, policy, judged, hasBudget } = context;
  const { number, head } = event;
  const pullRequest = await host.getPullRequest(number);
  const log = await git.log(mergeBase, head.sha, MAX_COMMITS);
  const made = countAttempts(log, AUTHOR.email);
  const asked = countAsked(await ownBodies(number, host), head.sha);
  const attempts = Math.max(made, asked);
  const isKnown = Math.max(context.round, asked) >= policy.max;
  const failed = judged.filter(({ verdict }) => verdict.failed);
  const decision = shouldRedo({
    outcome,
    max: policy.max,
    attemptsMade: attempts,
    isHistoryWhole: log.length < MAX_COMMITS,
    pullRequest: { isOpen: pullRequest.state === "open", isFork: pullRequest.isFork || event.isFork },
    branch: pullRequest.isFork ? null : await host.getBranch(head.ref),
    critiques: failed.flatMap(({ verdict }) => Object.values(verdict.checks).flatMap(({ critiques }) => critiques))
      .length,
    reasons: failed.flatMap(({ verdict }) => verdict.reasons).length,
    hasBudget,
  });
  if (decision.kind === "no") return { attempts, log, isKnown, no: decision };
  const isMoved = pullRequest.headSha !== head.sha || pullRequest.headRef !== head.ref;
  return { attempts, log, isKnown, no: isMoved ? noBecause("moved") : null };
}

/** Not our reviews: they quote what others wrote. */
async function ownBodies(number: number, host: CodeHost): Promise<readonly string[]> {
  const own = await host.listOwnComments(number, REDO_MARKER);
  return own.filter(({ kind }) => kind === "comment").map(({ body }) => body);
}

async function reviseByWorker(context: RedoContext, redo: Redo, { log }: Standing): Promise<Revised> {
  const { worker, event, policy, onEvent } = context;
  if (worker === null) throw new GateError("agent-unavailable", "the policy's `redo` names no agent");
  const attempt = redo.attempts + 1;
  onEvent({ kind: "redo.started", attempt, max: policy.max, head: event.head.sha });
  const work = await askWorker(context, worker, attempt);
  const told = { ...redo, run: work.run, files: work.result.files };
  const { failure } = work.result;
  if (failure !== null && !NO_REPORT.has(failure.reason))
    throw new RevisionFailed(failure.reason, failure.detail, told);
  const made = await commit(context, work, attempt);
  if (made === null) {
    const moved = worker.isPushingItself ? await pushedByWorker(context, attempt) : null;
    if (moved !== null)
      return {
        redo: { ...told, attempts: attempt, commit: moved.head.sha, note: pushed(attempt, policy.max) },
        next: moved,
      };
  }
  const refused = made === null ? [] : await refusedIn(context, made);
  const decision = weighRevision({ tree: made?.tree ?? null, earlierTrees: treesOf(log), refused });
  if (decision.kind === "no" || made === null)
    return end(context, { ...told, refused }, decision.kind === "no" ? decision.why : "no-change");
  const outcome = await context.git.push(made.commit, event.head.ref, event.head.sha);
  if (outcome === "moved") return end(context, told, "moved");
  const next = eventOf(event, made.commit);
  return { redo: { ...told, attempts: attempt, commit: made.commit, note: pushed(attempt, policy.max) }, next };
}

/** The action stays: what was opened for people and failed has not been before them, so a judge that stands there is asked again. */
function eventOf(event: PullRequestEvent, sha: string): PullRequestEvent {
  return { ...event, isTextEdit: false, head: { ...event.head, sha } };
}

/** Of a worker no report is wanted: what it changed is what counts. */
const NO_REPORT: ReadonlySet<ReasonCode> = new Set(["handoff-missing", "handoff-unreadable"]);

async function askWorker(context: RedoContext, worker: Worker, attempt: number): Promise<Work> {
  const { event, policy, judged, checkOut } = context;
  const prompt = revisionInstruction({ attempt, max: policy.max, ...instructionSources(judged) });
  const keep: KeepFile = (name, label, text) =>
    context.keep(`redo-${attempt}-${name}`, `${label} (revision ${attempt})`, text);
  const openTranscript: OpenTranscript = (name, label) =>
    context.openTranscript(`redo-${attempt}-${name}`, `${label} (revision ${attempt})`);
  await keep("prompt.md", "Instruction", prompt);
  const target = judged.find(({ gate, verdict }) => verdict.failed && gate.target !== null)?.gate.target ?? null;
  return worker.revise({ target, prompt, keep, openTranscript }, () => checkOut(event.head.sha), context);
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

async function refusedIn(context: RedoContext, made: MadeCommit): Promise<readonly RefusedChange[]> {
  const { git, mergeBase, guard, matchPaths } = context;
  const restored = restoredPaths(made.changes, await git.diff(mergeBase, made.commit));
  return refuseChanges(made.changes, { ...guard, restored, matchPaths });
}

/** An agent in a cloud pushes to the branch itself, under its own name: a comment keeps count of it. */
async function pushedByWorker({ host, event, policy }: RedoContext, attempt: number): Promise<PullRequestEvent | null> {
  const { number, head } = event;
  const { headSha, state } = await host.getPullRequest(number);
  if (state !== "open" || headSha === head.sha) return null;
  const marker = redoMarker(attempt, head.sha);
  const text = `The agent that wrote this change was asked for revision ${attempt} of ${policy.max}, and pushed it.`;
  await host.commentOnce(number, `${text}\n\n${marker}`, marker);
  return eventOf(event, headSha);
}

async function askOutside(context: RedoContext, redo: Redo, mention: string): Promise<Revised> {
  const { event, host, policy, judged, onEvent } = context;
  const attempt = redo.attempts + 1;
  onEvent({ kind: "redo.started", attempt, max: policy.max, head: event.head.sha });
  const instruction = revisionInstruction({ attempt, max: policy.max, ...instructionSources(judged) });
  const body = redoComment({ mention, attempt, head: event.head.sha, instruction });
  await host.commentOnce(event.number, body, redoMarker(attempt, event.head.sha));
  const text = `Revision ${attempt} of ${policy.max} was asked for in a comment. The run for its commit decides.`;
  return { redo: { ...redo, attempts: attempt, note: { ...NOTE, text } }, next: null, isPending: true };
}

const NOTE = { needsAttention: false, isLetThrough: false, level: "info" } as const;

function pushed(attempt: number, max: number) {
  return { ...NOTE, text: `Revision ${attempt} of ${max} was pushed; the run for it decides.` };
}

/** `on-exhausted: neutral` is not for revisions of which only commits speak: with two lines in a message the author of a change could let it
 *  through. */
function end({ outcome, policy }: RedoContext, redo: Redo, why: NoRedoCode, isKnown = true): Revised {
  const { max } = policy;
  const onExhausted = isKnown ? policy.onExhausted : "block";
  const note = noteOnRedo({ outcome, attempts: redo.attempts, max, why, onExhausted });
  return { redo: { ...redo, note }, next: null };
}

function noBecause(why: NoRedoCode): NoRedo {
  return { kind: "no", why, sentence: "" };
}

/** A worker that did not end properly, with what it left. */
class RevisionFailed extends GateError {
  readonly redo: Redo;
  constructor(code: GateError["code"], message: string, redo: Redo) {
    super(code, message);
    this.redo = redo;
  }
}

/** Nothing that goes wrong here changes the verdict; people must know of it. */
function toNote(redo: Redo): (error: unknown) => Revised {
  return (error) => {
    if (!(error instanceof GateError)) throw error;
    const told = error instanceof RevisionFailed ? error.redo : redo;
    const text = `No revision was pushed (${error.code}): ${error.message}`;
    return {
      redo: { ...told, note: { needsAttention: true, isLetThrough: false, level: "warning", text } },
      next: null,
    };
  };
}
