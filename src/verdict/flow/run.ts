import type { Evaluation } from "./evaluate.ts";
import type { IfStatement, Program, RequireStatement, VerifyBlock } from "./program.ts";
import type { Site } from "./sites.ts";
import { openJournal } from "./run-journal.ts";
import { conclude } from "./run-result.ts";
import { runStatements } from "./run-statements.ts";
import type { Cause, FlowValue, Holding, Scope } from "./value.ts";

/** What a program needs of the world. */
export interface FlowHost {
  /** Asks the world for the evidence of a site. In: what the program gives an agent as input, null for none. Out: a record of facts, or
   *  one value, possibly unknown. Throws: bugs only. */
  readonly perform: (site: Site, input: FlowValue | null) => Promise<Holding>;
  readonly onEvent: (event: FlowEvent) => void;
}

/** What happened, in the order it happened. Checks that ask the world are told by who performs them; one whose agent is not asked, because
 *  its input is unknown, is finished without having been started. */
export type FlowEvent =
  | { readonly kind: "check.started"; readonly check: string }
  | { readonly kind: "check.finished"; readonly check: string; readonly value: FlowValue | null }
  | {
      readonly kind: "verify.finished";
      /** Name of its `let`; null where it has none. */
      readonly verify: string | null;
      readonly result: Evaluation["result"];
    }
  | { readonly kind: "require.failed"; readonly message: string; readonly result: "false" | "unknown" }
  | { readonly kind: "progress"; readonly payload: FlowValue };

/** A `require` that did not hold. It ends the program, and nothing else. Source: Agent Flow. */
export class WorkflowAssertionError extends Error {
  override readonly name = "WorkflowAssertionError";
}

/** A check that the language computes itself. */
export interface ComputedCheck {
  /** Unique in the program, as the ids of sites are. */
  readonly id: string;
  readonly holding: Holding;
}

export interface VerifyRun {
  readonly block: VerifyBlock;
  readonly name: string | null;
  /** By the name of each check: the id of its site, or of what was computed. */
  readonly ids: Readonly<Record<string, string>>;
  readonly evaluation: Evaluation;
}

export interface RequireRun {
  readonly statement: RequireStatement;
  readonly evaluation: Evaluation;
}

/** The condition of an `if` that was reached. */
export interface ConditionRun {
  readonly statement: IfStatement;
  readonly evaluation: Evaluation;
}

/** A site that was reached and whose agent was not asked, because its input is unknown. */
export interface UnaskedSite {
  readonly site: Site;
  readonly causes: readonly Cause[];
}

/** How a program ended. */
export interface FlowRun {
  /** The gate: false when something that decides is false, true when all that decides is true and no condition of an `if` was unknown, else
   *  unknown. Deciding are the requires that were reached and the verify blocks without a name; where there are none of these and no
   *  unknown `if` hides more, all verify blocks that were reached. Where nothing decides it is unknown. */
  readonly result: Evaluation["result"];
  /** Why it is unknown; empty exactly where it is known. */
  readonly causes: readonly Cause[];
  readonly verifies: readonly VerifyRun[];
  readonly requires: readonly RequireRun[];
  readonly conditions: readonly ConditionRun[];
  readonly computed: readonly ComputedCheck[];
  readonly unasked: readonly UnaskedSite[];
  /** Those of `verifies` and `requires` that decide the result, in the order they were reached. */
  readonly deciding: readonly (VerifyRun | RequireRun)[];
  /** Set when a `require` was false: its message. */
  readonly error: WorkflowAssertionError | null;
  /** Value of `return`; null where none was reached. */
  readonly output: FlowValue | null;
}

/** Run a checked program: statements in order, the checks of a parallel group at once. In: what the names of the outermost scope stand
 *  for, such as `input`. Throws: bugs only. */
export async function runProgram(program: Program, scope: Scope, host: FlowHost): Promise<FlowRun> {
  const journal = openJournal(program, host);
  const ending = await runStatements(journal, scope);
  const error = ending.kind === "refused" ? new WorkflowAssertionError(ending.message) : null;
  return { ...conclude(journal, ending), error };
}
