import { canSee, forbiddenMessage, isAllowed } from "../access.ts";
import type { PullRequest } from "../state.ts";
import type { Dictionary } from "../validate.ts";
import type { Asker } from "./comment-nodes.ts";
import { FieldFailure } from "./execute.ts";
import type { Node } from "./execute.ts";

/** `convertPullRequestToDraft` and `markPullRequestReadyForReview`. An app needs `contents: write` beside `pull-requests: write`,
 *  which is documented nowhere. Throws: `FieldFailure`. */
export function setDraft(
  asker: Asker,
  input: unknown,
  isDraft: boolean,
  makePull: (asker: Asker, pull: PullRequest) => Node,
): Node {
  const { pullRequestId, clientMutationId = null } = readInput(input);
  const pull = findPull(asker, String(pullRequestId));
  const isEnough = (["pull_requests", "contents"] as const).every((name) =>
    isAllowed(asker.token, { permissions: [name], level: "write" }),
  );
  if (!isEnough) throw new FieldFailure("FORBIDDEN", forbiddenMessage(asker.token));
  if (pull.state === "closed") throw new FieldFailure("UNPROCESSABLE", "Pull request is closed");
  pull.isDraft = isDraft;
  return {
    type: isDraft ? "ConvertPullRequestToDraftPayload" : "MarkPullRequestReadyForReviewPayload",
    fields: {
      clientMutationId: () => (typeof clientMutationId === "string" ? clientMutationId : null),
      pullRequest: () => makePull(asker, pull),
    },
  };
}

function readInput(input: unknown): Dictionary {
  const values: Dictionary = typeof input === "object" && input !== null ? { ...input } : {};
  for (const name of Object.keys(values))
    if (!["pullRequestId", "clientMutationId"].includes(name))
      throw new FieldFailure("INVALID_ARGUMENT", `InputObject doesn't accept argument '${name}'`);
  return values;
}

/** What one may not see does not exist. */
function findPull({ context, token }: Asker, nodeId: string): PullRequest {
  const { pulls, repositories } = context.state;
  const pull = pulls.find(({ id }) => `PR_${id}` === nodeId);
  const repository = repositories.find(({ fullName }) => fullName === pull?.repository);
  if (pull === undefined || repository === undefined || !canSee(token, repository))
    throw new FieldFailure("NOT_FOUND", `Could not resolve to a node with the global id of '${nodeId}'`);
  return pull;
}
