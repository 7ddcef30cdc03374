import type { GateEvent } from "./event/event.ts";
import type { Setup } from "./evidence/setup.ts";
import { GATES_FOLDER } from "./policy/gate-files.ts";
import { globOf } from "./plan/proposed.ts";
import { type Policy, rubricPathsOf } from "./policy/policy.ts";
import { POLICY_PATH } from "./policy/read.ts";
import type { ModelUsage } from "./ports/models.ts";
import type { Judged, Run } from "./publish/assemble.ts";
import type { Report } from "./publish/report.ts";
import type { Revised } from "./redo/context.ts";
import { revise } from "./redo/revise.ts";
import { taskPathsOf } from "./redo/sources.ts";
import { hireWorker, type Worker } from "./redo/worker.ts";
import type { VerdictReason } from "./verdict/verdict.ts";
import type { World } from "./world.ts";

/** The policy's worker for this pull request, ready before any of its code runs; null where there is none to ask. Throws: `GateError` for
 *  settings that the agent refuses. */
export async function hireFor(run: Run, event: GateEvent, world: World): Promise<Worker | null> {
  const { policy, reasons } = run;
  if (event.kind !== "pull-request" || event.isFork || reasons.length > 0) return null;
  const worker = await hireWorker(policy, sessionOf(run), world.loadAgent);
  await worker?.prepare(world);
  return worker;
}

/** The agent in a cloud that wrote the change, as Orchestrate's state names it. Sessions of programs are gone with their machine. */
function sessionOf({ policy, gates }: Run): string | null {
  const name = policy.redo?.agent ?? null;
  if (name === null || policy.agents[name]?.use !== "cursor") return null;
  const targets = gates.flatMap(({ gate }) => gate.target ?? []);
  const states = targets.flatMap(({ plan, task }) => plan.state?.tasks.find((one) => one.name === task.name) ?? []);
  return states.find(({ agentId }) => agentId !== null)?.agentId ?? null;
}

/** What is known when the verdicts have fallen. */
export interface Fallen {
  readonly run: Run;
  readonly event: GateEvent;
  /** Before the policy's `redo` is told. */
  readonly draft: Report;
  readonly judged: readonly Judged[];
  readonly setup: Setup;
  readonly worker: Worker | null;
}

/** A revision after a failed verdict, where the policy wants one and nothing else is wrong with the run. Null for nothing. Throws: bugs
 *  only. */
export async function reviseAfter(fallen: Fallen, world: World): Promise<Revised | null> {
  const { run, event, draft, judged, setup, worker } = fallen;
  const { redo } = run.policy;
  const { host, settings, git, matchPaths, keeperFor, transcriptsFor, onEvent } = world;
  const isSound = draft.reasons.length === 0 && !world.signal.aborted;
  if (redo !== null && host === null && draft.outcome === "failed")
    world.log.info("The policy's `redo` revises pull requests only: nothing is revised here.");
  if (redo === null || host === null || event.kind !== "pull-request" || !isSound) return null;
  return revise({
    ...world,
    policy: redo,
    event,
    mergeBase: run.mergeBase,
    outcome: outcomeOf(draft),
    judged: judged.filter(({ gate }) => gate.isRequired),
    guard: guardOf(run, world),
    matchPaths,
    round: world.round,
    hasBudget: hasBudgetLeft(run.policy.budget, world.models.spent()),
    runKey: settings.runKey,
    worker,
    git,
    host,
    checkOut: setup.checkOut,
    keep: keeperFor("all", "redo"),
    openTranscript: transcriptsFor("all", "redo"),
    onEvent,
  });
}

/** Why a revision that its agent pushed does not stand: it took away what gates judged that did not pass, so that nothing says that their fault is mended. In: what
 *  came of the commit before it; null where that is nobody's revision. */
export function findUndone({ gates, reasons }: Run, before: Report | null): readonly VerdictReason[] {
  if (before === null || reasons.length > 0) return [];
  const now = new Set(gates.map(({ gate }) => gate.name));
  const gone = before.gates.filter(({ gate, verdict }) => gate.isRequired && !verdict.passed && !now.has(gate.name));
  const names = gone.map(({ gate }) => gate.name).join(", ");
  return gone.length === 0 ? [] : [{ code: "revision-undid", check: null, detail: `no longer judged: ${names}` }];
}

/** A failed gate that nobody requires asks nobody to revise. */
function outcomeOf({ outcome, conclusion }: Report): Report["outcome"] {
  return outcome === "failed" && conclusion.conclusion !== "failure" ? "blocked" : outcome;
}

function hasBudgetLeft({ usd, tokens }: Policy["budget"], spent: ModelUsage | null): boolean {
  if (spent === null) return true;
  const isOut = tokens !== null && spent.inputTokens + spent.outputTokens >= tokens;
  // What was spent cannot be told where a price is not known; the models refuse to go on then.
  return !isOut && (usd === null || (spent.usd !== null && spent.usd < usd));
}

/** With what Orchestrate keeps beside a plan: which branch carries which task, and what was handed in. */
function withState(plan: string): readonly string[] {
  const folder = plan.slice(0, plan.lastIndexOf("/") + 1);
  return [plan, `${folder}state.json`, `${folder}handoffs/**`];
}

function guardOf({ policy, plans, gates }: Run, { agentConfig, settings }: World) {
  return {
    planGlobs: [...policy.plan, ...(settings.plans ?? []), ...plans.flatMap(({ path }) => withState(globOf(path)))],
    policyPath: POLICY_PATH,
    gatesFolder: GATES_FOLDER,
    guarded: [...rubricPathsOf(policy).map(globOf), ...(policy.redo?.guard ?? [])],
    agentConfig,
    tasks: taskPathsOf(gates.flatMap(({ gate }) => gate.target ?? [])),
  };
}
