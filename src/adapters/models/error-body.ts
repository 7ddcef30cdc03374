import type { IncomingMessage } from "node:http";
import { valueAt } from "../../lib/fault.ts";
import { MAX_ERROR_BYTES } from "./limits.ts";
import type { KeyForms } from "./redact.ts";
import { errorText, textAt } from "./wires/read-json.ts";

/** The first 64 KiB of an error's body, without the key; the rest is not waited for. Out: null for a body that is packed, in which
 *  a key could not be seen. */
export async function readErrorBody(answer: IncomingMessage, keyForms: KeyForms): Promise<string | null> {
  const isPacked = (answer.headers["content-encoding"] ?? "identity") !== "identity";
  const chunks: Buffer[] = [];
  let bytes = 0;
  // So that a key across the end of what is kept is read whole, and found.
  const most = MAX_ERROR_BYTES + keyForms.maxLength;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= most) break;
  }
  if (isPacked) return null;
  const body = keyForms.hide(Buffer.concat(chunks).subarray(0, most).toString("utf8"));
  return Buffer.from(body).subarray(0, MAX_ERROR_BYTES).toString("utf8");
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
