import { z } from "zod";

/** Orchestrate's rule. A name may start with a dash, so it is never given to a program without something before it. */
export const taskNameSchema = z
  .string()
  .regex(/^[a-z0-9-]+$/, "must be kebab-case ASCII (small letters, digits and dashes)");

export const TASK_TYPES = ["worker", "subplanner", "verifier"] as const;

/** The same data, read-only all the way down. */
export type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;
