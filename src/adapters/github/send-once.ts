import { GateError } from "../../lib/error.ts";

const MAX_REPEATS = 2;

export interface SendOnceSteps<Result> {
  /** Sends the request, without any repeats of its own. */
  readonly send: () => Promise<Result>;
  /** Looks for what an earlier send made; null when it made nothing. */
  readonly find: () => Promise<Result | null>;
  readonly pause: (seconds: number) => Promise<void>;
}

/** Does something that must not happen twice. After a server error or a lost answer the thing may be there all the same, so it
 *  is looked up first and only what is not there is sent again, twice at most. Throws: the error of the last send; also when
 *  looking up fails, because sending then would be blind. */
export async function sendOnce<Result>({ send, find, pause }: SendOnceSteps<Result>): Promise<Result> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isAnswerLost(error)) throw error;
      // What was just made need not be listed at once.
      await pause((repeats + 1) ** 2);
      const found = await find().catch(() => {
        throw error;
      });
      if (found !== null) return found;
      if (repeats === MAX_REPEATS) throw error;
    }
  }
}

function isAnswerLost(error: unknown): boolean {
  return error instanceof GateError && (error.code === "host-unavailable" || error.code === "host-unreachable");
}
