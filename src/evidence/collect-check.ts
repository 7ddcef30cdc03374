import { GateError, messageOf } from "../lib/error.ts";
import type { WorkingCopy } from "../ports/git.ts";
import type { CheckInput, FoundEvidence } from "./check.ts";
import type { CollectContext } from "./collect.ts";
import type { CheckEvidence, Fact, GateData } from "./evidence.ts";
import type { Gate, GateCheck } from "./gate.ts";
import { finishedEvent } from "./run-event.ts";
import { readWorkerHandoff } from "./worker-handoff.ts";

/** What the verifiers that a check's verifier waits for left in this run, by their names. */
export type UpstreamHandoffs = ReadonlyMap<string, string>;

/** What is to be done for one check of a gate. */
export interface CheckWork {
  readonly gate: Gate;
  readonly check: GateCheck;
  /** What the gate gives an agent as input; null for none. */
  readonly input: GateData;
  readonly upstream: UpstreamHandoffs;
  readonly found: readonly FoundEvidence[];
}

/** One check, when the run has a place for it. A check whose world fails yields unknown facts with the reason; only bugs are thrown.
 *  Working copies are removed after the check has given back its place: the next one need not wait for that. */
export async function collectInTurn(work: CheckWork, context: CollectContext): Promise<CheckEvidence> {
  const copies: WorkingCopy[] = [];
  const { check } = work;
  const gate = work.gate.name;
  try {
    return await context.queue(() => {
      const ahead = check.kind === "agent" || check.kind === "judge" ? getReadyLater(context, copies) : NOTHING_AHEAD;
      return context.limit(async () => {
        context.onEvent({ kind: "check.started", gate, check: check.name });
        const evidence = await collectCheck(work, handingOut(await ahead(), context), copies);
        context.onEvent(finishedEvent(gate, evidence));
        return evidence;
      });
    });
  } finally {
    for (const copy of copies) await removeCopy(copy, context);
  }
}

const NOTHING_AHEAD = (): Promise<null> => Promise.resolve(null);

/** So long a check that waits leaves the machine to those that are just starting. */
const READY_AFTER_MS = 150;

/** An agent will want the head commit: its copy is made while it waits for a place to run. Out: what gives the copy, or null when
 *  its turn came first. Whatever goes wrong here goes wrong again, and is told, when the check asks for a copy. */
function getReadyLater(context: CollectContext, copies: WorkingCopy[]): () => Promise<WorkingCopy | null> {
  let ready: Promise<WorkingCopy | null> = Promise.resolve(null);
  const timer = setTimeout(() => {
    if (context.signal.aborted) return;
    ready = context.checkOut(context.head).catch(() => null);
  }, READY_AFTER_MS);
  return async () => {
    clearTimeout(timer);
    const copy = await ready;
    if (copy !== null) copies.push(copy);
    return copy;
  };
}

/** The context whose first copy of the head commit is the one that is ready. */
function handingOut(ready: WorkingCopy | null, context: CollectContext): CollectContext {
  let left = ready;
  const checkOut: CollectContext["checkOut"] = (commit) => {
    if (left === null || commit !== context.head) return context.checkOut(commit);
    const copy = left;
    left = null;
    return Promise.resolve(copy);
  };
  return { ...context, checkOut };
}

async function collectCheck(work: CheckWork, context: CollectContext, copies: WorkingCopy[]): Promise<CheckEvidence> {
  const { check } = work;
  const startedAt = context.clock.now().toISOString();
  const start = context.clock.elapsedMs();
  const module = await context.loadCheck(check.kind);
  const checkOut = async (commit: string): Promise<WorkingCopy> => {
    const copy = await context.checkOut(commit);
    if (!copies.includes(copy)) copies.push(copy);
    return copy;
  };
  try {
    if (context.signal.aborted) throw new GateError("cancelled", "cancelled before it began");
    const evidence = await module.run(check.params, checkInput(work, { ...context, checkOut }));
    return {
      ...evidence,
      facts: { ...unknownFacts(check, "internal-error", "the check did not report this fact"), ...evidence.facts },
    };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    const durationMs = context.clock.elapsedMs() - start;
    return { ...failedEvidence(check, error), startedAt, durationMs };
  }
}

/** A copy that cannot be removed costs disk, not the verdict. */
async function removeCopy(copy: WorkingCopy, context: CollectContext): Promise<void> {
  try {
    await copy.remove();
  } catch (error) {
    context.log.warning(`a working copy could not be removed: ${messageOf(error)}`);
  }
}

function checkInput({ gate, check, input, upstream, found }: CheckWork, context: CollectContext): CheckInput {
  const { head, mergeBase, diff, checkOut, makeAgent, promptFor } = context;
  const { processes, models, programs, tools, secret, clock, log, signal } = context;
  return {
    name: check.name,
    target: gate.target,
    verifier: gate.verifier,
    floor: gate.floor,
    criteria: gate.criteria,
    diff,
    mergeBase,
    head,
    checkOut,
    agent: (name) => makeAgent(name, () => checkOut(head)),
    prompt: () => promptFor(gate, check, { diff, upstream, input }),
    expect: check.expect,
    gateInput: input,
    wantsText: check.wantsText,
    found,
    author: context.author,
    keep: context.keeperFor(gate.name, check.name),
    openTranscript: context.transcriptsFor(gate.name, check.name),
    timeoutMs: check.timeoutMs,
    workerHandoff: gate.target === null ? null : readWorkerHandoff(gate.target),
    context: { processes, models, programs, tools, secret, clock, log, signal },
  };
}

function unknownFacts({ facts }: GateCheck, reason: GateError["code"], detail: string): Readonly<Record<string, Fact>> {
  return Object.fromEntries(Object.keys(facts).map((name) => [name, { kind: "unknown", reason, detail }]));
}

/** What is known of a check that the world did not let run: nothing, and why. */
export function failedEvidence(check: GateCheck, error: GateError): Omit<CheckEvidence, "startedAt" | "durationMs"> {
  return {
    check: check.name,
    kind: check.kind,
    facts: unknownFacts(check, error.code, error.message),
    critiques: [],
    handoff: null,
    handoffMarkdown: null,
    run: null,
    commands: [],
    files: [],
  };
}
