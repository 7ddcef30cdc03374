import { D as string, E as strictObject } from "./schemas.js";
import { t as ExpectParam } from "./schema.js";
import { n as HANDOFF } from "./builtin.js";

// src/checks/agent/params.ts
/** Which agent verifies, and what it is asked beside what the plan says. */
const AgentCheckParams = strictObject({
	agent: string().min(1).describe("Name of the agent, from `agents`."),
	expect: ExpectParam.optional().describe("Type of the structured evidence that it hands in."),
	task: string().refine((task) => task.trim() !== "", "must not be empty").optional().describe("What the agent is asked in particular.")
});
const agentFacts = HANDOFF.fields;

export { agentFacts as n, AgentCheckParams as t };