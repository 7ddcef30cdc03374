import { checkFacts } from "../checks/index.ts";
import { basename } from "node:path";
import type { Diagnostic } from "../lib/diagnostic.ts";
import { type GatePolicy, type Policy, type PolicyKinds, toRecord } from "../policy/policy.ts";
import { checkPolicyGates } from "../policy-gates.ts";

/** That agents' claims alone can make a gate pass: a warning, or an error where the policy asks for what is observed. In: a gate without
 *  faults, whose settings stand in the policy under the name of its file. Throws: never. */
export function findClaimsAlone(
  { file, text }: { readonly file: string; readonly text: string },
  policy: Policy,
  kinds: PolicyKinds,
): readonly Diagnostic[] {
  const name = basename(file, ".flow");
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  const gate: GatePolicy = {
    name,
    floor: null,
    criteria: null,
    agent: null,
    checks: [],
    passWhen: null,
    verify: null,
    flow: { text, file, range, isExact: true },
    requireObserved: policy.gates[name]?.requireObserved ?? null,
    paths: null,
    require: true,
    onBlocked: null,
    timeoutMs: null,
    range,
    file,
  };
  const found = checkPolicyGates({ ...policy, gates: toRecord([[name, gate]]) }, { kinds, checkFacts });
  return found.filter(({ ruleId }) => ruleId === "claims-alone").map((one) => ({ ...one, path: null }));
}
