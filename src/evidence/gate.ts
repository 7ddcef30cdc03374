import type { VerifierTask } from "../plan/plan.ts";
import type { Criteria, ExpectedEvidence, PolicyText, VerifyPolicy } from "../policy/policy.ts";
import type { Target } from "../target/target.ts";
import type { FactType } from "./check.ts";
import type { Verification } from "./handoff/handoff.ts";

/** One named producer of evidence in a gate. `kind` is a name in the checks registry, `params` were validated by its schema. */
export interface GateCheck {
  readonly name: string;
  readonly kind: string;
  readonly params: unknown;
  /** Every fact it yields, with its type. */
  readonly facts: Readonly<Record<string, FactType>>;
  /** Name of the agent in the policy that a check of the kind `agent` asks; null for other kinds. */
  readonly agent: string | null;
  /** Structured evidence that it asks its agent for. */
  readonly expect: ExpectedEvidence | null;
  /** What it asks its agent in particular. */
  readonly task: string | null;
  /** Whether what its agent writes is itself the evidence. */
  readonly wantsText: boolean;
  /** `value`: it yields one fact `value`, and the check's name stands for that in expressions. */
  readonly shape: "record" | "value";
  readonly timeoutMs: number;
}

/** What decides: one expression over all checks, or a program in the gate language. */
export interface GateRule {
  readonly kind: "pass-when" | "flow";
  readonly source: PolicyText;
}

/** Named checks plus a `pass when` expression for one target, or for the pull request as a whole. */
export interface Gate {
  /** The verifier's name, or the free name of the policy. Unique within a run. */
  readonly name: string;
  /** Null for a gate on the pull request as a whole. */
  readonly target: Target | null;
  readonly verifier: VerifierTask | null;
  /** Name of the agent in the policy. */
  readonly agent: string;
  readonly floor: Verification;
  /** How much of the acceptance a handoff must answer to count as verified. */
  readonly criteria: Criteria;
  /** Those of a program are known once it is prepared. */
  readonly checks: readonly GateCheck[];
  /** Checks that the language computes from `input` alone. */
  readonly computed: readonly { readonly name: string; readonly source: PolicyText }[];
  readonly rule: GateRule;
  /** Globs of what it is on; none for one that applies whatever the change touches. */
  readonly paths?: readonly string[];
  /** Where its judge stands, how often it may send a change back, and whether it has nothing to judge by but a task; null for a gate that is
   *  no judge's. */
  readonly placement: {
    readonly at: VerifyPolicy["at"];
    readonly maxRedos: number;
    readonly needsTask?: true;
  } | null;
  /** Whether agents' claims alone may not decide it. */
  readonly requireObserved: boolean;
  /** False: the verdict informs but never blocks. */
  readonly isRequired: boolean;
  readonly onBlocked: "block" | "neutral";
}
