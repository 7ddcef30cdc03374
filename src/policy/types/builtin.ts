import { BOOL, type EvidenceType, INT, type RecordEvidence, TEXT } from "./type.ts";

/** What the runtime reads out of a handoff. An agent check that expects it hands in no more than its handoff. */
export const HANDOFF = {
  kind: "record",
  fields: {
    verified: BOOL,
    verification: {
      kind: "enum",
      values: [
        "live-ui-verified",
        "unit-test-verified",
        "type-check-only",
        "verifier-blocked",
        "verifier-failed",
        "not-verified",
      ],
    },
    executed: INT,
    contradiction: { kind: "enum", values: ["none", "criterion-not-met", "no-execution", "execution-failed"] },
  },
} as const satisfies RecordEvidence;

/** What comparing a change with globs gives. */
export const PATH_REPORT = {
  kind: "record",
  fields: { ok: BOOL, outside: INT, forbidden: INT },
} as const satisfies RecordEvidence;

/** What taking measurements again gives. */
export const MEASUREMENTS = {
  kind: "record",
  fields: { ok: BOOL, matching: INT, mismatching: INT },
} as const satisfies RecordEvidence;

const TEST_REPORT = {
  kind: "record",
  fields: { passed: BOOL, total: optional(INT), failed: optional(INT), notes: optional(TEXT) },
} as const satisfies RecordEvidence;

/** What a judge says of a change. Source: AgentUse, Verify. */
export const JUDGEMENT = {
  kind: "record",
  fields: {
    pass: BOOL,
    critique: TEXT,
    criticisms: {
      kind: "list",
      item: {
        kind: "record",
        fields: {
          path: optional(TEXT),
          line: optional(INT),
          severity: { kind: "enum", values: ["low", "medium", "high"] },
          text: TEXT,
        },
      },
    },
  },
} as const satisfies RecordEvidence;

/** Types of the language itself by name; a policy cannot define its own under these. */
export const BUILTIN_TYPES: ReadonlyMap<string, RecordEvidence> = new Map<string, RecordEvidence>([
  ["TestReport", TEST_REPORT],
  ["Handoff", HANDOFF],
  ["Judgement", JUDGEMENT],
  ["Measurements", MEASUREMENTS],
  ["PathReport", PATH_REPORT],
]);

function optional<Inner extends EvidenceType>(inner: Inner) {
  return { kind: "optional", inner } as const;
}
