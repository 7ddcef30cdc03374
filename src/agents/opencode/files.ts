import { join } from "node:path";
import type { Cli, CliRun } from "../../cli-agent/cli.ts";

/** All settings come in the environment. Code of the pull request may have left others in HOME before a session is resumed: it looks
 *  for them in folders that are new each time. */
export const files: Cli["files"] = (run) => ({ [join(configHome(run), "opencode", "opencode.json")]: "{}" });

export function configHome({ ownDir }: CliRun): string {
  return join(ownDir, "config");
}
