import { assert } from "../../lib/assert.ts";
import { branchOf } from "../../plan/branch.ts";
import type { Diff } from "../../ports/git.ts";
import type { GateData } from "../evidence.ts";
import type { Gate, GateCheck } from "../gate.ts";
import { buildChangePrompt } from "./build-change-prompt.ts";
import { buildVerifierPrompt } from "./build-verifier-prompt.ts";

/** What is known where the prompt is wanted. */
interface PromptContext {
  readonly diff: Diff;
  readonly upstream: ReadonlyMap<string, string>;
  readonly input: GateData;
}

/** The prompt of a check that asks an agent: about the gate's target, with the handoffs of this run and those that lie beside its plan, or about the pull
 *  request as a whole. Throws: an assertion for a gate without a verifier whose check has no task. */
export function promptFor(gate: Gate, check: GateCheck, { diff, upstream, input }: PromptContext): string {
  const { target, verifier } = gate;
  if (target === null || verifier === null) {
    assert(check.task !== null || input !== null, "without a verifier only a check with a task or input has a prompt");
    return buildChangePrompt({ gate: gate.name, check: check.name, task: check.task, input, diff });
  }
  const { plan, state, handoffs } = target.plan;
  return buildVerifierPrompt({
    verifier,
    target,
    branchOf: (task) => branchOf(plan, state, task),
    readHandoff: (task) => upstream.get(task) ?? (Object.hasOwn(handoffs, task) ? (handoffs[task] ?? null) : null),
    upstream: [...upstream.keys()],
    checkTask: check.task,
    input,
  });
}
