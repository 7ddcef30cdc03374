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

/** Turns a failed request into the error that the blocked verdict will carry: which request, what GitHub said, what to do.
 *  The cause is left out on purpose: Octokit's errors hold whole requests. */
export function toGateError(failure: Failure, names: RequestNames, now: Date): GateError {
  const limit = readRateLimit(failure, now);
  if (limit !== null) return rateLimited(failure, names, limit);
  const { status } = failure;
  const said = describeFailure(failure);
  const fail = (code: ReasonCode, what: string, advice: string, isRetryable = false): GateError =>
    new GateError(
      code,
      `${names.request} ${what}${said === "" ? "" : `: ${said}`}${/[.!?]$/.test(said) ? "" : "."} ${advice}`,
      {
        isRetryable,
      },
    );
  if (status === null)
    return fail("host-unreachable", "got no answer", "Check the runner's network and re-run the job.", true);
  if (status === 401)
    return fail("host-unauthorized", "was refused (401)", "Give a valid token; the token of a job ends with the job.");
  if (status === 403)
    return fail(
      "host-forbidden",
      "was refused (403)",
      `The token needs the permission \`${names.permission}\`; on a pull request from a fork a job's token can only read.`,
    );
  if (status === 404)
    return fail(
      "host-not-found",
      "was not found (404)",
      `Check the repository's name and that the token may see it with \`${names.permission}\`.`,
    );
  if (status >= 500)
    return fail("host-unavailable", `met a server error (${status})`, "Re-run the job in a few minutes.", true);
  if (status >= 400)
    return fail("host-rejected", `was rejected as invalid (${status})`, "Please report this with the text above.");
  return fail("host-unavailable", `got an unexpected answer (${status})`, "Re-run the job in a few minutes.", true);
}

function rateLimited(failure: Failure, { request }: RequestNames, { resetsAt }: RateLimit): GateError {
  const advice =
    resetsAt === null
      ? "GitHub does not say when it ends; re-run the job in a few minutes."
      : `It ends at ${resetsAt.toISOString()}; re-run the job after that.`;
  const message = `${request} met the rate limit (${failure.status ?? "no status"}): ${describeFailure(failure)} ${advice}`;
  return new GateError("host-rate-limited", message, { isRetryable: true });
}
