import { GateError, messageOf } from "../lib/error.ts";
import type { Diff, WorkingCopy } from "../ports/git.ts";
import type { AgentContext } from "./agent.ts";
import type { CheckInput, CheckModule } from "./check.ts";
import type { CheckEvidence, Fact, KeepFile, OpenTranscript } from "./evidence.ts";
import type { Crew } from "./crew.ts";
import type { Gate, GateCheck } from "./gate.ts";
import type { Handoff } from "./handoff/handoff.ts";
import { parseHandoff } from "./handoff/parse.ts";

/** Runs work when a place is free; what comes first is run first. */
export type Limit = <T>(work: () => Promise<T>) => Promise<T>;

/** What collecting needs from outside. */
export interface CollectContext extends AgentContext {
  readonly head: string;
  readonly mergeBase: string;
  readonly diff: Diff;
  readonly checkOut: (commit: string) => Promise<WorkingCopy>;
  /** Loads the module of a check kind. */
  readonly loadCheck: (kind: string) => Promise<CheckModule>;
  /** Gives the agent that the policy defines under this name. */
  readonly makeAgent: Crew["get"];
  /** Whether what this check yields is an agent's word. */
  readonly isClaimed: (check: GateCheck) => boolean;
  readonly promptFor: (gate: Gate, check: GateCheck, diff: Diff) => string;
  readonly keeperFor: (gate: string, check: string) => KeepFile;
  readonly transcriptsFor: (gate: string, check: string) => OpenTranscript;
  /** Runs the work when one of the run's places is free. */
  readonly limit: Limit;
  /** Like `limit`, with a few places more: who has one of these may get ready while it waits for a place to run. */
  readonly queue: Limit;
}

/** The evidence of a run's gates: all checks at once as far as the run's limit allows, but those that rest on an agent's word only
 *  when all others have ended: code of the pull request that runs as our user in one check could find the folder where an agent of
 *  another leaves its handoff. Out: for each gate its evidence, in the gate's order. A check whose world fails yields unknown facts
 *  with the reason; only bugs are thrown. */
export function collectEvidence(
  gates: readonly Gate[],
  context: CollectContext,
): readonly Promise<readonly CheckEvidence[]>[] {
  const start = (gate: Gate, check: GateCheck): Promise<CheckEvidence> => collectInTurn(gate, check, context);
  const first = gates.map((gate) => gate.checks.map((check) => (context.isClaimed(check) ? null : start(gate, check))));
  const others = Promise.allSettled(first.flat().filter((one) => one !== null));
  return gates.map((gate, at) =>
    Promise.all(gate.checks.map((check, index) => first[at]?.[index] ?? others.then(() => start(gate, check)))),
  );
}

/** Working copies are removed after the check has given back its place: the next one need not wait for that. */
async function collectInTurn(gate: Gate, check: GateCheck, context: CollectContext): Promise<CheckEvidence> {
  const copies: WorkingCopy[] = [];
  try {
    return await context.queue(() => {
      const ahead = check.kind === "agent" ? getReadyLater(context, copies) : NOTHING_AHEAD;
      return context.limit(async () => collectCheck(gate, check, handingOut(await ahead(), context), copies));
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

async function collectCheck(
  gate: Gate,
  check: GateCheck,
  context: CollectContext,
  copies: WorkingCopy[],
): Promise<CheckEvidence> {
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
    const evidence = await module.run(check.params, checkInput(gate, check, { ...context, checkOut }));
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

function checkInput(gate: Gate, check: GateCheck, context: CollectContext): CheckInput {
  const { head, mergeBase, diff, checkOut, makeAgent, promptFor } = context;
  const { processes, models, programs, tools, secret, clock, log, signal } = context;
  return {
    name: check.name,
    target: gate.target,
    verifier: gate.verifier,
    floor: gate.floor,
    diff,
    mergeBase,
    head,
    checkOut,
    agent: (name) => makeAgent(name, () => checkOut(head)),
    prompt: () => promptFor(gate, check, diff),
    expect: check.expect,
    keep: context.keeperFor(gate.name, check.name),
    openTranscript: context.transcriptsFor(gate.name, check.name),
    timeoutMs: check.timeoutMs,
    workerHandoff: workerHandoffOf(gate),
    context: { processes, models, programs, tools, secret, clock, log, signal },
  };
}

/** What the worker says of its own work, where a handoff of it lies beside the plan. Claims to compare with, never counted. */
function workerHandoffOf({ target }: Gate): Handoff | null {
  if (target === null) return null;
  const { handoffs, path } = target.plan;
  const { name } = target.task;
  const markdown = Object.hasOwn(handoffs, name) ? handoffs[name] : undefined;
  return markdown === undefined ? null : parseHandoff(markdown, `${path}: handoffs/${name}.md`).handoff;
}

function unknownFacts({ facts }: GateCheck, reason: GateError["code"], detail: string): Readonly<Record<string, Fact>> {
  return Object.fromEntries(Object.keys(facts).map((name) => [name, { kind: "unknown", reason, detail }]));
}

function failedEvidence(check: GateCheck, error: GateError): Omit<CheckEvidence, "startedAt" | "durationMs"> {
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
