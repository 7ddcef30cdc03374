import { z } from "zod";
import type { PolicyKinds } from "../../src/policy/policy.ts";

/** Plug-ins as far as the policy sees them: schemas. */
export const policyKinds: PolicyKinds = {
  agents: {
    recipe: z.strictObject({}),
    command: z.strictObject({ run: z.string().min(1).describe("Program to run.") }),
  },
  checks: {
    run: z.string().min(1),
    agent: z.string().min(1),
    paths: z.strictObject({ allowed: z.array(z.string()).default([]), forbidden: z.array(z.string()).default([]) }),
    measurements: z.literal(true),
  },
};
