import { D as string, E as strictObject, T as record } from "./schemas.js";

// src/agents/command/params.ts
const variableName = string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, "must be the name of an environment variable").refine((name) => !/^(?:PASSWHEN_|HOME$|TMPDIR$)/.test(name), "is set by the run itself; choose another name");
const variableValue = string().refine((value) => !value.includes("\0"), "must not contain a NUL character");
/** Any program that verifies. */
const CommandParams = strictObject({
	command: string().refine((command) => command.trim() !== "", "must not be empty").refine((command) => !command.includes("\0"), "must not contain a NUL character").describe("Shell command; reads the prompt on standard input, writes the handoff to the file $PASSWHEN_HANDOFF."),
	env: record(variableName, variableValue).optional().describe("Environment variables for it, as plain text.")
});

export { CommandParams as t };