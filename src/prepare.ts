import { readAuthor } from "./author.ts";
import type { GateEvent, GroupMember } from "./event/event.ts";
import { isWithoutTask } from "./evidence/judge-gates.ts";
import { buildGates } from "./evidence/gates.ts";
import type { Diagnostic } from "./lib/diagnostic.ts";
import { GateError } from "./lib/error.ts";
import { placeJudges } from "./placing.ts";
import { checkPolicyGates } from "./policy-gates.ts";
import { checkProposed, globOf, type ProposedSources, toProposed } from "./plan/proposed.ts";
import { rubricPathsOf } from "./policy/policy.ts";
import { changesPolicy, POLICY_PATH, readPolicy } from "./policy/read.ts";
import type { Run } from "./publish/assemble.ts";
import { noticesOf } from "./publish/notices.ts";
import { findAskedAnyway, findUnasked, planNamesOf } from "./target/gate-names.ts";
import { addCriteria, type Criteria, readCriteria } from "./target/criteria.ts";
import type { Selection } from "./target/select.ts";
import { plansFor, selectForEvent } from "./target/select-for-event.ts";
import { resolveSubject, type Subject } from "./target/subject.ts";
import { whyUnverified } from "./target/unverified.ts";
import { prepareGates } from "./verdict/prepare.ts";
import {
  faultsOfOverride,
  faultsOfRules,
  faultsOfSettings,
  lookedFor,
  readRules,
  reason,
  type Rules,
} from "./rules.ts";
import type { World } from "./world.ts";

/** Everything that is known before code of the pull request runs. Bad input becomes a reason of the run. Throws: `GateError`. */
export async function prepareRun(event: GateEvent, world: World): Promise<Run> {
  const { git, settings, checkFacts, matchPaths } = world;
  const subject = await resolveSubject(event, git);
  const mergeBase = await git.mergeBase(subject.baseSha, subject.headSha);
  if (mergeBase === null) throw new GateError("git-failed", NO_COMMON_HISTORY);
  const rules = await readRules(subject, world);
  const { policy, found, judgePaths } = rules;
  const diff = await git.diff(mergeBase, subject.headSha);
  const planGlobs = planGlobsOf(rules, subject);
  const { kinds } = world;
  const ownRules = { files: diff.files, head: subject.headSha, planGlobs, judgePaths };
  const proposed = [
    ...(await checkProposed({ git, ...ownRules, policyPath: POLICY_PATH, kinds })),
    ...(await checkProposedGates(ownRules, world)),
  ];
  const members = await membersOf(event, world);
  const criteria = await readCriteria({ event, members, policy, host: world.host });
  const selection = addCriteria(selectForEvent(event, found.plans, settings.task, members), criteria);
  const targets = selection.kind === "targets" ? selection.targets : [];
  const isPlanAtBase = rules.plansAt === subject.baseSha;
  const planNames = planNamesOf(policy, isPlanAtBase ? plansFor(event, found.plans) : [], targets);
  const sources = {
    targets,
    policy,
    diff,
    checkFacts,
    matchPaths,
    agentOverride: settings.agent,
    planNames,
  };
  const prepared = prepareGates(buildGates(sources), { policy, kinds, checkFacts, agentOverride: settings.agent });
  const placed = await placeJudges(prepared.gates, event, world.host);
  const isUnjudgeable =
    prepared.gates.some(({ gate }) => gate.target === null && gate.placement?.needsTask === true) ||
    (targets.every(({ isForeign }) => isForeign === true) &&
      policy.verify !== null &&
      isWithoutTask(policy.verify) &&
      !prepared.gates.some(({ gate }) => gate.placement !== null && gate.target !== null));
  const hasChange = mergeBase !== subject.headSha;
  const faults = [
    ...faultsOfRules(rules, prepared.diagnostics),
    ...faultsOfSettings(world, rules, selection),
    ...faultsOfOverride(world, policy, prepared.gates),
    ...(isUnjudgeable ? [reason("judge-error", NOTHING_TO_JUDGE_BY)] : []),
    ...(hasChange ? [] : [reason("no-change", `${subject.baseSha} holds ${subject.headSha}`)]),
  ];
  const isIsolated = prepared.gates.length === 0 || (await world.isIsolated());
  const because = becauseOf(selection, rules, criteria);
  const unverified = policy.unplanned === "block" ? whyUnverified(targets, because) : null;
  return {
    subject,
    mergeBase,
    diff,
    policy,
    plans: [...found.plans, ...criteria.targets.map(({ plan }) => plan)],
    because,
    gates: placed.gates,
    reasons: faults.length === 0 && unverified !== null ? [reason("unverified", unverified)] : faults,
    diagnostics: [...rules.diagnostics, ...prepared.diagnostics, ...proposed],
    author: await readAuthor(
      placed.gates.map(({ gate }) => gate),
      subject,
      mergeBase,
      world,
    ),
    placements: placed.placements,
    notices: [
      ...placed.notices,
      ...criteria.warnings.map((text) => ({ level: "warning", text }) as const),
      ...ownPlansNotice(rules, subject),
      ...noticesOf({
        diff,
        targets,
        planGlobs,
        policyPath: POLICY_PATH,
        judged: placed.gates.flatMap(({ gate }) => (gate.placement === null ? [] : (gate.target?.task.name ?? []))),
        judgePaths: rubricPathsOf(policy),
        isIsolated,
        unasked: findUnasked(policy, planNames, targets),
        askedAnyway: findAskedAnyway(policy, planNames, found.plans),
        models: policy.models,
      }),
    ],
  };
}

/** That no plan covers a change cannot be said of plans with faults. */
function becauseOf(selection: Selection, rules: Rules, criteria: Criteria): string {
  if (selection.kind !== "none") return selection.because;
  if (rules.found.fault !== null) return "the acceptance plans have faults";
  return `${selection.because} (looked for ${lookedFor(rules, criteria)})`;
}

/** Faults of the gates that a pull request changes, as it leaves them. A policy that cannot be read is told with the other rules. */
async function checkProposedGates(
  { files, head, judgePaths }: Pick<ProposedSources, "files" | "head" | "judgePaths">,
  { git, kinds, checkFacts }: World,
): Promise<readonly Diagnostic[]> {
  if (!changesPolicy(files, judgePaths)) return [];
  const { policy, fault } = await readPolicy(git, head, POLICY_PATH, kinds);
  return fault === null ? checkPolicyGates(policy, { kinds, checkFacts }).map(toProposed) : [];
}

/** The queue's event names its pull requests by number only; their branches say which tasks they carry. */
async function membersOf(event: GateEvent, { host }: World): Promise<readonly GroupMember[]> {
  if (event.kind !== "merge-group" || host === null) return [];
  return Promise.all(event.numbers.map((number) => host.getPullRequest(number)));
}

const NOTHING_TO_JUDGE_BY =
  "a `verify` has no criteria, and no plan names a task for what it judges: give it criteria, a plan, or `include: [body]`";

const NO_COMMON_HISTORY =
  "base and head have no common history here; a shallow clone needs `git fetch --unshallow`, unrelated branches need a merge";

/** What of the pull request's tree will be plans once it is merged: none where plans are read from elsewhere. */
function planGlobsOf({ found, globs, plansAt }: Rules, { baseSha }: Subject): readonly string[] {
  return plansAt === baseSha ? [...globs, ...found.plans.map(({ path }) => globOf(path))] : [];
}

function ownPlansNotice({ plansAt }: Rules, { baseSha, headSha }: Subject): Run["notices"] {
  if (plansAt !== headSha || plansAt === baseSha) return [];
  const text =
    "`plan-ref` names the commit that is judged: whoever may push to that branch decides what it is judged by. Merge the plan first, or name another branch.";
  return [{ level: "warning", text }];
}
