/** The conclusions we ever give. `skipped` is not among them: on GitHub it satisfies a required check. */
export type CheckConclusion = "success" | "failure" | "neutral" | "action_required" | "cancelled";

export interface CheckAnnotation {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly level: "notice" | "warning" | "failure";
  readonly title: string;
  readonly message: string;
}

/** What a check run shows. Texts are final markdown and within the host's limits. */
export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  readonly text: string;
  /** Any number; the adapter sends them in batches. */
  readonly annotations: readonly CheckAnnotation[];
}

export interface CheckRunRequest {
  readonly name: string;
  readonly headSha: string;
  /** Our key for one run of one gate: repository, head, base, attempt. */
  readonly externalId: string;
  readonly output: CheckOutput;
}

export interface CheckRunUpdate {
  readonly conclusion: CheckConclusion;
  readonly output: CheckOutput;
}

/** A place for an inline comment: lines of the new side (`RIGHT`) or the old side (`LEFT`) of the diff, 1-based, inclusive. */
export interface ReviewComment {
  readonly path: string;
  readonly line: number;
  readonly startLine: number | null;
  readonly side: "LEFT" | "RIGHT";
  readonly body: string;
}

export interface ReviewRequest {
  readonly number: number;
  readonly headSha: string;
  readonly body: string;
  readonly comments: readonly ReviewComment[];
}

/** A review or comment of ours that stands on the pull request; `comment` is one in the conversation. `nodeId` is what `minimize`
 *  takes. */
export interface OwnComment {
  readonly nodeId: string;
  readonly kind: "review" | "review-comment" | "comment";
  readonly body: string;
  readonly isMinimized: boolean;
}

export interface PullRequest {
  readonly number: number;
  readonly state: "open" | "closed";
  /** Chosen by its author. */
  readonly title: string;
  readonly headSha: string;
  /** Chosen by its author. */
  readonly headRef: string;
  readonly baseRef: string;
  /** True when the head lies in another repository, or in one that is gone. */
  readonly isFork: boolean;
  readonly isDraft: boolean;
  /** Whether people or teams are asked for a review that they have not given. */
  readonly hasReviewRequests: boolean;
}

/** A branch as far as pushing to it goes. */
export interface BranchFacts {
  readonly isDefault: boolean;
  readonly isProtected: boolean;
}

/** What somebody wrote on the host. Untrusted. */
export interface Description {
  readonly of: "pull-request" | "issue";
  readonly number: number;
  /** Name of the account that wrote it first; null when it is gone. Whoever may edit it can have changed it since. */
  readonly author: string | null;
  readonly body: string;
}

/** The description of a pull request and, if asked for, of the issues that it closes. */
export interface Descriptions {
  /** The pull request's first, then issues by number. */
  readonly texts: readonly Description[];
  /** How many of the issues that it closes lie in other repositories or may not be read: their texts are not here. */
  readonly foreignIssues: number;
}

/** The code host. Throws `GateError` with a `host-…` code. Creates are never repeated blindly: after a lost answer the
 *  adapter looks the thing up by its key first. */
export interface CodeHost {
  readonly getPullRequest: (number: number) => Promise<PullRequest>;
  /** As they are now, not as an event told them. One request unless it closes more than 50 issues. */
  readonly readDescriptions: (number: number, parts: { readonly withIssues: boolean }) => Promise<Descriptions>;
  /** The open ones, newest activity first, at most 1,000. */
  readonly listOpenPullRequests: () => Promise<readonly PullRequest[]>;
  /** Opens a check run in progress. Out: its id. */
  readonly openCheckRun: (request: CheckRunRequest) => Promise<number>;
  readonly closeCheckRun: (id: number, update: CheckRunUpdate) => Promise<void>;
  /** One quick attempt without retries, for a dying process. */
  readonly abandonCheckRun: (id: number, update: CheckRunUpdate) => Promise<void>;
  /** Reviews, inline comments and comments in the conversation, of our own account, that carry `marker` in their body. */
  readonly listOwnComments: (number: number, marker: string) => Promise<readonly OwnComment[]>;
  /** One review with all its comments, all or nothing. Throws `host-rejected` when an anchor is refused. */
  readonly createReview: (request: ReviewRequest) => Promise<void>;
  /** Makes a draft of a pull request, or marks it ready for review; nothing happens where it is that already. */
  readonly setDraft: (number: number, isDraft: boolean) => Promise<void>;
  /** Asks people and teams of the organization (by slug) for a review; those that are asked already stay asked. */
  readonly requestReviewers: (
    number: number,
    reviewers: { readonly users: readonly string[]; readonly teams: readonly string[] },
  ) => Promise<void>;
  /** Null for a branch that does not exist. */
  readonly getBranch: (name: string) => Promise<BranchFacts | null>;
  /** One comment in the conversation, once for each `marker`, which is part of the body. */
  readonly commentOnce: (number: number, body: string, marker: string) => Promise<void>;
  /** Folds a comment away as outdated. */
  readonly minimize: (nodeId: string) => Promise<void>;
}
