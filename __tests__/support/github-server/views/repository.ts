import type { ServerContext } from "../context.ts";
import type { Repository } from "../state.ts";
import { viewAccount } from "./account.ts";

/** Names of the links a repository carries, as `<name>_url`. None is served; clients only look at a few. */
const linkNames = [
  "archive",
  "assignees",
  "blobs",
  "branches",
  "collaborators",
  "comments",
  "commits",
  "compare",
  "contents",
  "contributors",
  "deployments",
  "downloads",
  "events",
  "forks",
  "git_commits",
  "git_refs",
  "git_tags",
  "hooks",
  "issue_comment",
  "issue_events",
  "issues",
  "keys",
  "labels",
  "languages",
  "merges",
  "milestones",
  "notifications",
  "pulls",
  "releases",
  "stargazers",
  "statuses",
  "subscribers",
  "subscription",
  "tags",
  "teams",
  "trees",
] as const;

/** A repository as REST shows it: enough for both `full-repository` and the smaller shape inside a pull request. */
export function viewRepository(context: ServerContext, repository: Repository): Readonly<Record<string, unknown>> {
  const url = `${context.apiUrl}/repos/${repository.fullName}`;
  const htmlUrl = `${context.webUrl}/${repository.fullName}`;
  const host = new URL(context.webUrl).host;
  return {
    id: repository.id,
    node_id: `R_${repository.id}`,
    name: repository.name,
    full_name: repository.fullName,
    owner: viewAccount(context, repository.owner),
    private: repository.isPrivate,
    html_url: htmlUrl,
    url,
    description: null,
    fork: false,
    default_branch: repository.defaultBranch,
    ...Object.fromEntries(linkNames.map((name) => [`${name}_url`, `${url}/${name}`])),
    clone_url: `${htmlUrl}.git`,
    svn_url: htmlUrl,
    git_url: `git://${host}/${repository.fullName}.git`,
    ssh_url: `git@${host}:${repository.fullName}.git`,
    ...zeroes(["forks", "forks_count", "open_issues", "open_issues_count", "size", "stargazers_count"]),
    ...zeroes(["watchers", "watchers_count", "network_count", "subscribers_count"]),
    has_issues: true,
    has_projects: false,
    has_wiki: false,
    has_pages: false,
    has_downloads: false,
    has_discussions: false,
    homepage: null,
    language: null,
    license: null,
    mirror_url: null,
    archived: false,
    disabled: false,
    pushed_at: repository.createdAt,
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
  };
}

function zeroes(names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(names.map((name) => [name, 0]));
}
