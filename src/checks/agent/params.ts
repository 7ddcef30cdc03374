import { z } from "zod";
import type { FactType } from "../../evidence/check.ts";
import { BOOL, INT, TEXT } from "../../policy/types/type.ts";

/** Which agent verifies, and what it is asked beside what the plan says. */
export const AgentCheckParams = z.strictObject({
  agent: z.string().min(1).describe("Name of the agent, from `agents`."),
  expect: z
    .string("must be the name of a record from `types`")
    .min(1)
    .optional()
    .describe("Type of the structured evidence that it hands in, from `types`."),
  task: z
    .string()
    .refine((task) => task.trim() !== "", "must not be empty")
    .optional()
    .describe("What the agent is asked in particular."),
});
export type AgentCheckParams = z.infer<typeof AgentCheckParams>;

export const agentFacts = {
  verified: BOOL,
  verification: TEXT,
  executed: INT,
  contradiction: TEXT,
} as const satisfies Record<string, FactType>;
