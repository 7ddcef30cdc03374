/** One timer that is set anew at each step of an exchange. */
export interface Watchdog {
  /** Waits for the next step from now on. */
  readonly expect: (timeoutMs: number, onSilence: () => void) => void;
  /** Starts the wait that is running from the beginning. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

export function createWatchdog(): Watchdog {
  let timer: NodeJS.Timeout | null = null;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  return {
    expect: (timeoutMs, onSilence) => {
      stop();
      timer = setTimeout(onSilence, timeoutMs);
    },
    refresh: () => {
      timer?.refresh();
    },
    stop,
  };
}
