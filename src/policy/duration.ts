import { z } from "zod";
import { show } from "../lib/fault.ts";

const UNITS_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
const MIN_TIMEOUT_MS = 1_000;
const MAX_TIMEOUT_MS = 6 * 3_600_000;

/** A timeout such as `90s`. Out: milliseconds. */
export const timeoutSchema = z
  .string("must be a duration such as `90s`, `20m` or `1h`")
  .regex(/^\d{1,15}(ms|s|m|h)$/, { error: "must be a duration such as `90s`, `20m` or `1h`", abort: true })
  .refine((text) => toMs(text) >= MIN_TIMEOUT_MS && toMs(text) <= MAX_TIMEOUT_MS, {
    error: ({ input }) => `must be from \`1s\` to \`6h\`, found ${show(input)}`,
  })
  .transform(toMs);

function toMs(text: string): number {
  return Number.parseInt(text, 10) * (UNITS_MS[text.replace(/^\d+/, "")] ?? Number.NaN);
}
