import type { Agent, AgentContext, AgentModule, AgentResult, AgentTask } from "../evidence/agent.ts";
import { chainOf, INFRASTRUCTURE } from "../evidence/crew.ts";
import type { AgentRun } from "../evidence/evidence.ts";
import { assert } from "../lib/assert.ts";
import { GateError, messageOf } from "../lib/error.ts";
import type { Policy } from "../policy/policy.ts";
import type { WorkingCopy } from "../ports/git.ts";

/** What the worker is given to do. `head` is the commit to revise. */
type Assignment = Pick<AgentTask, "target" | "prompt" | "keep" | "openTranscript"> & { readonly head: string };

/** What it left: its answer, and its copy with a snapshot from before it began. */
export interface Work {
  readonly result: AgentResult;
  readonly run: AgentRun | null;
  readonly copy: WorkingCopy;
  readonly since: string;
}

/** The agent that revises a change, with its session and its working copy: both last from one revision to the next. */
export interface Worker {
  /** An agent in a cloud, which pushes to the branch. */
  readonly isPushingItself: boolean;
  /** Finds out whether it can work here; call it before any code of the pull request runs. What it finds out comes when it is asked. */
  readonly prepare: (context: AgentContext) => Promise<void>;
  /** In: makes a copy of the commit that is to be revised, where the worker has none that holds it. Throws: `GateError`. */
  readonly revise: (
    assignment: Assignment,
    checkOut: () => Promise<WorkingCopy>,
    context: AgentContext,
  ) => Promise<Work>;
  /** What it left in its copy is this commit now. */
  readonly holds: (commit: string) => void;
  readonly dispose: () => Promise<void>;
}

/** The policy's worker; null where it names none. In: the session that the change was written in, where it is known. Throws: `GateError`
 *  for settings that the agent refuses. */
export async function hireWorker(
  { redo, agents, defaults }: Policy,
  firstSession: string | null,
  loadAgent: (use: string) => Promise<AgentModule>,
): Promise<Worker | null> {
  const name = redo?.agent ?? null;
  if (redo === null || name === null) return null;
  const hands: Hand[] = [];
  for (const one of chainOf(name, agents)) {
    const policy = agents[one];
    if (policy === undefined) continue;
    const agent = (await loadAgent(policy.use)).create(policy.params);
    const timeoutMs = policy.timeoutMs ?? defaults.timeoutMs;
    const session = redo.resume && one === name ? firstSession : null;
    const isElsewhere = session !== null;
    hands.push({ name: one, use: policy.use, agent, timeoutMs, isElsewhere, unfit: null, session });
  }
  return hands.length === 0 ? null : createWorker(hands, { isResuming: redo.resume, firstSession });
}

/** An agent under a name of the policy: the worker itself, or one that stands in for it. */
interface Hand {
  readonly name: string;
  readonly use: string;
  readonly agent: Agent;
  readonly timeoutMs: number;
  /** Whether its session is in a cloud. That of a program lives in the HOME of the copy that it worked in. */
  readonly isElsewhere: boolean;
  unfit: GateError | null;
  session: string | null;
}

interface WorkerSettings {
  readonly isResuming: boolean;
  readonly firstSession: string | null;
}

function createWorker(hands: readonly Hand[], { isResuming, firstSession }: WorkerSettings): Worker {
  let kept: { readonly copy: WorkingCopy; readonly holds: string | null } | null = null;

  const takeCopy = async (head: string | null, checkOut: () => Promise<WorkingCopy>): Promise<WorkingCopy> => {
    if (kept !== null && isResuming && kept.holds !== null && kept.holds === head) return kept.copy;
    const old = kept;
    kept = null;
    if (old !== null) for (const hand of hands) if (!hand.isElsewhere) hand.session = null;
    await old?.copy.remove();
    const copy = await checkOut();
    // What is done in it has no name yet.
    kept = { copy, holds: null };
    return copy;
  };
  return {
    isPushingItself: isResuming && firstSession !== null,
    prepare: async (context) => {
      for (const hand of hands) hand.unfit = await whyUnfit(hand, context);
    },
    revise: async ({ head, ...assignment }, checkOut, context) => {
      for (let at = 0; ; at += 1) {
        const hand = hands[at];
        assert(hand, "a turn is of one of them");
        // What one did to the copy before it failed is not the next one's business.
        const copyFor = (): Promise<WorkingCopy> => takeCopy(at === 0 ? head : null, checkOut);
        const answer = await askOne(hand, { assignment, copyFor, isResuming }, context);
        const successor = hands[at + 1];
        const why =
          answer instanceof GateError ? { reason: answer.code, detail: answer.message } : answer.result.failure;
        const isForAnother = why !== null && INFRASTRUCTURE.has(why.reason) && !context.signal.aborted;
        if (isForAnother && successor !== undefined) {
          context.log.warning(`${hand.name}: ${why.detail}; ${successor.name} is asked now`);
          continue;
        }
        if (answer instanceof GateError) throw answer;
        return answer;
      }
    },
    holds: (commit) => {
      if (kept !== null) kept = { ...kept, holds: commit };
    },
    dispose: async () => {
      await kept?.copy.remove();
      kept = null;
    },
  };
}

interface Assigned {
  readonly assignment: Omit<Assignment, "head">;
  readonly copyFor: () => Promise<WorkingCopy>;
  readonly isResuming: boolean;
}

/** Out: what it left, or why it could not even start. */
async function askOne(
  hand: Hand,
  { assignment, copyFor, isResuming }: Assigned,
  context: AgentContext,
): Promise<Work | GateError> {
  const { agent, timeoutMs, isElsewhere } = hand;
  const { resume } = agent;
  // An agent in a cloud needs no program here to go on with its session.
  if (hand.unfit !== null && (!isElsewhere || hand.session === null || resume === undefined)) return hand.unfit;
  const copy = await copyFor();
  const { session } = hand;
  let since = await copy.snapshot();
  const onReady = async (): Promise<void> => {
    since = await copy.snapshot();
  };
  const task: AgentTask = { ...assignment, verifier: null, expect: null, workingCopy: copy, timeoutMs, onReady };
  const result =
    session !== null && resume !== undefined
      ? await resume({ id: session, message: assignment.prompt }, task, context)
      : await agent.verify(task, context);
  if (isResuming) hand.session = result.run?.sessionId ?? session;
  return { result, run: toRun(hand, result), copy, since };
}

async function whyUnfit({ agent }: Hand, context: AgentContext): Promise<GateError | null> {
  try {
    await agent.prepare?.(context);
    return null;
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return error;
  }
}

function toRun({ name, use }: Hand, { run }: AgentResult): AgentRun | null {
  return run === null ? null : { ...run, use, agent: name, attempts: [] };
}

/** A copy that cannot be removed costs disk, not the verdict. */
export async function dismiss(worker: Worker | null, warn: (text: string) => void): Promise<void> {
  try {
    await worker?.dispose();
  } catch (error) {
    warn(`a working copy could not be removed: ${messageOf(error)}`);
  }
}
