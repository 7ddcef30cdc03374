import { findRepository } from "../context.ts";
import type { PullEnds, ServerContext } from "../context.ts";
import type { DiffFile } from "../diff.ts";
import type { Commit, Signature } from "../git.ts";
import type { PullRequest, Repository } from "../state.ts";
import { viewAccount, viewTeam } from "./account.ts";
import { viewRepository } from "./repository.ts";

/** A pull request as lists show it. */
export function viewPullSimple(
  context: ServerContext,
  pull: PullRequest,
  ends: PullEnds,
): Readonly<Record<string, unknown>> {
  const repositoryUrl = `${context.apiUrl}/repos/${pull.repository}`;
  const url = `${repositoryUrl}/pulls/${pull.number}`;
  const htmlUrl = `${context.webUrl}/${pull.repository}/pull/${pull.number}`;
  const issueUrl = `${repositoryUrl}/issues/${pull.number}`;
  const links = {
    self: url,
    html: htmlUrl,
    issue: issueUrl,
    comments: `${issueUrl}/comments`,
    review_comments: `${url}/comments`,
    review_comment: `${repositoryUrl}/pulls/comments{/number}`,
    commits: `${url}/commits`,
    statuses: `${repositoryUrl}/statuses/${ends.head}`,
  };
  return {
    id: pull.id,
    node_id: `PR_${pull.id}`,
    number: pull.number,
    title: pull.title,
    body: pull.body,
    state: pull.state,
    draft: pull.isDraft,
    locked: false,
    user: viewAccount(context, pull.author),
    author_association: pull.headRepository === pull.repository ? "COLLABORATOR" : "CONTRIBUTOR",
    head: viewEnd(context, pull.headRepository, pull.headRef, ends.head),
    base: viewEnd(context, pull.repository, pull.baseRef, ends.base),
    assignee: null,
    assignees: [],
    requested_reviewers: pull.requestedUsers.map((login) => viewAccount(context, login)),
    requested_teams: pull.requestedTeams.map((slug) => viewTeam(context, pull.repository, slug)),
    labels: [],
    milestone: null,
    auto_merge: null,
    merge_commit_sha: null,
    created_at: pull.createdAt,
    updated_at: pull.createdAt,
    closed_at: pull.state === "closed" ? pull.createdAt : null,
    merged_at: null,
    url,
    html_url: htmlUrl,
    diff_url: `${htmlUrl}.diff`,
    patch_url: `${htmlUrl}.patch`,
    issue_url: links.issue,
    comments_url: links.comments,
    commits_url: links.commits,
    review_comment_url: links.review_comment,
    review_comments_url: links.review_comments,
    statuses_url: links.statuses,
    _links: Object.fromEntries(Object.entries(links).map(([name, href]) => [name, { href }])),
  };
}

/** A pull request as `pulls/get` shows it, with its counts. */
export function viewPull(
  context: ServerContext,
  pull: PullRequest,
  ends: PullEnds,
  files: readonly DiffFile[],
  commitCount: number,
): unknown {
  const belongs = (entry: { readonly repository: string; readonly number: number }): boolean =>
    entry.repository === pull.repository && entry.number === pull.number;
  return {
    ...viewPullSimple(context, pull, ends),
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length,
    commits: commitCount,
    comments: context.state.issueComments.filter(belongs).length,
    review_comments: context.state.reviewComments.filter(belongs).length,
    mergeable: pull.state === "open" ? true : null,
    mergeable_state: pull.isDraft ? "draft" : "unstable",
    merged: false,
    merged_by: null,
    maintainer_can_modify: false,
  };
}

function viewEnd(context: ServerContext, fullName: string, ref: string, sha: string): unknown {
  const [owner = ""] = fullName.split("/");
  const repository = findRepository(context.state, fullName);
  return {
    label: `${owner}:${ref}`,
    ref,
    sha,
    user: viewAccount(context, owner),
    repo: repository === null ? viewUnknownFork(context, fullName) : viewRepository(context, repository),
  };
}

/** A fork that is only known by name: its commits came by `refs/pull/N/head`. */
function viewUnknownFork(context: ServerContext, fullName: string): unknown {
  const [owner = "", name = ""] = fullName.split("/");
  const nothing = { roles: {}, teams: [], protectedBranches: [] };
  const rest = { id: 0, gitDir: "", defaultBranch: "main", isPrivate: false, canActionsApprove: false, ...nothing };
  return viewRepository(context, { ...rest, owner, name, fullName, createdAt: "2020-01-01T00:00:00Z" });
}

/** GitHub leaves the patch out where it is too long. */
const maxPatchBytes = 500_000;
const maxPatchLines = 20_000;

/** A file of the diff as `pulls/list-files` shows it. */
export function viewFile(context: ServerContext, repository: Repository, head: string, file: DiffFile): unknown {
  const path = file.path.split("/").map(encodeURIComponent).join("/");
  const isShown =
    file.patch !== null && file.lines.length <= maxPatchLines && Buffer.byteLength(file.patch) <= maxPatchBytes;
  return {
    sha: file.blobSha,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${context.webUrl}/${repository.fullName}/blob/${head}/${path}`,
    raw_url: `${context.webUrl}/${repository.fullName}/raw/${head}/${path}`,
    contents_url: `${context.apiUrl}/repos/${repository.fullName}/contents/${path}?ref=${head}`,
    ...(isShown ? { patch: file.patch } : {}),
    ...(file.previousPath === null ? {} : { previous_filename: file.previousPath }),
  };
}

export function viewCommit(context: ServerContext, repository: Repository, commit: Commit): unknown {
  const repositoryUrl = `${context.apiUrl}/repos/${repository.fullName}`;
  const htmlUrl = `${context.webUrl}/${repository.fullName}/commit`;
  return {
    sha: commit.sha,
    node_id: `C_${commit.sha}`,
    url: `${repositoryUrl}/commits/${commit.sha}`,
    html_url: `${htmlUrl}/${commit.sha}`,
    comments_url: `${repositoryUrl}/commits/${commit.sha}/comments`,
    commit: {
      url: `${repositoryUrl}/git/commits/${commit.sha}`,
      author: viewSignature(commit.author),
      committer: viewSignature(commit.committer),
      message: commit.message,
      comment_count: 0,
      tree: { sha: commit.tree, url: `${repositoryUrl}/git/trees/${commit.tree}` },
    },
    author: null,
    committer: null,
    parents: commit.parents.map((sha) => ({
      sha,
      url: `${repositoryUrl}/commits/${sha}`,
      html_url: `${htmlUrl}/${sha}`,
    })),
  };
}

function viewSignature({ name, email, date }: Signature): unknown {
  return { name, email, date };
}
