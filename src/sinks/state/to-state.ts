import type { CheckEvidence } from "../../evidence/evidence.ts";
import type { LoadedPlan, PlanTask } from "../../plan/plan.ts";
import type { State, TaskState } from "../../plan/state.ts";
import type { GateReport, Report } from "../../publish/report.ts";
import { attentionOf } from "./attention.ts";
import { deathOf, wasNotAsked } from "./death.ts";
import { agentChecksOf, handoffPathOf, resultStatusOf } from "./handoff-file.ts";
import { touch } from "./touch.ts";
import { vouchedVerifications } from "./vouched.ts";

/** The state of one plan after a run: the state that lay beside the plan, or a fresh one, with the Verifications of this run in
 *  the rows of the targets and of their verifiers, and how those verifiers ended. Out: rows in the order they had, then new ones in plan
 *  order. */
export function toState(loaded: LoadedPlan, report: Report): State {
  const gates = report.gates.filter(({ gate }) => gate.target?.plan.path === loaded.path);
  const known = loaded.state?.tasks ?? [];
  const fresh = loaded.plan.tasks
    .filter((task) => !known.some(({ name }) => name === task.name))
    .map((task) => freshRow(task, loaded, report, gates));
  const rows = [...known, ...fresh];
  const verifications = vouchedVerifications(rows, loaded, report);
  const tasks = rows.map((row) => {
    const own = gates.find(({ gate }) => gate.verifier?.name === row.name);
    const verification = verifications.get(row.name) ?? null;
    const found = own === undefined ? {} : { ...progressOf(own), ...waitsForTarget(row, own) };
    return touch(row, { ...found, verification }, report.finishedAt);
  });
  const { state } = loaded;
  return {
    rootSlug: loaded.plan.rootSlug,
    tasks,
    attention: [
      ...(state?.attention ?? []),
      ...attentionOf(loaded, report).map((message) => ({ at: report.finishedAt, message })),
    ],
    ...(state?.andon === undefined ? {} : { andon: state.andon }),
  };
}

/** A task that has no row yet, as Orchestrate starts one, with what this run knows of it. */
function freshRow(task: PlanTask, { plan }: LoadedPlan, report: Report, gates: readonly GateReport[]): TaskState {
  const branchOf = (name: string): string => `orch/${plan.rootSlug}/${name}`;
  const target = gates.find(({ gate }) => gate.target?.task.name === task.name)?.gate.target ?? null;
  const verified = task.type === "verifier" ? task.verifies : null;
  const startsAt = verified === null ? plan.baseBranch : branchOf(verified);
  return {
    name: task.name,
    type: task.type,
    branch: target?.branch ?? branchOf(task.name),
    startingRef: task.startingRef ?? startsAt,
    dependsOn: dependenciesOf(task),
    agentId: null,
    runId: null,
    parentAgentId: plan.selfAgentId ?? null,
    status: target === null ? "pending" : "handed-off",
    resultStatus: null,
    handoffPath: null,
    startedAt: null,
    finishedAt: null,
    lastUpdate: report.finishedAt,
    note: null,
    slackTs: task.slackTs ?? null,
    prNumber: target === null ? null : report.subject.number,
    failureMode: null,
    verification: null,
  };
}

type Progress = Pick<TaskState, "status" | "resultStatus" | "handoffPath" | "startedAt" | "finishedAt" | "failureMode">;

/** How the verifier of a gate ended in this run, and no more how it did in an earlier one. */
function progressOf(own: GateReport): Progress {
  const checks = Object.values(own.verdict.checks);
  if (checks.some(wasNotAsked))
    return {
      status: "pending",
      resultStatus: null,
      handoffPath: null,
      startedAt: null,
      finishedAt: null,
      failureMode: null,
    };
  const [main] = agentChecksOf(own);
  const resultStatus = resultStatusOf(own);
  const status = { finished: "handed-off", cancelled: "cancelled", error: "error" } as const;
  return {
    status: status[resultStatus],
    resultStatus,
    handoffPath: handoffPathOf(own),
    ...spanOf(main === undefined ? checks : [main]),
    failureMode: main === undefined ? null : (deathOf(main)?.mode ?? null),
  };
}

/** Rows of a state that others wrote may not say what the verifier is for. */
function waitsForTarget({ dependsOn }: TaskState, { gate }: GateReport): Partial<TaskState> {
  const target = gate.verifier?.verifies;
  return target === undefined || dependsOn[0] === target ? {} : { dependsOn: [...new Set([target, ...dependsOn])] };
}

/** From the first one's start to the last one's end; rounded down, so that nothing that waited for it seems to start before. */
function spanOf(checks: readonly CheckEvidence[]): Pick<TaskState, "startedAt" | "finishedAt"> {
  const starts = checks.map(({ startedAt }) => Date.parse(startedAt));
  const ends = checks.map(({ startedAt, durationMs }) => Date.parse(startedAt) + Math.floor(durationMs));
  if (checks.length === 0) return { startedAt: null, finishedAt: null };
  return {
    startedAt: new Date(Math.min(...starts)).toISOString(),
    finishedAt: new Date(Math.max(...ends)).toISOString(),
  };
}

/** A verifier waits for its target whether it lists it or not. The target comes first: the state has no other word for what it verifies. */
function dependenciesOf(task: PlanTask): readonly string[] {
  const listed = task.dependsOn ?? [];
  return task.type === "verifier" ? [...new Set([task.verifies, ...listed])] : listed;
}
