/** A signal that is aborted by SIGINT and SIGTERM. A runner that cancels a job sends SIGINT to this process alone, waits 7.5 s,
 *  sends SIGTERM, waits 2.5 s and kills: there is time for one quick update, and a second signal must not cut it short. A person
 *  who presses Ctrl-C twice means it: with `isImpatient` the second one ends the process. */
export function abortOnSignals({ isImpatient }: { readonly isImpatient: boolean }): {
  readonly signal: AbortSignal;
  readonly dispose: () => void;
} {
  const controller = new AbortController();
  const abort = (): void => {
    if (isImpatient && controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  process.on("SIGINT", abort);
  process.on("SIGTERM", abort);
  return {
    signal: controller.signal,
    dispose: () => {
      process.off("SIGINT", abort);
      process.off("SIGTERM", abort);
    },
  };
}
