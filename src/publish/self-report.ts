import type { Verification } from "../evidence/handoff/handoff.ts";
import { readWorkerHandoff } from "../evidence/worker-handoff.ts";
import { stateOf } from "../plan/branch.ts";
import type { Target } from "../target/target.ts";

/** What a worker or subplanner says of its own work. Shown as a claim; no verdict and no Verification rests on it. */
export interface SelfReport {
  /** Null where the handoff has none that can be read. */
  readonly verification: Verification | null;
  /** File beside the plan. */
  readonly source: string;
}

/** The self-report of a target: in its handoff beside the plan, else in the plan's `state.json`. Null where there is none.
 *  Throws: never. */
export function selfReportOf(target: Target): SelfReport | null {
  const { plan, task } = target;
  const handoff = readWorkerHandoff(target);
  if (handoff !== null) return { verification: handoff.verification, source: `handoffs/${task.name}.md` };
  const verification = stateOf(plan.plan, plan.state, task.name)?.verification ?? null;
  return verification === null ? null : { verification, source: "state.json" };
}
