import { findRepository } from "./context.ts";
import type { Issue, Permissions, PullRequest, Repository, Role, ServerState, Token } from "./state.ts";

export interface TokenOptions {
  readonly token: string;
  /** As REST shows it; an app's bot is `slug[bot]`, the workflow token's is `github-actions[bot]`. */
  readonly login: string;
  readonly isApp: boolean;
  readonly appId?: number;
  /** What is not listed is none, as in a workflow; metadata may always be read. */
  readonly permissions: Permissions;
  readonly repositories?: readonly string[];
}

export interface RepositoryOptions {
  readonly owner: string;
  readonly name: string;
  /** A bare repository on disk. The server reads it anew for each request, and writes `refs/pull/N/head` into it. */
  readonly gitDir: string;
  readonly defaultBranch?: string;
  readonly isPrivate?: boolean;
  /** The setting "Allow GitHub Actions to create and approve pull requests". */
  readonly canActionsApprove?: boolean;
  readonly roles?: Readonly<Record<string, Role>>;
  /** Slugs of teams with access. */
  readonly teams?: readonly string[];
  readonly protectedBranches?: readonly string[];
}

export interface PullOptions {
  /** Full name of the repository it is opened against. */
  readonly repository: string;
  readonly number: number;
  readonly title: string;
  readonly body?: string;
  readonly headRef: string;
  /** Full name of the fork, if it comes from one. */
  readonly headRepository?: string;
  readonly baseRef: string;
  readonly author: string;
  readonly isDraft?: boolean;
  readonly requestedUsers?: readonly string[];
  readonly requestedTeams?: readonly string[];
  readonly state?: "open" | "closed";
  /** Issues that merging it would close, as `owner/name#number`. */
  readonly closes?: readonly string[];
}

export interface IssueOptions {
  readonly repository: string;
  readonly number: number;
  readonly title: string;
  readonly body?: string;
  readonly author: string;
  readonly state?: "open" | "closed";
}

const actionsAppId = 15_368;

/** Add a token. An app's slug is its bot's login without `[bot]`. */
export function seedToken(state: ServerState, options: TokenOptions): Token {
  const slug = options.login.replace(/\[bot\]$/u, "");
  const appId = options.appId ?? (slug === "github-actions" ? actionsAppId : state.nextId());
  const token: Token = {
    token: options.token,
    login: options.login,
    app: options.isApp ? { id: appId, slug } : null,
    permissions: options.permissions,
    repositories: options.repositories ?? null,
  };
  state.tokens.push(token);
  return token;
}

/** Add a repository. Throws: if there is one of that name. */
export function seedRepository(state: ServerState, createdAt: string, options: RepositoryOptions): Repository {
  const fullName = `${options.owner}/${options.name}`;
  if (findRepository(state, fullName) !== null) throw new Error(`there is already a repository ${fullName}`);
  const repository: Repository = {
    id: state.nextId(),
    owner: options.owner,
    name: options.name,
    fullName,
    gitDir: options.gitDir,
    defaultBranch: options.defaultBranch ?? "main",
    isPrivate: options.isPrivate ?? false,
    canActionsApprove: options.canActionsApprove ?? false,
    roles: options.roles ?? {},
    teams: options.teams ?? [],
    protectedBranches: options.protectedBranches ?? [],
    createdAt,
  };
  state.repositories.push(repository);
  return repository;
}

/** Open a pull request. Throws: if its repository is unknown or its number taken. */
export function seedPull(state: ServerState, createdAt: string, options: PullOptions): PullRequest {
  const { repository, number } = options;
  if (findRepository(state, repository) === null) throw new Error(`there is no repository ${repository}`);
  checkFree(state, options);
  const pull: PullRequest = {
    id: state.nextId(),
    repository,
    number,
    title: options.title,
    body: options.body ?? null,
    headRef: options.headRef,
    headRepository: options.headRepository ?? repository,
    baseRef: options.baseRef,
    author: options.author,
    isDraft: options.isDraft ?? false,
    requestedUsers: options.requestedUsers ?? [],
    requestedTeams: options.requestedTeams ?? [],
    state: options.state ?? "open",
    closes: options.closes ?? [],
    createdAt,
  };
  state.pulls.push(pull);
  return pull;
}

/** Open an issue. Throws: if its repository is unknown or its number taken, also by a pull request. */
export function seedIssue(state: ServerState, createdAt: string, options: IssueOptions): Issue {
  const { repository, number, title, author } = options;
  if (findRepository(state, repository) === null) throw new Error(`there is no repository ${repository}`);
  checkFree(state, options);
  const issue: Issue = {
    id: state.nextId(),
    repository,
    number,
    title,
    author,
    body: options.body ?? null,
    state: options.state ?? "open",
    createdAt,
  };
  state.issues.push(issue);
  return issue;
}

/** Issues and pull requests share one row of numbers. */
function checkFree(
  state: ServerState,
  { repository, number }: { readonly repository: string; readonly number: number },
): void {
  const isTaken = (known: { readonly repository: string; readonly number: number }): boolean =>
    known.repository === repository && known.number === number;
  if (state.pulls.some(isTaken)) throw new Error(`there is already a pull request ${number} in ${repository}`);
  if (state.issues.some(isTaken)) throw new Error(`there is already an issue ${number} in ${repository}`);
}
