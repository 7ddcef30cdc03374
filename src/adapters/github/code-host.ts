import { z } from "zod";

import type { Repository } from "../../event/event.ts";
import type { CodeHost, PullRequest } from "../../ports/code-host.ts";
import { closeAtOnce, createCheckRuns } from "./check-runs.ts";
import { type Client, createClient, createHastyClient } from "./client.ts";
import { readDescriptions } from "./descriptions.ts";
import { listOwnReviews, minimizeComment } from "./own-reviews.ts";
import { createReview } from "./reviews.ts";

export interface CodeHostOptions {
  readonly token: string;
  /** `https://api.github.com`, or `https://host/api/v3` for a GitHub of one's own. */
  readonly apiUrl: string;
  /** Derived from `apiUrl` where it is not given. */
  readonly graphqlUrl?: string;
  readonly repository: Repository;
  readonly userAgent?: string;
  /** A rate limit that lasts longer is reported instead of waited for; a minute unless said. */
  readonly maxWaitMs?: number;
  /** For one attempt, body included; 20 s unless said. */
  readonly requestTimeoutMs?: number;
  /** How long a second of waiting takes; tests make it short. */
  readonly secondMs?: number;
  readonly now?: () => Date;
  /** For a proxy; Node's own unless said. */
  readonly fetch?: typeof fetch;
}

const PullRequestAnswer = z.object({
  number: z.number(),
  state: z.enum(["open", "closed"]),
  head: z.object({ sha: z.string(), ref: z.string(), repo: z.object({ full_name: z.string() }).nullable() }),
  base: z.object({ ref: z.string(), repo: z.object({ full_name: z.string() }) }),
});

const PAGE_SIZE = 100;
const MAX_PAGES = 10;

/** GitHub, or a GitHub Enterprise Server, for one repository. Reads and updates are repeated after server errors and lost
 *  connections; what must not be there twice is looked up before it is sent again. Rate limits are waited for up to
 *  `maxWaitMs`. Throws: `GateError` (`host-…`), whose message names the request and what to do. */
export function createCodeHost(options: CodeHostOptions): CodeHost {
  const settings = {
    graphqlUrl: toGraphqlUrl(options.apiUrl),
    userAgent: "passwhen",
    maxWaitMs: 60_000,
    requestTimeoutMs: 20_000,
    secondMs: 1_000,
    now: () => new Date(),
    fetch,
    ...options,
  };
  const client = createClient(settings);
  const hastyClient = createHastyClient(settings);
  const checkRuns = createCheckRuns(client);
  return {
    getPullRequest: (number) => getPullRequest(client, number),
    readDescriptions: (number, parts) => readDescriptions(client, number, parts),
    listOpenPullRequests: () => listOpenPullRequests(client),
    openCheckRun: checkRuns.open,
    closeCheckRun: checkRuns.close,
    abandonCheckRun: (id, update) => closeAtOnce(hastyClient, id, update),
    listOwnComments: async (number, marker) => {
      const own = await listOwnReviews(client, number);
      const all = own.flatMap(({ review, comments }) => [review, ...comments]);
      return all.filter((comment) => comment.body.includes(marker));
    },
    createReview: (request) => createReview(client, request),
    minimize: (nodeId) => minimizeComment(client, nodeId),
  };
}

async function getPullRequest(client: Client, number: number): Promise<PullRequest> {
  const call = {
    route: "GET /repos/{owner}/{repo}/pulls/{pull_number}",
    parameters: { pull_number: number },
    permission: "pull-requests: read",
    isRepeatable: true,
  };
  return toPullRequest(await client.send(call, PullRequestAnswer));
}

async function listOpenPullRequests(client: Client): Promise<readonly PullRequest[]> {
  const found: PullRequest[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const call = {
      route: "GET /repos/{owner}/{repo}/pulls",
      parameters: { state: "open", sort: "updated", direction: "desc", per_page: PAGE_SIZE, page },
      permission: "pull-requests: read",
      isRepeatable: true,
    };
    const answer = await client.send(call, z.array(PullRequestAnswer));
    found.push(...answer.map(toPullRequest));
    if (answer.length < PAGE_SIZE) break;
  }
  return found;
}

function toPullRequest({ number, state, head, base }: z.infer<typeof PullRequestAnswer>): PullRequest {
  const isFork = head.repo?.full_name !== base.repo.full_name;
  return { number, state, headSha: head.sha, headRef: head.ref, baseRef: base.ref, isFork };
}

function toGraphqlUrl(apiUrl: string): string {
  const url = apiUrl.replace(/\/+$/, "");
  return url.endsWith("/api/v3") ? `${url.slice(0, -"/v3".length)}/graphql` : `${url}/graphql`;
}
