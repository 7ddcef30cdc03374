import type { IncomingMessage } from "node:http";
import { valueAt } from "../../lib/fault.ts";
import { MAX_ERROR_BYTES } from "./limits.ts";
import { withoutKey } from "./redact.ts";
import { errorText, textAt } from "./wires/read-json.ts";

/** The first 64 KiB of an error's body, without the key; the rest is not waited for. Out: null for a body that is packed, in which
 *  a key could not be seen. */
export async function readErrorBody(answer: IncomingMessage, key: string): Promise<string | null> {
  const isPacked = (answer.headers["content-encoding"] ?? "identity") !== "identity";
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= MAX_ERROR_BYTES) break;
  }
  return isPacked ? null : withoutKey(Buffer.concat(chunks).subarray(0, MAX_ERROR_BYTES).toString("utf8"), key);
}

/** What an error's body says in words: the message of the JSON, the title of the page, else its text. */
export function readErrorDetail(body: string): string {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    const title = /<title[^>]*>([^<]*)<\/title>/i.exec(body)?.[1];
    return title ?? body.replaceAll(/<[^>]*>/g, " ");
  }
  const first: unknown = Array.isArray(data) ? data[0] : data;
  return errorText(valueAt(first, ["error"])) ?? textAt(first, "message") ?? textAt(first, "detail") ?? "";
}
