import { D as string } from "./schemas.js";

// src/plan/name.ts
/** Orchestrate's rule. A name may start with a dash, so it is never given to a program without something before it. */
const taskNameSchema = string().regex(/^[a-z0-9-]+$/, "must be kebab-case ASCII (small letters, digits and dashes)");
const TASK_TYPES = [
	"worker",
	"subplanner",
	"verifier"
];

export { taskNameSchema as n, TASK_TYPES as t };