import type { IncomingMessage } from "node:http";

/** Reads the whole body of an agent's request. Out: null for one that is larger than the limit; the rest of it is not kept. Throws
 *  where the agent leaves or is silent for too long. */
export async function readRequestBody(
  request: IncomingMessage,
  limits: { readonly maxBytes: number; readonly silenceMs: number },
): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const silence = setTimeout(() => request.destroy(), limits.silenceMs);
  try {
    // An agent that is still sending must be able to finish, or it never reads the answer: the request is left open.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      silence.refresh();
      bytes += chunk.length;
      if (bytes > limits.maxBytes) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(silence);
  }
}
