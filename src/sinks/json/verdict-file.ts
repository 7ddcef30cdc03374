import { z } from "zod";
import { VERIFICATIONS } from "../../plan/words.ts";
import { REASONS, type ReasonCode } from "../../lib/reason.ts";

const OutcomeSchema = z.enum(["passed", "failed", "blocked", "cancelled"]);
const VerificationSchema = z.enum(VERIFICATIONS);
const CodeSchema = z.custom<ReasonCode>((value) => typeof value === "string" && Object.hasOwn(REASONS, value));

const ReasonSchema = z.strictObject({
  code: CodeSchema.describe("Stable; the README lists what each means."),
  check: z.string().nullable().describe("The check it came from; null for the whole gate or run."),
  detail: z.string().describe("What was seen; untrusted text."),
});

const ConclusionSchema = z.strictObject({
  conclusion: z.enum(["success", "failure", "neutral", "action_required", "cancelled"]),
  exitCode: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(130)]),
  title: z.string(),
});

const FactSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("known"),
    value: z.json(),
    provenance: z.enum(["observed", "claimed"]),
    detail: z.string(),
    reason: CodeSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal("unknown"), reason: CodeSchema, detail: z.string() }),
]);

const CommandSchema = z.strictObject({
  command: z.string(),
  outcome: z.string(),
  isSuccess: z.boolean(),
  durationMs: z.number(),
  tail: z.string(),
});

const FileSchema = z.strictObject({ label: z.string(), path: z.string().describe("Relative to this file.") });

const CriterionSchema = z.strictObject({
  criterion: z.string(),
  answer: z.enum(["met", "not-met", "n/a"]).nullable(),
  evidence: z.string(),
});

const UsageSchema = z.strictObject({
  calls: z.number().nullable(),
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  usd: z.number().nullable().describe("Null where the price of the model is not known."),
  seconds: z.number(),
});

const AgentRunSchema = z.strictObject({
  name: z.string().describe("Name in the policy."),
  use: z.string(),
  version: z.string().nullable(),
  model: z.string().nullable(),
  sessionId: z.string().nullable(),
  usage: UsageSchema.nullable(),
  remarks: z.array(z.string()),
  attempts: z
    .array(z.strictObject({ agent: z.string(), reason: CodeSchema, detail: z.string(), usage: UsageSchema.nullable() }))
    .describe("Agents that were asked before and could not work."),
});

const CheckSchema = z.strictObject({
  name: z.string(),
  kind: z.string(),
  facts: z.record(z.string(), FactSchema),
  handoff: z
    .strictObject({
      verification: VerificationSchema.nullable(),
      reason: z.string().nullable().describe("Why there is no Verification."),
      contradiction: z.string().nullable(),
    })
    .nullable(),
  agent: AgentRunSchema.nullable().describe("Only of `agent` checks."),
  criteria: z.array(CriterionSchema),
  commands: z.array(CommandSchema),
  files: z.array(FileSchema),
  startedAt: z.string(),
  durationMs: z.number(),
});

const CritiqueSchema = z.strictObject({
  path: z.string().nullable(),
  startLine: z.int().nullable(),
  endLine: z.int().nullable(),
  severity: z.enum(["high", "med", "low"]),
  criterion: z.string().nullable(),
  text: z.string(),
  placement: z.discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("inline"),
      path: z.string(),
      side: z.literal("RIGHT"),
      startLine: z.int().nullable(),
      line: z.int(),
    }),
    z.strictObject({ kind: z.literal("body"), why: z.string() }),
  ]),
});

const GateSchema = z.strictObject({
  name: z.string(),
  plan: z.string().nullable().describe("Path of the plan the target is from."),
  target: z.string().nullable(),
  verifier: z.string().nullable(),
  agent: z.string(),
  floor: VerificationSchema,
  criteria: z.enum(["reported", "all"]).describe("How much of the acceptance a handoff must answer to count."),
  isRequired: z.boolean(),
  onBlocked: z.enum(["block", "neutral"]),
  passWhen: z.string().describe("The expression that decides, or the whole gate in the gate language."),
  outcome: OutcomeSchema,
  passed: z.boolean(),
  failed: z.boolean(),
  conclusion: ConclusionSchema,
  verification: VerificationSchema.nullable().describe("What the verdict bears out, not what the handoff claims."),
  isDecidedByClaimsAlone: z.boolean(),
  reasons: z.array(ReasonSchema),
  explanation: z.string(),
  output: z.json().describe("What the gate's `return` gives; null where it gives nothing."),
  restsOn: z.array(
    z.strictObject({
      name: z.string(),
      value: z.string(),
      provenance: z.enum(["observed", "claimed", "unknown"]),
      detail: z.string(),
      isDeciding: z.boolean(),
    }),
  ),
  checks: z.array(CheckSchema),
  critiques: z.array(CritiqueSchema),
  durationMs: z.number(),
});

/** The shape of `verdict.json`, version 1. Keys are always present and always in this order; new keys may be added. While a run
 *  is under way, and if it never ends, the file says `blocked`. */
export const VerdictFileSchema = z.strictObject({
  version: z.literal(1),
  outcome: OutcomeSchema,
  conclusion: ConclusionSchema,
  isFinished: z.boolean().describe("False while the run is under way, and for ever if it was killed."),
  subject: z.strictObject({
    repository: z.string().nullable(),
    number: z.int().nullable(),
    headSha: z.string(),
    headRef: z.string().nullable(),
    baseSha: z.string(),
    baseRef: z.string().nullable(),
    isFork: z.boolean(),
  }),
  reasons: z.array(ReasonSchema),
  because: z.string(),
  verifications: z.array(z.strictObject({ plan: z.string(), task: z.string(), verification: VerificationSchema })),
  gates: z.array(GateSchema),
  plans: z.array(
    z.strictObject({
      path: z.string(),
      commit: z.string(),
      digest: z.string().describe("SHA-256 of the file's bytes."),
      rootSlug: z.string(),
    }),
  ),
  setup: z
    .strictObject({ commands: z.array(CommandSchema), files: z.array(FileSchema) })
    .nullable()
    .describe("What the policy's `setup` did; null where none ran."),
  usage: UsageSchema.nullable().describe("What all agents used together; null where nobody used anything."),
  redo: z
    .strictObject({
      attempts: z.int().describe("Revisions of the pull request so far."),
      max: z.int(),
      commit: z.string().nullable().describe("The revision that was pushed in this run."),
      needsAttention: z.boolean(),
      isLetThrough: z.boolean().describe("The policy lets the failed output go."),
      note: z.string().nullable(),
      refused: z.array(z.strictObject({ path: z.string(), why: z.string() })),
      agent: AgentRunSchema.nullable(),
      files: z.array(FileSchema),
    })
    .nullable()
    .describe("What came of the policy's `redo`; null where there is none."),
  notices: z.array(z.strictObject({ level: z.enum(["info", "warning"]), text: z.string() })),
  diagnostics: z.array(
    z.strictObject({
      ruleId: z.string(),
      severity: z.enum(["error", "warning"]),
      message: z.string(),
      file: z.string(),
      line: z.int().nullable(),
      column: z.int().nullable(),
      path: z.string().nullable(),
      hint: z.string().nullable(),
    }),
  ),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  durationMs: z.number().nullable(),
});

export type VerdictFile = z.infer<typeof VerdictFileSchema>;
