/** What the suite must know of an agent beside its name. */
export interface Traits {
  readonly use: string;
  /** A name that the program takes for a model. */
  readonly model: string;
  /** How it hands in structured evidence. */
  readonly structuredBy: "schema" | "tool";
}
