import type { Failure } from "./failure.ts";

export interface RateLimit {
  /** Null where GitHub does not say. */
  readonly resetsAt: Date | null;
}

/** Whether this failure is a rate limit, and when it ends. GitHub answers 403, 429, 422 with the code `abuse`, or a GraphQL
 *  error of type RATE_LIMITED. A 403 may also come with the very last request of the hour and mean a permission.
 *  Source: REST documentation, "Rate limits" and "Best practices". */
export function readRateLimit(failure: Failure, now: Date): RateLimit | null {
  return isRateLimit(failure) ? { resetsAt: readReset(failure.headers, now) } : null;
}

function isRateLimit({ status, headers, message, code, faults }: Failure): boolean {
  if (faults.some((fault) => fault.type === "RATE_LIMITED")) return true;
  if (status === 429) return true;
  if (status === 422)
    return code === "abuse" || faults.some((fault) => fault.code === "abuse") || /\babuse\b/i.test(message);
  if (status !== 403 || /not accessible by/i.test(message)) return false;
  return (
    headers["retry-after"] !== undefined ||
    headers["x-ratelimit-remaining"] === "0" ||
    /rate limit|abuse detection/i.test(message)
  );
}

function readReset(headers: Failure["headers"], now: Date): Date | null {
  const retryAfterSeconds = readSeconds(headers["retry-after"]);
  if (retryAfterSeconds !== null) return new Date(now.getTime() + retryAfterSeconds * 1_000);
  // The reset of the hour says nothing while requests remain: then it was a secondary limit.
  const resetSeconds = readSeconds(headers["x-ratelimit-reset"]);
  return headers["x-ratelimit-remaining"] === "0" && resetSeconds !== null ? new Date(resetSeconds * 1_000) : null;
}

function readSeconds(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
}
