import { z } from "zod";
import type { FactType } from "../../evidence/check.ts";
import { MEASUREMENTS } from "../../policy/types/builtin.ts";

/** What is measured is in the plan: the target's `measurements`. */
export const MeasurementsParams = z.strictObject({
  measurements: z.literal(true).describe("Takes the target's measurements again."),
});
export type MeasurementsParams = z.infer<typeof MeasurementsParams>;

export const measurementsFacts = MEASUREMENTS.fields satisfies Record<string, FactType>;
