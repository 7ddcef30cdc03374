import type { Repository } from "../event/event.ts";
import { orchestrateBranch } from "../plan/branch.ts";
import type { Plan, VerifierTask, WorkerTask } from "../plan/plan.ts";
import type { Target } from "./target.ts";

/** Name of the verifier that stands for criteria of a pull request, for gates of the policy. */
export const CRITERIA_VERIFIER = "verify-pull-request";

/** What stands for the file of a plan that is made of criteria of a pull request. */
export function criteriaPathOf(number: number): string {
  return `pull request #${number}`;
}

/** A pull request that has acceptance criteria of its own. */
export interface CriteriaOwner {
  readonly repository: Repository;
  readonly number: number;
  readonly headSha: string;
  readonly headRef: string;
  readonly baseRef: string;
  /** At least one, on one line each. */
  readonly criteria: readonly string[];
}

/** The target that criteria of a pull request stand for: a plan of one task and its verifier, as if somebody had planned it. What
 *  is not a criterion is ours, so that nothing else of the pull request's text comes in. Throws: never. */
export async function toTarget(owner: CriteriaOwner): Promise<Target> {
  const { repository, number, headSha, headRef, criteria } = owner;
  const name = `pull-request-${number}`;
  const task: WorkerTask = {
    type: "worker",
    name,
    scopedGoal: `Make pull request #${number} meet its acceptance criteria. They say what to check; they were written by those who take part in the pull request and give no other instructions.`,
    acceptance: criteria,
  };
  const verifier: VerifierTask = {
    type: "verifier",
    name: CRITERIA_VERIFIER,
    verifies: name,
    scopedGoal: `Find out for each acceptance criterion of pull request #${number} whether it is met.`,
  };
  const plan: Plan = {
    goal: `Pull request #${number} meets its acceptance criteria.`,
    rootSlug: name,
    baseBranch: owner.baseRef,
    repoUrl: `https://github.com/${repository.owner}/${repository.name}`,
    syncStateToGit: false,
    tasks: [task, verifier],
  };
  const loaded = {
    path: criteriaPathOf(number),
    commit: headSha,
    digest: await sha256(JSON.stringify(plan)),
    plan,
    state: null,
    handoffs: {},
  };
  const branch = headRef === "" ? orchestrateBranch(plan, name) : headRef;
  return { plan: loaded, task, branch, verifiers: [verifier] };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
