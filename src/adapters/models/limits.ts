/** How long the model proxy waits, and for how much. Times in milliseconds. */
export interface ModelLimits {
  /** Until the connection to the endpoint stands, its TLS included. */
  readonly connectMs: number;
  /** From the last byte of a request to the first of its answer. */
  readonly firstByteMs: number;
  /** Between two bytes of an answer. */
  readonly idleMs: number;
  /** For one pre-flight request as a whole. */
  readonly preflightMs: number;
  /** Before a pre-flight request is sent again; doubled the second time. */
  readonly retryDelayMs: number;
  /** The same where the endpoint is asked too often and does not say how long to wait. */
  readonly limitedDelayMs: number;
  /** How long answers of "rate limited" may go on, or say that they will. */
  readonly rateLimitedMs: number;
  /** Model calls of one session that are under way at once; the others wait. */
  readonly concurrentCalls: number;
  /** For how long the rest of an answer is read, to count it, after the agent that asked for it has left. */
  readonly lingerMs: number;
}

export const DEFAULT_LIMITS: ModelLimits = {
  connectMs: 20_000,
  firstByteMs: 120_000,
  idleMs: 120_000,
  preflightMs: 15_000,
  retryDelayMs: 500,
  limitedDelayMs: 1_000,
  rateLimitedMs: 120_000,
  concurrentCalls: 16,
  lingerMs: 30_000,
};

/** Of a request; it is in memory as a whole, to see which model it asks. The largest that any of the providers takes. */
export const MAX_REQUEST_BYTES = 32 * 1024 * 1024;

/** Counted as output where an answer was lost and its request names no limit of its own. */
export const UNKNOWN_OUTPUT_TOKENS = 32_000;

/** More than any model gives in one answer: set aside of the run's budget while a request that names no limit is under way. */
export const LARGEST_ANSWER_TOKENS = 262_144;

/** Of an answer that is an error, what is kept and passed on; it is in memory as a whole, to be searched for the key. */
export const MAX_ERROR_BYTES = 64 * 1024;

/** Of an answer in plain JSON, and of one event of a stream, what is read for its usage. Beyond, usage is an estimate. */
export const MAX_READ_BYTES = 8 * 1024 * 1024;
