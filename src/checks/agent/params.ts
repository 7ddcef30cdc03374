import { z } from "zod";
import type { FactType } from "../../evidence/check.ts";

/** Name of an agent in the policy. */
export const AgentCheckParams = z.string().min(1).describe("Name of the agent, from `agents`.");
export type AgentCheckParams = z.infer<typeof AgentCheckParams>;

export const agentFacts = {
  verified: "bool",
  verification: "text",
  executed: "number",
  contradiction: "text",
} as const satisfies Record<string, FactType>;
