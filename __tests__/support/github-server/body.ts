import type { IncomingMessage } from "node:http";

import { Refusal } from "./answer.ts";
import type { RequestRecord } from "./state.ts";

const maxBodyBytes = 32 * 1024 * 1024;

/** Read a request's body into its record: parsed, or as text if it is no JSON, or null if there is none. Out: how GitHub
 *  would refuse it, or null. */
export async function readBody(request: IncomingMessage, record: RequestRecord): Promise<Refusal | null> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    sizeBytes += bytes.length;
    if (sizeBytes <= maxBodyBytes) chunks.push(bytes);
  }
  if (sizeBytes > maxBodyBytes) return new Refusal(413, "Payload Too Large");
  const text = Buffer.concat(chunks).toString("utf8");
  try {
    record.body = text === "" ? null : JSON.parse(text);
    return null;
  } catch {
    record.body = text;
    return new Refusal(400, "Problems parsing JSON");
  }
}
