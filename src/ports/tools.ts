/** A JSON Schema, as data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One tool that the runtime offers to an agent over the Model Context Protocol. */
export interface ToolOffer {
  readonly name: "submit_evidence" | "submit_verdict";
  /** For the model. */
  readonly description: string;
  /** What its arguments must look like; an object. */
  readonly schema: JsonSchema;
}

/** How the agent starts the server that has the tool. */
export interface ToolServer {
  /** Name of the server in the agent's settings. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** What the agent handed in: arguments that fit the schema. */
export interface OfferedTool {
  readonly server: ToolServer;
  /** Accepted calls, in order, and how many were refused because they did not fit. */
  readonly calls: () => { readonly accepted: readonly unknown[]; readonly refused: readonly string[] };
  readonly close: () => Promise<void>;
}

/** Tools of the runtime. */
export interface Tools {
  /** Throws: `GateError` (`world-failed`). */
  readonly offer: (offer: ToolOffer) => Promise<OfferedTool>;
}
