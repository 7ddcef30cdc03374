import { z } from "zod";

/** The recipe has nothing to set: what it runs is in the plan. */
export const RecipeParams = z.strictObject({});
export type RecipeParams = z.infer<typeof RecipeParams>;
