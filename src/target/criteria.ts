import type { GateEvent, MergeGroupEvent, PullRequestEvent } from "../event/event.ts";
import { GateError } from "../lib/error.ts";
import { type AcceptanceList, readAcceptanceList } from "../plan/acceptance-list.ts";
import type { Policy } from "../policy/policy.ts";
import type { CodeHost, Description, Descriptions } from "../ports/code-host.ts";
import { toTarget } from "./criteria-plan.ts";
import type { Selection } from "./select.ts";
import type { Target } from "./target.ts";

/** More cannot be judged in one go; each text has its own limit as well. */
const MAX_CRITERIA_IN_ALL = 400;
const MAX_CHARS_IN_ALL = 131_072;
const MAX_NAMED = 50;

/** A pull request whose criteria count. */
interface CriteriaMember {
  readonly number: number;
  readonly headRef: string;
}

/** What pull requests and issues themselves ask for. Sentences are plain text; account names in them are untrusted. */
export interface Criteria {
  /** One for each pull request that has criteria. */
  readonly targets: readonly Target[];
  /** Where criteria were found, without full stop; null for nowhere. */
  readonly because: string | null;
  /** Where they were looked for, to follow "looked for"; null for nowhere. */
  readonly lookedFor: string | null;
  /** What a reader must know of them. */
  readonly warnings: readonly string[];
}

export const NO_CRITERIA: Criteria = { targets: [], because: null, lookedFor: null, warnings: [] };

export interface CriteriaSources {
  readonly event: GateEvent;
  /** The pull requests of a merge group; those of other events are known. */
  readonly members: readonly CriteriaMember[];
  readonly policy: Policy;
  /** Null on a local clone. */
  readonly host: CodeHost | null;
}

/** The criteria that the policy wants read from pull requests and from the issues that they close; those of several places add
 *  up. Costs no request when it wants none, else one for each pull request. Throws: `GateError` from the host, and when there are
 *  criteria that cannot be read, or more than can be judged. */
export async function readCriteria({ event, members, policy, host }: CriteriaSources): Promise<Criteria> {
  const { criteria: wanted } = policy;
  if (wanted.length === 0) return NO_CRITERIA;
  if (host === null || event.kind === "local") return { ...NO_CRITERIA, warnings: [onlyOnHost(wanted)] };
  const carried = event.kind === "merge-group" ? members : [{ number: event.number, headRef: event.head.ref }];
  const withIssues = wanted.includes("linked-issue");
  const found = await Promise.all(
    carried.map(async (member) => {
      const read = await host.readDescriptions(member.number, { withIssues });
      return criteriaOf(member, event, onlyWanted(read, wanted));
    }),
  );
  const warnings = found.flatMap((one) => one.warnings);
  const places = found.flatMap((one) => (one.because === null ? [] : [one.because]));
  return {
    targets: found.flatMap(({ targets }) => targets),
    because: places.length === 0 ? null : places.join("; "),
    lookedFor: found.map((one) => one.lookedFor).join("; ") || null,
    warnings: event.kind === "merge-group" ? [...warnings, ...ofGroup(members)] : warnings,
  };
}

/** Adds what criteria ask for to what plans ask for, also where a task of a plan was asked for by name. */
export function addCriteria(selection: Selection, { targets, because }: Criteria): Selection {
  if (because === null || selection.kind === "task-unknown") return selection;
  if (selection.kind === "none") return { kind: "targets", targets, because };
  return { ...selection, targets: [...selection.targets, ...targets], because: `${selection.because}; ${because}` };
}

function onlyWanted(read: Descriptions, wanted: Policy["criteria"]): Descriptions {
  return { ...read, texts: read.texts.filter(({ of }) => of === "issue" || wanted.includes("pr-body")) };
}

async function criteriaOf(
  { number, headRef }: CriteriaMember,
  event: PullRequestEvent | MergeGroupEvent,
  { texts, foreignIssues }: Descriptions,
): Promise<Criteria> {
  const lists = texts.map((text) => ({ text, ...readAcceptanceList(text.body) }));
  const holders = lists.filter((list) => list.criteria.length > 0);
  const criteria = [...new Set(holders.flatMap((list) => list.criteria))];
  checkFaults(lists);
  checkSize(criteria, number);
  const warnings = [
    ...holders.map((list) => words(list.text, list.criteria.length)),
    ...lists.flatMap(remarksOn),
    ...(foreignIssues === 0 ? [] : [notRead(number, foreignIssues)]),
  ];
  const lookedFor = `acceptance criteria in ${texts.map(placeOf).join(", ") || `issues that pull request #${number} closes`}`;
  if (criteria.length === 0) return { targets: [], because: null, lookedFor, warnings };
  const { repository, head, base } = event;
  const owner = { repository, number, headSha: head.sha, headRef, baseRef: base.ref, criteria };
  const because = `there are acceptance criteria in ${holders.map(({ text }) => placeOf(text)).join(", ")}`;
  return { targets: [await toTarget(owner)], because, lookedFor, warnings };
}

type ReadText = { readonly text: Description } & AcceptanceList;

/** What is left out cannot be passed. */
function checkFaults(lists: readonly ReadText[]): void {
  const faults = lists.flatMap(({ text, fault }) => (fault === null ? [] : [`in ${placeOf(text)}, ${fault}`]));
  if (faults.length > 0) throw new GateError("plan-unreadable", `acceptance criteria: ${faults.join("; ")}`);
}

function remarksOn({ text, ignored, hint }: ReadText): readonly string[] {
  const named = ignored.slice(0, MAX_NAMED).map((line) => JSON.stringify(line));
  const rest = ignored.length - named.length;
  const list = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
  return [
    ...(hint === null ? [] : [`In ${placeOf(text)}, ${hint}.`]),
    ...(ignored.length === 0
      ? []
      : [`In ${placeOf(text)}, these lines were taken for placeholders and not checked: ${list}.`]),
  ];
}

/** What is left out cannot be passed, and the author of one text must not push another's criteria out of the list. */
function checkSize(criteria: readonly string[], number: number): void {
  const chars = criteria.reduce((sum, { length }) => sum + length, 0);
  if (criteria.length <= MAX_CRITERIA_IN_ALL && chars <= MAX_CHARS_IN_ALL) return;
  const limits = `at most ${MAX_CRITERIA_IN_ALL} of ${MAX_CHARS_IN_ALL} characters are judged`;
  throw new GateError(
    "plan-unreadable",
    `pull request #${number} and the issues that it closes have ${criteria.length} acceptance criteria of ${chars} characters; ${limits}`,
  );
}

function placeOf({ of, number }: Description): string {
  return of === "issue" ? `issue #${number}` : `the description of pull request #${number}`;
}

function words(text: Description, count: number): string {
  const author = text.author ?? "an account that is gone";
  const whose =
    text.of === "issue"
      ? `written by ${author}, and the pull request chose the issue`
      : `written by its author, ${author}`;
  return `The ${count} acceptance ${count === 1 ? "criterion" : "criteria"} in ${placeOf(text)} ${count === 1 ? "was" : "were"} ${whose}; no plan on the base branch asks for ${count === 1 ? "it" : "them"}. Whoever may edit that text decides what is checked.`;
}

function notRead(number: number, count: number): string {
  return `Pull request #${number} closes ${count} ${count === 1 ? "issue" : "issues"} of other repositories: criteria there were not read.`;
}

function onlyOnHost(wanted: Policy["criteria"]): string {
  return `The policy asks for acceptance criteria from GitHub (${wanted.join(", ")}). They cannot be read on a local clone, so nothing was checked for them.`;
}

/** The queue's branch names its last pull request only. */
function ofGroup(members: readonly CriteriaMember[]): readonly string[] {
  if (members.length > 0) {
    const names = members.map(({ number }) => `#${number}`).join(", ");
    return [`The merge queue names ${names} only: criteria of other pull requests in the group were not judged again.`];
  }
  return ["The merge queue names no pull request: acceptance criteria of pull requests were not read."];
}
