import { D as string, E as strictObject } from "./schemas.js";
import { t as ExpectParam } from "./schema.js";
import { i as NUMBER, r as INT, t as BOOL } from "./type.js";

// src/checks/run/params.ts
/** A shell command, such as `npm test -- settings`. */
const RunParams = strictObject({
	run: string().refine((command) => command.trim() !== "", "must not be empty").refine((command) => !command.includes("\0"), "must not contain a NUL character").describe("Shell command, run in a checkout of the head commit; it passes with exit code 0."),
	expect: ExpectParam.optional().describe("Type of what it prints: one JSON document, for a text or a choice the text itself.")
});
const runFacts = {
	passed: BOOL,
	exitCode: INT,
	durationMs: NUMBER
};

export { runFacts as n, RunParams as t };