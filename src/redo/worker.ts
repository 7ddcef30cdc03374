import type { Agent, AgentContext, AgentModule, AgentResult, AgentTask } from "../evidence/agent.ts";
import type { AgentRun } from "../evidence/evidence.ts";
import { GateError, messageOf } from "../lib/error.ts";
import type { Policy } from "../policy/policy.ts";
import type { WorkingCopy } from "../ports/git.ts";

/** What the worker is given to do. */
type Assignment = Pick<AgentTask, "target" | "prompt" | "keep" | "openTranscript">;

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
  const policy = name === null ? undefined : agents[name];
  if (redo === null || name === null || policy === undefined) return null;
  const agent = (await loadAgent(policy.use)).create(policy.params);
  const timeoutMs = policy.timeoutMs ?? defaults.timeoutMs;
  return createWorker({ name, use: policy.use, agent, timeoutMs, isResuming: redo.resume, firstSession });
}

interface WorkerParts {
  readonly name: string;
  readonly use: string;
  readonly agent: Agent;
  readonly timeoutMs: number;
  readonly isResuming: boolean;
  readonly firstSession: string | null;
}

function createWorker({ name, use, agent, timeoutMs, isResuming, firstSession }: WorkerParts): Worker {
  let session = isResuming ? firstSession : null;
  let unfit: GateError | null = null;
  let kept: WorkingCopy | null = null;

  const takeCopy = async (checkOut: () => Promise<WorkingCopy>): Promise<WorkingCopy> => {
    const copy = kept ?? (await checkOut());
    kept = isResuming ? copy : null;
    return copy;
  };
  return {
    isPushingItself: firstSession !== null,
    prepare: async (context) => {
      try {
        await agent.prepare?.(context);
      } catch (error) {
        if (!(error instanceof GateError)) throw error;
        unfit = error;
      }
    },
    revise: async (assignment, checkOut, context) => {
      const isResumable = session !== null && agent.resume !== undefined;
      // An agent in a cloud needs no program here to go on with its session.
      if (unfit !== null && !isResumable) throw unfit;
      const copy = await takeCopy(checkOut);
      let since = await copy.snapshot();
      const task: AgentTask = {
        ...assignment,
        verifier: null,
        expect: null,
        workingCopy: copy,
        timeoutMs,
        onReady: async () => {
          since = await copy.snapshot();
        },
      };
      const result =
        isResumable && session !== null && agent.resume !== undefined
          ? await agent.resume({ id: session, message: assignment.prompt }, task, context)
          : await agent.verify(task, context);
      if (isResuming) session = result.run?.sessionId ?? session;
      return { result, run: toRun(result), copy, since };
    },
    dispose: async () => {
      await kept?.remove();
      kept = null;
    },
  };

  function toRun({ run }: AgentResult): AgentRun | null {
    return run === null ? null : { ...run, use, agent: name, attempts: [] };
  }
}

/** A copy that cannot be removed costs disk, not the verdict. */
export async function dismiss(worker: Worker | null, warn: (text: string) => void): Promise<void> {
  try {
    await worker?.dispose();
  } catch (error) {
    warn(`a working copy could not be removed: ${messageOf(error)}`);
  }
}
