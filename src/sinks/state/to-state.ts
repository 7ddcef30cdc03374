import type { LoadedPlan, PlanTask } from "../../plan/plan.ts";
import type { State, TaskState } from "../../plan/state.ts";
import type { GateReport, Report } from "../../publish/report.ts";
import { verificationsOf } from "../../publish/verification.ts";
import { attentionOf } from "./attention.ts";
import { deathOf, wasNotAsked } from "./death.ts";
import { agentChecksOf, handoffPathOf, resultStatusOf } from "./handoff-file.ts";
import { touch } from "./touch.ts";

/** The state of one plan after a run: the state that lay beside the plan, or a fresh one, with the Verifications of this run in
 *  the rows of the targets and of their verifiers. Out: rows in the order they had, then new ones in plan order. */
export function toState(loaded: LoadedPlan, report: Report): State {
  const gates = report.gates.filter(({ gate }) => gate.target?.plan.path === loaded.path);
  const known = loaded.state?.tasks ?? [];
  const fresh = loaded.plan.tasks
    .filter((task) => !known.some(({ name }) => name === task.name))
    .map((task) => freshRow(task, loaded, report, gates));
  const verifications = new Map(
    verificationsOf({ ...report, gates }).map(({ task, verification }) => [task, verification]),
  );
  const tasks = [...known, ...fresh].map((row) => {
    const verification = verifications.get(row.name);
    const handoffPath = handoffOf(row.name, gates);
    const patch = {
      ...diedOf(row, gates),
      ...(verification === undefined ? {} : { verification }),
      ...(handoffPath === null ? {} : { handoffPath }),
    };
    return touch(row, patch, report.finishedAt);
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
  const own = gates.find(({ gate }) => gate.verifier?.name === task.name) ?? null;
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
    ...progressOf(target !== null, own, report),
    lastUpdate: report.finishedAt,
    note: null,
    slackTs: task.slackTs ?? null,
    prNumber: target === null ? null : report.subject.number,
    failureMode: null,
    verification: null,
  };
}

type Progress = Pick<TaskState, "status" | "resultStatus" | "handoffPath" | "startedAt" | "finishedAt">;

/** Work on the pull request was handed off; a verifier that ran was, too, or ended in an error. */
function progressOf(isTarget: boolean, own: GateReport | null, report: Report): Progress {
  const { startedAt, finishedAt } = report;
  const idle = { resultStatus: null, handoffPath: null, startedAt: null, finishedAt: null };
  const wasAsked = own !== null && !Object.values(own.verdict.checks).some(wasNotAsked);
  if (own === null || !wasAsked) return { status: isTarget ? "handed-off" : "pending", ...idle };
  const resultStatus = resultStatusOf(own);
  const status = { finished: "handed-off", cancelled: "cancelled", error: "error" } as const;
  return { status: status[resultStatus], resultStatus, handoffPath: null, startedAt, finishedAt };
}

/** The row of a verifier of this run says how it died, and no more how an earlier one did. */
function diedOf(row: TaskState, gates: readonly GateReport[]): Partial<TaskState> {
  const own = gates.find(({ gate }) => gate.verifier?.name === row.name);
  const [main] = own === undefined ? [] : agentChecksOf(own);
  return main === undefined ? {} : { failureMode: deathOf(main)?.mode ?? null };
}

function handoffOf(task: string, gates: readonly GateReport[]): string | null {
  const own = gates.find(({ gate }) => gate.verifier?.name === task);
  return own === undefined ? null : handoffPathOf(own);
}

/** A verifier waits for its target whether it lists it or not. */
function dependenciesOf(task: PlanTask): readonly string[] {
  const listed = task.dependsOn ?? [];
  return task.type === "verifier" && !listed.includes(task.verifies) ? [task.verifies, ...listed] : listed;
}
