import type { z } from "zod";
import type { Range } from "../lib/diagnostic.ts";

/** Strengths of evidence that count as verified, weakest first. */
export const FLOORS = ["type-check-only", "unit-test-verified", "live-ui-verified"] as const;
type Floor = (typeof FLOORS)[number];

type OnBlocked = "block" | "neutral";

/** The plug-ins that a policy may name, each with the schema of what it takes. An agent's schema describes an object, its settings
 *  beside `use` and `timeout`; a check's schema describes the value of the key that names it. */
export interface PolicyKinds {
  readonly agents: Readonly<Record<string, z.ZodType>>;
  readonly checks: Readonly<Record<string, z.ZodType>>;
}

/** An agent under the name that gates use. `params` passed the schema of the kind. */
export interface AgentPolicy {
  readonly use: string;
  readonly timeoutMs: number | null;
  readonly params: unknown;
}

/** One check of a gate. `params` passed the schema of the kind. */
interface CheckPolicy {
  readonly name: string;
  readonly kind: string;
  readonly params: unknown;
  readonly timeoutMs: number | null;
}

/** What the policy says of one gate; null where it leaves a thing to the defaults. */
export interface GatePolicy {
  /** A verifier of a plan, or a free name. */
  readonly name: string;
  readonly floor: Floor | null;
  readonly agent: string | null;
  /** In file order. */
  readonly checks: readonly CheckPolicy[];
  /** The expression in the layout of the file: its first character stands at `range.start`, its further lines as in the file. */
  readonly passWhen: { readonly text: string; readonly range: Range } | null;
  /** Globs; set for a gate on the pull request as a whole. */
  readonly paths: readonly string[] | null;
  readonly require: boolean;
  readonly onBlocked: OnBlocked | null;
  readonly timeoutMs: number | null;
  /** Where the gate's name stands. */
  readonly range: Range;
}

/** The policy with every default filled in. The records have no prototype, so that no name finds anything inherited. */
export interface Policy {
  /** Globs of plans at the base commit. */
  readonly plan: readonly string[];
  /** Revision to read plans at instead of the base commit. */
  readonly planRef: string | null;
  readonly unplanned: "pass" | "block";
  readonly concurrency: number;
  /** Always has `default`. */
  readonly agents: Readonly<Record<string, AgentPolicy>>;
  readonly defaults: {
    readonly agent: string;
    readonly floor: Floor;
    readonly onBlocked: OnBlocked;
    readonly timeoutMs: number;
  };
  /** In file order. */
  readonly gates: Readonly<Record<string, GatePolicy>>;
}

/** What holds without a policy file. */
export const DEFAULT_POLICY: Policy = {
  plan: [".orchestrate/*/plan.json"],
  planRef: null,
  unplanned: "pass",
  concurrency: 4,
  agents: toRecord([["default", { use: "recipe", timeoutMs: null, params: {} }]]),
  defaults: { agent: "default", floor: "unit-test-verified", onBlocked: "block", timeoutMs: 15 * 60_000 },
  gates: toRecord<GatePolicy>([]),
};

/** A record without prototype: a gate may be named `constructor`. */
export function toRecord<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  const record: Record<string, T> = Object.fromEntries(entries);
  Object.setPrototypeOf(record, null);
  return record;
}
