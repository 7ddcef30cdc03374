import type { LoadedPlan, PlanTask, VerifierTask } from "../plan/plan.ts";

/** One plan task whose work is on the pull request, with the verifiers that name it. */
export interface Target {
  readonly plan: LoadedPlan;
  readonly task: PlanTask;
  /** The branch the task's work is on, as plan and state name it; display text, never given to git. */
  readonly branch: string;
  /** In plan order. Empty when nothing in the plan verifies the task. */
  readonly verifiers: readonly VerifierTask[];
  /** Its plan is for another repository or base branch, and only the branch's name says that it is carried: it adds to what is asked and
   *  stands for nothing. */
  readonly isForeign?: true;
  /** All tasks of its plan, and of the plans above and below it, that are on the same pull request; this one is among them. */
  readonly carried?: readonly PlanTask[];
}
