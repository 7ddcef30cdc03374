import { z } from "zod";

import { GateError } from "../../lib/error.ts";
import type { Description, Descriptions } from "../../ports/code-host.ts";
import type { Client } from "./client.ts";
import { type Query, sendQuery } from "./graphql.ts";

const MAX_PAGES = 10;
const PAGE_SIZE = 50;

const Author = z.object({ login: z.string() }).nullable();
const Issue = z.object({
  number: z.number(),
  body: z.string(),
  author: Author,
  repository: z.object({ nameWithOwner: z.string() }),
});
const PullRequestText = z.object({ body: z.string(), author: Author });
const IssuePage = z.object({
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  nodes: z.array(Issue.nullable()),
});
const TextAnswer = z.object({ repository: z.object({ pullRequest: PullRequestText }) });
const IssuesAnswer = z.object({
  repository: z.object({ pullRequest: PullRequestText.extend({ closingIssuesReferences: IssuePage }) }),
});

/** Without the permission to read issues GitHub may give an empty list of closed ones instead of an error. The first field is
 *  there for the error: what cannot be read must not look like nothing. */
const issuesDocument = `query descriptions($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    issues(first: 1) { totalCount }
    pullRequest(number: $number) {
      body
      author { login }
      closingIssuesReferences(first: ${PAGE_SIZE}, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { number body author { login } repository { nameWithOwner } }
      }
    }
  }
}`;
const textDocument = `query description($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { body author { login } } }
}`;

/** The description of a pull request and, if asked for, those of the issues that it closes in its own repository. Throws:
 *  `GateError` (`host-…`), also when it closes more issues than can be read: they may ask for something. */
export async function readDescriptions(
  client: Client,
  number: number,
  { withIssues }: { readonly withIssues: boolean },
): Promise<Descriptions> {
  const variables = { owner: client.repository.owner, name: client.repository.name, number };
  if (!withIssues) {
    const query = { operation: "description", document: textDocument, variables, permission: "pull-requests: read" };
    const { repository } = await sendQuery(client, query, TextAnswer);
    return { texts: [toDescription("pull-request", { number, ...repository.pullRequest })], foreignIssues: 0 };
  }
  const query = { operation: "descriptions", document: issuesDocument, permission: "issues: read", variables };
  return readWithIssues(client, number, query);
}

async function readWithIssues(client: Client, number: number, query: Query): Promise<Descriptions> {
  const issues: z.infer<typeof IssuePage>["nodes"] = [];
  let after: string | null = null;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const variables = { ...query.variables, after };
    const answer: z.infer<typeof IssuesAnswer> = await sendQuery(client, { ...query, variables }, IssuesAnswer);
    const { closingIssuesReferences: closing, ...own } = answer.repository.pullRequest;
    issues.push(...closing.nodes);
    after = closing.pageInfo.endCursor;
    if (!closing.pageInfo.hasNextPage || after === null)
      return toDescriptions(toDescription("pull-request", { number, ...own }), issues, client);
  }
  const message = `pull request ${number} closes more than ${MAX_PAGES * PAGE_SIZE} issues, so their criteria were not read`;
  throw new GateError("host-rejected", message);
}

function toDescriptions(
  own: Description,
  issues: z.infer<typeof IssuePage>["nodes"],
  { repository }: Client,
): Descriptions {
  const fullName = `${repository.owner}/${repository.name}`.toLowerCase();
  const near = issues.filter((issue) => issue !== null && issue.repository.nameWithOwner.toLowerCase() === fullName);
  const texts = near.flatMap((issue) => (issue === null ? [] : [toDescription("issue", issue)]));
  return {
    texts: [own, ...texts.toSorted((one, other) => one.number - other.number)],
    foreignIssues: issues.length - near.length,
  };
}

function toDescription(
  of: Description["of"],
  { number, body, author }: { readonly number: number } & z.infer<typeof PullRequestText>,
): Description {
  return { of, number, author: author?.login ?? null, body };
}
