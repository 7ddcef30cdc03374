import { z } from "zod";
import type { FactType } from "../../evidence/check.ts";
import { ExpectParam } from "../../policy/types/schema.ts";
import { HANDOFF } from "../../policy/types/builtin.ts";

/** Which agent verifies, and what it is asked beside what the plan says. */
export const AgentCheckParams = z.strictObject({
  agent: z.string().min(1).describe("Name of the agent, from `agents`."),
  expect: ExpectParam.optional().describe("Type of the structured evidence that it hands in."),
  task: z
    .string()
    .refine((task) => task.trim() !== "", "must not be empty")
    .optional()
    .describe("What the agent is asked in particular."),
});
export type AgentCheckParams = z.infer<typeof AgentCheckParams>;

export const agentFacts = HANDOFF.fields satisfies Record<string, FactType>;
