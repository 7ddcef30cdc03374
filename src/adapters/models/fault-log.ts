import type { GateError } from "../../lib/error.ts";
import type { Clock } from "../../ports/clock.ts";
import { toFaultError, type EndpointFault, type FaultCode } from "./fault.ts";

/** After how many failures of a kind without a success between them the run ends. Agents try again for minutes, or for ever. */
const FAULTS_TO_STOP: Readonly<Record<FaultCode, number>> = {
  "model-unauthorized": 2,
  "model-not-found": 2,
  "model-rate-limited": 4,
  "model-unavailable": 4,
  "model-unreachable": 3,
};

/** The failures of one session's endpoint since its last success. */
export interface FaultLog {
  /** Out: the error that ends the run, or null while it may go on. */
  readonly add: (fault: EndpointFault) => GateError | null;
  readonly clear: () => void;
  readonly last: () => GateError | null;
}

export function createFaultLog(clock: Clock, rateLimitedMs: number): FaultLog {
  const counts = new Map<FaultCode, number>();
  let last: EndpointFault | null = null;
  let limitedSinceMs: number | null = null;
  return {
    add: (fault) => {
      last = fault;
      const count = (counts.get(fault.code) ?? 0) + 1;
      counts.set(fault.code, count);
      const times = count === 1 ? "" : ` (${count} times, no success between)`;
      if (fault.code === "model-rate-limited") {
        limitedSinceMs ??= clock.elapsedMs();
        const waitedMs = clock.elapsedMs() - limitedSinceMs + (fault.retryAfterMs ?? 0);
        if (waitedMs > rateLimitedMs)
          return toFaultError(fault, `${times}; that is more than ${rateLimitedMs / 1_000} s to wait`);
      }
      return count >= FAULTS_TO_STOP[fault.code] ? toFaultError(fault, times) : null;
    },
    clear: () => {
      counts.clear();
      last = null;
      limitedSinceMs = null;
    },
    last: () => (last === null ? null : toFaultError(last)),
  };
}
