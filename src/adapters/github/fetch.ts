import { messageOf } from "../../lib/error.ts";

export interface FetchLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Never passed on where an answer repeats it, as a gateway's error page may. */
  readonly secret: string;
}

/** A fetch whose answers are complete text: the body is read within the time limit and up to the byte limit, so that a slow,
 *  cut or endless answer is a failed request and not half a success. Throws: `Error` that says what happened on the network. */
export function createBoundedFetch(fetchAnswer: typeof fetch, limits: FetchLimits): typeof fetch {
  return async (input, init) => {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    try {
      const answer = await fetchAnswer(input, { ...init, signal });
      const body = await readBody(answer, limits);
      const { status, statusText, headers } = answer;
      return new Response(body, { status, statusText, headers });
    } catch (error) {
      if (signal.aborted) throw new Error(`no answer within ${limits.timeoutMs / 1_000} s`, { cause: error });
      throw new Error(describe(error), { cause: error });
    }
  };
}

async function readBody(answer: Response, { maxBytes, secret }: FetchLimits): Promise<string | null> {
  if (answer.body === null) return null;
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of answer.body) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes) throw new Error(`the answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  // A status such as 204 must not have a body, not even an empty one.
  if (sizeBytes === 0) return null;
  const text = Buffer.concat(chunks).toString();
  return secret === "" ? text : text.replaceAll(secret, "***");
}

/** "fetch failed" says nothing; its cause does, and for a host with several addresses only the code of the cause. */
function describe(error: unknown): string {
  const cause = error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && cause.message === "" && "code" in cause) return String(cause.code);
  return messageOf(cause);
}
