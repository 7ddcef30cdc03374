/** What bounds the adapter. Times in milliseconds, sizes in bytes unless the name says otherwise. */
export interface GitLimits {
  readonly maxPatchBytes: number;
  readonly maxPatchLines: number;
  readonly maxDiffFiles: number;
  readonly maxLineChars: number;
  readonly maxListBytes: number;
  readonly commandTimeoutMs: number;
  readonly fetchTimeoutMs: number;
  readonly fetchAttempts: number;
  /** Pause before the second attempt; doubled for each further one. */
  readonly fetchPauseMs: number;
}

const MIB = 1024 * 1024;

export const DEFAULT_GIT_LIMITS: GitLimits = {
  maxPatchBytes: 20 * MIB,
  maxPatchLines: 200_000,
  maxDiffFiles: 10_000,
  maxLineChars: 2000,
  maxListBytes: 64 * MIB,
  commandTimeoutMs: 120_000,
  fetchTimeoutMs: 900_000,
  fetchAttempts: 3,
  fetchPauseMs: 500,
};
