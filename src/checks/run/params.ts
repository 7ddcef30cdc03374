import { z } from "zod";
import type { FactType } from "../../evidence/check.ts";
import { ExpectParam } from "../../policy/types/schema.ts";
import { BOOL, INT, NUMBER } from "../../policy/types/type.ts";

/** A shell command, such as `npm test -- settings`. */
export const RunParams = z.strictObject({
  run: z
    .string()
    .refine((command) => command.trim() !== "", "must not be empty")
    .refine((command) => !command.includes("\0"), "must not contain a NUL character")
    .describe("Shell command, run in a checkout of the head commit; it passes with exit code 0."),
  expect: ExpectParam.optional().describe(
    "Type of what it prints: one JSON document, for a text or a choice the text itself.",
  ),
});
export type RunParams = z.infer<typeof RunParams>;

export const runFacts = { passed: BOOL, exitCode: INT, durationMs: NUMBER } as const satisfies Record<string, FactType>;
