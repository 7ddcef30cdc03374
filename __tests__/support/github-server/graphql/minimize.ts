import { canSee, forbiddenMessage, isAllowed } from "../access.ts";
import { canSeeReview } from "../routes/reviews.ts";
import type { Dictionary } from "../validate.ts";
import { makeIssueComment, makeReview, makeReviewComment } from "./comment-nodes.ts";
import type { Asker, Minimizable } from "./comment-nodes.ts";
import { FieldFailure } from "./execute.ts";
import type { Node } from "./execute.ts";

const classifiers = ["ABUSE", "DUPLICATE", "LOW_QUALITY", "OFF_TOPIC", "OUTDATED", "RESOLVED", "SPAM"];

/** The mutation `minimizeComment`. Throws: `FieldFailure`. */
export function minimizeComment(asker: Asker, input: unknown): Node {
  const { subjectId, classifier, clientMutationId = null } = readInput(input);
  if (!classifiers.includes(String(classifier)))
    throw new FieldFailure("INVALID_ARGUMENT", `Argument 'classifier' has an invalid value: ${String(classifier)}`);
  const comment = findMinimizable(asker, String(subjectId));
  if (!isAllowed(asker.token, { permissions: ["pull_requests"], level: "write" }))
    throw new FieldFailure("FORBIDDEN", forbiddenMessage(asker.token));
  comment.minimizedReason = String(classifier).toLowerCase();
  return {
    type: "MinimizeCommentPayload",
    fields: {
      clientMutationId: () => (typeof clientMutationId === "string" ? clientMutationId : null),
      minimizedComment: () => makeMinimizable(asker, comment.nodeId),
    },
  };
}

function readInput(input: unknown): Dictionary {
  const values: Dictionary = typeof input === "object" && input !== null ? { ...input } : {};
  for (const name of Object.keys(values))
    if (!["subjectId", "classifier", "clientMutationId"].includes(name))
      throw new FieldFailure(
        "INVALID_ARGUMENT",
        `InputObject 'MinimizeCommentInput' doesn't accept argument '${name}'`,
      );
  return values;
}

/** What one may not see does not exist: other repositories, and drafts of others. */
function findMinimizable(asker: Asker, nodeId: string): Minimizable {
  const { reviews, reviewComments, issueComments, repositories } = asker.context.state;
  const visible = reviews.filter((review) => canSeeReview(asker, review));
  const found = [...visible, ...reviewComments, ...issueComments].find((comment) => comment.nodeId === nodeId);
  const repository = repositories.find((known) => known.fullName === found?.repository);
  if (found === undefined || repository === undefined || !canSee(asker.token, repository)) throw noNode(nodeId);
  return found;
}

/** The review or comment of a global id. Throws: `FieldFailure` NOT_FOUND. */
export function makeMinimizable(asker: Asker, nodeId: string): Node {
  const { repository, number } = findMinimizable(asker, nodeId);
  const { reviews, reviewComments, issueComments, pulls } = asker.context.state;
  const pull = pulls.find((known) => known.repository === repository && known.number === number);
  const review = reviews.find((known) => known.nodeId === nodeId);
  const inline = reviewComments.find((known) => known.nodeId === nodeId);
  const talk = issueComments.find((known) => known.nodeId === nodeId);
  if (pull !== undefined && review !== undefined) return makeReview(asker, pull, review);
  if (pull !== undefined && inline !== undefined) return makeReviewComment(asker, pull, inline);
  if (talk !== undefined) return makeIssueComment(asker, talk);
  throw noNode(nodeId);
}

function noNode(nodeId: string): FieldFailure {
  return new FieldFailure("NOT_FOUND", `Could not resolve to a node with the global id of '${nodeId}'`);
}
