import { z } from "zod";
import type { FactType } from "../../evidence/check.ts";
import { BOOL, INT, TEXT } from "../../policy/types/type.ts";

/** Characters of the whole payload. */
export const DEFAULT_MAX_INPUT = 200_000;

const RubricFile = z.strictObject({
  name: z.string().min(1).describe("Path of the file in the repository."),
  body: z.string().describe("The file without its front matter: the standard to judge by."),
});

/** Whom to ask for a judgement, by what standard, and how much it may read. */
export const JudgeParams = z.strictObject({
  judge: z
    .string()
    .refine((rubric) => rubric.trim() !== "", "must not be empty")
    .describe("The standard to judge by, in words."),
  agent: z.string().min(1).describe("Name of the agent that judges, from `agents`."),
  votes: z.literal([1, 3, 5]).optional().describe("How often it is asked; the majority of all counts. 1 by default."),
  "max-input": z
    .int()
    .min(10_000)
    .max(4_000_000)
    .optional()
    .describe("Characters that a judge is given at most; 200000 by default."),
  "allow-truncated": z
    .boolean()
    .optional()
    .describe("Whether a pass counts although part of the change was not shown; no by default."),
  include: z
    .array(z.enum(["title", "body", "messages"]))
    .optional()
    .describe("What the author says that the judge is shown too; nothing by default."),
  rubricFile: RubricFile.optional().describe("Set by the runtime where the judge is a markdown file."),
});
export type JudgeParams = z.infer<typeof JudgeParams>;

export const judgeFacts = {
  pass: BOOL,
  critique: TEXT,
  votes: INT,
  agreed: BOOL,
  truncated: BOOL,
} as const satisfies Record<string, FactType>;
