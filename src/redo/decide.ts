/** Why no revision is made or pushed, and the sentence that says so. Closed. */
export const NO_REDO = {
  "not-failed": "A revision is asked for a failed verdict only.",
  "judge-only": "The policy says `max: 0`: the change is judged and not revised.",
  "no-pull-request": "There is no pull request to revise.",
  closed: "The pull request is closed.",
  "closed-meanwhile": "The pull request was closed while a revision was made, so what the worker did was thrown away.",
  fork: "The pull request comes from another repository: its author gets the critique, and nothing is pushed there.",
  "branch-unknown": "The branch of the pull request is not known, so nothing is pushed to it.",
  "default-branch": "The change lies on the default branch, to which no revision is pushed.",
  "protected-branch": "The branch of the pull request is protected, so no revision is pushed to it.",
  "history-too-long": "The pull request has more commits than are read, so its revisions cannot be counted.",
  exhausted: "All revisions that the policy allows were made.",
  budget: "The budget is used up.",
  "nothing-to-revise": "The verdict names nothing that a revision could change.",
  "no-change": "The agent changed nothing that git keeps.",
  undone: "The revision takes back all that the pull request changes, so it was not pushed.",
  "took-away": "The revision takes away what a gate judges that did not pass, so it was not pushed.",
  "same-tree": "The revision leads back to a state that the branch had before.",
  refused: "The revision changes what a revision may not change, so it was not pushed.",
  "pushed-refused":
    "The agent pushed what a revision may not change. It was not judged here; the run for its commit decides, as for anybody's push.",
  moved:
    "The branch is not where it was judged: it got other commits, or is gone. The run for its newest commit decides.",
} as const satisfies Record<string, string>;

export type NoRedoCode = keyof typeof NO_REDO;

export interface NoRedo {
  readonly kind: "no";
  readonly why: NoRedoCode;
  /** Plain text without untrusted words. */
  readonly sentence: string;
}

export type RedoDecision = { readonly kind: "redo"; readonly attempt: number } | NoRedo;

/** What is known when a run has its verdict. */
export interface RedoFacts {
  readonly outcome: "passed" | "failed" | "blocked" | "cancelled";
  /** The policy's `redo.max`. */
  readonly max: number;
  /** Of `countAttempts`. */
  readonly attemptsMade: number;
  /** Whether the log that they were counted in has all commits since the merge base. */
  readonly isHistoryWhole: boolean;
  /** Null for a merge queue, a run by hand, or the command line. */
  readonly pullRequest: { readonly isOpen: boolean; readonly isFork: boolean } | null;
  /** The head branch; null where it does not exist or was not to be found out. */
  readonly branch: { readonly isDefault: boolean; readonly isProtected: boolean } | null;
  /** How many critiques and reasons of failed gates there are. */
  readonly critiques: number;
  readonly reasons: number;
  readonly hasBudget: boolean;
}

type Rule = readonly [applies: (facts: RedoFacts) => boolean, why: NoRedoCode];

/** The first that applies is the one to tell: what never changes before what the next push could change. */
const RULES: readonly Rule[] = [
  [({ outcome }) => outcome !== "failed", "not-failed"],
  [({ max }) => !(max >= 1), "judge-only"],
  [({ pullRequest }) => pullRequest === null, "no-pull-request"],
  [({ pullRequest }) => pullRequest?.isOpen !== true, "closed"],
  [({ pullRequest }) => pullRequest?.isFork !== false, "fork"],
  [({ branch }) => branch === null, "branch-unknown"],
  [({ branch }) => branch?.isDefault !== false, "default-branch"],
  [({ branch }) => branch?.isProtected !== false, "protected-branch"],
  [({ attemptsMade, max }) => !(attemptsMade < max), "exhausted"],
  [({ isHistoryWhole }) => !isHistoryWhole, "history-too-long"],
  [({ hasBudget }) => !hasBudget, "budget"],
  [({ critiques, reasons }) => critiques + reasons < 1, "nothing-to-revise"],
];

/** Whether the change is to be revised once more. Whatever is not known to be fine is a no. Throws: never. */
export function shouldRedo(facts: RedoFacts): RedoDecision {
  const rule = RULES.find(([applies]) => applies(facts));
  return rule === undefined ? { kind: "redo", attempt: facts.attemptsMade + 1 } : noRedo(rule[1]);
}

/** What an agent left behind. */
export interface Revision {
  /** Null when nothing changed. */
  readonly tree: string | null;
  /** Of `treesOf`. */
  readonly earlierTrees: ReadonlySet<string>;
  /** Whether nothing of the pull request is left. */
  readonly isUndone: boolean;
  /** Whether a gate that did not pass would not be asked any more. */
  readonly hasTakenAway: boolean;
  /** Of `refuseChanges`. */
  readonly refused: readonly unknown[];
}

/** Whether a revision may be pushed. Throws: never. */
export function weighRevision({
  tree,
  earlierTrees,
  isUndone,
  hasTakenAway,
  refused,
}: Revision): { readonly kind: "push" } | NoRedo {
  if (tree === null) return noRedo("no-change");
  if (refused.length > 0) return noRedo("refused");
  if (isUndone) return noRedo("undone");
  if (hasTakenAway) return noRedo("took-away");
  return earlierTrees.has(tree) ? noRedo("same-tree") : { kind: "push" };
}

/** The decision against a revision. */
function noRedo(why: NoRedoCode): NoRedo {
  return { kind: "no", why, sentence: NO_REDO[why] };
}
