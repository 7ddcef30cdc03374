import { assertNever } from "../lib/assert.ts";
import type { EvidenceType, RecordEvidence } from "../policy/types/type.ts";
import type { FactRecord, FactType } from "./check.ts";

/** The facts that structured evidence of a type becomes, by field. An optional field has the type that it has when it is there; when
 *  it is not, its fact is unknown. Throws: never. */
export function factTypesOf({ fields }: RecordEvidence): FactRecord {
  return Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, factTypeOf(type)]));
}

function factTypeOf(type: EvidenceType): FactType {
  switch (type.kind) {
    case "bool":
    case "number":
    case "text":
    case "list":
      return type.kind;
    case "int":
      return "number";
    case "enum":
      return "text";
    case "optional":
      return factTypeOf(type.inner);
    case "record":
      return factTypesOf(type);
    default:
      return assertNever(type, "evidence type");
  }
}
