import { canSee, forbiddenMessage, isAllowed } from "../access.ts";
import type { Issue, PullRequest, Repository } from "../state.ts";
import type { Dictionary } from "../validate.ts";
import { makeActor, makePlain } from "./comment-nodes.ts";
import type { Asker } from "./comment-nodes.ts";
import { connect } from "./connection.ts";
import { FieldFailure } from "./execute.ts";
import type { Node } from "./execute.ts";

/** `Repository.issues`. Throws: `FieldFailure` FORBIDDEN for a token that may not read issues. */
export function connectIssues(asker: Asker, repository: Repository, values: Dictionary): Node {
  if (!canReadIssues(asker)) throw new FieldFailure("FORBIDDEN", forbiddenMessage(asker.token));
  const issues = asker.context.state.issues.filter((issue) => issue.repository === repository.fullName);
  return connect("Issue", issues, values, (issue) => makeIssue(asker, issue));
}

/** `PullRequest.closingIssuesReferences`. What the token may not see is left out without a word. */
export function connectClosedIssues(asker: Asker, pull: PullRequest, values: Dictionary): Node {
  const { issues, repositories } = asker.context.state;
  const visible = issues.filter((issue) => {
    const repository = repositories.find((known) => known.fullName === issue.repository);
    return repository !== undefined && canSee(asker.token, repository) && canReadIssues(asker);
  });
  const closed = pull.closes.flatMap((name) =>
    visible.filter((issue) => `${issue.repository}#${issue.number}` === name),
  );
  return connect("Issue", closed, values, (issue) => makeIssue(asker, issue));
}

function canReadIssues({ token }: Asker): boolean {
  return isAllowed(token, { permissions: ["issues"], level: "read" });
}

function makeIssue({ context }: Asker, issue: Issue): Node {
  const repository = context.state.repositories.find((known) => known.fullName === issue.repository);
  return {
    type: "Issue",
    interfaces: ["Node"],
    fields: {
      ...makePlain({ id: `I_${issue.id}`, databaseId: issue.id, number: issue.number }),
      ...makePlain({ title: issue.title, body: issue.body ?? "", state: issue.state.toUpperCase() }),
      author: () => makeActor(issue.author),
      repository: () => ({
        type: "Repository",
        interfaces: ["Node"],
        fields: makePlain({ id: `R_${repository?.id ?? 0}`, nameWithOwner: issue.repository }),
      }),
    },
  };
}
