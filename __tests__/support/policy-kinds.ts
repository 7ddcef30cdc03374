import { z } from "zod";
import type { PolicyKinds } from "../../src/policy/policy.ts";
import { ExpectParam } from "../../src/policy/types/schema.ts";

/** Plug-ins as far as the policy sees them: schemas, and who can hand in structured evidence. */
export const policyKinds: PolicyKinds = {
  agents: {
    recipe: { params: z.strictObject({}), structured: null, provenance: "observed" },
    command: {
      params: z.strictObject({ run: z.string().min(1).describe("Program to run.") }),
      structured: null,
      provenance: "claimed",
    },
    talker: { params: z.strictObject({ model: z.string().min(1) }), structured: "tool", provenance: "claimed" },
  },
  checks: {
    run: z.strictObject({ run: z.string().min(1), expect: ExpectParam.optional() }),
    agent: z.strictObject({
      agent: z.string().min(1),
      expect: ExpectParam.optional(),
      task: z.string().min(1).optional(),
    }),
    paths: z.strictObject({
      paths: z.strictObject({ allowed: z.array(z.string()).default([]), forbidden: z.array(z.string()).default([]) }),
    }),
    measurements: z.strictObject({ measurements: z.literal(true) }),
  },
};
