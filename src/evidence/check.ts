import type { z } from "zod";
import type { VerifierTask } from "../plan/plan.ts";
import type { Criteria, ExpectedEvidence } from "../policy/policy.ts";
import type { EvidenceType } from "../policy/types/type.ts";
import type { Diff, WorkingCopy } from "../ports/git.ts";
import type { Target } from "../target/target.ts";
import type { Agent, AgentContext } from "./agent.ts";
import type { CheckEvidence, GateData, KeepFile, OpenTranscript, Provenance } from "./evidence.ts";
import type { Handoff, Verification } from "./handoff/handoff.ts";

/** The types that a fact can have: those of structured evidence, which are the gate language's own. */
export type FactType = EvidenceType;

/** What the author of a change says of it. Untrusted, and there to persuade. */
export interface AuthorTexts {
  /** Null where the run knows of no pull request, or of several. */
  readonly title: string | null;
  /** Null as the title is. */
  readonly body: string | null;
  /** Full messages of the commits, newest first. */
  readonly messages: readonly string[];
  /** Whether there are older commits, whose messages were not read. */
  readonly hasMoreMessages: boolean;
}

/** Evidence of a gate, as far as it is there. */
export interface FoundEvidence {
  readonly gate: string;
  readonly evidence: readonly CheckEvidence[];
}

/** What every check gets. `verifier` and `target` are null for a gate on the pull request as a whole. */
export interface CheckInput {
  readonly name: string;
  readonly target: Target | null;
  readonly verifier: VerifierTask | null;
  /** Least Verification that counts as verified. */
  readonly floor: Verification;
  /** How much of the acceptance of target and verifier a handoff must answer to count as verified. */
  readonly criteria: Criteria;
  readonly diff: Diff;
  readonly mergeBase: string;
  readonly head: string;
  /** What the worker of the target handed off; its measurements are claims to compare with. Null when none is known. */
  readonly workerHandoff: Handoff | null;
  /** A private copy of a commit, made on first call and removed by the runtime after the check. */
  readonly checkOut: (commit: string) => Promise<WorkingCopy>;
  /** Throws: `GateError` for a name that the policy does not have. */
  readonly agent: (name: string) => { readonly agent: Agent; readonly provenance: Provenance };
  /** The verifier prompt for this gate; only called by checks that drive an agent. */
  readonly prompt: () => string;
  /** Structured evidence that the check asks its agent for. */
  readonly expect: ExpectedEvidence | null;
  /** What the gate gives its agent; null for nothing. */
  readonly gateInput: GateData;
  /** Whether what the agent writes is itself the evidence, one fact `value`. */
  readonly wantsText: boolean;
  /** What was found before it: the checks of its own gate that come before it, and where it judges, all other gates of its target. */
  readonly found: readonly FoundEvidence[];
  /** Null where the run does not know it, or no check of it asks for it. */
  readonly author: AuthorTexts | null;
  readonly keep: KeepFile;
  readonly openTranscript: OpenTranscript;
  readonly timeoutMs: number;
  readonly context: AgentContext;
}

/** What a folder under `checks/` exports as `check`. `run` throws `GateError` only; the runtime turns that into unknown facts. */
export interface CheckModule<Params = unknown> {
  /** Of the whole mapping in a policy without `timeout`: an object with the key that names the kind. */
  readonly params: z.ZodType<Params>;
  /** Every fact the check yields when it is not asked for structured evidence, for static checking of expressions. */
  readonly facts: Readonly<Record<string, FactType>>;
  readonly run: (params: Params, input: CheckInput) => Promise<CheckEvidence>;
}
