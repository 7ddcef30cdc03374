import type { AgentRun, EvidenceFile } from "../evidence/evidence.ts";
import type { RedoNote } from "./after.ts";
import type { RefusedChange } from "./guard.ts";

/** What came of the policy's `redo` in one run. */
export interface Redo {
  /** What to say about it; null for nothing. */
  readonly note: RedoNote | null;
  /** Revisions of this pull request so far, one that was pushed now among them. */
  readonly attempts: number;
  readonly max: number;
  /** The commit that was pushed; null for none. */
  readonly commit: string | null;
  /** Changes of the worker for which nothing was pushed. */
  readonly refused: readonly RefusedChange[];
  /** The worker's run; null where it was not asked. */
  readonly run: AgentRun | null;
  readonly files: readonly EvidenceFile[];
}
