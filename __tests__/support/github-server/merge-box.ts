import { findRepository, readPullEnds } from "./context.ts";
import type { CheckRun, PullRequest, ServerState } from "./state.ts";

/** A required check, as branch protection names it. Without `appId` any app may report it. */
export interface RequiredCheck {
  readonly name: string;
  readonly appId?: number;
}

/** How one required check stands: only `passed` lets the pull request be merged. */
interface RequiredStatus extends RequiredCheck {
  readonly standing: "passed" | "failed" | "pending" | "missing";
  readonly run: CheckRun | null;
}

export interface MergeBox {
  readonly canMerge: boolean;
  readonly headSha: string;
  readonly checks: readonly RequiredStatus[];
}

const passing = new Set(["success", "neutral", "skipped"]);

/** Whether GitHub would let a pull request be merged, as far as required checks decide. Only runs on the newest head
 *  count, and of each name the newest one; success, neutral and skipped pass, and a check that never came blocks.
 *  Throws: if the head or base is gone. */
export async function evaluateMergeBox(
  state: ServerState,
  pull: PullRequest,
  required: readonly RequiredCheck[],
): Promise<MergeBox> {
  if (findRepository(state, pull.repository) === null) throw new Error(`there is no repository ${pull.repository}`);
  const { head } = await readPullEnds(state, pull);
  const runs = state.checkRuns.filter((run) => run.repository === pull.repository && run.headSha === head);
  const checks = required.map((check) => judge(check, runs));
  return { canMerge: checks.every((check) => check.standing === "passed"), headSha: head, checks };
}

function judge(check: RequiredCheck, runs: readonly CheckRun[]): RequiredStatus {
  const matching = runs.filter(
    (run) => run.name === check.name && (check.appId === undefined || run.app.id === check.appId),
  );
  const run = matching.at(-1) ?? null;
  if (run === null) return { ...check, standing: "missing", run };
  if (run.conclusion === null) return { ...check, standing: "pending", run };
  return { ...check, standing: passing.has(run.conclusion) ? "passed" : "failed", run };
}
