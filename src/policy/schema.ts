import { z } from "zod";
import { timeoutSchema } from "./duration.ts";
import { CRITERIA, CRITERIA_SOURCES, FLOORS, type PolicyKinds } from "./policy.ts";
import { TypesDocument } from "./types/schema.ts";
import {
  agentNameSchema,
  ApprovalSchema,
  GateVerifyDocument,
  globSchema,
  RedoSchema,
  VerifyDocument,
} from "./verify-schema.ts";

const gateNameSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,100}$/, "must consist of at most 100 letters, digits, `-` and `_`")
  .refine((name) => name.toLowerCase() !== "passwhen", "is the name of the summary check run; choose another");

/** Why a gate cannot have this name; null where it can. */
export function findGateNameFault(name: string): string | null {
  return gateNameSchema.safeParse(name).error?.issues[0]?.message ?? null;
}

/** What `input` holds beside the policy's own. */
const RESERVED_INPUTS = ["base", "head", "target", "files"];
/** Words of the gate language, and the names that every gate sees. */
const RESERVED_WORDS = ["true", "false", "and", "or", "not", "in", "if", "else", "let", "input"];

const checkNameSchema = z
  .string()
  .regex(
    /^[A-Za-z_][A-Za-z0-9_]{0,99}$/,
    "must be a name that expressions can read: letters, digits and `_`, no `-`; rename it",
  )
  .refine((name) => !RESERVED_WORDS.includes(name), "is a word of the gate language; choose another");

const fallbackSchema = z
  .array(agentNameSchema)
  .min(1)
  .optional()
  .describe("Other agents of the policy that stand in for it, in order, when it cannot work here.");

const setupCommandSchema = z
  .string()
  .refine((command) => command.trim() !== "", "must not be empty")
  .refine((command) => !command.includes("\0"), "must not contain a NUL character");

const modelNameSchema = z
  .string()
  .regex(/^\S{1,200}$/, "must be the name of a model as plans spell it, without spaces");

const criteriaSourceSchema = z.enum(CRITERIA_SOURCES);

const inputNameSchema = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]{0,99}$/, "must be a name that gates can use: letters, digits and `_`")
  .refine((name) => !RESERVED_INPUTS.includes(name), "is what the runtime itself gives gates; choose another");

/** What is wrong in it is told by `findInputFaults`. */
const inputSchema = z.unknown();

const onBlockedSchema = z.enum(["block", "neutral"]);

/** A check that the language computes, so that it has no plug-in. */
const ExpressionParams = z.strictObject({
  expression: z.string().min(1).describe("Expression over `input` whose value is that of the check."),
});

/** The kinds of checks that a policy may name: the plug-ins and `expression`. */
export function checkKindsOf({ checks }: PolicyKinds): PolicyKinds["checks"] {
  const { judge } = checks;
  return { ...checks, ...(judge !== undefined && { judge: asWritten(judge) }), expression: ExpressionParams };
}

/** The keys of a check that name a kind, in file order; a check has one. A judge's `agent` says who judges. */
export function kindsIn(keys: readonly string[], known: readonly string[]): readonly string[] {
  const isJudge = keys.includes("judge") && known.includes("judge");
  return keys.filter((key) => known.includes(key) && !(isJudge && key === "agent"));
}

/** A judge check as people write it: without what the runtime sets. Who judges is filled in before this schema is asked. */
function asWritten(judge: z.ZodType): z.ZodType {
  const { rubricFile: _, ...shape } = shapeOf(judge);
  return judge instanceof z.ZodObject ? z.strictObject(shape) : judge;
}

const requireObservedSchema = z
  .boolean()
  .optional()
  .describe("Whether a gate that agents' words alone decide is a fault.");

/** What is wrong in it is told by `readVerify`. */
const verifySchema = z.unknown();

/** The shape of a gate as a mapping. In: schemas for one check and for its judgement. */
function gateSchemaWith<Check extends z.ZodType>(check: Check, verify: z.ZodType) {
  return z.strictObject({
    floor: z.enum(FLOORS).optional().describe("Weakest evidence of the verifier that counts."),
    criteria: z
      .enum(CRITERIA)
      .optional()
      .describe("`all`: every acceptance item must be answered met. `reported`: what the handoff reports counts."),
    agent: agentNameSchema.optional().describe("Agent that verifies, a name from `agents`."),
    checks: z.record(checkNameSchema, check).optional().describe("Named checks beside the ones of the default gate."),
    "pass-when": z
      .string()
      .min(1)
      .optional()
      .describe("Expression over the checks that decides; all must hold by default."),
    flow: z.string().optional().describe("The whole gate in the gate language, instead of `checks`."),
    paths: z
      .array(globSchema)
      .min(1)
      .optional()
      .describe("Makes this a gate for pull requests that change such files."),
    require: z.boolean().default(true).describe("Whether a failed verdict fails the check run."),
    "on-blocked": onBlockedSchema.optional().describe("What a blocked verdict does."),
    timeout: timeoutSchema.optional().describe("Longest time for each check."),
    "require-observed": requireObservedSchema,
    verify: verify.optional().describe("Has a judge look at the change of this gate, by its own standard."),
  });
}

/** The shape of a policy around its plug-ins, types and judgement. In: schemas for one agent, one gate, all types and the judgement. */
function policySchemaWith<Agent extends z.ZodType, Gate extends z.ZodType, Types extends z.ZodType>(
  agent: Agent,
  gate: Gate,
  types: Types,
  verify: z.ZodType,
) {
  return z.strictObject({
    version: z.literal(1).describe("Version of this format."),
    plan: z
      .union([globSchema, z.array(globSchema).min(1)])
      .optional()
      .describe("Where acceptance plans are; `.orchestrate/*/plan.{json,yml,yaml}` by default."),
    "plan-ref": z.string().min(1).optional().describe("Revision to read plans at; the base commit by default."),
    criteria: z
      .union([criteriaSourceSchema, z.array(criteriaSourceSchema).min(1)])
      .optional()
      .describe("Where acceptance criteria are read from beside plans: the pull request's text, the issue it closes."),
    unplanned: z.enum(["pass", "block"]).optional().describe("What holds for a pull request that no plan covers."),
    concurrency: z.int().min(1).max(64).optional().describe("How many checks run at the same time; 4 by default."),
    agents: z.record(agentNameSchema, agent).optional().describe("Agents by the names that gates use."),
    models: z
      .record(modelNameSchema, agentNameSchema)
      .optional()
      .describe("Agent for each model that verifier tasks of a plan name."),
    types: types.optional(),
    input: z
      .record(inputNameSchema, inputSchema)
      .optional()
      .describe("Constants that gates read as `input.…`: any data without null."),
    setup: z
      .union([setupCommandSchema, z.array(setupCommandSchema).min(1)])
      .optional()
      .describe("Shell commands that make a working copy ready, run once at the head commit."),
    defaults: z
      .strictObject({
        agent: agentNameSchema.optional().describe("Agent of gates that name none."),
        floor: z.enum(FLOORS).optional().describe("Weakest evidence of a verifier that counts."),
        criteria: z.enum(CRITERIA).optional().describe("How much of the acceptance must be answered met."),
        "on-blocked": onBlockedSchema.optional().describe("What a blocked verdict does."),
        timeout: timeoutSchema.optional().describe("Longest time for each check; `15m` by default."),
        "require-observed": requireObservedSchema,
      })
      .optional()
      .describe("What holds where a gate says nothing."),
    verify: verify.optional().describe("Has a judge look at every change."),
    approval: ApprovalSchema.optional().describe("Who is asked to review once the judge lets a change pass."),
    redo: RedoSchema.optional().describe("Has an agent revise a change that failed."),
    "budget-usd": z.number().positive().optional().describe("Most US dollars that one run may spend altogether."),
    "budget-tokens": z.int().positive().optional().describe("Most tokens that one run may use altogether, in and out."),
    gates: z
      .record(gateNameSchema, gate)
      .optional()
      .describe("Gates by the name of their verifier, of the task that verifiers check, or a free name."),
  });
}

/** What a policy file must look like before its agents and checks are looked at one by one. */
export const PolicyFileSchema = policySchemaWith(
  z.looseObject(
    { use: z.string().describe("Kind of agent."), timeout: timeoutSchema.optional(), fallback: fallbackSchema },
    "must be an object such as `{ use: recipe }`",
  ),
  gateSchemaWith(
    z.looseObject({ timeout: timeoutSchema.optional() }, 'must be an object such as `{ run: "npm test" }`'),
    verifySchema,
  ),
  z.record(z.string(), z.unknown(), "must be an object such as `{ UiCheck: { ok: bool } }`"),
  verifySchema,
);
export type PolicyFile = z.infer<typeof PolicyFileSchema>;

/** The whole schema with its plug-ins, for the JSON Schema that editors use. */
export function documentPolicy(kinds: PolicyKinds) {
  const timeout = timeoutSchema.optional().describe("Longest time for this one.");
  const agents = Object.entries(kinds.agents).map(([use, { params }]) =>
    z.strictObject({ use: z.literal(use), timeout, fallback: fallbackSchema, ...shapeOf(params) }),
  );
  const checks = Object.values(checkKindsOf(kinds)).map((params) =>
    z.strictObject({ ...documentedShape(params), timeout }),
  );
  const asText = z.string().describe("The whole gate in the gate language.");
  const gate = gateSchemaWith(z.union(checks), GateVerifyDocument);
  return policySchemaWith(z.union(agents), z.union([asText, gate]), TypesDocument, VerifyDocument);
}

/** The agent of a judge check may be left out. */
function documentedShape(params: z.ZodType): z.core.$ZodLooseShape {
  const shape = shapeOf(params);
  if (shape["judge"] === undefined || shape["agent"] === undefined) return shape;
  return { ...shape, agent: agentNameSchema.optional().describe("Who judges, a name from `agents`.") };
}

function shapeOf(params: z.ZodType): z.core.$ZodLooseShape {
  return params instanceof z.ZodObject ? params.shape : {};
}
