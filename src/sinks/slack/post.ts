import { setTimeout as wait } from "node:timers/promises";
import { WebAPIHTTPError, WebAPIPlatformError, WebAPIRateLimitedError, WebClient } from "@slack/web-api";
import { messageOf } from "../../lib/error.ts";

/** Slack's answers have a few hundred bytes. */
const MAX_ANSWER_BYTES = 65_536;
const MAX_CAUSE_CHARS = 300;

/** A thread of Slack: the channel and its first message. */
export interface Thread {
  readonly channel: string;
  readonly ts: string;
}

/** How Slack is reached. */
export interface SlackAccess {
  readonly token: string;
  /** Null for Slack's own. */
  readonly apiUrl: string | null;
  /** For everything, the wait that Slack asks for included. */
  readonly timeoutMs: number;
}

/** Posts a message below the first one of a thread, at most once: only a refusal because of too many requests is tried again, once and
 *  if Slack's wait fits into the time, since a lost answer may belong to a message that arrived. In: text in Slack's markup, the key
 *  of the run for the message's metadata. Out: why it was not posted, for people, or null. Throws: never. */
export async function postOnce(
  { token, apiUrl, timeoutMs }: SlackAccess,
  { channel, ts }: Thread,
  { text, runKey }: { readonly text: string; readonly runKey: string },
): Promise<string | null> {
  const deadline = Date.now() + timeoutMs;
  const signal = AbortSignal.timeout(timeoutMs);
  const client = new WebClient(token, {
    ...(apiUrl === null ? {} : { slackApiUrl: apiUrl }),
    retryConfig: { retries: 0 },
    rejectRateLimitedCalls: true,
    allowAbsoluteUrls: false,
    logger: SILENT,
    fetch: (url, init) => fetchBounded(url, init ?? {}, signal),
  });
  const metadata = { event_type: "passwhen_run", event_payload: { run_key: runKey } };
  const plain = { parse: "none", link_names: false, unfurl_links: false, unfurl_media: false } as const;
  const post = async (): Promise<unknown> =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a method of Slack, not of a window
    client.chat.postMessage({ channel, thread_ts: ts, text, mrkdwn: true, ...plain, metadata });
  try {
    await post().catch(async (error: unknown) => {
      if (!(error instanceof WebAPIRateLimitedError)) throw error;
      const waitMs = error.retryAfter * 1_000;
      if (Date.now() + waitMs >= deadline) throw error;
      await wait(waitMs);
      return post();
    });
    return null;
  } catch (error) {
    const cause = signal.aborted ? `no answer within ${timeoutMs / 1_000} s; it may have arrived` : causeOf(error);
    return cause.slice(0, MAX_CAUSE_CHARS).replaceAll(token, "***");
  }
}

function causeOf(error: unknown): string {
  if (error instanceof WebAPIRateLimitedError)
    return `Slack takes no more messages for ${error.retryAfter} s (ratelimited)`;
  if (error instanceof WebAPIHTTPError) return `Slack answered with status ${error.statusCode}`;
  if (!(error instanceof WebAPIPlatformError)) return messageOf(error);
  const code = error.data.error;
  return `Slack refused it (${code})${ADVICE.has(code) ? `. ${ADVICE.get(code)}` : ""}`;
}

const INVITE = "Invite the app to the channel that the plan names.";
const RENEW = "Give `SLACK_BOT_TOKEN` a valid bot token.";
const ADVICE: ReadonlyMap<string, string> = new Map([
  ["not_in_channel", INVITE],
  ["channel_not_found", INVITE],
  ["missing_scope", "Give the app the scope `chat:write`."],
  ["invalid_auth", RENEW],
  ["not_authed", RENEW],
  ["token_revoked", RENEW],
  ["token_expired", RENEW],
  ["account_inactive", RENEW],
]);

/** The client's own log goes to the console, where the runner would obey what Slack answers. */
const SILENT = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  setLevel: () => {},
  getLevel: () => "error" as never,
  setName: () => {},
};

async function fetchBounded(url: string | URL, init: RequestInit, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { ...init, signal });
  const { status, statusText, headers } = response;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_ANSWER_BYTES) throw new Error(`the answer has more than ${MAX_ANSWER_BYTES} bytes`);
    parts.push(part);
  }
  return new Response(size === 0 ? null : Buffer.concat(parts), { status, statusText, headers });
}
