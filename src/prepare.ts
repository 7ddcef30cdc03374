import { readAuthor } from "./author.ts";
import type { GateEvent, GroupMember } from "./event/event.ts";
import { isWithoutTask } from "./evidence/judge-gates.ts";
import { buildGates } from "./evidence/gates.ts";
import { type Diagnostic, hasErrors } from "./lib/diagnostic.ts";
import { GateError } from "./lib/error.ts";
import { suggest } from "./lib/fault.ts";
import type { ReasonCode } from "./lib/reason.ts";
import { discoverPlans, type Discovery } from "./plan/discover.ts";
import { placeJudges } from "./placing.ts";
import { checkPolicyGates } from "./policy-gates.ts";
import { checkProposed, globOf, toProposed } from "./plan/proposed.ts";
import { DEFAULT_POLICY, type Policy, rubricPathsOf } from "./policy/policy.ts";
import { isPolicyPath, POLICY_PATH, readPolicy, type ReadPolicy } from "./policy/read.ts";
import type { Run } from "./publish/assemble.ts";
import { noticesOf } from "./publish/notices.ts";
import { findIdleGates, gateNamesOf } from "./target/gate-names.ts";
import { addCriteria, type Criteria, NO_CRITERIA, readCriteria } from "./target/criteria.ts";
import type { Selection } from "./target/select.ts";
import { selectForEvent } from "./target/select-for-event.ts";
import { resolveSubject, type Subject } from "./target/subject.ts";
import { whyUnverified } from "./target/unverified.ts";
import { type PreparedGate, prepareGates } from "./verdict/prepare.ts";
import type { VerdictReason } from "./verdict/verdict.ts";
import type { World } from "./world.ts";

/** What the run is judged by, as read at the base commit. */
interface Rules {
  readonly policy: Policy;
  readonly policyFault: ReadPolicy["fault"];
  readonly found: Discovery;
  readonly globs: readonly string[];
  /** Commit that the plans were read at. */
  readonly plansAt: string;
  /** True when somebody named globs or a ref: then it must not look like having no plan when nothing is there. */
  readonly arePlansNamed: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Everything that is known before code of the pull request runs. Bad input becomes a reason of the run. Throws: `GateError`. */
export async function prepareRun(event: GateEvent, world: World): Promise<Run> {
  const { git, settings, checkFacts, matchPaths } = world;
  const subject = await resolveSubject(event, git);
  const mergeBase = await git.mergeBase(subject.baseSha, subject.headSha);
  if (mergeBase === null) throw new GateError("git-failed", NO_COMMON_HISTORY);
  const rules = await readRules(subject, world);
  const { policy, found } = rules;
  const diff = await git.diff(mergeBase, subject.headSha);
  const planGlobs = planGlobsOf(rules, subject);
  const ownRules = { files: diff.files, head: subject.headSha, planGlobs, policyPath: POLICY_PATH, kinds: world.kinds };
  const proposed = [
    ...(await checkProposed({ git, ...ownRules })),
    ...(await checkProposedGates(subject, diff, world)),
  ];
  const members = await membersOf(event, world);
  const criteria = await readCriteria({ event, members, policy, host: world.host });
  const selection = addCriteria(selectForEvent(event, found.plans, settings.task, members), criteria);
  const targets = selection.kind === "targets" ? selection.targets : [];
  const sources = {
    targets,
    policy,
    diff,
    checkFacts,
    matchPaths,
    agentOverride: settings.agent,
    planNames: gateNamesOf(policy, found.plans),
  };
  const { kinds } = world;
  const prepared = prepareGates(buildGates(sources), { policy, kinds, checkFacts, agentOverride: settings.agent });
  const placed = await placeJudges(prepared.gates, event, world.host);
  const hasChange = mergeBase !== subject.headSha;
  const faults = [
    ...faultsOfRules(rules, prepared.diagnostics),
    ...faultsOfSettings(world, rules, selection),
    ...faultsOfOverride(world, policy, prepared.gates),
    ...(hasChange ? [] : [reason("no-change", `${subject.baseSha} holds ${subject.headSha}`)]),
  ];
  const isIsolated = prepared.gates.length === 0 || (await world.isIsolated());
  const because =
    selection.kind === "none" ? `${selection.because} (looked for ${lookedFor(rules, criteria)})` : selection.because;
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
      ...(policy.verify !== null && targets.length === 0 && isWithoutTask(policy.verify) ? [NOTHING_TO_JUDGE_BY] : []),
      ...criteria.warnings.map((text) => ({ level: "warning", text }) as const),
      ...ownPlansNotice(rules, subject),
      ...noticesOf({
        diff,
        targets,
        planGlobs,
        policyPath: POLICY_PATH,
        judgePaths: rubricPathsOf(policy),
        isIsolated,
        models: policy.models,
      }),
    ],
  };
}

/** Faults of the gates that a pull request changes, as it leaves them. A policy that cannot be read is told with the other rules. */
async function checkProposedGates(
  { headSha }: Subject,
  { files }: Run["diff"],
  { git, kinds, checkFacts }: World,
): Promise<readonly Diagnostic[]> {
  if (!files.some(({ path, previousPath }) => [path, previousPath ?? path].some(isPolicyPath))) return [];
  const { policy, fault } = await readPolicy(git, headSha, POLICY_PATH, kinds);
  return fault === null ? checkPolicyGates(policy, { kinds, checkFacts }).map(toProposed) : [];
}

/** The queue's event names its pull requests by number only; their branches say which tasks they carry. */
async function membersOf(event: GateEvent, { host }: World): Promise<readonly GroupMember[]> {
  if (event.kind !== "merge-group" || host === null) return [];
  return Promise.all(event.numbers.map((number) => host.getPullRequest(number)));
}

const NOTHING_TO_JUDGE_BY = {
  level: "warning",
  text: "The policy's `verify` has no criteria, and no plan names a task for this change: no judge was asked. Give it criteria, or a plan.",
} as const;

const NO_COMMON_HISTORY =
  "base and head have no common history here; a shallow clone needs `git fetch --unshallow`, unrelated branches need a merge";

async function readRules(subject: Subject, { git, settings, kinds }: World): Promise<Rules> {
  const { policy, fault, diagnostics } = await readPolicy(git, subject.baseSha, POLICY_PATH, kinds);
  const planRef = settings.planRef ?? policy.planRef;
  const plansAt = planRef === null ? subject.baseSha : await git.resolve(planRef);
  if (plansAt === null) throw new GateError("commit-missing", `\`plan-ref\` names no commit: ${planRef}`);
  const globs = settings.plans ?? policy.plan;
  const found = await discoverPlans(git, plansAt, globs);
  return {
    policy,
    policyFault: fault,
    found,
    globs,
    plansAt,
    arePlansNamed: planRef !== null || settings.plans !== null || globs.join("\n") !== DEFAULT_POLICY.plan.join("\n"),
    diagnostics: [...diagnostics, ...findIdleGates(policy, found.plans), ...found.diagnostics],
  };
}

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

function faultsOfRules(rules: Rules, ofExpressions: readonly Diagnostic[]): readonly VerdictReason[] {
  const { policyFault, found, arePlansNamed } = rules;
  const faults = [policyFault, found.fault].flatMap((fault) =>
    fault === null ? [] : [reason(fault.code, fault.detail)],
  );
  const isNothingFound = found.plans.length === 0 && found.fault === null && arePlansNamed;
  if (isNothingFound) faults.push(reason("plan-missing", `nothing matches ${lookedFor(rules)}`));
  const inPolicy = [...rules.diagnostics.filter(({ file }) => isPolicyPath(file)), ...ofExpressions];
  if (policyFault === null && hasErrors(inPolicy))
    faults.push(reason("policy-invalid", "the listed lines have faults"));
  return faults;
}

function faultsOfSettings(
  { settings }: World,
  { policy: { agents }, policyFault }: Rules,
  selection: Selection,
): readonly VerdictReason[] {
  const isPolicyRead = policyFault === null;
  const faults: VerdictReason[] = [];
  const { agent } = settings;
  // With a policy that cannot be read nobody knows which agents it has.
  if (agent !== null && isPolicyRead && agents[agent] === undefined)
    faults.push(reason("agent-unavailable", `the policy has no agent ${unknownName(agent, Object.keys(agents))}`));
  if (selection.kind === "task-unknown")
    faults.push(reason("task-unknown", `no plan has a task ${unknownName(selection.task, selection.known)}`));
  return faults;
}

/** The policy was checked for its own agents; the one asked for instead may not be able to hand in what a check expects. */
function faultsOfOverride(
  { settings, kinds }: World,
  policy: Policy,
  gates: readonly PreparedGate[],
): readonly VerdictReason[] {
  const use = settings.agent === null ? undefined : policy.agents[settings.agent]?.use;
  if (use === undefined || kinds.agents[use]?.structured !== null) return [];
  const wanting = gates.flatMap(({ gate }) =>
    gate.checks
      .filter(({ kind, expect }) => kind === "agent" && expect !== null)
      .map(({ name }) => `${gate.name}.${name}`),
  );
  if (wanting.length === 0) return [];
  const detail = `\`${settings.agent}\` (${use}) hands in no structured evidence, which ${wanting.join(", ")} expects`;
  return [reason("agent-unavailable", detail)];
}

function unknownName(name: string, known: readonly string[]): string {
  const advice = suggest(name, known) ?? (known.length === 0 ? "There are none." : `There are ${known.join(", ")}.`);
  return `\`${name}\`. ${advice}`;
}

function lookedFor({ globs, plansAt }: Rules, criteria: Criteria = NO_CRITERIA): string {
  const plans = `${globs.join(", ")} at ${plansAt.slice(0, 12)}`;
  return criteria.lookedFor === null ? plans : `${plans}; ${criteria.lookedFor}`;
}

function reason(code: ReasonCode, detail: string): VerdictReason {
  return { code, check: null, detail };
}
