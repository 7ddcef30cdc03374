import type { DataPath, Fault } from "../../lib/fault.ts";
import type { ExpectedEvidence } from "../policy.ts";
import { HANDOFF, JUDGEMENT } from "./builtin.ts";
import { readTypeWith, type ReadTypes, refuseConclusion } from "./read.ts";
import { CONCLUSION, type EvidenceType, type RecordEvidence } from "./type.ts";

/** What a check expects, or why it cannot. With neither there is a fault in the policy's types that is told there. */
export interface ReadExpect {
  readonly expect: ExpectedEvidence | null;
  readonly faults: readonly Fault[];
}

/** Reads the type behind `expect`. In: a text such as `UiCheck` or `list[text]`, in YAML also a list such as `[text]`; the path for its
 *  faults; the types of the policy. `Verification` is refused in every disguise. Throws: never. Source: Agent Flow, `expect-invalid-type`. */
export function readExpect(wanted: unknown, path: DataPath, read: Pick<ReadTypes, "types" | "names">): ReadExpect {
  // However it is wrapped: as the item of a list, as an optional, in a record.
  if (new RegExp(`\\b${CONCLUSION}\\b`).test(JSON.stringify(wanted)))
    return { expect: null, faults: [{ ...refuseConclusion(), path, mark: "value" }] };
  const { type, faults } = readTypeWith(wanted, path, read);
  return {
    expect:
      type === null
        ? null
        : toExpected(typeof wanted === "string" ? wanted.trim() : JSON.stringify(wanted).replaceAll('"', ""), type),
    faults,
  };
}

/** Evidence of a type; of one that is no record it is handed in as the one field `value` of a record. */
function toExpected(name: string, type: EvidenceType): ExpectedEvidence {
  if (type.kind === "record") return { name, type, shape: "record" };
  return { name, type: { kind: "record", fields: { value: type } }, shape: "value" };
}

/** Whether what is expected is the handoff itself, which every agent gives anyway. An alias of it is the same. */
export function isHandoff({ type }: { readonly type: RecordEvidence }): boolean {
  return type === HANDOFF;
}

/** Whether what is expected is what a judge says of a change. An alias of it is the same. */
export function isJudgement({ type }: { readonly type: RecordEvidence }): boolean {
  return type === JUDGEMENT;
}
