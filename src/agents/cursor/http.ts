import { GateError, messageOf } from "../../lib/error.ts";
import type { ReasonCode } from "../../lib/reason.ts";

const REQUEST_TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
const MAX_DETAIL_CHARS = 300;

/** What the service answered. `body` is null where it is no JSON object. */
export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | null;
  /** Error code and sentence of the service, "" where it has none; untrusted. */
  readonly code: string;
  readonly detail: string;
  readonly retryAfterMs: number | null;
}

export interface Service {
  readonly url: string;
  readonly key: string;
  readonly fetch: typeof fetch;
}

/** One request to the cloud agents' API. Throws: `GateError` (`model-unreachable`, retryable) where no whole answer comes; what the
 *  signal's reason is where that is aborted. */
export async function send(
  service: Service,
  request: { readonly method: "GET" | "POST"; readonly path: string; readonly body?: unknown },
  signal: AbortSignal,
): Promise<Answer> {
  const url = `${service.url.replace(/\/+$/, "")}${request.path}`;
  try {
    const response = await service.fetch(url, {
      method: request.method,
      headers: {
        accept: "application/json",
        authorization: `Basic ${Buffer.from(`${service.key}:`).toString("base64")}`,
        ...(request.body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      // Elsewhere the key is not to go.
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    });
    return toAnswer(response, await readText(response), service.key);
  } catch (error) {
    signal.throwIfAborted();
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
    throw new GateError("model-unreachable", `Cursor's API could not be reached: ${messageOf(error)}${cause}`, {
      cause: error,
      isRetryable: true,
    });
  }
}

/** The failure that an answer stands for. */
export function toFailure({ status, code, detail }: Answer): GateError {
  const said = [code, detail].filter((part) => part !== "").join(": ");
  const message = `Cursor's API answered ${status}${said === "" ? "" : ` (${said})`}`;
  if (status === 404) return new GateError("agent-unavailable", `${message}: no such agent`);
  return new GateError(reasonOf(status), message, { isRetryable: status >= 500 });
}

function reasonOf(status: number): ReasonCode {
  if (status === 401 || status === 403) return "model-unauthorized";
  if (status === 429) return "model-rate-limited";
  if (status >= 500) return "model-unavailable";
  // A redirect would take the key elsewhere, so what answers there is not asked.
  return status >= 300 && status < 400 ? "model-unreachable" : "agent-unavailable";
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Error(`an answer has more than ${MAX_ANSWER_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function toAnswer(response: Response, text: string, key: string): Answer {
  const body = parseObject(text);
  const fault = asObject(body?.["error"]);
  // The error of older parts of the API is `{ error: "Not Found", message: "…" }`.
  const [code, detail] = fault === null ? [body?.["error"], body?.["message"]] : [fault["code"], fault["message"]];
  return {
    status: response.status,
    body,
    code: shorten(code, key),
    detail: shorten(detail, key),
    retryAfterMs: readRetryAfter(response.headers.get("retry-after")),
  };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A JSON object, or null for any other value. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}

function shorten(value: unknown, key: string): string {
  if (typeof value !== "string") return "";
  return value.replaceAll(key, "[key]").replace(/\s+/g, " ").trim().slice(0, MAX_DETAIL_CHARS);
}

function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
