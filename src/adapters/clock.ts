import type { Clock } from "../ports/clock.ts";

/** The machine's clock. Out: wall time for records, a monotonic count for durations. Throws: never. */
export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
};
