import { D as string, E as strictObject, T as record, a as _enum, l as array } from "./schemas.js";

// src/agents/acp/params.ts
const variableName = string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,199}$/, "must be the name of an environment variable").refine((name) => !/^(?:PASSWHEN_|HOME$|TMPDIR$)/.test(name), "is set by the run itself; choose another name");
const variableValue = string().refine((value) => !value.includes("\0"), "must not contain a NUL character");
const permission = _enum([
	"read",
	"run",
	"write"
]);
/** Any agent that speaks the Agent Client Protocol. */
const AcpParams = strictObject({
	command: string().refine((command) => command.trim() !== "", "must not be empty").refine((command) => !command.includes("\0"), "must not contain a NUL character").describe("Shell command that starts the agent, such as `gemini --acp`; it speaks the protocol on its standard streams."),
	env: record(variableName, variableValue).optional().describe("Environment variables for it, as plain text."),
	secrets: array(variableName).max(20).optional().describe("Names of environment variables that are passed on to it, such as the key of its model. It could tell them."),
	allow: array(permission).default([
		"read",
		"run",
		"write"
	]).describe("What it may do when it asks: `read` and search, `run` commands and tools, `write` within its working copy. It is refused everything else.")
});

export { AcpParams as t };