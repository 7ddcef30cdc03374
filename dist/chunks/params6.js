import { E as strictObject } from "./schemas.js";

// src/agents/recipe/params.ts
/** The recipe has nothing to set: what it runs is in the plan. */
const RecipeParams = strictObject({});

export { RecipeParams as t };