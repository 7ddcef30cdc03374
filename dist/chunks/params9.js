import { S as string, x as strictObject } from "./schemas.js";

// src/checks/run/params.ts
/** A shell command, such as `npm test -- settings`. */
const RunParams = strictObject({ run: string().refine((command) => command.trim() !== "", "must not be empty").refine((command) => !command.includes("\0"), "must not contain a NUL character").describe("Shell command, run in a checkout of the head commit; it passes with exit code 0.") });
const runFacts = {
	passed: "bool",
	exitCode: "number",
	durationMs: "number"
};

export { runFacts as n, RunParams as t };