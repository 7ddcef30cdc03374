import { assert } from "../../lib/assert.ts";
import { branchOf } from "../../plan/branch.ts";
import type { Gate } from "../gate.ts";
import { buildVerifierPrompt } from "./build-verifier-prompt.ts";

/** The prompt of a gate's verifier, with the handoffs that lie beside its plan. Throws: an assertion for a gate without a
 *  verifier. */
export function promptFor({ target, verifier }: Gate): string {
  assert(target !== null && verifier !== null, "only a gate with a verifier has a prompt");
  const { plan, state, handoffs } = target.plan;
  return buildVerifierPrompt({
    verifier,
    target,
    branchOf: (task) => branchOf(plan, state, task),
    readHandoff: (task) => (Object.hasOwn(handoffs, task) ? (handoffs[task] ?? null) : null),
  });
}
