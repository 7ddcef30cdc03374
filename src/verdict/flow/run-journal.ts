import { assert } from "../../lib/assert.ts";
import { evaluate, type Evaluation } from "./evaluate.ts";
import { holdResult } from "./explain.ts";
import { type CheckItem, type Producer, type Program } from "./program.ts";
import { listSites, type Site } from "./sites.ts";
import type { ComputedCheck, ConditionRun, FlowHost, RequireRun, UnaskedSite, VerifyRun } from "./run.ts";
import { nameComputedChecks } from "./run-names.ts";
import type { Node } from "./syntax.ts";
import type { Holding, Scope } from "./value.ts";

/** What one run of a program needs at every place of it, and what it has come to so far. */
export interface Journal {
  readonly program: Program;
  readonly host: FlowHost;
  readonly siteOf: (producer: Producer) => Site;
  /** Id of a check that the language computes. */
  readonly idOf: (check: CheckItem) => string;
  /** What was reached of verify blocks and requires, in that order. */
  readonly verdicts: (VerifyRun | RequireRun)[];
  readonly conditions: ConditionRun[];
  readonly computed: ComputedCheck[];
  readonly unasked: UnaskedSite[];
}

/** How the statements of a program ended. `refused` is a `require` that was false, `stuck` one that is unknown or an unknown
 *  condition of an `if`, whose evaluation it has. */
export type Ending =
  | { readonly kind: "finished"; readonly output: Holding | null }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "stuck"; readonly at: "require" | "if"; readonly evaluation: Evaluation };

/** An empty journal for one run. In: a program without faults. */
export function openJournal(program: Program, host: FlowHost): Journal {
  const sites = listSites(program);
  const byProducer = new Map(sites.map((site) => [site.producer, site]));
  const ids = nameComputedChecks(program, sites);
  return {
    program,
    host,
    siteOf: (producer) => {
      const site = byProducer.get(producer);
      assert(site, "every producer of a program is a site");
      return site;
    },
    idOf: (check) => {
      const id = ids.get(check);
      assert(id, "every computed check has an id");
      return id;
    },
    verdicts: [],
    conditions: [],
    computed: [],
    unasked: [],
  };
}

/** Evaluate an expression of the program. Throws: never. */
export function evaluateNode({ program: { text, origin } }: Journal, root: Node, scope: Scope): Evaluation {
  return evaluate({ text, origin, root }, scope);
}

/** What an expression of the program comes to, of any type. Throws: never. */
export function holdingOfNode(journal: Journal, root: Node, scope: Scope): Holding {
  return holdResult(evaluateNode(journal, root, scope));
}

/** A value that is unknown for these causes. */
export function unknownFor(causes: Evaluation["causes"]): Holding {
  return { value: { kind: "unknown", causes }, provenance: null, detail: causes[0]?.detail ?? "" };
}
