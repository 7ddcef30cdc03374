import type { ModelEndpoint } from "../ports/models.ts";
import type { Cli } from "./cli.ts";
import type { CliParams } from "./params.ts";

/** One run of one agent, as the policy wants it. `resume` is the session to go on with, null for a new one. */
export interface CliJob {
  readonly cli: Cli;
  readonly params: CliParams;
  readonly endpoint: ModelEndpoint;
  readonly resume: string | null;
}
