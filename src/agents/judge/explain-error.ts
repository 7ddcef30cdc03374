import type { AgentResult } from "../../evidence/agent.ts";
import { saysTooLong } from "../../evidence/too-long.ts";
import { messageOf } from "../../lib/error.ts";
import { valueAt } from "../../lib/fault.ts";
import type { ReasonCode } from "../../lib/reason.ts";

const MAX_WORDS_CHARS = 400;
const MAX_BODY_CHARS = 65_536;

const NO_SCHEMA = /response[_ ]?format|json[_ ]?schema|structured[_ ]?outputs?|guided[_ ](?:json|decoding)/i;

/** What an error of the SDK means. In: whatever it threw, and whether the runtime's proxy stood between: it names every failure of the
 *  endpoint by itself, so that what is left is the request's own fault. Throws: never. */
export function explainError(thrown: unknown, isProxied: boolean): NonNullable<AgentResult["failure"]> {
  const error = lastOf(thrown);
  const status = statusOf(error);
  const words = cut(wordsOf(error));
  const isTooLong = status === 413 || (status !== null && saysTooLong(`${wordsOf(error)} ${bodyOf(error)}`));
  if (isProxied) {
    const detail = status === null ? words : `the model's endpoint answered ${status}: ${words}`;
    return { reason: isTooLong ? "judge-truncated" : "judge-error", detail };
  }
  if (isTooLong) return { reason: "judge-truncated", detail: `the gateway answered ${status}: ${words}` };
  const reason = isUnreachable(error) ? "model-unreachable" : reasonOfStatus(status);
  return { reason, detail: status === null ? words : `the gateway answered ${status}: ${words}` };
}

/** Whether the endpoint refused the request on account of the schema in it. */
export function isSchemaRefused(thrown: unknown): boolean {
  const error = lastOf(thrown);
  const status = statusOf(error);
  return (status === 400 || status === 422) && NO_SCHEMA.test(wordsOf(error));
}

function reasonOfStatus(status: number | null): ReasonCode {
  if (status === 401 || status === 403) return "model-unauthorized";
  if (status === 404) return "model-not-found";
  if (status === 402 || status === 429) return "model-rate-limited";
  return status === 408 || (status !== null && status >= 500) ? "model-unavailable" : "judge-error";
}

/** What the endpoint answered: of some the SDK knows no words. */
function bodyOf(error: unknown): string {
  const body = valueAt(error, ["responseBody"]);
  return typeof body === "string" ? body.slice(0, MAX_BODY_CHARS) : "";
}

/** Of several tries the last. */
function lastOf(error: unknown): unknown {
  return error instanceof Error && "lastError" in error && error.lastError !== undefined ? error.lastError : error;
}

/** What breaks off a stream comes as plain data. */
function wordsOf(error: unknown): string {
  const said = [valueAt(error, ["error", "message"]), valueAt(error, ["message"]), error].find(
    (one) => typeof one === "string" && one !== "",
  );
  if (error instanceof Error || typeof said !== "string") return messageOf(error);
  return said;
}

function statusOf(error: unknown): number | null {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : null;
}

/** The gateway's errors say 500 where nobody answered; what the network said is their cause. */
function isUnreachable(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth += 1)
    if (/^(?:ECONN|ENOTFOUND|EAI_AGAIN|EHOST|ENET|EPIPE|UND_ERR_SOCKET|UND_ERR_CONNECT)/.test(codeOf(one))) return true;
  return false;
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}

function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > MAX_WORDS_CHARS ? `${line.slice(0, MAX_WORDS_CHARS)}…` : line;
}
