import type { agents } from "../../../src/agents/index.ts";

/** What the suite must know of an agent. */
export interface Traits {
  readonly use: keyof typeof agents;
  /** A name that the program takes for a model. */
  readonly model: string;
}
