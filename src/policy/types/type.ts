/** A type of structured evidence, with the names in it resolved. Optional stands in fields only. */
export type EvidenceType =
  | { readonly kind: "bool" }
  | { readonly kind: "int" }
  | { readonly kind: "number" }
  | { readonly kind: "text" }
  | { readonly kind: "enum"; readonly values: readonly string[] }
  | { readonly kind: "list"; readonly item: EvidenceType }
  | { readonly kind: "optional"; readonly inner: EvidenceType }
  | RecordEvidence;

/** A record by its fields, in the order of the policy. */
export interface RecordEvidence {
  readonly kind: "record";
  readonly fields: Readonly<Record<string, EvidenceType>>;
}

export const BOOL = { kind: "bool" } as const satisfies EvidenceType;
export const INT = { kind: "int" } as const satisfies EvidenceType;
export const NUMBER = { kind: "number" } as const satisfies EvidenceType;
export const TEXT = { kind: "text" } as const satisfies EvidenceType;

export const SCALARS = ["bool", "int", "number", "text"] as const;
export type ScalarName = (typeof SCALARS)[number];

/** The conclusion of a verify block: what an agent hands in must never be called that. Source: Agent Flow, `expect-invalid-type`. */
export const CONCLUSION = "Verification";

export function isScalar(name: string): name is ScalarName {
  return SCALARS.some((scalar) => scalar === name);
}
