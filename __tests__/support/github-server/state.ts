/** Everything the local GitHub knows, as plain data that a test may read and assert on. Only the server changes it. */

export type PermissionLevel = "none" | "read" | "write";
/** `members` is one of the organization, which no workflow can give to its token. */
export type PermissionName =
  | "actions"
  | "checks"
  | "contents"
  | "issues"
  | "members"
  | "metadata"
  | "pull_requests"
  | "statuses";
export type Permissions = Readonly<Partial<Record<PermissionName, PermissionLevel>>>;

/** A GitHub App. The Actions app, which owns every `GITHUB_TOKEN`, is `{ id: 15368, slug: "github-actions" }`. */
export interface App {
  readonly id: number;
  readonly slug: string;
}

export interface Token {
  readonly token: string;
  /** As REST shows it: an app's bot is `slug[bot]`. */
  readonly login: string;
  readonly app: App | null;
  readonly permissions: Permissions;
  /** Full names of the repositories it may see; null means all. */
  readonly repositories: readonly string[] | null;
}

export type Role = "admin" | "maintain" | "write" | "triage" | "read" | "none";

export interface Repository {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  readonly fullName: string;
  readonly gitDir: string;
  readonly defaultBranch: string;
  readonly isPrivate: boolean;
  readonly canActionsApprove: boolean;
  readonly roles: Readonly<Record<string, Role>>;
  /** Slugs of the organization's teams that have access. */
  readonly teams: readonly string[];
  readonly protectedBranches: readonly string[];
  readonly createdAt: string;
}

export interface PullRequest {
  readonly id: number;
  readonly repository: string;
  readonly number: number;
  readonly headRef: string;
  /** Full name of the repository the head branch lies in: the fork's, for a pull request from a fork. */
  readonly headRepository: string;
  readonly author: string;
  readonly createdAt: string;
  title: string;
  body: string | null;
  baseRef: string;
  isDraft: boolean;
  /** Logins and team slugs whose review is still awaited. */
  requestedUsers: readonly string[];
  requestedTeams: readonly string[];
  state: "open" | "closed";
  /** Issues that merging it would close, as `owner/name#number`: by a keyword in its body, or linked by hand. */
  closes: readonly string[];
}

export interface Issue {
  readonly id: number;
  readonly repository: string;
  readonly number: number;
  readonly author: string;
  readonly createdAt: string;
  title: string;
  body: string | null;
  state: "open" | "closed";
}

export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: "notice" | "warning" | "failure";
  readonly message: string;
  readonly title?: string;
  readonly raw_details?: string;
}

export type CheckStatus = "queued" | "in_progress" | "completed";
export type Conclusion =
  | "action_required"
  | "cancelled"
  | "failure"
  | "neutral"
  | "success"
  | "skipped"
  | "stale"
  | "timed_out";

export interface CheckRun {
  readonly id: number;
  readonly repository: string;
  readonly headSha: string;
  readonly app: App;
  /** One suite for each app and commit. */
  readonly suiteId: number;
  /** Like the runs that stand for workflow jobs: no token may change its status or conclusion. */
  readonly isLocked: boolean;
  name: string;
  status: CheckStatus;
  conclusion: Conclusion | null;
  externalId: string;
  detailsUrl: string;
  startedAt: string | null;
  completedAt: string | null;
  output: { title: string | null; summary: string | null; text: string | null };
  /** All annotations ever sent: an update appends. */
  annotations: Annotation[];
  actions: readonly unknown[];
}

export type ReviewState = "PENDING" | "COMMENTED" | "APPROVED" | "CHANGES_REQUESTED" | "DISMISSED";
export type Side = "LEFT" | "RIGHT";

export interface Review {
  readonly id: number;
  readonly nodeId: string;
  readonly repository: string;
  readonly number: number;
  readonly login: string;
  readonly commitId: string;
  state: ReviewState;
  body: string;
  submittedAt: string | null;
  minimizedReason: string | null;
}

export interface ReviewComment {
  readonly id: number;
  readonly nodeId: string;
  readonly repository: string;
  readonly number: number;
  readonly reviewId: number;
  readonly login: string;
  readonly path: string;
  readonly commitId: string;
  /** `file` comments have no line. */
  readonly subject: "line" | "file";
  readonly line: number | null;
  readonly side: Side;
  readonly startLine: number | null;
  readonly startSide: Side | null;
  readonly position: number | null;
  readonly diffHunk: string;
  readonly inReplyTo: number | null;
  readonly createdAt: string;
  body: string;
  minimizedReason: string | null;
}

export interface IssueComment {
  readonly id: number;
  readonly nodeId: string;
  readonly repository: string;
  readonly number: number;
  readonly login: string;
  readonly createdAt: string;
  body: string;
  minimizedReason: string | null;
}

/** One request as it came and as it was answered. `status` is null when the connection was cut without an answer. */
export interface RequestRecord {
  readonly method: string;
  /** Path and query as sent. */
  readonly path: string;
  /** The operation's id in the OpenAPI description, `graphql`, `git`, or null for an unknown route. */
  operation: string | null;
  login: string | null;
  body: unknown;
  status: number | null;
  answer: unknown;
  /** Kind of the injected fault, if one struck. */
  fault: string | null;
}

export interface ServerState {
  readonly tokens: Token[];
  readonly repositories: Repository[];
  readonly pulls: PullRequest[];
  readonly issues: Issue[];
  readonly checkRuns: CheckRun[];
  readonly reviews: Review[];
  readonly reviewComments: ReviewComment[];
  readonly issueComments: IssueComment[];
  readonly requests: RequestRecord[];
  /** Requests for routes, or GraphQL for fields, that this server does not model. A test asserts that it is empty. */
  readonly unknownRequests: RequestRecord[];
  /** Answers of this server that GitHub's description does not allow. A test asserts that it is empty. */
  readonly serverBugs: string[];
  /** Set `remaining` to 0 and every request is refused until `resetAt`. */
  readonly rateLimit: { limit: number; remaining: number; resetAt: Date };
  readonly nextId: () => number;
}

/** GitHub counts requests by the hour. */
export const rateWindowMs = 3_600_000;

/** Make the state of a GitHub without repositories. Ids count up from 1001 over all kinds, so that runs are repeatable. */
export function createState(startedAt: Date): ServerState {
  let lastId = 1000;
  return {
    tokens: [],
    repositories: [],
    pulls: [],
    issues: [],
    checkRuns: [],
    reviews: [],
    reviewComments: [],
    issueComments: [],
    requests: [],
    unknownRequests: [],
    serverBugs: [],
    rateLimit: { limit: 5000, remaining: 5000, resetAt: new Date(startedAt.getTime() + rateWindowMs) },
    nextId: () => {
      lastId += 1;
      return lastId;
    },
  };
}
