import type { CheckEvidence, GateData, Provenance } from "../evidence/evidence.ts";
import type { ReasonCode } from "../lib/reason.ts";

export type Outcome = "passed" | "failed" | "blocked" | "cancelled";

/** Why the verdict is what it is. `detail` is plain text and may hold untrusted words. */
export interface VerdictReason {
  readonly code: ReasonCode;
  /** The check it came from; null when it concerns the whole gate. */
  readonly check: string | null;
  readonly detail: string;
}

/** One fact that the expression used. */
export interface Support {
  /** As written in the expression, such as `tests.passed`. */
  readonly name: string;
  /** `true`, `false`, a number or text as written, or `unknown`. */
  readonly value: string;
  readonly provenance: Provenance | "unknown";
  readonly detail: string;
  /** Whether it decided the result. */
  readonly isDeciding: boolean;
}

/** The runtime's decision on one gate; computed in one place, from evidence and the gate, never taken from an agent. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly passed: boolean;
  readonly failed: boolean;
  /** Those that ran, what the language computed among them. */
  readonly checks: Readonly<Record<string, CheckEvidence>>;
  /** Empty exactly when passed; the first is the one to show in a title. */
  readonly reasons: readonly VerdictReason[];
  /** The expression with each part marked, plain text, several lines. */
  readonly explanation: string;
  readonly restsOn: readonly Support[];
  /** True when agents' claims alone can make this gate pass. */
  readonly isDecidedByClaimsAlone: boolean;
  /** What the gate's `return` gives; null where it gives nothing. */
  readonly output: GateData;
}
