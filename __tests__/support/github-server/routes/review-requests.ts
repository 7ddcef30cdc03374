import { isAllowed } from "../access.ts";
import { Refusal } from "../answer.ts";
import type { Answer } from "../answer.ts";
import { readPullEnds, requirePull } from "../context.ts";
import type { Call } from "../context.ts";
import { teamNodeId } from "../views/account.ts";
import { viewPullSimple } from "../views/pull.ts";
import { defineWrite } from "./route.ts";

const writes = { permissions: ["pull_requests"], level: "write" } as const;

interface RequestBody {
  readonly reviewers?: readonly string[];
  readonly team_reviewers?: readonly string[];
}

export const reviewRequestRoutes = [
  defineWrite<RequestBody>("pulls/request-reviewers", writes, requestReviewers),
] as const;

/** All or nothing. A team that the token cannot see is refused by its node id, of which nobody can guess what it means. */
async function requestReviewers(
  call: Call,
  { reviewers = [], team_reviewers: teams = [] }: RequestBody,
): Promise<Answer> {
  const { context, repository, token } = call;
  const pull = requirePull(call);
  if (reviewers.some((login) => isSame(login, pull.author)))
    throw new Refusal(422, "Review cannot be requested from pull request author.");
  const canSeeTeams = isAllowed(token, { permissions: ["members"], level: "read" });
  const unseen = canSeeTeams ? undefined : teams.find((slug) => repository.teams.includes(slug));
  if (unseen !== undefined) {
    const nodeId = teamNodeId(repository.fullName, unseen);
    throw new Refusal(422, "Validation Failed", [`Could not resolve to a node with the global id of '${nodeId}'.`]);
  }
  const areKnown =
    reviewers.every((login) => hasAccess(call, login)) && teams.every((slug) => repository.teams.includes(slug));
  if (!areKnown)
    throw new Refusal(
      422,
      `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${repository.fullName} repository.`,
    );
  pull.requestedUsers = merge(pull.requestedUsers, reviewers);
  pull.requestedTeams = merge(pull.requestedTeams, teams);
  return { status: 201, body: viewPullSimple(context, pull, await readPullEnds(context.state, pull)) };
}

function hasAccess({ repository }: Call, login: string): boolean {
  return Object.entries(repository.roles).some(([known, role]) => isSame(known, login) && role !== "none");
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function merge(present: readonly string[], names: readonly string[]): readonly string[] {
  return [...present, ...names.filter((name) => !present.some((known) => isSame(known, name)))];
}
