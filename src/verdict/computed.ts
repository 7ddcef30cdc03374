import type { CheckEvidence, EvidenceValue, Fact, GateData } from "../evidence/evidence.ts";
import type { ComputedCheck } from "./flow/run.ts";
import { causesIn, toPlain } from "./flow/plain.ts";
import type { Holding } from "./flow/value.ts";
import { toReasonCode } from "./reasons.ts";

/** What the language itself computed, as the evidence of checks. In: when. */
export function computedEvidence(computed: readonly ComputedCheck[], at: Date): readonly CheckEvidence[] {
  return computed.map(({ id, holding }) => ({
    check: id,
    kind: "expression",
    facts: { value: toFact(holding) },
    critiques: [],
    handoff: null,
    handoffMarkdown: null,
    run: null,
    commands: [],
    files: [],
    startedAt: at.toISOString(),
    durationMs: 0,
  }));
}

/** What rests on a claim in any part is one. What the program says itself nobody claims. */
function toFact(holding: Holding): Fact {
  const [cause] = causesIn(holding);
  const value = toPlain(holding);
  if (cause !== undefined || !isWhole(value))
    return { kind: "unknown", reason: toReasonCode(cause?.reason ?? ""), detail: cause?.detail ?? "" };
  const isClaimed = holding.provenance === "claimed" || holding.provenance === "mixed";
  return { kind: "known", value, provenance: isClaimed ? "claimed" : "observed", detail: holding.detail };
}

function isWhole(value: GateData): value is EvidenceValue {
  if (typeof value !== "object") return true;
  return value !== null && Object.values(value).every(isWhole);
}
