import { branchOf, orchestrateBranch, stateOf } from "../plan/branch.ts";
import { inDependencyOrder } from "../plan/order.ts";
import type { LoadedPlan, PlanTask, VerifierTask } from "../plan/plan.ts";
import { repositoryNameOf } from "../plan/repository.ts";
import { withChildPlans } from "./children.ts";
import type { Target } from "./target.ts";

/** What is known of a pull request when its targets are chosen. */
export interface SelectionInput {
  readonly plans: readonly LoadedPlan[];
  /** Null on a local clone. */
  readonly repository: { readonly owner: string; readonly name: string } | null;
  readonly headRef: string | null;
  /** The author of a fork chooses its branch names freely, so that they say nothing. */
  readonly headIsFork?: boolean;
  readonly baseRef: string | null;
  readonly prNumber: number | null;
  /** The task asked for by name; null for none. */
  readonly task: string | null;
}

/** Which tasks a pull request carries, and why; `because` is one sentence of plain text without full stop. */
export type Selection =
  | { readonly kind: "targets"; readonly targets: readonly Target[]; readonly because: string }
  | { readonly kind: "none"; readonly because: string }
  | {
      readonly kind: "task-unknown";
      readonly task: string;
      readonly known: readonly string[];
      readonly because: string;
    };

/** Chooses the targets of a pull request: the task asked for; else the tasks whose branch or pull request it is; else everything
 *  that the plans for this repository and base hold. A subplanner's task brings everything that its own plan for the same repository
 *  holds, whatever base it names. Obligations of several plans add up. Out: targets by plan as given, then in dependency order, then
 *  those of child plans that were not among them; a verifier is never a target. Throws: never. */
export function selectTargets(input: SelectionInput): Selection {
  if (input.task !== null) return selectByName(input.plans, input.task);
  const carried = input.plans.map((plan) => ({ plan, matches: findCarried(plan, input) }));
  const found = carried.filter(({ matches }) => matches.length > 0);
  if (found.length === 0) return selectByBase(input);
  const carry = (isOwn: boolean): Followed => {
    const chosen = found.filter(({ plan }) => isFor(plan, input) === isOwn);
    return follow(
      chosen.flatMap(({ plan, matches }) => targetsOf(plan, new Set(matches.map(({ task }) => task)))),
      input.plans,
    );
  };
  const [own, foreign] = [carry(true), carry(false)];
  const targets = [
    ...own.targets,
    ...without(foreign.targets, own.targets).map((target) => ({ ...target, isForeign: true }) as const),
  ];
  const below = [...own.because, ...foreign.because];
  const because = [...found.flatMap(({ matches }) => matches.map((match) => match.because)), ...below].join("; ");
  if (found.some(({ plan }) => isFor(plan, input))) return { kind: "targets", targets, because };
  // A branch named like one of another base's or repository's plan must not buy a way out of the plans for this one.
  const others = selectByBase(input);
  if (others.kind !== "targets") return { kind: "targets", targets, because };
  const more = without(others.targets, targets);
  return { kind: "targets", targets: [...targets, ...more], because: `${because}; ${others.because}` };
}

function without(targets: readonly Target[], known: readonly Target[]): readonly Target[] {
  return targets.filter((one) => !known.some(({ plan, task }) => plan === one.plan && task === one.task));
}

function selectByName(plans: readonly LoadedPlan[], name: string): Selection {
  const targets = plans.flatMap((plan) => {
    const task = plan.plan.tasks.find((one) => one.name === name);
    if (task === undefined) return [];
    if (task.type !== "verifier") return targetsOf(plan, new Set([task]));
    return targetsOf(plan, new Set([task])).map((target) => ({ ...target, verifiers: [task] }));
  });
  if (targets.length > 0) {
    // Who asks for a verifier wants that one alone.
    const chosen = targets.filter(({ task }) => task.name === name);
    const { targets: all, because: below } = follow(chosen, plans);
    const because = [`task \`${name}\` was asked for by name`, ...below].join("; ");
    return { kind: "targets", targets: [...targets.filter((one) => !chosen.includes(one)), ...all], because };
  }
  const known = [...new Set(plans.flatMap(({ plan }) => plan.tasks.map((task) => task.name)))];
  return { kind: "task-unknown", task: name, known, because: "the task asked for is in no acceptance plan" };
}

interface Match {
  readonly task: PlanTask;
  readonly because: string;
}

function findCarried(plan: LoadedPlan, input: SelectionInput): readonly Match[] {
  return plan.plan.tasks.flatMap((task) => {
    const because = whyCarried(plan, task, input);
    return because === null ? [] : [{ task, because }];
  });
}

function whyCarried(loaded: LoadedPlan, { name }: PlanTask, input: SelectionInput): string | null {
  const { plan, state } = loaded;
  const branches = [branchOf(plan, state, name), orchestrateBranch(plan, name)];
  const head = input.headIsFork === true || input.headRef === null ? null : shortRef(input.headRef);
  if (head !== null && branches.includes(head)) return `branch \`${head}\` is the branch of task \`${name}\``;
  const number = stateOf(plan, state, name)?.prNumber ?? null;
  if (number === null || number !== input.prNumber || !namesRepository(loaded, input)) return null;
  return `pull request #${number} is the pull request of task \`${name}\``;
}

interface Followed {
  readonly targets: readonly Target[];
  readonly because: readonly string[];
}

/** The targets with those of their subplanners' plans, and what to say of it. */
function follow(targets: readonly Target[], plans: readonly LoadedPlan[]): Followed {
  const { targets: all, added, left } = withChildPlans(targets, plans, allTargetsOf);
  const because = [
    ...added.map(({ path }) => `with the plan of its subplanner: \`${path}\``),
    ...left.map(({ path }) => `without the plan of its subplanner, which names another repository: \`${path}\``),
  ];
  return { targets: all, because };
}

function selectByBase(input: SelectionInput): Selection {
  const plans = input.plans.filter((plan) => isFor(plan, input));
  const names = plans.map(({ path }) => `\`${path}\``).join(", ");
  const place = input.repository === null ? "this clone" : "this repository and base branch";
  const own = plans.flatMap(allTargetsOf);
  const { targets, because: below } = follow(own, input.plans);
  const because = `no task's branch or pull request matches, so everything counts that ${plans.length === 1 ? "the plan" : "the plans"} for ${place} ${plans.length === 1 ? "holds" : "hold"}: ${names}`;
  if (targets.length > 0) return { kind: "targets", targets, because: [because, ...below].join("; ") };
  return { kind: "none", because: "no acceptance plan covers this pull request" };
}

/** Whether a plan is for this repository and base branch. Throws: never. */
export function isFor(plan: LoadedPlan, input: Pick<SelectionInput, "repository" | "baseRef">): boolean {
  return namesRepository(plan, input) && namesBase(plan, input);
}

function namesRepository({ plan }: LoadedPlan, { repository }: Pick<SelectionInput, "repository">): boolean {
  if (repository === null) return true;
  return repositoryNameOf(plan.repoUrl) === `${repository.owner}/${repository.name}`.toLowerCase();
}

/** A local clone may be compared with any commit, so that there every base will do. */
function namesBase(
  { plan }: LoadedPlan,
  { repository, baseRef }: Pick<SelectionInput, "repository" | "baseRef">,
): boolean {
  if (repository === null) return true;
  return baseRef !== null && [plan.prBase, plan.baseBranch].includes(shortRef(baseRef));
}

function shortRef(ref: string): string {
  return ref.replace(/^refs\/heads\//, "");
}

function allTargetsOf(plan: LoadedPlan): readonly Target[] {
  return targetsOf(plan, new Set(plan.plan.tasks));
}

/** The targets that some tasks of a plan stand for: each itself, a verifier the task it verifies. */
function targetsOf(plan: LoadedPlan, chosen: ReadonlySet<PlanTask>): readonly Target[] {
  const { tasks } = plan.plan;
  const byName = new Map(tasks.map((task) => [task.name, task]));
  const wanted = new Set([...chosen].map((task) => verifiedTask(task, byName)));
  const verifiers = new Map<PlanTask | undefined, VerifierTask[]>();
  for (const task of tasks) {
    if (task.type !== "verifier") continue;
    const verified = verifiedTask(task, byName);
    const known = verifiers.get(verified);
    if (known === undefined) verifiers.set(verified, [task]);
    else known.push(task);
  }
  return inDependencyOrder(plan.plan)
    .filter((task) => task.type !== "verifier" && wanted.has(task))
    .map((task) => {
      const branch = branchOf(plan.plan, plan.state, task.name);
      return { plan, task, branch, verifiers: verifiers.get(task) ?? [] };
    });
}

/** A verifier may verify another verifier: its finding then counts for the task at the end of that chain, lest it be lost. */
export function verifiedTask(task: PlanTask, byName: ReadonlyMap<string, PlanTask>): PlanTask | undefined {
  let last: PlanTask | undefined = task;
  while (last?.type === "verifier") last = byName.get(last.verifies);
  return last;
}
