export interface PaceOptions {
  /** So many go through at once before any has to wait. */
  readonly burst: number;
  readonly intervalMs: number;
  readonly nowMs: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

/** Spaces calls out once a burst is used up, in the order in which they came. Out: a function that resolves when the next
 *  call may go. Throws: never. */
export function createPace({ burst, intervalMs, nowMs, sleep }: PaceOptions): () => Promise<void> {
  let bookedUntilMs = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = nowMs();
    bookedUntilMs = Math.max(bookedUntilMs, now) + intervalMs;
    const waitMs = bookedUntilMs - burst * intervalMs - now;
    if (waitMs > 0) await sleep(waitMs);
  };
}
