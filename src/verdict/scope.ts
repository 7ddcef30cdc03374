import type { CheckEvidence, Provenance } from "../evidence/evidence.ts";
import { holdFacts, type Scope } from "./flow/value.ts";

/** The evidence of a gate as the variables of its expression; the only place that knows both. */
export function scopeOf(evidence: readonly CheckEvidence[]): Scope {
  return Object.fromEntries(evidence.map(({ check, facts }) => [check, holdFacts(check, facts)]));
}

/** What each fact would rest on if it were known: the claim lint judges by it. A check with a handoff from an agent's word is
 *  claimed in all its facts. */
export function provenancesOf(
  evidence: readonly CheckEvidence[],
): Readonly<Record<string, Readonly<Record<string, Provenance>>>> {
  return Object.fromEntries(
    evidence.map((one) => [
      one.check,
      Object.fromEntries(Object.keys(one.facts).map((name) => [name, provenanceOf(one)])),
    ]),
  );
}

function provenanceOf({ facts }: CheckEvidence): Provenance {
  const isClaimed = Object.values(facts).some((fact) => fact.kind === "known" && fact.provenance === "claimed");
  return isClaimed ? "claimed" : "observed";
}
