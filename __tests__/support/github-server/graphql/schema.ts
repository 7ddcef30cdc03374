import { forbiddenMessage, isAllowed, requireRepository } from "../access.ts";
import { Refusal } from "../answer.ts";
import { readPullEnds } from "../context.ts";
import { canSeeReview } from "../routes/reviews.ts";
import type { IssueComment, PullRequest, Repository, Review } from "../state.ts";
import type { Dictionary } from "../validate.ts";
import { makeActor, makeIssueComment, makePlain, makeReview, toActorLogin } from "./comment-nodes.ts";
import type { Asker } from "./comment-nodes.ts";
import { connect, pageNames } from "./connection.ts";
import { setDraft } from "./drafts.ts";
import { FieldFailure } from "./execute.ts";
import type { ArgumentNames, Node } from "./execute.ts";
import { connectClosedIssues, connectIssues } from "./issue-nodes.ts";
import { makeMinimizable, minimizeComment } from "./minimize.ts";

export const argumentNames: ArgumentNames = {
  "Query.repository": ["owner", "name", "followRenames"],
  "Query.node": ["id"],
  "Repository.pullRequest": ["number"],
  "Repository.issues": pageNames,
  "PullRequest.reviews": [...pageNames, "states", "author"],
  "PullRequest.comments": pageNames,
  "PullRequest.closingIssuesReferences": pageNames,
  "PullRequestReview.comments": pageNames,
  "Mutation.minimizeComment": ["input"],
  "Mutation.convertPullRequestToDraft": ["input"],
  "Mutation.markPullRequestReadyForReview": ["input"],
};

/** The root of queries. */
export function makeQuery(asker: Asker): Node {
  return {
    type: "Query",
    fields: {
      viewer: () => ({ ...makeActor(asker.token.login, true), type: "User" }),
      repository: ({ owner, name }) => makeRepository(asker, String(owner), String(name)),
      rateLimit: () => {
        const { limit, remaining, resetAt } = asker.context.state.rateLimit;
        const values = { limit, remaining, cost: 1, used: limit - remaining, resetAt: resetAt.toISOString() };
        return { type: "RateLimit", fields: makePlain(values) };
      },
      node: ({ id }) => makeMinimizable(asker, String(id)),
    },
  };
}

/** The root of mutations. */
export function makeMutation(asker: Asker): Node {
  return {
    type: "Mutation",
    fields: {
      minimizeComment: ({ input }) => minimizeComment(asker, input),
      convertPullRequestToDraft: ({ input }) => setDraft(asker, input, true, makePullNode),
      markPullRequestReadyForReview: ({ input }) => setDraft(asker, input, false, makePullNode),
    },
  };
}

function makeRepository(asker: Asker, owner: string, name: string): Node {
  const fullName = `${owner}/${name}`;
  const repository = findVisible(asker, fullName);
  return {
    type: "Repository",
    interfaces: ["Node"],
    fields: {
      ...makePlain({
        id: `R_${repository.id}`,
        databaseId: repository.id,
        name: repository.name,
        nameWithOwner: repository.fullName,
      }),
      pullRequest: ({ number }) => makePull(asker, repository, Number(number)),
      issues: (values) => connectIssues(asker, repository, values),
    },
  };
}

function findVisible(asker: Asker, fullName: string): Repository {
  try {
    return requireRepository(asker.context.state, asker.token, fullName);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new FieldFailure("NOT_FOUND", `Could not resolve to a Repository with the name '${fullName}'.`);
  }
}

function makePull(asker: Asker, repository: Repository, number: number): Node {
  const { state } = asker.context;
  if (!isAllowed(asker.token, { permissions: ["pull_requests"], level: "read" }))
    throw new FieldFailure("FORBIDDEN", forbiddenMessage(asker.token));
  const pull = state.pulls.find((known) => known.repository === repository.fullName && known.number === number);
  if (pull === undefined)
    throw new FieldFailure("NOT_FOUND", `Could not resolve to a PullRequest with the number of ${number}.`);
  return makePullNode(asker, pull);
}

function makePullNode(asker: Asker, pull: PullRequest): Node {
  const { state } = asker.context;
  const { number } = pull;
  const isHere = (entry: Review | IssueComment): boolean =>
    entry.repository === pull.repository && entry.number === number;
  return {
    type: "PullRequest",
    interfaces: ["Node"],
    fields: {
      ...makePlain({ id: `PR_${pull.id}`, databaseId: pull.id, number, title: pull.title, body: pull.body ?? "" }),
      ...makePlain({ state: pull.state.toUpperCase(), isDraft: pull.isDraft, baseRefName: pull.baseRef }),
      ...makePlain({ headRefName: pull.headRef, isCrossRepository: pull.headRepository !== pull.repository }),
      headRefOid: async () => (await readPullEnds(state, pull)).head,
      baseRefOid: async () => (await readPullEnds(state, pull)).base,
      author: () => makeActor(pull.author),
      reviews: (values) => {
        const visible = state.reviews.filter((review) => isHere(review) && canSeeReview(asker, review));
        return connect("PullRequestReview", filterReviews(visible, values), values, (review) =>
          makeReview(asker, pull, review),
        );
      },
      closingIssuesReferences: (values) => connectClosedIssues(asker, pull, values),
      comments: (values) =>
        connect("IssueComment", state.issueComments.filter(isHere), values, (comment) =>
          makeIssueComment(asker, comment),
        ),
    },
  };
}

function filterReviews(reviews: readonly Review[], { states, author }: Dictionary): readonly Review[] {
  return reviews
    .filter((review) => !Array.isArray(states) || states.includes(review.state))
    .filter((review) => typeof author !== "string" || toActorLogin(review.login) === author);
}
