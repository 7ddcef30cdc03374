/** Time. `now` is for records, `elapsedMs` for durations. */
export interface Clock {
  readonly now: () => Date;
  /** Milliseconds of a clock that never goes back; only differences mean something. */
  readonly elapsedMs: () => number;
}
