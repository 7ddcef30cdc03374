import { GateError } from "../lib/error.ts";
import { pushedComment } from "./comment.ts";
import type { RedoContext } from "./context.ts";
import { redoMarker } from "./markers.ts";
import { rejectedBy } from "./sources.ts";

/** Leaves a comment for a revision that was pushed, where something counts on it that a run's end must not make forgotten: a policy that lets
 *  go after the last one, or a judge that stands before people. What commits say of themselves everybody can write. A comment that the
 *  host refuses is said in the log. Throws: never for what the host says. */
export async function keepCount(context: RedoContext, attempt: number, commit: string): Promise<void> {
  const { policy, judged, event, host, log } = context;
  const isCountedOn =
    policy.onExhausted === "neutral" || judged.some(({ gate }) => (gate.placement?.at ?? "output") !== "output");
  if (!isCountedOn) return;
  const head = event.head.sha;
  try {
    const body = pushedComment({ attempt, max: policy.max, commit, head, rejectedBy: rejectedBy(judged) });
    await host.commentOnce(event.number, body, redoMarker(attempt, head));
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    log.warning(`no comment keeps count of revision ${attempt}: ${error.message}`);
  }
}
