import type { Critique } from "../evidence/critique.ts";
import type { AgentUsage } from "../evidence/evidence.ts";
import type { Gate } from "../evidence/gate.ts";
import type { Prepared } from "../evidence/setup.ts";
import type { Diagnostic } from "../lib/diagnostic.ts";
import type { LoadedPlan } from "../plan/plan.ts";
import type { CheckConclusion } from "../ports/code-host.ts";
import type { Redo } from "../redo/redo.ts";
import type { Subject } from "../target/subject.ts";
import type { Verdict } from "../verdict/verdict.ts";

/** What a verdict means to the host and to the shell. The only path to a conclusion is `conclude`. */
export interface Conclusion {
  readonly conclusion: CheckConclusion;
  readonly exitCode: 0 | 1 | 2 | 130;
  /** One line of plain text without untrusted words, at most 120 characters. */
  readonly title: string;
}

/** Where a critique goes: on lines of the diff, or into the body with the reason why. */
export type Placement =
  | {
      readonly kind: "inline";
      readonly path: string;
      readonly side: "RIGHT";
      readonly startLine: number | null;
      readonly line: number;
    }
  | { readonly kind: "body"; readonly why: string };

export interface PlacedCritique {
  readonly gate: string;
  readonly critique: Critique;
  readonly placement: Placement;
}

/** Why a verdict that does not pass may not block: the policy lets it go after the last revision, or its judge has handed over. */
export type LetThrough = "on-exhausted" | "people-decide";

export interface GateReport {
  readonly gate: Gate;
  /** Null where it blocks as usual. */
  readonly letThrough: LetThrough | null;
  readonly verdict: Verdict;
  readonly conclusion: Conclusion;
  readonly critiques: readonly PlacedCritique[];
  readonly durationMs: number;
}

/** Something the reader must know that is no verdict: a changed plan, an uncovered task, a check run that could not be written. */
export interface Notice {
  readonly level: "info" | "warning";
  /** Plain text, may hold untrusted words. */
  readonly text: string;
}

/** Everything a sink may show; sinks take text from here and from nowhere else. */
export interface Report {
  readonly subject: Subject;
  readonly outcome: Verdict["outcome"];
  readonly conclusion: Conclusion;
  /** Reasons of the run as a whole: bad plan or policy, moved head, crash. Empty when only the gates decide. */
  readonly reasons: Verdict["reasons"];
  /** Why these targets were chosen, one sentence, plain text. */
  readonly because: string;
  readonly gates: readonly GateReport[];
  /** What came of the policy's `redo`; null where there is none. */
  readonly redo: Redo | null;
  /** What the agents used for the commits that this run judged before this one, and to revise them; null for nothing. */
  readonly earlier: AgentUsage | null;
  /** What the policy's `setup` did; null where none ran. */
  readonly setup: Prepared | null;
  readonly plans: readonly LoadedPlan[];
  readonly notices: readonly Notice[];
  /** Faults of policy, plans and expressions. */
  readonly diagnostics: readonly Diagnostic[];
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly durationMs: number;
  /** Absolute path of the output folder. */
  readonly outputDir: string;
}
