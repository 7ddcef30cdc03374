import { notFound, Refusal } from "./answer.ts";
import { findRepository } from "./context.ts";
import type { PermissionLevel, PermissionName, Repository, ServerState, Token } from "./state.ts";

/** What a route asks of a token. Any one of `permissions` is enough; `isAppOnly` shuts out personal tokens. */
export interface Needs {
  readonly permissions: readonly PermissionName[];
  readonly level: "read" | "write";
  readonly isAppOnly?: boolean;
}

const rank = { none: 0, read: 1, write: 2 } as const satisfies Record<PermissionLevel, number>;

/** The token of an `Authorization` header, as the API takes it. Throws: `Refusal` 401. */
export function authenticate(state: ServerState, authorization: string | undefined): Token {
  if (authorization === undefined) throw new Refusal(401, "Requires authentication");
  const [, text] = /^(?:bearer|token)\s+(\S+)$/iu.exec(authorization) ?? [];
  const token = state.tokens.find((known) => known.token === text);
  if (token === undefined) throw new Refusal(401, "Bad credentials");
  return token;
}

/** The token of a git client: any user name, the token as password. Null if it is none. */
export function authenticateGit(state: ServerState, authorization: string | undefined): Token | null {
  const [, encoded] = /^basic\s+(\S+)$/iu.exec(authorization ?? "") ?? [];
  const [, password] = /^[^:]*:(.*)$/su.exec(Buffer.from(encoded ?? "", "base64").toString("utf8")) ?? [];
  return state.tokens.find((known) => known.token === password) ?? null;
}

/** The repository, if the token may know of it. Throws: `Refusal` 404, as GitHub does for what one may not see. */
export function requireRepository(state: ServerState, token: Token, fullName: string): Repository {
  const repository = findRepository(state, fullName);
  if (repository === null || !canSee(token, repository)) throw notFound();
  return repository;
}

export function canSee(token: Token, repository: Repository): boolean {
  return token.repositories === null || token.repositories.includes(repository.fullName);
}

export function isAllowed(token: Token, needs: Needs): boolean {
  if (needs.isAppOnly === true && token.app === null) return false;
  // Every token may read metadata; what is not listed is none, as in a workflow's `permissions`.
  return needs.permissions.some((name) => {
    const level = token.permissions[name] ?? (name === "metadata" ? "read" : "none");
    return rank[level] >= rank[needs.level];
  });
}

/** GitHub's sentence for a token that may not. */
export function forbiddenMessage(token: Token): string {
  return `Resource not accessible by ${token.app === null ? "personal access token" : "integration"}`;
}

/** Throws: `Refusal` 403. */
export function authorize(token: Token, needs: Needs): void {
  if (!isAllowed(token, needs)) throw new Refusal(403, forbiddenMessage(token));
}
