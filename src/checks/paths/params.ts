import { z } from "zod";
import type { FactType } from "../../evidence/check.ts";
import { PATH_REPORT } from "../../policy/types/builtin.ts";
import { findGlobFault } from "../../policy/globs.ts";

const glob = z
  .string()
  .min(1, { abort: true })
  .refine((text) => findGlobFault(text)?.severity !== "error", {
    error: ({ input }) => (typeof input === "string" ? findGlobFault(input)?.message : undefined),
  });
const globs = z.array(glob).optional();

/** Globs from the root of the repository; what is left out is taken from the target's task. */
export const PathsParams = z.strictObject({
  paths: z.strictObject({
    allowed: globs.describe("Globs of the files that may change; the task's `pathsAllowed` by default."),
    forbidden: globs.describe("Globs of the files that must not change; the task's `pathsForbidden` by default."),
  }),
});
export type PathsParams = z.infer<typeof PathsParams>;

export const pathsFacts = PATH_REPORT.fields satisfies Record<string, FactType>;
