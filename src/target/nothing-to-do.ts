import type { GateEvent } from "../event/event.ts";
import { GateError } from "../lib/error.ts";
import type { Policy, PolicyKinds } from "../policy/policy.ts";
import { POLICY_PATH, readPolicy } from "../policy/read.ts";
import type { Git } from "../ports/git.ts";

const NAMES = { title: "title", body: "description" } as const;
type Text = keyof typeof NAMES;
const ALL: readonly Text[] = ["title", "body"];

/** Says why an event that may matter does not, once the rules are known and before anything is published: title or description were edited
 *  and the policy at the base has neither criteria nor a judge read them. Out: one sentence, or null when the run has to go on, which
 *  includes what cannot be told: the run will name the obstacle. Throws: only bugs. */
export async function whyNothingToDo(
  event: GateEvent,
  { git, kinds }: { readonly git: Git; readonly kinds: PolicyKinds },
): Promise<string | null> {
  if (event.kind !== "pull-request" || !event.isTextEdit) return null;
  const edited = event.editedTexts ?? ALL;
  try {
    await git.fetch([event.base.sha]);
    const { policy, fault } = await readPolicy(git, event.base.sha, POLICY_PATH, kinds);
    return fault !== null || edited.some((text) => isRead(text, policy)) ? null : explain(edited);
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}

/** Whether criteria are taken from this text, or some judge is shown it. Issues are linked by the description alone. */
function isRead(text: Text, policy: Policy): boolean {
  return (text === "body" && policy.criteria.length > 0) || isShown(text, policy);
}

/** Whether some judge of a policy is shown this text of the author. Throws: never. */
export function isShown(text: Text, { verify, gates }: Policy): boolean {
  const all = Object.values(gates);
  const ofVerify = [verify, ...all.map((gate) => gate.verify)].flatMap((one) =>
    one === null || one === "off" ? [] : one.include,
  );
  const ofChecks = all.flatMap(({ checks }) => checks.flatMap(({ params }) => includeOf(params)));
  return [...ofVerify, ...ofChecks].includes(text);
}

function includeOf(params: unknown): readonly unknown[] {
  if (typeof params !== "object" || params === null || !("include" in params)) return [];
  return Array.isArray(params.include) ? params.include : [];
}

function explain(edited: readonly Text[]): string {
  const [what, verb] = [edited.map((text) => NAMES[text]).join(" and "), edited.length > 1 ? "were" : "was"];
  const them = edited.length > 1 ? "them" : "it";
  return `Nothing to judge: the ${what} of the pull request ${verb} edited, and the policy has neither criteria nor a judge read ${them}.`;
}
