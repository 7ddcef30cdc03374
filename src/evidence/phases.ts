/** `observed` for what rests on what the runtime sees, `claimed` for what rests on an agent's word. */
export type Phase = "observed" | "claimed";

/** Keeps the two sorts of checks apart in time: code of the pull request that runs as our user in an observed check could find the folder
 *  where an agent leaves its handoff. */
export interface Phases {
  /** Runs the work when nothing of the other sort runs. Observed checks come first: a claimed one starts when none runs or waits. Any
   *  number of one sort may run at once. */
  readonly within: <T>(phase: Phase, work: () => Promise<T>) => Promise<T>;
}

export function createPhases(): Phases {
  const running = { observed: 0, claimed: 0 };
  const waiting: Record<Phase, (() => void)[]> = { observed: [], claimed: [] };

  const mayStart = (phase: Phase): boolean =>
    phase === "observed" ? running.claimed === 0 : running.observed === 0 && waiting.observed.length === 0;
  const admit = (): void => {
    for (const phase of ["observed", "claimed"] as const) {
      if (!mayStart(phase)) continue;
      const started = waiting[phase].splice(0);
      running[phase] += started.length;
      for (const start of started) start();
    }
  };
  // Whoever asks in the same moment is to be known before anybody is let in.
  const admitSoon = (): void => void setTimeout(admit, 0);

  return {
    within: async (phase, work) => {
      await new Promise<void>((resolve) => {
        waiting[phase].push(resolve);
        admitSoon();
      });
      try {
        return await work();
      } finally {
        running[phase] -= 1;
        admitSoon();
      }
    },
  };
}
