import type { CheckEvidence } from "../evidence/evidence.ts";
import type { GateCheck } from "../evidence/gate.ts";
import { type Holding, holdFacts, holdLeaf } from "./flow/value.ts";

/** The evidence of a check as a value of the gate language; the only place that knows both. */
export function holdEvidence({ name, shape }: Pick<GateCheck, "name" | "shape">, { facts }: CheckEvidence): Holding {
  if (shape === "record") return holdFacts(name, facts);
  return holdLeaf(name, facts["value"] ?? { kind: "unknown", reason: "internal-error", detail: "it has no value" });
}
