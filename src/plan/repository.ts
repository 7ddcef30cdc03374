/** `owner/name` of the repository that a plan's `repoUrl` names, in small letters; of other URLs their path. In: a URL, or git's short
 *  form `git@host:owner/name`. Throws: never. */
export function repositoryNameOf(repoUrl: string): string {
  const path = repoUrl.replace(/^[a-z+]+:\/\/[^/]*\/|^[^/]*:/i, "").toLowerCase();
  const [owner = "", name = ""] = path.split("/");
  return `${owner}/${name.replace(/\.git$/, "")}`;
}
