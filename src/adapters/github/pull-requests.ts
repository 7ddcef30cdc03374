import { z } from "zod";

import type { PullRequest } from "../../ports/code-host.ts";
import type { Call, Client } from "./client.ts";

const Named = z.object({ login: z.string() });
const PullRequestAnswer = z.object({
  number: z.number(),
  state: z.enum(["open", "closed"]),
  title: z.string().nullish(),
  draft: z.boolean().nullish(),
  user: Named.nullish(),
  head: z.object({ sha: z.string(), ref: z.string(), repo: z.object({ full_name: z.string() }).nullable() }),
  base: z.object({ ref: z.string(), repo: z.object({ full_name: z.string() }) }),
  requested_reviewers: z.array(Named).nullish(),
  requested_teams: z.array(z.object({ slug: z.string() })).nullish(),
});

export type PullRequestAnswer = z.infer<typeof PullRequestAnswer>;

const PAGE_SIZE = 100;
const MAX_PAGES = 10;
const permission = "pull-requests: read";

/** A pull request with what only this adapter needs of it. */
export async function readPullRequest(client: Client, number: number): Promise<PullRequestAnswer> {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
  const call: Call = { route, parameters: { pull_number: number }, permission, isRepeatable: true };
  return client.send(call, PullRequestAnswer);
}

export async function getPullRequest(client: Client, number: number): Promise<PullRequest> {
  return toPullRequest(await readPullRequest(client, number));
}

export async function listOpenPullRequests(client: Client): Promise<readonly PullRequest[]> {
  const route = "GET /repos/{owner}/{repo}/pulls";
  const found: PullRequest[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const parameters = { state: "open", sort: "updated", direction: "desc", per_page: PAGE_SIZE, page };
    const answer = await client.send({ route, parameters, permission, isRepeatable: true }, z.array(PullRequestAnswer));
    found.push(...answer.map(toPullRequest));
    if (answer.length < PAGE_SIZE) break;
  }
  return found;
}

function toPullRequest(answer: PullRequestAnswer): PullRequest {
  const { number, state, title, head, base, draft, requested_reviewers: users, requested_teams: teams } = answer;
  return {
    number,
    state,
    title: title ?? "",
    headSha: head.sha,
    headRef: head.ref,
    baseRef: base.ref,
    isFork: head.repo?.full_name !== base.repo.full_name,
    isDraft: draft === true,
    hasReviewRequests: (users ?? []).length + (teams ?? []).length > 0,
  };
}
