import { g as string } from "./schemas.js";

// src/checks/agent/params.ts
/** Name of an agent in the policy. */
const AgentCheckParams = string().min(1).describe("Name of the agent, from `agents`.");
const agentFacts = {
	verified: "bool",
	verification: "text",
	executed: "number",
	contradiction: "text"
};

export { agentFacts as n, AgentCheckParams as t };