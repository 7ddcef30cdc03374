import type { FAILURE_MODES, VERIFICATIONS } from "../../plan/words.ts";
import type { Critique } from "../critique.ts";

export type Verification = (typeof VERIFICATIONS)[number];
export type FailureMode = (typeof FAILURE_MODES)[number];

/** Why a handoff yields no value. */
export type UnreadableReason =
  | "no-section"
  | "no-value"
  | "unknown-value"
  | "template-value"
  | "conflicting-sections"
  | "conflicting-values"
  | "suspicious-heading"
  | "suspicious-value"
  | "heading-depth"
  | "too-large";

/** What in the handoff speaks against its own passing value. */
export type Contradiction = "criterion-not-met" | "no-execution" | "execution-failed";

export interface ExecutionItem {
  /** The whole item as plain text. */
  readonly text: string;
  /** The leading code span, if the item starts with one. */
  readonly command: string | null;
  /** What follows `→` or `->`, if anything does. */
  readonly outcome: string | null;
}

export interface CriterionFinding {
  readonly criterion: string;
  readonly evidence: string;
  /** From the last parenthesis of the item, never from the check box; null when there is none. */
  readonly answer: "met" | "not-met" | "n/a" | null;
}

export interface SeverityFinding {
  readonly severity: "high" | "med" | "low";
  readonly text: string;
}

export interface MeasurementClaim {
  readonly name: string;
  readonly before: string;
  readonly operator: "→" | "<=" | "<" | ">=" | ">" | "==";
  readonly after: string;
}

/** The final markdown message of an agent, typed. Absent sections are null or empty; nothing here is a verdict. */
export interface Handoff {
  readonly verification: Verification | null;
  /** Set exactly when `verification` is null. */
  readonly reason: UnreadableReason | null;
  /** Set only beside a passing value. */
  readonly contradiction: Contradiction | null;
  readonly target: { readonly name: string; readonly branch: string | null } | null;
  readonly branch: string | null;
  readonly status: string | null;
  readonly execution: readonly ExecutionItem[];
  readonly criteria: readonly CriterionFinding[];
  readonly findings: readonly SeverityFinding[];
  readonly critiques: readonly Critique[];
  readonly measurements: {
    readonly isNone: boolean;
    readonly claims: readonly MeasurementClaim[];
    readonly unparsed: readonly string[];
  } | null;
  readonly prNumber: number | null;
  readonly failureMode: FailureMode | null;
  /** The notes section as the agent wrote it, markdown; null if there is none. */
  readonly notes: string | null;
}
