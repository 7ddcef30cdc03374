import type { ServerContext } from "../context.ts";
import type { App } from "../state.ts";

/** An account as REST shows it. Its id follows from its login, so that it is the same in every run. */
export function viewAccount(context: ServerContext, login: string): Readonly<Record<string, unknown>> {
  const url = `${context.apiUrl}/users/${encodeURIComponent(login)}`;
  return {
    login,
    id: hashLogin(login),
    node_id: `U_${hashLogin(login)}`,
    avatar_url: `${context.webUrl}/avatars/${encodeURIComponent(login)}`,
    gravatar_id: "",
    url,
    html_url: `${context.webUrl}/${encodeURIComponent(login)}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: login.endsWith("[bot]") ? "Bot" : "User",
    site_admin: false,
  };
}

/** An app as REST shows it. */
export function viewApp(context: ServerContext, app: App): Readonly<Record<string, unknown>> {
  return {
    id: app.id,
    slug: app.slug,
    node_id: `A_${app.id}`,
    owner: viewAccount(context, "github"),
    name: app.slug,
    description: "",
    external_url: `${context.webUrl}/apps/${app.slug}`,
    html_url: `${context.webUrl}/apps/${app.slug}`,
    created_at: "2020-01-01T00:00:00Z",
    updated_at: "2020-01-01T00:00:00Z",
    permissions: { checks: "write", contents: "read", metadata: "read", pull_requests: "write" },
    events: ["check_run", "pull_request"],
  };
}

/** A team of the organization that owns the repository, as REST shows it. */
export function viewTeam(context: ServerContext, fullName: string, slug: string): Readonly<Record<string, unknown>> {
  const [owner = ""] = fullName.split("/");
  const id = hashLogin(`${owner}/${slug}`);
  const url = `${context.apiUrl}/organizations/${hashLogin(owner)}/team/${id}`;
  return {
    id,
    node_id: teamNodeId(fullName, slug),
    name: slug,
    slug,
    description: null,
    privacy: "closed",
    notification_setting: "notifications_enabled",
    permission: "push",
    type: "organization",
    organization_id: hashLogin(owner),
    url,
    html_url: `${context.webUrl}/orgs/${owner}/teams/${slug}`,
    members_url: `${url}/members{/member}`,
    repositories_url: `${url}/repos`,
    parent: null,
  };
}

export function teamNodeId(fullName: string, slug: string): string {
  const [owner = ""] = fullName.split("/");
  return `T_${hashLogin(`${owner}/${slug}`)}`;
}

function hashLogin(login: string): number {
  let hash = 7;
  for (const character of login) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007;
  return hash;
}
