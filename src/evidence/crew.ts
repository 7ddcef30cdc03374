import { assert } from "../lib/assert.ts";
import { GateError } from "../lib/error.ts";
import type { ReasonCode } from "../lib/reason.ts";
import type { AgentPolicy, Policy } from "../policy/policy.ts";
import type { WorkingCopy } from "../ports/git.ts";
import type { Agent, AgentContext, AgentModule, AgentResult, AgentTask } from "./agent.ts";
import { classifyFailure } from "./failure-mode.ts";
import type { Gate } from "./gate.ts";
import { saysSomething } from "./said.ts";
import type { AgentAttempt, AgentRun, EvidenceFile, Provenance } from "./evidence.ts";

/** What keeps an agent from working that is not its own doing nor the change's: then the next of the chain may try. */
export const INFRASTRUCTURE: ReadonlySet<ReasonCode> = new Set([
  "agent-unavailable",
  "agent-install-failed",
  "key-missing",
  "model-unreachable",
  "model-unauthorized",
  "model-not-found",
  "model-rate-limited",
  "model-unavailable",
]);

/** Ways to die that another try of the same may not repeat. */
const REPEATABLE: ReadonlySet<ReasonCode> = new Set([
  "agent-crashed",
  "model-unreachable",
  "model-rate-limited",
  "model-unavailable",
]);

/** An agent under a name of the policy. */
interface Member {
  readonly name: string;
  readonly use: string;
  readonly agent: Agent;
  readonly provenance: Provenance;
}

/** The agents that a run may ask. */
export interface Crew {
  /** Whether the agent's handoffs are its own word, or those of one that may stand in for it. */
  readonly isClaiming: (name: string) => boolean;
  /** Lets every agent find out whether it can work here. What it finds out comes when the agent is asked. Call it before any code of
   *  the pull request runs. */
  readonly prepare: (context: AgentContext) => Promise<void>;
  /** The agent with those that stand in for it. In: makes another copy of the head commit, for one that starts after another failed.
   *  Throws: `GateError` for a name that the policy does not have. */
  readonly get: (
    name: string,
    freshCopy: () => Promise<WorkingCopy>,
  ) => { readonly agent: Agent; readonly provenance: Provenance };
}

/** Names of the agents that the checks of these gates ask. */
export function agentsOf(gates: readonly Gate[]): readonly string[] {
  return gates.flatMap(({ checks }) => checks.flatMap(({ agent }) => agent ?? []));
}

/** In: names of agents that checks ask for, the policy's agents. Throws: `GateError` for settings that an agent refuses. */
export async function gatherCrew(
  names: readonly string[],
  agents: Policy["agents"],
  loadAgent: (use: string) => Promise<AgentModule>,
): Promise<Crew> {
  const members = new Map<string, Member>();
  const wanted = new Set(names.flatMap((name) => chainOf(name, agents)));
  await Promise.all(
    [...wanted].map(async (name) => {
      const policy = agents[name];
      if (policy !== undefined) members.set(name, await enlist(name, policy, loadAgent));
    }),
  );
  const unfit = new Map<string, GateError>();
  const membersOf = (name: string): readonly Member[] => chainOf(name, agents).flatMap((one) => members.get(one) ?? []);
  const isClaiming = (name: string): boolean => membersOf(name).some(({ provenance }) => provenance === "claimed");
  return {
    isClaiming,
    prepare: async (context) => {
      await Promise.all([...members.values()].map((member) => prepareOne(member, context, unfit)));
    },
    get: (name, freshCopy) => {
      const chain = membersOf(name);
      if (chain[0]?.name !== name)
        throw new GateError("agent-unavailable", `no agent is called \`${name}\` in the policy`);
      const provenance = isClaiming(name) ? "claimed" : "observed";
      return {
        agent: { verify: (task, context) => verifyInTurn(chain, { task, freshCopy, unfit }, context) },
        provenance,
      };
    },
  };
}

/** The agent, then those that stand in for it, in the policy's order. */
export function chainOf(name: string, agents: Policy["agents"]): readonly string[] {
  return [...new Set([name, ...(agents[name]?.fallback ?? [])])];
}

async function enlist(name: string, policy: AgentPolicy, loadAgent: (use: string) => Promise<AgentModule>) {
  const module = await loadAgent(policy.use);
  return { name, use: policy.use, agent: module.create(policy.params), provenance: module.provenance };
}

async function prepareOne(
  { name, agent }: Member,
  context: AgentContext,
  unfit: Map<string, GateError>,
): Promise<void> {
  try {
    await agent.prepare?.(context);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    unfit.set(name, error);
  }
}

interface Work {
  readonly task: AgentTask;
  readonly freshCopy: () => Promise<WorkingCopy>;
  readonly unfit: ReadonlyMap<string, GateError>;
}

/** Asks the agents until one gives a result that another try would not change. All tries share the time of the task. Source: the
 *  policy's `fallback`, the plan's `maxAttempts`. */
async function verifyInTurn(chain: readonly Member[], work: Work, context: AgentContext): Promise<AgentResult> {
  const start = context.clock.elapsedMs();
  const attempts: AgentAttempt[] = [];
  const files: EvidenceFile[] = [];
  let { task } = work;
  let turn: Turn = { at: 0, attempt: 1 };
  for (;;) {
    const member = chain[turn.at];
    assert(member, "a turn is of a member of the chain");
    const why = work.unfit.get(member.name);
    const result = why === undefined ? await ask(member, task, context) : failedResult(why);
    const next: Turn | null = context.signal.aborted
      ? null
      : nextTurn(turn, chain, result, why === undefined ? work.task : null);
    const successor = next === null ? undefined : chain[next.at];
    if (next === null || successor === undefined || result.failure === null)
      return { ...result, run: toRun(member, result.run, attempts), files: [...files, ...result.files] };
    context.log.warning(`${member.name}: ${result.failure.detail}; ${successor.name} is asked now`);
    attempts.push({ agent: member.name, ...result.failure, usage: result.run?.usage ?? null });
    files.push(...(await keepHandoff(result, `${attempts.length}-${member.name}`, work)), ...result.files);
    const leftMs = work.task.timeoutMs - (context.clock.elapsedMs() - start);
    task = await taskForNext(`${attempts.length + 1}-${successor.name}`, work, why === undefined, leftMs);
    turn = next;
  }
}

/** A try: which of the chain, and how often that one has been asked. */
interface Turn {
  readonly at: number;
  readonly attempt: number;
}

/** What to try next, null for nothing. In: the task that was tried, null when the agent could not even start. */
function nextTurn(turn: Turn, chain: readonly Member[], result: AgentResult, task: AgentTask | null): Turn | null {
  const { failure } = result;
  // Whatever an agent said before it died, nobody may say better after it: dying could be arranged.
  if (failure === null || saysSomething(result)) return null;
  const isLast = turn.at + 1 >= chain.length;
  const hasAttempts = task !== null && turn.attempt < (task.verifier?.maxAttempts ?? 1);
  const mode = REPEATABLE.has(failure.reason) ? classifyFailure(failure.reason, failure.detail) : null;
  if (hasAttempts && (mode === "network-drop" || mode === "unknown")) return { ...turn, attempt: turn.attempt + 1 };
  const isForAnother = INFRASTRUCTURE.has(failure.reason) || (hasAttempts && mode === "tool-error");
  return isForAnother && !isLast ? { at: turn.at + 1, attempt: 1 } : null;
}

async function ask({ agent }: Member, task: AgentTask, context: AgentContext): Promise<AgentResult> {
  try {
    return await agent.verify(task, context);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return failedResult(error);
  }
}

function failedResult({ code, message }: GateError): AgentResult {
  const failure = { reason: code, detail: message };
  return { handoff: null, failure, structured: null, run: null, commands: [], files: [] };
}

/** The handoff of a try that another one follows. */
async function keepHandoff({ handoff }: AgentResult, name: string, { task }: Work): Promise<readonly EvidenceFile[]> {
  if (handoff === null) return [];
  return [await task.keep(`${name}-handoff.md`, `Handoff of a try that did not count (${name})`, handoff)];
}

/** The next try's files have its name before theirs, and what the one before did to the copy is not its business. */
async function taskForNext(name: string, work: Work, isCopyUsed: boolean, timeoutMs: number): Promise<AgentTask> {
  const { task, freshCopy } = work;
  return {
    ...task,
    workingCopy: isCopyUsed ? await freshCopy() : task.workingCopy,
    keep: (file, label, text) => task.keep(`${name}-${file}`, `${label} (${name})`, text),
    openTranscript: (file, label) => task.openTranscript(`${name}-${file}`, `${label} (${name})`),
    timeoutMs: Math.max(1, timeoutMs),
  };
}

function toRun({ name, use }: Member, run: AgentResult["run"], attempts: readonly AgentAttempt[]): AgentRun {
  const nothing = { use, version: null, model: null, sessionId: null, usage: null, remarks: [] };
  return { ...(run ?? nothing), agent: name, attempts };
}
