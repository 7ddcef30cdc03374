import type { z } from "zod";
import type { Range } from "../lib/diagnostic.ts";
import type { EvidenceType, RecordEvidence } from "./types/type.ts";

/** Strengths of evidence that count as verified, weakest first. */
export const FLOORS = ["type-check-only", "unit-test-verified", "live-ui-verified"] as const;
type Floor = (typeof FLOORS)[number];

type OnBlocked = "block" | "neutral";

/** Where a judge stands: before people are asked, before the merge, or both. */
export const PLACEMENTS = ["gate", "output", "both"] as const;
/** What the author says that a judge may be shown. */
export const AUTHOR_TEXTS = ["title", "body", "messages"] as const;

/** How much of the acceptance a handoff must answer to count as verified: what it reports, or every item with `met`. */
export const CRITERIA = ["reported", "all"] as const;
export type Criteria = (typeof CRITERIA)[number];

/** Places on GitHub whose acceptance criteria become a target, beside those of plans. */
export const CRITERIA_SOURCES = ["pr-body", "linked-issue"] as const;
type CriteriaSource = (typeof CRITERIA_SOURCES)[number];

/** A kind of agent as far as a policy goes: the schema of its settings beside `use`, `timeout` and `fallback`, an object, and by which
 *  way it hands in structured evidence, null for not at all. */
export interface AgentKind {
  readonly params: z.ZodType;
  readonly structured: "schema" | "tool" | null;
  /** `observed` only where the runtime's own code does what the agent reports. */
  readonly provenance: "observed" | "claimed";
}

/** The plug-ins that a policy may name. A check's schema describes the whole mapping without `timeout`: an object with the key that
 *  names the kind. */
export interface PolicyKinds {
  readonly agents: Readonly<Record<string, AgentKind>>;
  readonly checks: Readonly<Record<string, z.ZodType>>;
}

/** An agent under the name that gates use. `params` passed the schema of the kind. */
export interface AgentPolicy {
  readonly use: string;
  readonly timeoutMs: number | null;
  /** Names of the agents that stand in for it, in order, when it cannot work here. */
  readonly fallback: readonly string[];
  readonly params: unknown;
}

/** Structured evidence that a check asks for. */
export interface ExpectedEvidence {
  /** The type as it is written, such as `UiCheck` or `[text]`. */
  readonly name: string;
  readonly type: RecordEvidence;
  /** `value`: of a type that is no record, which stands as the only field `value` in one. */
  readonly shape: "record" | "value";
}

/** A text of the gate language as it stands in a file. */
export interface PolicyText {
  /** In the layout of the file where `isExact`: its first character stands at `range.start`, its further lines as in the file. Else as
   *  YAML reads it, and no place within `range` can be told. */
  readonly text: string;
  readonly file: string;
  readonly range: Range;
  readonly isExact: boolean;
}

/** A judgement of the change by a standard in words. Without `criteria` and `rubricFile` the runtime's generic standard counts. */
export interface VerifyPolicy {
  readonly criteria: string | null;
  /** The standard as the body of a file in the repository, read at the base commit. */
  readonly rubricFile: { readonly path: string; readonly body: string } | null;
  /** Who judges: a name in the policy's `agents`, in parentheses where the runtime made the entry. */
  readonly agent: string;
  readonly at: (typeof PLACEMENTS)[number];
  /** 0: judge only. */
  readonly maxRedos: number;
  readonly votes: 1 | 3 | 5;
  /** Characters; null for the judge's own limit. */
  readonly maxInput: number | null;
  readonly allowTruncated: boolean;
  readonly include: readonly (typeof AUTHOR_TEXTS)[number][];
}

/** Who is asked to review once the judge lets a change pass. At least one of the two has somebody. */
export interface ApprovalPolicy {
  /** GitHub logins. */
  readonly users: readonly string[];
  /** Slugs of teams, without the organisation. */
  readonly teams: readonly string[];
}

/** What happens with the critique of a failed verdict. */
export interface RedoPolicy {
  /** 0: judge only. */
  readonly max: number;
  /** Who revises; null where a comment asks somebody else, or nobody does. */
  readonly agent: string | null;
  /** Whether the agent goes on with its earlier session where it can. */
  readonly resume: boolean;
  /** The text that asks an outside agent, with one mention. */
  readonly comment: string | null;
  /** Globs of paths that a revision may not change. */
  readonly guard: readonly string[];
  readonly onExhausted: "block" | "neutral";
}

/** Data of a policy without null: constants of the gate language. */
export type PolicyData = boolean | number | string | readonly PolicyData[] | { readonly [key: string]: PolicyData };

/** One check of a gate. `params` passed the schema of the kind. */
export interface CheckPolicy {
  readonly name: string;
  readonly kind: string;
  readonly params: unknown;
  /** Of an agent check, and who judges in a judge check; null where there is none. */
  readonly agent: string | null;
  /** Of a check of the kind `agent` or `run`. */
  readonly expect: ExpectedEvidence | null;
  readonly task: string | null;
  /** Of a check of the kind `expression`: what the language computes from `input` alone. Its value is the check's. */
  readonly expression: PolicyText | null;
  readonly timeoutMs: number | null;
}

/** What the policy says of one gate; null where it leaves a thing to the defaults. */
export interface GatePolicy {
  /** A verifier of a plan, a task that verifiers check, or a free name. */
  readonly name: string;
  readonly floor: Floor | null;
  readonly criteria: Criteria | null;
  readonly agent: string | null;
  /** In file order. */
  readonly checks: readonly CheckPolicy[];
  readonly passWhen: PolicyText | null;
  /** The whole gate in the gate language; then there are neither `checks` nor a `passWhen`. */
  readonly flow: PolicyText | null;
  /** Whether agents' words alone must not decide. */
  readonly requireObserved: boolean | null;
  /** Globs: the gate is on the pull request as a whole, if the change touches them. */
  readonly paths: readonly string[] | null;
  readonly require: boolean;
  readonly onBlocked: OnBlocked | null;
  readonly timeoutMs: number | null;
  /** The gate's own judgement; `off` where that of the whole policy is not wanted here. */
  readonly verify: VerifyPolicy | "off" | null;
  /** Where the gate's name stands, or where the text of one begins that is a file of its own. */
  readonly range: Range;
  /** The file of `range`. */
  readonly file: string;
}

/** The policy with every default filled in. The records have no prototype, so that no name finds anything inherited. */
export interface Policy {
  /** Globs of plans at the base commit. */
  readonly plan: readonly string[];
  /** Revision to read plans at instead of the base commit. */
  readonly planRef: string | null;
  /** Where acceptance criteria are read from beside plans; none by default. */
  readonly criteria: readonly CriteriaSource[];
  readonly unplanned: "pass" | "block";
  readonly concurrency: number;
  /** Always has `default`. Names in parentheses are entries that the runtime made for judges. */
  readonly agents: Readonly<Record<string, AgentPolicy>>;
  /** Agent for each model that verifier tasks of a plan name. */
  readonly models: Readonly<Record<string, string>>;
  /** Types of structured evidence, names in them resolved. */
  readonly types: Readonly<Record<string, EvidenceType>>;
  /** Constants that gates read as `input.…`. */
  readonly input: Readonly<Record<string, PolicyData>>;
  /** Shell commands that make a working copy ready, in order. */
  readonly setup: readonly string[];
  readonly defaults: {
    readonly agent: string;
    readonly floor: Floor;
    readonly criteria: Criteria;
    readonly onBlocked: OnBlocked;
    readonly timeoutMs: number;
    readonly requireObserved: boolean;
  };
  readonly verify: VerifyPolicy | null;
  readonly approval: ApprovalPolicy | null;
  readonly redo: RedoPolicy | null;
  /** What one run may use up altogether; null for no limit. */
  readonly budget: { readonly usd: number | null; readonly tokens: number | null };
  /** In file order. */
  readonly gates: Readonly<Record<string, GatePolicy>>;
}

/** What holds without a policy file. */
export const DEFAULT_POLICY: Policy = {
  plan: [".orchestrate/*/plan.{json,yml,yaml}"],
  planRef: null,
  criteria: [],
  unplanned: "pass",
  concurrency: 4,
  agents: toRecord([["default", { use: "recipe", timeoutMs: null, fallback: [], params: {} }]]),
  models: toRecord<string>([]),
  types: toRecord<EvidenceType>([]),
  input: toRecord<PolicyData>([]),
  setup: [],
  defaults: {
    agent: "default",
    floor: "unit-test-verified",
    criteria: "reported",
    onBlocked: "block",
    timeoutMs: 15 * 60_000,
    requireObserved: false,
  },
  verify: null,
  approval: null,
  redo: null,
  budget: { usd: null, tokens: null },
  gates: toRecord<GatePolicy>([]),
};

/** A record without prototype: a gate may be named `constructor`. */
export function toRecord<T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  const record: Record<string, T> = Object.fromEntries(entries);
  Object.setPrototypeOf(record, null);
  return record;
}

/** Files in the repository whose texts are the standards of judges, each once. */
export function rubricPathsOf({ verify, gates }: Policy): readonly string[] {
  const all = [verify, ...Object.values(gates).map((gate) => gate.verify)];
  const files = all.flatMap((one) =>
    one === null || one === "off" || one.rubricFile === null ? [] : one.rubricFile.path,
  );
  return [...new Set(files)];
}
