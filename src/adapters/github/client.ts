import { Octokit } from "@octokit/core";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { setTimeout as sleepFor } from "node:timers/promises";
import type { z } from "zod";

import type { Repository } from "../../event/event.ts";
import { GateError } from "../../lib/error.ts";
import { type RequestNames, toGateError } from "./errors.ts";
import { readFailure } from "./failure.ts";
import { createBoundedFetch } from "./fetch.ts";
import { createPace } from "./pace.ts";
import { readRateLimit } from "./rate-limit.ts";

const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const HASTY_TIMEOUT_MS = 4_000;
const MAX_LIMIT_WAITS = 2;
/** 20 at once and then one a second stays below GitHub's 80 new things in any minute. */
const WRITE_BURST = 20;

export interface ClientOptions {
  readonly token: string;
  /** `https://api.github.com`, or `https://host/api/v3` for a GitHub of one's own. */
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly repository: Repository;
  readonly userAgent: string;
  /** A rate limit that takes longer than this is not waited for. */
  readonly maxWaitMs: number;
  readonly requestTimeoutMs: number;
  /** How long a second of waiting takes; tests make it short. */
  readonly secondMs: number;
  readonly now: () => Date;
  readonly fetch: typeof fetch;
}

/** One request. `route` as in GitHub's documentation; `{owner}` and `{repo}` are filled in. */
export interface Call {
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly permission: string;
  /** Sending it twice does no harm, so it is repeated after a server error or a lost connection. */
  readonly isRepeatable: boolean;
  /** Name of the operation where the route does not say it. */
  readonly operation?: string;
}

export interface Client {
  readonly repository: Repository;
  readonly graphqlUrl: string;
  /** Out: the answer, read by the schema. Throws: `GateError` (`host-…`). */
  readonly send: <Answer>(call: Call, answer: z.ZodType<Answer>) => Promise<Answer>;
  readonly pause: (seconds: number) => Promise<void>;
  readonly now: () => Date;
}

/** A client that waits and repeats. Why the throttling plugin's own spacing is off: it holds every write back for one second
 *  after the last and every review for three, which alone would cost a small run five seconds; a pace with a burst keeps the
 *  same limits where they matter. Its rate-limit handling stays. */
export function createClient(options: ClientOptions): Client {
  const { maxWaitMs, secondMs } = options;
  const isWorthWaiting = (retryAfterSeconds: number, _request: object, _octokit: object, waits: number): boolean =>
    waits < MAX_LIMIT_WAITS && retryAfterSeconds * 1_000 <= maxWaitMs;
  const takeTurn = createPace({
    burst: WRITE_BURST,
    intervalMs: secondMs,
    nowMs: () => performance.now(),
    sleep: (ms) => sleepFor(ms),
  });
  // Untyped, because the plugin's types ask for the whole class of a queue where it only uses these two functions.
  const throttleOption: Readonly<Record<string, unknown>> = {
    throttle: {
      write: { key: () => ({ schedule: takeTurn }) },
      triggersNotification: () => false,
      onRateLimit: isWorthWaiting,
      onSecondaryRateLimit: isWorthWaiting,
      retryAfterBaseValue: secondMs,
    },
  };
  // 429 belongs to the throttling plugin, which knows how long to wait.
  const doNotRetry = [400, 401, 403, 404, 410, 422, 429, 451];
  const PatientOctokit = Octokit.plugin(speakRateLimitDialects, retry, throttling);
  const octokit = new PatientOctokit({
    ...baseOptions(options, options.requestTimeoutMs),
    retry: { doNotRetry, retryAfterBaseValue: secondMs },
    ...throttleOption,
  });
  return toClient(octokit, options);
}

/** A client for a dying process: one attempt, few seconds, no waiting for anything. */
export function createHastyClient(options: ClientOptions): Client {
  const timeoutMs = Math.min(HASTY_TIMEOUT_MS, options.requestTimeoutMs);
  return toClient(new Octokit(baseOptions(options, timeoutMs)), options);
}

function baseOptions(options: ClientOptions, timeoutMs: number): ConstructorParameters<typeof Octokit>[0] {
  const limits = { timeoutMs, maxBytes: MAX_ANSWER_BYTES, secret: options.token };
  const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const fetchBounded = createBoundedFetch(options.fetch, limits);
  return {
    auth: options.token,
    baseUrl: options.apiUrl,
    userAgent: options.userAgent,
    // Octokit prints what a server says in its headers, which is untrusted text.
    log: silent,
    request: { fetch: fetchBounded, log: silent },
  };
}

function ignore(): void {}

/** The throttling plugin knows secondary limits by one phrase of a 403 or 429 only; GitHub has more ways to say it. */
function speakRateLimitDialects(octokit: Octokit): void {
  octokit.hook.error("request", (error) => {
    const failure = readFailure(error);
    const isHourUsedUp = failure.headers["x-ratelimit-remaining"] === "0" && failure.status !== 422;
    if (readRateLimit(failure, new Date()) !== null && !isHourUsedUp)
      Object.assign(error, { status: 429, message: `secondary rate limit: ${error.message}` });
    throw error;
  });
}

function toClient(octokit: Octokit, options: ClientOptions): Client {
  const { repository, graphqlUrl, now, secondMs } = options;
  return {
    repository,
    graphqlUrl,
    now,
    pause: (seconds) => sleepFor(seconds * secondMs),
    send: async (call, schema) => {
      const place = call.route.includes("{owner}") ? { owner: repository.owner, repo: repository.name } : {};
      const parameters = { ...call.parameters, ...place };
      const names: RequestNames = { request: nameRequest(octokit, call, parameters), permission: call.permission };
      const data = await sendOnce(octokit, call, parameters).catch((error: unknown) => {
        throw toGateError(readFailure(error), names, now());
      });
      const answer = schema.safeParse(data);
      if (answer.success) return answer.data;
      const fault = answer.error.issues[0];
      const message = `${names.request} got an answer that cannot be read: ${fault?.path.join(".") ?? ""} ${fault?.message ?? ""}`;
      throw new GateError("host-unavailable", message, { isRetryable: true });
    },
  };
}

async function sendOnce(octokit: Octokit, call: Call, parameters: Readonly<Record<string, unknown>>): Promise<unknown> {
  const request = call.isRepeatable ? {} : { request: { retries: 0 } };
  const answer: { readonly data: unknown } = await octokit.request(call.route, { ...parameters, ...request });
  return answer.data;
}

function nameRequest(octokit: Octokit, call: Call, parameters: Readonly<Record<string, unknown>>): string {
  const { method, url } = octokit.request.endpoint(call.route, parameters);
  const { pathname } = new URL(url);
  return call.operation === undefined ? `${method} ${pathname}` : `${method} ${pathname} (${call.operation})`;
}
