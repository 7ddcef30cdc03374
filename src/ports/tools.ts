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
  /** How to see that the agent is at work: a number that grows while it is. The server must come before the first growth, and a break
   *  of its connection that growth follows breaks the offer. */
  readonly watch: (progress: () => number) => void;
  /** Accepted calls, in order, what was refused because it did not fit, and why none of that counts: null where it does. */
  readonly calls: () => {
    readonly accepted: readonly unknown[];
    readonly refused: readonly string[];
    readonly broken: string | null;
  };
  readonly close: () => Promise<void>;
}

/** Tools of the runtime. */
export interface Tools {
  /** In: a folder of the agent's own, in which the key to the tool is laid out for the server; whoever sees it could take the key.
   *  Throws: `GateError` (`world-failed`, `disk-full`). */
  readonly offer: (offer: ToolOffer, folder: string) => Promise<OfferedTool>;
}
