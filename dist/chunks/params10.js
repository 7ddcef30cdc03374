import { D as string, E as strictObject, l as array } from "./schemas.js";
import { a as PATH_REPORT } from "./builtin.js";
import { t as findGlobFault } from "./globs.js";

// src/checks/paths/params.ts
const glob = string().min(1, { abort: true }).refine((text) => findGlobFault(text)?.severity !== "error", { error: ({ input }) => typeof input === "string" ? findGlobFault(input)?.message : void 0 });
const globs = array(glob).optional();
/** Globs from the root of the repository; what is left out is taken from the target's task. */
const PathsParams = strictObject({ paths: strictObject({
	allowed: globs.describe("Globs of the files that may change; the task's `pathsAllowed` by default."),
	forbidden: globs.describe("Globs of the files that must not change; the task's `pathsForbidden` by default.")
}) });
const pathsFacts = PATH_REPORT.fields;

export { pathsFacts as n, PathsParams as t };