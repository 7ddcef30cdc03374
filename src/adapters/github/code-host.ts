import type { Repository } from "../../event/event.ts";
import type { CodeHost } from "../../ports/code-host.ts";
import { getBranch } from "./branches.ts";
import { closeAtOnce, createCheckRuns } from "./check-runs.ts";
import { createClient, createHastyClient } from "./client.ts";
import { readDescriptions } from "./descriptions.ts";
import { setDraft } from "./drafts.ts";
import { listOwnComments, minimizeComment } from "./own-comments.ts";
import { getPullRequest, listOpenPullRequests } from "./pull-requests.ts";
import { requestReviewers } from "./reviewers.ts";
import { createReview } from "./reviews.ts";
import { commentOnce } from "./talk.ts";

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
      const own = await listOwnComments(client, number);
      return own.filter((comment) => comment.body.includes(marker));
    },
    createReview: (request) => createReview(client, request),
    setDraft: (number, isDraft) => setDraft(client, number, isDraft),
    requestReviewers: (number, reviewers) => requestReviewers(client, number, reviewers),
    getBranch: (name) => getBranch(client, name),
    commentOnce: (number, body, marker) => commentOnce(client, number, body, marker),
    minimize: (nodeId) => minimizeComment(client, nodeId),
  };
}

function toGraphqlUrl(apiUrl: string): string {
  const url = apiUrl.replace(/\/+$/, "");
  return url.endsWith("/api/v3") ? `${url.slice(0, -"/v3".length)}/graphql` : `${url}/graphql`;
}
