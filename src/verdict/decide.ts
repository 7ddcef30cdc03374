import type { CheckEvidence } from "../evidence/evidence.ts";
import type { Evaluation } from "./flow/evaluate.ts";
import { listFacts } from "./flow/explain.ts";
import type { FlowRun } from "./flow/run.ts";
import { formatValue } from "./flow/value.ts";
import type { PreparedGate } from "./prepare.ts";
import { findFact, reasonsOf, vetoOf } from "./reasons.ts";
import { renderRun } from "./render-run.ts";
import type { Outcome, Support, Verdict } from "./verdict.ts";

/** The verdict on one gate, from its evidence and its program and from nothing else. A `verifier-failed` fails the gate whatever the
 *  program says, and however its agent ended: a claim may lower a verdict, never raise one. Throws: never. */
export function decide(
  { program, isDecidedByClaimsAlone }: PreparedGate,
  run: FlowRun,
  evidence: readonly CheckEvidence[],
  isCancelled: boolean,
): Verdict {
  const vetoes = evidence.flatMap(vetoOf);
  const outcome = isCancelled ? "cancelled" : outcomeOf(run.result, vetoes.length > 0);
  return {
    outcome,
    passed: outcome === "passed",
    failed: outcome === "failed",
    checks: Object.fromEntries(evidence.map((one) => [one.check, one])),
    reasons: reasonsOf(outcome, run, vetoes, evidence),
    explanation: renderRun(program, run),
    restsOn: supportsOf(run, evidence),
    isDecidedByClaimsAlone,
    output: run.output,
  };
}

function outcomeOf(result: Evaluation["result"], isVetoed: boolean): Outcome {
  if (isVetoed || result === "false") return "failed";
  return result === "true" ? "passed" : "blocked";
}

/** Facts of everything that was evaluated on the way to the result. */
function supportsOf({ verifies, requires }: FlowRun, evidence: readonly CheckEvidence[]): readonly Support[] {
  return [...verifies, ...requires].flatMap((one) =>
    listFacts(one.evaluation).map(({ name, text, value, provenance, detail, isDeciding }) => {
      const fact = name === null ? null : findFact(one, name, evidence)?.fact;
      const ofFact = fact?.kind === "known" ? fact.provenance : null;
      const ofValue = provenance === "claimed" || provenance === "mixed" ? "claimed" : "observed";
      return {
        name: name ?? text,
        value: formatValue(value),
        provenance: value.kind === "unknown" ? "unknown" : (ofFact ?? ofValue),
        detail,
        isDeciding,
      };
    }),
  );
}
