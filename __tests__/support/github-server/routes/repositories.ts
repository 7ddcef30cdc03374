import { notFound } from "../answer.ts";
import type { Answer } from "../answer.ts";
import type { Call } from "../context.ts";
import { readCommit, resolveCommit } from "../git.ts";
import type { Role } from "../state.ts";
import { viewAccount } from "../views/account.ts";
import { viewCommit } from "../views/pull.ts";
import { viewRepository } from "../views/repository.ts";
import { defineRead } from "./route.ts";

const readsMetadata = { permissions: ["metadata"], level: "read" } as const;
const readsContents = { permissions: ["contents"], level: "read" } as const;

export const repositoryRoutes = [
  defineRead("repos/get", readsMetadata, (call) => ({
    status: 200,
    body: viewRepository(call.context, call.repository),
  })),
  defineRead("repos/get-branch", readsContents, getBranch),
  defineRead("repos/get-collaborator-permission-level", readsMetadata, getPermission),
  defineRead("git/get-ref", readsContents, getRef),
] as const;

async function getBranch(call: Call): Promise<Answer> {
  const { context, repository } = call;
  const name = String(call.parameters["branch"]);
  const sha = await resolveCommit(repository.gitDir, `refs/heads/${name}`);
  if (sha === null) throw notFound();
  const isProtected = repository.protectedBranches.includes(name);
  const url = `${context.apiUrl}/repos/${repository.fullName}/branches/${name}`;
  const htmlUrl = `${context.webUrl}/${repository.fullName}/tree/${name}`;
  return {
    status: 200,
    body: {
      name,
      commit: viewCommit(context, repository, await readCommit(repository.gitDir, sha)),
      _links: { html: htmlUrl, self: url },
      protected: isProtected,
      protection: { enabled: isProtected },
      protection_url: `${url}/protection`,
    },
  };
}

async function getRef(call: Call): Promise<Answer> {
  const { context, repository } = call;
  const ref = `refs/${String(call.parameters["ref"])}`;
  const sha = await resolveCommit(repository.gitDir, ref);
  if (sha === null) throw notFound();
  const gitUrl = `${context.apiUrl}/repos/${repository.fullName}/git`;
  const object = { type: "commit", sha, url: `${gitUrl}/commits/${sha}` };
  return { status: 200, body: { ref, node_id: `REF_${ref}`, url: `${gitUrl}/${ref}`, object } };
}

/** The old four levels; the finer role stands beside them. */
const permissionOf = {
  admin: "admin",
  maintain: "write",
  write: "write",
  triage: "read",
  read: "read",
  none: "none",
} as const satisfies Record<Role, string>;

/** On a public repository everybody may read. */
function getPermission(call: Call): Answer {
  const { context, repository } = call;
  const login = String(call.parameters["username"]);
  const role = repository.roles[login] ?? (repository.isPrivate ? "none" : "read");
  const user = { ...viewAccount(context, login), role_name: role };
  return { status: 200, body: { permission: permissionOf[role], role_name: role, user } };
}
