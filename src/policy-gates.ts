import { buildGates } from "./evidence/gates.ts";
import type { Diagnostic } from "./lib/diagnostic.ts";
import type { LoadedPlan, VerifierTask } from "./plan/plan.ts";
import type { Policy } from "./policy/policy.ts";
import type { Target } from "./target/target.ts";
import { explainClaims, prepareGates, type PrepareSources } from "./verdict/prepare.ts";

/** What is known of plug-ins without loading them. */
type PlugInFacts = Pick<PrepareSources, "kinds" | "checkFacts">;

/** Every fault of a policy's gates that can be told without a plan. A gate without `paths` is checked as if a plan had a verifier of its
 *  name, for a task with everything that a default gate looks at. Throws: never. */
export function checkPolicyGates(policy: Policy, { kinds, checkFacts }: PlugInFacts): readonly Diagnostic[] {
  const names = Object.values(policy.gates).flatMap(({ name, paths }) => (paths === null ? [name] : []));
  const gates = buildGates({
    targets: names.map(toTarget),
    policy,
    // What may be missing from a diff touches every gate.
    diff: { files: [], isTruncated: true },
    checkFacts,
    matchPaths: () => ({ kind: "matched", isMatched: [] }),
    planNames: { verified: new Set(names) },
    agentOverride: null,
  });
  const { gates: prepared, diagnostics } = prepareGates(gates, { policy, kinds, checkFacts, agentOverride: null });
  // A gate that says nothing of what decides rests on the handoff by default, and is not to be warned of.
  const own = prepared.filter(({ gate }) =>
    Object.values(policy.gates).some((one) => (one.flow ?? one.passWhen) === gate.rule.source),
  );
  const claims = own.filter(({ gate, isDecidedByClaimsAlone }) => isDecidedByClaimsAlone && !gate.requireObserved);
  return [
    ...diagnostics.filter(isOfPolicy),
    ...claims.map(({ gate, program }) => explainClaims(gate, "warning", program)),
  ];
}

/** What rests on the plan that is only assumed here is told by a run. */
function isOfPolicy({ ruleId, message }: Diagnostic): boolean {
  return ruleId !== "unchecked-rule" && !(ruleId === "unused-name" && /`(?:paths|measurements)`/.test(message));
}

function toTarget(name: string): Target {
  const task = {
    name: `of-${name}`,
    type: "worker",
    scopedGoal: "",
    pathsAllowed: ["**"],
    measurements: [{ name: "any", command: "true" }],
  } as const;
  const verifier: VerifierTask = { name, type: "verifier", verifies: task.name, scopedGoal: "" };
  const plan: LoadedPlan = {
    path: "",
    commit: "",
    digest: "",
    plan: { goal: "", rootSlug: "", baseBranch: "", repoUrl: "", syncStateToGit: true, tasks: [task, verifier] },
    state: null,
    handoffs: {},
  };
  return { plan, task, branch: "", verifiers: [verifier] };
}
