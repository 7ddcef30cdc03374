import { z } from "zod";
import { AUTHOR_TEXTS, PLACEMENTS } from "./policy.ts";

const MAX_REDOS = 10;
const MAX_REVIEWERS = 15;
const MAX_COMMENT_CHARS = 500;

/** Of agents as a policy names them. */
export const agentNameSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,100}$/, "must consist of at most 100 letters, digits, `-` and `_`");

/** Whether a policy may have an agent of this name. Throws: never. */
export function isAgentName(name: string): boolean {
  return agentNameSchema.safeParse(name).success;
}

const redosSchema = z.int().min(0).max(MAX_REDOS).optional();

/** A judgement as a mapping, before its judge is looked up. */
export const VerifyMapping = z.strictObject({
  criteria: z
    .string()
    .refine((text) => text.trim() !== "", "must not be empty")
    .optional()
    .describe("The standard to judge by, in words; a generic one by default."),
  judge: z
    .string()
    .optional()
    .describe(
      "A markdown file whose body is the standard, relative to the policy file; its front matter says who judges.",
    ),
  at: z
    .enum(PLACEMENTS)
    .optional()
    .describe(
      "Before people are asked, before the merge, or both; `gate` where the policy has an `approval`, else `output`.",
    ),
  "max-redos": redosSchema.describe(
    "How often the change goes back before people are asked all the same; 1 by default.",
  ),
  maxRedos: redosSchema.describe("The same as `max-redos`."),
  model: z.string().optional().describe("Model of the built-in judge, such as `anthropic:claude-sonnet-5`."),
  agent: agentNameSchema.optional().describe("An agent of the kind `judge`, a name from `agents`."),
  votes: z.literal([1, 3, 5]).optional().describe("How often the judge is asked; the majority counts. 1 by default."),
  "max-input": z.int().min(10_000).max(4_000_000).optional().describe("Characters that the judge is given at most."),
  "allow-truncated": z
    .boolean()
    .optional()
    .describe("Whether a pass counts although part of the change was not shown; no by default."),
  include: z
    .array(z.enum(AUTHOR_TEXTS))
    .optional()
    .describe("What the author says that the judge is shown too; nothing by default."),
});
export type VerifyMapping = z.infer<typeof VerifyMapping>;

const verifyText = z.string().min(1).describe("The standard to judge by, in words.");
const verifyOn = z.literal(true).describe("Judge by the generic standard: does the change fulfil the task?");

/** For the JSON Schema of editors. */
export const VerifyDocument = z.union([verifyOn, verifyText, VerifyMapping]);
export const GateVerifyDocument = z.union([
  verifyOn,
  z.literal(false).describe("Not the judgement that the whole policy asks for."),
  verifyText,
  VerifyMapping,
]);

const login = z
  .string()
  .regex(
    /^[A-Za-z0-9](?:-?[A-Za-z0-9]){0,38}(?:_[A-Za-z0-9]{1,10})?$/,
    "must be a GitHub login such as `octocat`, without `@`",
  );
const slug = z
  .string()
  .regex(
    /^[a-z0-9](?:[a-z0-9._-]{0,98}[a-z0-9_])?$/,
    "must be the slug of a team such as `web-reviewers`, without its organisation",
  );

/** A plain text would also take the place of what is said of unknown keys. */
function mustBe(what: string): { readonly error: (issue: { readonly code?: string }) => string | undefined } {
  return { error: ({ code }) => (code === "invalid_type" ? `must be ${what}` : undefined) };
}

/** Who is asked to review. */
export const ApprovalSchema = z.strictObject(
  {
    reviewers: z.array(login).max(MAX_REVIEWERS).optional().describe("GitHub logins."),
    teams: z.array(slug).max(MAX_REVIEWERS).optional().describe("Slugs of teams in the repository's organisation."),
  },
  mustBe("an object such as `{ reviewers: [octocat] }`"),
);

const mention = z
  .string()
  .max(MAX_COMMENT_CHARS)
  .refine((text) => !/\p{Cc}/u.test(text), "must be one line")
  .refine(
    (text) => /^[^@]*(?<![\w.`-])@[A-Za-z0-9](?:-?[A-Za-z0-9]){0,38}(?![\w/-])[^@]*$/.test(text),
    "must have exactly one mention, such as `@cursor` or `@cursor please revise this`",
  );

/** A path or glob from the root of the repository. Others would silently match nothing. */
export const globSchema = z
  .string()
  .min(1)
  .regex(
    /^(?!\.{0,2}\/)(?!(?:.*\/)?\.\.(?:\/|$))/,
    "must start at the root of the repository, without `/`, `./` or `..`",
  );

/** What happens with a critique. */
export const RedoSchema = z.strictObject(
  {
    max: z
      .int()
      .min(0)
      .max(MAX_REDOS)
      .optional()
      .describe("How many revisions there may be; 1 by default, 0 to judge only."),
    agent: agentNameSchema.optional().describe("Who revises, a name from `agents`; the default agent otherwise."),
    resume: z
      .boolean()
      .optional()
      .describe("Whether it goes on with its earlier session where it can; yes by default."),
    comment: mention
      .optional()
      .describe("Asks an outside agent instead, by a comment with one mention such as `@cursor`."),
    guard: z
      .union([globSchema, z.array(globSchema).min(1)])
      .optional()
      .describe(
        "Paths that a revision may not change, beside those that none may: such as the tests that a gate runs.",
      ),
    "on-exhausted": z
      .enum(["block", "neutral"])
      .optional()
      .describe("What holds when the last revision failed: `block` by default; `neutral` lets it through, marked."),
  },
  mustBe("an object such as `{ max: 1 }`"),
);
