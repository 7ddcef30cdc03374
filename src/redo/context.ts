import type { PullRequestEvent } from "../event/event.ts";
import type { AgentContext } from "../evidence/agent.ts";
import type { KeepFile, OpenTranscript } from "../evidence/evidence.ts";
import type { Gate } from "../evidence/gate.ts";
import type { MatchPaths } from "../evidence/match-paths.ts";
import type { RunEvent } from "../evidence/run-event.ts";
import type { RedoPolicy } from "../policy/policy.ts";
import type { CodeHost } from "../ports/code-host.ts";
import type { Git, WorkingCopy } from "../ports/git.ts";
import type { Outcome, Verdict } from "../verdict/verdict.ts";
import type { GuardRules } from "./guard.ts";
import type { Redo } from "./redo.ts";
import type { Worker } from "./worker.ts";

/** A gate with its verdict. */
export interface JudgedGate {
  readonly gate: Gate;
  readonly verdict: Verdict;
}

/** What a revision needs of its run. */
export interface RedoContext extends AgentContext {
  readonly policy: RedoPolicy;
  readonly event: PullRequestEvent;
  readonly mergeBase: string;
  readonly outcome: Outcome;
  readonly judged: readonly JudgedGate[];
  /** What a revision may not change, beside what it took back. */
  readonly guard: Omit<GuardRules, "restored" | "matchPaths">;
  readonly matchPaths: MatchPaths;
  /** Whether the run's budget has something left. */
  readonly hasBudget: boolean;
  /** How many revisions this run made: what commits say of themselves everybody can write. */
  readonly round: number;
  readonly runKey: string;
  readonly worker: Worker | null;
  readonly git: Git;
  readonly host: CodeHost;
  /** Names what of the runner's own files was written to, and puts it back; null for nothing. */
  readonly findTampering: () => string | null;
  readonly checkOut: (commit: string) => Promise<WorkingCopy>;
  readonly keep: KeepFile;
  readonly openTranscript: OpenTranscript;
  readonly onEvent: (event: RunEvent) => void;
}

/** What came of it. `next` is the event that is to be judged now, null where nothing new is there. */
export interface Revised {
  readonly redo: Redo;
  readonly next: PullRequestEvent | null;
  /** Whether a revision is under way elsewhere, so that nothing is to be handed to people yet. */
  readonly isPending?: true;
}
