import type { EvidenceType } from "../policy/types/type.ts";
import type { FactType } from "./check.ts";

/** The facts that evidence of a type becomes: the fields of a record; of any other type the one fact `value`. Throws: never. */
export function factTypesOf(type: EvidenceType): Readonly<Record<string, FactType>> {
  return type.kind === "record" ? type.fields : { value: type };
}
