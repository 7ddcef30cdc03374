import type { TaskState } from "../../plan/state.ts";

/** A row with other values. Idempotent: where nothing changes, the very same row comes back and its `lastUpdate` stays. */
export function touch(row: TaskState, patch: Partial<TaskState>, at: string): TaskState {
  const before: Readonly<Record<string, unknown>> = { ...row };
  const isSame = Object.entries(patch).every(([key, value]) => before[key] === value);
  return isSame ? row : { ...row, ...patch, lastUpdate: at };
}
