import { forbiddenMessage, isAllowed, requireRepository } from "../access.ts";
import { Refusal } from "../answer.ts";
import { readPullEnds } from "../context.ts";
import type { ServerContext } from "../context.ts";
import { locate } from "../place.ts";
import type { Place } from "../place.ts";
import { canSeeReview } from "../routes/reviews.ts";
import type { IssueComment, PullRequest, Repository, Review, ReviewComment, Token } from "../state.ts";
import type { Dictionary } from "../validate.ts";
import { connect, pageNames } from "./connection.ts";
import { FieldFailure } from "./execute.ts";
import type { ArgumentNames, Node, Resolver } from "./execute.ts";

/** Who asks, of which server. */
export interface Asker {
  readonly context: ServerContext;
  readonly token: Token;
}

export const argumentNames: ArgumentNames = {
  "Query.repository": ["owner", "name", "followRenames"],
  "Query.node": ["id"],
  "Repository.pullRequest": ["number"],
  "PullRequest.reviews": [...pageNames, "states", "author"],
  "PullRequest.comments": pageNames,
  "PullRequestReview.comments": pageNames,
  "Mutation.minimizeComment": ["input"],
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
  return { type: "Mutation", fields: { minimizeComment: ({ input }) => minimizeComment(asker, input) } };
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

function makeReview(asker: Asker, pull: PullRequest, review: Review): Node {
  const comments = asker.context.state.reviewComments.filter((comment) => comment.reviewId === review.id);
  return {
    type: "PullRequestReview",
    interfaces: ["Node", "Comment", "Minimizable"],
    fields: {
      ...makeComment(asker, review, `#pullrequestreview-${review.id}`),
      ...makePlain({ state: review.state, submittedAt: review.submittedAt }),
      commit: () => ({ type: "Commit", fields: makePlain({ oid: review.commitId }) }),
      comments: (values) =>
        connect("PullRequestReviewComment", comments, values, (comment) => makeReviewComment(asker, pull, comment)),
    },
  };
}

function makeReviewComment(asker: Asker, pull: PullRequest, comment: ReviewComment): Node {
  const { context } = asker;
  const place = async (): Promise<Place> => {
    const repository = findVisible(asker, comment.repository);
    return locate(context, repository, comment, await readPullEnds(context.state, pull));
  };
  return {
    type: "PullRequestReviewComment",
    interfaces: ["Node", "Comment", "Minimizable"],
    fields: {
      ...makeComment(asker, comment, `#discussion_r${comment.id}`),
      ...makePlain({ path: comment.path, originalLine: comment.line, originalStartLine: comment.startLine }),
      ...makePlain({ diffHunk: comment.diffHunk, subjectType: comment.subject.toUpperCase() }),
      outdated: async () => (await place()).isOutdated,
      line: async () => readLine(await place(), "line"),
      startLine: async () => readLine(await place(), "startLine"),
    },
  };
}

function readLine(place: Place, name: "line" | "startLine"): number | null {
  return place.isOutdated ? null : place[name];
}

function makeIssueComment(asker: Asker, comment: IssueComment): Node {
  return {
    type: "IssueComment",
    interfaces: ["Node", "Comment", "Minimizable"],
    fields: makeComment(asker, comment, `#issuecomment-${comment.id}`),
  };
}

type Minimizable = Review | ReviewComment | IssueComment;

function makeComment(asker: Asker, comment: Minimizable, fragment: string): Readonly<Record<string, Resolver>> {
  const createdAt = "createdAt" in comment ? comment.createdAt : (comment.submittedAt ?? "");
  const isOwn = comment.login === asker.token.login;
  const url = `${asker.context.webUrl}/${comment.repository}/pull/${comment.number}${fragment}`;
  return {
    ...makePlain({
      id: comment.nodeId,
      databaseId: comment.id,
      fullDatabaseId: String(comment.id),
      body: comment.body,
    }),
    ...makePlain({ isMinimized: comment.minimizedReason !== null, minimizedReason: comment.minimizedReason }),
    ...makePlain({ viewerDidAuthor: isOwn, createdAt, url }),
    viewerCanMinimize: () => isAllowed(asker.token, { permissions: ["pull_requests"], level: "write" }),
    author: () => makeActor(comment.login),
  };
}

/** REST calls an app's account `name[bot]`. GraphQL calls the same author `name`, but the viewer `name[bot]`. */
function makeActor(login: string, isViewer = false): Node {
  const type = login.endsWith("[bot]") ? "Bot" : "User";
  return {
    type,
    interfaces: ["Actor", "Node"],
    fields: makePlain({ login: isViewer ? login : toActorLogin(login), id: `U_${login}` }),
  };
}

function toActorLogin(login: string): string {
  return login.replace(/\[bot\]$/u, "");
}

function makePlain(
  values: Readonly<Record<string, string | number | boolean | null>>,
): Readonly<Record<string, Resolver>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, () => value]));
}

const classifiers = ["ABUSE", "DUPLICATE", "LOW_QUALITY", "OFF_TOPIC", "OUTDATED", "RESOLVED", "SPAM"];

function minimizeComment(asker: Asker, input: unknown): Node {
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

function findMinimizable(asker: Asker, nodeId: string): Minimizable {
  const { reviews, reviewComments, issueComments } = asker.context.state;
  const found = [...reviews, ...reviewComments, ...issueComments].find((comment) => comment.nodeId === nodeId);
  if (found === undefined)
    throw new FieldFailure("NOT_FOUND", `Could not resolve to a node with the global id of '${nodeId}'`);
  findVisible(asker, found.repository);
  return found;
}

function makeMinimizable(asker: Asker, nodeId: string): Node {
  const comment = findMinimizable(asker, nodeId);
  const pull = asker.context.state.pulls.find(
    (known) => known.repository === comment.repository && known.number === comment.number,
  );
  if (pull === undefined || !("commitId" in comment)) return makeIssueCommentOf(asker, comment);
  return "path" in comment ? makeReviewComment(asker, pull, comment) : makeReview(asker, pull, comment);
}

function makeIssueCommentOf(asker: Asker, comment: Minimizable): Node {
  if ("createdAt" in comment && !("path" in comment)) return makeIssueComment(asker, comment);
  throw new FieldFailure("NOT_FOUND", `Could not resolve to a node with the global id of '${comment.nodeId}'`);
}
