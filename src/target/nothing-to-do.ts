import type { GateEvent } from "../event/event.ts";
import { GateError } from "../lib/error.ts";
import type { PolicyKinds } from "../policy/policy.ts";
import { POLICY_PATH, readPolicy } from "../policy/read.ts";
import type { Git } from "../ports/git.ts";

const TEXT_WITHOUT_CRITERIA =
  "Nothing to judge: the description of the pull request was edited, and the policy reads no acceptance criteria from it.";

/** Says why an event that may matter does not, once the rules are known and before anything is published: a description was edited
 *  and the policy at the base reads no criteria from it. Out: one sentence, or null when the run has to go on, which includes what
 *  cannot be told: the run will name the obstacle. Throws: only bugs. */
export async function whyNothingToDo(
  event: GateEvent,
  { git, kinds }: { readonly git: Git; readonly kinds: PolicyKinds },
): Promise<string | null> {
  if (event.kind !== "pull-request" || !event.isTextEdit) return null;
  try {
    await git.fetch([event.base.sha]);
    const { policy, fault } = await readPolicy(git, event.base.sha, POLICY_PATH, kinds);
    return fault === null && policy.criteria.length === 0 ? TEXT_WITHOUT_CRITERIA : null;
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}
