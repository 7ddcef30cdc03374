import type { GateEvent } from "./event/event.ts";
import { buildGates } from "./evidence/gates.ts";
import { hasErrors } from "./lib/diagnostic.ts";
import { GateError } from "./lib/error.ts";
import { discoverPlans } from "./plan/discover.ts";
import { POLICY_PATH, readPolicy } from "./policy/read.ts";
import type { Git } from "./ports/git.ts";
import type { Run } from "./publish/assemble.ts";
import { noticesOf } from "./publish/notices.ts";
import { findIdleGates } from "./target/gate-names.ts";
import { selectForEvent } from "./target/select-for-event.ts";
import { resolveSubject } from "./target/subject.ts";
import { prepareGates } from "./verdict/prepare.ts";
import type { VerdictReason } from "./verdict/verdict.ts";
import type { World } from "./world.ts";

/** Everything that is known before code of the pull request runs. Bad input becomes a reason of the run. */
export async function prepareRun(event: GateEvent, world: World): Promise<Run> {
  const { git, settings, kinds, checkFacts } = world;
  const subject = await resolveSubject(event, git);
  const { policy, ...policyFile } = await readPolicy(git, subject.baseSha, POLICY_PATH, kinds);
  const planRef = settings.planRef ?? policy.planRef;
  const plansAt = planRef === null ? subject.baseSha : await resolvePlanRef(git, planRef);
  const globs = settings.plans ?? policy.plan;
  const found = await discoverPlans(git, plansAt, globs);
  const mergeBase = await git.mergeBase(subject.baseSha, subject.headSha);
  if (mergeBase === null) throw new GateError("git-failed", "base and head have no common history");
  const diff = await git.diff(mergeBase, subject.headSha);
  const selection = selectForEvent(event, found.plans, settings.task);
  const targets = selection.kind === "targets" ? selection.targets : [];
  const built = buildGates({
    targets,
    policy,
    policyFile: POLICY_PATH,
    diff,
    checkFacts,
    agentOverride: settings.agent,
  });
  const prepared = prepareGates(built, checkFacts);
  const faults: VerdictReason[] = [policyFile.fault, found.fault].flatMap((fault) =>
    fault === null ? [] : [{ ...fault, check: null }],
  );
  if (hasErrors(prepared.diagnostics))
    faults.push({ code: "policy-invalid", check: null, detail: "a `pass-when` has faults" });
  if (settings.agent !== null && policy.agents[settings.agent] === undefined)
    faults.push({ code: "agent-unavailable", check: null, detail: `no agent is called \`${settings.agent}\`` });
  if (selection.kind === "task-unknown") faults.push({ code: "task-unknown", check: null, detail: selection.because });
  const run = {
    subject,
    mergeBase,
    diff,
    policy,
    plans: found.plans,
    targets,
    because: selection.because,
    gates: prepared.gates,
  };
  if (faults.length === 0 && prepared.gates.length === 0 && policy.unplanned === "block")
    faults.push({ code: "plan-missing", check: null, detail: selection.because });
  const idle = findIdleGates(policy, found.plans, POLICY_PATH);
  const diagnostics = [...policyFile.diagnostics, ...idle, ...found.diagnostics, ...prepared.diagnostics];
  return {
    ...run,
    reasons: faults,
    diagnostics,
    notices: noticesOf({ ...run, planGlobs: globs, policyPath: POLICY_PATH }),
  };
}

async function resolvePlanRef(git: Git, ref: string): Promise<string> {
  const commit = await git.resolve(ref);
  if (commit === null) throw new GateError("commit-missing", `\`plan-ref\` names no commit: ${ref}`);
  return commit;
}
