import { GateError } from "../../lib/error.ts";
import type { ReasonCode } from "../../lib/reason.ts";
import { describeFailure, type Failure } from "./failure.ts";
import { readRateLimit, type RateLimit } from "./rate-limit.ts";

/** What a message needs to know of the request that failed. */
export interface RequestNames {
  /** Method and path, such as `PATCH /repos/acme/shop/check-runs/7`. */
  readonly request: string;
  /** The permission of the token that this request needs, such as `checks: write`. */
  readonly permission: string;
}

interface Explanation {
  readonly code: ReasonCode;
  readonly what: string;
  readonly advice: string;
  readonly isRetryable?: boolean;
}

/** Turns a failed request into the error that the blocked verdict will carry: which request, what GitHub said, what to do.
 *  The cause is left out on purpose: Octokit's errors hold whole requests. */
export function toGateError(failure: Failure, names: RequestNames, now: Date): GateError {
  const limit = readRateLimit(failure, now);
  const {
    code,
    what,
    advice,
    isRetryable = false,
  } = limit === null ? explainStatus(failure.status, names.permission) : explainLimit(failure.status, limit);
  const said = describeFailure(failure).replace(/(?<![.!?])$/, ".");
  const middle = said === "." ? "." : `: ${said}`;
  return new GateError(code, `${names.request} ${what}${middle} ${advice}`, { isRetryable });
}

function explainStatus(status: number | null, permission: string): Explanation {
  if (status === null) {
    const advice = "Check the runner's network and re-run the job.";
    return { code: "host-unreachable", what: "got no answer", advice, isRetryable: true };
  }
  if (status === 401) {
    const advice = "Give a valid token; the token of a job ends with the job.";
    return { code: "host-unauthorized", what: "was refused (401)", advice };
  }
  if (status === 403) {
    const advice = `The token needs the permission \`${permission}\`; on a pull request from a fork a job's token can only read.`;
    return { code: "host-forbidden", what: "was refused (403)", advice };
  }
  if (status === 404) {
    const advice = `Check the repository's name and that the token may see it with \`${permission}\`.`;
    return { code: "host-not-found", what: "was not found (404)", advice };
  }
  if (status >= 400 && status < 500) {
    return { code: "host-rejected", what: `was rejected as invalid (${status})`, advice: REPORT };
  }
  const what = status >= 500 ? `met a server error (${status})` : `got an unexpected answer (${status})`;
  return { code: "host-unavailable", what, advice: "Re-run the job in a few minutes.", isRetryable: true };
}

/** What is to be done about a request that should have been right. */
export const REPORT = "Please report this with the text above.";

function explainLimit(status: number | null, { resetsAt }: RateLimit): Explanation {
  const advice =
    resetsAt === null
      ? "GitHub does not say when it ends; re-run the job in a few minutes."
      : `It ends at ${resetsAt.toISOString()}; re-run the job after that.`;
  return {
    code: "host-rate-limited",
    what: `met the rate limit (${status ?? "no status"})`,
    advice,
    isRetryable: true,
  };
}
